//! The board and everything on and beside it, as drawn: cloth, squares, pawns, cards, trays, marks.
//!
//! Independent of the game and of animation.

pub mod appearance;
pub mod arranging;
pub mod arrows;
pub mod cards;
pub mod cloth;
pub mod drawn;
pub mod layout;
pub mod marks;
pub mod opacity;
pub mod painting;
pub mod places;
pub mod ranks;
pub mod trays;
pub mod view;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<cards::Faces>()
        .init_resource::<ranks::Ranks>()
        .add_observer(appearance::draw_pawn)
        .add_plugins((marks::plugin, arrows::plugin, view::plugin));
}
