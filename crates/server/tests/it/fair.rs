//! Dice nobody can foresee or choose: sealing anew, restores, closed tables, and strangers who check records.

use std::path::{Path, PathBuf};
use std::process::Command;

use kaiju_bots::Bits;
use kaiju_server::backup;
use kaiju_server::config::Rates;
use kaiju_server::room::Room;
use kaiju_server::store;
use kaiju_server::wish::{Request, SeatAnswer, Wish, Worded};
use kaiju_wire::chain::Chain;
use kaiju_wire::code::Code;
use kaiju_wire::fair::{self, Verified};
use kaiju_wire::frame::{Ack, Act, Ask, Hand, Reveal, Snapshot};
use kaiju_wire::hex;
use kaiju_wire::table::{BotReasonInfo, Events, NewTable, Opened, Phase};

use crate::support::{House, bot, me, new_id, open, play_out, quick, until, view};

/// A table whose first seats have these chains.
fn chained(mut wanted: NewTable, chains: &[Chain]) -> NewTable {
    for (seat, chain) in wanted.seats.iter_mut().zip(chains) {
        seat.tip = Some(hex::write(&chain.tip()));
    }
    wanted
}

/// A seat shows an element while the table is sealed; the refusal, if it is refused.
async fn show(house: &House, opened: &Opened, seat: usize, element: String, bits: &mut Bits) -> Option<Code> {
    let reveal = Reveal { id: new_id(bits), seat: None, element };
    let path = format!("/tables/{}/reveal", opened.game);
    let token = Some(opened.tickets[seat].token.as_str());
    house.caller().call("POST", &path, token, Some(&reveal)).await.unwrap().code()
}

/// Waits until one of these seats is asked or the game is over.
async fn until_asked(house: &House, opened: &Opened) -> Snapshot {
    until(house, &opened.game, None, |seen| {
        let ours = |ask: &Ask| opened.tickets.iter().any(|ticket| ticket.seat == ask.seat);
        seen.table.phase == Phase::Over || seen.ask.as_ref().is_some_and(ours)
    })
    .await
}

/// Answers at random for these seats, with the elements of their chains, until the game is over or so many answers were
/// given.
async fn play(house: &House, opened: &Opened, chains: &[Chain], bits: &mut Bits, most: usize) {
    let mut caller = house.caller();
    let path = format!("/tables/{}/actions", opened.game);
    let mut given = 0;
    while given < most {
        let seen = until_asked(house, opened).await;
        let Some(ask) = seen.ask else { return };
        let at = opened.tickets.iter().position(|ticket| ticket.seat == ask.seat).unwrap();
        let token = opened.tickets[at].token.as_str();
        let mine = view(&mut caller, &opened.game, Some(token)).await;
        let Some(ask) = mine.ask.filter(|ask| ask.legal.is_some()) else { continue };
        let legal = ask.legal.unwrap();
        let reveal = chains.get(at).zip(ask.links).map(|(chain, links)| {
            assert_eq!(ask.last, Some(hex::write(&chain.element(links))), "the server shows that so many are out");
            hex::write(&chain.element(links + 1))
        });
        let action = legal[bits.below(legal.len())].clone();
        let act = Act { id: new_id(bits), expect: mine.seq, seat: None, action, reveal };
        let _: Ack = caller.post(&path, Some(token), &act).await.unwrap();
        given += 1;
    }
}

async fn record(house: &House, opened: &Opened) -> String {
    let path = format!("/tables/{}/record", opened.game);
    let reply = house.caller().call("GET", &path, None, None::<&()>).await.unwrap();
    assert_eq!(reply.status, 200, "{:?}", reply.code());
    String::from_utf8(reply.body).unwrap()
}

/// The table as its log tells it, without the server.
async fn rebuilt(house: &House, game: &str) -> Room {
    let kept = house.hub.store.game(game).await.unwrap().unwrap();
    Room::rebuilt(kept, house.hub.store.rows(game, 0).await.unwrap()).unwrap()
}

/// What the server's timer does when a seat has not shown its element in time.
async fn time_is_over(house: &House, opened: &Opened) {
    let wish = Wish::Renew { epoch: house.hub.store.epoch().to_string(), secret: [9; 32] };
    house.hub.perform(&opened.game, &Request::unasked(wish, "5e".repeat(16), "server")).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_withholds_is_named_and_the_table_is_sealed_anew() {
    let house = House::new().await;
    let mut bits = Bits::new(31, 1);
    let chains = [Chain::new([1; 32]), Chain::new([2; 32])];
    let opened = open(&house, &chained(quick(vec![me(), me(), bot("random")]), &chains)).await;
    let game = &opened.game;
    let element = |number: u32| hex::write(&chains[0].element(number));
    assert_eq!(show(&house, &opened, 0, element(1), &mut bits).await, None);
    let before = until(&house, game, None, |seen| seen.table.seats[0].first.is_some()).await;
    time_is_over(&house, &opened).await;
    let anew = until(&house, game, None, |seen| seen.seq > before.seq).await.table;
    assert_eq!((anew.phase, anew.withheld.as_slice()), (Phase::Sealing, ['B'].as_slice()), "{anew:?}");
    assert_ne!(
        anew.commitment, before.table.commitment,
        "what was shown for the old secret does not go with the new one"
    );
    assert_eq!((&anew.seats[0].tip, &anew.seats[0].first), (&Some(element(1)), &None), "the chain goes on from there");
    assert_eq!((&anew.seats[1].tip, &anew.seats[1].first), (&None, &None));
    // Whoever withheld has no say any more, and the element that is out is not taken once more.
    let late = hex::write(&chains[1].element(1));
    assert_eq!(show(&house, &opened, 1, late, &mut bits).await, Some(Code::BadReveal));
    assert_eq!(show(&house, &opened, 0, element(1), &mut bits).await, Some(Code::BadReveal));
    assert_eq!(show(&house, &opened, 0, element(2), &mut bits).await, None);
    until(&house, game, None, |seen| seen.table.phase == Phase::Playing).await;
    // Once everybody has shown theirs, nobody gets another secret.
    let wish = Wish::Renew { epoch: house.hub.store.epoch().to_string(), secret: [8; 32] };
    let refused = house.hub.perform(game, &Request::unasked(wish, "5f".repeat(16), "server")).await.unwrap_err();
    assert_eq!(refused.code, Code::Begun);
    play(&house, &opened, &chains, &mut bits, usize::MAX).await;
    let text = record(&house, &opened).await;
    let verified = fair::verify(&text).unwrap();
    assert_eq!((verified.withheld.as_slice(), verified.contributors.as_slice()), (['B'].as_slice(), ['A'].as_slice()));
    assert_eq!(Some(&verified.commitment), anew.commitment.as_ref());
    assert!(text.contains(&format!("# abandoned {} withheld B\n", before.table.commitment.unwrap())));
    assert_eq!(rebuilt(&house, game).await.record().unwrap(), text, "the log alone tells the same");
    strangers(&[("withheld", text)]);
}

/// Backs a house up and opens another one with what was saved.
async fn restored(house: &House, folder: &Path) -> House {
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| {}).await.unwrap();
    let place = folder.join("restored.db").display().to_string();
    let other = store::open(&place).await.unwrap();
    backup::restore(&*other, saved.as_slice(), |_| {}).await.unwrap();
    other.close().await;
    House::at(&place, Rates::loose()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_game_does_not_repeat_its_dice() {
    let (house, folder) = (House::new().await, tempfile::tempdir().unwrap());
    let mut bits = Bits::new(32, 1);
    let chains = [Chain::new([1; 32])];
    let opened = open(&house, &chained(quick(vec![me(), me()]), &chains)).await;
    show(&house, &opened, 0, hex::write(&chains[0].element(1)), &mut bits).await;
    play(&house, &opened, &chains, &mut bits, 12).await;
    let gathering = open(&house, &NewTable { start: false, ..quick(vec![me(), me()]) }).await;
    let sealing = open(&house, &chained(quick(vec![me(), me()]), &[chains[0].clone(), Chain::new([3; 32])])).await;
    show(&house, &sealing, 0, hex::write(&chains[0].element(1)), &mut bits).await;
    let again = restored(&house, folder.path()).await;

    // The same answers in both lives.
    for life in [&house, &again] {
        play(life, &opened, &chains, &mut Bits::new(33, 1), usize::MAX).await;
    }
    let (first, second) = (record(&house, &opened).await, record(&again, &opened).await);
    let [one, two]: [Verified; 2] = [&first, &second].map(|text| fair::verify(text).unwrap());
    let common = one.record.inputs.iter().zip(&two.record.inputs).take_while(|(a, b)| a == b).count();
    assert!(common < one.record.inputs.len().min(two.record.inputs.len()), "the same game once more");
    assert_eq!((one.renewals, two.renewals), (0, 1));
    assert_eq!(one.commitment, two.commitment, "both began with the same secret");
    let renewal = &two.proof.renewals[0];
    assert!(renewal.input <= common, "nothing was drawn with the old secret");
    let seen = until(&again, &opened.game, None, |_| true).await.table;
    assert_eq!((seen.renewed, seen.commitment), (Some(renewal.event), Some(hex::write(&renewal.commitment))));
    assert_eq!(rebuilt(&again, &opened.game).await.record().unwrap(), second, "the log alone tells the same");

    // Tables that had not begun have a new secret, too, and what was shown for the old one does not count.
    for (table, phase) in [(&gathering, Phase::Gathering), (&sealing, Phase::Sealing)] {
        let before = until(&house, &table.game, None, |_| true).await.table;
        let after = until(&again, &table.game, None, |seen| seen.table.renewed.is_some()).await.table;
        assert_eq!(after.phase, phase);
        assert_ne!(after.commitment, before.commitment);
        assert_eq!((after.withheld.len(), after.seats[0].first.is_some()), (0, false), "nobody withheld anything");
    }
    assert_eq!(show(&again, &sealing, 0, hex::write(&chains[0].element(2)), &mut bits).await, None);
    strangers(&[("first life", first), ("second life", second)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_shows_its_secret_and_its_record() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    play(&house, &opened, &[], &mut Bits::new(34, 1), 9).await;
    let path = format!("/tables/{}", opened.game);
    let running = house.caller().call("GET", &format!("{path}/record"), None, None::<&()>).await.unwrap();
    assert_eq!(running.code(), Some(Code::NotOver));
    assert!(until(&house, &opened.game, None, |_| true).await.table.secret.is_none());
    let closed = house.caller().call("POST", &format!("{path}/close"), Some(&opened.host), None::<&()>).await.unwrap();
    assert!((200..300).contains(&closed.status), "{} {:?}", closed.status, closed.code());
    let seen = until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Closed).await.table;
    let text = record(&house, &opened).await;
    let verified = fair::verify(&text).unwrap();
    assert_eq!(seen.secret, Some(hex::write(&verified.proof.secret)));
    assert_eq!(seen.commitment, Some(verified.commitment));
    assert!(verified.draws > 3 && verified.answers.iter().map(|one| one.player).sum::<u32>() == 9, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_has_a_review_and_no_other_has() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    play(&house, &opened, &[], &mut Bits::new(35, 1), 9).await;
    let path = format!("/tables/{}", opened.game);
    let ask = async |path: &str| {
        let mut caller = house.caller();
        loop {
            let reply = caller.call("GET", path, None, None::<&()>).await.unwrap();
            // It is under way; it comes.
            if reply.code() != Some(Code::Unavailable) {
                return reply;
            }
            tokio::task::yield_now().await;
        }
    };
    assert_eq!(ask(&format!("{path}/review")).await.code(), Some(Code::NotOver));
    assert_eq!(ask("/tables/nowhere/review").await.code(), Some(Code::Forbidden));
    house.caller().call("POST", &format!("{path}/close"), Some(&opened.host), None::<&()>).await.unwrap();
    until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Closed).await;
    let reply = ask(&format!("{path}/review")).await;
    assert_eq!(reply.status, 200, "{:?}", reply.code());
    let review: kaiju_wire::review::ReviewInfo = serde_json::from_slice(&reply.body).unwrap();
    let text = record(&house, &opened).await;
    assert_eq!(review.steps.len(), kaiju_rules::notation::parse_record(&text).unwrap().inputs.len());
    assert!(!review.over && review.seats.len() == 2);
    for seat in &review.seats {
        assert!((seat.start + seat.luck + seat.play + seat.others - seat.result).abs() < 1e-9, "{seat:?}");
    }
    assert!(review.steps.iter().any(|step| step.decision.is_some()));
    // It is kept: the same text comes again.
    assert_eq!(ask(&format!("{path}/review")).await.body, reply.body);
}

/// Bots at tables say why they chose, from what they saw: at once where nobody is kept from knowing, and otherwise when the game is over.
#[tokio::test(flavor = "multi_thread")]
async fn bots_at_a_table_say_why() {
    let house = House::new().await;
    let mut caller = house.caller();
    let (mut told, mut kept) = (0, 0);
    // How long a game is and how often a bot has a choice is luck: tables are opened until they have shown enough.
    for (round, (public, evolutions)) in [(false, false), (false, true), (true, false)].into_iter().cycle().enumerate()
    {
        if round >= 3 && told > 9 && kept > 2 {
            return;
        }
        assert!(round < 60, "{told} {kept}");
        let switches = [("evolutions".to_string(), if evolutions { "yes" } else { "no" }.to_string())].into();
        let wanted = NewTable { public, switches, ..quick(vec![me(), bot("greedy"), bot("level4")]) };
        let opened = open(&house, &wanted).await;
        play(&house, &opened, &[], &mut Bits::new(36, round as u64), 12).await;
        if until_asked(&house, &opened).await.table.phase == Phase::Over {
            continue;
        }
        let path = format!("/tables/{}", opened.game);
        let rows: Events = caller.get(&format!("{path}/events"), None).await.unwrap();
        let of = |by: Hand| rows.events.iter().filter(move |ev| ev.actor.is_some_and(|actor| actor.by == by));
        let reason = |row: u64, lang: &str| format!("{path}/rows/{row}/reason?lang={lang}");
        let own = of(Hand::Player).map(|ev| ev.seq).next().unwrap();
        let nothing = if public { Code::NotOver } else { Code::Forbidden };
        for row in [own, 0, 1, 9999] {
            let reply = caller.call("GET", &reason(row, "en"), None, None::<&()>).await.unwrap();
            assert_eq!(reply.code(), Some(nothing), "row {row}");
        }
        let mut early = Vec::new();
        for ev in of(Hand::Bot) {
            let reply = caller.call("GET", &reason(ev.seq, "en"), None, None::<&()>).await.unwrap();
            if public {
                assert_eq!(reply.code(), Some(Code::NotOver));
            } else if reply.status == 200 {
                let info: BotReasonInfo = serde_json::from_slice(&reply.body).unwrap();
                assert_eq!((info.row, Some(info.seat)), (ev.seq, ev.actor.map(|actor| actor.seat)));
                early.push(info);
            } else {
                // It had no choice.
                assert_eq!(reply.code(), Some(Code::Forbidden));
            }
        }
        caller.call("POST", &format!("{path}/close"), Some(&opened.host), None::<&()>).await.unwrap();
        until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Closed).await;
        let bots: Vec<u64> = of(Hand::Bot).map(|ev| ev.seq).collect();
        for row in bots {
            let reply = caller.call("GET", &reason(row, "en"), None, None::<&()>).await.unwrap();
            let Ok(info) = serde_json::from_slice::<BotReasonInfo>(&reply.body) else { continue };
            let german: BotReasonInfo = caller.get(&reason(row, "de"), None).await.unwrap();
            assert_ne!(german.why, info.why);
            assert!(!info.why.contains("does not say"), "{info:?}");
            told += 1;
            match early.iter().find(|early| early.row == row) {
                Some(early) if early.why.contains("does not say") => kept += usize::from(evolutions),
                // It knew no more than everybody.
                Some(early) => assert_eq!(*early, info),
                None => assert!(public),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_says_whose_hand_answered() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let mut bits = Bits::new(35, 1);
    play(&house, &opened, &[], &mut bits, 5).await;
    for (n, by) in [Hand::Clock, Hand::Clock, Hand::Substitute].into_iter().enumerate() {
        let (seat, question) = house.hub.read(&opened.game, |desk| desk.room().question()).await.unwrap().unwrap();
        let token = opened.tickets.iter().find(|ticket| ticket.seat == seat.letter()).unwrap().token.clone();
        let seen = view(&mut house.caller(), &opened.game, Some(&token)).await;
        let action = Worded::Text(seen.ask.unwrap().legal.unwrap()[0].clone());
        let answer = SeatAnswer { seat, by, expect: seen.seq, action, link: None };
        let request = Request::unasked(Wish::Act(answer), format!("{n:032x}"), "server");
        let done = house.hub.perform(&opened.game, &request).await;
        assert!(done.is_ok(), "{question:?}");
    }
    play(&house, &opened, &[], &mut bits, usize::MAX).await;
    let text = record(&house, &opened).await;
    let verified = fair::verify(&text).unwrap();
    let sum = |of: fn(&fair::Answers) -> u32| verified.answers.iter().map(of).sum::<u32>();
    assert_eq!((sum(|a| a.clock), sum(|a| a.substitute), sum(|a| a.bot)), (2, 1, 0));
    assert_eq!(text.matches(" by clock\n").count(), 2);
    assert!(verified.answers.iter().all(|answers| answers.player > 0));
}

/// Games of every edition, with and without chains, with bots and evolutions.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_check_games_of_every_edition() {
    let house = House::new().await;
    let chains = [Chain::new([1; 32]), Chain::new([2; 32])];
    let mut records = Vec::new();
    for (edition, switch) in [("first", "promos"), ("second", "evolutions"), ("godzilla", "evolutions")] {
        for with in [0, 2] {
            let mut wanted = quick(vec![me(), me(), bot("level2"), bot("random")]);
            wanted.edition = edition.to_string();
            wanted.switches.insert(switch.to_string(), "yes".to_string());
            let opened = open(&house, &chained(wanted, &chains[..with])).await;
            let mut bits = Bits::new(36, records.len() as u64);
            if with == 0 {
                play_out(&house, &opened, &mut bits).await;
            } else {
                for (seat, chain) in chains.iter().enumerate() {
                    show(&house, &opened, seat, hex::write(&chain.element(1)), &mut bits).await;
                }
                play(&house, &opened, &chains, &mut bits, usize::MAX).await;
            }
            let text = record(&house, &opened).await;
            assert_eq!(fair::verify(&text).unwrap().contributors.len(), with);
            records.push((edition, text));
        }
    }
    strangers(&records);
}

/// Checks records with the verifier in Python, which knows nothing of us but the documents; and that it notices what was
/// changed.
pub(crate) fn strangers(records: &[(&str, String)]) {
    let folder = tempfile::tempdir().unwrap();
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let judged = |name: &str, text: &str| {
        let file = folder.path().join("a.game");
        std::fs::write(&file, text).unwrap();
        let run = Command::new("python3").arg(root.join("examples/verify_fair.py")).arg(&file).output();
        let run = run.expect("python3 checks records: install it with `apt-get install python3-minimal`");
        let said = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
        assert!(said.starts_with("fair: ") || said.starts_with("unfair: "), "{name}: {said}");
        (run.status.success(), said)
    };
    for (name, text) in records {
        let (fine, said) = judged(name, text);
        let verified = fair::verify(text).unwrap();
        assert!(fine, "{name}: {said}");
        let numbers: Vec<usize> =
            said.lines().next().unwrap().split(' ').filter_map(|word| word.parse().ok()).collect();
        assert_eq!((numbers[0] + numbers[1], numbers[2]), (verified.draws, verified.links), "{name}: {said}");
        for (what, tampered) in tampered(text) {
            assert!(tampered != *text, "{what}");
            let (fine, said) = judged(name, &tampered);
            assert!(!fine && fair::verify(&tampered).is_err(), "{name} with {what}: {said}");
        }
    }
}

/// The same record with one thing changed at a time.
fn tampered(text: &str) -> Vec<(&'static str, String)> {
    let last = |with: &str| text.lines().rfind(|line| line.contains(with)).map(str::to_string);
    let swap = |line: &str, by: &str| text.replacen(line, by, 1);
    let mut all = Vec::new();
    let secret = last("# secret ").unwrap();
    all.push(("another secret", swap(&secret, &format!("# secret {}", "00".repeat(32)))));
    let dice = last("luck dice ").unwrap();
    let sixes = "s".repeat(dice.len() - "luck dice ".len());
    let ones = "1".repeat(sixes.len());
    all.push(("other dice", swap(&dice, &format!("luck dice {}", if dice.ends_with(&sixes) { ones } else { sixes }))));
    let card = text.lines().find(|line| line.starts_with("luck card ") && line.contains("one of")).unwrap();
    let others: Vec<&str> = text.lines().filter(|line| line.starts_with("luck card ")).collect();
    let name = |line: &str| line.split(' ').nth(2).unwrap().to_string();
    let other = others.iter().map(|line| name(line)).find(|other| *other != name(card)).unwrap();
    all.push(("another card", swap(card, &card.replace(&name(card), &other))));
    if let Some(line) = last(" # link ") {
        let (answer, _) = line.split_once(" # link ").unwrap();
        all.push(("another element", swap(&line, &format!("{answer} # link {}", "00".repeat(32)))));
    }
    let by = last(" by player").unwrap();
    let unsigned = by.split(" # ").filter(|part| !part.starts_with("event ")).collect::<Vec<_>>().join(" # ");
    all.push(("an answer of nobody", swap(&by, &unsigned)));
    all
}
