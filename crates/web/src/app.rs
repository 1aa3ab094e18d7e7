//! The frame around every page: header, navigation, footer.

use std::mem::{Discriminant, discriminant};

use kaiju_text::{
    Lang, account, daily as day_words, duplicates, ladder, notices, people, puzzle, ratings, terms, tournaments, web,
};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::home::{HomePage, NewPage};
use crate::info::{self, InfoWindow};
use crate::lobby::TablePage;
use crate::page::{focus, icon, pressed, sprite};
use crate::prefs::{self, lang, said, t};
use crate::route::{self, Route, route};
use crate::table::PlayPage;
use crate::tables::{JoinPage, SeatPage};
use crate::{daily, game, later, my_tables, online};

/// The whole client.
#[component]
pub(crate) fn App() -> impl IntoView {
    // What lives as long as the page belongs to its root: whoever asks first would own it otherwise.
    let _ = (prefs::settings(), route(), game::game(), info::info(), online::line(), my_tables::ended());
    later::begin();
    prefs::follow();
    route::follow();
    online::follow();
    my_tables::follow();
    daily::follow();
    // A new page is read from its top, as soon as it is here, and its title says where one is.
    Effect::new(move |before: Option<Option<Discriminant<Route>>>| {
        let here = route().get();
        document().set_title(&titled(&here));
        let (before, kind) = (before.flatten(), discriminant(&here));
        if later::is_coming(&here) {
            return before;
        }
        if before.is_some_and(|before| before != kind) {
            request_animation_frame(|| {
                window().scroll_to_with_x_and_y(0.0, 0.0);
                focus("h1");
            });
        }
        Some(kind)
    });
    view! {
        <a class="skip" href="#main" on:click=pressed(|event| { event.prevent_default(); focus("main h1, main"); })>{t!(skip_to_main)}</a>
        {move || {
            let here = route().get();
            let table = here.is_table();
            view! {
                {(!table).then(head)}
                {page(here)}
                {(!table).then(foot)}
            }
        }}
        <InfoWindow/>
    }
}

fn page(here: Route) -> AnyView {
    match here {
        Route::Home(seed) => view! { <HomePage seed/> }.into_any(),
        Route::New(seed) => view! { <NewPage seed/> }.into_any(),
        Route::Play => view! { <PlayPage/> }.into_any(),
        Route::Join(code) => view! { <JoinPage code/> }.into_any(),
        Route::Table(table) => view! { <TablePage table/> }.into_any(),
        Route::Seat(table, seat, token, seed) => view! { <SeatPage table seat token seed/> }.into_any(),
        Route::Lost => lost().into_any(),
        here => later::page(here),
    }
}

/// The title of a page, with how many tables wait for us.
fn titled(here: &Route) -> String {
    let waiting = my_tables::list().with(|all| kaiju_client::MyTable::waiting(all));
    let count = if waiting == 0 { String::new() } else { format!("({waiting}) ") };
    format!("{count}{} · Kaiju", title(here))
}

fn title(here: &Route) -> &'static str {
    let lang = lang();
    match here {
        Route::Home(_) => web::title_home(lang),
        Route::New(_) => web::new_game(lang),
        Route::Play | Route::Table(_) => web::title_table(lang),
        Route::Result | Route::Story(_) => web::title_result(lang),
        Route::Tutorial => web::tutorial(lang),
        Route::Rules(_) => web::rules(lang),
        Route::Cards(_) => web::cards(lang),
        Route::Atlas(_) => web::atlas_title(lang),
        Route::Faq => web::faq(lang),
        Route::Records => web::records(lang),
        Route::Settings => web::settings(lang),
        Route::Account => account::title(lang),
        Route::People => people::people(lang),
        Route::Notice(..) => notices::heading(lang),
        Route::Online | Route::Join(_) | Route::Seat(..) => web::title_online(lang),
        Route::Replay(..) => web::title_replay(lang),
        Route::Review(..) => web::review(lang),
        Route::Puzzles => puzzle::puzzles(lang),
        Route::Daily | Route::Day(_) => day_words::daily(lang),
        Route::Ratings => ratings::ratings(lang),
        Route::Bots => ladder::bots(lang),
        Route::Tournaments | Route::Tournament(_) | Route::League(_) => tournaments::tournaments(lang),
        Route::Duplicates | Route::Duplicate(_) => duplicates::duplicate(lang),
        Route::Lost => web::title_lost(lang),
    }
}

fn head() -> impl IntoView {
    let link = |hash: &'static str, text: fn(Lang) -> &'static str| {
        let current = move || {
            let here = discriminant(&route().get()) == discriminant(&Route::read(hash));
            here.then_some("page")
        };
        view! { <a href=format!("#{hash}") aria-current=current>{said(text)}</a> }
    };
    view! {
        <header class="site-head">
            <a href="#/" aria-label=t!(home)>{sprite("wordmark", "#wordmark")}</a>
            <nav class="site-nav" aria-label=t!(pages)>
                {link("/rules", web::rules)} {link("/cards", web::cards)} {link("/faq", web::faq)}
                {link("/records", web::records_short)} {link("/settings", web::settings)}
            </nav>
            <LangChoice/>
        </header>
    }
}

/// The language, wherever one is.
#[component]
pub(crate) fn LangChoice() -> impl IntoView {
    let choice = Lang::ALL.map(|one| {
        view! { <option value=one.code() lang=one.code() selected=move || lang() == one>{one.label()}</option> }
    });
    let missing = RwSignal::new(false);
    let choose = move |event: web_sys::Event| {
        let Ok(chosen) = event_target_value(&event).parse() else { return };
        let select: web_sys::HtmlSelectElement = event_target(&event);
        spawn_local(async move {
            let here = prefs::speak(chosen).await;
            let _ = missing.try_set(!here);
            // What is shown as chosen is what is spoken.
            select.set_value(prefs::lang_now().code());
        });
    };
    view! {
        <label class="lang-choice">
            {icon("i-language")}<span class="sr">{t!(language)}</span>
            <Show when=move || missing.get()>
                <span class="toasts" role="alert"><span class="toast">{icon("i-warn")} <span>{t!(language_missing)}</span></span></span>
            </Show>
            <select class="select" on:change=choose prop:value=move || lang().code()>{choice.into_iter().collect_view()}</select>
        </label>
    }
}

fn foot() -> impl IntoView {
    view! { <footer class="site-foot"><p>{said(terms::unofficial)}</p><p>{t!(footer)}</p></footer> }
}

/// The page for an address that leads nowhere.
fn lost() -> impl IntoView {
    view! {
        <main id="main" class="dead-end">
            <h1 tabindex="-1">{t!(title_lost)}</h1>
            <p>{t!(lost_why)}</p>
            <a class="btn btn-main" href="#/">{t!(to_home)}</a>
        </main>
    }
}
