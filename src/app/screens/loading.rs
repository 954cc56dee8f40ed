//! The loading screen: the name, a progress bar, and what to do when a file is missing.
//!
//! Loading is usually short, so nothing is drawn during the first moment (`PATIENCE`). In a browser
//! nothing is drawn at all; the page has a bar of its own and hides it on an event. Deliberately
//! absent: translated texts; the languages are among what is being loaded.

use std::time::Duration;

use bevy::prelude::*;
use iyes_progress::ProgressTracker;

use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::{Lettering, space};
use crate::app::kit::window::StageCamera;
use crate::app::kit::{palette, theme};
use crate::app::platform::redraw::RedrawRequests;

/// The screen appears when loading takes longer than this.
const PATIENCE: Duration = Duration::from_millis(400);

#[derive(Component)]
struct Filling;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Loading), open_loading)
        .add_systems(Update, (fill_bar, show_what_takes_long).run_if(in_state(Screen::Loading)))
        .add_systems(OnExit(Screen::Loading), open_eyes)
        .add_systems(OnEnter(Screen::Broken), open_broken);
}

fn open_loading(mut commands: Commands) {
    let column = Node { row_gap: px(space::L), ..theme::sheet() };
    let bar = Node {
        width: px(320),
        height: px(12),
        border_radius: BorderRadius::all(px(6)),
        overflow: Overflow::clip(),
        ..default()
    };
    let filling = Node {
        width: percent(0),
        height: percent(100),
        border_radius: BorderRadius::all(px(6)),
        ..default()
    };
    commands.spawn((
        DespawnOnExit(Screen::Loading),
        column,
        children![
            theme::plain("Menagerie", Lettering::Display, palette::INK),
            (
                bar,
                BackgroundColor(palette::LAND),
                children![(filling, BackgroundColor(palette::FOCUS), Filling)]
            ),
        ],
    ));
}

fn fill_bar(progress: Res<ProgressTracker<Screen>>, mut filling: Single<&mut Node, With<Filling>>) {
    let progress = progress.get_global_progress();
    filling.width = percent(100.0 * progress.done as f32 / progress.total.max(1) as f32);
}

fn show_what_takes_long(time: Res<Time<Real>>, camera: Single<&mut Camera, With<StageCamera>>) {
    if cfg!(not(target_arch = "wasm32")) && time.elapsed() >= PATIENCE {
        open_eyes(camera);
    }
}

fn open_eyes(mut camera: Single<&mut Camera, With<StageCamera>>) {
    if !camera.is_active {
        camera.is_active = true;
        #[cfg(target_arch = "wasm32")]
        tell_page();
    }
}

/// Sends the event on which the page hides its cover.
#[cfg(target_arch = "wasm32")]
fn tell_page() {
    let (window, ready) = (web_sys::window(), web_sys::Event::new("menagerie-ready"));
    if let (Some(window), Ok(ready)) = (window, ready) {
        // A page without a listener ignores the event.
        let _ = window.dispatch_event(&ready);
    }
}

fn open_broken(mut commands: Commands, mut redraw: ResMut<RedrawRequests>) {
    // Nothing has been drawn yet, and fonts load during the first frames.
    redraw.stay(Duration::from_secs(2));
    error!(
        "A file under assets/ is missing or broken (the line above names it). Fetch the game's folder again."
    );
    let lines = [
        "Menagerie misses a file of its own.",
        "The terminal names it. Fetch the game's folder again,",
        "or start the game from the folder that holds `assets`.",
    ];
    let column = Node { row_gap: px(space::S), ..theme::sheet() };
    commands.spawn((DespawnOnExit(Screen::Broken), column)).with_children(|column| {
        for line in lines {
            column.spawn(theme::plain(line, Lettering::Body, palette::INK));
        }
    });
}
