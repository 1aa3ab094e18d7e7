//! Duplicates: making them, looking on, ending them. docs/duplicate.md says how they go.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use kaiju_wire::Code;
use kaiju_wire::duplicate::{DuplicateInfo, Duplicates, NewDuplicate};

use super::extract::{Body, PageParams, PathParams, QueryParams, Token, cut, key};
use super::guard::{Peer, Refusals, Refused};
use super::{At, accounts};
use crate::duplicate::Duplicate;
use crate::moderation::Asker;
use crate::store::Mark;

/// How many duplicates a page of a list shows.
const SHOWN: u32 = 30;

async fn told(site: &At, duplicate: &Duplicate) -> Result<Json<DuplicateInfo>, Refused> {
    let info = site.hub.duplicate_info(duplicate).await;
    Ok(Json(info.map_err(|_| Code::StorageUnavailable)?))
}

async fn found(site: &At, id: &str) -> Result<Duplicate, Refused> {
    let found = site.hub.duplicate(id).await.map_err(|_| Code::StorageUnavailable)?;
    found.ok_or(Code::Forbidden.into())
}

/// Makes a duplicate: a table for each group, all with the same luck. The account that made it is its host. With the same
/// `Idempotency-Key` it is the same duplicate again.
#[utoipa::path(post, path = "/duplicates", tag = "duplicates", request_body = NewDuplicate, security(("token" = [])),
    responses((status = 201, body = DuplicateInfo), Refusals))]
pub(super) async fn make(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    Body(new): Body<NewDuplicate>,
) -> Result<(StatusCode, Json<DuplicateInfo>), Refused> {
    // It makes as many tables.
    for _ in 0..new.groups.clamp(1, kaiju_wire::duplicate::MOST_GROUPS) {
        site.may_make(peer)?;
    }
    let account = accounts::account(&site, token).await?;
    site.hub.may_come(Asker::new(peer.ip(), Some(&account))).await?;
    let host = accounts::player(&site, &account).await?;
    site.hub.may_write(&new.table.title)?;
    let made = site.hub.open_duplicate(&new, host, key(&headers)?).await?;
    for game in &made.plan.games {
        site.hub.made_by(game, peer.ip());
    }
    Ok((StatusCode::CREATED, told(&site, &made).await?))
}

/// The duplicates that the account made, the latest first.
#[utoipa::path(get, path = "/account/duplicates", tag = "duplicates", params(PageParams), security(("token" = [])),
    responses((status = 200, body = Duplicates), Refusals))]
pub(super) async fn own(
    site: At,
    token: Token,
    QueryParams(page): QueryParams<PageParams>,
) -> Result<Json<Duplicates>, Refused> {
    let silent = |_| Code::StorageUnavailable;
    let account = accounts::account(&site, token).await?;
    let player = accounts::player(&site, &account).await?;
    let (after, all) = (page.mark()?, site.hub.duplicates_by(&player).await.map_err(silent)?);
    let from = all.iter().skip_while(|id| !after.is_start() && **id != after.id);
    let following = from.skip(usize::from(!after.is_start()));
    let mut page: Vec<String> = following.take(SHOWN as usize + 1).cloned().collect();
    let next = cut(&mut page, SHOWN, |id| Mark { at_ms: 0, id: id.clone() });
    Ok(Json(Duplicates { duplicates: site.hub.duplicate_infos(&page).await.map_err(silent)?, next }))
}

/// A duplicate: its groups, and, once all have finished, what each made of every seat.
#[utoipa::path(get, path = "/duplicates/{duplicate}", tag = "duplicates", params(("duplicate" = String, Path)),
    responses((status = 200, body = DuplicateInfo), Refusals))]
pub(super) async fn look(site: At, PathParams(id): PathParams<String>) -> Result<Json<DuplicateInfo>, Refused> {
    // What came of tables that have just ended is noted first.
    site.hub.see_to_duplicate(&id).await.map_err(|_| Code::StorageUnavailable)?;
    told(&site, &found(&site, &id).await?).await
}

/// Ends what its groups still play; only the host may. What was played is told.
#[utoipa::path(post, path = "/duplicates/{duplicate}/close", tag = "duplicates", params(("duplicate" = String, Path)),
    security(("token" = [])), responses((status = 200, body = DuplicateInfo), Refusals))]
pub(super) async fn close(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<DuplicateInfo>, Refused> {
    let account = accounts::account(&site, token).await?;
    let player = accounts::player(&site, &account).await?;
    let known = found(&site, &id).await?;
    if known.plan.host != player {
        return Err(Code::Forbidden.into());
    }
    site.hub.close_duplicate(&known).await?;
    look(site, PathParams(id)).await
}
