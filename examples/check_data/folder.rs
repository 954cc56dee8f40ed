//! Folders as sources of data files.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use menagerie::data::{Files, Trouble};

use super::files::read;

/// The folders that contain data files.
const HOLD_DATA: [&str; 2] = ["levels", "assets"];
/// Subfolders whose files are not game data.
const OTHERS: [&str; 5] = ["art", "fonts", "locales", "sounds", "icons"];

/// A folder with `levels` and `assets`, and the project's folder for files missing there.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    root: PathBuf,
    project: PathBuf,
}

impl Folder {
    /// The project's folder: where this program was built, or else the working directory.
    pub(crate) fn of_project() -> Self {
        let built = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let root = if built.is_dir() { built } else { PathBuf::from(".") };
        let root = root.canonicalize().unwrap_or(root);
        Self { project: root.clone(), root }
    }

    /// The folder and the logical path of a file as a player writes it.
    ///
    /// # Errors
    /// There is no such file, or its place is not one of a data file.
    pub(crate) fn find(&self, given: &str) -> Result<(Self, String), String> {
        let here = std::path::absolute(given).unwrap_or_else(|_| given.into());
        let here = if here.is_symlink() || here.exists() { here } else { self.root.join(given) };
        if !here.is_symlink() && !here.exists() {
            let root = self.root.display();
            return Err(format!("there is no such file, neither from here nor in {root}"));
        }
        let plain = plain(&here);
        // If the file is a link, its own place counts, not its target's. Links among its folders
        // are followed only if the path as given does not lead into the project.
        let followed = || {
            let folder = plain.parent()?.canonicalize().ok()?;
            Some(folder.join(plain.file_name()?))
        };
        let ways = [Some(plain.clone()), followed()];
        if let Some(path) = ways.iter().flatten().find_map(|way| logical(&self.root, way)) {
            return Ok((self.clone(), path));
        }
        let parts: Vec<Component<'_>> = plain.components().collect();
        let holds = |part: &Component<'_>| HOLD_DATA.iter().any(|name| part.as_os_str() == *name);
        let Some(at) = parts.iter().rposition(holds) else {
            let folders = "data files lie in folders that are called `levels` and `assets`";
            return Err(format!("it lies outside {}; {folders}", self.root.display()));
        };
        let root: PathBuf = parts[..at].iter().collect();
        let path = logical(&root, &plain).ok_or("its path is not UTF-8 text")?;
        Ok((Self { root, project: self.project.clone() }, path))
    }

    /// The logical paths of all files that could be a game's data.
    pub(crate) fn paths(&self) -> BTreeSet<String> {
        let mut paths = BTreeSet::new();
        for folder in HOLD_DATA {
            for game in names(&self.root.join(folder)) {
                if OTHERS.contains(&game.as_str()) {
                    continue;
                }
                for file in names(&self.root.join(folder).join(&game)) {
                    let path = format!("{folder}/{game}/{file}");
                    let below = names(&self.root.join(&path));
                    if below.is_empty() {
                        paths.insert(path);
                    } else {
                        paths.extend(below.into_iter().map(|file| format!("{path}/{file}")));
                    }
                }
            }
        }
        paths
    }
}

impl Files for Folder {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        let below = |root: &Path| match root.join(path).to_str() {
            Some(path) => read(path),
            None => Err(Trouble::Unreadable("its folder's name is not UTF-8 text".to_owned())),
        };
        match below(&self.root) {
            Err(Trouble::Missing) if self.root != self.project => below(&self.project),
            read => read,
        }
    }
}

/// The names in a folder that are valid UTF-8.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().into_string().ok()).collect()
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
