//! Dice in places: the game knows how many show a face, people want a die to stay where it lies.

use kaiju_rules::{Dice, Face, Turn};

/// The dice on the table, each in its place, some of them to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tray {
    places: Vec<Place>,
}

/// One die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// What it shows; nothing while it is in the air.
    pub face: Option<Face>,
    /// Shall it be kept?
    pub kept: bool,
}

/// A die that is being rolled.
const IN_THE_AIR: Place = Place { face: None, kept: false };

impl Tray {
    /// The dice, place by place.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Follows the game: dice that are still there stay where they are, kept ones first of all; those that were picked
    /// up are in the air, and new ones come down there.
    pub fn follow(&mut self, turn: &Turn) {
        self.lay(turn.dice, if turn.rolled { 0 } else { turn.size.into() });
    }

    /// The same with these dice, and room for so many while some are in the air.
    fn lay(&mut self, dice: Dice, size: usize) {
        if self.all() == dice && self.places.len() == size.max(dice.len().into()) {
            return;
        }
        let fewer = usize::from(dice.len()) < size;
        let mut left = dice;
        let mut stays = vec![false; self.places.len()];
        for kept in [true, false] {
            for (i, place) in self.places.iter_mut().enumerate().filter(|(_, place)| place.kept == kept) {
                if let Some(face) = place.face.filter(|&face| left.count(face) > 0 && !stays[i]) {
                    left = left.minus(Dice::one(face));
                    stays[i] = true;
                }
            }
        }
        for (place, stays) in self.places.iter_mut().zip(stays) {
            if stays {
                // What stays while others are rolled has been kept.
                place.kept |= fewer;
                continue;
            }
            *place = IN_THE_AIR;
            if let Some(face) = left.lowest() {
                left = left.minus(Dice::one(face));
                place.face = Some(face);
            }
        }
        while let Some(face) = left.lowest() {
            left = left.minus(Dice::one(face));
            self.places.push(Place { face: Some(face), kept: false });
        }
        let room = size.max(dice.len().into());
        while self.places.len() > room {
            let gone = self.places.iter().rposition(|place| place.face.is_none()).unwrap_or(self.places.len() - 1);
            self.places.remove(gone);
        }
        self.places.resize(room, IN_THE_AIR);
    }

    /// Picks a die up or puts it down.
    pub fn toggle(&mut self, index: usize) {
        if let Some(place) = self.places.get_mut(index) {
            place.kept = !place.kept;
        }
    }

    /// Keeps exactly these.
    pub fn keep(&mut self, mut dice: Dice) {
        for place in &mut self.places {
            let face = place.face.filter(|&face| dice.count(face) > 0);
            place.kept = face.is_some();
            if let Some(face) = face {
                dice = dice.minus(Dice::one(face));
            }
        }
    }

    /// All dice that lie there.
    pub fn all(&self) -> Dice {
        self.sum(|_| true)
    }

    /// The dice to be kept.
    pub fn kept(&self) -> Dice {
        self.sum(|place| place.kept)
    }

    fn sum(&self, which: impl Fn(&Place) -> bool) -> Dice {
        let faces = self.places.iter().filter(|place| which(place)).filter_map(|place| place.face);
        faces.fold(Dice::NONE, |dice, face| dice.plus(Dice::one(face)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(text: &str) -> Dice {
        text.chars().fold(Dice::NONE, |dice, c| dice.plus(Dice::one(Face::from_letter(c).unwrap())))
    }

    fn shown(tray: &Tray) -> String {
        let letter = |place: &Place| match place.face {
            Some(face) if place.kept => face.letter().to_ascii_uppercase(),
            Some(face) => face.letter(),
            None => '.',
        };
        tray.places().iter().map(letter).collect()
    }

    #[test]
    fn kept_dice_stay_where_they_lie() {
        let mut tray = Tray::default();
        tray.lay(Dice::NONE, 6);
        assert_eq!(shown(&tray), "......");
        tray.lay(dice("12ehhs"), 6);
        assert_eq!(shown(&tray), "12ehhs");
        tray.toggle(3);
        tray.toggle(5);
        assert_eq!(tray.kept(), dice("hs"));
        tray.lay(dice("hs"), 6);
        assert_eq!(shown(&tray), "...H.S");
        tray.lay(dice("333hss"), 6);
        assert_eq!(shown(&tray), "333HsS");
        assert_eq!(tray.all(), dice("333hss"));
        tray.keep(dice("33"));
        assert_eq!(tray.kept(), dice("33"));
        // Somebody else kept two: they are marked.
        tray.lay(dice("3h"), 6);
        assert_eq!((shown(&tray).matches('.').count(), tray.kept()), (4, dice("3h")));
    }

    #[test]
    fn dice_come_and_go() {
        let mut tray = Tray::default();
        tray.lay(dice("111"), 3);
        tray.keep(dice("111"));
        tray.lay(dice("1122"), 4);
        assert_eq!((tray.all(), tray.kept()), (dice("1122"), dice("11")));
        tray.lay(dice("2"), 0);
        assert_eq!(shown(&tray), "2");
        tray.lay(Dice::NONE, 0);
        assert!(tray.places().is_empty());
    }
}
