//! The words of the command line.

use std::ffi::OsString;

/// All words behind the program's name.
///
/// # Errors
/// The first word that is no text.
pub(crate) fn words() -> Result<Vec<String>, String> {
    texts(std::env::args_os().skip(1))
}

/// Words as texts. File names may be anything, so not every word is one.
pub(crate) fn texts(words: impl Iterator<Item = OsString>) -> Result<Vec<String>, String> {
    let told = |word: OsString| format!("`{}` is not UTF-8 text", word.to_string_lossy());
    words.map(|word| word.into_string().map_err(told)).collect()
}
