//! Small helpers of the page: waiting, downloading, icons, random bits.

use js_sys::{Array, Function, Object, Promise, Reflect};
use kaiju_client::link;
use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Waits.
pub(crate) async fn sleep(ms: u32) {
    let promise = Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms as i32);
    });
    let _ = JsFuture::from(promise).await;
}

/// A word of random bits from the system.
pub(crate) fn random_word() -> u64 {
    let mut bytes = [0; 8];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    u64::from_le_bytes(bytes)
}

/// Milliseconds on a clock that never goes back.
pub(crate) fn now_ms() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Hands a text over as a file.
pub(crate) fn download(name: &str, text: &str) {
    let parts = Array::of1(&text.into());
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(link) = document().create_element("a") {
        let link: web_sys::HtmlAnchorElement = link.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}

thread_local! {
    static SQUEEZE: std::cell::OnceCell<Function> = const { std::cell::OnceCell::new() };
    static BOOKS: std::cell::OnceCell<Function> = const { std::cell::OnceCell::new() };
}

/// From now on links are deflated by this function.
pub(crate) fn squeeze_by(squeeze: Function) {
    SQUEEZE.with(|cell| {
        let _ = cell.set(squeeze);
    });
}

/// From now on books are fetched by this function: it takes the name of one and promises its text.
pub(crate) fn fetch_books_by(fetch: Function) {
    BOOKS.with(|cell| {
        let _ = cell.set(fetch);
    });
}

/// The text of a book that the page loads when somebody opens it; none where it cannot be had.
pub(crate) async fn book(name: &str) -> Option<String> {
    let asked = BOOKS.with(|cell| cell.get()?.call1(&JsValue::UNDEFINED, &name.into()).ok())?;
    JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()?.as_string()
}

/// Deflates bytes, or inflates them again where `back` is set; none where the browser cannot, or where they are not
/// deflated bytes.
async fn squeezed(bytes: &[u8], back: bool) -> Option<Vec<u8>> {
    let given = js_sys::Uint8Array::from(bytes);
    let asked = SQUEEZE.with(|cell| cell.get()?.call2(&JsValue::UNDEFINED, &given, &back.into()).ok())?;
    let came = JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()?;
    Some(came.dyn_into::<js_sys::Uint8Array>().ok()?.to_vec())
}

/// How a text begins that a link carries deflated, and one that it carries as it is.
const CARRIED: [&str; 2] = ["z.", "t."];

/// A text as a link can carry it.
pub(crate) async fn carry(text: &str) -> String {
    match squeezed(text.as_bytes(), false).await {
        Some(bytes) => format!("{}{}", CARRIED[0], link::write(&bytes)),
        None => format!("{}{}", CARRIED[1], link::write(text.as_bytes())),
    }
}

/// The text that a link carries; none where it carries none.
pub(crate) async fn carried(address: &str) -> Option<String> {
    let bytes = match CARRIED.map(|head| address.strip_prefix(head)) {
        [Some(rest), _] => squeezed(&link::read(rest)?, true).await?,
        [_, Some(rest)] => link::read(rest)?,
        _ => return None,
    };
    String::from_utf8(bytes).ok()
}

/// Puts a text on the clipboard. Pages that came over a plain line have none: there the text is marked and copied.
pub(crate) fn copy(text: &str) {
    let navigator = window().navigator();
    if Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|found| found.is_object()) {
        let _ = navigator.clipboard().write_text(text);
        return;
    }
    let (Ok(area), Some(body)) = (document().create_element("textarea"), document().body()) else { return };
    let area: web_sys::HtmlTextAreaElement = area.unchecked_into();
    area.set_value(text);
    let _ = body.append_child(&area);
    area.select();
    let command = Reflect::get(&document(), &"execCommand".into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    if let Some(command) = command {
        let _ = command.call1(&document(), &"copy".into());
    }
    area.remove();
}

/// Hands something over to another program of the device, where the browser can; tells whether it can.
pub(crate) fn share(url: Option<&str>) -> bool {
    let navigator = window().navigator();
    let Some(share) = Reflect::get(&navigator, &"share".into()).ok().and_then(|f| f.dyn_into::<Function>().ok()) else {
        return false;
    };
    if let Some(url) = url {
        let what = Object::new();
        let _ = Reflect::set(&what, &"url".into(), &url.into());
        let _ = share.call1(&navigator, &what);
    }
    true
}

/// The address of the client itself, without what is after `#`.
pub(crate) fn base() -> String {
    let here = window().location().href().unwrap_or_default();
    here.split('#').next().unwrap_or_default().to_string()
}

/// Throws the kept client away and reloads the page.
pub(crate) fn renew() {
    if let Ok(event) = web_sys::Event::new("kaiju-renew") {
        let _ = window().dispatch_event(&event);
    }
}

/// Shows a window over the page while something is so, and takes it away afterwards.
pub(crate) fn modal(dialog: NodeRef<Dialog>, open: impl Fn() -> bool + 'static) {
    Effect::new(move |_| {
        let (open, dialog) = (open(), dialog.get());
        if let Some(dialog) = dialog {
            match open {
                true if !dialog.open() => {
                    let _ = dialog.show_modal();
                }
                false if dialog.open() => dialog.close(),
                _ => {}
            }
        }
    });
}

/// Whether a window is closed, now that the browser says that it was: it may have been opened again since.
pub(crate) fn stays_closed(dialog: NodeRef<Dialog>) -> bool {
    dialog.get_untracked().is_none_or(|dialog| !dialog.open())
}

/// Puts a text on the clipboard and says for a moment that it was.
pub(crate) fn copy_and_say(text: &str, copied: RwSignal<bool>) {
    copy(text);
    copied.set(true);
    spawn_local(async move {
        sleep(2500).await;
        let _ = copied.try_set(false);
    });
}

/// What is done when something is pressed. It is one type for all that can be pressed, so that the page has the code that
/// listens once, and not once for every button.
pub(crate) fn pressed(act: impl FnMut(web_sys::MouseEvent) + 'static) -> Box<dyn FnMut(web_sys::MouseEvent)> {
    Box::new(act)
}

/// Moves the focus to what a selector finds first.
pub(crate) fn focus(selector: &str) {
    if let Ok(Some(found)) = document().query_selector(selector) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = found.unchecked_into::<web_sys::HtmlElement>().focus_with_options(&options);
    }
}

/// A picture out of the sprites that `index.html` carries.
pub(crate) fn icon(id: &str) -> impl IntoView + use<> {
    let href = format!("#{id}");
    view! { <svg class="icon" aria-hidden="true"><use_ href=href/></svg> }
}

/// A symbol in running text.
pub(crate) fn glyph(id: &str) -> impl IntoView + use<> {
    let (class, href) = (format!("glyph glyph-{}", id.trim_start_matches("g-")), format!("#{id}"));
    view! { <svg class=class aria-hidden="true"><use_ href=href/></svg> }
}

/// A drawing out of the sprites, with a class of its own.
pub(crate) fn sprite(class: &str, href: &str) -> impl IntoView + use<> {
    let (class, href) = (class.to_string(), href.to_string());
    view! { <svg class=class aria-hidden="true"><use_ href=href/></svg> }
}

/// A text with its symbols drawn, and the same in words for those who listen.
pub(crate) fn rich(text: &str) -> AnyView {
    let heard = crate::ask::spoken(crate::prefs::lang(), text).replace('`', "");
    view! { <span aria-hidden="true">{drawn(text)}</span><span class="sr">{heard}</span> }.into_any()
}

/// A text with its symbols drawn, where something else says it in words. What stands between backticks is code.
pub(crate) fn drawn(text: &str) -> AnyView {
    if text.contains('`') {
        let parts = text.split('`').enumerate().map(|(i, part)| {
            if i % 2 == 1 { view! { <code>{part.to_string()}</code> }.into_any() } else { drawn(part) }
        });
        return parts.collect_view().into_any();
    }
    let mut parts: Vec<AnyView> = Vec::new();
    let mut plain = String::new();
    for word in text.split_inclusive(char::is_whitespace).flat_map(runs) {
        let bare = word.trim_end();
        if !bare.contains(SYMBOLS) {
            plain += word;
            continue;
        }
        if !plain.is_empty() {
            parts.push(std::mem::take(&mut plain).into_any());
        }
        // A line may end at either side of a drawing, but not between a figure and what it counts.
        let inside = pieces(bare);
        parts.push(if bare.chars().count() > 1 {
            view! { <span class="whole">{inside}</span> }.into_any()
        } else {
            inside.into_any()
        });
        plain += &word[bare.len()..];
    }
    if !plain.is_empty() {
        parts.push(plain.into_any());
    }
    parts.into_any()
}

/// A word in runs of one kind of letter: in scripts without spaces a figure with its symbol is a run in the middle of a sentence.
fn runs(word: &str) -> impl Iterator<Item = &str> {
    let has_no_spaces = |letter: char| letter >= '\u{2E80}';
    let mut rest = word;
    std::iter::from_fn(move || {
        let first = has_no_spaces(rest.chars().next()?);
        let end = rest.find(|letter| has_no_spaces(letter) != first).unwrap_or(rest.len());
        let (run, more) = rest.split_at(end);
        rest = more;
        Some(run)
    })
}

/// What is drawn instead of written.
const SYMBOLS: [char; 4] = ['★', '♥', '⚡', '✊'];

/// A word with its symbols drawn.
fn pieces(word: &str) -> Vec<AnyView> {
    let mut parts: Vec<AnyView> = Vec::new();
    for part in word.split_inclusive(SYMBOLS) {
        let plain = part.trim_end_matches(SYMBOLS);
        if !plain.is_empty() {
            parts.push(plain.to_string().into_any());
        }
        let id = match part.chars().next_back() {
            Some('★') => "g-star",
            Some('♥') => "g-heart",
            Some('⚡') => "g-bolt",
            Some('✊') => "g-smash",
            _ => continue,
        };
        parts.push(glyph(id).into_any());
    }
    parts
}

/// A monster.
pub(crate) fn monster(id: &str) -> impl IntoView + use<> {
    let href = format!("#m-{id}");
    view! { <svg class="monster" aria-hidden="true"><use_ href=href/></svg> }
}

/// The pictogram of a card.
pub(crate) fn pictogram(card: &str) -> impl IntoView + use<> {
    let motif = motifs().find(|(id, _)| *id == card).map_or("star", |(_, motif)| motif);
    let href = format!("#p-{motif}");
    view! { <svg class="picto" aria-hidden="true"><use_ href=href/></svg> }
}

/// Which card has which motif.
pub(crate) fn motifs() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("../art/pictograms.txt").lines().filter_map(|line| {
        let mut words = line.split('#').next()?.split_whitespace();
        Some((words.next()?, words.next()?))
    })
}
