//! Where parts stand: in columns beside the board, or in strips above and below it.
//!
//! Deliberately absent: which parts are shown.

use bevy::prelude::*;

use super::{Part, Room};
use crate::app::kit::form::Form;
use crate::app::kit::theme::space;

/// The width of the right column when it is unfolded over the board.
const UNFOLDED: f32 = 400.0;

/// What the player has asked to see.
pub(super) struct Opened {
    pub(super) log: bool,
    pub(super) unfolded: bool,
}

/// Places a part in a column beside the board.
pub(super) fn fit_column(part: Part, room: &Room, asked: Opened, node: &mut Node) {
    let edge = px(space::S);
    match part {
        Part::Left | Part::Right => {
            let left = part == Part::Left;
            node.flex_direction = FlexDirection::Column;
            node.top = if left { px(room.top + space::S) } else { edge };
            node.bottom = edge;
            (node.left, node.right) = if left { (edge, auto()) } else { (auto(), edge) };
            // A log opened in a narrow window overlaps the board's edge rather than being cut.
            let wide = left && room.narrow && asked.log && !room.form.is_small();
            let over = !left && asked.unfolded && room.form.is_small();
            let width = if wide { 240.0 } else { room.column };
            node.width = px(if over { UNFOLDED } else { width });
        }
        Part::Foot => {
            // Without a card to fill the column it still stands at the bottom.
            node.flex_grow = if room.has_card_left() { 1.0 } else { 0.0 };
            node.flex_direction = FlexDirection::Column;
            node.justify_content = JustifyContent::FlexEnd;
        }
        Part::Turn | Part::FarPlate | Part::NearPlate => {
            (node.flex_grow, node.flex_basis, node.min_width) = (0.0, auto(), auto());
        }
        Part::Choices => {
            // The choices scroll in a flat window, which needs the room for deciding; beside trays,
            // where words wrap into many lines in the narrow column; and when there are many of
            // them.
            let tight = room.form == Form::Flat || room.trays || room.many_choices;
            node.overflow = if tight { Overflow::scroll_y() } else { Overflow::visible() };
            (node.flex_shrink, node.max_height) = (if tight { 1.0 } else { 0.0 }, auto());
            node.min_height = if tight { px(0) } else { auto() };
        }
        _ => {}
    }
}

/// Places a part in the strips above and below the board.
pub(super) fn fit_strip(part: Part, room: &Room, unfolded: bool, node: &mut Node) {
    let edge = px(space::S);
    match part {
        Part::Left | Part::Right => {
            let above = part == Part::Left;
            (node.left, node.right, node.width) = (edge, edge, auto());
            node.flex_direction = if above { FlexDirection::Row } else { FlexDirection::Column };
            node.column_gap = edge;
            node.top = if above || unfolded { edge } else { auto() };
            node.bottom = if above { auto() } else { edge };
        }
        Part::Foot => {
            node.flex_grow = 0.0;
            node.justify_content = JustifyContent::Center;
            node.flex_direction = if unfolded { FlexDirection::Column } else { FlexDirection::Row };
        }
        Part::Turn | Part::FarPlate | Part::NearPlate | Part::Offer => {
            (node.flex_grow, node.flex_basis, node.min_width) = (1.0, px(0), px(0));
        }
        Part::Choices => {
            (node.max_height, node.overflow) = (px(room.choices), Overflow::scroll_y());
            (node.flex_shrink, node.min_height) = (0.0, auto());
        }
        _ => {}
    }
}
