//! Numerals as cells for pictures that are painted without the graphics device.
//!
//! The engine lays letters into pictures of its own; a hidden sample makes it lay all that cards
//! use, and they are copied from there. Deliberately absent: any other text in painted pictures.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::text::{FontSize, TextLayoutInfo};

use super::Fonts;
use super::cutouts::Cutouts;
use crate::app::kit::canvas::Cell;

/// Every sign that cards print.
const SIGNS: &str = "0123456789+×?";
/// The font size of the sample, in logical pixels.
const SIZE: f32 = 48.0;
/// The width of a numeral's cell, as a multiple of the font size.
pub const CELL: f32 = 1.25;
/// The space between two numerals, as a multiple of the font size.
const SPACE: f32 = 0.04;

/// The hidden text.
#[derive(Component)]
struct Sample;

/// A numeral in the middle of its own cell.
struct Numeral {
    bytes: Vec<u8>,
    side: u32,
    width: f32,
}

/// The numerals copied so far.
#[derive(Default)]
pub(super) struct Numerals(HashMap<char, Numeral>);

impl Numerals {
    pub(super) fn cell(&self, sign: &str) -> Option<Cell<'_>> {
        let Numeral { bytes, side, .. } = self.0.get(&sign.chars().next()?)?;
        Some(Cell { bytes, stride: *side, corner: UVec2::ZERO, side: *side })
    }

    /// Where the middle of each sign of a text lies, from the text's middle, as multiples of the
    /// font size.
    pub(super) fn set<'a>(&self, says: &'a str) -> Vec<(&'a str, f32)> {
        let width = |sign: char| self.0.get(&sign).map_or(0.5, |numeral| numeral.width) + SPACE;
        let mut left = -says.chars().map(width).sum::<f32>() / 2.0;
        let set = says.char_indices().map(|(at, sign)| {
            let middle = left + width(sign) / 2.0;
            left += width(sign);
            (&says[at..at + sign.len_utf8()], middle)
        });
        set.collect()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (copy, show_sample).chain());
}

/// Shows the sample when the first picture is painted.
fn show_sample(
    all: Res<Cutouts>,
    fonts: Option<Res<Fonts>>,
    samples: Query<(), With<Sample>>,
    mut commands: Commands,
) {
    let Some(fonts) = fonts.filter(|_| all.numerals.0.is_empty() && all.lacks_any()) else {
        return;
    };
    if samples.is_empty() {
        let font_size = FontSize::Px(SIZE);
        let font = TextFont { font: fonts.display.clone().into(), font_size, ..default() };
        commands.spawn((Sample, Text2d::new(SIGNS), font, Visibility::Hidden));
    }
}

fn copy(
    samples: Query<(Entity, &TextLayoutInfo), With<Sample>>,
    images: Res<Assets<Image>>,
    mut all: ResMut<Cutouts>,
    mut commands: Commands,
) {
    for (sample, info) in &samples {
        if info.glyphs.len() != SIGNS.chars().count() {
            continue;
        }
        let size = SIZE * info.scale_factor;
        for (sign, glyph) in SIGNS.chars().zip(&info.glyphs) {
            let atlas = &glyph.atlas_info;
            let Some(image) = images.get(atlas.texture) else { continue };
            let numeral = cut(image, atlas.rect.as_urect(), size);
            all.numerals.0.extend(numeral.map(|numeral| (sign, numeral)));
        }
        commands.entity(sample).despawn();
    }
}

/// Copies a glyph into the middle of a cell.
fn cut(image: &Image, glyph: URect, size: f32) -> Option<Numeral> {
    let data = image.data.as_ref()?;
    let side = (size * CELL).ceil() as u32;
    let corner = UVec2::splat(side).saturating_sub(glyph.size()) / 2;
    let mut bytes = vec![0; (4 * side * side) as usize];
    let across = glyph.width().min(side) as usize * 4;
    for row in 0..glyph.height().min(side) {
        let from = 4 * ((glyph.min.y + row) * image.width() + glyph.min.x) as usize;
        let to = 4 * ((corner.y + row) * side + corner.x) as usize;
        bytes[to..to + across].copy_from_slice(data.get(from..from + across)?);
    }
    Some(Numeral { bytes, side, width: glyph.width() as f32 / size })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signs_of_a_text_lie_side_by_side_around_its_middle() {
        let mut numerals = Numerals::default();
        for (sign, width) in [('1', 0.46), ('0', 0.66)] {
            numerals.0.insert(sign, Numeral { bytes: Vec::new(), side: 0, width });
        }
        let set = numerals.set("10");
        assert_eq!([set[0].0, set[1].0], ["1", "0"]);
        assert!((set[0].1 + 0.35).abs() < 0.01 && (set[1].1 - 0.25).abs() < 0.01, "{set:?}");
    }
}
