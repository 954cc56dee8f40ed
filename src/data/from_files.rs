//! Games whose levels are files: builds a game's tables from a level's id.

use crate::data::{Files, Switch, lessons};
use crate::rules::Game;

/// A game whose tables come from files.
pub trait FromFiles: Game {
    /// Keys in a match's options that are not switches of the level but settings of the set-up
    /// screen and the table. They do not change the tables.
    const BESIDE_THE_LEVEL: &'static [&'static str] = &[];

    /// What a player may set before a match, on every level.
    #[must_use]
    fn switches() -> &'static [Switch] {
        &[]
    }

    /// The tables of the level `id`, such as `jungle/combat`, with the switches among `options`
    /// set. Each option is a key and a choice.
    ///
    /// # Errors
    /// All flaws of its files, or the first switch that cannot be set, in words for modders.
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
    let beside = |key: &str| key == lessons::OPTION || G::BESIDE_THE_LEVEL.contains(&key);
    let of_level = options.iter().filter(move |(key, _)| !beside(key));
    of_level.map(|(key, choice)| (key.as_str(), choice.as_str()))
}
