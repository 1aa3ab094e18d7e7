//! What was given for `--db`: what of it may be shown, that nobody else reads it, and that one server at a time uses it.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::{StoreError, StoreResult};

/// Is it the name of a file? Whatever looks like an address, also like a misspelt one, is none: it may have a password in it.
pub(super) fn is_file(place: &str) -> bool {
    !(place.contains("://") || place.starts_with("postgres:") || place.starts_with("postgresql:"))
}

/// Is this the address of a PostgreSQL database?
pub(super) fn is_postgres(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

/// A place as it may be shown: an address without user, password and parameters.
pub fn shown(place: &str) -> String {
    let Some((scheme, rest)) = place.split_once("://") else {
        // An address with a slip of the pen may hold a password, too.
        let secret = place.starts_with("postgres") && place.contains([':', '@', '=']);
        return if secret { "postgres…".to_string() } else { place.to_string() };
    };
    let (head, query) = rest.split_once('?').unwrap_or((rest, ""));
    if query.contains('@') {
        // A password with a question mark in it, perhaps.
        return format!("{scheme}://…");
    }
    let host = head.rsplit_once('@').map_or(head, |(_, host)| host);
    format!("{scheme}://{host}")
}

/// What may follow the question mark of an address. `options[…]` may, too.
#[cfg(feature = "postgres")]
const PARAMETERS: [&str; 19] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
    "",
];

/// Refuses a parameter nobody knows: a misspelt `sslmode` must not be passed over, and its value not be printed.
#[cfg(feature = "postgres")]
pub(super) fn check_parameters(address: &str) -> StoreResult<()> {
    let (_, query) = address.split_once('?').unwrap_or((address, ""));
    for pair in query.split('&') {
        let key = pair.split('=').next().unwrap_or("");
        if !PARAMETERS.contains(&key) && !key.starts_with("options[") && !key.starts_with("options%5B") {
            let known = "sslmode, sslrootcert, sslcert, sslkey, user, password, host, port, dbname";
            return Err(StoreError::Unfit(format!(
                "the address of the PostgreSQL database has a parameter that is not known; among those that are: {known}"
            )));
        }
    }
    Ok(())
}

/// Sees to it that nobody but the owner reads a file that holds secrets: it is made so, and one that others may read is
/// taken from them. The files SQLite puts beside it get the same rights.
#[cfg(unix)]
pub(super) fn make_private(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let made = File::options().append(true).create_new(true).mode(0o600).open(path);
    match made {
        Ok(_) => return Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(error),
    }
    for end in ["", "-wal", "-shm"] {
        let path = beside(path, end);
        let Ok(about) = path.metadata() else { continue };
        let mode = about.permissions().mode();
        if about.is_file() && mode & 0o077 != 0 {
            let shut = std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode & 0o700));
            let file = path.display();
            match shut {
                Ok(()) => tracing::warn!(%file, "others could read the database; now only its owner can"),
                Err(error) => tracing::warn!(%file, %error, "others can read the database, and that cannot be changed"),
            }
        }
    }
    Ok(())
}

/// Sees to it that nobody but the owner reads a file; here the folder it is in does.
#[cfg(not(unix))]
pub(super) fn make_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// The right to be the one server that uses a file. It ends with the process, however that ends.
#[derive(Debug)]
pub struct Occupied {
    _lock: File,
}

/// Claims a place for one server; none where several may share it. While it is held, the file can still be read and saved.
pub fn occupy(place: &str) -> StoreResult<Option<Occupied>> {
    if !is_file(place) {
        return Ok(None);
    }
    let cannot = |error: std::io::Error| StoreError::Unfit(format!("cannot open the database {place}: {error}"));
    let path = Path::new(place);
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(cannot)?;
    }
    // By whatever name it is called: the lock lies beside the file itself.
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let beside = beside(&path, "-serve");
    make_private(&beside).map_err(cannot)?;
    // Where files have no rights it is not there yet.
    let lock = File::options().append(true).create(true).open(&beside).map_err(cannot)?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(Occupied { _lock: lock })),
        Err(TryLockError::WouldBlock) => Err(StoreError::Unfit(format!(
            "another kaiju uses the database {place}; stop that one, or choose another --db (several servers can share a \
             PostgreSQL database)"
        ))),
        Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {
            tracing::warn!(
                place,
                "this file system has no locks: see to it yourself that no second server uses the file"
            );
            Ok(None)
        }
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_ever_shown() {
        for (place, wanted) in [
            ("kaiju.db", "kaiju.db"),
            ("/var/lib/me@home/kaiju.db", "/var/lib/me@home/kaiju.db"),
            ("postgres://kaiju@db/kaiju", "postgres://db/kaiju"),
            ("postgres://db:5432/kaiju?sslmode=require", "postgres://db:5432/kaiju"),
            ("postgres://u:s3cret@db/kaiju?sslmode=require", "postgres://db/kaiju"),
            ("postgresql://db/kaiju?user=u&password=s3cret", "postgresql://db/kaiju"),
            ("postgres://db/kaiju?password=s3@cret", "postgres://…"),
            ("postgres://u:s3@cret@db/kaiju", "postgres://db/kaiju"),
            ("postgres://u:s3/cret@db/kaiju", "postgres://db/kaiju"),
            ("postgres://u:s3?cret@db/kaiju", "postgres://…"),
            ("postgres://u:s3#cret@db/kaiju", "postgres://db/kaiju"),
            ("postgres:/u:s3cret@db/kaiju", "postgres…"),
            ("mysql://u:s3cret@db/kaiju", "mysql://db/kaiju"),
        ] {
            assert_eq!(shown(place), wanted, "{place}");
            assert!(!shown(place).contains("cret"), "{place}");
        }
    }

    /// On every system, also where a file that others could read cannot be made private.
    #[test]
    fn one_server_at_a_time_uses_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("new/kaiju.db").display().to_string();
        let first = occupy(&place).unwrap();
        assert!(first.is_some());
        assert!(occupy(&place).unwrap_err().to_string().contains("another kaiju"));
        drop(first);
        assert!(occupy(&place).unwrap().is_some());
    }

    #[cfg(feature = "postgres")]
    #[test]
    fn parameters_that_are_misspelt_are_refused_without_their_value() {
        for good in ["postgres://db/x", "postgres://db/x?", "postgres://db/x?sslmode=require&options[a]=b"] {
            assert!(check_parameters(good).is_ok(), "{good}");
        }
        for bad in ["postgres://db/x?sslmod=require", "postgres://db/x?pasword=s3cret", "postgres://db/x?a&sslmode=x"] {
            let error = check_parameters(bad).unwrap_err().to_string();
            assert!(!error.contains("s3cret"), "{error}");
        }
    }
}
