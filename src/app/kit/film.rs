//! A moving picture as a GIF, from canvases of one size.
//!
//! All frames share one palette, taken from a few samples, and each holds only the rectangle that
//! has changed, so that a whole match stays small. Deliberately absent: what is shown.

use std::borrow::Cow;

use bevy::prelude::*;
use gif::{Encoder, Frame, Repeat};

use super::canvas::Canvas;

/// How long a frame is shown, and how long the last one, in hundredths of a second.
const SHOWN: [u16; 2] = [60, 200];
/// The most colours.
const COLORS: usize = 256;
/// The colours that are told apart: five bits of each channel.
const BINS: usize = 1 << 15;

/// A film being made.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    size: UVec2,
    /// The colours shown now, as numbers of the palette.
    shown: Vec<u8>,
    /// The last frame, written once it is known how long it is shown.
    held: Option<Frame<'static>>,
}

impl Film {
    /// A film of this size; `samples` show the colours that come up. `None` if it is too large.
    #[must_use]
    pub fn new(size: UVec2, samples: &[Canvas]) -> Option<Self> {
        let palette = Palette::of(samples);
        let (width, height) = (size.x.try_into().ok()?, size.y.try_into().ok()?);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.colors.concat()).ok()?;
        encoder.set_repeat(Repeat::Infinite).ok()?;
        Some(Self { encoder, palette, size, shown: Vec::new(), held: None })
    }

    /// Shows a canvas. If it looks like the last one, that one is shown for longer.
    pub fn show(&mut self, canvas: &Canvas) {
        let Self { palette, shown, size, .. } = self;
        let now: Vec<u8> = canvas.pixels().map(|color| palette.number(color)).collect();
        let width = size.x as usize;
        let area = if shown.is_empty() {
            Some(URect::from_corners(UVec2::ZERO, *size))
        } else {
            changed(shown, &now, width)
        };
        let Some(area) = area else {
            if let Some(held) = &mut self.held {
                held.delay = held.delay.saturating_add(SHOWN[0]);
            }
            return;
        };
        let columns = area.min.x as usize..area.max.x as usize;
        let rows = now.chunks(width).take(area.max.y as usize).skip(area.min.y as usize);
        let buffer: Vec<u8> = rows.flat_map(|row| row[columns.clone()].iter().copied()).collect();
        let frame = Frame {
            delay: SHOWN[0],
            left: area.min.x as u16,
            top: area.min.y as u16,
            width: area.width() as u16,
            height: area.height() as u16,
            buffer: Cow::Owned(buffer),
            ..default()
        };
        self.shown = now;
        let before = self.held.replace(frame);
        self.write(before);
    }

    /// The finished file.
    #[must_use]
    pub fn finish(mut self) -> Option<Vec<u8>> {
        let last = self.held.take().map(|frame| Frame { delay: SHOWN[1], ..frame });
        self.write(last);
        self.encoder.into_inner().ok()
    }

    fn write(&mut self, frame: Option<Frame<'static>>) {
        // Writing to memory does not fail.
        if let Some(Err(why)) = frame.map(|frame| self.encoder.write_frame(&frame)) {
            warn!("A frame of the film is missing: {why}");
        }
    }
}

/// The smallest rectangle that holds all differences.
fn changed(before: &[u8], now: &[u8], width: usize) -> Option<URect> {
    let differs = before.iter().zip(now).enumerate().filter(|(_, (one, other))| one != other);
    let places = differs.map(|(at, _)| UVec2::new((at % width) as u32, (at / width) as u32));
    places.map(|at| URect::from_corners(at, at + 1)).reduce(|all, one| all.union(one))
}

/// The colours of a film.
struct Palette {
    colors: Vec<[u8; 3]>,
    /// The number of the nearest colour of every bin, once it was asked for.
    nearest: Vec<Option<u8>>,
}

/// The bin of a colour.
fn bin([r, g, b]: [u8; 3]) -> usize {
    let [r, g, b] = [r, g, b].map(|channel| usize::from(channel >> 3));
    r << 10 | g << 5 | b
}

fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    let channels = one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)));
    channels.map(|apart| apart * apart).sum()
}

impl Palette {
    /// The most frequent colours of the samples.
    fn of(samples: &[Canvas]) -> Self {
        let mut bins = vec![(0_u32, [0_u32; 3]); BINS];
        for color in samples.iter().flat_map(Canvas::pixels) {
            let (count, sum) = &mut bins[bin(color)];
            *count += 1;
            (0..3).for_each(|channel| sum[channel] += u32::from(color[channel]));
        }
        bins.retain(|(count, _)| *count > 0);
        bins.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let mean = |(count, sum): &(u32, [u32; 3])| sum.map(|sum| (sum / count) as u8);
        let mut colors: Vec<[u8; 3]> = bins.iter().take(COLORS).map(mean).collect();
        if colors.is_empty() {
            colors.push([0; 3]);
        }
        Self { colors, nearest: vec![None; BINS] }
    }

    /// The number of the colour nearest to this one.
    fn number(&mut self, color: [u8; 3]) -> u8 {
        let found = &mut self.nearest[bin(color)];
        *found.get_or_insert_with(|| {
            let numbered = (0_u8..=u8::MAX).zip(&self.colors);
            let nearest = numbered.min_by_key(|(_, known)| distance(**known, color));
            nearest.map_or(0, |(number, _)| number)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canvas(spot: Option<u32>) -> Canvas {
        let mut canvas = Canvas::new(UVec2::new(8, 4), Color::srgb_u8(200, 160, 120));
        if let Some(x) = spot {
            canvas.fill(Rect::new(x as f32, 1.0, x as f32 + 2.0, 3.0), Color::srgb_u8(20, 40, 160));
        }
        canvas
    }

    /// Left, top, width, height and delay of every frame of a film of these canvases.
    fn frames(shown: &[Canvas]) -> Vec<[u16; 5]> {
        let mut film = Film::new(UVec2::new(8, 4), shown).expect("a film");
        shown.iter().for_each(|canvas| film.show(canvas));
        let bytes = film.finish().expect("a file");
        let mut reader = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a film");
        let mut frames = Vec::new();
        while let Some(frame) = reader.read_next_frame().expect("a frame") {
            frames.push([frame.left, frame.top, frame.width, frame.height, frame.delay]);
        }
        frames
    }

    #[test]
    fn a_frame_holds_what_has_changed_and_the_last_one_stays() {
        let shown = [canvas(None), canvas(Some(2)), canvas(Some(2)), canvas(Some(4))];
        let told = [[0, 0, 8, 4, 60], [2, 1, 2, 2, 120], [2, 1, 4, 2, 200]];
        assert_eq!(frames(&shown), told);
    }

    #[test]
    fn a_color_that_no_sample_has_becomes_the_nearest() {
        let mut palette = Palette::of(&[canvas(Some(0))]);
        assert_eq!(palette.colors.len(), 2);
        let paper = palette.number([201, 161, 119]);
        assert_eq!(palette.number([255, 200, 100]), paper);
        assert_ne!(palette.number([0, 0, 255]), paper);
    }
}
