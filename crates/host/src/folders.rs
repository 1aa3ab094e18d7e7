//! Where our files lie on this system.

use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

/// Where our data belongs: `$XDG_DATA_HOME/kaiju`, or what the system has instead.
pub fn data() -> Option<PathBuf> {
    choose_native_strategy().ok().map(|system| system.data_dir().join("kaiju"))
}

/// Where our settings belong: `$XDG_CONFIG_HOME/kaiju`, or what the system has instead.
pub fn config() -> Option<PathBuf> {
    choose_native_strategy().ok().map(|system| system.config_dir().join("kaiju"))
}
