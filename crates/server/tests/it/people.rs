//! People who meet again: friends by code, blocking and muting, invitations, profiles, notes; and who may see what.

use std::sync::Arc;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres};
use kaiju_server::backup;
use kaiju_server::config::{Rates, Spans};
use kaiju_server::outside::machine::MachineClock;
use kaiju_server::store::{self, TableRecord, TieKind};
use kaiju_server::{results, reviews};
use kaiju_wire::Code;
use kaiju_wire::people::{GameNote, HiddenSeats, Invitations, Invited, PeopleList, Profile};
use kaiju_wire::person::{Account, AccountExport, History, NewAccount};
use kaiju_wire::table::{Join, NewSeat, NewSeatKind, NewTable, Opened, Phase, Rematch, TableInfo, Ticket};
use serde_json::{Value, json};

use crate::support::{HANG, House, bot, me, play_out, quick};

async fn account(caller: &mut Caller, name: &str) -> Account {
    caller.post("/accounts", None, &NewAccount { name: name.into(), device: String::new() }).await.unwrap()
}

async fn people(caller: &mut Caller, who: &Account) -> PeopleList {
    caller.get("/account/people", Some(&who.session)).await.unwrap()
}

async fn code_of(caller: &mut Caller, method: &str, path: &str, who: &Account, body: &Value) -> Option<Code> {
    let body = (method != "GET").then_some(body);
    caller.call(method, path, Some(&who.session), body).await.unwrap().code()
}

fn names(list: &[kaiju_wire::people::PersonInfo]) -> Vec<&str> {
    list.iter().map(|one| one.name.as_str()).collect()
}

fn gathering() -> NewTable {
    let human = || NewSeat::of(NewSeatKind::Human);
    NewTable { start: false, ..quick(vec![me(), human(), human()]) }
}

async fn opened(caller: &mut Caller, who: &Account, table: &NewTable) -> Opened {
    caller.post("/tables", Some(&who.session), table).await.unwrap()
}

async fn joins(caller: &mut Caller, who: Option<&Account>, table: &Opened, name: &str) -> Result<Ticket, Code> {
    let join = Join { name: name.into(), ..Join::default() };
    let path = format!("/tables/{}/seats", table.game);
    let reply = caller.call("POST", &path, who.map(|who| who.session.as_str()), Some(&join)).await.unwrap();
    reply.code().map_or_else(|| Ok(reply.json().unwrap()), Err)
}

/// Two show each other their code; one of them leaves again.
async fn friends_are_two_who_said_so(house: &House) {
    let caller = &mut house.caller();
    let (ana, bo, eve) = (account(caller, "Ana").await, account(caller, "Bo").await, account(caller, "Eve").await);
    let code = people(caller, &ana).await.code;
    assert_eq!((code.len(), people(caller, &ana).await.code), (8, code.clone()), "the code stays");
    let wish = json!({ "code": code.to_lowercase() });
    let path = "/account/people";
    for _ in 0..2 {
        let seen: PeopleList = caller.post(path, Some(&bo.session), &wish).await.unwrap();
        assert_eq!((names(&seen.asked), seen.friends.len()), (vec!["Ana"], 0), "asking twice is asking once");
        assert_eq!(seen.asked[0].seen_ms, None, "whoever is no friend yet does not see when somebody was here");
    }
    assert_eq!(code_of(caller, "POST", path, &ana, &wish).await, Some(Code::Forbidden), "nobody is their own friend");
    let nobody = json!({ "code": "QQQQQQQQ" });
    assert_eq!(code_of(caller, "POST", path, &eve, &nobody).await, Some(Code::Forbidden));
    let asking = people(caller, &ana).await.asking;
    assert_eq!(names(&asking), ["Bo"]);
    // Nobody else can say yes, nor look at who is no friend yet.
    let yes = json!({ "person": asking[0].person });
    assert_eq!(code_of(caller, "POST", path, &eve, &yes).await, Some(Code::Forbidden));
    let look = format!("/account/people/{}/profile", asking[0].person);
    assert_eq!(code_of(caller, "GET", &look, &ana, &yes).await, Some(Code::Forbidden));
    let seen: PeopleList = caller.post(path, Some(&ana.session), &yes).await.unwrap();
    assert_eq!((names(&seen.friends), seen.asking.len()), (vec!["Bo"], 0));
    assert!(seen.friends[0].seen_ms.is_some());
    let other = people(caller, &bo).await;
    assert_eq!(names(&other.friends), ["Ana"]);
    let look = format!("/account/people/{}/profile", seen.friends[0].person);
    let profile: Profile = caller.get(&look, Some(&ana.session)).await.unwrap();
    assert_eq!(profile.name, "Bo");
    for stranger in [&eve, &bo] {
        assert_eq!(code_of(caller, "GET", &look, stranger, &yes).await, Some(Code::Forbidden), "an id is of one list");
    }
    // Friends can be invited; others cannot.
    let table = opened(caller, &ana, &NewTable { public: false, ..gathering() }).await;
    let invite = json!({ "game": table.game, "people": [seen.friends[0].person] });
    for _ in 0..2 {
        let told: Invited = caller.post("/account/invitations", Some(&ana.session), &invite).await.unwrap();
        assert_eq!(told.people, 1);
    }
    assert_eq!(code_of(caller, "POST", "/account/invitations", &eve, &invite).await, Some(Code::Forbidden));
    let invited: Invitations = caller.get("/account/invitations", Some(&bo.session)).await.unwrap();
    assert_eq!((invited.invitations.len(), invited.invitations[0].from.as_str()), (1, "Ana"));
    assert_eq!(invited.invitations[0].table.code.as_deref(), Some(table.code.as_str()));
    let decline = format!("/account/invitations/{}", table.game);
    for left in [1, 0] {
        let gone: Invited =
            caller.call("DELETE", &decline, Some(&bo.session), None::<&()>).await.unwrap().json().unwrap();
        assert_eq!(gone.people, left);
    }
    // A new code: the old one leads nowhere. Then they part, on both sides.
    let renewed: PeopleList = caller.post("/account/people/code", Some(&ana.session), &()).await.unwrap();
    assert_ne!(renewed.code, code);
    assert_eq!(code_of(caller, "POST", path, &eve, &wish).await, Some(Code::Forbidden));
    let part = format!("/account/people/{}", seen.friends[0].person);
    let hers: PeopleList = caller.call("DELETE", &part, Some(&eve.session), None::<&()>).await.unwrap().json().unwrap();
    assert_eq!((hers.friends.len(), people(caller, &ana).await.friends.len()), (0, 1), "it is not on Eve's list");
    let alone: PeopleList =
        caller.call("DELETE", &part, Some(&ana.session), None::<&()>).await.unwrap().json().unwrap();
    assert_eq!((alone.friends.len(), alone.asking.len(), alone.asked.len()), (0, 0, 0));
    assert_eq!(people(caller, &bo).await.friends.len(), 0);
    let again: PeopleList =
        caller.call("DELETE", &part, Some(&ana.session), None::<&()>).await.unwrap().json().unwrap();
    assert_eq!(again, alone, "that is done");
}

/// Somebody is blocked, at the table where they were met.
async fn whoever_is_blocked_stays_away(house: &House) {
    let caller = &mut house.caller();
    let (ana, bo, cem) = (account(caller, "Ann").await, account(caller, "Bob").await, account(caller, "Cem").await);
    let table = opened(caller, &ana, &gathering()).await;
    joins(caller, Some(&bo), &table, "Bobby").await.unwrap();
    let wanted = |how: &str, seat: &str| json!({ "game": table.game, "seat": seat, "how": how });
    let path = "/account/encounters";
    let hidden = format!("/account/hidden/{}", table.game);
    let seats = async |caller: &mut Caller| -> Vec<char> {
        caller.get::<HiddenSeats>(&hidden, Some(&ana.session)).await.unwrap().seats
    };
    for _ in 0..2 {
        let seen: PeopleList = caller.post(path, Some(&ana.session), &wanted("mute", "B")).await.unwrap();
        assert_eq!((names(&seen.muted), seen.blocked.len()), (vec!["Bobby"], 0), "by the name they were met by");
    }
    assert_eq!(seats(caller).await, ['B']);
    let mine: HiddenSeats = caller.get(&hidden, Some(&cem.session)).await.unwrap();
    assert!(mine.seats.is_empty(), "what one does not want to hear is one's own business");
    let other = opened(caller, &ana, &gathering()).await;
    joins(caller, Some(&bo), &other, "Bobby").await.unwrap();
    let seen: PeopleList = caller.post(path, Some(&ana.session), &wanted("block", "B")).await.unwrap();
    assert_eq!((names(&seen.blocked), seen.muted.len()), (vec!["Bobby"], 0));
    let text = serde_json::to_string(&seen).unwrap();
    assert!(!text.contains("\"Bob\"") && !text.contains("\"bob\""), "whose account it is stays unsaid: {text}");
    assert_eq!(seats(caller).await, ['B']);
    // The blocked account does not sit down where Ana sits; a third does, and Ana may sit where Bob does.
    let next = opened(caller, &ana, &gathering()).await;
    assert_eq!(joins(caller, Some(&bo), &next, "Bobby").await.err(), Some(Code::NotWelcome));
    joins(caller, Some(&cem), &next, "Cem").await.unwrap();
    let theirs = opened(caller, &bo, &gathering()).await;
    joins(caller, Some(&ana), &theirs, "Ana").await.unwrap();
    // Nor does an invitation from there reach her, or a wish to be friends.
    let again = json!({ "game": theirs.game, "again": table.game });
    let told: Invited = caller.post("/account/invitations", Some(&bo.session), &again).await.unwrap();
    assert_eq!(told.people, 0);
    let wish = json!({ "code": people(caller, &ana).await.code });
    let _: PeopleList = caller.post("/account/people", Some(&bo.session), &wish).await.unwrap();
    assert!(people(caller, &ana).await.asking.is_empty());
    // As anybody else again.
    let seen: PeopleList = caller.post(path, Some(&ana.session), &wanted("hear", "B")).await.unwrap();
    assert!(seen.blocked.is_empty() && seats(caller).await.is_empty());
    joins(caller, Some(&bo), &next, "Bobby").await.unwrap();
    // A seat of a guest leads to nobody, and a deleted account is blocked by nobody.
    let seen: PeopleList = caller.post(path, Some(&ana.session), &wanted("block", "C")).await.unwrap();
    assert!(seen.blocked.is_empty());
    let _: PeopleList = caller.post(path, Some(&ana.session), &wanted("block", "B")).await.unwrap();
    caller.call("DELETE", "/account", Some(&bo.session), None::<&()>).await.unwrap();
    assert!(people(caller, &ana).await.blocked.is_empty());
}

/// A game is played, counted, noted, and played again with the same people.
async fn games_are_counted_and_played_again(house: &House) {
    let caller = &mut house.caller();
    let (ana, bo, eve) = (account(caller, "Ada").await, account(caller, "Ben").await, account(caller, "Eva").await);
    let human = NewSeat::of(NewSeatKind::Human);
    let wanted = NewTable { start: false, ..quick(vec![me(), human, bot("random")]) };
    let mut table = opened(caller, &ana, &wanted).await;
    table.tickets.push(joins(caller, Some(&bo), &table, "Ben").await.unwrap());
    let _: TableInfo = caller.post(&format!("/tables/{}/start", table.game), Some(&table.host), &()).await.unwrap();
    let before: Profile = caller.get("/account/profile", Some(&ana.session)).await.unwrap();
    assert!(before.rows.is_empty(), "a game counts when it is over");
    play_out(house, &table, &mut Bits::new(7, 3)).await;
    let info: TableInfo = caller.get(&format!("/tables/{}", table.game), None).await.unwrap();
    let winners = info.winners.clone().unwrap();
    for (who, seat, monster) in [(&ana, 'A', &info.seats[0].monster), (&bo, 'B', &info.seats[1].monster)] {
        let profile: Profile = caller.get("/account/profile", Some(&who.session)).await.unwrap();
        let row = &profile.rows[0];
        assert_eq!((profile.rows.len(), row.games, row.players, &row.monster), (1, 1, 3, monster));
        assert_eq!((row.edition.as_str(), row.wins), ("second", u64::from(winners.contains(&seat))));
    }
    let text = caller.call("GET", &format!("/tables/{}/record", table.game), None, None::<&()>).await.unwrap();
    let replay = kaiju_client::Replay::read(&String::from_utf8(text.body).unwrap()).unwrap();
    let tally = kaiju_client::story::tallies(&replay)[0];
    let own: Profile = caller.get("/account/profile", Some(&ana.session)).await.unwrap();
    let row = &own.rows[0];
    assert_eq!((row.damage, row.stars), (u64::from(tally.dealt), u64::from(tally.stars)));
    assert_eq!((row.tokyo, row.eliminations), (u64::from(tally.held), u64::from(tally.kills)));
    assert!(row.stars > 0, "somebody gained something: {row:?}");

    // Notes and favourites are of one account.
    let path = format!("/account/games/{}", table.game);
    let note = json!({ "note": "  Ben  stayed in Tokyo ", "favourite": true });
    for _ in 0..2 {
        let kept = caller.call("PUT", &path, Some(&ana.session), Some(&note)).await.unwrap();
        assert_eq!(kept.json::<GameNote>().unwrap().note, "Ben stayed in Tokyo");
    }
    let long = json!({ "note": "x".repeat(281) });
    assert_eq!(code_of(caller, "PUT", &path, &ana, &long).await, Some(Code::BadRequest));
    assert_eq!(code_of(caller, "PUT", &path, &eve, &note).await, Some(Code::Forbidden), "it is no game of hers");
    let own: History = caller.get("/account", Some(&ana.session)).await.unwrap();
    assert_eq!((own.games[0].note.as_str(), own.games[0].favourite), ("Ben stayed in Tokyo", true));
    let theirs: History = caller.get("/account", Some(&bo.session)).await.unwrap();
    assert_eq!((theirs.games[0].note.as_str(), theirs.games[0].favourite), ("", false));
    let export: AccountExport = caller.get("/account/export", Some(&ana.session)).await.unwrap();
    assert_eq!((export.games[0].favourite, export.people.code.len()), (true, 8));

    // A rematch is told to whoever played, and so is a new table; nobody else can tell them.
    let token = table.tickets[0].token.clone();
    let path = format!("/tables/{}/rematch", table.game);
    for _ in 0..2 {
        let again: Rematch = caller.post(&path, Some(&token), &()).await.unwrap();
        let told: Invitations = caller.get("/account/invitations", Some(&bo.session)).await.unwrap();
        assert_eq!(told.invitations.len(), 1);
        assert_eq!(told.invitations[0].table.game, again.game);
        assert_eq!(told.invitations[0].table.rematch_of.as_deref(), Some(table.game.as_str()));
    }
    let own: Invitations = caller.get("/account/invitations", Some(&ana.session)).await.unwrap();
    assert!(own.invitations.is_empty());
    let new = opened(caller, &bo, &gathering()).await;
    let invite = json!({ "game": new.game, "again": table.game });
    let told: Invited = caller.post("/account/invitations", Some(&bo.session), &invite).await.unwrap();
    assert_eq!(told.people, 1);
    let own: Invitations = caller.get("/account/invitations", Some(&ana.session)).await.unwrap();
    assert_eq!(own.invitations[0].from, "Ben");
    let export: AccountExport = caller.get("/account/export", Some(&ana.session)).await.unwrap();
    assert_eq!(export.invitations, own.invitations);
    joins(caller, Some(&ana), &new, "Ada").await.unwrap();
    let own: Invitations = caller.get("/account/invitations", Some(&ana.session)).await.unwrap();
    assert!(own.invitations.is_empty(), "whoever sits there is no longer invited");
    let hers = opened(caller, &eve, &gathering()).await;
    let invite = json!({ "game": hers.game, "again": table.game });
    assert_eq!(code_of(caller, "POST", "/account/invitations", &eve, &invite).await, Some(Code::Forbidden));
    let invite = json!({ "game": table.game, "again": table.game });
    assert_eq!(code_of(caller, "POST", "/account/invitations", &ana, &invite).await, Some(Code::Begun));
}

/// All games of an account are looked through, however many there are; one request looks at a thousand of them.
async fn games_are_found_among_all_of_them(house: &House) {
    let caller = &mut house.caller();
    let (ida, jon) = (account(caller, "Ida").await, account(caller, "Jon").await);
    let titled = |title: &str| NewTable { title: title.into(), ..gathering() };
    let friday = opened(caller, &ida, &titled("Friday night")).await;
    joins(caller, Some(&jon), &friday, "Jon").await.unwrap();
    let monday = opened(caller, &ida, &titled("Monday")).await;
    let note = json!({ "note": "Stayed in TOKYO all night", "favourite": true });
    caller.call("PUT", &format!("/account/games/{}", monday.game), Some(&ida.session), Some(&note)).await.unwrap();
    let found = async |caller: &mut Caller, who: &Account, query: &str| -> Vec<String> {
        let page: History = caller.get(&format!("/account?{query}"), Some(&who.session)).await.unwrap();
        assert_eq!(page.next, None, "{query}");
        let mut games: Vec<String> = page.games.into_iter().map(|one| one.game.game).collect();
        games.sort();
        games
    };
    let (friday, monday) = (friday.game.as_str(), monday.game.as_str());
    let mut both = vec![monday, friday];
    both.sort_unstable();
    for (query, games) in [
        ("find=", both.clone()),
        ("find=friday", vec![friday]),
        ("find=JON%20day", vec![friday]),
        ("find=night", both.clone()),
        ("find=tokyo", vec![monday]),
        ("find=tokyo+jon", vec![]),
        ("favourites=true", vec![monday]),
        ("favourites=true&find=friday", vec![]),
        ("favourites=false&find=DAY", both),
    ] {
        assert_eq!(found(caller, &ida, query).await, games, "{query}");
    }
    assert_eq!(found(caller, &jon, "find=tokyo").await, [""; 0], "notes are of one account");
    let long = format!("/account?find={}", "x".repeat(101));
    for wrong in [long.as_str(), "/account?favourites=perhaps"] {
        let reply = caller.call("GET", wrong, Some(&ida.session), None::<&()>).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadRequest), "{wrong}");
    }
    // Behind a thousand others the first one is found with the second request.
    let store = &house.hub.store;
    let old = store.game(friday).await.unwrap().unwrap();
    let later = async |n: u64| {
        let (id, created_ms) = (format!("later{n:06}"), old.created_ms + 1000 + n);
        let info = TableInfo { game: id.clone(), title: "Another".into(), ..old.info.clone() };
        let copy =
            TableRecord { id: id.clone(), code: String::new(), phase: Phase::Over, created_ms, info, ..old.clone() };
        store.open(&copy, &[]).await.unwrap();
        store.hold("ida", &id, 'A').await.unwrap();
    };
    for hundred in 0..10 {
        futures_util::future::join_all((hundred * 100..hundred * 100 + 100).map(&later)).await;
    }
    let first: History = caller.get("/account?find=friday", Some(&ida.session)).await.unwrap();
    assert_eq!(first.games, [], "it was looked through a thousand");
    let page = format!("/account?find=friday&page={}", first.next.unwrap());
    let second: History = caller.get(&page, Some(&ida.session)).await.unwrap();
    assert_eq!((second.games.len(), second.games[0].game.game.as_str(), second.next), (1, friday, None));
    let many: History = caller.get("/account?find=another", Some(&ida.session)).await.unwrap();
    assert_eq!((many.games.len(), many.next.is_some()), (100, true), "a page is as long as any");
}

/// Every route of these is for whoever has a session, and for nobody else.
async fn only_sessions_open_these(house: &House) {
    let caller = &mut house.caller();
    let ana = account(caller, "Amy").await;
    let table = opened(caller, &ana, &gathering()).await;
    let ended = account(caller, "Gone").await;
    caller.call("DELETE", "/session", Some(&ended.session), None::<&()>).await.unwrap();
    let game = &table.game;
    let routes = [
        ("GET", "/account/people".to_string(), json!({})),
        ("POST", "/account/people".into(), json!({ "code": people(caller, &ana).await.code })),
        ("POST", "/account/people/code".into(), json!({})),
        ("DELETE", "/account/people/abc".into(), json!({})),
        ("GET", "/account/people/abc/profile".into(), json!({})),
        ("POST", "/account/encounters".into(), json!({ "game": game, "seat": "A", "how": "block" })),
        ("GET", format!("/account/hidden/{game}"), json!({})),
        ("GET", "/account/invitations".into(), json!({})),
        ("POST", "/account/invitations".into(), json!({ "game": game })),
        ("DELETE", format!("/account/invitations/{game}"), json!({})),
        ("GET", "/account/profile".into(), json!({})),
        ("PUT", format!("/account/games/{game}"), json!({ "note": "mine" })),
    ];
    let seat = table.tickets[0].token.as_str();
    for (method, path, body) in &routes {
        for token in [None, Some("wrong"), Some(seat), Some(table.host.as_str()), Some(ended.session.as_str())] {
            let body = (*method != "GET").then_some(body);
            let reply = caller.call(method, path, token, body).await.unwrap();
            assert_eq!(reply.code(), Some(Code::Forbidden), "{method} {path} {token:?}");
        }
    }
}

async fn all(house: &House) {
    friends_are_two_who_said_so(house).await;
    whoever_is_blocked_stays_away(house).await;
    games_are_counted_and_played_again(house).await;
    games_are_found_among_all_of_them(house).await;
    only_sessions_open_these(house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_meet_again_in_sqlite() {
    all(&House::new().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_meet_again_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("people").unwrap();
    all(&House::node(&place, HANG, Spans::default(), Arc::new(MachineClock::default())).await).await;
}

/// Games that ended before results were kept are counted when somebody asks, each once; a backup has what accounts keep.
#[tokio::test(flavor = "multi_thread")]
async fn older_games_are_counted_later_and_a_backup_has_friends_and_notes() {
    let mut house = House::new().await;
    let caller = &mut house.caller();
    let (ana, bo) = (account(caller, "Ana").await, account(caller, "Bo").await);
    let table = opened(caller, &ana, &quick(vec![me(), bot("random")])).await;
    play_out(&house, &table, &mut Bits::new(5, 9)).await;
    let wish = json!({ "code": people(caller, &bo).await.code });
    let _: PeopleList = caller.post("/account/people", Some(&ana.session), &wish).await.unwrap();
    let note = json!({ "favourite": true });
    let path = format!("/account/games/{}", table.game);
    caller.call("PUT", &path, Some(&ana.session), Some(&note)).await.unwrap();
    assert_eq!(reviews::catch_up(&house.hub).await.unwrap(), 1);
    let counted: Profile = caller.get("/account/profile", Some(&ana.session)).await.unwrap();
    assert_eq!((counted.rows.len(), counted.rows[0].reviewed), (1, 1));
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| ()).await.unwrap();
    let _folder = house.stop_and_keep().await;
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("again.db").display().to_string();
    let kept = store::open(&place).await.unwrap();
    backup::restore(&*kept, saved.as_slice(), |_| ()).await.unwrap();
    // A restored database has games and no results, as one from before they were kept.
    assert_eq!(kept.ties().uncounted("ana", 9).await.unwrap(), [(table.game.clone(), 'A')]);
    assert_eq!(kept.ties().ties_of("ana", TieKind::Friend).await.unwrap()[0].key, "bo");
    assert_eq!(kept.ties().ties_of("ana", TieKind::Note).await.unwrap()[0].key, table.game);
    kept.close().await;
    let house = House::at(&place, Rates::loose()).await;
    for _ in 0..2 {
        assert!(!results::catch_up(&house.hub, "ana").await.unwrap());
        assert_eq!(house.hub.store.ties().sums("ana").await.unwrap(), counted.rows, "with what was reviewed before");
    }
}
