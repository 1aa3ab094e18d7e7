//! Dice in places: the rules know how many dice show a face, people want a die to stay where it lies.

use kaiju_bots::Bits;
use kaiju_rules::{DICE, Dice, Face, Table};

/// The dice on the table, each in its place, some of them to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tray {
    dice: Vec<Die>,
    /// Dice come down as they fall, not sorted by face.
    scattered: bool,
}

/// A die with a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// What it shows; nothing while it is in the air.
    pub face: Option<Face>,
    /// Whether it is to be kept.
    pub kept: bool,
}

/// A die that is being rolled.
const IN_THE_AIR: Die = Die { face: None, kept: false };

/// The drawing of a face, by its place on a page; numbers as on the dice of the East where `kanji` is set.
pub fn face_picture(face: Option<Face>, kanji: bool) -> &'static str {
    match (face, kanji) {
        (None, _) => "#die-blank",
        (Some(Face::One), false) => "#die-1",
        (Some(Face::Two), false) => "#die-2",
        (Some(Face::Three), false) => "#die-3",
        (Some(Face::One), true) => "#die-1-j",
        (Some(Face::Two), true) => "#die-2-j",
        (Some(Face::Three), true) => "#die-3-j",
        (Some(Face::Energy), _) => "#die-bolt",
        (Some(Face::Heart), _) => "#die-heart",
        (Some(Face::Smash), _) => "#die-smash",
    }
}

impl Tray {
    /// A tray in which dice lie as they fall; in one by [`Tray::default`] those that come down together are sorted.
    pub fn scattered() -> Tray {
        Tray { dice: Vec::new(), scattered: true }
    }

    /// The dice, place by place.
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// How many dice there are, in the air or on the table.
    pub fn len(&self) -> usize {
        self.dice.len()
    }

    /// Whether there are no dice.
    pub fn is_empty(&self) -> bool {
        self.dice.is_empty()
    }

    /// Whether a place is that of an extra die (ROLL-2): the six that everybody rolls lie before it.
    pub fn is_extra(index: usize) -> bool {
        index >= usize::from(DICE)
    }

    /// Whether these are the dice of the game as it is.
    pub fn follows(&self, table: &Table) -> bool {
        let dice = table.turn().dice;
        self.all() == dice && self.len() == size(table).max(dice.len().into())
    }

    /// Follows the game: dice that are still there stay where they are, kept ones first of all; those that were picked
    /// up are in the air, and new ones come down there.
    pub fn follow(&mut self, table: &Table) {
        if !self.follows(table) {
            self.lay(table.turn().dice, size(table), table.turns().into());
        }
    }

    /// Lays these dice, with room for `size` while some are in the air.
    fn lay(&mut self, dice: Dice, size: usize, seed: u64) {
        let room = size.max(dice.len().into());
        let fewer = usize::from(dice.len()) < size;
        let mut left = dice;
        let mut stays = vec![false; self.len()];
        for kept in [true, false] {
            for (i, die) in self.dice.iter().enumerate().filter(|(_, die)| die.kept == kept) {
                if let Some(face) = die.face.filter(|&face| left.count(face) > 0) {
                    left = left.minus(Dice::one(face));
                    stays[i] = true;
                }
            }
        }
        let mut fallen = self.fallen(left, seed).into_iter();
        for (die, stays) in self.dice.iter_mut().zip(stays) {
            if stays {
                // What stays while others are rolled has been kept.
                die.kept |= fewer;
            } else {
                *die = Die { face: fallen.next(), kept: false };
            }
        }
        self.dice.extend(fallen.map(|face| Die { face: Some(face), kept: false }));
        while self.len() > room {
            let gone = self.dice.iter().rposition(|die| die.face.is_none()).unwrap_or(self.len() - 1);
            self.dice.remove(gone);
        }
        self.dice.resize(room, IN_THE_AIR);
    }

    /// These dice one by one as they come down. Their order tells nothing.
    fn fallen(&self, dice: Dice, seed: u64) -> Vec<Face> {
        let alike = |face| (0..dice.count(face)).map(move |_| face);
        let mut faces: Vec<Face> = Face::ALL.into_iter().flat_map(alike).collect();
        if self.scattered {
            let throw = dice.counts().iter().fold(seed, |sum, &n| sum * 7 + u64::from(n));
            let mut bits = Bits::new(throw, 0);
            (1..faces.len()).rev().for_each(|i| faces.swap(i, bits.below(i + 1)));
        }
        faces
    }

    /// Picks a die up or puts it down.
    pub fn toggle(&mut self, index: usize) {
        if let Some(die) = self.dice.get_mut(index) {
            die.kept = !die.kept;
        }
    }

    /// Turns all dice that show what this one shows into what this one is not yet: kept or not.
    pub fn toggle_alike(&mut self, index: usize) {
        if let Some(&Die { face, kept }) = self.dice.get(index) {
            self.dice.iter_mut().filter(|die| die.face == face).for_each(|die| die.kept = !kept);
        }
    }

    /// Keeps one more die of a face, or all of them where `all` is set; none of them when all are kept already.
    pub fn keep_more(&mut self, face: Face, all: bool) {
        let mut free: Vec<&mut Die> = self.dice.iter_mut().filter(|die| die.face == Some(face) && !die.kept).collect();
        if free.is_empty() {
            self.dice.iter_mut().filter(|die| die.face == Some(face)).for_each(|die| die.kept = false);
            return;
        }
        let more = if all { free.len() } else { 1 };
        free.iter_mut().take(more).for_each(|die| die.kept = true);
    }

    /// Keeps exactly these.
    pub fn keep(&mut self, dice: Dice) {
        let among = self.among(dice);
        self.dice.iter_mut().zip(among).for_each(|(die, kept)| die.kept = kept);
    }

    /// For each die whether it is one of these; of several that show the same, the first ones are.
    pub fn among(&self, mut these: Dice) -> Vec<bool> {
        let mut take = |die: &Die| {
            let face = die.face.filter(|&face| these.count(face) > 0);
            these = face.map_or(these, |face| these.minus(Dice::one(face)));
            face.is_some()
        };
        self.dice.iter().map(&mut take).collect()
    }

    /// All dice that lie there.
    pub fn all(&self) -> Dice {
        self.dice.iter().filter_map(|die| die.face).collect()
    }

    /// The dice to be kept.
    pub fn kept(&self) -> Dice {
        self.dice.iter().filter(|die| die.kept).filter_map(|die| die.face).collect()
    }
}

/// How many dice there are while some may be in the air.
fn size(table: &Table) -> usize {
    if table.turn().rolled { 0 } else { table.turn().size.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(text: &str) -> Dice {
        text.chars().map(|letter| Face::from_letter(letter).unwrap()).collect()
    }

    fn shown(tray: &Tray) -> String {
        let letter = |die: &Die| match die.face {
            Some(face) if die.kept => face.letter().to_ascii_uppercase(),
            Some(face) => face.letter(),
            None => '.',
        };
        tray.dice().iter().map(letter).collect()
    }

    /// Six dice in this order.
    fn lying(faces: &str) -> Tray {
        let die = |letter| Die { face: Face::from_letter(letter), kept: false };
        Tray { dice: faces.chars().map(die).collect(), scattered: false }
    }

    #[test]
    fn kept_dice_stay_where_they_lie() {
        let mut tray = Tray::default();
        tray.lay(Dice::NONE, 6, 1);
        assert_eq!(shown(&tray), "......");
        tray.lay(dice("12ehhs"), 6, 1);
        assert_eq!(shown(&tray), "12ehhs");
        let mut tray = lying("1h2ehs");
        tray.toggle(4);
        tray.toggle(5);
        assert_eq!(tray.kept(), dice("hs"));
        tray.lay(dice("hs"), 6, 1);
        assert_eq!(shown(&tray), "....HS", "the kept one of two that show the same");
        tray.lay(dice("3333hs"), 6, 1);
        assert_eq!(shown(&tray), "3333HS");
        tray.keep(dice("33"));
        assert_eq!(tray.kept(), dice("33"));
    }

    #[test]
    fn what_others_keep_is_marked_and_one_die_is_turned_in_its_place() {
        let mut tray = lying("3h3s31");
        tray.lay(dice("3h"), 6, 1);
        assert_eq!((shown(&tray).as_str(), tray.kept()), ("3H....", dice("3h")));
        let mut tray = lying("3h3s31");
        tray.lay(dice("3h3s3e"), 6, 1);
        assert_eq!(shown(&tray), "3h3s3e");
    }

    #[test]
    fn dice_come_and_go() {
        let mut tray = lying("111");
        tray.keep(dice("111"));
        tray.lay(dice("1122"), 4, 1);
        assert_eq!((tray.all(), tray.kept()), (dice("1122"), dice("11")));
        tray.lay(dice("2"), 0, 1);
        assert_eq!(shown(&tray), "2");
        tray.lay(Dice::NONE, 0, 1);
        assert!(tray.is_empty());
    }

    #[test]
    fn roll_2_dice_beyond_six_are_extra_and_stay_so_when_kept() {
        let mut tray = Tray::default();
        tray.lay(dice("111222ss"), 8, 1);
        let extra: Vec<usize> = (0..tray.len()).filter(|&i| Tray::is_extra(i)).collect();
        assert_eq!(extra, [6, 7]);
        tray.keep(dice("ss"));
        tray.lay(dice("ss"), 8, 1);
        assert_eq!(shown(&tray), "......SS", "a kept extra die lies where it lay");
    }

    #[test]
    fn dice_fall_unsorted_and_each_time_alike() {
        let faces = |seed| {
            let mut tray = Tray::scattered();
            tray.lay(dice("123ehs"), 6, seed);
            assert_eq!(tray.all(), dice("123ehs"));
            shown(&tray)
        };
        assert_eq!(faces(3), faces(3));
        assert!((0..20).any(|seed| faces(seed) != "123ehs"));
        assert!((0..20).any(|seed| faces(seed) != faces(0)));
    }

    #[test]
    fn dice_are_picked_one_by_one_and_by_face() {
        let mut tray = lying("3h3s31");
        tray.keep_more(Face::Three, false);
        assert_eq!(tray.kept(), dice("3"));
        tray.keep_more(Face::Three, true);
        assert_eq!(tray.kept(), dice("333"));
        tray.keep_more(Face::Three, false);
        assert_eq!(tray.kept(), Dice::NONE);
        tray.toggle_alike(4);
        assert_eq!(tray.kept(), dice("333"));
        tray.toggle_alike(0);
        assert_eq!(tray.kept(), Dice::NONE);
        assert_eq!(tray.among(dice("33s")), [true, false, true, true, false, false]);
    }
}
