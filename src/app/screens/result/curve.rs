//! The curve of a match: how well each side stood from its beginning to its end.
//!
//! Two sides share one curve, each coloured where it led; more sides have a line each.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;

use crate::ai::review::{EVEN, WON};
use crate::app::kit::canvas::Canvas;
use crate::app::kit::palette;
use crate::app::session::story::StoryCurve;

/// Width and height in pixels.
pub(super) const SIZE: UVec2 = UVec2::new(1_280, 200);
/// The thickness of a line, in pixels.
const LINE: f32 = 6.0;

/// Paints curves over the width of the whole match; `marks` are entries that get a line.
pub(super) fn paint(curves: &[StoryCurve], marks: &[usize]) -> Image {
    let mut canvas = Canvas::new(SIZE, palette::PARCHMENT);
    let size = SIZE.as_vec2();
    let entries = curves.first().map_or(1, |curve| curve.chances.len().max(2) - 1);
    for mark in marks {
        let x = (*mark as f32 / entries as f32 * size.x).clamp(1.0, size.x - 1.0);
        canvas.fill(Rect::new(x - 1.0, 0.0, x + 1.0, size.y), palette::CLOTH);
    }
    let column = |curve: &StoryCurve, x: u32| {
        let at = x as f32 / size.x * entries as f32;
        let told =
            |entry: usize| *curve.chances.get(entry).or(curve.chances.last()).unwrap_or(&EVEN);
        let (before, after) = (told(at as usize) as f32, told(at as usize + 1) as f32);
        let chance = before + (after - before) * at.fract();
        LINE / 2.0 + (1.0 - chance / WON as f32) * (size.y - LINE)
    };
    let middle = size.y / 2.0;
    if let [own, other] = curves {
        for x in 0..SIZE.x {
            let (left, y) = (x as f32, column(own, x));
            let color = if y < middle { own.color } else { other.color };
            let lead = Rect::from_corners(Vec2::new(left, y), Vec2::new(left + 1.0, middle));
            canvas.fill(lead, color.with_alpha(0.45));
        }
    }
    canvas.fill(Rect::new(0.0, middle - 1.0, size.x, middle + 1.0), palette::COCOA);
    let lines = if curves.len() == 2 { &curves[..1] } else { curves };
    for curve in lines {
        for x in 0..SIZE.x {
            let (left, from, to) = (x as f32, column(curve, x.saturating_sub(1)), column(curve, x));
            let line =
                Rect::new(left, from.min(to) - LINE / 2.0, left + 1.0, from.max(to) + LINE / 2.0);
            let color = if curves.len() == 2 { palette::INK } else { curve.color };
            canvas.fill(line, color);
        }
    }
    canvas.into_image(RenderAssetUsages::RENDER_WORLD)
}

/// The entry at a place of the curve, from 0 at its left end to 1.
pub(super) fn entry_at(place: f32, entries: usize) -> usize {
    (place.clamp(0.0, 1.0) * entries as f32).round() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ends_of_the_curve_are_the_ends_of_the_match() {
        assert_eq!([-1.0, 0.0, 0.5, 1.0, 2.0].map(|at| entry_at(at, 40)), [0, 0, 20, 40, 40]);
    }

    #[test]
    fn a_lead_lies_above_the_middle_in_the_colour_of_its_side() {
        let curve = |color, chance| StoryCurve { color, chances: vec![chance; 3] };
        let image = paint(&[curve(palette::RED, 900), curve(palette::BLUE, 100)], &[]);
        let bytes = image.data.expect("pixels");
        let at = |x: u32, y: u32| bytes[4 * (y * SIZE.x + x) as usize..][..3].to_vec();
        let paper = palette::PARCHMENT.to_srgba().to_u8_array()[..3].to_vec();
        assert_eq!(at(5, SIZE.y * 3 / 4), paper, "nobody leads from below");
        let led = at(5, SIZE.y / 4);
        assert!(led != paper && led[0] > led[2], "{led:?}");
    }
}
