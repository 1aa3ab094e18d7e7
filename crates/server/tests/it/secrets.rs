//! Secrets stay secret: what a viewer gets does not depend on what the viewer may not know.

use std::io;
use std::sync::{Arc, Mutex};

use kaiju_bots::Bits;
use kaiju_loadtest::TestSocket;
use kaiju_rules::notation::{Words, position};
use kaiju_rules::{Action, EditionId, Input, Legal, Log, Pending, Seat, Setup, State, Viewer};
use kaiju_wire::VERSION;
use kaiju_wire::frame::{Hello, ToClient};
use kaiju_wire::person::Login;
use kaiju_wire::table::Phase;

use crate::support::{House, bot, me, open, play_out, quick};

/// Everything a viewer is sent about a state, as the server makes it.
fn told(state: &State, viewer: Viewer) -> String {
    let view = state.seen_by(viewer);
    let words = Words::for_table(view.table());
    let ask = match view.pending() {
        Pending::Decide(seat, question) => format!("{seat} {}", words.question(question)),
        _ => String::new(),
    };
    let legal: Vec<String> = view.legal().iter().map(|action: Action| words.action(action)).collect();
    format!("{}\n{ask}\n{legal:?}", view.position())
}

/// Twin games that differ only in what a viewer may not know look the same to the viewer, state by state and event by
/// event.
#[test]
fn hidden_facts_change_nothing_that_is_sent() {
    let mut compared = 0;
    let mut differed = 0;
    for game in 0..60u64 {
        let mut bits = Bits::new(23, game);
        let edition = ["second", "godzilla", "first"][game as usize % 3];
        let setup = Setup::new(EditionId::from_name(edition).unwrap(), 2 + game as usize % 4).unwrap();
        let mut rules = setup.rules();
        rules.set("evolutions", "yes").unwrap();
        let setup = setup.with_rules(rules);
        let mut state = State::new(&setup);
        let mut legal = Legal::default();
        while let Some(input) = kaiju_bots::random_input(&state, &mut bits, &mut legal) {
            let seats = state.table().seats();
            let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Public]);
            for viewer in viewers {
                let twin = state.seen_by(viewer).imagine(|n| bits.below(n));
                differed += u64::from(position(&twin) != position(&state));
                assert_eq!(told(&state, viewer), told(&twin, viewer), "{viewer:?} sees a difference");
                compared += 1;
                // What happens next, where both can do it and the secret itself does not come to light: no evolution is
                // played, and no card lies on the deck that somebody has looked at.
                let lurks = position(&state).contains("\ntop ");
                let secret = lurks || matches!(input, Input::Act(Action::Play(_) | Action::Take(_)) | Input::Luck(_));
                let (mut one, mut two) = (state.clone(), twin);
                let (mut first, mut second) = (Log::on(), Log::on());
                if !secret && one.apply(input, &mut first).is_ok() && two.apply(input, &mut second).is_ok() {
                    let words = Words::for_setup(&setup);
                    let seen =
                        |log: &Log| log.events().iter().map(|e| words.event(e.seen_by(viewer))).collect::<Vec<_>>();
                    assert_eq!(seen(&first), seen(&second), "{viewer:?} is told a difference");
                }
            }
            state.advance(input, &mut Log::Off);
        }
    }
    assert!(compared > 5_000 && differed > 1_000, "{compared} {differed}");
}

/// A log that is kept to be searched.
#[derive(Clone, Default)]
struct StoreResult(Arc<Mutex<Vec<u8>>>);

impl io::Write for StoreResult {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A whole game is watched by a spectator and by a seat while the log runs at its loudest: no secret, no token, no hidden
/// evolution shows up where it must not.
#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_any_frame_or_log_while_it_is_one() {
    let log = StoreResult::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .with_ansi(false)
        .finish();
    let _ = tracing::subscriber::set_global_default(subscriber);
    let house = House::new().await;
    let mut wanted = quick(vec![me(), me(), bot("level3")]);
    wanted.switches.insert("evolutions".into(), "yes".into());
    let opened = open(&house, &wanted).await;
    let stored = house.hub.store.game(&opened.game).await.unwrap().unwrap();
    let secret = kaiju_wire::hex::write(&stored.secret);
    let watch = |auth: Vec<String>| {
        let hello = Hello { version: VERSION, game: opened.game.clone(), auth, positions: true, ..Hello::default() };
        let addr = house.addr;
        tokio::spawn(async move {
            let mut wire = TestSocket::hello(addr, hello).await.unwrap();
            let mut frames = Vec::new();
            loop {
                let text = wire.hear_raw().await.unwrap();
                let over = match serde_json::from_str(&text).unwrap() {
                    ToClient::Ev(ev) => ev.table.is_some_and(|table| table.phase == Phase::Over),
                    _ => false,
                };
                if over {
                    return frames;
                }
                frames.push(text);
            }
        })
    };
    let (public, own) = (watch(Vec::new()), watch(vec![opened.tickets[0].token.clone()]));
    play_out(&house, &opened, &mut Bits::new(5, 1)).await;
    let (public, own) = (public.await.unwrap(), own.await.unwrap());
    assert!(public.len() > 20 && own.len() > 20);
    let secrets = [secret.as_str(), &opened.host, &opened.tickets[0].token, &opened.tickets[1].token];
    for frame in public.iter().chain(&own) {
        assert!(secrets.iter().all(|secret| !frame.contains(secret)));
    }
    // Others' evolutions are unknown until they are played; one's own are known.
    let drawn = |frames: &[String], seat: Seat| {
        let mark = format!("\"drew {seat} ");
        let lines = frames
            .iter()
            .flat_map(|frame| frame.match_indices(&mark).map(|(at, _)| frame[at + mark.len()..].to_string()));
        lines.map(|rest| rest.starts_with('-')).collect::<Vec<_>>()
    };
    assert!(drawn(&public, Seat::A).iter().chain(&drawn(&public, Seat::B)).all(|hidden| *hidden));
    assert!(drawn(&own, Seat::B).iter().all(|hidden| *hidden));
    assert!(public.iter().all(|frame| !frame.contains("\"legal\"") && !frame.contains(&opened.code)));
    // What concerns security is in the log, with the address, and without the secret that did not fit.
    let (mut caller, wrong) = (house.caller(), "wrongwrongwrong");
    let login = Login { name: "Ana".into(), recovery: wrong.into(), device: String::new() };
    assert_eq!(caller.call("POST", "/session", None, Some(&login)).await.unwrap().status, 404);
    let seats = format!("/tables/{}/seats", opened.game);
    assert_eq!(caller.call("POST", &format!("{seats}/A/token"), Some(wrong), None::<&()>).await.unwrap().status, 404);
    let ticket = &opened.tickets[0];
    let path = format!("{seats}/{}/token", ticket.seat);
    assert_eq!(caller.call("POST", &path, Some(&ticket.token), None::<&()>).await.unwrap().status, 200);
    let log = String::from_utf8_lossy(&log.0.lock().unwrap().clone()).into_owned();
    assert!(log.contains(&opened.game), "the log was on");
    for line in ["a login was refused", "that opens nothing", "the token of a seat was replaced"] {
        let told = |text: &str| text.contains(line) && text.contains("127.0.0.1");
        assert!(log.lines().any(told), "{line}: {log}");
    }
    assert!(!log.contains(wrong));
    assert!(secrets.iter().all(|secret| !log.contains(secret)), "a secret is in the log");
    assert!(!log.contains("A:") || !log.contains("evolutions"), "no positions in the log");
}
