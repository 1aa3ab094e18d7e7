//! `kaiju play` and `kaiju watch`: the terminal client.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};
use kaiju_bots::Player;
use kaiju_client::Pick;
use kaiju_host::folders;
use kaiju_rules::{Book, EditionId, Preset};
use kaiju_text::{Lang, cli, host, lab};
use kaiju_tui::ink::Theme;
use kaiju_tui::line::{ServerAddress, goal};
use kaiju_tui::local::Files;
use kaiju_tui::online::{FoundTable, TableTerms};
use kaiju_tui::plain::{Plain, PlainEnd, farewell};
use kaiju_tui::scene::SaveState;
use kaiju_tui::settings::SettingsFile;
use kaiju_tui::start::Start;
use kaiju_tui::store::{GameFolder, InUse, RecordFile, Saved};
use kaiju_tui::trouble::Trouble;
use kaiju_tui::ui::Speed;
use kaiju_tui::{How, ToPlay};
use kaiju_wire::table::Overtime;

use crate::args::{self, SwitchArg, book, edition, players, rules, seed, switch};
use crate::files::Force;
use crate::near::nearest;
use crate::tables::time;
use crate::tongue::lang;
use crate::{Verdict, files, games, odds};

const EXAMPLES: &str = "\
Examples:
  kaiju play                                   a menu; Enter starts a game against three bots
  kaiju play --bots level5 --players 3         two strong opponents, no menu
  kaiju play --bots fits                       opponents as strong as you, as far as your games tell
  kaiju play --edition godzilla --evolutions   Events, Dice tokens and Evolutions
  kaiju play --people 2 --players 2            two people at one keyboard
  kaiju play --name Ada,Bo                     two people at one keyboard, called by their names
  kaiju play --resume                          continue where you left off, even if the terminal was closed
  kaiju play --resume \"An evening\"             continue the game of that name; `kaiju games` lists them all
  kaiju play --position my.position            continue from a position or a scenario (docs/notation.md)
  kaiju play --plain                           in plain sentences, for screen readers and pipes
  kaiju play --host --people 3 --players 4     open a table on a server: you, two others, one bot
  kaiju play --host --turn 3d --undo           a table over days; `kaiju tables` says whose turn it is
  kaiju play --host --public --rated --clock 30
                                               a public table that counts; 30 s for each answer
  kaiju play --join https://HOST/#/join/CODE   sit down there; the same command brings you back to your seat
  kaiju play --join CODE --name Ada,Bo         two people at this keyboard, two seats at that table

On the screen ? explains the keys, h gives a hint, w says why something happened, l changes the language.
Games are saved after every answer, under $XDG_DATA_HOME/kaiju/games (by default ~/.local/share).
NO_COLOR=1 plays without colours.";

/// How fast events are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ShowPace {
    Slow,
    Normal,
    Fast,
    Instant,
}

impl ShowPace {
    fn speed(self) -> Speed {
        match self {
            ShowPace::Slow => Speed::Slow,
            ShowPace::Normal => Speed::Normal,
            ShowPace::Fast => Speed::Fast,
            ShowPace::Instant => Speed::Instant,
        }
    }
}

/// What happens at a table over days when somebody's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum TimeUp {
    /// Nothing: everybody sees who is late.
    Nothing,
    /// A bot answers until somebody else is asked.
    Answer,
    /// A bot takes the seat, until its player takes it back.
    Seat,
}

impl TimeUp {
    pub(crate) fn overtime(self) -> Overtime {
        match self {
            TimeUp::Nothing => Overtime::Nothing,
            TimeUp::Answer => Overtime::Answer,
            TimeUp::Seat => Overtime::Seat,
        }
    }
}

/// Which colours to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ShowTheme {
    Auto,
    Dark,
    Light,
    Terminal,
    None,
}

impl ShowTheme {
    fn theme(self) -> Theme {
        Theme::ALL[self as usize]
    }
}

/// How a screen is to look.
#[derive(Args)]
pub(crate) struct ScreenArgs {
    /// How fast events are shown; by default as it was last set.
    #[arg(long, value_name = "PACE", value_enum)]
    speed: Option<ShowPace>,
    /// Which colours to use; by default as it was last set.
    #[arg(long, value_name = "THEME", value_enum)]
    theme: Option<ShowTheme>,
    /// Use ASCII alone; always so where the terminal has nothing else.
    #[arg(long)]
    ascii: bool,
}

impl ScreenArgs {
    pub(crate) fn how(&self, store: Option<GameFolder>, record: Option<RecordFile>) -> How {
        How {
            lang: lang(),
            store,
            record,
            speed: self.speed.map(ShowPace::speed),
            theme: self.theme.map(ShowTheme::theme),
            ascii: self.ascii,
            settings: SettingsFile::at(folders::config()),
        }
    }
}

/// How somebody sits at a table of a server.
#[derive(Args)]
pub(crate) struct SitArgs {
    /// Your name; by default the last one, or your login name.
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Play in plain sentences through standard input and output; the default where there is no terminal.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    screen: ScreenArgs,
}

impl SitArgs {
    /// Plays there.
    pub(crate) fn play(self, place: FoundTable, out: &mut impl Write) -> Result<Verdict> {
        sit(place, &self.screen.how(None, None), self.plain, out)
    }
}

/// What somebody who plays alone here is called at a table of a server. The name they give is theirs the next time, too.
pub(crate) fn own_name(given: Option<&str>) -> String {
    let login = || std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok();
    let mut settings = SettingsFile::at(folders::config());
    let mut kept = settings.read();
    match given {
        Some(name) => {
            kept.name = name.trim().to_string();
            settings.keep(&kept);
            kept.name
        }
        None if !kept.name.is_empty() => kept.name,
        None => login().unwrap_or_else(|| "kaiju".to_string()),
    }
}

/// Goes to a table of a server on the screen, as it was last set, and says how to come back.
pub(crate) fn visit(place: FoundTable, out: &mut impl Write) -> Result<()> {
    let screen = ScreenArgs { speed: None, theme: None, ascii: false };
    sit(place, &screen.how(None, None), false, out).map(|_| ())
}

/// Plays at a table of a server until somebody leaves: on the screen, or in sentences where there is none.
fn sit(place: FoundTable, how: &How, plain: bool, out: &mut impl Write) -> Result<Verdict> {
    if plain || !at_a_screen() {
        kaiju_tui::afar::attend(how, place, BufReader::new(io::stdin()), out)?;
        return Ok(Verdict::Fine);
    }
    let link = place.link();
    kaiju_tui::visit(place, how)?;
    if let Some(link) = link {
        writeln!(out, "{}", kaiju_text::tui::opened(how.lang, link))?;
    }
    Ok(Verdict::Fine)
}

/// A game to play.
#[derive(Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct PlayArgs {
    /// The edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", value_parser = edition)]
    edition: Option<EditionId>,
    /// The rulebook, played as it is written: BOOKS.
    #[arg(long, value_name = "BOOK", value_parser = book, conflicts_with = "edition")]
    book: Option<Book>,
    /// How many monsters play, 2 to 6.
    #[arg(short = 'p', long, value_name = "N", value_parser = players)]
    players: Option<usize>,
    /// How many of them are people at this keyboard, by default one.
    #[arg(long, value_name = "N", value_parser = people)]
    people: Option<usize>,
    /// How the bots play, seat by seat; the last counts for the rest. `kaiju arena --help` lists the bots.
    #[arg(short = 'b', long, value_name = "BOT,…", value_delimiter = ',', value_parser = bot)]
    bots: Vec<Player>,
    /// Your monster, such as the-king, or random to draw one; several people here may choose one each.
    #[arg(long, value_name = "MONSTER,…", value_delimiter = ',', value_parser = monster)]
    monster: Vec<Pick>,
    /// Play with Evolution cards.
    #[arg(long)]
    evolutions: bool,
    /// Change a rule switch from the value of the edition or book; may be given several times.
    #[arg(long = "switch", value_name = "NAME=VALUE", value_parser = switch)]
    switches: Vec<SwitchArg>,
    /// Where the luck comes from; the same seed, the same dice.
    #[arg(short = 's', long, value_name = "SEED", value_parser = seed)]
    seed: Option<u64>,
    /// Continue a saved game, by its file or its name; by default the last one played.
    #[arg(long, value_name = "FILE|NAME", num_args = 0..=1)]
    #[expect(clippy::option_option, reason = "not asked for, the latest, this one")]
    resume: Option<Option<PathBuf>>,
    /// Continue from a position or a scenario in a file: you play the monster that is asked first.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = [
            "resume", "join", "host", "edition", "book", "players", "monster", "evolutions", "switches"
        ]
    )]
    position: Option<PathBuf>,
    /// Sit down at a table of a server, by its link or its code; come back to your seat with the same command.
    #[arg(long, value_name = "LINK|CODE", conflicts_with_all = ["resume", "host"])]
    join: Option<String>,
    /// Open a table on a server for others: --people says for how many.
    #[arg(long, conflicts_with_all = ["resume"])]
    host: bool,
    /// Open it as a table over days, with this much time for a turn, such as 12h or 3d.
    #[arg(long, value_name = "TIME", value_parser = time, requires = "host")]
    turn: Option<u32>,
    /// What happens there when somebody's time is up.
    #[arg(long, value_name = "WHAT", value_enum, requires = "turn")]
    overtime: Option<TimeUp>,
    /// Let people take answers back at the table you open, until somebody learns something new.
    #[arg(long, requires = "host")]
    undo: bool,
    /// Those who watch the table you open see the game this many minutes later.
    #[arg(long, value_name = "MINUTES", requires = "host", conflicts_with = "turn", value_parser = clap::value_parser!(u32).range(1..=60))]
    delay: Option<u32>,
    /// Seconds for each answer at the table you open; without it there is no limit.
    #[arg(long, value_name = "SECONDS", requires = "host", conflicts_with = "turn", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    clock: Option<u32>,
    /// Seconds after which a bot stands in for a player who is away; 0 for never, otherwise 60.
    #[arg(long, value_name = "SECONDS", requires = "host", conflicts_with = "turn", value_parser = clap::value_parser!(u32).range(0..=86_400))]
    grace: Option<u32>,
    /// The game at the table you open counts for ratings; everyone there needs an account.
    #[arg(long, requires = "host", conflicts_with_all = ["child", "switches", "evolutions"])]
    rated: bool,
    /// Show the table you open in the lobby: anyone can sit down.
    #[arg(long, requires = "host")]
    public: bool,
    /// A title for the table you open.
    #[arg(long, value_name = "TITLE", requires = "host", conflicts_with = "child")]
    title: Option<String>,
    /// Open a table for children: emotes only, no names typed, gentle bots.
    #[arg(long, requires = "host")]
    child: bool,
    /// The server that codes and --host are for.
    #[arg(long, value_name = "URL", env = "KAIJU_SERVER", default_value = "http://localhost:8080")]
    server: String,
    /// Your name; several people here have one each. At a table of a server by default the last one, or your login name.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    name: Vec<String>,
    /// Write the record of the game into this file when it is over.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// Play in plain sentences through standard input and output; the default where there is no terminal.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    screen: ScreenArgs,
}

/// A game to watch.
#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub(crate) struct WatchArgs {
    /// A table of a server, by its link, its code or its id; without it, bots play here.
    #[arg(value_name = "LINK|CODE")]
    table: Option<String>,
    /// The server that codes are for.
    #[arg(long, value_name = "URL", env = "KAIJU_SERVER", default_value = "http://localhost:8080")]
    server: String,
    /// The edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", value_parser = edition)]
    edition: Option<EditionId>,
    /// The rulebook, played as it is written: BOOKS.
    #[arg(long, value_name = "BOOK", value_parser = book, conflicts_with = "edition")]
    book: Option<Book>,
    /// How many monsters play, 2 to 6.
    #[arg(short = 'p', long, value_name = "N", value_parser = players)]
    players: Option<usize>,
    /// How they play, seat by seat; the last counts for the rest.
    #[arg(short = 'b', long, value_name = "BOT,…", value_delimiter = ',', value_parser = bot)]
    bots: Vec<Player>,
    /// Play with Evolution cards.
    #[arg(long)]
    evolutions: bool,
    /// Where the luck comes from; the same seed, the same dice.
    #[arg(short = 's', long, value_name = "SEED", value_parser = seed)]
    seed: Option<u64>,
    /// Write the record of the game into this file when it is over.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// Tell the game in plain sentences; the default where there is no terminal.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    screen: ScreenArgs,
}

fn people(word: &str) -> Result<usize, String> {
    word.parse().ok().filter(|n| *n <= 6).ok_or_else(|| host::people_range(lang()).to_string())
}

fn bot(word: &str) -> Result<Player, String> {
    word.parse().map_err(|_| {
        let known = nearest(word, Player::NAMES).join(", ");
        format!("{}; {}", lab::no_such_bot(lang()), lab::bots_are(lang(), known))
    })
}

fn monster(word: &str) -> Result<Pick, String> {
    if word.trim().eq_ignore_ascii_case("random") {
        return Ok(Pick::Drawn);
    }
    args::monster(word).map(Pick::This)
}

/// Is there somebody at a screen?
pub(crate) fn at_a_screen() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && std::env::var("TERM").as_deref() != Ok("dumb")
}

/// A game of an edition or book for these people and bots: four play, unless more people or bots are named.
fn begin(preset: Option<Preset>, people: usize, players: Option<usize>, bots: &[Player]) -> Start {
    let mut start = Start { people, ..Start::default() };
    let preset = preset.unwrap_or(Preset::Edition(start.edition));
    (start.edition, start.rules) = (preset.edition(), preset.rules());
    start.players = players.unwrap_or_else(|| 4.max(people));
    if !bots.is_empty() {
        start.bots = bots.to_vec();
        start.players = players.unwrap_or_else(|| (people + bots.len()).clamp(2, 6));
    }
    start
}

/// The edition or the book that was asked for.
fn preset(edition: Option<EditionId>, book: Option<Book>) -> Option<Preset> {
    book.map(Preset::Book).or(edition.map(Preset::Edition))
}

impl PlayArgs {
    /// Was anything said about the game?
    fn says_what(&self) -> bool {
        preset(self.edition, self.book).is_some()
            || self.players.is_some()
            || self.people.is_some()
            || !self.bots.is_empty()
            || !self.monster.is_empty()
            || self.evolutions
            || !self.switches.is_empty()
            || self.seed.is_some()
            || !self.name.is_empty()
    }

    /// The names of the people here, as they were given.
    fn names(&self) -> Vec<String> {
        self.name.iter().map(|name| name.trim().to_string()).collect()
    }

    /// How many people play here: one, or as many as there are names, where nobody says it.
    fn people_here(&self) -> usize {
        self.people.unwrap_or(1).max(self.name.len())
    }

    fn start(&self) -> Result<Start> {
        let preset = preset(self.edition, self.book);
        let mut start = begin(preset, self.people_here(), self.players, &self.bots);
        start.rules = rules(preset.unwrap_or(Preset::Edition(start.edition)), &self.switches)?;
        start.rules.evolutions |= self.evolutions;
        start.monsters.clone_from(&self.monster);
        start.names = self.names();
        start.seed = self.seed;
        Ok(start)
    }

    /// What the table allows that is opened for others.
    fn terms(&self) -> TableTerms {
        TableTerms {
            turn_s: self.turn,
            clock_s: self.clock,
            grace_s: self.grace,
            overtime: self.overtime.unwrap_or(TimeUp::Nothing).overtime(),
            undo: self.undo,
            delay_s: self.delay.unwrap_or(0) * 60,
            rated: self.rated,
            public: self.public,
            title: self.title.clone().unwrap_or_default(),
            child: self.child,
        }
    }

    /// Plays at a table of a server.
    fn online(self, lang: Lang, record: Option<RecordFile>, out: &mut impl Write) -> Result<Verdict> {
        let mut names = self.names();
        if names.len() < 2 {
            names = vec![own_name(names.first().map(String::as_str))];
        }
        let keys = games::user_folder().map(|store| store.beside("seats"));
        let troubled = |trouble: Trouble| anyhow!(trouble.told(lang));
        let place = if let Some(link) = &self.join {
            let (server, goal) = goal(link, &self.server).map_err(troubled)?;
            FoundTable::join(server, goal, &names, &self.monster, keys.as_deref()).map_err(troubled)?
        } else {
            let mut start = self.start()?.fitted(SettingsFile::at(folders::config()).read().fit);
            start.people = self.people.unwrap_or(2).max(names.len());
            start.players = start.players.max(start.people);
            let server = ServerAddress::new(&self.server).map_err(troubled)?;
            if self.child && self.bots.is_empty() {
                start.bots = Player::level(1).into_iter().collect();
            }
            FoundTable::host(server, (&start, self.terms()), &names, keys.as_deref()).map_err(troubled)?
        };
        sit(place, &self.screen.how(None, record), self.plain, out)
    }

    /// Plays.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let lang = lang();
        let record = record(self.record.clone(), self.force)?;
        if self.join.is_some() || self.host {
            return self.online(lang, record, out);
        }
        let store = games::user_folder();
        let game = match (&self.resume, &self.position) {
            (_, Some(file)) => {
                let told = || file.display().to_string();
                let game = self.start()?.begin_at(lang, odds::read(file)?).with_context(told)?;
                ToPlay::Saved(None, game.save())
            }
            (Some(Some(file)), _) if file == Path::new("-") => ToPlay::Saved(None, files::read(file)?),
            (Some(Some(file)), _) => take_up(&by_name(file, store.as_ref()))?,
            (Some(None), _) => {
                let latest = store.as_ref().and_then(GameFolder::latest);
                take_up(&latest.ok_or_else(|| anyhow!(host::no_unfinished_game(lang)))?.0)?
            }
            (None, _) if self.says_what() || self.plain || !at_a_screen() => ToPlay::New(self.start()?),
            // Nothing was asked for: the menu is as it was left.
            (None, _) => ToPlay::Menu(SettingsFile::at(folders::config()).read().start),
        };
        if let ToPlay::Saved(Some(path), text) = &game {
            kaiju_tui::load(lang, text).with_context(|| path.path().display().to_string())?;
        }
        let how = self.screen.how(store, record);
        play(game, how, self.plain, out)
    }
}

impl WatchArgs {
    /// Watches.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let lang = lang();
        let record = record(self.record.clone(), self.force)?;
        if let Some(link) = &self.table {
            let troubled = |trouble: Trouble| anyhow!(trouble.told(lang));
            let (server, goal) = goal(link, &self.server).map_err(troubled)?;
            let place = FoundTable::watch(server, goal).map_err(troubled)?;
            let how = self.screen.how(None, record);
            if self.plain || !at_a_screen() {
                kaiju_tui::afar::attend(&how, place, BufReader::new(io::stdin()), out)?;
            } else {
                kaiju_tui::visit(place, &how)?;
            }
            return Ok(Verdict::Fine);
        }
        let players = self.players.or((self.bots.len() < 2).then_some(4));
        let mut start = begin(preset(self.edition, self.book), 0, players, &self.bots);
        start.rules.evolutions |= self.evolutions;
        start.seed = self.seed;
        let how = self.screen.how(None, record);
        play(ToPlay::New(start), how, self.plain, out)
    }
}

/// Where the record goes. A file that is there already is told before the game, not after it.
fn record(path: Option<PathBuf>, force: Force) -> Result<Option<RecordFile>> {
    force.check(path.as_deref())?;
    Ok(path.map(|path| RecordFile::new(path, force.force)))
}

/// A file, or the saved game of that name where there is no such file.
fn by_name(file: &Path, store: Option<&GameFolder>) -> PathBuf {
    let named = store.and_then(|store| store.named(&file.to_string_lossy()));
    named.filter(|named| !file.exists() && named.exists()).unwrap_or_else(|| file.to_path_buf())
}

/// A saved game, unless it is open in another terminal.
fn take_up(file: &Path) -> Result<ToPlay> {
    // First it is ours, then it is read: whoever has it may write it until then.
    let saved =
        Saved::open(file.to_path_buf()).map_err(|InUse| anyhow!(cli::open_elsewhere(lang(), file.display())))?;
    let text = files::read(file)?;
    Ok(ToPlay::Saved(Some(saved), text))
}

/// Plays on the screen, or in sentences where there is none.
pub(crate) fn play(game: ToPlay, how: How, plain: bool, out: &mut impl Write) -> Result<Verdict> {
    if !plain && at_a_screen() {
        return match kaiju_tui::play(game, &how)? {
            Some(kept @ SaveState::Unsaved(_)) => Err(anyhow!(farewell(how.lang, &kept))),
            Some(kept) => {
                writeln!(out, "{}", farewell(how.lang, &kept))?;
                Ok(Verdict::Fine)
            }
            None => Ok(Verdict::Fine),
        };
    }
    let mut settings = how.settings.clone();
    let mut kept = settings.read();
    let (local, save) = match game {
        ToPlay::Menu(start) | ToPlay::New(start) => {
            let start = start.fitted(kept.fit);
            let local = start.begin(how.lang)?;
            // What nobody answers is not worth keeping.
            (local, how.store.as_ref().filter(|_| start.people > 0).map(GameFolder::fresh))
        }
        ToPlay::Saved(saved, text) => {
            (kaiju_tui::load(how.lang, &text)?, saved.or_else(|| how.store.as_ref().map(GameFolder::fresh)))
        }
    };
    let input: &mut dyn BufRead = &mut io::stdin().lock();
    let (ascii, chairs, open) = (how.is_ascii(), local.chairs().to_vec(), local.state().table().over().is_none());
    let plain = Plain::new(how.lang, local, Files { save, record: how.record }, input, out);
    let end = plain.in_ascii(ascii).with_comfort(kept.comfort).play()?;
    if let (true, PlainEnd::Over(winners)) = (open, end)
        && let Some(fit) = kept.fit.after(&chairs, winners)
    {
        kept.fit = fit;
        settings.keep(&kept);
    }
    Ok(Verdict::Fine)
}
