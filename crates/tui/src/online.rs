//! A game on a server on the screen: joined by a link or a code, watched, or opened for others.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use kaiju_client::line_up::{self, DRAWS, line_up};
use kaiju_client::pace::tells;
use kaiju_client::pinned::{self, Pins, fingerprint};
use kaiju_client::terms::{spoken_terms, terms};
use kaiju_client::turns::duration;
use kaiju_client::{
    Beat, Errand, KeptTicket, Keys, Link, News, Next, Pick, Prompt, Remote, Replay, Session, Story, bets, sitter_name,
};
use kaiju_rules::{EditionId, Monster, Pending, Seat, SeatSet, Setup, Table, View, Viewer};
use kaiju_text::{Lang, club, coach, events, fair, moderation, tui, turns, web};
use kaiju_wire::Code;
use kaiju_wire::bot_account::NewChallenge;
use kaiju_wire::frame::{EMOTES, Ev, Said};
use kaiju_wire::moderation::{NewReport, ReportAbout, ReportTaken};
use kaiju_wire::people::{Encounter, HiddenSeats, PeopleList, Regard};
use kaiju_wire::table::{
    Address, BotReasonInfo, Change, Events, Found, HandOver, Join, NewSeat, NewSeatKind, NewTable, Opened, Overtime,
    OwnSeats, Pace, Pause, Phase, QuickMatch, QuickSeat, Reach, Rematch, Rhythm, SeatInfo, SeatKind, TableInfo, Talk,
};

use crate::account::{self, SignedIn};
use crate::advice::{advise_aside, hear_advice};
use crate::line::{Goal, Heard, ServerAddress, SocketThread};
use crate::local::player_name;
use crate::scene::{GameKind, SaveState, Scene, Spoken};
use crate::shell::Msg;
use crate::show::{Exit, Show};
use crate::start::Start;
use crate::store::{self, RecordFile};
use crate::trouble::{Trouble, refusal};
use crate::ui::{Intent, Overlay, Ui};

/// How long the first picture of a table may take.
const FIRST: Duration = Duration::from_secs(10);
/// How many lines of chat are kept.
const LINES: usize = 100;

pub(crate) fn read_keys(file: &Path) -> Option<Keys> {
    serde_json::from_str(&std::fs::read_to_string(file).ok()?).ok()
}

/// What a table that is opened for others allows, and how much time people have at it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableTerms {
    /// Seconds for a turn at a table over days; none for a table that is played in one go.
    pub turn_s: Option<u32>,
    /// Seconds for an answer at a table that is played in one go; none for no limit.
    pub clock_s: Option<u32>,
    /// Seconds after which a bot stands in for somebody who is away; 0 for never, none for what is usual.
    pub grace_s: Option<u32>,
    /// What happens when that time is over.
    pub overtime: Overtime,
    /// May answers be taken back?
    pub undo: bool,
    /// Seconds by which those who watch see the game later.
    pub delay_s: u32,
    /// Does the game count for ratings?
    pub rated: bool,
    /// Is it shown in the lobby?
    pub public: bool,
    /// Its title; empty for none.
    pub title: String,
    /// Is it for children?
    pub child: bool,
}

/// A table that was found, and our seats at it if we have some.
pub struct FoundTable {
    server: ServerAddress,
    game: String,
    tickets: Vec<KeptTicket>,
    /// The token of the host, where we opened the table.
    host: Option<String>,
    folder: Option<PathBuf>,
    /// What we noted of the dice when we were there before.
    pins: Option<Pins>,
    /// We left before the end, and want to be told how it was.
    tell_end: bool,
}

fn random() -> Result<[u8; 32], Trouble> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Trouble::NoRandom(error.to_string()))?;
    Ok(bytes)
}

fn key_file(folder: Option<&Path>, game: &str) -> Option<PathBuf> {
    let safe = game.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    folder.filter(|_| safe).map(|folder| folder.join(format!("{game}.json")))
}

/// The token of the host of a table, where it was opened here; the keys to seats are in `folder`.
pub fn host_key(folder: &Path, server: &ServerAddress, game: &str) -> Option<String> {
    let keys = read_keys(&key_file(Some(folder), game)?)?;
    keys.host.filter(|_| keys.server == Some(server.url()))
}

/// Notes that the end of a table was told; the keys to seats are in `folder`.
pub(crate) fn end_told(folder: &Path, game: &str) -> Result<(), Trouble> {
    let Some(file) = key_file(Some(folder), game) else { return Ok(()) };
    let Some(keys) = read_keys(&file) else { return Ok(()) };
    let text = serde_json::to_string(&Keys { tell_end: false, ..keys });
    let text = text.map_err(|error| Trouble::Disk(error.to_string()))?;
    store::write(&file, &text).map_err(|error| Trouble::Disk(format!("{error:#}")))
}

fn ticket(from: kaiju_wire::table::Ticket, seed: [u8; 32]) -> Result<KeptTicket, Trouble> {
    KeptTicket::given(from, seed).ok_or(Trouble::NoSeat)
}

impl FoundTable {
    /// Finds the table a goal leads to.
    fn find(server: &ServerAddress, goal: Goal) -> Result<(String, Option<String>), Trouble> {
        Ok(match goal {
            Goal::Game(game) => (game, None),
            Goal::Code(code) => {
                let found: Found = server.call("GET", &format!("/codes/{code}"), None, None::<&()>)?;
                (found.game, Some(code))
            }
        })
    }

    /// A table to watch.
    pub fn watch(server: ServerAddress, goal: Goal) -> Result<FoundTable, Trouble> {
        let (game, _) = FoundTable::find(&server, goal)?;
        Ok(FoundTable { server, game, tickets: Vec::new(), host: None, folder: None, pins: None, tell_end: false })
    }

    /// Sits down at a table, one seat for each name, or comes back to seats that are ours already. Keys to seats are
    /// kept in `folder`.
    pub fn join(
        server: ServerAddress,
        goal: Goal,
        names: &[String],
        picks: &[Pick],
        folder: Option<&Path>,
    ) -> Result<FoundTable, Trouble> {
        let (game, code) = FoundTable::find(&server, goal)?;
        if let Some(place) = FoundTable::back(&server, &game, folder) {
            return Ok(place);
        }
        let account = folder.and_then(|folder| account::kept(folder, &server));
        let folder = folder.map(Path::to_path_buf);
        let mut place =
            FoundTable { server, game, tickets: Vec::new(), host: None, folder, pins: None, tell_end: false };
        if account.as_ref().is_some_and(|account| place.take_own_seats(&account.session)) {
            place.keep()?;
            return Ok(place);
        }
        let path = format!("/tables/{}/seats", place.game);
        for (i, name) in names.iter().enumerate() {
            let seed = random()?;
            let join = Join {
                code: code.clone(),
                seat: None,
                name: name.clone(),
                monster: match picks.get(i) {
                    Some(Pick::This(monster)) => Some(monster.id().to_string()),
                    _ => None,
                },
                tip: Some(KeptTicket::tip(seed)),
            };
            // An account has one seat at a table; whoever else plays here has none.
            let session = account.as_ref().filter(|_| i == 0).map(|account| account.session.as_str());
            let given = place.server.make(&path, session, Some(&join))?;
            place.tickets.push(ticket(given, seed)?);
            // What we have is kept at once: the next seat may be refused.
            place.keep()?;
            if picks.get(i) == Some(&Pick::Drawn) {
                place.choose(place.tickets[i].seat, Pick::Drawn)?;
            }
        }
        Ok(place)
    }

    /// Opens a table for others: one seat for each of our names, the other people's seats open, programs on the rest.
    pub fn host(
        server: ServerAddress,
        (start, terms): (&Start, TableTerms),
        names: &[String],
        folder: Option<&Path>,
    ) -> Result<FoundTable, Trouble> {
        let changes = start.rules.changes(start.edition.edition().rules);
        let switches = changes.map(|(switch, word)| (switch.to_string(), word.to_string())).collect();
        let people = start.people.max(names.len());
        let players = start.players.max(people);
        let picks = start.picks(players);
        let mut luck = crate::fortune();
        let monsters = line_up(start.edition, &start.rules, &picks, |n| luck.below(n));
        let monsters = monsters.map_err(|_| Trouble::Refused(Code::MonsterTaken))?;
        let seat = |i: usize| match names.get(i) {
            Some(name) => NewSeat {
                kind: NewSeatKind::Me,
                name: Some(name.clone()),
                monster: Some(monsters[i]).filter(|_| picks[i] != Pick::Next).map(|monster| monster.id().to_string()),
                ..NewSeat::default()
            },
            None if i < people => NewSeat::of(NewSeatKind::Open),
            None => {
                let bot = start.bots.get(i - people).or(start.bots.last()).map(ToString::to_string);
                NewSeat { kind: NewSeatKind::Bot, player: bot, ..NewSeat::default() }
            }
        };
        let table = NewTable {
            edition: start.edition.edition().name.to_string(),
            switches,
            seats: (0..players).map(seat).collect(),
            pace: Pace::Quick,
            rhythm: if terms.turn_s.is_some() { Rhythm::Relaxed } else { Rhythm::Live },
            clock_s: terms.turn_s.or(terms.clock_s),
            grace_s: terms.grace_s,
            overtime: terms.overtime,
            undo: terms.undo,
            delay_s: terms.delay_s,
            rated: terms.rated,
            public: terms.public,
            title: terms.title,
            child: terms.child,
            start: people == names.len(),
            ..NewTable::default()
        };
        FoundTable::open(server, table, folder)
    }

    /// Opens a table as it is described, with our shares in its dice.
    pub fn open(server: ServerAddress, mut table: NewTable, folder: Option<&Path>) -> Result<FoundTable, Trouble> {
        let mut seeds = Vec::new();
        for seat in table.seats.iter_mut().filter(|seat| seat.kind == NewSeatKind::Me) {
            let seed = random()?;
            seat.tip = Some(KeptTicket::tip(seed));
            seeds.push(seed);
        }
        // An account has one seat at a table: where several play here, none of them is its own.
        let account = folder.filter(|_| seeds.len() == 1).and_then(|folder| account::kept(folder, &server));
        let session = account.as_ref().map(|account| account.session.as_str());
        let opened: Opened = server.make("/tables", session, Some(&table))?;
        FoundTable::opened(server, opened, &seeds, folder)
    }

    /// Takes a seat with anybody who wants a table of the same kind.
    pub fn quick(server: ServerAddress, wanted: QuickMatch, folder: Option<&Path>) -> Result<FoundTable, Trouble> {
        let seed = random()?;
        let wanted = QuickMatch { tip: Some(KeptTicket::tip(seed)), ..wanted };
        let account = folder.and_then(|folder| account::kept(folder, &server));
        let session = account.as_ref().map(|account| account.session.as_str());
        let found: QuickSeat = server.make("/quick", session, Some(&wanted))?;
        let (game, folder) = (found.table.game, folder.map(Path::to_path_buf));
        let tickets = vec![ticket(found.ticket, seed)?];
        let place = FoundTable { server, game, tickets, host: None, folder, pins: None, tell_end: false };
        place.keep()?;
        Ok(place)
    }

    /// Challenges a bot account: a table is made with a seat for us and one for it.
    pub fn challenge(
        server: ServerAddress,
        bot: &str,
        wanted: NewChallenge,
        folder: Option<&Path>,
    ) -> Result<FoundTable, Trouble> {
        let seed = random()?;
        let wanted = NewChallenge { tip: Some(KeptTicket::tip(seed)), ..wanted };
        let account = folder.and_then(|folder| account::kept(folder, &server));
        let session = account.as_ref().map(|account| account.session.as_str());
        let opened: Opened = server.make(&format!("/bots/{bot}/challenges"), session, Some(&wanted))?;
        FoundTable::opened(server, opened, &[seed], folder)
    }

    /// A table that was made for us; its keys are kept.
    fn opened(
        server: ServerAddress,
        opened: Opened,
        seeds: &[[u8; 32]],
        folder: Option<&Path>,
    ) -> Result<FoundTable, Trouble> {
        let tickets = opened.tickets.into_iter().zip(seeds).map(|(given, &seed)| ticket(given, seed));
        let tickets = tickets.collect::<Result<Vec<_>, _>>()?;
        let (host, folder) = (Some(opened.host), folder.map(Path::to_path_buf));
        let place = FoundTable { server, game: opened.game, tickets, host, folder, pins: None, tell_end: false };
        place.keep()?;
        Ok(place)
    }

    /// The seats an account has at a table, with tokens for this machine, which are kept; none where it has none.
    pub fn of_account(
        server: ServerAddress,
        game: &str,
        session: &str,
        folder: &Path,
    ) -> Result<Option<FoundTable>, Trouble> {
        let (game, folder) = (game.to_string(), Some(folder.to_path_buf()));
        let mut place =
            FoundTable { server, game, tickets: Vec::new(), host: None, folder, pins: None, tell_end: false };
        let own = place.take_own_seats(session);
        place.keep()?;
        Ok(own.then_some(place))
    }

    /// The table's id.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The keys to our seats.
    pub fn tickets(&self) -> &[KeptTicket] {
        &self.tickets
    }

    /// Has one of our seats play another monster, before the game has begun; tells which one it plays then. Drawing is
    /// tried again where somebody took the drawn one at that moment.
    fn choose(&self, seat: Seat, pick: Pick) -> Result<Option<Monster>, Trouble> {
        let ticket = self.tickets.iter().find(|ticket| ticket.seat == seat).ok_or(Trouble::NoSeat)?;
        let path = format!("/tables/{}/seats/{}", self.game, seat.letter());
        let mut luck = crate::fortune();
        for tries in 0..DRAWS {
            let found = line_up::change(&self.info()?, seat.letter(), pick, |n| luck.below(n));
            let Some((change, monster)) = found else { break };
            match self.server.call::<TableInfo>("PATCH", &path, Some(&ticket.token), Some(&change)) {
                Err(Trouble::Refused(Code::MonsterTaken)) if pick == Pick::Drawn && tries + 1 < DRAWS => {}
                Err(trouble) => return Err(trouble),
                Ok(_) => return Ok(Some(monster)),
            }
        }
        Ok(None)
    }

    /// Takes the seats an account has here with tokens of our own; tells whether it has any. Another device has the share in the dice.
    fn take_own_seats(&mut self, session: &str) -> bool {
        let path = format!("/account/tables/{}/seats", self.game);
        let own = self.server.make::<OwnSeats>(&path, Some(session), None::<&()>);
        let tickets = own.map(|own| own.tickets).unwrap_or_default().into_iter();
        let kept = |ticket: kaiju_wire::table::Ticket| {
            let seat = Seat::from_letter(ticket.seat)?;
            Some(KeptTicket { seat, token: ticket.token, seed: None })
        };
        self.tickets = tickets.filter_map(kept).collect();
        !self.tickets.is_empty()
    }

    /// The account this machine is signed in to where the table is.
    fn account(&self) -> Option<SignedIn> {
        account::kept(self.folder.as_deref()?, &self.server)
    }

    /// The seats whose talk the account does not want to see. A table without that is a table all the same.
    fn hidden(&self) -> SeatSet {
        let hidden = self.account().and_then(|account| {
            let path = format!("/account/hidden/{}", self.game);
            self.server.call::<HiddenSeats>("GET", &path, Some(&account.session), None::<&()>).ok()
        });
        hidden.unwrap_or_default().seats.into_iter().filter_map(Seat::from_letter).collect()
    }

    /// Tells the account how it wants to meet whoever sits at a seat. Where that fails it holds for this visit.
    fn regard(&self, seat: Seat, how: Regard) {
        if let Some(account) = self.account() {
            let wanted = Encounter { game: self.game.clone(), seat: seat.letter(), how };
            let _ =
                self.server.call::<PeopleList>("POST", "/account/encounters", Some(&account.session), Some(&wanted));
        }
    }

    /// Keeps the keys to our seats on disk.
    fn keep(&self) -> Result<(), Trouble> {
        let Some(file) = key_file(self.folder.as_deref(), &self.game).filter(|_| !self.tickets.is_empty()) else {
            return Ok(());
        };
        let keys = Keys {
            server: Some(self.server.url()),
            game: Some(self.game.clone()),
            tickets: self.tickets.clone(),
            host: self.host.clone(),
            pins: self.pins.clone(),
            tell_end: self.tell_end,
        };
        let text = serde_json::to_string(&keys).map_err(|error| Trouble::Disk(error.to_string()))?;
        store::write(&file, &text).map_err(|error| Trouble::Disk(format!("{error:#}")))
    }

    /// What another terminal that plays the same seats has noted of the dice.
    fn noted(&self) -> Option<Pins> {
        read_keys(&key_file(self.folder.as_deref(), &self.game)?)?.pins
    }

    /// What everybody at the table may know of it.
    fn info(&self) -> Result<TableInfo, Trouble> {
        let token = self.tickets.first().map(|ticket| ticket.token.as_str());
        self.server.call("GET", &format!("/tables/{}", self.game), token, None::<&()>)
    }

    /// The link others join with, if we may know it.
    pub fn link(&self) -> Option<String> {
        Some(format!("{}/#/join/{}", self.base(), self.info().ok()?.code?))
    }

    /// What links for others begin with: the address the server gives, or the one we know if it gives none.
    fn base(&self) -> String {
        let told = self.server.call::<Address>("GET", "/address", None, None::<&()>);
        let told = told.ok().filter(|address| address.reach == Reach::Others).and_then(|address| address.url);
        told.unwrap_or_else(|| self.server.url())
    }

    /// Seats that are ours already.
    fn back(server: &ServerAddress, game: &str, folder: Option<&Path>) -> Option<FoundTable> {
        let keys = read_keys(&key_file(folder, game)?)?;
        if keys.server != Some(server.url()) || keys.tickets.is_empty() {
            return None;
        }
        let (server, folder) = (server.clone(), folder.map(Path::to_path_buf));
        Some(FoundTable {
            server,
            game: keys.game?,
            tickets: keys.tickets,
            host: keys.host,
            folder,
            pins: keys.pins,
            tell_end: false,
        })
    }
}

/// A game on a server.
pub struct OnlineGame {
    place: FoundTable,
    /// What links for others begin with.
    base: String,
    session: Session,
    line: SocketThread,
    began: Instant,
    /// The table before the game has begun.
    bare: Table,
    prompt: Option<Prompt>,
    /// What was said, each line with the number of events before it.
    talk: Vec<(usize, Said)>,
    muted: SeatSet,
    heard_ask: Instant,
    told_over: bool,
    /// What the check of the dice found, once the game is over.
    checked: Vec<String>,
    record: Option<RecordFile>,
    outbox: Option<Sender<Msg>>,
}

impl OnlineGame {
    /// Goes to a table and waits for the first picture of it.
    pub fn arrive(place: FoundTable, outbox: Option<Sender<Msg>>) -> Result<OnlineGame, Trouble> {
        let wake = outbox.clone();
        let line = SocketThread::new(place.server.clone(), move || {
            if let Some(outbox) = &wake {
                // A screen that is gone needs no news.
                let _ = outbox.send(Msg::News);
            }
        });
        let remote = Remote::new(place.game.clone(), place.tickets.clone());
        let muted = place.hidden();
        let mut guest = OnlineGame {
            session: Session::attend(remote, crate::fortune()),
            base: place.base(),
            place,
            line,
            began: Instant::now(),
            bare: bare(&TableInfo::default()),
            prompt: None,
            talk: Vec::new(),
            muted,
            heard_ask: Instant::now(),
            told_over: false,
            checked: Vec::new(),
            record: None,
            outbox,
        };
        if let Some(pins) = &guest.place.pins {
            guest.session.remember(pins);
        }
        let mut ui = Ui::new(Lang::En, crate::ink::Ink::None);
        while guest.remote().info().seats.is_empty() {
            if guest.began.elapsed() > FIRST {
                return Err(Trouble::NoPicture(guest.place.server.url()));
            }
            guest.run_errands(&mut ui);
            if let Some(heard) = guest.line.wait(Duration::from_millis(200)) {
                guest.take(heard, &mut ui);
            }
            if let Link::Closed(number) = guest.session.link() {
                return Err(Trouble::Closed(number));
            }
        }
        // What was said before we came; a table without it is a table all the same.
        let path = format!("/tables/{}/talk", guest.remote().game());
        if let Ok(said) = guest.place.server.call::<Talk>("GET", &path, guest.token(), None::<&()>) {
            let after = guest.session.log().len();
            guest.talk = said.lines.into_iter().map(|said| (after, said)).collect();
        }
        Ok(guest)
    }

    /// Reads what happened before we came, or while we were away for so long that the table was shown anew. A log
    /// without it is a log all the same.
    fn recall(&mut self) {
        let mut all: Vec<Ev> = Vec::new();
        while let Some(from) = self.session.forgotten(all.last().map(|event| event.seq)) {
            let path = format!("/tables/{}/events?from={from}", self.remote().game());
            match self.place.server.call::<Events>("GET", &path, self.token(), None::<&()>) {
                Ok(page) if !page.events.is_empty() => all.extend(page.events),
                _ => return,
            }
        }
        self.session.recall(&all);
    }

    /// Why a bot of the server chose what led to an event, as the server tells it; none where no bot had a choice.
    pub(crate) fn reason(&self, beat: &Beat, lang: Lang) -> Option<String> {
        let path = self.session.reason_path(beat, lang)?;
        match self.place.server.call::<BotReasonInfo>("GET", &path, None, None::<&()>) {
            Ok(info) => Some(info.why),
            Err(Trouble::Refused(Code::Forbidden)) => None,
            Err(trouble) => Some(trouble.told(lang)),
        }
    }

    /// Asks the server why a bot chose what somebody looks at, once.
    fn look_up_reason(&self, ui: &mut Ui) {
        let Some(Overlay::Why(back, _)) = ui.page else { return };
        let Some(beat) = self.session.log().iter().filter(|beat| tells(beat.event)).rev().nth(back) else { return };
        if ui.reason.as_ref().is_none_or(|(row, _)| *row != beat.row) {
            ui.reason = Some((beat.row, self.reason(beat, ui.lang)));
            ui.dirty = true;
        }
    }

    /// The table.
    fn remote(&self) -> &Remote {
        self.session.remote().expect("a table at a server")
    }

    fn now(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// The game is over: its dice are checked and its record is written, once.
    fn end(&mut self, ui: &mut Ui) {
        if self.remote().info().phase != Phase::Over || std::mem::replace(&mut self.told_over, true) {
            return;
        }
        let record = self.record();
        self.checked = self.check_dice(ui.lang, &record);
        ui.story = record.ok().and_then(|text| Replay::read(&text).ok()).map(|replay| Story::of(&replay));
        ui.page = Some(Overlay::Over(0));
        ui.dirty = true;
        if let Some(mut record) = self.record.take() {
            ui.note = Some(self.write_record(ui.lang, Some(&mut record)));
            self.record = Some(record);
        }
    }

    /// Any token that opens the table.
    fn token(&self) -> Option<&str> {
        self.place.tickets.first().map(|ticket| ticket.token.as_str())
    }

    fn take(&mut self, heard: Heard, ui: &mut Ui) {
        ui.dirty = true;
        let now = self.now();
        match heard {
            Heard::Up => self.session.opened(now),
            Heard::Down(number) => {
                self.session.broke(now, number);
                if let Link::Closed(_) = self.session.link() {
                    ui.note = Some(tui::line_closed(ui.lang).to_string());
                }
            }
            Heard::Frame(text) => {
                let sealed = self.remote().pins().commitment().map(str::to_string);
                let news = self.session.hear(now, &text);
                // It stands on the page where people talk, too: what else is to be said goes first.
                if let Some(now) = self.remote().pins().commitment().filter(|now| Some(*now) != sealed.as_deref())
                    && ui.note.is_none()
                {
                    ui.note = Some(fair::sealed(ui.lang, fingerprint(now)));
                }
                for one in news {
                    self.learn(one, ui);
                }
                ui.arrange(&self.scene(ui));
            }
        }
    }

    /// Does what is due on the line; answers how long nothing will be.
    fn run_errands(&mut self, ui: &mut Ui) -> Duration {
        loop {
            match self.session.errand(self.now()) {
                Errand::Connect => self.line.connect(),
                Errand::HangUp => self.line.hang_up(),
                Errand::Send(text) => self.line.send(text),
                Errand::Keep => {
                    if let Some(theirs) = self.place.noted() {
                        self.session.remember(&theirs);
                    }
                    self.place.pins = self.session.pins().cloned();
                    if let Err(trouble) = self.place.keep() {
                        ui.note = Some(trouble.told(ui.lang));
                    }
                }
                Errand::Rest(ms) => return Duration::from_millis(ms),
            }
        }
    }

    /// Checks the record of the game against what we noted.
    fn check_dice(&self, lang: Lang, record: &Result<String, Trouble>) -> Vec<String> {
        match record.as_ref().map(|text| pinned::check(text, Some(self.remote().pins()))) {
            Ok(Ok(checked)) => pinned::told(lang, &checked),
            Ok(Err(fault)) => vec![web::dice_unfair(lang, fault.told(lang))],
            Err(trouble) => vec![trouble.told(lang)],
        }
    }

    /// What is to be known of the dice: what they are sealed with, and what the check found.
    pub(crate) fn dice(&self, lang: Lang) -> Vec<String> {
        let sealed = self.remote().pins().commitment().map(|commitment| fair::sealed(lang, commitment));
        sealed.into_iter().chain(self.checked.iter().cloned()).collect()
    }

    fn learn(&mut self, news: News, ui: &mut Ui) {
        let lang = ui.lang;
        match news {
            News::Fresh => {
                self.recall();
                let after = self.session.log().len();
                self.talk.iter_mut().for_each(|(when, _)| *when = after);
            }
            News::Table => {
                self.bare = bare(self.remote().info());
                if self.remote().info().phase == Phase::Closed {
                    ui.note = Some(tui::table_closed(lang).to_string());
                } else if self.remote().info().rematch.is_some() {
                    ui.note = Some(tui::rematch_open(lang).to_string());
                }
            }
            News::Asked => self.heard_ask = Instant::now(),
            News::Said(said) => {
                if self.talk.last().is_none_or(|(_, last)| last.number < said.number) {
                    self.talk.push((self.session.log().len(), said));
                    let extra = self.talk.len().saturating_sub(LINES);
                    self.talk.drain(..extra);
                }
            }
            News::Refused(code) => ui.note = Some(refusal(lang, code)),
            News::GoingAway(_) => ui.note = Some(tui::line_down(lang).to_string()),
            News::Doubt(doubt) => ui.note = Some(doubt.told(lang)),
            News::Presence | News::Astray | News::Undone => {}
        }
    }

    /// Our seats, each with the monsters it can choose from, while players gather.
    fn choice(&self) -> Vec<(Seat, Vec<Monster>)> {
        let info = self.remote().info();
        if info.phase != Phase::Gathering {
            return Vec::new();
        }
        self.seats().iter().map(|&seat| (seat, line_up::free(info, seat.letter()))).collect()
    }

    fn info(&self, seat: Seat) -> Option<&SeatInfo> {
        self.remote().info().seats.iter().find(|info| info.seat == seat.letter())
    }

    /// The name of whoever sits there.
    pub(crate) fn name(&self, lang: Lang, seat: Seat) -> String {
        self.info(seat).map_or_else(String::new, |info| sitter_name(lang, info))
    }

    /// Nobody is asked any more, or something else.
    fn ask(&mut self, prompt: Option<Prompt>, ui: &mut Ui) {
        if self.prompt != prompt {
            self.prompt = prompt;
            ui.arrange(&self.scene(ui));
        }
    }

    fn chairs(&self, lang: Lang) -> Vec<String> {
        let me = self.remote().eyes();
        let here = self.remote().here();
        let word = |info: &SeatInfo| {
            let mine = Seat::from_letter(info.seat).is_some_and(|seat| me.contains(&seat));
            let name = if mine && me.len() == 1 { tui::you(lang).to_string() } else { sitter_name(lang, info) };
            match info.kind {
                SeatKind::Bot => {
                    let player = info.player.as_deref().and_then(|player| player.parse().ok());
                    player.map_or_else(|| info.name.clone(), |player| player_name(lang, player))
                }
                _ if !info.taken && info.bot => tui::away(lang, sitter_name(lang, info)),
                _ if !info.taken => tui::seat_free(lang).to_string(),
                _ if info.player.is_some() => tui::by_program(lang, name),
                _ if mine || here.contains(&info.seat) => name,
                _ => tui::away(lang, name),
            }
        };
        self.remote().info().seats.iter().map(word).collect()
    }

    /// The names of people, seat by seat.
    fn names(&self, lang: Lang) -> Vec<String> {
        let person = |info: &SeatInfo| info.taken && info.kind != SeatKind::Bot;
        let name = |info: &SeatInfo| if person(info) { sitter_name(lang, info) } else { String::new() };
        self.remote().info().seats.iter().map(name).collect()
    }

    /// Those who have a seat and are not there.
    fn missing(&self, lang: Lang) -> Vec<String> {
        let (here, me) = (self.remote().here(), self.remote().eyes());
        let gone = |info: &&SeatInfo| {
            let mine = Seat::from_letter(info.seat).is_some_and(|seat| me.contains(&seat));
            info.taken && info.kind != SeatKind::Bot && !mine && !here.contains(&info.seat)
        };
        self.remote().info().seats.iter().filter(gone).map(|info| sitter_name(lang, info)).collect()
    }

    /// What is going on beside the game.
    fn aside(&self, lang: Lang) -> String {
        let info = self.remote().info();
        let mut parts = Vec::new();
        if self.session.link() != Link::Up {
            parts.push(tui::line_down(lang).to_string());
        }
        match info.phase {
            Phase::Gathering | Phase::Sealing => {
                if let Some(code) = &info.code {
                    parts.push(tui::code_is(lang, code));
                }
                parts.extend(self.begins(lang));
            }
            Phase::Playing => {
                parts.extend(self.pause_told(lang));
                if let Some(left) = self.remote().ask().and_then(|ask| ask.left_ms) {
                    let left = left.saturating_sub(self.heard_ask.elapsed().as_millis() as u64);
                    parts.push(match info.rhythm {
                        Rhythm::Live => tui::seconds_left(lang, left.div_ceil(1000)),
                        Rhythm::Relaxed if left == 0 => turns::late(lang).to_string(),
                        Rhythm::Relaxed => turns::left(lang, duration(lang, left)),
                    });
                }
            }
            _ => {}
        }
        if self.session.view().is_some_and(|view| !self.bets(view.table()).is_empty()) {
            parts.push(tui::bet_key(lang).to_string());
        }
        if self.remote().watching() > 0 {
            parts.push(tui::watching(lang, self.remote().watching()));
        }
        let delay = self.remote().info().delay_s;
        if delay > 0 && self.remote().eyes().is_empty() {
            parts.push(turns::delayed(lang, duration(lang, u64::from(delay) * 1000)));
        }
        parts.join(" · ")
    }

    /// How long it still is before the server begins the game, where it does.
    pub(crate) fn begins(&self, lang: Lang) -> Option<String> {
        let by = self.remote().info().begin_by_ms.filter(|_| self.remote().info().phase == Phase::Gathering)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
        Some(club::begins(lang, by.saturating_sub(now).div_ceil(1000)))
    }

    /// What has been said by those who are not muted.
    fn spoken(&self, lang: Lang) -> Vec<Spoken> {
        let heard = |(after, said): &(usize, Said)| {
            let seat = Seat::from_letter(said.seat).filter(|&seat| !self.muted.has(seat))?;
            let sign = web::by_id(lang, &format!("emote-{}", said.text)).filter(|_| said.emote);
            let bet = bets::told(lang, said, self.remote().info());
            let text = bet.unwrap_or_else(|| sign.unwrap_or(&said.text).to_string());
            Some(Spoken { after: *after, number: said.number, seat, who: self.name(lang, seat), text })
        };
        self.talk.iter().filter_map(heard).collect()
    }

    /// On whom we may bet, as far as the table has been shown.
    fn bets(&self, table: &Table) -> Vec<(Seat, Monster)> {
        bets::choices(self.remote().info(), table.alive(), self.remote().eyes())
    }

    /// Who bet on whoever won.
    fn foresaw(&self, lang: Lang) -> Option<String> {
        let winners = self.remote().info().winners.clone()?;
        let said: Vec<Said> = self.talk.iter().map(|(_, said)| said.clone()).collect();
        let who = bets::foresaw(&said, &winners).into_iter().filter_map(Seat::from_letter);
        let names: Vec<String> = who.map(|seat| self.name(lang, seat)).collect();
        (!names.is_empty()).then(|| club::foresaw(lang, events::list(lang, names)))
    }

    /// Bets on a seat, if that may be done now.
    fn bet(&mut self, on: Seat, ui: &mut Ui) {
        let table = self.session.view().map_or(&self.bare, View::table);
        let monster = self.bets(table).into_iter().find(|(seat, _)| *seat == on).map(|(_, monster)| monster);
        ui.note = Some(match monster {
            Some(monster) if self.session.say(&bets::word(on), true) => tui::you_bet(ui.lang, monster.name()),
            _ => tui::no_bet(ui.lang).to_string(),
        });
    }

    fn say(&mut self, text: &str, emote: bool, ui: &mut Ui) {
        let text = text.trim();
        if !text.is_empty() && !self.session.say(text, emote) {
            ui.note = Some(tui::no_voice(ui.lang).to_string());
        }
    }

    fn mute(&mut self, seat: Seat, ui: &mut Ui) {
        if self.remote().eyes().contains(&seat) || self.info(seat).is_none() {
            return;
        }
        let silent = self.muted.has(seat);
        self.muted = if silent { self.muted.without(seat) } else { self.muted.with(seat) };
        self.place.regard(seat, if silent { Regard::Hear } else { Regard::Mute });
        let who = self.name(ui.lang, seat);
        ui.note = Some(if silent { tui::heard_again(ui.lang, who) } else { tui::muted(ui.lang, who) });
        ui.dirty = true;
    }

    /// Tells the host of the server about somebody: what they say, or what they are called where they have said nothing.
    fn report(&self, seat: Seat, note: String, ui: &mut Ui) {
        let talks = self.talk.iter().any(|(_, said)| said.seat == seat.letter());
        let about = if talks { ReportAbout::Talk } else { ReportAbout::Name };
        let new = NewReport { seat: seat.letter(), about, note };
        let path = format!("/tables/{}/reports", self.remote().game());
        let told = self.place.server.call::<ReportTaken>("POST", &path, self.token(), Some(&new));
        let who = self.name(ui.lang, seat);
        ui.note = Some(match told {
            Ok(_) => format!("{}: {who}", moderation::reported(ui.lang)),
            Err(trouble) => trouble.told(ui.lang),
        });
    }

    /// Do we want the game to rest?
    fn wants_pause(&self) -> bool {
        self.seats().iter().any(|seat| self.remote().info().pauses.contains(&seat.letter()))
    }

    /// Asks for a pause or agrees to one, or wants none any more.
    fn pause(&self) -> Result<(), Trouble> {
        let body = serde_json::to_string(&Pause { wants: !self.wants_pause() }).unwrap_or_default();
        self.with_seats("POST", "/pause", Some(&body))
    }

    /// What the key for a pause does now, in words; none where we do not play.
    fn pause_word(&self, lang: Lang) -> Option<&'static str> {
        let info = self.remote().info();
        let plays = info.phase == Phase::Playing && !self.seats().is_empty();
        plays.then(|| match (info.paused, self.wants_pause(), info.pauses.is_empty()) {
            (true, ..) => web::end_pause(lang),
            (_, true, _) => web::undo(lang),
            (.., false) => web::agree(lang),
            _ => web::ask_pause(lang),
        })
    }

    /// Who wants the game to rest, or that it does; none where nobody wants it.
    pub(crate) fn pause_told(&self, lang: Lang) -> Option<String> {
        let info = self.remote().info();
        let wants = info.seats.iter().filter(|seat| info.pauses.contains(&seat.seat));
        let names: Vec<String> = wants.map(|seat| sitter_name(lang, seat)).collect();
        match (info.paused, names.is_empty()) {
            (true, _) => Some(web::paused(lang).to_string()),
            (false, false) => Some(web::wants_pause(lang, events::list(lang, names))),
            (false, true) => None,
        }
    }

    /// Something is done with each of our seats.
    fn with_seats(&self, method: &str, tail: &str, body: Option<&str>) -> Result<(), Trouble> {
        for ticket in &self.place.tickets {
            let path = format!("/tables/{}/seats/{}{tail}", self.remote().game(), ticket.seat.letter());
            self.place.server.text(method, &path, Some(&ticket.token), body)?;
        }
        Ok(())
    }

    /// Lets a program play for us, or takes our seats back.
    fn let_play(&self, program: bool, ui: &mut Ui) {
        let lang = ui.lang;
        let done = if program {
            let body = serde_json::to_string(&HandOver::default()).unwrap_or_default();
            self.with_seats("POST", "/bot", Some(&body))
        } else {
            self.with_seats("POST", "/back", None)
        };
        ui.note = Some(match done {
            Ok(()) if program => tui::handed_over(lang).to_string(),
            Ok(()) => tui::taken_back(lang).to_string(),
            Err(trouble) => trouble.told(lang),
        });
    }

    /// Leaves for good: the seat is free before the game, and a program's during it.
    fn rise(&self) -> Result<(), Trouble> {
        let gathering = self.remote().info().phase == Phase::Gathering;
        self.with_seats("DELETE", "", None)?;
        if gathering && let Some(file) = key_file(self.place.folder.as_deref(), &self.place.game) {
            // A key that opens nothing any more may stay if it must.
            let _ = std::fs::remove_file(file);
        }
        Ok(())
    }

    /// The table at which this game is played again.
    fn again(&self) -> Result<FoundTable, Trouble> {
        let game = if let (Some(token), None) = (self.token(), &self.remote().info().rematch) {
            let path = format!("/tables/{}/rematch", self.remote().game());
            self.place.server.call::<Rematch>("POST", &path, Some(token), None::<&()>)?.game
        } else {
            self.remote().info().rematch.clone().ok_or(Trouble::Refused(Code::NotOver))?
        };
        let (server, folder) = (self.place.server.clone(), self.place.folder.clone());
        let host = self.place.host.clone();
        let mut next = FoundTable { server, game, tickets: Vec::new(), host, folder, pins: None, tell_end: false };
        for old in &self.place.tickets {
            // Our share in the dice starts over; if the game has begun already, it is played without it.
            let seed = random()?;
            let change = Change { tip: Some(KeptTicket::tip(seed)), ..Change::default() };
            let path = format!("/tables/{}/seats/{}", next.game, old.seat.letter());
            let taken = next.server.call::<TableInfo>("PATCH", &path, Some(&old.token), Some(&change)).is_ok();
            next.tickets.push(KeptTicket { seat: old.seat, token: old.token.clone(), seed: taken.then_some(seed) });
        }
        next.keep()?;
        Ok(next)
    }

    fn record(&self) -> Result<String, Trouble> {
        let path = format!("/tables/{}/record", self.remote().game());
        self.place.server.text("GET", &path, self.token(), None)
    }

    /// Writes the record into a file; answers what there is to say about it.
    pub(crate) fn write_record(&self, lang: Lang, into: Option<&mut RecordFile>) -> String {
        match (self.record(), into) {
            (Ok(text), Some(record)) => record.write(lang, &text),
            (Ok(text), None) => store::write_record(lang, &text),
            (Err(trouble), _) => trouble.told(lang),
        }
    }

    /// The code of the table and the link others join with, while it gathers.
    pub(crate) fn invitation(&self) -> Option<(String, String)> {
        let code = self.remote().info().code.clone().filter(|_| self.remote().info().phase == Phase::Gathering)?;
        let link = format!("{}/#/join/{code}", self.base);
        Some((code, link))
    }

    /// What the table allows and how much time there is, in sentences.
    pub(crate) fn spoken_terms(&self, lang: Lang) -> String {
        spoken_terms(lang, self.remote().info())
    }

    /// Was the line closed for good?
    pub(crate) fn is_closed(&self) -> bool {
        matches!(self.session.link(), Link::Closed(_)) || self.remote().info().phase == Phase::Closed
    }

    /// The game as we see it, once it has begun.
    pub(crate) fn view(&self) -> Option<&View> {
        self.session.view()
    }

    /// Whether the coach may speak at this table.
    pub(crate) fn may_coach(&self) -> bool {
        self.session.may_coach()
    }

    /// Where the record goes when the game is over.
    pub fn record_to(&mut self, record: Option<RecordFile>) {
        self.record = record;
    }

    /// Our seats.
    pub(crate) fn seats(&self) -> &[Seat] {
        self.remote().eyes()
    }
}

/// A table on which nothing has happened yet.
fn bare(info: &TableInfo) -> Table {
    // Only to have something to show until the game begins.
    let any = || Setup::new(EditionId::default(), info.seats.len().clamp(2, 6)).expect("two to six can play");
    Table::new(&info.setup().unwrap_or_else(any))
}

impl Show for OnlineGame {
    fn scene(&self, ui: &Ui) -> Scene<'_> {
        let lang = ui.lang;
        let watched = self.remote().eyes().is_empty();
        let (table, viewer, pending) = match self.session.view() {
            Some(view) if self.session.is_current() => (view.table(), view.viewer(), view.pending()),
            Some(view) => (view.table(), view.viewer(), Pending::Over(SeatSet::EMPTY)),
            None => (&self.bare, Viewer::Public, Pending::Over(SeatSet::EMPTY)),
        };
        Scene {
            table,
            viewer,
            beats: self.session.log(),
            prompt: self.prompt.as_ref(),
            pending,
            step: self.session.turn_step(),
            choice: self.choice(),
            chairs: self.chairs(lang),
            names: self.names(lang),
            missing: self.missing(lang),
            lesson: None,
            session: Some(&self.session),
            aside: self.aside(lang),
            kept: SaveState::Nowhere,
            undo: self.session.may_undo(),
            talk: Some(self.spoken(lang)),
            bets: self.bets(table),
            foresaw: self.foresaw(lang),
            dice: self.dice(lang),
            link: self.invitation().map(|(_, link)| link),
            terms: terms(lang, self.remote().info()),
            pause: self.pause_word(lang),
            by_program: self.remote().eyes().iter().any(|&seat| self.remote().by_bot(seat)),
            again: !watched || self.remote().info().rematch.is_some(),
            verdict: Vec::new(),
            kind: if watched {
                GameKind::Watched
            } else if matches!(self.remote().info().phase, Phase::Gathering | Phase::Sealing) {
                GameKind::Gathering
            } else {
                GameKind::Online
            },
        }
    }

    fn act(&mut self, intent: Intent, ui: &mut Ui) -> Option<Exit> {
        match intent {
            Intent::Answer(action) => {
                let seat = self.prompt.as_ref().map(|prompt| prompt.seat)?;
                let now = self.now();
                let taken = if ui.comfort.hold {
                    self.session.answer_with_time_to_undo(seat, action, now)
                } else {
                    self.session.answer(seat, action)
                };
                if taken.is_ok() {
                    self.ask(None, ui);
                }
            }
            Intent::Begin => {
                let path = format!("/tables/{}/start", self.remote().game());
                if let Err(trouble) = self.place.server.text("POST", &path, self.token(), None) {
                    ui.note = Some(trouble.told(ui.lang));
                }
            }
            Intent::Choose(seat, pick) => {
                ui.note = Some(match self.place.choose(seat, pick) {
                    Ok(Some(monster)) => tui::you_play(ui.lang, monster.name()),
                    Ok(None) => tui::no_monster_left(ui.lang).to_string(),
                    Err(trouble) => trouble.told(ui.lang),
                });
            }
            Intent::Say(text) => self.say(&text, false, ui),
            Intent::Sign(n) => {
                if let Some(sign) = EMOTES.get(n) {
                    self.say(sign, true, ui);
                }
            }
            Intent::Bet(seat) => self.bet(seat, ui),
            Intent::Mute(seat) => self.mute(seat, ui),
            Intent::Report(seat, note) => self.report(seat, note, ui),
            Intent::Pause => {
                if let Err(trouble) = self.pause() {
                    ui.note = Some(trouble.told(ui.lang));
                }
            }
            Intent::LeaveOut => {
                self.place.tell_end = true;
                match self.place.keep() {
                    Ok(()) => return Some(Exit::Quit),
                    Err(trouble) => ui.note = Some(trouble.told(ui.lang)),
                }
            }
            Intent::LetPlay(program) => self.let_play(program, ui),
            Intent::GiveUp => match self.rise() {
                Ok(()) => return Some(Exit::Quit),
                Err(trouble) => ui.note = Some(trouble.told(ui.lang)),
            },
            Intent::Again => match self.again() {
                Ok(place) => return Some(Exit::Elsewhere(Box::new(place))),
                Err(trouble) => ui.note = Some(trouble.told(ui.lang)),
            },
            Intent::Ready => {
                self.session.ready();
                ui.arrange(&self.scene(ui));
            }
            Intent::Advise => {
                if !self.session.may_coach() {
                    ui.page = None;
                    ui.note = Some(coach::not_here(ui.lang).to_string());
                } else if let Some(view) = self.session.view() {
                    advise_aside(view, self.session.log().len(), self.outbox.as_ref(), ui);
                }
            }
            Intent::Skip => self.session.skip(),
            Intent::Undo => {
                let undone = self.session.undo();
                ui.note = Some(if undone { tui::undone(ui.lang) } else { tui::no_undo(ui.lang) }.to_string());
            }
            Intent::Record => ui.note = Some(self.write_record(ui.lang, None)),
            Intent::Review => match self.record() {
                Ok(text) => return Some(Exit::Review(text)),
                Err(trouble) => ui.note = Some(trouble.told(ui.lang)),
            },
            Intent::Quit => return Some(Exit::Quit),
            _ => {}
        }
        None
    }

    fn hear(&mut self, message: Msg, ui: &mut Ui) {
        hear_advice(message, self.session.log().len(), ui);
    }

    fn tick(&mut self, now: Instant, ui: &mut Ui) -> Option<Duration> {
        while let Some(heard) = self.line.heard() {
            self.take(heard, ui);
        }
        self.look_up_reason(ui);
        let mut wait = Duration::MAX;
        // The clock of whoever is asked runs on the screen, and so does the time until the server begins.
        let gathers = self.remote().info().phase == Phase::Gathering;
        let begins = gathers && self.remote().info().begin_by_ms.is_some();
        if begins || self.remote().ask().is_some_and(|ask| ask.left_ms.is_some()) {
            ui.dirty = true;
            wait = Duration::from_secs(1);
        }
        match self.remote().ask().and_then(|ask| Seat::from_letter(ask.seat)) {
            Some(seat) => ui.our_turn = self.seats().contains(&seat) && !self.remote().by_bot(seat),
            // Between two answers of ours nobody is asked for a moment.
            None if self.remote().info().phase == Phase::Playing => {}
            None => ui.our_turn = false,
        }
        let now = now.duration_since(self.began).as_millis() as u64;
        loop {
            match self.session.next(now, &ui.wishes()) {
                Next::Showed => {
                    ui.arrange(&self.scene(ui));
                    continue;
                }
                Next::Ask(prompt) => {
                    self.ask(Some(prompt), ui);
                }
                Next::Pause(ms) => {
                    self.ask(None, ui);
                    wait = wait.min(Duration::from_millis(ms));
                }
                Next::HandOver(seat) => {
                    self.ask(None, ui);
                    ui.hand_over(seat);
                }
                Next::Over(_) => {
                    self.ask(None, ui);
                    self.end(ui);
                }
                Next::Wait | Next::Think(_) => self.ask(None, ui),
            }
            break;
        }
        Some(wait.min(self.run_errands(ui)))
    }
}

/// Who is waited for before the game begins, in a sentence.
pub(crate) fn gathering(lang: Lang, chairs: &[String], missing: &[String]) -> String {
    let free = tui::seat_free(lang);
    let open = chairs.iter().filter(|chair| *chair == free).count() as u32;
    if open > 0 {
        tui::waiting_for(lang, open)
    } else if missing.is_empty() {
        tui::all_here(lang).to_string()
    } else {
        tui::not_here(lang, missing.len() as u32, events::list(lang, missing.to_vec()))
    }
}
