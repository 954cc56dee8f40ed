//! Printed cards in the interface: for the panel, the table of all cards, and scenes.
//!
//! The same [`CardFace`] as on the board, at any size. Deliberately absent: the choice of what is
//! printed.

use bevy::prelude::*;

use super::signs::SignOf;
use crate::app::kit::content::Fonts;
use crate::app::kit::palette;
use crate::app::kit::theme::Icon;
use crate::app::session::card_face::{CARD, CardFace, GRID};

/// A numeral on a card, with its height in interface units.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct CardNumeral(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, set_numerals.before(bevy::ui::UiSystems::Prepare));
}

/// The node of a card of this height, in interface units.
#[must_use]
pub fn card_node(height: f32) -> Node {
    Node { width: px(height * CARD.x / CARD.y), height: px(height), flex_shrink: 0.0, ..default() }
}

/// Prints a face into a node of [`card_node`].
pub fn print_face(card: &mut ChildSpawnerCommands, face: &CardFace, height: f32) {
    let unit = height / CARD.y;
    for picture in &face.pictures {
        print_picture(card, picture.sheet, &picture.cell, picture.middle, picture.size, unit);
    }
    for numeral in &face.numerals {
        let size = numeral.size * unit;
        let place = Node {
            position_type: PositionType::Absolute,
            width: px(size * 3.0),
            height: px(size * 1.25),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..placed(numeral.middle, Vec2::new(size * 3.0, size * 1.25), unit)
        };
        card.spawn((place, Pickable::IGNORE)).with_children(|place| {
            let says = Text::new(numeral.says.clone());
            place.spawn((says, CardNumeral(size), TextColor(palette::INK), Pickable::IGNORE));
        });
    }
}

/// Prints one picture into a card. `middle` and `size` are in the card's own grid, whose unit
/// measures `unit` interface units.
pub fn print_picture(
    card: &mut ChildSpawnerCommands,
    sheet: &'static str,
    cell: &str,
    middle: Vec2,
    size: f32,
    unit: f32,
) {
    let side = (size * unit).round().max(1.0);
    let place = placed(middle, Vec2::splat(side), unit);
    let sign = (SignOf::new(sheet, cell), Pickable::IGNORE);
    card.spawn((Icon::of(sheet, cell.to_owned(), side as u16), place, sign));
}

/// Prints a back, or another picture that fills the card.
pub fn print_back(card: &mut ChildSpawnerCommands, cell: &str, height: f32) {
    let middle = Vec2::splat(GRID / 2.0);
    print_picture(card, "cards", cell, middle, GRID, height / CARD.y);
}

/// The node of something on a card, with `middle` in the card's own grid and `size` in interface
/// units. The grid is wider than the card.
fn placed(middle: Vec2, size: Vec2, unit: f32) -> Node {
    let corner = (middle - (Vec2::splat(GRID) - CARD) / 2.0) * unit - size / 2.0;
    Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        ..default()
    }
}

fn set_numerals(
    fonts: Option<Res<Fonts>>,
    numerals: Query<(Entity, &CardNumeral), Added<CardNumeral>>,
    mut commands: Commands,
) {
    let Some(fonts) = fonts else { return };
    for (entity, numeral) in &numerals {
        let font_size = FontSize::Px(numeral.0);
        let face = TextFont { font: fonts.display.clone().into(), font_size, ..default() };
        commands.entity(entity).try_insert(face);
    }
}
