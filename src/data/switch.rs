//! Switches: the settings a player can choose before a match.
//!
//! Keys and choices are plain words, so the screen, the command line and records can show and set
//! them without depending on the game.

use crate::data::letters::visible;
use crate::data::suggest::{did_you_mean, one_of};

/// A setting that a player can choose before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Its name in texts and records.
    pub key: &'static str,
    /// The choices a screen offers. Other numbers within bounds may be set too.
    pub choices: &'static [&'static str],
}

/// The choice of a yes-or-no switch.
pub(super) fn yes_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

/// The value of a yes-or-no choice; `None` for any other word.
pub(super) fn yes(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Reads `off`, or a number from `low` to `high`; or says why not, in words for players.
pub(super) fn counted(key: &str, value: &str, low: i64, high: i64) -> Result<Option<u16>, String> {
    match value {
        "off" => Ok(None),
        _ => within(value, low, high)
            .map(Some)
            .ok_or_else(|| no_number(key, value, "`off`, or a", low, high)),
    }
}

/// Reads a number from `low` to `high`; or says why not, in words for players.
pub(super) fn whole(key: &str, value: &str, low: i64, high: i64) -> Result<u16, String> {
    within(value, low, high).ok_or_else(|| no_number(key, value, "a", low, high))
}

/// The choices of a handicap: a side, red or blue, and a number.
pub(super) const HANDICAPS: &[&str] =
    &["none", "red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3"];

/// The number of either side in a handicap's choice; `None` for any other word.
pub(super) fn handicap(value: &str) -> Option<[u8; 2]> {
    let number = |text: &str| text.parse().ok().filter(|number| (1..=3).contains(number));
    match value.split_once('-') {
        None if value == "none" => Some([0, 0]),
        Some(("red", red)) => Some([number(red)?, 0]),
        Some(("blue", blue)) => Some([0, number(blue)?]),
        _ => None,
    }
}

/// The choice of a handicap. Only one side has one.
pub(super) fn handicap_word(handicap: [u8; 2]) -> String {
    match handicap {
        [0, 0] => "none".to_owned(),
        [red, 0] => format!("red-{red}"),
        [_, blue] => format!("blue-{blue}"),
    }
}

fn within(value: &str, low: i64, high: i64) -> Option<u16> {
    value.parse().ok().filter(|number| (low..=high).contains(&i64::from(*number)))
}

fn no_number(key: &str, value: &str, article: &str, low: i64, high: i64) -> String {
    let value = visible(value);
    format!("`{value}` is no choice for `{key}`: {article} whole number from {low} to {high}")
}

/// The switches whose choice differs between `before` and `now`, with the choice in `now`, as
/// records keep them.
pub(super) fn changes<O>(
    switches: &[Switch],
    current: fn(&O, &str) -> Option<String>,
    before: &O,
    now: &O,
) -> Vec<(String, String)> {
    let keys = switches.iter().map(|switch| switch.key);
    let differing = keys.filter(|key| current(before, key) != current(now, key));
    differing.filter_map(|key| Some((key.to_owned(), current(now, key)?))).collect()
}

/// Why a switch cannot be set to a value, in words for players.
pub(super) fn no_choice(switches: &[Switch], key: &str, value: &str) -> String {
    let keys = || switches.iter().map(|switch| switch.key);
    match switches.iter().find(|switch| switch.key == key) {
        Some(switch) => format!(
            "`{}` is no choice for `{key}`: {}",
            visible(value),
            one_of(switch.choices.iter().copied())
        ),
        None => {
            let hint = did_you_mean(key, keys()).unwrap_or_else(|| one_of(keys()));
            format!("there is no switch `{}`: {hint}", visible(key))
        }
    }
}
