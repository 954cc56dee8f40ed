//! Previews a ready-made formation before it is chosen.
//!
//! While the player points at its button, holds it down or has it in focus, the formation's cards
//! are drawn on the field. They are not pawns, and only the seat that deploys sees them.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::{faces, spot};
use crate::app::hud::HudSystems;
use crate::app::hud::turn_panel::PointedChoice;
use crate::app::kit::content::Fonts;
use crate::app::table::board::cards::print_lookalike;
use crate::app::table::board::layout::layer;
use crate::app::table::{Board, BoardLayout, Faces, Playing};
use crate::rules::zoon::{Action, Kind, Slot, Stage, Tables, View, Zoon};
use crate::rules::{Game, Seat, Spot, Square, Viewer, after};

/// A card of the preview.
#[derive(Component)]
struct Lookalike;

/// The size of a previewed card relative to a real one.
const SIZE: f32 = 0.92;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        preview
            .in_set(HudSystems::Show)
            .run_if(resource_exists::<Playing<Zoon>>)
            .run_if(resource_exists::<BoardLayout>),
    );
}

/// The seat that deploys, and where each card would lie if it chose the formation of this button.
fn formation(tables: &Tables, view: &View, choice: Spot) -> Option<(Seat, Vec<(Kind, Square)>)> {
    let Stage::Deploying(seat) = view.field().turn_state().stage else { return None };
    if view.viewer() != Viewer::Seat(seat) {
        return None;
    }
    let mut actions = Vec::new();
    Zoon::actions(tables, view.position(), &mut actions);
    let chosen = |action: &Action| {
        let is_formation = matches!(action, Action::Formation { .. });
        is_formation && Zoon::spots(tables, *action).as_slice() == [choice]
    };
    let action = actions.into_iter().find(chosen)?;
    let laid = after::<Zoon>(tables, view.position(), action);
    let squares = tables.deployment(seat).iter().copied();
    let cards = Slot::of(seat).zip(squares);
    let lies = |(slot, square)| Some((laid.face(slot)?, square));
    Some((seat, cards.filter_map(lies).collect()))
}

/// The preview on screen, and the layout it is drawn for.
#[derive(Clone, PartialEq, Debug)]
struct Seen {
    seat: Seat,
    cards: Vec<(Kind, Square)>,
    layout: BoardLayout,
}

fn preview(
    playing: Res<Playing<Zoon>>,
    pointed: Res<PointedChoice>,
    (layout, faces, fonts): (Res<BoardLayout>, Res<Faces>, Option<Res<Fonts>>),
    boards: Query<Entity, With<Board>>,
    cards: Query<Entity, With<Lookalike>>,
    mut before: Local<Option<Seen>>,
    mut commands: Commands,
) {
    let wanted = pointed.0.and_then(|choice| {
        let (seat, cards) = formation(playing.tables(), &playing.seen(), choice)?;
        Some(Seen { seat, cards, layout: layout.clone() })
    });
    if *before == wanted {
        return;
    }
    cards.iter().for_each(|card| commands.entity(card).despawn());
    before.clone_from(&wanted);
    let (Some(seen), Ok(board)) = (wanted, boards.single()) else { return };
    let far = (seen.seat.0 != 0) != layout.flipped;
    let turned = Quat::from_rotation_z(if far { PI } else { 0.0 });
    for (kind, square) in seen.cards {
        let place = layout.place(spot(square)).unwrap_or_default();
        let lies = Transform::from_translation(place.extend(layer::PAWN))
            .with_rotation(turned)
            .with_scale(Vec3::new(SIZE, SIZE, 1.0));
        let Some(face) = faces.get(&faces::face_name(kind)) else { continue };
        commands
            .spawn((Lookalike, lies, Visibility::default(), ChildOf(board)))
            .with_children(|card| print_lookalike(card, face, &layout, fonts.as_deref()));
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::level;
    use super::*;
    use crate::rules::zoon::{Deployment, Setup, spots};

    #[test]
    fn a_formation_is_seen_as_it_would_lie_and_by_nobody_else() {
        let tables = level("zoon/duel-of-tribes");
        let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
        let start = Zoon::start(&tables, &setup);
        let view = |viewer| Zoon::known_to(&tables, &start, viewer);
        let seen =
            |mirrored, viewer| formation(&tables, &view(viewer), spots::formation(1, mirrored));
        let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
        let (seat, cards) = seen(false, own).expect("a formation");
        let (_, mirrored) = seen(true, own).expect("a mirrored one");
        assert_eq!((seat, cards.len(), mirrored.len()), (Seat(0), 12, 12));
        assert_ne!(cards, mirrored);
        let action = Action::Formation { number: 1, mirrored: false };
        let laid = after::<Zoon>(&tables, &start, action);
        let first = Slot::of(Seat(0)).next().expect("a card");
        assert_eq!(laid.face(first), Some(cards[0].0));
        assert_eq!(seen(false, other), None);
        assert_eq!(seen(false, Viewer::Spectator), None);
        assert_eq!(formation(&tables, &view(own), spots::READY), None);
    }
}
