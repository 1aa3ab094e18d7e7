//! Why a bot chose what it did, in one sentence: what it chose, the closest other answer, and the values it compared. The bot is asked
//! again with the view and the bits it had, so that nothing needs to be kept.

use kaiju_bots::reason::{BotReason, Grounds, ReasonScale};
use kaiju_rules::{Action, Input, Pending, Question, Seat, State, Table, Viewer};
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, ask, decimal, reasons as words};

use crate::local::Chair;
use crate::mind::BotRequest;
use crate::review::{points, whole};

/// An answer of a bot, with why it was given.
#[derive(Clone)]
pub struct BotChoice {
    /// Whose answer it was.
    pub seat: Seat,
    /// What was asked.
    pub question: Question,
    /// Why it was given.
    pub reason: BotReason,
    /// The table it was given at, as the bot saw it.
    table: Table,
}

impl BotChoice {
    /// Why a bot answered what it did: the game before its answer, the answer and its number, who sits where, and the seed the bots of the game think
    /// with. None where no bot had a choice, and where it cannot be told any more: somebody else sat there, or the bot went by
    /// the clock.
    pub fn of(state: &State, input: Input, number: usize, chairs: &[Chair], seed: u64) -> Option<BotChoice> {
        let (Pending::Decide(seat, question), Input::Act(action)) = (state.pending(), input) else { return None };
        let Some(&Chair::Bot(player)) = chairs.get(seat.index()) else { return None };
        let view = state.seen_by(Viewer::Seat(seat));
        let table = view.table().clone();
        let reason = BotRequest { ticket: number, player, view, seed }.explain()?;
        (reason.action == action).then_some(BotChoice { seat, question, reason, table })
    }

    /// Whether it may be told while the game goes on. What a bot thought of doing with a card that nobody else has seen stays
    /// with the bot.
    pub fn is_public(&self) -> bool {
        let next = match self.reason.grounds {
            Grounds::Compared(_, _, next) => next.map(|(action, _)| action),
            _ => None,
        };
        let shows = |action: Action| matches!(action, Action::Play(_) | Action::Take(_) | Action::BuyTop(_));
        !matches!(self.question, Question::Evolve(_) | Question::Choose)
            && !shows(self.reason.action)
            && !next.is_some_and(shows)
    }

    /// The sentence for everybody at the table, while the game goes on or afterwards.
    pub fn told(&self, lang: Lang, over: bool) -> String {
        if over || self.is_public() {
            self.sentence(lang)
        } else {
            words::secret(lang, seat_name(&self.table, self.seat))
        }
    }

    /// The sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        let name = seat_name(&self.table, self.seat);
        let said = |action| ask::answer(lang, &self.table, self.seat, self.question, action);
        let chosen = said(self.reason.action);
        match self.reason.grounds {
            Grounds::Random(many) => words::random(lang, name, chosen, many),
            Grounds::Habit => words::habit(lang, name, chosen),
            Grounds::NoGain => words::no_gain(lang, name, chosen),
            Grounds::Gain(ReasonScale::Score, gain) => words::gain_score(lang, name, chosen, decimal(lang, gain, 1)),
            Grounds::Gain(_, gain) => words::gain_chance(lang, name, chosen, points(lang, gain)),
            Grounds::Untold | Grounds::Compared(_, _, None) => words::alone(lang, name, chosen),
            Grounds::Compared(scale, worth, Some((other, less))) => {
                let (other, apart) = (said(other), (worth - less).max(0.0));
                let chances = || (whole(lang, worth), whole(lang, less), points(lang, apart));
                match scale {
                    ReasonScale::Score => {
                        let [worth, less, apart] = [worth, less, apart].map(|score| decimal(lang, score, 1));
                        words::score(lang, name, chosen, worth, other, less, apart)
                    }
                    ReasonScale::Chance => {
                        let (worth, less, apart) = chances();
                        words::chance(lang, name, chosen, worth, other, less, apart)
                    }
                    ReasonScale::Wins => {
                        let (worth, less, apart) = chances();
                        words::wins(lang, name, chosen, worth, other, less, apart)
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fortune, Local, Replay};
    use kaiju_rules::{EditionId, Setup};

    fn played(bots: &[&str], evolutions: bool) -> Local {
        let setup = Setup::new(EditionId::SECOND, bots.len()).unwrap();
        let rules = kaiju_rules::Rules { evolutions, ..setup.rules() };
        let chairs = bots.iter().map(|name| Chair::Bot(name.parse().unwrap())).collect();
        let mut game = Local::new(setup.with_rules(rules), chairs, Fortune::seeded(6)).unwrap();
        while let Some(order) = game.order() {
            game.think(order.think());
        }
        game
    }

    /// Every answer of every bot can be explained afterwards, in every language, by what it names and how far apart it is; from
    /// the saved game as well.
    #[test]
    fn every_answer_of_a_bot_has_its_sentence() {
        let game = played(&["random", "greedy", "seer", "mcts:40"], false);
        let text = game.save();
        let (replay, chairs) = (Replay::read(&text).unwrap(), Chair::read(&text, 4).unwrap());
        let mut told = [0; 4];
        for number in 1..=game.inputs().len() {
            let state = replay.at(number - 1);
            let choice = game.bot_choice(number);
            let had_choice = matches!(state.pending(), Pending::Decide(..)) && state.legal().len() > 1;
            assert_eq!(choice.is_some(), had_choice, "input {number}");
            let Some(choice) = choice else { continue };
            let seed = Local::bot_seed_in(&text).unwrap();
            let again = BotChoice::of(state, game.inputs()[number - 1], number - 1, &chairs, seed).unwrap();
            told[choice.seat.index()] += 1;
            let sentences = Lang::ALL.map(|lang| choice.sentence(lang));
            assert!(sentences[0] != sentences[1] && sentences[1] != sentences[2], "{sentences:?}");
            for (lang, sentence) in Lang::ALL.into_iter().zip(sentences) {
                let name = seat_name(state.table(), choice.seat);
                let said = |action| ask::answer(lang, state.table(), choice.seat, choice.question, action);
                assert!(sentence.contains(name) && sentence.contains(&said(choice.reason.action)), "{sentence}");
                if let Grounds::Compared(_, _, Some((other, _))) = choice.reason.grounds {
                    assert!(sentence.contains(&said(other)), "{sentence}");
                }
                assert_eq!(sentence, again.sentence(lang));
            }
        }
        assert!(told.iter().all(|&many| many > 5), "{told:?}");
    }

    /// While a game goes on nobody learns from a reason what a bot holds.
    #[test]
    fn what_a_bot_holds_is_not_told_before_the_end() {
        let game = played(&["greedy", "seer", "greedy"], true);
        let mut secret = 0;
        for choice in (1..=game.inputs().len()).filter_map(|number| game.bot_choice(number)) {
            let told = choice.told(Lang::En, false);
            if matches!(choice.question, Question::Evolve(_) | Question::Choose) {
                assert_eq!(told, words::secret(Lang::En, seat_name(game.state().table(), choice.seat)));
                secret += 1;
            }
            assert_eq!(choice.told(Lang::En, true), choice.sentence(Lang::En));
        }
        assert!(secret > 2, "{secret}");
    }

    /// Whom a person answered for, and what no bot here would say, is not explained.
    #[test]
    fn nobody_else_is_explained() {
        let game = played(&["greedy", "greedy"], false);
        let replay = Replay::read(&game.save()).unwrap();
        let at = (0..replay.len()).find(|&at| {
            let state = replay.at(at);
            matches!(state.pending(), Pending::Decide(..)) && state.legal().len() > 1
        });
        let (at, seed) = (at.unwrap(), Local::bot_seed_in(&game.save()).unwrap());
        let of = |chair, input| BotChoice::of(replay.at(at), input, at, &[chair; 2], seed).is_some();
        assert!(of(game.chairs()[0], replay.inputs()[at]));
        assert!(!of(Chair::Person, replay.inputs()[at]));
        let Input::Act(given) = replay.inputs()[at] else { panic!("somebody decides") };
        let other = replay.at(at).legal().iter().find(|&action| action != given).unwrap();
        assert!(!of(game.chairs()[0], Input::Act(other)), "it did not say that");
    }
}
