//! A bot account in one file: `cargo run --release -p kaiju-cli --example ladder_bot -- http://localhost:8080 TOKEN`.
//!
//! It waits until somebody challenges the bot, sits down and plays, at several tables at a time. What it answers comes from one of
//! kaiju's own bots; put your own into `choose`. docs/bot-accounts.md describes the calls.

use std::collections::HashSet;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use kaiju_bots::{Bits, Player};
use kaiju_rules::notation::parse_view;
use kaiju_rules::{Seat, Viewer};
use kaiju_text::Lang;
use kaiju_tui::line::ServerAddress;
use kaiju_tui::trouble::Trouble;
use kaiju_wire::Code;
use kaiju_wire::bot::{BotQuestion, BotReply, BotWord, ToBot};
use kaiju_wire::bot_account::BotAgenda;
use kaiju_wire::frame::Ack;
use kaiju_wire::people::Invited;
use kaiju_wire::table::{Join, Ticket};

/// How long the server is to wait for something to tell.
const WAIT_MS: u32 = 5_000;
/// How long to rest when the server is away or wants less of us.
const REST: Duration = Duration::from_millis(500);

/// A table, and who won there.
type TableEnding = (String, Result<Vec<String>, Trouble>);

/// Says what to answer to a question.
fn choose(asked: &BotQuestion) -> Result<BotReply> {
    let seat = asked.seat.parse().ok().and_then(Seat::from_letter).context("the question names a seat")?;
    let view = parse_view(&asked.position, Viewer::Seat(seat)).map_err(|error| anyhow::anyhow!("{error}"))?;
    let legal = view.legal();
    let mut bot = "greedy".parse::<Player>().map_err(|error| anyhow::anyhow!("{error}"))?.seat();
    let action = bot.choose(&view, &legal, &mut Bits::new(asked.random, 0));
    let place = (0..legal.len()).position(|at| legal.get(at) == Some(action)).context("the answer is a legal one")?;
    Ok(BotReply { id: Some(asked.id), answer: Some(BotWord::Place(u32::try_from(place)?)), number: None })
}

/// Does it help to send the same again?
fn passes(trouble: &Trouble) -> bool {
    match trouble {
        Trouble::Refused(code) => code.retry(),
        Trouble::Silent(..) => true,
        _ => false,
    }
}

/// Sends a request until the server answers it.
fn call<T: serde::de::DeserializeOwned>(
    server: &ServerAddress,
    (method, path): (&str, &str),
    token: &str,
    body: Option<&impl serde::Serialize>,
) -> Result<T, Trouble> {
    loop {
        match server.call(method, path, Some(token), body) {
            Err(trouble) if passes(&trouble) => thread::sleep(REST),
            done => return done,
        }
    }
}

/// Plays a table to its end with the token of the bot; tells who won.
fn play(server: &ServerAddress, token: &str, name: &str, game: &str) -> Result<Vec<String>, Trouble> {
    let strange = |_| Trouble::Strange(server.url());
    let join = Join { name: name.to_string(), ..Join::default() };
    let seat: Ticket = call(server, ("POST", &format!("/tables/{game}/seats")), token, Some(&join))?;
    let mut ask = format!("/tables/{game}/setup?wait_ms={WAIT_MS}");
    loop {
        match call(server, ("GET", &ask), &seat.token, None::<&()>)? {
            ToBot::Wait => {}
            ToBot::Setup(_) => ask = format!("/tables/{game}/question?wait_ms={WAIT_MS}"),
            ToBot::Over(over) => return Ok(over.winners),
            ToBot::Question(asked) => {
                let answer = choose(&asked).map_err(strange)?;
                match call::<Ack>(server, ("POST", &format!("/tables/{game}/answer")), &seat.token, Some(&answer)) {
                    // A bot of the server answered, because we were too slow.
                    Err(Trouble::Refused(Code::SeqConflict | Code::NotYourTurn | Code::GameOver)) | Ok(_) => {}
                    Err(trouble) => return Err(trouble),
                }
            }
        }
    }
}

fn told(trouble: &Trouble) -> anyhow::Error {
    anyhow::anyhow!(trouble.told(Lang::En))
}

/// Plays whatever somebody challenges the bot to, and what it was playing before; after `games` tables it ends.
pub(crate) fn serve(address: &str, token: &str, games: usize) -> Result<Vec<Vec<String>>> {
    let server = ServerAddress::new(address).map_err(|trouble| told(&trouble))?;
    let (done, ended) = channel::<TableEnding>();
    let (mut playing, mut over, mut results) = (HashSet::new(), 0, Vec::new());
    while results.len() < games {
        // While it plays, the end of a game is news, too.
        let wait_ms = if playing.len() > over { WAIT_MS / 10 } else { WAIT_MS };
        let path = format!("/bot?wait_ms={wait_ms}");
        let agenda: BotAgenda = match call(&server, ("GET", &path), token, None::<&()>) {
            Ok(agenda) => agenda,
            Err(Trouble::Refused(Code::Forbidden)) => bail!("the server does not know this token"),
            Err(trouble) => return Err(told(&trouble)),
        };
        let before = playing.len();
        let challenged = agenda.challenges.iter().map(|one| &one.table.game);
        for game in challenged.chain(agenda.tables.iter().map(|one| &one.table.game)) {
            if playing.insert(game.clone()) {
                println!("{} plays at table {game}", agenda.name);
                let (done, name, game) = (done.clone(), agenda.name.clone(), game.clone());
                let (address, token) = (address.to_string(), token.to_string());
                thread::spawn(move || {
                    let played = ServerAddress::new(&address).and_then(|server| play(&server, &token, &name, &game));
                    let _ = done.send((game, played));
                });
            }
        }
        for (game, played) in ended.try_iter() {
            over += 1;
            match played {
                Ok(winners) => {
                    println!("table {game} is over; winners: {}", winners.join(" "));
                    results.push(winners);
                }
                // It began without us, was closed, or is one too many: nobody is to wait for us.
                Err(trouble) => {
                    println!("table {game}: {}", told(&trouble));
                    let no = format!("/bot/challenges/{game}");
                    call::<Invited>(&server, ("DELETE", &no), token, None::<&()>).map_err(|trouble| told(&trouble))?;
                }
            }
        }
        if playing.len() == before && !agenda.challenges.is_empty() {
            // We are on our way there.
            thread::sleep(REST);
        }
    }
    Ok(results)
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [address, token] = words.as_slice() else {
        bail!("give the address of a server and the token of a bot account")
    };
    serve(address, token, usize::MAX).map(drop)
}
