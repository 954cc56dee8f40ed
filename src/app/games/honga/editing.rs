//! How Honga's levels look while they are edited: the areas, and the round places between them.

use super::board_layout::picture;
use super::faces::SHEET;
use crate::app::catalog::level_editing::LevelEditor;
use crate::data::editing::Editing;
use crate::editor::Board;
use crate::rules::Square;
use crate::rules::honga::{AreaKind, Honga, Resource};

pub(super) const EDITOR: LevelEditor = LevelEditor {
    means: Honga::means,
    sheets: ["honga_areas", SHEET],
    look: |board, square| area(board, square).map(picture).unwrap_or_default().to_owned(),
    joints: |_| Vec::new(),
    joint: 0.4,
    sign: |_| None,
    takes_over: false,
};

/// The kind of area that a letter of the game's own levels stands for.
fn area(board: &Board, square: Square) -> Option<AreaKind> {
    Some(match board.letter(square)? {
        'h' => AreaKind::Honga,
        'm' => AreaKind::Mountain,
        'f' => AreaKind::Forest,
        'b' => AreaKind::Barter,
        'a' => AreaKind::Mammoths,
        'l' => AreaKind::Gathering(Resource::Fish),
        'e' => AreaKind::Gathering(Resource::Berry),
        'c' => AreaKind::Gathering(Resource::Mushroom),
        's' => AreaKind::Gathering(Resource::Water),
        _ => return None,
    })
}
