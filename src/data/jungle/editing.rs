//! What can be edited of Jungle's levels: everything but their animals, which are another file.

use super::{animals, switches};
use crate::data::Files;
use crate::data::editing::{Editing, Ground, Means, PieceKind, Pieces, Standing, opposite};
use crate::rules::jungle::tables::MAX_SQUARES;
use crate::rules::jungle::{Jungle, Position, Tables};
use crate::rules::{Game, Grid, Square};

const fn of_seat(letter: char, name: &'static str, seat: u8, is_single: bool) -> Ground {
    Ground { letter, name, seat: Some(seat), is_single }
}

/// The kinds of squares, in the order in which they are offered.
const GROUNDS: &[Ground] = &[
    Ground::new('.', "editor-ground-land"),
    Ground::new('~', "editor-ground-water"),
    of_seat('T', "editor-ground-trap", 0, false),
    of_seat('t', "editor-ground-trap", 1, false),
    of_seat('D', "editor-ground-den", 0, true),
    of_seat('d', "editor-ground-den", 1, true),
];

impl Editing for Jungle {
    fn means() -> Means {
        Means {
            game: Self::ID,
            grounds: GROUNDS,
            areas: None,
            most_squares: MAX_SQUARES,
            images,
            is_symmetric: false,
            pieces: Pieces::Drawn("start"),
            cast: "animals",
            kinds,
            switches: switches(),
            beside: &["fewer-animals"],
            written: &[("repetition", "repetitions_to_draw")],
        }
    }

    /// Whose turn it is and how often positions occurred are no part of a level.
    fn taken_over(tables: &Tables, position: &Position) -> Option<Vec<Standing>> {
        let pieces = position.all_pawns().map(|(square, side, kind)| Standing {
            square,
            seat: side.0,
            kind: tables.kinds[kind.index()].id.clone(),
        });
        Some(pieces.collect())
    }
}

/// The enemy's side of the board, seen from there, looks as one's own does from here.
fn images(grid: Grid, square: Square, letter: char) -> Vec<(Square, char)> {
    let enemy = match letter {
        'A'..='Z' => letter.to_ascii_lowercase(),
        _ => letter.to_ascii_uppercase(),
    };
    let other = opposite(grid, square);
    let images = [(square, letter), (other, enemy)];
    images.into_iter().take(if other == square { 1 } else { 2 }).collect()
}

fn kinds(files: &dyn Files, name: &str) -> Vec<PieceKind> {
    let Ok(animals) = animals::load(files, name) else { return Vec::new() };
    let both = animals.kinds.iter().zip(animals.shown);
    let kinds = both.map(|(plan, shown)| PieceKind {
        id: plan.id.clone(),
        letter: plan.letter,
        name: shown.name,
        picture: shown.picture,
    });
    kinds.collect()
}
