//! Ratings on the page: people and bots in one list, by edition and size of table.

use kaiju_client::club::{rated_between, rated_name, rating_list_told};
use kaiju_rules::EditionId;
use kaiju_text::{ladder, ratings as words};
use kaiju_wire::rating::{AccountRating, AccountRatings, Ladder};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::account;
use crate::info::edition_name;
use crate::online::{OnlineError, call};
use crate::page::icon;
use crate::prefs::{lang, said};

/// The page: a list, and what this account has.
#[component]
pub(crate) fn RatingsPage() -> impl IntoView {
    let (edition, seats) = (RwSignal::new(EditionId::default()), RwSignal::new(4usize));
    let ladder = RwSignal::new(None::<Ladder>);
    let trouble = RwSignal::new(None::<OnlineError>);
    let own = RwSignal::new(AccountRatings::default());
    Effect::new(move |_| {
        let list = format!("{}-{}", edition.get().name(), seats.get());
        spawn_local(async move {
            let found = call::<Ladder>("GET", &format!("/ratings/{list}"), None, None).await;
            let _ = trouble.try_set(found.as_ref().err().cloned());
            // What was asked for meanwhile comes by itself.
            let _ = ladder.try_set(found.ok());
        });
    });
    if let Some(session) = account::session() {
        spawn_local(async move {
            if let Ok(found) = call("GET", "/account/ratings", Some(&session), None).await {
                let _ = own.try_set(found);
            }
        });
    }
    let editions = EditionId::ALL.map(|one| {
        view! { <option value=one.name() selected=move || edition.get() == one>{move || edition_name(one.name())}</option> }
    });
    let sizes = (2..=6).map(|n| view! { <option value=n.to_string() selected=move || seats.get() == n>{n}</option> });
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(words::ratings)}</h1>
            <p class="muted">{said(words::about)}</p>
            <p><a class="btn" href="#/bots">{icon("i-bot")} {said(ladder::about_ratings)}</a></p>
            {move || own.with(|own| (!own.ratings.is_empty()).then(|| yours(&own.ratings)))}
            <div class="filters filters-short">
                <div class="field field-wide"><label for="rated-edition">{said(words::edition)}</label>
                    <select class="select" id="rated-edition" on:change=move |event| if let Some(one) = EditionId::from_name(&event_target_value(&event)) { edition.set(one) }>{editions.into_iter().collect_view()}</select></div>
                <div class="field"><label for="rated-seats">{said(words::seats)}</label>
                    <select class="select" id="rated-seats" on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { seats.set(n) }>{sizes.collect_view()}</select></div>
            </div>
            {move || trouble.get().map(|why| view! { <p class="note" role="alert">{icon("i-offline")} {why.text(lang())}</p> })}
            {move || ladder.get().map(|ladder| table(&ladder))}
        </main>
    }
}

fn table(ladder: &Ladder) -> impl IntoView + use<> {
    let me = account::name();
    let rows = ladder.players.iter().map(|one| {
        let mine = !one.bot && me.as_ref() == Some(&one.name);
        let place = one.place.map(|place| place.to_string());
        // What bots have was measured, and not by games of the club.
        let measured = one.is_of_server().then(|| view! { <small>{words::measured(lang())}</small> });
        let games = (!one.is_of_server()).then_some(one.games);
        view! {
            <tr class:muted=one.bot class:is-mine=mine><td class="n">{place}</td><th scope="row">{rated_name(lang(), one)}{measured}</th>
                <td class="n loud">{words::with_margin(lang(), one.rating, one.margin)}</td><td class="n">{games}</td></tr>
        }
    });
    view! {
        <p>{words::counted(lang(), ladder.people, ladder.games)}</p>
        <table class="grid-table" data-list=ladder.list.clone()>
            <thead><tr><th scope="col" class="n">{words::place(lang())}</th><th scope="col">{words::player(lang())}</th>
                <th scope="col" class="n">{words::rating(lang())}</th><th scope="col" class="n">{words::games(lang())}</th></tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// The ratings of the account that is signed in here, and which bots it is between.
fn yours(ratings: &[AccountRating]) -> impl IntoView + use<> {
    let rows = ratings.iter().map(|one| {
        let (about, between) = (rating_list_told(lang(), &one.list), rated_between(lang(), one));
        let rating = words::with_margin(lang(), one.rated.rating, one.rated.margin);
        view! { <li><b>{about}</b> <br/> {rating} " · " {between}</li> }
    });
    view! {
        <section class="box stack" aria-labelledby="own-title"><h2 id="own-title">{words::yours(lang())}</h2><ul>{rows.collect_view()}</ul></section>
    }
}
