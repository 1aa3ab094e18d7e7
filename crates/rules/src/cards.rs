//! The Power cards, one section each; here are only the lists of the decks.
//!
//! The order of a list is the order in which one monster's powers speak at the same moment. At the end of a turn the
//! first two come before everything else (I-108, I-110); otherwise the order is the alphabet's. The Godzilla edition has
//! the order of its own list.

mod acid_attack;
mod alien_metabolism;
mod alpha_monster;
mod armor_plating;
mod background_dweller;
mod burrowing;
mod camouflage;
mod complete_destruction;
mod costumes;
mod dedicated_news_team;
mod discard;
mod drop_from_high_altitude;
mod eater_of_the_dead;
mod energy_hoarder;
mod even_bigger;
mod extra_head;
mod fire_breathing;
mod freeze_time;
mod frenzy;
mod friend_of_children;
mod giant_brain;
mod godzilla;
mod gourmet;
mod healing_ray;
mod herbivore;
mod herd_culler;
mod it_has_a_child;
mod jets;
mod made_in_a_lab;
mod metamorph;
mod mimic;
mod monster_batteries;
mod nova_breath;
mod omnivore;
mod opportunist;
mod parasitic_tentacles;
mod plot_twist;
mod poison_quills;
mod poison_spit;
#[cfg(test)] // the card of docs/adding-a-card.md, in no deck that is played
mod power_nap;
pub(crate) mod prelude;
mod promos;
mod psychic_probe;
mod rapid_healing;
mod regeneration;
mod rooting_for_the_underdog;
mod shrink_ray;
mod smoke_cloud;
mod solar_powered;
mod spiked_tail;
mod stretchy;
mod telepath;
mod urbavore;
mod were_only_making_it_stronger;
mod wings;

use crate::catalogue::Card;
pub(crate) use costumes::COSTUMES;

/// The cards of the first edition and how many of each.
pub(crate) const FIRST_EDITION: &[(&Card, usize)] = &[
    (&metamorph::FIRST, 1),
    (&rooting_for_the_underdog::CARD, 1),
    (&acid_attack::FIRST, 1),
    (&alien_metabolism::FIRST, 1),
    (&alpha_monster::FIRST, 1),
    (&armor_plating::CARD, 1),
    (&background_dweller::CARD, 1),
    (&burrowing::FIRST, 1),
    (&camouflage::CARD, 1),
    (&complete_destruction::CARD, 1),
    (&dedicated_news_team::FIRST, 1),
    (&eater_of_the_dead::CARD, 1),
    (&energy_hoarder::CARD, 1),
    (&even_bigger::FIRST, 1),
    (&extra_head::CARD, 2),
    (&fire_breathing::FIRST, 1),
    (&freeze_time::FIRST, 1),
    (&friend_of_children::CARD, 1),
    (&giant_brain::CARD, 1),
    (&gourmet::CARD, 1),
    (&healing_ray::FIRST, 1),
    (&herbivore::FIRST, 1),
    (&herd_culler::CARD, 1),
    (&it_has_a_child::FIRST, 1),
    (&jets::CARD, 1),
    (&made_in_a_lab::CARD, 1),
    (&mimic::FIRST, 1),
    (&monster_batteries::FIRST, 1),
    (&nova_breath::CARD, 1),
    (&omnivore::FIRST, 1),
    (&opportunist::CARD, 1),
    (&parasitic_tentacles::CARD, 1),
    (&plot_twist::CARD, 1),
    (&poison_quills::FIRST, 1),
    (&poison_spit::FIRST, 1),
    #[cfg(test)]
    (&power_nap::FIRST, 1),
    (&psychic_probe::CARD, 1),
    (&rapid_healing::CARD, 1),
    (&regeneration::FIRST, 1),
    (&shrink_ray::FIRST, 1),
    (&smoke_cloud::CARD, 1),
    (&solar_powered::CARD, 1),
    (&spiked_tail::FIRST, 1),
    (&stretchy::CARD, 1),
    (&telepath::FIRST, 1),
    (&urbavore::FIRST, 1),
    (&were_only_making_it_stronger::FIRST, 1),
    (&wings::FIRST, 1),
    (&discard::APARTMENT_BUILDING, 1),
    (&discard::COMMUTER_TRAIN, 1),
    (&discard::CORNER_STORE, 1),
    (&discard::ENERGIZE, 1),
    (&discard::EVACUATION_ORDERS, 2),
    (&discard::FIRE_BLAST, 1),
    (&discard::GAS_REFINERY, 1),
    (&discard::HEAL, 1),
    (&discard::HIGH_ALTITUDE_BOMBING, 1),
    (&discard::JET_FIGHTERS, 1),
    (&discard::NATIONAL_GUARD, 1),
    (&discard::NUCLEAR_POWER_PLANT, 1),
    (&discard::SKYSCRAPER, 1),
    (&discard::TANKS, 1),
    (&discard::VAST_STORM, 1),
    (&drop_from_high_altitude::FIRST, 1),
    (&frenzy::FIRST, 1),
];

/// The cards of the second edition and how many of each.
pub(crate) const SECOND_EDITION: &[(&Card, usize)] = &[
    (&metamorph::SECOND, 1),
    (&rooting_for_the_underdog::CARD, 1),
    (&acid_attack::SECOND, 1),
    (&alien_metabolism::SECOND, 1),
    (&alpha_monster::SECOND, 1),
    (&armor_plating::CARD, 1),
    (&background_dweller::CARD, 1),
    (&burrowing::SECOND, 1),
    (&camouflage::CARD, 1),
    (&complete_destruction::CARD, 1),
    (&dedicated_news_team::SECOND, 1),
    (&eater_of_the_dead::CARD, 1),
    (&energy_hoarder::CARD, 1),
    (&even_bigger::SECOND, 1),
    (&extra_head::CARD, 2),
    (&fire_breathing::SECOND, 1),
    (&freeze_time::SECOND, 1),
    (&friend_of_children::CARD, 1),
    (&giant_brain::CARD, 1),
    (&gourmet::CARD, 1),
    (&healing_ray::SECOND, 1),
    (&herbivore::SECOND, 1),
    (&herd_culler::CARD, 1),
    (&it_has_a_child::SECOND, 1),
    (&jets::CARD, 1),
    (&made_in_a_lab::CARD, 1),
    (&mimic::SECOND, 1),
    (&monster_batteries::SECOND, 1),
    (&nova_breath::CARD, 1),
    (&omnivore::SECOND, 1),
    (&opportunist::CARD, 1),
    (&parasitic_tentacles::CARD, 1),
    (&plot_twist::CARD, 1),
    (&poison_quills::SECOND, 1),
    (&poison_spit::SECOND, 1),
    #[cfg(test)]
    (&power_nap::SECOND, 1),
    (&psychic_probe::CARD, 1),
    (&rapid_healing::CARD, 1),
    (&regeneration::SECOND, 1),
    (&shrink_ray::SECOND, 1),
    (&smoke_cloud::CARD, 1),
    (&solar_powered::CARD, 1),
    (&spiked_tail::SECOND, 1),
    (&stretchy::CARD, 1),
    (&telepath::SECOND, 1),
    (&urbavore::SECOND, 1),
    (&were_only_making_it_stronger::SECOND, 1),
    (&wings::SECOND, 1),
    (&discard::APARTMENT_BUILDING, 1),
    (&discard::COMMUTER_TRAIN, 1),
    (&discard::CORNER_STORE, 1),
    (&discard::ENERGIZE, 1),
    (&discard::EVACUATION_ORDERS, 2),
    (&discard::FIRE_BLAST_SECOND, 1),
    (&discard::GAS_REFINERY, 1),
    (&discard::HEAL, 1),
    (&discard::HIGH_ALTITUDE_BOMBING, 1),
    (&discard::JET_FIGHTERS, 1),
    (&discard::NATIONAL_GUARD, 1),
    (&discard::NUCLEAR_POWER_PLANT, 1),
    (&discard::SKYSCRAPER, 1),
    (&discard::TANKS_SECOND, 1),
    (&discard::VAST_STORM, 1),
    (&drop_from_high_altitude::SECOND, 1),
    (&frenzy::SECOND, 1),
];

/// The cards of the Godzilla edition and how many of each.
pub(crate) const GODZILLA_EDITION: &[(&Card, usize)] = &[
    (&godzilla::ocean_born::CARD, 2),
    (&godzilla::city_crusher::CARD, 1),
    (&godzilla::reactor_heart::CARD, 1),
    (&godzilla::perfect_adaptation::CARD, 1),
    (&godzilla::stockpiled_fury::CARD, 1),
    (&godzilla::double_time_march::CARD, 1),
    (&godzilla::seismic_stomp::CARD, 1),
    (&godzilla::scorched_ruins::CARD, 1),
    (&godzilla::banded_carapace::CARD, 1),
    (&godzilla::tremor_sense::CARD, 1),
    (&godzilla::maser_dish::CARD, 1),
    (&godzilla::natural_enemy::CARD, 1),
    (&godzilla::silk_cocoon::CARD, 1),
    (&godzilla::hunters_patience::CARD, 1),
    (&godzilla::power_leech::CARD, 1),
    (&godzilla::rubble_pickers::CARD, 1),
    (&godzilla::quiet_reserve::CARD, 1),
    (&godzilla::storm_chaser::CARD, 1),
    (&godzilla::war_correspondents::CARD, 1),
    (&godzilla::slipstream_wings::CARD, 1),
    (&godzilla::deep_roar::CARD, 1),
    (&godzilla::mutagenic_bath::CARD, 1),
    (&godzilla::charged_scales::CARD, 1),
    (&godzilla::spiral_ray::CARD, 1),
    (&godzilla::towering_silhouette::CARD, 1),
    (&godzilla::throwing_arm::CARD, 1),
    (&godzilla::second_wind::CARD, 1),
    (&godzilla::city_scavenger::CARD, 1),
    (&godzilla::discard::FLATTENED_WARD, 2),
    (&godzilla::discard::TOPPLED_TOWER, 1),
    (&godzilla::discard::RESERVE_SQUADRON, 1),
    (&godzilla::discard::NO_REST, 1),
    (&godzilla::discard::LAGOON_REST, 1),
    (&godzilla::discard::BOMBARDMENT_LINE, 1),
    (&godzilla::discard::CUT_THE_GRID, 1),
    (&godzilla::discard::FRONT_PAGE, 1),
    (&godzilla::discard::RECKLESS_CHARGE, 1),
    (&godzilla::discard::TARGETED_SERUM, 1),
    (&godzilla::happenings::TYPHOON_LANDFALL, 1),
    (&godzilla::happenings::BLACKOUT, 1),
    (&godzilla::happenings::METEOR_SHOWER, 1),
    (&godzilla::happenings::STRANGE_RADIATION, 1),
    (&godzilla::happenings::EVACUATION_TRAFFIC, 1),
    (&godzilla::happenings::PEACE_BROADCAST, 1),
    (&godzilla::happenings::ALIEN_ULTIMATUM, 1),
    (&godzilla::happenings::OPEN_SEASON, 1),
    (&godzilla::happenings::EMERGENCY_RATIONS, 1),
    (&godzilla::happenings::SEARCHLIGHTS, 1),
];

/// The promo cards that go with the first edition.
pub(crate) const FIRST_PROMOS: &[&Card] =
    &[&promos::AMUSEMENT_PARK, &promos::ARMY, &promos::INTIMIDATING_ROAR, &promos::SLEEP_WALKER, &promos::SUPER_JUMP];

/// The promo cards that go with the second edition.
pub(crate) const SECOND_PROMOS: &[&Card] = &[
    &promos::BARRICADES,
    &promos::DRAINING_RAY,
    &promos::ELECTRIC_ARMOR,
    &promos::FLAMING_AURA,
    &promos::GAMMA_BLAST,
    &promos::HUNGRY_URBAVORE,
    &promos::ICE_CREAM_TRUCK,
    &promos::JAGGED_TACTICIAN,
    &promos::MONSTER_PETS,
    &promos::NANOBOTS,
    &promos::NATURAL_SELECTION,
    &promos::SUPERTOWER,
    &promos::SUPER_JUMP,
];

/// The promo cards that go with the first edition since [`Amendment::MorePromos`](crate::Amendment::MorePromos). Cards that
/// were there before keep their numbers, so new ones come last.
pub(crate) const FIRST_MORE_PROMOS: &[&Card] = &[
    &promos::CANNIBALISTIC,
    &promos::REFLECTIVE_HIDE,
    &promos::THROW_A_TANKER,
    &promos::THUNDER_STOMP,
    &promos::UNSTABLE_DNA,
];

/// The promo cards that go with the second edition since then.
pub(crate) const SECOND_MORE_PROMOS: &[&Card] = &[
    &promos::BIOFUEL,
    &promos::BULL_HEADED,
    &promos::ORB_OF_DOOM,
    &promos::REFLECTIVE_HIDE,
    &promos::SHRINKY,
    &promos::UNSTABLE_DNA,
];

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use crate::event::Log;
    use crate::notation::{Words, lines, read_position};
    use crate::seat::Seat;
    use crate::table::text::Dial;
    use crate::{Pending, State};

    const GUIDE: &str = include_str!("../../../docs/adding-a-card.md");

    /// The fenced part of the guide that begins like this.
    fn fenced(begins: &str) -> &'static str {
        let part = GUIDE.split("```").skip(1).step_by(2).find_map(|part| {
            let (_, text) = part.split_once('\n')?;
            text.starts_with(begins).then_some(text)
        });
        part.expect("the guide has it")
    }

    fn pending(state: &State) -> String {
        let words = Words::for_table(state.table());
        match state.pending() {
            Pending::Decide(seat, question) => format!("ask {seat} {}", words.question(question)),
            Pending::Chance(luck) => format!("luck {}", words.luck(luck)),
            Pending::Over(winners) => format!("over {winners}"),
        }
    }

    #[test]
    fn the_card_of_the_guide_is_the_one_that_is_compiled() {
        assert!(GUIDE.contains(include_str!("cards/power_nap.rs")), "docs/adding-a-card.md and power_nap.rs differ");
    }

    /// Scenarios are run elsewhere, with decks that do not have this card; this one needs few kinds of lines.
    #[test]
    fn the_scenario_of_the_guide_holds() {
        let (before, after) = fenced("kaiju scenario").split_once("---\n").expect("a position and what happens");
        let head = |line: &&str| ["kaiju", "title", "cite"].iter().any(|word| line.starts_with(word));
        let position = before.lines().filter(|line| !head(line)).collect::<Vec<_>>().join("\n");
        let mut log = Log::on();
        let (mut state, _) = read_position(&mut lines(&position), &mut log).expect("a position");
        let words = Words::for_table(state.table());
        for said in after.lines() {
            let Some(expected) = said.strip_prefix("expect ") else {
                let mut line = lines(said).next().expect("an input");
                let (who, input) = words.read_input(&mut line).expect("an input");
                state.apply_as(who, input, &mut log).expect("a legal input");
                continue;
            };
            let (kind, rest) = expected.split_once(' ').expect("what is expected");
            match (kind, kind.chars().next().filter(|_| kind.len() == 1).and_then(Seat::from_letter)) {
                ("event", _) => assert!(log.events().iter().any(|event| words.event(*event) == rest), "{said}"),
                (_, Some(seat)) => {
                    for (dial, n) in rest.split(' ').map(|word| Dial::read(word).expect("a dial")) {
                        assert_eq!(dial.of(state.table().stand(seat)), n, "{said}");
                    }
                }
                _ => assert_eq!(pending(&state), expected),
            }
        }
    }
}
