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
