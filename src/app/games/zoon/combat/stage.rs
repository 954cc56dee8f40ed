//! The stage of a combat: a band over the field with a head, two cards, the star between them, and a
//! foot. Touching and the scene of the outcome share it, so a card lies in one place throughout.

use bevy::prelude::*;

use super::blow::Struck;
use crate::app::hud::card_print::card_node;
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::{Icon, Lettering, space, text};
use crate::app::kit::{palette, theme};
use crate::app::table::PlayerStyle;
use crate::rules::Side;

/// A card's height in the scene, in logical pixels.
pub(in crate::app::games::zoon) const HEIGHT: f32 = 236.0;
const BAND: Vec2 = Vec2::new(760.0, 404.0);
/// The least heights of what stands over and below the cards, so that these never move.
const HEAD: f32 = 62.0;
const FOOT: f32 = 64.0;
/// The radius of its corners.
const ROUND: f32 = 18.0;

/// A node over the whole screen that takes every click.
pub(in crate::app::games::zoon) fn veil() -> impl Bundle {
    (theme::over_all(), GlobalZIndex(6), BackgroundColor(palette::VEIL.with_alpha(0.25)))
}

/// Spawns the band on which cards fight, with the picture behind what `fill` adds.
pub(in crate::app::games::zoon) fn lay_band(
    screen: &mut ChildSpawnerCommands,
    picture: Handle<Image>,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let node = Node {
        width: px(BAND.x),
        min_height: px(BAND.y),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        row_gap: px(space::S),
        padding: UiRect::axes(px(space::L), px(space::M)),
        border_radius: BorderRadius::all(px(ROUND)),
        ..default()
    };
    let behind = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        border_radius: BorderRadius::all(px(ROUND)),
        ..default()
    };
    let scene = ImageNode::new(picture).with_mode(NodeImageMode::Stretch);
    let shaken = (UiTransform::default(), Struck::Ground);
    screen.spawn((node, shaken, theme::panels::shadow(8.0))).with_children(|band| {
        band.spawn((behind, scene, Pickable::IGNORE));
        fill(band);
    });
}

/// The title of the scene and a line, over the cards.
pub(in crate::app::games::zoon) fn lay_head(
    band: &mut ChildSpawnerCommands,
    title: LocalText,
    line: LocalText,
) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::End,
        align_items: AlignItems::Center,
        min_height: px(HEAD),
        ..default()
    };
    band.spawn((column, Pickable::IGNORE)).with_children(|head| {
        head.spawn(text(title, Lettering::Heading, palette::GOLD));
        head.spawn(text(line, Lettering::Note, palette::PAPER));
    });
}

/// What stands below the cards.
pub(in crate::app::games::zoon) fn lay_foot(
    band: &mut ChildSpawnerCommands,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        min_height: px(FOOT),
        row_gap: px(2),
        ..default()
    };
    band.spawn((column, Pickable::IGNORE)).with_children(fill);
}

/// The row of both cards. They lie in the same places from the first touch to the verdict.
pub(in crate::app::games::zoon) fn cards_row() -> Node {
    Node {
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::NoWrap,
        ..theme::row(space::L)
    }
}

/// The column of a card, with a line for its name below.
pub(in crate::app::games::zoon) fn card_column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        width: px(250),
        row_gap: px(space::XS),
        ..default()
    }
}

/// The star between two cards, with what comes below it.
pub(in crate::app::games::zoon) fn lay_middle(
    row: &mut ChildSpawnerCommands,
    star: impl Bundle,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        width: px(150),
        row_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    };
    row.spawn((column, Pickable::IGNORE)).with_children(|column| {
        column.spawn((Icon::of("marks", "zoon_clash", 72), star));
        // The star stays where it is when the scores come.
        let scores = Node { min_height: px(52), ..default() };
        column.spawn((scores, Pickable::IGNORE)).with_children(fill);
    });
}

/// A card with a rim in its side's colour, because both sides may play the same tribe.
pub(in crate::app::games::zoon) fn rimmed(height: f32, side: Side) -> impl Bundle {
    let border_radius = BorderRadius::all(px(height * 12.0 / 126.0));
    let node = Node { border_radius, ..card_node(height) };
    (node, Outline::new(px(4), px(0), PlayerStyle::Packs.color(side)))
}
