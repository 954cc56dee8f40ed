//! The question about a match that is played in another tab: watch it, or continue with a copy.
//!
//! Watching changes nothing, so it has the focus. Deliberately absent: taking the match away from
//! the other tab.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::kit::input::Intent;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::saving::claims::TakenElsewhere;
use crate::app::saving::{Reopening, TakingUp};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Taken), ask);
}

fn ask(mut commands: Commands) {
    commands
        .spawn((DespawnOnExit(Overlay::Taken), theme::veil(20), MenuScope { layer: 2 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(620))).with_children(|paper| {
                paper.spawn(text("taken-title", Lettering::Heading, palette::INK));
                paper.spawn(text("taken-line", Lettering::Body, palette::INK));
                let row = Node { justify_content: JustifyContent::FlexEnd, ..theme::row(space::M) };
                paper.spawn(row).with_children(|row| {
                    row.spawn((
                        button("taken-back", ButtonKind::Quiet),
                        observe(|_: On<Activate>, mut overlays: Overlays| overlays.close()),
                    ));
                    row.spawn((button("taken-copy", ButtonKind::Secondary), observe(copy)));
                    row.spawn((
                        button("taken-watch", ButtonKind::Primary),
                        FirstFocus,
                        observe(watch),
                    ));
                });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

fn watch(
    _: On<Activate>,
    taken: Option<Res<TakenElsewhere>>,
    mut taking: TakingUp,
    mut overlays: Overlays,
) {
    overlays.close();
    if let Some(taken) = taken {
        taking.take_up(Reopening { replay: true, ..taken.0.clone() });
    }
}

fn copy(
    _: On<Activate>,
    taken: Option<Res<TakenElsewhere>>,
    mut taking: TakingUp,
    mut overlays: Overlays,
) {
    overlays.close();
    if let Some(taken) = taken {
        taking.take_up_copy(taken.0.clone());
    }
}
