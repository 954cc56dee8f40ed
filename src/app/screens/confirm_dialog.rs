//! The question before a save is deleted or exported with its secrets, and before a pack is removed. The
//! careful answer has the focus.
//!
//! Deliberately absent: a bin to restore deleted matches from; the question is asked instead.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::FoundPacks;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
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
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Ask), ask);
}

fn ask(question: Option<Res<Confirmation>>, mut commands: Commands) {
    let Some(question) = question else { return };
    let [yes, no] = question.answers;
    commands
        .spawn((DespawnOnExit(Overlay::Ask), theme::veil(20), MenuScope { layer: 2 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(560))).with_children(|paper| {
                paper.spawn(text(question.text.clone(), Lettering::Heading, palette::INK));
                let row = Node { justify_content: JustifyContent::FlexEnd, ..theme::row(space::M) };
                paper.spawn(row).with_children(|row| {
                    row.spawn((button(yes, ButtonKind::Secondary), observe(do_it)));
                    row.spawn((
                        button(no, ButtonKind::Primary),
                        FirstFocus,
                        observe(|_: On<Activate>, mut overlays: Overlays| overlays.back()),
                    ));
                });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

fn do_it(
    _: On<Activate>,
    question: Option<Res<Confirmation>>,
    mut worker: ResMut<SaveWorker>,
    mut packs: ResMut<FoundPacks>,
    mut overlays: Overlays,
) {
    match question.map(|question| question.deed.clone()) {
        Some(Deed::Delete(name)) => worker.send(SaveJob::Delete(name)),
        Some(Deed::Export(name)) => super::saves_presses::export(name, &mut worker),
        Some(Deed::RemovePack(path)) => packs.remove(&path),
        None => {}
    }
    overlays.back();
}
