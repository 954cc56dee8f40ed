//! How Jungle's levels look while they are edited.

use super::drawn;
use crate::app::catalog::level_editing::{LevelEditor, takes_over};
use crate::data::editing::Editing;
use crate::rules::jungle::Jungle;

pub(super) const EDITOR: LevelEditor = LevelEditor {
    means: Jungle::means,
    sheets: ["squares"; 2],
    look: |board, square| drawn(board.letter(square).unwrap_or('.'), square),
    joints: |_| Vec::new(),
    joint: 1.0,
    sign: |_| None,
    takes_over: true,
};

/// The pieces of a match as a level's start: everything else of a position is no part of a level.
pub(super) fn extend(app: &mut bevy::prelude::App) {
    takes_over::<Jungle>(app);
}
