//! Whatever happens and whatever is asked has words: over random games of every edition, in every language.

use kaiju_bits::{Bits, random_input};
use kaiju_rules::{EditionId, Event, Legal, Log, Pending, Question, Setup, State, Table};
use kaiju_testkit::stacked::stacked;
use kaiju_text::words::{ask as said, powers};
use kaiju_text::{Lang, ask, errors, events, spoken, why};

/// Nothing left over from making it: no braces, no keys, no gaps.
fn is_clean(text: &str) -> bool {
    let tidy = !text.is_empty() && text == text.trim() && !text.contains("  ") && !text.contains(['{', '}', '\n', '$']);
    let key = text.contains("card-") || text.contains("moment-") || text.to_lowercase().contains("unknown");
    tidy && !key
}

fn check(what: &dyn std::fmt::Debug, text: &str) {
    assert!(is_clean(text), "{what:?}: {text:?}");
}

/// Read aloud it has no symbol left.
fn check_aloud(what: &dyn std::fmt::Debug, text: &str) {
    check(what, text);
    assert!(!text.contains(['★', '♥', '⚡', '✊']), "{what:?}: {text:?}");
}

fn check_event(table: &Table, event: Event) {
    let told = Lang::ALL.map(|lang| events::line(lang, table, event));
    for (lang, line) in Lang::ALL.into_iter().zip(&told) {
        check(&event, line);
        check_aloud(&event, &events::line_spoken(lang, table, event));
        check(&event, &why(lang, table, event));
        check(&event, &events::why_label(lang, table, event.why()));
    }
    assert_ne!(told[0], told[1], "{event:?}");
}

fn check_question(state: &State, legal: &Legal) {
    let Pending::Decide(seat, question) = state.pending() else { return };
    let table = state.table();
    for lang in Lang::ALL {
        let asked = ask::question(lang, table, seat, question);
        check(&question, &asked);
        check(&question, ask::hint(lang, table, question));
        check_aloud(&question, &ask::question_spoken(lang, table, seat, question));
        assert!(asked.contains(['?', '？']), "{question:?}: {asked}");
        let mut answers = Vec::new();
        for action in legal.iter() {
            let answer = ask::answer(lang, table, seat, question, action);
            check(&action, &answer);
            check_aloud(&action, &ask::answer_spoken(lang, table, seat, question, action));
            let number = answer.chars().all(|c| c.is_ascii_digit());
            assert!(!number, "{question:?} {action:?} is only a number");
            answers.push(answer);
        }
        // Copies of a card in one place are one answer to the eye; otherwise no two answers may look alike.
        let different = answers.iter().collect::<std::collections::BTreeSet<_>>().len();
        assert!(different * 2 > answers.len(), "{question:?}: {answers:?}");
        if let Question::Power(source, _) = question {
            let card = kaiju_text::cards::name(lang, table.print(source));
            assert!(!asked.ends_with(&said::use_card(lang, card)), "{} asks without words", table.print(source).id);
        }
    }
}

/// Plays on at random and checks every event and every question on the way.
fn tell(mut state: State, log: &mut Log, mut bits: Bits, most: usize) {
    let mut legal = Legal::default();
    let mut table = state.table().clone();
    log.take();
    for _ in 0..most {
        state.legal_into(&mut legal);
        check_question(&state, &legal);
        let Some(input) = random_input(&state, &mut bits, &mut legal) else { return };
        state.apply(input, log).expect("a legal input");
        for event in log.take() {
            check_event(&table, event);
            table.fold(event);
        }
    }
}

#[test]
fn every_game_can_be_told_and_asked_in_every_language() {
    for edition in EditionId::all() {
        for players in 2..=6 {
            for evolutions in ["no", "yes"] {
                let setup = Setup::new(edition, players).expect("two to six can play");
                let mut rules = setup.rules();
                rules.set("evolutions", evolutions).expect("a switch");
                rules.set("promos", evolutions).expect("a switch");
                rules.set("costumes", evolutions).expect("a switch");
                let setup = setup.with_rules(rules);
                let mut log = Log::on();
                let state = State::start(&setup, &mut log);
                let mut table = Table::new(&setup);
                for event in log.take() {
                    check_event(&table, event);
                    table.fold(event);
                }
                tell(state, &mut log, Bits::new(11, 0), 600);
            }
        }
    }
}

#[test]
fn positions_full_of_cards_can_be_told_too() {
    for edition in EditionId::all() {
        for players in 2..=6 {
            for game in 0..10 {
                let state = stacked(edition, players, 3, game).expect("a stacked position");
                tell(state, &mut Log::on(), Bits::new(13, game), 120);
            }
        }
    }
}

#[test]
fn the_words_of_powers_belong_to_cards() {
    let ids: Vec<&str> = kaiju_text::cards::all().map(|card| card.id).collect();
    for key in powers::ids() {
        let id = key.split('.').next().unwrap_or(key);
        assert!(ids.contains(&id), "{key} is no card");
    }
    // Whatever can be used at will says what using it does.
    for card in kaiju_text::cards::all().filter(|card| card.hooks.usable.is_some()) {
        for lang in Lang::ALL {
            let does = powers::by_id(lang, &format!("{}.use", card.id));
            assert!(does.is_some_and(is_clean), "{}.use is missing in lang/{lang}/powers.ftl", card.id);
        }
    }
    // Whatever may ask has a question.
    for card in kaiju_text::cards::all().filter(|card| card.hooks.answered.is_some()) {
        for lang in Lang::ALL {
            let asks = powers::filled(lang, card.id, powers::Gaps::default());
            assert!(
                asks.is_some_and(|asks| asks.ends_with(['?', '？'])),
                "the question {} is missing in lang/{lang}/powers.ftl",
                card.id
            );
        }
    }
}

#[test]
fn evolutions_have_a_moment_with_words() {
    for card in kaiju_text::cards::all() {
        for moment in card.plays {
            let id = format!("moment-{}", moment.name().replace('_', "-"));
            let any_time = moment.name() == "played";
            assert!(any_time || said::by_id(Lang::En, &id).is_some(), "{id} of {}", card.id);
        }
    }
}

#[test]
fn one_is_singular_and_two_are_plural() {
    let [en, es, pt] = [Lang::En, Lang::Es, Lang::Pt];
    assert_eq!(said::keep_some(en, "✊", 1), "Keep ✊ and roll the other one");
    assert_eq!(said::keep_some(en, "✊ ✊", 4), "Keep ✊ ✊ and roll the other 4");
    assert_eq!(said::keep_some(es, "✊ ✊", 1), "Conservar ✊ ✊ y lanzar el otro");
    assert_eq!(said::keep_some(pt, "✊ ✊", 4), "Guardar ✊ ✊ e rolar os outros 4");
    assert_eq!(said::keep(es, 1), "¿Qué dados conservas? Queda 1 lanzamiento.");
    assert_eq!(said::keep(es, 2), "¿Qué dados conservas? Quedan 2 lanzamientos.");
    assert_eq!(said::spend_tokens(pt, 0), "Não gastar nenhuma");
    assert_eq!(said::spend_tokens(pt, 1), "Gastar 1 ficha de Dado");
    assert_eq!(said::spend_tokens(pt, 2), "Gastar 2 fichas de Dado");
    assert_eq!(spoken(es, &said::buy(es, "Alas", 1)), "Comprar Alas por 1 de energía");
    assert_eq!(said::keep(Lang::De, 1), "Welche Würfel behältst du? Noch 1 Wurf.");
    assert_eq!(said::keep(Lang::De, 2), "Welche Würfel behältst du? Noch 2 Würfe.");
    assert_eq!(said::keep(Lang::PtPt, 1), "Que dados guardas? Resta 1 lançamento.");
    assert_eq!(said::spend_tokens(Lang::PtPt, 0), "Não gastar nenhuma");
    assert_eq!(said::keep_some(Lang::Ja, "✊ ✊", 4), "✊ ✊を残し、残りの4個を振る");
    assert_eq!(spoken(Lang::Ja, &said::buy(Lang::Ja, "翼", 1)), "翼をエネルギー1個で買う");
}

#[test]
fn every_refusal_has_words() {
    use kaiju_rules::{Illegal, Monster, SetupError, SwitchError};
    let all = [
        Illegal::Over,
        Illegal::ChanceIsAsked,
        Illegal::PlayerIsAsked,
        Illegal::OtherSeat,
        Illegal::NotAnAnswer,
        Illegal::NoSuchDice,
        Illegal::NoRollLeft,
        Illegal::NoSuchCard,
        Illegal::TooExpensive,
        Illegal::NotAnOutcome,
    ];
    for lang in Lang::ALL {
        for illegal in all {
            check(&illegal, errors::illegal(lang, illegal));
        }
        check(&"players", &errors::setup(lang, SetupError::Players(7)));
        check(&"twice", &errors::setup(lang, SetupError::Twice(Monster::Kraken)));
        check(&"no evolutions", &errors::setup(lang, SetupError::NoEvolutions(Monster::Kraken)));
        check(&"switch", &errors::switch(lang, "tokyo_sea", "yes", SwitchError::Name));
        check(&"word", &errors::switch(lang, "tokyo_bay", "maybe", SwitchError::Word(&["no", "yes"])));
    }
}

/// The strings given to some functions in a source file, with gaps where something is filled in.
fn strings_after(source: &str, calls: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for call in calls {
        for (at, _) in source.match_indices(call) {
            let rest = source[at + call.len()..].trim_start();
            let rest = rest.strip_prefix('&').unwrap_or(rest);
            let rest = rest.strip_prefix("format!(").unwrap_or(rest).trim_start();
            let Some(text) = rest.strip_prefix('"').and_then(|text| text.split_once('"')) else { continue };
            // What is filled in can be anything.
            let mut parts = text.0.split(['{', '}']);
            let mut whole = String::from(parts.next().unwrap_or_default());
            while let (Some(_), Some(after)) = (parts.next(), parts.next()) {
                whole += "xyz";
                whole += after;
            }
            found.push(whole);
        }
    }
    found
}

#[test]
fn whatever_the_notation_complains_about_has_words() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = [
        "rules/src/notation/lines.rs",
        "rules/src/notation/position.rs",
        "rules/src/notation/record.rs",
        "rules/src/notation/words.rs",
        "rules/src/table/text.rs",
        "testkit/src/scenario.rs",
    ];
    let mut seen = 0;
    for file in files {
        let source = std::fs::read_to_string(root.join(file)).expect("a source file");
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let expected = strings_after(source, &[".read(", ".word(", ".number(", ".expected("]);
        let expected = expected.into_iter().map(|what| format!("expected {what}, found `xyz`"));
        let whole = strings_after(source, &[".wrong(", "message: ", "let message = ", "Some(", "Err("]);
        // Words of the notation itself are no sentences.
        for message in expected.chain(whole.into_iter().filter(|text| text.contains(' '))) {
            let only_code = message.starts_with("expected `") && message.matches(' ').count() == 3;
            for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::En && !only_code) {
                let said = errors::notation(lang, &message);
                let english = errors::notation(Lang::En, &message);
                let phrase = message.strip_prefix("expected ").and_then(|m| m.split(", found").next());
                let kept = phrase.is_some_and(|phrase| {
                    phrase.contains(' ') && !phrase.contains('`') && said.contains(&format!(" {phrase}"))
                });
                assert!(said != english && !kept, "{file}: {message:?} has no words in {lang}: {said}");
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "only {seen} sentences were found");
}
