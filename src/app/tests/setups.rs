//! How much of a window set-ups fill.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::on_the_title;
use super::windows::{TOUCH, cases, see, show_set_up};
use crate::app::games::GAMES;

#[test]
fn a_set_up_scrolls_only_where_it_fills_the_window() {
    let mut app = on_the_title();
    for card in GAMES.0 {
        show_set_up(&mut app, card, false);
        for case in cases() {
            see(&mut app, case);
            let mut areas = app.world_mut().query_filtered::<&ComputedNode, With<ScrollArea>>();
            let areas: Vec<_> = areas.iter(app.world()).collect();
            let scrolls = areas.iter().any(|area| area.content_size().y > area.size().y + TOUCH);
            let highest = areas.iter().map(|area| area.size().y).fold(0.0, f32::max);
            // Above and below the sheet are its distance from the edge and the hints.
            let room = case.size.y - 2.0 * HINTS;
            assert!(!scrolls || highest > room, "{}, {case:?}: {highest} of {room}", card.game);
        }
    }
}

/// The height of the hints' line with its distances, at most, in pixels.
const HINTS: f32 = 80.0;
