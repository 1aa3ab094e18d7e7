//! A game on a server on the screen: joined by a link or a code, watched, or opened for others.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use kaiju_client::{News, Prompt, Remote, Ticket};
use kaiju_rules::{EditionId, Monster, Pending, Rules, Seat, SeatSet, Setup, Table, Viewer};
use kaiju_text::{Lang, server as refusals, tui};
use kaiju_wire::chain::Chain;
use kaiju_wire::table::{Found, Join, NewSeat, NewSeatKind, NewTable, Opened, Pace, Phase, SeatKind, TableInfo};
use kaiju_wire::{Code, hex};
use serde::{Deserialize, Serialize};

use crate::advice::advise;
use crate::desk::{Desk, Intent, Page};
use crate::line::{Goal, Heard, Line, Server};
use crate::local::player_name;
use crate::scene::{Kind, Scene};
use crate::shell::Msg;
use crate::show::{Exit, Show};
use crate::stage::Stage;
use crate::start::Start;
use crate::store;

/// How long the first picture of a table may take.
const FIRST: Duration = Duration::from_secs(10);
/// Without a verdict for so long, an answer is sent again.
const AGAIN: Duration = Duration::from_secs(3);

/// A seat that is ours, kept on disk so that we can come back to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Key {
    server: String,
    game: String,
    seat: char,
    token: String,
    seed: String,
}

/// A table that was found, and our seat at it if we have one.
pub struct Place {
    server: Server,
    game: String,
    tickets: Vec<Ticket>,
}

fn random() -> Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("the system gives no random bits: {error}"))?;
    Ok(bytes)
}

/// An id for a frame: 32 hexadecimal digits.
fn fresh_id() -> String {
    random().map_or_else(|_| format!("{:032x}", crate::random_seed()), |bytes| hex::write(&bytes)[..32].to_string())
}

fn key_file(folder: Option<&Path>, game: &str) -> Option<PathBuf> {
    let safe = game.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    folder.filter(|_| safe).map(|folder| folder.join(format!("{game}.json")))
}

impl Place {
    /// Finds the table a goal leads to.
    fn find(server: &Server, goal: Goal) -> Result<(String, Option<String>)> {
        Ok(match goal {
            Goal::Game(game) => (game, None),
            Goal::Code(code) => {
                let found: Found = server.call("GET", &format!("/codes/{code}"), None, None::<&()>)?;
                (found.game, Some(code))
            }
        })
    }

    /// A table to watch.
    pub fn watch(server: Server, goal: Goal) -> Result<Place> {
        let (game, _) = Place::find(&server, goal)?;
        Ok(Place { server, game, tickets: Vec::new() })
    }

    /// Sits down at a table, or comes back to a seat that is ours already. Keys to seats are kept in `folder`.
    pub fn join(
        server: Server,
        goal: Goal,
        name: &str,
        monster: Option<Monster>,
        folder: Option<&Path>,
    ) -> Result<Place> {
        let (game, code) = Place::find(&server, goal)?;
        let file = key_file(folder, &game);
        if let Some(place) = file.as_deref().and_then(|file| Place::back(&server, file)) {
            return Ok(place);
        }
        let seed = random()?;
        let join = Join {
            code,
            seat: None,
            name: name.to_string(),
            monster: monster.map(|monster| monster.id().to_string()),
            tip: Some(hex::write(&Chain::new(seed).tip())),
        };
        let ticket: kaiju_wire::table::Ticket =
            server.call("POST", &format!("/tables/{game}/seats"), None, Some(&join))?;
        Place::keep(server, ticket, seed, file.as_deref())
    }

    /// Opens a table for others: one seat for us, the other people's seats open, programs on the rest.
    pub fn host(server: Server, start: &Start, name: &str, folder: Option<&Path>) -> Result<Place> {
        let seed = random()?;
        let preset = start.edition.edition().rules;
        let switches = Rules::NAMES
            .iter()
            .filter_map(|&switch| {
                let word = start.rules.get(switch)?;
                (preset.get(switch) != Some(word)).then(|| (switch.to_string(), word.to_string()))
            })
            .collect();
        let seat = |i: usize| match i {
            0 => NewSeat {
                kind: NewSeatKind::Me,
                name: Some(name.to_string()),
                monster: start.monster.map(|monster| monster.id().to_string()),
                tip: Some(hex::write(&Chain::new(seed).tip())),
                ..NewSeat::default()
            },
            i if i < start.people => NewSeat { kind: NewSeatKind::Open, ..NewSeat::default() },
            i => {
                let bot = start.bots.get(i - start.people).or(start.bots.last()).map(ToString::to_string);
                NewSeat { kind: NewSeatKind::Bot, player: bot, ..NewSeat::default() }
            }
        };
        let table = NewTable {
            edition: start.edition.edition().name.to_string(),
            switches,
            seats: (0..start.players).map(seat).collect(),
            pace: Pace::Quick,
            start: start.people < 2,
            ..NewTable::default()
        };
        let opened: Opened = server.call("POST", "/tables", None, Some(&table))?;
        let ticket = opened.tickets.into_iter().next().ok_or_else(|| anyhow!("the server gave us no seat"))?;
        let file = key_file(folder, &ticket.game);
        Place::keep(server, ticket, seed, file.as_deref())
    }

    fn keep(server: Server, ticket: kaiju_wire::table::Ticket, seed: [u8; 32], file: Option<&Path>) -> Result<Place> {
        let seat = Seat::from_letter(ticket.seat).ok_or_else(|| anyhow!("the server gave us no seat we know"))?;
        if let Some(file) = file {
            let key = Key {
                server: server.url(),
                game: ticket.game.clone(),
                seat: ticket.seat,
                token: ticket.token.clone(),
                seed: hex::write(&seed),
            };
            store::write(file, &serde_json::to_string(&key)?)?;
        }
        Ok(Place { server, game: ticket.game, tickets: vec![Ticket { seat, token: ticket.token, seed: Some(seed) }] })
    }

    /// The link others join with, if we may know it.
    pub fn link(&self) -> Option<String> {
        let token = self.tickets.first().map(|ticket| ticket.token.as_str());
        let info: TableInfo = self.server.call("GET", &format!("/tables/{}", self.game), token, None::<&()>).ok()?;
        Some(format!("{}/#/join/{}", self.server.url(), info.code?))
    }

    /// A seat that is ours already.
    fn back(server: &Server, file: &Path) -> Option<Place> {
        let key: Key = serde_json::from_str(&std::fs::read_to_string(file).ok()?).ok()?;
        let ours = key.server == server.url();
        let seat = Seat::from_letter(key.seat).filter(|_| ours)?;
        let ticket = Ticket { seat, token: key.token, seed: hex::read(&key.seed) };
        Some(Place { server: server.clone(), game: key.game, tickets: vec![ticket] })
    }
}

/// A game on a server.
pub struct Guest {
    server: Server,
    token: Option<String>,
    remote: Remote,
    line: Line,
    up: bool,
    closed: Option<u16>,
    /// The table before the game has begun.
    bare: Table,
    stage: Option<Stage>,
    prompt: Option<Prompt>,
    next: Option<Instant>,
    sent: Option<Instant>,
    veiled: Option<Instant>,
    heard_ask: Instant,
    told_over: bool,
    outbox: Option<Sender<Msg>>,
}

impl Guest {
    /// Goes to a table and waits for the first picture of it.
    pub fn arrive(place: Place, outbox: Option<Sender<Msg>>) -> Result<Guest> {
        let wake = outbox.clone();
        let line = Line::open(place.server.clone(), move || {
            if let Some(outbox) = &wake {
                // A screen that is gone needs no news.
                let _ = outbox.send(Msg::News);
            }
        });
        let token = place.tickets.first().map(|ticket| ticket.token.clone());
        let bare = bare(&TableInfo::default());
        let mut guest = Guest {
            server: place.server,
            token,
            remote: Remote::new(place.game, place.tickets),
            line,
            up: false,
            closed: None,
            bare,
            stage: None,
            prompt: None,
            next: None,
            sent: None,
            veiled: None,
            heard_ask: Instant::now(),
            told_over: false,
            outbox,
        };
        let mut desk = Desk::new(Lang::En, crate::ink::Ink::None);
        let began = Instant::now();
        while guest.remote.info().seats.is_empty() {
            if began.elapsed() > FIRST {
                bail!("{} does not show us the table; try again in a moment", guest.server.url());
            }
            if let Some(heard) = guest.line.wait(Duration::from_millis(200)) {
                guest.take(heard, &mut desk);
            }
            if let Some(number) = guest.closed {
                bail!("the server closed the line ({number}): there is no such table, or the seat is no longer ours");
            }
        }
        Ok(guest)
    }

    fn take(&mut self, heard: Heard, desk: &mut Desk) {
        desk.dirty = true;
        match heard {
            Heard::Up => {
                self.up = true;
                for frame in self.remote.greet() {
                    self.line.send(frame);
                }
            }
            Heard::Down => self.up = false,
            Heard::Closed(number) => {
                self.up = false;
                self.closed = Some(number);
                desk.note = Some(tui::line_closed(desk.lang).to_string());
            }
            Heard::Frame(frame) => {
                let (news, reply) = self.remote.hear(frame);
                if let Some(reply) = reply {
                    self.line.send(reply);
                }
                for frame in self.remote.reveals(fresh_id) {
                    self.line.send(frame);
                    self.sent = Some(Instant::now());
                }
                for one in news {
                    self.learn(one, desk);
                }
            }
        }
    }

    fn learn(&mut self, news: News, desk: &mut Desk) {
        let lang = desk.lang;
        match news {
            News::Fresh => {
                self.stage = self.remote.view(self.remote.main_viewer()).map(|view| Stage::new(view, &[]));
                self.bare = bare(self.remote.info());
            }
            News::Beats(beats) => {
                if let (Some(stage), Some(view)) = (&mut self.stage, self.remote.view(self.remote.main_viewer())) {
                    stage.extend(view, &beats);
                }
            }
            News::Table => self.bare = bare(self.remote.info()),
            News::Asked => {
                self.heard_ask = Instant::now();
                let view = self.remote.view(self.remote.main_viewer());
                match (&mut self.stage, view) {
                    (Some(stage), Some(view)) => stage.extend(view, &[]),
                    (None, Some(view)) => self.stage = Some(Stage::new(view, &[])),
                    _ => {}
                }
            }
            News::Said(said) => {
                let who = Seat::from_letter(said.seat).map(|seat| self.name(seat)).unwrap_or_default();
                desk.note = Some(format!("{who}: {}", said.text));
            }
            News::Refused(code) => desk.note = Some(refusal(lang, code)),
            News::GoingAway(_) => desk.note = Some(tui::line_down(lang).to_string()),
            News::Presence => {}
        }
        self.refresh(desk);
    }

    fn name(&self, seat: Seat) -> String {
        let info = self.remote.info().seats.iter().find(|info| info.seat == seat.letter());
        info.map_or_else(String::new, |info| info.name.clone())
    }

    fn refresh(&mut self, desk: &mut Desk) {
        let current = self.stage.as_ref().filter(|stage| stage.is_current() && !self.remote.is_waiting());
        self.prompt = current.filter(|_| self.remote.asked().is_some()).and_then(|stage| Prompt::of(stage.live()));
        desk.arrange(&self.scene(desk));
    }

    fn answer(&mut self, action: kaiju_rules::Action, desk: &mut Desk) {
        if let Some(prompt) = &self.prompt
            && let Some(frame) = self.remote.act(prompt.seat, action, fresh_id())
        {
            self.line.send(frame);
            self.sent = Some(Instant::now());
            self.refresh(desk);
        }
    }

    fn chairs(&self, lang: Lang) -> Vec<String> {
        let me = self.remote.eyes();
        let here = self.remote.here();
        let word = |info: &kaiju_wire::table::SeatInfo| {
            let mine = Seat::from_letter(info.seat).is_some_and(|seat| me.contains(&seat));
            match info.kind {
                SeatKind::Bot => {
                    let player = info.player.as_deref().and_then(|player| player.parse().ok());
                    player.map_or_else(|| info.name.clone(), |player| player_name(lang, player))
                }
                _ if !info.taken => tui::seat_free(lang).to_string(),
                _ if mine => tui::you(lang).to_string(),
                _ if here.contains(&info.seat) => info.name.clone(),
                _ => tui::away(lang, &info.name),
            }
        };
        self.remote.info().seats.iter().map(word).collect()
    }

    /// What is going on beside the game.
    fn aside(&self, lang: Lang) -> String {
        let info = self.remote.info();
        let mut parts = Vec::new();
        if !self.up {
            parts.push(tui::line_down(lang).to_string());
        }
        match info.phase {
            Phase::Gathering | Phase::Sealing => {
                if let Some(code) = &info.code {
                    parts.push(tui::code_is(lang, code));
                }
            }
            Phase::Playing => {
                if let Some(left) = self.remote.ask().and_then(|ask| ask.left_ms) {
                    let left = left.saturating_sub(self.heard_ask.elapsed().as_millis() as u64);
                    parts.push(tui::seconds_left(lang, left.div_ceil(1000)));
                }
            }
            _ => {}
        }
        if self.remote.watching() > 0 {
            parts.push(tui::watching(lang, self.remote.watching()));
        }
        parts.join(" · ")
    }

    fn record(&self) -> Result<String> {
        let path = format!("/tables/{}/record", self.remote.game());
        self.server.text("GET", &path, self.token.as_deref(), None)
    }
}

/// A table on which nothing has happened yet.
fn bare(info: &TableInfo) -> Table {
    let edition = EditionId::from_name(&info.edition).or_else(|| EditionId::from_name("second"));
    let edition = edition.expect("an edition everybody has");
    let mut rules = edition.edition().rules;
    for (name, word) in &info.switches {
        // A switch we do not know is the server's business.
        let _ = rules.set(name, word);
    }
    let players = info.seats.len().clamp(2, 6);
    let setup = Setup::new(edition, players).expect("two to six can play").with_rules(rules);
    let monsters: Vec<Monster> = info.seats.iter().filter_map(|seat| Monster::from_id(&seat.monster)).collect();
    let setup = if monsters.len() == players { setup.with_monsters(&monsters).unwrap_or(setup) } else { setup };
    Table::new(&setup)
}

/// What a refusal means.
fn refusal(lang: Lang, code: Code) -> String {
    let id = format!("refused-{}", code.word().replace('_', "-"));
    refusals::by_id(lang, &id).unwrap_or(refusals::refused_unknown(lang)).to_string()
}

impl Show for Guest {
    fn scene(&self, desk: &Desk) -> Scene<'_> {
        let lang = desk.lang;
        let watched = self.remote.eyes().is_empty();
        let (table, viewer, beats, pending) = match &self.stage {
            Some(stage) => {
                let pending = if stage.is_current() { stage.live().pending() } else { Pending::Over(SeatSet::EMPTY) };
                (stage.table(), stage.viewer(), stage.log(), pending)
            }
            None => (&self.bare, Viewer::Public, [].as_slice(), Pending::Over(SeatSet::EMPTY)),
        };
        Scene {
            table,
            viewer,
            beats,
            prompt: self.prompt.as_ref(),
            pending,
            chairs: self.chairs(lang),
            aside: self.aside(lang),
            undo: false,
            kind: if watched {
                Kind::Watched
            } else if matches!(self.remote.info().phase, Phase::Gathering | Phase::Sealing) {
                Kind::Gathering
            } else {
                Kind::Online
            },
        }
    }

    fn act(&mut self, intent: Intent, desk: &mut Desk) -> Option<Exit> {
        match intent {
            Intent::Answer(action) => self.answer(action, desk),
            Intent::Begin => {
                let path = format!("/tables/{}/start", self.remote.game());
                if let Err(error) = self.server.text("POST", &path, self.token.as_deref(), None) {
                    desk.note = Some(format!("{error:#}"));
                }
            }
            Intent::Advise => {
                if let (Some(stage), Some(outbox)) = (&self.stage, self.outbox.clone()) {
                    let (lang, view, kept) = (desk.lang, stage.live().clone(), desk.tray.kept());
                    let number = stage.log().len();
                    thread::spawn(move || {
                        let advice = advise(lang, &view, Some(kept));
                        // A screen that is gone needs no advice.
                        let _ = outbox.send(Msg::Advice(number, advice));
                    });
                }
            }
            Intent::Skip => {
                if let Some(stage) = &mut self.stage {
                    stage.catch_up();
                }
                self.next = None;
                self.refresh(desk);
            }
            Intent::Undo => desk.note = Some(tui::no_undo(desk.lang).to_string()),
            Intent::Record => {
                let path = store::Store::at("").fresh();
                let done = self.record().and_then(|text| store::write(&path, &text).context("not written"));
                desk.note = Some(match done {
                    Ok(()) => tui::recorded(desk.lang, path.display()),
                    Err(error) => tui::not_saved(desk.lang, format!("{error:#}")),
                });
            }
            Intent::Review => match self.record() {
                Ok(text) => return Some(Exit::Review(text)),
                Err(error) => desk.note = Some(format!("{error:#}")),
            },
            Intent::Quit => return Some(Exit::Quit),
            _ => {}
        }
        None
    }

    fn hear(&mut self, message: Msg, desk: &mut Desk) {
        if let Msg::Advice(number, advice) = message
            && self.stage.as_ref().is_some_and(|stage| stage.log().len() == number)
            && matches!(desk.page, Some(Page::Hint(None)))
        {
            desk.page = Some(Page::Hint(Some(advice)));
            desk.dirty = true;
        }
    }

    fn tick(&mut self, now: Instant, desk: &mut Desk) -> Option<Duration> {
        while let Some(heard) = self.line.heard() {
            self.take(heard, desk);
        }
        let mut wait: Option<Duration> = None;
        let mut within = |time: Duration| wait = Some(wait.map_or(time, |other| other.min(time)));
        // The clock of whoever is asked runs on the screen.
        if self.remote.ask().is_some_and(|ask| ask.left_ms.is_some()) {
            desk.dirty = true;
            within(Duration::from_secs(1));
        }
        if self.remote.is_waiting() {
            if self.sent.is_none_or(|sent| now.duration_since(sent) > AGAIN) {
                self.sent = Some(now);
                for frame in self.remote.again() {
                    self.line.send(frame);
                }
            }
            within(AGAIN);
        }
        loop {
            let Some(stage) = &mut self.stage else { return wait };
            if stage.is_current() {
                break;
            }
            let due = *self.next.get_or_insert(now);
            if now < due {
                within(due - now);
                return wait;
            }
            stage.step();
            self.next = Some(now + stage.pause().mul_f32(desk.speed.factor()));
            self.refresh(desk);
        }
        if self.remote.info().phase == Phase::Over && !self.told_over {
            self.told_over = true;
            desk.page = Some(Page::Over);
            desk.dirty = true;
        }
        if self.prompt.is_some()
            && desk.page.is_none()
            && let Some(reply) = self.stage.as_ref().and_then(|stage| desk.comfort.reply(stage.live()))
        {
            // How fast an answer comes must not tell what is in the hand.
            let pause =
                if reply.veiled { Duration::from_millis(600 + crate::random_seed() % 2_000) } else { Duration::ZERO };
            let due = *self.veiled.get_or_insert(now + pause);
            if now >= due {
                self.veiled = None;
                self.answer(reply.action, desk);
            } else {
                within(due - now);
            }
        } else {
            self.veiled = None;
        }
        wait
    }
}

/// Who is waited for before the game begins, in a sentence.
pub(crate) fn gathering(lang: Lang, chairs: &[String]) -> String {
    let free = tui::seat_free(lang);
    let open = chairs.iter().filter(|chair| *chair == free).count() as u32;
    if open > 0 { tui::waiting_for(lang, open) } else { tui::all_here(lang).to_string() }
}
