//! Tournaments: making them, entering, looking on. docs/tournaments.md says how they go.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use kaiju_wire::Code;
use kaiju_wire::tournament::{LeagueInfo, NewTournament, TournamentInfo, Tournaments};

use super::extract::{Body, PageParams, PathParams, QueryParams, Token, cut, key};
use super::guard::{Peer, Refusals, Refused};
use super::{At, accounts};
use crate::moderation::Asker;
use crate::store::{AccountRow, Mark};
use crate::tournament::{Tournament, TournamentDeed};

/// How many tournaments a page of a list shows.
const SHOWN: u32 = 30;

async fn told(site: &At, tournament: &Tournament) -> Result<Json<TournamentInfo>, Refused> {
    let info = site.hub.tournament_info(tournament).await;
    Ok(Json(info.map_err(|_| Code::StorageUnavailable)?))
}

/// The account of a session, if the host of the server lets it come.
async fn welcome(site: &At, peer: Peer, token: Token) -> Result<AccountRow, Refused> {
    let account = accounts::account(site, token).await?;
    site.hub.may_come(Asker::new(peer.ip(), Some(&account))).await?;
    Ok(account)
}

/// Makes a tournament. The account that made it is its host. With the same `Idempotency-Key` it is the same tournament again.
#[utoipa::path(post, path = "/tournaments", tag = "tournaments", request_body = NewTournament, security(("token" = [])),
    responses((status = 201, body = TournamentInfo), Refusals))]
pub(super) async fn make(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    Body(new): Body<NewTournament>,
) -> Result<(StatusCode, Json<TournamentInfo>), Refused> {
    site.may_make(peer)?;
    let account = welcome(&site, peer, token).await?;
    let host = accounts::player(&site, &account).await?;
    for text in [Some(&new.title), new.league.as_ref()].into_iter().flatten() {
        site.hub.may_write(text)?;
    }
    let made = site.hub.open_tournament(&new, host, key(&headers)?).await?;
    Ok((StatusCode::CREATED, told(&site, &made).await?))
}

/// A page of all tournaments, or of those that a player made or entered.
async fn listed(site: &At, page: &PageParams, player: Option<&str>) -> Result<Json<Tournaments>, Refused> {
    let silent = |_| Code::StorageUnavailable;
    let after = page.mark()?;
    let mut found = site.hub.tournaments_after(&after, SHOWN as usize + 1, player).await.map_err(silent)?;
    let next = cut(&mut found, SHOWN, |one| Mark { at_ms: one.made_ms, id: one.id.clone() });
    Ok(Json(Tournaments { tournaments: site.hub.tournament_infos(&found).await.map_err(silent)?, next }))
}

/// All tournaments, the latest first.
#[utoipa::path(get, path = "/tournaments", tag = "tournaments", params(PageParams),
    responses((status = 200, body = Tournaments), Refusals))]
pub(super) async fn list(site: At, QueryParams(page): QueryParams<PageParams>) -> Result<Json<Tournaments>, Refused> {
    listed(&site, &page, None).await
}

/// The tournaments that the account made or entered, the latest first.
#[utoipa::path(get, path = "/account/tournaments", tag = "tournaments", params(PageParams), security(("token" = [])),
    responses((status = 200, body = Tournaments), Refusals))]
pub(super) async fn own(
    site: At,
    token: Token,
    QueryParams(page): QueryParams<PageParams>,
) -> Result<Json<Tournaments>, Refused> {
    let account = accounts::account(&site, token).await?;
    let player = accounts::player(&site, &account).await?;
    listed(&site, &page, Some(&player)).await
}

/// A tournament: how everybody stands, and the tables of every round.
#[utoipa::path(get, path = "/tournaments/{tournament}", tag = "tournaments", params(("tournament" = String, Path)),
    responses((status = 200, body = TournamentInfo), Refusals))]
pub(super) async fn look(site: At, PathParams(id): PathParams<String>) -> Result<Json<TournamentInfo>, Refused> {
    let found = site.hub.tournament(&id).await.map_err(|_| Code::StorageUnavailable)?;
    told(&site, &found.ok_or(Code::Forbidden)?).await
}

/// The league of a tournament: all tournaments of its host with the same league, and what they add up to.
#[utoipa::path(get, path = "/tournaments/{tournament}/league", tag = "tournaments", params(("tournament" = String, Path)),
    responses((status = 200, body = LeagueInfo), Refusals))]
pub(super) async fn league(site: At, PathParams(id): PathParams<String>) -> Result<Json<LeagueInfo>, Refused> {
    let found = site.hub.tournament(&id).await.map_err(|_| Code::StorageUnavailable)?.ok_or(Code::Forbidden)?;
    let league = site.hub.league(&found).await.map_err(|_| Code::StorageUnavailable)?;
    Ok(Json(league.ok_or(Code::Forbidden)?))
}

/// Does something in a tournament that its rules allow an account.
async fn done(
    site: &At,
    account: &AccountRow,
    id: &str,
    what: impl Fn(&Tournament, &str) -> Result<Option<TournamentDeed>, Code>,
) -> Result<Json<TournamentInfo>, Refused> {
    let player = accounts::player(site, account).await?;
    told(site, &site.hub.in_tournament(id, |tournament| what(tournament, &player)).await?).await
}

/// Enters a tournament before it begins, or comes back to it after a round that one missed.
#[utoipa::path(post, path = "/tournaments/{tournament}/entrants", tag = "tournaments", params(("tournament" = String, Path)),
    security(("token" = [])), responses((status = 200, body = TournamentInfo), Refusals))]
pub(super) async fn enter(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<TournamentInfo>, Refused> {
    site.may_make(peer)?;
    let account = welcome(&site, peer, token).await?;
    done(&site, &account, &id, Tournament::enter).await
}

/// Leaves a tournament: one plays no further round.
#[utoipa::path(delete, path = "/tournaments/{tournament}/entrants", tag = "tournaments", params(("tournament" = String, Path)),
    security(("token" = [])), responses((status = 200, body = TournamentInfo), Refusals))]
pub(super) async fn leave(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<TournamentInfo>, Refused> {
    done(&site, &accounts::account(&site, token).await?, &id, Tournament::leave).await
}

/// Begins the first round; only the host may, and from `begins_ms` on everybody who entered. Every further round begins by itself when the last table of the one before has ended.
#[utoipa::path(post, path = "/tournaments/{tournament}/start", tag = "tournaments", params(("tournament" = String, Path)),
    security(("token" = [])), responses((status = 200, body = TournamentInfo), Refusals))]
pub(super) async fn start(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<TournamentInfo>, Refused> {
    let (account, now_ms) = (accounts::account(&site, token).await?, site.hub.now_ms());
    let _begun = done(&site, &account, &id, |tournament, player| tournament.begin(player, now_ms)).await?;
    let _ = site.hub.see_to_tournament(&id).await;
    look(site, PathParams(id)).await
}

/// Ends a tournament before its end; only the host may. Tables that are played go on.
#[utoipa::path(post, path = "/tournaments/{tournament}/close", tag = "tournaments", params(("tournament" = String, Path)),
    security(("token" = [])), responses((status = 200, body = TournamentInfo), Refusals))]
pub(super) async fn close(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<TournamentInfo>, Refused> {
    done(&site, &accounts::account(&site, token).await?, &id, Tournament::close).await
}
