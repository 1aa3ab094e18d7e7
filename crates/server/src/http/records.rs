//! Finished games: a list, each as a record with its proof, and its review; and why bots answered what they did.

use axum::Json;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use kaiju_wire::review::ReviewInfo;
use kaiju_wire::table::{BotReasonInfo, Phase, RecordInfo, Records};
use kaiju_wire::{Code, Refusal};
use serde::Deserialize;

use super::At;
use super::extract::{PageParams, PathParams, QueryParams, Token, cut};
use super::guard::{Peer, Refusals, Refused};
use super::tables::is_news;
use crate::fair_queue::Whose;
use crate::limiter::household;
use crate::store::{Mark, StoreError, TableRecord};
use crate::{reasons, remains, reviews, words};

/// How many records a page has.
const SHOWN: u32 = 50;
/// As many events a record counts for among those that are sent again.
const RECORD: u64 = 64;
/// As many a review counts for: it takes seconds to work one out.
const REVIEW: u64 = 1024;
/// As many a bot counts for that is asked again: it may think for a tenth of a second.
const REASON: u64 = 64;

/// Public games that are over, those made last first.
#[utoipa::path(get, path = "/records", tag = "records", params(PageParams),
    responses((status = 200, body = Records), Refusals))]
pub(super) async fn list(site: At, QueryParams(page): QueryParams<PageParams>) -> Result<Json<Records>, Refused> {
    let found = site.hub.store.records(&page.mark()?, SHOWN + 1).await;
    let mut games = found.map_err(|_| Code::StorageUnavailable)?;
    let next = cut(&mut games, SHOWN, |game| Mark { at_ms: game.created_ms, id: game.id.clone() });
    games.retain(|game| !is_news(game, site.hub.now_ms()));
    Ok(Json(Records { records: games.into_iter().map(record_info).collect(), next }))
}

pub(super) fn record_info(game: TableRecord) -> RecordInfo {
    RecordInfo {
        game: game.id,
        title: game.info.title,
        created_ms: game.created_ms,
        updated_ms: game.updated_ms,
        phase: game.phase,
        edition: game.info.edition,
        book: game.info.book,
        seats: game.info.seats,
        winners: game.info.winners.unwrap_or_default(),
    }
}

/// The record of a game that is over, in the notation, with the proof of its dice; of a table this server cannot play,
/// what its log says. At a table that is watched with a delay, whoever has no seat waits as long for it; at one of a duplicate everybody
/// waits until all groups have finished.
#[utoipa::path(get, path = "/tables/{game}/record", tag = "records", params(("game" = String, Path)),
    security((), ("token" = [])), responses((status = 200, content_type = "text/plain", body = String), Refusals))]
pub(super) async fn record(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Response, Refused> {
    site.may_replay(peer.ip(), RECORD)?;
    // The record has the secret in it, by which others still play.
    if !may_know(&site, &game, token).await? {
        return Err(Code::GroupsPlaying.into());
    }
    let text = remains::record(&site.hub, &game).await?;
    let name = format!("attachment; filename=\"kaiju-{game}.game\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// May who shows this token, or none, know all of a game by now? Who has no seat waits at a table that is watched with a delay, and at one
/// of a duplicate. Tells whether its luck may be known, too: no group of its duplicate plays any more.
async fn may_know(site: &At, game: &str, token: Token) -> Result<bool, Refused> {
    let table = match site.hub.store.game(game).await {
        Ok(table) => table,
        // Of a table that cannot be read there is only what is left of it.
        Err(StoreError::Unfit(_)) => None,
        Err(_) => return Err(Code::StorageUnavailable.into()),
    };
    let Some(table) = table else { return Ok(true) };
    let open = site.hub.is_open(&table).await.map_err(|_| Code::StorageUnavailable)?;
    if open && table.info.delay_s == 0 {
        return Ok(true);
    }
    let tokens = token.list();
    let seated = !tokens.is_empty() && site.hub.eyes(game, &tokens).await?.is_some_and(|(eyes, _)| !eyes.is_empty());
    let ended = matches!(table.phase, Phase::Over | Phase::Closed);
    if seated || open && ended && !is_news(&table, site.hub.now_ms()) {
        return Ok(open);
    }
    if !open {
        return Err(Code::GroupsPlaying.into());
    }
    Err(Refusal::from(Code::NotOver).after(1000).into())
}

/// The review of a game that is over: what luck and each decision were worth, in chances to win. It is worked out when it is first
/// asked for, which takes some seconds; `unavailable` says when to ask again.
#[utoipa::path(get, path = "/tables/{game}/review", tag = "records", params(("game" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = ReviewInfo), Refusals))]
pub(super) async fn review(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Response, Refused> {
    site.may_replay(peer.ip(), REVIEW)?;
    may_know(&site, &game, token).await?;
    let text = reviews::review(&site.hub, &game, Whose::Address(household(peer.ip()))).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text.to_string()).into_response())
}

/// The language of an answer.
#[derive(Clone, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SpokenIn {
    /// A language, such as `de`; that of `Accept-Language` by default.
    lang: Option<String>,
}

/// Why a bot gave the answer of a row, in one sentence: from the values it compared. While the game goes on that is told at tables that are
/// neither public nor rated, and not by a bot whose cards others do not see.
#[utoipa::path(get, path = "/tables/{game}/rows/{row}/reason", tag = "records", params(("game" = String, Path), ("row" = u64, Path), SpokenIn),
    security((), ("token" = [])), responses((status = 200, body = BotReasonInfo), Refusals))]
pub(super) async fn reason(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    PathParams((game, row)): PathParams<(String, u64)>,
    QueryParams(spoken): QueryParams<SpokenIn>,
) -> Result<Json<BotReasonInfo>, Refused> {
    site.may_replay(peer.ip(), REASON)?;
    may_know(&site, &game, token).await?;
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
    let lang = words::language(spoken.lang.as_deref().or(accepted));
    let whose = Whose::Address(household(peer.ip()));
    Ok(Json(reasons::reason(&site.hub, &game, row, lang, whose).await?))
}
