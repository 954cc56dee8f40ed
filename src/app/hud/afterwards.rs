//! After the end: while one looks at the board, a strip beside it leads back to the result or on to a rematch.
//!
//! It has no focus of its own, so that the keys of the board stay the board's; the key that picks opens the result.
//! Deliberately absent: the result, which is the shell's.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::HudSystems;
use super::layout::{Part, Room};
use crate::app::input::menus::no_menu;
use crate::app::input::{Intent, Intents};
use crate::app::screens::result::{self, MatchOver};
use crate::app::screens::{Overlay, Overlays};
use crate::app::theme::buttons::low_button;
use crate::app::theme::{self, ButtonKind, button, space};

/// The place in the right column, counted from the top.
const BELOW_THE_TURN: usize = 1;

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
    (overlay, room): (Res<State<Overlay>>, Res<Room>),
    strips: Query<Entity, With<Strip>>,
    parts: Query<(Entity, &Part)>,
    mut commands: Commands,
) {
    let wanted = over.0 && *overlay.get() == Overlay::None;
    let column = parts.iter().find(|(_, part)| **part == Part::Right).map(|(column, _)| column);
    match (wanted, strips.iter().next(), column) {
        (true, None, Some(column)) => {
            let strip = spawn_strip(&mut commands, room.narrow);
            commands.entity(column).insert_children(BELOW_THE_TURN, &[strip]);
        }
        (false, Some(strip), _) => commands.entity(strip).despawn(),
        _ => {}
    }
}

fn spawn_strip(commands: &mut Commands, narrow: bool) -> Entity {
    let line = Node { justify_content: JustifyContent::Center, ..theme::row(space::S) };
    let line = Node { flex_shrink: 0.0, ..line };
    let label = |row: &mut ChildSpawnerCommands, key: &'static str| match narrow {
        true => row.spawn(low_button(key, ButtonKind::Secondary)).id(),
        false => row.spawn(button(key, ButtonKind::Secondary)).id(),
    };
    let mut strip = commands.spawn((Strip, line, Pickable::IGNORE));
    strip.with_children(|row| {
        let result = label(row, "pause-result");
        let rematch = label(row, "result-rematch");
        let open = |_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Result);
        row.commands().entity(result).insert(observe(open));
        row.commands().entity(rematch).insert(observe(result::rematch));
    });
    strip.id()
}

/// Nothing can be picked any more, so the key that picks is free.
fn open_by_key(intents: Intents, over: Res<MatchOver>, mut overlays: Overlays) {
    if over.0 && overlays.now() == Overlay::None && intents.just(Intent::Pick) {
        overlays.open(Overlay::Result);
    }
}
