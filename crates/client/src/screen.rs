//! The available answers, grouped for display, with warnings.

use kaiju_rules::{
    Action, Card, CardId, Dice, Event, Face, Input, Kind, Log, Luck, Pending, Question, Seat, SlotId, State, Table,
    View, Viewer,
};

/// Why somebody should think twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Danger {
    /// It costs and brings nothing.
    Useless,
    /// It is the end of the one who does it, and something else is not.
    Death,
    /// It hands the game to somebody else, and something else does not.
    Defeat,
    /// Rolls are left.
    RollsLeft(u8),
}

/// Something to press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Press {
    /// The answer it gives.
    pub action: Action,
    /// A warning, if there is one.
    pub danger: Option<Danger>,
}

/// A card that can be had, or could be with more energy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The card.
    pub card: CardId,
    /// What it would cost this monster.
    pub price: u8,
    /// The press that buys it, where it is affordable.
    pub buy: Option<Press>,
}

/// Everything that may be pressed, arranged like the question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// Dice to keep.
    Dice {
        /// The dice that lie there.
        dice: Dice,
        /// Rolls left; with none the dice can only be taken as they lie.
        rolls: u8,
        /// Faces that would do nothing for this monster as things stand, a bit each.
        idle: u8,
    },
    /// Stay in Tokyo or yield.
    Yield {
        /// Hearts lost to this attack.
        lost: u8,
        /// To stay.
        stay: Press,
        /// To yield.
        leave: Press,
    },
    /// The shop.
    Shop {
        /// The face-up places.
        places: [Option<Offer>; 3],
        /// Cards from elsewhere: the top of the deck, other monsters.
        more: Vec<(Offer, Action)>,
        /// To sweep.
        sweep: Option<Press>,
        /// To buy no more.
        done: Press,
    },
    /// A list of answers.
    List(Vec<Press>),
}

/// A question to the viewer: what it may press, and what it may use or play in passing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
    /// The answers.
    pub sheet: Sheet,
    /// Powers to be used and evolutions to be played; the question stays.
    pub also: Vec<Press>,
}

impl Prompt {
    /// What the viewer is asked; none when somebody else is, or nobody.
    pub fn of(view: &View) -> Option<Prompt> {
        let (Pending::Decide(seat, question), Viewer::Seat(me)) = (view.pending(), view.viewer()) else { return None };
        if seat != me {
            return None;
        }
        let legal = view.legal();
        let passing = |action: &Action| {
            matches!(action, Action::Use(_) | Action::Play(_))
                && !matches!(question, Question::Evolve(_) | Question::Ending | Question::Power(..))
        };
        let judged: Vec<Press> = judge(view, seat, legal.iter().filter(|a| !matches!(a, Action::Keep(_))).collect());
        let find = |action: Action| judged.iter().copied().find(|press| press.action == action);
        let also: Vec<Press> = judged.iter().copied().filter(|press| passing(&press.action)).collect();
        let table = view.table();
        let plain = |action| find(action).unwrap_or(Press { action, danger: None });
        let sheet = match question {
            Question::Keep => {
                let turn = table.turn();
                Sheet::Dice { dice: turn.dice, rolls: turn.rolls, idle: idle_faces(table, seat) }
            }
            Question::Yield => Sheet::Yield {
                lost: table.turn().wounds.get(seat.index()),
                stay: plain(Action::No),
                leave: plain(Action::Yes),
            },
            Question::Shop => Sheet::Shop {
                places: SlotId::ALL.map(|slot| {
                    let card = table.shop()[slot.index()]?;
                    Some(Offer { card, price: table.price(seat, card), buy: find(Action::Buy(slot)) })
                }),
                more: judged
                    .iter()
                    .filter_map(|press| {
                        let card = match press.action {
                            Action::BuyTop(depth) => table.top(depth)?,
                            Action::BuyFrom(card) => card,
                            _ => return None,
                        };
                        Some((Offer { card, price: table.price(seat, card), buy: Some(*press) }, press.action))
                    })
                    .collect(),
                sweep: find(Action::Sweep),
                done: plain(Action::No),
            },
            _ => Sheet::List(judged.iter().copied().filter(|press| !passing(&press.action)).collect()),
        };
        Some(Prompt { seat, question, sheet, also })
    }

    /// The answer that stands out where it is not about dice: what the coach advises, otherwise the usual one, unless
    /// there is a warning on it and another has none.
    pub fn main(&self, advice: Option<Action>) -> Option<Action> {
        let all: Vec<Press> = match &self.sheet {
            Sheet::Dice { .. } => return None,
            Sheet::Yield { stay, leave, .. } => vec![*stay, *leave],
            Sheet::Shop { done, .. } => vec![*done],
            Sheet::List(all) => all.clone(),
        };
        let safe = all.iter().find(|press| press.danger.is_none()).or(all.first());
        advice.or(safe.map(|press| press.action))
    }

    /// The press that stops rolling, with its warning.
    pub fn stop(&self) -> Option<Press> {
        let Sheet::Dice { dice, rolls, .. } = self.sheet else { return None };
        Some(Press { action: Action::Keep(dice), danger: (rolls > 0).then_some(Danger::RollsLeft(rolls)) })
    }
}

/// Faces that would do nothing for this monster as things stand: hearts in Tokyo, or when none is missing (HEAL-1,
/// HEAL-2). A bit each. Powers are not looked at beyond what they say in numbers.
pub fn idle_faces(table: &Table, seat: Seat) -> u8 {
    let stand = table.stand(seat);
    let counters = stand.poison > 0 || stand.shrink > 0;
    let cures = counters && (!table.in_tokyo(seat) || table.rules().counters_removable_in_tokyo);
    let full = stand.hearts >= table.hearts_max(seat);
    let idle = !cures && (table.in_tokyo(seat) || full) && !table.hears(seat, kaiju_rules::Moment::HealsOthers);
    u8::from(idle) << Face::Heart as u8
}

/// What an answer brings at once.
#[derive(Clone, Copy, Default)]
struct DirectEffect {
    dies: bool,
    loses: bool,
    useless: bool,
}

/// Puts warnings beside the answers.
fn judge(view: &View, seat: Seat, actions: Vec<Action>) -> Vec<Press> {
    // Which hidden card is where does not matter to what is looked at here: any will do.
    let state = view.imagine(|_| 0);
    let seen: Vec<DirectEffect> = actions.iter().map(|&action| foresee(&state, seat, action)).collect();
    let some_live = seen.iter().any(|one| !one.dies);
    let some_go_on = seen.iter().any(|one| !one.loses && !one.dies);
    let danger = |one: &DirectEffect| match one {
        DirectEffect { dies: true, .. } if some_live => Some(Danger::Death),
        DirectEffect { loses: true, .. } if some_go_on => Some(Danger::Defeat),
        DirectEffect { useless: true, .. } => Some(Danger::Useless),
        _ => None,
    };
    actions.into_iter().zip(&seen).map(|(action, one)| Press { action, danger: danger(one) }).collect()
}

/// Looks at what follows for certain: luck that shows cards is passed over, dice and choices are not.
fn foresee(state: &State, seat: Seat, action: Action) -> DirectEffect {
    let mut after = state.clone();
    let mut log = Log::on();
    if after.apply(Input::Act(action), &mut log).is_err() {
        return DirectEffect::default();
    }
    let asks = matches!(after.pending(), Pending::Chance(Luck::For(..)))
        || matches!(after.pending(), Pending::Decide(_, Question::Power(..)));
    let bought = match action {
        Action::Buy(slot) => state.table().shop()[slot.index()],
        Action::BuyTop(depth) => state.table().top(depth),
        Action::BuyFrom(card) => Some(card),
        _ => None,
    };
    let passes = |card: CardId| state.table().card(card).kind == Kind::Discard;
    let useless = bought.is_some_and(passes) && !asks && !log.events().iter().any(|&event| matters(event));
    let turn = state.table().turns();
    for _ in 0..64 {
        let input = match after.pending() {
            Pending::Chance(luck @ (Luck::Reveal(_) | Luck::Peek(..))) => Input::Luck(luck.draw(after.table(), 0)),
            Pending::Decide(..) if after.table().turns() == turn => {
                let legal = after.legal();
                match legal.get(0) {
                    Some(only) if legal.len() == 1 => Input::Act(only),
                    _ => break,
                }
            }
            _ => break,
        };
        after.advance(input, &mut Log::Off);
    }
    let table = after.table();
    let dies = state.table().alive().has(seat) && !table.alive().has(seat);
    let loses = table.over().is_some_and(|winners| !winners.has(seat));
    DirectEffect { dies, loses, useless }
}

/// Does an event bring anything beyond the card changing hands?
fn matters(event: Event) -> bool {
    !matches!(
        event,
        Event::Bought { .. }
            | Event::Lost { .. }
            | Event::Revealed { .. }
            | Event::Reshuffled
            | Event::Energy { energy: ..=0, .. }
            | Event::Used { .. }
            | Event::TurnEnded { .. }
    )
}

/// What an answer brings for certain, up to the next question to somebody.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Bounty {
    /// Stars gained or lost by whoever answers.
    pub stars: i16,
    /// Energy gained or spent.
    pub energy: i16,
    /// Hearts healed less hearts lost.
    pub hearts: i16,
    /// Who else loses how many hearts, in the order of the blows.
    pub hits: Vec<(Seat, u8)>,
    /// Whoever answers moves into Tokyo.
    pub enters: bool,
    /// Whoever answers wins at once.
    pub wins: bool,
}

/// Looks at what an answer brings: the rules themselves play on until luck decides or somebody is asked. Dice are
/// resolved in the default order, and powers that could change them are left alone.
pub fn bounty(view: &View, seat: Seat, action: Action) -> Bounty {
    let mut after = view.imagine(|_| 0);
    let mut log = Log::on();
    let mut found = Bounty::default();
    if after.apply(Input::Act(action), &mut log).is_err() {
        return found;
    }
    let turn = after.table().turns();
    for _ in 0..64 {
        if after.table().turns() != turn {
            break;
        }
        let input = match after.pending() {
            Pending::Chance(luck @ (Luck::Reveal(_) | Luck::Peek(..))) => Input::Luck(luck.draw(after.table(), 0)),
            Pending::Decide(asked, Question::Change | Question::Resolve) if asked == seat => Input::Act(Action::No),
            _ => break,
        };
        if after.apply(input, &mut log).is_err() {
            break;
        }
    }
    for &event in log.events() {
        match event {
            Event::Stars { seat: who, stars, .. } if who == seat => found.stars += i16::from(stars),
            Event::Energy { seat: who, energy, .. } if who == seat => found.energy += energy,
            Event::Healed { seat: who, hearts, .. } if who == seat => found.hearts += i16::from(hearts),
            Event::Hurt { seat: who, hearts, .. } | Event::Shrivelled { seat: who, hearts, .. } => {
                if who == seat {
                    found.hearts -= i16::from(hearts);
                } else if let Some(hit) = found.hits.iter_mut().find(|(hit, _)| *hit == who) {
                    hit.1 += hearts;
                } else {
                    found.hits.push((who, hearts));
                }
            }
            Event::Entered { seat: who, .. } if who == seat => found.enters = true,
            _ => {}
        }
    }
    found.wins = after.table().over().is_some_and(|winners| winners.has(seat));
    found
}

/// The card an answer is about, if it is about one: for its popover.
pub fn card_of(table: &Table, action: Action) -> Option<&'static Card> {
    let card = match action {
        Action::Card(card) | Action::BuyFrom(card) => table.card(card),
        Action::Buy(slot) => table.card(table.shop()[slot.index()]?),
        Action::BuyTop(depth) => table.card(table.top(depth)?),
        Action::Use(source) | Action::Play(source) | Action::Take(source) | Action::Turn(source, ..) => {
            table.print(source)
        }
        _ => return None,
    };
    Some(card.under(table.rules()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::parse_position;

    fn prompt(lines: &str) -> Prompt {
        let state = parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position");
        let Pending::Decide(seat, _) = state.pending() else { panic!("nobody is asked: {:?}", state.pending()) };
        Prompt::of(&state.seen_by(Viewer::Seat(seat))).expect("a prompt")
    }

    fn shop(lines: &str) -> ([Option<Offer>; 3], Press) {
        match prompt(lines).sheet {
            Sheet::Shop { places, done, .. } => (places, done),
            other => panic!("not a shop: {other:?}"),
        }
    }

    #[test]
    fn the_answer_that_stands_out_is_the_advised_one_and_never_one_with_a_warning() {
        let asked = prompt("seat A gigazaur ♥5 city\nseat B kraken\nshop - - -\ndeck tanks\nat resolve B dice 112ees");
        assert_eq!(asked.main(None), Some(Action::No), "to stay");
        assert_eq!(asked.main(Some(Action::Yes)), Some(Action::Yes), "what the coach says");
        let doomed = Press { action: Action::No, danger: Some(Danger::Death) };
        let leave = Press { action: Action::Yes, danger: None };
        let asked = Prompt { sheet: Sheet::Yield { lost: 1, stay: doomed, leave }, ..asked };
        assert_eq!(asked.main(None), Some(Action::Yes));
        let asked = Prompt { sheet: Sheet::List(vec![doomed]), ..asked };
        assert_eq!(asked.main(None), Some(Action::No), "there is no other");
    }

    #[test]
    fn healing_nobody_needs_is_useless() {
        let whole = "seat A gigazaur ⚡9\nseat B kraken\nshop heal corner-store tanks\ndeck skyscraper\nat buy A";
        let (places, done) = shop(whole);
        let danger = |i: usize| places[i].unwrap().buy.unwrap().danger;
        assert_eq!((danger(0), danger(1), done.danger), (Some(Danger::Useless), None, None));
        let hurt = whole.replace("⚡9", "⚡9 ♥5");
        assert_eq!(shop(&hurt).0[0].unwrap().buy.unwrap().danger, None);
    }

    #[test]
    fn a_card_that_kills_its_buyer_is_told_and_a_dear_one_cannot_be_pressed() {
        let lines = "seat A gigazaur ♥3 ⚡5\nseat B kraken\nshop tanks skyscraper -\ndeck corner-store\nat buy A";
        let (places, _) = shop(lines);
        assert_eq!(places[0].unwrap().buy.unwrap().danger, Some(Danger::Death));
        assert_eq!((places[1].unwrap().buy, places[2]), (None, None));
    }

    #[test]
    fn death_that_cannot_be_avoided_is_not_nagged_about() {
        // Two poison counters at two hearts, and nothing to buy: whatever is answered, the turn's end is the end.
        let lines = "seat A gigazaur ♥2 ⚡2 poison=2\nseat B kraken\nseat C alienoid\nshop tanks - -\ndeck corner-store\nat buy A";
        let Prompt { sheet: Sheet::Shop { done, .. }, .. } = prompt(lines) else { panic!("a shop") };
        assert_eq!(done.danger, None);
        let heals = lines.replace("⚡2", "⚡9").replace("tanks", "heal");
        let Prompt { sheet: Sheet::Shop { done, .. }, .. } = prompt(&heals) else { panic!("a shop") };
        assert_eq!(done.danger, Some(Danger::Death));
    }

    #[test]
    fn dice_and_their_idle_faces() {
        let inside =
            prompt("seat A gigazaur ♥5 city\nseat B kraken\nshop - - -\ndeck tanks\nat keep A dice 12hhss rolls 1");
        let Sheet::Dice { rolls: 1, idle, .. } = inside.sheet else { panic!("dice") };
        assert_eq!(idle, 1 << Face::Heart as u8);
        assert_eq!(inside.stop().unwrap().danger, Some(Danger::RollsLeft(1)));
        let outside =
            prompt("seat A gigazaur ♥5\nseat B kraken city\nshop - - -\ndeck tanks\nat keep A dice 12hhss rolls 1");
        assert!(matches!(outside.sheet, Sheet::Dice { idle: 0, .. }));
    }

    #[test]
    fn stopping_tells_what_the_dice_bring() {
        let look = |lines: &str| {
            let state = parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position");
            let view = state.seen_by(Viewer::Seat(Seat::A));
            let stop = Prompt::of(&view).expect("a prompt").stop().expect("dice").action;
            bounty(&view, Seat::A, stop)
        };
        // Three threes, one energy, two smashes at whoever is in Tokyo, who is then asked.
        let outside = look(
            "seat A gigazaur\nseat B kraken city\nseat C alienoid\nshop - - -\ndeck tanks\nat keep A dice 333ess rolls 1",
        );
        assert_eq!((outside.stars, outside.energy, outside.hearts, outside.enters), (3, 1, 0, false));
        assert_eq!(outside.hits, [(Seat::B, 2)]);
        // Tokyo is empty: one moves in and gains a star; the heart heals before.
        let empty = look(
            "seat A gigazaur ♥5\nseat B kraken\nseat C alienoid\nshop - - -\ndeck tanks\nat keep A dice 12heeh rolls 2",
        );
        assert_eq!((empty.stars, empty.energy, empty.hearts, empty.enters), (1, 2, 2, true));
        // The last rival falls: that is the game.
        let last =
            look("seat A gigazaur\nseat B kraken ♥1 city\nshop - - -\ndeck tanks\nat keep A dice 12hees rolls 1");
        assert!(last.wins, "{last:?}");
    }

    #[test]
    fn to_stay_or_to_yield() {
        let asked = prompt("seat A gigazaur\nseat B kraken ♥5 city\nshop - - -\ndeck tanks\nat resolve A dice 112ess");
        let Sheet::Yield { lost, stay, leave } = asked.sheet else { panic!("a yield") };
        assert_eq!((asked.seat, lost, stay.action, leave.action), (Seat::B, 2, Action::No, Action::Yes));
    }

    #[test]
    fn every_question_of_random_games_can_be_answered_from_its_sheet() {
        for (edition, game) in ["first", "second", "godzilla"].into_iter().flat_map(|e| (0..4).map(move |g| (e, g))) {
            let setup = kaiju_rules::Setup::new(kaiju_rules::EditionId::from_name(edition).unwrap(), 4).unwrap();
            let mut rules = setup.rules();
            rules.evolutions = game % 2 == 0;
            let mut state = State::new(&setup.with_rules(rules));
            let mut bits = kaiju_bots::Bits::new(9, game);
            let mut legal = kaiju_rules::Legal::default();
            while let Some(input) = kaiju_bots::random_input(&state, &mut bits, &mut legal) {
                if let Pending::Decide(seat, _) = state.pending() {
                    let view = state.seen_by(Viewer::Seat(seat));
                    let prompt = Prompt::of(&view).unwrap();
                    let mut offered: Vec<Action> = prompt.also.iter().map(|press| press.action).collect();
                    match &prompt.sheet {
                        Sheet::Dice { dice, .. } => {
                            offered.extend((0..dice.keeps()).map(|k| Action::Keep(dice.keep(k))));
                        }
                        Sheet::Yield { stay, leave, .. } => offered.extend([stay.action, leave.action]),
                        Sheet::Shop { places, more, sweep, done } => {
                            offered.extend(places.iter().flatten().filter_map(|o| Some(o.buy?.action)));
                            offered.extend(more.iter().map(|(_, action)| *action));
                            offered.extend(sweep.iter().map(|press| press.action));
                            offered.push(done.action);
                        }
                        Sheet::List(all) => offered.extend(all.iter().map(|press| press.action)),
                    }
                    assert!(view.legal().iter().all(|action| offered.contains(&action)), "{:?}", prompt.question);
                    assert!(Prompt::of(&state.seen_by(Viewer::Public)).is_none());
                }
                state.advance(input, &mut Log::Off);
            }
        }
    }
}
