//! Tournaments: who enters, who meets whom, what comes of it, and that a server that dies in the middle of a round goes on with it.

use std::sync::Arc;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres};
use kaiju_server::clock::{Clock, HandClock};
use kaiju_server::config::{Config, Rates};
use kaiju_server::outside::Outside;
use kaiju_server::store::Settled;
use kaiju_wire::Code;
use kaiju_wire::person::{Account, AccountExport, NewAccount};
use kaiju_wire::rating::Ladder;
use kaiju_wire::table::{Join, Opened, Overtime, Phase, Rhythm, TableInfo, Ticket, Turns};
use kaiju_wire::tournament::{
    LeagueInfo, NewTournament, RoundTableInfo, TournamentInfo, TournamentKind, TournamentPhase, Tournaments,
};

use serde_json::{Value, json};

use crate::support::{House, outside, play_out, until};

async fn accounts(house: &House, names: &[&str]) -> Vec<Account> {
    let mut all = Vec::new();
    for name in names {
        all.push(
            house
                .caller()
                .post("/accounts", None, &NewAccount { name: (*name).into(), device: String::new() })
                .await
                .unwrap(),
        );
    }
    all
}

fn wanted(kind: TournamentKind, seats: u32) -> NewTournament {
    NewTournament {
        title: "Sunday".into(),
        kind,
        edition: "second".into(),
        seats,
        rounds: Some(2),
        grace_s: Some(0),
        wait_s: Some(600),
        ..NewTournament::default()
    }
}

async fn look(caller: &mut Caller, id: &str) -> TournamentInfo {
    caller.get(&format!("/tournaments/{id}"), None).await.unwrap()
}

/// Those who play at a table of a round sit down, but for one who stays away.
async fn sit(house: &House, table: &RoundTableInfo, people: &[Account], away: Option<&str>) -> Vec<Ticket> {
    let mut tickets = Vec::new();
    for name in table.players.iter().filter(|name| Some(name.as_str()) != away) {
        let account = people.iter().find(|account| account.name == **name).unwrap();
        let join = Join { name: name.clone(), ..Join::default() };
        let seats = format!("/tables/{}/seats", table.game);
        tickets.push(house.caller().post(&seats, Some(&account.session), &join).await.unwrap());
    }
    tickets
}

/// Plays a table at random once it has begun.
async fn play(house: &House, table: &RoundTableInfo, tickets: Vec<Ticket>, bits: &mut Bits) {
    let begun = until(house, &table.game, None, |seen| seen.table.phase != Phase::Gathering).await;
    let (code, host) = (String::new(), String::new());
    play_out(house, &Opened { game: table.game.clone(), code, host, tickets, table: begun.table }, bits).await;
}

/// Everybody who plays in the last round sits down and plays.
async fn play_round(house: &House, id: &str, people: &[Account], bits: &mut Bits) {
    let round = look(&mut house.caller(), id).await.played.pop().unwrap();
    for table in &round.tables {
        let tickets = sit(house, table, people, None).await;
        house.hub.see_to_tournaments().await.unwrap();
        play(house, table, tickets, bits).await;
    }
    house.hub.see_to_tournaments().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_begins_and_only_accounts_enter() {
    let house = House::new().await;
    let mut caller = house.caller();
    let people = accounts(&house, &["Ana", "Bob", "Cyd"]).await;
    let (ana, bob) = (people[0].session.as_str(), people[1].session.as_str());
    for token in [None, Some("nobody")] {
        let reply = caller.call("POST", "/tournaments", token, Some(&wanted(TournamentKind::Swiss, 2))).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{token:?}");
    }
    for (wrong, code) in [
        (wanted(TournamentKind::Swiss, 7), Code::BadSetup),
        (NewTournament { edition: "third".into(), ..wanted(TournamentKind::Swiss, 2) }, Code::BadSetup),
        (NewTournament { title: "\u{202e}".into(), ..wanted(TournamentKind::Swiss, 2) }, Code::BadName),
        (NewTournament { fill: Some("nobody".into()), ..wanted(TournamentKind::Swiss, 2) }, Code::BadBot),
    ] {
        let reply = caller.call("POST", "/tournaments", Some(ana), Some(&wrong)).await.unwrap();
        assert_eq!(reply.code(), Some(code), "{wrong:?}");
    }
    let made: TournamentInfo = caller.post("/tournaments", Some(ana), &wanted(TournamentKind::Swiss, 2)).await.unwrap();
    assert_eq!(made.host, "Ana", "a page offers to begin to nobody else");
    let at = format!("/tournaments/{}", made.tournament);
    let codes = [
        ("POST", "/start", None, Code::Forbidden),
        ("POST", "/start", Some(bob), Code::Forbidden),
        ("POST", "/close", Some(bob), Code::Forbidden),
        ("POST", "/entrants", None, Code::Forbidden),
        ("DELETE", "/entrants", Some(bob), Code::Forbidden),
        ("POST", "/start", Some(ana), Code::SeatsEmpty),
    ];
    for (method, path, token, code) in codes {
        let reply = caller.call(method, &format!("{at}{path}"), token, None::<&()>).await.unwrap();
        assert_eq!(reply.code(), Some(code), "{method} {path} {token:?}");
    }
    for session in [ana, bob, bob] {
        let _: TournamentInfo = caller.post(&format!("{at}/entrants"), Some(session), &()).await.unwrap();
    }
    let begun: TournamentInfo = caller.post(&format!("{at}/start"), Some(ana), &()).await.unwrap();
    assert_eq!((begun.phase, begun.entrants.len(), begun.played.len()), (TournamentPhase::Playing, 2, 1));
    // The seats are kept for those who are paired.
    let game = &begun.played[0].tables[0].game;
    let join = Join { name: "Thief".into(), ..Join::default() };
    for token in [None, Some(people[2].session.as_str())] {
        let reply = caller.call("POST", &format!("/tables/{game}/seats"), token, Some(&join)).await.unwrap();
        assert!(matches!(reply.code(), Some(Code::NeedsAccount | Code::SeatTaken)), "{token:?}");
    }
    let late = caller.call("POST", &format!("{at}/entrants"), Some(&people[2].session), None::<&()>).await.unwrap();
    assert_eq!(late.code(), Some(Code::Begun));
    let closed: TournamentInfo = caller.post(&format!("{at}/close"), Some(ana), &()).await.unwrap();
    assert_eq!(closed.phase, TournamentPhase::Closed);
    let all: Tournaments = caller.get("/tournaments", None).await.unwrap();
    assert_eq!(all.tournaments, [closed]);
    own_tournaments_are_listed_page_by_page(&house, &people, &made.tournament).await;
    let nowhere = caller.call("GET", "/tournaments/nothere", None, None::<&()>).await.unwrap();
    assert_eq!(nowhere.code(), Some(Code::Forbidden));
}

/// The ids of a list, page by page.
async fn listed(caller: &mut Caller, path: &str, token: Option<&str>) -> Vec<Vec<String>> {
    let (mut pages, mut place) = (Vec::new(), path.to_string());
    loop {
        let page: Tournaments = caller.get(&place, token).await.unwrap();
        pages.push(page.tournaments.into_iter().map(|one| one.tournament).collect());
        let Some(next) = page.next else { return pages };
        place = format!("{path}?page={next}");
    }
}

/// What an account made or entered is on its list, however many came later; the latest first, and nothing twice.
async fn own_tournaments_are_listed_page_by_page(house: &House, people: &[Account], first: &str) {
    let mut caller = house.caller();
    let mut all = vec![first.to_string()];
    for _ in 0..31 {
        let new = wanted(TournamentKind::Swiss, 2);
        let made: TournamentInfo = caller.post("/tournaments", Some(&people[2].session), &new).await.unwrap();
        all.insert(0, made.tournament);
    }
    let pages = [&all[..30], &all[30..]];
    assert_eq!(listed(&mut caller, "/tournaments", None).await, pages);
    for (one, own) in [(0, vec![&all[31..]]), (1, vec![&all[31..]]), (2, vec![&all[..30], &all[30..31]])] {
        let session = Some(people[one].session.as_str());
        assert_eq!(listed(&mut caller, "/account/tournaments", session).await, own, "{}", people[one].name);
    }
    let exported: AccountExport = caller.get("/account/export", Some(&people[2].session)).await.unwrap();
    assert_eq!(exported.tournaments.len(), 31);
}

/// Whoever entered begins what its host has left, a day after it was made or at the moment its host named.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_entered_begins_what_its_host_has_left() {
    const DAY_MS: u64 = 24 * 60 * 60 * 1000;
    let clock = Arc::new(HandClock::default());
    clock.jump(20_000 * DAY_MS);
    let outside = Outside { clock: clock.clone(), ..outside() };
    let house = House::filed(Config { rates: Rates::loose(), ..House::config() }, outside).await;
    let mut caller = house.caller();
    let people = accounts(&house, &["Ana", "Bob", "Cyd", "Dan", "Eve"]).await;
    let [host, bob, cyd, dan, eve] = [0, 1, 2, 3, 4].map(|at| people[at].session.as_str());
    for (begins_ms, wait) in
        [(None, DAY_MS), (Some(clock.wall_ms() + 3 * DAY_MS), 2 * DAY_MS), (Some(u64::MAX), 90 * DAY_MS)]
    {
        let wanted = NewTournament { begins_ms, ..wanted(TournamentKind::Swiss, 2) };
        let made: TournamentInfo = caller.post("/tournaments", Some(host), &wanted).await.unwrap();
        assert_eq!(made.begins_ms, Some(clock.wall_ms() + wait), "everybody is told");
        let at = format!("/tournaments/{}", made.tournament);
        for session in [bob, cyd, dan] {
            let _: TournamentInfo = caller.post(&format!("{at}/entrants"), Some(session), &()).await.unwrap();
        }
        caller.call("DELETE", &format!("{at}/entrants"), Some(dan), None::<&()>).await.unwrap();
        let start = format!("{at}/start");
        let mut begins = async |who: &str| caller.call("POST", &start, Some(who), None::<&()>).await.unwrap().code();
        // The last one would log everybody out.
        if wait > 3 * DAY_MS {
            assert_eq!((begins(bob).await, begins(host).await), (Some(Code::Forbidden), None));
            continue;
        }
        clock.pass(wait - 1);
        assert_eq!(begins(bob).await, Some(Code::Forbidden));
        clock.pass(1);
        assert_eq!((begins(dan).await, begins(eve).await), (Some(Code::Forbidden), Some(Code::Forbidden)));
        for who in [bob, bob, cyd, host] {
            assert_eq!(begins(who).await, None, "that it has begun is nothing new");
        }
        let begun = look(&mut house.caller(), &made.tournament).await;
        assert_eq!((begun.phase, begun.played.len(), begun.begins_ms), (TournamentPhase::Playing, 1, None));
        for who in [bob, cyd] {
            let close = caller.call("POST", &format!("{at}/close"), Some(who), None::<&()>).await.unwrap();
            assert_eq!(close.code(), Some(Code::Forbidden), "to end it is for its host alone");
        }
    }
}

/// Three people in two rounds of duels: one has a bye each time, the server is restarted in the middle of a round.
async fn swiss(mut house: House, place: &str) {
    let mut bits = Bits::new(7, 7);
    let people = accounts(&house, &["Ana", "Bob", "Cyd"]).await;
    let host = people[0].session.as_str();
    let mut caller = house.caller();
    let new = NewTournament { rated: true, league: Some("Autumn".into()), ..wanted(TournamentKind::Swiss, 2) };
    let made: TournamentInfo = caller.post("/tournaments", Some(host), &new).await.unwrap();
    let at = format!("/tournaments/{}", made.tournament);
    for account in &people {
        let _: TournamentInfo = caller.post(&format!("{at}/entrants"), Some(&account.session), &()).await.unwrap();
    }
    let first: TournamentInfo = caller.post(&format!("{at}/start"), Some(host), &()).await.unwrap();
    assert_eq!((first.played[0].tables.len(), first.played[0].byes.len()), (1, 1));
    let kept = house.stop_and_keep().await;
    let mut house = House::at(place, Rates::loose()).await;
    let mut caller = house.caller();
    assert_eq!(look(&mut caller, &made.tournament).await, first, "a restart changes nothing");
    play_round(&house, &made.tournament, &people, &mut bits).await;
    house.hub.see_to_tournaments().await.unwrap();
    let second = look(&mut caller, &made.tournament).await;
    assert_eq!(second.played.len(), 2);
    assert_ne!(second.played[1].byes, second.played[0].byes, "byes are spread");
    play_round(&house, &made.tournament, &people, &mut bits).await;
    let over = look(&mut caller, &made.tournament).await;
    assert_eq!((over.phase, over.played.len()), (TournamentPhase::Over, 2));
    let counted = [&house.hub.metrics.tournament_rounds, &house.hub.metrics.tournament_tables].map(|one| one.get());
    assert_eq!(counted, [1, 2], "the server before began the first round");
    assert!(over.entrants.is_sorted_by(|a, b| a.points >= b.points && a.place < b.place), "{over:?}");
    // Two tables with a winner each, unless nobody won, and two byes.
    let won =
        over.played.iter().flat_map(|round| &round.tables).filter(|t| !t.winners.as_ref().unwrap().is_empty()).count();
    assert_eq!(over.entrants.iter().map(|one| one.points).sum::<u32>(), 60 * (won as u32 + 2));
    // The league: this one counts now, another of the same host that is not over does not yet, and one of another host never.
    let other: TournamentInfo = caller.post("/tournaments", Some(host), &new).await.unwrap();
    let _: TournamentInfo = caller.post("/tournaments", Some(&people[1].session), &new).await.unwrap();
    let league: LeagueInfo = caller.get(&format!("/tournaments/{}/league", other.tournament), None).await.unwrap();
    assert_eq!(
        (league.league.as_str(), &league.tournaments),
        ("Autumn", &vec![other.tournament, made.tournament.clone()])
    );
    let names =
        |all: &[(u32, &str, u32)]| all.iter().map(|(_, name, points)| (name.to_string(), *points)).collect::<Vec<_>>();
    let table: Vec<(String, u32)> = league.players.iter().map(|one| (one.name.clone(), one.points)).collect();
    let ranked: Vec<(u32, &str, u32)> =
        over.entrants.iter().zip([3, 2, 1]).map(|(one, points)| (one.place, one.name.as_str(), points)).collect();
    assert_eq!(table, names(&ranked));
    let ladder: Ladder = caller.get("/ratings/second-2", None).await.unwrap();
    assert_eq!(ladder.games, 2, "games of a rated tournament count");
    // All of it is in the file of an account that made some of them and entered others.
    let export: AccountExport = caller.get("/account/export", Some(host)).await.unwrap();
    assert_eq!(export.tournaments.iter().map(|one| one.title.as_str()).collect::<Vec<_>>(), ["Sunday", "Sunday"]);
    assert_eq!(export.ratings.iter().map(|one| one.list.as_str()).collect::<Vec<_>>(), ["second-2"]);
    house.stop().await;
    drop(kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_tournament_goes_on_after_a_restart_in_a_file() {
    let house = House::new().await;
    let place = house.place.clone();
    swiss(house, &place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_tournament_goes_on_after_a_restart_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("swiss").unwrap();
    swiss(House::at(&place, Rates::loose()).await, &place).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_of_each_table_goes_on_and_whoever_stays_away_is_out() {
    let (house, clock) = House::by_hand().await;
    let mut bits = Bits::new(3, 9);
    let people = accounts(&house, &["Ana", "Bob", "Cyd", "Dan"]).await;
    let host = people[0].session.as_str();
    let mut caller = house.caller();
    let made = caller.post("/tournaments", Some(host), &wanted(TournamentKind::Knockout, 2)).await;
    let made: TournamentInfo = made.unwrap();
    let at = format!("/tournaments/{}", made.tournament);
    for account in &people {
        let _: TournamentInfo = caller.post(&format!("{at}/entrants"), Some(&account.session), &()).await.unwrap();
    }
    let begun: TournamentInfo = caller.post(&format!("{at}/start"), Some(host), &()).await.unwrap();
    let tables = &begun.played[0].tables;
    assert_eq!((tables.len(), begun.played[0].byes.len()), (2, 0));
    let away = tables[0].players[1].clone();
    let lonely = sit(&house, &tables[0], &people, Some(&away)).await;
    let both = sit(&house, &tables[1], &people, None).await;
    house.hub.see_to_tournaments().await.unwrap();
    let waiting: TableInfo = caller.get(&format!("/tables/{}", tables[0].game), None).await.unwrap();
    assert_eq!(waiting.phase, Phase::Gathering, "it waits for who is not there");
    clock.pass(601 * 1000);
    // From now on time passes: bots take their time.
    let passing = tokio::spawn(async move {
        loop {
            clock.pass(500);
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    });
    house.hub.see_to_tournaments().await.unwrap();
    play(&house, &tables[0], lonely, &mut bits).await;
    play(&house, &tables[1], both, &mut bits).await;
    // The server looks, too: what one look meets in the middle of the other, the next one does.
    let mut last = look(&mut house.caller(), &made.tournament).await;
    for _ in 0..100 {
        if last.played.len() > 1 {
            break;
        }
        house.hub.see_to_tournaments().await.unwrap();
        last = look(&mut house.caller(), &made.tournament).await;
    }
    assert_eq!(last.played.iter().map(|round| round.tables.len()).collect::<Vec<_>>(), [2, 1], "{last:?}");
    let players = &last.played[1].tables[0].players;
    assert!(players.contains(&tables[0].players[0]) && !players.contains(&away), "who came goes on, whoever won");
    play_round(&house, &made.tournament, &people, &mut bits).await;
    passing.abort();
    let over = look(&mut house.caller(), &made.tournament).await;
    assert_eq!(over.phase, TournamentPhase::Over);
    assert_eq!(over.entrants.iter().filter(|one| one.active).map(|one| one.place).collect::<Vec<_>>(), [1]);
}

/// A round over days: those who are paired are told once, find their table before they sit down, and nobody is absent after a minute.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_over_days_tells_those_who_are_paired() {
    let (mut house, clock) = House::by_hand().await;
    clock.jump(1_794_747_722_586);
    let (place, mut caller) = (house.place.clone(), house.caller());
    let people = accounts(&house, &["Ana", "Bob"]).await;
    let host = people[0].session.as_str();
    let point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    let push = json!({ "endpoint": "https://push.example/1", "p256dh": point, "auth": "BTBZMqHH6r4Tts7J_aSIgg" });
    let _: Value = caller.post("/account/notices/push", Some(&people[1].session), &push).await.unwrap();
    let days = NewTournament {
        rhythm: Rhythm::Relaxed,
        clock_s: Some(2 * 24 * 60 * 60),
        overtime: Overtime::Answer,
        grace_s: None,
        wait_s: None,
        ..wanted(TournamentKind::Swiss, 2)
    };
    for wrong in [
        NewTournament { clock_s: Some(60), ..days.clone() },
        NewTournament { rhythm: Rhythm::Live, ..days.clone() },
        NewTournament { clock_s: None, ..days.clone() },
        NewTournament { grace_s: Some(60), ..days.clone() },
    ] {
        let reply = caller.call("POST", "/tournaments", Some(host), Some(&wrong)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadSetup), "{wrong:?}");
    }
    let made: TournamentInfo = caller.post("/tournaments", Some(host), &days).await.unwrap();
    assert_eq!((made.rhythm, made.clock_s, made.wait_s), (Rhythm::Relaxed, Some(172_800), 86_400));
    let at = format!("/tournaments/{}", made.tournament);
    for account in &people {
        let _: TournamentInfo = caller.post(&format!("{at}/entrants"), Some(&account.session), &()).await.unwrap();
    }
    let begun: TournamentInfo = caller.post(&format!("{at}/start"), Some(host), &()).await.unwrap();
    let table = &begun.played[0].tables[0];
    let info: TableInfo = caller.get(&format!("/tables/{}", table.game), None).await.unwrap();
    assert_eq!((info.rhythm, info.clock_s, info.overtime), (Rhythm::Relaxed, Some(172_800), Overtime::Answer));
    assert_eq!((info.grace_s, info.phase), (0, Phase::Gathering));
    house.hub.see_to_tournaments().await.unwrap();
    let own = async |caller: &mut Caller, account: &Account| -> Vec<(String, Vec<char>)> {
        let turns: Turns = caller.get("/account/tables", Some(&account.session)).await.unwrap();
        turns.tables.into_iter().map(|turn| (turn.table.game, turn.own)).collect()
    };
    for account in &people {
        let seat = if table.players[0] == account.name { 'A' } else { 'B' };
        assert_eq!(own(&mut caller, account).await, [(table.game.clone(), vec![seat])]);
    }
    // Bob is to be told, once, also by a server that was restarted, and not any more once he sits there.
    let due = async |house: &House| {
        let notices = house.hub.store.notices();
        match notices.next_notice_ms().await.unwrap() {
            Some(at) => notices.claim_notices(at, at, 9).await.unwrap(),
            None => Vec::new(),
        }
    };
    let told = due(&house).await;
    assert_eq!(told.iter().map(|one| (one.game.as_str(), one.turn)).collect::<Vec<_>>(), [(table.game.as_str(), 1)]);
    house.hub.store.notices().settle_notice(&told[0], Settled::Told).await.unwrap();
    let kept = house.stop_and_keep().await;
    let house = House::with_clock(&place, clock).await;
    house.hub.see_to_tournaments().await.unwrap();
    assert_eq!(due(&house).await, []);
    let mut caller = house.caller();
    assert_eq!(own(&mut caller, &people[0]).await.len(), 1, "a server that has just begun knows it, too");
    sit(&house, table, &people, None).await;
    assert_eq!(own(&mut caller, &people[0]).await.len(), 1);
    drop(kept);
}

/// A bot fills a table that would be too small.
#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_tables() {
    let house = House::new().await;
    let mut caller = house.caller();
    let people = accounts(&house, &["Ana", "Bob"]).await;
    let host = people[0].session.as_str();
    let new = NewTournament { fill: Some("level1".into()), ..wanted(TournamentKind::Swiss, 4) };
    let made: TournamentInfo = caller.post("/tournaments", Some(host), &new).await.unwrap();
    let at = format!("/tournaments/{}", made.tournament);
    for account in &people {
        let _: TournamentInfo = caller.post(&format!("{at}/entrants"), Some(&account.session), &()).await.unwrap();
    }
    let begun: TournamentInfo = caller.post(&format!("{at}/start"), Some(host), &()).await.unwrap();
    let table: TableInfo = caller.get(&format!("/tables/{}", begun.played[0].tables[0].game), None).await.unwrap();
    let bots = table.seats.iter().filter(|seat| seat.player.as_deref() == Some("level1")).count();
    assert_eq!((begun.played[0].tables.len(), table.seats.len(), bots), (1, 4, 2));
    let _: TournamentInfo = caller.post(&format!("{at}/close"), Some(host), &()).await.unwrap();
}
