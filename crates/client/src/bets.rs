//! What the eliminated bet on: a sign like any other in what is said, without any effect on the game.

use kaiju_rules::{Monster, Seat, SeatSet};
use kaiju_text::{Lang, club};
use kaiju_wire::frame::{Said, bet_on};
use kaiju_wire::table::{Phase, SeatInfo, TableInfo};

/// On whom somebody with these seats may bet: on the monsters that still play, once all of their own are out.
pub fn choices(info: &TableInfo, alive: SeatSet, ours: &[Seat]) -> Vec<(Seat, Monster)> {
    if info.phase != Phase::Playing || ours.is_empty() || ours.iter().any(|&seat| alive.has(seat)) {
        return Vec::new();
    }
    let stays = |one: &SeatInfo| {
        let seat = Seat::from_letter(one.seat).filter(|&seat| alive.has(seat))?;
        Some((seat, Monster::from_id(&one.monster)?))
    };
    info.seats.iter().filter_map(stays).collect()
}

/// What a client says to bet on a seat.
pub fn word(seat: Seat) -> String {
    format!("bet-{}", seat.letter())
}

/// A bet in words; none where a line is no bet.
pub fn told(lang: Lang, said: &Said, info: &TableInfo) -> Option<String> {
    let seat = bet_on(&said.text).filter(|_| said.emote)?;
    let monster = info.seats.iter().find(|one| one.seat == seat).and_then(|one| Monster::from_id(&one.monster))?;
    Some(club::bets(lang, monster.name()))
}

/// The seats that bet on whoever won. Of several bets of one seat the last counts.
pub fn foresaw(talk: &[Said], winners: &[char]) -> Vec<char> {
    let last = |seat: char| {
        let mut own = talk.iter().rev().filter(|said| said.emote && said.seat == seat);
        own.find_map(|said| bet_on(&said.text))
    };
    let seats = Seat::ALL.map(Seat::letter).into_iter();
    seats.filter(|&seat| last(seat).is_some_and(|bet| winners.contains(&bet))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(number: u64, seat: char, text: &str, emote: bool) -> Said {
        Said { number, at_ms: 0, seat, text: text.into(), emote }
    }

    #[test]
    fn the_last_bet_counts_and_words_are_no_bets() {
        let talk = [
            said(1, 'C', "bet-A", true),
            said(2, 'D', "bet-B", true),
            said(3, 'C', "bet-B", true),
            said(4, 'D', "bet-A", false),
            said(5, 'C', "cheer", true),
        ];
        assert_eq!(foresaw(&talk, &['B']), ['C', 'D']);
        assert_eq!(foresaw(&talk, &['A']), []);
        let seat = |seat, monster: &str| SeatInfo { seat, monster: monster.into(), ..SeatInfo::default() };
        let info = TableInfo { seats: vec![seat('A', "kraken"), seat('B', "gigazaur")], ..TableInfo::default() };
        assert_eq!(told(Lang::En, &talk[1], &info).as_deref(), Some("bets on Gigazaur"));
        assert_eq!((told(Lang::En, &talk[3], &info), told(Lang::En, &talk[4], &info)), (None, None));
    }

    #[test]
    fn whoever_is_out_bets_on_those_who_play() {
        let seat = |seat, monster: &str| SeatInfo { seat, monster: monster.into(), ..SeatInfo::default() };
        let seats = vec![seat('A', "kraken"), seat('B', "gigazaur"), seat('C', "the_king")];
        let playing = TableInfo { seats, phase: Phase::Playing, ..TableInfo::default() };
        let alive = SeatSet::first(2);
        assert_eq!(choices(&playing, alive, &[Seat::C]), [(Seat::A, Monster::Kraken), (Seat::B, Monster::Gigazaur)]);
        assert_eq!(choices(&playing, alive, &[Seat::B, Seat::C]), [], "one of ours still plays");
        assert_eq!(choices(&playing, alive, &[]), [], "those who watch do not bet");
        let over = TableInfo { phase: Phase::Over, ..playing };
        assert_eq!(choices(&over, alive, &[Seat::C]), []);
        assert_eq!(bet_on(&word(Seat::B)), Some('B'));
    }
}
