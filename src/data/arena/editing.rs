//! What can be edited of Arena's levels: everything but their animals, which are another file.

use super::{animals, ground, switches};
use crate::data::Files;
use crate::data::editing::{Editing, Ground, Means, PieceKind, Pieces};
use crate::rules::arena::{Arena, MAX_SQUARES};
use crate::rules::{Game, Grid, Square};

/// The kinds of squares, in the order in which they are offered.
const GROUNDS: &[Ground] = &[
    Ground::new('.', "editor-ground-land"),
    Ground::new('~', "editor-ground-water"),
    Ground::new('y', "editor-ground-den-land"),
    Ground::new('b', "editor-ground-den-water"),
    Ground::new('r', "editor-ground-area"),
    Ground::new('H', "editor-ground-hunt"),
    Ground::new('P', "editor-ground-prison"),
    Ground::new('#', "editor-ground-void"),
];

impl Editing for Arena {
    fn means() -> Means {
        Means {
            game: Self::ID,
            grounds: GROUNDS,
            areas: None,
            most_squares: MAX_SQUARES,
            images,
            is_symmetric: true,
            pieces: Pieces::Listed("packs", ["red", "blue"]),
            cast: "animals",
            kinds,
            switches: switches(),
            beside: &["points-ahead"],
            written: &[],
        }
    }
}

/// Left and right are alike, and so are top and bottom. R4.
fn images(grid: Grid, square: Square, letter: char) -> Vec<(Square, char)> {
    let mut images = vec![square];
    for image in ground::images(grid, square) {
        if !images.contains(&image) {
            images.push(image);
        }
    }
    images.into_iter().map(|image| (image, letter)).collect()
}

fn kinds(files: &dyn Files, name: &str) -> Vec<PieceKind> {
    let Ok(animals) = animals::load(files, name) else { return Vec::new() };
    let kinds = animals.shown.into_iter().map(|shown| PieceKind {
        id: shown.id,
        letter: ' ',
        name: shown.name,
        picture: shown.picture,
    });
    kinds.collect()
}
