//! Windows that are higher than wide, from small telephones to tablets: nothing lies over the board.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::Button;

use super::settling::settle;
use super::windows::{MATCHES, TOUCH, WindowCase, begin, planned, see};
use super::{on_the_title, wait_until};
use crate::app::hud::layout::Part;
use crate::app::kit::screen_state::Screen;
use crate::app::session::plan::PlayerKind;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::layout::HEM;
use crate::app::table::{BoardLayout, TurnNow};

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

/// The board without its hem, which may be covered, and the rows of cards below and above it, in a window of this size.
fn board(app: &App, size: Vec2) -> Rect {
    let layout = app.world().resource::<BoardLayout>();
    let middle = size / 2.0 - Vec2::Y * layout.lift(size);
    if layout.upright.is_some() {
        let Rect { min, max } = layout.ground();
        let corner = |x: f32, y: f32| middle + Vec2::new(x, -y) * layout.square;
        return Rect::from_corners(corner(min.x, min.y), corner(max.x, max.y));
    }
    Rect::from_center_size(middle, layout.area() - Vec2::splat(2.0 * HEM * layout.square))
}

#[test]
fn in_upright_windows_no_panel_lies_over_the_board_and_no_button_below_the_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    for (level, seats) in MATCHES {
        begin(&mut app, level, seats);
        for size in UPRIGHT.map(|(x, y)| Vec2::new(x, y)) {
            see(&mut app, WindowCase { size, language: "fr", texts: 100.0 });
            let board = board(&app, size);
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

#[test]
fn in_upright_windows_an_offered_draw_stands_below_the_board_until_it_is_answered() {
    let mut app = on_the_title();
    for level in ["jungle/combat", "arena/duel"] {
        let mut plan = planned(level, 2);
        plan.seats[1].player = PlayerKind::Human;
        app.insert_resource(plan);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
        for size in UPRIGHT.map(|(x, y)| Vec2::new(x, y)) {
            see(&mut app, WindowCase { size, language: "fr", texts: 100.0 });
            assert_eq!(part(&mut app, Part::Offer), None, "{level}");
            for command in [TableCommand::More, TableCommand::OfferDraw] {
                app.world_mut().write_message(command);
                settle(&mut app);
            }
            assert_eq!(part(&mut app, Part::Log), None, "{level}, {size}: the board is seen");
            let offer = part(&mut app, Part::Offer).expect("an offer");
            let covered = board(&app, size).intersect(offer).size();
            assert!(covered.min_element() <= TOUCH, "{level}, {size}: {offer:?} over the board");
            assert!((offer.max - size).max_element() <= TOUCH, "{level}, {size}: {offer:?}");
            assert_eq!(part(&mut app, Part::Bar), None, "{level}, {size}");
            app.world_mut().write_message(TableCommand::AnswerDraw(false));
            settle(&mut app);
            assert!(part(&mut app, Part::Bar).is_some(), "{level}, {size}");
        }
    }
}
