//! A dialog over a screen, and the row of answers at its foot.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::kit::input::Intent;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{self, ButtonKind, button, headlines, space};

/// Lays a sheet of paper of this width over the screen, with the hints for its keys.
pub(super) fn dialog(
    commands: &mut Commands,
    overlay: Overlay,
    width: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    commands
        .spawn((DespawnOnExit(overlay), theme::veil(20), MenuScope { layer: 2 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(width))).with_children(fill);
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// The row into which answers are laid.
pub(super) struct Answers<'a, 'w>(&'a mut ChildSpawnerCommands<'w>);

impl Answers<'_, '_> {
    /// An answer, and what makes it do something.
    pub(super) fn other(&mut self, label: &'static str, does: impl Bundle) {
        self.0.spawn((button(label, ButtonKind::Secondary), does));
    }

    /// An answer that is seldom given.
    pub(super) fn quiet(&mut self, label: &'static str, does: impl Bundle) {
        self.0.spawn((button(label, ButtonKind::Quiet), does));
    }

    /// The careful answer, which has the focus first.
    pub(super) fn careful(&mut self, label: &'static str, does: impl Bundle) {
        self.0.spawn((button(label, ButtonKind::Primary), FirstFocus, does));
    }

    /// The careful answer that leads back.
    pub(super) fn back(&mut self, label: &'static str) {
        self.careful(label, leads_back());
    }
}

/// Makes a button close the dialog.
pub(super) fn leads_back() -> impl Bundle {
    observe(|_: On<Activate>, mut overlays: Overlays| overlays.back())
}

/// Lays the row of answers.
pub(super) fn answers(paper: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut Answers<'_, '_>)) {
    let row =
        Node { justify_content: JustifyContent::FlexEnd, flex_shrink: 0.0, ..theme::row(space::M) };
    paper.spawn(row).with_children(|row| fill(&mut Answers(row)));
}
