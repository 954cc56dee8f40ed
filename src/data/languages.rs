//! The list of languages, `assets/locales/index.ron`. A list is needed because folders cannot be
//! listed on the web.

use serde::Deserialize;

use crate::data::fields::{self, distinct, plain_id, words_are_shown};
use crate::data::index::is_plain;
use crate::data::letters::{explained, visible};
use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, Place, files};

/// The path of the list.
pub const PATH: &str = "assets/locales/index.ron";
/// The most languages.
const MAX_LANGUAGES: usize = 100;
/// The most files of a language.
const MAX_FILES: usize = 100;

/// The most brackets that one text may open.
const MAX_OPENED: usize = 150;

/// One entry of the list: `(id: "en", name: "English", files: ["shell.ftl"])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LanguageDef<'a> {
    /// Its code, which is also the name of its folder: `fr`.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// Its name in the language itself: `Français`.
    pub name: At<'a, String>,
    /// Its files: an id followed by `.ftl` each.
    pub files: At<'a, Vec<At<'a, String>>>,
}

/// A language that has texts.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Language {
    /// Its code, which is also the name of its folder: `fr`.
    pub id: String,
    /// Its name in the language itself: `Français`.
    pub name: String,
    /// Its files.
    pub files: Vec<String>,
}

impl Language {
    /// The paths of its files.
    pub fn paths(&self) -> impl Iterator<Item = String> {
        self.files.iter().map(|file| format!("assets/locales/{}/{file}", self.id))
    }
}

/// Reports a text with more than 150 opening brackets: parsing it could overflow the stack. Closing
/// brackets are not counted; whether they close anything depends on the text between, and the depth
/// never exceeds the number of opening brackets.
#[must_use]
pub fn too_deep(path: &str, text: &str) -> Option<Flaw> {
    let (mut opened, mut end) = (0, 0);
    for line in text.split_inclusive('\n') {
        let start = end;
        end += line.len();
        if line.starts_with('#') {
            continue;
        }
        if begins_text(line) {
            opened = 0;
        }
        let brackets = line.bytes().enumerate().filter(|(_, byte)| matches!(byte, b'{' | b'('));
        for (at, _) in brackets {
            opened += 1;
            if opened > MAX_OPENED {
                let at = start + at;
                let cause = format!("one text opens more than {MAX_OPENED} brackets");
                let flaw = Flaw::of_file(path, cause).at(Place::new(text, at..at + 1));
                return Some(flaw.suggest("use fewer, or several texts"));
            }
        }
    }
    None
}

/// Whether a line begins a text: a key, then `=`. Such a line also ends the previous text.
fn begins_text(line: &str) -> bool {
    let key = line.strip_prefix('-').unwrap_or(line);
    let of_key = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let rest = key.trim_start_matches(of_key).trim_start_matches(' ');
    key.starts_with(|first: char| first.is_ascii_alphabetic()) && rest.starts_with('=')
}

/// Loads all languages, in the order in which screens offer them.
///
/// # Errors
/// All flaws of the list; the files it names are not opened.
pub fn load(files: &dyn Files) -> Result<Vec<Language>, Vec<Flaw>> {
    let text = files::text(files, PATH).map_err(|flaws| flaws.0)?;
    read_whole(&text, compile)
}

fn compile(reader: &mut Reader<'_>) -> Option<Vec<Language>> {
    let entries: Vec<At<'_, LanguageDef<'_>>> = reader.whole()?;
    let beyond = entries.get(MAX_LANGUAGES).map_or("", At::token);
    fields::not_more(reader, beyond, entries.len(), MAX_LANGUAGES, "languages")?;
    let what = "a language `(id: …, name: …, files: […])`";
    let made: Vec<_> = entries
        .iter()
        .map(|entry| reader.get(entry, what).and_then(|def| language(reader, def)))
        .collect();
    distinct(reader, entries.iter().filter_map(|entry| Some(&entry.ok()?.id)), "language");
    made.into_iter().collect()
}

/// Compiles one language; reads every field before giving up.
fn language<'a>(reader: &mut Reader<'a>, def: &LanguageDef<'a>) -> Option<Language> {
    let id = plain_id(reader, &def.id, "a language's code in double quotes");
    let name = reader.get(&def.name, "the language's own name in double quotes");
    let shown = name.is_some() && words_are_shown(reader, &def.name);
    let entries = reader.get(&def.files, "a list of files such as `[\"shell.ftl\"]`")?;
    fields::not_more(reader, def.files.token(), entries.len(), MAX_FILES, "files")?;
    let files: Vec<_> = entries.iter().map(|entry| file(reader, entry)).collect();
    let (id, name) = (id?, name.filter(|_| shown)?.clone());
    Some(Language { id, name, files: files.into_iter().collect::<Option<_>>()? })
}

fn file<'a>(reader: &mut Reader<'a>, at: &At<'a, String>) -> Option<String> {
    let file = reader.get(at, "a file's name in double quotes")?;
    if !file.strip_suffix(".ftl").is_some_and(is_plain) {
        let cause = format!("`{}` is no file of texts{}", visible(file), explained(file));
        let hint = "write a name of small letters, digits and hyphens with `.ftl` behind it";
        reader.flaw(at.token(), cause, Some(hint.to_owned()));
        return None;
    }
    Some(file.clone())
}
