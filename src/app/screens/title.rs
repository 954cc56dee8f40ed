//! The title: the animals on their hills, one button to play, four games, nothing to read first.
//!
//! Play pulses three times and then rests, because a button that never stops would keep the machine awake for nothing.
//! Deliberately absent: names, settings and accounts before the first match.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::game_list::GameList;
use super::levels::LevelList;
use super::title_cards;
use super::{Overlay, Overlays, Screen, setup_sheet::SetUpSheet, widgets};
use crate::app::content::Scenes;
use crate::app::input::menus::FirstFocus;
use crate::app::input::{Intent, MenuScope};
use crate::app::settings::Settings;
use crate::app::theme::{
    self, ButtonKind, CoverPicture, Lettering, button, palette, pictured_button, space,
};
use crate::app::window::Awake;

const PULSES: f32 = 3.0;
const PULSE_TIME: f32 = 1.1;

/// A button that breathes when its screen opens.
#[derive(Component, Default)]
struct Pulsing(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), open_title)
        .add_systems(Update, pulse.run_if(in_state(Screen::Title)))
        .add_systems(Update, title_cards::tell_why_not.run_if(in_state(Screen::Title)));
}

fn open_title(
    scenes: Res<Scenes>,
    games: Res<GameList>,
    mut commands: Commands,
    mut awake: ResMut<Awake>,
) {
    awake.stay(Duration::from_secs_f32(PULSES * PULSE_TIME + 0.2));
    commands
        .spawn((
            DespawnOnExit(Screen::Title),
            MenuScope { layer: 0 },
            Node { overflow: Overflow::clip(), ..theme::sheet() },
            BackgroundColor(palette::PARCHMENT),
        ))
        .with_children(|screen| {
            screen.spawn((
                ImageNode::new(scenes.get("title")).with_mode(NodeImageMode::Stretch),
                CoverPicture,
                Pickable::IGNORE,
            ));
            screen.spawn(corner()).with_children(spawn_corner);
            screen.spawn(heading());
            screen.spawn(Node { flex_grow: 1.0, ..default() });
            screen
                .spawn(Node {
                    align_items: AlignItems::Stretch,
                    justify_content: JustifyContent::Center,
                    ..theme::row(space::M)
                })
                .with_children(|row| spawn_cards(row, *games, &scenes));
            screen.spawn(widgets::hints(&[(Intent::Pick, "hint-pick"), (Intent::Up, "hint-move")]));
        });
}

fn heading() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(space::M),
            ..default()
        },
        children![
            theme::plain("Menagerie", Lettering::Logo, palette::INK),
            (
                button("title-play", ButtonKind::Primary),
                FirstFocus,
                Pulsing::default(),
                observe(open_first_game)
            ),
        ],
    )
}

fn open_first_game(
    _: On<Activate>,
    games: Res<GameList>,
    (levels, settings): (Res<LevelList>, Res<Settings>),
    mut sheet: ResMut<SetUpSheet>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(card) = games.first() else { return };
    sheet.open_game(card, &levels, &settings);
    next.set(Screen::SetUp);
}

fn corner() -> Node {
    Node {
        position_type: PositionType::Absolute,
        top: px(space::M),
        right: px(space::M),
        ..theme::row(space::S)
    }
}

fn spawn_corner(corner: &mut ChildSpawnerCommands) {
    corner.spawn((
        pictured_button("settings", "title-settings", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Settings)),
    ));
    if cfg!(not(target_arch = "wasm32")) {
        corner.spawn((
            button("title-quit", ButtonKind::Secondary),
            observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                exit.write(AppExit::Success);
            }),
        ));
    }
}

fn spawn_cards(row: &mut ChildSpawnerCommands, games: GameList, scenes: &Scenes) {
    for card in games.0 {
        title_cards::spawn(row, *card, scenes.get(card.picture));
    }
}

fn pulse(time: Res<Time>, mut buttons: Query<(&mut Pulsing, &mut UiTransform)>) {
    for (mut pulsing, mut transform) in &mut buttons {
        if pulsing.0 >= PULSES {
            continue;
        }
        pulsing.0 = (pulsing.0 + time.delta_secs() / PULSE_TIME).min(PULSES);
        let breath = (pulsing.0 * std::f32::consts::TAU).cos();
        transform.scale = Vec2::splat(1.0 + 0.04 * (1.0 - breath) / 2.0);
    }
}
