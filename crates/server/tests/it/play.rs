//! Playing: whole games, races, second copies, cut lines, restarts, records.

use std::sync::Arc;
use std::time::Duration;

use kaiju_bots::Bits;
use kaiju_loadtest::{AckLedger, Acked, Pilot, StormReport, TestSocket, audit};
use kaiju_rules::notation::{Words, lines, parse_record, parse_view};
use kaiju_rules::{Seat, Viewer};
use kaiju_server::config::Rates;
use kaiju_server::{backup, store};
use kaiju_wire::chain::Chain;
use kaiju_wire::frame::{Ack, Act, EvKind, Hello, Snapshot, ToClient, ToServer};
use kaiju_wire::table::{Phase, RecordInfo, Records, Rematch, TableInfo};
use kaiju_wire::{Code, VERSION, fair, hex};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::support::{HANG, House, bot, me, new_id, open, play_out, quick, until, view};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_over_http_alone_and_everything_after_it() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), bot("level3"), bot("smasher")])).await;
    let (game, token) = (opened.game.as_str(), opened.tickets[0].token.as_str());
    let mut caller = house.caller();
    // While it is played there is no record, no secret, nothing in the list.
    let early = caller.call("GET", &format!("/tables/{game}/record"), None, None::<&()>).await.unwrap();
    assert_eq!((early.status, early.code()), (409, Some(Code::NotOver)));
    let running: TableInfo = caller.get(&format!("/tables/{game}"), Some(token)).await.unwrap();
    assert_eq!((running.secret, running.code.as_ref()), (None, Some(&opened.code)));
    play_out(&house, &opened, &mut Bits::new(1, 1)).await;

    let over: TableInfo = caller.get(&format!("/tables/{game}"), None).await.unwrap();
    assert_eq!((over.phase, over.code), (Phase::Over, None));
    let record = caller.call("GET", &format!("/tables/{game}/record"), None, None::<&()>).await.unwrap();
    let text = String::from_utf8(record.body).unwrap();
    let verified = fair::verify(&text).unwrap();
    assert_eq!(Some(verified.commitment), running.commitment, "the commitment was out before");
    assert_eq!(over.secret.map(|secret| text.contains(&secret)), Some(true));
    let end = parse_record(&text).unwrap().replay(&mut kaiju_rules::Log::Off).unwrap();
    let winners: Vec<char> = end.table().over().unwrap().iter().map(Seat::letter).collect();
    let records: Records = caller.get("/records", None).await.unwrap();
    let listed: &RecordInfo = records.records.iter().find(|record| record.game == game).unwrap();
    assert_eq!(listed.winners, winners);

    // Again, with the same token at a new table.
    let rematch: Rematch = caller.post(&format!("/tables/{game}/rematch"), Some(token), &()).await.unwrap();
    let same: Rematch = caller.post(&format!("/tables/{game}/rematch"), Some(token), &()).await.unwrap();
    assert_eq!(rematch, same, "there is one rematch, whoever asks");
    let started: TableInfo = caller.post(&format!("/tables/{}/start", rematch.game), Some(token), &()).await.unwrap();
    assert_eq!((started.rematch_of.as_deref(), started.seats.len()), (Some(game), 3));
    assert_ne!(started.commitment, running.commitment, "new dice");
    let seen = until(&house, &rematch.game, Some(token), |seen| seen.table.phase == Phase::Playing).await;
    assert!(seen.positions.contains_key("A"));
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_four_clients_want_the_same_number_and_one_gets_it() {
    race(&[&House::new().await], 12).await;
}

/// Sixty-four clients, spread over these nodes, want the same number, so many times.
pub(crate) async fn race(houses: &[&House], rounds: usize) {
    let house = houses[0];
    let opened = open(house, &quick(vec![me(), me()])).await;
    let path = Arc::new(format!("/tables/{}/actions", opened.game));
    let mut bits = Bits::new(2, 2);
    let mut callers: Vec<_> = (0..64).map(|i| houses[i % houses.len()].caller()).collect();
    let (mut looker, mut least) = (house.caller(), 0);
    for _ in 0..rounds {
        let open = until(house, &opened.game, None, |seen| {
            seen.seq >= least && (seen.ask.is_some() || seen.table.phase == Phase::Over)
        })
        .await;
        least = open.seq + 1;
        let Some(ask) = open.ask else { return };
        let ticket = opened.tickets.iter().find(|ticket| ticket.seat == ask.seat).unwrap();
        let mine = view(&mut looker, &opened.game, Some(&ticket.token)).await;
        let legal = mine.ask.and_then(|ask| ask.legal).unwrap();
        let mut racing = JoinSet::new();
        for (i, mut caller) in callers.drain(..).enumerate() {
            let action = legal[i % legal.len()].clone();
            let act = Act { id: new_id(&mut bits), expect: open.seq, seat: None, action, reveal: None };
            let (path, token) = (path.clone(), ticket.token.clone());
            racing.spawn(async move {
                let reply = caller.call("POST", &path, Some(&token), Some(&act)).await.unwrap();
                (caller, reply)
            });
        }
        let mut won = Vec::new();
        while let Some(raced) = racing.join_next().await {
            let (caller, reply) = raced.unwrap();
            callers.push(caller);
            if reply.status == 200 {
                won.push(reply.json::<Ack>().unwrap().seq);
                continue;
            }
            let refusal: kaiju_wire::Refusal = reply.json().unwrap();
            assert!(matches!(refusal.code, Code::SeqConflict | Code::GameOver), "{} {refusal:?}", reply.status);
            assert!(refusal.head >= Some(open.seq));
        }
        assert_eq!(won, [open.seq + 1], "one winner, with the next number");
    }
}

/// Two who fly, with second copies over both transports and lines that are cut.
async fn flown(house: &House, seats: usize, copies: usize, thinks: u64, cuts: Option<u64>) -> (StormReport, Vec<u32>) {
    let ledger = Arc::new(AckLedger::default());
    let mut wanted = quick((0..seats).map(|_| me()).collect());
    wanted.switches.insert("evolutions".into(), "yes".into());
    let chains: Vec<Chain> = (0..seats).map(|i| Chain::new([i as u8 + 1; 32])).collect();
    for (seat, chain) in wanted.seats.iter_mut().zip(&chains) {
        seat.tip = Some(hex::write(&chain.tip()));
    }
    let opened = open(house, &wanted).await;
    let mut flying = JoinSet::new();
    for (i, ticket) in opened.tickets.iter().enumerate() {
        let pilot = Pilot {
            addrs: vec![house.addr],
            ticket: ticket.clone(),
            chain: Some(chains[i].clone()),
            bits: Bits::new(9, i as u64),
            thinks: Duration::from_millis(thinks),
            cuts: cuts.map(Duration::from_millis),
            copies,
            ledger: ledger.clone(),
        };
        flying.spawn(pilot.fly(CancellationToken::new()));
    }
    let mut flights = Vec::new();
    while let Some(flight) = tokio::time::timeout(HANG, flying.join_next()).await.unwrap() {
        flights.push((opened.game.clone(), flight.unwrap()));
    }
    let head = house.hub.read(&opened.game, |desk| desk.room().head()).await.unwrap();
    for (_, flight) in &flights {
        let numbers: Vec<u64> = flight.events.iter().map(|ev| ev.seq).collect();
        assert_eq!(numbers, (1..=head).collect::<Vec<_>>(), "every event once, in order");
    }
    let mut report = StormReport::default();
    audit(&*house.hub.store, &ledger, &flights, &mut report).await.unwrap();
    report.faults.extend(ledger.faults());
    assert_eq!(report.faults, [""; 0]);
    let text = house.hub.read(&opened.game, |desk| desk.room().record()).await.unwrap().unwrap();
    let verified = fair::verify(&text).unwrap();
    assert_eq!(verified.contributors.len(), seats, "every chain was used");
    assert!(verified.links > 10);

    // The checker checks: something that was never acknowledged is missed.
    let id = "00".repeat(16);
    ledger.acked.lock().unwrap().push(Acked { game: opened.game.clone(), seq: 3, id });
    let mut control = StormReport::default();
    audit(&*house.hub.store, &ledger, &flights, &mut control).await.unwrap();
    assert_eq!(control.faults.len(), 1);
    let connections = flights.iter().map(|(_, flight)| flight.connections).collect();
    (report, connections)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_action_counts_once_however_often_it_is_sent() {
    let house = House::new().await;
    let (report, _) = flown(&house, 2, 5, 0, None).await;
    assert!(report.acked as u64 > report.rows, "more acknowledgements than rows: {report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_reconnects_and_every_client_has_every_event_once() {
    let house = House::new().await;
    let (_, connections) = flown(&house, 4, 1, 90, Some(120)).await;
    assert!(connections.iter().all(|&count| count > 40), "{connections:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_id_for_something_else_is_refused_and_the_same_again_is_known() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let seen = until(&house, &opened.game, None, |seen| seen.ask.is_some()).await;
    let seat = seen.ask.unwrap().seat;
    let ticket = opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap();
    let other = opened.tickets.iter().find(|ticket| ticket.seat != seat).unwrap();
    let mut caller = house.caller();
    let path = format!("/tables/{}/actions", opened.game);
    let act = Act { id: "0f".repeat(16), expect: seen.seq, seat: None, action: "keep -".into(), reveal: None };
    let code = |reply: kaiju_loadtest::HttpReply| (reply.status, reply.code());
    // Not their turn, not an answer, not an element: refused, and nothing has moved.
    let wrong = caller.call("POST", &path, Some(&other.token), Some(&act)).await.unwrap();
    assert_eq!(code(wrong), (409, Some(Code::NotYourTurn)));
    for nonsense in ["sweep", "keep 999", "", "keep - keep -", "buy 1", "\u{0}"] {
        let act = Act { action: nonsense.into(), ..act.clone() };
        let reply = caller.call("POST", &path, Some(&ticket.token), Some(&act)).await.unwrap();
        assert_eq!(code(reply), (422, Some(Code::IllegalAction)), "{nonsense}");
    }
    let linked = Act { reveal: Some("00".repeat(32)), ..act.clone() };
    let reply = caller.call("POST", &path, Some(&ticket.token), Some(&linked)).await.unwrap();
    assert_eq!(code(reply), (422, Some(Code::BadReveal)));
    let after = view(&mut caller, &opened.game, None).await;
    assert_eq!((after.seq, &after.positions), (seen.seq, &seen.positions), "what is refused draws nothing");
    // Taken once, known ever after; another body under the same id is not.
    let first: Ack = caller.post(&path, Some(&ticket.token), &act).await.unwrap();
    let again: Ack = caller.post(&path, Some(&ticket.token), &act).await.unwrap();
    assert_eq!((first.seq, first.dup, again.seq, again.dup), (seen.seq + 1, false, seen.seq + 1, true));
    let other = Act { action: "keep 1".into(), ..act.clone() };
    let reply = caller.call("POST", &path, Some(&ticket.token), Some(&other)).await.unwrap();
    assert_eq!(code(reply), (409, Some(Code::IdReused)));
    let late = Act { id: "0e".repeat(16), ..act };
    let reply = caller.call("POST", &path, Some(&ticket.token), Some(&late)).await.unwrap();
    assert_eq!(code(reply), (409, Some(Code::SeqConflict)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_book_is_told_by_its_book() {
    let house = House::new().await;
    let mut wanted = quick(vec![bot("random"), bot("random")]);
    (wanted.edition, wanted.book) = (String::new(), Some("en-summary".into()));
    let opened = open(&house, &wanted).await;
    let seen = until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
    let book = kaiju_rules::Book::EN_SUMMARY;
    let told = |info: &kaiju_wire::table::TableInfo| (info.edition.clone(), info.book.clone());
    assert_eq!(told(&seen.table), ("first".into(), Some("en-summary".into())));
    assert_eq!(seen.table.setup().and_then(|setup| setup.book()), Some(book), "{:?}", seen.table.switches);
    let mut caller = house.caller();
    let records: kaiju_wire::table::Records = caller.get("/records", None).await.unwrap();
    assert_eq!(records.records[0].book.as_deref(), Some("en-summary"));
    // A house rule on top: the edition and every switch that differs from it say the same without the book.
    wanted.switches.insert("evolutions".into(), "no".into());
    wanted.switches.insert("tokyo_bay".into(), "no".into());
    let opened = open(&house, &wanted).await;
    let seen = view(&mut caller, &opened.game, None).await;
    assert_eq!(told(&seen.table), ("first".into(), None));
    assert_eq!(seen.table.switches["poison_in_end_order"], "yes");
    assert_eq!(seen.table.switches["tokyo_bay"], "no");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_can_follow_by_events_alone() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), bot("random"), bot("random")]);
    wanted.switches.insert("evolutions".into(), "yes".into());
    let opened = open(&house, &wanted).await;
    let ticket = &opened.tickets[0];
    let first = until(&house, &opened.game, Some(&ticket.token), |seen| seen.table.phase == Phase::Playing).await;
    play_out(&house, &opened, &mut Bits::new(4, 4)).await;
    let mut caller = house.caller();
    let last: Snapshot = view(&mut caller, &opened.game, Some(&ticket.token)).await;
    for (token, name, viewer) in
        [(Some(ticket.token.as_str()), "A", Viewer::Seat(Seat::A)), (None, "-", Viewer::Public)]
    {
        let path = |from: u64| format!("/tables/{}/events?from={from}", opened.game);
        let all: kaiju_wire::table::Events = caller.get(&path(1), token).await.unwrap();
        assert_eq!(all.events.len() as u64, all.head.min(512));
        let begun = all.events.iter().position(|ev| ev.kind == EvKind::Begun).unwrap();
        // A spectator's first picture is not at hand: begin from the empty table, which hides nothing.
        let mut view = match name {
            "A" => parse_view(&first.positions["A"], viewer).unwrap(),
            _ => continue,
        };
        let mut seq = first.seq;
        assert!(seq > begun as u64);
        while seq < all.head {
            let more: kaiju_wire::table::Events = caller.get(&path(seq + 1), token).await.unwrap();
            for ev in more.events {
                for change in &ev.changes {
                    let words = Words::for_table(view.table());
                    view.fold(words.read_event(&mut lines(change).next().unwrap()).unwrap());
                }
                seq = ev.seq;
            }
        }
        let due = parse_view(&last.positions["A"], viewer).unwrap();
        assert!(view.table() == due.table(), "folded and seen differ");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_tells_everybody_and_a_start_goes_on() {
    let mut house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let hello = Hello {
        version: VERSION,
        game: opened.game.clone(),
        auth: vec![opened.tickets[0].token.clone()],
        ..Hello::default()
    };
    let mut wire = TestSocket::hello(house.addr, hello.clone()).await.unwrap();
    let (mut epoch, mut seq) = (String::new(), 0);
    while seq == 0 {
        match wire.hear().await.unwrap() {
            ToClient::Welcome(welcome) => epoch = welcome.epoch,
            ToClient::Snapshot(snapshot) => seq = snapshot.seq,
            _ => {}
        }
    }
    wire.say(&ToServer::Ping { c_ms: 77 }).await.unwrap();
    let place = house.place.clone();
    house.stop().await;
    let (mut ponged, mut farewell) = (false, false);
    let closed = loop {
        match wire.hear().await {
            Ok(ToClient::Pong { c_ms: 77, .. }) => ponged = true,
            Ok(ToClient::GoingAway { .. }) => farewell = true,
            Ok(_) => {}
            Err(closed) => break closed.to_string(),
        }
    };
    assert_eq!((farewell, closed.as_str()), (true, "closed 1012"), "{ponged}");
    // The same file, another process: the client goes on where it was.
    let again = House::at(&place, Rates::loose()).await;
    let resume = Some(kaiju_wire::frame::Resume { epoch, seq });
    let mut wire = TestSocket::hello(again.addr, Hello { resume, ..hello }).await.unwrap();
    loop {
        match wire.hear().await.unwrap() {
            ToClient::Snapshot(_) => panic!("a resume needs no snapshot"),
            ToClient::Ev(ev) => assert!(ev.seq > seq),
            ToClient::Presence { here, .. } => {
                assert_eq!(here, ['A']);
                break;
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_plays_every_game_again_and_a_damaged_one_is_noticed() {
    let house = House::new().await;
    let finished = open(&house, &quick(vec![me(), bot("random")])).await;
    play_out(&house, &finished, &mut Bits::new(3, 3)).await;
    let running = open(&house, &quick(vec![me(), me()])).await;
    until(&house, &running.game, None, |seen| seen.ask.is_some()).await;
    let mut saved = Vec::new();
    let tally = backup::save(&*house.hub.store, &mut saved, |_| {}).await.unwrap();
    assert_eq!(tally.games, 2);
    let folder = tempfile::tempdir().unwrap();
    let new = |name: &str| folder.path().join(name).display().to_string();
    let other = store::open(&new("other.db")).await.unwrap();
    assert_eq!(backup::restore(&*other, saved.as_slice(), |_| {}).await.unwrap(), tally);
    assert_ne!(other.epoch(), house.hub.store.epoch(), "clients must notice");
    for game in [&finished.game, &running.game] {
        assert_eq!(other.rows(game, 0).await.unwrap(), house.hub.store.rows(game, 0).await.unwrap());
    }
    assert!(backup::restore(&*other, saved.as_slice(), |_| {}).await.is_err(), "not over what is there");
    // The restored server plays on, with the old tokens.
    other.close().await;
    let again = House::at(&new("other.db"), Rates::loose()).await;
    play_out(&again, &running, &mut Bits::new(5, 5)).await;

    let text = String::from_utf8(saved).unwrap();
    let cut: String = text.lines().take(2).collect::<Vec<_>>().join("\n") + "\n";
    let at = text.find("\"acted\"").unwrap() + text[text.find("\"acted\"").unwrap()..].find("luck dice").unwrap_or(0);
    let swapped = text.replacen("\"by\":\"player\"", "\"by\":\"bot\"", 1);
    assert!(at > 0 && swapped != text);
    for (name, damaged) in [("cut", cut.as_str()), ("swapped", swapped.as_str()), ("empty", ""), ("junk", "{}")] {
        let store = store::open(&new(&format!("{name}.db"))).await.unwrap();
        assert!(backup::restore(&*store, damaged.as_bytes(), |_| {}).await.is_err(), "{name}");
    }
}
