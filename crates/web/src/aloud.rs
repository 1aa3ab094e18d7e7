//! Reading aloud, by the browser's own voice.

use kaiju_rules::Card;
use kaiju_text::{cards, moderation as words, spoken};
use leptos::prelude::*;
use web_sys::SpeechSynthesisUtterance;

use crate::online::line;
use crate::page::{icon, pressed};
use crate::prefs::{lang, said};
use crate::route::{Route, route};

/// Says something, instead of what was being said.
fn speak(text: &str) {
    // Some browsers inside other programs have no voice.
    let mute = !js_sys::Reflect::has(&window(), &"speechSynthesis".into()).unwrap_or(false);
    let Some(voice) = window().speech_synthesis().ok().filter(|_| !mute) else { return };
    let Ok(said) = SpeechSynthesisUtterance::new_with_text(&spoken(lang(), text)) else { return };
    said.set_lang(lang().code());
    voice.cancel();
    voice.speak(&said);
}

/// Reads a card: its name and its text.
fn read(card: &Card) {
    speak(&format!("{}. {}", cards::name(lang(), card), cards::text(lang(), card)));
}

/// At a table for children a card that somebody looks at is read at once.
pub(crate) fn at_once(card: &Card) {
    let here = matches!(route().get_untracked(), Route::Table(_)) && line().info.with_untracked(|info| info.child);
    if here {
        read(card);
    }
}

/// The button that reads a card.
pub(crate) fn button(card: &'static Card) -> AnyView {
    view! { <button type="button" class="btn" on:click=pressed(move |_| read(card))>{icon("i-sound")} {said(words::read_aloud)}</button> }.into_any()
}
