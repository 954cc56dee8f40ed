//! Palettes in the eyes of people with every kind of colour vision, and in pictures.

mod vision;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;

use self::vision::{Vision, contrast};
use super::dyes::{Dyes, Pixels, rgb};
use super::meanings::{self, GROUNDS, MEANINGS, Meaning, Palette};

/// What palettes made for a kind of colour vision keep apart at least, in CIEDE2000; a difference
/// of 2 is just visible side by side.
const LEAST: f32 = 12.0;

/// Meanings that can stand side by side.
struct Group {
    name: &'static str,
    of: Vec<Meaning>,
    /// What each is also compared with.
    beside: Vec<Meaning>,
    /// What else tells them apart.
    sign: &'static str,
}

const fn fixed(name: &'static str, hex: u32) -> Meaning {
    Meaning::always(name, hex)
}

fn groups() -> Vec<Group> {
    use meanings::{
        BLUE, DISC, EMBER, FOCUS, GEAR, GOLD, GRID, LOSS, MOSS, MUD, PAW, RED, SEATS, SKY, TERRAIN,
        TUSK_DISC,
    };
    let (ink, paper) = (fixed("ink", meanings::INK), fixed("paper", meanings::PAPER));
    let exchange = fixed("exchange", meanings::COCOA);
    let group = |name, of: &[Meaning], beside: &[Meaning], sign| Group {
        name,
        of: of.to_vec(),
        beside: beside.to_vec(),
        sign,
    };
    vec![
        group("packs", &[RED, BLUE], &[ink, paper], "disc and square"),
        group("seats", &SEATS, &[paper], "five shapes"),
        group("tribes", &[EMBER, MOSS, SKY, MUD], &[], "the animal on the card"),
        group("trumps", &[GEAR, EMBER, FOCUS, TERRAIN], &[], "four pictograms"),
        group("marks", &[FOCUS, GOLD, LOSS, ink], &[], "the mark's shape"),
        group("captures", &[GOLD, LOSS, exchange], &[], "tick, cross, two arrows"),
        group("grids", &GRID, &[paper], "a path, a dot, a circle, a cross"),
        group("hands", &[PAW, RED], &[DISC, TUSK_DISC], "smooth and toothed rims"),
        group("discs", &[DISC, TUSK_DISC], &[], "smooth and toothed rims"),
    ]
}

impl Group {
    fn pairs(&self) -> impl Iterator<Item = (&Meaning, &Meaning)> {
        let own = self.of.iter().enumerate();
        own.flat_map(|(at, one)| {
            self.of[at + 1..].iter().chain(&self.beside).map(move |other| (one, other))
        })
    }

    /// The smallest distance, and between which two.
    fn least(&self, palette: Palette, vision: Vision) -> (f32, String) {
        let pairs = self.pairs().map(|(one, other)| {
            let distance = vision.distance(one.shown_in(palette), other.shown_in(palette));
            (distance, format!("{} and {}", one.name, other.name))
        });
        pairs.min_by(|one, other| one.0.total_cmp(&other.0)).expect("a pair")
    }
}

/// The kinds of colour vision that a palette is for.
fn meant_for(palette: Palette) -> Vec<Vision> {
    match palette {
        Palette::House => vec![Vision::Usual],
        Palette::RedGreen => vec![Vision::Usual, Vision::Protan, Vision::Deutan],
        Palette::BlueYellow => vec![Vision::Usual, Vision::Tritan],
        Palette::HighContrast => Vision::ALL.to_vec(),
    }
}

/// Prints the figures of `docs/measurements.md` with `--nocapture`.
#[test]
fn every_palette_keeps_all_meanings_apart_for_the_eyes_it_is_made_for() {
    let mut told = String::new();
    for palette in Palette::ALL {
        for vision in Vision::ALL {
            let groups = groups();
            let least = groups.iter().map(|group| (group.name, group.least(palette, vision)));
            let (group, (distance, pair)) =
                least.min_by(|one, other| one.1.0.total_cmp(&other.1.0)).expect("a group");
            println!("{palette:?}, {vision:?}: {distance:.1}, {pair} ({group})");
            let asked = if palette == Palette::House { 9.0 } else { LEAST };
            if meant_for(palette).contains(&vision) && distance < asked {
                told += &format!("{palette:?}, {vision:?}: {distance:.1}, {pair} ({group})\n");
            }
        }
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn what_the_house_shows_in_like_colours_has_a_second_sign() {
    for group in groups() {
        for vision in Vision::ALL {
            let (distance, pair) = group.least(Palette::House, vision);
            assert!(distance >= LEAST || !group.sign.is_empty(), "{pair}: {distance} {vision:?}");
        }
    }
}

#[test]
fn pieces_and_marks_stand_out_from_every_ground() {
    for palette in Palette::ALL {
        let dyes = Dyes::of(palette);
        for ground in &GROUNDS {
            let [r, g, b] = dyes.ground(ground.house).map(u32::from);
            let ground_seen = r << 16 | g << 8 | b;
            // A token has a keyline of the lightest cream, a mark's ink an edge of the same.
            let [cream, ink] = [0xFFF8E8, meanings::INK].map(|edge| contrast(edge, ground_seen));
            // As WCAG asks of pictures.
            assert!(cream.max(ink) > 3.0, "{palette:?}, {}: {cream} {ink}", ground.name);
            if palette.is_dark() {
                assert!(cream > 4.5, "{}: {cream}", ground.name);
            }
        }
    }
}

#[test]
fn texts_can_be_read_in_every_palette() {
    for palette in Palette::ALL {
        let dyes = Dyes::of(palette);
        let seen = |hex: u32| {
            let [r, g, b] = rgb(hex);
            let [r, g, b, _] = dyes.color(Color::srgb_u8(r, g, b)).to_srgba().to_u8_array();
            u32::from_be_bytes([0, r, g, b])
        };
        let least: f32 = if palette.is_dark() { 7.0 } else { 4.5 };
        let (red, focus) = (meanings::RED.house, meanings::FOCUS.house);
        for (text, paper, least) in [
            (meanings::INK, meanings::PAPER, 7.0),
            (meanings::INK, meanings::PARCHMENT, 7.0),
            (meanings::COCOA, meanings::PAPER, least),
            (meanings::COCOA, meanings::PARCHMENT, least),
            (red, meanings::PAPER, least.min(6.0)),
            (meanings::PAPER, focus, least.min(6.0)),
            (meanings::ON_CLOTH, meanings::CLOTH, 4.5),
        ] {
            let found = contrast(seen(text), seen(paper));
            assert!(found >= least, "{palette:?}: {text:06X} on {paper:06X} has {found}");
        }
    }
}

#[test]
fn no_two_meanings_share_a_house_colour() {
    let mut known: Vec<(u32, &str)> = Vec::new();
    for meaning in MEANINGS.iter().chain(&GROUNDS) {
        for tone in std::iter::once(&meaning.house).chain(meaning.tones) {
            let before = known.iter().find(|(known, _)| known == tone);
            assert!(before.is_none(), "{tone:06X}: {} and {before:?}", meaning.name);
            known.push((*tone, meaning.name));
        }
    }
}

/// A cell of a baked sheet, and the picture's width.
fn baked(sheet: &str, place: UVec2) -> (Vec<u8>, u32, UVec2) {
    let file = format!("{}/assets/art/{sheet}_64.png", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(file).expect("a picture");
    let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let usage = RenderAssetUsages::MAIN_WORLD;
    let image =
        Image::from_buffer(&bytes, kind, formats, true, ImageSampler::Default, usage).expect("png");
    let width = image.width();
    (image.data.expect("pixels"), width, place * 68 + 2)
}

/// The column and row of a cell.
fn place_of(sheet: &str, cell: &str) -> UVec2 {
    let file = format!("{}/assets/art/{sheet}.ron", env!("CARGO_MANIFEST_DIR"));
    let index = std::fs::read_to_string(file).expect("an index");
    let columns = index.split("columns: ").nth(1).and_then(|rest| rest.split(',').next());
    let columns: u32 = columns.and_then(|number| number.parse().ok()).expect("columns");
    let mut names = index.split('"').skip(1).step_by(2);
    let at = names.position(|name| name == cell).expect("a cell") as u32;
    UVec2::new(at % columns, at / columns)
}

/// How many pixels of a cell have exactly this colour.
fn count(bytes: &[u8], width: u32, corner: UVec2, hex: u32) -> usize {
    let places = (0..64 * 64).map(|at| corner + UVec2::new(at % 64, at / 64));
    let pixel = |place: UVec2| &bytes[4 * (place.y * width + place.x) as usize..][..4];
    let [r, g, b] = rgb(hex);
    places.filter(|place| pixel(*place) == [r, g, b, 255]).count()
}

#[test]
fn a_palette_dyes_what_has_a_meaning_in_a_picture_and_nothing_else() {
    let palette = Palette::RedGreen;
    for (sheet, cell, meaning) in [
        ("tokens", "red", meanings::RED),
        ("tokens", "seat_5", meanings::SEATS[4]),
        ("honga", "mammoth_3", meanings::SEATS[2]),
        ("marks", "lose", meanings::LOSS),
        ("squares", "den_red", meanings::RED),
    ] {
        let (mut bytes, width, corner) = baked(sheet, place_of(sheet, cell));
        let cream = count(&bytes, width, corner, 0xFFF8E8);
        let before = count(&bytes, width, corner, meaning.house);
        assert!(before > 20, "{cell}: {before}");
        let mut pixels = Pixels { bytes: &mut bytes, width };
        Dyes::of(palette).dye(sheet, &mut pixels, (corner, 64));
        assert_eq!(count(&bytes, width, corner, meaning.house), 0, "{cell}");
        let after = count(&bytes, width, corner, meaning.shown_in(palette));
        assert!(after >= before, "{cell}: {after} of {before}");
        assert!(count(&bytes, width, corner, 0xFFF8E8) >= cream, "{cell}");
    }
    let (mut bytes, width, corner) = baked("tokens", place_of("tokens", "armor"));
    let before = bytes.clone();
    Dyes::of(palette).dye("tokens", &mut Pixels { bytes: &mut bytes, width }, (corner, 64));
    assert_eq!(bytes, before, "gold stays gold");
}

#[test]
fn high_contrast_darkens_the_ground_and_leaves_its_signs() {
    let (mut bytes, width, corner) = baked("squares", place_of("squares", "den_blue"));
    let paw = count(&bytes, width, corner, 0xF7EBD0);
    let dyes = Dyes::of(Palette::HighContrast);
    dyes.dye("squares", &mut Pixels { bytes: &mut bytes, width }, (corner, 64));
    assert_eq!(count(&bytes, width, corner, GROUNDS[1].house), 0);
    assert!(paw > 20 && count(&bytes, width, corner, 0xF7EBD0) >= paw);
}
