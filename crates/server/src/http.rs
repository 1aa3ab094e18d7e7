//! HTTP: the twin of everything the socket does, and all that is done before and after a game.

mod accounts;
mod admin;
mod bot_accounts;
mod bots;
mod daily;
mod duplicates;
mod exact;
mod extract;
mod guard;
mod notices;
mod pages;
mod passkeys;
mod people;
mod play;
mod quick;
mod ratings;
mod records;
mod reports;
mod seats;
mod tables;
mod tournaments;

use std::net::IpAddr;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use kaiju_wire::limits::BODY;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::assets::Assets;
use crate::config::Config;
use crate::crowd::{Crowd, CrowdLimits};
use crate::hub::Hub;
use crate::limiter::{Allowance, Limiter, Misses, household};
use crate::websocket;

pub use guard::Peer;

/// A refusal as an answer.
pub(crate) fn refused(refusal: kaiju_wire::Refusal) -> guard::Refused {
    refusal.into()
}

/// A server and everything it needs to answer.
pub struct Site {
    /// The tables.
    pub hub: Arc<Hub>,
    /// The settings.
    pub config: Config,
    /// The browser client.
    pub assets: Arc<dyn Assets>,
    requests: Limiter<IpAddr>,
    makes: Limiter<IpAddr>,
    /// By what the account of a bot is called in ledgers.
    bots: Limiter<String>,
    guesses: Limiter<IpAddr>,
    misses: Misses<IpAddr>,
    replays: Limiter<IpAddr>,
    /// E-mail that nobody has confirmed yet, by address.
    letters: Limiter<String>,
    /// Who has sockets open.
    pub(crate) sockets: Crowd,
}

/// How many e-mails an address gets that has not confirmed that it wants any.
const LETTERS: Allowance = Allowance { burst: 3.0, rate: 1.0 / 3600.0 };

/// What every handler gets.
pub type At = axum::Extension<Arc<Site>>;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "kaiju table server",
        description = "Play King of Tokyo together. Positions, events, questions and answers are strings in the \
                       notation of docs/notation.md; the WebSocket at /api/v1/ws says the same live, see \
                       docs/protocol.md.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    components(schemas(kaiju_wire::Refusal, kaiju_wire::Code)),
    modifiers(&BearerScheme),
    tags(
        (name = "tables", description = "Make, find, start and close tables"),
        (name = "seats", description = "Sit down, change, leave, hand over, take back"),
        (name = "play", description = "See the table, answer questions, talk"),
        (name = "bots", description = "Play as a bot: the messages of docs/bot-protocol.md, as on standard input"),
        (name = "records", description = "Finished games"),
        (name = "bot accounts", description = "Names and tokens for programs, challenges, the ladder, see docs/bot-accounts.md"),
        (name = "accounts", description = "Optional accounts: a name, and a passkey or a recovery code"),
        (name = "notices", description = "How players are told that it is their turn, see docs/notices.md"),
        (name = "people", description = "Friends, invitations, profiles, notes"),
        (name = "ratings", description = "How strong players are, see docs/ratings.md"),
        (name = "daily", description = "The game of the day, see docs/daily.md"),
        (name = "duplicates", description = "Several groups with the same luck, see docs/duplicate.md"),
        (name = "tournaments", description = "Knock-out and Swiss, see docs/tournaments.md"),
        (name = "admin", description = "What the host of the server sees and does, see docs/moderation.md")
    )
)]
struct Api;

/// Tokens are sent as bearer tokens.
struct BearerScheme;

impl utoipa::Modify for BearerScheme {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
        let bearer = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        api.components.get_or_insert_default().add_security_scheme("token", bearer);
    }
}

/// The routes under `/api/v1`, with their description.
fn api() -> (Router, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(tables::open, tables::lobby))
        .routes(routes!(tables::turns))
        .routes(routes!(quick::quick))
        .routes(routes!(tables::table))
        .routes(routes!(tables::code))
        .routes(routes!(tables::address))
        .routes(routes!(tables::qr))
        .routes(routes!(tables::start))
        .routes(routes!(tables::close))
        .routes(routes!(tables::rematch))
        .routes(routes!(seats::join))
        .routes(routes!(seats::change, seats::leave))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::take_back))
        .routes(routes!(seats::pause))
        .routes(routes!(seats::holiday))
        .routes(routes!(seats::rekey))
        .routes(routes!(play::reveal))
        .routes(routes!(play::view))
        .routes(routes!(play::events))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::talk, play::say))
        .routes(routes!(bots::setup))
        .routes(routes!(bots::question))
        .routes(routes!(bots::answer))
        .routes(routes!(records::record))
        .routes(routes!(records::review))
        .routes(routes!(records::reason))
        .routes(routes!(records::list))
        .routes(routes!(accounts::make))
        .routes(routes!(accounts::login, accounts::logout))
        .routes(routes!(accounts::history, accounts::delete))
        .routes(routes!(accounts::logout_everywhere, accounts::devices))
        .routes(routes!(accounts::logout_device))
        .routes(routes!(accounts::export))
        .routes(routes!(passkeys::ask_new))
        .routes(routes!(passkeys::add, passkeys::list))
        .routes(routes!(passkeys::drop))
        .routes(routes!(passkeys::ask))
        .routes(routes!(passkeys::login))
        .routes(routes!(accounts::tables))
        .routes(routes!(seats::share))
        .routes(routes!(accounts::hold))
        .routes(routes!(notices::look, notices::stop_all))
        .routes(routes!(notices::add_push))
        .routes(routes!(notices::add_mail))
        .routes(routes!(notices::drop_channel))
        .routes(routes!(notices::set_quiet, notices::end_quiet))
        .routes(routes!(notices::confirm))
        .routes(routes!(notices::stop))
        .routes(routes!(notices::webhook, notices::set_webhook, notices::drop_webhook))
        .routes(routes!(people::list, people::befriend))
        .routes(routes!(people::renew_code))
        .routes(routes!(people::part))
        .routes(routes!(people::friends_profile))
        .routes(routes!(people::encounter))
        .routes(routes!(people::hidden))
        .routes(routes!(people::invite, people::invitations))
        .routes(routes!(people::decline))
        .routes(routes!(people::profile))
        .routes(routes!(people::note))
        .routes(routes!(ratings::ladder))
        .routes(routes!(ratings::own))
        .routes(routes!(bot_accounts::list, bot_accounts::make))
        .routes(routes!(bot_accounts::renew))
        .routes(routes!(bot_accounts::delete))
        .routes(routes!(bot_accounts::agenda))
        .routes(routes!(bot_accounts::decline))
        .routes(routes!(bot_accounts::ladder))
        .routes(routes!(bot_accounts::challenge))
        .routes(routes!(daily::day, daily::hand_in))
        .routes(routes!(daily::proof))
        .routes(routes!(tournaments::make, tournaments::list))
        .routes(routes!(tournaments::own))
        .routes(routes!(tournaments::look))
        .routes(routes!(tournaments::league))
        .routes(routes!(tournaments::enter, tournaments::leave))
        .routes(routes!(tournaments::start))
        .routes(routes!(tournaments::close))
        .routes(routes!(duplicates::make))
        .routes(routes!(duplicates::own))
        .routes(routes!(duplicates::look))
        .routes(routes!(duplicates::close))
        .routes(routes!(reports::report))
        .routes(routes!(admin::counts))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::settle))
        .routes(routes!(admin::sanctions, admin::lay))
        .routes(routes!(admin::lift))
        .routes(routes!(admin::audit))
        .split_for_parts()
}

/// The routes and their description, the same for every server of this process: making them takes longer than everything else a
/// server does to start. Which site a request is for, it brings along.
static API: LazyLock<(Router, String)> = LazyLock::new(|| {
    let (api, description) = api();
    let api = api
        .route("/openapi.json", axum::routing::get(pages::openapi))
        .route("/ws", axum::routing::any(websocket::upgrade))
        .fallback(pages::nothing)
        .method_not_allowed_fallback(pages::bad_method);
    let router = Router::new()
        .nest(kaiju_wire::API, api)
        .route("/healthz", axum::routing::get(pages::health))
        .route("/readyz", axum::routing::get(pages::ready))
        .route("/api", axum::routing::get(pages::browse))
        .route("/api/browse.js", axum::routing::get(pages::browse_script))
        .route("/api/browse.css", axum::routing::get(pages::browse_style))
        .route("/api/admin", axum::routing::get(admin::page))
        .route("/api/admin.js", axum::routing::get(admin::script))
        .route("/api/admin.css", axum::routing::get(admin::style))
        .method_not_allowed_fallback(pages::bad_method)
        .fallback(pages::asset)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(axum::middleware::from_fn(guard::guard));
    (router, exact::description(&description))
});

/// The whole site as a service.
pub fn site(hub: Arc<Hub>, config: Config, assets: Arc<dyn Assets>) -> (Router, Arc<Site>) {
    let rates = config.rates;
    let site = Arc::new(Site {
        hub,
        config,
        assets,
        requests: Limiter::new(rates.requests),
        makes: Limiter::new(rates.makes),
        bots: Limiter::new(rates.bots),
        guesses: Limiter::new(rates.guesses),
        misses: Misses::new(rates.misses),
        replays: Limiter::new(rates.replays),
        letters: Limiter::new(LETTERS),
        sockets: Crowd::new(CrowdLimits { each: rates.sockets, all: usize::MAX }),
    });
    let routes = tower::ServiceBuilder::new()
        .option_layer(guard::other_pages(&site.config))
        .layer(axum::Extension(site.clone()))
        .service(API.0.clone());
    (Router::new().fallback_service(routes), site)
}

impl Site {
    /// The description of the HTTP half.
    fn openapi() -> &'static str {
        &API.1
    }

    /// One of the things that must not be done often.
    fn may_make(&self, peer: Peer) -> Result<(), guard::Refused> {
        self.take(&self.makes, peer)
    }

    /// One request of a bot, from wherever it calls.
    fn may_ask_as_bot(&self, player: &str) -> Result<(), guard::Refused> {
        self.bots.take(player.to_string(), self.hub.clock.steady_ms()).map_err(|after| self.over(after))
    }

    /// May somebody try a code? While many are guessing, a client that guessed wrong before has to wait; a first try is
    /// allowed.
    fn may_guess_code(&self, peer: Peer) -> Result<(), guard::Refused> {
        self.misses.may_try(&household(peer.0), self.hub.clock.steady_ms()).map_err(|after| self.over(after))
    }

    /// A code led nowhere.
    fn guessed_wrong(&self, peer: Peer) {
        self.misses.count(household(peer.0), self.hub.clock.steady_ms());
    }

    /// One of the things that could be guessed.
    fn may_guess(&self, peer: Peer) -> Result<(), guard::Refused> {
        self.take(&self.guesses, peer)
    }

    /// May this many events be sent again to a client that asks for them?
    pub(crate) fn may_replay(&self, peer: IpAddr, events: u64) -> Result<(), kaiju_wire::Refusal> {
        let taken = self.replays.take_many(household(peer), events as f64, self.hub.clock.steady_ms());
        taken.map_err(|after| {
            self.hub.metrics.rate_limited.up();
            kaiju_wire::Refusal::from(kaiju_wire::Code::RateLimited).after(after)
        })
    }

    /// May an e-mail be sent to an address whose owner has not said that they want any?
    fn may_write_to(&self, address: &str) -> Result<(), guard::Refused> {
        let taken = self.letters.take(address.to_lowercase(), self.hub.clock.steady_ms());
        taken.map_err(|after| self.over(after))
    }

    fn take(&self, limiter: &Limiter<IpAddr>, peer: Peer) -> Result<(), guard::Refused> {
        limiter.take(household(peer.0), self.hub.clock.steady_ms()).map_err(|after| self.over(after))
    }

    fn over(&self, after: u64) -> guard::Refused {
        self.hub.metrics.rate_limited.up();
        kaiju_wire::Refusal::from(kaiju_wire::Code::RateLimited).after(after).into()
    }
}
