//! Packs that lie in folders and zip files on the disk.

#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::data::{Flaw, Flaws};
use crate::packs::limits::{MAX_BYTES, MAX_DEPTH, MAX_ENTRIES, MAX_PACKS};
use crate::packs::pack::Sack;
use crate::packs::{Pack, Refused, paths};

/// Reads a pack: a folder, or a zip file. Links, pipes and devices are not opened.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(path: &Path, label: &str) -> Result<Pack, Refused> {
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(why) if why.kind() == io::ErrorKind::NotFound => {
            return Err(refused(label, "there is nothing of this name"));
        }
        Err(why) => return Err(refused(label, &format!("this cannot be read: {why}"))),
    };
    if about.is_dir() {
        let mut sack = Sack::new(label);
        let mut walk = Walk { root: path.to_owned(), found: Vec::new(), entries: 0 };
        walk.folder("", &mut sack);
        walk.take(&mut sack);
        return sack.tie();
    }
    if !about.is_file() {
        return Err(refused(label, "this is a pipe or a device"));
    }
    match bounded(path, MAX_BYTES) {
        Ok(Some(bytes)) => Pack::from_zip(label, &bytes),
        Ok(None) => {
            let cause = format!("the file has more than {} MB", MAX_BYTES / 1_000_000);
            Err(refused(label, &cause))
        }
        Err(why) => Err(refused(label, &format!("this cannot be read: {why}"))),
    }
}

/// The packs in a folder of packs, in the order of their names: every folder in it, and every file that
/// ends with `.zip`. Names that begin with a dot are left out.
#[must_use]
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_pack = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let zip = Path::new(name).extension().is_some_and(|end| end.eq_ignore_ascii_case("zip"));
        !name.starts_with('.') && (path.is_dir() || zip)
    };
    let mut found: Vec<_> = entries.map(|entry| entry.path()).filter(is_pack).collect();
    found.sort();
    found.truncate(MAX_PACKS);
    found
}

fn refused(label: &str, cause: &str) -> Refused {
    let flaw = Flaw::of_file(label, cause).suggest("name a pack's folder, or its zip file");
    Refused { label: label.to_owned(), manifest: None, flaws: Flaws(vec![flaw]) }
}

/// The bytes of a file, unless there are more than `most`.
fn bounded(path: &Path, most: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() <= most))
}

/// A walk through a folder. All names and sizes are judged before the first file is opened.
struct Walk {
    root: PathBuf,
    found: Vec<(String, PathBuf)>,
    entries: usize,
}

impl Walk {
    fn folder(&mut self, within: &str, sack: &mut Sack) {
        let mut entries = Vec::new();
        match fs::read_dir(self.root.join(within)) {
            Ok(listed) => {
                // Beyond the limit only the fact counts.
                entries.extend(listed.flatten().take(MAX_ENTRIES + 1).map(|entry| entry.path()));
            }
            Err(why) => sack.flaw(within, unreadable(&why)),
        }
        entries.sort();
        for path in entries {
            self.entry(within, path, sack);
        }
    }

    fn entry(&mut self, within: &str, path: PathBuf, sack: &mut Sack) {
        let name = path.file_name().unwrap_or_default();
        let Some(name) = name.to_str() else {
            let cause = format!("the name `{}` is no Unicode", name.to_string_lossy());
            return sack.flaw(within, (cause, "give it another name".to_owned()));
        };
        let inside = if within.is_empty() { name.to_owned() } else { format!("{within}/{name}") };
        if paths::is_left_out(&inside) || self.entries > MAX_ENTRIES {
            return;
        }
        let about = match fs::symlink_metadata(&path) {
            Ok(about) => about,
            Err(why) => return sack.flaw(&inside, unreadable(&why)),
        };
        if about.is_dir() {
            self.entries += 1;
            if inside.split('/').count() >= MAX_DEPTH {
                sack.flaw(&inside, paths::deep());
            } else if sack.count() {
                self.folder(&inside, sack);
            }
        } else if about.is_symlink() {
            sack.flaw(&inside, paths::link());
        } else if !about.is_file() {
            sack.flaw(&inside, paths::device());
        } else {
            self.entries += 1;
            if sack.announce(&inside, about.len()) {
                self.found.push((inside, path));
            }
        }
    }

    fn take(self, sack: &mut Sack) {
        if sack.has_flaws() && self.entries > MAX_ENTRIES {
            return;
        }
        for (inside, path) in self.found {
            match bounded(&path, sack.most(&inside)) {
                Ok(Some(bytes)) => sack.put(&inside, bytes),
                Ok(None) => {
                    let hint = "save it again, and let nothing else write it".to_owned();
                    sack.flaw(&inside, ("the file grew while it was read".to_owned(), hint));
                }
                Err(why) => sack.flaw(&inside, unreadable(&why)),
            }
        }
    }
}

fn unreadable(why: &io::Error) -> paths::Why {
    (format!("this cannot be read: {why}"), "see who may read it".to_owned())
}
