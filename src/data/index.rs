//! The list of levels and lessons, `levels/index.ron`. A list is needed because folders cannot be
//! listed on the web.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use serde::Deserialize;

use crate::data::letters::{explained, visible};
use crate::data::source::{At, Reader, read};
use crate::data::{Files, Flaw, Flaws, Memory, Text, files};

/// The path of the list.
pub const PATH: &str = "levels/index.ron";
/// The most levels on the list, and the most lessons.
pub const MAX_LEVELS: usize = 1_000;

/// The levels and lessons in the order in which screens offer them:
/// `(levels: ["jungle/combat", ...], lessons: ["jungle/ranks", ...])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct IndexDef<'a> {
    /// Ids of levels, at most 1000: the game's folder and the file's name without `.board.ron`. The
    /// level `jungle/combat` is the file `levels/jungle/combat.board.ron`.
    #[serde(borrow)]
    pub levels: At<'a, Vec<At<'a, String>>>,
    /// Ids of lessons, at most 1000: the lesson `jungle/ranks` is the file
    /// `levels/jungle/lessons/ranks.lesson.ron`.
    #[serde(default)]
    pub lessons: At<'a, Vec<At<'a, String>>>,
}

/// Ids, each with its place in the text.
type Ids = Vec<(String, Range<usize>)>;

/// The list as far as it is readable: a flaw in one line does not affect the others.
#[derive(Clone, Default, Debug)]
pub struct Index {
    levels: Ids,
    lessons: Ids,
    /// The flaws of the list itself.
    pub flaws: Vec<Flaw>,
    text: Text,
}

impl Index {
    /// Reads the list; the levels are not opened.
    #[must_use]
    pub fn read(files: &dyn Files) -> Self {
        let text = match files::text(files, PATH) {
            Ok(text) => text,
            Err(Flaws(flaws)) => return Self { flaws, ..Self::default() },
        };
        let (ids, flaws) = read(&text, compile);
        let (levels, lessons) = ids.unwrap_or_default();
        Self { levels, lessons, flaws, text }
    }

    /// The list as shipped, compiled into the program: used where the list at hand is broken.
    #[must_use]
    pub fn shipped() -> Self {
        Self::read(&Memory::default().with(PATH, include_str!("../../levels/index.ron")))
    }

    /// The levels of one game, in the order of the list.
    pub fn of_game(&self, game: &str) -> impl Iterator<Item = &str> {
        self.ids().filter(move |id| split(id).is_some_and(|(of, _)| of == game))
    }

    /// The readable ids of levels, in the order of the list.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.levels.iter().map(|(id, _)| id.as_str())
    }

    /// The readable ids of lessons, in the order of the list.
    pub fn lessons(&self) -> impl Iterator<Item = &str> {
        self.lessons.iter().map(|(id, _)| id.as_str())
    }

    /// A flaw at the line that lists this level.
    #[must_use]
    pub fn flaw(&self, level: &str, cause: impl Into<String>) -> Flaw {
        self.flaw_in(&self.levels, level, cause)
    }

    /// A flaw at the line that lists this lesson.
    #[must_use]
    pub fn lesson_flaw(&self, lesson: &str, cause: impl Into<String>) -> Flaw {
        self.flaw_in(&self.lessons, lesson, cause)
    }

    fn flaw_in(&self, list: &Ids, wanted: &str, cause: impl Into<String>) -> Flaw {
        let listed = list.iter().find(|(id, _)| id == wanted);
        match listed {
            Some((_, range)) => self.text.flaw(range.clone(), cause),
            None => Flaw::of_file(PATH, cause),
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

fn compile(reader: &mut Reader<'_>) -> Option<(Ids, Ids)> {
    let index: IndexDef<'_> = reader.whole()?;
    let lessons = ids(reader, &index.lessons, "lesson", "jungle/ranks");
    let levels = reader.get(&index.levels, "a list of levels")?;
    if levels.is_empty() {
        let hint = "list levels such as `\"jungle/combat\"`".to_owned();
        reader.flaw(index.levels.token(), "this list names no level", Some(hint));
    }
    let levels = ids(reader, &index.levels, "level", "jungle/combat")?;
    Some((levels, lessons.unwrap_or_default()))
}

/// The readable ids of a list of levels or lessons.
fn ids<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, String>>>,
    what: &str,
    such_as: &str,
) -> Option<Ids> {
    let list = reader.get(at, &format!("a list of {what}s"))?;
    if list.len() > MAX_LEVELS {
        let cause = format!("there are {} {what}s, more than {MAX_LEVELS}", list.len());
        reader.flaw(at.token(), cause, Some("list fewer".to_owned()));
    }
    let (mut ids, mut known) = (Vec::new(), BTreeSet::new());
    for entry in list.iter().take(MAX_LEVELS) {
        let read = reader.get(entry, &format!("a {what}'s id in double quotes"));
        let Some(id) = read else { continue };
        if split(id).is_none() {
            let cause = format!("`{}` is no {what}'s id{}", visible(id), explained(id));
            let hint = format!("write the game's folder and the {what}, such as `{such_as}`");
            reader.flaw(entry.token(), cause, Some(hint));
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
    level.split_once('/').filter(|(game, name)| is_plain(game) && is_id(name))
}

/// What stands between a pack's id and a name of its own: `otter:marsh`.
pub const OF_PACK: char = ':';
/// What stands for [`OF_PACK`] where a colon may not stand: in text keys and in names of files.
pub const OF_PACK_WRITTEN: &str = "--";

/// Whether a word is an id: a plain one, or that of a pack before a plain one, as in `otter:marsh`.
#[must_use]
pub fn is_id(word: &str) -> bool {
    match owner(word) {
        (Some(pack), name) => is_plain(pack) && is_plain(name),
        (None, name) => is_plain(name),
    }
}

/// The pack that an id belongs to, and the rest of the id; ids without a pack are the game's own.
#[must_use]
pub fn owner(id: &str) -> (Option<&str>, &str) {
    id.split_once(OF_PACK).map_or((None, id), |(pack, name)| (Some(pack), name))
}

/// The key of a level's name: the name of `jungle/combat` is the text `jungle-level-combat`. What else is said of a level
/// has keys that begin alike.
#[must_use]
pub fn title_key(level: &str) -> String {
    level.replacen('/', "-level-", 1)
}

/// The key of a text that was made of ids, as the files of texts write it: they cannot hold colons, so
/// the name of `otter:otter` in Jungle is the text `jungle-animal-otter--otter`.
#[must_use]
pub fn text_key(key: &str) -> Cow<'_, str> {
    if key.contains(OF_PACK) { key.replace(OF_PACK, OF_PACK_WRITTEN).into() } else { key.into() }
}

/// Whether a word is a plain id: at most 32 lowercase letters, digits and hyphens, starting with a
/// letter. Such words are valid file names and text keys everywhere.
#[must_use]
pub fn is_plain(word: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    word.len() <= 32
        && word.as_bytes().first().is_some_and(u8::is_ascii_lowercase)
        && word.bytes().all(|letter| plain(letter) || letter == b'-')
}
