//! Passkeys of accounts: making one, logging in with one, dropping one.

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use kaiju_wire::Code;
use kaiju_wire::hex;
use kaiju_wire::person::{Challenge, LoginSession, NewPasskey, Passkey, PasskeyLogin, Passkeys};

use super::At;
use super::accounts::{account, begin_session, label};
use super::extract::{Body, PathParams, Token};
use super::guard::{Peer, Refusals, Refused};
use crate::alarm::Alarm;
use crate::entropy::hashed;
use crate::passkey::{Ceremony, bytes, id_word, name_of};
use crate::store::PasskeyRow;

/// How long a challenge is good.
const CHALLENGE_MS: u64 = 5 * 60 * 1000;
/// How many passkeys an account may have.
const MOST: usize = 20;

/// The name browsers know this server by.
fn site_name(headers: &HeaderMap) -> Result<String, Refused> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    Ok(name_of(host.ok_or(Code::BadRequest)?).to_lowercase())
}

/// A new challenge, for an account or for nobody yet.
async fn challenge(site: &At, headers: &HeaderMap, account: &str) -> Result<Challenge, Refused> {
    let (challenge, named) = (hex::write(&site.hub.entropy.bytes()), site_name(headers)?);
    let now = site.hub.clock.wall_ms();
    let made = site.hub.store.make_challenge(&hashed(&challenge), account, now, now + CHALLENGE_MS).await;
    made.map_err(Code::from)?;
    Ok(Challenge { challenge, site: named, ..Challenge::default() })
}

/// Takes a challenge that was given for an account, or for nobody; it is good once.
async fn taken(site: &At, challenge: &str, account: &str) -> Result<Vec<u8>, Refused> {
    let known = site.hub.store.take_challenge(&hashed(challenge), site.hub.clock.wall_ms()).await;
    let ours = known.map_err(|_| Code::StorageUnavailable)?.is_some_and(|given| given == account);
    bytes(challenge).filter(|_| ours).ok_or(Code::BadPasskey.into())
}

fn told(row: &PasskeyRow) -> Passkey {
    Passkey { id: row.id.clone(), label: row.label.clone(), created_ms: row.created_ms }
}

/// The passkeys of an account, as their owner is told.
pub(super) async fn of(site: &At, account: &str) -> Result<Vec<Passkey>, Refused> {
    let rows = site.hub.store.passkeys(account).await.map_err(|_| Code::StorageUnavailable)?;
    Ok(rows.iter().map(told).collect())
}

/// What a browser is to make a passkey for.
#[utoipa::path(post, path = "/account/passkeys/challenge", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = Challenge), Refusals))]
pub(super) async fn ask_new(site: At, token: Token, headers: HeaderMap) -> Result<Json<Challenge>, Refused> {
    let owner = account(&site, token).await?;
    let known = of(&site, &owner.name).await?.into_iter().map(|passkey| passkey.id).collect();
    let user = hex::write(owner.name.as_bytes());
    let user = user.get(..128).unwrap_or(&user).to_string();
    Ok(Json(Challenge { user, known, ..challenge(&site, &headers, &owner.name).await? }))
}

/// Adds a passkey to an account.
#[utoipa::path(post, path = "/account/passkeys", tag = "accounts", request_body = NewPasskey, security(("token" = [])),
    responses((status = 201, body = Passkeys), Refusals))]
pub(super) async fn add(
    site: At,
    token: Token,
    headers: HeaderMap,
    Body(new): Body<NewPasskey>,
) -> Result<(StatusCode, Json<Passkeys>), Refused> {
    let owner = account(&site, token).await?;
    let named = site_name(&headers)?;
    let asked = taken(&site, &new.challenge, &owner.name).await?;
    let ceremony = Ceremony { site: &named, challenge: &asked };
    let read = || Some((bytes(&new.id)?, bytes(&new.client)?, bytes(&new.data)?, bytes(&new.key)?));
    let (id, client, data, key) = read().ok_or(Code::BadPasskey)?;
    let key = ceremony.registered(&id, &client, &data, &key).ok_or(Code::BadPasskey)?;
    if of(&site, &owner.name).await?.len() >= MOST {
        return Err(Code::RateLimited.into());
    }
    let row = PasskeyRow {
        id: id_word(&id),
        account: owner.name.clone(),
        key: hex::write(&key),
        counter: 0,
        label: label(&new.label),
        created_ms: site.hub.now_ms().max(owner.created_ms),
    };
    if !site.hub.store.add_passkey(&row).await.map_err(Code::from)? {
        return Err(Code::BadPasskey.into());
    }
    Ok((StatusCode::CREATED, Json(Passkeys { passkeys: of(&site, &owner.name).await? })))
}

/// The passkeys of an account.
#[utoipa::path(get, path = "/account/passkeys", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = Passkeys), Refusals))]
pub(super) async fn list(site: At, token: Token) -> Result<Json<Passkeys>, Refused> {
    let owner = account(&site, token).await?;
    Ok(Json(Passkeys { passkeys: of(&site, &owner.name).await? }))
}

/// Drops a passkey, if the account has it: it opens nothing any more.
#[utoipa::path(delete, path = "/account/passkeys/{id}", tag = "accounts", params(("id" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Passkeys), Refusals))]
pub(super) async fn drop(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<Passkeys>, Refused> {
    let owner = account(&site, token).await?;
    site.hub.store.drop_passkey(&owner.name, &id).await.map_err(Code::from)?;
    Ok(Json(Passkeys { passkeys: of(&site, &owner.name).await? }))
}

/// What a browser is to sign to log in with a passkey.
#[utoipa::path(post, path = "/session/challenge", tag = "accounts", responses((status = 200, body = Challenge), Refusals))]
pub(super) async fn ask(site: At, peer: Peer, headers: HeaderMap) -> Result<Json<Challenge>, Refused> {
    site.may_guess(peer)?;
    Ok(Json(challenge(&site, &headers, "").await?))
}

/// Opens an account again with a passkey.
#[utoipa::path(post, path = "/session/passkey", tag = "accounts", request_body = PasskeyLogin,
    responses((status = 200, body = LoginSession), Refusals))]
pub(super) async fn login(
    site: At,
    peer: Peer,
    headers: HeaderMap,
    Body(login): Body<PasskeyLogin>,
) -> Result<Json<LoginSession>, Refused> {
    let named = site_name(&headers)?;
    let asked = taken(&site, &login.challenge, "").await?;
    let ceremony = Ceremony { site: &named, challenge: &asked };
    let store = &site.hub.store;
    let row = store.passkey(&login.id.to_lowercase()).await.map_err(|_| Code::StorageUnavailable)?;
    let signed = || {
        let row = row.as_ref()?;
        let (client, data, signature) = (bytes(&login.client)?, bytes(&login.data)?, bytes(&login.signature)?);
        ceremony.signed(&bytes(&row.key)?, row.counter, &client, &data, &signature)
    };
    let (Some(counter), Some(row)) = (signed(), &row) else {
        site.hub.alarm(Alarm::Login, peer.ip(), "");
        return Err(Code::BadPasskey.into());
    };
    let owner = store.account(&row.account).await.map_err(|_| Code::StorageUnavailable)?.ok_or(Code::BadPasskey)?;
    store.use_passkey(&row.id, counter).await.map_err(Code::from)?;
    let session = begin_session(&site, &owner, &login.device).await?;
    Ok(Json(LoginSession { session, name: owner.shown }))
}
