//! The pages that are no part of a first visit: a part of the client has them, and is fetched when somebody opens one.

use std::cell::OnceCell;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::account::AccountPage;
use crate::atlas::AtlasPage;
use crate::bots::BotsPage;
use crate::daily::{DailyPage, DayPage};
use crate::duplicates::{DuplicatePage, DuplicatesPage};
use crate::page::pressed;
use crate::people::PeoplePage;
use crate::prefs::t;
use crate::puzzles::PuzzlesPage;
use crate::ratings::RatingsPage;
use crate::reference::{CardsPage, FaqPage, RulesPage};
use crate::result::{RecordsPage, ReplayPage, ResultPage, StoryPage};
use crate::review::ReviewPage;
use crate::route::Route;
use crate::settings_page::SettingsPage;
use crate::tables::OnlinePage;
use crate::tournaments::{LeaguePage, TournamentPage, TournamentsPage};
use crate::tutorial::TutorialPage;

/// Where the part is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LaterPart {
    /// Nobody has asked for it.
    Away,
    Coming,
    Here,
    /// It could not be fetched.
    Missing,
}

thread_local! {
    static PART: OnceCell<RwSignal<LaterPart>> = const { OnceCell::new() };
}

/// Where the part is now, as a signal that lives as long as the client.
fn part() -> RwSignal<LaterPart> {
    PART.with(|cell| *cell.get_or_init(|| RwSignal::new(LaterPart::Away)))
}

/// Makes what lives as long as the page; whoever asks first would own it otherwise.
pub(crate) fn begin() {
    part();
}

/// Is this page still being fetched?
pub(crate) fn is_coming(route: &Route) -> bool {
    route.is_later() && matches!(part().get(), LaterPart::Away | LaterPart::Coming)
}

/// A page of the part, as soon as it is here.
pub(crate) fn page(route: Route) -> AnyView {
    let shown = move || match part().get() {
        LaterPart::Here => opened(route.clone()),
        LaterPart::Missing => missing(),
        LaterPart::Away => {
            fetch();
            coming()
        }
        LaterPart::Coming => coming(),
    };
    shown.into_any()
}

/// Fetches the part.
fn fetch() {
    part().update_untracked(|part| *part = LaterPart::Coming);
    spawn_local(async {
        let came = inside::fetch().await;
        part().set(if came { LaterPart::Here } else { LaterPart::Missing });
    });
}

/// What a page shows while it is fetched.
fn coming() -> AnyView {
    view! { <main id="main" class="dead-end" aria-busy="true"><span class="spinner" aria-hidden="true"></span><p class="sr" role="status">{t!(page_comes)}</p></main> }
        .into_any()
}

/// What is shown instead of a page that could not be fetched. An old page may ask for a part that is gone: a new one will not.
fn missing() -> AnyView {
    let again = |_| {
        let _ = window().location().reload();
    };
    view! {
        <main id="main" class="dead-end">
            <h1 tabindex="-1">{t!(page_missing)}</h1>
            <p>{t!(page_missing_why)}</p>
            <div class="row">
                <button type="button" class="btn btn-main" on:click=pressed(again)>{t!(load_again)}</button>
                <a class="btn" href="#/">{t!(to_home)}</a>
            </div>
        </main>
    }
    .into_any()
}

/// A page of the part, which is here.
fn opened(route: Route) -> AnyView {
    inside::opened(route).unwrap_or_else(missing)
}

/// The pages of the part.
fn made(route: Route) -> AnyView {
    match route {
        Route::Result => view! { <ResultPage/> }.into_any(),
        Route::Rules(clause) => view! { <RulesPage clause/> }.into_any(),
        Route::Cards(card) => view! { <CardsPage card/> }.into_any(),
        Route::Atlas(card) => view! { <AtlasPage card/> }.into_any(),
        Route::Faq => view! { <FaqPage/> }.into_any(),
        Route::Records => view! { <RecordsPage/> }.into_any(),
        Route::Settings => view! { <SettingsPage/> }.into_any(),
        Route::Account => view! { <AccountPage/> }.into_any(),
        Route::Notice(word, token) => view! { <crate::notices::LinkPage word token/> }.into_any(),
        Route::People => view! { <PeoplePage/> }.into_any(),
        Route::Replay(game, moment) => view! { <ReplayPage game moment/> }.into_any(),
        Route::Story(game) => view! { <StoryPage game/> }.into_any(),
        Route::Review(game, moment) => view! { <ReviewPage game moment/> }.into_any(),
        Route::Puzzles => view! { <PuzzlesPage/> }.into_any(),
        Route::Daily => view! { <DailyPage/> }.into_any(),
        Route::Day(date) => view! { <DayPage date/> }.into_any(),
        Route::Bots => view! { <BotsPage/> }.into_any(),
        Route::Ratings => view! { <RatingsPage/> }.into_any(),
        Route::Tournaments => view! { <TournamentsPage/> }.into_any(),
        Route::Tournament(id) => view! { <TournamentPage id/> }.into_any(),
        Route::League(id) => view! { <LeaguePage id/> }.into_any(),
        Route::Duplicates => view! { <DuplicatesPage/> }.into_any(),
        Route::Duplicate(id) => view! { <DuplicatePage id/> }.into_any(),
        Route::Online => view! { <OnlinePage/> }.into_any(),
        Route::Tutorial => view! { <TutorialPage/> }.into_any(),
        // These come with the first visit.
        Route::Home(_) | Route::New(_) | Route::Play | Route::Lost => ().into_any(),
        Route::Join(_) | Route::Seat(..) | Route::Table(_) => ().into_any(),
    }
}

/// The part as a file of its own.
#[cfg(feature = "parts")]
mod inside {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use leptos::prelude::*;
    use leptos::wasm_split::{SplitLoaderError, wasm_split};

    use super::made;
    use crate::route::Route;

    /// The part could not be fetched.
    struct Unfetched;

    impl From<SplitLoaderError> for Unfetched {
        fn from(_: SplitLoaderError) -> Unfetched {
            Unfetched
        }
    }

    #[wasm_split(later, wasm_split_path = ::leptos::wasm_split, fallible, preload(fetched))]
    fn page(route: Route) -> Result<AnyView, Unfetched> {
        Ok(made(route))
    }

    /// Fetches the part; is it here now?
    pub(super) async fn fetch() -> bool {
        fetched().await.is_ok()
    }

    /// A page of the part. It is at once, because the part is here.
    pub(super) fn opened(route: Route) -> Option<AnyView> {
        match pin!(page(route)).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(Ok(page)) => Some(page),
            _ => None,
        }
    }
}

/// The part as one with all the rest: a client that is built quickly is not taken apart.
#[cfg(not(feature = "parts"))]
mod inside {
    use leptos::prelude::AnyView;

    use super::made;
    use crate::route::Route;

    #[allow(clippy::unused_async)] // as where it is a file of its own
    pub(super) async fn fetch() -> bool {
        true
    }

    #[allow(clippy::unnecessary_wraps)] // as where it is a file of its own
    pub(super) fn opened(route: Route) -> Option<AnyView> {
        Some(made(route))
    }
}
