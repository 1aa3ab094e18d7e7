//! Playing without a socket: the view, the events, answers, chat.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderMap, header};
use kaiju_wire::Code;
use kaiju_wire::frame::{Ack, Act, Reveal, Say, Snapshot, Undo};
use kaiju_wire::limits::RESUME;
use kaiju_wire::table::{Events, Talk};
use serde::Deserialize;

use super::At;
use super::extract::{Body, PathParams, QueryParams, Token, key, moderate, seat};
use super::guard::{Peer, Refusals, Refused};
use crate::bearer::Bearer;
use crate::desk::Desk;
use crate::projection::{Eyes, Wants};

/// The longest a request for events waits.
pub(super) const PATIENCE_MS: u64 = 25_000;

/// The seats a token opens; nobody's without one.
pub(super) async fn eyes(site: &At, game: &str, token: Token) -> Result<(Eyes, bool), Refused> {
    let tokens = token.list();
    let (eyes, host) = site.hub.eyes(game, &tokens).await?.ok_or(Code::Forbidden)?;
    let seen = move |desk: &mut Desk| {
        desk.touch(eyes);
        eyes.lowest().and_then(|seat| desk.room().bots_player(seat).map(str::to_string))
    };
    if let Some(bot) = site.hub.glance(game, seen).await? {
        site.may_ask_as_bot(&bot)?;
    }
    Ok((eyes, host))
}

/// Somebody who shows a token.
pub(super) async fn bearer(site: &At, game: &str, token: Token) -> Result<Bearer, Refused> {
    let shown = token.shown();
    let (eyes, _) = eyes(site, game, token).await?;
    Ok(Bearer { hub: site.hub.clone(), game: game.to_string(), eyes, shown })
}

/// The table as the seat of the token sees it, or as a spectator does.
#[utoipa::path(get, path = "/tables/{game}/view", tag = "play", params(("game" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Snapshot), Refusals))]
pub(super) async fn view(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<Snapshot>, Refused> {
    let (eyes, host) = eyes(&site, &game, token).await?;
    Ok(Json(site.hub.glance(&game, move |desk| desk.snapshot(eyes, host || !eyes.is_empty())).await?))
}

/// Which events are wanted.
#[derive(Clone, Copy, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Span {
    /// The first one wanted; 1 by default.
    from: Option<u64>,
    /// Wait up to n milliseconds for it.
    wait_ms: Option<u64>,
    /// Send the position with the last one.
    positions: Option<bool>,
}

/// Events from a number on; waits for the first of them if asked to.
#[utoipa::path(get, path = "/tables/{game}/events", tag = "play", params(("game" = String, Path), Span),
    security((), ("token" = [])), responses((status = 200, body = Events), Refusals))]
pub(super) async fn events(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(game): PathParams<String>,
    QueryParams(asked): QueryParams<Span>,
) -> Result<Json<Events>, Refused> {
    let (eyes, _) = eyes(&site, &game, token).await?;
    let from = moderate(asked.from)?.unwrap_or(1).max(1);
    if let Some(wait) = moderate(asked.wait_ms)?.filter(|&wait| wait > 0) {
        site.hub.wait_as(!eyes.is_empty(), &game, from, Duration::from_millis(wait.min(PATIENCE_MS))).await?;
    }
    let wants = Wants { positions: asked.positions.unwrap_or(false), ..Wants::default() };
    let seated = !eyes.is_empty();
    let head = site.hub.read(&game, move |desk| desk.seen_by(seated).head()).await?;
    site.may_replay(peer.ip(), (head + 1).saturating_sub(from).min(RESUME))?;
    let read = move |desk: &mut Desk| (desk.seen_by(seated).head(), desk.events((eyes, wants), from, RESUME));
    let (head, events) = site.hub.glance(&game, read).await?;
    Ok(Json(Events { epoch: site.hub.store.epoch().to_string(), head, events }))
}

/// Answers the open question. The headers `Idempotency-Key` and `If-Match` count before `id` and `expect`.
#[utoipa::path(post, path = "/tables/{game}/actions", tag = "play", params(("game" = String, Path)),
    request_body = Act, security(("token" = [])), responses((status = 200, body = Ack), Refusals))]
pub(super) async fn act(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams(game): PathParams<String>,
    Body(mut act): Body<Act>,
) -> Result<Json<Ack>, Refused> {
    if let Some(id) = key(&headers)? {
        act.id = id;
    }
    if let Some(expect) = headers.get(header::IF_MATCH) {
        let number = expect.to_str().ok().and_then(|text| text.trim_matches('"').parse().ok());
        act.expect = number.ok_or(Code::BadRequest)?;
    }
    let done = bearer(&site, &game, token).await?.act(&act).await?;
    Ok(Json(done.ack(&act.id)))
}

/// Shows the first element of a seat's chain.
#[utoipa::path(post, path = "/tables/{game}/reveal", tag = "play", params(("game" = String, Path)),
    request_body = Reveal, security(("token" = [])), responses((status = 200, body = Ack), Refusals))]
pub(super) async fn reveal(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
    Body(reveal): Body<Reveal>,
) -> Result<Json<Ack>, Refused> {
    let done = bearer(&site, &game, token).await?.reveal(&reveal).await?;
    Ok(Json(done.ack(&reveal.id)))
}

/// Takes an answer back, at a table that allows it: nothing was drawn and nothing hidden was shown since, and nobody else
/// answered. `ask.undo` tells which answer that is.
#[utoipa::path(post, path = "/tables/{game}/undo", tag = "play", params(("game" = String, Path)),
    request_body = Undo, security(("token" = [])), responses((status = 200, body = Ack), Refusals))]
pub(super) async fn undo(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
    Body(undo): Body<Undo>,
) -> Result<Json<Ack>, Refused> {
    moderate(Some(undo.answer))?;
    let done = bearer(&site, &game, token).await?.undo(&undo).await?;
    Ok(Json(done.ack(&undo.id)))
}

/// The last lines of chat.
#[utoipa::path(get, path = "/tables/{game}/talk", tag = "play", params(("game" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = Talk), Refusals))]
pub(super) async fn talk(site: At, token: Token, PathParams(game): PathParams<String>) -> Result<Json<Talk>, Refused> {
    let (eyes, _) = eyes(&site, &game, token).await?;
    let mut lines = site.hub.store.talk(&game, 0).await.map_err(|_| Code::StorageUnavailable)?;
    if eyes.is_empty() {
        let delay = site.hub.glance(&game, |desk| desk.talk_delay_ms()).await?;
        lines.retain(|said| delay.is_some_and(|delay| delay == 0 || said.at_ms + delay <= site.hub.now_ms()));
    }
    Ok(Json(Talk { lines }))
}

/// Says something, or shows an emote. With an `Idempotency-Key` the same line counts once.
#[utoipa::path(post, path = "/tables/{game}/talk", tag = "play", params(("game" = String, Path)),
    request_body = Say, security(("token" = [])), responses((status = 200, body = Talk), Refusals))]
pub(super) async fn say(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    PathParams(game): PathParams<String>,
    Body(line): Body<Say>,
) -> Result<Json<Talk>, Refused> {
    if let Some(letter) = line.seat {
        seat(letter)?;
    }
    let number = bearer(&site, &game, token).await?.say(&line, peer.ip(), key(&headers)?.as_deref()).await?;
    let lines = site.hub.store.talk(&game, number.saturating_sub(1)).await.map_err(|_| Code::StorageUnavailable)?;
    Ok(Json(Talk { lines }))
}
