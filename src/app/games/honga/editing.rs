//! Honga's levels while they are edited: their options, without a board.

use crate::app::catalog::level_editing::LevelEditor;
use crate::data::editing::Editing;
use crate::rules::honga::Honga;

pub(super) const EDITOR: LevelEditor = LevelEditor {
    means: Honga::means,
    look: |_, _| String::new(),
    joints: |_| Vec::new(),
    sign: |_| None,
    takes_over: false,
};
