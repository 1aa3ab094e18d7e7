//! Making, finding, starting, closing tables.

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kaiju_wire::Code;
use kaiju_wire::table::{
    Address, Found, Lobby, LobbyFilter, NewTable, Opened, Phase, Rematch, Rhythm, TableInfo, Turns, TurnsWanted,
};
use serde::Deserialize;

use super::extract::{Body, PageParams, PathParams, QueryParams, Token, cut, id, key, seat};
use super::guard::{Peer, Refusals, Refused};
use super::{At, accounts, bot_accounts, people};
use crate::bots::SittingAccount;
use crate::hub::KEEP_WAITING_MS;
use crate::moderation::Asker;
use crate::opening::{Opening, TableKey};
use crate::projection::Eyes;
use crate::store::{Mark, TableRecord};
use crate::wish::{Request, Wish};
use crate::{qr, reach, remains};

/// How many tables the lobby shows.
const SHOWN: u32 = 100;
/// How many times so many are looked at for one of the kind that is wanted.
const PARTS: usize = 5;
/// Tables that are played in one go are not shown when nothing happened for so long. Those over days are, as long as a table is kept that
/// never begins.
const FORGOTTEN_MS: u64 = 12 * 60 * 60 * 1000;

/// Makes a table. With the same `Idempotency-Key` it is the same table again, with the same tokens.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Opened), Refusals))]
pub(super) async fn open(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    site.may_make(peer)?;
    let sitter = bot_accounts::sitter(&site, token).await?;
    site.hub.may_come(Asker::new(peer.ip(), sitter.as_ref().map(|sitter| &sitter.account))).await?;
    let body = serde_json::to_string(&wanted).unwrap_or_default();
    let key = table_key(&site, &headers, sitter.as_ref(), &["open", &body]).await?;
    // A table that was made already is not one more.
    if !site.hub.is_made(key.as_ref()).await.map_err(Code::from)? {
        site.hub.may_have_more(sitter.as_ref()).await?;
    }
    for name in wanted.seats.iter().filter_map(|seat| seat.name.as_deref()) {
        site.hub.may_write(name)?;
    }
    let owner = accounts::table_owner(&site, sitter.as_ref(), wanted.rated).await?;
    let opened = site.hub.open_as(&wanted, peer.ip(), owner, Opening { key, ..Opening::default() }).await?;
    for ticket in &opened.tickets {
        site.hub.came_from(&opened.game, seat(ticket.seat)?, peer.ip());
    }
    Ok((StatusCode::CREATED, Json(opened)))
}

/// The table that is asked for in these words, where the client sends a key.
pub(super) async fn table_key(
    site: &At,
    headers: &HeaderMap,
    sitter: Option<&SittingAccount>,
    asked: &[&str],
) -> Result<Option<TableKey>, Refused> {
    let Some(key) = key(headers)? else { return Ok(None) };
    let maker = sitter.map_or("", |sitter| sitter.account.name.as_str());
    Ok(Some(site.hub.table_key(maker, key, asked).await.map_err(Code::from)?))
}

/// Which tables are wanted.
#[derive(Clone, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LobbyParams {
    /// Of this edition.
    edition: Option<String>,
    /// For so many players.
    #[param(minimum = 2, maximum = 6)]
    players: Option<u32>,
    /// Played in one go, or over days.
    #[param(inline)]
    rhythm: Option<Rhythm>,
    /// Counting for ratings, or not.
    rated: Option<bool>,
    /// With a free seat, or without one.
    free: Option<bool>,
}

/// Public tables that gather players or play, the latest first; all of them, or those of some kind.
#[utoipa::path(get, path = "/tables", tag = "tables", params(PageParams, LobbyParams),
    responses((status = 200, body = Lobby), Refusals))]
pub(super) async fn lobby(
    site: At,
    QueryParams(page): QueryParams<PageParams>,
    QueryParams(wanted): QueryParams<LobbyParams>,
) -> Result<Json<Lobby>, Refused> {
    let LobbyParams { edition, players, rhythm, rated, free } = wanted;
    if players.is_some_and(|players| !(2..=6).contains(&players)) {
        return Err(Code::BadRequest.into());
    }
    let filter = LobbyFilter { edition, players, rhythm, rated, free };
    let now = site.hub.now_ms();
    let live_since = now.saturating_sub(FORGOTTEN_MS);
    let since = if rhythm == Some(Rhythm::Live) { live_since } else { now.saturating_sub(KEEP_WAITING_MS) };
    let is_fresh = |game: &TableRecord| !game.info.rhythm.is_live() || game.updated_ms >= live_since;
    let (mut mark, mut tables, mut next) = (page.mark()?, Vec::new(), None);
    // A page without any such table has a next one all the same, where there is more to look at.
    for _ in 0..PARTS {
        let found = site.hub.store.lobby(since, &mark, SHOWN + 1).await;
        let mut games = found.map_err(|_| Code::StorageUnavailable)?;
        next = cut(&mut games, SHOWN, |game| Mark { at_ms: game.updated_ms, id: game.id.clone() });
        let fresh = games.into_iter().filter(is_fresh).map(|game| game.info);
        tables.extend(fresh.filter(|table| filter.admits(table)));
        let Some(more) = next.as_deref().and_then(Mark::read).filter(|_| tables.is_empty()) else { break };
        mark = more;
    }
    Ok(Json(Lobby { tables, next }))
}

/// How some tables stand and whose turn it is, for lists of one's own tables. Anyone who has the id of a table may ask.
#[utoipa::path(post, path = "/turns", tag = "tables", request_body = TurnsWanted,
    responses((status = 200, body = Turns), Refusals))]
pub(super) async fn turns(site: At, peer: Peer, Body(mut wanted): Body<TurnsWanted>) -> Result<Json<Turns>, Refused> {
    if wanted.games.len() > SHOWN as usize {
        return Err(Code::TooLarge.into());
    }
    site.may_replay(peer.ip(), wanted.games.len() as u64)?;
    wanted.games.retain(|game| game.len() <= 40 && game.bytes().all(|b| b.is_ascii_alphanumeric()));
    let mut found = site.hub.store.turns(&wanted.games).await.map_err(|_| Code::StorageUnavailable)?;
    // Whoever asks may have no seat: at a table that is watched with a delay they learn nothing from here, and nothing of the end of a
    // game that other groups still play with its luck.
    for one in &mut found {
        if one.table.info.delay_s > 0 {
            (one.asked, one.deadline_ms) = (None, None);
        }
        let ended = matches!(one.table.phase, Phase::Over | Phase::Closed);
        let sealed = ended && !site.hub.is_open(&one.table).await.map_err(|_| Code::StorageUnavailable)?;
        if sealed || is_news(&one.table, site.hub.now_ms()) {
            one.table.info = TableInfo { phase: Phase::Playing, winners: None, secret: None, ..one.table.info.clone() };
        }
    }
    Ok(Json(site.hub.told_turns(found)))
}

/// Has a table that is watched with a delay ended so shortly ago that only those know it who have a seat?
pub(super) fn is_news(table: &TableRecord, now_ms: u64) -> bool {
    let ended = matches!(table.phase, Phase::Over | Phase::Closed);
    ended && now_ms < table.updated_ms + u64::from(table.info.delay_s) * 1000
}

/// What everybody may know of a table; with the token of a seat or of the host, also its code.
#[utoipa::path(get, path = "/tables/{game}", tag = "tables", params(("game" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn table(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<TableInfo>, Refused> {
    let (eyes, insider) = match token.0 {
        None => (Eyes::EMPTY, false),
        Some(token) => (site.hub.eyes(&game, &[token]).await?.ok_or(Code::Forbidden)?.0, true),
    };
    Ok(Json(site.hub.read(&game, move |desk| desk.seen_by(!eyes.is_empty()).info(insider)).await?))
}

/// The open table with these six letters.
#[utoipa::path(get, path = "/codes/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = Found), Refusals))]
pub(super) async fn code(site: At, peer: Peer, PathParams(code): PathParams<String>) -> Result<Json<Found>, Refused> {
    site.may_guess(peer)?;
    site.may_guess_code(peer)?;
    let code = code.trim().to_uppercase();
    let found = site.hub.store.by_code(&code).await.map_err(|_| Code::StorageUnavailable)?;
    if found.is_none() {
        site.guessed_wrong(peer);
    }
    Ok(Json(Found { game: found.ok_or(Code::Forbidden)? }))
}

/// The address others reach this server by, for invitations.
#[utoipa::path(get, path = "/address", tag = "tables", responses((status = 200, body = Address), Refusals))]
pub(super) async fn address(site: At, headers: HeaderMap) -> Json<Address> {
    Json(reached(&site, &headers))
}

fn reached(site: &At, headers: &HeaderMap) -> Address {
    // A header that is no text names nothing we know.
    let host = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    reach::address(&site.config, host)
}

/// A picture of the join link for telephones; none where the server does not know its address.
#[utoipa::path(get, path = "/codes/{code}/qr.svg", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String), Refusals))]
pub(super) async fn qr(
    site: At,
    headers: HeaderMap,
    PathParams(code): PathParams<String>,
) -> Result<Response, Refused> {
    let code = code.trim().to_uppercase();
    if code.len() != 6 || !code.bytes().all(|b| b.is_ascii_uppercase()) {
        return Err(Code::Forbidden.into());
    }
    let base = reached(&site, &headers).url.ok_or(Code::Forbidden)?;
    let svg = qr::svg(&format!("{base}/#/join/{code}")).ok_or(Code::BadRequest)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// Begins the game: the host may, and everybody who sits at the table. Where somebody else was quicker, it has begun, and that is an answer.
#[utoipa::path(post, path = "/tables/{game}/start", tag = "tables", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn start(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    PathParams(game): PathParams<String>,
) -> Result<Json<TableInfo>, Refused> {
    let id = id(&headers, &*site.hub.entropy)?;
    match site.hub.perform(&game, &Request::shown(Wish::Start, id, "start", &token.shown())).await {
        Err(refusal) if refusal.code == Code::Begun => {}
        done => {
            done?;
            site.hub.made_by(&game, peer.ip());
        }
    }
    Ok(Json(site.hub.read(&game, |desk| desk.info(true)).await?))
}

/// Closes a table before its end, also one this server cannot play; only the host may.
#[utoipa::path(post, path = "/tables/{game}/close", tag = "tables", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn close(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams(game): PathParams<String>,
) -> Result<Json<TableInfo>, Refused> {
    let id = id(&headers, &*site.hub.entropy)?;
    match site.hub.perform(&game, &Request::shown(Wish::Close, &id, "close", &token.shown())).await {
        Err(refusal) if refusal.code == Code::OtherRules => {
            return Ok(Json(remains::close(&site.hub, &game, &token.needed()?, &id).await?));
        }
        done => done?,
    };
    Ok(Json(site.hub.read(&game, |desk| desk.info(true)).await?))
}

/// Plays a finished game again at a new table, with the same seats and the same tokens.
#[utoipa::path(post, path = "/tables/{game}/rematch", tag = "tables", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Rematch), Refusals))]
pub(super) async fn rematch(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<Rematch>, Refused> {
    site.may_make(peer)?;
    let (eyes, _) = site.hub.eyes(&game, &[token.needed()?]).await?.ok_or(Code::Forbidden)?;
    let seat = eyes.lowest().map(|seat| (game.as_str(), seat));
    site.hub.may_come(Asker { seat, ..Asker::new(peer.ip(), None) }).await?;
    let seats = site.hub.read(&game, |desk| desk.info(false).seats).await?;
    let next = site.hub.rematch(&game).await?;
    // Whoever played with an account finds the new table among the invitations, also on another day.
    let holders = site.hub.store.ties().holders(&game).await.unwrap_or_default();
    let own = |seat: char| kaiju_rules::Seat::from_letter(seat).is_some_and(|seat| eyes.has(seat));
    let from = seats.iter().find(|seat| own(seat.seat)).map(|seat| seat.name.clone()).unwrap_or_default();
    let others = holders.iter().filter(|(seat, _)| !own(*seat)).map(|(_, holder)| holder.clone()).collect();
    let host = holders.iter().find(|(seat, _)| own(*seat)).map(|(_, holder)| holder.as_str());
    people::tell(&site, &next, &from, host, others).await?;
    Ok(Json(Rematch { game: next }))
}
