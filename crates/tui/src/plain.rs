//! Play in plain sentences, line by line: for screen readers, for pipes, for terminals that can do nothing else.

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use anyhow::{Result, bail};
use kaiju_client::pace::tells;
use kaiju_client::{
    Beat, Comfort, Danger, HouseRules, Local, Next, Prompt, Session, Sheet, Speed, Tray, Wishes, explain,
};
use kaiju_rules::{Action, Dice, Face, Input, Place, Seat, SeatSet, Table, TurnStep, View, Viewer};
use kaiju_text::events::{line_spoken, seat_name};
use kaiju_text::search::{Fit, unaccented};
use kaiju_text::{Lang, ask, cards, dice_spoken, errors, in_a_row, sentence, spoken, tui, web, words};

use crate::advice::advise_spoken;
use crate::local::Files;
use crate::lookup::{self, Shelf};
use crate::scene::{SaveState, warning};
use crate::signs::{next_lang, shown, text_in_ascii};
use crate::store::{self, RecordFile};

/// How a game in plain sentences ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlainEnd {
    /// The game is over, and these won; nobody, where nobody is left.
    Over(SeatSet),
    /// Somebody left, or the input ended.
    Left,
}

/// Whoever tells and asks in sentences, wherever the game is played.
pub(crate) struct Teller<'a> {
    pub(crate) lang: Lang,
    output: &'a mut dyn Write,
    /// Nothing but ASCII may be said.
    pub(crate) ascii: bool,
}

/// An answer with what is typed for it, and a warning.
pub(crate) type Offered = (String, Action, Option<Danger>);

/// What was typed, once it is understood.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Typed {
    /// An answer, and a warning.
    Answer(Action, Option<Danger>),
    /// Something else.
    Command(Command),
}

/// What can be typed at any time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Hint,
    Why,
    Standing,
    /// The steps of a turn.
    Turn,
    /// The cards for sale.
    Shop,
    /// What can be done now.
    Now,
    LookUp(Shelf, String),
    Undo,
    Language(Option<Lang>),
    Record(Option<String>),
    Quit,
    /// At a table of a server.
    Begin,
    /// A monster for one of our seats, as it was typed.
    Choose(String),
    Say(String),
    Sign(usize),
    Bet(Seat),
    Mute(Seat),
    /// Somebody, and a line for the host of the server.
    Report(Seat, String),
    Pause,
    LetPlay(bool),
    Again,
    /// An empty line.
    Nothing,
    /// This is nothing we know.
    Unknown,
}

/// Reads what was typed: an answer to what is asked, or a command.
pub(crate) fn read(lang: Lang, line: &str, asked: Option<(&Prompt, &[Offered])>) -> Typed {
    let lower = unaccented(line.trim());
    if let Some((prompt, answers)) = asked {
        if let Some((_, action, danger)) = answers.iter().find(|(key, ..)| *key == lower) {
            return Typed::Answer(*action, *danger);
        }
        if let Sheet::Dice { dice, rolls: 1.., .. } = prompt.sheet
            && let Some(kept) = keep(lang, &lower, dice)
        {
            // To keep everything is to stop.
            let danger = prompt.stop().filter(|stop| stop.action == Action::Keep(kept)).and_then(|stop| stop.danger);
            return Typed::Answer(Action::Keep(kept), danger);
        }
    }
    Typed::Command(command(line, &lower))
}

/// Reads a command. Words of every language are understood: whoever changes the language need not learn new ones.
fn command(line: &str, lower: &str) -> Command {
    let (word, rest) = lower.split_once(' ').unwrap_or((lower, ""));
    // What is written down or said is written as it was typed.
    let typed = line.trim().split_once(' ').map_or("", |(_, rest)| rest.trim());
    match word {
        "?" | "help" | "ayuda" | "ajuda" | "hilfe" | "aide" | "aiuto" => Command::Help,
        "h" | "hint" | "pista" | "dica" | "tipp" | "conseil" | "consiglio" => Command::Hint,
        "w" | "why" | "porque" | "warum" | "pourquoi" | "perche" => Command::Why,
        "t" | "table" | "mesa" | "tisch" | "monsters" | "monstruos" | "monstros" | "tavolo" | "monstres" | "mostri" => {
            Command::Standing
        }
        "s" | "shop" | "tienda" | "loja" | "auslage" | "boutique" | "negozio" => Command::Shop,
        "n" | "now" | "ahora" | "agora" | "jetzt" | "maintenant" | "ora" => Command::Now,
        "c" | "card" | "cards" | "carta" | "cartas" | "karte" | "karten" | "carte" | "cartes" => {
            Command::LookUp(Shelf::Cards, rest.to_string())
        }
        "r" | "rule" | "rules" | "regla" | "reglas" | "regra" | "regras" | "regel" | "regeln" | "regle" | "regles"
        | "regola" | "regole" => Command::LookUp(Shelf::Rules, rest.to_string()),
        "f" | "faq" | "question" | "pregunta" | "pergunta" | "frage" | "domanda" => {
            Command::LookUp(Shelf::Questions, rest.to_string())
        }
        "g" | "turn" | "turno" | "zug" | "tour" => Command::Turn,
        "monster" | "monstruo" | "monstro" | "monstre" | "mostro" => Command::Choose(rest.to_string()),
        "u" | "undo" | "deshacer" | "desfazer" | "ruckgangig" | "annuler" | "annulla" => Command::Undo,
        "l" | "language" | "idioma" | "lingua" | "sprache" | "langue" => Command::Language(rest.parse().ok()),
        "p" | "record" => Command::Record(Some(typed.to_string()).filter(|name| !name.is_empty())),
        "q" | "quit" | "salir" | "sair" | "beenden" | "quitter" | "esci" => Command::Quit,
        "begin" | "empezar" | "comecar" | "starten" | "commencer" | "comincia" => Command::Begin,
        "say" | "decir" | "dizer" | "sagen" | "dire" => Command::Say(typed.to_string()),
        "emote" | "gesto" => match rest.parse::<usize>() {
            Ok(n @ 1..) => Command::Sign(n - 1),
            _ => Command::Unknown,
        },
        "bet" | "apostar" | "tippen" | "parier" | "punta" => seat_typed(rest).map_or(Command::Unknown, Command::Bet),
        "mute" | "silenciar" | "stumm" | "taire" | "silenzia" => {
            seat_typed(rest).map_or(Command::Unknown, Command::Mute)
        }
        "report" | "denunciar" | "melden" | "signaler" | "segnala" => {
            let note = typed.get(1..).unwrap_or_default().trim();
            seat_typed(rest).map_or(Command::Unknown, |seat| Command::Report(seat, note.to_string()))
        }
        "pause" | "pausa" => Command::Pause,
        "bot" => Command::LetPlay(true),
        "back" | "recuperar" | "retomar" | "ubernehmen" | "reprendre" | "riprendi" => Command::LetPlay(false),
        "again" | "otra" | "outra" | "revanche" | "encore" | "ancora" => Command::Again,
        "" => Command::Nothing,
        _ => Command::Unknown,
    }
}

/// The seat whose letter comes first.
fn seat_typed(text: &str) -> Option<Seat> {
    text.chars().next().and_then(|letter| Seat::from_letter(letter.to_ascii_uppercase()))
}

/// Is that a yes, in any of our languages?
pub(crate) fn is_yes(line: &str) -> bool {
    let first = |text: &str| unaccented(text).chars().next();
    first(line).is_some_and(|letter| Lang::ALL.iter().any(|&lang| first(words::ask::yes(lang)) == Some(letter)))
}

impl<'a> Teller<'a> {
    pub(crate) fn new(lang: Lang, output: &'a mut dyn Write) -> Teller<'a> {
        Teller { lang, output, ascii: false }
    }

    pub(crate) fn say(&mut self, text: impl Display) -> io::Result<()> {
        if self.ascii {
            return writeln!(self.output, "{}", text_in_ascii(&text.to_string()));
        }
        writeln!(self.output, "{text}")
    }

    /// Shows that a line is waited for.
    pub(crate) fn invite(&mut self) -> io::Result<()> {
        write!(self.output, "> ")?;
        self.output.flush()
    }

    /// Everything that was said is out.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }

    /// Tells what happened.
    pub(crate) fn tell(&mut self, beats: &[Beat], viewer: Viewer) -> io::Result<()> {
        for beat in beats.iter().filter(|beat| tells(beat.event)) {
            let line = line_spoken(self.lang, &beat.before, beat.event.seen_by(viewer));
            self.say(sentence(&line))?;
        }
        Ok(())
    }

    /// The device goes to somebody else.
    pub(crate) fn pass_on(&mut self, who: &str, secrets: bool) -> io::Result<()> {
        if secrets {
            // What the one before could see goes out of sight.
            self.say("\n".repeat(40))?;
        }
        self.say(tui::hand_over(self.lang, who))?;
        if secrets {
            self.say(tui::plain_press_enter(self.lang))?;
        }
        Ok(())
    }

    /// Puts the question, and numbers the answers.
    pub(crate) fn put(&mut self, prompt: &Prompt, table: &Table) -> io::Result<Vec<Offered>> {
        let lang = self.lang;
        let seat = prompt.seat;
        self.say("")?;
        self.say(ask::question_spoken(lang, table, seat, prompt.question))?;
        let mut answers: Vec<Offered> = Vec::new();
        let letter = |i: usize| char::from(b'a' + (i % 26) as u8).to_string();
        match &prompt.sheet {
            Sheet::Dice { dice, rolls, .. } if *rolls > 0 => {
                let each = lying(*dice).into_iter().enumerate();
                let named: Vec<String> =
                    each.map(|(i, face)| format!("{}: {}", i + 1, dice_spoken(lang, Dice::one(face)))).collect();
                self.say(tui::plain_dice(lang, named.join(", ")))?;
                let extra = (0..usize::from(dice.len())).filter(|&i| Tray::is_extra(i)).count();
                if extra > 0 {
                    self.say(tui::plain_extra(lang, extra as u32))?;
                }
                self.say(tui::plain_keep(lang))?;
            }
            Sheet::Dice { dice, .. } => answers.push(("1".into(), Action::Keep(*dice), None)),
            Sheet::Yield { stay, leave, .. } => {
                let hearts = u32::from(table.hearts(seat));
                self.say(tui::plain_hearts(lang, hearts))?;
                answers.extend([("1".into(), stay.action, stay.danger), ("2".into(), leave.action, leave.danger)]);
            }
            Sheet::Shop { places, more, sweep, done } => {
                let shelf = places.iter().flatten().chain(more.iter().map(|(offer, _)| offer));
                for offer in shelf.copied().collect::<Vec<_>>() {
                    let card = table.card(offer.card).under(table.rules());
                    let text = spoken(lang, cards::text(lang, card));
                    let (name, price) = (cards::name(lang, card), spoken(lang, &format!("{}⚡", offer.price)));
                    self.say(tui::plain_card(lang, name, price, text))?;
                }
                let buys = places.iter().flatten().chain(more.iter().map(|(offer, _)| offer)).filter_map(|o| o.buy);
                let all = buys.chain(*sweep).chain([*done]);
                answers.extend(all.enumerate().map(|(i, press)| ((i + 1).to_string(), press.action, press.danger)));
            }
            Sheet::List(list) => {
                let each = list.iter().enumerate();
                answers.extend(each.map(|(i, press)| ((i + 1).to_string(), press.action, press.danger)));
            }
        }
        let also = prompt.also.iter().enumerate();
        // A letter by itself is a command.
        answers.extend(also.map(|(i, press)| (format!("x{}", letter(i)), press.action, press.danger)));
        for (key, action, _) in &answers {
            let text = ask::answer_spoken(lang, table, seat, prompt.question, *action);
            let detail = ask::detail(lang, table, *action).filter(|_| !matches!(prompt.sheet, Sheet::Shop { .. }));
            let told = match detail {
                Some(detail) => in_a_row([sentence(&text), spoken(lang, detail)]),
                None => text,
            };
            self.say(format!("{key}: {told}"))?;
        }
        Ok(answers)
    }

    /// Asks back where an answer has a warning.
    pub(crate) fn doubt(&mut self, danger: Danger) -> io::Result<()> {
        self.say(spoken(self.lang, &warning(self.lang, danger)))?;
        self.say(tui::plain_sure(self.lang))
    }

    pub(crate) fn hint(&mut self, view: &View) -> io::Result<()> {
        advise_spoken(self.lang, view).into_iter().try_for_each(|line| self.say(line))
    }

    /// Changes to a language, or to the next one.
    pub(crate) fn speak(&mut self, lang: Option<Lang>) -> io::Result<()> {
        self.lang = lang.unwrap_or_else(|| next_lang(self.lang, 1, self.ascii));
        self.say(tui::language_is(self.lang, self.lang.label()))
    }

    /// Why the last things happened.
    pub(crate) fn why(&mut self, beats: &[Beat], viewer: Viewer, session: Option<&Session>) -> io::Result<()> {
        let last: Vec<&Beat> = beats.iter().filter(|beat| tells(beat.event)).rev().take(3).collect();
        if last.is_empty() {
            return self.say(tui::nothing_yet(self.lang));
        }
        let newest = last.first().copied();
        for beat in last.into_iter().rev() {
            let event = beat.event.seen_by(viewer);
            let line = line_spoken(self.lang, &beat.before, event);
            let why = spoken(self.lang, &kaiju_text::why(self.lang, &beat.before, event));
            let pitfalls = kaiju_text::pitfalls(&beat.before, event).into_iter();
            let pitfalls = pitfalls.map(|one| spoken(self.lang, &one.text(self.lang, &beat.before)));
            self.say(in_a_row([sentence(&line), why].into_iter().chain(pitfalls)))?;
            if let Some(choice) = session.and_then(|session| session.bot_choice(beat)) {
                let over = session.and_then(Session::view).is_some_and(|view| view.table().over().is_some());
                self.say(spoken(self.lang, &choice.told(self.lang, over)))?;
            }
        }
        // What people ask about the last of them.
        if let Some(beat) = newest {
            for entry in explain(&beat.before, beat.event.seen_by(viewer)).questions {
                let answer = entry.told(self.lang, beat.before.edition());
                self.say(spoken(self.lang, &format!("{} {answer}", entry.question(self.lang))))?;
            }
        }
        Ok(())
    }

    pub(crate) fn look_up(&mut self, shelf: Shelf, query: &str, table: &Table) -> io::Result<()> {
        let mut found = lookup::find(self.lang, table, shelf, query);
        if shelf == Shelf::Rules && !found.iter().any(|(_, fit)| !matches!(fit, Fit::Near(_))) {
            found.extend(lookup::find(self.lang, table, Shelf::Rulings, query));
            found.sort_by_key(|&(_, fit)| fit);
        }
        // What is called that is read out, and not what only mentions it.
        if let Some(best) = found.first().map(|&(_, fit)| fit) {
            found.retain(|&(_, fit)| fit <= best.max(Fit::Named) && (best > Fit::Exact || fit == best));
        }
        let few = found.len().min(5);
        if query.is_empty() || few == 0 {
            return self.say(if query.is_empty() {
                tui::plain_look_up(self.lang)
            } else {
                tui::nothing_found(self.lang)
            });
        }
        for (entry, _) in found.into_iter().take(few) {
            self.say(format!("{}: {}", entry.name.trim(), spoken(self.lang, &in_sentences(&entry.text))))?;
        }
        Ok(())
    }

    /// The cards for sale: names and prices, and what they say where somebody wants to hear it.
    pub(crate) fn shop(&mut self, table: &Table, viewer: Viewer, whole: bool) -> io::Result<()> {
        let lang = self.lang;
        if !table.rules().power_cards {
            return Ok(());
        }
        let buyer = match viewer {
            Viewer::Seat(seat) if table.alive().has(seat) => seat,
            _ => table.active(),
        };
        let mut names = Vec::new();
        for id in table.shop().into_iter().flatten() {
            let card = table.card(id).under(table.rules());
            let (name, price) = (cards::name(lang, card), spoken(lang, &format!("{}⚡", table.price(buyer, id))));
            if whole {
                self.say(tui::plain_card(lang, name, &price, spoken(lang, cards::text(lang, card))))?;
            }
            names.push(format!("{name}, {price}"));
        }
        match (names.is_empty(), whole) {
            (true, _) => self.say(tui::plain_shop_empty(lang)),
            (false, true) => Ok(()),
            (false, false) => self.say(tui::plain_for_sale(lang, names.join("; "))),
        }
    }

    /// What the question is about; the answers are told when it is put again.
    pub(crate) fn now(&mut self, prompt: Option<&Prompt>, table: &Table) -> io::Result<()> {
        match prompt {
            Some(prompt) => self.say(spoken(self.lang, ask::hint(self.lang, table, prompt.question))),
            None => self.say(tui::no_advice(self.lang)),
        }
    }

    /// The steps of a turn, and which one the game is in.
    pub(crate) fn turn(&mut self, table: &Table, now: Option<TurnStep>) -> io::Result<()> {
        self.say(format!("{}.", kaiju_text::turn::summary(self.lang)))?;
        crate::turn::told(self.lang, table, now).into_iter().try_for_each(|line| self.say(line))
    }

    /// How everybody stands.
    pub(crate) fn standing(&mut self, table: &Table, viewer: Viewer, chairs: &[String]) -> io::Result<()> {
        let lang = self.lang;
        for seat in table.seats().iter() {
            let stand = table.stand(seat);
            let chair = chairs.get(seat.index()).map_or("", String::as_str);
            let name = seat_name(table, seat);
            let mut parts = vec![if chair.is_empty() { name.to_string() } else { format!("{name} ({chair})") }];
            if table.alive().has(seat) {
                parts.push(ask::species(lang, stand.monster.species()).to_string());
                parts.push(spoken(lang, &format!("{}♥", stand.hearts)));
                parts.push(spoken(lang, &format!("{}★", stand.stars)));
                parts.push(spoken(lang, &format!("{}⚡", stand.energy)));
                parts.extend(match table.place_of(seat) {
                    Some(Place::City) => Some(tui::in_city(lang).to_string()),
                    Some(Place::Bay) => Some(tui::in_bay(lang).to_string()),
                    None => None,
                });
                if stand.poison > 0 {
                    parts.push(tui::poison(lang, stand.poison.into()));
                }
                if stand.shrink > 0 {
                    parts.push(tui::shrink(lang, stand.shrink.into()));
                }
                if stand.dice_tokens > 0 {
                    parts.push(tui::dice_tokens(lang, stand.dice_tokens.into()));
                }
                let mine = viewer == Viewer::Seat(seat);
                let hidden = table.evolutions(seat).in_hand;
                if hidden > 0 && !mine {
                    parts.push(tui::evolutions_in_hand(lang, hidden.into()));
                }
                for (source, in_hand) in lookup::belongings(table, seat, mine) {
                    let name = cards::name(lang, table.print(source));
                    parts.push(if in_hand { format!("{name} ({})", tui::in_hand(lang)) } else { name.to_string() });
                }
            } else {
                parts.push(tui::eliminated(lang).to_string());
            }
            self.say(sentence(&parts.join(", ")))?;
        }
        if table.over().is_none() {
            self.shop(table, viewer, false)?;
        }
        Ok(())
    }
}

/// Paragraphs and lists as sentences: each ends with a stop, and no sign stands between them.
fn in_sentences(text: &str) -> String {
    let ended = |part: &str| {
        let part = part.trim_start_matches("· ").replace(" · ", ", ");
        sentence(&part)
    };
    let parts = text.lines().map(str::trim).filter(|part| !part.is_empty());
    in_a_row(parts.map(ended))
}

/// A game on this device told and asked in sentences.
pub struct Plain<'a> {
    teller: Teller<'a>,
    session: Session,
    files: Files,
    input: &'a mut dyn BufRead,
    told: usize,
    /// Who was asked last.
    asked: Option<Seat>,
    /// Somebody was told that the game is not saved.
    warned: bool,
    /// What is answered without asking.
    comfort: Comfort,
}

impl<'a> Plain<'a> {
    /// A game, and where lines come from and go to.
    pub fn new(
        lang: Lang,
        game: Local,
        files: Files,
        input: &'a mut dyn BufRead,
        output: &'a mut dyn Write,
    ) -> Plain<'a> {
        let session = Session::resume(game, crate::fortune());
        let (teller, comfort) = (Teller::new(lang, output), Comfort::USUAL);
        Plain { teller, session, files, input, told: 0, asked: None, warned: false, comfort }
    }

    /// Plays with a player's wishes.
    #[must_use]
    pub fn with_comfort(mut self, comfort: Comfort) -> Plain<'a> {
        self.comfort = comfort;
        self
    }

    /// Says nothing but ASCII, if that is all there may be.
    #[must_use]
    pub fn in_ascii(mut self, ascii: bool) -> Plain<'a> {
        self.teller.ascii = ascii;
        self.teller.lang = shown(self.teller.lang, ascii);
        self
    }

    /// Plays until the game is over or somebody leaves. Saved after every answer.
    pub fn play(mut self) -> Result<PlainEnd> {
        let people = self.session.people();
        let watched = people.is_empty();
        let lang = self.teller.lang;
        self.teller.say(if watched { tui::plain_watching(lang) } else { tui::plain_welcome(lang) })?;
        let setup = self.game().setup();
        let house = HouseRules { edition: setup.edition(), rules: setup.rules() };
        let fresh = !self.game().inputs().iter().any(|input| matches!(input, Input::Act(_)));
        if !watched && fresh && house.evened(setup.monsters().len()).is_some() {
            self.teller.say(spoken(lang, web::fair_for_two(lang)))?;
            self.teller.say(format!("{}.", tui::even_switch(lang)))?;
        }
        if people.len() == 1
            && let Some(seat) = people.lowest()
        {
            let who = seat_name(self.game().state().table(), seat);
            self.teller.say(tui::plain_you_are(self.teller.lang, who))?;
        }
        self.tell()?;
        let wishes = Wishes { speed: Speed::Instant, comfort: self.comfort, busy: false };
        loop {
            let stays = match self.session.next(0, &wishes) {
                Next::Showed | Next::Pause(_) | Next::Wait => {
                    self.tell()?;
                    continue;
                }
                Next::Think(order) => {
                    self.session.thought(order.think());
                    continue;
                }
                Next::HandOver(seat) => {
                    self.pass_on(seat, true)?;
                    let heard = self.hear()?.is_some();
                    self.session.ready();
                    heard
                }
                Next::Ask(prompt) => {
                    self.save()?;
                    self.ask(&prompt)?
                }
                Next::Over(winners) => {
                    self.save()?;
                    self.standing()?;
                    if self.files.record.is_some() {
                        self.record(None)?;
                    }
                    return Ok(PlainEnd::Over(winners));
                }
            };
            if !stays {
                self.save()?;
                let kept = self.files.kept();
                let told = farewell(self.teller.lang, &kept);
                // A game that is lost is an error.
                if matches!(kept, SaveState::Unsaved(_)) {
                    bail!(told);
                }
                self.teller.say(told)?;
                return Ok(PlainEnd::Left);
            }
        }
    }

    fn game(&self) -> &Local {
        self.session.local().expect("a game on this device")
    }

    /// A line from whoever plays; none when there are no more.
    fn hear(&mut self) -> io::Result<Option<String>> {
        self.teller.invite()?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        Ok((read > 0).then(|| line.trim().to_string()))
    }

    /// Tells what happened since the last time.
    fn tell(&mut self) -> io::Result<()> {
        // An answer that was taken back leaves fewer events than were told.
        self.told = self.told.min(self.session.log().len());
        self.teller.tell(&self.session.log()[self.told..], self.session.viewer())?;
        self.told = self.session.log().len();
        Ok(())
    }

    /// The device goes to somebody else.
    fn pass_on(&mut self, seat: Seat, secrets: bool) -> io::Result<()> {
        let monster = seat_name(self.game().state().table(), seat);
        let who = match self.game().name(seat) {
            "" => monster.to_string(),
            name => tui::person_as(self.teller.lang, name, monster),
        };
        self.teller.pass_on(&who, secrets)?;
        self.asked = Some(seat);
        Ok(())
    }

    /// Saves the game; says so when it does not work any more, and when it works again.
    fn save(&mut self) -> io::Result<()> {
        let text = self.game().save();
        let Some(saved) = &mut self.files.save else { return Ok(()) };
        let before = saved.trouble().is_some();
        saved.save(&text);
        match (before && self.warned, saved.trouble()) {
            (false, Some(why)) => {
                self.warned = true;
                let told = tui::not_saved(self.teller.lang, why);
                self.teller.say(told)
            }
            (true, None) => self.teller.say(tui::saved_again(self.teller.lang)),
            _ => Ok(()),
        }
    }

    fn record(&mut self, to: Option<String>) -> io::Result<()> {
        let (lang, text) = (self.teller.lang, self.game().record());
        let told = match (to, &mut self.files.record) {
            (Some(name), _) => RecordFile::new(name, false).write(lang, &text),
            (None, Some(record)) => record.write(lang, &text),
            (None, None) => store::write_record(lang, &text),
        };
        self.teller.say(told)
    }

    /// Asks somebody until there is an answer; false when somebody leaves instead.
    fn ask(&mut self, prompt: &Prompt) -> Result<bool> {
        let seat = prompt.seat;
        if self.session.people().len() > 1 && self.asked != Some(seat) {
            self.pass_on(seat, false)?;
        }
        loop {
            let view = self.game().view(Viewer::Seat(seat));
            let Some(prompt) = Prompt::of(&view) else { return Ok(true) };
            let answers = self.teller.put(&prompt, view.table())?;
            let Some(line) = self.hear()? else { return Ok(false) };
            match read(self.teller.lang, &line, Some((&prompt, &answers))) {
                Typed::Command(Command::Quit) => return Ok(false),
                Typed::Command(command) => self.obey(command, &line, &view)?,
                Typed::Answer(action, danger) => {
                    if let Some(danger) = danger.filter(|&danger| self.comfort.doubts(danger)) {
                        self.teller.doubt(danger)?;
                        match self.hear()? {
                            None => return Ok(false),
                            Some(line) if is_yes(&line) => {}
                            Some(_) => continue,
                        }
                    }
                    match self.session.answer(seat, action) {
                        Ok(()) => return Ok(true),
                        Err(illegal) => {
                            let text = errors::illegal(self.teller.lang, illegal);
                            self.teller.say(tui::plain_no(self.teller.lang, text))?;
                        }
                    }
                }
            }
        }
    }

    fn obey(&mut self, command: Command, line: &str, view: &View) -> io::Result<()> {
        let lang = self.teller.lang;
        match command {
            Command::Help => self.teller.say(tui::plain_help(lang)),
            Command::Hint => self.teller.hint(view),
            Command::Why => self.teller.why(self.session.log(), self.session.viewer(), Some(&self.session)),
            Command::Standing => self.standing(),
            Command::Turn => self.teller.turn(view.table(), view.turn_step()),
            Command::Shop => self.teller.shop(view.table(), view.viewer(), true),
            Command::Now => self.teller.now(Prompt::of(view).as_ref(), view.table()),
            Command::LookUp(shelf, query) => self.teller.look_up(shelf, &query, view.table()),
            Command::Undo => {
                let undone = self.session.undo();
                self.told = self.told.min(self.session.log().len());
                self.teller.say(if undone { tui::undone(lang) } else { tui::no_undo(lang) })
            }
            Command::Language(lang) => self.teller.speak(lang),
            Command::Record(name) => self.record(name),
            Command::Nothing => Ok(()),
            _ => self.teller.say(tui::plain_not_understood(lang, line)),
        }
    }

    fn standing(&mut self) -> io::Result<()> {
        let viewer = self.session.viewer();
        let chairs = crate::local::chairs(self.teller.lang, self.game());
        self.teller.standing(self.game().view(viewer).table(), viewer, &chairs)
    }
}

/// What whoever leaves a game that is not over is told: where it is, or that it is gone.
pub fn farewell(lang: Lang, kept: &SaveState) -> String {
    match kept {
        SaveState::Saved(path) => tui::left_saved(lang, path.display()),
        SaveState::Unsaved(why) => tui::left_unsaved(lang, why),
        SaveState::Nowhere => tui::left_nowhere(lang).to_string(),
    }
}

/// The dice one by one, in the order of their numbers.
fn lying(dice: Dice) -> Vec<Face> {
    Face::ALL.into_iter().flat_map(|face| (0..dice.count(face)).map(move |_| face)).collect()
}

/// Reads which dice are kept: their numbers, or the word for all of them or none.
fn keep(lang: Lang, typed: &str, dice: Dice) -> Option<Dice> {
    let is = |word: &'static str| unaccented(word) == typed;
    if is(tui::plain_all(lang)) || typed == "all" {
        return Some(dice);
    }
    if is(tui::plain_none(lang)) || typed == "none" {
        return Some(Dice::NONE);
    }
    let lying = lying(dice);
    let mut picked = vec![false; lying.len()];
    let mut any = false;
    for letter in typed.chars() {
        match letter {
            ' ' | ',' => {}
            '1'..='9' => {
                *picked.get_mut(letter as usize - '1' as usize)? = true;
                any = true;
            }
            _ => return None,
        }
    }
    let kept = lying.iter().zip(picked).filter(|(_, picked)| *picked).map(|(&face, _)| face);
    any.then(|| kept.fold(Dice::NONE, |dice, face| dice.plus(Dice::one(face))))
}

#[cfg(test)]
mod tests {
    use kaiju_rules::{EditionId, Setup};

    use super::*;

    #[test]
    fn commands_are_understood_in_every_language() {
        let typed = |line: &str| read(Lang::Pt, line, None);
        let same = |lines: [&str; 3], command: Command| {
            for line in lines {
                assert_eq!(typed(line), Typed::Command(command.clone()), "{line}");
            }
        };
        same(["begin", "Empezar", "começar"], Command::Begin);
        same(["Commencer", "comincia", "Comincia"], Command::Begin);
        same(["emote 2", "Gesto 2", " gesto 2 "], Command::Sign(1));
        same(["émote 2", "Émote 2", "gesto 2"], Command::Sign(1));
        same(["taire b", "silenzia B", "Silenzia b"], Command::Mute(Seat::B));
        same(["reprendre", "riprendi", "back"], Command::LetPlay(false));
        same(["encore", "ancora", "Encore"], Command::Again);
        same(["dire ciao", "say ciao", "Dire ciao"], Command::Say("ciao".into()));
        same(["monstre kraken", "mostro Kraken", "Monstre KRAKEN"], Command::Choose("kraken".into()));
        same(["mute b", "silenciar B", " mute B "], Command::Mute(Seat::B));
        same(["report b", "denunciar B", "Melden b"], Command::Report(Seat::B, String::new()));
        same(
            ["report b Rude words", "segnala B  Rude words", "Signaler b Rude words"],
            Command::Report(Seat::B, "Rude words".into()),
        );
        same(["report", "signaler 1", "denunciar"], Command::Unknown);
        same(["pause", "Pausa", " pausa "], Command::Pause);
        same(["again", "otra", "outra"], Command::Again);
        same(["g", "turn", "Turno"], Command::Turn);
        same(["s", "shop", "Tienda"], Command::Shop);
        same(["n", "ahora", "agora"], Command::Now);
        same(["t", "monsters", "monstros"], Command::Standing);
        same(["monster Kraken", "monstruo kraken", "monstro KRAKEN"], Command::Choose("kraken".into()));
        same(["quit", "salir", "q"], Command::Quit);
        same(["starten", "Starten", "begin"], Command::Begin);
        same(["stumm b", "Stumm B", "mute b"], Command::Mute(Seat::B));
        same(["übernehmen", "Übernehmen", "back"], Command::LetPlay(false));
        same(["revanche", "Revanche", "again"], Command::Again);
        same(["rückgängig", "u", "undo"], Command::Undo);
        let look_up = |shelf, words: &str| Command::LookUp(shelf, words.into());
        same(["card wings", "cartas Wings", "c wings"], look_up(Shelf::Cards, "wings"));
        same(["rules I-012", "reglas i-012", "r i-012"], look_up(Shelf::Rules, "i-012"));
        same(["faq poison", "pregunta poison", "f poison"], look_up(Shelf::Questions, "poison"));
        assert_eq!(typed("say Olá, você!"), Typed::Command(Command::Say("Olá, você!".into())));
        assert_eq!(typed("p My Game.txt"), Typed::Command(Command::Record(Some("My Game.txt".into()))));
        same(["bet b", "apostar B", "parier b"], Command::Bet(Seat::B));
        same(["tippen c", "punta C", " Bet c"], Command::Bet(Seat::C));
        same(["bet", "bet x", "apostar"], Command::Unknown);
        same(["emote", "mute", "gesto 0"], Command::Unknown);
    }

    #[test]
    fn what_is_looked_up_is_read_out_alone() {
        let table = Table::new(&Setup::new(EditionId::SECOND, 4).unwrap());
        let told = |shelf, query: &str| {
            let mut out = Vec::new();
            Teller::new(Lang::En, &mut out).look_up(shelf, query, &table).unwrap();
            String::from_utf8(out).unwrap()
        };
        let jets = told(Shelf::Cards, "jets");
        assert!(jets.starts_with("Jets: Keep, 5 energy. When you"), "{jets}");
        assert!(!jets.contains('·'), "{jets}");
        let wings = told(Shelf::Cards, "wings");
        assert!(wings.starts_with("Wings: ") && wings.lines().count() == 1, "{wings}");
        assert_eq!(told(Shelf::Cards, "alas"), wings);
        let ruling = told(Shelf::Rules, "I-059");
        assert!(ruling.starts_with("I-059  A monster hurt by a card in Tokyo may not yield."), "{ruling}");
        assert!(told(Shelf::Rules, "ENTER-2").starts_with("ENTER-2"));
        assert!(told(Shelf::Questions, "yield").lines().count() > 1);
        assert_eq!(told(Shelf::Cards, "qqqq").trim(), tui::nothing_found(Lang::En));
    }

    #[test]
    fn why_is_told_with_pitfalls_and_with_what_people_ask() {
        let position = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken\nseat C the-king\nat roll A";
        let before = kaiju_rules::notation::parse_position(position).unwrap().table().clone();
        let beat = Beat { event: kaiju_rules::Event::Attacked { hit: SeatSet::EMPTY }, before, input: 1, row: 0 };
        let mut out = Vec::new();
        Teller::new(Lang::En, &mut out).why(&[beat], Viewer::Public, None).unwrap();
        let told = String::from_utf8(out).unwrap();
        for words in
            ["SMASH-2, Punching air", "These smashes were rolled outside", "I enter an empty Tokyo with smashes"]
        {
            assert!(told.contains(words), "{words} is missing from\n{told}");
        }
    }

    #[test]
    fn the_shop_is_told_whenever_somebody_asks() {
        let position = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken\nshop jets - heal\nat roll A";
        let state = kaiju_rules::notation::parse_position(position).unwrap();
        let told = |whole| {
            let mut out = Vec::new();
            Teller::new(Lang::En, &mut out).shop(state.table(), Viewer::Seat(Seat::A), whole).unwrap();
            String::from_utf8(out).unwrap()
        };
        assert_eq!(told(false), "For sale: Jets, 5 energy; Heal, 3 energy.\n");
        assert!(told(true).starts_with("Jets, 5 energy: When you") && told(true).contains("Heal, 3 energy: "));
        let mut out = Vec::new();
        Teller::new(Lang::En, &mut out).standing(state.table(), Viewer::Public, &[]).unwrap();
        assert!(String::from_utf8(out).unwrap().contains("For sale: Jets"));
        let mut out = Vec::new();
        let mut teller = Teller::new(Lang::Es, &mut out);
        teller.ascii = true;
        teller.say("¿Corazón? 3♥…").unwrap();
        assert_eq!(out, b"?Corazon? 3h.\n");
    }

    #[test]
    fn dice_are_kept_by_number_or_by_word() {
        let dice = Dice::from_counts([2, 0, 1, 0, 1, 2]);
        let read = |typed: &str| keep(Lang::En, typed, dice);
        assert_eq!(read("1 2"), Some(Dice::of(Face::One, 2)));
        assert_eq!(read("64"), Some(Dice::one(Face::Heart).plus(Dice::one(Face::Smash))));
        assert_eq!(read("5,5"), Some(Dice::one(Face::Smash)));
        assert_eq!((read("all"), read("none")), (Some(dice), Some(Dice::NONE)));
        assert_eq!((read("7"), read(""), read("smash"), read("0")), (None, None, None, None));
        assert_eq!(keep(Lang::Es, "todos", dice), Some(dice));
        assert_eq!(keep(Lang::Pt, "nenhum", dice), Some(Dice::NONE));
    }
}
