//! Ratings: the lists, and those of an account.

use axum::Json;
use kaiju_arena::RatingList;
use kaiju_wire::Code;
use kaiju_wire::rating::{AccountRatings, Ladder};

use super::extract::{PathParams, Token};
use super::guard::{Refusals, Refused};
use super::{At, accounts};

/// A list of ratings, such as `second-4`: the hundred best, and the bots among them. docs/ratings.md says how they come about.
#[utoipa::path(get, path = "/ratings/{list}", tag = "ratings", params(("list" = String, Path)),
    responses((status = 200, body = Ladder), Refusals))]
pub(super) async fn ladder(site: At, PathParams(list): PathParams<String>) -> Result<Json<Ladder>, Refused> {
    let list = RatingList::from_name(&list).ok_or(Code::Forbidden)?;
    let ladder = site.hub.ratings.ladder(&*site.hub.store, list).await;
    Ok(Json(ladder.map_err(|_| Code::StorageUnavailable)?))
}

/// The ratings of an account, and which bots it is between.
#[utoipa::path(get, path = "/account/ratings", tag = "ratings", security(("token" = [])),
    responses((status = 200, body = AccountRatings), Refusals))]
pub(super) async fn own(site: At, token: Token) -> Result<Json<AccountRatings>, Refused> {
    let account = accounts::account(&site, token).await?;
    let player = accounts::player(&site, &account).await?;
    let ratings = site.hub.ratings.account(&*site.hub.store, &account, &player).await;
    Ok(Json(ratings.map_err(|_| Code::StorageUnavailable)?))
}
