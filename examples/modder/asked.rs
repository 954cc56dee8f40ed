//! What the words of the command line ask for.

use std::path::PathBuf;

use menagerie::commands::Format;

/// What the command line asks for.
#[derive(Default, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub(crate) format: Format,
    pub(crate) packs: Vec<PathBuf>,
    pub(crate) words: Vec<String>,
}

/// The options and the other words; `None` if help is asked for.
pub(crate) fn asked(words: Vec<String>) -> Result<Option<Asked>, String> {
    let mut asked = Asked::default();
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let (option, value) = match word.split_once('=') {
            Some((option, value)) => (option.to_owned(), Some(value.to_owned())),
            None => (word.clone(), None),
        };
        match option.as_str() {
            "--help" | "-h" => return Ok(None),
            "--format" => {
                asked.format = match value.or_else(|| words.next()).as_deref() {
                    Some("text") => Format::Text,
                    Some("json") => Format::Json,
                    _ => return Err("--format is `text` or `json`".to_owned()),
                }
            }
            "--pack" => match value.or_else(|| words.next()) {
                Some(path) => asked.packs.push(path.into()),
                None => return Err("--pack needs the path of a pack behind it".to_owned()),
            },
            "--" => asked.words.extend(words.by_ref()),
            _ if option.starts_with('-') => {
                return Err(format!("there is no option {option}; --help lists them"));
            }
            _ => asked.words.push(word),
        }
    }
    Ok(Some(asked))
}
