//! A palette at work: colours and the pixels of pictures, as the palette shows them.
//!
//! Pictures are flat, so a cell has a few colours and mixtures of these along edges. The colours
//! with a meaning are replaced; a mixture moves as much as the colours that it lies between.

use std::collections::BTreeMap;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::extract_resource::ExtractResource;

use crate::data::palettes::Palette;
use crate::data::palettes::meanings::{INK, MEANINGS, PAPERS};

/// Red, green, blue.
type Rgb = [u8; 3];

/// The share of a cell's pixels that makes a colour one of the cell's own.
const OWN: u32 = 250;
/// Colours this close are equal: clear pixels are stored with less precision. A squared distance.
const CLOSE: i32 = 40;
/// Pixels clearer than this say too little about their colour.
const VISIBLE: u8 = 32;
/// How opaque a shadow of paper is, in the house and in high contrast.
const SHADOW: (f32, f32) = (0.28, 0.8);

/// What a palette makes of every colour.
#[derive(Resource, ExtractResource, Clone, PartialEq, Default)]
pub struct Dyes {
    /// The id of the palette.
    pub palette: String,
    /// Whether the ground under the pieces is dark.
    pub is_dark: bool,
    /// Colours of text, paper and tints.
    drawn: HashMap<Rgb, Rgb>,
    /// Colours in pictures, also in the shadow of a layer above.
    painted: Vec<(Rgb, Rgb)>,
}

impl Dyes {
    /// The dyes of a palette.
    #[must_use]
    pub fn of(palette: &Palette) -> Self {
        let id = palette.id.clone();
        let mut dyes = Self { palette: id, is_dark: palette.is_dark, ..default() };
        if palette.is_usual() {
            return dyes;
        }
        for meaning in &MEANINGS {
            let (house, shown) = (meaning.house, palette.shows(meaning.house));
            for tone in std::iter::once(&house).chain(meaning.tones) {
                let becomes = tone_of(rgb(*tone), rgb(house), rgb(shown));
                dyes.drawn.insert(rgb(*tone), becomes);
                dyes.painted.push((rgb(*tone), becomes));
                dyes.painted.push((in_shadow(rgb(*tone)), in_shadow(becomes)));
            }
        }
        let papers = PAPERS.iter().map(|paper| paper.house);
        let changed = papers.filter(|house| palette.shows(*house) != *house);
        dyes.drawn.extend(changed.map(|house| (rgb(house), rgb(palette.shows(house)))));
        dyes
    }

    /// A colour as the palette shows it.
    #[must_use]
    pub fn color(&self, color: Color) -> Color {
        let [r, g, b, _] = color.to_srgba().to_u8_array();
        let alpha = color.alpha();
        let Some([red, green, blue]) = self.drawn.get(&[r, g, b]) else { return color };
        let is_shadow = [r, g, b] == rgb(INK) && (alpha - SHADOW.0).abs() < 0.01;
        let alpha = if is_shadow && self.is_dark { SHADOW.1 } else { alpha };
        Color::srgb_u8(*red, *green, *blue).with_alpha(alpha)
    }

    /// Whether pictures of a sheet look different in this palette.
    #[must_use]
    pub fn change(&self, sheet: &str) -> bool {
        !self.palette.is_empty() && !KEPT.contains(&sheet)
    }

    /// Dyes a cell of a sheet, given by its upper left corner and width in the picture.
    pub fn dye(&self, sheet: &str, picture: &mut Pixels, (corner, side): (UVec2, u32)) {
        let places = (0..side * side).map(|at| corner + UVec2::new(at % side, at / side));
        let places: Vec<usize> = places.map(|place| picture.start(place)).collect();
        let dark = self.is_dark && GROUND_SHEETS.contains(&sheet);
        let Some(own) = self.own_colours(picture.bytes, &places, dark) else { return };
        let mut known: HashMap<Rgb, Rgb> = HashMap::default();
        for start in places {
            let Some(&mut [ref mut r, ref mut g, ref mut b, alpha]) =
                picture.bytes.get_mut(start..start + 4)
            else {
                continue;
            };
            if alpha > 0 {
                let from = [*r, *g, *b];
                [*r, *g, *b] = *known.entry(from).or_insert_with(|| mixed(from, &own));
            }
        }
    }

    /// The colours of a cell and what becomes of each; `None` if all stay.
    fn own_colours(&self, bytes: &[u8], places: &[usize], dark: bool) -> Option<Vec<Own>> {
        let mut counts: BTreeMap<Rgb, u32> = BTreeMap::new();
        for start in places {
            if let Some(&[r, g, b, alpha]) = bytes.get(*start..start + 4)
                && alpha >= VISIBLE
            {
                *counts.entry([r, g, b]).or_default() += 1;
            }
        }
        let dyed = |own: Rgb, most| self.painted.iter().find(|(from, _)| apart(*from, own) <= most);
        // The ground has too many colours for those that are nearly equal to mean the same.
        let close = if dark { 0 } else { CLOSE };
        let becomes = |own: Rgb| match dyed(own, close) {
            Some((_, to)) => Becomes::This(*to),
            None if dark && !LIGHTS.iter().any(|light| rgb(*light) == own) => Becomes::Dark,
            None => Becomes::This(own),
        };
        let many = (places.len() as u32 / OWN).max(1);
        let own = counts.into_iter();
        let own = own.filter(|(own, count)| *count >= many || dyed(*own, 0).is_some());
        let own: Vec<_> = own.map(|(own, _)| (own, becomes(own))).collect();
        own.iter().any(|(from, to)| *to != Becomes::This(*from)).then_some(own)
    }
}

/// What becomes of a colour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Becomes {
    /// This one.
    This(Rgb),
    /// It is darkened, as the ground.
    Dark,
}

/// A colour of a cell and what becomes of it.
type Own = (Rgb, Becomes);

/// Sheets without meanings in colour: animals, and pictograms that are tinted.
const KEPT: [&str; 4] = ["heads", "stirs", "faces", "icons"];
/// Sheets of what pieces stand on.
const GROUND_SHEETS: [&str; 2] = ["squares", "honga_areas"];
/// Signs on the ground that stay light on a dark one.
const LIGHTS: [u32; 3] = [0xFFF8E8, 0xF7EBD0, 0xFFF0CF];

/// The pixels of a picture, row by row, four bytes each.
pub struct Pixels<'a> {
    /// The bytes.
    pub bytes: &'a mut [u8],
    /// The picture's width.
    pub width: u32,
}

impl Pixels<'_> {
    fn start(&self, place: UVec2) -> usize {
        4 * (place.y * self.width + place.x) as usize
    }
}

/// A colour of the ground on a dark board.
fn darkened(ground: Rgb) -> Rgb {
    let light = Oklcha::from(color(ground));
    bytes(Oklcha { lightness: light.lightness * 0.46, chroma: light.chroma * 0.8, ..light })
}

/// The three bytes of 0xRRGGBB.
#[must_use]
pub const fn rgb(hex: u32) -> Rgb {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
}

fn color([r, g, b]: Rgb) -> Srgba {
    Srgba::rgb_u8(r, g, b)
}

fn bytes(color: Oklcha) -> Rgb {
    let [r, g, b, _] = Srgba::from(color).to_u8_array();
    [r, g, b]
}

/// A tone of `house` that lies to `shown` as it lies to `house`.
fn tone_of(tone: Rgb, house: Rgb, shown: Rgb) -> Rgb {
    if house == shown {
        return tone;
    }
    let [tone, house, shown] = [tone, house, shown].map(|rgb| Oklcha::from(color(rgb)));
    let lightness = if tone.lightness <= house.lightness {
        tone.lightness * shown.lightness / house.lightness
    } else {
        let left = (1.0 - tone.lightness) / (1.0 - house.lightness);
        1.0 - left * (1.0 - shown.lightness)
    };
    let chroma = tone.chroma * shown.chroma / house.chroma.max(0.001);
    bytes(Oklcha { lightness, chroma, hue: tone.hue + shown.hue - house.hue, alpha: 1.0 })
}

fn in_shadow(lit: Rgb) -> Rgb {
    let ink = rgb(INK);
    std::array::from_fn(|at| {
        let (lit, ink) = (f32::from(lit[at]), f32::from(ink[at]));
        (lit + (ink - lit) * SHADOW.0).round() as u8
    })
}

/// The squared distance of two colours.
fn apart(one: Rgb, other: Rgb) -> i32 {
    (0..3).map(|at| (i32::from(one[at]) - i32::from(other[at])).pow(2)).sum()
}

/// What becomes of a mixture: each of the cell's own colours pulls the more, the closer it is.
fn mixed(from: Rgb, own: &[Own]) -> Rgb {
    let dark = darkened(from);
    let (mut moved, mut whole) = ([0.0_f32; 3], 0.0);
    for (near, becomes) in own {
        let (start, end) = match *becomes {
            Becomes::This(to) => (*near, to),
            Becomes::Dark => (from, dark),
        };
        let distance = apart(from, *near) as f32;
        if distance == 0.0 {
            return end;
        }
        let pull = 1.0 / (distance * distance);
        whole += pull;
        for at in 0..3 {
            moved[at] += pull * (f32::from(end[at]) - f32::from(start[at]));
        }
    }
    std::array::from_fn(|at| (f32::from(from[at]) + moved[at] / whole).round() as u8)
}

#[cfg(test)]
impl Dyes {
    /// A ground as pictures show it.
    pub(super) fn ground(&self, house: u32) -> Rgb {
        if self.is_dark { darkened(rgb(house)) } else { rgb(house) }
    }
}
