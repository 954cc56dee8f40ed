//! The list of levels, `levels/index.ron`: the web lists no folders.

use serde::Deserialize;

use crate::data::flaw::visible;
use crate::data::source::{At, read_whole};
use crate::data::{Files, Flaws, files};

/// Where the list lies.
pub const PATH: &str = "levels/index.ron";

/// All levels in the order in which they are offered: `(levels: ["jungle/combat", ...])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct IndexDef<'a> {
    /// Ids of levels: the game's folder and the file's name without `.board.ron`. The level
    /// `jungle/combat` is the file `levels/jungle/combat.board.ron`.
    #[serde(borrow)]
    pub levels: At<'a, Vec<At<'a, String>>>,
}

/// The ids of all levels, in the order of the list.
///
/// # Errors
/// All flaws of the list itself; the levels are not opened.
pub fn load(files: &dyn Files) -> Result<Vec<String>, Flaws> {
    let text = files::text(files, PATH)?;
    let compiled = read_whole(PATH, &text, |reader| {
        let index: IndexDef<'_> = reader.whole()?;
        let list = reader.get(&index.levels, "a list of levels")?;
        let mut ids: Vec<String> = Vec::new();
        for entry in list {
            let Some(id) = reader.get(entry, "a level's id in double quotes") else { continue };
            if split(id).is_none() {
                let cause = format!("`{}` is no level's id", visible(id));
                let hint = "write the game's folder and the level, such as `jungle/combat`";
                reader.flaw(entry.token(), cause, Some(hint.to_owned()));
            } else if ids.contains(id) {
                reader.flaw(entry.token(), format!("`{id}` stands here twice"), None);
            }
            ids.push(id.clone());
        }
        Some(ids)
    });
    compiled.map_err(Flaws)
}

/// A level's game and name: `jungle/combat` is `("jungle", "combat")`.
#[must_use]
pub fn split(level: &str) -> Option<(&str, &str)> {
    level.split_once('/').filter(|(game, name)| is_id(game) && is_id(name))
}

/// Ids are small letters, digits and hyphens, beginning with a letter, at most 32 in all: good as
/// file names and text keys everywhere.
#[must_use]
pub fn is_id(word: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    word.len() <= 32
        && word.as_bytes().first().is_some_and(u8::is_ascii_lowercase)
        && word.bytes().all(|letter| plain(letter) || letter == b'-')
}
