//! The list of levels, `levels/index.ron`. A list is needed because folders cannot be listed on the
//! web.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::Deserialize;

use crate::data::letters::{explained, visible};
use crate::data::source::{At, Reader, read};
use crate::data::{Files, Flaw, Flaws, Place, files};

/// The path of the list.
pub const PATH: &str = "levels/index.ron";
/// The most levels on the list.
pub const MAX_LEVELS: usize = 1_000;

/// The levels in the order in which screens offer them: `(levels: ["jungle/combat", ...])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct IndexDef<'a> {
    /// Ids of levels, at most 1000: the game's folder and the file's name without `.board.ron`. The
    /// level `jungle/combat` is the file `levels/jungle/combat.board.ron`.
    #[serde(borrow)]
    pub levels: At<'a, Vec<At<'a, String>>>,
}

/// The list as far as it is readable: a flaw in one line does not affect the others.
#[derive(Clone, Default, Debug)]
pub struct Index {
    /// The levels in the order of the list, each with its place in the text.
    levels: Vec<(String, Range<usize>)>,
    /// The flaws of the list itself.
    pub flaws: Vec<Flaw>,
    text: String,
}

impl Index {
    /// Reads the list; the levels are not opened.
    #[must_use]
    pub fn read(files: &dyn Files) -> Self {
        let text = match files::text(files, PATH) {
            Ok(text) => text,
            Err(Flaws(flaws)) => return Self { flaws, ..Self::default() },
        };
        let (levels, flaws) = read(PATH, &text, compile);
        Self { levels: levels.unwrap_or_default(), flaws, text }
    }

    /// The readable ids, in the order of the list.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.levels.iter().map(|(id, _)| id.as_str())
    }

    /// A flaw at the line that lists this level.
    #[must_use]
    pub fn flaw(&self, level: &str, cause: impl Into<String>) -> Flaw {
        let listed = self.levels.iter().find(|(id, _)| id == level);
        let flaw = Flaw::of_file(PATH, cause);
        match listed {
            Some((_, range)) => flaw.at(Place::new(&self.text, range.clone())),
            None => flaw,
        }
    }
}

/// The ids of all levels, in the order of the list.
///
/// # Errors
/// All flaws of the list itself; the levels are not opened.
pub fn load(files: &dyn Files) -> Result<Vec<String>, Flaws> {
    let index = Index::read(files);
    if index.flaws.is_empty() {
        Ok(index.levels.into_iter().map(|(id, _)| id).collect())
    } else {
        Err(Flaws(index.flaws))
    }
}

fn compile(reader: &mut Reader<'_>) -> Option<Vec<(String, Range<usize>)>> {
    let index: IndexDef<'_> = reader.whole()?;
    let list = reader.get(&index.levels, "a list of levels")?;
    if list.is_empty() {
        let hint = "list levels such as `\"jungle/combat\"`".to_owned();
        reader.flaw(index.levels.token(), "this list names no level", Some(hint));
    }
    if list.len() > MAX_LEVELS {
        let cause = format!("there are {} levels, more than {MAX_LEVELS}", list.len());
        reader.flaw(index.levels.token(), cause, Some("list fewer".to_owned()));
    }
    let (mut ids, mut known) = (Vec::new(), BTreeSet::new());
    for entry in list.iter().take(MAX_LEVELS) {
        let Some(id) = reader.get(entry, "a level's id in double quotes") else { continue };
        if split(id).is_none() {
            let cause = format!("`{}` is no level's id{}", visible(id), explained(id));
            let hint = "write the game's folder and the level, such as `jungle/combat`";
            reader.flaw(entry.token(), cause, Some(hint.to_owned()));
        } else if known.insert(id) {
            ids.push((id.clone(), reader.range(entry.token())));
        } else {
            reader.flaw(entry.token(), format!("`{id}` stands here twice"), None);
        }
    }
    Some(ids)
}

/// A level's game and name: `jungle/combat` is `("jungle", "combat")`.
#[must_use]
pub fn split(level: &str) -> Option<(&str, &str)> {
    level.split_once('/').filter(|(game, name)| is_id(game) && is_id(name))
}

/// Whether a word is an id: at most 32 lowercase letters, digits and hyphens, starting with a
/// letter. Such words are valid file names and text keys everywhere.
#[must_use]
pub fn is_id(word: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    word.len() <= 32
        && word.as_bytes().first().is_some_and(u8::is_ascii_lowercase)
        && word.bytes().all(|letter| plain(letter) || letter == b'-')
}
