//! The frame around every page: header, navigation, footer.

use kaiju_text::{Lang, puzzle, terms, web};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::home::{HomePage, NewPage};
use crate::info::{self, InfoWindow};
use crate::lobby::TablePage;
use crate::page::{focus, icon, pressed, sprite};
use crate::prefs::{self, lang, said, t};
use crate::puzzles::PuzzlesPage;
use crate::reference::{CardsPage, FaqPage, RulesPage};
use crate::result::{RecordsPage, ReplayPage, ResultPage, StoryPage};
use crate::review::ReviewPage;
use crate::route::{self, Route, route};
use crate::settings_page::SettingsPage;
use crate::table::PlayPage;
use crate::tables::{JoinPage, OnlinePage, SeatPage};
use crate::tutorial::TutorialPage;
use crate::{game, online};

/// The whole client.
#[component]
pub(crate) fn App() -> impl IntoView {
    // What lives as long as the page belongs to its root: whoever asks first would own it otherwise.
    let _ = (prefs::settings(), route(), game::game(), info::info(), online::line());
    prefs::follow();
    route::follow();
    online::follow();
    // A new page is read from its top, and its title says where one is.
    Effect::new(move |before: Option<Route>| {
        let here = route().get();
        document().set_title(&format!("{} · Kaiju", title(&here)));
        if before.is_some_and(|before| std::mem::discriminant(&before) != std::mem::discriminant(&here)) {
            request_animation_frame(|| {
                window().scroll_to_with_x_and_y(0.0, 0.0);
                focus("h1");
            });
        }
        here
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
        Route::Result => view! { <ResultPage/> }.into_any(),
        Route::Rules(clause) => view! { <RulesPage clause/> }.into_any(),
        Route::Cards(card) => view! { <CardsPage card/> }.into_any(),
        Route::Faq => view! { <FaqPage/> }.into_any(),
        Route::Records => view! { <RecordsPage/> }.into_any(),
        Route::Settings => view! { <SettingsPage/> }.into_any(),
        Route::Replay(game, moment) => view! { <ReplayPage game moment/> }.into_any(),
        Route::Story(game) => view! { <StoryPage game/> }.into_any(),
        Route::Review(game, moment) => view! { <ReviewPage game moment/> }.into_any(),
        Route::Puzzles => view! { <PuzzlesPage/> }.into_any(),
        Route::Online => view! { <OnlinePage/> }.into_any(),
        Route::Join(code) => view! { <JoinPage code/> }.into_any(),
        Route::Table(table) => view! { <TablePage table/> }.into_any(),
        Route::Seat(table, seat, token, seed) => view! { <SeatPage table seat token seed/> }.into_any(),
        Route::Tutorial => view! { <TutorialPage/> }.into_any(),
        Route::Lost => lost().into_any(),
    }
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
        Route::Faq => web::faq(lang),
        Route::Records => web::records(lang),
        Route::Settings => web::settings(lang),
        Route::Online | Route::Join(_) | Route::Seat(..) => web::title_online(lang),
        Route::Replay(..) => web::title_replay(lang),
        Route::Review(..) => web::review(lang),
        Route::Puzzles => puzzle::puzzles(lang),
        Route::Lost => web::title_lost(lang),
    }
}

fn head() -> impl IntoView {
    let link = |hash: &'static str, text: fn(Lang) -> &'static str| {
        let current = move || {
            let here = std::mem::discriminant(&route().get()) == std::mem::discriminant(&Route::read(hash));
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
        view! { <option value=one.code() lang=one.code() selected=move || lang() == one>{one.endonym()}</option> }
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
