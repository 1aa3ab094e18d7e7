//! Optional accounts: a name and a recovery code.

use axum::Json;
use axum::http::StatusCode;
use kaiju_wire::Code;
use kaiju_wire::person::{Account, History, Login, NewAccount, Played, Session};
use kaiju_wire::table::Ticket;

use super::At;
use super::extract::{Body, Token};
use super::guard::{Peer, Refusals, Refused};
use super::records::record_info;
use crate::entropy::{self, hashed};
use crate::name::clean;
use crate::store::AccountRow;

/// How many games a history shows.
const SHOWN: u32 = 200;

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
    };
    let made = site.hub.store.make_account(&row).await.map_err(Code::from)?;
    if !made {
        return Err(Code::NameTaken.into());
    }
    let session = begin_session(&site, &row.name).await?;
    Ok((StatusCode::CREATED, Json(Account { name, recovery, session })))
}

async fn begin_session(site: &At, account: &str) -> Result<String, Refused> {
    let session = entropy::token(&*site.hub.entropy);
    let made = site.hub.store.make_session(&hashed(&session), account, site.hub.now_ms()).await;
    made.map_err(Code::from)?;
    Ok(session)
}

/// Opens an account again with its recovery code.
#[utoipa::path(post, path = "/session", tag = "accounts", request_body = Login,
    responses((status = 200, body = Session), Refusals))]
pub(super) async fn login(site: At, peer: Peer, Body(login): Body<Login>) -> Result<Json<Session>, Refused> {
    site.may_guess(peer)?;
    let name = clean(&login.name).ok_or(Code::Forbidden)?.to_lowercase();
    let found = site.hub.store.account(&name).await.map_err(|_| Code::StorageUnavailable)?;
    let hash = hashed(login.recovery.trim());
    let account = found.filter(|account| account.recovery == hash).ok_or(Code::Forbidden)?;
    Ok(Json(Session { session: begin_session(&site, &account.name).await?, name: account.shown }))
}

async fn account(site: &At, token: Token) -> Result<AccountRow, Refused> {
    let found = site.hub.store.session(&hashed(&token.needed()?)).await;
    found.map_err(|_| Code::StorageUnavailable)?.ok_or(Code::Forbidden.into())
}

/// The games of an account, the latest first.
#[utoipa::path(get, path = "/account", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = History), Refusals))]
pub(super) async fn history(site: At, token: Token) -> Result<Json<History>, Refused> {
    let account = account(&site, token).await?;
    let held = site.hub.store.holdings(&account.name, SHOWN).await.map_err(|_| Code::StorageUnavailable)?;
    let games = held.into_iter().map(|(seat, game)| Played { seat, game: record_info(game) }).collect();
    Ok(Json(History { name: account.shown, games }))
}

/// Adds a seat to an account, by its token.
#[utoipa::path(post, path = "/account/seats", tag = "accounts", request_body = Ticket, security(("token" = [])),
    responses((status = 200, body = History), Refusals))]
pub(super) async fn hold(site: At, token: Token, Body(ticket): Body<Ticket>) -> Result<Json<History>, Refused> {
    let owner = account(&site, Token(token.0.clone())).await?;
    let seat = super::extract::seat(ticket.seat)?;
    let opened = site.hub.eyes(&ticket.game, &[ticket.token]).await?;
    if !opened.is_some_and(|(eyes, _)| eyes.has(seat)) {
        return Err(Code::Forbidden.into());
    }
    let held = site.hub.store.hold(&owner.name, &ticket.game, ticket.seat).await;
    held.map_err(Code::from)?;
    history(site, token).await
}
