//! Inputs at a game, in and out of place: what is on the menu goes in, anything else does not, and a refused input moves
//! nothing.

use kaiju_rules::{
    Action, Book, CardId, Dice, EditionId, Face, Input, Log, Outcome, Pending, Preset, Rules, Seat, Setup, State,
    Version,
};

/// The bytes are a table (edition or book, players, version of the rules, Evolutions) and then one input after the other:
/// below 128 something from the menu, up to 191 an action from an earlier menu, well formed but late, and from 192 on
/// something made up.
pub fn apply(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let Some(setup) = table(&mut bytes) else { return };
    let mut state = State::new(&setup);
    let mut late = Vec::new();
    while let Some(byte) = bytes.next() {
        let menu = menu(&state);
        let choice = match byte {
            0..128 => pick(&menu, &mut bytes),
            128..192 => pick(&late, &mut bytes),
            192.. => made_up(byte, &mut bytes),
        };
        let Some(input) = choice else { continue };
        late.extend(menu.iter().filter(|input| matches!(input, Input::Act(_))));

        let before = state.clone();
        match state.apply(input, &mut Log::Off) {
            Ok(()) => assert!(menu.contains(&input), "off the menu, yet it went in: {input:?}"),
            Err(why) => {
                assert!(!menu.contains(&input), "on the menu, yet refused: {input:?}, {why:?}");
                assert!(state == before, "refused, yet something moved: {input:?}, {why:?}");
            }
        }
    }
}

/// Edition or book, players, version and Evolutions.
fn table(bytes: &mut impl Iterator<Item = u8>) -> Option<Setup> {
    let mut presets = EditionId::all().map(Preset::from).chain(Book::ALL.into_iter().map(Preset::from));
    let preset = presets.nth(bytes.next()? as usize % (EditionId::ALL.len() + Book::ALL.len()))?;
    let players = 2 + bytes.next()? as usize % 5;
    let how = bytes.next()?;
    let version = Version::all().nth(usize::from(how / 2) % Version::all().count())?;
    let rules = Rules { evolutions: how % 2 == 1, version, ..preset.rules() };
    let setup = Setup::of_preset(preset, players).expect("two to six may play every edition");
    Some(setup.with_rules(rules))
}

/// Every input the game takes now; nothing once it is over.
fn menu(state: &State) -> Vec<Input> {
    match state.pending() {
        Pending::Decide(..) => state.legal().iter().map(Input::Act).collect(),
        Pending::Chance(luck) => {
            luck.chances(state.table()).into_iter().map(|(outcome, _)| Input::Luck(outcome)).collect()
        }
        Pending::Over(_) => Vec::new(),
    }
}

/// One of these, if there are any.
fn pick(inputs: &[Input], bytes: &mut impl Iterator<Item = u8>) -> Option<Input> {
    let index = u16::from_le_bytes([bytes.next()?, bytes.next()?]) as usize;
    index.checked_rem(inputs.len()).map(|index| inputs[index])
}

/// Something that need never have been right.
fn made_up(byte: u8, bytes: &mut impl Iterator<Item = u8>) -> Option<Input> {
    let bits = u16::from_le_bytes([bytes.next()?, bytes.next()?]);
    let n = bits as u8;
    let dice = Dice::from_counts(std::array::from_fn(|face| (bits >> (2 * face) & 3) as u8));
    let card = CardId::new(bits as usize % CardId::COUNT);
    let seat = Seat::new(bits as usize % Seat::ALL.len());
    Some(match byte % 12 {
        0 => Input::Luck(Outcome::Dice(dice)),
        1 => Input::Luck(Outcome::Card(card)),
        2 => Input::Luck(Outcome::Seat(seat)),
        3 => Input::Act(Action::Keep(dice)),
        4 => Input::Act(Action::Number(n)),
        5 => Input::Act(Action::BuyTop(n)),
        6 => Input::Act(Action::Card(card)),
        7 => Input::Act(Action::BuyFrom(card)),
        8 => Input::Act(Action::Seat(seat)),
        9 => Input::Act(Action::Face(Face::new(bits as usize % Face::ALL.len()))),
        10 => Input::Act(Action::Sweep),
        _ => Input::Act(if n.is_multiple_of(2) { Action::Yes } else { Action::No }),
    })
}
