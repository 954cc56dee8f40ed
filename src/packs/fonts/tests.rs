//! Fonts that strangers could send.

use super::*;
use crate::data::glyphs::{SECOND_FONT, are_drawn};
use crate::rules::Dice;
use crate::rules::dice::SmallDice;

/// A font of these glyphs, of which the second draws `A`, the third `B` and so on.
fn font(units: u16, glyphs: &[Vec<u8>], further: &[&[u8; 4]]) -> Vec<u8> {
    let last = u32::from(b'A') + glyphs.len() as u32 - 2;
    let groups = [12_u32 << 16, 28, 0, 1, u32::from(b'A'), last, 1].map(u32::to_be_bytes).concat();
    let cmap = [&[0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12][..], &groups].concat();
    of_tables(units, glyphs, cmap, further)
}

/// A font of these glyphs and this table of letters.
fn of_tables(units: u16, glyphs: &[Vec<u8>], cmap: Vec<u8>, further: &[&[u8; 4]]) -> Vec<u8> {
    let count = glyphs.len() as u16;
    let mut head = vec![0; 54];
    head[..4].copy_from_slice(&[0, 1, 0, 0]);
    head[12..16].copy_from_slice(&0x5f0f_3cf5_u32.to_be_bytes());
    head[18..20].copy_from_slice(&units.to_be_bytes());
    head[51] = 1;
    let mut hhea = vec![0; 36];
    hhea[..4].copy_from_slice(&[0, 1, 0, 0]);
    hhea[35] = 1;
    let maxp = [&[0, 1, 0, 0][..], &count.to_be_bytes(), &[0; 26]].concat();
    let ends = glyphs.iter().scan(0, |end, glyph| {
        *end += glyph.len() as u32;
        Some(*end)
    });
    let loca = std::iter::once(0).chain(ends).flat_map(u32::to_be_bytes).collect();
    let hmtx = [2, 0].repeat(usize::from(count) + 1);
    let mut tables: Vec<(&[u8; 4], Vec<u8>)> = vec![
        (b"cmap", cmap),
        (b"glyf", glyphs.concat()),
        (b"head", head),
        (b"hhea", hhea),
        (b"hmtx", hmtx),
        (b"loca", loca),
        (b"maxp", maxp),
    ];
    tables.extend(further.iter().map(|tag| (*tag, vec![0; 8])));
    tables.sort_by_key(|(tag, _)| **tag);
    let mut at = 12 + 16 * tables.len();
    let mut whole = [&[0, 1, 0, 0, 0, tables.len() as u8][..], &[0; 6]].concat();
    for (tag, bytes) in &tables {
        whole.extend([&tag[..], &[0; 4]].concat());
        whole.extend((at as u32).to_be_bytes());
        whole.extend((bytes.len() as u32).to_be_bytes());
        at += bytes.len();
    }
    whole.extend(tables.into_iter().flat_map(|(_, bytes)| bytes));
    whole
}

/// A glyph of one triangle with this side.
fn triangle(side: i16) -> Vec<u8> {
    let words =
        |words: &[i16]| words.iter().flat_map(|word| word.to_be_bytes()).collect::<Vec<_>>();
    let mut glyph = words(&[1, 0, 0, side, side, 2, 0]);
    glyph.extend([1, 1, 1]);
    glyph.extend(words(&[0, side, 0]));
    glyph.extend(words(&[0, 0, side]));
    glyph
}

/// A glyph put together from these.
fn put_together(parts: &[u16], flags: u16) -> Vec<u8> {
    let mut glyph = [&[0xff, 0xff][..], &[0; 8]].concat();
    for (at, part) in parts.iter().enumerate() {
        let more = if at + 1 < parts.len() { MORE } else { 0 };
        glyph.extend((flags | PLACED | more).to_be_bytes());
        glyph.extend(part.to_be_bytes());
        glyph.extend([0; 2]);
    }
    glyph
}

fn cause(bytes: &[u8]) -> String {
    letters(bytes).map_or_else(|(cause, _)| cause, |letters| format!("{} letters", letters.count()))
}

#[test]
fn the_second_font_could_be_a_pack_s_and_draws_what_the_list_says() {
    let path = crate::project::root().join(SECOND_FONT);
    let letters = letters(&std::fs::read(path).unwrap()).unwrap();
    assert!(letters.count() > 1_500, "{}", letters.count());
    for letter in "ЖжΩωłŘ₽№".chars() {
        assert!(letters.hold(letter) && are_drawn(letter), "{letter}");
    }
    assert!(!letters.hold('野'));
}

#[test]
fn a_small_font_is_taken_with_its_letters() {
    let plain = [vec![], triangle(500), put_together(&[1, 1], 0), put_together(&[2], 0)];
    let letters = letters(&font(1_000, &plain, &[])).unwrap();
    assert_eq!(('A'..='D').filter(|letter| letters.hold(*letter)).collect::<String>(), "ABC");
}

#[test]
fn fonts_whose_glyphs_could_grow_without_end_are_refused_at_once() {
    let chain = |parts: usize, length: u16| {
        let mut glyphs: Vec<_> =
            (1..=length).map(|next| put_together(&vec![next; parts], 0)).collect();
        glyphs.push(triangle(500));
        font(1_000, &glyphs, &[])
    };
    assert!(cause(&chain(2, 30)).contains("is put together"), "{}", cause(&chain(2, 30)));
    assert!(cause(&chain(200, 5)).contains("has too many points"), "{}", cause(&chain(200, 5)));
    let itself = font(1_000, &[vec![], put_together(&[1], 0)], &[]);
    assert!(cause(&itself).contains("is put together"), "{}", cause(&itself));
    let beyond = font(1_000, &[vec![], put_together(&[9], 0)], &[]);
    assert!(cause(&beyond).contains("is put together"), "{}", cause(&beyond));
    let moved = font(1_000, &[triangle(5), put_together(&[0], MOVED)], &[]);
    assert!(cause(&moved).contains("is put together"), "{}", cause(&moved));
}

#[test]
fn fonts_whose_parts_are_counted_before_what_they_lie_in_are_refused_at_once() {
    let chain = |parts: usize, length: u16| {
        let before = (0..length).map(|before| put_together(&vec![before; parts], 0));
        let glyphs: Vec<_> = std::iter::once(Vec::new()).chain(before).collect();
        font(1_000, &glyphs, &[])
    };
    assert_eq!(cause(&chain(3, 6)), "6 letters");
    assert!(cause(&chain(3, 7)).contains("glyph 7 of this font is put together"));
    assert!(cause(&chain(3, 30)).contains("is put together"), "{}", cause(&chain(3, 30)));
    assert!(cause(&chain(30, 5)).contains("has too many points"), "{}", cause(&chain(30, 5)));
}

#[test]
fn fonts_whose_letters_are_looked_for_without_end_are_refused() {
    let glyphs = [vec![], triangle(500)];
    let groups = |kind: u32| [kind << 16, 28, 0, 1, 65, 65, 1].map(u32::to_be_bytes).concat();
    let cmap = |maps: u16, kind: u32| {
        let place = (4 + 8 * u32::from(maps)).to_be_bytes();
        let record = [&[0, 3, 0, 10][..], &place].concat();
        let head = [[0, 0], maps.to_be_bytes()].concat();
        [head, record.repeat(usize::from(maps)), groups(kind)].concat()
    };
    let told = |maps: u16, kind: u32| cause(&of_tables(1_000, &glyphs, cmap(maps, kind), &[]));
    assert_eq!(told(16, 12), "1 letters");
    let refused = "the letters of this font are listed in a way that is not read";
    assert_eq!(told(17, 12), refused);
    assert_eq!(told(1, 13), refused);
}

#[test]
fn fonts_in_which_readers_find_different_tables_are_refused() {
    let sound = font(1_000, &[vec![], triangle(500)], &[]);
    let (first, second) = (12..28, 28..44);
    let swapped = [&sound[..12], &sound[second.clone()], &sound[first], &sound[44..]].concat();
    assert_eq!(cause(&swapped), "the tables of this font are not in order");
    let twice = [&sound[..12], &sound[second.clone()], &sound[second], &sound[44..]].concat();
    assert_eq!(cause(&twice), "the tables of this font are not in order");
}

#[test]
fn the_letters_of_a_font_are_looked_for_once() {
    let bytes = font(1_000, &[vec![], triangle(501)], &[]);
    assert!(Arc::ptr_eq(&letters(&bytes).unwrap(), &letters(&bytes.clone()).unwrap()));
}

#[test]
fn fonts_with_huge_letters_or_more_than_outlines_are_refused() {
    let sided = |side: i16| cause(&font(1_000, &[vec![], triangle(side)], &[]));
    assert_eq!(sided(8_000), "1 letters");
    assert!(sided(8_001).contains("is too large"), "{}", sided(8_001));
    assert!(sided(-8_001).contains("is too large"), "{}", sided(-8_001));
    let few = font(16, &[vec![], triangle(10)], &[]);
    assert_eq!(cause(&few), "letters of this font are 16 units high");
    for (tag, what, _) in REFUSED {
        let told = cause(&font(1_000, &[vec![], triangle(500)], &[tag]));
        assert_eq!(told, format!("this font holds {what}"));
    }
    assert!(cause(b"\x00\x01\x00\x00").contains("cannot be read"));
}

#[test]
fn spoilt_copies_of_a_font_are_read_or_refused() {
    let path = crate::project::root().join("assets/fonts/Caprasimo-Regular.ttf");
    let sound = std::fs::read(path).unwrap();
    let mut dice = SmallDice::new(7);
    let mut refused = 0;
    for _ in 0..60 {
        let mut bytes = sound.clone();
        for _ in 0..=dice.below(12) {
            // Most of it are outlines; what says how it is built stands at the begin.
            let most = if dice.below(2) == 0 { 600 } else { bytes.len() as u32 };
            let at = dice.below(most) as usize;
            bytes[at] = dice.below(256) as u8;
        }
        bytes.truncate(bytes.len() - dice.below(2) as usize * 9_000);
        refused += usize::from(letters(&bytes).is_err());
    }
    assert!((1..60).contains(&refused), "{refused}");
}
