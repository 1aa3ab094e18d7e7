//! The tutorial: a first game that is told in advance, with somebody beside it who explains.

use kaiju_client::lesson::{self, Step};
use kaiju_text::web;
use leptos::prelude::*;

use crate::game::game;
use crate::prefs::{Say, lang, settings, t};
use crate::route::go;
use crate::table::TableView;

/// What is said at a step.
fn words(step: Step) -> (Say, Say) {
    match step {
        Step::Welcome => (web::lesson_welcome, web::lesson_welcome_text),
        Step::Keep => (web::lesson_keep, web::lesson_keep_text),
        Step::Roll => (web::lesson_roll, web::lesson_roll_text),
        Step::Again => (web::lesson_again, web::lesson_again_text),
        Step::Shop => (web::lesson_shop, web::lesson_shop_text),
        Step::Rival => (web::lesson_rival, web::lesson_rival_text),
        Step::Yield => (web::lesson_yield, web::lesson_yield_text),
        Step::Alone => (web::lesson_alone, web::lesson_alone_text),
    }
}

/// What a step points at; the style knows where that is.
fn place(step: Step) -> &'static str {
    match step {
        Step::Keep => "tray",
        Step::Roll | Step::Again | Step::Yield => "prompt",
        Step::Shop => "shop",
        Step::Rival => "tokyo",
        Step::Welcome | Step::Alone => "",
    }
}

/// The page.
#[component]
pub(crate) fn TutorialPage() -> impl IntoView {
    let game = game();
    game.teach(lesson::begin());
    settings().update(|settings| settings.taught = true);
    let step = RwSignal::new(Step::Welcome);
    let closed = RwSignal::new(false);
    Effect::new(move |_| {
        let prompt = game.prompt.get();
        let kept = game.stage.kept();
        let next = game.stage.view.with(|view| step.get().next(view, prompt.as_ref(), kept));
        if next != step.get_untracked() {
            step.set(next);
        }
    });
    Effect::new(move |_| {
        let (title, text) = words(step.get());
        game.say(format!("{}. {}", title(lang()), crate::ask::spoken(lang(), text(lang()))));
    });
    let bars =
        move || Step::ALL.into_iter().map(|one| view! { <span class:is-done=one <= step.get()></span> }).collect_view();
    let card = view! {
        <Show when=move || !closed.get()>
            <section class="lesson" aria-label=t!(tutorial)>
                <div class="lesson-steps" aria-hidden="true">{bars}</div>
                <h2>{move || words(step.get()).0(lang())}</h2>
                <p>{move || crate::page::rich(words(step.get()).1(lang()))}</p>
                <div class="row">
                    <Show when=move || step.get() == Step::Welcome>
                        <button type="button" class="btn btn-main" on:click=move |_| step.set(Step::Keep)>{t!(lesson_begin)}</button>
                    </Show>
                    <Show when=move || step.get() == Step::Alone>
                        <button type="button" class="btn btn-main" on:click=move |_| closed.set(true)>{t!(lesson_go_on)}</button>
                    </Show>
                    <button type="button" class="btn" on:click=move |_| { game.leave(); go("/"); }>{t!(lesson_leave)}</button>
                </div>
            </section>
        </Show>
    };
    let points = Signal::derive(move || if closed.get() { "" } else { place(step.get()) });
    view! { <TableView game lesson=Some(card.into_any()) step=points clock=Signal::derive(|| None)/> }
}
