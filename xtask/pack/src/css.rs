//! Styles for browsers that do not know `light-dark()`: Safari before 17.5, Chrome before 123, Firefox before 120.
//!
//! A rule that uses it becomes three with the same weight: the light colours for everybody, then the dark ones where
//! the system is dark and the page was not told to be light, and where the page was told to be dark.

use std::fmt::Write as _;

use crate::Result;

const CALL: &str = "light-dark(";
/// The page is dark because the system is.
const SYSTEM: &str = ":root:not([data-theme=\"light\"])";
/// The page is dark because somebody said so.
const CHOSEN: &str = ":root[data-theme=\"dark\"]";

/// Writes every `light-dark()` of a style sheet without comments in words that older browsers know.
pub(crate) fn expand(css: &str) -> Result<String> {
    let mut out = String::with_capacity(css.len() * 2);
    let mut rest = css;
    while let Some(end) = find(rest, &['{', ';']) {
        let (prelude, after) = (&rest[..end], &rest[end + 1..]);
        if rest[end..].starts_with(';') {
            out += &rest[..=end];
            rest = after;
            continue;
        }
        let close = find(after, &['}']).ok_or_else(|| format!("no end of {}", prelude.trim()))?;
        block(&mut out, prelude, &after[..close])?;
        rest = &after[close + 1..];
    }
    out += rest;
    Ok(out)
}

/// One rule or one group of rules.
fn block(out: &mut String, prelude: &str, body: &str) -> Result<()> {
    if !body.contains(CALL) {
        let _ = write!(out, "{prelude}{{{body}}}");
        return Ok(());
    }
    let name = prelude.trim();
    if ["@layer", "@media", "@container", "@supports"].iter().any(|group| name.starts_with(group)) {
        let _ = write!(out, "{prelude}{{{}}}", expand(body)?);
        return Ok(());
    }
    if name.starts_with('@') || find(body, &['{']).is_some() {
        return Err(format!("light-dark() cannot be written out within {name}"));
    }
    let mut dark = String::new();
    for declaration in split(body, ';').into_iter().filter(|one| one.contains(CALL)) {
        let _ = write!(dark, "{};", choose(declaration.trim(), 1)?);
    }
    let _ = write!(out, "{prelude}{{{}}}", choose(body, 0)?);
    let _ = write!(out, "\n@media (prefers-color-scheme: dark) {{ {} {{{dark}}} }}", within(name, SYSTEM));
    let _ = write!(out, "\n{} {{{dark}}}", within(name, CHOSEN));
    Ok(())
}

/// Selectors that hold only where the root matches; `:where` adds no weight.
fn within(selectors: &str, root: &str) -> String {
    let all = split(selectors, ',').into_iter().map(|one| match one.trim().strip_prefix(":root") {
        Some(more) => format!(":root:where({root}){more}"),
        None => format!(":where({root}) {}", one.trim()),
    });
    all.collect::<Vec<_>>().join(", ")
}

/// The first or the second colour of every call.
fn choose(text: &str, which: usize) -> Result<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(CALL) {
        let close = find(after, &[')']).ok_or_else(|| format!("no end of {CALL}{after}"))?;
        let colours = split(&after[..close], ',');
        let &[light, dark] = colours.as_slice() else {
            return Err(format!("two colours are wanted in {CALL}{})", &after[..close]));
        };
        out += before;
        out += [light, dark][which].trim();
        rest = &after[close + 1..];
    }
    out += rest;
    Ok(out)
}

/// The parts between separators that stand in no brackets and no quotes.
fn split(text: &str, separator: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(at) = find(rest, &[separator]) {
        parts.push(&rest[..at]);
        rest = &rest[at + separator.len_utf8()..];
    }
    parts.push(rest);
    parts
}

/// Where the first of some characters stands in no brackets and no quotes.
fn find(text: &str, wanted: &[char]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), _) => quote = Some(open).filter(|&open| open != c),
            (None, _) if depth == 0 && wanted.contains(&c) => return Some(at),
            (None, '"' | '\'') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_becomes_three_of_the_same_weight() {
        let css = ":root { --bg: light-dark(#fff, #000); --gap: 1rem; }";
        let wide = "\
:root { --bg: #fff; --gap: 1rem; }
@media (prefers-color-scheme: dark) { :root:where(:root:not([data-theme=\"light\"])) {--bg: #000;} }
:root:where(:root[data-theme=\"dark\"]) {--bg: #000;}";
        assert_eq!(expand(css).unwrap(), wide);
    }

    #[test]
    fn groups_lists_brackets_and_quotes_are_understood() {
        let css = "@layer a, b; @layer a { @media (min-width: 1rem) { .x::after, :root[data-theme=\"contrast\"] .y \
                   { content: \"{};light-\"; shadow: 0 0 light-dark(rgb(1, 2, 3), var(--d, red)) inset } } }";
        let wide = expand(css).unwrap();
        assert!(wide.starts_with("@layer a, b; @layer a { @media (min-width: 1rem) { .x::after, :root"), "{wide}");
        assert!(wide.contains("{ content: \"{};light-\"; shadow: 0 0 rgb(1, 2, 3) inset }"), "{wide}");
        assert!(wide.contains(
            ":where(:root[data-theme=\"dark\"]) .x::after, \
             :root:where(:root[data-theme=\"dark\"])[data-theme=\"contrast\"] .y {shadow: 0 0 var(--d, red) inset;}"
        ));
        assert_eq!(wide.matches('{').count(), wide.matches('}').count());
    }

    #[test]
    fn what_needs_nothing_stays_as_it_is() {
        let css = "@layer a; .x { color: red } @keyframes k { to { color: blue } }\n";
        assert_eq!(expand(css).unwrap(), css);
    }

    #[test]
    fn what_cannot_be_written_out_is_refused() {
        assert!(expand("@keyframes k { to { color: light-dark(red, blue) } }").is_err());
        assert!(expand(".x { color: light-dark(red) }").is_err());
        assert!(expand(".x { color: light-dark(red, blue").is_err());
    }

    /// Safari 16.4 shows what is packed: nothing newer is left that the colours depend on.
    #[test]
    fn the_packed_styles_are_free_of_it() {
        let packed = String::from_utf8(crate::styles(&crate::root().join("crates/web/style"), "").unwrap()).unwrap();
        assert!(packed.contains("prefers-color-scheme: dark"));
        assert!(!packed.contains("light-dark("));
        assert!(!packed.contains(":popover-open"), "a list with it would be dropped as a whole before Safari 17");
    }
}
