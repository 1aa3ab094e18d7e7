//! The accounts somebody is signed in to, one at each server: a file that nobody but its owner may read.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::line::ServerAddress;
use crate::store::WholeFile;
use crate::trouble::Trouble;

/// An account at a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SignedIn {
    /// Its name.
    pub name: String,
    /// The session that opens it.
    pub session: String,
}

/// Where accounts are kept: beside the folder with the keys to seats.
fn file(seats: &Path) -> PathBuf {
    seats.with_file_name("accounts.json")
}

fn all(seats: &Path) -> BTreeMap<String, SignedIn> {
    let text = fs::read_to_string(file(seats)).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// The servers somebody is signed in at, each with the account there.
pub fn all_kept(seats: &Path) -> BTreeMap<String, SignedIn> {
    all(seats)
}

/// The account at a server; `seats` is the folder with the keys to seats.
pub fn kept(seats: &Path, server: &ServerAddress) -> Option<SignedIn> {
    all(seats).remove(&server.url())
}

/// Keeps the account at a server, or forgets it.
pub fn keep(seats: &Path, server: &ServerAddress, account: Option<SignedIn>) -> Result<(), Trouble> {
    let mut accounts = all(seats);
    match account {
        Some(account) => accounts.insert(server.url(), account),
        None => accounts.remove(&server.url()),
    };
    let write = || {
        let path = file(seats);
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        let mut whole = WholeFile::private(&path, true)?;
        whole.file().write_all(serde_json::to_string_pretty(&accounts)?.as_bytes())?;
        whole.finish()
    };
    write().map_err(|error: std::io::Error| Trouble::Disk(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_server_has_an_account_and_others_stay() {
        let folder = std::env::temp_dir().join(format!("kaiju-accounts-{}", std::process::id()));
        let seats = folder.join("kaiju").join("seats");
        let (one, two) = (ServerAddress::new("http://one:8080").unwrap(), ServerAddress::new("http://two").unwrap());
        let ana = |session: &str| SignedIn { name: "Ana".into(), session: session.into() };
        assert_eq!(kept(&seats, &one), None);
        keep(&seats, &one, Some(ana("first"))).unwrap();
        keep(&seats, &two, Some(ana("second"))).unwrap();
        assert_eq!((kept(&seats, &one), kept(&seats, &two)), (Some(ana("first")), Some(ana("second"))));
        keep(&seats, &one, None).unwrap();
        assert_eq!((kept(&seats, &one), kept(&seats, &two)), (None, Some(ana("second"))));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(file(&seats)).unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "sessions are nobody else's");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
