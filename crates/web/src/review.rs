//! The review of a recorded game. What prices it and what it shows is fetched when somebody asks for it; here is its place on
//! the page, and what leads from it into games.

use std::cell::OnceCell;

use js_sys::{Array, Function, Promise};
use kaiju_rules::{Seat, Viewer};
use kaiju_text::web;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::page::{icon, pressed};
use crate::prefs::{lang, t};
use crate::result::{go_on_from, sharing, with_record};

thread_local! {
    static SHOW: OnceCell<Function> = const { OnceCell::new() };
}

/// From now on reviews are shown by this function: it takes a place, a record, a language, an address and a moment.
pub(crate) fn show_by(show: Function) {
    SHOW.with(|cell| {
        let _ = cell.set(show);
    });
}

/// Shows a review, until it is whole or its place is gone.
async fn show(what: Array) -> Result<JsValue, JsValue> {
    let asked = SHOW.with(|cell| cell.get().map(|show| show.apply(&JsValue::UNDEFINED, &what)));
    JsFuture::from(asked.ok_or(JsValue::UNDEFINED)??.dyn_into::<Promise>()?).await
}

/// The review of a recorded game.
#[component]
pub(crate) fn ReviewPage(game: String, moment: Option<usize>) -> impl IntoView {
    let address = game.clone();
    with_record(game, move |replay, text| {
        let place = NodeRef::<Div>::new();
        let failed = RwSignal::new(false);
        let (share, copied) = sharing("review", address.clone(), &text);
        let (record, address) = (JsValue::from(&text), JsValue::from(&address));
        let moment = moment.map_or(JsValue::UNDEFINED, JsValue::from);
        Effect::new(move |_| {
            let Some(place) = place.get() else { return };
            let what = Array::of5(&place, &record, &lang().code().into(), &address, &moment);
            spawn_local(async move {
                let _ = failed.try_set(show(what).await.is_err());
            });
        });
        let replay = StoredValue::new(replay);
        let act = move |event: web_sys::MouseEvent| -> Option<()> {
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let act = target.and_then(|target| target.closest("[data-act]").ok()?)?.get_attribute("data-act")?;
            let place = place.get_untracked()?;
            let told = |name: &str| place.get_attribute(name)?.parse::<usize>().ok();
            let moment = told("data-at")?;
            match act.as_str() {
                "if" => {
                    let eyes = Viewer::Seat(Seat::new(told("data-seat")?));
                    replay.with_value(|replay| go_on_from(replay, &text, moment, eyes));
                }
                "link" => share(moment),
                _ => {}
            }
            Some(())
        };
        view! {
            <main id="main" class="page stack">
                <h1 tabindex="-1">{t!(review)}</h1>
                <Show when=move || failed.get()><p class="note note-bad" role="alert">{icon("i-warn")} {t!(review_missing)}</p></Show>
                <div class="stack review" node_ref=place on:click=pressed(move |event| { act(event); })></div>
                <p role="status">{move || copied.get().then(|| web::copied(lang()))}</p>
            </main>
        }
        .into_any()
    })
}
