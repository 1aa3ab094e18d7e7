//! The turn summary on the page: the steps of a turn with the one the game is in, and a window that tells what each brings.

use kaiju_client::{Press, Prompt, Sheet};
use kaiju_rules::TurnStep;
use kaiju_text::{turn, web};
use leptos::prelude::*;

use crate::ask;
use crate::info::{self, Info};
use crate::page::{pressed, rich};
use crate::prefs::{lang, said};
use crate::stage::Stage;

/// The steps in a row, one of them marked; pressed, they tell what each brings.
#[component]
pub(crate) fn Steps(stage: Stage) -> impl IntoView {
    let steps = Memo::new(move |_| stage.view.with(|view| TurnStep::of(view.table().rules()).collect::<Vec<_>>()));
    let label = move || {
        let at = steps.with(|steps| steps.iter().position(|&step| stage.step.get() == Some(step)));
        match (at, stage.step.get()) {
            (Some(at), Some(now)) => {
                web::steps_label(lang(), turn::summary(lang()), turn::short(lang(), now), at + 1, steps.with(Vec::len))
            }
            _ => turn::summary(lang()).to_string(),
        }
    };
    let step = move |step: TurnStep| {
        let class = move || if stage.step.get() == Some(step) { "step is-now" } else { "step" };
        view! { <span class=class>{move || turn::short(lang(), step)}</span> }
    };
    view! {
        <button type="button" class="steps" aria-label=label title=said(turn::summary)
            data-now=move || stage.step.get().map(TurnStep::word) on:click=pressed(move |_| info::open(Info::Turn(stage)))>
            {move || steps.get().into_iter().map(step).collect_view()}
        </button>
    }
}

/// What the player who looks may answer now, in words.
pub(crate) fn now_you_may(stage: Stage) -> AnyView {
    let answers = stage.view.try_with(|view| {
        let table = view.table();
        let prompt = Prompt::of(view)?;
        let words = |press: Press| ask::answer(lang(), table, &prompt, press.action);
        let mut all = vec![ask::question(lang(), table, &prompt)];
        match &prompt.sheet {
            Sheet::Dice { .. } => all.extend(prompt.stop().map(words)),
            Sheet::Yield { stay, leave, .. } => all.extend([*stay, *leave].map(words)),
            Sheet::Shop { places, more, sweep, done } => {
                let buys = places.iter().flatten().chain(more.iter().map(|(offer, _)| offer));
                all.extend(buys.filter_map(|offer| offer.buy).chain(*sweep).chain([*done]).map(words));
            }
            Sheet::List(presses) => all.extend(presses.iter().copied().map(words)),
        }
        all.extend(prompt.also.iter().copied().map(words));
        Some(all)
    });
    let Some(Some(answers)) = answers else { return ().into_any() };
    let all = answers.iter().map(|text| view! { <li>{rich(text)}</li> });
    view! { <h3>{web::now_you_may(lang())}</h3><ul class="now">{all.collect_view()}</ul> }.into_any()
}

/// What each step brings, in order.
pub(crate) fn summary(stage: Stage) -> AnyView {
    // The table may be gone while the window is still there.
    let seen = stage.view.try_with(|view| {
        let table = view.table();
        (*table.rules(), table.duo())
    });
    let (Some((rules, duo)), Some(now)) = (seen, stage.step.try_get()) else { return ().into_any() };
    let step = |step: TurnStep| {
        let current = (now == Some(step)).then_some("step");
        view! {
            <li aria-current=current>
                <b>{rich(turn::title(lang(), step, &rules))}</b>
                <p>{rich(&turn::text(lang(), step, &rules, duo))}</p>
            </li>
        }
    };
    view! {
        <ol class="summary">{TurnStep::of(&rules).map(step).collect_view()}</ol>
        <p><a href="#/rules/TURN-1" on:click=pressed(move |_| info::close())>{web::read_in_rules(lang())}</a></p>
    }
    .into_any()
}
