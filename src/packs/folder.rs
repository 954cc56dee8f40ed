//! Packs that lie in folders and zip files on the disk.

#![cfg(not(target_arch = "wasm32"))]

use std::fs::{self, File, Metadata};
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
    match File::open(path).and_then(|file| bounded(file, MAX_BYTES)) {
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

/// Whether an open file is the one that was judged. Links may have been laid in its place or in that of a
/// folder around it since then, and lead out of the pack.
fn is_same(opened: &Metadata, judged: &Metadata) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        (opened.dev(), opened.ino()) == (judged.dev(), judged.ino())
    }
    // Elsewhere a link needs rights that programs do not have by themselves.
    #[cfg(not(unix))]
    {
        (opened.is_file(), opened.len()) == (judged.is_file(), judged.len())
    }
}

/// The bytes of a file, unless there are more than `most`.
fn bounded(file: File, most: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    file.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() <= most))
}

/// A walk through a folder. All names and sizes are judged before the first file is opened.
struct Walk {
    root: PathBuf,
    found: Vec<Found>,
    entries: usize,
}

/// A file that may be taken.
struct Found {
    inside: String,
    path: PathBuf,
    about: Metadata,
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
                self.found.push(Found { inside, path, about });
            }
        }
    }

    fn take(self, sack: &mut Sack) {
        if sack.has_flaws() && self.entries > MAX_ENTRIES {
            return;
        }
        for Found { inside, path, about } in self.found {
            let opened = File::open(&path).and_then(|file| {
                let same = is_same(&file.metadata()?, &about);
                Ok(Some(file).filter(|_| same))
            });
            let Some(file) = opened.transpose() else {
                let hint = "check the pack again, and let nothing else write it".to_owned();
                let cause = "something else was laid here while the pack was read".to_owned();
                sack.flaw(&inside, (cause, hint));
                continue;
            };
            match file.and_then(|file| bounded(file, sack.most(&inside))) {
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

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn a_file_or_folder_that_becomes_a_link_while_the_pack_is_read_is_not_followed() {
        let root = std::env::temp_dir().join(format!("menagerie-swap-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        let (pack, outside) = (root.join("pack"), root.join("outside"));
        for folder in [&pack.join("assets/locales/en"), &outside] {
            fs::create_dir_all(folder).unwrap();
        }
        for (path, text) in [
            ("pack/pack.ron", "()"),
            ("pack/assets/locales/en/own.ftl", "own = Own\n"),
            ("outside/pack.ron", "(secret)"),
            ("outside/own.ftl", "secret = Secret\n"),
        ] {
            fs::write(root.join(path), text).unwrap();
        }
        let mut sack = Sack::new("pack");
        let mut walk = Walk { root: pack.clone(), found: Vec::new(), entries: 0 };
        walk.folder("", &mut sack);
        assert!(!sack.has_flaws() && walk.found.len() == 2);
        fs::remove_file(pack.join("pack.ron")).unwrap();
        std::os::unix::fs::symlink(outside.join("pack.ron"), pack.join("pack.ron")).unwrap();
        fs::remove_dir_all(pack.join("assets/locales/en")).unwrap();
        std::os::unix::fs::symlink(&outside, pack.join("assets/locales/en")).unwrap();
        walk.take(&mut sack);
        let flaws = sack.tie().expect_err("nothing was read").flaws.0;
        let causes: Vec<&str> = flaws.iter().map(|flaw| flaw.cause.as_str()).collect();
        assert_eq!(causes, ["something else was laid here while the pack was read"; 2]);
        fs::remove_dir_all(root).unwrap();
    }
}
