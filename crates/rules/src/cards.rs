//! The Power cards, one section each; here are only the lists of the decks.

use crate::catalogue::Card;

/// The cards of the first edition and how many of each.
pub(crate) const FIRST_EDITION: &[(&Card, usize)] = &[];
/// The cards of the second edition and how many of each.
pub(crate) const SECOND_EDITION: &[(&Card, usize)] = &[];
/// The cards of the Godzilla edition and how many of each.
pub(crate) const GODZILLA_EDITION: &[(&Card, usize)] = &[];
