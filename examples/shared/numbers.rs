//! Values after options on the command line.

use std::str::FromStr;

/// The word after an option.
///
/// # Errors
/// There is none.
pub(crate) fn value(option: &str, word: Option<String>) -> Result<String, String> {
    word.filter(|word| !word.starts_with("--"))
        .ok_or_else(|| format!("`{option}` lacks its value; `--help` shows how"))
}

/// The number after an option.
///
/// # Errors
/// There is none.
pub(crate) fn number<N: FromStr>(option: &str, word: Option<String>) -> Result<N, String> {
    let word = value(option, word)?;
    word.parse().map_err(|_| {
        format!("`{word}` is no number for `{option}`; a whole number of at most 9 digits will do")
    })
}

/// The number of matches to play: at least one.
///
/// # Errors
/// There is no number, or it is 0.
pub(crate) fn matches(option: &str, word: Option<String>) -> Result<u32, String> {
    match number(option, word)? {
        0 => Err(format!("`{option} 0` plays nothing; ask for at least 1")),
        matches => Ok(matches),
    }
}
