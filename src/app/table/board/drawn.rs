//! Pictures on the board: a [`Drawn`] is a cell of a sheet and a size in squares.
//!
//! The sprite is chosen by the pixels it covers, and chosen again when the window or the art
//! changes. Without art nothing is drawn, so the table also works without a window.

use bevy::prelude::*;
use bevy::sprite::{SpriteImageMode, SpriteScalingMode};

use super::layout::BoardLayout;
use crate::app::kit::content::Art;

/// A picture from the art sheets.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(Transform, Visibility)]
pub struct Drawn {
    sheet: &'static str,
    cell: String,
    size: f32,
    shape: Option<Vec2>,
    tint: Color,
    detail: f32,
}

impl Drawn {
    /// A cell of a sheet, `size` squares wide.
    #[must_use]
    pub fn new(sheet: &'static str, cell: impl Into<String>, size: f32) -> Self {
        Self { sheet, cell: cell.into(), size, shape: None, tint: Color::WHITE, detail: 1.0 }
    }

    /// A cell of a sheet that fills this width and height; the excess is cut off evenly.
    #[must_use]
    pub fn filling(sheet: &'static str, cell: impl Into<String>, shape: Vec2) -> Self {
        Self { shape: Some(shape), ..Self::new(sheet, cell, shape.max_element()) }
    }

    /// The same picture, tinted.
    #[must_use]
    pub fn tinted(self, tint: Color) -> Self {
        Self { tint, ..self }
    }

    /// The same picture at the resolution for `detail` times its size, for use on a scaled parent.
    #[must_use]
    pub fn seen_at(self, detail: f32) -> Self {
        Self { detail, ..self }
    }

    /// Another cell as large and as sharp, to be laid over this one.
    pub(in crate::app::table) fn covered_by(&self, sheet: &'static str, cell: String) -> Self {
        Self { sheet, cell, ..self.clone() }
    }

    /// The sheet and the cell.
    pub(in crate::app) fn picture(&self) -> (&'static str, &str) {
        (self.sheet, &self.cell)
    }

    /// How opaque it is when all of it is seen.
    pub(super) fn whole(&self) -> f32 {
        self.tint.alpha()
    }

    /// How wide it is, in squares.
    #[cfg(test)]
    pub(super) fn width(&self) -> f32 {
        self.size
    }

    /// Changes the width.
    pub(super) fn resize(&mut self, size: f32) {
        self.size = size;
    }

    /// Changes the tint.
    pub(super) fn set_tint(&mut self, tint: Color) {
        self.tint = tint;
    }
}

pub(in crate::app::table) fn draw(
    art: Option<Res<Art>>,
    layout: Res<BoardLayout>,
    drawn: Query<(Entity, Ref<Drawn>)>,
    mut pixels: Local<f32>,
    mut commands: Commands,
) {
    let Some(art) = art else { return };
    let again = *pixels != layout.pixels || art.is_changed();
    *pixels = layout.pixels;
    for (entity, drawn) in &drawn {
        if again || drawn.is_changed() {
            let sprite =
                art.sprite(drawn.sheet, &drawn.cell, drawn.size, layout.pixels * drawn.detail);
            let mut sprite = Sprite { color: drawn.tint, ..sprite };
            if let Some(shape) = drawn.shape {
                sprite.custom_size = Some(shape);
                sprite.image_mode = SpriteImageMode::Scale(SpriteScalingMode::FillCenter);
            }
            commands.entity(entity).insert(sprite);
        }
    }
}
