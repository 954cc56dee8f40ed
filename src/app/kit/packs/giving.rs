//! Gives a pack away as one zip file: on the desktop into the player's folder of downloads, in a browser as a download.
//!
//! Deliberately absent: packs that come, which are `folders.rs` and `stored.rs`.

use super::FoundPacks;
use crate::app::kit::locale::LocalText;
use crate::packs::Pack;

/// A pack that was given away, and what the player reads of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Given {
    /// The pack's id.
    pub id: String,
    /// Where its file lies, or why there is none.
    pub says: LocalText,
}

impl FoundPacks {
    /// Writes a pack as one file that can be given to others.
    #[must_use]
    pub fn give(&self, id: &str) -> Option<Given> {
        let pack = self.packs.iter().find(|pack| pack.id() == id)?;
        Some(Given { id: id.to_owned(), says: write(pack) })
    }
}

/// The bytes of a pack as one file, made anew from what was read, so that nothing else comes along; nothing if it would
/// be too large to be read again.
pub(super) fn packed(pack: &Pack) -> Option<Vec<u8>> {
    let bytes = pack.to_zip();
    Pack::from_zip(&pack.label, &bytes).is_ok().then_some(bytes)
}

/// The file's name: `otter-1.2.0.zip`.
fn name(pack: &Pack) -> String {
    format!("{}-{}.zip", pack.id(), pack.manifest.version)
}

fn failed(why: impl ToString) -> LocalText {
    LocalText::new("packs-not-given").with("why", why.to_string())
}

#[cfg(not(target_arch = "wasm32"))]
fn write(pack: &Pack) -> LocalText {
    match crate::app::platform::folders::downloads_folder() {
        Some(folder) => write_into(pack, &folder),
        None => failed(std::io::Error::from(std::io::ErrorKind::NotFound)),
    }
}

/// Writes a pack into a folder, under a name that is free there.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn write_into(pack: &Pack, folder: &std::path::Path) -> LocalText {
    let Some(bytes) = packed(pack) else {
        return failed(std::io::Error::from(std::io::ErrorKind::FileTooLarge));
    };
    let is_same = |path: &std::path::Path| std::fs::read(path).is_ok_and(|there| there == bytes);
    let mut names =
        std::iter::once(name(pack)).chain((2..).map(|copy| format!("{copy}-{}", name(pack))));
    let free = names.find(|name| !folder.join(name).exists() || is_same(&folder.join(name)));
    let path = folder.join(free.unwrap_or_default());
    match crate::packs::laying::replace(&path, &bytes) {
        Ok(()) => LocalText::new("packs-given").with("path", &*path.to_string_lossy()),
        Err(why) => failed(why),
    }
}

#[cfg(target_arch = "wasm32")]
fn write(pack: &Pack) -> LocalText {
    use crate::app::kit::files::download;
    let Some(bytes) = packed(pack) else {
        return failed(std::io::Error::from(std::io::ErrorKind::FileTooLarge));
    };
    match download(&name(pack), "application/zip", &bytes) {
        Ok(()) => LocalText::new("packs-downloaded").with("file", name(pack)),
        Err(why) => failed(why.as_string().unwrap_or_else(|| format!("{why:?}"))),
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::app::kit::locale::Arg;
    use crate::app::kit::packs::tests::pack;

    #[test]
    fn a_pack_that_is_given_away_is_one_file_that_reads_as_the_same_pack_and_replaces_no_other() {
        let folder = std::env::temp_dir().join(format!("menagerie-given-{}", std::process::id()));
        let path = |pack: &Pack| {
            let says = write_into(pack, &folder);
            assert_eq!(says.key, "packs-given", "{says:?}");
            match &says.args[..] {
                [("path", Arg::Text(path))] => PathBuf::from(path),
                other => panic!("{other:?}"),
            }
        };
        let (one, other) = (pack("swim", "true"), pack("swim", "false"));
        let first = path(&one);
        assert!(first.ends_with("swim-1.0.0.zip"), "{first:?}");
        assert_eq!(path(&one), first, "the same again is no second file");
        let second = path(&other);
        assert_ne!(first, second);
        for (path, pack) in [(first, one), (second, other)] {
            let read = crate::packs::read(&path, "packs/swim").expect("a pack");
            assert_eq!(read.hash(), pack.hash());
        }
        std::fs::remove_dir_all(&folder).expect("it can be removed");
        // A folder that cannot be made is told.
        std::fs::write(&folder, "").expect("it can be written");
        let says = write_into(&pack("swim", "true"), &folder.join("within"));
        assert_eq!(says.key, "packs-not-given");
        std::fs::remove_file(&folder).expect("it can be removed");
    }
}
