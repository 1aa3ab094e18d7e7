//! Reports: a player tells the host what another one says or is called.

use axum::Json;
use axum::http::StatusCode;
use kaiju_wire::Code;
use kaiju_wire::moderation::{AdminReport, NewReport, ReportTaken};
use kaiju_wire::table::SeatInfo;

use super::At;
use super::extract::{Body, PathParams, Token, seat};
use super::guard::{Peer, Refusals, Refused};
use super::play::eyes;
use crate::entropy::claim;
use crate::name::clean_line;
use crate::store::ReportRow;

/// How many lines of talk go along.
const LINES: usize = 20;

/// One line that may be left out.
pub(super) fn line(text: &str) -> Result<String, Refused> {
    if text.trim().is_empty() { Ok(String::new()) } else { clean_line(text).ok_or(Code::BadRequest.into()) }
}

/// Reports what the player of another seat says, or the name they have, to the host of the server. The last lines of talk go
/// along. A player of the table can, once for each seat and thing until the host has settled it.
#[utoipa::path(post, path = "/tables/{game}/reports", tag = "play", params(("game" = String, Path)),
    request_body = NewReport, security(("token" = [])), responses((status = 201, body = ReportTaken), Refusals))]
pub(super) async fn report(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(game): PathParams<String>,
    Body(new): Body<NewReport>,
) -> Result<(StatusCode, Json<ReportTaken>), Refused> {
    site.may_make(peer)?;
    let (own, _) = eyes(&site, &game, token).await?;
    let reporter = own.lowest().ok_or(Code::Forbidden)?;
    let (reported, note) = (seat(new.seat)?, line(&new.note)?);
    if own.has(reported) {
        return Err(Code::BadRequest.into());
    }
    let info = site.hub.glance(&game, |desk| desk.info(false)).await?;
    let found = info.seats.into_iter().find(|one| one.seat == new.seat && one.taken && !one.name.is_empty());
    let SeatInfo { name, bot, .. } = found.ok_or(Code::Forbidden)?;
    let mut lines = site.hub.store.talk(&game, 0).await.map_err(|_| Code::StorageUnavailable)?;
    lines.drain(..lines.len().saturating_sub(LINES));
    let about = serde_json::to_string(&new.about).unwrap_or_default();
    let id = claim(&["report", &game, &reporter.to_string(), &reported.to_string(), &about]);
    let at_ms = site.hub.now_ms();
    let report = AdminReport {
        report: id.clone(),
        at_ms,
        game: game.clone(),
        seat: new.seat,
        name,
        bot,
        about: new.about,
        note,
        reporter: reporter.letter(),
        lines,
        address: site.hub.whence(&game, reported).map(|address| address.to_string()),
        accounts: Vec::new(),
    };
    let row = ReportRow { id: id.clone(), at_ms, report: serde_json::to_string(&report).unwrap_or_default() };
    if site.hub.store.reporting().file_report(&row).await.map_err(Code::from)? {
        site.hub.metrics.reports.up();
        tracing::info!(game, seat = %reported, "a report came in");
    }
    Ok((StatusCode::CREATED, Json(ReportTaken { report: id })))
}
