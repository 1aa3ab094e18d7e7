//! Studies that are counted in parts, on as many machines as there are: leagues, the atlas, corpora. `kaiju.study` shares the
//! parts out and adds them up; here a part is played, and what all of them come to is told.

use std::path::PathBuf;

use kaiju_arena::atlas::{AtlasSubject, Trial};
use kaiju_arena::{Also, Entrant, League, PairTally};
use kaiju_bots::Player;
use kaiju_corpus::{CorpusError, CorpusFile, CorpusFolder, CorpusPart, Manifest};
use kaiju_rules::{Rules, Setup};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use serde_json::{Value, json};

use crate::translate::{Wanted, from_json, heeding, player, switches, wrong};

/// An option of a study; none where it was not given.
fn option<'py, T>(options: &Bound<'py, PyDict>, name: &str) -> PyResult<Option<T>>
where
    T: for<'a> FromPyObject<'a, 'py>,
    for<'a> <T as FromPyObject<'a, 'py>>::Error: Into<PyErr>,
{
    match options.get_item(name)? {
        Some(value) if !value.is_none() => value.extract::<T>().map(Some).map_err(Into::into),
        _ => Ok(None),
    }
}

/// The tables of a study, one for each number of players.
fn tables(options: &Bound<'_, PyDict>) -> PyResult<(Wanted, Vec<Setup>)> {
    let players = option::<Vec<usize>>(options, "players")?.unwrap_or_else(|| vec![4]);
    let switched = options.get_item("switches")?.filter(|said| !said.is_none());
    let mut wanted = Wanted {
        edition: option(options, "edition")?,
        book: option(options, "book")?,
        switches: switches(switched.as_ref().map(|said| said.cast::<PyDict>()).transpose()?)?,
        ..Wanted::default()
    };
    let mut setups = Vec::new();
    for many in players {
        wanted.players = Some(many);
        setups.push(wanted.setup()?);
    }
    Ok((wanted, setups))
}

/// How many threads play.
fn some_threads(threads: usize) -> PyResult<usize> {
    if (1..=256).contains(&threads) { Ok(threads) } else { Err(wrong(format!("1 to 256 threads, not {threads}"))) }
}

fn league(options: &Bound<'_, PyDict>) -> PyResult<(League, u64)> {
    let (_, setups) = tables(options)?;
    let bots = option::<Vec<String>>(options, "bots")?.unwrap_or_default();
    if bots.len() < 2 {
        return Err(wrong("a league needs two bots or more"));
    }
    let entrants = bots.iter().map(|name| player(name).map(Entrant::from)).collect::<PyResult<_>>()?;
    let among = option::<String>(options, "among")?;
    let among = among.map(|name| {
        let found = bots.iter().position(|bot| *bot == name);
        found.ok_or_else(|| wrong(format!("`{name}` is not among the bots")))
    });
    Ok((League::new(setups, entrants, among.transpose()?), option(options, "seed")?.unwrap_or(1)))
}

/// How many pairs a league has.
#[pyfunction]
pub(crate) fn arena_rounds(options: &Bound<'_, PyDict>) -> PyResult<usize> {
    Ok(league(options)?.0.pairs().len())
}

/// Plays some games of a pair of a league. The numbers of parts are added one by one.
#[pyfunction]
pub(crate) fn arena_part(
    py: Python<'_>,
    options: &Bound<'_, PyDict>,
    round: usize,
    first_game: u64,
    games: u64,
    threads: usize,
) -> PyResult<Vec<u64>> {
    let ((league, seed), threads) = (league(options)?, some_threads(threads)?);
    let fixture = league.pairs().get(round).and_then(|&pair| league.fixture(pair, seed, first_game, games));
    let fixture = fixture.ok_or_else(|| wrong(format!("there is no pair {round}")))?;
    heeding(py, |go_on| {
        let mut tally = PairTally::default();
        fixture.stream(threads, Also::NOTHING, |batch| {
            tally.count(&batch);
            go_on()
        });
        tally.numbers().to_vec()
    })
}

/// What a league came to, from the numbers of each pair, with the names of `kaiju arena --json`.
#[pyfunction]
pub(crate) fn arena_told<'py>(
    py: Python<'py>,
    options: &Bound<'py, PyDict>,
    played: Vec<Vec<u64>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (league, _) = league(options)?;
    let tally = |numbers: Vec<u64>| {
        let numbers = numbers.try_into().map_err(|_| wrong("these are not the numbers of a pair"))?;
        Ok(PairTally::from_numbers(numbers))
    };
    let played = played.into_iter().map(tally).collect::<PyResult<Vec<_>>>()?;
    let played: Vec<_> = league.pairs().into_iter().zip(played).collect();
    from_json(py, &Value::Object(league.standings(&played).json(false)))
}

/// A table of an atlas, and what is tried there.
struct AtlasTable {
    trial: Trial,
    subject: AtlasSubject,
}

fn atlas(options: &Bound<'_, PyDict>) -> PyResult<(Wanted, String, Vec<AtlasTable>)> {
    let (wanted, setups) = tables(options)?;
    let subject = option::<String>(options, "subject")?.unwrap_or_else(|| "cards".to_string());
    let ids = option::<Vec<String>>(options, "cards")?.unwrap_or_default();
    let bot = option::<String>(options, "bot")?.unwrap_or_else(|| "random".to_string());
    let (player, seed): (Player, u64) = (player(&bot)?, option(options, "seed")?.unwrap_or(1));
    let table = |mut setup: Setup| {
        let tried = match subject.as_str() {
            "cards" | "evolutions" => {
                let evolutions = subject == "evolutions";
                if evolutions {
                    let mut rules = setup.rules();
                    rules.evolutions = true;
                    setup = setup.with_rules(rules);
                }
                let mut all = AtlasSubject::all_cards(&setup, evolutions);
                if let Some(id) = ids.iter().find(|id| !all.iter().any(|(card, _)| card.id == **id)) {
                    return Err(wrong(format!("there is no card `{id}` to try")));
                }
                all.retain(|(card, _)| ids.is_empty() || ids.iter().any(|id| id == card.id));
                AtlasSubject::Cards(all)
            }
            "seats" => AtlasSubject::TurnOrder,
            "tokyo" => AtlasSubject::Tokyo,
            "personalities" => AtlasSubject::Personalities,
            "monsters" => {
                setup = setup.with_rules(Rules { evolutions: true, ..setup.rules() });
                AtlasSubject::Monsters
            }
            other => {
                let known = "cards, evolutions, seats, tokyo, monsters or personalities";
                return Err(wrong(format!("expected {known}, found `{other}`")));
            }
        };
        let trial = Trial { setup, player: player.into(), seed, first_game: 0, games: 0, less_luck: false };
        Ok(AtlasTable { trial, subject: tried })
    };
    Ok((wanted, bot, setups.into_iter().map(table).collect::<PyResult<_>>()?))
}

/// How many rounds of games an atlas takes.
#[pyfunction]
pub(crate) fn atlas_rounds(options: &Bound<'_, PyDict>) -> PyResult<usize> {
    Ok(atlas(options)?.2.iter().map(|table| table.subject.rounds()).sum())
}

/// Plays some games of a round of an atlas. The numbers of parts are added one by one.
#[pyfunction]
pub(crate) fn atlas_part(
    py: Python<'_>,
    options: &Bound<'_, PyDict>,
    round: usize,
    first_game: u64,
    games: u64,
    threads: usize,
) -> PyResult<Vec<u64>> {
    let ((_, _, tables), threads) = (atlas(options)?, some_threads(threads)?);
    let mut round = round;
    for AtlasTable { trial, subject } in &tables {
        if let Some(later) = round.checked_sub(subject.rounds()) {
            round = later;
            continue;
        }
        let trial = Trial { first_game, games, ..trial.clone() };
        return heeding(py, |go_on| subject.play(round, &trial, threads, |_| go_on()));
    }
    Err(wrong("there is no such round"))
}

/// What an atlas came to, from the numbers of each round, with the names of `kaiju atlas --json`.
#[pyfunction]
pub(crate) fn atlas_told<'py>(
    py: Python<'py>,
    options: &Bound<'py, PyDict>,
    played: Vec<Vec<u64>>,
) -> PyResult<Bound<'py, PyAny>> {
    let (wanted, bot, tables) = atlas(options)?;
    let preset = wanted.preset()?;
    let (mut rest, mut all) = (&played[..], Vec::new());
    for AtlasTable { trial, subject } in &tables {
        let missing = || wrong("these are not the numbers of an atlas");
        let (own, others) = rest.split_at_checked(subject.rounds()).ok_or_else(missing)?;
        let players = trial.setup.monsters().len();
        let rows = subject.rows(own, players).ok_or_else(missing)?;
        all.extend(rows.iter().map(|row| Value::Object(row.json(preset, players, &bot, trial.seed))));
        rest = others;
    }
    from_json(py, &Value::Array(all))
}

fn refused(error: CorpusError) -> PyErr {
    match error {
        CorpusError::File(path, error) => pyo3::exceptions::PyOSError::new_err(format!("{}: {error}", path.display())),
        other => wrong(other.to_string()),
    }
}

/// The manifest of a corpus of n games of everything there is, as text.
#[pyfunction]
pub(crate) fn corpus_manifest(games: u64, seed: u64) -> String {
    Manifest::new(games, seed).text()
}

/// Opens the folder of a corpus. Returns the parts that are not there yet, each with the number of its games.
#[pyfunction]
pub(crate) fn corpus_open(manifest: &str, out: PathBuf) -> PyResult<Vec<(u64, u64)>> {
    let manifest = Manifest::parse(manifest).map_err(refused)?;
    let folder = CorpusFolder::open(&out, &manifest).map_err(refused)?;
    Ok(folder.missing().into_iter().map(|part| (part, manifest.games_of(part))).collect())
}

/// Plays a part of a corpus. Returns its files: where each belongs in the folder, and what is in it.
#[pyfunction]
pub(crate) fn corpus_part<'py>(
    py: Python<'py>,
    manifest: &str,
    part: u64,
    threads: usize,
) -> PyResult<Vec<(String, Bound<'py, PyBytes>)>> {
    let (manifest, threads) = (Manifest::parse(manifest).map_err(refused)?, some_threads(threads)?);
    if part >= manifest.parts() {
        return Err(wrong(format!("there are {} parts, from 0 on", manifest.parts())));
    }
    let made = heeding(py, |go_on| manifest.make(part, threads, |_| go_on()))?.map_err(refused)?;
    let files = made.map(|part| part.files).unwrap_or_default().into_iter();
    Ok(files.map(|file| (file.name, PyBytes::new(py, &file.bytes))).collect())
}

/// Puts the files of a part into the folder of a corpus.
#[pyfunction]
pub(crate) fn corpus_put(manifest: &str, out: PathBuf, number: u64, files: Vec<(String, Vec<u8>)>) -> PyResult<()> {
    let folder = CorpusFolder::open(&out, &Manifest::parse(manifest).map_err(refused)?).map_err(refused)?;
    let files = files.into_iter().map(|(name, bytes)| CorpusFile { name, bytes }).collect();
    folder.put(&CorpusPart { number, files }).map_err(refused)
}

/// Checks and seals a corpus whose parts are all there, and writes its data card. Says what it came to.
#[pyfunction]
pub(crate) fn corpus_finish<'py>(py: Python<'py>, manifest: &str, out: PathBuf) -> PyResult<Bound<'py, PyAny>> {
    let manifest = Manifest::parse(manifest).map_err(refused)?;
    let report = CorpusFolder::open(&out, &manifest).and_then(|folder| folder.finish()).map_err(refused)?;
    let table = |t: &kaiju_corpus::TableReport| json!({ "table": t.table, "rows": t.rows, "bytes": t.bytes });
    let told = json!({
        "games": manifest.games, "parts": manifest.parts(), "compared": manifest.files.len(), "differ": report.differ,
        "tables": report.tables.iter().map(table).collect::<Vec<_>>(),
    });
    from_json(py, &told)
}
