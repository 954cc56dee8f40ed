//! The words of the command line.

/// All words behind the program's name. File names may be anything, so not every word is text.
///
/// # Errors
/// The first word that is no text.
pub(crate) fn words() -> Result<Vec<String>, String> {
    let told = |word: std::ffi::OsString| format!("`{}` is not UTF-8 text", word.to_string_lossy());
    std::env::args_os().skip(1).map(|word| word.into_string().map_err(told)).collect()
}
