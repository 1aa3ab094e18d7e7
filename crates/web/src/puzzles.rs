//! Puzzles on the page: a position drawn as a table is, answered with the same controls, and the verdict over it. The book of
//! puzzles is fetched when somebody opens the page; what was practised stays on the device.

use kaiju_client::{Practice, Puzzle, PuzzleBook, PuzzleCause, PuzzleVerdict, VerdictRow};
use kaiju_rules::Action;
use kaiju_text::puzzle as words;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ask;
use crate::game::game;
use crate::page::{self, drawn, focus, icon, pressed, rich};
use crate::prefs::{keep, kept, lang, lang_now, said};
use crate::route::go;
use crate::table::TableView;

/// Where what was practised is kept.
const PRACTICE: &str = "kaiju.practice";
/// How many answers a verdict shows at first.
const SHOWN: usize = 5;

/// Today, counted from the first of January 1970. Everybody has the same day, and the same puzzle.
fn today() -> u32 {
    (js_sys::Date::now() / 86_400_000.0) as u32
}

/// A puzzle that is asked.
#[derive(Clone)]
struct Asked {
    number: usize,
    cause: PuzzleCause,
    puzzle: Puzzle,
}

/// The page: the puzzle of the day, or the next one where that is answered.
#[component]
pub(crate) fn PuzzlesPage() -> impl IntoView {
    let failed = RwSignal::new(false);
    let book = StoredValue::new(None::<PuzzleBook>);
    let ready = RwSignal::new(false);
    spawn_local(async move {
        let found = page::book("puzzles").await.and_then(PuzzleBook::open);
        let _ = failed.try_set(found.is_none());
        if let Some(found) = found {
            book.try_set_value(Some(found));
            let _ = ready.try_set(true);
        }
    });
    on_cleanup(move || game().leave());
    move || {
        if ready.get() {
            return view! { <Asking book/> }.into_any();
        }
        view! {
            <main id="main" class="dead-end">
                <h1 tabindex="-1">{said(words::puzzles)}</h1>
                <Show when=move || failed.get() fallback=|| view! { <span class="spinner" aria-hidden="true"></span> }>
                    <p class="note note-bad" role="alert">{icon("i-warn")} {said(words::missing)}</p>
                    <a class="btn btn-main" href="#/">{said(words::leave)}</a>
                </Show>
            </main>
        }
        .into_any()
    }
}

/// One puzzle after the other.
#[component]
fn Asking(book: StoredValue<Option<PuzzleBook>>) -> impl IntoView {
    let game = game();
    let asked = StoredValue::new(None::<Asked>);
    let answered = RwSignal::new(None::<Action>);
    let practice = RwSignal::new(Practice::read(&kept(PRACTICE).unwrap_or_default()));
    let answer = Callback::new(move |action: Action| {
        let Some(one) = asked.get_value() else { return };
        let Some(verdict) = one.puzzle.verdict(lang_now(), action) else { return };
        practice.update(|practice| {
            book.with_value(|book| {
                if let Some(book) = book {
                    practice.answer(book, one.number, verdict.right, today());
                }
            });
        });
        keep(PRACTICE, &practice.with_untracked(Practice::write));
        answered.set(Some(action));
        game.say(ask::spoken(lang_now(), &kaiju_text::in_a_row([&verdict.headline, &verdict.why])));
        request_animation_frame(|| focus(".verdict h2"));
    });
    let pose = move |first: bool| {
        let found = book.with_value(|book| {
            let book = book.as_ref()?;
            let (number, cause) = practice.with_untracked(|practice| {
                if first { practice.first(book, today()) } else { practice.next(book, today()) }
            });
            Some(Asked { number, cause, puzzle: book.get(number).ok()? })
        });
        let Some(one) = found else { return go("/") };
        let view = one.puzzle.view();
        answered.set(None);
        asked.set_value(Some(one));
        game.pose_puzzle(view, answer);
    };
    pose(true);
    let told =
        move |tell: &dyn Fn(&Asked) -> String| asked.with_value(|one| one.as_ref().map(tell).unwrap_or_default());
    let heading = Signal::derive(move || {
        let lang = lang();
        // Another puzzle is another heading.
        answered.track();
        [told(&|one| one.cause.told(lang).to_string()), told(&|one| one.puzzle.title(lang))]
    });
    let verdict = move || {
        let (lang, action) = (lang(), answered.get()?);
        asked.with_value(|one| one.as_ref()?.puzzle.verdict(lang, action))
    };
    let record = move || {
        let lang = lang();
        practice.with(|practice| book.with_value(|book| Some(practice.told(lang, book.as_ref()?, today()))))
    };
    let card = move || {
        verdict().map(|verdict| {
            view! {
                <section class="lesson verdict" aria-labelledby="verdict" data-right=verdict.right.to_string()>
                    <h2 id="verdict" tabindex="-1">{icon(if verdict.right { "i-check" } else { "i-warn" })} " " {verdict.headline.clone()}</h2>
                    <p>{rich(&verdict.why)}</p>
                    {answers(&verdict)}
                    <p class="small">{record}</p>
                    <div class="row">
                        <button type="button" class="btn btn-main" data-act="next" on:click=pressed(move |_| pose(false))>{icon("i-next")} {said(words::next)}</button>
                        <a class="btn" href="#/">{said(words::leave)}</a>
                    </div>
                </section>
            }
        })
    };
    view! { <TableView game lesson=Some(card.into_any()) heading clock=Signal::derive(|| None)/> }
}

/// The answers with their chances: the foremost at once, all of them where somebody asks for it.
fn answers(verdict: &PuzzleVerdict) -> AnyView {
    let row = |row: &VerdictRow| {
        let yours = row.yours.then(|| view! { <small>" (" {words::yours(lang())} ")"</small> });
        view! { <tr class:is-mine=row.yours><th scope="row">{drawn(&row.label)}{yours}</th><td class="n loud">{row.told.clone()}</td></tr> }
    };
    let table = |rows: Vec<AnyView>| {
        view! {
            <table class="grid-table"><thead><tr><th scope="col">{words::answer(lang())}</th><th scope="col" class="n">{words::chance(lang())}</th></tr></thead>
                <tbody>{rows}</tbody></table>
        }
    };
    let few = table(verdict.foremost(SHOWN).map(|one| row(one).into_any()).collect());
    let more = (verdict.rows.len() > SHOWN).then(|| {
        view! { <details><summary>{words::answers(lang())}</summary>{table(verdict.rows.iter().map(|one| row(one).into_any()).collect())}</details> }
    });
    view! { {few} {more} }.into_any()
}
