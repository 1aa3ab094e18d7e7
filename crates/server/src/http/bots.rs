//! Playing as a bot without a socket: the messages a bot gets on standard input, each for one request.

use std::time::Duration;

use axum::Json;
use kaiju_rules::Seat;
use kaiju_wire::bot::{BotReply, BotWants, ToBot};
use kaiju_wire::frame::Ack;
use serde::Deserialize;

use super::At;
use super::extract::{Body, PathParams, QueryParams, Token, moderate};
use super::guard::{Peer, Refusals, Refused};
use super::play::{PATIENCE_MS, bearer};
use crate::desk::Desk;

/// How long a bot waits, and what it wants.
#[derive(Clone, Copy, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct BotAsks {
    /// Wait up to n milliseconds until there is something to tell.
    wait_ms: Option<u64>,
    /// Tell the odds with every question about dice.
    odds: Option<bool>,
}

/// Waits until there is something to tell the bot at a seat, or its patience is over.
async fn tell(
    site: &At,
    (game, peer): (&str, Peer),
    patience: Option<u64>,
    read: impl Fn(&mut Desk) -> ToBot + Clone + Send + 'static,
) -> Result<Json<ToBot>, Refused> {
    let clock = &site.hub.clock;
    let until = clock.steady_ms() + moderate(patience)?.unwrap_or(0).min(PATIENCE_MS);
    loop {
        let read = read.clone();
        let (head, message) = site.hub.glance(game, move |desk| (desk.room().head(), read(desk))).await?;
        let left = until.saturating_sub(clock.steady_ms());
        if message != ToBot::Wait || left == 0 || site.hub.stop.is_cancelled() {
            let events = match &message {
                ToBot::Question(asked) => asked.events.len(),
                ToBot::Over(over) => over.events.len(),
                ToBot::Setup(_) | ToBot::Wait => 1,
            };
            // A row of the table has a handful of events.
            site.may_replay(peer.ip(), events as u64 / 4)?;
            return Ok(Json(message));
        }
        site.hub.wait_for(game, head + 1, Duration::from_millis(left)).await?;
    }
}

/// The one seat a bot's token opens.
async fn own_seat(site: &At, game: &str, token: Token) -> Result<Seat, Refused> {
    Ok(bearer(site, game, token).await?.seat(None)?)
}

/// What the game is played with, as a bot on standard input is told it: `setup`, `wait` until the game has begun, or `over`
/// where it never will.
#[utoipa::path(get, path = "/tables/{game}/setup", tag = "bots", params(("game" = String, Path), BotAsks),
    security(("token" = [])), responses((status = 200, body = ToBot), Refusals))]
pub(super) async fn setup(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(game): PathParams<String>,
    QueryParams(asks): QueryParams<BotAsks>,
) -> Result<Json<ToBot>, Refused> {
    let seat = own_seat(&site, &game, token).await?;
    tell(&site, (&game, peer), asks.wait_ms, move |desk| desk.bot_setup(seat)).await
}

/// What the seat is asked, as a bot on standard input is told it: `question`, `wait` while others are asked, or `over`.
#[utoipa::path(get, path = "/tables/{game}/question", tag = "bots", params(("game" = String, Path), BotAsks),
    security(("token" = [])), responses((status = 200, body = ToBot), Refusals))]
pub(super) async fn question(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(game): PathParams<String>,
    QueryParams(asks): QueryParams<BotAsks>,
) -> Result<Json<ToBot>, Refused> {
    let seat = own_seat(&site, &game, token).await?;
    let wants = BotWants { odds: asks.odds.unwrap_or(false) };
    tell(&site, (&game, peer), asks.wait_ms, move |desk| desk.bot_question(seat, wants)).await
}

/// Answers a question by its number, as a bot on standard output does. The same answer sent again counts once.
#[utoipa::path(post, path = "/tables/{game}/answer", tag = "bots", params(("game" = String, Path)),
    request_body = BotReply, security(("token" = [])), responses((status = 200, body = Ack), Refusals))]
pub(super) async fn answer(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
    Body(said): Body<BotReply>,
) -> Result<Json<Ack>, Refused> {
    let done = bearer(&site, &game, token).await?.bot_act(&said).await?;
    Ok(Json(done.ack(&said.id.unwrap_or_default().to_string())))
}
