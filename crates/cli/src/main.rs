//! `kaiju`: play, serve tables, simulate games, tell them again, check scenarios, look up rules, measure speed.
//!
//! Each command has a module of its own. They write to standard output and answer with a [`Verdict`] or an error; here
//! both become exit codes: 0 for fine, 1 for something that was checked and does not hold, 2 for an error, told in one
//! line on standard error, 130 for work that was stopped.

mod admin;
mod arena;
mod args;
mod atlas;
mod backup;
mod bench;
mod cards;
mod chart;
mod club;
mod club_account;
mod club_bots;
mod club_lobby;
mod club_made;
mod club_notices;
mod club_people;
mod corpus;
mod daily;
mod decisions;
mod doctor;
mod engine;
mod faq;
mod files;
mod find;
mod games;
mod golden;
mod health;
mod help;
mod interrupt;
mod load;
mod near;
mod odds;
mod page;
mod play;
mod puzzle;
mod puzzles;
mod rate;
mod replay;
mod review;
mod rules;
mod scenario;
mod sheet;
mod shells;
mod sim;
mod simulate;
mod soak;
mod statements;
mod tables;
mod tongue;
mod verify;
mod words;

use std::ffi::OsString;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use kaiju_host::serve::ServeArgs;
use kaiju_text::{Lang, cli};

const EXAMPLES: &str = "\
Examples:
  kaiju play                                 play here and now, against three bots
  kaiju serve --open                         play in your browser: a table server on this machine
  kaiju sim --players 4 --games 20000        who wins, and how, when everybody plays at random
  kaiju arena --bot greedy --bot random      which bot is better, and by how much
  kaiju sim --games 1 --record my.game       keep a game
  kaiju replay my.game                       and read it, each event with the rule behind it
  kaiju puzzle                               what would you have kept? a puzzle a day
  kaiju verify my.game                       were the dice of an online game fair?
  kaiju odds --want smash                    how likely 1, 2, 3 … ✊ are
  kaiju rules ENTER-2                        what that rule says
  kaiju cards mimic                          what that card does, with its rulings
  kaiju find tokyo bay                       whatever is said about it: rules, cards, rulings, questions
  kaiju scenario scenarios                   check that the rules still do what the scenarios say

Exit codes: 0 all is well, 1 a check failed, 2 the command could not be carried out, 130 stopped by Ctrl-C.

An unofficial fan implementation of the rules of King of Tokyo; not affiliated with or endorsed by the publisher.";

/// King of Tokyo: play, watch, serve, simulate, replay, check, look up.
#[derive(Parser)]
#[command(name = "kaiju", version, after_help = EXAMPLES)]
#[command(propagate_version = true, disable_help_subcommand = false, arg_required_else_help = true)]
struct Cli {
    /// The language, by its code: LANGUAGES; by default the one saved with `kaiju lang`, or your system's.
    #[arg(long, global = true, value_name = "LANG", display_order = 900, value_parser = tongue::code)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: CliCommand,
}

#[derive(Subcommand)]
enum CliCommand {
    /// Play in the terminal: against bots, several people at one keyboard, or at a table of a server.
    Play(play::PlayArgs),
    /// Watch bots play, or a table of a server.
    Watch(play::WatchArgs),
    /// List the saved games, or rename one.
    Games(games::GamesArgs),
    /// List the tables you have a seat at, the most urgent first.
    Tables(tables::TablesArgs),
    /// Show the club of a server: tables, a quick match, friends, games, tournaments, ratings, bots, your account.
    Club(club::ClubArgs),
    /// Look after a server: reports, bans, mutes and what was done.
    Admin(admin::AdminArgs),
    /// Serve tables: people and bots play together in the browser, the terminal or over the API.
    Serve(ServeArgs),
    /// Ask a server on this machine whether it is well.
    Health(health::HealthArgs),
    /// Check what kaiju needs on this machine, and say what to do.
    Doctor(doctor::DoctorArgs),
    /// Check that the dice of a finished online game were fair.
    Verify(verify::VerifyArgs),
    /// Save everything a server keeps, each game proven by playing it again.
    Backup(backup::BackupArgs),
    /// Restore a backup into an empty database, and compare.
    Restore(backup::RestoreArgs),
    /// Play many games and tell who won and how.
    Sim(sim::SimArgs),
    /// Make a dataset of games, the same bytes wherever it is made.
    Corpus(corpus::CorpusArgs),
    /// Let bots play against each other and rate them.
    Arena(arena::ArenaArgs),
    /// Say how strong the bots are in each list of ratings, measure them, or try how soon people are rated right.
    Rate(rate::RateArgs),
    /// Answer bots that look ahead: what is legal, what follows, and what it is worth.
    Engine(engine::EngineArgs),
    /// Tell a recorded game, or check that it can be played again.
    Replay(replay::ReplayArgs),
    /// Review a game: what each decision and each piece of luck was worth, and what would have been better.
    Review(review::ReviewArgs),
    /// Answer the puzzle of the day, or the next one to practise.
    Puzzle(puzzle::PuzzleArgs),
    /// Play the game of the day: one table and one stream of luck for everybody.
    Daily(daily::DailyArgs),
    /// Say what puzzles there are, make some, or judge them again.
    Puzzles(puzzles::PuzzlesArgs),
    /// Compute the odds of a roll, or of a position.
    Odds(odds::OddsArgs),
    /// Check scenario files: a position, some inputs, and what must follow.
    Scenario(scenario::ScenarioArgs),
    /// Check that the rules play as they always have: golden games of every version, and hashes of what happened.
    Golden(golden::GoldenArgs),
    /// Search rules, cards, rulings and questions.
    Find(find::FindArgs),
    /// Look up the rules, clause by clause.
    Rules(rules::RulesArgs),
    /// Answer what people ask at the table.
    Faq(faq::FaqArgs),
    /// Look up the Power cards: text, cost, rulings, what they listen to.
    Cards(cards::CardsArgs),
    /// Measure what things are worth: cards, seats, staying in Tokyo.
    Atlas(atlas::AtlasArgs),
    /// Measure how fast games are played on this machine.
    Bench(bench::BenchArgs),
    /// Play games by the million and check the laws on the way.
    Soak(soak::SoakArgs),
    /// Kill a server, or cut its power, repeatedly while tables are played; nothing may be lost.
    SoakServer(load::SoakServerArgs),
    /// Run the table server in a simulator, under everything that can go wrong.
    Simulate(simulate::SimulateArgs),
    /// Load-test a server on this machine.
    Load(load::LoadArgs),
    /// Show which language kaiju uses, or save one.
    Lang(tongue::LangArgs),
    /// Print completions for a shell.
    Completions(shells::CompletionsArgs),
    /// Write the manual pages into a folder.
    Man(shells::ManArgs),
}

/// What a command found out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// All is well.
    Fine,
    /// Something was checked and does not hold.
    Fails,
    /// Somebody pressed Ctrl-C; what was done by then is kept.
    Stopped,
}

fn main() -> ExitCode {
    let typed: Vec<_> = std::env::args_os().collect();
    tongue::choose(&typed);
    // Windows opens a window for a program that somebody double-clicks, and closes it when the program ends.
    let bare = cfg!(windows) && typed.len() == 1 && io::stdin().is_terminal();
    let cli = match read(typed) {
        Ok(cli) => cli,
        Err(error) if bare => {
            let _ = error.print();
            if !wants_browser(tongue::lang(), &mut io::stdin().lock(), &mut anstream::stdout()) {
                return ExitCode::from(2);
            }
            match read(IN_BROWSER.map(OsString::from).to_vec()) {
                Ok(cli) => cli,
                Err(error) => return refuse(&error),
            }
        }
        Err(error) => return refuse(&error),
    };
    debug_assert!(cli.lang.is_none_or(|lang| lang == tongue::lang()), "the language was read beforehand");
    let mut out = anstream::stdout().lock();
    let done = match cli.command {
        CliCommand::Play(play) => play.run(&mut out),
        CliCommand::Watch(watch) => watch.run(&mut out),
        CliCommand::Games(games) => games.run(&mut out),
        CliCommand::Serve(serve) => serve.run(&mut out, page::inside()).map(|()| Verdict::Fine),
        CliCommand::Tables(tables) => tables.run(&mut out),
        CliCommand::Club(club) => club.run(&mut out),
        CliCommand::Admin(admin) => admin.run(&mut out),
        CliCommand::Health(health) => health.run(&mut out),
        CliCommand::Doctor(doctor) => doctor.run(&mut out),
        CliCommand::Verify(verify) => verify.run(&mut out),
        CliCommand::Backup(backup) => backup.run(&mut out),
        CliCommand::Restore(restore) => restore.run(&mut out),
        CliCommand::Sim(sim) => sim.run(&mut out),
        CliCommand::Corpus(corpus) => corpus.run(&mut out),
        CliCommand::Arena(arena) => arena.run(&mut out),
        CliCommand::Rate(rate) => rate.run(&mut out),
        CliCommand::Engine(engine) => engine.run(&mut out),
        CliCommand::Replay(replay) => replay.run(&mut out),
        CliCommand::Review(review) => review.run(&mut out),
        CliCommand::Puzzle(puzzle) => puzzle.run(&mut out),
        CliCommand::Daily(daily) => daily.run(&mut out),
        CliCommand::Puzzles(puzzles) => puzzles.run(&mut out),
        CliCommand::Odds(ask) => ask.run(&mut out),
        CliCommand::Scenario(check) => check.run(&mut out),
        CliCommand::Golden(golden) => golden.run(&mut out),
        CliCommand::Atlas(atlas) => atlas.run(&mut out),
        CliCommand::Find(find) => find.run(&mut out),
        CliCommand::Rules(lookup) => lookup.run(&mut out),
        CliCommand::Cards(cards) => cards.run(&mut out),
        CliCommand::Bench(bench) => bench.run(&mut out),
        CliCommand::Soak(soak) => soak.run(&mut out),
        CliCommand::SoakServer(storm) => storm.run(&mut out),
        CliCommand::Simulate(simulate) => simulate.run(&mut out),
        CliCommand::Load(load) => load.run(&mut out),
        CliCommand::Faq(faq) => faq.run(&mut out),
        CliCommand::Lang(tongue) => tongue.run(&mut out),
        CliCommand::Completions(shell) => shell.run(&mut out),
        CliCommand::Man(man) => man.run(&mut out),
    };
    match done.and_then(|verdict| Ok(out.flush().map(|()| verdict)?)) {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Fails) => ExitCode::from(1),
        Ok(Verdict::Stopped) => ExitCode::from(130),
        // Whoever read our output has seen enough; that is no error.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("{error:#}"));
            if bare {
                // So that it can be read before the window closes.
                let _ = io::stdin().read_line(&mut String::new());
            }
            ExitCode::from(2)
        }
    }
}

/// What is typed, as a command.
fn read(typed: Vec<OsString>) -> Result<Cli, clap::Error> {
    let command = help::spoken(Cli::command(), tongue::lang());
    command.try_get_matches_from(help::turned_round(typed)).and_then(|found| Cli::from_arg_matches(&found))
}

/// What somebody plays with who has typed nothing.
const IN_BROWSER: [&str; 4] = ["kaiju", "serve", "--open", "--any-port"];

/// Says that Enter opens the browser, and waits for it.
fn wants_browser(lang: Lang, input: &mut impl BufRead, out: &mut impl Write) -> bool {
    let asked = writeln!(out, "\n{}", cli::enter_opens(lang)).and_then(|()| out.flush());
    let mut line = String::new();
    asked.is_ok() && input.read_line(&mut line).is_ok() && line.ends_with('\n') && line.trim().is_empty()
}

/// One line on standard error.
fn complain(what: &str) {
    eprintln!("kaiju: {}", what.split_whitespace().collect::<Vec<_>>().join(" "));
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Words that do not make a command: help is shown as it is, all else becomes one line.
fn refuse(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(2)
        }
        _ => {
            complain(&help::complaint(tongue::lang(), error));
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CliCommand, IN_BROWSER, Lang, OsString, read, wants_browser};

    /// Enter opens the browser; other words, or no keyboard, do not.
    #[test]
    fn whoever_double_clicks_is_asked_before_the_browser_opens() {
        let answer = |mut typed: &[u8]| {
            let mut said = Vec::new();
            let wants = wants_browser(Lang::En, &mut typed, &mut said);
            assert!(String::from_utf8(said).expect("UTF-8").contains("Press Enter"));
            wants
        };
        assert!(answer(b"\n") && answer(b"\r\n"));
        assert!(!answer(b"") && !answer(b"quit\n"));
        let cli = read(IN_BROWSER.map(OsString::from).to_vec()).unwrap_or_else(|error| panic!("{error}"));
        assert!(matches!(cli.command, CliCommand::Serve(_)));
    }
}
