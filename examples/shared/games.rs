//! What programs that play any level ask of a game: its level, and the usual set-up with a word changed.
//!
//! Deliberately absent: which games there are; that is `menagerie::rules::games`.

#![allow(dead_code, reason = "shared by programs that each need a part of it")]

use menagerie::data::{Files, FromFiles, index};
use menagerie::rules::{GAMES, Game};

use crate::files::read;

/// The game of a level, by its id.
pub(crate) fn game_of(level: &str) -> &str {
    index::split(level).map_or("", |(game, _)| game)
}

/// What to say where no game has the id that a level begins with.
pub(crate) fn no_level(level: &str) -> String {
    format!("`{level}` is no level: one is jungle/classic, and the games are {}", GAMES.join(", "))
}

/// A level with some of its switches set.
///
/// # Errors
/// Why it cannot be played.
pub(crate) fn tables<G: FromFiles>(
    level: &str,
    options: &[(String, String)],
) -> Result<G::Tables, String> {
    tables_among::<G>(&read, level, options)
}

/// A level among these files with some of its switches set.
///
/// # Errors
/// Why it cannot be played.
pub(crate) fn tables_among<G: FromFiles>(
    files: &dyn Files,
    level: &str,
    options: &[(String, String)],
) -> Result<G::Tables, String> {
    G::tables(files, level, options)
        .map_err(|flaws| format!("the level `{level}` cannot be played:\n{flaws}"))
}

/// The usual set-up, with another value behind a word where its text has that word: `("first", "0")` makes `first=0` of
/// `first=lot`.
///
/// # Errors
/// The game knows no such value.
pub(crate) fn set_up<G: Game<Setup: Default>>(
    tables: &G::Tables,
    (key, value): (&str, &str),
) -> Result<G::Setup, String> {
    let usual = G::setup_text(tables, &G::Setup::default());
    let word = |word: &str| match word.split_once('=') {
        Some((known, _)) if known == key => format!("{key}={value}"),
        _ => word.to_owned(),
    };
    let words: Vec<String> = usual.split(' ').map(word).collect();
    G::parse_setup(tables, &words.join(" ")).map_err(|flaw| format!("set-up: {flaw}"))
}
