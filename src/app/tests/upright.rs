//! Windows that are higher than wide, from small telephones to tablets: nothing lies over the board.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::Button;

use super::on_the_title;
use super::windows::{MATCHES, TOUCH, WindowCase, begin, see};
use crate::app::hud::layout::Part;
use crate::app::table::BoardLayout;
use crate::app::table::board::layout::HEM;

/// Telephones, tablets, and windows on a desk, in logical pixels.
const UPRIGHT: [(f32, f32); 8] = [
    (360.0, 640.0),
    (375.0, 553.0),
    (390.0, 664.0),
    (412.0, 839.0),
    (480.0, 640.0),
    (600.0, 760.0),
    (768.0, 1024.0),
    (820.0, 1180.0),
];

/// Where a shown part lies, in logical pixels; `None` where it is not there.
fn part(app: &mut App, wanted: Part) -> Option<Rect> {
    let world = app.world_mut();
    let mut parts = world.query::<(&Part, &ComputedNode, &UiGlobalTransform)>();
    let (_, node, middle) = parts.iter(world).find(|(part, ..)| **part == wanted)?;
    (node.size().min_element() > 0.0)
        .then(|| Rect::from_center_size(middle.translation, node.size()))
}

#[test]
fn in_upright_windows_no_panel_lies_over_the_board_and_no_button_below_the_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    for (level, seats) in MATCHES {
        begin(&mut app, level, seats);
        for size in UPRIGHT.map(|(x, y)| Vec2::new(x, y)) {
            see(&mut app, WindowCase { size, language: "fr", texts: 100.0 });
            let layout = app.world().resource::<BoardLayout>().clone();
            let middle = size / 2.0 - Vec2::Y * layout.lift(size);
            // The hem may be covered, the squares not.
            let board = layout.area() - Vec2::splat(2.0 * HEM * layout.square);
            let board = Rect::from_center_size(middle, board);
            for wanted in [Part::Choices, Part::Foot, Part::Left] {
                let there = part(&mut app, wanted);
                let is_there = wanted != Part::Choices
                    || ["arena", "zoon"].iter().all(|game| !level.starts_with(game));
                assert!(there.is_some() || is_there, "{level}, {size}: choices");
                let Some(there) = there else { continue };
                let over = board.intersect(there).size();
                if over.min_element() > TOUCH {
                    told += &format!("{level}, {size}: {wanted:?} at {there:?} over {board:?}\n");
                }
            }
            let mut buttons = app
                .world_mut()
                .query_filtered::<(&ComputedNode, &UiGlobalTransform), With<Button>>();
            let foot = part(&mut app, Part::Bar).expect("a bar");
            for (node, at) in buttons.iter(app.world()) {
                let end = at.translation + node.size() / 2.0;
                if foot.contains(at.translation) && (end - size).max_element() > TOUCH {
                    told += &format!("{level}, {size}: a button ends at {end}\n");
                }
            }
        }
    }
    assert!(told.is_empty(), "{told}");
}
