//! The loading screen: the name, a bar that tells the truth, and what to do when a file is missing.
//!
//! Deliberately absent: translated texts; the languages are among what is being loaded.

use bevy::prelude::*;
use iyes_progress::ProgressTracker;

use super::Screen;
use crate::app::theme::{self, Lettering, palette, space};

#[derive(Component)]
struct Filling;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Loading), open_loading)
        .add_systems(Update, fill_bar.run_if(in_state(Screen::Loading)))
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

fn open_broken(mut commands: Commands) {
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
