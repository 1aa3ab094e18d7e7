//! Duplicates: several groups with the same luck. Nobody is told what happened at another table before all groups have finished,
//! whichever way they ask; then everybody can compare and check.

use std::collections::BTreeMap;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres, TestSocket};
use kaiju_server::config::Rates;
use kaiju_server::{backup, store};
use kaiju_wire::bot_account::BotToken;
use kaiju_wire::duplicate::{DuplicateGroup, DuplicateInfo, DuplicatePhase, NewDuplicate};
use kaiju_wire::fair::verify;
use kaiju_wire::frame::{Hello, Snapshot, ToClient};
use kaiju_wire::people::Profile;
use kaiju_wire::person::{Account, AccountExport, NewAccount};
use kaiju_wire::table::{Events, Join, NewSeat, NewSeatKind, NewTable, Opened, Phase, TableInfo, Talk, Ticket, Turns};
use kaiju_wire::{Code, VERSION};
use serde_json::json;

use crate::fair::strangers;
use crate::support::{HANG, House, bot, me, play_out, quick, until, view};

async fn accounts(house: &House, names: &[&str]) -> Vec<Account> {
    let mut all = Vec::new();
    for name in names {
        let new = NewAccount { name: (*name).into(), device: String::new() };
        all.push(house.caller().post("/accounts", None, &new).await.unwrap());
    }
    all
}

/// A table for two people and a bot.
fn wanted(groups: u32) -> NewDuplicate {
    let human = NewSeat::of(NewSeatKind::Human);
    let table = NewTable {
        title: "Sunday".into(),
        public: false,
        start: false,
        switches: [("evolutions".to_string(), "yes".to_string())].into(),
        ..quick(vec![human.clone(), human, bot("level1")])
    };
    NewDuplicate { groups, table }
}

async fn look(house: &House, id: &str) -> DuplicateInfo {
    house.caller().get(&format!("/duplicates/{id}"), None).await.unwrap()
}

async fn sit(house: &House, group: &DuplicateGroup, account: &Account) -> Ticket {
    let join = Join { code: group.code.clone(), name: account.name.clone(), ..Join::default() };
    let seats = format!("/tables/{}/seats", group.game);
    house.caller().post(&seats, Some(&account.session), &join).await.unwrap()
}

async fn refused_join(house: &House, group: &DuplicateGroup, session: Option<&str>) -> Option<Code> {
    let join = Join { code: group.code.clone(), name: "Somebody".into(), ..Join::default() };
    let seats = format!("/tables/{}/seats", group.game);
    house.caller().call("POST", &seats, session, Some(&join)).await.unwrap().code()
}

/// Those who sit at a table begin.
async fn begin(house: &House, group: &DuplicateGroup, tickets: Vec<Ticket>) -> Opened {
    let start = format!("/tables/{}/start", group.game);
    let token = tickets[0].token.clone();
    let table: TableInfo = house.caller().post(&start, Some(&token), &()).await.unwrap();
    until(house, &group.game, Some(&token), |seen| seen.table.phase == Phase::Playing).await;
    Opened { game: group.game.clone(), code: String::new(), host: String::new(), tickets, table }
}

async fn code_of(caller: &mut Caller, path: &str, token: Option<&str>) -> Option<Code> {
    caller.call("GET", path, token, None::<&()>).await.unwrap().code()
}

/// What a socket without a token is shown first.
async fn watched(house: &House, game: &str) -> (TestSocket, Snapshot) {
    let hello = Hello { version: VERSION, game: game.to_string(), positions: true, ..Hello::default() };
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    loop {
        if let ToClient::Snapshot(snapshot) = tokio::time::timeout(HANG, wire.hear()).await.unwrap().unwrap() {
            return (wire, *snapshot);
        }
    }
}

/// Nothing of a game is told to anybody without a seat at it, whoever they are.
async fn is_sealed(house: &House, game: &str, strangers: &[&str]) {
    let caller = &mut house.caller();
    let paths = ["", "/view", "/events", "/talk", "/record", "/review", "/rows/9/reason"];
    // A token that opens no seat here opens nothing: a session, or the token of a seat in another group.
    for token in strangers {
        for path in paths {
            let code = code_of(caller, &format!("/tables/{game}{path}"), Some(token)).await;
            let due = if ["/record", "/review", "/rows/9/reason"].contains(&path) {
                [Some(Code::GroupsPlaying), Some(Code::Forbidden)]
            } else {
                [Some(Code::Forbidden); 2]
            };
            assert!(due.contains(&code), "{path} {token}: {code:?}");
        }
    }
    for path in ["record", "review", "rows/9/reason"] {
        let code = code_of(caller, &format!("/tables/{game}/{path}"), None).await;
        assert_eq!(code, Some(Code::GroupsPlaying), "{path}");
    }
    let quiet = |table: &TableInfo| {
        assert_eq!((&table.winners, &table.secret), (&None, &None));
        assert!(!matches!(table.phase, Phase::Over | Phase::Closed), "{:?}", table.phase);
    };
    let seen = view(caller, game, None).await;
    assert!(seen.positions.is_empty() && seen.ask.is_none(), "{seen:?}");
    quiet(&seen.table);
    let events: Events = caller.get(&format!("/tables/{game}/events?positions=true"), None).await.unwrap();
    assert_eq!(events.head, seen.seq);
    assert!(events.events.iter().all(|ev| ev.changes.is_empty() && ev.positions.is_empty()), "{events:?}");
    let after: Events = caller.get(&format!("/tables/{game}/events?from={}", seen.seq + 1), None).await.unwrap();
    assert_eq!(after.events, []);
    quiet(&caller.get(&format!("/tables/{game}"), None).await.unwrap());
    assert_eq!(caller.get::<Talk>(&format!("/tables/{game}/talk"), None).await.unwrap().lines, []);
    let turns: Turns = caller.post("/turns", None, &json!({ "games": [game] })).await.unwrap();
    quiet(&turns.tables[0].table);
    let (_, snapshot) = watched(house, game).await;
    assert_eq!(snapshot.seq, seen.seq);
    assert!(snapshot.positions.is_empty());
}

/// What was drawn at each place of a record.
fn drawn(record: &str) -> BTreeMap<String, String> {
    let draws = record.lines().filter_map(|line| line.strip_prefix("luck ")?.split_once(" # at "));
    let place = |rest: &str| rest.split(" # ").next().unwrap_or_default().to_string();
    draws.map(|(luck, rest)| (place(rest), luck.to_string())).collect()
}

/// Two groups, one after the other, and a server that starts again in between.
async fn two_groups(mut house: House, place: &str) {
    let people = accounts(&house, &["Ana", "Bob", "Cyd", "Dan", "Eve"]).await;
    let mut caller = house.caller();
    let made: DuplicateInfo = caller.post("/duplicates", Some(&people[4].session), &wanted(2)).await.unwrap();
    let id = made.duplicate.clone();
    assert_eq!((made.phase, made.groups.len(), made.host.as_str()), (DuplicatePhase::Playing, 2, "Eve"));
    let [first, second] = [&made.groups[0], &made.groups[1]];
    assert_eq!((first.phase, first.free), (Phase::Gathering, 2));
    let one = vec![sit(&house, first, &people[0]).await, sit(&house, first, &people[1]).await];
    let two = vec![sit(&house, second, &people[2]).await, sit(&house, second, &people[3]).await];
    for group in [first, second] {
        let table: TableInfo = caller.get(&format!("/tables/{}", group.game), None).await.unwrap();
        assert_eq!((table.commitment, table.duplicate), (Some(made.commitment.clone()), Some(id.clone())));
    }
    let one = begin(&house, first, one).await;
    let two = begin(&house, second, two).await;
    let said = json!({ "text": "three ones" });
    let talk = format!("/tables/{}/talk", one.game);
    let _: Talk = caller.post(&talk, Some(&one.tickets[0].token), &said).await.unwrap();
    let (mut watcher, _) = watched(&house, &one.game).await;
    play_out(&house, &one, &mut Bits::new(5, 1)).await;
    house.hub.see_to_duplicates().await.unwrap();
    let outsiders =
        [people[2].session.as_str(), people[4].session.as_str(), people[0].session.as_str(), &two.tickets[0].token];
    is_sealed(&house, &one.game, &outsiders).await;
    is_sealed(&house, &two.game, &[&one.tickets[0].token]).await;
    // Those who played see their own table, but not the secret.
    let own = view(&mut caller, &one.game, Some(&one.tickets[0].token)).await;
    assert!(own.table.phase == Phase::Over && own.table.winners.is_some() && own.table.secret.is_none());
    let record = |game: &str| format!("/tables/{game}/record");
    assert_eq!(code_of(&mut caller, &record(&one.game), Some(&one.tickets[0].token)).await, Some(Code::GroupsPlaying));
    let told = look(&house, &id).await;
    assert_eq!((told.phase, &told.secret, told.seats.len()), (DuplicatePhase::Playing, &None, 0));
    assert_eq!((told.groups[0].phase, told.groups[1].phase), (Phase::Over, Phase::Playing));
    let profile: Profile = caller.get("/account/profile", Some(&people[0].session)).await.unwrap();
    assert_eq!(profile.rows, [], "a result that nobody may know is in no profile");
    // A server that starts again holds as much back.
    let kept = house.stop_and_keep().await;
    let mut house = House::at(place, Rates::loose()).await;
    is_sealed(&house, &one.game, &outsiders).await;
    assert_eq!(look(&house, &id).await, told);
    let mut caller = house.caller();
    // Nor was anybody told who watched all the time.
    while let Ok(frame) = tokio::time::timeout(HANG, watcher.hear()).await.unwrap() {
        assert!(!matches!(frame, ToClient::Ev(ev) if !ev.changes.is_empty()));
    }

    let (mut watcher, before) = watched(&house, &two.game).await;
    play_out(&house, &two, &mut Bits::new(6, 1)).await;
    house.hub.see_to_duplicates().await.unwrap();
    let over = look(&house, &id).await;
    assert_eq!((over.phase, over.seats.len()), (DuplicatePhase::Over, 3));
    // Whoever watched is shown the whole game now.
    let mut heard = before.seq;
    let last = view(&mut caller, &two.game, Some(&two.tickets[0].token)).await.seq;
    while heard < last {
        match tokio::time::timeout(HANG, watcher.hear()).await.unwrap().unwrap() {
            ToClient::Ev(ev) => {
                assert_eq!(ev.seq, heard + 1);
                heard = ev.seq;
            }
            ToClient::Snapshot(snapshot) => heard = snapshot.seq,
            _ => {}
        }
    }
    assert_eq!(caller.get::<Talk>(&talk, None).await.unwrap().lines.len(), 1);
    let (mut luck, mut records) = (Vec::new(), Vec::new());
    for game in [&one.game, &two.game] {
        let reply = caller.call("GET", &record(game), None, None::<&()>).await.unwrap();
        let text = String::from_utf8(reply.body).unwrap();
        let verified = verify(&text).unwrap();
        assert_eq!((&verified.game, &verified.commitment), (game, &made.commitment));
        assert_eq!(verified.proof.duplicate.as_ref(), Some(&id));
        assert!(text.contains(over.secret.as_ref().unwrap()));
        luck.push(drawn(&text));
        records.push(("a group", text));
        let public = view(&mut caller, game, None).await;
        assert!(public.table.winners.is_some());
    }
    strangers(&records);
    // The first roll of each turn, and the first cards, are the same however the groups played.
    let same: Vec<&String> = luck[0]
        .iter()
        .filter(|(place, luck0)| {
            let first = place.starts_with("roll") && place.ends_with(" 1")
                || ["card 1", "card 2", "card 3"].contains(&place.as_str());
            first && luck[1].get(*place).is_some_and(|luck1| luck1.len() == luck0.len())
        })
        .map(|(place, luck0)| {
            assert_eq!(luck0, &luck[1][place], "{place}");
            place
        })
        .collect();
    assert!(same.len() > 8, "{same:?}");
    for seat in &over.seats {
        assert_eq!(seat.results.iter().map(|one| one.points).sum::<u32>(), 2, "two groups share two points: {seat:?}");
        assert!(seat.results.is_sorted_by(|a, b| a.points >= b.points));
        assert!(seat.results.iter().all(|one| one.bot == (seat.seat == 'C')));
    }
    let names: Vec<&str> = over.seats[0].results.iter().map(|one| one.name.as_str()).collect();
    assert!(names.contains(&"Ana") && names.contains(&"Cyd"), "{names:?}");
    let profile: Profile = caller.get("/account/profile", Some(&people[0].session)).await.unwrap();
    assert_eq!(profile.rows.iter().map(|row| row.games).sum::<u64>(), 1, "now it counts");
    house.stop().await;
    drop(kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_before_all_groups_have_finished_in_a_file() {
    let house = House::new().await;
    let place = house.place.clone();
    two_groups(house, &place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_before_all_groups_have_finished_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("duplicate").unwrap();
    two_groups(House::at(&place, Rates::loose()).await, &place).await;
}

/// Who may make, join and end one, and what as.
#[tokio::test(flavor = "multi_thread")]
async fn accounts_sit_in_one_group_and_only_the_host_ends_it() {
    let house = House::new().await;
    let people = accounts(&house, &["Ana", "Bob"]).await;
    let (ana, bob) = (people[0].session.as_str(), people[1].session.as_str());
    let mut caller = house.caller();
    for token in [None, Some("nobody")] {
        let reply = caller.call("POST", "/duplicates", token, Some(&wanted(2))).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{token:?}");
    }
    let table = |change: fn(&mut NewTable)| {
        let mut new = wanted(2);
        change(&mut new.table);
        new
    };
    for (wrong, code) in [
        (wanted(1), Code::BadSetup),
        (wanted(17), Code::BadSetup),
        (table(|table| table.title.clear()), Code::BadName),
        (table(|table| table.public = true), Code::BadSetup),
        (table(|table| table.start = true), Code::BadSetup),
        (table(|table| table.delay_s = 60), Code::BadSetup),
        (table(|table| table.seats = vec![me(), me()]), Code::BadSetup),
        (table(|table| table.seats = vec![bot("level1"), bot("level1")]), Code::BadSetup),
        (table(|table| table.seats.truncate(1)), Code::BadSetup),
        (table(|table| table.edition = "third".into()), Code::BadSetup),
    ] {
        let reply = caller.call("POST", "/duplicates", Some(ana), Some(&wrong)).await.unwrap();
        assert_eq!(reply.code(), Some(code), "{wrong:?}");
    }
    let made: DuplicateInfo = caller.post("/duplicates", Some(ana), &wanted(3)).await.unwrap();
    let (first, second) = (&made.groups[0], &made.groups[1]);
    for session in [None, Some("nobody")] {
        assert_eq!(refused_join(&house, first, session).await, Some(Code::NeedsAccount), "{session:?}");
    }
    let no_code = DuplicateGroup { code: None, ..first.clone() };
    assert_eq!(refused_join(&house, &no_code, Some(bob)).await, Some(Code::Forbidden), "the link is needed");
    // Whoever sits in one group cannot sit in another, until they rise. Monsters and chains are nobody's choice.
    let join = Join {
        code: first.code.clone(),
        name: "Bob".into(),
        monster: Some("kraken".into()),
        tip: Some("ab".repeat(32)),
        ..Join::default()
    };
    let seats = format!("/tables/{}/seats", first.game);
    let planned: TableInfo = caller.get(&format!("/tables/{}", first.game), None).await.unwrap();
    let ticket: Ticket = caller.post(&seats, Some(bob), &join).await.unwrap();
    let table: TableInfo = caller.get(&format!("/tables/{}", first.game), None).await.unwrap();
    let monsters = |table: &TableInfo| table.seats.iter().map(|seat| seat.monster.clone()).collect::<Vec<_>>();
    assert_eq!(monsters(&table), monsters(&planned));
    assert!(table.seats.iter().all(|seat| seat.tip.is_none()));
    assert_eq!(refused_join(&house, second, Some(bob)).await, Some(Code::OtherGroup));
    assert_eq!(refused_join(&house, first, Some(bob)).await, Some(Code::NeedsAccount), "one account has one seat");
    // Whoever plays in one group lets no bot of theirs play in another, and whose bot plays does not sit down elsewhere.
    let robot: BotToken = caller.post("/account/bots", Some(bob), &json!({ "name": "Robot" })).await.unwrap();
    assert_eq!(refused_join(&house, second, Some(&robot.token)).await, Some(Code::OtherGroup));
    let third = &made.groups[2];
    let anas: BotToken = caller.post("/account/bots", Some(ana), &json!({ "name": "Anas" })).await.unwrap();
    assert_eq!(refused_join(&house, third, Some(&anas.token)).await, None);
    for token in [ana, &anas.token] {
        assert_eq!(refused_join(&house, second, Some(token)).await, Some(Code::OtherGroup));
    }
    let rise = format!("/tables/{}/seats/{}", first.game, ticket.seat);
    let reply = caller.call("DELETE", &rise, Some(&ticket.token), None::<&()>).await.unwrap();
    assert_eq!(reply.status, 200);
    sit(&house, second, &people[1]).await;
    assert_eq!(refused_join(&house, first, Some(bob)).await, Some(Code::OtherGroup));
    let at = format!("/duplicates/{}", made.duplicate);
    for token in [None, Some("nobody"), Some(bob), Some(ticket.token.as_str())] {
        let reply = caller.call("POST", &format!("{at}/close"), token, None::<&()>).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{token:?}");
        let close = caller.call("POST", &format!("/tables/{}/close", first.game), token, None::<&()>).await.unwrap();
        assert_eq!(close.code(), Some(Code::Forbidden), "{token:?}");
        let looked = caller.call("GET", &at, token, None::<&()>).await.unwrap();
        assert_eq!(looked.status, 200, "{token:?}");
    }
    for id in ["nothere", "", "a b"] {
        let path = format!("/duplicates/{}", id.replace(' ', "%20"));
        assert_eq!(code_of(&mut caller, &path, Some(ana)).await, Some(Code::Forbidden), "{id}");
    }
    let closed: DuplicateInfo = caller.post(&format!("{at}/close"), Some(ana), &()).await.unwrap();
    for (session, count) in [(ana, 1), (bob, 0)] {
        let export: AccountExport = caller.get("/account/export", Some(session)).await.unwrap();
        assert_eq!(export.duplicates.len(), count, "only its host made it");
    }
    assert_eq!((closed.phase, closed.seats.len()), (DuplicatePhase::Over, 0));
    assert!(closed.secret.is_some() && closed.groups.iter().all(|group| group.phase == Phase::Closed));
    let again: DuplicateInfo = caller.post(&format!("{at}/close"), Some(ana), &()).await.unwrap();
    assert_eq!(again, closed);
}

/// After a restore the groups go on with the same luck, which is no longer the old one.
#[tokio::test(flavor = "multi_thread")]
async fn restored_groups_take_the_same_new_secret() {
    let (house, folder) = (House::new().await, tempfile::tempdir().unwrap());
    let people = accounts(&house, &["Ana", "Bob", "Cyd", "Dan"]).await;
    let made: DuplicateInfo = house.caller().post("/duplicates", Some(&people[0].session), &wanted(2)).await.unwrap();
    let mut begun = Vec::new();
    for (group, who) in made.groups.iter().zip(people.chunks(2)) {
        let tickets = vec![sit(&house, group, &who[0]).await, sit(&house, group, &who[1]).await];
        begun.push(begin(&house, group, tickets).await);
    }
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| {}).await.unwrap();
    let place = folder.path().join("restored.db").display().to_string();
    let other = store::open(&place).await.unwrap();
    backup::restore(&*other, saved.as_slice(), |_| {}).await.unwrap();
    other.close().await;
    let again = House::at(&place, Rates::loose()).await;
    let mut commitments = Vec::new();
    for one in &begun {
        let token = Some(one.tickets[0].token.as_str());
        let seen = until(&again, &one.game, token, |seen| seen.table.renewed.is_some()).await;
        commitments.push(seen.table.commitment.unwrap());
    }
    assert_eq!(commitments[0], commitments[1]);
    assert_ne!(commitments[0], made.commitment);
    for (number, one) in begun.iter().enumerate() {
        play_out(&again, one, &mut Bits::new(9, number as u64)).await;
    }
    let over = look(&again, &made.duplicate).await;
    assert_eq!(over.phase, DuplicatePhase::Over);
    for one in &begun {
        let reply =
            again.caller().call("GET", &format!("/tables/{}/record", one.game), None, None::<&()>).await.unwrap();
        let verified = verify(&String::from_utf8(reply.body).unwrap()).unwrap();
        assert_eq!((verified.renewals, verified.commitment), (1, made.commitment.clone()));
    }
}
