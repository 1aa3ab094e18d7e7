//! Other programs, which never outlive the tests that started them.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::Result;

/// Runs a program until nobody holds the other end of our standard input any more, even where the tests were killed
/// themselves; then ends it and removes its folder, if it has one to be removed.
const KEEPER: &str = r#"
home=$1; shift
"$@" </dev/null >/dev/null 2>&1 & program=$!
read -r nothing
kill -9 $program 2>/dev/null
wait $program 2>/dev/null
if [ -n "$home" ]; then rm -rf "$home" 2>/dev/null || { sleep 1; rm -rf "$home"; }; fi
"#;

/// A running program.
pub(crate) struct Guard(Child);

impl Guard {
    /// Starts a program; `home` is removed after its end.
    pub(crate) fn start(
        program: &Path,
        args: impl IntoIterator<Item = impl AsRef<OsStr>>,
        home: Option<&Path>,
    ) -> Result<Guard> {
        Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(home.map_or(OsStr::new(""), Path::as_os_str))
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
