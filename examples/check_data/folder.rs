//! Folders as sources of data files.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use menagerie::data::{Files, Trouble};

use super::files::read;

/// The folders that contain data files.
const HOLD_DATA: [&str; 2] = ["levels", "assets"];
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
pub(crate) const MOST_LISTED: usize = 10_000;

/// A folder with `levels` and `assets`, and the project's folder for files missing there.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    root: PathBuf,
    project: PathBuf,
}

/// What a path on the command line stands for, by its logical path in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Given {
    /// A file.
    File(String),
    /// Everything below a path that ends with `/`, or everything where it is empty.
    Below(String),
}

impl Folder {
    /// The project's folder: where this program was built, or else the working directory.
    pub(crate) fn of_project() -> Self {
        let built = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let root = if built.is_dir() { built } else { PathBuf::from(".") };
        let root = root.canonicalize().unwrap_or(root);
        Self { project: root.clone(), root }
    }

    /// Whether its files lie over those of the project.
    pub(crate) fn is_pack(&self) -> bool {
        self.root != self.project
    }

    /// Whether it has a description that this program does not read.
    pub(crate) fn has_description(&self) -> bool {
        self.is_pack() && self.root.join("pack.ron").exists()
    }

    /// The folder that a path lies in, and what the path stands for there.
    ///
    /// # Errors
    /// There is no such file or folder, or its place is not one of data files.
    pub(crate) fn find(&self, given: &str) -> Result<(Self, Given), String> {
        let here = std::path::absolute(given).unwrap_or_else(|_| given.into());
        let here = if here.is_symlink() || here.exists() { here } else { self.root.join(given) };
        if !here.is_symlink() && !here.exists() {
            let root = self.root.display();
            return Err(format!("there is no such file, neither from here nor in {root}"));
        }
        let plain = plain(&here);
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
        if let Some(path) = ways.iter().flatten().find_map(|way| logical(&self.root, way)) {
            return Ok((self.clone(), given(path)));
        }
        let parts: Vec<Component<'_>> = plain.components().collect();
        let holds = |part: &Component<'_>| HOLD_DATA.iter().any(|name| part.as_os_str() == *name);
        let Some(at) = parts.iter().rposition(holds) else {
            let folders = "data files lie in folders that are called `levels` and `assets`";
            return Err(format!("it lies outside {}; {folders}", self.root.display()));
        };
        let root: PathBuf = parts[..at].iter().collect();
        let path = logical(&root, &plain).ok_or("its path is not UTF-8 text")?;
        Ok((Self { root, project: self.project.clone() }, given(path)))
    }

    /// A folder that holds `levels` or `assets` itself.
    fn whole(&self, plain: &Path) -> Option<(Self, Given)> {
        HOLD_DATA.iter().find(|name| plain.join(name).is_dir())?;
        let is_project = plain.canonicalize().is_ok_and(|root| root == self.project);
        let root = if is_project { self.project.clone() } else { plain.to_owned() };
        Some((Self { root, project: self.project.clone() }, Given::Below(String::new())))
    }

    /// The logical paths of all files that could be a game's data.
    pub(crate) fn paths(&self) -> BTreeSet<String> {
        let mut paths = BTreeSet::new();
        for folder in HOLD_DATA {
            for name in names(&self.root.join(folder)) {
                if folder == "levels" || !OTHERS.contains(&name.as_str()) {
                    self.list(format!("{folder}/{name}"), 2, &mut paths);
                }
            }
        }
        // The lists of the project are checked by name.
        let lists = LISTS.iter().filter(|path| self.root.join(path).is_file());
        paths.retain(|path| !LISTS.contains(&path.as_str()));
        if self.is_pack() {
            paths.extend(lists.map(|path| (*path).to_owned()));
        }
        paths
    }

    /// Adds a file, or the files below a folder. A folder with the name of a file is one too.
    fn list(&self, path: String, depth: usize, paths: &mut BTreeSet<String>) {
        let here = self.root.join(&path);
        if here.is_dir() && !path.contains('.') {
            // A link to a folder around it is left out: it leads in a circle.
            let circles = || {
                let real = here.canonicalize().unwrap_or_default();
                here.ancestors()
                    .skip(1)
                    .any(|around| around.canonicalize().is_ok_and(|a| a == real))
            };
            if depth < DEEPEST && !circles() {
                let below = names(&here).into_iter().map(|name| format!("{path}/{name}"));
                below.for_each(|path| self.list(path, depth + 1, paths));
            }
        } else if paths.len() < MOST_LISTED {
            paths.insert(path);
        }
    }
}

impl Files for Folder {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        let below = |root: &Path| match root.join(path).to_str() {
            Some(path) => read(path),
            None => Err(Trouble::Unreadable("its folder's name is not UTF-8 text".to_owned())),
        };
        match below(&self.root) {
            Err(Trouble::Missing) if self.is_pack() => below(&self.project),
            read => read,
        }
    }
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
