//! A board that is seen larger, on the table of the whole game.

use bevy::prelude::*;

use super::on_the_title;
use super::settling::settle;
use super::windows::{begin, go_to, things, window_of};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::window::StageCamera;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{Board, BoardLayout, View};

/// Where the camera shows places of the board, in pixels from the window's middle, y up.
fn shown(app: &mut App, places: &[Vec2]) -> Vec<Vec2> {
    let middle = window_of(app.world_mut()).size() * app.world().resource::<UiScale>().0 / 2.0;
    let world = app.world_mut();
    let mut boards = world.query_filtered::<&GlobalTransform, With<Board>>();
    let board = *boards.single(world).expect("a board");
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<StageCamera>>();
    let (camera, eye) = cameras.single(world).expect("a camera");
    let point = |place: &Vec2| {
        let at = board.transform_point(place.extend(0.0));
        let point = camera.world_to_viewport(eye, at).expect("in the window's plane");
        Vec2::new(point.x - middle.x, middle.y - point.y)
    };
    places.iter().map(point).collect()
}

#[test]
fn the_camera_shows_every_place_where_the_view_says_it_is() {
    let mut app = on_the_title();
    for (level, seats) in [("jungle/combat", 2), ("honga/feed-the-tiger", 3)] {
        go_to(&mut app, Screen::Title);
        begin(&mut app, level, seats);
        let layout = app.world().resource::<BoardLayout>().clone();
        let window = window_of(app.world_mut()).size() * app.world().resource::<UiScale>().0;
        for by in [1.0, 1.8, 1.6] {
            app.world_mut().resource_mut::<View>().zoom(&layout, by, Vec2::new(1.0, -1.0));
            settle(&mut app);
            let view = *app.world().resource::<View>();
            let places = [Vec2::ZERO, Vec2::new(2.0, 1.0), Vec2::new(-1.5, -2.0)];
            let meant = places.map(|place| view.point_of(&layout, layout.lift(window), place));
            for (seen, meant) in shown(&mut app, &places).into_iter().zip(meant) {
                assert!(seen.distance(meant) < 0.5, "{level}, {by}: {seen} instead of {meant}");
            }
        }
    }
}

#[test]
fn a_board_that_is_larger_has_a_button_to_see_all_of_it_and_leaves_no_trace_on_the_title() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/combat", 2);
    let layout = app.world().resource::<BoardLayout>().clone();
    let has_button = |app: &mut App| {
        things(app)
            .iter()
            .any(|one| one.says == "bar-whole-board-word" && one.cut().max_element() < 1.0)
    };
    assert!(!has_button(&mut app));
    app.world_mut().resource_mut::<View>().zoom(&layout, 2.0, Vec2::ZERO);
    settle(&mut app);
    assert!(has_button(&mut app));
    app.world_mut().write_message(TableCommand::WholeBoard);
    settle(&mut app);
    assert!(!has_button(&mut app) && app.world().resource::<View>().is_whole());
    app.world_mut().resource_mut::<View>().zoom(&layout, 2.0, Vec2::ONE);
    settle(&mut app);
    go_to(&mut app, Screen::Title);
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<&Transform, With<StageCamera>>();
    let eye = cameras.single(world).expect("a camera");
    assert_eq!((eye.translation.truncate(), eye.scale), (Vec2::ZERO, Vec3::ONE));
}
