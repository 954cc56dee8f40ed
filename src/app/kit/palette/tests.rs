//! Palettes in pictures, and in texts as they are drawn.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;

use super::dyes::{Dyes, Pixels, rgb};
use super::list::Palettes;
use crate::data::palettes::Palette;
use crate::data::palettes::meanings::{self, GROUNDS, GROUPS};
use crate::data::palettes::vision::contrast;

/// Pictures that show the meanings of a group, told apart by their shapes.
struct Shapes {
    group: &'static str,
    sheet: &'static str,
    cells: &'static [&'static str],
}

const fn shapes(
    group: &'static str,
    sheet: &'static str,
    cells: &'static [&'static str],
) -> Shapes {
    Shapes { group, sheet, cells }
}

const SHAPES: [Shapes; 9] = [
    shapes("packs", "tokens", &["red", "blue"]),
    shapes("seats", "tokens", &["seat_1", "seat_2", "seat_3", "seat_4", "seat_5"]),
    shapes("tribes", "zoon", &["head_salamander", "head_badger", "head_heron", "head_toad"]),
    shapes(
        "trumps",
        "marks",
        &["zoon_kind_gear", "zoon_kind_shot", "zoon_kind_tactic", "zoon_kind_terrain"],
    ),
    shapes("marks", "marks", &["focus", "picked", "lose"]),
    shapes("captures", "marks", &["win", "lose", "exchange"]),
    shapes("grids", "grid", &["path_up", "dot", "start", "aim"]),
    shapes("hands", "honga", &["disc_grey", "disc_red"]),
    shapes("discs", "honga", &["disc_grey", "disc_red"]),
];

fn named(id: &str) -> Palette {
    let palette = Palettes::default().named(id);
    assert_eq!(palette.id, id);
    palette
}

#[test]
fn a_setting_of_an_older_version_names_its_palette_and_an_unknown_one_the_usual_colours() {
    let palettes = Palettes::default();
    for (written, id) in [
        ("", ""),
        ("House", ""),
        ("RedGreen", "red-green"),
        ("BlueYellow", "blue-yellow"),
        ("HighContrast", "high-contrast"),
        ("otter:dusk", ""),
    ] {
        assert_eq!(palettes.named(written).id, id, "{written}");
    }
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
    assert!(GROUPS.iter().zip(&SHAPES).all(|(group, shapes)| group.name == shapes.group));
    for Shapes { group: name, sheet, cells } in SHAPES {
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
    for palette in Palettes::default().iter() {
        let dyes = Dyes::of(palette);
        for ground in &GROUNDS {
            let [r, g, b] = dyes.ground(ground.house).map(u32::from);
            let ground_seen = r << 16 | g << 8 | b;
            // A token has a keyline of the lightest cream, a mark's ink an edge of the same.
            let [cream, ink] = [0xFFF8E8, meanings::INK].map(|edge| contrast(edge, ground_seen));
            // As WCAG asks of pictures.
            assert!(cream.max(ink) > 3.0, "{}, {}: {cream} {ink}", palette.id, ground.name);
            if palette.is_dark {
                assert!(cream > 4.5, "{}: {cream}", ground.name);
            }
        }
    }
}

#[test]
fn texts_can_be_read_in_every_palette() {
    for palette in Palettes::default().iter() {
        let dyes = Dyes::of(palette);
        let seen = |hex: u32| {
            let [r, g, b] = rgb(hex);
            let [r, g, b, _] = dyes.color(Color::srgb_u8(r, g, b)).to_srgba().to_u8_array();
            u32::from_be_bytes([0, r, g, b])
        };
        let least: f32 = if palette.is_dark { 7.0 } else { 4.5 };
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
            assert!(found >= least, "{}: {text:06X} on {paper:06X} has {found}", palette.id);
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
    let palette = &named("red-green");
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
        let after = count(&bytes, width, corner, palette.shows(meaning.house));
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
    let dyes = Dyes::of(&named("high-contrast"));
    dyes.dye("squares", &mut Pixels { bytes: &mut bytes, width }, (corner, 64));
    assert_eq!(count(&bytes, width, corner, GROUNDS[1].house), 0);
    assert!(paw > 20 && count(&bytes, width, corner, 0xF7EBD0) >= paw);
}
