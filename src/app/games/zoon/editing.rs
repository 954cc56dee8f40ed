//! How Zoon's levels look while they are edited.

use super::scene::drawn;
use crate::app::catalog::level_editing::LevelEditor;
use crate::data::editing::Editing;
use crate::rules::zoon::Zoon;

/// A running match hides faces, and a level has no cards on its field.
pub(super) const EDITOR: LevelEditor = LevelEditor {
    means: Zoon::means,
    sheets: ["squares"; 2],
    look: |board, square| {
        let zone = match board.letter(square) {
            Some('r' | 'd') => "deploy",
            Some('c') => "camp",
            _ => "middle",
        };
        drawn(zone, square)
    },
    joints: |_| Vec::new(),
    joint: 1.0,
    // Reinforcements come in there.
    sign: |letter| (letter == 'r').then_some("card"),
    takes_over: false,
};
