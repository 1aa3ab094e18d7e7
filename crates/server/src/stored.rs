//! How rows write the game's own types: a word each, read and written by serde, so that a row that cannot be read is no
//! row. The forms are those of the notation and of the wire, and never change: databases are full of them.

use kaiju_rules::{EditionId, Monster, Seat};
use kaiju_wire::hex;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A type of ours that has one word for each of its values.
pub(crate) trait Word: Sized {
    /// What it is called where a word means none of them.
    const CALLED: &'static str;
    fn word(&self) -> String;
    fn from_word(word: &str) -> Option<Self>;
}

impl Word for Seat {
    const CALLED: &'static str = "seat";
    fn word(&self) -> String {
        self.to_string()
    }
    fn from_word(word: &str) -> Option<Seat> {
        let mut letters = word.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(Seat::from_letter)
    }
}

impl Word for Monster {
    const CALLED: &'static str = "monster";
    fn word(&self) -> String {
        self.id().to_string()
    }
    fn from_word(word: &str) -> Option<Monster> {
        Monster::from_id(word)
    }
}

impl Word for EditionId {
    const CALLED: &'static str = "edition";
    fn word(&self) -> String {
        self.edition().name.to_string()
    }
    fn from_word(word: &str) -> Option<EditionId> {
        EditionId::from_name(word)
    }
}

/// Elements, secrets and commitments.
impl Word for [u8; 32] {
    const CALLED: &'static str = "hash of 64 hexadecimal digits";
    fn word(&self) -> String {
        hex::write(self)
    }
    fn from_word(word: &str) -> Option<[u8; 32]> {
        hex::read(word)
    }
}

fn read<T: Word, E: serde::de::Error>(word: &str) -> Result<T, E> {
    T::from_word(word).ok_or_else(|| E::custom(format!("`{word}` is no {}", T::CALLED)))
}

/// A value as its word.
pub(crate) mod word {
    use super::{Deserialize, Deserializer, Serializer, Word, read};

    pub(crate) fn serialize<T: Word, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&value.word())
    }

    pub(crate) fn deserialize<'de, T: Word, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        read(&String::deserialize(from)?)
    }
}

/// A value that may be missing.
pub(crate) mod maybe {
    use super::{Deserialize, Deserializer, Serialize, Serializer, Word, read};

    #[allow(clippy::ref_option, reason = "serde hands it over like this")]
    pub(crate) fn serialize<T: Word, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        value.as_ref().map(Word::word).serialize(to)
    }

    pub(crate) fn deserialize<'de, T: Word, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        Option::<String>::deserialize(from)?.map(|word| read(&word)).transpose()
    }
}

/// A list of values.
pub(crate) mod list {
    use super::{Deserialize, Deserializer, Serializer, Word, read};

    pub(crate) fn serialize<T: Word, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(Word::word))
    }

    pub(crate) fn deserialize<'de, T: Word, D: Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
        Vec::<String>::deserialize(from)?.iter().map(|word| read(word)).collect()
    }
}
