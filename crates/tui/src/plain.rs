//! Play in plain sentences, line by line: for screen readers, for pipes, for terminals that can do nothing else.

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use anyhow::Result;
use kaiju_client::{Danger, Local, Prompt, Sheet, Waits};
use kaiju_rules::{Action, Dice, Face, Place, Seat, Table, Viewer};
use kaiju_text::events::{line_spoken, seat_name};
use kaiju_text::{Lang, ask, cards, dice_spoken, errors, spoken, tui};

use crate::advice::advise_spoken;
use crate::desk::turned;
use crate::local::Files;
use crate::lookup::{self, Shelf};
use crate::scene::warning;
use crate::stage::tells;
use crate::store;

/// How a game in plain sentences ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Somebody won, or nobody is left.
    Over,
    /// Somebody left, or the input ended.
    Left,
}

/// A game told and asked in sentences.
pub struct Plain<'a> {
    lang: Lang,
    game: Local,
    files: Files,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    told: usize,
    /// Whose eyes the last question was for.
    asked: Option<Seat>,
}

/// What somebody typed, once it is understood.
enum Typed {
    Answer(Action),
    /// It was something else, and has been answered: ask again.
    Again,
    Leave,
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
        Plain { lang, game, files, input, output, told: 0, asked: None }
    }

    /// Plays until the game is over or somebody leaves. Saved after every answer.
    pub fn play(mut self) -> Result<Ending> {
        self.say(tui::plain_welcome(self.lang))?;
        let people = self.game.people();
        if people.len() == 1
            && let Some(seat) = people.lowest()
        {
            let who = seat_name(self.game.state().table(), seat);
            self.say(tui::plain_you_are(self.lang, who))?;
        }
        loop {
            self.tell()?;
            match self.game.waits() {
                Waits::Bot(..) => {
                    if let Some(order) = self.game.order() {
                        self.game.think(order.think());
                    }
                }
                Waits::Nobody(_) => {
                    self.save()?;
                    self.standing()?;
                    if self.files.record.is_some() {
                        self.record(None)?;
                    }
                    return Ok(Ending::Over);
                }
                Waits::Person(seat, _) => {
                    self.save()?;
                    if !self.ask(seat)? {
                        self.save()?;
                        self.say(tui::plain_left(self.lang))?;
                        return Ok(Ending::Left);
                    }
                }
            }
        }
    }

    fn say(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// A line from whoever plays; none when there are no more.
    fn hear(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        Ok((read > 0).then(|| line.trim().to_string()))
    }

    fn viewer(&self) -> Viewer {
        let people = self.game.people();
        match (people.len(), self.asked) {
            (1, _) => people.lowest().map_or(Viewer::Public, Viewer::Seat),
            (_, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    /// Tells what happened since the last time.
    fn tell(&mut self) -> io::Result<()> {
        let viewer = self.viewer();
        // An answer that was taken back leaves fewer events than were told.
        self.told = self.told.min(self.game.beats().len());
        let news: Vec<String> = self.game.beats()[self.told..]
            .iter()
            .filter(|beat| tells(beat.event))
            .map(|beat| line_spoken(self.lang, &beat.before, beat.event.seen_by(viewer)))
            .collect();
        self.told = self.game.beats().len();
        for line in news {
            self.say(format!("{line}."))?;
        }
        Ok(())
    }

    fn save(&mut self) -> io::Result<()> {
        if let Some(path) = &self.files.save
            && let Err(error) = store::write(path, &self.game.save())
        {
            self.say(tui::not_saved(self.lang, format!("{error:#}")))?;
        }
        Ok(())
    }

    fn record(&mut self, to: Option<&str>) -> io::Result<()> {
        let given = to.filter(|name| !name.is_empty()).map(Into::into);
        let path = given.or_else(|| self.files.record.clone()).unwrap_or_else(|| store::Store::at("").fresh());
        let said = match store::write(&path, &self.game.record()) {
            Ok(()) => tui::recorded(self.lang, path.display()),
            Err(error) => tui::not_saved(self.lang, format!("{error:#}")),
        };
        self.say(said)
    }

    /// Asks somebody until there is an answer; false when somebody leaves instead.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        if self.game.people().len() > 1 && self.asked != Some(seat) {
            let who = seat_name(self.game.state().table(), seat);
            if self.game.setup().rules().evolutions {
                // What the one before could see goes out of sight.
                self.say("\n".repeat(40))?;
                self.say(tui::hand_over(self.lang, who))?;
                self.say(tui::plain_press_enter(self.lang))?;
                if self.hear()?.is_none() {
                    return Ok(false);
                }
            } else {
                self.say(tui::hand_over(self.lang, who))?;
            }
            self.asked = Some(seat);
        }
        loop {
            let view = self.game.view(Viewer::Seat(seat));
            let Some(prompt) = Prompt::of(&view) else { return Ok(true) };
            let answers = self.put(&prompt, view.table())?;
            let Some(line) = self.hear()? else { return Ok(false) };
            match self.read(&line, &prompt, view.table(), &answers)? {
                Typed::Leave => return Ok(false),
                Typed::Again => {}
                Typed::Answer(action) => match self.game.answer(seat, action) {
                    Ok(()) => return Ok(true),
                    Err(illegal) => {
                        let text = errors::illegal(self.lang, illegal);
                        self.say(tui::plain_no(self.lang, text))?;
                    }
                },
            }
        }
    }

    /// Puts the question, and numbers the answers.
    fn put(&mut self, prompt: &Prompt, table: &Table) -> io::Result<Vec<(String, Action, Option<Danger>)>> {
        let lang = self.lang;
        let seat = prompt.seat;
        self.say("")?;
        self.say(ask::question_spoken(lang, table, seat, prompt.question))?;
        let mut answers: Vec<(String, Action, Option<Danger>)> = Vec::new();
        let letter = |i: usize| char::from(b'a' + (i % 26) as u8).to_string();
        match &prompt.sheet {
            Sheet::Dice { dice, rolls, .. } if *rolls > 0 => {
                let each = lying(*dice).into_iter().enumerate();
                let named: Vec<String> =
                    each.map(|(i, face)| format!("{}: {}", i + 1, dice_spoken(lang, Dice::one(face)))).collect();
                self.say(tui::plain_dice(lang, named.join(", ")))?;
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
                    let card = table.card(offer.card);
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
            let detail = detail.map_or(String::new(), |detail| format!(". {}", spoken(lang, detail)));
            self.say(format!("{key}: {text}{detail}"))?;
        }
        Ok(answers)
    }

    fn read(
        &mut self,
        line: &str,
        prompt: &Prompt,
        table: &Table,
        answers: &[(String, Action, Option<Danger>)],
    ) -> io::Result<Typed> {
        let lang = self.lang;
        let lower = lookup::folded(line);
        if let Some((_, action, danger)) = answers.iter().find(|(key, ..)| *key == lower) {
            return self.sure(*action, *danger);
        }
        if let Sheet::Dice { dice, rolls: 1.., .. } = prompt.sheet
            && let Some(kept) = keep(lang, &lower, dice)
        {
            return Ok(Typed::Answer(Action::Keep(kept)));
        }
        let (word, rest) = lower.split_once(' ').unwrap_or((&lower, ""));
        match word {
            "?" | "help" | "ayuda" | "ajuda" => self.say(tui::plain_help(lang))?,
            "h" | "hint" | "pista" | "dica" => {
                for line in advise_spoken(lang, &self.game.view(Viewer::Seat(prompt.seat))) {
                    self.say(line)?;
                }
            }
            "w" | "why" | "porque" => self.why()?,
            "t" | "table" | "mesa" => self.standing()?,
            "c" | "card" | "carta" => self.look_up(Shelf::Cards, rest, table)?,
            "r" | "rule" | "regla" | "regra" => self.look_up(Shelf::Rules, rest, table)?,
            "u" | "undo" => {
                let undone = self.game.undo();
                self.say(if undone { tui::undone(lang) } else { tui::no_undo(lang) })?;
                self.told = self.told.min(self.game.beats().len());
            }
            "l" | "language" | "idioma" => {
                self.lang = rest.parse().unwrap_or_else(|_| turned(&Lang::ALL, lang, 1));
                self.say(tui::language_is(self.lang, self.lang.endonym()))?;
            }
            "p" | "record" => {
                // A file is called as it was typed.
                let name = line.split_once(' ').map(|(_, name)| name.trim());
                self.record(name)?;
            }
            "q" | "quit" | "salir" | "sair" => return Ok(Typed::Leave),
            "" => {}
            _ => self.say(tui::plain_not_understood(lang, line))?,
        }
        Ok(Typed::Again)
    }

    /// Asks back where something speaks against an answer.
    fn sure(&mut self, action: Action, danger: Option<Danger>) -> io::Result<Typed> {
        let Some(danger) = danger.filter(|danger| !matches!(danger, Danger::RollsLeft(_))) else {
            return Ok(Typed::Answer(action));
        };
        self.say(spoken(self.lang, &warning(self.lang, danger)))?;
        self.say(tui::plain_sure(self.lang))?;
        Ok(match self.hear()? {
            None => Typed::Leave,
            Some(line) if lookup::folded(&line).starts_with(['y', 's']) => Typed::Answer(action),
            Some(_) => Typed::Again,
        })
    }

    fn why(&mut self) -> io::Result<()> {
        let viewer = self.viewer();
        let beats: Vec<_> = self.game.beats().iter().filter(|beat| tells(beat.event)).rev().take(3).cloned().collect();
        for beat in beats.into_iter().rev() {
            let line = line_spoken(self.lang, &beat.before, beat.event.seen_by(viewer));
            let why = spoken(self.lang, &kaiju_text::why(self.lang, &beat.before, beat.event));
            self.say(format!("{line}. {why}"))?;
        }
        Ok(())
    }

    fn look_up(&mut self, shelf: Shelf, query: &str, table: &Table) -> io::Result<()> {
        let found = lookup::find(self.lang, table, shelf, query);
        let few = found.len().min(5);
        if query.is_empty() || few == 0 {
            return self.say(if query.is_empty() {
                tui::plain_look_up(self.lang)
            } else {
                tui::nothing_found(self.lang)
            });
        }
        for entry in found.into_iter().take(few) {
            let text = entry.text.split_whitespace().collect::<Vec<_>>().join(" ");
            self.say(format!("{}: {}", entry.name.trim(), spoken(self.lang, &text)))?;
        }
        Ok(())
    }

    /// How everybody stands.
    fn standing(&mut self) -> io::Result<()> {
        let lang = self.lang;
        let viewer = self.viewer();
        let view = self.game.view(viewer);
        let table = view.table();
        let chairs = crate::local::chairs(lang, &self.game);
        for seat in table.seats().iter() {
            let stand = table.stand(seat);
            let mut parts = vec![format!("{} ({})", seat_name(table, seat), chairs[seat.index()])];
            if table.alive().has(seat) {
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
            self.say(format!("{}.", parts.join(", ")))?;
        }
        Ok(())
    }
}

/// The dice one by one, in the order of their numbers.
fn lying(dice: Dice) -> Vec<Face> {
    Face::ALL.into_iter().flat_map(|face| (0..dice.count(face)).map(move |_| face)).collect()
}

/// Reads which dice are kept: their numbers, or the word for all of them or none.
fn keep(lang: Lang, typed: &str, dice: Dice) -> Option<Dice> {
    let is = |word: &'static str| lookup::folded(word) == typed;
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
    use super::*;

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
