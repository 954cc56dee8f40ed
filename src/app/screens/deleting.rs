//! The question before a save is deleted: the careful answer has the focus.
//!
//! Deliberately absent: a bin to bring it back from; the question is asked instead.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Overlay, Overlays, widgets};
use crate::app::input::menus::FirstFocus;
use crate::app::input::{Intent, MenuScope};
use crate::app::locale::LocalText;
use crate::app::saving::{Errand, Keeper};
use crate::app::theme::{self, ButtonKind, Lettering, button, palette, space, text};
use crate::saves::SaveName;

/// The save that is asked about, and what it is called on screen.
#[derive(Resource, Clone, PartialEq, Debug)]
pub(super) struct Doomed(pub(super) SaveName, pub(super) LocalText);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Delete), ask);
}

fn ask(doomed: Option<Res<Doomed>>, mut commands: Commands) {
    let Some(doomed) = doomed else { return };
    let question = LocalText::new("saves-delete-ask").with("match", doomed.1.clone());
    commands
        .spawn((DespawnOnExit(Overlay::Delete), theme::veil(20), MenuScope { layer: 2 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(520))).with_children(|paper| {
                paper.spawn(text(question, Lettering::Heading, palette::INK));
                let row = Node { justify_content: JustifyContent::FlexEnd, ..theme::row(space::M) };
                paper.spawn(row).with_children(|row| {
                    row.spawn((button("saves-delete", ButtonKind::Secondary), observe(delete)));
                    row.spawn((
                        button("saves-keep", ButtonKind::Primary),
                        FirstFocus,
                        observe(|_: On<Activate>, mut overlays: Overlays| overlays.back()),
                    ));
                });
            });
            veil.spawn(widgets::hints(&[(Intent::Pick, "hint-pick"), (Intent::Back, "hint-back")]));
        });
}

fn delete(
    _: On<Activate>,
    doomed: Option<Res<Doomed>>,
    mut keeper: ResMut<Keeper>,
    mut overlays: Overlays,
) {
    if let Some(doomed) = doomed {
        keeper.send(Errand::Delete(doomed.0.clone()));
    }
    overlays.close();
}
