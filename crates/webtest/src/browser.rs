//! Browsers: where they come from and how pages are opened in them.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs};

use crate::chromium::Chromium;
use crate::firefox::Firefox;
use crate::{Page, PushService, Result};

/// How long to wait between two looks for something outside the page, and how often to look before a program that was
/// started is taken for hanging: two minutes, which is far beyond what the slowest machine needs.
pub(crate) const NAP: Duration = Duration::from_millis(20);
pub(crate) const SPAWN: u32 = 6000;

/// What somebody holds in their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// The width of the window.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// It has a finger instead of a mouse.
    pub phone: bool,
}

/// A window on a desk.
pub const DESK: Device = Device { width: 1280, height: 800, phone: false };
/// A small phone.
pub const PHONE: Device = Device { width: 360, height: 740, phone: true };

/// A running browser.
pub struct Browser(Engine);

enum Engine {
    Chromium(Chromium),
    Firefox(Firefox),
}

impl Browser {
    /// The Chromium that all tests of this process share; their pages have nothing to do with each other.
    pub fn shared() -> Result<&'static Browser> {
        static SHARED: OnceLock<Result<Browser>> = OnceLock::new();
        SHARED.get_or_init(Browser::chromium).as_ref().map_err(Clone::clone)
    }

    /// Starts a Chromium of one's own.
    pub fn chromium() -> Result<Browser> {
        Chromium::launch().map(Engine::Chromium).map(Browser)
    }

    /// Starts a Firefox.
    pub fn firefox() -> Result<Browser> {
        Firefox::launch(None).map(Engine::Firefox).map(Browser)
    }

    /// Starts a Firefox whose pages may send notices, and are told by this push service.
    pub fn firefox_told_by(service: &PushService) -> Result<Browser> {
        Firefox::launch(Some(&service.line())).map(Engine::Firefox).map(Browser)
    }

    /// Opens a page that shares nothing with the others, as if somebody else had opened it elsewhere.
    pub fn page(&self, device: Device) -> Result<Page> {
        match &self.0 {
            Engine::Chromium(chromium) => chromium.page(device),
            Engine::Firefox(firefox) => firefox.page(device),
        }
    }

    /// Opens a page for the owner of the browser; only Chromium makes a difference.
    pub fn owner(&self, device: Device) -> Result<Page> {
        match &self.0 {
            Engine::Chromium(chromium) => chromium.owner(device),
            Engine::Firefox(firefox) => firefox.page(device),
        }
    }

    /// The memory in bytes that the processes of the pages have to themselves; none where the system does not tell.
    pub fn memory(&self) -> Result<Option<u64>> {
        let Engine::Chromium(chromium) = &self.0 else { return Ok(None) };
        let mut sum = None;
        for id in chromium.renderers()? {
            // A page that was closed takes its process along.
            let Ok(said) = fs::read_to_string(format!("/proc/{id}/smaps_rollup")) else { continue };
            let own = said.lines().filter(|line| line.starts_with("Private_") || line.starts_with("Swap:"));
            let kilobytes: u64 = own.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).sum();
            *sum.get_or_insert(0) += kilobytes * 1024;
        }
        Ok(sum)
    }
}

/// An empty folder that nobody else uses.
pub(crate) fn fresh_folder(what: &str) -> Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let home = env::temp_dir().join(format!("kaiju-{what}-{}-{number}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).map_err(|e| format!("cannot make {}: {e}", home.display()))?;
    Ok(home)
}

/// The first of these programs that is there.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    let all: Vec<PathBuf> =
        env::split_paths(&paths).flat_map(|at| names.iter().map(move |name| at.join(name))).collect();
    all.into_iter().find(|path| path.is_file())
}
