//! Readers for fields that all games share: ids, texts for the screen, bounded numbers.

use std::collections::BTreeSet;

use crate::data::letters::{
    explained, named, pile_up, plain, quoted, show_nothing, stranger, visible,
};
use crate::data::source::{At, Reader};
use crate::data::suggest::meant;
use crate::data::{Named, Told, index};
use crate::rules::text::{is_hidden, is_invisible};

/// The most letters of a name or a sentence shown on screen.
pub const LONGEST_WORDS: usize = 120;

/// Reads an id and checks its form.
pub(super) fn id<'a>(reader: &mut Reader<'a>, at: &At<'a, String>, what: &str) -> Option<String> {
    formed(reader, at, what, index::is_id)
}

/// Reads an id that belongs to no pack and checks its form.
pub fn plain_id<'a>(reader: &mut Reader<'a>, at: &At<'a, String>, what: &str) -> Option<String> {
    formed(reader, at, what, index::is_plain)
}

fn formed<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, String>,
    what: &str,
    is_right: fn(&str) -> bool,
) -> Option<String> {
    let id = reader.get(at, what)?;
    if !is_right(id) {
        let cause = format!("`{}` is no id{}", visible(id), explained(id));
        let hint = "use at most 32 small letters, digits and hyphens, beginning with a letter";
        let seen = plain(id).filter(|plain| is_right(plain));
        reader.flaw(at.token(), cause, Some(seen.map_or(hint.to_owned(), |plain| meant(&plain))));
        return None;
    }
    Some(id.clone())
}

/// Reads an optional value. The outer `None` means unreadable, the inner one absent.
pub(super) fn optional<'v, 'a>(
    reader: &mut Reader<'a>,
    at: &'v At<'a, Option<At<'a, String>>>,
    what: &str,
) -> Option<Option<&'v At<'a, String>>> {
    match reader.get(at, what)? {
        None => Some(None),
        Some(inner) => reader.get(inner, what).map(|_| Some(inner)),
    }
}

/// Whether a text for the screen is short, one line, and free of invisible characters.
pub fn words_are_shown(reader: &mut Reader<'_>, at: &At<'_, String>) -> bool {
    let words = at.ok().map(String::as_str).unwrap_or_default();
    let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
    let hidden = words.chars().find(|letter| is_hidden(*letter) || breaks(*letter));
    let missing = words.chars().find(|letter| !reader.draws(*letter));
    let cause = if let Some(letter) = hidden {
        format!("an invisible character U+{:04X} is in this text", u32::from(letter))
    } else if words.chars().count() > LONGEST_WORDS {
        format!("this text has more than {LONGEST_WORDS} letters")
    } else if show_nothing(words) {
        match words.chars().find(|letter| is_invisible(*letter)) {
            Some(letter) => format!("nothing is seen of this text: {} is in it", named(letter)),
            None => "this text is empty".to_owned(),
        }
    } else if pile_up(words) {
        "more accents stand on one letter than can be read".to_owned()
    } else if let Some(letter) = missing {
        let told = Told::new("flaw-letter").naming("letter", Named::Words(letter.into()));
        let cause = format!("the game's fonts have no {}", quoted(letter));
        reader.flaw(at.token(), cause, None).told(told);
        return false;
    } else if let Some((_, letter)) = stranger(words) {
        format!("{} stands among plain letters", named(letter))
    } else {
        return true;
    };
    reader.flaw(at.token(), cause, None);
    false
}

/// Reads an optional text for the screen. The outer `None` means unreadable, the inner one absent.
pub(super) fn shown<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Option<At<'a, String>>>,
) -> Option<Option<String>> {
    match optional(reader, at, "a text in double quotes")? {
        Some(at) if !words_are_shown(reader, at) => None,
        given => Some(given.and_then(At::ok).cloned()),
    }
}

/// A game as data and sentences name it.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameName {
    /// Its id in data.
    pub(super) id: &'static str,
    /// Its name in sentences.
    pub(super) called: &'static str,
}

/// Checks that a level is one of this game.
pub(super) fn of_game<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, String>,
    GameName { id, called }: GameName,
) -> Option<()> {
    let game = reader.get(at, "the game's id in double quotes")?;
    if game != id {
        let cause = format!("this is a level of `{}`, not of {called}", visible(game));
        let hint = format!("write `\"{id}\"`, or move the file to the other game's levels");
        reader.flaw(at.token(), cause, Some(hint));
        return None;
    }
    Some(())
}

/// Reads a whole number from `low` to `high`, or the word `None`.
pub(super) fn number<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Option<i64>>,
    low: i64,
    high: i64,
) -> Option<Option<u16>> {
    let what = format!("a whole number from {low} to {high}, or `None`,");
    let number = *reader.get(at, &what)?;
    match number {
        Some(out) if !(low..=high).contains(&out) => {
            let hint = format!("write a whole number from {low} to {high}, or `None`");
            reader.flaw(at.token(), format!("{out} is not possible here"), Some(hint));
            None
        }
        _ => Some(number.and_then(|number| u16::try_from(number).ok())),
    }
}

/// Reads a whole number from `low` to `high`, which must fit a `u8`.
pub(super) fn whole<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, i64>,
    low: i64,
    high: i64,
) -> Option<u8> {
    let number = *reader.get(at, &format!("a whole number from {low} to {high}"))?;
    if !(low..=high).contains(&number) {
        let hint = format!("write a whole number from {low} to {high}");
        reader.flaw(at.token(), format!("{number} is not possible here"), Some(hint));
        return None;
    }
    u8::try_from(number).ok()
}

/// Reads a number with a fraction from `low` to `high`; the inner `None` means absent.
pub(super) fn share<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Option<f32>>,
    low: f32,
    high: f32,
) -> Option<Option<f32>> {
    let number = *reader.get(at, &format!("a number from {low} to {high}"))?;
    // What is not a number lies in no range.
    if number.is_some_and(|number| !(low..=high).contains(&number)) {
        let hint = format!("write a number from {low} to {high}");
        let cause = format!("{} is not possible here", visible(at.token()));
        reader.flaw(at.token(), cause, Some(hint));
        return None;
    }
    Some(number)
}

/// Refuses a list that is too long, before its entries are read.
pub(super) fn not_more(
    reader: &mut Reader<'_>,
    place: &str,
    count: usize,
    most: usize,
    things: &str,
) -> Option<()> {
    if count <= most {
        return Some(());
    }
    let cause = format!("there are {count} {things}, more than {most}");
    reader.flaw(place, cause, Some("list fewer".to_owned()));
    None
}

/// Reports ids that occur more than once.
pub fn distinct<'d, 'a: 'd>(
    reader: &mut Reader<'a>,
    ids: impl Iterator<Item = &'d At<'a, String>>,
    what: &str,
) {
    let mut known: BTreeSet<&String> = BTreeSet::new();
    for at in ids {
        let Some(id) = at.ok() else { continue };
        if !known.insert(id) {
            let cause = format!("another {what} is called `{}` already", visible(id));
            reader.flaw(at.token(), cause, Some("give it an id of its own".to_owned()));
        }
    }
}
