//! Child processes that never outlive the test that started them.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::Result;

/// Runs a program until nobody holds the other end of our standard input any more, even where the tests were killed
/// themselves; then ends it and removes its folder, if it has one to be removed. What it says goes into a file.
const KEEPER: &str = r#"
home=$1; said=$2; shift 2
"$@" </dev/null >"$said" 2>&1 & program=$!
read -r nothing
kill -9 $program 2>/dev/null
wait $program 2>/dev/null
if [ -n "$home" ]; then rm -rf "$home" 2>/dev/null || { sleep 1; rm -rf "$home"; }; fi
"#;

/// A running program.
pub(crate) struct Guard(Child);

impl Guard {
    /// Starts a program; `home` is removed after its end, and what it says goes into `said`.
    pub(crate) fn start(
        program: &Path,
        args: impl IntoIterator<Item = impl AsRef<OsStr>>,
        home: Option<&Path>,
        said: &Path,
    ) -> Result<Guard> {
        Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(home.map_or(OsStr::new(""), Path::as_os_str))
            .arg(said)
            .arg(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map(Guard)
            .map_err(|e| format!("{} cannot be started: {e}", program.display()))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}
