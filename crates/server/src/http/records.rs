//! Finished games: a list, and each as a record with its proof.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kaiju_wire::Code;
use kaiju_wire::table::{RecordInfo, Records};
use serde::Deserialize;

use super::At;
use super::extract::{Asked, Place, moderate};
use super::guard::{Refusals, Refused};
use crate::remains;
use crate::store::Game;

/// How many records a page has.
const SHOWN: u32 = 50;

/// Which page is wanted.
#[derive(Clone, Copy, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Before {
    /// Games made before this moment, in milliseconds since 1970; the latest unless told.
    before_ms: Option<u64>,
}

/// Public games that are over, the latest first.
#[utoipa::path(get, path = "/records", tag = "records", params(Before),
    responses((status = 200, body = Records), Refusals))]
pub(super) async fn list(site: At, Asked(page): Asked<Before>) -> Result<Json<Records>, Refused> {
    let before = moderate(page.before_ms)?.unwrap_or(u64::MAX);
    let games = site.hub.store.records(before, SHOWN).await.map_err(|_| Code::StorageUnavailable)?;
    Ok(Json(Records { records: games.into_iter().map(record_info).collect() }))
}

pub(super) fn record_info(game: Game) -> RecordInfo {
    RecordInfo {
        game: game.id,
        title: game.info.title,
        created_ms: game.created_ms,
        updated_ms: game.updated_ms,
        phase: game.phase,
        edition: game.info.edition,
        seats: game.info.seats,
        winners: game.info.winners.unwrap_or_default(),
    }
}

/// The record of a game that is over, in the notation, with the proof of its dice; of a table this server cannot play,
/// what its log says.
#[utoipa::path(get, path = "/tables/{game}/record", tag = "records", params(("game" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), Refusals))]
pub(super) async fn record(site: At, Place(game): Place<String>) -> Result<Response, Refused> {
    let text = remains::record(&site.hub, &game).await?;
    let name = format!("attachment; filename=\"kaiju-{game}.game\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}
