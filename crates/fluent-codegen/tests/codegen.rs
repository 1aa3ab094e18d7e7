//! What the generator refuses, and that it says where and why.

use std::collections::BTreeMap;

use kaiju_fluent_codegen::{FtlFault, LangFiles, Wrong, generate};

/// Languages with a file each, `web.ftl`; every language says who it is.
fn files(texts: &[(&str, &str)]) -> LangFiles {
    let area = |name: &str, text: &str| (name.to_string(), text.to_string());
    texts
        .iter()
        .map(|(lang, text)| {
            let areas = BTreeMap::from([area("language", &format!("endonym = {lang}\n")), area("web", text)]);
            (lang.to_string(), areas)
        })
        .collect()
}

/// The faults of English and Spanish side by side.
fn faults(en: &str, es: &str) -> Vec<FtlFault> {
    generate(&files(&[("en", en), ("es", es)])).expect_err("something is wrong")
}

/// The only fault, which must be of Spanish, and what it says.
fn only(en: &str, es: &str, what: &Wrong, said: &str) {
    let faults = faults(en, es);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!((faults[0].lang.as_str(), faults[0].area.as_str()), ("es", "web"));
    assert_eq!(&faults[0].what, what);
    assert_eq!(faults[0].to_string(), said);
}

#[test]
fn sound_files_become_functions() {
    let en = "roll = Roll\n    .spoken = Roll the dice\ndeals = { $who } deals { $n ->\n    [one] { $n } wound\n   *[other] { $n } wounds\n  } to { $whom }\n";
    let es = "roll = Lanzar\n    .spoken = Lanzar los dados\ndeals = A { $whom }: { $n ->\n    [one] { $n } herida\n   *[other] { $n } heridas\n  } de { $who }\n";
    let code = generate(&files(&[("en", en), ("es", es)])).expect("sound");
    assert!(code.contains("pub fn roll(lang: Lang) -> &'static str"), "{code}");
    assert!(code.contains("pub fn roll_spoken(lang: Lang) -> &'static str"));
    let deals =
        "pub fn deals(lang: Lang, who: impl core::fmt::Display, n: u32, whom: impl core::fmt::Display) -> String";
    assert!(code.contains(deals), "{code}");
    assert!(code.contains("pub const ALL: [Lang; 2] = [Lang::En, Lang::Es];"));
}

#[test]
fn a_country_may_have_a_language_of_its_own() {
    let pt = "dice = { $n ->\n    [one] { $n } dado\n   *[other] { $n } dados\n  }\n";
    let code = generate(&files(&[("en", DICE), ("pt", pt), ("pt-PT", pt)])).expect("all are known");
    assert!(code.contains("pub const ALL: [Lang; 3] = [Lang::En, Lang::Pt, Lang::PtPt];"), "{code}");
    assert!(code.contains(r#"const CODES: [&str; 3] = ["en", "pt", "pt-PT"];"#), "{code}");
    // None of something is one in Brazil and many in Portugal.
    let counting = |lang: &str| code.lines().find(|line| line.contains(&format!("Lang::{lang} => match n"))).unwrap();
    assert_ne!(counting("Pt"), counting("PtPt").replace("PtPt", "Pt"), "{code}");
}

#[test]
fn a_missing_message_is_refused() {
    only(
        "roll = Roll\nstop = Stop\n",
        "roll = Lanzar\n",
        &Wrong::Missing,
        "lang/es/web.ftl: `stop`: the message is missing; add it",
    );
    let faults = faults("roll = Roll\n    .spoken = Roll it\n", "roll = Lanzar\n");
    assert_eq!((faults[0].id.as_str(), &faults[0].what), ("roll.spoken", &Wrong::Missing));
}

#[test]
fn a_surplus_message_is_refused() {
    only(
        "roll = Roll\n",
        "roll = Lanzar\n\nstop = Parar\n",
        &Wrong::Surplus,
        "lang/es/web.ftl:3: `stop`: a message nobody asks for; en does not have it",
    );
}

#[test]
fn other_arguments_are_refused() {
    only(
        "wins = { $who } wins { $prize }\n",
        "wins = Gana { $quien }\n",
        &Wrong::Arguments(vec!["who".to_string(), "prize".to_string()], vec!["quien".to_string()]),
        "lang/es/web.ftl:1: `wins`: does not use $who, $prize, but $quien, which en does not have",
    );
    only(
        "wins = { $who } wins\n",
        "wins = Alguien gana\n",
        &Wrong::Arguments(vec!["who".to_string()], vec![]),
        "lang/es/web.ftl:1: `wins`: does not use $who",
    );
    only(
        "wins = It is over\n",
        "wins = Gana { $who }\n",
        &Wrong::Arguments(vec![], vec!["who".to_string()]),
        "lang/es/web.ftl:1: `wins`: uses $who, which en does not have",
    );
}

const DICE: &str = "dice = { $n ->\n    [one] { $n } die\n   *[other] { $n } dice\n  }\n";

#[test]
fn a_missing_plural_form_is_refused() {
    only(
        DICE,
        "dice = { $n ->\n   *[other] { $n } dados\n  }\n",
        &Wrong::Plural("n".to_string(), vec!["one".to_string()]),
        "lang/es/web.ftl:1: `dice`: $n needs the plural forms one in this language",
    );
    // A word for the number itself will do where the form stands for no other number.
    let own = "dice = { $n ->\n    [1] un dado\n   *[other] { $n } dados\n  }\n";
    assert!(generate(&files(&[("en", DICE), ("es", own)])).is_ok());
}

#[test]
fn the_default_of_a_number_is_other() {
    only(
        DICE,
        "dice = { $n ->\n   *[one] { $n } dado\n    [other] { $n } dados\n  }\n",
        &Wrong::Default("n".to_string()),
        "lang/es/web.ftl:1: `dice`: $n: the default of a number must be *[other]",
    );
}

#[test]
fn a_fourth_language_brings_its_own_plurals() {
    let es = "dice = { $n ->\n    [one] { $n } dado\n   *[other] { $n } dados\n  }\n";
    let two = "dice = { $n ->\n    [one] { $n } kość\n   *[other] { $n } kości\n  }\n";
    let refused = generate(&files(&[("en", DICE), ("es", es), ("pl", two)])).expect_err("Polish has more forms");
    assert_eq!(refused.len(), 1);
    assert_eq!(refused[0].what, Wrong::Plural("n".to_string(), vec!["few".to_string(), "many".to_string()]));
    let all = "dice = { $n ->\n    [one] { $n } kość\n    [few] { $n } kości\n    [many] { $n } kości\n   *[other] { $n } kości\n  }\n";
    let code = generate(&files(&[("en", DICE), ("es", es), ("pl", all)])).expect("all forms");
    assert!(code.contains("Lang::Pl => match n { 1..=1 => Plural::One, 2..=4 | 22..=24 |"), "{code}");
    // A language that does not tell numbers apart needs one form.
    let one = "dice = { $n ->\n   *[other] サイコロ{ $n }個\n  }\n";
    let code = generate(&files(&[("en", DICE), ("ja", one)])).expect("one form");
    assert!(code.contains("Lang::Ja => match n { _ => Plural::Other }"));
}

#[test]
fn a_missing_or_surplus_file_is_refused() {
    let mut files = files(&[("en", "roll = Roll\n"), ("es", "roll = Lanzar\n")]);
    files.get_mut("en").unwrap().insert("tui".to_string(), "quit = Quit\n".to_string());
    let faults = generate(&files).unwrap_err();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), "lang/es/tui.ftl: the file is missing; en has it");
    files.get_mut("en").unwrap().remove("tui");
    files.get_mut("es").unwrap().insert("bot".to_string(), "quit = Salir\n".to_string());
    let faults = generate(&files).unwrap_err();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), "lang/es/bot.ftl: a file that en does not have");
}

#[test]
fn english_is_printed_on_the_cards() {
    let mut files = files(&[("en", "roll = Roll\n"), ("es", "roll = Lanzar\n"), ("pt", "roll = Lançar\n")]);
    files.get_mut("es").unwrap().insert("cards".to_string(), "card-wings = Alas\n    .text = Vuela.\n".to_string());
    let faults = generate(&files).unwrap_err();
    assert_eq!((faults.len(), faults[0].lang.as_str(), &faults[0].what), (1, "pt", &Wrong::NoFile));
    files.get_mut("pt").unwrap().insert("cards".to_string(), "card-wings = Asas\n".to_string());
    let faults = generate(&files).unwrap_err();
    assert_eq!((faults[0].id.as_str(), &faults[0].what), ("card-wings.text", &Wrong::Missing));
    files.get_mut("pt").unwrap().insert("cards".to_string(), "card-wings = Asas\n    .text = Voe.\n".to_string());
    let code = generate(&files).expect("both have it");
    assert!(code.contains(r#"("card-wings", 0), ("card-wings.text", 1)"#), "{code}");
    for texts in [r#"["", "", "en""#, r#"["Alas", "Vuela.", "es""#, r#"["Asas", "Voe.", "pt""#] {
        assert!(code.contains(texts), "{texts}: {code}");
    }
    files.get_mut("en").unwrap().insert("cards".to_string(), "card-wings = Wings\n".to_string());
    assert_eq!(generate(&files).unwrap_err()[0].what, Wrong::SurplusFile);
}

/// Where English is elsewhere no language is the model of the others: whoever lacks something is told, and not those who have it.
#[test]
fn what_one_language_lacks_of_the_cards_is_told_of_that_language() {
    let texts = ["de", "es", "fr"].map(|lang| (lang, "roll = Roll\n"));
    let mut files = files(&[("en", "roll = Roll\n"), texts[0], texts[1], texts[2]]);
    for lang in ["de", "es", "fr"] {
        let wings = if lang == "de" { "" } else { "card-wings = Wings\n" };
        let tail = if lang == "fr" { "card-tale = Tail\n" } else { "card-tail = Tail\n" };
        files.get_mut(lang).unwrap().insert("cards".to_string(), format!("{tail}{wings}"));
    }
    let said: Vec<String> = generate(&files).unwrap_err().iter().map(FtlFault::to_string).collect();
    let surplus = "a message that most languages do not have; add it there, or take it out here";
    let wanted = [
        "lang/de/cards.ftl: `card-wings`: the message is missing; add it".to_string(),
        "lang/fr/cards.ftl: `card-tail`: the message is missing; add it".to_string(),
        format!("lang/fr/cards.ftl:1: `card-tale`: {surplus}"),
    ];
    assert_eq!(said, wanted);
}

#[test]
fn what_is_not_fluent_is_refused_with_its_line() {
    let faults = faults("roll = Roll\nstop = Stop\n", "roll = Lanzar\nstop Parar\n");
    assert!(faults.iter().any(|fault| fault.line == Some(2) && matches!(fault.what, Wrong::Syntax(_))), "{faults:?}");
    assert!(faults.iter().any(|fault| fault.id == "stop" && fault.what == Wrong::Missing));
}

#[test]
fn the_same_message_twice_is_refused() {
    only(
        "roll = Roll\n",
        "roll = Lanzar\nroll = Tirar\n",
        &Wrong::Twice,
        "lang/es/web.ftl:2: `roll`: the message comes twice",
    );
}

#[test]
fn an_id_must_be_a_name() {
    for id in ["yield", "Roll", "by-id", "r_oll"] {
        let faults = faults(&format!("{id} = Roll\n"), &format!("{id} = Lanzar\n"));
        assert!(faults.iter().all(|fault| fault.what == Wrong::Id), "{faults:?}");
        assert_eq!(faults.len(), 2);
    }
    // Two ids that would be the same function.
    assert_eq!(faults("a-b = 1\na = 2\n  .b = 3\n", "a-b = 1\na = 2\n  .b = 3\n")[0].what, Wrong::Id);
}

#[test]
fn references_are_filled_in() {
    let en = "-tokyo = Tokyo\nstay = Stay in { -tokyo }\nask = { stay }?\n";
    let code = generate(&files(&[("en", en)])).expect("sound");
    assert!(code.contains("\"Stay in Tokyo?\""), "{code}");
    only(
        "a = 1\n",
        "a = { b }\n",
        &Wrong::Reference("b".to_string()),
        "lang/es/web.ftl:1: `a`: b is not in this file, or leads back to itself",
    );
}

#[test]
fn a_reference_to_itself_is_refused() {
    let faults = generate(&files(&[("en", "a = { b }\nb = { a }\n")])).unwrap_err();
    assert!(faults.iter().all(|fault| matches!(fault.what, Wrong::Reference(_))) && faults.len() == 2, "{faults:?}");
}

#[test]
fn a_message_without_text_is_refused() {
    only("a = 1\n", "a = { \"\" }\n", &Wrong::Empty, "lang/es/web.ftl:1: `a`: there is no text");
}

#[test]
fn functions_and_strange_selects_are_refused() {
    for en in [
        "a = { NUMBER($n) }\n",
        "a = { -b(x: 1) }\n-b = B\n",
        "a = { $n ->\n    [one] 1\n    [red] 2\n   *[other] 3\n  }\n",
    ] {
        let faults = generate(&files(&[("en", en)])).unwrap_err();
        assert!(matches!(faults[0].what, Wrong::Unsupported(_)), "{faults:?}");
    }
}

#[test]
fn words_select_too() {
    let en = "won = { $who } won\n";
    let gendered = files(&[("en", "won = { $who }, { $gender ->\n    [she] queen\n   *[he] king\n  }\n")]);
    let code = generate(&gendered).expect("sound");
    assert!(
        code.contains(
            "pub fn won(lang: Lang, who: impl core::fmt::Display, gender: impl core::fmt::Display) -> String"
        )
    );
    assert!(code.contains(r#""\u{1}a, \u{2}b\u{3}=she\u{4}queen\u{3}\u{4}king\u{5}""#), "{code}");
    assert!(generate(&files(&[("en", en)])).is_ok());
}

#[test]
fn lines_flow_without_spaces_where_a_script_has_none() {
    let code = generate(&files(&[("en", "roll = Roll\n"), ("ja", "roll =\n    ダイスを\n    振る。\n    kaiju\n")]));
    assert!(code.expect("sound").contains("ダイスを振る。kaiju"));
}

#[test]
fn a_language_may_say_that_it_is_not_finished() {
    let mut files = files(&[("en", "roll = Roll\n"), ("es", "roll = Lanzar\n")]);
    *files.get_mut("es").unwrap().get_mut("language").unwrap() += "beta = casi\n";
    let code = generate(&files).expect("sound");
    assert!(code.contains(r#"const LABELS: [&str; 2] = ["en", "es (casi)"]"#) && !code.contains("fn beta"), "{code}");
}

#[test]
fn lines_flow_and_paragraphs_stay() {
    let code = generate(&files(&[("en", "a = One\n    two\n\n    three { $n }\n    four\n")])).expect("sound");
    assert!(code.contains(r#""One two\n\nthree \u{1}a four""#), "{code}");
    let set_in = "a =\n    Examples:\n      one  1\n      two  2\n    The end\n    is near.\n";
    let code = generate(&files(&[("en", set_in)])).expect("sound");
    assert!(code.contains(r#""Examples:\n  one  1\n  two  2\nThe end is near.""#), "{code}");
}

#[test]
fn an_unknown_language_is_refused() {
    let faults = generate(&files(&[("en", "roll = Roll\n"), ("klingon7", "roll = Roll\n")])).unwrap_err();
    assert!(matches!(&faults[0].what, Wrong::Language(code) if code == "klingon7"), "{faults:?}");
    assert!(generate(&files(&[("es", "roll = Lanzar\n")])).is_err(), "there is no language to compare with");
}
