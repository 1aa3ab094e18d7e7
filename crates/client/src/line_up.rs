//! Who plays which monster: chosen, drawn, or the next of the edition. On this device and at a server's table.

use kaiju_rules::{EditionId, Monster, Rules, SetupError};
use kaiju_wire::table::{Change, SeatKind, TableInfo};

/// How a seat gets its monster.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Pick {
    /// The next of the edition's own that nobody else has.
    #[default]
    Next,
    /// One of those that nobody has, drawn at random.
    Drawn,
    /// This one.
    This(Monster),
}

/// The monsters to choose from under these rules: with Evolutions only those that have some (EVO-1).
pub fn choice(rules: &Rules) -> impl Iterator<Item = Monster> {
    Monster::ALL.iter().copied().filter(move |&monster| rules.admit(monster))
}

/// A monster that is not among those taken, drawn from the edition's own while there is one. `below(n)` gives a random
/// number under `n`.
pub fn draw(
    edition: EditionId,
    rules: &Rules,
    taken: &[Monster],
    below: &mut impl FnMut(usize) -> usize,
) -> Option<Monster> {
    let free = |monster: &Monster| !taken.contains(monster);
    let mut hat: Vec<Monster> = edition.edition().cast(rules).into_iter().filter(free).collect();
    if hat.is_empty() {
        hat = choice(rules).filter(free).collect();
    }
    if hat.is_empty() { None } else { Some(hat[below(hat.len())]) }
}

/// The monsters of a table, seat by seat. Those that somebody chose are not given to anybody else (SETUP-1).
pub fn line_up(
    edition: EditionId,
    rules: &Rules,
    picks: &[Pick],
    mut below: impl FnMut(usize) -> usize,
) -> Result<Vec<Monster>, SetupError> {
    let mut taken: Vec<Monster> = Vec::new();
    for pick in picks {
        if let Pick::This(monster) = *pick {
            if taken.contains(&monster) {
                return Err(SetupError::Twice(monster));
            }
            taken.push(monster);
        }
    }
    let mut all = Vec::new();
    for pick in picks {
        let monster = match *pick {
            Pick::This(monster) => Some(monster),
            Pick::Drawn => draw(edition, rules, &taken, &mut below),
            Pick::Next => draw(edition, rules, &taken, &mut |_| 0),
        };
        let monster = monster.ok_or(SetupError::Players(picks.len()))?;
        if !taken.contains(&monster) {
            taken.push(monster);
        }
        all.push(monster);
    }
    Ok(all)
}

/// The monsters that others hold at a server's table. One that waits at an empty seat or plays for a bot can be had.
pub fn held(table: &TableInfo, seat: char) -> Vec<Monster> {
    let others = table.seats.iter().filter(|other| other.seat != seat);
    let people = others.filter(|other| other.taken && other.kind != SeatKind::Bot);
    people.filter_map(|other| Monster::from_id(&other.monster)).collect()
}

/// The monsters to choose from for a seat of a server's table.
pub fn free(table: &TableInfo, seat: char) -> Vec<Monster> {
    let held = held(table, seat);
    let Some(setup) = table.setup() else { return Vec::new() };
    choice(&setup.rules()).filter(|monster| !held.contains(monster)).collect()
}

/// How often a monster is drawn for a seat of a server's table, where others are quicker and take the drawn one.
pub const DRAWS: usize = 3;

/// What to tell a server so that a seat plays the monster it picked, and that monster. None where there is no other.
pub fn change(
    table: &TableInfo,
    seat: char,
    pick: Pick,
    below: impl FnMut(usize) -> usize,
) -> Option<(Change, Monster)> {
    let monster = match pick {
        Pick::This(monster) => monster,
        Pick::Drawn => draw_for(table, seat, below)?,
        Pick::Next => return None,
    };
    Some((Change { monster: Some(monster.id().to_string()), ..Change::default() }, monster))
}

/// Draws another monster for a seat of a server's table; none where there is no other.
fn draw_for(table: &TableInfo, seat: char, mut below: impl FnMut(usize) -> usize) -> Option<Monster> {
    let mut taken = held(table, seat);
    let now = table.seats.iter().find(|one| one.seat == seat)?;
    taken.extend(Monster::from_id(&now.monster));
    let setup = table.setup()?;
    draw(setup.edition(), &setup.rules(), &taken, &mut below)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_wire::table::SeatInfo;

    const SECOND: EditionId = EditionId::SECOND;

    fn rules() -> Rules {
        SECOND.edition().rules
    }

    #[test]
    fn setup_1_chosen_monsters_are_nobody_elses() {
        let picks = [Pick::Next, Pick::This(Monster::Gigazaur), Pick::This(Monster::Kraken), Pick::Next];
        let all = line_up(SECOND, &rules(), &picks, |_| unreachable!("nothing is drawn")).unwrap();
        assert_eq!(all, [Monster::SpacePenguin, Monster::Gigazaur, Monster::Kraken, Monster::CyberKitty]);
        let twice = [Pick::This(Monster::Kraken), Pick::Drawn, Pick::This(Monster::Kraken)];
        assert_eq!(line_up(SECOND, &rules(), &twice, |_| 0), Err(SetupError::Twice(Monster::Kraken)));
    }

    #[test]
    fn setup_1_whatever_is_drawn_six_seats_get_six_monsters() {
        for seed in 0..50 {
            let mut bits = kaiju_bots::Bits::new(seed, 0);
            let mut picks = [Pick::Drawn; 6];
            picks[3] = Pick::This(Monster::Mothra);
            let all = line_up(SECOND, &rules(), &picks, |n| bits.below(n)).unwrap();
            let distinct: std::collections::BTreeSet<_> = all.iter().collect();
            assert_eq!((distinct.len(), all[3]), (6, Monster::Mothra));
        }
        let drawn = |n: usize| line_up(SECOND, &rules(), &[Pick::Drawn; 2], |_| n).unwrap()[0];
        assert_eq!((drawn(0), drawn(4)), (Monster::Gigazaur, Monster::MekaDragon), "luck decides");
    }

    #[test]
    fn evo_1_with_evolutions_only_monsters_that_have_some_are_offered() {
        let with = Rules { evolutions: true, ..rules() };
        assert!(choice(&with).all(|monster| kaiju_rules::deck_of(monster).is_some()));
        let first = EditionId::FIRST;
        let rules_of_first = Rules { evolutions: true, ..first.edition().rules };
        let all = line_up(first, &rules_of_first, &[Pick::Next; 6], |_| 0).unwrap();
        assert!(all.iter().all(|&monster| rules_of_first.admit(monster)), "{all:?}");
        assert_eq!(choice(&rules()).count(), Monster::ALL.len());
    }

    #[test]
    fn at_a_server_what_people_hold_is_taken_and_what_waits_is_free() {
        let seat = |seat: char, monster: Monster, kind: SeatKind, taken: bool| SeatInfo {
            seat,
            kind,
            taken,
            monster: monster.id().to_string(),
            ..SeatInfo::default()
        };
        let table = TableInfo {
            rules: kaiju_rules::RULES_VERSION,
            edition: "second".to_string(),
            seats: vec![
                seat('A', Monster::Gigazaur, SeatKind::Human, true),
                seat('B', Monster::Kraken, SeatKind::Human, true),
                seat('C', Monster::TheKing, SeatKind::Human, false),
                seat('D', Monster::Alienoid, SeatKind::Bot, true),
            ],
            ..TableInfo::default()
        };
        assert_eq!(held(&table, 'A'), [Monster::Kraken]);
        let free = free(&table, 'A');
        assert!(free.contains(&Monster::TheKing) && free.contains(&Monster::Alienoid));
        assert!(free.contains(&Monster::Gigazaur) && !free.contains(&Monster::Kraken));
        for n in 0..5 {
            let (change, drawn) = change(&table, 'A', Pick::Drawn, |most| n % most).unwrap();
            assert_eq!(change.monster.as_deref(), Some(drawn.id()));
            assert!(drawn != Monster::Gigazaur && drawn != Monster::Kraken, "{drawn:?}");
        }
        let chosen = change(&table, 'A', Pick::This(Monster::Kraken), |_| 0);
        assert_eq!(chosen.map(|(_, monster)| monster), Some(Monster::Kraken), "the server judges what is chosen");
        assert_eq!(change(&table, 'A', Pick::Next, |_| 0), None);
    }
}
