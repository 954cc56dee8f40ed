//! The words of the command line.

use std::ffi::OsString;

/// All words after the program's name.
///
/// # Errors
/// The first word that is not UTF-8.
pub(crate) fn words() -> Result<Vec<String>, String> {
    texts(std::env::args_os().skip(1))
}

/// Words as strings. File names need not be UTF-8, so this may fail.
pub(crate) fn texts(words: impl Iterator<Item = OsString>) -> Result<Vec<String>, String> {
    let told = |word: OsString| format!("`{}` is not UTF-8 text", word.to_string_lossy());
    words.map(|word| word.into_string().map_err(told)).collect()
}
