//! The part of the panel with the pieces, and what else a press on them may do.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Lay, OfSeat, TILE, Takes, alike, tool_button, wrapped};
use crate::app::kit::palette;
use crate::app::kit::theme::buttons::{low_button, sized_button};
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, space, text};
use crate::app::screens::editor::board::{draw_piece, piece_name};
use crate::app::screens::editor::state::{Edited, Tool, side};
use crate::data::editing::Pieces;
use crate::editor::FORWARD;

/// What the pieces are called together.
pub(super) fn name(edited: &Edited) -> &'static str {
    match edited.draft.means().pieces {
        Pieces::Between(between) => between.name,
        Pieces::None | Pieces::Drawn(_) | Pieces::Listed(..) => "editor-tab-pieces",
    }
}

pub(super) fn lay(area: &mut ChildSpawnerCommands, laid: &mut Lay, edited: &Edited) {
    let of_seats = !edited.draft.means().lie_between();
    let how = if of_seats { "editor-pieces-how" } else { "editor-between-how" };
    area.spawn(text(how, Lettering::Note, palette::COCOA));
    if of_seats {
        seats(area, laid);
    }
    area.spawn(wrapped()).with_children(|row| match of_seats {
        true => kinds(row, laid, edited),
        false => kinds_between(row, laid, edited),
    });
    area.spawn(wrapped()).with_children(|row| {
        let turns = edited.draft.means().turns().then_some(("editor-turn", Tool::Turn));
        let shifts = Some(("editor-move", Tool::Move(None)));
        let takes = Some(("editor-take", Tool::Take));
        for (label, tool) in [shifts, takes, turns].into_iter().flatten() {
            let take = move |_: On<Activate>, mut edited: ResMut<Edited>| edited.tool = tool;
            let button = (low_button(label, ButtonKind::Choice), Takes(tool), observe(take));
            laid.slot(&mut row.spawn(button), label);
        }
    });
    if of_seats {
        alike(area, laid, edited);
    }
}

fn seats(area: &mut ChildSpawnerCommands, laid: &mut Lay) {
    area.spawn(wrapped()).with_children(|row| {
        for seat in [0, 1] {
            let choose = move |_: On<Activate>, mut edited: ResMut<Edited>| {
                edited.seat = seat;
                if let Tool::Put { kind, .. } = edited.tool {
                    edited.tool = Tool::Put { seat, kind };
                }
            };
            let button =
                (low_button(side(seat), ButtonKind::Choice), OfSeat(seat), observe(choose));
            laid.slot(&mut row.spawn(button), format!("seat {seat}"));
        }
    });
}

fn kinds(row: &mut ChildSpawnerCommands, laid: &mut Lay, edited: &Edited) {
    let (seat, points) = (edited.seat, edited.draft.means().turns());
    for (kind, piece) in edited.kinds.iter().enumerate() {
        let tool = Tool::Put { seat, kind };
        let take = move |_: On<Activate>, mut edited: ResMut<Edited>| edited.tool = tool;
        let width = f32::from(TILE) + space::S;
        let button = sized_button(width, piece_name(edited, seat, kind));
        let mut button = row.spawn((button, Takes(tool), observe(take)));
        button.with_children(|button| {
            let node = Node { width: px(TILE), height: px(TILE), ..default() };
            button.spawn((node, Pickable::IGNORE)).with_children(|place| {
                let heading = points.then_some(FORWARD[usize::from(seat)]);
                draw_piece(place, seat, &piece.picture, heading, TILE);
            });
        });
        laid.slot(&mut button, format!("kind {kind}"));
    }
}

/// What lies between areas belongs to no seat.
fn kinds_between(row: &mut ChildSpawnerCommands, laid: &mut Lay, edited: &Edited) {
    for (kind, piece) in edited.kinds.iter().enumerate() {
        let tool = Tool::Put { seat: 0, kind };
        let mut button = row.spawn(tool_button(edited.name(kind), tool));
        button.with_children(|button| {
            button.spawn(Icon::of(edited.looks.sheets[1], piece.picture.clone(), TILE));
            let words = TextLayout::justify(Justify::Center);
            button.spawn((text(edited.name(kind), Lettering::Note, palette::INK), words));
        });
        laid.slot(&mut button, format!("kind {kind}"));
    }
}
