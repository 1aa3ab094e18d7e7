//! What people do between games, sent twice: it counts once, and whoever lost the first answer gets it.

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres};
use kaiju_server::config::{Config, Rates};
use kaiju_server::store::LedgerEntry;
use kaiju_wire::Code;
use kaiju_wire::bot_account::{BotAgenda, BotToken};
use kaiju_wire::duplicate::{DuplicateGroup, DuplicateInfo, DuplicatePhase, Duplicates};
use kaiju_wire::frame::Act;
use kaiju_wire::moderation::{AdminReports, AuditLog, NewReport, ReportAbout, ReportTaken};
use kaiju_wire::people::PeopleList;
use kaiju_wire::person::{Account, Login, LoginSession};
use kaiju_wire::table::{NewSeat, NewTable, Opened, Phase, TableInfo, Talk, Ticket};
use kaiju_wire::tournament::{TournamentInfo, Tournaments};
use serde_json::json;

use crate::moderation::{TOKEN, looked_after};
use crate::stuck::keyed;
use crate::support::{House, bot, me, new_id, open, quick, view};

/// A server that is looked after, and at which an account has two tables.
fn settings() -> Config {
    Config { tables: 2, ..looked_after() }
}

fn key(n: u8) -> String {
    format!("{n:02x}").repeat(16)
}

async fn account(caller: &mut Caller, name: &str) -> Account {
    caller.post("/accounts", None, &json!({ "name": name })).await.unwrap()
}

/// An account whose making was not answered is made again by the same request: the code is the same, and opens it.
async fn an_account_is_made_once(house: &House) {
    let caller = &mut house.caller();
    let new = r#"{"name":"Ana","device":"A laptop"}"#;
    let first: Account = keyed(caller, ("POST", "/accounts"), None, &key(1), new).await.json().unwrap();
    let again: Account = keyed(caller, ("POST", "/accounts"), None, &key(1), new).await.json().unwrap();
    assert_eq!((&first.name, &first.recovery), (&again.name, &again.recovery));
    let login = Login { name: "ana".into(), recovery: again.recovery.clone(), device: String::new() };
    let _: LoginSession = caller.post("/session", None, &login).await.unwrap();
    // Nobody else gets it: not with another key, not without one, not with the key under another name.
    for other in [Some(key(2)), None] {
        let reply = match &other {
            Some(other) => keyed(caller, ("POST", "/accounts"), None, other, new).await,
            None => caller.call("POST", "/accounts", None, Some(&json!({ "name": "Ana" }))).await.unwrap(),
        };
        assert_eq!(reply.code(), Some(Code::NameTaken), "{other:?}");
    }
    let other: Account = keyed(caller, ("POST", "/accounts"), None, &key(1), r#"{"name":"Eve"}"#).await.json().unwrap();
    assert_ne!(other.recovery, first.recovery);
}

/// A tournament is made once for a key of its host.
async fn a_tournament_is_made_once(house: &House) {
    let caller = &mut house.caller();
    let (ben, cem) = (account(caller, "Ben").await, account(caller, "Cem").await);
    let new = json!({ "title": "Sunday", "kind": "swiss", "edition": "second", "seats": 2 }).to_string();
    let path = ("POST", "/tournaments");
    let first: TournamentInfo = keyed(caller, path, Some(&ben.session), &key(3), &new).await.json().unwrap();
    let again: TournamentInfo = keyed(caller, path, Some(&ben.session), &key(3), &new).await.json().unwrap();
    assert_eq!(first, again);
    let monday = new.replace("Sunday", "Monday");
    assert_eq!(keyed(caller, path, Some(&ben.session), &key(3), &monday).await.code(), Some(Code::IdReused));
    let other: TournamentInfo = keyed(caller, path, Some(&cem.session), &key(3), &new).await.json().unwrap();
    assert_ne!(other.tournament, first.tournament, "somebody else's key");
    let all: Tournaments = caller.get("/tournaments", None).await.unwrap();
    assert_eq!(all.tournaments.len(), 2);
}

/// A table is made once for a key of its maker, who gets the same tokens again, as long as they are those of the seats.
async fn a_table_is_made_once(house: &House) {
    let caller = &mut house.caller();
    let path = ("POST", "/tables");
    let new = serde_json::to_string(&quick(vec![me(), me(), bot("random")])).unwrap();
    let first: Opened = keyed(caller, path, None, &key(20), &new).await.json().unwrap();
    let again: Opened = keyed(caller, path, None, &key(20), &new).await.json().unwrap();
    assert_eq!((&first.game, &first.code, &first.host), (&again.game, &again.code, &again.host));
    assert_eq!((first.tickets.len(), &first.tickets), (2, &again.tickets));
    assert_ne!(first.tickets[0].token, first.tickets[1].token);
    for ticket in &again.tickets {
        assert_ne!(view(caller, &first.game, Some(&ticket.token)).await.table.phase, Phase::Gathering);
    }
    // Nobody else gets it: not with another key, without one, or with an account; and a key stands for one table.
    let eve = account(caller, "Eve T").await;
    let others = [(Some(key(21)), None), (None, None), (Some(key(20)), Some(eve.session.as_str()))];
    for (other, token) in &others {
        let reply = match other {
            Some(other) => keyed(caller, path, *token, other, &new).await,
            None => caller
                .call("POST", "/tables", None, serde_json::from_str::<NewTable>(&new).ok().as_ref())
                .await
                .unwrap(),
        };
        let other: Opened = reply.json().unwrap();
        assert!(other.game != first.game && other.host != first.host, "{token:?}");
    }
    let two = serde_json::to_string(&quick(vec![me(), bot("random")])).unwrap();
    assert_eq!(keyed(caller, path, None, &key(20), &two).await.code(), Some(Code::IdReused));
    // A seat that has another token by now is given to nobody, and a table that is over is still that table.
    let seat = format!("/tables/{}/seats/A/token", first.game);
    let _: Ticket = caller.post(&seat, Some(&first.tickets[0].token), &()).await.unwrap();
    let _: TableInfo = caller.post(&format!("/tables/{}/close", first.game), Some(&first.host), &()).await.unwrap();
    let again: Opened = keyed(caller, path, None, &key(20), &new).await.json().unwrap();
    assert_eq!((again.table.phase, &again.tickets[..]), (Phase::Closed, &first.tickets[1..]));
}

/// Who has as many tables as they may asks again for the last of them.
async fn the_last_table_is_asked_for_again(house: &House) {
    let caller = &mut house.caller();
    let fay = account(caller, "Fay").await;
    let new = serde_json::to_string(&NewTable { start: false, ..quick(vec![me(), me()]) }).unwrap();
    let mut made = Vec::new();
    for n in 30..33 {
        made.push(keyed(caller, ("POST", "/tables"), Some(&fay.session), &key(n), &new).await);
    }
    assert_eq!(made[2].code(), Some(Code::TooManyTables));
    let again: Opened = keyed(caller, ("POST", "/tables"), Some(&fay.session), &key(31), &new).await.json().unwrap();
    assert_eq!(again.game, made[1].json::<Opened>().unwrap().game);
}

/// A bot account is made once for a key of its owner, and a challenge once for a key of the challenger, also when the bot has gone.
async fn a_bot_is_made_and_challenged_once(house: &House) {
    let caller = &mut house.caller();
    let (gus, hal) = (account(caller, "Gus").await, account(caller, "Hal").await);
    let path = ("POST", "/account/bots");
    let first: BotToken = keyed(caller, path, Some(&gus.session), &key(40), r#"{"name":"Robo"}"#).await.json().unwrap();
    let again: BotToken = keyed(caller, path, Some(&gus.session), &key(40), r#"{"name":"Robo"}"#).await.json().unwrap();
    assert_eq!(first, again);
    for (session, other) in [(&gus.session, 41), (&hal.session, 40)] {
        let reply = keyed(caller, path, Some(session), &key(other), r#"{"name":"Robo"}"#).await;
        assert_eq!(reply.code(), Some(Code::NameTaken));
    }
    let wanted = json!({ "edition": "second", "players": 2, "name": "Guest" }).to_string();
    let challenge = format!("/bots/{}/challenges", first.id);
    assert_eq!(keyed(caller, ("POST", &challenge), None, &key(42), &wanted).await.code(), Some(Code::BotAway));
    let _: BotAgenda = caller.get("/bot", Some(&first.token)).await.unwrap();
    let one: Opened = keyed(caller, ("POST", &challenge), None, &key(42), &wanted).await.json().unwrap();
    let two: Opened = keyed(caller, ("POST", &challenge), None, &key(42), &wanted).await.json().unwrap();
    assert_eq!((&one.game, &one.tickets), (&two.game, &two.tickets));
    let agenda: BotAgenda = caller.get("/bot", Some(&first.token)).await.unwrap();
    assert_eq!(agenda.challenges.len(), 1);
    assert_eq!(house.hub.metrics.challenges.get(), 2, "the bot is called again as long as it has not come");
    let three = wanted.replace("\"players\":2", "\"players\":3");
    assert_eq!(keyed(caller, ("POST", &challenge), None, &key(42), &three).await.code(), Some(Code::IdReused));
    // A token that was replaced is given out no more.
    let renew = format!("/account/bots/{}/token", first.id);
    let _: BotToken = caller.post(&renew, Some(&gus.session), &()).await.unwrap();
    let reply = keyed(caller, path, Some(&gus.session), &key(40), r#"{"name":"Robo"}"#).await;
    assert_eq!(reply.code(), Some(Code::NameTaken));
}

/// A duplicate is made once for a key of its host. What was written down before the server died is made by whoever comes next.
async fn a_duplicate_is_made_once(house: &House, other: &House) {
    let caller = &mut house.caller();
    let (ida, jon) = (account(caller, "Ida").await, account(caller, "Jon").await);
    let seat = json!({ "kind": "human" });
    let new =
        json!({ "groups": 3, "table": { "edition": "second", "title": "Both", "seats": [seat, seat] } }).to_string();
    let path = ("POST", "/duplicates");
    let first: DuplicateInfo = keyed(caller, path, Some(&ida.session), &key(50), &new).await.json().unwrap();
    let again: DuplicateInfo = keyed(caller, path, Some(&ida.session), &key(50), &new).await.json().unwrap();
    assert_eq!((&first, first.groups.len()), (&again, 3));
    let theirs: DuplicateInfo = keyed(caller, path, Some(&jon.session), &key(50), &new).await.json().unwrap();
    assert_ne!(theirs.duplicate, first.duplicate);
    // Each finds their own again, also one that was listed before it was written down what it is.
    let listed = LedgerEntry { seq: 0, id: "0".repeat(32), at_ms: 0, entry: "{}".to_string() };
    house.hub.store.ledgers().enter("duplicates", &listed, None).await.unwrap();
    for (session, own) in [(&ida.session, &first), (&jon.session, &theirs)] {
        let found: Duplicates = caller.get("/account/duplicates", Some(session)).await.unwrap();
        assert_eq!((found.duplicates.as_slice(), found.next), (std::slice::from_ref(own), None));
    }
    let second: DuplicateInfo = keyed(caller, path, Some(&ida.session), &key(51), &new).await.json().unwrap();
    let found: Duplicates = caller.get("/account/duplicates", Some(&ida.session)).await.unwrap();
    assert_eq!(found.duplicates, [second, first.clone()], "the latest first");
    let after = format!("/account/duplicates?page=0-{}", found.duplicates[0].duplicate);
    let rest: Duplicates = caller.get(&after, Some(&ida.session)).await.unwrap();
    assert_eq!(rest.duplicates, found.duplicates[1..]);
    let four = new.replace("\"groups\":3", "\"groups\":4");
    assert_eq!(keyed(caller, path, Some(&ida.session), &key(50), &four).await.code(), Some(Code::IdReused));

    // Another server has the first entry, and nothing that follows from it: nobody is told anything of it, and then it is all there.
    let ledger = format!("duplicate {}", first.duplicate);
    let entries = house.hub.store.ledgers().entries(&ledger, 0, 10).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>(), ["opened", "made"]);
    let there = other.hub.store.ledgers();
    there.enter("duplicates", &LedgerEntry { id: first.duplicate.clone(), ..entries[0].clone() }, None).await.unwrap();
    there.enter(&ledger, &entries[0], None).await.unwrap();
    other.hub.see_to_duplicates().await.unwrap();
    let made: DuplicateInfo = other.caller().get(&format!("/duplicates/{}", first.duplicate), None).await.unwrap();
    assert_eq!((made.commitment, made.phase), (first.commitment, DuplicatePhase::Playing));
    let games = |groups: &[DuplicateGroup]| groups.iter().map(|one| (one.game.clone(), one.free)).collect::<Vec<_>>();
    assert_eq!(games(&made.groups), games(&first.groups));
    assert!(made.groups.iter().all(|group| group.phase == Phase::Gathering && group.code.is_some()));
}

/// Plays one answer of whoever of these is asked; is the game over?
async fn step(caller: &mut Caller, tickets: &[Ticket], bits: &mut Bits) -> bool {
    for ticket in tickets {
        let seen = view(caller, &ticket.game, Some(&ticket.token)).await;
        if seen.table.phase == Phase::Over {
            return true;
        }
        let Some(ask) = seen.ask.filter(|ask| ask.seat == ticket.seat) else { continue };
        let legal = ask.legal.unwrap();
        let action = legal[bits.below(legal.len())].clone();
        let act = Act { id: new_id(bits), expect: seen.seq, seat: None, action, reveal: None };
        let path = format!("/tables/{}/actions", ticket.game);
        caller.call("POST", &path, Some(&ticket.token), Some(&act)).await.unwrap();
    }
    false
}

/// Makes the first bet there can be at a table; none where nobody was out before the end.
async fn bets(caller: &mut Caller, tickets: &[Ticket], bits: &mut Bits) -> Option<(String, String, u64)> {
    let path = format!("/tables/{}/talk", tickets[0].game);
    loop {
        for ticket in tickets {
            for seat in ['A', 'B', 'C'] {
                let bet = json!({ "text": format!("bet-{seat}"), "emote": true }).to_string();
                let reply = keyed(caller, ("POST", &path), Some(&ticket.token), &key(5), &bet).await;
                if reply.status == 200 {
                    return Some((ticket.token.clone(), bet, reply.json::<Talk>().unwrap().lines[0].number));
                }
                assert_eq!(reply.code(), Some(Code::BadRequest));
            }
        }
        if step(caller, tickets, bits).await {
            return None;
        }
    }
}

/// A line with a key is said once, also a bet that could not be made any more by the time it comes again.
async fn a_line_is_said_once(house: &House) {
    let caller = &mut house.caller();
    let table = open(house, &quick(vec![me(), me(), me()])).await;
    let talk = format!("/tables/{}/talk", table.game);
    let (path, ana) = (("POST", talk.as_str()), table.tickets[0].token.as_str());
    let cheer = r#"{"text":"cheer","emote":true}"#;
    for _ in 0..2 {
        let said: Talk = keyed(caller, path, Some(ana), &key(4), cheer).await.json().unwrap();
        assert_eq!((said.lines.len(), said.lines[0].number), (1, 1));
    }
    // Another line with the same key is another line, and so is the same key of another seat.
    let roar = r#"{"text":"roar","emote":true}"#;
    assert_eq!(keyed(caller, path, Some(ana), &key(4), roar).await.status, 200);
    let ben = table.tickets[1].token.as_str();
    assert_eq!(keyed(caller, path, Some(ben), &key(4), cheer).await.status, 200);
    let all: Talk = caller.get(&talk, Some(ana)).await.unwrap();
    assert_eq!(all.lines.len(), 3, "{all:?}");

    // Somebody is out and bets; when the game is over, nobody bets any more, but the bet that was made is known.
    let mut bits = Bits::new(1, 1);
    let (table, (token, line, number)) = loop {
        let table = open(house, &quick(vec![me(), me(), me()])).await;
        if let Some(bet) = bets(caller, &table.tickets, &mut bits).await {
            break (table, bet);
        }
    };
    while !step(caller, &table.tickets, &mut bits).await {}
    let talk = format!("/tables/{}/talk", table.game);
    let again: Talk = keyed(caller, ("POST", &talk), Some(&token), &key(5), &line).await.json().unwrap();
    assert_eq!((again.lines.len(), again.lines[0].number), (1, number));
    assert_eq!(keyed(caller, ("POST", &talk), Some(&token), &key(6), &line).await.code(), Some(Code::BadRequest));
}

/// A report that was settled is settled; friends who parted have parted, on both sides, whenever the server died in between.
async fn what_was_ended_is_ended(house: &House) {
    let caller = &mut house.caller();
    let table =
        open(house, &NewTable { start: false, ..quick(vec![me(), me(), NewSeat::default(), bot("random")]) }).await;
    let report = NewReport { seat: 'B', about: ReportAbout::Name, note: String::new() };
    let path = format!("/tables/{}/reports", table.game);
    let taken: ReportTaken = caller.post(&path, Some(&table.tickets[0].token), &report).await.unwrap();
    let settle = format!("/admin/reports/{}/settle", taken.report);
    for _ in 0..2 {
        let left: AdminReports = caller.post(&settle, Some(TOKEN), &json!({ "verdict": "fine" })).await.unwrap();
        assert_eq!(left.reports.len(), 0);
    }
    let log: AuditLog = caller.get("/admin/audit", Some(TOKEN)).await.unwrap();
    assert_eq!(log.lines.len(), 1);
    let unknown = caller.call("POST", "/admin/reports/nothing/settle", Some(TOKEN), Some(&json!({}))).await.unwrap();
    assert_eq!(unknown.code(), Some(Code::Forbidden));

    let (dan, eli) = (account(caller, "Dan").await, account(caller, "Eli").await);
    let people = async |caller: &mut Caller, who: &Account| -> PeopleList {
        caller.get("/account/people", Some(&who.session)).await.unwrap()
    };
    let code = people(caller, &dan).await.code;
    let _: PeopleList = caller.post("/account/people", Some(&eli.session), &json!({ "code": code })).await.unwrap();
    let asking = people(caller, &dan).await.asking[0].person.clone();
    let both: PeopleList =
        caller.post("/account/people", Some(&dan.session), &json!({ "person": asking })).await.unwrap();
    // The server died after the first half of the parting: the same request does the rest.
    let ties = house.hub.store.ties();
    ties.untie("eli", kaiju_server::store::TieKind::Friend, "dan").await.unwrap();
    let part = format!("/account/people/{}", both.friends[0].person);
    for _ in 0..2 {
        let left: PeopleList =
            caller.call("DELETE", &part, Some(&dan.session), None::<&()>).await.unwrap().json().unwrap();
        assert_eq!((left.friends.len(), left.asked.len(), left.asking.len()), (0, 0, 0));
    }
}

async fn everything(house: &House, other: &House) {
    an_account_is_made_once(house).await;
    a_tournament_is_made_once(house).await;
    a_table_is_made_once(house).await;
    the_last_table_is_asked_for_again(house).await;
    a_bot_is_made_and_challenged_once(house).await;
    a_duplicate_is_made_once(house, other).await;
    a_line_is_said_once(house).await;
    what_was_ended_is_ended(house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_counts_once() {
    everything(&House::set(settings()).await, &House::new().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_counts_once_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let [place, other] = ["again", "other"].map(|name| postgres.database(name).unwrap());
    everything(&House::placed(&place, settings()).await, &House::at(&other, Rates::loose()).await).await;
}
