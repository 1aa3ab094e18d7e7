//! The game of the day: its secret, its results, and one's own.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kaiju_wire::Code;
use kaiju_wire::daily::{Day, DayInfo, NewDayResult, write_proof};

use super::extract::{Body, PathParams, Token};
use super::guard::{Peer, Refusals, Refused};
use super::{At, accounts, people};
use crate::days::{self, BoundDay, NotTaken};
use crate::store::AccountRow;

async fn bound(site: &At, date: &str) -> Result<BoundDay, Refused> {
    let day = match date {
        "today" => Day::of_ms(site.hub.now_ms()),
        date => Day::from_date(date).ok_or(Code::Forbidden)?,
    };
    let hub = &site.hub;
    // Tomorrow is bound today, whichever day is asked for.
    let tomorrow = Day::of_ms(hub.now_ms()).next();
    hub.bound_day(tomorrow).await.map_err(Code::from)?;
    hub.bound_day(day).await.map_err(Code::from)?.ok_or(Code::Forbidden.into())
}

/// A day as an account is told it.
async fn told(site: &At, bound: BoundDay, account: Option<&AccountRow>) -> Result<Json<DayInfo>, Refused> {
    let (player, friends) = match account {
        Some(account) => {
            (Some(accounts::player(site, account).await?), people::friends_in_ledgers(site, &account.name).await?)
        }
        None => (None, Vec::new()),
    };
    let asks = (player.as_deref(), friends.as_slice());
    let info = site.hub.days.info(&*site.hub.store, bound, asks, site.hub.now_ms()).await;
    Ok(Json(info.map_err(|_| Code::StorageUnavailable)?))
}

/// A day, by its date or `today`: what the server has bound itself to, from its beginning on the secret, and the results; with a session
/// those of friends, too.
#[utoipa::path(get, path = "/daily/{date}", tag = "daily", params(("date" = String, Path)),
    security((), ("token" = [])), responses((status = 200, body = DayInfo), Refusals))]
pub(super) async fn day(
    site: At,
    token: Token,
    PathParams(date): PathParams<String>,
) -> Result<Json<DayInfo>, Refused> {
    let bound = bound(&site, &date).await?;
    told(&site, bound, accounts::of(&site, token).await?.as_ref()).await
}

/// Hands a result in, with an account. The first one of a day counts; the server plays the record again.
#[utoipa::path(post, path = "/daily/{date}", tag = "daily", params(("date" = String, Path)), request_body = NewDayResult,
    security(("token" = [])), responses((status = 200, body = DayInfo), Refusals))]
pub(super) async fn hand_in(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(date): PathParams<String>,
    Body(new): Body<NewDayResult>,
) -> Result<Json<DayInfo>, Refused> {
    site.may_make(peer)?;
    let account = accounts::account(&site, token).await?;
    let bound = bound(&site, &date).await?;
    let player = accounts::player(&site, &account).await?;
    let taken = days::take(&*site.hub.store, bound, &player, &new.record, site.hub.now_ms()).await;
    match taken.map_err(Code::from)? {
        Ok(first) => {
            site.hub.metrics.day_results.add(first.into());
            told(&site, bound, Some(&account)).await
        }
        Err(NotTaken::Closed) => Err(Code::GameOver.into()),
        Err(NotTaken::Record) => Err(Code::BadRecord.into()),
    }
}

/// What a day's luck follows from, as text for `kaiju verify`, once the day is over.
#[utoipa::path(get, path = "/daily/{date}/proof", tag = "daily", params(("date" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), Refusals))]
pub(super) async fn proof(site: At, PathParams(date): PathParams<String>) -> Result<Response, Refused> {
    let bound = bound(&site, &date).await?;
    if Day::of_ms(site.hub.now_ms()) <= bound.day {
        return Err(Code::NotOver.into());
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], write_proof(bound.day, &bound.secret)).into_response())
}
