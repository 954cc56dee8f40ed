//! Folders as sources of data files, laid over the game's own.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use crate::commands::Ground;
use crate::data::files::MAX_BYTES;
use crate::data::{Files, Trouble};
use crate::saves::folder::read_file;

/// The folders that contain data files.
pub(super) const HOLD_DATA: [&str; 2] = ["levels", "assets"];
/// Subfolders of `assets` whose files are not game data.
const OTHERS: [&str; 4] = ["art", "fonts", "sounds", "icons"];
/// Files in these two folders that are not of a game.
const LISTS: [&str; 4] = [
    "levels/index.ron",
    "assets/locales/index.ron",
    "assets/particles.ron",
    "assets/sounds/sounds.ron",
];
/// Folders are listed this deep; data files lie at most four deep.
const DEEPEST: usize = 6;
/// The most files that are listed.
pub(super) const MOST_LISTED: usize = 10_000;

/// A folder with `levels` and `assets`, and the game's files for those that are missing there.
#[derive(Clone)]
pub(super) struct Folder<'f> {
    /// The folder; the game's own where it lies in one.
    root: Option<PathBuf>,
    game: Option<PathBuf>,
    below: &'f dyn Files,
}

/// What a path on the command line stands for, by its logical path in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Given {
    /// A file.
    File(String),
    /// Everything below a path that ends with `/`, or everything where it is empty.
    Below(String),
}

impl<'f> Folder<'f> {
    /// The game's own files.
    pub(super) fn of_game(ground: Ground<'f>) -> Self {
        let game = ground.folder.map(|root| root.canonicalize().unwrap_or_else(|_| root.clone()));
        Self { root: game.clone(), game, below: ground.files }
    }

    /// Whether its files lie over those of the game.
    pub(super) fn is_laid_over(&self) -> bool {
        self.root != self.game
    }

    /// Where a path leads that is given from the working directory, or from this folder; `None` if
    /// nothing is there.
    pub(super) fn here(&self, given: &str) -> Option<PathBuf> {
        let here = std::path::absolute(given).unwrap_or_else(|_| given.into());
        let ways = [Some(here), self.root.as_ref().map(|root| root.join(given))];
        let there = ways.into_iter().flatten().find(|path| path.is_symlink() || path.exists());
        there.map(|path| plain(&path))
    }

    /// The folder that a path lies in, and what the path stands for there.
    ///
    /// # Errors
    /// There is no such file or folder, or its place is not one of data files.
    pub(super) fn find(&self, given: &str) -> Result<(Self, Given), String> {
        let Some(plain) = self.here(given) else {
            let or_there = self.root.as_ref().map(|root| format!(" nor in {}", root.display()));
            let neither = if or_there.is_some() { ", neither" } else { "" };
            let or_there = or_there.unwrap_or_default();
            return Err(format!("there is no such file{neither} from here{or_there}"));
        };
        if let Some(found) = self.whole(&plain) {
            return Ok(found);
        }
        let given = |path: String| match plain.is_dir() && !path.contains('.') {
            true => Given::Below(format!("{path}/")),
            false => Given::File(path),
        };
        // If the file is a link, its own place counts, not its target's. Links among its folders
        // are followed only if the path as given does not lead into the project.
        let followed = || {
            let folder = plain.parent()?.canonicalize().ok()?;
            Some(folder.join(plain.file_name()?))
        };
        let ways = [Some(plain.clone()), followed()];
        let root = self.root.as_deref();
        let inside = |way| root.and_then(|root| logical(root, way));
        if let Some(path) = ways.iter().flatten().find_map(|way| inside(way)) {
            return Ok((self.clone(), given(path)));
        }
        let parts: Vec<Component<'_>> = plain.components().collect();
        let holds = |part: &Component<'_>| HOLD_DATA.iter().any(|name| part.as_os_str() == *name);
        let Some(at) = parts.iter().rposition(holds) else {
            let folders = "data files lie in folders that are called `levels` and `assets`";
            let outside = root.map_or("no pack".to_owned(), |root| root.display().to_string());
            return Err(format!("it lies outside {outside}; {folders}"));
        };
        let root: PathBuf = parts[..at].iter().collect();
        let path = logical(&root, &plain).ok_or("its path is not UTF-8 text")?;
        Ok((self.laid(root), given(path)))
    }

    /// A folder over the same files.
    fn laid(&self, root: PathBuf) -> Self {
        Self { root: Some(root), ..self.clone() }
    }

    /// A folder that holds `levels` or `assets` itself.
    fn whole(&self, plain: &Path) -> Option<(Self, Given)> {
        HOLD_DATA.iter().find(|name| plain.join(name).is_dir())?;
        let real = plain.canonicalize().ok();
        let root = real.filter(|real| Some(real) == self.game.as_ref());
        let root = root.unwrap_or_else(|| plain.to_owned());
        Some((self.laid(root), Given::Below(String::new())))
    }

    /// The logical paths of all files that could be a game's data.
    pub(super) fn paths(&self) -> BTreeSet<String> {
        let mut paths = BTreeSet::new();
        let Some(root) = &self.root else { return paths };
        for folder in HOLD_DATA {
            for name in names(&root.join(folder)) {
                if folder == "levels" || !OTHERS.contains(&name.as_str()) {
                    list(root, format!("{folder}/{name}"), 2, &mut paths);
                }
            }
        }
        // The lists of the game are checked by name.
        let lists = LISTS.iter().filter(|path| root.join(path).is_file());
        paths.retain(|path| !LISTS.contains(&path.as_str()));
        if self.is_laid_over() {
            paths.extend(lists.map(|path| (*path).to_owned()));
        }
        paths
    }
}

/// Adds a file, or the files below a folder. A folder with the name of a file is one too.
fn list(root: &Path, path: String, depth: usize, paths: &mut BTreeSet<String>) {
    let here = root.join(&path);
    if here.is_dir() && !path.contains('.') {
        // A link to a folder around it is left out: it leads in a circle.
        let circles = || {
            let real = here.canonicalize().unwrap_or_default();
            here.ancestors().skip(1).any(|around| around.canonicalize().is_ok_and(|a| a == real))
        };
        if depth < DEEPEST && !circles() {
            let below = names(&here).into_iter().map(|name| format!("{path}/{name}"));
            below.for_each(|path| list(root, path, depth + 1, paths));
        }
    } else if paths.len() < MOST_LISTED {
        paths.insert(path);
    }
}

impl Files for Folder<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        let own = self.root.as_ref().filter(|_| self.is_laid_over());
        match own.map_or(Err(Trouble::Missing), |root| read_data(root, path)) {
            Err(Trouble::Missing) => self.below.read(path),
            read => read,
        }
    }
}

/// The bytes of a file in a folder.
///
/// # Errors
/// Why it cannot be read.
pub fn read_data(root: &Path, path: &str) -> Result<Vec<u8>, Trouble> {
    let file = root.join(path);
    if file.to_str().is_none() {
        return Err(Trouble::Unreadable("its folder's name is not UTF-8 text".to_owned()));
    }
    read_file(&file, MAX_BYTES).map_err(|why| match why.kind() {
        ErrorKind::NotFound => Trouble::Missing,
        ErrorKind::FileTooLarge => Trouble::TooBig,
        _ => Trouble::Unreadable(why.to_string()),
    })
}

/// The names in a folder that are valid UTF-8, in order, not more than are listed.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_LISTED);
    let mut names: Vec<String> =
        entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    names
}

/// A path without `.` and `..`; links are not followed.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => drop(plain.pop()),
            part => plain.push(part),
        }
    }
    plain
}

/// The logical path of a file below a folder.
fn logical(root: &Path, file: &Path) -> Option<String> {
    let parts = file.strip_prefix(root).ok()?.components();
    let words: Option<Vec<&str>> = parts.map(|part| part.as_os_str().to_str()).collect();
    words.map(|words| words.join("/")).filter(|path| !path.is_empty())
}
