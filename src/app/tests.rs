//! Tests of the whole game without a window: behaviour that only all parts together show.

mod by_ear;
mod card_words;
mod carrying;
mod controls;
mod dialogs;
mod editing;
mod editing_kept;
mod endings;
mod evenness;
mod first_frames;
mod kept_height;
mod lessons;
mod letters;
mod log_lines;
mod looking;
mod pages;
mod panels;
mod pseudo;
mod puzzles;
mod reach;
mod replays;
mod results;
mod settling;
mod setups;
mod statistics;
mod typeface;
mod upright;
mod windows;

use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::kit::settings::controls::Controls;
use crate::app::platform::one_thread::on_one_thread;
use crate::app::screens::tests::grace::sleep_between_frames;
use crate::app::shell::game_without_window;
use crate::saves::Memory;

/// Frames to wait for a condition.
const PATIENCE: u32 = 4_000;

/// The game on its title screen.
fn on_the_title() -> App {
    let mut app = game_without_window(Box::new(Memory::default()));
    on_one_thread(&mut app);
    // The settings kept on this machine must not decide a test.
    app.insert_resource(Settings::default()).insert_resource(Controls::default());
    wait_until(&mut app, |app| *app.world().resource::<State<Screen>>().get() == Screen::Title);
    app
}

fn wait_until(app: &mut App, holds: impl Fn(&App) -> bool) {
    for _ in 0..PATIENCE {
        app.update();
        if holds(app) {
            return;
        }
        sleep_between_frames(app);
    }
    panic!("it never came about");
}

/// The number of messages of type `M` that are stored.
fn kept<M: Message>(app: &App) -> usize {
    app.world().resource::<Messages<M>>().len()
}

fn asks_for_a_frame(app: &App) -> bool {
    kept::<RequestRedraw>(app) > 0
}

#[test]
fn messages_are_dropped_after_two_frames_and_quiet_asks_for_no_frame() {
    let mut app = on_the_title();
    let window = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(app.world())
        .expect("a window");
    for step in 0..1_000 {
        let position = Vec2::new((step % 640) as f32, 100.0);
        app.world_mut().write_message(CursorMoved { window, position, delta: None });
        app.update();
    }
    assert!(asks_for_a_frame(&app), "a pointer that moves keeps the loop turning");
    assert!(kept::<CursorMoved>(&app) <= 2, "{} pointer moves are kept", kept::<CursorMoved>(&app));
    assert!(
        kept::<RequestRedraw>(&app) <= 2,
        "{} requests for frames are kept",
        kept::<RequestRedraw>(&app)
    );
    assert!(
        kept::<PointerInput>(&app) <= 4,
        "{} pointer inputs are kept",
        kept::<PointerInput>(&app)
    );

    wait_until(&mut app, |app| !asks_for_a_frame(app));
    for _ in 0..50 {
        app.update();
        assert!(!asks_for_a_frame(&app), "nothing moves, and a frame is asked for");
    }
}
