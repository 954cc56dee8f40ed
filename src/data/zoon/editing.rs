//! What can be edited of Zoon's levels: the rows of the field and the options. Tribes are other files.

use super::switches;
use crate::data::editing::{Editing, Ground, Means, Pieces};
use crate::rules::zoon::{MAX_SQUARES, Zoon};
use crate::rules::{Game, Grid, Square};

/// The kinds of squares, in the order in which they are offered.
const GROUNDS: &[Ground] = &[
    Ground::new('r', "editor-ground-reinforcement"),
    Ground::new('d', "editor-ground-deployment"),
    Ground::new('c', "editor-ground-camp"),
    Ground::new('.', "editor-ground-nobodys"),
];

impl Editing for Zoon {
    fn means() -> Means {
        Means {
            game: Self::ID,
            grounds: GROUNDS,
            areas: None,
            most_squares: MAX_SQUARES,
            images,
            is_symmetric: true,
            pieces: Pieces::None,
            cast: "",
            kinds: |_, _| Vec::new(),
            switches: switches(),
            beside: &[],
            written: &[("beaten-shots", "beaten_shots_fall"), ("kept", "false"), ("lost", "true")],
        }
    }
}

/// A zone is a whole row, and the upper half mirrors the lower. Z5.
fn images(grid: Grid, square: Square, letter: char) -> Vec<(Square, char)> {
    let (x, y) = grid.place(square);
    let (width, top) = (grid.width.cast_signed(), grid.height.cast_signed() - 1);
    let mut rows = vec![y, top - y];
    rows.dedup();
    let row = |y: i8| (0..width).map(move |step| ((x + step) % width, y));
    let squares = rows.into_iter().flat_map(row);
    squares.filter_map(|(x, y)| Some((grid.at(x, y)?, letter))).collect()
}
