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
    /// Pictures of a sheet that show them, told apart by their shapes.
    sheet: &'static str,
    cells: &'static [&'static str],
}

const fn fixed(name: &'static str, hex: u32) -> Meaning {
    Meaning::always(name, hex)
}

const TOKENS: [&str; 5] = ["seat_1", "seat_2", "seat_3", "seat_4", "seat_5"];
const ANIMALS: [&str; 4] = ["head_salamander", "head_badger", "head_heron", "head_toad"];
const TRUMPS: [&str; 4] =
    ["zoon_kind_gear", "zoon_kind_shot", "zoon_kind_tactic", "zoon_kind_terrain"];
const DISCS: [&str; 2] = ["disc_grey", "disc_red"];

fn groups() -> Vec<Group> {
    use meanings::{
        BLUE, DISC, EMBER, FOCUS, GEAR, GOLD, GRID, LOSS, MOSS, MUD, PAW, RED, SEATS, SKY, TERRAIN,
        TUSK_DISC,
    };
    let (ink, paper) = (fixed("ink", meanings::INK), fixed("paper", meanings::PAPER));
    let exchange = fixed("exchange", meanings::COCOA);
    let group = |name, of: &[Meaning], beside: &[Meaning], (sheet, cells)| Group {
        name,
        of: of.to_vec(),
        beside: beside.to_vec(),
        sheet,
        cells,
    };
    vec![
        group("packs", &[RED, BLUE], &[ink, paper], ("tokens", &["red", "blue"])),
        group("seats", &SEATS, &[paper], ("tokens", &TOKENS)),
        group("tribes", &[EMBER, MOSS, SKY, MUD], &[], ("zoon", &ANIMALS)),
        group("trumps", &[GEAR, EMBER, FOCUS, TERRAIN], &[], ("marks", &TRUMPS)),
        group("marks", &[FOCUS, GOLD, LOSS, ink], &[], ("marks", &["focus", "picked", "lose"])),
        group("captures", &[GOLD, LOSS, exchange], &[], ("marks", &["win", "lose", "exchange"])),
        group("grids", &GRID, &[paper], ("grid", &["path_up", "dot", "start", "aim"])),
        // Hands are seen on their discs, whose rims are smooth and toothed.
        group("hands", &[PAW, RED], &[DISC, TUSK_DISC], ("honga", &DISCS)),
        group("discs", &[DISC, TUSK_DISC], &[], ("honga", &DISCS)),
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

/// The edges in a cell: pixels that are clearly lighter or darker than the next one to the right or
/// below. Colours do not matter.
fn edges(sheet: &str, cell: &str) -> Vec<bool> {
    /// How much lighter, in the sum of red, green and blue.
    const CLEARLY: i32 = 60;
    let (bytes, width, corner) = baked(sheet, place_of(sheet, cell));
    let light = |x: u32, y: u32| {
        let pixel = &bytes[4 * ((corner.y + y) * width + corner.x + x) as usize..][..4];
        let light: i32 = pixel[..3].iter().map(|part| i32::from(*part)).sum();
        if pixel[3] > 127 { light } else { -200 }
    };
    let is_edge = |at: u32| {
        let (x, y) = (at % 64, at / 64);
        let next = [(x + 1, y), (x, y + 1)].into_iter().filter(|(x, y)| *x < 64 && *y < 64);
        next.into_iter().any(|(right, below)| (light(x, y) - light(right, below)).abs() > CLEARLY)
    };
    (0..64 * 64).map(is_edge).collect()
}

#[test]
fn what_differs_in_colour_differs_in_shape_too() {
    /// Drawings whose edges differ in fewer pixels, of 4096, look alike.
    const LEAST_PIXELS: usize = 100;
    let unlike = |sheet: &str, one: &str, other: &str| {
        let (one, other) = (edges(sheet, one), edges(sheet, other));
        one.iter().zip(&other).filter(|(one, other)| one != other).count()
    };
    assert!(unlike("honga", "paw_grey", "paw_red") < LEAST_PIXELS, "one drawing in two colours");
    for Group { name, sheet, cells, .. } in groups() {
        for (at, one) in cells.iter().enumerate() {
            for other in &cells[at + 1..] {
                let pixels = unlike(sheet, one, other);
                assert!(pixels >= LEAST_PIXELS, "{name}, {one} and {other}: {pixels}");
            }
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
