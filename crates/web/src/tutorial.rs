//! The tutorial: a first game that is told in advance, with somebody beside it who explains.

use kaiju_client::lesson::{self, LessonStep};
use kaiju_text::web;
use leptos::prelude::*;

use crate::game::{game, quick_setup};
use crate::page::{icon, pressed, random_word};
use crate::prefs::{Label, lang, settings, t};
use crate::route::go;
use crate::table::TableView;

/// What is said at a step.
fn words(step: LessonStep) -> (Label, Label) {
    match step {
        LessonStep::Welcome => (web::lesson_welcome, web::lesson_welcome_text),
        LessonStep::Keep => (web::lesson_keep, web::lesson_keep_text),
        LessonStep::Roll => (web::lesson_roll, web::lesson_roll_text),
        LessonStep::Again => (web::lesson_again, web::lesson_again_text),
        LessonStep::Shop => (web::lesson_shop, web::lesson_shop_text),
        LessonStep::Rival => (web::lesson_rival, web::lesson_rival_text),
        LessonStep::Yield => (web::lesson_yield, web::lesson_yield_text),
        LessonStep::Otherwise => (web::lesson_otherwise, web::lesson_otherwise_text),
        LessonStep::Alone => (web::lesson_alone, web::lesson_alone_text),
        LessonStep::Over => (web::lesson_over, web::lesson_over_text),
    }
}

/// What a step points at; the style knows where that is.
fn place(step: LessonStep) -> &'static str {
    match step {
        LessonStep::Keep | LessonStep::Otherwise => "tray",
        LessonStep::Roll | LessonStep::Again | LessonStep::Yield => "prompt",
        LessonStep::Shop => "shop",
        LessonStep::Rival => "tokyo",
        LessonStep::Welcome | LessonStep::Alone | LessonStep::Over => "",
    }
}

/// The page.
#[component]
pub(crate) fn TutorialPage() -> impl IntoView {
    let game = game();
    game.teach(lesson::begin());
    settings().update(|settings| settings.taught = true);
    let step = RwSignal::new(LessonStep::Welcome);
    let closed = RwSignal::new(false);
    Effect::new(move |_| {
        let prompt = game.prompt.get();
        let kept = game.stage.kept();
        let next = game.stage.view.with(|view| step.get().next(view, prompt.as_ref(), kept));
        if next != step.get_untracked() {
            // The end is told to those who had closed the lesson, too.
            closed.update(|closed| *closed &= next != LessonStep::Over);
            step.set(next);
        }
    });
    Effect::new(move |_| {
        let (title, text) = words(step.get());
        game.say(format!("{}. {}", title(lang()), crate::ask::spoken(lang(), text(lang()))));
    });
    let bars = move || {
        LessonStep::ALL.into_iter().map(|one| view! { <span class:is-done=one <= step.get()></span> }).collect_view()
    };
    let play = move || {
        let seed = random_word();
        let (setup, chairs) = quick_setup(seed);
        game.begin(setup, chairs, &[], seed);
        go("/play");
    };
    let card = view! {
        <Show when=move || !closed.get()>
            <section class="lesson" aria-label=t!(tutorial)>
                <div class="lesson-steps" aria-hidden="true">{bars}</div>
                <h2>{move || words(step.get()).0(lang())}</h2>
                <p>{move || crate::page::rich(words(step.get()).1(lang()))}</p>
                <div class="row">
                    <Show when=move || step.get() == LessonStep::Welcome>
                        <button type="button" class="btn btn-main" on:click=pressed(move |_| step.set(LessonStep::Keep))>{t!(lesson_begin)}</button>
                    </Show>
                    <Show when=move || step.get() == LessonStep::Alone>
                        <button type="button" class="btn btn-main" on:click=pressed(move |_| closed.set(true))>{t!(lesson_go_on)}</button>
                    </Show>
                    <Show when=move || step.get() == LessonStep::Over>
                        <button type="button" class="btn btn-main" on:click=pressed(move |_| play())>{icon("i-dice")} {t!(lesson_play)}</button>
                    </Show>
                    <button type="button" class="btn" on:click=pressed(move |_| { game.leave(); go("/"); })>{t!(lesson_leave)}</button>
                </div>
            </section>
        </Show>
    };
    let points = Signal::derive(move || if closed.get() { "" } else { place(step.get()) });
    view! { <TableView game lesson=Some(card.into_any()) step=points clock=Signal::derive(|| None)/> }
}
