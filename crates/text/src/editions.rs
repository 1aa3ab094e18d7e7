//! What people call the editions (`terms.ftl`, as `edition-<name>`).

use kaiju_rules::EditionId;

use crate::{Lang, words};

/// What an edition is called inside a sentence: `second edition`.
pub fn name(lang: Lang, edition: EditionId) -> &'static str {
    printed(lang, edition, "")
}

/// What an edition is called on its own, with a capital: `Second edition`.
pub fn title(lang: Lang, edition: EditionId) -> &'static str {
    printed(lang, edition, ".title")
}

/// What is special about an edition, in a line or two.
pub fn about(lang: Lang, edition: EditionId) -> &'static str {
    printed(lang, edition, ".about")
}

fn printed(lang: Lang, edition: EditionId, part: &str) -> &'static str {
    let key = format!("edition-{edition}{part}");
    words::terms::by_id(lang, &key).unwrap_or_else(|| panic!("terms.ftl lacks {key}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_its_words() {
        for (edition, lang) in EditionId::all().flat_map(|edition| Lang::ALL.map(|lang| (edition, lang))) {
            let (name, title) = (name(lang, edition), title(lang, edition));
            assert_eq!(name.to_lowercase(), title.to_lowercase(), "{edition} in {lang}");
            assert!(!title.starts_with(char::is_lowercase), "{edition} in {lang}");
            assert!(about(lang, edition).ends_with(['.', '。']), "{edition} in {lang}");
        }
        let words = words::terms::ids().filter(|id| id.starts_with("edition-"));
        assert_eq!(words.count(), 3 * EditionId::ALL.len(), "terms.ftl has words of an edition there is not");
    }
}
