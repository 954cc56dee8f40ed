//! The packs of this player: read once at the start, and laid over the game's files as far as they are
//! on and sound.
//!
//! They lie in the folder `packs` of the player's data and beside the program, and where the command line
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
use crate::packs::{Pack, Refused, Stack};

/// Everything that lies where packs are looked for.
#[derive(Resource, Clone, Default, Debug)]
pub struct FoundPacks {
    /// What can be read as packs, in the order in which they are laid.
    pub packs: Vec<Pack>,
    /// What is no pack, and why.
    pub refused: Vec<Refused>,
}

#[cfg(not(target_arch = "wasm32"))]
impl FoundPacks {
    /// Reads the packs of the player's folder, those beside the program, and these.
    #[must_use]
    pub fn read(named: &[PathBuf]) -> Self {
        let mut found = Self::default();
        for folder in [beside(), folder()].into_iter().flatten() {
            for path in crate::packs::list(&folder) {
                found.take(&path, &label(&path));
            }
        }
        for path in named {
            found.take(path, &path.to_string_lossy());
        }
        found
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

/// The folder of packs among the player's data.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn folder() -> Option<PathBuf> {
    folders::data_folder().map(|folder| folder.join("packs"))
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
        .init_resource::<BroughtFiles>()
        .add_systems(PreStartup, lay.run_if(resource_exists::<Settings>))
        .add_systems(
            Update,
            lay.run_if(
                resource_exists_and_changed::<Settings>
                    .or_else(resource_changed::<FoundPacks>)
                    .and_then(not(in_state(Screen::Play))),
            ),
        );
}

/// Lays the packs that are on, when other ones are on than before.
fn lay(
    found: Res<FoundPacks>,
    settings: Res<Settings>,
    mut brought: ResMut<BroughtFiles>,
    mut laid: Local<Option<BTreeSet<String>>>,
) {
    let off: BTreeSet<String> = settings.packs_off.iter().cloned().collect();
    let is_new = found.is_changed() || laid.as_ref() != Some(&off);
    if !is_new || (found.packs.is_empty() && brought.packs.is_empty()) {
        return;
    }
    let stack = Stack::with_off(found.packs.clone(), &Stack::game(), &off);
    #[cfg(not(target_arch = "wasm32"))]
    let stack = stack.judged(&crate::app::platform::shipped::read, None);
    for off in stack.off().iter().filter(|off| !off.why.is_empty()) {
        let flaws: Vec<String> = off.why.iter().map(ToString::to_string).collect();
        warn!("The pack {} is off:\n{}", off.pack.label, flaws.join("\n"));
    }
    for refused in &found.refused {
        warn!("This is no pack:\n{}", refused.flaws);
    }
    *laid = Some(off);
    brought.packs = Arc::new(stack);
}
