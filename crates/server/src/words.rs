//! From the code of a refusal to a sentence in the client's language.

use kaiju_text::{Lang, server as words};
use kaiju_wire::Code;

/// The language of a header such as `pt-BR,pt;q=0.9,en;q=0.8`; English when we speak none of them.
pub fn language(header: Option<&str>) -> Lang {
    let wanted = header.unwrap_or("").split(',').take(10).filter_map(|part| {
        let tag = part.split(';').next()?.trim();
        Lang::from_locale(tag)
    });
    wanted.into_iter().next().unwrap_or(Lang::En)
}

/// What a refusal means, and what to do.
pub fn refusal(lang: Lang, code: Code) -> &'static str {
    match code {
        Code::SeqConflict => words::refused_seq_conflict(lang),
        Code::IllegalAction => words::refused_illegal_action(lang),
        Code::NotYourTurn => words::refused_not_your_turn(lang),
        Code::IdReused => words::refused_id_reused(lang),
        Code::RateLimited => words::refused_rate_limited(lang),
        Code::StorageUnavailable => words::refused_storage_unavailable(lang),
        Code::OutcomeUnknown => words::refused_outcome_unknown(lang),
        Code::Unavailable => words::refused_unavailable(lang),
        Code::GameOver => words::refused_game_over(lang),
        Code::UpgradeRequired => words::refused_upgrade_required(lang),
        Code::Forbidden => words::refused_forbidden(lang),
        Code::BadRequest => words::refused_bad_request(lang),
        Code::TooLarge => words::refused_too_large(lang),
        Code::BadMethod => words::refused_bad_method(lang),
        Code::BadType => words::refused_bad_type(lang),
        Code::BadSetup => words::refused_bad_setup(lang),
        Code::BadBot => words::refused_bad_bot(lang),
        Code::BadName => words::refused_bad_name(lang),
        Code::BadMonster => words::refused_bad_monster(lang),
        Code::NoEvolutions => words::refused_no_evolutions(lang),
        Code::MonsterTaken => words::refused_monster_taken(lang),
        Code::SeatTaken => words::refused_seat_taken(lang),
        Code::SeatsEmpty => words::refused_seats_empty(lang),
        Code::NotBegun => words::refused_not_begun(lang),
        Code::Begun => words::refused_begun(lang),
        Code::NotOver => words::refused_not_over(lang),
        Code::NoUndo => words::refused_no_undo(lang),
        Code::BadHoliday => words::refused_bad_holiday(lang),
        Code::BadReveal => words::refused_bad_reveal(lang),
        Code::BadPasskey => words::refused_bad_passkey(lang),
        Code::NameTaken => words::refused_name_taken(lang),
        Code::NotWelcome => words::refused_not_welcome(lang),
        Code::NeedsAccount => words::refused_needs_account(lang),
        Code::Banned => words::refused_banned(lang),
        Code::Muted => words::refused_muted(lang),
        Code::BadWords => words::refused_bad_words(lang),
        Code::TooManyTables => words::refused_too_many_tables(lang),
        Code::TooManyBots => words::refused_too_many_bots(lang),
        Code::BotAway => words::refused_bot_away(lang),
        Code::BadSanction => words::refused_bad_sanction(lang),
        Code::ChildTable => words::refused_child_table(lang),
        Code::OtherGroup => words::refused_other_group(lang),
        Code::GroupsPlaying => words::refused_groups_playing(lang),
        Code::BadRecord => words::refused_bad_record(lang),
        Code::BadAddress => words::refused_bad_address(lang),
        Code::NoNotices => words::refused_no_notices(lang),
        Code::ForeignOrigin => words::refused_foreign_origin(lang),
        Code::ForeignHost => words::refused_foreign_host(lang),
        Code::OtherRules => words::refused_other_rules(lang),
        Code::Unknown => words::refused_unknown(lang),
    }
}

/// Where the browser client would be.
pub fn no_client(lang: Lang) -> &'static str {
    words::no_client(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_is_taken() {
        assert_eq!(language(Some("xx-FR, pt-BR;q=0.9, en")), Lang::Pt);
        assert_eq!(language(Some("pt-PT,pt;q=0.9,en;q=0.8")), Lang::PtPt);
        assert_eq!(language(Some("es")), Lang::Es);
        assert_eq!(language(Some("xx;;;,")), Lang::En);
        assert_eq!(language(None), Lang::En);
    }
}
