//! The list of languages, `assets/locales/index.ron`: the web lists no folders.

use serde::Deserialize;

use crate::data::fields::{distinct, id, words_are_shown};
use crate::data::index::is_id;
use crate::data::letters::{explained, visible};
use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, Place, files};

/// Where the list lies.
pub const PATH: &str = "assets/locales/index.ron";
/// The most languages.
const MAX_LANGUAGES: usize = 100;
/// The most files of a language.
const MAX_FILES: usize = 100;

/// So many brackets one text may open.
const MAX_OPENED: usize = 150;

/// One line of the list: `(id: "en", name: "English", files: ["shell.ftl"])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LanguageDef<'a> {
    /// Its folder, also its code: `fr`.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// Its name in itself: `Français`.
    pub name: At<'a, String>,
    /// Its files, each a name in small letters, digits and hyphens that ends with `.ftl`.
    pub files: At<'a, Vec<At<'a, String>>>,
}

/// A language there are texts in.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Language {
    /// Its folder, also its code: `fr`.
    pub id: String,
    /// Its name in itself: `Français`.
    pub name: String,
    /// Its files.
    pub files: Vec<String>,
}

impl Language {
    /// Where its files lie.
    pub fn paths(&self) -> impl Iterator<Item = String> {
        self.files.iter().map(|file| format!("assets/locales/{}/{file}", self.id))
    }
}

/// The flaw of texts one of which opens so many brackets that reading them could overflow the stack. Whether they are closed again is
/// not asked: that depends on what stands between them, and nothing lies deeper than it was opened.
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

/// Whether a line begins a text: its key, then `=`. Within another text such a line ends the reading of that text.
fn begins_text(line: &str) -> bool {
    let key = line.strip_prefix('-').unwrap_or(line);
    let of_key = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let rest = key.trim_start_matches(of_key).trim_start_matches(' ');
    key.starts_with(|first: char| first.is_ascii_alphabetic()) && rest.starts_with('=')
}

/// All languages in the order in which they are offered.
///
/// # Errors
/// All flaws of the list; the files it names are not opened.
pub fn load(files: &dyn Files) -> Result<Vec<Language>, Vec<Flaw>> {
    let text = files::text(files, PATH).map_err(|flaws| flaws.0)?;
    read_whole(PATH, &text, compile)
}

fn compile(reader: &mut Reader<'_>) -> Option<Vec<Language>> {
    let entries: Vec<At<'_, LanguageDef<'_>>> = reader.whole()?;
    if entries.len() > MAX_LANGUAGES {
        let place = entries[MAX_LANGUAGES].token();
        let cause = format!("there are {} languages, more than {MAX_LANGUAGES}", entries.len());
        reader.flaw(place, cause, Some("list fewer".to_owned()));
        return None;
    }
    let what = "a language `(id: …, name: …, files: […])`";
    let made: Vec<_> = entries
        .iter()
        .map(|entry| reader.get(entry, what).and_then(|def| language(reader, def)))
        .collect();
    distinct(reader, entries.iter().filter_map(|entry| Some(&entry.ok()?.id)), "language");
    made.into_iter().collect()
}

/// One language; reads every field before giving up.
fn language<'a>(reader: &mut Reader<'a>, def: &LanguageDef<'a>) -> Option<Language> {
    let id = id(reader, &def.id, "a language's code in double quotes");
    let name = reader.get(&def.name, "the language's own name in double quotes");
    let shown = name.is_some() && words_are_shown(reader, &def.name);
    let entries = reader.get(&def.files, "a list of files such as `[\"shell.ftl\"]`")?;
    if entries.len() > MAX_FILES {
        let cause = format!("there are {} files, more than {MAX_FILES}", entries.len());
        reader.flaw(def.files.token(), cause, Some("list fewer".to_owned()));
        return None;
    }
    let files: Vec<_> = entries.iter().map(|entry| file(reader, entry)).collect();
    let (id, name) = (id?, name.filter(|_| shown)?.clone());
    Some(Language { id, name, files: files.into_iter().collect::<Option<_>>()? })
}

fn file<'a>(reader: &mut Reader<'a>, at: &At<'a, String>) -> Option<String> {
    let file = reader.get(at, "a file's name in double quotes")?;
    if !file.strip_suffix(".ftl").is_some_and(is_id) {
        let cause = format!("`{}` is no file of texts{}", visible(file), explained(file));
        let hint = "write a name of small letters, digits and hyphens with `.ftl` behind it";
        reader.flaw(at.token(), cause, Some(hint.to_owned()));
        return None;
    }
    Some(file.clone())
}
