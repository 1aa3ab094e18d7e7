//! Optional accounts: a name and a recovery code, the devices that are logged in, everything as a file.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use kaiju_client::people::has_words;
use kaiju_wire::Code;
use kaiju_wire::people::GameNote;
use kaiju_wire::person::{
    Account, AccountDevice, AccountExport, Devices, Ended, History, Login, LoginSession, NewAccount, Played,
};
use kaiju_wire::table::{Ticket, Turns};
use serde::Deserialize;

use super::At;
use super::extract::{Body, PageParams, PathParams, QueryParams, Token, cut, key};
use super::guard::{Peer, Refusals, Refused};
use super::records::record_info;
use crate::alarm::Alarm;
use crate::bots::SittingAccount;
use crate::days::Days;
use crate::desk::Desk;
use crate::entropy::{self, hashed};
use crate::hub::SESSION_MS;
use crate::ids;
use crate::moderation::Asker;
use crate::name::{clean, clean_line, looks, old_key};
use crate::opening::TableOwner;
use crate::store::{AccountRow, Mark, SessionRow, TableRecord};
use crate::wish::{Request, Wish};

/// How many games a page of a history has.
const SHOWN: u32 = 100;
/// Through how many such pages one request looks for games.
const LOOKS: usize = 10;
/// The longest text that is looked for, in letters.
const SOUGHT: usize = 100;
/// The longest name of a device.
const LABEL: usize = 60;
/// How many digits of its hash a session is known by.
const SHORT: usize = 16;

/// Makes an account. The recovery code is told this once. Whoever loses the answer sends the same again with the same
/// `Idempotency-Key`, and is told the same code.
#[utoipa::path(post, path = "/accounts", tag = "accounts", request_body = NewAccount,
    responses((status = 201, body = Account), Refusals))]
pub(super) async fn make(
    site: At,
    peer: Peer,
    headers: HeaderMap,
    Body(new): Body<NewAccount>,
) -> Result<(StatusCode, Json<Account>), Refused> {
    site.may_make(peer)?;
    let key = key(&headers)?;
    site.hub.may_come(Asker::new(peer.ip(), None)).await?;
    let name = clean(&new.name).ok_or(Code::BadName)?;
    site.hub.may_write(&name)?;
    let recovery = match &key {
        Some(key) => {
            let secret = site.hub.key_secret().await.map_err(Code::from)?;
            entropy::keyed_recovery(&secret, &name.to_lowercase(), key)
        }
        None => entropy::recovery_code(&*site.hub.entropy),
    };
    let mut row = AccountRow {
        name: name.to_lowercase(),
        shown: name.clone(),
        recovery: hashed(&recovery),
        created_ms: site.hub.now_ms(),
        looks: Some(looks(&name)),
    };
    let made = site.hub.store.make_account(&row).await.map_err(Code::from)?;
    if !made {
        let found = site.hub.store.account(&row.name).await.map_err(|_| Code::StorageUnavailable)?;
        let own = found.filter(|found| key.is_some() && found.recovery == row.recovery);
        row = own.ok_or(Code::NameTaken)?;
    }
    let session = begin_session(&site, &row, &new.device).await?;
    Ok((StatusCode::CREATED, Json(Account { name, recovery, session })))
}

/// What a device calls itself, as it is kept: one short line.
pub(super) fn label(said: &str) -> String {
    let short: String = said.chars().take(LABEL).collect();
    clean_line(&short).unwrap_or_default()
}

pub(super) async fn begin_session(site: &At, account: &AccountRow, device: &str) -> Result<String, Refused> {
    let session = entropy::token(&*site.hub.entropy);
    // However the clock was set meanwhile, a session is not older than its account.
    let now = site.hub.now_ms().max(account.created_ms);
    let made = site.hub.store.make_session(&hashed(&session), &account.name, &label(device), now).await;
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
            return Ok(Json(LoginSession {
                session: begin_session(&site, &account, &login.device).await?,
                name: account.shown,
            }));
        }
    }
    site.hub.alarm(Alarm::Login, peer.ip(), "");
    Err(Code::Forbidden.into())
}

/// The account of a session, if it is one; other tokens are none. Where nobody can say, that is no answer.
pub(super) async fn of(site: &At, token: Token) -> Result<Option<AccountRow>, Refused> {
    let Some(token) = token.0 else { return Ok(None) };
    let now = site.hub.clock.wall_ms();
    let found = site.hub.store.session(&hashed(&token), now.saturating_sub(SESSION_MS), now).await;
    Ok(found.map_err(|_| Code::StorageUnavailable)?)
}

pub(super) async fn account(site: &At, token: Token) -> Result<AccountRow, Refused> {
    of(site, token).await?.ok_or(Code::Forbidden.into())
}

/// What an account is called in ledgers.
pub(super) async fn player(site: &At, account: &AccountRow) -> Result<String, Refused> {
    let otherwise = entropy::game_id(&*site.hub.entropy);
    let player = site.hub.store.ledgers().player(&account.name, Some(&otherwise)).await;
    player.map_err(|_| Code::StorageUnavailable)?.ok_or(Code::Forbidden.into())
}

/// What the account of somebody who sits down is called in ledgers, where a game counts for ratings and where it is a bot; none
/// where neither is so, or where there is no account.
pub(super) async fn rated_player(
    site: &At,
    sitter: Option<&SittingAccount>,
    rated: bool,
) -> Result<Option<String>, Refused> {
    match sitter {
        Some(SittingAccount { bot: Some(bot), .. }) => Ok(Some(bot.player.clone())),
        Some(sitter) if rated => player(site, &sitter.account).await.map(Some),
        _ => Ok(None),
    }
}

/// The account that opens a table.
pub(super) async fn table_owner(
    site: &At,
    sitter: Option<&SittingAccount>,
    rated: bool,
) -> Result<Option<TableOwner>, Refused> {
    let (player, holder) = (rated_player(site, sitter, rated).await?, holder(site, sitter).await?);
    Ok(sitter.map(|SittingAccount { account, bot }| TableOwner {
        account: account.name.clone(),
        player,
        holder,
        bot: bot.is_some().then(|| account.shown.clone()),
    }))
}

/// What the account of a person who sits down is called in ledgers: their other devices may have tokens of the seat.
pub(super) async fn holder(site: &At, sitter: Option<&SittingAccount>) -> Result<Option<String>, Refused> {
    match sitter.filter(|sitter| !sitter.is_bot()) {
        Some(sitter) => player(site, &sitter.account).await.map(Some),
        None => Ok(None),
    }
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

/// The devices that are logged in, the one used last first.
#[utoipa::path(get, path = "/account/sessions", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = Devices), Refusals))]
pub(super) async fn devices(site: At, token: Token) -> Result<Json<Devices>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    Ok(Json(Devices { devices: devices_of(&site, &account.name, &shown).await? }))
}

async fn devices_of(site: &At, account: &str, shown: &[String]) -> Result<Vec<AccountDevice>, Refused> {
    let since = site.hub.clock.wall_ms().saturating_sub(SESSION_MS);
    let rows = site.hub.store.sessions(account).await.map_err(|_| Code::StorageUnavailable)?;
    let device = |row: SessionRow| AccountDevice {
        id: row.hash.get(..SHORT).unwrap_or(&row.hash).to_string(),
        current: shown.contains(&row.hash),
        label: row.label,
        created_ms: row.created_ms,
        seen_ms: row.seen_ms,
    };
    Ok(rows.into_iter().filter(|row| row.seen_ms >= since).map(device).collect())
}

/// Logs one device out, if it is logged in.
#[utoipa::path(delete, path = "/account/sessions/{id}", tag = "accounts", params(("id" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Devices), Refusals))]
pub(super) async fn logout_device(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<Devices>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    site.hub.store.end_session_of(&account.name, &id).await.map_err(Code::from)?;
    Ok(Json(Devices { devices: devices_of(&site, &account.name, &shown).await? }))
}

/// Everything the server keeps of the account.
#[utoipa::path(get, path = "/account/export", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = AccountExport), Refusals))]
pub(super) async fn export(site: At, token: Token) -> Result<Json<AccountExport>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    let games = all_games(&site, &account).await?;
    let devices = devices_of(&site, &account.name, &shown).await?;
    let passkeys = super::passkeys::of(&site, &account.name).await?;
    let people = super::people::known(&site, &account).await?;
    let notices = super::notices::settings_of(&site, &account.name, &shown).await?;
    let (channels, quiet) = (notices.channels, notices.quiet);
    let bots = super::bot_accounts::exported(&site, &account.name).await?;
    let (hub, invitations) = (&site.hub, super::people::invited(&site, &account).await?);
    let player = player(&site, &account).await?;
    let profile = super::people::summed(&site, account.clone()).await?;
    let silent = |_| Code::StorageUnavailable;
    let ratings = hub.ratings.account(&*hub.store, &account, &player).await.map_err(silent)?.ratings;
    let days = Days::of_player(&*hub.store, &player).await.map_err(silent)?;
    let tournaments = hub.tournaments_after(&Mark::start(), usize::MAX, Some(&player)).await.map_err(silent)?;
    let tournaments = hub.tournament_infos(&tournaments).await.map_err(silent)?;
    let duplicates = hub.duplicates_by(&player).await.map_err(silent)?;
    let duplicates = hub.duplicate_infos(&duplicates).await.map_err(silent)?;
    let (name, created_ms) = (account.shown, account.created_ms);
    Ok(Json(AccountExport {
        name,
        created_ms,
        devices,
        passkeys,
        people,
        profile,
        games,
        channels,
        quiet,
        bots,
        ratings,
        days,
        tournaments,
        duplicates,
        invitations,
    }))
}

/// All games of an account.
pub(super) async fn all_games(site: &At, account: &AccountRow) -> Result<Vec<Played>, Refused> {
    let (mut games, mut after) = (Vec::new(), Mark::start());
    loop {
        let Json(page) = listed(site, account.clone(), &after, &HistoryParams::default()).await?;
        games.extend(page.games);
        let Some(next) = page.next.as_deref().and_then(Mark::read) else { return Ok(games) };
        after = next;
    }
}

/// Deletes the account with its sessions, its bot accounts and its list of games. Its seats stay with whoever has their tokens, names at tables
/// stay as they are, and the name of the account is free at once.
#[utoipa::path(delete, path = "/account", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = Ended), Refusals))]
pub(super) async fn delete(site: At, peer: Peer, token: Token) -> Result<Json<Ended>, Refused> {
    let account = account(&site, token).await?;
    let ended = site.hub.store.delete_account(&account.name).await;
    site.hub.alarm(Alarm::Account, peer.ip(), "");
    Ok(Json(Ended { sessions: ended.map_err(|_| Code::StorageUnavailable)? }))
}

/// Which games of an account are wanted.
#[derive(Clone, Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HistoryParams {
    /// Only those that have each of these words in a name, the title or the note. Where many games have none of them, a page may be
    /// short or empty and have a `next` all the same.
    #[param(max_length = 100)]
    find: Option<String>,
    /// Only favourites.
    favourites: Option<bool>,
}

impl HistoryParams {
    fn check(&self) -> Result<(), Refused> {
        let fits = self.find.as_ref().is_none_or(|find| find.chars().count() <= SOUGHT);
        if fits { Ok(()) } else { Err(Code::BadRequest.into()) }
    }

    /// Is everything wanted?
    fn is_open(&self) -> bool {
        self.favourites != Some(true) && self.find.as_ref().is_none_or(|find| find.trim().is_empty())
    }

    fn admits(&self, played: &Played) -> bool {
        (played.favourite || self.favourites != Some(true)) && has_words(played, self.find.as_deref().unwrap_or(""))
    }
}

/// The games of an account, those made last first; all of them, or those that are looked for.
#[utoipa::path(get, path = "/account", tag = "accounts", params(PageParams, HistoryParams), security(("token" = [])),
    responses((status = 200, body = History), Refusals))]
pub(super) async fn history(
    site: At,
    token: Token,
    QueryParams(page): QueryParams<PageParams>,
    QueryParams(wanted): QueryParams<HistoryParams>,
) -> Result<Json<History>, Refused> {
    wanted.check()?;
    let account = account(&site, token).await?;
    listed(&site, account, &page.mark()?, &wanted).await
}

/// A page of the games of an account. A page without any game that is looked for has a next one all the same, where there is more to look
/// at.
async fn listed(
    site: &At,
    account: AccountRow,
    after: &Mark,
    wanted: &HistoryParams,
) -> Result<Json<History>, Refused> {
    let notes = super::people::notes(site, &account.name).await?;
    let looks = if wanted.is_open() { 1 } else { LOOKS };
    let (mut after, mut games, mut next) = (after.clone(), Vec::new(), None);
    for _ in 0..looks {
        let held = site.hub.store.holdings(&account.name, &after, SHOWN + 1).await;
        let mut held = held.map_err(|_| Code::StorageUnavailable)?;
        let mark =
            |(seat, game): &(char, TableRecord)| Mark { at_ms: game.created_ms, id: format!("{}.{seat}", game.id) };
        next = cut(&mut held, SHOWN, mark);
        let played = |(seat, game): (char, TableRecord)| {
            // Whoever has several seats at a table has one note of it.
            let GameNote { note, favourite } = notes.get(&game.id).cloned().unwrap_or_default();
            Played { seat, game: record_info(game), note, favourite }
        };
        games.extend(held.into_iter().map(played).filter(|played| wanted.admits(played)));
        let Some(more) = next.as_deref().and_then(Mark::read).filter(|_| games.is_empty()) else { break };
        after = more;
    }
    Ok(Json(History { name: account.shown, games, next }))
}

/// The tables of an account that are not over, with whose turn it is, and those of rounds of tournaments that wait for it.
#[utoipa::path(get, path = "/account/tables", tag = "accounts", security(("token" = [])),
    responses((status = 200, body = Turns), Refusals))]
pub(super) async fn tables(site: At, token: Token) -> Result<Json<Turns>, Refused> {
    let account = account(&site, token).await?;
    Ok(Json(site.hub.turns_of(&account.name).await.map_err(|_| Code::StorageUnavailable)?))
}

/// Adds a seat to an account, by its token. From then on the account may have tokens of the seat for other devices, unless it is that of
/// another account already.
#[utoipa::path(post, path = "/account/seats", tag = "accounts", request_body = Ticket, security(("token" = [])),
    responses((status = 200, body = History), Refusals))]
pub(super) async fn hold(site: At, token: Token, Body(ticket): Body<Ticket>) -> Result<Json<History>, Refused> {
    let owner = account(&site, token).await?;
    let seat = super::extract::seat(ticket.seat)?;
    let shown = hashed(&ticket.token);
    let opened = site.hub.eyes(&ticket.game, &[ticket.token]).await?;
    if !opened.is_some_and(|(eyes, _)| eyes.has(seat)) {
        return Err(Code::Forbidden.into());
    }
    let holder = player(&site, &owner).await?;
    let known = holder.clone();
    let told = move |desk: &mut Desk| (desk.room().seats_of(&known).has(seat), desk.room().may_be_held(seat));
    let (own, may) = site.hub.read(&ticket.game, told).await?;
    if !own && may {
        let id = ids::fresh(&*site.hub.entropy);
        let wish = Request::shown(Wish::Hold { seat, holder }, id, "hold", &[shown]);
        // Where somebody else was quicker, the seat is theirs.
        match site.hub.perform(&ticket.game, &wish).await {
            Err(refusal) if matches!(refusal.code, Code::SeatTaken | Code::RateLimited) => {}
            done => drop(done?),
        }
    }
    let held = site.hub.store.hold(&owner.name, &ticket.game, ticket.seat).await;
    held.map_err(Code::from)?;
    listed(&site, owner, &Mark::start(), &HistoryParams::default()).await
}
