//! `kaiju verify`: were the dice fair? Every draw of a finished game is reckoned again.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use kaiju_text::host;
use kaiju_wire::fair;
use serde_json::json;

use crate::tongue::lang;
use crate::words::{DIM, GOOD};
use crate::{Verdict, complain, files};

const EXAMPLES: &str = "\
Examples:
  kaiju verify my.game                                  a record you downloaded
  kaiju verify http://localhost:8080/#/replay/GAME      straight from a server
  kaiju verify my.game --commitment 5d1f…               what your client showed before the first roll

docs/fair-dice.md explains how it works.";

/// A record of a server.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// The file or the address; `-` reads standard input.
    #[arg(value_name = "FILE|URL")]
    record: String,
    /// The commitment you saw before the first roll.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Checks the record and tells what was found.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let text = files::read_place(&self.record)?;
        let verified = match fair::verify(&text) {
            Ok(verified) => verified,
            Err(flaw) => {
                if self.json {
                    writeln!(out, "{:#}", json!({ "ok": false, "flaw": flaw.to_string() }))?;
                }
                complain(&format!("{}: {flaw}", self.record));
                return Ok(Verdict::Fails);
            }
        };
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
                "seats_with_chains": seats, "links": verified.links,
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
        if self.commitment.is_none() {
            writeln!(out, "      {DIM}{}{DIM:#}", host::compare_commitment(lang()))?;
        }
        Ok(Verdict::Fine)
    }
}
