//! Fonts of packs: which letters they draw, and whether drawing them takes bounded time and memory.
//!
//! The engine draws glyphs as large and as often composed as a font says. So what a font says is counted
//! here first, glyph by glyph, and a font is refused that could ask for more than letters need. Fonts
//! are one TrueType file of outlines: outlines that are programs (CFF), pictures in place of outlines and
//! axes that move outlines are refused, because their cost cannot be told beforehand.

use ttf_parser::{Face, GlyphId, OutlineBuilder, Tag};

use crate::data::glyphs::Letters;
use crate::packs::paths::Why;

/// Parts of fonts that are refused, what they are, and what to save in place of them.
const REFUSED: [(&[u8; 4], &str, &str); 8] = [
    (b"CFF ", "outlines of PostScript", "save it as TrueType"),
    (b"CFF2", "outlines of PostScript", "save it as TrueType"),
    (b"fvar", "several weights", "save one weight of it"),
    (b"COLR", "letters in colours", "save its plain letters"),
    (b"SVG ", "drawings", "save its plain letters"),
    (b"sbix", "pictures", "save its plain letters"),
    (b"CBDT", "pictures", "save its plain letters"),
    (b"EBDT", "pictures", "save its plain letters"),
];
/// The fewest units of a letter's height: a few of fewer could be very large.
const LEAST_UNITS: u16 = 256;
/// How far a glyph may reach from where it begins, in heights of letters.
const FARTHEST: f32 = 16.0;
/// The most points of a glyph with all its parts, and of all glyphs together.
const MOST_POINTS: usize = 10_000;
const MOST_TOGETHER: usize = 8_000_000;
/// How many parts may lie in one another.
const DEEPEST: u8 = 6;
/// What a part of a glyph says of itself: that its place is given in words, and is a place at all.
const WORDS: u16 = 0x1;
const PLACED: u16 = 0x2;
/// That one number, two or four make it larger or turn it, and that these move it, too.
const SCALED: u16 = 0x8;
const SCALED_TWICE: u16 = 0x40;
const TURNED: u16 = 0x80;
const MOVED: u16 = 0x800;
/// That another part follows.
const MORE: u16 = 0x20;
/// The last character that is looked for; there are no letters of living languages beyond it.
const LAST: char = '\u{323af}';

/// The letters that a font draws.
///
/// # Errors
/// Why it is refused.
pub(super) fn letters(bytes: &[u8]) -> Result<Letters, Why> {
    let face = Face::parse(bytes, 0).map_err(|why| {
        (format!("this font cannot be read: {why}"), "save it as TrueType anew".to_owned())
    })?;
    let table = |tag: &[u8; 4]| face.raw_face().table(Tag::from_bytes(tag));
    if let Some((_, what, hint)) = REFUSED.iter().find(|(tag, ..)| table(tag).is_some()) {
        return Err((format!("this font holds {what}"), (*hint).to_owned()));
    }
    let units = face.units_per_em();
    if units < LEAST_UNITS {
        let cause = format!("letters of this font are {units} units high");
        return Err((cause, format!("save it with {LEAST_UNITS} or more")));
    }
    let part = |tag: &[u8; 4]| table(tag).unwrap_or_default();
    bounded(&face, Outlines { glyf: part(b"glyf"), loca: part(b"loca"), head: part(b"head") })?;
    let drawn = |letter: &char| {
        let glyph = face.glyph_index(*letter).filter(|glyph| glyph.0 != 0);
        glyph.is_some_and(|glyph| glyph.0 < face.number_of_glyphs())
    };
    let letters = Letters::of(('!'..=LAST).filter(drawn));
    if letters.count() == 0 {
        return Err(("this font has no letters".to_owned(), "take it out".to_owned()));
    }
    Ok(letters)
}

/// The tables in which outlines lie.
struct Outlines<'f> {
    glyf: &'f [u8],
    loca: &'f [u8],
    head: &'f [u8],
}

impl<'f> Outlines<'f> {
    /// The outline of a glyph: none where its place is not stated, nothing at all where it lies outside.
    fn of(&self, glyph: u16) -> Option<&'f [u8]> {
        let is_long = number(self.head, 50) == Some(1);
        let place = |at: usize| {
            let bytes = match is_long {
                true => self.loca.get(4 * at..4 * at + 4)?,
                false => self.loca.get(2 * at..2 * at + 2)?,
            };
            let number = bytes.iter().fold(0, |all, byte| all << 8 | usize::from(*byte));
            Some(if is_long { number } else { 2 * number })
        };
        let at = usize::from(glyph);
        match (place(at), place(at + 1)) {
            (Some(from), Some(to)) if from < to => self.glyf.get(from..to),
            _ => Some(&[]),
        }
    }
}

/// Whether every glyph is small and made of few points.
fn bounded(face: &Face<'_>, outlines: Outlines<'_>) -> Result<(), Why> {
    let count = usize::from(face.number_of_glyphs());
    let mut glyphs = Glyphs { outlines, points: vec![None; count] };
    let mut together = 0;
    for glyph in (0..face.number_of_glyphs()).map(GlyphId) {
        let refused = |cause: &str| {
            let hint = "look for another font, or save it with fewer letters";
            Err((format!("glyph {} of this font {cause}", glyph.0), hint.to_owned()))
        };
        let Some(points) = glyphs.points(glyph, 0) else {
            return refused("is put together in a way that is not read");
        };
        together += points;
        if points > MOST_POINTS || together > MOST_TOGETHER {
            return refused("has too many points");
        }
        let mut extent = Extent(0.0);
        face.outline_glyph(glyph, &mut extent);
        // What is not a number is too far as well.
        let reach = extent.0 / f32::from(face.units_per_em());
        if !(0.0..=FARTHEST).contains(&reach) {
            return refused("is too large");
        }
    }
    Ok(())
}

/// The glyphs of a font, and how many points those have that were counted.
struct Glyphs<'f> {
    outlines: Outlines<'f>,
    points: Vec<Option<usize>>,
}

impl Glyphs<'_> {
    /// The points of a glyph with all its parts; nothing if it cannot be told.
    fn points(&mut self, glyph: GlyphId, depth: u8) -> Option<usize> {
        let at = usize::from(glyph.0);
        if let Some(points) = *self.points.get(at)? {
            return Some(points);
        }
        let bytes = self.outlines.of(glyph.0)?;
        let points = match number(bytes, 0) {
            None => 0,
            Some(contours) if contours < 0 => self.of_parts(bytes, depth)?,
            Some(0) => 0,
            Some(contours) => {
                let last = number(bytes, 10 + 2 * (usize::try_from(contours).ok()? - 1))?;
                usize::from(last.cast_unsigned()) + 1
            }
        };
        *self.points.get_mut(at)? = Some(points.min(MOST_POINTS + 1));
        Some(points)
    }

    /// The points of all parts of a glyph.
    fn of_parts(&mut self, bytes: &[u8], depth: u8) -> Option<usize> {
        let (mut points, mut at) = (0_usize, 10);
        loop {
            let flags = number(bytes, at)?.cast_unsigned();
            let part = GlyphId(number(bytes, at + 2)?.cast_unsigned());
            if depth >= DEEPEST || flags & PLACED == 0 || flags & MOVED != 0 {
                return None;
            }
            points += self.points(part, depth + 1)?;
            let has = |flag: u16, bytes: usize| if flags & flag == 0 { 0 } else { bytes };
            at += 6 + has(WORDS, 2) + has(SCALED, 2) + has(SCALED_TWICE, 4) + has(TURNED, 8);
            if points > MOST_POINTS || flags & MORE == 0 {
                return Some(points);
            }
        }
    }
}

/// A number of a font.
fn number(bytes: &[u8], at: usize) -> Option<i16> {
    Some(i16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

/// How far an outline reaches.
struct Extent(f32);

impl Extent {
    fn reach(&mut self, numbers: &[f32]) {
        for number in numbers {
            // `max` would forget what is not a number.
            self.0 = if number.abs() <= self.0 { self.0 } else { number.abs() };
        }
    }
}

impl OutlineBuilder for Extent {
    fn move_to(&mut self, x: f32, y: f32) {
        self.reach(&[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.reach(&[x, y]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.reach(&[x1, y1, x, y]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.reach(&[x1, y1, x2, y2, x, y]);
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests;
