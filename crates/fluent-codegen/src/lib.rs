//! Turns the Fluent files of all languages into Rust, and refuses what does not match.
//!
//! Every language must have the messages of English, with the same arguments and with every plural form it needs. What
//! comes out is one module an area and one function a message, so that a wrong key or a wrong argument is a compile
//! error where it is used. The build of `kaiju-text` runs it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

pub use said::is_unspaced;
use said::{CHOOSE, END, FILL, SAYS, WHEN};

#[allow(dead_code)] // what fills messages runs where they are printed
mod said;

/// The sources: language, area, text of the file.
pub type LangFiles = BTreeMap<String, BTreeMap<String, String>>;

/// The language every other one is compared with.
const FIRST: &str = "en";

/// Areas whose English is elsewhere: cards carry their own, and so do the commands of the program.
const PRINTED: [&str; 3] = ["cards", "evolutions", "help"];

/// Areas whose messages with arguments are found by their id, too: whoever asks hands in all that may fill a gap.
const FILLED: [&str; 1] = ["powers"];

/// Areas that only programs of a terminal and of a host need: whoever loads the words of a language does not load these.
const AT_HOME: [&str; 6] = ["admin", "cli", "help", "host", "lab", "tui"];

/// The area whose English is here in any case: sentences of the notation's reader are recognised by it.
const KEPT: &str = "notation";

/// The area in which a language presents itself.
const LANGUAGE: &str = "language";

/// What a language may leave out there: the rule by which it counts, where its own is taken, and that it is not finished.
const OPTIONAL: [&str; 2] = ["plurals", "beta"];

/// Is this a message a language may leave out? Nobody asks for it by its name.
fn is_optional(area: &str, id: &str) -> bool {
    area == LANGUAGE && OPTIONAL.contains(&id)
}

/// Numbers up to here show how a language counts; from one hundred on only the last two digits matter.
const SAMPLES: u32 = 200;

/// The categories of plurals, in the order of CLDR.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Something that keeps the words from being printed: where, which message, and what.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FtlFault {
    /// The language's folder.
    pub lang: String,
    /// The area, which is the name of the file.
    pub area: String,
    /// The line in the file, where there is one.
    pub line: Option<usize>,
    /// The message, where it is one.
    pub id: String,
    /// What is wrong.
    pub what: Wrong,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wrong {
    /// The file is not Fluent.
    Syntax(String),
    /// The whole file is missing.
    NoFile,
    /// There is no such file in English.
    SurplusFile,
    /// The message is missing.
    Missing,
    /// English has no such message.
    Surplus,
    /// The message comes twice.
    Twice,
    /// The id cannot be the name of a function.
    Id,
    /// The arguments are others than in English: those it lacks, those it has too many.
    Arguments(Vec<String>, Vec<String>),
    /// A number is told apart without these plural forms.
    Plural(String, Vec<String>),
    /// A number whose default is not `other`.
    Default(String),
    /// Something of Fluent that is not supported here.
    Unsupported(String),
    /// A reference to a message or a term that is not there, or that leads back to itself.
    Reference(String),
    /// No text at all.
    Empty,
    /// The folder's name, or the message `plurals`, is no language whose plurals are known.
    Language(String),
}

impl fmt::Display for FtlFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lang/{}/{}.ftl", self.lang, self.area)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if !self.id.is_empty() {
            write!(f, ": `{}`", self.id)?;
        }
        write!(f, ": ")?;
        match &self.what {
            Wrong::Syntax(what) => write!(f, "not valid Fluent: {what}"),
            Wrong::NoFile => write!(f, "the file is missing; {FIRST} has it"),
            Wrong::SurplusFile => write!(f, "a file that {FIRST} does not have"),
            Wrong::Missing => write!(f, "the message is missing; add it"),
            Wrong::Surplus if PRINTED.contains(&self.area.as_str()) => {
                write!(f, "a message that most languages do not have; add it there, or take it out here")
            }
            Wrong::Surplus => write!(f, "a message nobody asks for; {FIRST} does not have it"),
            Wrong::Twice => write!(f, "the message comes twice"),
            Wrong::Id => write!(f, "no name for a function: use small letters, digits and dashes, no word of Rust"),
            Wrong::Arguments(lacks, more) => {
                let show = |names: &[String]| names.iter().map(|n| format!("${n}")).collect::<Vec<_>>().join(", ");
                match (lacks.is_empty(), more.is_empty()) {
                    (false, true) => write!(f, "does not use {}", show(lacks)),
                    (true, _) => write!(f, "uses {}, which {FIRST} does not have", show(more)),
                    _ => write!(f, "does not use {}, but {}, which {FIRST} does not have", show(lacks), show(more)),
                }
            }
            Wrong::Plural(arg, forms) => {
                write!(f, "${arg} needs the plural forms {} in this language", forms.join(", "))
            }
            Wrong::Default(arg) => write!(f, "${arg}: the default of a number must be *[other]"),
            Wrong::Unsupported(what) => write!(f, "{what} is not supported here"),
            Wrong::Reference(what) => write!(f, "{what} is not in this file, or leads back to itself"),
            Wrong::Empty => write!(f, "there is no text"),
            Wrong::Language(code) => write!(f, "“{code}” is no language whose plurals are known"),
        }
    }
}

/// A message, ready to be printed.
#[derive(Clone, Debug)]
struct FtlLine {
    pieces: Vec<Piece>,
    line: usize,
}

/// What a message is made of.
#[derive(Clone, Debug)]
enum Piece {
    Text(String),
    Arg(String),
    Select { arg: String, number: bool, variants: Vec<(Selects, Vec<Piece>)>, default: usize },
}

/// What selects a variant.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Selects {
    Number(u32),
    Word(String),
}

/// How a language counts: the category of each sample.
struct Counting(Vec<usize>);

impl Counting {
    fn of(code: &str) -> Option<Counting> {
        let id: LanguageIdentifier = code.parse().ok()?;
        let rules = PluralRules::create(id, PluralRuleType::CARDINAL).ok()?;
        let category = |n| {
            Some(match rules.select(n).ok()? {
                PluralCategory::ZERO => 0,
                PluralCategory::ONE => 1,
                PluralCategory::TWO => 2,
                PluralCategory::FEW => 3,
                PluralCategory::MANY => 4,
                PluralCategory::OTHER => 5,
            })
        };
        (0..SAMPLES).map(category).collect::<Option<Vec<_>>>().map(Counting)
    }

    /// The forms a number needs beside those numbers that have words of their own.
    fn lacks(&self, keys: &[&Selects]) -> Vec<String> {
        let mut lacking = BTreeSet::new();
        for (n, &category) in self.0.iter().enumerate() {
            let own = keys.contains(&&Selects::Number(n as u32));
            let form = keys.contains(&&Selects::Word(CATEGORIES[category].to_string()));
            if !own && !form {
                lacking.insert(category);
            }
        }
        lacking.into_iter().map(|c| CATEGORIES[c].to_string()).collect()
    }

    /// The rule as the arms of a match.
    fn arms(&self) -> String {
        let mut arms = String::new();
        for (c, name) in CATEGORIES.iter().enumerate().take(5) {
            let mut ranges: Vec<(usize, usize)> = Vec::new();
            for (n, _) in self.0.iter().enumerate().filter(|&(_, &category)| category == c) {
                match ranges.last_mut() {
                    Some((_, last)) if *last + 1 == n => *last = n,
                    _ => ranges.push((n, n)),
                }
            }
            if !ranges.is_empty() {
                let ranges: Vec<_> = ranges.iter().map(|(a, b)| format!("{a}..={b}")).collect();
                let _ = write!(arms, "{} => Plural::{}, ", ranges.join(" | "), capital(name));
            }
        }
        arms + "_ => Plural::Other"
    }
}

/// One area of one language, taken apart.
type Area = BTreeMap<String, FtlLine>;

/// Turns all files into Rust, or says everything that is wrong with them.
pub fn generate(files: &LangFiles) -> Result<String, Vec<FtlFault>> {
    let mut faults = Vec::new();
    let mut parsed: BTreeMap<&str, BTreeMap<&str, Area>> = BTreeMap::new();
    for (lang, areas) in files {
        let areas = areas.iter().map(|(area, source)| (area.as_str(), take_apart(lang, area, source, &mut faults)));
        parsed.insert(lang, areas.collect());
    }
    let mut langs: Vec<&str> = parsed.keys().copied().collect();
    langs.sort_by_key(|lang| (*lang != FIRST, *lang));
    if langs.first() != Some(&FIRST) {
        faults.push(fault(FIRST, LANGUAGE, None, "", Wrong::NoFile));
        return Err(faults);
    }
    let mut counting = BTreeMap::new();
    for &lang in &langs {
        let code = parsed[lang].get(LANGUAGE).and_then(|area| plain(area, "plurals")).unwrap_or(lang.to_string());
        match Counting::of(&code) {
            Some(rule) => drop(counting.insert(lang, rule)),
            None => faults.push(fault(lang, LANGUAGE, None, "", Wrong::Language(code))),
        }
    }
    let names: BTreeSet<&str> = parsed.values().flat_map(|areas| areas.keys().copied()).collect();
    for &area in &names {
        compare(area, &langs, &parsed, &mut faults);
        for &lang in &langs {
            for (id, line) in parsed[lang].get(area).into_iter().flatten() {
                if let Some(rule) = counting.get(lang) {
                    check_plurals(&line.pieces, rule, &mut |what| {
                        faults.push(fault(lang, area, Some(line.line), id, what));
                    });
                }
            }
        }
    }
    if faults.is_empty() {
        Ok(print(&langs, &names, &parsed, &counting))
    } else {
        faults.sort();
        faults.dedup();
        Err(faults)
    }
}

fn fault(lang: &str, area: &str, line: Option<usize>, id: &str, what: Wrong) -> FtlFault {
    FtlFault { lang: lang.to_string(), area: area.to_string(), line, id: id.to_string(), what }
}

/// The text of a message without arguments.
fn plain(area: &Area, id: &str) -> Option<String> {
    match area.get(id)?.pieces.as_slice() {
        [Piece::Text(text)] => Some(text.clone()),
        _ => None,
    }
}

/// Every language against the first.
fn compare(area: &str, langs: &[&str], parsed: &BTreeMap<&str, BTreeMap<&str, Area>>, faults: &mut Vec<FtlFault>) {
    // The English of the printed areas is elsewhere; there the other languages are compared with each other.
    let printed = PRINTED.contains(&area);
    if printed && parsed[FIRST].contains_key(area) {
        faults.push(fault(FIRST, area, None, "", Wrong::SurplusFile));
    }
    let langs: Vec<&str> = langs.iter().copied().filter(|&lang| !printed || lang != FIRST).collect();
    let model = if printed { wanted(area, &langs, parsed) } else { parsed[FIRST].get(area).cloned() };
    let Some(model) = model else {
        for lang in langs.iter().filter(|&&lang| parsed[lang].contains_key(area)) {
            faults.push(fault(lang, area, None, "", Wrong::SurplusFile));
        }
        return;
    };
    for lang in langs {
        let Some(words) = parsed[lang].get(area) else {
            faults.push(fault(lang, area, None, "", Wrong::NoFile));
            continue;
        };
        for (id, line) in &model {
            let Some(other) = words.get(id) else {
                if !is_optional(area, id) {
                    faults.push(fault(lang, area, None, id, Wrong::Missing));
                }
                continue;
            };
            if line.pieces.is_empty() || other.pieces.is_empty() {
                continue;
            }
            let (ours, theirs) = (arguments(&line.pieces), arguments(&other.pieces));
            let lacks: Vec<_> = ours.iter().filter(|arg| !theirs.contains(arg)).cloned().collect();
            let more: Vec<_> = theirs.iter().filter(|arg| !ours.contains(arg)).cloned().collect();
            if !lacks.is_empty() || !more.is_empty() {
                faults.push(fault(lang, area, Some(other.line), id, Wrong::Arguments(lacks, more)));
            }
        }
        for (id, line) in words {
            if !model.contains_key(id) && !is_optional(area, id) {
                faults.push(fault(lang, area, Some(line.line), id, Wrong::Surplus));
            }
        }
    }
}

/// What every language is to have in an area whose English is elsewhere: what half of those have that have the area.
fn wanted(area: &str, langs: &[&str], parsed: &BTreeMap<&str, BTreeMap<&str, Area>>) -> Option<Area> {
    let having: Vec<&Area> = langs.iter().filter_map(|lang| parsed[lang].get(area)).collect();
    let mut all = Area::new();
    for (id, line) in having.iter().copied().flatten() {
        all.entry(id.clone()).or_insert_with(|| line.clone());
    }
    all.retain(|id, _| 2 * having.iter().filter(|area| area.contains_key(id)).count() >= having.len());
    (!having.is_empty()).then_some(all)
}

/// The arguments in the order of their first use.
fn arguments(pieces: &[Piece]) -> Vec<String> {
    fn walk(pieces: &[Piece], found: &mut Vec<String>) {
        for piece in pieces {
            match piece {
                Piece::Text(_) => {}
                Piece::Arg(arg) => found.push(arg.clone()),
                Piece::Select { arg, variants, .. } => {
                    found.push(arg.clone());
                    for (_, pieces) in variants {
                        walk(pieces, found);
                    }
                }
            }
        }
    }
    let mut found = Vec::new();
    walk(pieces, &mut found);
    let mut seen = BTreeSet::new();
    found.retain(|arg| seen.insert(arg.clone()));
    found
}

/// The arguments by which a number is told apart.
fn numbers(pieces: &[Piece], found: &mut BTreeSet<String>) {
    for piece in pieces {
        if let Piece::Select { arg, number, variants, .. } = piece {
            if *number {
                found.insert(arg.clone());
            }
            for (_, pieces) in variants {
                numbers(pieces, found);
            }
        }
    }
}

fn check_plurals(pieces: &[Piece], rule: &Counting, complain: &mut impl FnMut(Wrong)) {
    for piece in pieces {
        if let Piece::Select { arg, number, variants, default } = piece {
            if *number {
                let keys: Vec<&Selects> = variants.iter().map(|(key, _)| key).collect();
                let lacking = rule.lacks(&keys);
                if *keys[*default] != Selects::Word("other".to_string()) {
                    complain(Wrong::Default(arg.clone()));
                } else if !lacking.is_empty() {
                    complain(Wrong::Plural(arg.clone(), lacking));
                }
            }
            for (_, pieces) in variants {
                check_plurals(pieces, rule, complain);
            }
        }
    }
}

/// The messages of one file by id; an attribute is a message of its own, `id.attribute`.
fn take_apart(lang: &str, area: &str, source: &str, faults: &mut Vec<FtlFault>) -> Area {
    let line_of = |part: &str| source[..part.as_ptr() as usize - source.as_ptr() as usize].matches('\n').count() + 1;
    let resource = match parser::parse(source) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let line = source[..error.pos.start.min(source.len())].matches('\n').count() + 1;
                faults.push(fault(lang, area, Some(line), "", Wrong::Syntax(error.kind.to_string())));
            }
            resource
        }
    };
    let mut patterns: BTreeMap<String, (&Pattern<&str>, usize)> = BTreeMap::new();
    for entry in &resource.body {
        let (sign, id, value, attributes) = match entry {
            Entry::Message(message) => ("", message.id.name, message.value.as_ref(), &message.attributes),
            Entry::Term(term) => ("-", term.id.name, Some(&term.value), &term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => continue,
        };
        let own = value.map(|value| (format!("{sign}{id}"), value));
        let more = attributes.iter().map(|attribute| (format!("{sign}{id}.{}", attribute.id.name), &attribute.value));
        for (key, value) in own.into_iter().chain(more) {
            if patterns.insert(key.clone(), (value, line_of(id))).is_some() {
                faults.push(fault(lang, area, Some(line_of(id)), &key, Wrong::Twice));
            }
        }
    }
    let mut words = Area::new();
    let mut rust_names = BTreeSet::new();
    for (id, &(pattern, line)) in &patterns {
        if id.starts_with('-') {
            continue;
        }
        if !is_name(id) || !rust_names.insert(function(id)) {
            faults.push(fault(lang, area, Some(line), id, Wrong::Id));
        }
        // What cannot be read is there all the same, without pieces: one complaint about it is enough.
        let pieces = match pieces(pattern, &patterns, &mut vec![id.clone()]) {
            Ok(pieces) if pieces.is_empty() => Err(Wrong::Empty),
            read => read,
        };
        let pieces = pieces.unwrap_or_else(|what| {
            faults.push(fault(lang, area, Some(line), id, what));
            Vec::new()
        });
        words.insert(id.clone(), FtlLine { pieces, line });
    }
    words
}

/// The pieces of a pattern, with references replaced by what they refer to.
fn pieces(
    pattern: &Pattern<&str>,
    all: &BTreeMap<String, (&Pattern<&str>, usize)>,
    path: &mut Vec<String>,
) -> Result<Vec<Piece>, Wrong> {
    let mut found: Vec<Piece> = Vec::new();
    for element in &pattern.elements {
        let new = match element {
            PatternElement::TextElement { value } => vec![Piece::Text((*value).to_string())],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => one(inline, all, path)?,
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                vec![select(selector, variants, all, path)?]
            }
        };
        for piece in new {
            match (found.last_mut(), piece) {
                (Some(Piece::Text(before)), Piece::Text(more)) => before.push_str(&more),
                (_, piece) => found.push(piece),
            }
        }
    }
    for piece in &mut found {
        if let Piece::Text(text) = piece {
            *text = flow(text);
        }
    }
    found.retain(|piece| !matches!(piece, Piece::Text(text) if text.is_empty()));
    Ok(found)
}

fn one(
    inline: &InlineExpression<&str>,
    all: &BTreeMap<String, (&Pattern<&str>, usize)>,
    path: &mut Vec<String>,
) -> Result<Vec<Piece>, Wrong> {
    let mut refer = |key: String| {
        let Some((pattern, _)) = all.get(&key).filter(|_| !path.contains(&key)) else {
            return Err(Wrong::Reference(key));
        };
        path.push(key);
        let found = pieces(pattern, all, path);
        path.pop();
        found
    };
    let key = |sign: &str, id: &str, attribute: Option<&str>| {
        let dot = if attribute.is_some() { "." } else { "" };
        format!("{sign}{id}{dot}{}", attribute.unwrap_or_default())
    };
    match inline {
        InlineExpression::StringLiteral { value } => {
            Ok(vec![Piece::Text(fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned())])
        }
        InlineExpression::NumberLiteral { value } => Ok(vec![Piece::Text((*value).to_string())]),
        InlineExpression::VariableReference { id } => Ok(vec![Piece::Arg(id.name.to_string())]),
        InlineExpression::MessageReference { id, attribute } => {
            refer(key("", id.name, attribute.as_ref().map(|a| a.name)))
        }
        InlineExpression::TermReference { id, attribute, arguments: None } => {
            refer(key("-", id.name, attribute.as_ref().map(|a| a.name)))
        }
        InlineExpression::TermReference { .. } => Err(Wrong::Unsupported("a term with arguments".to_string())),
        InlineExpression::FunctionReference { id, .. } => Err(Wrong::Unsupported(format!("the function {}", id.name))),
        InlineExpression::Placeable { .. } => Err(Wrong::Unsupported("a placeable in a placeable".to_string())),
    }
}

fn select(
    selector: &InlineExpression<&str>,
    variants: &[Variant<&str>],
    all: &BTreeMap<String, (&Pattern<&str>, usize)>,
    path: &mut Vec<String>,
) -> Result<Piece, Wrong> {
    let InlineExpression::VariableReference { id } = selector else {
        return Err(Wrong::Unsupported("a select on anything but an argument".to_string()));
    };
    let mut told = Vec::new();
    for variant in variants {
        let key = match variant.key {
            VariantKey::Identifier { name } => Selects::Word(name.to_string()),
            VariantKey::NumberLiteral { value } => Selects::Number(
                value.parse().map_err(|_| Wrong::Unsupported(format!("the number {value} as a variant")))?,
            ),
        };
        told.push((key, pieces(&variant.value, all, path)?));
    }
    // Words of CLDR other than `other`, or numbers, tell numbers apart.
    let counts = |key: &Selects| match key {
        Selects::Number(_) => true,
        Selects::Word(word) => CATEGORIES[..5].contains(&word.as_str()),
    };
    let only_other = told.len() == 1 && told[0].0 == Selects::Word("other".to_string());
    let number = only_other || told.iter().any(|(key, _)| counts(key));
    let stray = told.iter().find(|(key, _)| !counts(key) && *key != Selects::Word("other".to_string()));
    if let (true, Some((Selects::Word(word), _))) = (number, stray) {
        return Err(Wrong::Unsupported(format!("the word {word} among plural forms")));
    }
    let default = variants.iter().position(|variant| variant.default).unwrap_or(0);
    Ok(Piece::Select { arg: id.name.to_string(), number, variants: told, default })
}

/// Lines of a file flow into one, with a space between them where the script has spaces; an empty line begins a paragraph,
/// and a line that is set in stays as it is.
fn flow(text: &str) -> String {
    let mut out = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let set_in = |line: &str| line.starts_with(' ');
        let stays = matches!(chars.peek(), Some('\n' | ' ')) || set_in(out.rsplit('\n').next().unwrap_or_default());
        if c == '\n' && !out.ends_with('\n') && !stays {
            let unspaced = out.ends_with(is_unspaced) || chars.peek().is_some_and(|next| is_unspaced(*next));
            if !unspaced {
                out.push(' ');
            }
        } else {
            out.push(c);
        }
    }
    out
}

/// What cannot be the name of a function, because Rust or the press has it already.
fn is_taken(name: &str) -> bool {
    const TAKEN: &str = "abstract as async await become box break by_id const continue crate do dyn else enum extern \
        false final fn for gen ids if impl in let loop macro match mod move mut override priv pub ref return self \
        static struct super trait true try type unsafe unsized use virtual where while yield";
    TAKEN.split(' ').any(|word| word == name)
}

fn is_name(id: &str) -> bool {
    id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.')
        && !is_taken(&function(id))
}

/// The name of the function for a message.
fn function(id: &str) -> String {
    id.replace(['-', '.'], "_")
}

/// The name of a variant: `en` is `En`, `pt-PT` is `PtPt`.
fn capital(word: &str) -> String {
    word.split('-').map(|part| part[..1].to_uppercase() + &part[1..].to_lowercase()).collect()
}

/// What fills messages, as part of what is printed.
const SAID: &str = include_str!("said.rs");

/// How texts are found and packed, as part of what is printed: where the words of all languages are inside, and where those
/// of a language are loaded.
const PRESS: &str = include_str!("press.rs.txt");

/// Everything as Rust.
fn print(
    langs: &[&str],
    names: &BTreeSet<&str>,
    parsed: &BTreeMap<&str, BTreeMap<&str, Area>>,
    counting: &BTreeMap<&str, Counting>,
) -> String {
    let mut out = String::new();
    print_langs(&mut out, langs, parsed);
    let nothing = Area::new();
    // What a page needs comes first, and of that the area whose English is always here comes last.
    let mut areas: Vec<&str> =
        names.iter().copied().chain(PRINTED.into_iter().filter(|area| !names.contains(area))).collect();
    areas.sort_by_key(|area| (AT_HOME.contains(area), *area == KEPT, *area));
    let mut all = AllMessages { places: Vec::new(), kept_from: u32::MAX as usize };
    let mut packed = 0;
    for &area in &areas {
        let printed = PRINTED.contains(&area);
        let model = langs.iter().find_map(|lang| parsed[lang].get(area)).unwrap_or(&nothing);
        let at_home = if AT_HOME.contains(&area) { "#[cfg(feature = \"inside\")]\n" } else { "" };
        let _ = writeln!(
            out,
            "\n/// The words of `{area}.ftl`.\n{at_home}pub mod {} {{\n    use super::*;\n",
            function(area)
        );
        let mut ids = Vec::new();
        if area == KEPT {
            all.kept_from = all.places.len();
        }
        for (id, line) in model.iter().filter(|(id, _)| !is_optional(area, id)) {
            let args = arguments(&line.pieces);
            if printed && !args.is_empty() {
                continue;
            }
            let at = all.places.len();
            all.places.push((area, id, args.clone()));
            if args.is_empty() {
                ids.push((id, at));
            }
            if !printed {
                print_message(&mut out, area, id, &args, at, langs, parsed);
            }
        }
        if !AT_HOME.contains(&area) {
            packed = all.places.len();
        }
        let _ = writeln!(out, "    static IDS: &[(&str, usize)] = &{ids:?};\n");
        out += "    /// The words of the message with this id, if it is one without arguments.\n";
        out += "    pub fn by_id(lang: Lang, id: &str) -> Option<&'static str> {\n";
        out += "        let at = IDS.binary_search_by(|(other, _)| (*other).cmp(id)).ok()?;\n";
        out += "        Some(_press::text(lang, IDS[at].1)).filter(|text| !text.is_empty())\n    }\n\n";
        out += "    /// The ids of all messages without arguments.\n";
        out += "    pub fn ids() -> impl Iterator<Item = &'static str> {\n";
        out += "        IDS.iter().map(|(id, _)| *id)\n    }\n";
        if FILLED.contains(&area) {
            print_filled(&mut out, area, langs, parsed);
        }
        out += "}\n";
    }
    // No area and no message can have this name.
    let _ = writeln!(out, "\n#[doc(hidden)]\nmod _press {{\nuse super::Lang;\n{SAID}");
    out += "fn plural(lang: Lang, n: u32) -> Plural {\n    let n = if n < 100 { n } else { 100 + n % 100 };\n    match lang {\n";
    for &lang in langs {
        let _ = writeln!(out, "        Lang::{} => match n {{ {} }},", capital(lang), counting[lang].arms());
    }
    out += "    }\n}\n";
    all.print(&mut out, packed, langs, parsed);
    out + PRESS + "}\n"
}

/// All messages in the order of their texts.
struct AllMessages<'a> {
    /// Area, id and arguments.
    places: Vec<(&'a str, &'a str, Vec<String>)>,
    /// Where the area begins whose English is always here; behind them all where there is none.
    kept_from: usize,
}

impl AllMessages<'_> {
    /// The texts of each language, and what tells a pack that fits from one that does not.
    fn print(&self, out: &mut String, packed: usize, langs: &[&str], parsed: &BTreeMap<&str, BTreeMap<&str, Area>>) {
        let text = |lang: &str, (area, id, args): &(&str, &str, Vec<String>)| {
            let line = parsed[lang].get(area).and_then(|words| words.get(*id));
            line.map_or_else(String::new, |line| packed_text(&line.pieces, args))
        };
        let mut shape = DefaultHasher::new();
        self.places[..packed].hash(&mut shape);
        let _ = writeln!(out, "/// Which messages a pack must have.\nconst SHAPE: &str = \"{:016x}\";", shape.finish());
        let _ = writeln!(out, "/// How many messages a pack has.\nconst PACKED: usize = {packed};");
        let kept: Vec<String> = self.places[self.kept_from.min(packed)..packed]
            .iter()
            .filter(|(area, ..)| *area == KEPT)
            .map(|place| text(FIRST, place))
            .collect();
        let _ = writeln!(out, "#[cfg(not(feature = \"inside\"))]\nconst KEPT_FROM: usize = {};", self.kept_from);
        let _ = writeln!(out, "#[cfg(not(feature = \"inside\"))]\nstatic KEPT: &[&str] = &{kept:?};");
        let _ = writeln!(
            out,
            "#[cfg(feature = \"inside\")]\nstatic TEXTS: [[&str; {}]; Lang::ALL.len()] = [",
            self.places.len()
        );
        for &lang in langs {
            let texts: Vec<String> = self.places.iter().map(|place| text(lang, place)).collect();
            let _ = writeln!(out, "    {texts:?},");
        }
        *out += "];\n";
    }
}

/// A message as one text, with signs where arguments are put in or choose.
fn packed_text(pieces: &[Piece], args: &[String]) -> String {
    let letter = |arg: &String| {
        let at = args.iter().position(|one| one == arg).unwrap_or_default();
        char::from(b'a' + u8::try_from(at).expect("a message has few arguments"))
    };
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(words) => text.push_str(words),
            Piece::Arg(arg) => text.extend([FILL, letter(arg)]),
            Piece::Select { arg, number, variants, default } => {
                text.extend([CHOOSE, letter(arg)]);
                // A number of its own comes before the form it would have, and what the others do not say comes last.
                let mut order: Vec<usize> = (0..variants.len()).collect();
                order.sort_by_key(|i| (i == default, !matches!(variants[*i].0, Selects::Number(_))));
                for i in order {
                    let (key, says) = &variants[i];
                    let key = match key {
                        _ if i == *default => String::new(),
                        Selects::Number(n) => n.to_string(),
                        Selects::Word(word) if *number => word[..1].to_uppercase(),
                        Selects::Word(word) => format!("={word}"),
                    };
                    let _ = write!(text, "{WHEN}{key}{SAYS}{}", packed_text(says, args));
                }
                text.push(END);
            }
        }
    }
    text
}

fn print_langs(out: &mut String, langs: &[&str], parsed: &BTreeMap<&str, BTreeMap<&str, Area>>) {
    let endonym =
        |lang: &str| parsed[lang].get(LANGUAGE).and_then(|area| plain(area, "endonym")).unwrap_or(lang.to_string());
    *out += "/// A language the game speaks.\n#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]\n";
    *out += "pub enum Lang {\n";
    for (i, lang) in langs.iter().enumerate() {
        let default = if i == 0 { "    #[default]\n" } else { "" };
        let _ = writeln!(out, "    /// {}.\n{default}    {},", endonym(lang), capital(lang));
    }
    let all: Vec<_> = langs.iter().map(|lang| format!("Lang::{}", capital(lang))).collect();
    let _ = writeln!(out, "}}\n\nimpl Lang {{\n    /// Every language, English first.");
    let _ = writeln!(out, "    pub const ALL: [Lang; {}] = [{}];\n", langs.len(), all.join(", "));
    let _ = writeln!(out, "    /// Its code, such as `en`.\n    pub const fn code(self) -> &'static str {{");
    let _ = writeln!(
        out,
        "        const CODES: [&str; {}] = {langs:?};\n        CODES[self as usize]\n    }}\n",
        langs.len()
    );
    let endonyms: Vec<_> = langs.iter().map(|lang| endonym(lang)).collect();
    let _ = writeln!(out, "    /// Its name in itself.\n    pub const fn endonym(self) -> &'static str {{");
    let _ = writeln!(
        out,
        "        const NAMES: [&str; {}] = {endonyms:?};\n        NAMES[self as usize]\n    }}\n",
        langs.len()
    );
    let beta = |lang: &str| parsed[lang].get(LANGUAGE).and_then(|area| plain(area, "beta"));
    let labels: Vec<_> = langs
        .iter()
        .map(|lang| beta(lang).map_or(endonym(lang), |beta| format!("{} ({beta})", endonym(lang))))
        .collect();
    let _ = writeln!(
        out,
        "    /// Its name in itself, and that it is not finished where it is not: `English`, `日本語 (beta)`."
    );
    let _ = writeln!(out, "    pub const fn label(self) -> &'static str {{");
    let _ = writeln!(
        out,
        "        const LABELS: [&str; {}] = {labels:?};\n        LABELS[self as usize]\n    }}\n}}\n",
        langs.len()
    );
    *out += "pub use _press::is_unspaced;\n";
}

fn print_message(
    out: &mut String,
    area: &str,
    id: &str,
    args: &[String],
    at: usize,
    langs: &[&str],
    parsed: &BTreeMap<&str, BTreeMap<&str, Area>>,
) {
    let line = |lang: &str| &parsed[lang][area][id];
    let name = function(id);
    let doc = if area == LANGUAGE || args.is_empty() { "Says" } else { "Tells" };
    let mut shown = String::new();
    show(&line(FIRST).pieces, &mut shown);
    let _ = writeln!(out, "    /// {doc}: `{}`.", shown.replace('`', "'").replace('\n', " "));
    if args.is_empty() {
        let _ = writeln!(
            out,
            "    pub fn {name}(lang: Lang) -> &'static str {{\n        _press::text(lang, {at})\n    }}\n"
        );
        return;
    }
    let mut counted = BTreeSet::new();
    for lang in langs {
        numbers(&line(lang).pieces, &mut counted);
    }
    let mut taken = String::from("lang: Lang");
    let mut gaps = Vec::new();
    for arg in args {
        let arg_name = rust_arg(arg);
        if counted.contains(arg) {
            let _ = write!(taken, ", {arg_name}: u32");
            gaps.push(format!("_press::Gap::Number({arg_name})"));
        } else {
            let _ = write!(taken, ", {arg_name}: impl core::fmt::Display");
            gaps.push(format!("_press::Gap::Text(&{arg_name})"));
        }
    }
    let gaps = gaps.join(", ");
    let _ =
        writeln!(out, "    pub fn {name}({taken}) -> String {{\n        _press::told(lang, {at}, &[{gaps}])\n    }}\n");
}

/// The way to all messages of an area by their id, with a field for each argument that any of them has.
fn print_filled(out: &mut String, area: &str, langs: &[&str], parsed: &BTreeMap<&str, BTreeMap<&str, Area>>) {
    let mut counted = BTreeSet::new();
    for line in langs.iter().flat_map(|lang| parsed[lang][area].values()) {
        numbers(&line.pieces, &mut counted);
    }
    let words = &parsed[FIRST][area];
    let gaps: BTreeSet<String> = words.values().flat_map(|line| arguments(&line.pieces)).collect();
    *out += "\n    /// What may fill the gaps of a message.\n    #[derive(Clone, Copy, Default)]\n    pub struct Gaps<'a> {\n";
    for gap in &gaps {
        let kind = if counted.contains(gap) { "u32" } else { "&'a str" };
        let _ = writeln!(out, "        /// Fills `${gap}`.\n        pub {}: {kind},", rust_arg(gap));
    }
    *out += "    }\n\n    /// The words of the message with this id, with its gaps filled.\n";
    *out += "    pub fn filled(lang: Lang, id: &str, gaps: Gaps<'_>) -> Option<String> {\n        Some(match id {\n";
    for (id, args) in words.iter().map(|(id, line)| (id, arguments(&line.pieces))).filter(|(_, args)| !args.is_empty())
    {
        let passed = args.iter().fold(String::new(), |all, arg| all + ", gaps." + &rust_arg(arg));
        let _ = writeln!(out, "            {id:?} => {}(lang{passed}),", function(id));
    }
    *out += "            _ => return by_id(lang, id).map(str::to_string),\n        })\n    }\n";
}

/// An argument as a name in Rust.
fn rust_arg(arg: &str) -> String {
    let name = function(arg).to_lowercase();
    if is_taken(&name) || name == "lang" || name == "out" { format!("{name}_") } else { name }
}

/// The message as the documentation shows it.
fn show(pieces: &[Piece], out: &mut String) {
    for piece in pieces {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Arg(arg) => drop(write!(out, "{{{arg}}}")),
            Piece::Select { variants, default, .. } => show(&variants[*default].1, out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use said::{Gap, Plural, filled, pseudo};

    /// What a message says of this area, with its gaps filled.
    fn said(message: &str, args: &[&str], gaps: &[Gap<'_>]) -> String {
        let mut faults = Vec::new();
        let area = take_apart("en", "web", message, &mut faults);
        assert_eq!(faults, []);
        let args: Vec<String> = args.iter().map(|arg| (*arg).to_string()).collect();
        filled(&packed_text(&area["a"].pieces, &args), gaps, &|n| if n == 1 { Plural::One } else { Plural::Other })
    }

    #[test]
    fn gaps_are_filled() {
        assert_eq!(said("a = Fixed\n", &[], &[]), "Fixed");
        let two = "a = { $b } before { $a }, { $b }!\n";
        assert_eq!(said(two, &["a", "b"], &[Gap::Text(&"x"), Gap::Number(7)]), "7 before x, 7!");
    }

    #[test]
    fn a_number_of_its_own_comes_before_its_form_and_the_default_last() {
        let dice = "a = { $n ->\n   *[other] { $n } dice\n    [one] a die\n    [0] no die\n  } here\n";
        let said = |n| said(dice, &["n"], &[Gap::Number(n)]);
        assert_eq!([0, 1, 2, 21].map(said), ["no die here", "a die here", "2 dice here", "21 dice here"]);
    }

    #[test]
    fn a_language_nobody_speaks_keeps_gaps_and_code() {
        let mut faults = Vec::new();
        let dice = "a = Keep { $n ->\n    [one] a die\n   *[other] { $n } dice\n  } of `kaiju play`, ENTER-2\n";
        let area = take_apart("en", "web", dice, &mut faults);
        let text = pseudo(&packed_text(&area["a"].pieces, &["n".to_string()]));
        let said = |n| filled(&text, &[Gap::Number(n)], &|n| if n == 1 { Plural::One } else { Plural::Other });
        assert_eq!(said(1), "⟦Ķééééþ åå ðîîéé ööƒ `kaiju play`, ENTER-2⟧");
        assert_eq!(said(3), "⟦Ķééééþ 3 ðîîçéé ööƒ `kaiju play`, ENTER-2⟧");
        assert_eq!((pseudo(", "), pseudo("☠\u{1}a")), (", ".to_string(), "☠\u{1}a".to_string()));
    }

    #[test]
    fn words_choose_and_choices_lie_in_choices() {
        let message = "a = { $who ->\n    [she] she has { $n ->\n        [one] one\n       *[other] { $n }\n      } left\n   *[he] he has { $n }\n  }, { $n }.\n";
        let said = |who: &str, n| said(message, &["who", "n"], &[Gap::Text(&who), Gap::Number(n)]);
        assert_eq!(said("she", 1), "she has one left, 1.");
        assert_eq!(said("she", 3), "she has 3 left, 3.");
        assert_eq!(said("they", 1), "he has 1, 1.");
    }
}
