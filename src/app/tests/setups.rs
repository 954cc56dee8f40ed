//! How much of a window set-ups fill.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::on_the_title;
use super::windows::{TOUCH, WindowCase, cases, see, show_set_up};
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::games::GAMES;

#[test]
fn a_set_up_scrolls_only_where_it_fills_the_window() {
    let mut app = on_the_title();
    for card in GAMES.0 {
        show_set_up(&mut app, card, false);
        for case in cases() {
            see(&mut app, case);
            let (scrolls, highest) = areas(&mut app);
            // Above and below the sheet are its distance from the edge and the hints.
            let room = case.size.y - 2.0 * HINTS;
            assert!(!scrolls || highest > room, "{}, {case:?}: {highest} of {room}", card.game);
        }
    }
}

/// Whether any area scrolls, and the height of the highest.
fn areas(app: &mut App) -> (bool, f32) {
    let mut areas = app.world_mut().query_filtered::<&ComputedNode, With<ScrollArea>>();
    let areas: Vec<_> = areas.iter(app.world()).collect();
    let scrolls = areas.iter().any(|area| area.content_size().y > area.size().y + TOUCH);
    (scrolls, areas.iter().map(|area| area.size().y).fold(0.0, f32::max))
}

#[test]
fn a_table_for_five_is_set_up_without_scrolling_at_1280x720_in_every_language() {
    let mut app = on_the_title();
    let honga = GAMES.0.iter().find(|card| card.game == "honga").expect("Honga");
    show_set_up(&mut app, honga, false);
    let mut sheet = app.world_mut().resource_mut::<SetUpSheet>();
    while sheet.may_add_seat() {
        sheet.add_seat();
    }
    assert_eq!(sheet.seats.len(), 5);
    for language in ["en", "fr", "it", "de"] {
        see(&mut app, WindowCase { size: Vec2::new(1280.0, 720.0), language, texts: 100.0 });
        assert!(!areas(&mut app).0, "{language}");
    }
}

/// The height of the hints' line with its distances, at most, in pixels.
const HINTS: f32 = 80.0;
