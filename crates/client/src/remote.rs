//! A table on a server: what is known of it, what is told, what is to be sent. The line itself is somebody else's.

use std::collections::BTreeMap;

use kaiju_rules::notation::{Words, lines, parse_view};
use kaiju_rules::{Action, Event, Seat, Table, View, Viewer};
use kaiju_wire::chain::Chain;
use kaiju_wire::frame::{Act, Ask, Ev, FIRST_HASH, Hello, Resume, Reveal, Said, Say, Snapshot, ToClient, ToServer};
use kaiju_wire::table::{Phase, TableInfo};
use kaiju_wire::{Code, VERSION, hex};

use crate::local::Beat;

/// A seat at a server's table that is ours.
#[derive(Clone)]
pub struct Ticket {
    /// The seat.
    pub seat: Seat,
    /// What opens it.
    pub token: String,
    /// The seed of our share in the dice; none when it was lost.
    pub seed: Option<[u8; 32]>,
}

/// Something a screen wants to know.
#[derive(Clone)]
pub enum News {
    /// We are in; everything that was shown before may be old.
    Fresh,
    /// Something happened in the game.
    Beats(Vec<Beat>),
    /// Who sits where has changed, or the table stands elsewhere.
    Table,
    /// Somebody is asked something, or nobody any more.
    Asked,
    /// Who is there, and how many watch.
    Presence,
    /// Somebody said something.
    Said(Said),
    /// An answer did not count.
    Refused(Code),
    /// The server goes away for about so long.
    GoingAway(u64),
}

/// A table on a server.
pub struct Remote {
    game: String,
    tickets: Vec<Ticket>,
    epoch: Option<String>,
    seq: u64,
    hash: String,
    /// The table and the seats, once told.
    info: TableInfo,
    eyes: Vec<Seat>,
    positions: BTreeMap<String, String>,
    /// The table as it was after the last event, for the words of the next.
    last: Option<Table>,
    ask: Option<Ask>,
    here: Vec<char>,
    watching: u32,
    /// Sent, and no verdict yet.
    waiting: Vec<(String, ToServer)>,
    inputs: usize,
}

impl Remote {
    /// A table that nothing is known of yet.
    pub fn new(game: impl Into<String>, tickets: Vec<Ticket>) -> Remote {
        Remote {
            game: game.into(),
            tickets,
            epoch: None,
            seq: 0,
            hash: FIRST_HASH.to_string(),
            info: TableInfo::default(),
            eyes: Vec::new(),
            positions: BTreeMap::new(),
            last: None,
            ask: None,
            here: Vec::new(),
            watching: 0,
            waiting: Vec::new(),
            inputs: 0,
        }
    }

    /// The table's id.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Who sits where, and what is played.
    pub fn info(&self) -> &TableInfo {
        &self.info
    }

    /// The seats that are ours; none when we watch.
    pub fn eyes(&self) -> &[Seat] {
        &self.eyes
    }

    /// What is asked now.
    pub fn ask(&self) -> Option<&Ask> {
        self.ask.as_ref()
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.ask.as_ref().and_then(|ask| Seat::from_letter(ask.seat))
    }

    /// Seats whose player is there.
    pub fn here(&self) -> &[char] {
        &self.here
    }

    /// How many watch.
    pub fn watching(&self) -> u32 {
        self.watching
    }

    /// Has an answer been sent that has no verdict yet?
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The table as one of our seats sees it, or as whoever watches does; none before the game has begun.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        let key = match viewer {
            Viewer::Seat(seat) => seat.letter().to_string(),
            Viewer::Public => "-".to_string(),
        };
        let text = self.positions.get(&key).or_else(|| self.positions.values().next())?;
        let viewer = if self.positions.contains_key(&key) { viewer } else { self.main_viewer() };
        parse_view(text, viewer).ok()
    }

    /// Our only or first seat, or nobody's eyes.
    pub fn main_viewer(&self) -> Viewer {
        self.eyes.first().map_or(Viewer::Public, |&seat| Viewer::Seat(seat))
    }

    // ── what we say ──────────────────────────────────────────────────────────

    /// The first frame on a new line, and after it what has no verdict yet.
    pub fn greet(&self) -> Vec<ToServer> {
        let hello = ToServer::Hello(Hello {
            version: VERSION,
            game: self.game.clone(),
            auth: self.tickets.iter().map(|ticket| ticket.token.clone()).collect(),
            resume: self.epoch.clone().map(|epoch| Resume { epoch, seq: self.seq }),
            positions: true,
        });
        std::iter::once(hello).chain(self.again()).collect()
    }

    /// What has no verdict yet: the same frames, to be sent again.
    pub fn again(&self) -> impl Iterator<Item = ToServer> + '_ {
        self.waiting.iter().map(|(_, frame)| frame.clone())
    }

    /// An answer. The id is 32 random hexadecimal digits.
    pub fn act(&mut self, seat: Seat, action: Action, id: String) -> Option<ToServer> {
        let view = self.view(Viewer::Seat(seat))?;
        let action = Words::for_table(view.table()).action(action);
        let links = self.ask.as_ref().and_then(|ask| ask.links);
        let frame = ToServer::Act(Act {
            id: id.clone(),
            expect: self.seq,
            seat: Some(seat.letter()),
            action,
            reveal: links.and_then(|links| self.element(seat, links + 1)),
        });
        self.waiting.push((id, frame.clone()));
        Some(frame)
    }

    /// A line of chat or an emote.
    pub fn say(&self, text: &str, emote: bool) -> ToServer {
        let seat = self.eyes.first().map(|seat| seat.letter());
        ToServer::Say(Say { seat, text: text.to_string(), emote })
    }

    /// The first elements that are asked for before the game begins, each with an id from `id`.
    pub fn reveals(&mut self, mut id: impl FnMut() -> String) -> Vec<ToServer> {
        if self.info.phase != Phase::Sealing || !self.waiting.is_empty() {
            return Vec::new();
        }
        let owed: Vec<Seat> = self
            .info
            .seats
            .iter()
            .filter(|seat| seat.tip.is_some() && seat.first.is_none())
            .filter_map(|seat| Seat::from_letter(seat.seat))
            .filter(|seat| self.eyes.contains(seat))
            .collect();
        for seat in owed {
            if let Some(element) = self.element(seat, 1) {
                let id = id();
                let frame = ToServer::Reveal(Reveal { id: id.clone(), seat: Some(seat.letter()), element });
                self.waiting.push((id, frame));
            }
        }
        self.again().collect()
    }

    fn element(&self, seat: Seat, number: u32) -> Option<String> {
        let seed = self.tickets.iter().find(|ticket| ticket.seat == seat)?.seed?;
        Some(hex::write(&Chain::new(seed).element(number)))
    }

    // ── what we hear ─────────────────────────────────────────────────────────

    /// Takes a frame: what a screen wants to know of it, and what is to be sent because of it.
    pub fn hear(&mut self, frame: ToClient) -> (Vec<News>, Option<ToServer>) {
        let one = |news: News| (vec![news], None);
        match frame {
            ToClient::Welcome(welcome) => {
                if self.epoch.as_ref() != Some(&welcome.epoch) {
                    self.forget();
                    self.epoch = Some(welcome.epoch);
                }
                self.eyes = welcome.eyes.into_iter().filter_map(Seat::from_letter).collect();
                (Vec::new(), None)
            }
            ToClient::Snapshot(snapshot) => {
                self.take(*snapshot);
                (vec![News::Fresh, News::Table, News::Asked], None)
            }
            ToClient::Ev(event) => self.follow(*event),
            ToClient::Ack(ack) => {
                self.waiting.retain(|(id, _)| *id != ack.id);
                (Vec::new(), None)
            }
            ToClient::Nack(nack) => {
                if !nack.retry {
                    self.waiting.retain(|(id, _)| *id != nack.id);
                    return (vec![News::Refused(nack.code), News::Asked], self.missing(nack.head));
                }
                (Vec::new(), None)
            }
            ToClient::Pong { head, .. } => (Vec::new(), self.missing(head)),
            ToClient::Presence { here, watching } => {
                (self.here, self.watching) = (here, watching);
                one(News::Presence)
            }
            ToClient::Said(said) => one(News::Said(said)),
            ToClient::GoingAway { after_ms } => one(News::GoingAway(after_ms)),
            ToClient::Unknown => (Vec::new(), None),
        }
    }

    /// Asks for what was missed, if something was.
    fn missing(&self, head: u64) -> Option<ToServer> {
        (head > self.seq).then(|| ToServer::Sync { from: self.seq + 1 })
    }

    fn forget(&mut self) {
        self.seq = 0;
        self.hash = FIRST_HASH.to_string();
        self.positions.clear();
        self.last = None;
        self.ask = None;
    }

    fn take(&mut self, snapshot: Snapshot) {
        self.seq = snapshot.seq;
        self.epoch = Some(snapshot.epoch);
        self.hash = snapshot.vh;
        self.info = snapshot.table;
        self.positions = snapshot.positions;
        self.ask = snapshot.ask;
        self.last = self.view(self.main_viewer()).map(|view| view.table().clone());
    }

    fn follow(&mut self, event: Ev) -> (Vec<News>, Option<ToServer>) {
        if event.seq <= self.seq {
            return (Vec::new(), None);
        }
        if event.seq != self.seq + 1 {
            return (Vec::new(), Some(ToServer::Sync { from: self.seq + 1 }));
        }
        if !event.follows(&self.hash) {
            // What we saw is not what the server showed: begin anew.
            self.forget();
            let hello = self.greet().into_iter().next();
            return (Vec::new(), hello);
        }
        self.seq = event.seq;
        self.hash = event.vh.clone();
        self.inputs += 1;
        let mut news = Vec::new();
        if let Some(info) = event.table {
            self.info = info;
            news.push(News::Table);
        }
        let beats = self.beats(&event.changes);
        if !event.positions.is_empty() {
            self.positions = event.positions;
            self.last = self.view(self.main_viewer()).map(|view| view.table().clone());
        }
        if !beats.is_empty() {
            news.push(News::Beats(beats));
        }
        self.ask = event.ask;
        news.push(News::Asked);
        (news, None)
    }

    /// The changes of an event, each with the table just before it. A game that begins has no table before.
    fn beats(&mut self, changes: &[String]) -> Vec<Beat> {
        let Some(mut table) = self.last.take() else { return Vec::new() };
        let words = Words::for_table(&table);
        let mut beats = Vec::new();
        for change in changes {
            let Some(event) = lines(change).next().and_then(|mut line| words.read_event(&mut line).ok()) else {
                continue;
            };
            beats.push(Beat { event, before: table.clone(), input: self.inputs });
            table.fold(event);
        }
        self.last = Some(table);
        beats
    }
}

/// Did the game end with this event?
pub fn ends(beats: &[Beat]) -> bool {
    beats.iter().any(|beat| matches!(beat.event, Event::Over { .. }))
}
