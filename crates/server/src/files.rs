//! How many files and sockets this process may have open.

/// Asks the system for as many as it ever gives, and tells how many that is; none where there is no such limit.
#[cfg(unix)]
pub fn open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    if raised.is_ok() { maximum } else { current }
}

/// Asks the system for as many as it ever gives, and tells how many that is; none where there is no such limit.
#[cfg(not(unix))]
pub fn open_files() -> Option<u64> {
    None
}

/// How many that is now.
#[cfg(unix)]
pub(crate) fn allowed_files() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

/// How many that is now.
#[cfg(not(unix))]
pub(crate) fn allowed_files() -> Option<u64> {
    None
}
