use core::fmt::{Display, Write as _};

/// Here an argument is put in; its letter follows.
pub(crate) const FILL: char = '\u{1}';
/// Here an argument chooses what is said; its letter follows, then variants up to [`END`].
pub(crate) const CHOOSE: char = '\u{2}';
/// Begins a variant: what it is for, [`SAYS`], and what it says. The last is for nothing, and says what the others do not.
pub(crate) const WHEN: char = '\u{3}';
/// Stands between what a variant is for and what it says.
pub(crate) const SAYS: char = '\u{4}';
/// The end of the variants.
pub(crate) const END: char = '\u{5}';
/// Stands between two messages of a pack.
pub(crate) const BETWEEN: char = '\u{1e}';

/// A form of the plural.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plural {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

/// What fills a gap of a message.
#[derive(Clone, Copy)]
pub(crate) enum Gap<'a> {
    Number(u32),
    Text(&'a dyn Display),
}

/// A message with its gaps filled.
pub(crate) fn filled(message: &str, gaps: &[Gap<'_>], plural: &dyn Fn(u32) -> Plural) -> String {
    let mut out = String::new();
    put(&mut out, message, gaps, plural);
    out
}

fn put(out: &mut String, mut message: &str, gaps: &[Gap<'_>], plural: &dyn Fn(u32) -> Plural) {
    while let Some(at) = message.find([FILL, CHOOSE]) {
        out.push_str(&message[..at]);
        let (sign, letter) = (message.as_bytes()[at], message.as_bytes()[at + 1]);
        let gap = gaps[usize::from(letter - b'a')];
        message = &message[at + 2..];
        if sign == FILL as u8 {
            let _ = match gap {
                Gap::Number(n) => write!(out, "{n}"),
                Gap::Text(text) => write!(out, "{text}"),
            };
            continue;
        }
        let mut chosen = None;
        // Each turn takes one variant, which begins with its sign.
        while let Some(variant) = message.strip_prefix(WHEN) {
            let (key, says) = variant.split_once(SAYS).unwrap_or((variant, ""));
            let (says, rest) = says.split_at(length(says));
            message = rest;
            if chosen.is_none() && is_meant(key, gap, plural) {
                chosen = Some(says);
            }
        }
        message = message.strip_prefix(END).unwrap_or(message);
        put(out, chosen.unwrap_or_default(), gaps, plural);
    }
    out.push_str(message);
}

/// How long what a variant says is: variants inside it are part of it.
fn length(says: &str) -> usize {
    let mut depth = 0;
    let end = says.find(|c| {
        match c {
            CHOOSE => depth += 1,
            END if depth > 0 => {
                depth -= 1;
                return false;
            }
            _ => {}
        }
        depth == 0 && (c == WHEN || c == END)
    });
    end.unwrap_or(says.len())
}

/// Is a variant meant where this fills the gap? A number comes as digits, a form of the plural by its capital, a word after a
/// sign of equality, and nothing means always.
fn is_meant(key: &str, gap: Gap<'_>, plural: &dyn Fn(u32) -> Plural) -> bool {
    match (key.as_bytes().first(), gap) {
        (None, _) => true,
        (Some(b'='), Gap::Text(text)) => text.to_string() == key[1..],
        (Some(b'='), Gap::Number(n)) => n.to_string() == key[1..],
        (Some(b'0'..=b'9'), Gap::Number(n)) => key.parse() == Ok(n),
        (Some(&form), Gap::Number(n)) => form_of(plural(n)) == form,
        (Some(_), Gap::Text(_)) => false,
    }
}

/// The capital of a form of the plural.
pub(crate) const fn form_of(plural: Plural) -> u8 {
    match plural {
        Plural::Zero => b'Z',
        Plural::One => b'O',
        Plural::Two => b'T',
        Plural::Few => b'F',
        Plural::Many => b'M',
        Plural::Other => b'-',
    }
}

/// Is a letter or sign of a script that puts no spaces between words, such as Japanese? Its lines break between any two
/// of these, and a line of a file that ends or begins with one joins the next without a space.
pub const fn is_unspaced(letter: char) -> bool {
    matches!(letter,
        '\u{3000}'..='\u{30ff}' | '\u{31f0}'..='\u{31ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

/// A message as a language that nobody speaks would have it: in brackets, with accents on every letter and vowels twice, so
/// that it is about 40% longer. Gaps, what is in code font and words of capitals such as `ENTER-2` stay; a message without
/// letters stays as it is.
pub(crate) fn pseudo(message: &str) -> String {
    let mut out = String::new();
    let (mut rest, mut code, mut changed) = (message, false, false);
    while let Some(c) = rest.chars().next() {
        let end = match c {
            FILL | CHOOSE => 2,
            WHEN => rest.find(SAYS).map_or(rest.len(), |at| at + 1),
            'a'..='z' | 'A'..='Z' => rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (part, after) = rest.split_at(end);
        rest = after;
        code ^= c == '`';
        let capitals = part.len() > 1 && part.bytes().all(|letter| letter.is_ascii_uppercase());
        if c.is_ascii_alphabetic() && !code && !capitals {
            out.extend(part.chars().flat_map(|letter| {
                let times = if "aeiou".contains(letter) { 2 } else { 1 };
                core::iter::repeat_n(accented(letter), times)
            }));
            changed = true;
        } else {
            out.push_str(part);
        }
    }
    if changed { format!("⟦{out}⟧") } else { out }
}

/// A Latin letter with an accent.
fn accented(letter: char) -> char {
    const SMALL: &str = "åƀçðéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýž";
    const CAPITAL: &str = "ÅƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
    let (letters, first) = if letter.is_ascii_uppercase() { (CAPITAL, 'A') } else { (SMALL, 'a') };
    letters.chars().nth(letter as usize - first as usize).unwrap_or(letter)
}
