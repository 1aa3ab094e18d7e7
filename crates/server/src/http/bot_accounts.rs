//! Bot accounts: names and tokens for programs, who wants to play with them, and the ladder they are on.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use kaiju_arena::RatingList;
use kaiju_wire::Code;
use kaiju_wire::bot_account::{
    BotAccount, BotAccounts, BotAgenda, BotExport, BotLadder, BotToken, NewBotAccount, NewChallenge, TOKEN_PREFIX,
};
use kaiju_wire::people::Invited;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened};
use serde::Deserialize;

use super::extract::{Body, PathParams, QueryParams, Token, element, key, moderate};
use super::guard::{Peer, Refusals, Refused};
use super::play::PATIENCE_MS;
use super::tables::table_key;
use super::{At, accounts, people};
use crate::alarm::Alarm;
use crate::bots::{KeptSeat, MOST_BOTS, SittingAccount, SittingBot};
use crate::desk::Desk;
use crate::entropy::{self, hashed};
use crate::ids::derived;
use crate::moderation::Asker;
use crate::name::{clean, looks};
use crate::named_bot::NamedBot;
use crate::opening::Opening;
use crate::store::{AccountRow, BotAdded, BotRow, StoreError, StoredBot, TieKind};
use crate::wish::{Request, Wish};

/// How often a waiting bot looks whether it was challenged by way of another node.
const LOOK_MS: u64 = 1_000;
/// How long a challenged bot has to sit down.
const COMES_MS: u64 = 60_000;
/// How many tables of a bot are told of.
const SHOWN: u32 = 100;

fn stored(error: StoreError) -> Refused {
    Code::from(error).into()
}

/// A new token of a bot.
fn new_token(site: &At) -> String {
    format!("{TOKEN_PREFIX}{}", entropy::token(&*site.hub.entropy))
}

/// The bot that shows its token. It is here, and this is one of the requests it may make.
async fn bot(site: &At, token: Token) -> Result<SittingAccount, Refused> {
    let token = token.needed()?;
    if !token.starts_with(TOKEN_PREFIX) {
        return Err(Code::Forbidden.into());
    }
    let found = site.hub.store.bots().bot_by_hash(&hashed(&token)).await.map_err(|_| Code::StorageUnavailable)?;
    let StoredBot { account, bot } = found.ok_or(Code::Forbidden)?;
    let player = accounts::player(site, &account).await?;
    site.may_ask_as_bot(&player)?;
    site.hub.bot_is_here(&player).await.map_err(stored)?;
    Ok(SittingAccount { account, bot: Some(SittingBot { row: bot, player }) })
}

/// The account of somebody who opens a table or sits down: a person with a session, or a bot with its token. Other tokens are none.
pub(super) async fn sitter(site: &At, token: Token) -> Result<Option<SittingAccount>, Refused> {
    if token.0.as_deref().is_some_and(|token| token.starts_with(TOKEN_PREFIX)) {
        return bot(site, token).await.map(Some);
    }
    Ok(accounts::of(site, token).await?.map(|account| SittingAccount { account, bot: None }))
}

/// Where a game counts for ratings, a person and their bots sit there once in all.
pub(super) async fn alone(site: &At, sitter: &SittingAccount, game: &str) -> Result<(), Refused> {
    let seated = site.hub.read(game, |desk| desk.room().players()).await?;
    // The same account may be asking again for the seat that it has.
    let own = site.hub.store.ledgers().player(&sitter.account.name, None).await.map_err(stored)?;
    let household = site.hub.household_of(sitter).await.map_err(stored)?;
    let sits = |player: &String| own.as_ref() != Some(player) && seated.contains(player);
    if household.iter().any(sits) { Err(Code::NeedsAccount.into()) } else { Ok(()) }
}

/// A bot sat down: nobody wants it to come any more, and a rematch begins if nobody else is waited for.
pub(super) async fn came(site: &At, bot: &SittingAccount, game: &str) -> Result<(), Refused> {
    site.hub.store.ties().untie(&bot.account.name, TieKind::Invitation, game).await.map_err(stored)?;
    let kept = |desk: &mut Desk| desk.room().plan().seats.iter().any(|seat| seat.bot.is_some());
    if site.hub.read(game, move |desk| kept(desk) && desk.room().is_full()).await? {
        match site.hub.perform(game, &Request::unasked(Wish::Start, derived(0, "start"), "start")).await {
            Err(refusal) if !matches!(refusal.code, Code::Begun | Code::GameOver) => return Err(refusal.into()),
            _ => {}
        }
    }
    Ok(())
}

// ── what their owners do ─────────────────────────────────────────────────────
/// The bot accounts of an account.
#[utoipa::path(get, path = "/account/bots", tag = "bot accounts", security(("token" = [])),
    responses((status = 200, body = BotAccounts), Refusals))]
pub(super) async fn list(site: At, token: Token) -> Result<Json<BotAccounts>, Refused> {
    let owner = accounts::account(&site, token).await?;
    Ok(Json(listed(&site, &owner.name).await?))
}

async fn listed(site: &At, owner: &str) -> Result<BotAccounts, Refused> {
    let mut bots = site.hub.store.bots().bots_of(owner).await.map_err(stored)?;
    bots.sort_by_key(|one| (one.account.created_ms, one.account.name.clone()));
    let here = site.hub.bots_here_since();
    Ok(BotAccounts { bots: bots.into_iter().map(|one| told(one, here)).collect(), most: MOST_BOTS })
}

fn told(StoredBot { account, bot }: StoredBot, here: u64) -> BotAccount {
    let (id, name, seen_ms) = (bot.id, account.shown, bot.seen_ms);
    BotAccount { id, name, created_ms: account.created_ms, seen_ms, online: seen_ms >= here }
}

/// Everything the server keeps of the bots of an account.
pub(super) async fn exported(site: &At, owner: &str) -> Result<Vec<BotExport>, Refused> {
    let mut all = Vec::new();
    for one in site.hub.store.bots().bots_of(owner).await.map_err(stored)? {
        let games = accounts::all_games(site, &one.account).await?;
        all.push(BotExport { account: told(one, site.hub.bots_here_since()), games });
    }
    Ok(all)
}

/// Makes a bot account. The token is told this once; whoever loses the answer sends the same again with the same `Idempotency-Key`.
#[utoipa::path(post, path = "/account/bots", tag = "bot accounts", request_body = NewBotAccount,
    security(("token" = [])), responses((status = 201, body = BotToken), Refusals))]
pub(super) async fn make(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    Body(new): Body<NewBotAccount>,
) -> Result<(StatusCode, Json<BotToken>), Refused> {
    site.may_make(peer)?;
    let key = key(&headers)?;
    let owner = accounts::account(&site, token).await?;
    site.hub.may_come(Asker::new(peer.ip(), Some(&owner))).await?;
    let name = clean(&new.name).ok_or(Code::BadName)?;
    site.hub.may_write(&name)?;
    let (id, token) = (
        entropy::game_id(&*site.hub.entropy),
        match &key {
            Some(key) => {
                let secret = site.hub.key_secret().await.map_err(stored)?;
                let opens = format!("bot {} {}", owner.name, name.to_lowercase());
                format!("{TOKEN_PREFIX}{}", entropy::opening_token(&secret, &opens, key))
            }
            None => new_token(&site),
        },
    );
    let account = AccountRow {
        name: name.to_lowercase(),
        shown: name.clone(),
        // No recovery code has an empty hash: nobody logs in as a bot.
        recovery: String::new(),
        created_ms: site.hub.now_ms(),
        looks: Some(looks(&name)),
    };
    // Whoever asks again is told what they were told.
    if key.is_some()
        && let Some(known) = site.hub.store.bots().bot_by_hash(&hashed(&token)).await.map_err(stored)?
    {
        return Ok((StatusCode::CREATED, Json(BotToken { id: known.bot.id, name: known.account.shown, token })));
    }
    let bot = BotRow { owner: owner.name, id: id.clone(), hash: hashed(&token), seen_ms: 0 };
    match site.hub.store.bots().add_bot(&StoredBot { account, bot }, MOST_BOTS).await.map_err(stored)? {
        BotAdded::Fresh => Ok((StatusCode::CREATED, Json(BotToken { id, name, token }))),
        BotAdded::NameTaken => Err(Code::NameTaken.into()),
        BotAdded::TooMany => Err(Code::TooManyBots.into()),
    }
}

/// A bot of an account.
async fn owned(site: &At, token: Token, id: &str) -> Result<StoredBot, Refused> {
    let owner = accounts::account(site, token).await?;
    let found = site.hub.store.bots().bot_by_id(id).await.map_err(stored)?;
    found.filter(|one| one.bot.owner == owner.name).ok_or(Code::Forbidden.into())
}

/// Another token for a bot account; the old one is void. The token is told this once.
#[utoipa::path(post, path = "/account/bots/{bot}/token", tag = "bot accounts", params(("bot" = String, Path)),
    security(("token" = [])), responses((status = 200, body = BotToken), Refusals))]
pub(super) async fn renew(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<BotToken>, Refused> {
    site.may_make(peer)?;
    let StoredBot { account, bot } = owned(&site, token, &id).await?;
    let token = new_token(&site);
    if site.hub.store.bots().renew_bot(&account.name, &hashed(&token)).await.map_err(stored)? == 0 {
        return Err(Code::Forbidden.into());
    }
    site.hub.alarm(Alarm::Account, peer.ip(), "");
    Ok(Json(BotToken { id: bot.id, name: account.shown, token }))
}

/// Deletes a bot account: its token is void and its name free at once. Its seats stay with whoever has their tokens.
#[utoipa::path(delete, path = "/account/bots/{bot}", tag = "bot accounts", params(("bot" = String, Path)),
    security(("token" = [])), responses((status = 200, body = BotAccounts), Refusals))]
pub(super) async fn delete(
    site: At,
    peer: Peer,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<BotAccounts>, Refused> {
    let StoredBot { account, bot } = owned(&site, token, &id).await?;
    site.hub.store.delete_account(&account.name).await.map_err(stored)?;
    site.hub.alarm(Alarm::Account, peer.ip(), "");
    Ok(Json(listed(&site, &bot.owner).await?))
}

// ── what their programs do ───────────────────────────────────────────────────
/// How long a bot waits.
#[derive(Clone, Copy, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AgendaParams {
    /// Wait up to n milliseconds until somebody wants to play.
    wait_ms: Option<u64>,
}

/// Who wants to play with the bot of the token, and the games it plays; waits for a challenge if asked to. A bot that asks is online for
/// a minute.
#[utoipa::path(get, path = "/bot", tag = "bot accounts", params(AgendaParams), security(("token" = [])),
    responses((status = 200, body = BotAgenda), Refusals))]
pub(super) async fn agenda(
    site: At,
    token: Token,
    QueryParams(asked): QueryParams<AgendaParams>,
) -> Result<Json<BotAgenda>, Refused> {
    let SittingAccount { account, bot } = bot(&site, token).await?;
    let Some(SittingBot { row, player }) = bot else { return Err(Code::Forbidden.into()) };
    let (hub, clock) = (&site.hub, &site.hub.clock);
    let until = clock.steady_ms() + moderate(asked.wait_ms)?.unwrap_or(0).min(PATIENCE_MS);
    let mut told = hub.bots.challenges();
    let challenges = loop {
        told.mark_unchanged();
        let found = people::invited(&site, &account).await?;
        let left = until.saturating_sub(clock.steady_ms());
        if !found.is_empty() || left == 0 || hub.stop.is_cancelled() {
            break found;
        }
        tokio::select! {
            biased;
            () = hub.stop.cancelled() => {}
            _ = clock.timeout(Duration::from_millis(left.min(LOOK_MS)), told.changed()) => {}
        }
        hub.bot_is_here(&player).await.map_err(stored)?;
    };
    let open = hub.store.open_holdings(&account.name, SHOWN).await.map_err(stored)?;
    let (tables, most) = (hub.told_turns(open).tables, hub.most_bot_tables());
    Ok(Json(BotAgenda { id: row.id, name: account.shown, most, challenges, tables }))
}

/// Says no to a challenge. The game begins without the bot when its time to come is over.
#[utoipa::path(delete, path = "/bot/challenges/{game}", tag = "bot accounts", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Invited), Refusals))]
pub(super) async fn decline(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<Invited>, Refused> {
    let bot = bot(&site, token).await?;
    people::refuse(&site, &bot.account, &game).await.map(Json)
}

// ── what everybody may do ────────────────────────────────────────────────────
/// The ladder of bots in a list such as `second-4`: those of the server, bot accounts with a rating, and bot accounts that are online.
#[utoipa::path(get, path = "/ratings/{list}/bots", tag = "bot accounts", params(("list" = String, Path)),
    responses((status = 200, body = BotLadder), Refusals))]
pub(super) async fn ladder(site: At, PathParams(list): PathParams<String>) -> Result<Json<BotLadder>, Refused> {
    let list = RatingList::from_name(&list).ok_or(Code::Forbidden)?;
    let ladder = site.hub.ratings.bot_ladder(&*site.hub.store, list, site.hub.bots_here_since()).await;
    Ok(Json(ladder.map_err(stored)?))
}

/// Challenges a bot account that is online: makes a table with a seat for the challenger and one for the bot, which is told. The game
/// begins when the bot sits down, and without it when it does not come within a minute. With the same `Idempotency-Key` it is the same
/// table again.
#[utoipa::path(post, path = "/bots/{bot}/challenges", tag = "bot accounts", params(("bot" = String, Path)),
    request_body = NewChallenge, security((), ("token" = [])), responses((status = 201, body = Opened), Refusals))]
pub(super) async fn challenge(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    PathParams(id): PathParams<String>,
    Body(wanted): Body<NewChallenge>,
) -> Result<(StatusCode, Json<Opened>), Refused> {
    site.may_make(peer)?;
    let challenger = sitter(&site, token).await?;
    let account = challenger.as_ref().map(|sitter| &sitter.account);
    site.hub.may_come(Asker::new(peer.ip(), account)).await?;
    let body = serde_json::to_string(&wanted).unwrap_or_default();
    let key = table_key(&site, &headers, challenger.as_ref(), &["challenge", &id, &body]).await?;
    // A challenge that was made already is not one more, and the bot need not be here any longer.
    let made = site.hub.is_made(key.as_ref()).await.map_err(stored)?;
    if !made {
        site.hub.may_have_more(challenger.as_ref()).await?;
    }
    site.hub.may_write(&wanted.name)?;
    element(wanted.tip.as_deref())?;
    if !(2..=6).contains(&wanted.players) {
        return Err(Code::BadSetup.into());
    }
    let found = site.hub.store.bots().bot_by_id(&id).await.map_err(stored)?;
    let StoredBot { account: called, bot } = found.ok_or(Code::Forbidden)?;
    if !made {
        may_meet(&site, peer, challenger.as_ref(), (&called, &bot), wanted.rated).await?;
    }
    let player = accounts::player(&site, &called).await?;
    let owner = accounts::table_owner(&site, challenger.as_ref(), wanted.rated).await?;
    let kept = KeptSeat { seat: 1, player, name: called.shown.clone() };
    let begin_by_ms = Some(site.hub.now_ms() + COMES_MS);
    let opening = Opening { kept: Some(kept), begin_by_ms, key };
    let opened = site.hub.open_as(&table_of(&wanted), peer.ip(), owner, opening).await?;
    for ticket in &opened.tickets {
        site.hub.came_from(&opened.game, super::extract::seat(ticket.seat)?, peer.ip());
    }
    // It is told before the answer goes out: a bot that has come already is not called again.
    if opened.table.has_room() {
        let from = opened.table.seats.first().map(|seat| seat.name.as_str()).unwrap_or_default();
        people::tell(&site, &opened.game, from, None, vec![called.name]).await?;
        site.hub.bots.challenged();
        site.hub.metrics.challenges.up();
    }
    Ok((StatusCode::CREATED, Json(opened)))
}

/// The table of a challenge: the challenger, the bot, and bots of the server.
fn table_of(wanted: &NewChallenge) -> NewTable {
    let usual = Some(NamedBot::usual().name().to_string());
    let own = NewSeat {
        kind: NewSeatKind::Me,
        name: Some(wanted.name.clone()),
        tip: wanted.tip.clone(),
        player: usual.clone(),
        ..NewSeat::default()
    };
    let other = |kind| NewSeat { kind, player: usual.clone(), ..NewSeat::default() };
    let mut seats = vec![own, other(NewSeatKind::Open)];
    seats.extend((2..wanted.players).map(|_| other(NewSeatKind::Bot)));
    NewTable { edition: wanted.edition.clone(), seats, pace: wanted.pace, rated: wanted.rated, ..NewTable::default() }
}

/// May somebody play with a bot now?
async fn may_meet(
    site: &At,
    peer: Peer,
    challenger: Option<&SittingAccount>,
    (account, bot): (&AccountRow, &BotRow),
    rated: bool,
) -> Result<(), Refused> {
    let itself = challenger.is_some_and(|sitter| sitter.account.name == account.name);
    if itself || rated && challenger.is_none_or(|sitter| sitter.person() == bot.owner) {
        return Err(Code::NeedsAccount.into());
    }
    // A bot that may not sit down is as good as away.
    let banned = site.hub.may_come(Asker::new(peer.ip(), Some(account))).await;
    if bot.seen_ms < site.hub.bots_here_since() || banned.is_err_and(|refusal| refusal.code == Code::Banned) {
        return Err(Code::BotAway.into());
    }
    if let Some(sitter) = challenger {
        let blockers = site.hub.store.ties().ties_to(TieKind::Block, &sitter.account.name).await.map_err(stored)?;
        if blockers.iter().any(|tie| tie.owner == bot.owner) {
            return Err(Code::NotWelcome.into());
        }
    }
    let most = site.hub.most_bot_tables();
    let open = site.hub.store.open_holdings(&account.name, most.saturating_mul(6)).await.map_err(stored)?;
    let waiting = people::invited(site, account).await?.len();
    if open.len() + waiting >= most as usize { Err(Code::TooManyTables.into()) } else { Ok(()) }
}
