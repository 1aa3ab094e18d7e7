//! How long bots take at a running server, and that it tells nothing. It measures time, so nobody runs it by itself:
//! `cargo test -p kaiju-server --test it -- --ignored --nocapture timing` on a machine that has nothing else to do.

use kaiju_loadtest::distance;
use kaiju_rules::notation::parse_record;
use kaiju_rules::{Input, Legal, Log, Pending, Question, State};
use kaiju_server::row::Deed;
use kaiju_wire::table::{NewTable, Phase};

use crate::support::{House, bot, open, quick, until};

/// How long the answers to questions about a hidden hand took: those of hands that leave one answer, and of others.
async fn measure(player: &str, games: usize) -> (Vec<u64>, Vec<u64>) {
    let house = House::new().await;
    let (mut one, mut several) = (Vec::new(), Vec::new());
    for _ in 0..games {
        let switches = [("evolutions".to_string(), "yes".to_string())].into();
        let wanted = NewTable { switches, ..quick((0..4).map(|_| bot(player)).collect()) };
        let table = open(&house, &wanted).await;
        until(&house, &table.game, None, |seen| seen.table.phase == Phase::Over).await;
        let rows = house.hub.store.rows(&table.game, 0).await.unwrap();
        let path = format!("/tables/{}/record", table.game);
        let reply = house.caller().call("GET", &path, None, None::<&()>).await.unwrap();
        let text = String::from_utf8(reply.body).unwrap();
        let record = parse_record(&text).unwrap();
        let moved: Vec<u64> = rows
            .iter()
            .filter(|row| matches!(row.deed, Deed::Begun { .. } | Deed::Acted { .. }))
            .map(|row| row.at_ms)
            .collect();
        let mut took = moved.windows(2).map(|two| two[1] - two[0]);
        let (mut state, mut legal) = (State::start(&record.setup, &mut Log::Off), Legal::default());
        for input in record.inputs {
            if let (Input::Act(_), Pending::Decide(_, question)) = (input, state.pending()) {
                state.legal_into(&mut legal);
                let took = took.next().expect("a row for every answer");
                if let Question::Evolve(_) = question {
                    if legal.len() == 1 { one.push(took) } else { several.push(took) }
                }
            }
            state.apply(input, &mut Log::Off).unwrap();
        }
    }
    (one, several)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "it measures time: run it alone, on a machine that has nothing else to do"]
async fn how_long_a_bot_takes_tells_nothing_of_its_hand() {
    for (player, games) in [("level3", 16), ("mcts:2000", 4)] {
        let (mut one, mut several) = measure(player, games).await;
        let far = distance(&mut one, &mut several);
        let middle = |sorted: &[u64]| sorted.get(sorted.len() / 2).copied().unwrap_or(0);
        println!(
            "{player}: {} answers without a choice (half within {} ms), {} with one ({} ms), KS {far:.3}",
            one.len(),
            middle(&one),
            several.len(),
            middle(&several),
        );
        // What chance alone makes of samples of this size, beside the 0.05 nobody may see.
        let chance = 1.63 * (1.0 / one.len() as f64 + 1.0 / several.len() as f64).sqrt();
        assert!(far <= 0.05 + chance, "{player}: {far}");
    }
}
