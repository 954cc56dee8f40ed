//! Positions at rest: places squares, coordinates and pawns on the board.
//!
//! A pawn's place follows from its components alone, so every pawn can be put in place whenever
//! nothing moves.

use bevy::prelude::*;
use bevy::text::FontSize;
use bevy::window::PrimaryWindow;

use super::cloth::{Board, Edge, Joint};
use super::layout::{BoardLayout, HEM, layer, standing};
use super::view::View;
use crate::app::kit::content::Fonts;
use crate::app::kit::form::Form;
use crate::app::kit::settings::Settings;
use crate::app::session::table_command::TableCommand;
use crate::app::table::contract::pieces::{OnSpot, Pawn, Slot, SquareTile, Whereabouts};
use crate::rules::{Side, Spot, Square};

/// Makes the board as large as the window allows.
pub(in crate::app::table) fn fit_board(
    window: Query<&Window, With<PrimaryWindow>>,
    view: Res<View>,
    mut layout: ResMut<BoardLayout>,
    mut board: Query<&mut Transform, With<Board>>,
) {
    let Ok(window) = window.single() else { return };
    if layout.bypass_change_detection().turn_sketch(window.size()) {
        layout.set_changed();
    }
    let square = layout.fitting(window.size());
    let rows = Form::of(window.size()) == Form::Tall && layout.has_rows();
    let upright = rows.then_some(window.width() / square / 2.0);
    if layout.upright != upright {
        layout.upright = upright;
    }
    let detail = view.detail();
    let pixels = square * window.scale_factor() * detail;
    if layout.square != square || layout.pixels != pixels {
        (layout.square, layout.pixels, layout.detail) = (square, pixels, detail);
    }
    for mut transform in &mut board {
        let scale = Vec3::new(square, square, 1.0);
        let lift = layout.lift(window.size());
        if transform.scale != scale || transform.translation.y != lift {
            (transform.scale, transform.translation.y) = (scale, lift);
        }
    }
}

/// Turns the board round, in a replay too.
pub(in crate::app::table) fn flip_board(
    mut table_commands: MessageReader<TableCommand>,
    mut layout: ResMut<BoardLayout>,
) {
    for _ in table_commands.read().filter(|command| **command == TableCommand::Flip) {
        layout.flipped ^= true;
    }
}

/// Places squares and joints as the layout says.
pub(in crate::app::table) fn lay_squares(
    layout: Res<BoardLayout>,
    mut squares: Query<(Ref<OnSpot>, &mut Transform), With<SquareTile>>,
    mut joints: Query<(Ref<Joint>, &mut Transform), Without<SquareTile>>,
) {
    for (joint, mut transform) in &mut joints {
        if layout.is_changed() || joint.is_changed() {
            transform.translation =
                layout.corner(joint.files, joint.ranks).extend(layer::SQUARE + 0.5);
        }
    }
    for (spot, mut transform) in &mut squares {
        if !layout.is_changed() && !spot.is_changed() {
            continue;
        }
        if let Some(place) = layout.place(spot.0) {
            let above = layout.sketch.as_ref().map_or(0.0, |sketch| sketch.height(spot.0));
            transform.translation = place.extend(layer::SQUARE + above);
        }
    }
}

/// Places letters below and numbers to the left, whichever way the board is turned.
pub(in crate::app::table) fn letter_hem(
    layout: Res<BoardLayout>,
    fonts: Option<Res<Fonts>>,
    settings: Res<Settings>,
    mut edges: Query<(Entity, &Edge, &mut Text2d, &mut Transform, &mut Visibility)>,
    mut commands: Commands,
) {
    if !layout.is_changed() && !settings.is_changed() {
        return;
    }
    let out = -(layout.size() + HEM) / 2.0;
    for (entity, edge, mut text, mut transform, mut visibility) in &mut edges {
        let (name, place) = match *edge {
            Edge::File(x) => {
                let place = layout.place(Spot::Square(x)).unwrap_or_default();
                (layout.grid.name(Square(x))[..1].to_owned(), Vec2::new(place.x, out.y + 0.02))
            }
            Edge::Rank(y) => {
                let first = Spot::Square(y * layout.grid.width);
                let place = layout.place(first).unwrap_or_default();
                ((y + 1).to_string(), Vec2::new(out.x, place.y))
            }
        };
        text.0 = name;
        transform.translation = place.extend(layer::COORDINATE);
        // Text is set in pixels to be sharp, then scaled back to squares.
        let shrunk = 1.0 / layout.letters();
        transform.scale = Vec3::new(shrunk, shrunk, 1.0);
        *visibility = if settings.coordinates { Visibility::Inherited } else { Visibility::Hidden };
        let font = fonts.as_ref().map(|fonts| fonts.bold.clone()).unwrap_or_default();
        let size = FontSize::Px(coordinate(layout.square) * layout.detail);
        commands.entity(entity).insert(TextFont {
            font: font.into(),
            font_size: size,
            ..default()
        });
    }
}

/// Font size of coordinates in pixels. On small squares they fill the hem to stay legible, also from further away before a
/// larger window.
fn coordinate(square: f32) -> f32 {
    const LEGIBLE: f32 = 19.0;
    (square * 0.21).max(LEGIBLE.min(square * 0.28))
}

/// The transform of a pawn at rest.
pub(in crate::app::table) fn rest(
    layout: &BoardLayout,
    side: Side,
    whereabouts: Whereabouts,
    slot: Slot,
) -> Transform {
    let beside = |place: Vec2, scale: f32| {
        // Of overlapping pawns, the one nearer to its side lies on top.
        let under = f32::from(slot.0.min(24)) * -0.35;
        let rest = standing(place).with_scale(Vec3::new(scale, scale, 1.0));
        rest.with_translation(place.extend(layer::BESIDE + under))
    };
    let nowhere = Transform::from_scale(Vec3::new(0.0, 0.0, 1.0));
    match whereabouts {
        Whereabouts::On(spot) => layout.standing(spot).unwrap_or(nowhere),
        Whereabouts::Captive => {
            let lies = beside(layout.prison(side, slot.0), layout.captive(side, slot.0));
            match layout.cell(side, slot.0) {
                Some(_) => lies.with_translation(lies.translation.with_z(layer::PAWN)),
                None => lies,
            }
        }
        Whereabouts::Aside => beside(layout.bench(side, slot.0), layout.at_hand(side)),
        Whereabouts::Away => nowhere,
    }
}

type Moved = Or<(Changed<Whereabouts>, Changed<Slot>)>;

/// Counts the cards in each hand, so that the layout can space them to fit.
pub(in crate::app::table) fn count_hands(
    pawns: Query<(&Pawn, &Whereabouts, &Slot)>,
    changed: Query<(), Moved>,
    mut gone: RemovedComponents<Pawn>,
    mut layout: ResMut<BoardLayout>,
) {
    if !layout.cards || (changed.is_empty() && gone.read().count() == 0) {
        return;
    }
    let mut hands = [0; 2];
    for (pawn, place, slot) in &pawns {
        let hand = &mut hands[usize::from(pawn.side.0 & 1)];
        if *place == Whereabouts::Aside {
            *hand = slot.0.saturating_add(1).max(*hand);
        }
    }
    if layout.hands != hands {
        layout.hands = hands;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_of_a_large_board_can_be_read_and_two_digits_fit_the_hem() {
        for square in [30.0, 44.0, 60.0, 90.0] {
            let size = coordinate(square);
            // A digit is about 0.6 times as wide as high.
            assert!(2.0 * 0.6 * size <= HEM * square, "{size} on {square}");
        }
        assert!(coordinate(44.0) >= 12.0, "the great arena in a window of 720");
    }
}
