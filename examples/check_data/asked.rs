//! What the words of the command line ask for.

use menagerie::data::check::{Judge, Known, misnamed};

use super::folder::{Folder, Given, MOST_LISTED};
use super::told::{Format, Told};

/// The format and the paths; `None` if help is asked for.
pub(crate) fn options(words: Vec<String>) -> Result<Option<(Format, Vec<String>)>, String> {
    let (mut format, mut given) = (Format::Text, Vec::new());
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let (option, value) = match word.split_once('=') {
            Some((option, value)) => (option.to_owned(), Some(value.to_owned())),
            None => (word.clone(), None),
        };
        match option.as_str() {
            "--help" | "-h" => return Ok(None),
            "--format" => {
                format = match value.or_else(|| words.next()).as_deref() {
                    Some("text") => Format::Text,
                    Some("json") => Format::Json,
                    _ => return Err("--format is `text` or `json`".to_owned()),
                }
            }
            "--" => given.extend(words.by_ref()),
            _ if option.starts_with('-') => {
                return Err(format!("there is no option {option}; --help lists them"));
            }
            _ => given.push(word),
        }
    }
    Ok(Some((format, given)))
}

/// Checks a file, a folder or everything.
pub(crate) fn check(folder: &Folder, given: &Given, told: &mut Told) {
    let paths = folder.paths();
    if paths.len() >= MOST_LISTED {
        told.note("", format!("only the first {MOST_LISTED} files are known"));
    }
    let is_pack = folder.is_pack();
    let mut judge = Judge::new(folder, Known { paths: paths.clone(), is_pack, ..Known::default() });
    match given {
        Given::File(path) => {
            if misnamed(path).is_some() {
                told.misnamed();
            }
            judge.file(path);
        }
        Given::Below(start) if start.is_empty() && is_pack => judge.pack(),
        Given::Below(start) if start.is_empty() => judge.everything(),
        Given::Below(start) => {
            paths.iter().filter(|path| path.starts_with(start)).for_each(|path| judge.file(path));
        }
    }
    if matches!(given, Given::Below(start) if start.is_empty()) && folder.has_description() {
        told.note("pack.ron", "this program does not read what describes a pack");
    }
    told.take(judge.report());
}
