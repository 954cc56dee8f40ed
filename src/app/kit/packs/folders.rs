//! Packs on the desktop: where they lie, and how they are read and brought there.
//!
//! They lie in the folder `packs` of the player's data and beside the program, and where the command line
//! says. Deliberately absent: packs that leave the player's folder, which is `own.rs`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::FoundPacks;
use super::giving::packed;
use crate::app::platform::{black_box, folders};
use crate::data::{Flaw, Flaws};
use crate::packs::{Pack, Refused, Stack};

/// The folders in which packs were found.
#[derive(Clone, Default, Debug)]
pub(super) struct Lie {
    /// Where they were looked for.
    pub(super) places: Vec<Place>,
    /// The player's own folder of packs.
    pub(super) home: Option<PathBuf>,
    /// Where the packs of the player's own folder lie, by label and id.
    pub(super) own: BTreeMap<(String, String), PathBuf>,
}

impl FoundPacks {
    /// Reads the packs beside the program, those of the player's folder, and these, later ones over
    /// earlier ones. Of packs with one id in several of these places the last one counts.
    #[must_use]
    pub fn read(named: &[PathBuf]) -> Self {
        Self::unread(named).read_now()
    }

    /// The same packs before they are read.
    pub(super) fn unread(named: &[PathBuf]) -> Self {
        let folders = [beside(), folder()].into_iter().flatten();
        let named = named.iter().cloned().map(Place::Pack);
        let places = folders.map(Place::Folder).chain(named).collect();
        Self { lie: Lie { places, ..Self::none().lie }, ..Self::none() }
    }

    /// Reads the packs of its places.
    pub(super) fn read_now(self) -> Self {
        Self::of(self.lie.home, self.lie.places)
    }

    /// Whether they wait to be read.
    #[must_use]
    pub fn wait(&self) -> bool {
        self.is_safe && !self.lie.places.is_empty()
    }

    /// Whether something lies in its places that may be a pack.
    pub(super) fn are_somewhere(&self) -> bool {
        self.lie.places.iter().any(|place| match place {
            Place::Folder(folder) => !crate::packs::list(folder).is_empty(),
            Place::Pack(_) => true,
        })
    }

    /// No packs, because the player wants to start without any.
    #[must_use]
    pub fn none() -> Self {
        Self { is_safe: true, lie: Lie { home: folder(), ..default() }, ..default() }
    }

    /// The packs of one folder, as if it were the player's own.
    #[cfg(test)]
    pub(in crate::app) fn of_folder(home: &Path) -> Self {
        Self::of(Some(home.to_owned()), vec![Place::Folder(home.to_owned())])
    }

    /// Reads the packs of these places.
    pub(super) fn of(home: Option<PathBuf>, places: Vec<Place>) -> Self {
        let mut all = Self { lie: Lie { home, ..default() }, ..default() };
        for place in &places {
            let mut found = Self::default();
            match place {
                Place::Folder(folder) => {
                    for path in crate::packs::list(folder) {
                        found.take(&path, &all.label(&path));
                        let pack = found.packs.last().filter(|_| all.is_own(&path));
                        let own = pack.map(|pack| (key(pack), path.clone()));
                        all.lie.own.extend(own);
                    }
                }
                Place::Pack(path) => {
                    found.take(path, &path.to_string_lossy());
                    let is_other =
                        |known: &(_, _)| found.packs.iter().all(|pack| key(pack) != *known);
                    all.lie.own.retain(|known, _| is_other(known));
                }
            }
            all.packs.retain(|known| found.packs.iter().all(|new| new.id() != known.id()));
            all.packs.extend(found.packs);
            all.refused.extend(found.refused);
        }
        all.lie.places = places;
        all
    }

    /// Puts a pack that lies elsewhere into a folder of packs, as one file named after its id; one
    /// with this id that was brought before is replaced. What cannot be taken in is told.
    pub fn bring(&mut self, path: &Path, folder: &Path) {
        let label = path.to_string_lossy();
        let kept = crate::packs::read(path, &label).and_then(|pack| {
            keep(&pack, folder).map_err(|why| {
                let cause = format!("it cannot be kept in {}: {why}", folder.display());
                let flaws = Flaws(vec![Flaw::of_file(&label, cause)]);
                Refused { label: label.to_string(), manifest: None, flaws }
            })
        });
        match kept {
            Ok(()) => self.read_again(),
            Err(refused) => self.turned_away.push(refused),
        }
    }

    /// Reads everything again; what was turned away stays told.
    pub(in crate::app) fn read_again(&mut self) {
        if !self.is_safe {
            let turned_away = std::mem::take(&mut self.turned_away);
            let Lie { places, home, .. } = std::mem::take(&mut self.lie);
            *self = Self { turned_away, ..Self::of(home, places) };
        }
    }

    fn take(&mut self, path: &Path, label: &str) {
        // Should the game break down here, the report names this pack, and the next start holds packs back.
        let before = black_box::note_packs(label.to_owned());
        match crate::packs::read(path, label) {
            Ok(pack) => self.packs.push(pack),
            Err(refused) => self.refused.push(refused),
        }
        black_box::note_packs(before);
    }

    /// All packs over each other, as if none were switched off.
    #[must_use]
    pub fn all(&self) -> Stack {
        Stack::of(self.packs.clone(), &Stack::game())
    }
}

/// Writes a pack as one file. The file before stays until the new one is whole.
fn keep(pack: &Pack, folder: &Path) -> std::io::Result<()> {
    let bytes = packed(pack).ok_or(std::io::ErrorKind::FileTooLarge)?;
    crate::packs::laying::replace(&folder.join(format!("{}-pack.zip", pack.id())), &bytes)
}

/// Where packs lie.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// A folder with packs in it.
    Folder(PathBuf),
    /// A pack.
    Pack(PathBuf),
}

impl Place {
    pub(super) fn path(&self) -> &Path {
        match self {
            Self::Folder(path) | Self::Pack(path) => path,
        }
    }
}

/// The folder of packs among the player's data.
#[must_use]
pub fn folder() -> Option<PathBuf> {
    folders::data_folder().map(|folder| folder.join("packs"))
}

/// What tells a pack from others that were found.
pub(super) fn key(pack: &Pack) -> (String, String) {
    (pack.label.clone(), pack.id().to_owned())
}

/// The folder of packs beside the program.
pub(super) fn beside() -> Option<PathBuf> {
    std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join("packs")))
}
