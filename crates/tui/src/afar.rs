//! A game on a server in plain sentences: what happens is told as it happens, lines are read whenever they come.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Instant;

use anyhow::{Result, anyhow};
use kaiju_client::pace::tells;
use kaiju_client::{Pick, Prompt};
use kaiju_rules::{Action, Monster, Seat, SeatSet};
use kaiju_text::events::seat_name;
use kaiju_text::{club, coach, in_a_row, spoken, tui, web};
use kaiju_wire::frame::EMOTES;

use crate::How;
use crate::ink::Ink;
use crate::online::{FoundTable, OnlineGame, gathering};
use crate::plain::{Command, Offered, PlainEnd, Teller, Typed, is_yes, read};
use crate::scene::GameKind;
use crate::shell::Msg;
use crate::show::{Exit, IDLE, Show};
use crate::store::RecordFile;
use crate::trouble::Trouble;
use crate::ui::{Intent, Overlay, Speed, Ui};
use kaiju_text::search::unaccented;

/// A game on a server, told and asked in sentences.
struct Afar<'a> {
    teller: Teller<'a>,
    guest: OnlineGame,
    ui: Ui,
    record: Option<RecordFile>,
    inbox: Receiver<Msg>,
    /// Lines that have come and were not needed yet; the input has ended when there will be no more.
    lines: VecDeque<String>,
    ended: bool,
    /// How many events have been told, and the number of the last line of chat.
    told: usize,
    heard: u64,
    /// What was said last about who is waited for.
    waited: String,
    /// What was said last of a pause.
    rests: String,
    /// What was offered last to bet on.
    offered: String,
    asked: Option<(Prompt, Vec<Offered>)>,
    /// An answer with a warning: it waits for a yes.
    doubted: Option<Action>,
    /// The device is being handed to somebody, or was.
    passing: Option<Seat>,
    /// The game is over, and it was asked whether it is played again.
    over: bool,
}

/// Plays or watches at a table of a server in sentences, in ASCII alone where that is all there may be, until the game is
/// over or somebody leaves.
pub fn attend(
    how: &How,
    place: FoundTable,
    input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
) -> Result<PlainEnd> {
    let (lang, record) = (how.lang, how.record.as_ref());
    let (outbox, inbox) = channel();
    let typed = outbox.clone();
    let mut teller = Teller::new(lang, output);
    teller.ascii = how.is_ascii();
    let troubled = |trouble: Trouble| anyhow!(trouble.told(lang));
    let guest = OnlineGame::arrive(place, Some(outbox.clone())).map_err(troubled)?;
    thread::spawn(move || {
        for line in input.lines() {
            let Ok(line) = line else { break };
            if typed.send(Msg::Typed(Some(line))).is_err() {
                return;
            }
        }
        let _ = typed.send(Msg::Typed(None));
    });
    teller.say(if guest.seats().is_empty() { tui::plain_watching(lang) } else { tui::plain_welcome(lang) })?;
    let mut ui = Ui::new(lang, Ink::None);
    (ui.speed, ui.comfort) = (Speed::Instant, how.settings.clone().read().comfort);
    let mut afar = Afar {
        teller,
        guest,
        ui,
        record: record.cloned(),
        inbox,
        lines: VecDeque::new(),
        ended: false,
        told: 0,
        heard: 0,
        waited: String::new(),
        rests: String::new(),
        offered: String::new(),
        asked: None,
        doubted: None,
        passing: None,
        over: false,
    };
    let mut games = 1;
    loop {
        match afar.sit()? {
            Exit::Elsewhere(place) => {
                // The next game does not take the place of the last one's record.
                games += 1;
                afar.record = record.map(|record| record.next(games));
                afar.guest = OnlineGame::arrive(*place, Some(outbox.clone())).map_err(troubled)?;
                (afar.told, afar.heard, afar.over, afar.passing) = (0, 0, false, None);
                afar.waited.clear();
                afar.rests.clear();
                afar.offered.clear();
                afar.ui.clear();
                afar.ui.speed = Speed::Instant;
            }
            _ if afar.is_over() => {
                let over = afar.guest.view().and_then(|view| view.table().over());
                return Ok(PlainEnd::Over(over.unwrap_or(SeatSet::EMPTY)));
            }
            _ => {
                if !afar.guest.seats().is_empty() {
                    let lang = afar.teller.lang;
                    afar.teller.say(tui::plain_away(lang))?;
                }
                return Ok(PlainEnd::Left);
            }
        }
    }
}

/// The monster somebody typed, for the seat with the letter before it or for our first one. A word that means chance
/// draws one.
fn chosen(choice: &[(Seat, Vec<Monster>)], typed: &str) -> Option<(Seat, Pick)> {
    let letter = |word: &str| word.parse::<char>().ok().and_then(|c| Seat::from_letter(c.to_ascii_uppercase()));
    let named = typed.split_once(' ').and_then(|(word, rest)| Some((letter(word)?, rest.trim())));
    let (seat, monsters) = match named {
        Some((wanted, _)) => choice.iter().find(|(seat, _)| *seat == wanted)?,
        None => choice.first()?,
    };
    let name = unaccented(named.map_or(typed, |(_, rest)| rest).trim()).replace(['-', '_'], " ");
    if ["random", "azar", "sorteo", "sorteio", "zufall", "hasard", "caso"].contains(&name.as_str()) {
        return Some((*seat, Pick::Drawn));
    }
    let whole = |monster: &&Monster| unaccented(monster.name()) == name;
    let begins = |monster: &&Monster| !name.is_empty() && unaccented(monster.name()).starts_with(&name);
    let monster = monsters.iter().find(whole).or_else(|| monsters.iter().find(begins))?;
    Some((*seat, Pick::This(*monster)))
}

impl Afar<'_> {
    fn is_over(&self) -> bool {
        self.guest.scene(&self.ui).table.over().is_some()
    }

    /// Plays at this table until its end.
    fn sit(&mut self) -> Result<Exit> {
        self.introduce()?;
        loop {
            let wait = self.guest.tick(Instant::now(), &mut self.ui).unwrap_or(IDLE);
            self.tell()?;
            if matches!(self.ui.page, Some(Overlay::Over(_))) {
                self.ui.page = None;
                let done = self.close()?;
                if done {
                    return Ok(Exit::Quit);
                }
            }
            if self.guest.is_closed() {
                return Ok(Exit::Quit);
            }
            self.ask()?;
            if self.has_work() {
                if let Some(exit) = self.listen()? {
                    return Ok(exit);
                }
                continue;
            }
            if self.is_left() {
                return Ok(Exit::Quit);
            }
            self.teller.flush()?;
            match self.inbox.recv_timeout(wait) {
                Ok(Msg::Typed(Some(line))) => self.lines.push_back(line),
                Ok(Msg::Typed(None)) => self.ended = true,
                Ok(other) => self.guest.hear(other, &mut self.ui),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(Exit::Quit),
            }
        }
    }

    /// Says where we are.
    fn introduce(&mut self) -> io::Result<()> {
        let lang = self.teller.lang;
        if let Some((code, link)) = self.guest.invitation() {
            self.teller.say(tui::plain_code(lang, code, link))?;
            self.teller.say(spoken(lang, &self.guest.spoken_terms(lang)))?;
        }
        if let Some(begins) = self.guest.begins(lang) {
            self.teller.say(begins)?;
        }
        let scene = self.guest.scene(&self.ui);
        match self.guest.seats() {
            [] => self.teller.say(tui::plain_watch(lang))?,
            [seat] => self.teller.say(tui::plain_you_are(lang, seat_name(scene.table, *seat)))?,
            _ => {}
        }
        self.heard = scene.talk.as_deref().and_then(<[_]>::last).map_or(0, |last| last.number);
        Ok(())
    }

    /// Tells what is new: events, what was said, who is waited for, what went wrong.
    fn tell(&mut self) -> io::Result<()> {
        let scene = self.guest.scene(&self.ui);
        // After a break the table is shown again.
        self.told = self.told.min(scene.beats.len());
        self.teller.tell(&scene.beats[self.told..], scene.viewer)?;
        self.told = scene.beats.len();
        let heard = self.heard;
        for said in scene.talk.iter().flatten().filter(|said| said.number > heard) {
            self.heard = said.number;
            self.teller.say(tui::plain_says(self.teller.lang, &said.who, &said.text))?;
        }
        if scene.kind == GameKind::Gathering {
            let mut waited = gathering(self.teller.lang, &scene.chairs, &scene.missing);
            let sits = !self.guest.seats().is_empty();
            if sits {
                waited = in_a_row([waited.as_str(), tui::plain_begin(self.teller.lang)]);
            }
            if waited != self.waited {
                self.teller.say(&waited)?;
                self.waited = waited;
            }
        }
        let rests = self.guest.pause_told(self.teller.lang).unwrap_or_default();
        if rests != self.rests {
            self.teller.say(if rests.is_empty() { tui::plain_goes_on(self.teller.lang) } else { &rests })?;
            self.rests = rests;
        }
        let letter = |(seat, monster): &(Seat, Monster)| format!("{} {}", seat.letter(), monster.name());
        let offered = scene.bets.iter().map(letter).collect::<Vec<_>>().join(", ");
        if offered != self.offered {
            if !offered.is_empty() {
                let (asked, how) = (club::who_wins(self.teller.lang), tui::plain_bet(self.teller.lang, &offered));
                self.teller.say(in_a_row([asked, how.as_str()]))?;
            }
            self.offered = offered;
        }
        if let Some(note) = self.ui.note.take() {
            self.teller.say(kaiju_text::spoken(self.teller.lang, &note))?;
        }
        Ok(())
    }

    /// Puts a question that has not been put yet.
    fn ask(&mut self) -> io::Result<()> {
        if let Some(Overlay::HandOver(seat)) = self.ui.page {
            if self.passing != Some(seat) {
                self.passing = Some(seat);
                let who = self.guest.name(self.ui.lang, seat);
                self.teller.pass_on(&who, true)?;
                self.teller.invite()?;
            }
            return Ok(());
        }
        let scene = self.guest.scene(&self.ui);
        match scene.prompt {
            None => (self.asked, self.doubted) = (None, None),
            Some(prompt) if self.asked.as_ref().is_none_or(|(asked, _)| asked != prompt) => {
                let several = self.guest.seats().len() > 1;
                if several && self.asked.is_none() && self.passing != Some(prompt.seat) {
                    self.passing = Some(prompt.seat);
                    let who = self.guest.name(self.ui.lang, prompt.seat);
                    self.teller.pass_on(&who, false)?;
                }
                let answers = self.teller.put(prompt, scene.table)?;
                self.asked = Some((prompt.clone(), answers));
                self.doubted = None;
                self.teller.invite()?;
            }
            Some(_) => {}
        }
        Ok(())
    }

    /// Is there a line that can be read now?
    fn has_work(&self) -> bool {
        let asked = self.asked.is_some() || self.ui.page.is_some() || self.over;
        !self.lines.is_empty() && (asked || self.lines.front().is_some_and(|line| self.is_command(line)))
    }

    /// Commands are obeyed at any time; answers wait for their question.
    fn is_command(&self, line: &str) -> bool {
        !matches!(
            read(self.teller.lang, line, None),
            Typed::Command(Command::Unknown | Command::Nothing | Command::Hint | Command::Undo | Command::Now)
        )
    }

    /// Is something asked, and nobody there to answer? Whoever only watches need not be there.
    fn is_left(&self) -> bool {
        let asked = self.asked.is_some() || self.ui.page.is_some() || self.over;
        let gathers = self.guest.scene(&self.ui).kind == GameKind::Gathering;
        self.ended && self.lines.is_empty() && !self.guest.seats().is_empty() && (asked || gathers)
    }

    /// Reads a line.
    fn listen(&mut self) -> Result<Option<Exit>> {
        let Some(line) = self.lines.pop_front() else { return Ok(None) };
        if self.over && !self.is_command(&line) {
            return Ok(Some(Exit::Quit));
        }
        if let Some(Overlay::HandOver(_)) = self.ui.page {
            self.ui.page = None;
            return Ok(self.guest.act(Intent::Ready, &mut self.ui));
        }
        if let Some(action) = self.doubted.take() {
            if is_yes(&line) {
                return Ok(self.answer(action));
            }
            // Asked again from the beginning.
            self.asked = None;
            return Ok(None);
        }
        let asked = self.asked.as_ref().map(|(prompt, answers)| (prompt, answers.as_slice()));
        match read(self.teller.lang, &line, asked) {
            Typed::Answer(action, danger) => match danger.filter(|&danger| self.ui.comfort.doubts(danger)) {
                None => Ok(self.answer(action)),
                Some(danger) => {
                    self.doubted = Some(action);
                    self.teller.doubt(danger)?;
                    self.teller.invite()?;
                    Ok(None)
                }
            },
            Typed::Command(command) => {
                let exit = self.obey(command, &line)?;
                // The question is put again, in the language that is spoken now.
                self.asked = None;
                Ok(exit)
            }
        }
    }

    fn answer(&mut self, action: Action) -> Option<Exit> {
        self.asked = None;
        self.guest.act(Intent::Answer(action), &mut self.ui)
    }

    fn obey(&mut self, command: Command, line: &str) -> io::Result<Option<Exit>> {
        let lang = self.teller.lang;
        let scene = self.guest.scene(&self.ui);
        let intent = match command {
            Command::Help => {
                let sign = |(i, word): (usize, &&str)| {
                    let text = web::by_id(lang, &format!("emote-{word}")).unwrap_or(word);
                    format!("{} {text}", i + 1)
                };
                let signs = EMOTES.iter().enumerate().map(sign).collect::<Vec<_>>().join(", ");
                self.teller.say(tui::plain_help(lang))?;
                self.teller.say(tui::plain_online_help(lang, signs))?;
                self.teller.say(tui::plain_pause_help(lang))?;
                return Ok(None);
            }
            Command::Hint => {
                if !self.guest.may_coach() {
                    self.teller.say(coach::not_here(lang))?;
                } else if let Some(view) = self.guest.view() {
                    self.teller.hint(view)?;
                }
                return Ok(None);
            }
            Command::Why => {
                self.teller.why(scene.beats, scene.viewer, None)?;
                let last = scene.beats.iter().rev().find(|beat| tells(beat.event));
                if let Some(told) = last.and_then(|beat| self.guest.reason(beat, lang)) {
                    self.teller.say(spoken(lang, &told))?;
                }
                return Ok(None);
            }
            Command::Turn => {
                self.teller.turn(scene.table, scene.step)?;
                return Ok(None);
            }
            Command::Shop => {
                self.teller.shop(scene.table, scene.viewer, true)?;
                return Ok(None);
            }
            Command::Now => {
                self.teller.now(scene.prompt, scene.table)?;
                return Ok(None);
            }
            Command::Choose(typed) => {
                let Some((seat, pick)) = chosen(&scene.choice, &typed) else {
                    let free = scene.choice.first().map_or(&[][..], |(_, monsters)| monsters);
                    let names: Vec<&str> = free.iter().map(|monster| monster.name()).collect();
                    self.teller.say(if names.is_empty() {
                        tui::plain_too_late(lang).to_string()
                    } else {
                        tui::plain_monsters(lang, names.join(", "))
                    })?;
                    return Ok(None);
                };
                Intent::Choose(seat, pick)
            }
            Command::Standing => {
                self.teller.standing(scene.table, scene.viewer, &scene.chairs)?;
                return Ok(None);
            }
            Command::LookUp(shelf, query) => {
                self.teller.look_up(shelf, &query, scene.table)?;
                return Ok(None);
            }
            Command::Language(wanted) => {
                self.teller.speak(wanted)?;
                self.ui.lang = self.teller.lang;
                return Ok(None);
            }
            Command::Record(name) => {
                let mut named = name.map(|name| RecordFile::new(name, false));
                let said = self.guest.write_record(lang, named.as_mut().or(self.record.as_mut()));
                self.teller.say(said)?;
                return Ok(None);
            }
            Command::Quit if !scene.bets.is_empty() => Intent::LeaveOut,
            Command::Quit => return Ok(Some(Exit::Quit)),
            Command::Nothing => return Ok(None),
            Command::Unknown => {
                self.teller.say(tui::plain_not_understood(lang, line))?;
                return Ok(None);
            }
            Command::Undo => Intent::Undo,
            Command::Begin => Intent::Begin,
            Command::Say(text) => Intent::Say(text),
            Command::Sign(n) => Intent::Sign(n),
            Command::Bet(seat) => Intent::Bet(seat),
            Command::Mute(seat) => Intent::Mute(seat),
            Command::Report(seat, note) => Intent::Report(seat, note),
            Command::Pause => Intent::Pause,
            Command::LetPlay(program) => Intent::LetPlay(program),
            Command::Again => Intent::Again,
        };
        Ok(self.guest.act(intent, &mut self.ui))
    }

    /// The end of the game: how everybody stands, the record, and whether it is played again. True when nobody stays.
    fn close(&mut self) -> io::Result<bool> {
        let lang = self.teller.lang;
        let scene = self.guest.scene(&self.ui);
        self.teller.standing(scene.table, scene.viewer, &scene.chairs)?;
        if let Some(foresaw) = &scene.foresaw {
            self.teller.say(foresaw)?;
        }
        for line in self.guest.dice(lang) {
            self.teller.say(line)?;
        }
        if let Some(record) = &mut self.record {
            let said = self.guest.write_record(lang, Some(record));
            self.teller.say(said)?;
        }
        if self.guest.seats().is_empty() {
            return Ok(true);
        }
        self.over = true;
        self.teller.say(tui::plain_again(lang))?;
        self.teller.invite()?;
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_monster_is_named_by_its_beginning_for_the_first_seat_or_another() {
        let monsters = vec![Monster::TheKing, Monster::MekaDragon, Monster::CyberKitty];
        let choice = [(Seat::A, monsters.clone()), (Seat::C, monsters)];
        assert_eq!(chosen(&choice, "the king"), Some((Seat::A, Pick::This(Monster::TheKing))));
        assert_eq!(chosen(&choice, "cyber-kitty"), Some((Seat::A, Pick::This(Monster::CyberKitty))));
        assert_eq!(chosen(&choice, "c meka"), Some((Seat::C, Pick::This(Monster::MekaDragon))));
        for chance in ["azar", "hasard", "caso"] {
            assert_eq!(chosen(&choice, chance), Some((Seat::A, Pick::Drawn)), "{chance}");
        }
        assert_eq!(chosen(&choice, "c random"), Some((Seat::C, Pick::Drawn)));
        for wrong in ["", "kraken", "b meka"] {
            assert_eq!(chosen(&choice, wrong), None, "{wrong}");
        }
        assert_eq!(chosen(&[], "meka"), None, "nothing to choose any more");
    }
}
