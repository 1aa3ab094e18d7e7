//! Optional accounts: a name and a recovery code.

use axum::Json;
use axum::http::StatusCode;
use kaiju_wire::Code;
use kaiju_wire::person::{Account, Ended, History, Login, LoginSession, NewAccount, Played};
use kaiju_wire::table::Ticket;

use super::At;
use super::extract::{Body, PageParams, QueryParams, Token, cut};
use super::guard::{Peer, Refusals, Refused};
use super::records::record_info;
use crate::alarm::Alarm;
use crate::entropy::{self, hashed};
use crate::hub::SESSION_MS;
use crate::name::{clean, looks, old_key};
use crate::store::{AccountRow, Mark, TableRecord};

/// How many games a page of a history has.
const SHOWN: u32 = 100;

/// Makes an account. The recovery code is told this once.
#[utoipa::path(post, path = "/accounts", tag = "accounts", request_body = NewAccount,
    responses((status = 201, body = Account), Refusals))]
pub(super) async fn make(
    site: At,
    peer: Peer,
    Body(new): Body<NewAccount>,
) -> Result<(StatusCode, Json<Account>), Refused> {
    site.may_make(peer)?;
    let name = clean(&new.name).ok_or(Code::BadName)?;
    let recovery = entropy::recovery_code(&*site.hub.entropy);
    let row = AccountRow {
        name: name.to_lowercase(),
        shown: name.clone(),
        recovery: hashed(&recovery),
        created_ms: site.hub.now_ms(),
        looks: Some(looks(&name)),
    };
    let made = site.hub.store.make_account(&row).await.map_err(Code::from)?;
    if !made {
        return Err(Code::NameTaken.into());
    }
    let session = begin_session(&site, &row).await?;
    Ok((StatusCode::CREATED, Json(Account { name, recovery, session })))
}

async fn begin_session(site: &At, account: &AccountRow) -> Result<String, Refused> {
    let session = entropy::token(&*site.hub.entropy);
    // However the clock was set meanwhile, a session is not older than its account.
    let now = site.hub.now_ms().max(account.created_ms);
    let made = site.hub.store.make_session(&hashed(&session), &account.name, now).await;
    made.map_err(Code::from)?;
    Ok(session)
}

/// Opens an account again with its recovery code.
#[utoipa::path(post, path = "/session", tag = "accounts", request_body = Login,
    responses((status = 200, body = LoginSession), Refusals))]
pub(super) async fn login(site: At, peer: Peer, Body(login): Body<Login>) -> Result<Json<LoginSession>, Refused> {
    site.may_guess(peer)?;
    let hash = hashed(login.recovery.trim());
    // Older accounts may have names that would be written otherwise today, or not be taken at all.
    let (now, then) = (clean(&login.name).map(|name| name.to_lowercase()), old_key(&login.name));
    for name in [now, then].into_iter().flatten() {
        let found = site.hub.store.account(&name).await.map_err(|_| Code::StorageUnavailable)?;
        if let Some(account) = found.filter(|account| account.recovery == hash) {
            return Ok(Json(LoginSession { session: begin_session(&site, &account).await?, name: account.shown }));
        }
    }
    site.hub.alarm(Alarm::Login, peer.ip(), "");
    Err(Code::Forbidden.into())
}

/// The account of a session, if it is one; other tokens are none.
pub(super) async fn of(site: &At, token: Token) -> Option<AccountRow> {
    account(site, token).await.ok()
}

async fn account(site: &At, token: Token) -> Result<AccountRow, Refused> {
    let now = site.hub.clock.wall_ms();
    let found = site.hub.store.session(&hashed(&token.needed()?), now.saturating_sub(SESSION_MS), now).await;
    found.map_err(|_| Code::StorageUnavailable)?.ok_or(Code::Forbidden.into())
}

/// Logs out: ends this session.
#[utoipa::path(delete, path = "/session", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = Ended), Refusals))]
pub(super) async fn logout(site: At, token: Token) -> Result<Json<Ended>, Refused> {
    let ended = site.hub.store.end_session(&hashed(&token.needed()?)).await;
    match ended.map_err(|_| Code::StorageUnavailable)? {
        0 => Err(Code::Forbidden.into()),
        sessions => Ok(Json(Ended { sessions })),
    }
}

/// Logs out everywhere: ends all sessions of the account.
#[utoipa::path(delete, path = "/account/sessions", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = Ended), Refusals))]
pub(super) async fn logout_everywhere(site: At, peer: Peer, token: Token) -> Result<Json<Ended>, Refused> {
    let account = account(&site, token).await?;
    let ended = site.hub.store.end_sessions(&account.name).await;
    site.hub.alarm(Alarm::Account, peer.ip(), "");
    Ok(Json(Ended { sessions: ended.map_err(|_| Code::StorageUnavailable)? }))
}

/// Deletes the account with its sessions and its list of games. Its seats stay with whoever has their tokens, names at tables
/// stay as they are, and the name of the account is free at once.
#[utoipa::path(delete, path = "/account", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = Ended), Refusals))]
pub(super) async fn delete(site: At, peer: Peer, token: Token) -> Result<Json<Ended>, Refused> {
    let account = account(&site, token).await?;
    let ended = site.hub.store.delete_account(&account.name).await;
    site.hub.alarm(Alarm::Account, peer.ip(), "");
    Ok(Json(Ended { sessions: ended.map_err(|_| Code::StorageUnavailable)? }))
}

/// The games of an account, those made last first.
#[utoipa::path(get, path = "/account", tag = "accounts", params(PageParams), security(("token" = [])),
    responses((status = 200, body = History), Refusals))]
pub(super) async fn history(
    site: At,
    token: Token,
    QueryParams(page): QueryParams<PageParams>,
) -> Result<Json<History>, Refused> {
    let account = account(&site, token).await?;
    listed(&site, account, &page.mark()?).await
}

async fn listed(site: &At, account: AccountRow, after: &Mark) -> Result<Json<History>, Refused> {
    let held = site.hub.store.holdings(&account.name, after, SHOWN + 1).await;
    let mut held = held.map_err(|_| Code::StorageUnavailable)?;
    let mark = |(seat, game): &(char, TableRecord)| Mark { at_ms: game.created_ms, id: format!("{}.{seat}", game.id) };
    let next = cut(&mut held, SHOWN, mark);
    let games = held.into_iter().map(|(seat, game)| Played { seat, game: record_info(game) }).collect();
    Ok(Json(History { name: account.shown, games, next }))
}

/// Adds a seat to an account, by its token.
#[utoipa::path(post, path = "/account/seats", tag = "accounts", request_body = Ticket, security(("token" = [])),
    responses((status = 200, body = History), Refusals))]
pub(super) async fn hold(site: At, token: Token, Body(ticket): Body<Ticket>) -> Result<Json<History>, Refused> {
    let owner = account(&site, token).await?;
    let seat = super::extract::seat(ticket.seat)?;
    let opened = site.hub.eyes(&ticket.game, &[ticket.token]).await?;
    if !opened.is_some_and(|(eyes, _)| eyes.has(seat)) {
        return Err(Code::Forbidden.into());
    }
    let held = site.hub.store.hold(&owner.name, &ticket.game, ticket.seat).await;
    held.map_err(Code::from)?;
    listed(&site, owner, &Mark::start()).await
}
