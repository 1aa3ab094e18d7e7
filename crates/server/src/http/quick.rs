//! Quick match: a seat at a table of some kind, with whoever else wants one.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use kaiju_wire::Code;
use kaiju_wire::table::{
    Join, LobbyFilter, NewSeat, NewTable, Phase, QuickMatch, QuickSeat, Rhythm, SeatKind, TableInfo,
};

use super::extract::{Body, Token, element, key};
use super::guard::{Peer, Refusals, Refused};
use super::{At, bot_accounts, seats};
use crate::bots::SittingAccount;
use crate::ids;
use crate::moderation::Asker;
use crate::name::clean;
use crate::opening::Opening;
use crate::store::{AccountRow, Mark, TableRecord};

/// Only tables at which something happened within so long are taken: whoever waits elsewhere has gone.
const LIVELY_MS: u64 = 10 * 60 * 1000;
/// The same for tables over days.
const PATIENT_MS: u64 = 24 * 60 * 60 * 1000;
/// How many public tables are looked at.
const LOOKED: u32 = 500;
/// The longest somebody may want to wait before bots play, in seconds.
const LONGEST_S: u32 = 60 * 60;
/// The time for a turn at a quick table over days.
const TURN_S: u32 = 24 * 60 * 60;

/// Takes a seat at a public table of this kind that gathers players, or makes one that belongs to nobody. Everybody who sits there
/// may begin: free seats go to bots then; with `wait_s` the server does when that time is over. With the same `Idempotency-Key` it gives the same seat again.
#[utoipa::path(post, path = "/quick", tag = "tables", request_body = QuickMatch, security((), ("token" = [])),
    responses((status = 201, body = QuickSeat), Refusals))]
pub(super) async fn quick(
    site: At,
    peer: Peer,
    session: Token,
    headers: HeaderMap,
    Body(wanted): Body<QuickMatch>,
) -> Result<(StatusCode, Json<QuickSeat>), Refused> {
    site.may_make(peer)?;
    let key = key(&headers)?;
    let name = clean(&wanted.name).ok_or(Code::BadName)?;
    element(wanted.tip.as_deref())?;
    if wanted.wait_s.is_some_and(|wait| !(1..=LONGEST_S).contains(&wait)) {
        return Err(Code::BadRequest.into());
    }
    let sitter = bot_accounts::sitter(&site, session).await?;
    let account = sitter.as_ref().map(|sitter| &sitter.account);
    site.hub.may_come(Asker::new(peer.ip(), account)).await?;
    site.hub.may_write(&name)?;
    if let Some(key) = &key {
        // Who asks again sits somewhere already, and gets the same seat.
        for table in fitting(&site, &wanted).await? {
            let id = ids::of_key(&table.id, key);
            if site.hub.read(&table.id, move |desk| desk.room().known(&id).is_some()).await? {
                return seated(&site, peer, sitter.as_ref(), Some(key), (&table.id, join(&wanted, name))).await;
            }
        }
    }
    // A table that is found may be full a moment later, and so may a new one, which everybody finds. But whoever filled it had
    // made one, too: there is room somewhere.
    for makes in [false, true, false, false, true, false, false, false] {
        let opened = if makes { Some(open(&site, peer, &wanted).await?) } else { None };
        let tables = fitting(&site, &wanted).await?.into_iter().filter(|table| table.info.has_room());
        let mut tables: Vec<String> = tables.map(|table| table.id).collect();
        tables.extend(opened.filter(|opened| !tables.contains(opened)));
        for table in &tables {
            if sits(&site, account, table).await? {
                continue;
            }
            match seated(&site, peer, sitter.as_ref(), key.as_deref(), (table, join(&wanted, name.clone()))).await {
                Err(Refused(refusal)) if matches!(refusal.code, Code::SeatTaken | Code::Begun | Code::NotWelcome) => {}
                done => return done,
            }
        }
    }
    Err(kaiju_wire::Refusal::from(Code::Unavailable).after(500).into())
}

/// Makes a table of this kind; tells which.
async fn open(site: &At, peer: Peer, wanted: &QuickMatch) -> Result<String, Refused> {
    let begin_by_ms = wanted.wait_s.map(|wait| site.hub.now_ms() + u64::from(wait) * 1000);
    let opening = Opening { begin_by_ms, ..Opening::default() };
    Ok(site.hub.open_as(&table_of(wanted), peer.ip(), None, opening).await?.game)
}

fn join(wanted: &QuickMatch, name: String) -> Join {
    Join { name, tip: wanted.tip.clone(), ..Join::default() }
}

/// Does an account sit at a table? Nobody is matched with themselves.
async fn sits(site: &At, account: Option<&AccountRow>, game: &str) -> Result<bool, Refused> {
    let Some(account) = account else { return Ok(false) };
    let holders = site.hub.store.ties().holders(game).await.map_err(Code::from)?;
    Ok(holders.iter().any(|(_, holder)| *holder == account.name))
}

async fn seated(
    site: &At,
    peer: Peer,
    sitter: Option<&SittingAccount>,
    key: Option<&str>,
    (game, join): (&str, Join),
) -> Result<(StatusCode, Json<QuickSeat>), Refused> {
    let ticket = seats::sit(site, peer, sitter, key, (game, join)).await?;
    let table = site.hub.read(game, |desk| desk.info(true)).await?;
    Ok((StatusCode::CREATED, Json(QuickSeat { ticket, table })))
}

/// The table somebody wants, without anybody at it.
fn table_of(wanted: &QuickMatch) -> NewTable {
    let seat = || NewSeat { player: wanted.player.clone(), ..NewSeat::default() };
    NewTable {
        edition: wanted.edition.clone(),
        seats: (0..wanted.players).map(|_| seat()).collect(),
        rhythm: wanted.rhythm,
        clock_s: (wanted.rhythm == Rhythm::Relaxed).then_some(TURN_S),
        public: true,
        ..NewTable::default()
    }
}

/// Public tables of this kind that were made for nobody in particular: those at which somebody waits before others, and
/// the oldest first, so that all meet at the same one.
async fn fitting(site: &At, wanted: &QuickMatch) -> Result<Vec<TableRecord>, Refused> {
    let lively = if wanted.rhythm.is_live() { LIVELY_MS } else { PATIENT_MS };
    let since = site.hub.now_ms().saturating_sub(lively);
    let filter = LobbyFilter {
        edition: Some(wanted.edition.clone()),
        players: Some(wanted.players),
        rhythm: Some(wanted.rhythm),
        rated: Some(false),
        free: None,
    };
    let found = site.hub.store.lobby(since, &Mark::start(), LOOKED).await.map_err(|_| Code::StorageUnavailable)?;
    let mut all: Vec<TableRecord> =
        found.into_iter().filter(|table| filter.admits(&table.info) && is_anybodys(&table.info)).collect();
    // Where somebody has to begin by hand, nobody waits who counts on the server.
    let waits = |table: &TableRecord| {
        table.phase != Phase::Gathering || table.info.begin_by_ms.is_some() == wanted.wait_s.is_some()
    };
    all.retain(waits);
    all.sort_by_key(|table| (table.info.seats.iter().all(|seat| !seat.taken), table.created_ms, table.id.clone()));
    Ok(all)
}

/// Is a table for anybody, and played as its edition has it?
fn is_anybodys(info: &TableInfo) -> bool {
    info.switches.is_empty() && !info.child && info.seats.iter().all(|seat| seat.kind == SeatKind::Open)
}
