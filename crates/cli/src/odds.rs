//! `kaiju odds`: the odds of a roll, or of a position.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_bots::Bits;
use kaiju_bots::outlook::{Chance, Hope, Rolling, chance_of};
use kaiju_bots::risk::{MOST_LOST, Risk, Stance, by_bots, for_damage};
use kaiju_bots::solver::{Fraction, MOST_DICE, Odds};
use kaiju_rules::notation::parse_position;
use kaiju_rules::{Dice, Face, Place, Seat, SeatSet, State, Table, Viewer};
use kaiju_testkit::scenario::Scenario;
use kaiju_text::events::seat_name;
use kaiju_text::{cli, errors, lab};
use serde_json::{Map, Value, json};

use crate::tongue::lang;
use crate::words::{BOLD, DIM, GOOD, decimal, either, grouped, left, width};
use crate::{Verdict, files};

const EXAMPLES: &str = "\
Examples:
  kaiju odds --want smash                         at least 1, 2, … ✊ with six dice and three rolls
  kaiju odds --dice 8 --want 3x1                  three 1s with eight dice
  kaiju odds --want \"2 smash, 1 heart\"            at least all of that
  kaiju odds --lying 11she3 --rolls 2 --want 111  with these dice and two rolls left: what to keep?
  kaiju odds --position my.position               this turn: who can be eliminated, can it win?
  kaiju odds --position my.position --risk        stay in Tokyo or yield: what can it cost before the next turn?

Chances are exact and those of a player who wants nothing else. A wish is made of faces (1, 2, 3, energy, heart, smash or
their letters 1 2 3 e h s) with a number before them. A position or a scenario file is played out by the rules, with all
cards in play: the roller may buy face-up cards, and the others do what hinders most; cards revealed on the way are not
counted, nor are powers that change the rolling itself.

The risk is given twice: if everybody else goes for damage (keeps every smash, rolls the rest again, buys nothing, stays
in Tokyo), exactly; and if everybody plays like the bots, from imagined games.";

/// What you hope to roll.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct OddsArgs {
    /// What you hope for: a face, or faces with numbers before them.
    #[arg(long, value_name = "WISH", value_parser = wish)]
    want: Option<Want>,
    /// How many dice are rolled, 1 to 9.
    #[arg(long, value_name = "N", value_parser = dice, conflicts_with_all = ["lying", "position"])]
    dice: Option<u8>,
    /// How many rolls there are; with dice lying there, how many are left.
    #[arg(long, value_name = "N", value_parser = rolls, conflicts_with = "position")]
    rolls: Option<u8>,
    /// Dice that lie there already, such as 11shee.
    #[arg(long, value_name = "DICE", value_parser = lying, conflicts_with = "position")]
    lying: Option<Dice>,
    /// A position or scenario in which dice are about to be rolled or kept; `-` reads standard input.
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,
    /// What monsters in Tokyo stand to lose before their next turns, if they stay and if they yield.
    #[arg(long, requires = "position", conflicts_with = "want")]
    risk: bool,
    /// The risk of the monster in this seat, wherever it is.
    #[arg(long, value_name = "SEAT", requires = "risk", value_parser = seat)]
    seat: Option<Seat>,
    /// How many games are imagined for the risk.
    #[arg(short = 'n', long, value_name = "N", default_value = "10000", requires = "risk", value_parser = imagined)]
    games: u32,
    /// Print one JSON object, with exact fractions.
    #[arg(long)]
    json: bool,
}

/// At least n of each face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Want {
    least: Dice,
    /// A face without a number asks for the whole table.
    table: Option<Face>,
}

fn dice(word: &str) -> Result<u8, String> {
    word.parse().ok().filter(|n| (1..=MOST_DICE).contains(n)).ok_or_else(|| lab::how_many_dice(lang(), MOST_DICE))
}

fn seat(word: &str) -> Result<Seat, String> {
    let mut letters = word.chars();
    let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
    seat.ok_or_else(|| lab::what_seat(lang()).to_string())
}

fn imagined(word: &str) -> Result<u32, String> {
    let told = || lab::how_many_imagined(lang(), MOST_IMAGINED);
    word.parse().ok().filter(|n| (1..=MOST_IMAGINED).contains(n)).ok_or_else(told)
}

/// More games than anybody waits for.
const MOST_IMAGINED: u32 = 10_000_000;

fn rolls(word: &str) -> Result<u8, String> {
    word.parse().ok().filter(|&n| n <= MOST_ROLLS).ok_or_else(|| lab::how_many_rolls(lang(), MOST_ROLLS))
}

/// More rolls than anybody has.
const MOST_ROLLS: u8 = 48;

fn lying(word: &str) -> Result<Dice, String> {
    letters(word).filter(|dice| (1..=MOST_DICE).contains(&dice.len())).ok_or_else(|| lab::what_lies(lang(), MOST_DICE))
}

/// Dice as letters.
fn letters(word: &str) -> Option<Dice> {
    let short = word.chars().count() <= MOST_DICE as usize;
    if short { word.chars().map(Face::from_letter).collect() } else { None }
}

fn face(word: &str) -> Option<Face> {
    const WORDS: [(&str, Face); 9] = [
        ("one", Face::One),
        ("two", Face::Two),
        ("three", Face::Three),
        ("energy", Face::Energy),
        ("heart", Face::Heart),
        ("smash", Face::Smash),
        ("claw", Face::Smash),
        ("bolt", Face::Energy),
        ("smashe", Face::Smash),
    ];
    let word = word.to_lowercase();
    let mut chars = word.chars();
    if let (Some(letter), None) = (chars.next(), chars.next()) {
        return Face::from_letter(letter);
    }
    let one = word.strip_suffix('s').unwrap_or(&word);
    WORDS.into_iter().find(|(name, _)| *name == word || *name == one).map(|(_, face)| face)
}

fn wish(text: &str) -> Result<Want, String> {
    let wrong = |part: &str| lab::no_wish(lang(), part);
    if let Some(face) = face(text.trim()) {
        return Ok(Want { least: Dice::one(face), table: Some(face) });
    }
    let mut counts = [0u8; 6];
    for part in text.split([',', '+']).map(str::trim) {
        let numbered = part.split_once(['x', '×', ' ']).and_then(|(n, of)| {
            let n = n.trim().parse::<u8>().ok().filter(|n| (1..=MOST_DICE).contains(n))?;
            let of = face(of.trim())?;
            Some(Dice::of(of, n))
        });
        let more = numbered.or_else(|| face(part).map(Dice::one)).or_else(|| letters(part)).filter(|d| !d.is_empty());
        let more = more.ok_or_else(|| wrong(part))?.counts();
        for (count, more) in counts.iter_mut().zip(more) {
            *count = count.saturating_add(more);
        }
    }
    if counts.iter().map(|&n| u32::from(n)).sum::<u32>() > u32::from(MOST_DICE) {
        return Err(lab::too_many_dice(lang(), MOST_DICE));
    }
    Ok(Want { least: Dice::from_counts(counts), table: None })
}

/// A wish in words: `two smashes and one heart`.
fn in_words(least: Dice) -> String {
    kaiju_text::dice_spoken(lang(), least)
}

/// One line of the answer.
struct OddsRow {
    least: Dice,
    chance: Fraction,
    keep: Option<Dice>,
}

impl OddsArgs {
    /// Calculates and prints.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let rolling = if let Some(path) = &self.position {
            let state = read(path)?;
            if self.risk {
                return self.risks(&state, path, out);
            }
            let Some(rolling) = Rolling::of(&state) else {
                bail!("{}: {}", path.display(), lab::no_dice_rolled(lang()));
            };
            if self.want.is_none() {
                return self.outlook(&state, rolling, out);
            }
            rolling
        } else {
            let lying = self.lying.unwrap_or(Dice::NONE);
            let dice = if lying.is_empty() { self.dice.unwrap_or(6) } else { lying.len() };
            let rolls = self.rolls.unwrap_or(if lying.is_empty() { 3 } else { 2 });
            if lying.is_empty() && rolls == 0 {
                bail!(lab::no_roll(lang()));
            }
            Rolling { seat: Seat::A, dice, lying, rolls }
        };
        let Some(wish) = self.want else { bail!(lab::say_wish(lang())) };
        let wishes: Vec<Dice> = match wish.table {
            Some(face) => (1..=rolling.dice).map(|n| Dice::of(face, n)).collect(),
            None => vec![wish.least],
        };
        let rows = wishes.into_iter().map(|least| row(rolling, least)).collect::<Result<Vec<_>>>()?;
        if self.json {
            let all = rows.iter().map(|row| {
                let mut about = json!({ "want": in_words(row.least), "dice": row.least.to_string() });
                put_chance(&mut about, row.chance.value(), Some(row.chance), row.keep);
                about
            });
            let mut report = about(rolling);
            report.insert("chances".to_string(), all.collect());
            writeln!(out, "{:#}", Value::Object(report))?;
            return Ok(Verdict::Fine);
        }
        heading(rolling, out)?;
        for row in &rows {
            let keep = row.keep.map_or(String::new(), |keep| format!("   {}", lab::keep_dice(lang(), keep)));
            let words = lab::at_least(lang(), in_words(row.least));
            let chance = decimal(row.chance.value(), 3);
            writeln!(out, "  {words:<31} {GOOD}{chance}{GOOD:#}{DIM}{keep}{DIM:#}")?;
        }
        Ok(Verdict::Fine)
    }

    /// What monsters stand to lose before their next turns.
    fn risks(&self, state: &State, path: &Path, out: &mut impl Write) -> Result<Verdict> {
        let (table, seat) = (state.table(), self.seat);
        let seats = seat.map_or(table.tokyo(), SeatSet::just).and(table.alive());
        if seats.is_empty() || table.over().is_some() {
            let who = seat.map_or(lab::nobody_in_tokyo(lang()).to_string(), |seat| lab::seat_not_in_game(lang(), seat));
            bail!("{}: {who}", path.display());
        }
        let lang = lang();
        if table.rules().comebacks {
            bail!("{}: {}", path.display(), lab::no_risk_known(lang));
        }
        let mut reports = Vec::new();
        for seat in seats.iter() {
            let view = state.seen_by(Viewer::Seat(seat));
            let exact = Stance::ALL.map(|stance| for_damage(&view, seat, stance));
            let bots = Stance::ALL.map(|stance| by_bots(&view, seat, stance, self.games, &mut Bits::new(1, 0)));
            let ([Some(a), Some(b)], [Some(c), Some(d)]) = (exact, bots) else { continue };
            reports.push((seat, [[a, b], [c, d]]));
        }
        if self.json {
            let one = |risk: &Risk| json!({ "dies": risk.dies, "loses": risk.loses, "mean": risk.mean(), "exact": risk.exact });
            let both = |[stay, leave]: &[Risk; 2]| json!({ "stay": one(stay), "yield": one(leave) });
            let all = reports.iter().map(|(seat, [damage, bots])| {
                let place = table.place_of(*seat).map(kaiju_rules::Place::word);
                json!({
                    "seat": seat.to_string(), "hearts": table.hearts(*seat), "place": place,
                    "for_damage": both(damage), "by_bots": both(bots), "games": self.games,
                })
            });
            writeln!(out, "{:#}", json!({ "risks": all.collect::<Vec<_>>() }))?;
            return Ok(Verdict::Fine);
        }
        for (seat, [damage, bots]) in &reports {
            let hearts = table.hearts(*seat);
            let (who, place) = (seat_name(table, *seat), place_words(table, *seat));
            writeln!(out, "{BOLD}{who} ({hearts}♥{place}){BOLD:#} {}", lab::before_next_turn(lang))?;
            let played = [(lab::play_for_damage(lang), damage, true), (lab::play_like_bots(lang), bots, false)];
            for (what, [stay, leave], exactly) in played {
                let (stays, yields) = (lab::stays(lang), lab::yields(lang));
                writeln!(out, "  {BOLD}{}{BOLD:#} {DIM}{}{yields}{DIM:#}", left(what, 28), left(stays, 8))?;
                let (a, b) = (decimal(stay.dies, 3), decimal(leave.dies, 3));
                writeln!(out, "    {} {GOOD}{a:<8}{b}{GOOD:#}", left(lab::is_eliminated(lang), 26))?;
                for n in 1..=usize::from(hearts).min(MOST_LOST) {
                    let (a, b) = (decimal(stay.at_least(n), 3), decimal(leave.at_least(n), 3));
                    writeln!(out, "    {} {a:<8}{b}", left(&lab::loses_at_least(lang, n), 26))?;
                }
                let (a, b) = (decimal(stay.mean(), 2) + "♥", decimal(leave.mean(), 2) + "♥");
                writeln!(out, "    {} {a:<8}{b}", left(lab::loses_on_average(lang), 26))?;
                if exactly && !(stay.exact && leave.exact) {
                    writeln!(out, "    {DIM}{}{DIM:#}", lab::not_exact(lang))?;
                }
            }
        }
        writeln!(out, "{DIM}{}{DIM:#}", lab::imagined(lang, grouped(self.games.into())))?;
        Ok(Verdict::Fine)
    }

    /// What the turn on the table can bring.
    fn outlook(&self, state: &State, rolling: Rolling, out: &mut impl Write) -> Result<Verdict> {
        let table = state.table();
        let others = table.others(rolling.seat).clockwise_after(rolling.seat).map(Hope::Eliminate);
        let hopes: Vec<(Hope, Chance)> = others
            .chain([Hope::Stars])
            .map(|hope| {
                chance_of(state, hope).map(|chance| (hope, chance)).ok_or_else(|| anyhow!(lab::no_dice_there(lang())))
            })
            .collect::<Result<_>>()?;
        if self.json {
            let all = hopes.iter().map(|(hope, found)| {
                let mut about = match hope {
                    Hope::Eliminate(seat) => {
                        let place = table.place_of(*seat).map(kaiju_rules::Place::word);
                        let (seat, hearts) = (seat.to_string(), table.hearts(*seat));
                        json!({ "hope": "eliminate", "seat": seat, "hearts": hearts, "place": place })
                    }
                    Hope::Stars => {
                        json!({ "hope": "stars", "stars": table.stars(rolling.seat), "goal": table.goal(rolling.seat) })
                    }
                };
                put_chance(&mut about, found.chance, found.exact, found.keep);
                about
            });
            let mut report = about(rolling);
            report.insert("seat".to_string(), json!(rolling.seat.to_string()));
            report.insert("hopes".to_string(), all.collect());
            writeln!(out, "{:#}", Value::Object(report))?;
            return Ok(Verdict::Fine);
        }
        write!(out, "{BOLD}{}{BOLD:#}: ", seat_name(table, rolling.seat))?;
        heading(rolling, out)?;
        for (hope, found) in &hopes {
            let what = match hope {
                Hope::Eliminate(seat) => {
                    let place = place_words(table, *seat);
                    lab::eliminates(lang(), seat_name(table, *seat), table.hearts(*seat), place)
                }
                Hope::Stars => lab::reaches(lang(), table.goal(rolling.seat), table.stars(rolling.seat)),
            };
            let keep = found.keep.filter(|_| found.chance > 0.0);
            let keep = keep.map_or(String::new(), |keep| format!("   {}", lab::keep_dice(lang(), keep)));
            let room = 40usize.saturating_sub(width(&what));
            writeln!(out, "  {what}{:room$} {GOOD}{}{GOOD:#}{DIM}{keep}{DIM:#}", "", decimal(found.chance, 3))?;
        }
        Ok(Verdict::Fine)
    }
}

/// Where a monster is, to be added in brackets.
fn place_words(table: &Table, seat: Seat) -> String {
    let place = table.place_of(seat).map(|place| match place {
        Place::City => cli::standing_city(lang()),
        Place::Bay => cli::standing_bay(lang()),
    });
    place.map(|place| format!(", {place}")).unwrap_or_default()
}

fn row(rolling: Rolling, least: Dice) -> Result<OddsRow> {
    let most = Odds::most_rolls(rolling.dice);
    let odds = Odds::new(rolling.dice, rolling.rolls, |dice| dice.covers(least))
        .ok_or_else(|| anyhow!(lab::too_many_rolls(lang(), rolling.dice, most)))?;
    if rolling.asks() {
        let (keep, chance) = odds.best(rolling.lying, rolling.rolls);
        return Ok(OddsRow { least, chance, keep: Some(keep) });
    }
    Ok(OddsRow { least, chance: odds.keep(rolling.lying, rolling.rolls), keep: None })
}

fn about(rolling: Rolling) -> Map<String, Value> {
    let lying = (!rolling.lying.is_empty()).then(|| rolling.lying.to_string());
    let mut about = Map::new();
    about.insert("dice".to_string(), json!(rolling.dice));
    about.insert("rolls".to_string(), json!(rolling.rolls));
    about.insert("lying".to_string(), json!(lying));
    about
}

/// Numbers too large for other programs' numbers are written as text.
fn put_chance(about: &mut Value, chance: f64, exact: Option<Fraction>, keep: Option<Dice>) {
    about["chance"] = json!(chance);
    about["fraction"] = match exact {
        Some(exact) => json!({ "above": exact.above.to_string(), "below": exact.below.to_string() }),
        None => Value::Null,
    };
    about["keep"] = json!(keep.map(|keep| keep.to_string()));
}

fn heading(rolling: Rolling, out: &mut impl Write) -> Result<()> {
    let lang = lang();
    let (dice, left) = (lab::dice(lang, rolling.dice.into()), lab::rolls_left(lang, rolling.rolls.into()));
    let heading = match (rolling.lying.is_empty(), rolling.asks()) {
        (true, _) => format!("{dice}, {}", lab::rolls(lang, rolling.rolls.into())),
        (false, true) => lab::lie_there(lang, rolling.lying, left),
        (false, false) => lab::kept_of(lang, rolling.lying, dice, left),
    };
    writeln!(out, "{BOLD}{heading}{BOLD:#}")?;
    Ok(())
}

/// The position in a file of either kind.
pub(crate) fn read(path: &Path) -> Result<State> {
    let text = files::read(path)?;
    let words =
        text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()).find(|line| !line.is_empty());
    let kind = words.and_then(|line| line.split_whitespace().nth(1)).unwrap_or_default();
    let found = match kind {
        "scenario" => Scenario::parse(&text).map(|scenario| scenario.start().clone()),
        "position" => parse_position(&text),
        _ => bail!(
            "{}:1:1: {}",
            path.display(),
            lab::not_a_position(lang(), either(&["`kaiju position 1`", "`kaiju scenario 1`"]))
        ),
    };
    found.map_err(|error| anyhow!("{}:{}", path.display(), errors::parse(lang(), &error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn least(text: &str) -> [u8; 6] {
        wish(text).expect("a wish").least.counts()
    }

    #[test]
    fn wishes_are_read_in_many_ways() {
        assert_eq!(wish("smash").unwrap().table, Some(Face::Smash));
        assert_eq!(wish("1").unwrap().table, Some(Face::One));
        assert_eq!(wish("hearts").unwrap().table, Some(Face::Heart));
        assert_eq!(least("3x1"), [3, 0, 0, 0, 0, 0]);
        assert_eq!(least("2 smash, 1 heart"), [0, 0, 0, 0, 1, 2]);
        assert_eq!(least("2 smashes + energy"), [0, 0, 0, 1, 0, 2]);
        assert_eq!(least("123ehs"), [1; 6]);
        assert_eq!(least("3×✊"), [0, 0, 0, 0, 0, 3]);
        for text in ["", "luck", "0x1", "3x4", "10x1", "1111111111", "5x1, 5x2", "2 smash,"] {
            assert!(wish(text).is_err(), "{text}");
        }
    }

    #[test]
    fn wishes_are_told_in_words() {
        assert_eq!(in_words(Dice::from_counts([3, 0, 0, 0, 1, 2])), "three 1s, one heart and two smashes");
    }
}
