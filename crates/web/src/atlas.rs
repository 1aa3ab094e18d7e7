//! The atlas on the page: what cards, Evolutions, monsters, personalities of bots, the order of play and Tokyo were measured to be worth. The book of measurements is
//! fetched when somebody opens the page.

use std::collections::HashSet;

use kaiju_client::{Study, StudyOrder, StudyRow, StudySubject};
use kaiju_rules::{Card, EditionId, Monster, deck_of};
use kaiju_text::{cards, decimal, editions, web};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::board::bot_name;
use crate::info::{self, Info};
use crate::page::{book, icon, pressed, rich};
use crate::prefs::{lang, t};
use crate::reference::{deck, named, search_field};

/// The card of this id, as an edition prints it, or an Evolution.
fn card_of(edition: EditionId, id: &str) -> Option<&'static Card> {
    let evolutions = Monster::ALL.iter().filter_map(|&monster| deck_of(monster)).flatten().copied();
    deck(edition).chain(evolutions).find(|card| card.id == id)
}

/// What a row is called.
fn row_name(study: &Study, row: &StudyRow) -> String {
    match study.subject {
        StudySubject::Seats => web::atlas_place(lang(), &row.id),
        StudySubject::Personalities => bot_name(&row.id),
        StudySubject::Tokyo => format!("{}♥", row.id),
        StudySubject::Monsters => {
            let known = Monster::ALL.iter().find(|monster| monster.id() == row.id);
            known.map_or_else(|| row.id.clone(), |monster| monster.name().to_string())
        }
        _ => {
            card_of(study.edition, &row.id).map_or_else(|| row.id.clone(), |card| cards::name(lang(), card).to_string())
        }
    }
}

/// A row as it is shown: what it is called, the card that it is about, and what came of it.
type AtlasLine = (String, Option<&'static Card>, StudyRow);

/// What is tried.
fn subject_name(subject: StudySubject) -> &'static str {
    match subject {
        StudySubject::Cards => web::cards(lang()),
        StudySubject::Evolutions => web::evolutions(lang()),
        StudySubject::Monsters => web::atlas_monsters(lang()),
        StudySubject::Personalities => web::atlas_personalities(lang()),
        StudySubject::Seats => web::atlas_seats(lang()),
        StudySubject::Tokyo => web::atlas_tokyo(lang()),
    }
}

/// Points with their sign.
fn points(x: f64) -> String {
    format!("{}{}", if x < 0.0 { "−" } else { "+" }, decimal(lang(), x.abs(), 1))
}

/// The page; an address that names a card looks it up.
#[component]
pub(crate) fn AtlasPage(card: Option<String>) -> impl IntoView {
    let (failed, studies) = (RwSignal::new(false), RwSignal::new(Vec::<Study>::new()));
    let query = RwSignal::new(String::new());
    // What the address names and nobody has tried.
    let unmeasured = RwSignal::new(None::<String>);
    // The study that is shown, by its number.
    let at = RwSignal::new(0);
    let order = RwSignal::new((StudyOrder::Effect, true));
    spawn_local(async move {
        let Some(text) = book("atlas").await else {
            let _ = failed.try_set(true);
            return;
        };
        let all = Study::read_all(&text);
        let about = card.as_ref().and_then(|id| Study::first_about(&all, id));
        if let Some(found) = about.or_else(|| Study::first_of(&all, |_| true)) {
            let _ = at.try_set(found);
            let known = |id: &String| {
                let mut editions = std::iter::once(all[found].edition).chain(EditionId::all());
                editions.find_map(|edition| card_of(edition, id)).map(|card| cards::name(lang(), card).to_string())
            };
            let named = card.as_ref().and_then(known);
            if about.is_some() {
                let _ = query.try_set(named.unwrap_or_default());
            } else {
                let _ = unmeasured.try_set(named);
            }
        }
        let _ = studies.try_set(all);
    });
    let subject = Memo::new(move |_| studies.with(|all| all.get(at.get()).map(|study| study.subject)));
    let has_cards = move || matches!(subject.get(), Some(StudySubject::Cards | StudySubject::Evolutions));
    // Evolutions cost nothing.
    let has_costs = move || subject.get() == Some(StudySubject::Cards);
    let choose = move |wanted: StudySubject| {
        if let Some(found) = studies.with_untracked(|all| Study::first_of(all, |study| study.subject == wanted)) {
            at.set(found);
            order.set((StudyOrder::Effect, true));
            query.set(String::new());
        }
    };
    let subjects = move || {
        let here = |wanted: &StudySubject| studies.with(|all| all.iter().any(|study| study.subject == *wanted));
        let one = |wanted: StudySubject| {
            view! { <label><input type="radio" name="subject" prop:checked=move || subject.get() == Some(wanted) on:change=move |_| choose(wanted)/><span>{move || subject_name(wanted)}</span></label> }
        };
        StudySubject::ALL.into_iter().filter(here).map(one).collect_view()
    };
    let tables = move || {
        let named = |study: &Study| {
            let players = web::atlas_players(lang(), study.players as u32);
            format!("{} · {players} · {}", editions::title(lang(), study.edition), bot_name(&study.bot))
        };
        let shown = subject.get();
        studies.with(|all| {
            let these = all.iter().enumerate().filter(|(_, study)| Some(study.subject) == shown);
            these.map(|(i, study)| view! { <option value=i.to_string() selected=move || at.get() == i>{named(study)}</option> }).collect_view()
        })
    };
    let read_rows = move |_: Option<&Vec<AtlasLine>>| {
        let (by, down) = order.get();
        studies.with(|all| {
            let Some(study) = all.get(at.get()) else { return Vec::new() };
            let sorted = match study.subject {
                StudySubject::Cards | StudySubject::Evolutions => {
                    let all = study.rows.iter().filter_map(|row| card_of(study.edition, &row.id));
                    let found = query.with(|query| named(query, &cards::searched(lang(), all)));
                    let found: HashSet<&str> = found.into_iter().map(|card| card.id).collect();
                    let mut sorted = study.sorted(by, down, |row| row_name(study, row));
                    sorted.retain(|row| found.contains(row.id.as_str()));
                    sorted
                }
                StudySubject::Monsters | StudySubject::Personalities => {
                    study.sorted(by, down, |row| row_name(study, row))
                }
                // These have an order of their own.
                StudySubject::Seats | StudySubject::Tokyo => study.rows.clone(),
            };
            let shown = |row: StudyRow| {
                let card = card_of(study.edition, &row.id).filter(|_| has_cards());
                (row_name(study, &row), card, row)
            };
            sorted.into_iter().map(shown).collect()
        })
    };
    let rows = Memo::new_with_compare(read_rows, |_, _| true);
    let about = move || match subject.get() {
        Some(StudySubject::Seats) => web::atlas_about_seats(lang()),
        Some(StudySubject::Monsters) => web::atlas_about_monsters(lang()),
        Some(StudySubject::Personalities) => web::atlas_about_personalities(lang()),
        Some(StudySubject::Tokyo) => web::atlas_about_tokyo(lang()),
        _ => web::atlas_about_cards(lang()),
    };
    let measured = move || {
        studies.with(|all| {
            let study = all.get(at.get())?;
            let half = decimal(lang(), study.widest().unwrap_or(0.0), 1);
            Some(web::atlas_measured(lang(), bot_name(&study.bot), study.games().1, study.seed, half))
        })
    };
    // All bars of a table have one scale.
    let most = Memo::new(move |_| {
        let ends = studies.with(|all| {
            let of = |study: &Study| {
                study
                    .rows
                    .iter()
                    .filter_map(|row| row.effect)
                    .map(|(_, low, high)| low.abs().max(high.abs()))
                    .fold(1.0, f64::max)
            };
            all.get(at.get()).map_or(1.0, of)
        });
        ends as f32
    });
    let head = move |by: StudyOrder, text: fn(kaiju_text::Lang) -> &'static str| {
        let way = move || match order.get() {
            (now, true) if now == by => "descending",
            (now, false) if now == by => "ascending",
            _ => "none",
        };
        let sort = move |_| {
            order.update(|order| *order = if order.0 == by { (by, !order.1) } else { (by, by != StudyOrder::Name) });
        };
        let mark = move || match way() {
            "descending" => " ▾",
            "ascending" => " ▴",
            _ => "",
        };
        view! { <th scope="col" aria-sort=way><button type="button" class="why" on:click=pressed(sort)>{move || text(lang())}<span aria-hidden="true">{mark}</span></button></th> }
    };
    let row = move |(name, card, row): AtlasLine| {
        let title = match card {
            Some(card) => view! { <button type="button" class="why" on:click=pressed(move |_| info::open(Info::Card(card)))>{name}</button> }.into_any(),
            None => rich(&name).into_any(),
        };
        let effect = match row.effect {
            Some((effect, low, high)) => view! {
                <td class="n"><b>{points(effect)}</b></td>
                <td class="n small atlas-interval">{web::atlas_interval(lang(), points(low), points(high))}</td>
                <td class="atlas-bar" aria-hidden="true">{bar((effect, low, high), most)}</td>
            }
            .into_any(),
            None => view! { <td class="n">"–"</td><td class="atlas-interval"></td><td></td> }.into_any(),
        };
        let cost = card.filter(|_| has_costs()).map(|_| row.cost.map(|cost| cost.to_string()));
        view! { <tr><th scope="row">{title}</th>{cost.map(|cost| view! { <td class="n">{cost}</td> })}{effect}</tr> }
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(atlas_title)}</h1>
            <p>{t!(atlas_about)}</p>
            <Show when=move || failed.get()><p class="note note-bad" role="alert">{icon("i-warn")} {t!(atlas_missing)}</p></Show>
            {move || unmeasured.get().map(|card| view! { <p class="note" role="status">{icon("i-info")} {rich(&web::atlas_unmeasured(lang(), card))}</p> })}
            <div class="filters">
                <Show when=has_cards>{search_field(query)}</Show>
                <fieldset class="segment"><legend>{t!(atlas_subject)}</legend>{subjects}</fieldset>
                <div class="field field-long"><label for="atlas-table">{t!(atlas_table)}</label>
                    <select id="atlas-table" class="select" on:change=move |event| if let Ok(i) = event_target_value(&event).parse() { at.set(i); }>{tables}</select></div>
            </div>
            <p class="small muted">{about} " " {measured}</p>
            <p class="muted" role="status"><Show when=has_cards>{move || web::found(lang(), rows.with(Vec::len) as u32)}</Show></p>
            <div class="table-scroll" tabindex="0" role="region" aria-label=t!(atlas_title)>
                <table class="grid-table atlas">
                    <thead><tr>{move || if has_cards() {
                        view! { {head(StudyOrder::Name, web::atlas_name)} {has_costs().then(|| head(StudyOrder::Cost, web::atlas_cost))} {head(StudyOrder::Effect, web::atlas_worth)} }.into_any()
                    } else {
                        view! { <th scope="col">{t!(atlas_name)}</th><th scope="col">{t!(atlas_worth)}</th> }.into_any()
                    }}<th scope="col" class="atlas-interval">{t!(atlas_range)}</th><td></td></tr></thead>
                    <tbody>{move || rows.get().into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        </main>
    }
}

/// An effect with its interval, on the scale of its table.
fn bar((effect, low, high): (f64, f64, f64), most: Memo<f32>) -> AnyView {
    let x = move |points: f64| (100.0 * points / f64::from(most.get())).to_string();
    view! {
        <svg viewBox="-105 -8 210 16" preserveAspectRatio="none" role="presentation">
            <rect class="atlas-effect" x=move || x(effect.min(0.0)) width=move || x(effect.abs()) y="-5" height="10"/>
            <line class="atlas-range" x1=move || x(low) x2=move || x(high) y1="0" y2="0"/>
            <path class="atlas-zero" d="M0 -8V8"/>
        </svg>
    }
    .into_any()
}
