//! `kaiju replay`: a recorded game, told turn by turn, each event with the rule or the card behind it.

use std::io::Write;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_client::Beginning;
use kaiju_host::folders;
use kaiju_rules::notation::Record;
use kaiju_rules::{Book, Event, Illegal, Log, Pending, Place, Preset, Seat, State, Table};
use kaiju_text::events::{line, list, seat_name, why_label};
use kaiju_text::{Lang, books, cli, errors, host};
use kaiju_tui::How;
use kaiju_tui::settings::SettingsFile;
use serde_json::{Map, Value, json};

use crate::play::at_a_screen;
use crate::tongue::lang;
use crate::words::{BAD, BOLD, DIM, GOOD, width};
use crate::{Verdict, complain, files};

const EXAMPLES: &str = "\
Examples:
  kaiju sim --games 1 --seed 7 --record my.game
  kaiju replay my.game                 the game in words; [ENTER-2] is the rule behind a line
  kaiju replay my.game --lang pt       the same in Portuguese
  kaiju replay my.game --view          step through it on the screen
  kaiju replay my.game --verify        only check that every input is legal
  kaiju replay - < my.game             from standard input
  kaiju replay http://localhost:8080/#/replay/GAME --to 40    a game of a server, up to a step

docs/notation.md describes the format of a recorded game.";

/// Where the reason stands beside an event.
const REASON: usize = 60;

/// A recorded game.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReplayArgs {
    /// The file, or the address of a game on a server; `-` reads standard input.
    #[arg(value_name = "FILE|URL")]
    file: String,
    /// Stop after this many inputs.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Tell nothing, only check that every input is legal.
    #[arg(long)]
    verify: bool,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
    /// Step through the game on the screen, forwards and backwards.
    #[arg(long, conflicts_with_all = ["verify", "json"])]
    view: bool,
}

impl ReplayArgs {
    /// Plays the game again and prints what happens.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let lang = lang();
        let text = files::read_place(&self.file)?;
        if self.view {
            if !at_a_screen() {
                bail!(host::view_needs_terminal(lang));
            }
            let settings = SettingsFile::at(folders::config());
            let how = How { lang, store: None, record: None, speed: None, theme: None, ascii: false, settings };
            kaiju_tui::view(&text, &how).map_err(|error| anyhow!("{}: {error}", self.file))?;
            return Ok(Verdict::Fine);
        }
        let (beginning, mut record) =
            Beginning::read(&text).map_err(|error| anyhow!("{}:{}", self.file, errors::parse(lang, &error)))?;
        record.inputs.truncate(self.to.unwrap_or(usize::MAX));
        let (before, mut state, mut events) = beginning.start();
        let mut log = Log::on();
        let play = || {
            for (i, (&input, &actor)) in record.inputs.iter().zip(&record.actors).enumerate() {
                state.apply_as(actor, input, &mut log).map_err(|illegal| (i, illegal))?;
            }
            Ok(state)
        };
        let played = play();
        events.extend(log.take());
        let story = Telling { lang, record: &record, before, events: &events, played: &played };
        match (self.verify, self.json) {
            (true, true) => writeln!(out, "{:#}", Value::from(story.summary()))?,
            (true, false) => story.verdict(&self.file, out)?,
            (false, true) => writeln!(out, "{:#}", story.json())?,
            (false, false) => story.tell(out)?,
        }
        let Err((input, illegal)) = played else { return Ok(Verdict::Fine) };
        let (file, number) = (&self.file, input + 1);
        let place = record.lines.get(input).map_or(String::new(), |line| format!(":{line}"));
        out.flush()?;
        let refused = cli::input_refused(lang, number, errors::illegal(lang, illegal));
        complain(&format!("{file}{place}: {refused}"));
        Ok(Verdict::Fails)
    }
}

/// A game and everything that happened in it, up to its end or to an input that was refused.
struct Telling<'a> {
    lang: Lang,
    record: &'a Record,
    /// The table before the first event.
    before: Table,
    events: &'a [Event],
    played: &'a Result<State, (usize, Illegal)>,
}

impl Telling<'_> {
    /// Each event with the table just before it.
    fn each(&self, mut tell: impl FnMut(&Table, Event) -> Result<()>) -> Result<Table> {
        let mut table = self.before.clone();
        for &event in self.events {
            tell(&table, event)?;
            table.fold(event);
        }
        Ok(table)
    }

    fn tell(&self, out: &mut impl Write) -> Result<()> {
        let setup = &self.record.setup;
        let monsters = setup.monsters().iter().map(|m| m.name()).collect::<Vec<_>>().join(", ");
        writeln!(out, "{BOLD}{}{BOLD:#}", cli::a_game(self.lang))?;
        writeln!(out, "  {}: {monsters}", books::name_of_preset(self.lang, self.preset()))?;
        for (name, word) in setup.rules().changes(self.preset().rules()) {
            writeln!(out, "  {name} = {word}")?;
        }
        writeln!(out)?;
        let table = self.each(|table, event| {
            if let Event::TurnBegan { seat, extra } = event {
                let turn = cli::turn_number(self.lang, table.turns() + 1);
                let heading = format!("{turn} · {}", self.standing(table, seat));
                writeln!(out)?;
                write!(out, "{BOLD}{heading}{BOLD:#}")?;
                if extra.is_none() {
                    return reason(out, width(&heading), &why_label(self.lang, table, event.why()));
                }
                writeln!(out)?;
            }
            let text = format!("  {}", line(self.lang, table, event));
            let style = match event {
                Event::Over { .. } => GOOD,
                Event::Died { .. } => BAD,
                _ => anstyle::Style::new(),
            };
            write!(out, "{style}{text}{style:#}")?;
            reason(out, width(&text), &why_label(self.lang, table, event.why()))
        })?;
        if table.over().is_none() {
            writeln!(out, "\n{} {}", cli::record_ends(self.lang), self.waiting())?;
        }
        writeln!(out)?;
        for seat in table.seats().iter() {
            writeln!(out, "  {}", self.standing(&table, seat))?;
        }
        Ok(())
    }

    /// A monster, its dials and where it is.
    fn standing(&self, table: &Table, seat: Seat) -> String {
        let stand = table.stand(seat);
        let place = match table.place_of(seat) {
            _ if !table.alive().has(seat) => Some(cli::standing_out(self.lang)),
            Some(Place::City) => Some(cli::standing_city(self.lang)),
            Some(Place::Bay) => Some(cli::standing_bay(self.lang)),
            None => None,
        };
        let place = place.map(|place| format!(" · {place}")).unwrap_or_default();
        format!("{} · {}♥ {}★ {}⚡{place}", seat_name(table, seat), stand.hearts, stand.stars, stand.energy)
    }

    /// Whom an unfinished game waits for.
    fn waiting(&self) -> String {
        match self.played.as_ref().map(|state| (state, state.pending())) {
            Ok((state, Pending::Decide(seat, _))) => cli::waits_for(self.lang, seat_name(state.table(), seat)),
            Ok((_, Pending::Chance(_))) => cli::waits_for_luck(self.lang).to_string(),
            Ok((_, Pending::Over(_))) | Err(_) => String::new(),
        }
    }

    /// The edition or book the game is told by.
    fn preset(&self) -> Preset {
        Preset::nearest(self.record.setup.edition(), &self.record.setup.rules())
    }

    fn verdict(&self, file: &str, out: &mut impl Write) -> Result<()> {
        let Ok(state) = self.played else { return Ok(()) };
        let table = state.table();
        let (inputs, turns) = (self.record.inputs.len(), table.turns());
        let end = match table.over() {
            None => cli::not_over(self.lang).to_string(),
            Some(winners) if winners.is_empty() => cli::nobody_wins(self.lang).to_string(),
            Some(winners) => {
                let names = list(self.lang, winners.iter().map(|seat| seat_name(table, seat).to_string()));
                cli::wins(self.lang, winners.len() as u32, names)
            }
        };
        let verdict = cli::replay_verdict(self.lang, file, inputs as u32, turns.into(), end);
        writeln!(out, "{GOOD}ok{GOOD:#}  {verdict}")?;
        Ok(())
    }

    fn summary(&self) -> Map<String, Value> {
        let setup = &self.record.setup;
        let mut about = Map::new();
        let mut put = |key: &str, value: Value| about.insert(key.to_string(), value);
        put("ok", json!(self.played.is_ok()));
        put("edition", json!(setup.edition().name()));
        put("book", json!(setup.book().map(Book::name)));
        put("rules", json!(self.record.version().number()));
        put("switches", setup.rules().changes(setup.edition().edition().rules).collect::<Value>());
        put("monsters", setup.monsters().iter().map(|m| m.id()).collect());
        put("inputs", json!(self.record.inputs.len()));
        match self.played {
            Ok(state) => {
                let winners = |set: kaiju_rules::SeatSet| set.iter().map(|s| s.to_string()).collect::<Vec<_>>();
                put("turns", json!(state.table().turns()));
                put("over", json!(state.table().over().is_some()));
                put("winners", json!(state.table().over().map(winners)));
            }
            Err((input, illegal)) => {
                put("refused_input", json!(input + 1));
                put("refused_line", json!(self.record.lines.get(*input)));
                put("refused_because", json!(errors::illegal(self.lang, *illegal)));
            }
        }
        about
    }

    fn json(&self) -> Value {
        let mut events = Vec::new();
        let told = self.each(|table, event| {
            let turn = table.turns() + u16::from(matches!(event, Event::TurnBegan { .. }));
            let (text, why) = (line(self.lang, table, event), why_label(self.lang, table, event.why()));
            events.push(json!({ "turn": turn, "text": text, "why": why }));
            Ok(())
        });
        debug_assert!(told.is_ok(), "nothing in it fails");
        let mut about = self.summary();
        about.insert("events".to_string(), Value::Array(events));
        Value::Object(about)
    }
}

/// The reason, in brackets, in its column.
fn reason(out: &mut impl Write, column: usize, why: &str) -> Result<()> {
    let room = REASON.saturating_sub(column).max(2);
    writeln!(out, "{:room$}{DIM}[{why}]{DIM:#}", "")?;
    Ok(())
}
