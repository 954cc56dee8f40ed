//! The tasks that the save worker carries out.
//!
//! Deliberately absent: threads and the engine.

#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::mpsc::Sender;

use super::import;
use super::import::Brought;
use super::save_worker::SaveEvent;
use crate::app::platform::folders;
use crate::app::platform::folders::Store;
use crate::referee::Record;
use crate::saves::{Cause, Save, SaveName, Shelf, Trouble};

/// How many finished matches are kept; the oldest beyond them are deleted. A browser has room for a
/// few megabytes, and both generations of a long match may take a hundred kilobytes.
pub const MOST_OVER: usize = if cfg!(target_arch = "wasm32") { 30 } else { 200 };

/// A match to be saved.
pub struct Made {
    /// The whole match.
    pub save: Save,
    /// The record as everyone may read it, if it differs.
    pub shown: Option<Record>,
}

impl From<Save> for Made {
    fn from(save: Save) -> Self {
        Self { save, shown: None }
    }
}

/// Makes the save of a match on the save worker's thread.
pub type MakeSave = Box<dyn FnOnce() -> Made + Send>;

/// What a save is fetched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To continue it; this game claims it.
    GoOn,
    /// To watch it.
    Watch,
    /// To copy it as text.
    Copy,
    /// To offer it as a download.
    #[cfg(target_arch = "wasm32")]
    Download,
}

/// A task for the save worker.
pub enum SaveJob {
    /// Save this state of a match.
    Keep(SaveName, MakeSave),
    /// List all saves.
    List,
    /// Delete the oldest finished matches, and list all saves.
    Clear,
    /// Read a save.
    Fetch(SaveName, Purpose),
    /// Give up the claim on a match that has left the table.
    Release(SaveName),
    /// Delete a save.
    Delete(SaveName),
    /// Import what was pasted or dropped.
    Bring(Brought),
    /// Write a save's text to this file.
    #[cfg(not(target_arch = "wasm32"))]
    Export(SaveName, PathBuf),
    /// Report that all earlier jobs are done.
    #[cfg(not(target_arch = "wasm32"))]
    Say(Sender<()>),
}

/// Drops the states of a match that a newer one replaces.
#[cfg(any(not(target_arch = "wasm32"), test))]
pub(super) fn without_outdated(jobs: Vec<SaveJob>) -> Vec<SaveJob> {
    let mut kept: Vec<SaveJob> = Vec::new();
    for job in jobs {
        // Any other job in between may need the older state.
        if let (SaveJob::Keep(name, _), Some(SaveJob::Keep(before, _))) = (&job, kept.last())
            && name == before
        {
            kept.pop();
        }
        kept.push(job);
    }
    kept
}

/// Runs one job.
pub(super) fn run(shelf: &mut Shelf<Store>, job: SaveJob) -> Option<SaveEvent> {
    let news = match job {
        SaveJob::Keep(name, make) => Ok(keep(shelf, name, make())),
        SaveJob::List => Ok(SaveEvent::Listed(shelf.list())),
        SaveJob::Clear => Ok(SaveEvent::Listed(shelf.clear(MOST_OVER))),
        SaveJob::Fetch(name, purpose) => fetch(shelf, name, purpose),
        SaveJob::Release(name) => {
            shelf.release(&name);
            return None;
        }
        SaveJob::Delete(name) => shelf.delete(&name).map(|()| SaveEvent::Deleted(name)),
        SaveJob::Bring(brought) => bring(shelf, brought),
        #[cfg(not(target_arch = "wasm32"))]
        SaveJob::Export(name, file) => {
            export(shelf, &name, &file).map(|()| SaveEvent::Exported(file))
        }
        #[cfg(not(target_arch = "wasm32"))]
        SaveJob::Say(done) => {
            let _ = done.send(());
            return None;
        }
    };
    Some(news.unwrap_or_else(SaveEvent::Failed))
}

fn keep(shelf: &mut Shelf<Store>, name: SaveName, made: Made) -> SaveEvent {
    let Made { save, shown } = made;
    let written = shelf.write(&name, &save);
    let record = shown.unwrap_or_else(|| save.record.clone());
    let entries = record.entries.len();
    // `scripts/kill_game` compares what is left after a kill with this line. The log is part of
    // reports, so it contains only what everyone may read.
    if written.is_ok() {
        bevy::log::debug!("kept {name}: {entries} entries, {}", record.mark());
    }
    crate::app::platform::black_box::remember(&name, Save { record, ..save });
    match written {
        Ok(()) => SaveEvent::Kept(name, entries),
        Err(trouble) => SaveEvent::NotKept(name, trouble),
    }
}

/// Reads a save. If another program is playing the match, it continues here under another name, so
/// that neither loses anything.
fn fetch(shelf: &mut Shelf<Store>, name: SaveName, purpose: Purpose) -> Result<SaveEvent, Trouble> {
    let taken = purpose == Purpose::GoOn && !shelf.claim(&name);
    let found = shelf.read(&name).inspect_err(|_| shelf.release(&name))?;
    Ok(SaveEvent::Fetched { name, purpose, found: Box::new(found), taken })
}

/// Imports a save with the present date, so that it comes first in the list.
fn bring(shelf: &mut Shelf<Store>, brought: Brought) -> Result<SaveEvent, Trouble> {
    let save = Save { date: folders::now(), ..import::read(brought)? };
    let failed = || Trouble { place: save.record.game.clone(), cause: Cause::Stranger };
    let wish = folders::fresh_name(&save.record.game).ok_or_else(failed)?;
    let name = shelf.free_name(&wish)?;
    shelf.write(&name, &save)?;
    shelf.release(&name);
    Ok(SaveEvent::Imported(name))
}

/// Written as a save is, so that the file is never half written.
#[cfg(not(target_arch = "wasm32"))]
fn export(
    shelf: &Shelf<Store>,
    name: &SaveName,
    file: &std::path::Path,
) -> Result<(), crate::saves::Trouble> {
    use crate::saves::{Folder, Storage};
    let text = shelf.export(name)?;
    let folder = file.parent().unwrap_or(std::path::Path::new("."));
    let key = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let trouble = |cause| Trouble { place: file.display().to_string(), cause };
    Folder::new(folder).put(&key, text.as_bytes()).map_err(trouble)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keep(name: &str) -> SaveJob {
        let name = SaveName::new(name).expect("a name");
        SaveJob::Keep(name, Box::new(|| unreachable!("nothing is written here")))
    }

    fn told(job: &SaveJob) -> String {
        match job {
            SaveJob::Keep(name, _) => name.to_string(),
            _ => "other".to_owned(),
        }
    }

    #[test]
    fn of_several_states_of_a_match_the_newest_is_written() {
        let jobs = vec![keep("a"), keep("a"), keep("b"), keep("b"), SaveJob::List, keep("b")];
        let left: Vec<String> = without_outdated(jobs).iter().map(told).collect();
        assert_eq!(left, ["a", "b", "other", "b"]);
    }
}
