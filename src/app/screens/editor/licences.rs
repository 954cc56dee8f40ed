//! Under which licence a new pack may be passed on: a choice in plain words.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::{self, ButtonKind, Lettering, space, text};

/// A licence: its name in a manifest, and the key of its name on screen. What it means is said by the same key with
/// `-says`.
const LICENCES: [(&str, &str); 4] = [
    ("All rights reserved", "editor-licence-none"),
    ("CC-BY-SA-4.0", "editor-licence-share-alike"),
    ("CC-BY-4.0", "editor-licence-attribution"),
    ("CC0-1.0", "editor-licence-free"),
];

/// The licence that is chosen: a place in the list. At first it gives no rights away, because none were chosen.
#[derive(Resource, Default)]
pub(super) struct PackLicence(usize);

impl PackLicence {
    /// As a manifest names it.
    pub(super) fn id(&self) -> &'static str {
        LICENCES[self.0].0
    }

    fn says(&self) -> LocalText {
        LocalText::new(format!("{}-says", LICENCES[self.0].1))
    }
}

/// The button of a licence.
#[derive(Component)]
pub(super) struct LicenceButton(usize);

/// The line that says what the chosen one means.
#[derive(Component)]
pub(super) struct LicenceLine;

pub(super) fn spawn(column: &mut ChildSpawnerCommands, chosen: &PackLicence) {
    column.spawn(text("editor-licence", Lettering::Strong, palette::INK));
    let row = Node {
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        row_gap: px(space::XS),
        ..theme::row(space::S)
    };
    column.spawn(row).with_children(|row| {
        for (place, (_, label)) in LICENCES.into_iter().enumerate() {
            let choose = move |_: On<Activate>, mut chosen: ResMut<PackLicence>| chosen.0 = place;
            let mut button = row.spawn((low_button(label, ButtonKind::Choice), observe(choose)));
            button.insert(LicenceButton(place));
            if place == chosen.0 {
                button.insert(Checked);
            }
        }
    });
    column.spawn((text(chosen.says(), Lettering::Note, palette::COCOA), LicenceLine));
}

/// Marks the chosen licence and says what it means.
pub(super) fn mark(
    chosen: Res<PackLicence>,
    buttons: Query<(Entity, &LicenceButton, Has<Checked>)>,
    mut lines: Query<&mut LocalText, With<LicenceLine>>,
    mut commands: Commands,
) {
    for (entity, LicenceButton(place), marked) in &buttons {
        if *place == chosen.0 && !marked {
            commands.entity(entity).insert(Checked);
        } else if *place != chosen.0 && marked {
            commands.entity(entity).remove::<Checked>();
        }
    }
    for mut line in &mut lines {
        line.set_if_neq(chosen.says());
    }
}
