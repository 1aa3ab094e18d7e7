//! The player's settings, kept on the device.

use std::cell::OnceCell;

use js_sys::{Function, Promise};
use kaiju_client::{Comfort, PlayerFit, Preferences, Speed, WrittenWords};
use kaiju_text::Lang;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

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
    /// How strong bots that are to fit the player are.
    pub fit: PlayerFit,
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

thread_local! {
    static FETCH: OnceCell<Function> = const { OnceCell::new() };
}

/// From now on the words of a language are fetched by this function.
pub(crate) fn fetch_by(fetch: Function) {
    FETCH.with(|cell| {
        let _ = cell.set(fetch);
    });
}

/// Speaks a language from now on, if its words are here or can be fetched.
pub(crate) async fn speak(lang: Lang) -> bool {
    let here = is_fetched(lang).await;
    if here {
        settings().update(|settings| settings.lang = lang);
    }
    here
}

/// Are the words of a language here, or do they come?
async fn is_fetched(lang: Lang) -> bool {
    if lang.is_here() {
        return true;
    }
    let fetch = async {
        let asked = FETCH.with(|cell| cell.get()?.call1(&JsValue::UNDEFINED, &lang.code().into()).ok())?;
        let pack = JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()?.as_string()?;
        Some(lang.load(&pack))
    };
    fetch.await.unwrap_or(false)
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
    let words: WrittenWords = kept(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let Preferences { name, speed, comfort, fit } = Preferences::read(&words);
    let languages = window().navigator().languages();
    let preferred: Vec<String> = languages.iter().filter_map(|value| value.as_string()).collect();
    let guessed = Lang::from_locales(preferred.iter().map(String::as_str));
    Settings {
        lang: words.word("lang").and_then(|code| code.parse().ok()).unwrap_or(guessed),
        theme: words.text("theme"),
        motion: words.text("motion"),
        size: words.text("size"),
        font: words.text("font"),
        sound: words.flag("sound", true),
        quiet: words.flag("quiet", false),
        speed,
        detail: words.word("detail").and_then(|word| word.parse().ok()).unwrap_or(2).clamp(1, 3),
        coach: words.flag("coach", false),
        chat: words.flag("chat", true),
        name,
        comfort,
        fit,
        taught: words.flag("taught", false),
    }
}

fn write(settings: &Settings) {
    let Settings { name, speed, comfort, fit, .. } = settings.clone();
    let mut words = WrittenWords::default();
    Preferences { name, speed, comfort, fit }.write(&mut words);
    words.put("lang", settings.lang.code());
    words.put("theme", &settings.theme);
    words.put("motion", &settings.motion);
    words.put("size", &settings.size);
    words.put("font", &settings.font);
    words.put("detail", settings.detail.to_string());
    words.put_flag("sound", settings.sound);
    words.put_flag("quiet", settings.quiet);
    words.put_flag("coach", settings.coach);
    words.put_flag("chat", settings.chat);
    words.put_flag("taught", settings.taught);
    if let Ok(text) = serde_json::to_string(&words) {
        keep(KEY, &text);
    }
}

/// Keeps the settings and shows them on the page whenever they change, here or in another tab.
pub(crate) fn follow() {
    let elsewhere = Closure::<dyn FnMut(web_sys::StorageEvent)>::new(move |event: web_sys::StorageEvent| {
        if event.key().as_deref() == Some(KEY) {
            let theirs = read();
            spawn_local(async move {
                if is_fetched(theirs.lang).await && settings().with_untracked(|ours| *ours != theirs) {
                    settings().set(theirs);
                }
            });
        }
    });
    // What was fetched before the settings were read need not be what they say.
    let wanted = lang_now();
    if !wanted.is_here() {
        settings().update(|settings| settings.lang = Lang::here());
        spawn_local(async move {
            speak(wanted).await;
        });
    }
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

/// A label in the language of the moment. It is one type for all of them, so that the page has the code that shows it
/// once, and not once for every label.
pub(crate) fn said(label: Label) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    move || label(lang())
}

/// Words of the browser client, in the language of the moment.
macro_rules! t {
    ($id:ident) => {
        $crate::prefs::said(kaiju_text::web::$id)
    };
}
pub(crate) use t;
