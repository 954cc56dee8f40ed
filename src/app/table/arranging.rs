//! Where things rest: squares, coordinates and pawns take their places on the board.
//!
//! A pawn's place follows from its components alone, so whenever nothing moves every pawn can be
//! put where it belongs. Deliberately absent: movement, which is [`super::playback`]'s.

use bevy::prelude::*;
use bevy::text::FontSize;
use bevy::window::PrimaryWindow;

use super::board::{Board, BoardLayout, Edge, HEM, TRAY, layer};
use super::drawn::Drawn;
use super::pieces::{Captive, OnSpot, Pawn, SquareTile, token};
use crate::app::content::Fonts;
use crate::app::settings::Settings;
use crate::rules::{Spot, Square};

/// A token's width, in squares.
const TOKEN: f32 = 0.95;
/// A head's width, in squares.
const HEAD: f32 = 0.77;

/// Makes the board as large as the window allows.
pub(super) fn fit_board(
    window: Query<&Window, With<PrimaryWindow>>,
    mut layout: ResMut<BoardLayout>,
    mut board: Query<&mut Transform, With<Board>>,
) {
    let Ok(window) = window.single() else { return };
    let square = layout.fitting(window.size());
    let pixels = square * window.scale_factor();
    if layout.square != square || layout.pixels != pixels {
        (layout.square, layout.pixels) = (square, pixels);
    }
    for mut transform in &mut board {
        let scale = Vec3::new(square, square, 1.0);
        if transform.scale != scale {
            transform.scale = scale;
        }
    }
}

/// Every square where the layout has it.
pub(super) fn lay_squares(
    layout: Res<BoardLayout>,
    mut squares: Query<(Ref<OnSpot>, &mut Transform), With<SquareTile>>,
) {
    for (spot, mut transform) in &mut squares {
        if !layout.is_changed() && !spot.is_changed() {
            continue;
        }
        if let Some(place) = layout.place(spot.0) {
            transform.translation = place.extend(layer::SQUARE);
        }
    }
}

/// Letters below and numbers to the left, whichever way the board is turned.
pub(super) fn letter_hem(
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
                ((y + 1).to_string(), Vec2::new(out.x + 0.02, place.y))
            }
        };
        text.0 = name;
        transform.translation = place.extend(layer::COORDINATE);
        // The letter is set in pixels, so that it is sharp, and shrunk back into squares.
        transform.scale = Vec3::new(1.0 / layout.square, 1.0 / layout.square, 1.0);
        *visibility = if settings.coordinates { Visibility::Inherited } else { Visibility::Hidden };
        let font = fonts.as_ref().map(|fonts| fonts.bold.clone()).unwrap_or_default();
        let size = FontSize::Px(layout.square * 0.21);
        commands.entity(entity).insert(TextFont {
            font: font.into(),
            font_size: size,
            ..default()
        });
    }
}

/// A new pawn gets its token and its head.
pub(super) fn dress_pawn(added: On<Add, Pawn>, pawns: Query<&Pawn>, mut commands: Commands) {
    let Ok(pawn) = pawns.get(added.entity) else { return };
    let token = Drawn::new("tokens", token(pawn.side), TOKEN);
    let head = Drawn::new("heads", pawn.picture.clone(), HEAD);
    commands.entity(added.entity).with_children(|pawn| {
        pawn.spawn((token, Transform::from_xyz(0.0, 0.0, 0.0)));
        pawn.spawn((head, Transform::from_xyz(0.0, 0.01, 0.5)));
    });
}

/// Where a pawn belongs.
pub(super) fn rest(
    layout: &BoardLayout,
    pawn: &Pawn,
    spot: Option<&OnSpot>,
    captive: Option<&Captive>,
) -> Transform {
    let small = TRAY * 0.94 / TOKEN;
    let (place, scale) = match (spot.and_then(|spot| layout.place(spot.0)), captive) {
        (Some(place), _) => (place, 1.0),
        (None, Some(captive)) => (layout.tray(pawn.side, captive.order), small),
        (None, None) => (Vec2::ZERO, 0.0),
    };
    Transform::from_translation(place.extend(layer::PAWN)).with_scale(Vec3::new(scale, scale, 1.0))
}
