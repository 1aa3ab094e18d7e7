//! People who meet again: friends by code, blocking and muting, invitations, profiles, notes on games.

use std::collections::HashMap;

use axum::Json;
use kaiju_wire::Code;
use kaiju_wire::people::{
    Encounter, FriendWish, GameNote, HiddenSeats, Invitation, Invitations, Invite, Invited, PeopleList, PersonInfo,
    Profile, Regard,
};
use kaiju_wire::table::Phase;

use super::extract::{Body, PathParams, Token};
use super::guard::{Peer, Refusals, Refused};
use super::{At, accounts};
use crate::name::clean_line;
use crate::store::{AccountRow, StoreError, StoreResult, TableRecord, Tie, TieKind};
use crate::{entropy, results};

/// The most friends, and the most accounts that are blocked or muted.
const MOST: u32 = 200;
/// The most invitations that wait for an answer.
const MOST_INVITATIONS: u32 = 50;
/// The most games with a note.
const MOST_NOTES: u32 = 10_000;
/// The most people invited at once.
const AT_ONCE: usize = 20;

fn stored(error: StoreError) -> Refused {
    Code::from(error).into()
}

fn new_tie(site: &At, owner: &str, kind: TieKind, key: &str, word: &str) -> Tie {
    let id = entropy::game_id(&*site.hub.entropy);
    let (owner, key, word) = (owner.to_string(), key.to_string(), word.to_string());
    Tie { owner, kind, key, id, at_ms: site.hub.now_ms(), word }
}

/// The id of a table; nothing else goes to the database.
fn table_id(game: &str) -> Result<&str, Refused> {
    let fit = game.len() <= 40 && game.bytes().all(|b| b.is_ascii_alphanumeric());
    if fit { Ok(game) } else { Err(Code::Forbidden.into()) }
}

/// Keeps a tie; there may be too many.
async fn keep(site: &At, tie: &Tie, most: u32) -> Result<(), Refused> {
    let kept = site.hub.store.ties().tie(tie, most).await.map_err(stored)?;
    if kept { Ok(()) } else { Err(Code::TooLarge.into()) }
}

/// Friends, those who want to be, and those the account does not want to hear.
#[utoipa::path(get, path = "/account/people", tag = "people", security(("token" = [])),
    responses((status = 200, body = PeopleList), Refusals))]
pub(super) async fn list(site: At, token: Token) -> Result<Json<PeopleList>, Refused> {
    let account = accounts::account(&site, token).await?;
    Ok(Json(known(&site, &account).await?))
}

/// The code of an account: the one it has, or a new one.
async fn code(site: &At, account: &AccountRow) -> Result<String, Refused> {
    let ties = site.hub.store.ties();
    if let Some(tie) = ties.ties_of(&account.name, TieKind::Code).await.map_err(stored)?.pop() {
        return Ok(tie.key);
    }
    let code = entropy::friend_code(&*site.hub.entropy);
    // Two devices may ask at once: one of them is first.
    ties.tie(&new_tie(site, &account.name, TieKind::Code, &code, ""), 1).await.map_err(stored)?;
    let mut all = ties.ties_of(&account.name, TieKind::Code).await.map_err(stored)?;
    all.pop().map(|tie| tie.key).ok_or(Code::Unavailable.into())
}

/// Everybody an account has to do with.
pub(super) async fn known(site: &At, account: &AccountRow) -> Result<PeopleList, Refused> {
    let code = code(site, account).await?;
    let ties = site.hub.store.ties();
    let me = account.name.as_str();
    let wanted = ties.ties_of(me, TieKind::Friend).await.map_err(stored)?;
    let wanting = ties.ties_to(TieKind::Friend, me).await.map_err(stored)?;
    let blocked = ties.ties_of(me, TieKind::Block).await.map_err(stored)?;
    let muted = ties.ties_of(me, TieKind::Mute).await.map_err(stored)?;
    let is_blocked = |name: &str| blocked.iter().any(|tie| tie.key == name);
    let (mut friends, mut asked, mut asking) = (Vec::new(), Vec::new(), Vec::new());
    for tie in &wanted {
        let Some(name) = shown(site, &tie.key).await? else { continue };
        if wanting.iter().any(|back| back.owner == tie.key) {
            let seen_ms = last_seen(site, &tie.key).await.map_err(stored)?;
            friends.push(PersonInfo { person: tie.id.clone(), name, seen_ms });
        } else {
            asked.push(PersonInfo { person: tie.id.clone(), name, seen_ms: None });
        }
    }
    for tie in wanting.iter().filter(|tie| !is_blocked(&tie.owner) && !wanted.iter().any(|own| own.key == tie.owner)) {
        let Some(name) = shown(site, &tie.owner).await? else { continue };
        asking.push(PersonInfo { person: tie.id.clone(), name, seen_ms: None });
    }
    let met = |tie: Tie| PersonInfo { person: tie.id, name: tie.word, seen_ms: None };
    let (blocked, muted) = (blocked.into_iter().map(met).collect(), muted.into_iter().map(met).collect());
    Ok(PeopleList { code, friends, asking, asked, blocked, muted })
}

async fn shown(site: &At, account: &str) -> Result<Option<String>, Refused> {
    Ok(site.hub.store.account(account).await.map_err(stored)?.map(|account| account.shown))
}

/// When an account was last here, to the day: the server keeps no more of it than that.
async fn last_seen(site: &At, account: &str) -> StoreResult<Option<u64>> {
    Ok(site.hub.store.sessions(account).await?.first().map(|session| session.seen_ms))
}

/// Asks somebody to be friends, by the code they showed, or says yes to somebody who asked. Two who said so are friends.
#[utoipa::path(post, path = "/account/people", tag = "people", request_body = FriendWish, security(("token" = [])),
    responses((status = 200, body = PeopleList), Refusals))]
pub(super) async fn befriend(
    site: At,
    peer: Peer,
    token: Token,
    Body(wish): Body<FriendWish>,
) -> Result<Json<PeopleList>, Refused> {
    let account = accounts::account(&site, token).await?;
    let ties = site.hub.store.ties();
    let other = match (&wish.code, &wish.person) {
        (Some(code), None) => {
            site.may_guess(peer)?;
            let code: String = code.trim().to_uppercase().chars().filter(char::is_ascii_uppercase).take(20).collect();
            let mut owners = ties.ties_to(TieKind::Code, &code).await.map_err(stored)?;
            owners.pop().map(|tie| tie.owner)
        }
        (None, Some(person)) => {
            let mut asking = ties.ties_to(TieKind::Friend, &account.name).await.map_err(stored)?.into_iter();
            asking.find(|tie| tie.id == *person).map(|tie| tie.owner)
        }
        _ => return Err(Code::BadRequest.into()),
    };
    let other = other.filter(|other| *other != account.name).ok_or(Code::Forbidden)?;
    keep(&site, &new_tie(&site, &account.name, TieKind::Friend, &other, ""), MOST).await?;
    // Whoever is asked to be a friend is welcome again.
    ties.untie(&account.name, TieKind::Block, &other).await.map_err(stored)?;
    Ok(Json(known(&site, &account).await?))
}

/// Takes another code: the old one leads nowhere any more. Friends stay.
#[utoipa::path(post, path = "/account/people/code", tag = "people", security(("token" = [])),
    responses((status = 200, body = PeopleList), Refusals))]
pub(super) async fn renew_code(site: At, token: Token) -> Result<Json<PeopleList>, Refused> {
    let account = accounts::account(&site, token).await?;
    for tie in site.hub.store.ties().ties_of(&account.name, TieKind::Code).await.map_err(stored)? {
        site.hub.store.ties().untie(&account.name, TieKind::Code, &tie.key).await.map_err(stored)?;
    }
    Ok(Json(known(&site, &account).await?))
}

/// A tie of the account, or one of somebody who wants to be its friend, by its id.
async fn met(site: &At, account: &AccountRow, person: &str) -> Result<Option<Tie>, Refused> {
    let ties = site.hub.store.ties();
    for kind in [TieKind::Friend, TieKind::Block, TieKind::Mute] {
        let own = ties.ties_of(&account.name, kind).await.map_err(stored)?;
        if let Some(tie) = own.into_iter().find(|tie| tie.id == person) {
            return Ok(Some(tie));
        }
    }
    let asking = ties.ties_to(TieKind::Friend, &account.name).await.map_err(stored)?;
    Ok(asking.into_iter().find(|tie| tie.id == person))
}

/// Takes somebody off the list: a friend is none any more on either side, who asked is told nothing, who was blocked or muted is
/// as anybody else. Nothing changes where they are not on it.
#[utoipa::path(delete, path = "/account/people/{person}", tag = "people", params(("person" = String, Path)),
    security(("token" = [])), responses((status = 200, body = PeopleList), Refusals))]
pub(super) async fn part(
    site: At,
    token: Token,
    PathParams(person): PathParams<String>,
) -> Result<Json<PeopleList>, Refused> {
    let account = accounts::account(&site, token).await?;
    let ties = site.hub.store.ties();
    if let Some(tie) = met(&site, &account, &person).await? {
        // The tie that was named goes last: whoever asks again after a crash in between finds it, and is done then.
        if tie.kind == TieKind::Friend {
            ties.untie(&tie.key, TieKind::Friend, &tie.owner).await.map_err(stored)?;
        }
        ties.untie(&tie.owner, tie.kind, &tie.key).await.map_err(stored)?;
    }
    Ok(Json(known(&site, &account).await?))
}

/// Blocks or mutes whoever sits at a seat, or meets them as anybody else again. Somebody without an account can be hidden on
/// one's own device alone.
#[utoipa::path(post, path = "/account/encounters", tag = "people", request_body = Encounter, security(("token" = [])),
    responses((status = 200, body = PeopleList), Refusals))]
pub(super) async fn encounter(
    site: At,
    token: Token,
    Body(wanted): Body<Encounter>,
) -> Result<Json<PeopleList>, Refused> {
    let account = accounts::account(&site, token).await?;
    let seat = super::extract::seat(wanted.seat)?;
    let names = site.hub.read(&wanted.game, |desk| desk.info(false).seats).await?;
    let name = names.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
    let ties = site.hub.store.ties();
    let holders = ties.holders(&wanted.game).await.map_err(stored)?;
    let me = account.name.as_str();
    for (_, other) in holders.into_iter().filter(|(at, other)| *at == seat.letter() && other != me) {
        let (kept, dropped): (Option<TieKind>, &[TieKind]) = match wanted.how {
            Regard::Block => (Some(TieKind::Block), &[TieKind::Mute, TieKind::Friend]),
            Regard::Mute => (Some(TieKind::Mute), &[TieKind::Block]),
            Regard::Hear => (None, &[TieKind::Mute, TieKind::Block]),
        };
        if let Some(kind) = kept {
            keep(&site, &new_tie(&site, me, kind, &other, &name), MOST).await?;
        }
        for &kind in dropped {
            ties.untie(me, kind, &other).await.map_err(stored)?;
        }
    }
    Ok(Json(known(&site, &account).await?))
}

/// The seats of a table whose talk the account does not want to see.
#[utoipa::path(get, path = "/account/hidden/{game}", tag = "people", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = HiddenSeats), Refusals))]
pub(super) async fn hidden(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<HiddenSeats>, Refused> {
    let account = accounts::account(&site, token).await?;
    let ties = site.hub.store.ties();
    let mut shunned = ties.ties_of(&account.name, TieKind::Block).await.map_err(stored)?;
    shunned.extend(ties.ties_of(&account.name, TieKind::Mute).await.map_err(stored)?);
    let holders = ties.holders(table_id(&game)?).await.map_err(stored)?;
    let hidden = holders.into_iter().filter(|(_, holder)| shunned.iter().any(|tie| tie.key == *holder));
    let mut seats: Vec<char> = hidden.map(|(seat, _)| seat).collect();
    seats.dedup();
    Ok(Json(HiddenSeats { seats }))
}

/// May an account sit down at a table? Not where somebody sits who has blocked it.
pub(super) async fn welcome(site: &At, account: &AccountRow, game: &str) -> Result<(), Refused> {
    let ties = site.hub.store.ties();
    let blockers = ties.ties_to(TieKind::Block, &account.name).await.map_err(stored)?;
    if blockers.is_empty() {
        return Ok(());
    }
    let holders = ties.holders(game).await.map_err(stored)?;
    let there = |tie: &Tie| holders.iter().any(|(_, holder)| *holder == tie.owner);
    if blockers.iter().any(there) { Err(Code::NotWelcome.into()) } else { Ok(()) }
}

/// What the friends of an account are called in ledgers.
pub(super) async fn friends_in_ledgers(site: &At, account: &str) -> Result<Vec<String>, Refused> {
    let ties = site.hub.store.ties();
    let own = ties.ties_of(account, TieKind::Friend).await.map_err(stored)?;
    let back = ties.ties_to(TieKind::Friend, account).await.map_err(stored)?;
    let mut players = Vec::new();
    for friend in own.iter().filter(|tie| back.iter().any(|other| other.owner == tie.key)) {
        players.extend(site.hub.store.ledgers().player(&friend.key, None).await.map_err(stored)?);
    }
    Ok(players)
}

// ── invitations ──────────────────────────────────────────────────────────────
/// Invites friends, and those with whom a game was played, to a table at which the account sits and that gathers players.
#[utoipa::path(post, path = "/account/invitations", tag = "people", request_body = Invite, security(("token" = [])),
    responses((status = 200, body = Invited), Refusals))]
pub(super) async fn invite(
    site: At,
    peer: Peer,
    token: Token,
    Body(wanted): Body<Invite>,
) -> Result<Json<Invited>, Refused> {
    site.may_make(peer)?;
    let account = accounts::account(&site, token).await?;
    let ties = site.hub.store.ties();
    let holds = async |game: &str| -> Result<Vec<String>, Refused> {
        let holders = ties.holders(table_id(game)?).await.map_err(stored)?;
        let names: Vec<String> = holders.into_iter().map(|(_, holder)| holder).collect();
        if names.contains(&account.name) { Ok(names) } else { Err(Code::Forbidden.into()) }
    };
    holds(&wanted.game).await?;
    if wanted.people.len() > AT_ONCE {
        return Err(Code::TooLarge.into());
    }
    let mut invited = match &wanted.again {
        Some(again) => holds(again).await?,
        None => Vec::new(),
    };
    let friends = ties.ties_of(&account.name, TieKind::Friend).await.map_err(stored)?;
    for person in &wanted.people {
        let friend = friends.iter().find(|tie| tie.id == *person).ok_or(Code::Forbidden)?;
        let back = ties.ties_of(&friend.key, TieKind::Friend).await.map_err(stored)?;
        if !back.iter().any(|tie| tie.key == account.name) {
            return Err(Code::Forbidden.into());
        }
        invited.push(friend.key.clone());
    }
    if site.hub.read(&wanted.game, |desk| desk.room().phase()).await? != Phase::Gathering {
        return Err(Code::Begun.into());
    }
    Ok(Json(Invited { people: tell(&site, &wanted.game, &account.shown, Some(&account.name), invited).await? }))
}

/// Gives accounts an invitation to a table, each once; not the one who invites, nor who has blocked it. Tells how many have it.
pub(super) async fn tell(
    site: &At,
    game: &str,
    from: &str,
    host: Option<&str>,
    mut invited: Vec<String>,
) -> Result<u32, Refused> {
    let ties = site.hub.store.ties();
    let blockers = match host {
        Some(host) => ties.ties_to(TieKind::Block, host).await.map_err(stored)?,
        None => Vec::new(),
    };
    invited.sort();
    invited.dedup();
    invited.retain(|one| host != Some(one.as_str()) && !blockers.iter().any(|tie| tie.owner == *one));
    let mut people = 0;
    for one in invited {
        // Those that lead nowhere any more make room.
        for (tie, _) in waiting(site, &one).await?.1 {
            ties.untie(&one, TieKind::Invitation, &tie.key).await.map_err(stored)?;
        }
        let kept = ties.tie(&new_tie(site, &one, TieKind::Invitation, game, from), MOST_INVITATIONS).await;
        people += u32::from(kept.map_err(stored)?);
    }
    Ok(people)
}

/// An invitation and its table, if that is still there.
type TableTie = (Tie, Option<TableRecord>);

/// The invitations of an account to tables that gather players, and the others.
async fn waiting(site: &At, account: &str) -> Result<(Vec<TableTie>, Vec<TableTie>), Refused> {
    let store = &site.hub.store;
    let mut all = Vec::new();
    for tie in store.ties().ties_of(account, TieKind::Invitation).await.map_err(stored)? {
        let table = store.game(&tie.key).await.map_err(stored)?;
        all.push((tie, table));
    }
    Ok(all.into_iter().partition(|(_, table)| table.as_ref().is_some_and(|table| table.phase == Phase::Gathering)))
}

/// The tables an account is invited to and at which it does not sit yet.
#[utoipa::path(get, path = "/account/invitations", tag = "people", security(("token" = [])),
    responses((status = 200, body = Invitations), Refusals))]
pub(super) async fn invitations(site: At, token: Token) -> Result<Json<Invitations>, Refused> {
    let account = accounts::account(&site, token).await?;
    Ok(Json(Invitations { invitations: invited(&site, &account).await? }))
}

/// The invitations of an account to tables at which it does not sit yet.
pub(super) async fn invited(site: &At, account: &AccountRow) -> Result<Vec<Invitation>, Refused> {
    let mut invitations = Vec::new();
    for (tie, table) in waiting(site, &account.name).await?.0 {
        let Some(table) = table else { continue };
        let holders = site.hub.store.ties().holders(&tie.key).await.map_err(stored)?;
        if !holders.iter().any(|(_, holder)| *holder == account.name) {
            let mut info = table.info;
            info.code = Some(table.code);
            invitations.push(Invitation { from: tie.word, at_ms: tie.at_ms, table: info });
        }
    }
    Ok(invitations)
}

/// Says no to an invitation.
#[utoipa::path(delete, path = "/account/invitations/{game}", tag = "people", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Invited), Refusals))]
pub(super) async fn decline(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<Invited>, Refused> {
    let account = accounts::account(&site, token).await?;
    refuse(&site, &account, &game).await.map(Json)
}

/// An account says no to an invitation.
pub(super) async fn refuse(site: &At, account: &AccountRow, game: &str) -> Result<Invited, Refused> {
    let ties = site.hub.store.ties();
    let dropped = ties.untie(&account.name, TieKind::Invitation, table_id(game)?).await.map_err(stored)?;
    Ok(Invited { people: dropped as u32 })
}

// ── profiles and notes ───────────────────────────────────────────────────────
/// What the account has done in all its games that are over.
#[utoipa::path(get, path = "/account/profile", tag = "people", security(("token" = [])),
    responses((status = 200, body = Profile), Refusals))]
pub(super) async fn profile(site: At, token: Token) -> Result<Json<Profile>, Refused> {
    let account = accounts::account(&site, token).await?;
    Ok(Json(summed(&site, account).await?))
}

/// What a friend has done in all their games that are over.
#[utoipa::path(get, path = "/account/people/{person}/profile", tag = "people", params(("person" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Profile), Refusals))]
pub(super) async fn friends_profile(
    site: At,
    token: Token,
    PathParams(person): PathParams<String>,
) -> Result<Json<Profile>, Refused> {
    let account = accounts::account(&site, token).await?;
    let ties = site.hub.store.ties();
    let own = ties.ties_of(&account.name, TieKind::Friend).await.map_err(stored)?;
    let friend = own.into_iter().find(|tie| tie.id == person).ok_or(Code::Forbidden)?;
    let back = ties.ties_to(TieKind::Friend, &account.name).await.map_err(stored)?;
    if !back.iter().any(|tie| tie.owner == friend.key) {
        return Err(Code::Forbidden.into());
    }
    let found = site.hub.store.account(&friend.key).await.map_err(stored)?;
    Ok(Json(summed(&site, found.ok_or(Code::Forbidden)?).await?))
}

/// What an account has done in all its games.
pub(super) async fn summed(site: &At, account: AccountRow) -> Result<Profile, Refused> {
    let counting = results::catch_up(&site.hub, &account.name).await.map_err(stored)?;
    let rows = site.hub.store.ties().sums(&account.name).await.map_err(stored)?;
    Ok(Profile { name: account.shown, created_ms: account.created_ms, rows, counting })
}

/// Keeps a note on one of the account's games, and whether it is a favourite. An empty note that is no favourite is dropped.
#[utoipa::path(put, path = "/account/games/{game}", tag = "people", params(("game" = String, Path)),
    request_body = GameNote, security(("token" = [])), responses((status = 200, body = GameNote), Refusals))]
pub(super) async fn note(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
    Body(note): Body<GameNote>,
) -> Result<Json<GameNote>, Refused> {
    let account = accounts::account(&site, token).await?;
    let ties = site.hub.store.ties();
    if !ties.holders(table_id(&game)?).await.map_err(stored)?.iter().any(|(_, holder)| *holder == account.name) {
        return Err(Code::Forbidden.into());
    }
    let text = match note.note.trim() {
        "" => String::new(),
        text => clean_line(text).ok_or(Code::BadRequest)?,
    };
    let note = GameNote { note: text, ..note };
    if note == GameNote::default() {
        ties.untie(&account.name, TieKind::Note, &game).await.map_err(stored)?;
    } else {
        let word = serde_json::to_string(&note).unwrap_or_default();
        keep(&site, &new_tie(&site, &account.name, TieKind::Note, &game, &word), MOST_NOTES).await?;
    }
    Ok(Json(note))
}

/// What an account noted of its games, by their ids.
pub(super) async fn notes(site: &At, account: &str) -> Result<HashMap<String, GameNote>, Refused> {
    let notes = site.hub.store.ties().ties_of(account, TieKind::Note).await.map_err(stored)?;
    let read = |tie: Tie| Some((tie.key, serde_json::from_str(&tie.word).ok()?));
    Ok(notes.into_iter().filter_map(read).collect())
}
