//! Rulings on the cards, where the card alone leaves a doubt, by the id that cards and scenarios cite.
//!
//! ```
//! use kaiju_text::{Lang, rulings};
//!
//! assert_eq!(rulings::text(Lang::En, "I-134"), Some("Mimic cannot copy itself."));
//! assert_eq!(rulings::text(Lang::En, "I-999"), None);
//! ```

use crate::{Lang, words};

/// The ruling with this id, in capitals or not.
pub fn text(lang: Lang, id: &str) -> Option<&'static str> {
    words::rulings::by_id(lang, &format!("ruling-{}", id.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards;

    #[test]
    fn whatever_a_card_cites_can_be_read() {
        for card in cards::all() {
            for id in card.rulings {
                for lang in Lang::ALL {
                    assert!(text(lang, id).is_some(), "{} cites {id}, which says nothing in {lang}", card.id);
                }
            }
        }
    }

    #[test]
    fn ids_are_found_in_either_case() {
        assert!(text(Lang::Pt, "gz-10").is_some());
        assert_eq!(text(Lang::Pt, "gz-10"), text(Lang::Pt, "GZ-10"));
        for none in ["", "I-1", "I-000", "I-179", "GZ-0", "GZ-14", "ENTER-2"] {
            assert_eq!(text(Lang::En, none), None, "{none}");
        }
    }
}
