//! After the end: while one looks at the board, a strip leads back to the result or on to a rematch.
//!
//! It has no focus of its own, so that the keys of the board stay the board's; the key that picks opens the result.
//! Deliberately absent: the result, which is the shell's.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::HudSystems;
use crate::app::input::menus::no_menu;
use crate::app::input::{Intent, Intents};
use crate::app::screens::result::{self, MatchOver};
use crate::app::screens::{Overlay, Overlays, Screen};
use crate::app::theme::{self, ButtonKind, button, space};

/// The strip.
#[derive(Component)]
struct Strip;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay_strip.in_set(HudSystems::Show), open_by_key.in_set(HudSystems::Hear).run_if(no_menu)),
    );
}

fn lay_strip(
    over: Res<MatchOver>,
    overlay: Res<State<Overlay>>,
    strips: Query<Entity, With<Strip>>,
    mut commands: Commands,
) {
    let wanted = over.0 && *overlay.get() == Overlay::None;
    match (wanted, strips.iter().next()) {
        (true, None) => spawn_strip(&mut commands),
        (false, Some(strip)) => commands.entity(strip).despawn(),
        _ => {}
    }
}

/// Above the place where remarks are made.
fn spawn_strip(commands: &mut Commands) {
    let edge = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        bottom: px(44),
        justify_content: JustifyContent::Center,
        ..theme::row(space::M)
    };
    commands.spawn((Strip, DespawnOnExit(Screen::Play), edge, Pickable::IGNORE)).with_children(
        |row| {
            row.spawn((
                button("pause-result", ButtonKind::Secondary),
                observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Result)),
            ));
            row.spawn((button("result-rematch", ButtonKind::Secondary), observe(result::rematch)));
        },
    );
}

/// Nothing can be picked any more, so the key that picks is free.
fn open_by_key(intents: Intents, over: Res<MatchOver>, mut overlays: Overlays) {
    if over.0 && overlays.now() == Overlay::None && intents.just(Intent::Pick) {
        overlays.open(Overlay::Result);
    }
}
