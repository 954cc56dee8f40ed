//! How Arena's levels look while they are edited.

use super::looks::{drawn, joints};
use crate::app::catalog::level_editing::LevelEditor;
use crate::data::editing::Editing;
use crate::editor::Board;
use crate::rules::arena::{Arena, Ground};
use crate::rules::{Side, Square};

/// Levels begin with whole packs in their dens, so they cannot say what a running match looks like.
pub(super) const EDITOR: LevelEditor = LevelEditor {
    means: Arena::means,
    sheets: ["squares"; 2],
    look: |board, square| drawn(board.grid, ground(board, square), square),
    joints: |board| joints(board.grid, |square| ground(board, square)),
    joint: 1.0,
    sign: |_| None,
    takes_over: false,
};

/// What a letter draws, whichever side's it is.
fn ground(board: &Board, square: Square) -> Ground {
    let side = Side(0);
    match board.letter(square) {
        Some('#') | None => Ground::Void,
        Some('~') => Ground::Water,
        Some('y') => Ground::LandDen(side),
        Some('b') => Ground::WaterDen(side),
        Some('r') => Ground::Area(side),
        Some('H') => Ground::Hunt(side),
        Some('P') => Ground::Prison(side),
        Some(_) => Ground::Land,
    }
}
