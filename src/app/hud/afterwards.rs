//! After the end: while the player looks at the board, a strip beside it leads back to the result
//! or to a rematch. In a tall window it stands in place of the near plate and leads to the result
//! only, because nothing may lie over the board.
//!
//! The strip takes no focus, so the keys keep working on the board; the pick key opens the result.
//! Deliberately absent: the result itself, which is an overlay of the screens.

use bevy::prelude::*;

use super::HudSystems;
use super::layout::{Part, Room};
use super::papers::paper;
use crate::app::kit::form::Form;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::theme;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::menus::no_menu;
use crate::app::kit::theme::{ButtonKind, space};
use crate::app::session::over::MatchOver;
use crate::app::session::table_command::TableCommand;

/// The strip's index in the right column.
const BELOW_THE_TURN: usize = 1;

/// The strip, and whether it is that of a tall window.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Strip {
    tall: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay_strip.in_set(HudSystems::Show), open_by_key.in_set(HudSystems::Hear).run_if(no_menu)),
    );
}

fn lay_strip(
    (over, room): (Res<MatchOver>, Res<Room>),
    overlay: Res<State<Overlay>>,
    strips: Query<(Entity, &Strip)>,
    parts: Query<(Entity, &Part)>,
    mut commands: Commands,
) {
    let tall = room.form == Form::Tall;
    let wanted = (over.0 && *overlay.get() == Overlay::None).then_some(Strip { tall });
    let (home, place) = if tall { (Part::Foot, 0) } else { (Part::Right, BELOW_THE_TURN) };
    let strip = strips.iter().next();
    if strip.map(|(_, strip)| *strip) == wanted {
        return;
    }
    if let Some((strip, _)) = strip {
        commands.entity(strip).despawn();
    }
    let home = parts.iter().find(|(_, part)| **part == home);
    if let (Some(wanted), Some((home, _))) = (wanted, home) {
        let strip = spawn_strip(&mut commands, wanted);
        commands.entity(home).insert_children(place, &[strip]);
    }
}

fn spawn_strip(commands: &mut Commands, kind: Strip) -> Entity {
    let mut strip = commands.spawn((kind, paper()));
    strip.with_children(|paper| {
        let line = Node { justify_content: JustifyContent::Center, ..theme::row(space::S) };
        paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
            let result = low_button("pause-result", ButtonKind::Secondary);
            row.spawn((result, TableCommand::Open(Overlay::Result)));
            if !kind.tall {
                let again = low_button("result-rematch", ButtonKind::Secondary);
                row.spawn((again, TableCommand::Rematch));
            }
        });
    });
    strip.id()
}

/// After the end nothing can be picked, so the pick key is free.
fn open_by_key(
    intents: Intents,
    over: Res<MatchOver>,
    overlay: Res<State<Overlay>>,
    mut table_commands: MessageWriter<TableCommand>,
) {
    if over.0 && *overlay.get() == Overlay::None && intents.just(Intent::Pick) {
        table_commands.write(TableCommand::Open(Overlay::Result));
    }
}
