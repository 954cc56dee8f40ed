//! The packs of this player: read once at the start, and laid over the game's files as far as they are
//! on and sound.
//!
//! Saving a file of a pack lays it anew at once ([`watching`]); where it has flaws then, the version before
//! stays. They lie in the folder `packs` of the player's data and beside the program, and where the command line
//! says. Which are off is a setting; a change takes effect at once while no match is on the table.
//! Deliberately absent: what packs mean, which is `crate::packs`, and packs in the browser.

use std::collections::BTreeSet;
#[cfg(not(target_arch = "wasm32"))]
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::screen_state::Screen;
use super::settings::Settings;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::platform::folders;
use crate::app::platform::shipped::BroughtFiles;
use crate::data::Flaws;
use crate::packs::{Pack, Refused, Stack};

#[cfg(not(target_arch = "wasm32"))]
mod watching;

/// Everything that lies where packs are looked for.
#[derive(Resource, Clone, Default, Debug)]
pub struct FoundPacks {
    /// What can be read as packs, in the order in which they are laid.
    pub packs: Vec<Pack>,
    /// What is no pack, and why.
    pub refused: Vec<Refused>,
    /// Where they were found.
    #[cfg(not(target_arch = "wasm32"))]
    places: Vec<Place>,
}

/// Packs that were on and were spoilt since: the version before is still laid, and these are the flaws
/// of the new one.
#[derive(Resource, Clone, Default, Debug)]
pub struct SpoiltPacks(pub Vec<Refused>);

#[cfg(not(target_arch = "wasm32"))]
impl FoundPacks {
    /// Reads the packs of the player's folder, those beside the program, and these, later ones over
    /// earlier ones.
    #[must_use]
    pub fn read(named: &[PathBuf]) -> Self {
        let folders = [beside(), folder()].into_iter().flatten();
        Self::of(folders.map(Place::Folder).chain(named.iter().cloned().map(Place::Pack)).collect())
    }

    /// Reads the packs of these places.
    fn of(places: Vec<Place>) -> Self {
        let mut found = Self::default();
        for place in &places {
            match place {
                Place::Folder(folder) => {
                    crate::packs::list(folder)
                        .iter()
                        .for_each(|path| found.take(path, &label(path)));
                }
                Place::Pack(path) => found.take(path, &path.to_string_lossy()),
            }
        }
        Self { places, ..found }
    }

    /// Puts a pack that lies elsewhere into a folder of packs, as one file named after its id; one
    /// with this id that was brought before is replaced. Something that is no pack is told with the
    /// others.
    ///
    /// # Errors
    /// Why nothing can be written there.
    pub fn bring(&mut self, path: &Path, folder: &Path) -> std::io::Result<()> {
        match crate::packs::read(path, &path.to_string_lossy()) {
            Err(refused) => self.refused.push(refused),
            Ok(pack) => {
                std::fs::create_dir_all(folder)?;
                // Written anew from what was read: nothing else comes along.
                std::fs::write(folder.join(format!("{}.zip", pack.id())), pack.to_zip())?;
                *self = Self::of(std::mem::take(&mut self.places));
            }
        }
        Ok(())
    }

    fn take(&mut self, path: &Path, label: &str) {
        match crate::packs::read(path, label) {
            Ok(pack) => self.packs.push(pack),
            Err(refused) => self.refused.push(refused),
        }
    }

    /// All packs over each other, as if none were switched off.
    #[must_use]
    pub fn all(&self) -> Stack {
        Stack::of(self.packs.clone(), &Stack::game())
    }
}

/// Where packs lie.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Debug)]
enum Place {
    /// A folder with packs in it.
    Folder(PathBuf),
    /// A pack.
    Pack(PathBuf),
}

#[cfg(not(target_arch = "wasm32"))]
impl Place {
    fn path(&self) -> &Path {
        match self {
            Self::Folder(path) | Self::Pack(path) => path,
        }
    }
}

/// The folder of packs among the player's data.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn folder() -> Option<PathBuf> {
    folders::data_folder().map(|folder| folder.join("packs"))
}

/// Whether a path that is dropped on the window is meant as a pack.
#[must_use]
pub fn may_be_pack(path: &std::path::Path) -> bool {
    path.is_dir() || path.extension().is_some_and(|end| end.eq_ignore_ascii_case("zip"))
}

/// The folder of packs beside the program.
#[cfg(not(target_arch = "wasm32"))]
fn beside() -> Option<PathBuf> {
    std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join("packs")))
}

/// A pack's name in messages: `packs/otter`.
#[cfg(not(target_arch = "wasm32"))]
fn label(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    format!("packs/{name}")
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundPacks>()
        .init_resource::<SpoiltPacks>()
        .init_resource::<Laid>()
        .init_resource::<BroughtFiles>()
        .add_systems(PreStartup, lay.run_if(resource_exists::<Settings>))
        .add_systems(
            Update,
            lay.run_if(
                // A match on the table keeps its files.
                not(in_state(Screen::Play)).and_then(
                    resource_exists_and_changed::<Settings>
                        .or_else(resource_changed::<FoundPacks>)
                        .or_else(state_changed::<Screen>),
                ),
            ),
        );
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Startup, watching::watch)
        .add_systems(PreUpdate, watching::read_again.run_if(resource_exists::<watching::Watch>));
}

/// Which packs were laid.
#[derive(Resource, Clone, PartialEq, Default)]
struct Laid {
    /// The ids of those that are switched off.
    off: BTreeSet<String>,
    /// The hashes of all that were found.
    found: Vec<u64>,
}

/// Lays the packs that are on, when they are others than before.
fn lay(
    found: Res<FoundPacks>,
    settings: Res<Settings>,
    (mut brought, mut spoilt): (ResMut<BroughtFiles>, ResMut<SpoiltPacks>),
    mut laid: ResMut<Laid>,
) {
    let off: BTreeSet<String> = settings.packs_off.iter().cloned().collect();
    let new = Laid { off, found: found.packs.iter().map(Pack::hash).collect() };
    if *laid == new {
        return;
    }
    for refused in &found.refused {
        warn!("This is no pack:\n{}", refused.flaws);
    }
    let stack = judged(found.packs.clone(), &new.off);
    for off in stack.off().iter().filter(|off| !off.why.is_empty()) {
        let flaws: Vec<String> = off.why.iter().map(ToString::to_string).collect();
        warn!("The pack {} is off:\n{}", off.pack.label, flaws.join("\n"));
    }
    spoilt.0 = spoilt_since(&brought.packs, &stack);
    let kept = |pack: &Pack| {
        let is_spoilt = spoilt.0.iter().any(|spoilt| spoilt.label == pack.label);
        let before = brought.packs.pack(pack.id()).filter(|_| is_spoilt);
        before.unwrap_or(pack).clone()
    };
    let stack = if spoilt.0.is_empty() {
        stack
    } else {
        judged(found.packs.iter().map(kept).collect(), &new.off)
    };
    *laid = new;
    brought.packs = Arc::new(stack);
}

fn judged(packs: Vec<Pack>, off: &BTreeSet<String>) -> Stack {
    let stack = Stack::with_off(packs, &Stack::game(), off);
    #[cfg(not(target_arch = "wasm32"))]
    let stack = stack.judged(&crate::app::platform::shipped::read, None);
    stack
}

/// The packs that were on before and are off now for flaws, with these.
fn spoilt_since(before: &Stack, now: &Stack) -> Vec<Refused> {
    let spoilt = now.off().iter().filter(|off| {
        !off.why.is_empty()
            && before.pack(off.pack.id()).is_some_and(|old| old.label == off.pack.label)
    });
    spoilt
        .map(|off| Refused {
            label: off.pack.label.clone(),
            manifest: Some(Box::new(off.pack.manifest.clone())),
            flaws: Flaws(off.why.clone()),
        })
        .collect()
}

#[cfg(test)]
mod tests;
