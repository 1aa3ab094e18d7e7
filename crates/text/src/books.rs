//! What people call the rulebooks (`terms.ftl`, as `book-<name>`).

use kaiju_rules::{Book, EditionId, Preset, Rules};

use crate::{Lang, editions, words};

/// What a book is called inside a sentence: `Spanish rulebook of 2016`.
pub fn name(lang: Lang, book: Book) -> &'static str {
    printed(lang, book, "")
}

/// What a book is called on its own, with a capital.
pub fn title(lang: Lang, book: Book) -> &'static str {
    printed(lang, book, ".title")
}

/// What is special about a book, in a line or two.
pub fn about(lang: Lang, book: Book) -> &'static str {
    printed(lang, book, ".about")
}

/// The language a book is written in.
pub fn language(book: Book) -> Lang {
    Lang::from_locale(book.language()).unwrap_or(Lang::En)
}

/// What a game is called after inside a sentence: its book if it is one that differs from its edition, or else its
/// edition.
pub fn name_of_game(lang: Lang, edition: EditionId, rules: &Rules) -> &'static str {
    match Book::played(edition, rules).filter(|book| book.changes().next().is_some()) {
        Some(book) => name(lang, book),
        None => editions::name(lang, edition),
    }
}

/// What an edition or a book is called inside a sentence.
pub fn name_of_preset(lang: Lang, preset: Preset) -> &'static str {
    match preset {
        Preset::Edition(edition) => editions::name(lang, edition),
        Preset::Book(book) => name(lang, book),
    }
}

/// What an edition or a book is called on its own, with a capital.
pub fn title_of_preset(lang: Lang, preset: Preset) -> &'static str {
    match preset {
        Preset::Edition(edition) => editions::title(lang, edition),
        Preset::Book(book) => title(lang, book),
    }
}

fn printed(lang: Lang, book: Book, part: &str) -> &'static str {
    let key = format!("book-{book}{part}");
    words::terms::by_id(lang, &key).unwrap_or_else(|| panic!("terms.ftl lacks {key}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_book_has_its_words() {
        for (book, lang) in Book::ALL.into_iter().flat_map(|book| Lang::ALL.map(|lang| (book, lang))) {
            let (name, title) = (name(lang, book), title(lang, book));
            assert_eq!(name.to_lowercase(), title.to_lowercase(), "{book} in {lang}");
            assert!(!title.starts_with(char::is_lowercase), "{book} in {lang}");
            assert!(about(lang, book).ends_with(['.', '。']), "{book} in {lang}");
        }
        let words = words::terms::ids().filter(|id| id.starts_with("book-"));
        assert_eq!(words.count(), 3 * Book::ALL.len(), "terms.ftl has words of a book there is not");
    }

    #[test]
    fn every_book_is_written_in_a_language_there_is() {
        let languages = Book::ALL.map(|book| (book.language(), language(book)));
        assert!(languages.into_iter().all(|(word, lang)| Lang::from_locale(word) == Some(lang)));
        assert_eq!(language(Book::PT_2016), Lang::PtPt);
    }

    #[test]
    fn a_game_is_called_after_its_book_or_its_edition() {
        let (book, second, godzilla) = (Book::ES_2016, EditionId::SECOND, EditionId::GODZILLA);
        assert_eq!(name_of_game(Lang::En, second, &book.rules()), "Spanish rulebook of 2016");
        assert_eq!(name_of_game(Lang::En, second, &second.edition().rules), "second edition");
        assert_eq!(name_of_game(Lang::En, godzilla, &godzilla.edition().rules), "Godzilla edition");
    }
}
