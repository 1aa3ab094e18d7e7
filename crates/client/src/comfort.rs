//! Automatic answers that the player asked for.

use kaiju_rules::{Action, Pending, Question, View, Viewer};

use crate::screen::{Danger, Press, Prompt, Sheet};

/// A player's wishes. Nothing is answered for anybody by default, but what has one answer only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comfort {
    /// Yield Tokyo with n hearts or fewer.
    pub yield_at: Option<u8>,
    /// Stay in Tokyo with n hearts or more.
    pub stay_at: Option<u8>,
    /// Resolve dice in the default order (RESOLVE-1).
    pub default_order: bool,
    /// Finish buying where no card is affordable, without being offered a sweep.
    pub skip_shop: bool,
    /// Say no where there is nothing to play (EVO-4); others cannot tell, see [`Reply::veiled`].
    pub skip_evolve: bool,
    /// No warnings.
    pub silent: bool,
    /// Ask again before rolls that are left are given up.
    pub confirm_stop: bool,
    /// Hold answers to a server back for a moment, so that they can be undone.
    pub hold: bool,
}

impl Default for Comfort {
    fn default() -> Comfort {
        Comfort::USUAL
    }
}

/// An answer nobody was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The answer.
    pub action: Action,
    /// It should be given after a pause of some random length: how fast it comes would tell what is in the hand.
    pub veiled: bool,
}

impl Comfort {
    /// What a player who set nothing gets.
    pub const USUAL: Comfort = Comfort {
        yield_at: None,
        stay_at: None,
        default_order: false,
        skip_shop: false,
        skip_evolve: true,
        silent: false,
        confirm_stop: false,
        hold: false,
    };

    /// Whether the player is asked again before an answer with this warning.
    pub fn doubts(&self, danger: Danger) -> bool {
        match danger {
            Danger::RollsLeft(_) => self.confirm_stop,
            Danger::Useless | Danger::Death | Danger::Defeat => !self.silent,
        }
    }

    /// The answer the viewer need not be asked for; none where it must be.
    pub fn reply(&self, view: &View) -> Option<Reply> {
        self.reply_without(view, &[])
    }

    /// The answer the viewer need not be asked for when powers with these ids are left alone; none where it must be.
    pub fn reply_without(&self, view: &View, muted: &[&str]) -> Option<Reply> {
        let (Pending::Decide(seat, question), Viewer::Seat(me)) = (view.pending(), view.viewer()) else { return None };
        if seat != me {
            return None;
        }
        let silent = |source| muted.contains(&view.table().print(source).id);
        let left_alone = |action: &Action| match *action {
            Action::Use(source) | Action::Play(source) | Action::Turn(source, ..) => silent(source),
            _ => false,
        };
        let legal: Vec<Action> = view.legal().iter().filter(|action| !left_alone(action)).collect();
        let plain = |action| Some(Reply { action, veiled: false });
        if let [only] = legal[..] {
            let veiled = matches!(question, Question::Evolve(_));
            return Some(Reply { action: only, veiled }).filter(|_| !veiled || self.skip_evolve);
        }
        // The last chance before the end is not passed over, whoever wants to be left alone.
        if matches!(question, Question::Power(source, _) if silent(source))
            && let Sheet::List(presses) = Prompt::of(view)?.sheet
            && presses.contains(&Press { action: Action::No, danger: None })
        {
            return plain(Action::No);
        }
        // A power or an evolution that could be used now is not passed over.
        let passing = legal.iter().any(|action| matches!(action, Action::Use(_) | Action::Play(_)));
        if passing {
            return None;
        }
        let hearts = view.table().hearts(seat);
        match question {
            Question::Yield if self.yield_at.is_some_and(|most| hearts <= most) => plain(Action::Yes),
            Question::Yield if self.stay_at.is_some_and(|least| hearts >= least) => plain(Action::No),
            Question::Resolve if self.default_order => plain(Action::No),
            Question::Shop if self.skip_shop => match Prompt::of(view)?.sheet {
                Sheet::Shop { places, more, done, .. } if more.is_empty() => {
                    let affordable = places.iter().flatten().any(|offer| offer.buy.is_some());
                    if affordable { None } else { plain(done.action) }
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// One of the wishes that are on or off, as a screen lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComfortSwitch {
    /// [`Comfort::default_order`].
    DefaultOrder,
    /// [`Comfort::skip_shop`].
    SkipShop,
    /// [`Comfort::skip_evolve`].
    SkipEvolve,
    /// [`Comfort::silent`].
    Silent,
    /// [`Comfort::confirm_stop`].
    ConfirmStop,
    /// [`Comfort::hold`].
    Hold,
}

impl ComfortSwitch {
    /// All of them.
    pub const ALL: [ComfortSwitch; 6] = [
        ComfortSwitch::DefaultOrder,
        ComfortSwitch::SkipShop,
        ComfortSwitch::SkipEvolve,
        ComfortSwitch::Silent,
        ComfortSwitch::ConfirmStop,
        ComfortSwitch::Hold,
    ];

    /// The name under which a device keeps it.
    pub fn word(self) -> &'static str {
        match self {
            ComfortSwitch::DefaultOrder => "default_order",
            ComfortSwitch::SkipShop => "skip_shop",
            ComfortSwitch::SkipEvolve => "skip_evolve",
            ComfortSwitch::Silent => "silent",
            ComfortSwitch::ConfirmStop => "confirm_stop",
            ComfortSwitch::Hold => "hold",
        }
    }

    fn of(self, comfort: &mut Comfort) -> &mut bool {
        match self {
            ComfortSwitch::DefaultOrder => &mut comfort.default_order,
            ComfortSwitch::SkipShop => &mut comfort.skip_shop,
            ComfortSwitch::SkipEvolve => &mut comfort.skip_evolve,
            ComfortSwitch::Silent => &mut comfort.silent,
            ComfortSwitch::ConfirmStop => &mut comfort.confirm_stop,
            ComfortSwitch::Hold => &mut comfort.hold,
        }
    }

    /// Whether it is on.
    pub fn get(self, comfort: &Comfort) -> bool {
        *self.of(&mut { *comfort })
    }

    /// Turns it on or off.
    pub fn set(self, comfort: &mut Comfort, on: bool) {
        *self.of(comfort) = on;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::Seat;
    use kaiju_rules::notation::parse_position;

    fn view(lines: &str, seat: Seat) -> View {
        parse_position(&format!("kaiju position 1\nedition second\n{lines}"))
            .expect("a position")
            .seen_by(Viewer::Seat(seat))
    }

    #[test]
    fn thresholds_around_the_limit() {
        let at = |hearts: u8| {
            view(
                &format!(
                    "seat A gigazaur\nseat B kraken ♥{hearts} city\nshop - - -\ndeck tanks\nat resolve A dice 112ees"
                ),
                Seat::B,
            )
        };
        let comfort = Comfort { yield_at: Some(3), stay_at: Some(6), ..Comfort::default() };
        // One smash has been taken already.
        let reply = |hearts| comfort.reply(&at(hearts)).map(|reply| reply.action);
        assert_eq!([4, 5, 6, 7].map(reply), [Some(Action::Yes), None, None, Some(Action::No)]);
        assert_eq!(Comfort::default().reply(&at(4)), None);
        // Nobody is answered for but the viewer.
        let other =
            view("seat A gigazaur\nseat B kraken ♥2 city\nshop - - -\ndeck tanks\nat resolve A dice 112ees", Seat::A);
        assert_eq!(comfort.reply(&other), None);
    }

    #[test]
    fn a_shop_with_nothing_affordable() {
        let comfort = Comfort { skip_shop: true, ..Comfort::default() };
        let poor = "seat A gigazaur ⚡2\nseat B kraken\nshop heal tanks -\ndeck skyscraper\nat buy A";
        assert_eq!(comfort.reply(&view(poor, Seat::A)).map(|r| r.action), Some(Action::No));
        assert_eq!(comfort.reply(&view(&poor.replace("⚡2", "⚡3"), Seat::A)), None);
        assert_eq!(Comfort::default().reply(&view(poor, Seat::A)), None);
    }
}
