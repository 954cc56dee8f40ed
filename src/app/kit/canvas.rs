//! A picture painted by the processor, for what is shown small or leaves the game as a file.
//!
//! Colours are sRGB throughout and the paper is opaque. Deliberately absent: shapes other than
//! rectangles and stamps.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The most places of a cell that are averaged in one pixel, along each axis.
const FINEST: u32 = 4;

/// Red, green, blue and opacity.
type Rgba = [u8; 4];

/// A rectangle of pixels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canvas {
    /// Its width and height.
    pub size: UVec2,
    pixels: Vec<Rgba>,
}

/// A square cell of an atlas, in main memory.
#[derive(Clone, Copy, Debug)]
pub struct Cell<'a> {
    /// The atlas's pixels, row by row, four bytes each.
    pub bytes: &'a [u8],
    /// The atlas's width.
    pub stride: u32,
    /// The cell's upper left corner.
    pub corner: UVec2,
    /// The cell's width.
    pub side: u32,
}

impl Cell<'_> {
    /// The pixel nearest to a place, which counts from the cell's corner; clear outside.
    fn at(&self, place: Vec2) -> Rgba {
        let inside =
            place.cmpge(Vec2::ZERO).all() && place.cmplt(Vec2::splat(self.side as f32)).all();
        let pixel = self.corner + place.as_uvec2();
        let start = 4 * (pixel.y * self.stride + pixel.x) as usize;
        let found = self.bytes.get(start..start + 4).filter(|_| inside);
        found.and_then(|bytes| bytes.try_into().ok()).unwrap_or_default()
    }
}

/// How a cell is brought onto a canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stamping {
    /// Width and height; the cell fills it, and the excess is cut off evenly.
    pub shape: UVec2,
    /// Whether the cell is squeezed into the shape instead, such as a card that turns over.
    pub squeezed: bool,
    /// Eighths of a turn, clockwise.
    pub turn: f32,
    /// The colour that it is multiplied with.
    pub tint: Rgba,
}

/// A cell in the size, turn and colour in which it is painted, perhaps many times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamp(Canvas);

impl Stamp {
    /// Cuts a stamp. Every pixel is the average of the places of the cell that it covers.
    #[must_use]
    pub fn cut(cell: &Cell, how: Stamping) -> Self {
        let shape = how.shape.as_vec2();
        let wide = if how.squeezed { shape } else { Vec2::splat(shape.max_element()) };
        let scale = cell.side as f32 / wide.max(Vec2::ONE);
        let back = Vec2::from_angle(-how.turn * std::f32::consts::FRAC_PI_4);
        let fine = (scale.max_element().ceil() as u32).clamp(1, FINEST);
        let mut canvas = Canvas::new(how.shape, Color::NONE);
        for y in 0..how.shape.y {
            for x in 0..how.shape.x {
                let mut sum = [0_u32; 4];
                for part in 0..fine * fine {
                    let within = Vec2::new((part % fine) as f32 + 0.5, (part / fine) as f32 + 0.5);
                    let place = Vec2::new(x as f32, y as f32) + within / fine as f32;
                    let from_middle = back.rotate(place - shape / 2.0) * scale;
                    let [r, g, b, a] = cell.at(from_middle + cell.side as f32 / 2.0).map(u32::from);
                    let weighed = [r * a, g * a, b * a, a];
                    (0..4).for_each(|channel| sum[channel] += weighed[channel]);
                }
                let opacity = sum[3].max(1);
                let mean =
                    [sum[0] / opacity, sum[1] / opacity, sum[2] / opacity, sum[3] / (fine * fine)];
                let tinted =
                    |channel: usize| (mean[channel] * u32::from(how.tint[channel]) / 255) as u8;
                canvas.pixels[(y * how.shape.x + x) as usize] = std::array::from_fn(tinted);
            }
        }
        Self(canvas)
    }
}

impl Canvas {
    /// A canvas of one colour.
    #[must_use]
    pub fn new(size: UVec2, color: Color) -> Self {
        let pixels = vec![color.to_srgba().to_u8_array(); (size.x * size.y) as usize];
        Self { size, pixels }
    }

    /// The colours of all pixels, row by row.
    pub fn pixels(&self) -> impl ExactSizeIterator<Item = [u8; 3]> + '_ {
        self.pixels.iter().map(|[r, g, b, _]| [*r, *g, *b])
    }

    /// Lays a stamp with its middle on this place.
    pub fn lay(&mut self, Stamp(stamp): &Stamp, middle: Vec2) {
        let corner = (middle - stamp.size.as_vec2() / 2.0).round().as_ivec2();
        for y in 0..stamp.size.y {
            for x in 0..stamp.size.x {
                let color = stamp.pixels[(y * stamp.size.x + x) as usize];
                self.blend(corner + UVec2::new(x, y).as_ivec2(), color);
            }
        }
    }

    /// Fills a rectangle, rounded to whole pixels; at least one wide and high.
    pub fn fill(&mut self, area: Rect, color: Color) {
        let color = color.to_srgba().to_u8_array();
        let (from, to) = (area.min.round().as_ivec2(), area.max.round().as_ivec2());
        let to = to.max(from + 1).min(self.size.as_ivec2());
        for y in from.y.max(0)..to.y {
            for x in from.x.max(0)..to.x {
                self.blend(IVec2::new(x, y), color);
            }
        }
    }

    fn blend(&mut self, at: IVec2, [r, g, b, a]: Rgba) {
        if a == 0 || at.cmplt(IVec2::ZERO).any() || at.cmpge(self.size.as_ivec2()).any() {
            return;
        }
        let under = &mut self.pixels[(at.y * self.size.x as i32 + at.x) as usize];
        let a = u32::from(a);
        for (under, over) in under.iter_mut().zip([r, g, b]) {
            *under = ((u32::from(*under) * (255 - a) + u32::from(over) * a) / 255) as u8;
        }
        under[3] = under[3].max(a as u8);
    }

    /// The canvas as a picture of the engine, kept where `usage` says.
    #[must_use]
    pub fn into_image(self, usage: RenderAssetUsages) -> Image {
        let size = Extent3d { width: self.size.x, height: self.size.y, depth_or_array_layers: 1 };
        let bytes = self.pixels.into_flattened();
        let format = TextureFormat::Rgba8UnormSrgb;
        Image::new(size, TextureDimension::D2, bytes, format, usage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Rgba = [200, 0, 0, 255];
    const CLEAR: Rgba = [0; 4];

    fn stamped(cell: [Rgba; 4], how: Stamping) -> Vec<Rgba> {
        let bytes = cell.concat();
        let cell = Cell { bytes: &bytes, stride: 2, corner: UVec2::ZERO, side: 2 };
        Stamp::cut(&cell, how).0.pixels
    }

    #[test]
    fn a_smaller_stamp_is_the_average_and_clear_pixels_do_not_darken_it() {
        let how = Stamping { shape: UVec2::ONE, squeezed: false, turn: 0.0, tint: [255; 4] };
        assert_eq!(stamped([RED, CLEAR, RED, CLEAR], how), [[200, 0, 0, 127]]);
        let grey = Stamping { tint: [128, 255, 255, 255], ..how };
        assert_eq!(stamped([RED; 4], grey), [[100, 0, 0, 255]]);
    }

    #[test]
    fn a_stamp_turns_clockwise() {
        let how = Stamping { shape: UVec2::splat(2), squeezed: false, turn: 2.0, tint: [255; 4] };
        assert_eq!(stamped([RED, CLEAR, CLEAR, CLEAR], how), [CLEAR, RED, CLEAR, CLEAR]);
    }

    #[test]
    fn a_squeezed_stamp_shows_all_of_its_cell_and_any_other_is_cut() {
        let cut = Stamping { shape: UVec2::new(1, 2), squeezed: false, turn: 0.0, tint: [255; 4] };
        let half = [[200, 0, 0, 255], [200, 0, 0, 255]];
        let white = [255; 4];
        let squeezed = Stamping { squeezed: true, ..cut };
        assert_eq!(stamped([RED, white, RED, white], squeezed).len(), 2);
        assert_ne!(stamped([RED, white, RED, white], squeezed), half);
        assert_eq!(stamped([RED, CLEAR, RED, CLEAR], squeezed), [[200, 0, 0, 127]; 2]);
        assert_ne!(stamped([RED, CLEAR, RED, CLEAR], cut), [[200, 0, 0, 127]; 2]);
    }

    #[test]
    fn what_lies_over_the_edge_is_cut_off() {
        let mut canvas = Canvas::new(UVec2::splat(2), Color::BLACK);
        let stamp = Stamp(Canvas::new(UVec2::splat(4), Color::WHITE));
        canvas.lay(&stamp, Vec2::new(3.0, 3.0));
        canvas.fill(Rect::new(-5.0, 0.0, 1.0, 1.0), Color::WHITE);
        let white = |pixel: [u8; 3]| pixel == [255; 3];
        assert_eq!(canvas.pixels().map(white).collect::<Vec<_>>(), [true, false, false, true]);
    }
}
