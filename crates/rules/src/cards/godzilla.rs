//! The Power cards of the Godzilla edition, one section each; here are only their names.

pub(super) mod discard;
pub(super) mod happenings;
