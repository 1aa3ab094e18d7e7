//! `kaiju verify`: recomputes every draw of a finished game to show that the dice were fair.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use kaiju_client::pinned::{self, Noted, Pins};
use kaiju_text::{daily as words, fair, host};
use kaiju_wire::daily::check_proof;
use serde_json::{Value, json};

use crate::tongue::lang;
use crate::words::{DIM, GOOD};
use crate::{Verdict, complain, files};

const EXAMPLES: &str = "\
Examples:
  kaiju verify my.game                                  a record you downloaded
  kaiju verify http://localhost:8080/#/replay/GAME      straight from a server
  kaiju verify my.game --commitment 5d1f…               what your client showed before the first roll
  kaiju verify my.game --pins seats/GAME.json           what the terminal client noted during the game
  kaiju verify http://localhost:8080/api/v1/daily/2026-11-18/proof    what the luck of a day came from

docs/fair-dice.md explains how it works.";

/// A record of a server.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArgs {
    /// The file or the address; `-` reads standard input.
    #[arg(value_name = "FILE|URL")]
    record: String,
    /// The commitment you saw before the first roll.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// What a client noted during the game: the file with the keys to a seat.
    #[arg(long, value_name = "FILE")]
    pins: Option<String>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// The notes in a file: by themselves, or beside the keys to a seat.
fn read_pins(file: &str) -> Result<Pins> {
    let mut value: Value = serde_json::from_str(&files::read_place(file)?)
        .with_context(|| format!("{file}: {}", host::no_pins(lang())))?;
    let own = value.get_mut("pins").map(Value::take).unwrap_or(value);
    serde_json::from_value::<Pins>(own)
        .ok()
        .filter(|pins| !pins.game().is_empty())
        .with_context(|| format!("{file}: {}", host::no_pins(lang())))
}

impl VerifyArgs {
    /// Checks what the luck of a day follows from.
    fn check_day(&self, text: &str, out: &mut impl Write) -> Result<Verdict> {
        let Some((day, commitment, seed)) = check_proof(text) else {
            complain(&format!("{}: {}", self.record, words::breaks(lang())));
            return Ok(Verdict::Fails);
        };
        if let Some(seen) = &self.commitment
            && !seen.eq_ignore_ascii_case(&commitment)
        {
            complain(&format!("{}: {}", self.record, host::other_commitment(lang(), &commitment)));
            return Ok(Verdict::Fails);
        }
        if self.json {
            writeln!(
                out,
                "{:#}",
                json!({ "ok": true, "date": day.to_string(), "commitment": commitment, "seed": seed })
            )?;
        } else {
            writeln!(out, "{GOOD}{}{GOOD:#}", words::holds(lang(), day.to_string(), commitment, seed))?;
        }
        Ok(Verdict::Fine)
    }

    /// Checks the record and tells what was found.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let text = files::read_place(&self.record)?;
        if text.starts_with("kaiju daily ") {
            return self.check_day(&text, out);
        }
        let pins = self.pins.as_deref().map(read_pins).transpose()?;
        let checked = match pinned::check(&text, pins.as_ref()) {
            Ok(checked) => checked,
            Err(fault) => {
                let flaw = fault.told(lang());
                if self.json {
                    writeln!(out, "{:#}", json!({ "ok": false, "flaw": flaw }))?;
                }
                complain(&format!("{}: {flaw}", self.record));
                return Ok(Verdict::Fails);
            }
        };
        let verified = &checked.verified;
        if let Some(seen) = &self.commitment
            && !seen.eq_ignore_ascii_case(&verified.commitment)
        {
            complain(&format!("{}: {}", self.record, host::other_commitment(lang(), &verified.commitment)));
            return Ok(Verdict::Fails);
        }
        let seats: String = verified.contributors.iter().collect();
        if self.json {
            let found = json!({
                "ok": true, "game": verified.game, "commitment": verified.commitment, "draws": verified.draws,
                "seats_with_chains": seats, "links": verified.links, "withheld": verified.withheld.iter().collect::<String>(),
                "renewals": verified.renewals,
                "noted": match checked.noted { Noted::Before => "before", Noted::Late => "late", Noted::Never => "never" },
                "events": checked.events, "events_seen": checked.seen, "events_undone": checked.undone,
                "answers": verified.answers.iter().map(|one| json!({
                    "player": one.player, "bot": one.bot, "substitute": one.substitute, "clock": one.clock,
                })).collect::<Vec<_>>(),
            });
            writeln!(out, "{found:#}")?;
            return Ok(Verdict::Fine);
        }
        let (fair, draws) = (host::fair(lang()), host::all_draws(lang(), verified.draws as u32));
        writeln!(out, "{GOOD}{fair}{GOOD:#}  {}: {draws}", self.record)?;
        writeln!(out, "      {}", host::commitment(lang(), &verified.commitment))?;
        let shared = match verified.links as u32 {
            _ if seats.is_empty() => host::no_seat_added(lang()).to_string(),
            links => format!("{}; {}", host::seats_added(lang(), &seats), host::links_shown(lang(), links)),
        };
        writeln!(out, "      {shared}")?;
        for line in pinned::notices(lang(), verified) {
            writeln!(out, "      {line}")?;
        }
        if checked.noted != Noted::Never {
            let noted =
                if checked.noted == Noted::Before { fair::noted_before(lang()) } else { fair::noted_late(lang()) };
            writeln!(out, "      {noted}")?;
            writeln!(out, "      {}", fair::events_seen(lang(), checked.seen as u32, checked.events as u32))?;
            if checked.undone > 0 {
                writeln!(out, "      {}", fair::undone(lang(), checked.undone))?;
            }
        } else if self.commitment.is_none() {
            writeln!(out, "      {DIM}{}{DIM:#}", host::compare_commitment(lang()))?;
        }
        Ok(Verdict::Fine)
    }
}
