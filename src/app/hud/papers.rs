//! The building blocks of the HUD's parts: columns, stacks and panels.
//!
//! Deliberately absent: where they stand; see [`super::layout`].

use bevy::prelude::*;

use crate::app::kit::form::{Fit, Form};
use crate::app::kit::theme::{panels, space};
use crate::app::kit::{palette, theme};

/// A column beside the board.
pub(super) fn column(left: bool) -> Node {
    let edge = px(space::S);
    Node {
        position_type: PositionType::Absolute,
        top: edge,
        bottom: edge,
        left: if left { edge } else { auto() },
        right: if left { auto() } else { edge },
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        row_gap: px(space::S),
        ..default()
    }
}

/// The row for remarks at the board's far edge, whose border is empty; the near one has the files'
/// letters.
pub(super) fn edge() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        top: px(2),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    }
}

/// The bottom of a column.
pub(super) fn foot() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        column_gap: px(space::S),
        row_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    }
}

/// A column without a background.
pub(super) fn stack() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S - 2.0),
        flex_shrink: 0.0,
        ..default()
    }
}

/// A row of keys.
pub(super) fn keys() -> Node {
    Node { justify_content: JustifyContent::Center, ..theme::row(space::M) }
}

/// A panel with its contents in a column.
pub(in crate::app) fn paper() -> impl Bundle {
    (paper_node(), Fit(fit_paper), BackgroundColor(palette::PAPER), panels::shadow(4.0))
}

/// A panel that takes the remaining height.
pub(super) fn tall_paper() -> impl Bundle {
    let node = Node {
        flex_grow: 1.0,
        flex_shrink: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..paper_node()
    };
    (node, Fit(fit_paper), BackgroundColor(palette::PAPER), panels::shadow(4.0))
}

/// A small window has no room for wide margins.
fn fit_paper(form: Form, node: &mut Node) {
    let side = px(form.pick(space::M, space::S + 2.0));
    (node.padding.left, node.padding.right) = (side, side);
}

fn paper_node() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        padding: UiRect::axes(px(space::M), px(space::S + space::XS)),
        border_radius: BorderRadius::all(px(16)),
        flex_shrink: 0.0,
        ..default()
    }
}
