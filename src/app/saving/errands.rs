//! What the keeper can be asked to do with the saves, and how it is done.
//!
//! Deliberately absent: threads and the engine.

#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::mpsc::Sender;

use super::keeper::News;
use super::place::Store;
use crate::saves::{Save, SaveName, Shelf};

/// Makes the save of a match, away from the frames.
pub type MakeSave = Box<dyn FnOnce() -> Save + Send>;

/// Something to do with the saves.
pub enum Errand {
    /// Keep this state of a match.
    Keep(SaveName, MakeSave),
    /// Tell all saves.
    List,
    /// Take a save away.
    Delete(SaveName),
    /// Bring in a save under a name like this one.
    Import(SaveName, Box<Save>),
    /// Write a save's text to this file.
    #[cfg(not(target_arch = "wasm32"))]
    Export(SaveName, PathBuf),
    /// Say that everything before is done.
    #[cfg(not(target_arch = "wasm32"))]
    Say(Sender<()>),
}

/// Without those states of a match that a newer one makes needless.
#[cfg(any(not(target_arch = "wasm32"), test))]
pub(super) fn without_outdated(errands: Vec<Errand>) -> Vec<Errand> {
    let mut kept: Vec<Errand> = Vec::new();
    for errand in errands {
        // Anything else in between may need the older state.
        if let (Errand::Keep(name, _), Some(Errand::Keep(before, _))) = (&errand, kept.last())
            && name == before
        {
            kept.pop();
        }
        kept.push(errand);
    }
    kept
}

/// Runs one errand.
pub(super) fn run(shelf: &mut Shelf<Store>, errand: Errand) -> Option<News> {
    Some(match errand {
        Errand::Keep(name, make) => {
            let save = make();
            let entries = save.record.entries.len();
            let written = shelf.write(&name, &save);
            super::black_box::remember(save);
            match written {
                Ok(()) => {
                    bevy::log::debug!("kept {name}: {entries} entries");
                    News::Kept(name, entries)
                }
                Err(trouble) => News::NotKept(trouble),
            }
        }
        Errand::List => News::Listed(shelf.list()),
        Errand::Delete(name) => match shelf.delete(&name) {
            Ok(()) => News::Deleted(name),
            Err(trouble) => News::Failed(trouble),
        },
        Errand::Import(wish, save) => {
            let brought = shelf.free_name(&wish).and_then(|name| {
                shelf.write(&name, &save)?;
                Ok(name)
            });
            match brought {
                Ok(name) => News::Imported(name),
                Err(trouble) => News::Failed(trouble),
            }
        }
        #[cfg(not(target_arch = "wasm32"))]
        Errand::Export(name, file) => match export(shelf, &name, &file) {
            Ok(()) => News::Exported(file),
            Err(trouble) => News::Failed(trouble),
        },
        #[cfg(not(target_arch = "wasm32"))]
        Errand::Say(done) => {
            let _ = done.send(());
            return None;
        }
    })
}

/// Written like a save, so that nobody ever finds half of it.
#[cfg(not(target_arch = "wasm32"))]
fn export(
    shelf: &Shelf<Store>,
    name: &SaveName,
    file: &std::path::Path,
) -> Result<(), crate::saves::Trouble> {
    use crate::saves::{Folder, Storage, Trouble};
    let text = shelf.export(name)?;
    let folder = file.parent().unwrap_or(std::path::Path::new("."));
    let key = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let trouble = |cause| Trouble { place: file.display().to_string(), cause };
    Folder::new(folder).put(&key, text.as_bytes()).map_err(trouble)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keep(name: &str) -> Errand {
        let name = SaveName::new(name).expect("a name");
        Errand::Keep(name, Box::new(|| unreachable!("nothing is written here")))
    }

    fn told(errand: &Errand) -> String {
        match errand {
            Errand::Keep(name, _) => name.to_string(),
            _ => "other".to_owned(),
        }
    }

    #[test]
    fn of_several_states_of_a_match_the_newest_is_written() {
        let errands = vec![keep("a"), keep("a"), keep("b"), keep("b"), Errand::List, keep("b")];
        let left: Vec<String> = without_outdated(errands).iter().map(told).collect();
        assert_eq!(left, ["a", "b", "other", "b"]);
    }
}
