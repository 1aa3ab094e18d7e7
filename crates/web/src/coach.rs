//! The coach on the page: what each answer is worth. The program that reviews games says it, and is fetched when the coach is
//! switched on.

use std::cell::OnceCell;
use std::sync::Arc;

use js_sys::{Function, Promise};
use kaiju_client::Session;
use kaiju_client::coach::{Weighing, write_weighing_order};
use kaiju_rules::View;
use kaiju_rules::notation::Words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::game::Game;
use crate::online;
use crate::prefs::settings;

thread_local! {
    static WEIGH: OnceCell<Function> = const { OnceCell::new() };
}

/// From now on answers are weighed by this function: it takes an order and promises what came of it, both as text.
pub(crate) fn weigh_by(weigh: Function) {
    WEIGH.with(|cell| {
        let _ = cell.set(weigh);
    });
}

/// Whether the coach may speak at the table that is shown.
pub(crate) fn allowed(game: Game) -> bool {
    online::line().info.track();
    game.session(|session: &mut Session| session.may_coach()).unwrap_or(true)
}

/// Switches the coach on or off.
pub(crate) fn toggle() {
    settings().update(|settings| settings.coach = !settings.coach);
}

/// Has every question weighed that somebody here is asked, as long as the coach is on.
pub(crate) fn attend(game: Game) {
    Effect::new(move |_| {
        game.weighed.set(None);
        if !settings().with(|settings| settings.coach)
            || !allowed(game)
            || game.puzzle.get()
            || game.prompt.with(Option::is_none)
        {
            return;
        }
        let view = game.stage.view.get_untracked();
        spawn_local(async move {
            let weighed = weigh(&view).await;
            // Something else may be asked by now.
            if game.prompt.with_untracked(Option::is_some) && game.stage.view.with_untracked(|now| *now == view) {
                game.weighed.set(weighed.map(Arc::new));
            }
        });
    });
}

async fn weigh(view: &View) -> Option<Weighing> {
    let order = JsValue::from(write_weighing_order(view)?);
    let asked = WEIGH.with(|cell| cell.get()?.call1(&JsValue::UNDEFINED, &order).ok())?;
    let told = JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()?.as_string()?;
    Weighing::read(Words::for_table(view.table()), &told)
}
