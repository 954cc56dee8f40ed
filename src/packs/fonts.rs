//! Fonts of packs: which letters they draw, and whether drawing them takes bounded time and memory.
//!
//! The engine draws glyphs as large and as often composed as a font says. So what a font says is counted
//! here first, glyph by glyph, and a font is refused that could ask for more than letters need. Fonts
//! are one TrueType file of outlines: outlines that are programs (CFF), pictures in place of outlines and
//! axes that move outlines are refused, because their cost cannot be told beforehand.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, LazyLock, Mutex};

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
/// How wide and high a glyph may be with the place where it begins, in heights of letters. The engine
/// draws it into a picture of this size, and browsers draw none above 2048 points a side.
const LARGEST: f32 = 8.0;
/// The most points of a glyph with all its parts, and of all glyphs together.
const MOST_POINTS: usize = 10_000;
const MOST_TOGETHER: usize = 8_000_000;
/// How many parts may lie in one another.
const DEEPEST: u8 = 6;
/// The most tables that say which glyph draws a letter: all of them are asked for a letter without one.
const MOST_MAPS: u16 = 16;
/// The kind of them that is searched from its begin for every letter.
const SLOW_MAP: i16 = 13;
/// How many fonts are remembered.
const MOST_KNOWN: usize = 64;
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

/// Fonts that were read, by a hash that nobody can aim at, and by their sizes.
type Known = BTreeMap<(u64, usize), Arc<Letters>>;

/// The letters that a font draws. They are remembered, because all packs are read again whenever a file
/// of one of them is saved.
///
/// # Errors
/// Why it is refused.
pub(super) fn letters(bytes: &[u8]) -> Result<Arc<Letters>, Why> {
    static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    static KNOWN: Mutex<Known> = Mutex::new(Known::new());
    let key = (KEYS.hash_one(bytes), bytes.len());
    let known = KNOWN.lock().ok().and_then(|known| known.get(&key).cloned());
    if let Some(letters) = known {
        return Ok(letters);
    }
    let letters = Arc::new(counted(bytes)?);
    if let Ok(mut known) = KNOWN.lock() {
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(key, letters.clone());
    }
    Ok(letters)
}

/// Reads a font.
fn counted(bytes: &[u8]) -> Result<Letters, Why> {
    let anew = |cause: &str| Err((cause.to_owned(), "save it as TrueType anew".to_owned()));
    if !is_in_order(bytes) {
        return anew("the tables of this font are not in order");
    }
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
    if !is_found_soon(part(b"cmap")) {
        return anew("the letters of this font are listed in a way that is not read");
    }
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

/// Whether the tables come in the order of their names, each once. Readers find different ones otherwise.
fn is_in_order(bytes: &[u8]) -> bool {
    let count = usize::from(number(bytes, 4).unwrap_or_default().cast_unsigned());
    let tag = |at: usize| bytes.get(12 + 16 * at..16 + 16 * at);
    (1..count).all(|at| tag(at - 1) < tag(at))
}

/// Whether looking for a letter takes bounded time.
fn is_found_soon(cmap: &[u8]) -> bool {
    let count = number(cmap, 2).unwrap_or_default().cast_unsigned();
    let kind = |record: usize| {
        let place = cmap.get(8 + 8 * record..12 + 8 * record)?.try_into().ok()?;
        number(cmap, usize::try_from(u32::from_be_bytes(place)).ok()?)
    };
    count <= MOST_MAPS && (0..usize::from(count)).all(|record| kind(record) != Some(SLOW_MAP))
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
    let mut glyphs = Glyphs { outlines, known: vec![None; count] };
    let mut together = 0;
    for glyph in (0..face.number_of_glyphs()).map(GlyphId) {
        let refused = |cause: &str| {
            let hint = "look for another font, or save it with fewer letters";
            Err((format!("glyph {} of this font {cause}", glyph.0), hint.to_owned()))
        };
        let Some(Made { points, .. }) = glyphs.made(glyph, 0) else {
            return refused("is put together in a way that is not read");
        };
        together += points;
        if points > MOST_POINTS || together > MOST_TOGETHER {
            return refused("has too many points");
        }
        let mut extent = Extent::default();
        face.outline_glyph(glyph, &mut extent);
        if !extent.is_within(LARGEST * f32::from(face.units_per_em())) {
            return refused("is too large");
        }
    }
    Ok(())
}

/// Of what a glyph is made.
#[derive(Clone, Copy)]
struct Made {
    /// Its points with those of all parts; a part without points counts as one.
    points: usize,
    /// How many parts lie in one another.
    depth: u8,
}

/// The glyphs of a font, and what those are made of that were counted.
struct Glyphs<'f> {
    outlines: Outlines<'f>,
    known: Vec<Option<Made>>,
}

impl Glyphs<'_> {
    /// Of what a glyph is made that lies so deep in others; nothing if it cannot be told.
    fn made(&mut self, glyph: GlyphId, depth: u8) -> Option<Made> {
        let at = usize::from(glyph.0);
        if let Some(made) = *self.known.get(at)? {
            return Some(made);
        }
        let bytes = self.outlines.of(glyph.0)?;
        let made = match number(bytes, 0) {
            None | Some(0) => Made { points: 0, depth: 0 },
            Some(contours) if contours < 0 => self.of_parts(bytes, depth)?,
            Some(contours) => {
                let last = number(bytes, 10 + 2 * (usize::try_from(contours).ok()? - 1))?;
                Made { points: usize::from(last.cast_unsigned()) + 1, depth: 0 }
            }
        };
        *self.known.get_mut(at)? = Some(made);
        Some(made)
    }

    /// Of what a glyph of parts is made, and nothing if they lie too deep.
    fn of_parts(&mut self, bytes: &[u8], depth: u8) -> Option<Made> {
        let (mut all, mut at) = (Made { points: 0, depth: 1 }, 10);
        loop {
            let flags = number(bytes, at)?.cast_unsigned();
            let part = GlyphId(number(bytes, at + 2)?.cast_unsigned());
            if depth >= DEEPEST || flags & PLACED == 0 || flags & MOVED != 0 {
                return None;
            }
            let made = self.made(part, depth + 1)?;
            all.points += made.points.max(1);
            all.depth = all.depth.max(made.depth + 1);
            let has = |flag: u16, bytes: usize| if flags & flag == 0 { 0 } else { bytes };
            at += 6 + has(WORDS, 2) + has(SCALED, 2) + has(SCALED_TWICE, 4) + has(TURNED, 8);
            if all.depth > DEEPEST {
                return None;
            }
            if all.points > MOST_POINTS || flags & MORE == 0 {
                return Some(all);
            }
        }
    }
}

/// A number of a font.
fn number(bytes: &[u8], at: usize) -> Option<i16> {
    Some(i16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

/// How far an outline reaches from where it begins: to the left and down, to the right and up.
#[derive(Default)]
struct Extent {
    least: [f32; 2],
    most: [f32; 2],
}

impl Extent {
    fn reach(&mut self, x: f32, y: f32) {
        for (axis, at) in [x, y].into_iter().enumerate() {
            // What is not a number is too far; `min` and `max` would forget it.
            let at = if at.is_finite() { at } else { f32::MAX };
            self.least[axis] = self.least[axis].min(at);
            self.most[axis] = self.most[axis].max(at);
        }
    }

    fn is_within(&self, side: f32) -> bool {
        self.most.iter().zip(self.least).all(|(most, least)| most - least <= side)
    }
}

impl OutlineBuilder for Extent {
    fn move_to(&mut self, x: f32, y: f32) {
        self.reach(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.reach(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.reach(x1, y1);
        self.reach(x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.reach(x1, y1);
        self.reach(x2, y2);
        self.reach(x, y);
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests;
