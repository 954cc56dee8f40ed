//! Recognises a data file by its path, or explains why the path is not one of a data file.

use super::no_game;
use crate::data::letters::{explained, plain, visible};
use crate::data::shipped::Shipped;
use crate::data::suggest::did_you_mean;
use crate::data::{index, languages, palettes, particles, sounds};
use crate::for_game;
use crate::rules::GAMES;

/// The kind of a data file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind<'p> {
    /// The list of levels.
    Index,
    /// The list of languages.
    Languages,
    /// The kinds of particles.
    Particles,
    /// The palettes.
    Palettes,
    /// How the deeds of a game look and sound.
    Staging(&'p str),
    /// How computer players of a game value things.
    Weights(&'p str),
    /// The list of sounds.
    Sounds,
    /// The puzzles of a game.
    Puzzles(&'p str),
    /// A level: its game and name.
    Level(&'p str, &'p str),
    /// Texts of this language.
    Texts(&'p str),
    /// A lesson: its game and name.
    Lesson(&'p str, &'p str),
    /// What levels of a game name, such as animals.
    Part {
        /// Its game.
        game: &'p str,
        /// Its name.
        name: &'p str,
        /// The kind of it.
        ending: &'p str,
    },
}

/// Why a path is not one of a data file, and a suggestion.
type Misnamed = (String, String);

/// Why a path is not one of a data file, and what to do about it; `None` if it is one.
#[must_use]
pub fn misnamed(path: &str) -> Option<Misnamed> {
    Kind::of(path).err()
}

impl<'p> Kind<'p> {
    pub(super) fn of(path: &'p str) -> Result<Self, Misnamed> {
        match path {
            index::PATH => return Ok(Self::Index),
            languages::PATH => return Ok(Self::Languages),
            palettes::PATH => return Ok(Self::Palettes),
            particles::PATH => return Ok(Self::Particles),
            sounds::PATH => return Ok(Self::Sounds),
            _ => {}
        }
        let parts: Vec<&str> = path.split('/').collect();
        let (folder, game, file) = match parts[..] {
            [folder @ ("levels" | "assets"), game, file] => (folder, game, file),
            ["levels", game, folder @ "lessons", file] => (folder, game, file),
            ["assets", "locales", language, file] => return texts(language, file),
            _ => return Err(elsewhere(path)),
        };
        if !GAMES.contains(&game) {
            return Err(no_game(game));
        }
        if (folder, file) == ("assets", "staging.ron") {
            return Ok(Self::Staging(game));
        }
        if (folder, file) == ("assets", "weights.ron") {
            return Ok(Self::Weights(game));
        }
        if (folder, file) == ("levels", "puzzles.ron") {
            return Ok(Self::Puzzles(game));
        }
        let (name, end) = file.split_once('.').unwrap_or((file, ""));
        let kind = match (folder, game, end) {
            ("levels", _, "board.ron") => Self::Level(game, name),
            ("lessons", _, "lesson.ron") => Self::Lesson(game, name),
            ("assets", _, ending) if endings(game).contains(&ending) => {
                Self::Part { game, name, ending }
            }
            _ => return Err(ending(folder, game, end)),
        };
        if index::is_id(name) { Ok(kind) } else { Err(name_is_no_id(name)) }
    }
}

/// A file of texts by its folder and name.
fn texts<'p>(language: &'p str, file: &str) -> Result<Kind<'p>, Misnamed> {
    let Some(name) = file.strip_suffix(".ftl") else {
        let cause = format!("`{}` is no file of texts", visible(file));
        return Err((cause, "files of texts end with `.ftl`".to_owned()));
    };
    let wrong = [language, name].into_iter().find(|word| !index::is_id(word));
    wrong.map_or(Ok(Kind::Texts(language)), |word| Err(name_is_no_id(word)))
}

fn elsewhere(path: &str) -> Misnamed {
    let cause = format!("`{}` is no data file", visible(path));
    let hint = format!(
        "levels are `levels/<game>/<name>.board.ron`, lessons `levels/<game>/lessons/<name>.lesson.ron`, \
         what levels name lies in `assets/<game>`, texts are `assets/locales/<language>/<name>.ftl`, \
         and the lists are `{}`, `{}` and `{}`",
        index::PATH,
        languages::PATH,
        sounds::PATH
    );
    (cause, hint)
}

/// How the files in a game's folder of assets end.
fn endings(game: &str) -> &'static [&'static str] {
    for_game!(game, G => G::ENDINGS).unwrap_or_default()
}

fn ending(folder: &str, game: &str, end: &str) -> Misnamed {
    let right: &[&str] = match folder {
        "levels" => &["board.ron"],
        "lessons" => &["lesson.ron"],
        _ => endings(game),
    };
    let all: Vec<String> = right.iter().map(|end| format!("`.{end}`")).collect();
    let folder = match folder {
        "lessons" => format!("levels/{game}/lessons"),
        _ => format!("{folder}/{game}"),
    };
    let cause = match end {
        "" => format!("a file in `{folder}` without an ending"),
        _ => format!("no file in `{folder}` ends with `.{}`", visible(end)),
    };
    let all = format!("files there end with {}", all.join(", "));
    (cause, did_you_mean(end, right.iter().copied()).unwrap_or(all))
}

fn name_is_no_id(name: &str) -> Misnamed {
    let cause = format!("`{}` is no name of a data file{}", visible(name), explained(name));
    let seen = plain(name).unwrap_or(name.to_owned());
    let small = seen.to_lowercase().replace([' ', '_'], "-");
    let hint = if index::is_id(&small) {
        format!("call it `{small}`")
    } else {
        "use at most 32 small letters, digits and hyphens, beginning with a letter".into()
    };
    (cause, hint)
}
