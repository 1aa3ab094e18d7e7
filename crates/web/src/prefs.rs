//! The player's settings, kept on the device.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use kaiju_client::{Comfort, Speed};
use kaiju_text::Lang;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Something said in every language.
pub(crate) type Label = fn(Lang) -> &'static str;

/// Everything that can be set.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Settings {
    pub lang: Lang,
    /// `light`, `dark`, `contrast`, or empty to follow the system.
    pub theme: String,
    /// `less`, `full`, or empty to follow the system.
    pub motion: String,
    /// `large`, `larger`, or empty for the usual size of letters.
    pub size: String,
    /// `plain`, or empty for the typefaces of the design.
    pub font: String,
    pub sound: bool,
    /// Sounds are softer.
    pub quiet: bool,
    pub speed: Speed,
    /// How much the screen reader is told: 1 what concerns the player, 2 a sentence a turn, 3 everything.
    pub detail: u8,
    pub coach: bool,
    pub chat: bool,
    pub name: String,
    pub comfort: Comfort,
    /// The tutorial was offered and played or declined.
    pub taught: bool,
}

const KEY: &str = "kaiju.settings";

thread_local! {
    static SETTINGS: OnceCell<RwSignal<Settings>> = const { OnceCell::new() };
}

/// The settings, as a signal that lives as long as the page.
pub(crate) fn settings() -> RwSignal<Settings> {
    SETTINGS.with(|cell| *cell.get_or_init(|| RwSignal::new(read())))
}

/// The language now; tracked.
pub(crate) fn lang() -> Lang {
    settings().with(|settings| settings.lang)
}

/// The language now, for words that are said once.
pub(crate) fn lang_now() -> Lang {
    settings().with_untracked(|settings| settings.lang)
}

/// Local storage, where it is allowed.
pub(crate) fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Something kept on the device.
pub(crate) fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps something on the device; where storage is full or forbidden nothing is kept.
pub(crate) fn keep(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value);
    }
}

/// Forgets something.
pub(crate) fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

fn read() -> Settings {
    let words: BTreeMap<String, String> =
        kept(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let text = |name: &str| words.get(name).cloned();
    let flag = |name: &str, default: bool| text(name).map_or(default, |word| word == "yes");
    let number = |name: &str| text(name).and_then(|word| word.parse::<u8>().ok());
    let languages = window().navigator().languages();
    let preferred: Vec<String> = languages.iter().filter_map(|value| value.as_string()).collect();
    let guessed = Lang::from_locales(preferred.iter().map(String::as_str));
    Settings {
        lang: text("lang").and_then(|code| code.parse().ok()).unwrap_or(guessed),
        theme: text("theme").unwrap_or_default(),
        motion: text("motion").unwrap_or_default(),
        size: text("size").unwrap_or_default(),
        font: text("font").unwrap_or_default(),
        sound: flag("sound", true),
        quiet: flag("quiet", false),
        speed: Speed::ALL.into_iter().find(|s| text("speed").as_deref() == Some(s.word())).unwrap_or(Speed::Normal),
        detail: number("detail").unwrap_or(2).clamp(1, 3),
        coach: flag("coach", false),
        chat: flag("chat", true),
        name: text("name").unwrap_or_default(),
        comfort: Comfort {
            yield_at: number("yield_at"),
            stay_at: number("stay_at"),
            default_order: flag("default_order", false),
            skip_shop: flag("skip_shop", false),
            skip_evolve: flag("skip_evolve", true),
            silent: flag("silent", false),
            confirm_stop: flag("confirm_stop", false),
            hold: flag("hold", false),
        },
        taught: flag("taught", false),
    }
}

fn write(settings: &Settings) {
    let word = |flag: bool| if flag { "yes" } else { "no" }.to_string();
    let number = |n: Option<u8>| n.map_or_else(String::new, |n| n.to_string());
    let comfort = &settings.comfort;
    let words = BTreeMap::from([
        ("lang", settings.lang.code().to_string()),
        ("theme", settings.theme.clone()),
        ("motion", settings.motion.clone()),
        ("size", settings.size.clone()),
        ("font", settings.font.clone()),
        ("sound", word(settings.sound)),
        ("quiet", word(settings.quiet)),
        ("speed", settings.speed.word().to_string()),
        ("detail", settings.detail.to_string()),
        ("coach", word(settings.coach)),
        ("chat", word(settings.chat)),
        ("name", settings.name.clone()),
        ("yield_at", number(comfort.yield_at)),
        ("stay_at", number(comfort.stay_at)),
        ("default_order", word(comfort.default_order)),
        ("skip_shop", word(comfort.skip_shop)),
        ("skip_evolve", word(comfort.skip_evolve)),
        ("silent", word(comfort.silent)),
        ("confirm_stop", word(comfort.confirm_stop)),
        ("hold", word(comfort.hold)),
        ("taught", word(settings.taught)),
    ]);
    if let Ok(text) = serde_json::to_string(&words) {
        keep(KEY, &text);
    }
}

/// Keeps the settings and shows them on the page whenever they change, here or in another tab.
pub(crate) fn follow() {
    let elsewhere = Closure::<dyn FnMut(web_sys::StorageEvent)>::new(move |event: web_sys::StorageEvent| {
        if event.key().as_deref() == Some(KEY) {
            let theirs = read();
            if settings().with_untracked(|ours| *ours != theirs) {
                settings().set(theirs);
            }
        }
    });
    let _ = window().add_event_listener_with_callback("storage", elsewhere.as_ref().unchecked_ref());
    elsewhere.forget();
    Effect::new(move |_| {
        settings().with(|settings| {
            if *settings != read() || kept(KEY).is_none() {
                write(settings);
            }
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("lang", settings.lang.code());
                for (name, value) in [
                    ("data-theme", &settings.theme),
                    ("data-motion", &settings.motion),
                    ("data-size", &settings.size),
                    ("data-font", &settings.font),
                ] {
                    let _ =
                        if value.is_empty() { root.remove_attribute(name) } else { root.set_attribute(name, value) };
                }
            }
        });
    });
}

/// Words of the browser client, in the language of the moment.
macro_rules! t {
    ($id:ident $(, $arg:expr)* $(,)?) => {
        move || kaiju_text::web::$id($crate::prefs::lang() $(, $arg)*)
    };
}
pub(crate) use t;
