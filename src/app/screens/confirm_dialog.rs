//! The question before a save is deleted or exported with its secrets, before a pack is removed, and before
//! packs are laid that may have broken the game. The careful answer has the focus.
//!
//! Deliberately absent: a bin to restore deleted matches from; the question is asked instead.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::dialog::{answers, dialog};
use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::FoundPacks;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::kit::packs::held_back::{self, HeldBack};
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::theme::{Lettering, text};
use crate::app::saving::{SaveJob, SaveWorker};
use crate::saves::SaveName;

/// A question, and what a yes does.
#[derive(Resource, Clone, PartialEq, Debug)]
pub(super) struct Confirmation {
    pub(super) text: LocalText,
    /// The text keys of yes and no.
    pub(super) answers: [&'static str; 2],
    pub(super) deed: Deed,
}

/// An action that needs a yes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Delete the save.
    Delete(SaveName),
    /// Write the save to a file.
    Export(SaveName),
    /// Take the pack at this path out of the folder of packs, or the one of this name out of the browser's storage.
    RemovePack(std::path::PathBuf),
    /// Lay the packs that are held back.
    #[cfg(not(target_arch = "wasm32"))]
    LayPacks,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Ask), ask);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(OnExit(Overlay::Ask), |mut commands: Commands| {
        // Whatever the answer was, it is not asked again.
        commands.remove_resource::<HeldBack>();
    });
}

fn ask(question: Option<Res<Confirmation>>, mut commands: Commands) {
    let Some(question) = question else { return };
    let [yes, no] = question.answers;
    dialog(&mut commands, Overlay::Ask, 560.0, |paper| {
        paper.spawn(text(question.text.clone(), Lettering::Heading, palette::INK));
        answers(paper, |row| {
            row.other(yes, observe(do_it));
            row.back(no);
        });
    });
}

fn do_it(
    _: On<Activate>,
    question: Option<Res<Confirmation>>,
    mut worker: ResMut<SaveWorker>,
    mut packs: ResMut<FoundPacks>,
    #[cfg(not(target_arch = "wasm32"))] mut commands: Commands,
    mut overlays: Overlays,
) {
    match question.map(|question| question.deed.clone()) {
        Some(Deed::Delete(name)) => worker.send(SaveJob::Delete(name)),
        Some(Deed::Export(name)) => super::saves_presses::export(name, &mut worker),
        Some(Deed::RemovePack(path)) => packs.remove(&path),
        #[cfg(not(target_arch = "wasm32"))]
        Some(Deed::LayPacks) => commands.queue(held_back::lay),
        None => {}
    }
    overlays.back();
}
