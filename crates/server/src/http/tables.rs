//! Making, finding, starting, closing tables.

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kaiju_wire::Code;
use kaiju_wire::table::{Address, Found, Lobby, NewTable, Opened, Rematch, TableInfo};

use super::extract::{Body, PageParams, PathParams, QueryParams, Token, cut, id};
use super::guard::{Peer, Refusals, Refused};
use super::{At, accounts};
use crate::store::Mark;
use crate::wish::{Request, Wish};
use crate::{qr, reach, remains};

/// How many tables the lobby shows.
const SHOWN: u32 = 100;
/// Tables at which nothing happened for so long are not shown.
const FORGOTTEN_MS: u64 = 12 * 60 * 60 * 1000;

/// Makes a table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Opened), Refusals))]
pub(super) async fn open(
    site: At,
    peer: Peer,
    token: Token,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    site.may_make(peer)?;
    let opened = site.hub.open(&wanted, peer.ip()).await?;
    if let Some(account) = accounts::of(&site, token).await {
        for ticket in &opened.tickets {
            let _ = site.hub.store.hold(&account.name, &ticket.game, ticket.seat).await;
        }
    }
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Public tables that gather players or play, the latest first.
#[utoipa::path(get, path = "/tables", tag = "tables", params(PageParams),
    responses((status = 200, body = Lobby), Refusals))]
pub(super) async fn lobby(site: At, QueryParams(page): QueryParams<PageParams>) -> Result<Json<Lobby>, Refused> {
    let since = site.hub.now_ms().saturating_sub(FORGOTTEN_MS);
    let found = site.hub.store.lobby(since, &page.mark()?, SHOWN + 1).await;
    let mut games = found.map_err(|_| Code::StorageUnavailable)?;
    let next = cut(&mut games, SHOWN, |game| Mark { at_ms: game.updated_ms, id: game.id.clone() });
    Ok(Json(Lobby { tables: games.into_iter().map(|game| game.info).collect(), next }))
}

/// What everybody may know of a table; with the token of a seat or of the host, also its code.
#[utoipa::path(get, path = "/tables/{game}", tag = "tables", params(("game" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn table(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<TableInfo>, Refused> {
    let insider = insider(&site, &game, token).await?;
    Ok(Json(site.hub.read(&game, move |desk| desk.info(insider)).await?))
}

/// Does the token open a seat or the table itself? A token that opens nothing is refused.
pub(super) async fn insider(site: &At, game: &str, token: Token) -> Result<bool, Refused> {
    match token.0 {
        None => Ok(false),
        Some(token) => site.hub.eyes(game, &[token]).await?.map(|_| true).ok_or(Code::Forbidden.into()),
    }
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

/// Begins the game: the host may, and everybody who sits at the table.
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
    site.hub.perform(&game, &Request::shown(Wish::Start, id, "start", &token.shown())).await?;
    site.hub.made_by(&game, peer.ip());
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
    site.hub.eyes(&game, &[token.needed()?]).await?.ok_or(Code::Forbidden)?;
    Ok(Json(Rematch { game: site.hub.rematch(&game).await? }))
}
