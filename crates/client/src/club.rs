//! What clients say of the club: tournaments, ratings, bots and editions by their names, each in a line.

use kaiju_bots::Player;
use kaiju_rules::EditionId;
use kaiju_text::{Lang, decimal, editions, ladder, ratings, tournaments, web};
use kaiju_wire::rating::{AccountRating, Rated};
use kaiju_wire::tournament::{TournamentInfo, TournamentKind, TournamentPhase};

/// The title of an edition; a name nobody knows stays as it is.
pub fn edition_title(lang: Lang, name: &str) -> String {
    EditionId::from_name(name).map_or(name, |edition| editions::title(lang, edition)).to_string()
}

/// What a bot is called.
pub fn bot_title(lang: Lang, player: &str) -> String {
    match player.parse::<Player>().ok() {
        Some(Player::Level(tenths)) if tenths % 10 == 0 => {
            web::by_id(lang, &format!("level-{}", tenths / 10)).unwrap_or_default().to_string()
        }
        Some(Player::Fits(tenths)) => web::fitted(lang, decimal(lang, f64::from(tenths) / 10.0, 1)),
        _ => web::by_id(lang, &format!("persona-{player}")).map_or_else(|| player.to_string(), str::to_string),
    }
}

/// What a tournament is and where it stands, in a line.
pub fn tournament_told(lang: Lang, info: &TournamentInfo) -> String {
    let kind = match info.kind {
        TournamentKind::Swiss => tournaments::kind_swiss(lang),
        TournamentKind::Knockout => tournaments::kind_knockout(lang),
    };
    let phase = match info.phase {
        TournamentPhase::Gathering => tournaments::gathering(lang).to_string(),
        TournamentPhase::Playing => tournaments::playing(lang, info.played.len() as u32, info.rounds),
        TournamentPhase::Over | TournamentPhase::Closed => tournaments::over(lang).to_string(),
    };
    let entered = tournaments::entered(lang, info.entrants.len() as u32);
    [edition_title(lang, &info.edition), kind.to_string(), entered, phase].join(" · ")
}

/// May somebody with this name begin a tournament now: its host, and from its beginning on everybody who entered?
pub fn may_begin(info: &TournamentInfo, name: &str, now_ms: u64) -> bool {
    let entered = info.entrants.iter().any(|one| one.active && one.name == name);
    let late = info.begins_ms.is_some_and(|at| at <= now_ms);
    info.phase == TournamentPhase::Gathering && (info.host == name || entered && late)
}

/// What somebody with a rating is called: an account, a bot, or nobody any more.
pub fn rated_name(lang: Lang, one: &Rated) -> String {
    match one {
        one if one.is_of_server() => bot_title(lang, &one.name),
        _ if one.name.is_empty() && one.bot => ladder::named(lang, ratings::gone(lang)),
        _ if one.bot => ladder::named(lang, &one.name),
        _ if one.name.is_empty() => ratings::gone(lang).to_string(),
        _ => one.name.clone(),
    }
}

/// What a list of ratings is about: the edition, and how many play.
pub fn rating_list_told(lang: Lang, list: &str) -> String {
    let (edition, seats) = list.rsplit_once('-').unwrap_or((list, ""));
    let players = seats.parse().ok().map(|n| web::atlas_players(lang, n));
    [Some(edition_title(lang, edition)), players].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Which bots somebody is between.
pub fn rated_between(lang: Lang, one: &AccountRating) -> String {
    let name = |bot: &str| bot_title(lang, bot);
    match (&one.above, &one.below) {
        (Some(above), Some(below)) => ratings::between(lang, name(above), name(below)),
        (Some(above), None) => ratings::above(lang, name(above)),
        (None, Some(below)) => ratings::below(lang, name(below)),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tournament_is_told_in_a_line() {
        let info = TournamentInfo {
            edition: "second".into(),
            phase: TournamentPhase::Playing,
            rounds: 3,
            entrants: vec![kaiju_wire::tournament::EntrantInfo::default()],
            played: vec![kaiju_wire::tournament::RoundInfo::default(); 2],
            ..TournamentInfo::default()
        };
        let told = tournament_told(Lang::En, &info);
        assert!(told.ends_with(" · Swiss · 1 entrant · round 2 of 3 is being played"), "{told}");
    }

    #[test]
    fn a_tournament_is_begun_by_its_host_and_later_by_who_entered() {
        let entrant = |name: &str, active| kaiju_wire::tournament::EntrantInfo {
            name: name.into(),
            active,
            ..kaiju_wire::tournament::EntrantInfo::default()
        };
        let info = TournamentInfo {
            host: "Ana".into(),
            begins_ms: Some(100),
            entrants: vec![entrant("Bob", true), entrant("Cyd", false)],
            ..TournamentInfo::default()
        };
        let may = |name: &str| [99, 100].map(|now_ms| may_begin(&info, name, now_ms));
        assert_eq!((may("Ana"), may("Bob")), ([true, true], [false, true]));
        assert_eq!((may("Cyd"), may("Eve")), ([false, false], [false, false]), "gone again, and never there");
        let begun = TournamentInfo { phase: TournamentPhase::Playing, ..info.clone() };
        assert!(!may_begin(&begun, "Ana", 100));
        let older = TournamentInfo { begins_ms: None, ..info };
        assert!(!may_begin(&older, "Bob", u64::MAX), "an older server says nothing of it");
    }

    #[test]
    fn ratings_lie_between_bots_and_lists_have_titles() {
        let one = AccountRating { above: Some("level3".into()), ..AccountRating::default() };
        let bot = bot_title(Lang::En, "level3");
        assert_eq!(rated_between(Lang::En, &one), ratings::above(Lang::En, &bot));
        let both = AccountRating { below: Some("level4".into()), ..one };
        assert!(rated_between(Lang::En, &both).contains(&bot));
        assert_eq!(rated_between(Lang::En, &AccountRating::default()), "");
        assert_eq!(rated_name(Lang::En, &Rated { bot: true, name: "level3".into(), ..Rated::default() }), bot);
        assert_eq!(rated_name(Lang::En, &Rated::default()), ratings::gone(Lang::En));
        let list = rating_list_told(Lang::En, "second-4");
        assert!(list.contains(" · ") && list.contains('4'), "{list}");
    }
}
