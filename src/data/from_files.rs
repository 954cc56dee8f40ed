//! Games whose levels are files: one question for whoever has a level's id and wants to play it.

use crate::data::{Files, Switch};
use crate::rules::Game;

/// A game whose tables come from files.
pub trait FromFiles: Game {
    /// Keys that a match's options hold beside the switches of its level: what its set-up and its
    /// table were told. They change no tables.
    const BESIDE_THE_LEVEL: &'static [&'static str] = &[];

    /// What a player may set before a match, whatever the level.
    #[must_use]
    fn switches() -> &'static [Switch] {
        &[]
    }

    /// The level called `id`, such as `jungle/combat`, with the switches among `options` set, each
    /// a key and a choice.
    ///
    /// # Errors
    /// Every flaw of its files, or the first switch that cannot be set, as text for a modder.
    fn tables(
        files: &dyn Files,
        id: &str,
        options: &[(String, String)],
    ) -> Result<Self::Tables, String>;
}

/// The options that are switches of the level.
pub(super) fn switched<G: FromFiles>(
    options: &[(String, String)],
) -> impl Iterator<Item = (&str, &str)> {
    let of_level = options.iter().filter(|(key, _)| !G::BESIDE_THE_LEVEL.contains(&key.as_str()));
    of_level.map(|(key, choice)| (key.as_str(), choice.as_str()))
}
