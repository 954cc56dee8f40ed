//! Checks data files one by one or all together: their contents, the files they name, and what is
//! missing.
//!
//! The caller supplies the bytes and the list of existing files. Anything that makes a match
//! impossible is a flaw; a likely slip is a note.

mod paths;
mod shown;
mod texts;

use std::collections::BTreeSet;

use crate::data::files::Recording;
use crate::data::index::OF_PACK;
use crate::data::letters::visible;
use crate::data::pictures::Pictures;
use crate::data::shipped::{Shipped, Shown};
use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{
    Files, Flaw, Flaws, Label, Trouble, files, index, languages, lessons, palettes, particles,
    puzzles, sounds, staging, weights,
};
use crate::for_game;
use crate::rules::GAMES;
use paths::Kind;
pub use paths::misnamed;
use texts::Library;

/// The most flaws reported about the entries of one list.
const MOST_NAMED: usize = 40;

/// What exists around the files that are checked.
#[derive(Clone, Default, Debug)]
pub struct Known {
    /// The paths of all data files, if folders can be listed; else empty.
    pub paths: BTreeSet<String>,
    /// Whether these files lie over others: then all of them are used, whatever the lists name.
    pub is_pack: bool,
    /// Files of texts of packs below these files, which may write them anew.
    pub texts_below: Vec<String>,
    /// Packs without English texts, and the language in which they name their own things.
    pub instead_of_english: Vec<(String, String)>,
    /// Which English texts there are.
    pub texts: KnownTexts,
}

/// The English texts around the files that are checked.
#[derive(Clone, Default, Debug)]
pub enum KnownTexts {
    /// Those of the list of languages.
    #[default]
    Listed,
    /// Texts with these keys.
    Keys(BTreeSet<String>),
    /// Unknown: nobody asks whether a name has a text.
    Unknown,
}

/// The keys of the English texts that these files list; `None` where they have no list of languages.
#[must_use]
pub fn english_keys(files: &dyn Files) -> Option<BTreeSet<String>> {
    Library::new(files, &Known::default()).english_keys()
}

/// The result of a check.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// The paths of the files that were checked.
    pub checked: BTreeSet<String>,
    /// The flaws, each once.
    pub flaws: Vec<Flaw>,
    /// Notes: likely slips that do no harm.
    pub notes: Vec<Flaw>,
}

/// Checks the files of one source.
pub struct Judge<'f> {
    files: Recording<'f>,
    known: Known,
    pictures: Pictures,
    texts: Library,
    listed: BTreeSet<String>,
    /// The files that were read for levels.
    named: BTreeSet<String>,
    report: Report,
    /// The flaws told so far.
    told: BTreeSet<Flaw>,
}

impl<'f> Judge<'f> {
    /// A check of the files of a source.
    #[must_use]
    pub fn new(files: &'f dyn Files, known: Known) -> Self {
        let index = index::Index::read(files);
        let lessons = index.lessons().map(lessons::path);
        let listed = index.ids().map(level_path).chain(lessons).collect();
        let pictures = Pictures::read(files);
        let texts = Library::new(files, &known);
        let files = Recording::new(files);
        Self {
            files,
            known,
            pictures,
            texts,
            listed,
            named: BTreeSet::new(),
            report: Report::default(),
            told: BTreeSet::new(),
        }
    }

    /// The result.
    #[must_use]
    pub fn report(self) -> Report {
        self.report
    }

    /// Checks the list of levels, the levels on it and the files they name, the list of languages
    /// and, where there are such, the lists of sounds and particles, the stagings, the weights and the puzzles; notes files that none of them names.
    pub fn everything(&mut self) {
        self.file(index::PATH);
        self.file(languages::PATH);
        // The list of levels does not name these.
        let of_game = |game: &&str| [staging::path(game), puzzles::path(game), weights::path(game)];
        let of_games = GAMES.iter().flat_map(of_game);
        let others = [palettes::PATH, particles::PATH, sounds::PATH].map(str::to_owned);
        for path in of_games.chain(others) {
            if !self.is_missing(&path) {
                self.file(&path);
            }
        }
        let index = index::Index::read(&self.files);
        let levels = index.ids().map(level_path).chain(index.lessons().map(lessons::path));
        for path in levels.chain(self.texts.paths()) {
            if Kind::of(&path).is_ok() && !self.is_missing(&path) {
                self.file(&path);
            }
        }
        self.note_unnamed();
    }

    /// Checks all files that lie over others, whether they are listed or not.
    pub fn pack(&mut self) {
        let paths = self.known.paths.clone();
        paths.iter().for_each(|path| self.file(path));
        // What stands in for a file of the game is named by the game's levels.
        let is_own = |path: &&String| path.contains(OF_PACK) && !self.named.contains(*path);
        let is_part = |path: &&String| matches!(Kind::of(path), Ok(Kind::Part { .. }));
        for path in paths.iter().filter(is_own).filter(is_part).collect::<Vec<_>>() {
            self.note(path, "no level of the pack names this file");
        }
        for language in self.texts.languages() {
            let is_new = |path: &String| path.split('/').nth(2) == Some(&language);
            if self.known.paths.iter().filter(|path| path.ends_with(".ftl")).any(is_new) {
                self.note_gaps(&language);
            }
        }
    }

    /// Notes files that nothing names. A level's named files are read even if the level has flaws.
    fn note_unnamed(&mut self) {
        let unnamed: BTreeSet<String> = &self.known.paths - &self.files.found();
        for path in unnamed {
            match Kind::of(&path) {
                Ok(Kind::Level(..) | Kind::Lesson(..)) => self.note_unlisted(&path),
                Ok(Kind::Texts(_)) => {
                    self.note(&path, "the list of languages does not name this file")
                }
                Ok(_) => self.note(&path, "no level of the list names this file"),
                Err((cause, hint)) => {
                    self.report.notes.push(Flaw::of_file(&path, cause).suggest(hint));
                }
            }
        }
    }

    /// Notes how much of the English texts a language lacks.
    fn note_gaps(&mut self, language: &str) {
        if let Some(cause) = self.texts.gaps(&self.files, language) {
            self.note(&format!("assets/locales/{language}"), &cause);
        }
    }

    /// Checks the file at a logical path and the files it names. Does nothing if it was checked
    /// before.
    pub fn file(&mut self, path: &str) {
        if !self.report.checked.insert(path.to_owned()) {
            return;
        }
        match Kind::of(path) {
            Err((cause, hint)) => self.take(vec![Flaw::of_file(path, cause).suggest(hint)]),
            Ok(Kind::Index) => self.index(),
            Ok(Kind::Languages) => self.languages(),
            Ok(Kind::Particles) => {
                self.take(particles::load(&self.files).err().unwrap_or_default())
            }
            Ok(Kind::Palettes) => {
                self.take(palettes::load(&self.files).err().unwrap_or_default());
                self.report.notes.extend(palettes::warnings(&self.files));
            }
            Ok(Kind::Staging(game)) => {
                self.take(staging::load(&self.files, game).err().unwrap_or_default());
            }
            Ok(Kind::Weights(game)) => {
                let read = for_game!(game, G => G::weights(&self.files).err());
                self.take(read.flatten().unwrap_or_default());
            }
            Ok(Kind::Puzzles(game)) => {
                let made = for_game!(game, G => puzzles::load::<G>(&self.files).err());
                self.take(made.flatten().unwrap_or_default());
            }
            Ok(Kind::Sounds) => self.sounds(),
            Ok(Kind::Texts(language)) => {
                let flaws = self.texts.flaws(&self.files, path, language);
                self.take(flaws);
            }
            Ok(Kind::Level(game, name)) => self.level(path, game, name),
            Ok(Kind::Lesson(game, name)) => self.lesson(path, game, name),
            Ok(Kind::Part { game, name, ending }) => {
                let made = for_game!(game, G => G::part(&self.files, ending, name));
                self.named(path, made.unwrap_or_else(|| Ok(Vec::new())));
            }
        }
    }

    fn take(&mut self, flaws: Vec<Flaw>) {
        let new = flaws.into_iter().filter(|flaw| self.told.insert(flaw.clone()));
        self.report.flaws.extend(new);
    }

    fn note(&mut self, path: &str, cause: &str) {
        self.report.notes.push(Flaw::of_file(path, cause));
    }

    /// Notes a level or a lesson that is not offered, because the list does not name it.
    fn note_unlisted(&mut self, path: &str) {
        let is_pack = self.known.is_pack && !self.known.paths.contains(index::PATH);
        if is_pack || self.listed.contains(path) {
            return;
        }
        let what = if path.ends_with(".lesson.ron") { "lesson" } else { "level" };
        let cause = format!("`{}` does not list this {what}, so it is not offered", index::PATH);
        self.note(path, &cause);
    }

    fn is_missing(&self, path: &str) -> bool {
        self.files.read(path) == Err(Trouble::Missing)
    }

    /// Checks the list of levels and lessons and that each of them exists.
    fn index(&mut self) {
        let index = index::Index::read(&self.files);
        let mut flaws = index.flaws.clone();
        let levels = index.ids().filter_map(|id| {
            let (cause, hint) = self.unlistable(id, &level_path(id))?;
            Some(index.flaw(id, cause).suggest(hint))
        });
        let lessons = index.lessons().filter_map(|id| {
            let (cause, hint) = self.unlistable(id, &lessons::path(id))?;
            Some(index.lesson_flaw(id, cause).suggest(hint))
        });
        let absent: Vec<Flaw> = levels.chain(lessons).collect();
        let told = absent.len().min(MOST_NAMED.saturating_sub(flaws.len()));
        let untold = absent.len() - told;
        flaws.extend(absent.into_iter().take(told));
        if untold > 0 {
            flaws.push(Flaw::untold(index::PATH, untold));
        }
        self.take(flaws);
    }

    /// Why a listed level or lesson does not exist, and what to do about it.
    fn unlistable(&self, id: &str, path: &str) -> Option<(String, String)> {
        if let Err(misnamed) = Kind::of(path) {
            return Some(misnamed);
        }
        if !self.is_missing(path) {
            return None;
        }
        let ids =
            self.known.paths.iter().filter_map(|known| match (Kind::of(known), Kind::of(path)) {
                (Ok(Kind::Level(game, name)), Ok(Kind::Level(..)))
                | (Ok(Kind::Lesson(game, name)), Ok(Kind::Lesson(..))) => {
                    Some(format!("{game}/{name}"))
                }
                _ => None,
            });
        let ids: Vec<String> = ids.collect();
        let hint = did_you_mean(id, ids.iter().map(String::as_str));
        let hint = hint.unwrap_or("take it out, or make the file".to_owned());
        Some((format!("there is no file `{path}`"), hint))
    }

    /// Checks the list of languages and that their files exist.
    fn languages(&mut self) {
        let languages = match languages::load(&self.files) {
            Ok(languages) => languages,
            Err(flaws) => return self.take(flaws),
        };
        let paths = languages.iter().flat_map(languages::Language::paths);
        let lacking = paths.filter(|path| self.is_missing(path)).map(|path| (path, None));
        let flaws = missing(languages::PATH, lacking.collect());
        self.take(flaws);
        languages.iter().for_each(|language| self.note_gaps(&language.id));
    }

    /// Checks the list of sounds and that their files exist.
    fn sounds(&mut self) {
        let (sounds, flaws) = sounds::Sounds::read(&self.files);
        let path = |file: &str| format!("{}/{file}", sounds::FOLDER);
        let (lacking, there): (Vec<&str>, Vec<&str>) =
            sounds.files().into_iter().partition(|file| self.is_missing(&path(file)));
        let near = |file: &str| did_you_mean(file, there.iter().copied());
        let lacking = lacking.into_iter().map(|file| (path(file), near(file)));
        let missing = missing(sounds::PATH, lacking.collect());
        self.take(flaws);
        self.take(missing);
    }

    fn level(&mut self, path: &str, game: &str, name: &str) {
        let id = format!("{game}/{name}");
        let files = Recording::new(&self.files);
        let level = for_game!(game, G => G::level(&files, &id));
        self.named.extend(files.found());
        match level {
            Some(Ok((shown, parts))) => {
                self.named(path, Ok(shown));
                parts.iter().for_each(|part| self.file(part));
                let slips = for_game!(game, G => G::slips(&self.files, &id)).into_iter().flatten();
                let told = slips.map(|(cause, hint)| Flaw::of_file(path, cause).suggest(hint));
                self.report.notes.extend(told);
            }
            Some(Err(Flaws(flaws))) => self.take(flaws),
            None => {}
        }
        self.note_unlisted(path);
    }

    /// Checks a lesson, proves that its steps can be done, and checks that its texts exist.
    fn lesson(&mut self, path: &str, game: &str, name: &str) {
        let id = format!("{game}/{name}");
        let texts = for_game!(game, G => lessons::prove::<G>(&self.files, &id)
            .map(|loaded| loaded.lesson.texts().cloned().collect::<Vec<Label>>()));
        match texts {
            Some(Ok(labels)) => {
                let missing = labels.into_iter().filter_map(|label| match label {
                    Label::Key(key) if self.texts.has(&key) == Some(false) => Some(key),
                    _ => None,
                });
                let flaws = missing.map(|key| {
                    let hint = "write it into the texts, or own words into this file";
                    Flaw::of_file(path, format!("there is no text `{key}`")).suggest(hint)
                });
                let flaws = flaws.collect();
                self.take(flaws);
            }
            Some(Err(Flaws(flaws))) => self.take(flaws),
            None => {}
        }
        self.note_unlisted(path);
    }

    /// Checks that the pictures and texts a file refers to exist.
    fn named(&mut self, path: &str, made: Result<Vec<Shown>, Vec<Flaw>>) {
        let shown = match made {
            Ok(shown) => shown,
            Err(flaws) => return self.take(flaws),
        };
        let text = files::text(&self.files, path).unwrap_or_default();
        let flaw = |one| shown::flaw(one, &text, &self.pictures, &self.texts);
        let flaws: Vec<Flaw> = shown.iter().filter_map(flaw).collect();
        self.take(flaws);
    }
}

/// A flaw of the list for each of these files, which do not exist; each has what was probably meant.
fn missing(list: &str, files: Vec<(String, Option<String>)>) -> Vec<Flaw> {
    let untold = files.len().saturating_sub(MOST_NAMED);
    let told = files.into_iter().take(MOST_NAMED).map(|(path, near)| {
        let hint = near.unwrap_or_else(|| "take it out, or make the file".to_owned());
        Flaw::of_file(list, format!("there is no file `{path}`")).suggest(hint)
    });
    let mut flaws: Vec<Flaw> = told.collect();
    if untold > 0 {
        flaws.push(Flaw::untold(list, untold));
    }
    flaws
}

fn level_path(id: &str) -> String {
    format!("levels/{id}.board.ron")
}

/// The cause and the suggestion for an unknown game.
pub(super) fn no_game(game: &str) -> (String, String) {
    let games = || GAMES.iter().copied();
    let hint = did_you_mean(game, games());
    let hint = hint.unwrap_or_else(|| format!("games are {}", one_of(games())));
    (format!("there is no game `{}`", visible(game)), hint.replace(" or ", " and "))
}
