//! Sitting down, changing, leaving, handing over, taking back.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use kaiju_rules::Seat;
use kaiju_wire::Code;
use kaiju_wire::table::{Change, HandOver, Join, TableInfo, Ticket};

use super::extract::{Body, Place, Token, id, seat};
use super::guard::{Peer, Refusals, Refused};
use super::{At, accounts};
use crate::alarm::Alarm;
use crate::entropy::{self, claim, hashed};
use crate::room::{USUAL_BOT, Wish};
use crate::row::Deed;

/// Takes a seat. Public tables need no code.
#[utoipa::path(post, path = "/tables/{game}/seats", tag = "seats", params(("game" = String, Path)),
    request_body = Join, responses((status = 201, body = Ticket), Refusals))]
pub(super) async fn join(
    site: At,
    peer: Peer,
    session: Token,
    headers: HeaderMap,
    Place(game): Place<String>,
    Body(join): Body<Join>,
) -> Result<(StatusCode, Json<Ticket>), Refused> {
    site.may_make(peer)?;
    let id = id(&headers, &*site.hub.entropy)?;
    let wanted = join.seat.map(seat).transpose()?;
    let (public, code) = site.hub.read(&game, |d| (d.room().plan().public, d.room().code().to_string())).await?;
    let shown = join.code.as_deref().map(|code| code.trim().to_uppercase());
    if !(public && shown.is_none()) && shown.as_ref() != Some(&code) {
        site.may_guess(peer)?;
        return Err(Code::Forbidden.into());
    }
    let token = entropy::token(&*site.hub.entropy);
    let body = serde_json::to_string(&join).unwrap_or_default();
    let wish = Wish::Sit { seat: wanted, name: join.name, monster: join.monster, tip: join.tip, hash: hashed(&token) };
    let done = site.hub.perform(&game, &wish, &id, &claim(&["sit", &body])).await?;
    let Deed::Sat { seat: at, .. } = done.deed else { return Err(Code::IdReused.into()) };
    if done.dup {
        // The answer was lost, and only the hash of that token is kept: whoever has the id gets a new one.
        let sat = seat(at)?;
        let rekey = Wish::Rekey(sat, hashed(&token));
        site.hub.perform(&game, &rekey, &entropy::action_id(&*site.hub.entropy), "rekey").await?;
    }
    if let Some(account) = accounts::of(&site, session).await {
        let _ = site.hub.store.hold(&account.name, &game, at).await;
    }
    Ok((StatusCode::CREATED, Json(Ticket { game, seat: at, token })))
}

/// Is this the token of that seat, or of the host where the host may, too?
async fn holder(site: &At, game: &str, at: char, token: Token, host_too: bool) -> Result<Seat, Refused> {
    let (at, token) = (seat(at)?, token.needed()?);
    match site.hub.eyes(game, &[token]).await? {
        Some((eyes, _)) if eyes.has(at) => Ok(at),
        Some((_, true)) if host_too => Ok(at),
        _ => Err(Code::Forbidden.into()),
    }
}

async fn perform(site: &At, game: &str, wish: Wish, headers: &HeaderMap) -> Result<Json<TableInfo>, Refused> {
    let id = id(headers, &*site.hub.entropy)?;
    let claim = claim(&[&format!("{wish:?}")]);
    site.hub.perform(game, &wish, &id, &claim).await?;
    Ok(Json(site.hub.read(game, |desk| desk.info(true)).await?))
}

/// Changes name, monster or tip before the game begins.
#[utoipa::path(patch, path = "/tables/{game}/seats/{seat}", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), request_body = Change, security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn change(
    site: At,
    token: Token,
    headers: HeaderMap,
    Place((game, at)): Place<(String, char)>,
    Body(change): Body<Change>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = holder(&site, &game, at, token, false).await?;
    let wish = Wish::Change { seat, name: change.name, monster: change.monster, tip: change.tip };
    perform(&site, &game, wish, &headers).await
}

/// Leaves: frees the seat before the game, hands it to a bot during it.
#[utoipa::path(delete, path = "/tables/{game}/seats/{seat}", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn leave(
    site: At,
    token: Token,
    headers: HeaderMap,
    Place((game, at)): Place<(String, char)>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = holder(&site, &game, at, token, true).await?;
    perform(&site, &game, Wish::Rise(seat), &headers).await
}

/// Hands a seat to a bot; the player may, and the host.
#[utoipa::path(post, path = "/tables/{game}/seats/{seat}/bot", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), request_body = HandOver, security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn hand_over(
    site: At,
    token: Token,
    headers: HeaderMap,
    Place((game, at)): Place<(String, char)>,
    Body(to): Body<HandOver>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = holder(&site, &game, at, token, true).await?;
    let player = to.player.unwrap_or_else(|| USUAL_BOT.to_string());
    perform(&site, &game, Wish::HandOver(seat, player), &headers).await
}

/// Takes a seat back from a bot, between two decisions.
#[utoipa::path(post, path = "/tables/{game}/seats/{seat}/back", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn take_back(
    site: At,
    token: Token,
    headers: HeaderMap,
    Place((game, at)): Place<(String, char)>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = holder(&site, &game, at, token, false).await?;
    perform(&site, &game, Wish::TakeBack(seat), &headers).await
}

/// Another token for a seat; the old one is void and its sockets are closed.
#[utoipa::path(post, path = "/tables/{game}/seats/{seat}/token", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Ticket), Refusals))]
pub(super) async fn rekey(
    site: At,
    peer: Peer,
    token: Token,
    Place((game, at)): Place<(String, char)>,
) -> Result<Json<Ticket>, Refused> {
    let seat = holder(&site, &game, at, token, false).await?;
    let token = entropy::token(&*site.hub.entropy);
    let wish = Wish::Rekey(seat, hashed(&token));
    site.hub.perform(&game, &wish, &entropy::action_id(&*site.hub.entropy), "rekey").await?;
    site.hub.alarm(Alarm::Rekeyed, peer.ip(), &format!("{game} {seat}"));
    Ok(Json(Ticket { game, seat: seat.letter(), token }))
}
