//! The board itself: squares on cloth, and coordinates on its hem.
//!
//! Children of the [`Board`] are placed in squares: one unit is one square, and the middle of the
//! board is the origin. Only the board's own transform is in pixels, so resizing the window changes
//! one entity and does not disturb animations.

use bevy::prelude::*;

use super::drawn::Drawn;
use super::layout::{HEM, layer};
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::table::contract::looks::BoardLook;
use crate::app::table::contract::pieces::{OnSpot, SquareTile};
use crate::app::table::contract::sketch::{Sketch, Tile};
use crate::rules::Spot;

/// The parent of everything on the table.
#[derive(Component, Clone, Copy, Default, Debug)]
#[require(Transform, Visibility)]
pub struct Board;

/// Spawns cloth, squares and coordinates.
pub fn spawn(commands: &mut Commands, look: &BoardLook, sketch: Option<&Sketch>) {
    let board = commands.spawn((Board, Name::new("Board"), DespawnOnExit(Screen::Play))).id();
    if let Some(sketch) = sketch {
        spawn_cloth(commands, board, sketch.size);
        spawn_sites(commands, board, sketch);
        return;
    }
    let size = Vec2::new(f32::from(look.grid.width), f32::from(look.grid.height));
    spawn_cloth(commands, board, size);
    for (number, cell) in look.squares.iter().enumerate() {
        let spot = Spot::Square(number as u8);
        commands.spawn((
            SquareTile,
            OnSpot(spot),
            Drawn::new("squares", cell.clone(), 1.0),
            Transform::from_xyz(0.0, 0.0, layer::SQUARE),
            Pickable::default(),
            ChildOf(board),
        ));
    }
    for ((files, ranks), cell) in &look.joints {
        let stitches = Drawn::new("squares", cell.clone(), 1.0);
        let joint = Joint { files: *files, ranks: *ranks };
        commands.spawn((joint, stitches, ChildOf(board)));
    }
    for edge in (0..look.grid.width).map(Edge::File).chain((0..look.grid.height).map(Edge::Rank)) {
        commands.spawn((edge, Text2d::default(), TextColor(palette::ON_CLOTH), ChildOf(board)));
    }
}

/// Spawns the tiles of a board that is no grid.
fn spawn_sites(commands: &mut Commands, board: Entity, sketch: &Sketch) {
    for site in &sketch.sites {
        let laid = (SquareTile, OnSpot(site.spot), ChildOf(board));
        let clear = || Sprite::from_color(Color::NONE, Vec2::splat(site.size));
        match &site.tile {
            Tile::Nothing => {}
            Tile::Clear => drop(commands.spawn((laid, clear(), Pickable::default()))),
            Tile::Picture(sheet, cell) => {
                let drawn = Drawn::new(sheet, cell.clone(), site.size);
                commands.spawn((laid, drawn, Pickable::default()));
            }
            Tile::Wide { sheet, cell, shape } => {
                let drawn = Drawn::filling(sheet, cell.clone(), *shape);
                commands.spawn((laid, drawn, Pickable::default()));
            }
            Tile::Scenery(sheet, cell) => {
                let drawn = Drawn::new(sheet, cell.clone(), site.size);
                commands.spawn((laid, drawn, Pickable::IGNORE));
            }
        }
    }
}

fn spawn_cloth(commands: &mut Commands, board: Entity, size: Vec2) {
    let layers = [
        (palette::SHADOW, HEM, Vec2::new(0.05, -0.07), layer::SHADOW),
        (palette::COCOA, HEM, Vec2::ZERO, layer::CLOTH),
        (palette::CLOTH, HEM - 0.035, Vec2::ZERO, layer::CLOTH + 0.1),
        (palette::COCOA, 0.03, Vec2::ZERO, layer::CLOTH + 0.2),
    ];
    for (color, hem, offset, height) in layers {
        commands.spawn((
            Sprite::from_color(color, size + 2.0 * hem),
            Transform::from_translation(offset.extend(height)),
            ChildOf(board),
        ));
    }
    spawn_stitches(commands, board, size);
}

/// Draws stitches along the edge.
fn spawn_stitches(commands: &mut Commands, board: Entity, size: Vec2) {
    let out = size / 2.0 + HEM - 0.075;
    let mut stitch = |place: Vec2, long: Vec2| {
        commands.spawn((
            Sprite::from_color(palette::PARCHMENT.with_alpha(0.55), long),
            Transform::from_translation(place.extend(layer::CLOTH + 0.3)),
            ChildOf(board),
        ));
    };
    let steps = |length: f32| {
        let count = (length * 4.0) as i32;
        (0..count).map(move |at| (at as f32 + 0.5) * length / count as f32 - length / 2.0)
    };
    for x in steps(out.x * 2.0) {
        stitch(Vec2::new(x, out.y), Vec2::new(0.13, 0.018));
        stitch(Vec2::new(x, -out.y), Vec2::new(0.13, 0.018));
    }
    for y in steps(out.y * 2.0) {
        stitch(Vec2::new(out.x, y), Vec2::new(0.018, 0.13));
        stitch(Vec2::new(-out.x, y), Vec2::new(0.018, 0.13));
    }
}

/// A picture over a corner where squares meet.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app::table) struct Joint {
    /// Files left of the corner.
    pub(super) files: u8,
    /// Ranks below the corner.
    pub(super) ranks: u8,
}

/// A letter or number on the hem.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// A file's letter, below its column.
    File(u8),
    /// A rank's number, left of its row.
    Rank(u8),
}
