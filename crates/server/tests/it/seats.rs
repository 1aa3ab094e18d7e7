//! Seats: joining, hot seats, bots, absence, clocks, tokens, accounts, chat.

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, TestSocket};
use kaiju_wire::frame::{Act, EvKind, Hand, Hello, Say, ToClient, ToServer};
use kaiju_wire::person::{Account, History, Login, LoginSession, NewAccount};
use kaiju_wire::table::*;
use kaiju_wire::{Code, VERSION};

use crate::support::{HANG, House, bot, me, new_id, open, play_out, quick, until, view};

async fn events(caller: &mut Caller, game: &str) -> Vec<kaiju_wire::frame::Ev> {
    let events: Events = caller.get(&format!("/tables/{game}/events?from=1"), None).await.unwrap();
    events.events
}

#[tokio::test(flavor = "multi_thread")]
async fn evo_1_a_table_with_evolutions_deals_monsters_of_its_edition_and_takes_any_that_has_some() {
    let house = House::new().await;
    let mut caller = house.caller();
    let human = NewSeat::of(NewSeatKind::Human);
    let mut wanted =
        NewTable { edition: "first".into(), public: false, ..quick(vec![me(), human, NewSeat::default()]) };
    wanted.switches.insert("evolutions".into(), "yes".into());
    let opened = open(&house, &wanted).await;
    let dealt: Vec<&str> = opened.table.seats.iter().map(|seat| seat.monster.as_str()).collect();
    assert_eq!(dealt, ["gigazaur", "kraken", "cyber-bunny"], "by rules 3 all of them have Evolutions");
    let join = |monster: &str| Join {
        code: Some(opened.code.clone()),
        name: "Bea".into(),
        monster: Some(monster.into()),
        ..Join::default()
    };
    let seats = format!("/tables/{}/seats", opened.game);
    let reply = caller.call("POST", &seats, None, Some(&join("gigazaur"))).await.unwrap();
    assert_eq!(reply.code(), Some(Code::MonsterTaken));
    let reply = caller.call("POST", &seats, None, Some(&join("pandakai"))).await.unwrap();
    assert_eq!(reply.code(), None, "{}", reply.status);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_join_by_code_choose_a_monster_and_play() {
    let house = House::new().await;
    let mut caller = house.caller();
    let human = NewSeat::of(NewSeatKind::Human);
    let wanted = NewTable { public: false, start: true, ..quick(vec![me(), human.clone(), NewSeat::default()]) };
    let opened = open(&house, &wanted).await;
    let game = &opened.game;
    assert_eq!(opened.table.phase, Phase::Gathering, "a seat waits for its player");
    let lobby: Lobby = caller.get("/tables", None).await.unwrap();
    assert!(lobby.tables.is_empty(), "by link only");
    let found: Found = caller.get(&format!("/codes/{}", opened.code.to_lowercase()), None).await.unwrap();
    assert_eq!(&found.game, game);
    let seats = format!("/tables/{game}/seats");
    let join = Join { code: Some(opened.code.clone()), name: " Bea ".into(), ..Join::default() };
    // Without the code, with a wrong one, with a name that is none, with a monster that is taken: no.
    for (wrong, code) in [
        (Join { code: None, ..join.clone() }, Code::Forbidden),
        (Join { code: Some("WRONGG".into()), ..join.clone() }, Code::Forbidden),
        (Join { name: "  ".into(), ..join.clone() }, Code::BadName),
        (Join { monster: Some("gigazaur".into()), ..join.clone() }, Code::MonsterTaken),
        (Join { monster: Some("nessie".into()), ..join.clone() }, Code::BadMonster),
        (Join { seat: Some('A'), ..join.clone() }, Code::SeatTaken),
        (Join { tip: Some("zz".into()), ..join.clone() }, Code::BadReveal),
    ] {
        let reply = caller.call("POST", &seats, None, Some(&wrong)).await.unwrap();
        assert_eq!(reply.code(), Some(code), "{wrong:?}");
    }
    let start = format!("/tables/{game}/start");
    let host = Some(opened.host.as_str());
    assert_eq!(caller.call("POST", &start, host, Some(&())).await.unwrap().code(), Some(Code::SeatsEmpty));
    let bea: Ticket = caller.post(&seats, None, &Join { monster: Some("kraken".into()), ..join }).await.unwrap();
    assert_eq!(bea.seat, 'B');
    // The same request again, because its answer was lost, gives the same seat and a token that works.
    let change = Change { monster: Some("cyber-kitty".into()), ..Change::default() };
    let table: TableInfo = {
        let reply = caller.call("PATCH", &format!("{seats}/B"), Some(&bea.token), Some(&change)).await.unwrap();
        reply.json().unwrap()
    };
    let seated = |seat: usize| (table.seats[seat].name.as_str(), table.seats[seat].monster.as_str());
    assert_eq!(seated(1), ("Bea", "cyber-kitty"));
    assert_ne!(table.seats[2].monster, "cyber-kitty", "an empty seat gives its monster away");
    let svg = caller.call("GET", &format!("/codes/{}/qr.svg", opened.code), None, None::<&()>).await.unwrap();
    assert_eq!((svg.status, svg.headers["content-type"].to_str().unwrap()), (200, "image/svg+xml"));
    let link = format!("http://{}/#/join/{}", house.addr, opened.code);
    assert_eq!(String::from_utf8(svg.body).ok(), kaiju_server::qr::svg(&link), "the code shows the link to join by");
    let started: TableInfo = caller.post(&start, Some(&bea.token), &()).await.unwrap();
    assert_eq!(started.seats[2].player.as_deref(), Some("level3"), "nobody came: a bot plays");
    let all = Opened { tickets: vec![opened.tickets[0].clone(), bea], ..opened };
    play_out(&house, &all, &mut Bits::new(6, 6)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_public_tables_until_they_end() {
    let house = House::new().await;
    let mut caller = house.caller();
    let waiting = NewTable { title: "Come in".into(), ..quick(vec![me(), NewSeat::default()]) };
    let waiting = open(&house, &NewTable { start: false, ..waiting }).await;
    let playing = open(&house, &quick(vec![me(), bot("random")])).await;
    open(&house, &NewTable { public: false, ..quick(vec![me(), me()]) }).await;
    let shown =
        |lobby: Lobby| lobby.tables.into_iter().map(|table| table.game).collect::<std::collections::BTreeSet<_>>();
    let lobby: Lobby = caller.get("/tables", None).await.unwrap();
    let first = lobby.tables.iter().find(|table| table.game == waiting.game).unwrap();
    assert_eq!((first.title.as_str(), first.phase, first.code.as_ref()), ("Come in", Phase::Gathering, None));
    assert_eq!(shown(lobby), [waiting.game.clone(), playing.game.clone()].into());
    // A public table is joined from the lobby without a code.
    let join = Join { name: "Bea".into(), ..Join::default() };
    let bea: Ticket = caller.post(&format!("/tables/{}/seats", waiting.game), None, &join).await.unwrap();
    assert_eq!(bea.seat, 'B');
    play_out(&house, &playing, &mut Bits::new(2, 8)).await;
    let lobby: Lobby = caller.get("/tables", None).await.unwrap();
    assert_eq!(shown(lobby), [waiting.game].into());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_to_joining_costs_no_seat() {
    let house = House::new().await;
    let wanted = NewTable { start: false, ..quick(vec![NewSeat::default(), NewSeat::default()]) };
    let opened = open(&house, &wanted).await;
    let mut caller = house.caller();
    let path = format!("/api/v1/tables/{}/seats", opened.game);
    let headers = [("content-type", "application/json"), ("idempotency-key", "ab".repeat(16).leak() as &str)];
    let mut tickets: Vec<Ticket> = Vec::new();
    for _ in 0..3 {
        let reply = caller.send("POST", &path, &headers, br#"{"name":"Ana"}"#.to_vec()).await.unwrap();
        tickets.push(reply.json().unwrap());
    }
    assert!(tickets.iter().all(|ticket| ticket.seat == 'A'), "one seat: {tickets:?}");
    assert!(tickets.iter().all(|ticket| ticket.token == tickets[0].token), "and one token");
    view(&mut caller, &opened.game, Some(&tickets[0].token)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_can_have_several_seats() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), me(), bot("random")]);
    wanted.switches.insert("evolutions".into(), "yes".into());
    let opened = open(&house, &wanted).await;
    let auth = opened.tickets.iter().map(|ticket| ticket.token.clone()).collect();
    let hello = Hello { version: VERSION, game: opened.game.clone(), auth, positions: true, ..Hello::default() };
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    let mut bits = Bits::new(8, 8);
    let (mut acted, mut eyes) = (std::collections::BTreeSet::new(), Vec::new());
    while acted.len() < 2 {
        let (seq, ask, positions) = match wire.hear().await.unwrap() {
            ToClient::Welcome(welcome) => {
                eyes = welcome.eyes;
                continue;
            }
            ToClient::Snapshot(snapshot) => (snapshot.seq, snapshot.ask, snapshot.positions),
            ToClient::Ev(ev) => (ev.seq, ev.ask, ev.positions),
            ToClient::Nack(nack) => panic!("{nack:?}"),
            _ => continue,
        };
        let Some(ask) = ask else { continue };
        assert_eq!(positions.keys().map(String::as_str).collect::<Vec<_>>(), ["A", "B"], "both see their own");
        let Some(legal) = ask.legal else { continue };
        acted.insert(ask.seat);
        let action = legal[bits.below(legal.len())].clone();
        let act = Act { id: new_id(&mut bits), expect: seq, seat: None, action, reveal: None };
        wire.say(&ToServer::Act(act)).await.unwrap();
    }
    assert_eq!(eyes, ['A', 'B']);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_stand_in_for_who_is_away_and_the_clock_for_who_dreams() {
    let house = House::new().await;
    let mut caller = house.caller();
    // Nobody ever comes: after the grace time the game is played by substitutes, and the log says so.
    let wanted = NewTable { grace_s: Some(1), ..quick(vec![me(), me()]) };
    let empty = open(&house, &wanted).await;
    // Somebody is there and says nothing.
    let wanted = NewTable { clock_s: Some(1), ..quick(vec![me(), bot("random")]) };
    let dreamer = open(&house, &wanted).await;
    let auth = vec![dreamer.tickets[0].token.clone()];
    let hello = Hello { version: VERSION, game: dreamer.game.clone(), auth, ..Hello::default() };
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    let mut deadline = false;
    let by = loop {
        match wire.hear().await.unwrap() {
            ToClient::Ev(ev) => {
                deadline |= ev.ask.as_ref().is_some_and(|ask| ask.left_ms.is_some_and(|left| left <= 1000));
                if let Some(actor) = ev.actor.filter(|actor| actor.seat == 'A' && ev.kind == EvKind::Acted) {
                    break actor.by;
                }
            }
            ToClient::Snapshot(snapshot) => deadline |= snapshot.ask.is_some_and(|ask| ask.deadline_ms.is_some()),
            _ => {}
        }
    };
    assert_eq!((by, deadline), (Hand::Clock, true));
    until(&house, &empty.game, None, |seen| seen.seq > 30 || seen.table.phase == Phase::Over).await;
    let acted: Vec<_> =
        events(&mut caller, &empty.game).await.into_iter().filter(|ev| ev.kind == EvKind::Acted).collect();
    // However the dice fall, no game is over in one turn.
    assert!(acted.len() > 1 && acted.iter().all(|ev| ev.actor.is_some_and(|actor| actor.by == Hand::Substitute)));
    // A player who comes back is asked again: looking counts as being there.
    let back = until(&house, &empty.game, Some(&empty.tickets[0].token), |seen| {
        seen.table.phase == Phase::Over || seen.ask.as_ref().is_some_and(|ask| ask.legal.is_some())
    })
    .await;
    if let Some(legal) = back.ask.and_then(|ask| ask.legal) {
        let act = Act { id: "1a".repeat(16), expect: back.seq, seat: None, action: legal[0].clone(), reveal: None };
        let path = format!("/tables/{}/actions", empty.game);
        let reply = caller.call("POST", &path, Some(&empty.tickets[0].token), Some(&act)).await.unwrap();
        assert!(reply.status == 200 || reply.code() == Some(Code::SeqConflict));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_to_a_bot_and_back_and_a_new_token_voids_the_old() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let (game, ticket) = (&opened.game, &opened.tickets[0]);
    let mut caller = house.caller();
    let seat = format!("/tables/{game}/seats/A");
    let hand = HandOver { player: Some("level2".into()) };
    let other = Some(opened.tickets[1].token.as_str());
    let refused = caller.call("POST", &format!("{seat}/bot"), other, Some(&hand)).await.unwrap();
    assert_eq!(refused.code(), Some(Code::Forbidden), "only the player and the host may");
    let table: TableInfo = caller.post(&format!("{seat}/bot"), Some(&opened.host), &hand).await.unwrap();
    assert_eq!(table.seats[0].player.as_deref(), Some("level2"));
    until(&house, game, None, |seen| seen.ask.as_ref().is_some_and(|ask| ask.seat == 'B')).await;
    let table: TableInfo = caller.post(&format!("{seat}/back"), Some(&ticket.token), &()).await.unwrap();
    assert_eq!(table.seats[0].player, None);
    for thinker in ["mcts:60000ms", "mcts:9999999", "hal9000", ""] {
        let reply = caller
            .call("POST", &format!("{seat}/bot"), Some(&opened.host), Some(&HandOver { player: Some(thinker.into()) }))
            .await;
        assert_eq!(reply.unwrap().code(), Some(Code::BadBot), "{thinker}");
    }

    let hello = Hello { version: VERSION, game: game.clone(), auth: vec![ticket.token.clone()], ..Hello::default() };
    let mut wire = TestSocket::hello(house.addr, hello.clone()).await.unwrap();
    wire.hear().await.unwrap();
    let new: Ticket = caller.post(&format!("{seat}/token"), Some(&ticket.token), &()).await.unwrap();
    assert_eq!(wire.close_number(HANG).await, Some(4003), "the old socket is cut");
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    assert_eq!(wire.close_number(HANG).await, Some(4003), "the old token opens nothing");
    view(&mut caller, game, Some(&new.token)).await;
    // Leaving in the middle hands the seat to a bot.
    let left = caller.call("DELETE", &seat, Some(&new.token), None::<&()>).await.unwrap();
    assert!(left.json::<TableInfo>().unwrap().seats[0].player.is_some());
    let closed: TableInfo = caller.post(&format!("/tables/{game}/close"), Some(&opened.host), &()).await.unwrap();
    assert_eq!(closed.phase, Phase::Closed);
}

/// Where a friend does not come, the host puts a bot there, and frees the seat again when the friend comes after all.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_fills_a_seat_that_stays_empty_and_leaves_it_again() {
    let house = House::new().await;
    let friend = NewSeat::of(NewSeatKind::Human);
    let opened = open(&house, &NewTable { start: false, ..quick(vec![me(), friend]) }).await;
    let (game, mut caller) = (&opened.game, house.caller());
    let (seat, start) = (format!("/tables/{game}/seats/B"), format!("/tables/{game}/start"));
    let refused = caller.call("POST", &start, Some(&opened.host), None::<&()>).await.unwrap();
    assert_eq!(refused.code(), Some(Code::SeatsEmpty));
    let mine = Some(opened.tickets[0].token.as_str());
    let refused = caller.call("POST", &format!("{seat}/bot"), mine, Some(&HandOver::default())).await.unwrap();
    assert_eq!(refused.code(), Some(Code::Forbidden), "only the host may");
    let host = Some(opened.host.as_str());
    let table: TableInfo = caller.post(&format!("{seat}/bot"), host, &HandOver::default()).await.unwrap();
    assert!(table.seats[1].player.is_some() && !table.seats[1].taken);
    let join = Join { name: "Bo".into(), code: Some(opened.code.clone()), ..Join::default() };
    let full = caller.call("POST", &format!("/tables/{game}/seats"), None, Some(&join)).await.unwrap();
    assert_eq!(full.code(), Some(Code::SeatTaken), "the bot has it");
    let freed = caller.call("DELETE", &seat, host, None::<&()>).await.unwrap().json::<TableInfo>().unwrap();
    assert_eq!((freed.seats[1].player.as_deref(), freed.seats[1].taken), (None, false));
    caller.post::<Ticket>(&format!("/tables/{game}/seats"), None, &join).await.unwrap();
    // Another friend stays away for good.
    caller.call("DELETE", &seat, host, None::<&()>).await.unwrap();
    caller.post::<TableInfo>(&format!("{seat}/bot"), host, &HandOver::default()).await.unwrap();
    let begun: TableInfo = caller.post(&start, host, &()).await.unwrap();
    assert!(begun.phase != Phase::Gathering && begun.seats[1].player.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fifth_socket_replaces_the_first() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let auth = vec![opened.tickets[0].token.clone()];
    let hello = Hello { version: VERSION, game: opened.game.clone(), auth, ..Hello::default() };
    let mut wires = Vec::new();
    for _ in 0..5 {
        let mut wire = TestSocket::hello(house.addr, hello.clone()).await.unwrap();
        assert!(matches!(wire.hear().await.unwrap(), ToClient::Welcome(_)));
        wires.push(wire);
    }
    assert_eq!(wires[0].close_number(HANG).await, Some(4009));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_and_nobody_speaks_for_others() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let mut caller = house.caller();
    let hello = Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() };
    let mut watcher = TestSocket::hello(house.addr, hello).await.unwrap();
    watcher.hear().await.unwrap();
    let path = format!("/tables/{}/talk", opened.game);
    let token = Some(opened.tickets[1].token.as_str());
    let say = Say { seat: None, text: "<b>¡Rawr!</b>".into(), emote: false };
    let talk: Talk = caller.post(&path, token, &say).await.unwrap();
    assert_eq!((talk.lines[0].seat, talk.lines[0].text.as_str()), ('B', "<b>¡Rawr!</b>"));
    let heard = tokio::time::timeout(HANG, async {
        loop {
            if let ToClient::Said(said) = watcher.hear().await.unwrap() {
                return said;
            }
        }
    });
    assert_eq!(heard.await.unwrap().number, 1);
    let other = Say { seat: Some('A'), ..say.clone() };
    assert_eq!(caller.call("POST", &path, token, Some(&other)).await.unwrap().code(), Some(Code::Forbidden));
    assert_eq!(caller.call("POST", &path, None, Some(&say)).await.unwrap().code(), Some(Code::Forbidden));
    let emote = Say { seat: None, text: "explode".into(), emote: true };
    assert_eq!(caller.call("POST", &path, token, Some(&emote)).await.unwrap().code(), Some(Code::BadRequest));
    let long = Say { text: "x".repeat(300), ..say };
    assert_eq!(caller.call("POST", &path, token, Some(&long)).await.unwrap().code(), Some(Code::BadRequest));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_finds_its_games_again() {
    let house = House::new().await;
    let mut caller = house.caller();
    let ana = NewAccount { name: "Ana".into(), device: String::new() };
    let account: Account = caller.post("/accounts", None, &ana).await.unwrap();
    let again = caller
        .call("POST", "/accounts", None, Some(&NewAccount { name: "ANA".into(), device: String::new() }))
        .await
        .unwrap();
    assert_eq!(again.code(), Some(Code::NameTaken));
    let opened: Opened =
        caller.post("/tables", Some(&account.session), &quick(vec![me(), bot("random")])).await.unwrap();
    let login = Login { name: "ana".into(), recovery: account.recovery, device: String::new() };
    let session: LoginSession = caller.post("/session", None, &login).await.unwrap();
    assert_ne!(session.session, account.session, "each login has a session of its own");
    let wrong = Login { recovery: "aaaaa-aaaaa-aaaaa-aaaaa".into(), ..login };
    let (no, nobody) = (
        caller.call("POST", "/session", None, Some(&wrong)).await.unwrap(),
        caller.call("POST", "/session", None, Some(&Login { name: "Bob".into(), ..wrong.clone() })).await.unwrap(),
    );
    assert_eq!((no.status, no.body), (nobody.status, nobody.body), "which of both was wrong is not told");
    let history: History = caller.get("/account", Some(&session.session)).await.unwrap();
    assert_eq!(
        history.games.iter().map(|g| (g.seat, g.game.game.as_str())).collect::<Vec<_>>(),
        [('A', opened.game.as_str())]
    );
    let other = open(&house, &quick(vec![me(), bot("random")])).await;
    let history: History = caller.post("/account/seats", Some(&session.session), &other.tickets[0]).await.unwrap();
    assert_eq!(history.games.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chain_not_shown_is_left_out_and_one_given_up_stays_given_up() {
    use kaiju_wire::chain::Chain;
    use kaiju_wire::frame::{Ack, Reveal};
    use kaiju_wire::hex;
    let house = House::new().await;
    let mut caller = house.caller();
    let chains = [Chain::new([1; 32]), Chain::new([2; 32])];
    let mut wanted = quick(vec![me(), me()]);
    for (seat, chain) in wanted.seats.iter_mut().zip(&chains) {
        seat.tip = Some(hex::write(&chain.tip()));
    }
    let opened = open(&house, &wanted).await;
    let (game, ana) = (&opened.game, opened.tickets[0].token.as_str());
    assert_eq!(opened.table.phase, Phase::Sealing);
    assert!(opened.table.commitment.is_some(), "the server commits before anybody shows anything");
    let path = format!("/tables/{game}/reveal");
    let shown = |number: u32| Reveal {
        id: format!("{number:032x}"),
        seat: None,
        element: hex::write(&chains[0].element(number)),
    };
    let wrong = caller.call("POST", &path, Some(ana), Some(&shown(2))).await.unwrap();
    assert_eq!(wrong.code(), Some(Code::BadReveal), "not the element behind the tip");
    let ack: Ack = caller.post(&path, Some(ana), &shown(1)).await.unwrap();
    assert!(!ack.dup);
    // The other one never comes: after twenty seconds the table is sealed anew without.
    let anew = until(&house, game, Some(ana), |seen| !seen.table.withheld.is_empty()).await.table;
    assert_eq!((anew.phase, anew.withheld.as_slice()), (Phase::Sealing, ['B'].as_slice()));
    assert_ne!(anew.commitment, opened.table.commitment);
    let _: Ack = caller.post(&path, Some(ana), &shown(2)).await.unwrap();
    let begun = until(&house, game, Some(ana), |seen| seen.table.phase == Phase::Playing).await;
    assert_eq!((begun.table.seats[0].first.is_some(), begun.table.seats[1].first.is_some()), (true, false));

    let actions = format!("/tables/{game}/actions");
    let mut bits = Bits::new(12, 12);
    let mut step = 0;
    for _ in 0..400 {
        let seen = view(&mut caller, game, Some(ana)).await;
        let Some(ask) = seen.ask else { return };
        let (token, legal) = if let Some(legal) = ask.legal {
            (ana, legal)
        } else {
            let other = opened.tickets[1].token.as_str();
            let seen = view(&mut caller, game, Some(other)).await;
            assert_eq!(seen.ask.as_ref().and_then(|ask| ask.links), None, "a chain not shown is not in use");
            (other, seen.ask.and_then(|ask| ask.legal).unwrap())
        };
        let mut act = Act {
            id: new_id(&mut bits),
            expect: seen.seq,
            seat: None,
            action: legal[bits.below(legal.len())].clone(),
            reveal: None,
        };
        if token == ana {
            step += 1;
            match step {
                1 => {
                    assert_eq!(ask.links, Some(2));
                    act.reveal = Some(hex::write(&chains[0].element(4)));
                    let skipped = caller.call("POST", &actions, Some(ana), Some(&act)).await.unwrap();
                    assert_eq!(skipped.code(), Some(Code::BadReveal), "one after the other");
                    act.reveal = Some(hex::write(&chains[0].element(3)));
                }
                // Without an element: given up.
                2 => assert_eq!(ask.links, Some(3)),
                3 => {
                    assert_eq!(ask.links, None);
                    act.reveal = Some(hex::write(&chains[0].element(4)));
                    let late = caller.call("POST", &actions, Some(ana), Some(&act)).await.unwrap();
                    assert_eq!(late.code(), Some(Code::BadReveal), "for good");
                    return;
                }
                _ => unreachable!("it returned"),
            }
        }
        let _: Ack = caller.post(&actions, Some(token), &act).await.unwrap();
    }
}
