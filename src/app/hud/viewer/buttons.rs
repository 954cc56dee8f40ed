//! The buttons of a replay's strip.
//!
//! Deliberately absent: their present labels, and which of them are grey.

use bevy::prelude::*;

use super::{Asks, Counter, Movement, Strip};
use crate::app::hud::tips::{ForPointers, Tipped};
use crate::app::hud::{moments, replay_bar};
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::menus::FirstFocus;
use crate::app::kit::theme::{ButtonKind, Lettering, icon_button, lettered_button, space, text};
use crate::app::kit::{palette, theme};
use crate::app::table::ReplayRequest;

/// The buttons that lead through the match stand side by side, closer and narrower in a narrow column.
fn movement() -> Node {
    Node {
        flex_wrap: FlexWrap::NoWrap,
        justify_content: JustifyContent::Center,
        max_width: percent(100),
        min_width: px(0),
        flex_shrink: 1.0,
        ..theme::row(space::XS)
    }
}

/// Spawns all that the strip holds.
pub(super) fn spawn(row: &mut ChildSpawnerCommands, strip: Strip) {
    row.spawn(replay_bar::bar());
    row.spawn((Movement, movement(), Pickable::IGNORE)).with_children(spawn_movement);
    let one_place = Node {
        display: Display::Grid,
        justify_items: JustifyItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    row.spawn((one_place, Pickable::IGNORE)).with_children(|place| {
        let there = || Node {
            grid_row: GridPlacement::start(1),
            grid_column: GridPlacement::start(1),
            ..default()
        };
        let counter = || text(LocalText::default(), Lettering::Strong, palette::INK);
        place.spawn((Counter::Present, counter(), there()));
        place.spawn((Counter::End, counter(), there(), Visibility::Hidden));
    });
    if strip.mistakes > 0 {
        moments::spawn_steps(row, strip.mistakes);
    }
    let mut named = vec![("viewer-normal", ReplayRequest::Pace)];
    named.extend(strip.several_eyes.then_some(("viewer-everybody", ReplayRequest::Eyes)));
    named.extend((strip.mistakes == 0).then_some(("review-begin", ReplayRequest::Review)));
    named.push(("viewer-play-on", ReplayRequest::PlayOn));
    row.spawn((in_columns(), Fit(fit_columns), Pickable::IGNORE)).with_children(|grid| {
        let odd = named.len() % 2 == 1;
        for (place, (label, request)) in named.into_iter().enumerate() {
            let mut button = grid.spawn((low_button(label, ButtonKind::Choice), Asks(request)));
            if odd && place == 0 {
                button.insert(Fit(alone_in_a_row));
            }
        }
    });
}

/// The buttons with words stand in columns of one width, so that none moves when the words of another change.
fn in_columns() -> Node {
    Node {
        display: Display::Grid,
        width: percent(100),
        column_gap: px(space::S),
        row_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    }
}

/// A flat window is too low for two rows.
fn fit_columns(form: Form, node: &mut Node) {
    let columns = if form == Form::Flat { 4 } else { 2 };
    node.grid_template_columns = RepeatedGridTrack::flex(columns, 1.0);
}

/// The first one of an odd number, so that no row has a gap. A finger needs its room, as on every low button.
fn alone_in_a_row(form: Form, node: &mut Node) {
    (node.min_height, node.min_width) = (px(form.pick(36.0, 44.0)), px(form.pick(0.0, 44.0)));
    node.grid_column =
        if form == Form::Flat { GridPlacement::auto() } else { GridPlacement::span(2) };
}

fn spawn_movement(row: &mut ChildSpawnerCommands) {
    let tip =
        |label: &'static str, key| (Tipped { says: label.into(), key: Some(key) }, ForPointers);
    let first = (lettered_button("«", "viewer-first"), tip("viewer-first", Intent::Threat));
    row.spawn((first, Asks(ReplayRequest::First)));
    let back = (icon_button("arrow_left", "viewer-back"), tip("viewer-back", Intent::Left));
    row.spawn((back, Asks(ReplayRequest::Back)));
    row.spawn((icon_button("play", "viewer-run"), Asks(ReplayRequest::Run)));
    let forward =
        (icon_button("arrow_right", "viewer-forward"), tip("viewer-forward", Intent::Right));
    row.spawn((forward, Asks(ReplayRequest::Forward), FirstFocus));
    let last = (lettered_button("»", "viewer-last"), tip("viewer-last", Intent::Reach));
    row.spawn((last, Asks(ReplayRequest::Last)));
}
