//! One thing, one word: no message of a language uses a word that `lang/GLOSSARY.md` forbids there.

#[path = "glossary/forbidden.rs"]
mod forbidden;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use forbidden::{bare, exceptions, forbidden, says};
use kaiju_rules::{Book, Monster};
use kaiju_text::statements::statements;
use kaiju_text::{Lang, cards, is_unspaced, percent, web};

/// A message or one of its attributes: `web/hero`, `ask/keep.hint`.
struct Message {
    area: String,
    id: String,
    text: String,
}

/// The files of a language.
fn files(lang: Lang) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lang").join(lang.code());
    let paths = fs::read_dir(folder).expect("a folder of words").map(|file| file.expect("a file").path());
    let words = paths.filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    words.map(|path| (path.clone(), fs::read_to_string(path).expect("text"))).collect()
}

/// Every message of a language, as its files have it; a number stands for whatever is filled in. English cards and
/// monsters carry their own words.
fn messages(lang: Lang) -> Vec<Message> {
    let mut all = Vec::new();
    for (path, text) in files(lang) {
        let area = path.file_stem().expect("a name").to_string_lossy().into_owned();
        all.extend(parse(&area, &text));
    }
    if lang == Lang::En {
        for card in cards::all() {
            let id = format!("card-{}", card.id);
            all.push(Message { area: "cards".into(), id: id.clone(), text: card.name.into() });
            all.push(Message { area: "cards".into(), id: format!("{id}.text"), text: card.text.into() });
        }
        for &monster in Monster::ALL {
            let id = format!("monster-{}.intro", monster.id());
            all.push(Message { area: "evolutions".into(), id, text: monster.intro().into() });
        }
    }
    all
}

/// The messages of one file. Enough of Fluent for our files: ids, attributes, continued lines, comments.
fn parse(area: &str, file: &str) -> Vec<Message> {
    let mut found: Vec<Message> = Vec::new();
    let mut owner = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let (head, value) = line.split_once('=').map_or((line, ""), |(head, value)| (head.trim(), value.trim()));
        let name = head.trim_start_matches('.');
        let named = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        if named && !line.starts_with(' ') {
            owner = head.to_string();
            found.push(Message { area: area.into(), id: owner.clone(), text: value.into() });
        } else if named && line.starts_with("    .") {
            found.push(Message { area: area.into(), id: format!("{owner}.{name}"), text: value.into() });
        } else if let Some(last) = found.last_mut() {
            last.text += "\n";
            last.text += line.trim();
        }
    }
    for message in &mut found {
        message.text = filled(&message.text);
    }
    found
}

/// A text with a number where something is filled in, and without the keys of its variants.
fn filled(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        out += &rest[..at];
        let end = rest[at..].find(['}', '\n']).map_or(rest.len(), |end| at + end + 1);
        let placed = &rest[at..end];
        out.push(match placed {
            variants if variants.contains("->") => '\n',
            // A space at which no line ends.
            space if space.contains("\\u00A0") => '\u{a0}',
            _ => '9',
        });
        rest = &rest[end..];
    }
    out += rest;
    let lines = out.lines().map(|line| {
        let variant = line.trim_start_matches('*');
        let key = variant.strip_prefix('[').and_then(|key| key.split_once(']'));
        key.map_or(line, |(_, text)| text.trim_start())
    });
    lines.collect::<Vec<_>>().join(" ")
}

#[test]
fn no_message_uses_a_word_the_glossary_forbids() {
    // The English help is in the program, which looks after it itself.
    let exceptions: Vec<_> = exceptions().into_iter().filter(|e| !e.message.starts_with("en/help/")).collect();
    let mut used = BTreeSet::new();
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let rules = forbidden(lang.code());
        assert!(rules.len() > 20, "the glossary forbids nothing in {lang}");
        for message in messages(lang) {
            let text = bare(&message.text);
            let name = format!("{lang}/{}/{}", message.area, message.id);
            let here = rules.iter().filter(|rule| rule.areas.is_empty() || rule.areas.contains(&message.area));
            for (rule, form) in here.flat_map(|rule| rule.forms.iter().map(move |form| (rule, form))) {
                if !says(&text, form) {
                    continue;
                }
                match exceptions.iter().position(|e| e.message == name && e.form == *form) {
                    Some(at) => {
                        used.insert(at);
                    }
                    None => faults.push(format!("{name}: “{form}”, say: {} ({text})", rule.instead)),
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} words\n{}", faults.len(), faults.join("\n"));
    let idle: Vec<_> = exceptions.iter().enumerate().filter(|(at, _)| !used.contains(at)).map(|(_, e)| e).collect();
    assert!(idle.is_empty(), "exceptions that nothing needs: {idle:?}");
    assert!(exceptions.iter().all(|e| !e.why.is_empty()), "an exception says why");
}

#[test]
fn ellipses_and_percent_signs_stand_as_the_language_wants() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        for message in messages(lang) {
            let text = bare(&message.text);
            let name = format!("{lang}/{}/{}", message.area, message.id);
            // What is typed in the notation may have dots of its own.
            if text.trim_end().ends_with(" …") && message.area != "notation" {
                faults.push(format!("{name}: a space before the ellipsis ({text})"));
            }
            let spaced = text.match_indices(" %").any(|(at, _)| text[..at].ends_with(|c: char| c.is_ascii_digit()));
            let glued = text.match_indices('%').any(|(at, _)| text[..at].ends_with(|c: char| c.is_ascii_digit()));
            let apart = !percent(lang, 95).contains("5%");
            if if apart { glued } else { spaced } {
                faults.push(format!("{name}: the percent sign ({text})"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The marks a language puts around a name.
fn quotes(lang: Lang) -> Option<[char; 2]> {
    let said = web::house_delete(lang, "Ada");
    let (before, after) = said.split_once("Ada")?;
    Some([before.trim_end().chars().next_back()?, after.trim_start().chars().next()?])
}

#[test]
fn every_quotation_has_the_marks_of_the_language() {
    assert_eq!(quotes(Lang::En), Some(['“', '”']));
    assert_eq!(quotes(Lang::Es), Some(['«', '»']));
    assert_eq!(quotes(Lang::De), Some(['„', '“']));
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let ours = quotes(lang).unwrap_or_else(|| panic!("{lang} puts nothing around a name"));
        for message in messages(lang) {
            let marks: Vec<char> = message.text.chars().filter(|c| "“”„«»‹›「」『』".contains(*c)).collect();
            let paired = marks.chunks(2).all(|pair| pair == ours.as_slice());
            if !paired {
                faults.push(format!("{lang}/{}/{}: {marks:?} ({})", message.area, message.id, message.text));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_script_without_spaces_has_its_own_signs_and_no_spaces() {
    let wrong = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        let sign = |at: usize| is_unspaced(letters[at - 1]) && ".,!?;:()".contains(letters[at]);
        // A file's ending and a path begin with a full stop.
        let named =
            |at: usize| letters[at] == '.' && letters.get(at + 1).is_some_and(|c| c.is_ascii_lowercase() || *c == '/');
        let apart = |three: &[char]| is_unspaced(three[0]) && three[1] == ' ' && is_unspaced(three[2]);
        text.contains(['“', '”', '«', '»'])
            || (1..letters.len()).any(|at| sign(at) && !named(at))
            || letters.windows(3).any(apart)
    };
    assert!(wrong("東京.") && wrong("東京 に入る") && wrong("“東京”に入る") && !wrong("1 2 ✊を振る。「東京」"));
    assert!(!wrong("行は.csvか.parquet") && wrong("行は.") && wrong("行は. a"));
    for lang in Lang::ALL.into_iter().filter(|lang| lang.endonym().contains(is_unspaced)) {
        for (path, text) in files(lang) {
            let said = text.lines().filter(|line| !line.starts_with('#'));
            let faulty: Vec<_> = said.filter(|line| wrong(&bare(line))).collect();
            assert!(faulty.is_empty(), "{}: {faulty:#?}", path.display());
        }
    }
}

#[test]
fn the_files_are_read_as_they_are_meant() {
    let file = "# whoever\nkeep = Which { $n ->\n        [one] { $n } die\n       *[other] { $n } dice\n    }\n    .hint = Go\n        on.\n\nstop = Stop\n";
    let read: Vec<_> = parse("web", file).into_iter().map(|m| (m.id, m.text)).collect();
    let said = |id: &str| {
        read.iter().find(|(of, _)| of == id).map(|(_, text)| text.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    assert_eq!(said("keep").as_deref(), Some("Which 9 die 9 dice }"));
    assert_eq!((said("keep.hint").as_deref(), said("stop").as_deref()), (Some("Go on."), Some("Stop")));
    // The build and this test agree on what messages there are.
    for lang in Lang::ALL {
        for message in messages(lang).into_iter().filter(|message| message.area == "cards") {
            assert!(!message.text.is_empty(), "{lang}/{}", message.id);
        }
    }
    assert!(says("Whoever, in Tokio.", "Tokio") && !says("Tokiota", "Tokio") && !says("the anew-born", "anew"));
    assert!(says("六個のサイコロを振る", "サイコロ"), "where there are no spaces");
    assert_eq!(bare("Set `must_enter` in King of Tokyo"), "Set 9 in 9");
}

#[test]
fn no_statement_uses_a_word_the_glossary_forbids() {
    let rules: Vec<_> = forbidden("en").into_iter().filter(|rule| rule.areas.is_empty()).collect();
    let mut faults = Vec::new();
    for one in Book::ALL.into_iter().flat_map(statements) {
        let why = one.unshown.as_ref().map_or("", |(_, why)| why);
        let text = format!("{} {why}", one.says);
        let found = rules.iter().filter(|rule| rule.forms.iter().any(|form| says(&text, form)));
        faults.extend(found.map(|rule| format!("{}: say: {} ({text})", one.id(), rule.instead)));
    }
    assert!(faults.is_empty(), "{} words\n{}", faults.len(), faults.join("\n"));
}
