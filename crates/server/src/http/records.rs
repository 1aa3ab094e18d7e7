//! Finished games: a list, each as a record with its proof, and its review.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kaiju_wire::Code;
use kaiju_wire::review::ReviewInfo;
use kaiju_wire::table::{RecordInfo, Records};

use super::At;
use super::extract::{PageParams, PathParams, QueryParams, cut};
use super::guard::{Peer, Refusals, Refused};
use crate::fair_queue::Whose;
use crate::limiter::household;
use crate::store::{Mark, TableRecord};
use crate::{remains, reviews};

/// How many records a page has.
const SHOWN: u32 = 50;
/// As many events a record counts for among those that are sent again.
const RECORD: u64 = 64;
/// As many a review counts for: it takes seconds to work one out.
const REVIEW: u64 = 1024;

/// Public games that are over, those made last first.
#[utoipa::path(get, path = "/records", tag = "records", params(PageParams),
    responses((status = 200, body = Records), Refusals))]
pub(super) async fn list(site: At, QueryParams(page): QueryParams<PageParams>) -> Result<Json<Records>, Refused> {
    let found = site.hub.store.records(&page.mark()?, SHOWN + 1).await;
    let mut games = found.map_err(|_| Code::StorageUnavailable)?;
    let next = cut(&mut games, SHOWN, |game| Mark { at_ms: game.created_ms, id: game.id.clone() });
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
/// what its log says.
#[utoipa::path(get, path = "/tables/{game}/record", tag = "records", params(("game" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), Refusals))]
pub(super) async fn record(site: At, peer: Peer, PathParams(game): PathParams<String>) -> Result<Response, Refused> {
    site.may_replay(peer.ip(), RECORD)?;
    let text = remains::record(&site.hub, &game).await?;
    let name = format!("attachment; filename=\"kaiju-{game}.game\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The review of a game that is over: what luck and each decision were worth, in chances to win. It is worked out when it is first
/// asked for, which takes some seconds; `unavailable` says when to ask again.
#[utoipa::path(get, path = "/tables/{game}/review", tag = "records", params(("game" = String, Path)),
    responses((status = 200, body = ReviewInfo), Refusals))]
pub(super) async fn review(site: At, peer: Peer, PathParams(game): PathParams<String>) -> Result<Response, Refused> {
    site.may_replay(peer.ip(), REVIEW)?;
    let text = reviews::review(&site.hub, &game, Whose::Address(household(peer.ip()))).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text.to_string()).into_response())
}
