//! Flaws in words for players. A flaw's own words are for modders and in English; what the editor's tools can cause is
//! told in the player's language, by a sentence of the texts.

use super::Label;
use crate::rules::Side;

/// A sentence of the texts, and what it names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Told {
    /// The sentence's key.
    pub key: &'static str,
    /// What it names, each under the name of an argument.
    pub names: Vec<(&'static str, Named)>,
}

/// What a sentence about a flaw names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Named {
    /// A side.
    Side(Side),
    /// A kind of piece, by its id.
    Piece(String),
    /// A name that is shown, such as a tribe's.
    Shown(Label),
    /// A number of things.
    Count(u32),
    /// Words that are the same in every language, such as the name of a square.
    Words(String),
}

impl Told {
    /// A sentence.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, names: Vec::new() }
    }

    /// This sentence, which names something more.
    #[must_use]
    pub fn naming(mut self, name: &'static str, what: Named) -> Self {
        self.names.push((name, what));
        self
    }

    /// This sentence about a side.
    #[must_use]
    pub fn of(self, side: Side) -> Self {
        self.naming("side", Named::Side(side))
    }

    /// This sentence about a square.
    #[must_use]
    pub fn at(self, square: impl Into<String>) -> Self {
        self.naming("square", Named::Words(square.into()))
    }

    /// This sentence with a number.
    #[must_use]
    pub fn count(self, name: &'static str, count: impl TryInto<u32>) -> Self {
        self.naming(name, Named::Count(count.try_into().unwrap_or(u32::MAX)))
    }
}

/// A flaw that was just reported, and can be told to players too.
pub struct Reported<'f>(pub(super) Option<&'f mut Option<Told>>);

impl Reported<'_> {
    /// Tells players what is wrong.
    pub fn told(self, told: Told) {
        if let Some(place) = self.0 {
            *place = Some(told);
        }
    }
}
