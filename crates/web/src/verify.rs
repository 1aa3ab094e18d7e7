//! The button that checks the dice of a finished game.

use kaiju_client::pinned::{self, Checked, Noted};
use kaiju_text::web;
use leptos::prelude::*;

use crate::online;
use crate::page::{icon, pressed};
use crate::prefs::{lang, t};

/// Checks that every draw follows from what was sealed before the game, and that the game is the one this device saw.
#[component]
pub(crate) fn VerifyDice(record: String) -> impl IntoView {
    let checked = RwSignal::new(None::<Result<Checked, pinned::Fault>>);
    let verify = move |_| {
        let pins = pinned::game_of(&record).and_then(online::pins_of);
        checked.set(Some(pinned::check(&record, pins.as_ref())));
    };
    let verdict = move || {
        checked.get().map(|said| match said {
            Ok(checked) => {
                let class = if checked.noted == Noted::Never { "note" } else { "note note-good" };
                let lines = pinned::told(lang(), &checked).into_iter().map(|line| view! { <li>{line}</li> });
                view! { <div class=class>{icon("i-check")} <ul>{lines.collect_view()}</ul></div> }.into_any()
            }
            Err(why) => {
                view! { <p class="note note-bad">{icon("i-warn")} {web::dice_unfair(lang(), why.told(lang()))}</p> }
                    .into_any()
            }
        })
    };
    view! {
        <button type="button" class="btn" on:click=pressed(verify)>{icon("i-verify")} {t!(verify_dice)}</button>
        <div class="verdict" role="status">{verdict}</div>
    }
}
