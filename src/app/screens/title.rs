//! The title: the animals on their hills, one button to play, four games, nothing to read first.
//!
//! Play pulses three times and then rests, because an endless animation would keep the machine
//! awake. An unfinished match is offered first. Deliberately absent: names, settings and accounts
//! before the first match.

use std::time::Duration;

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::RemSize;
use bevy::ui::UiSystems;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::{saves_row, title_cards, widgets};
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::content::Scenes;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::FoundPacks;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::{FirstFocus, MenuSystems};
use crate::app::kit::theme::{
    ButtonKind, Lettering, button, headlines, pictured_button, space, text,
};
use crate::app::kit::{palette, theme};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::shipped::BroughtFiles;
use crate::app::saving::{Blocked, Opening, Purpose, SaveJob, SaveWorker, Shelved, in_words};
use crate::packs::Stack;

const PULSES: f32 = 3.0;
const PULSE_TIME: f32 = 1.1;
/// In larger letters than this, in rem of the usual size, cards are higher than the window.
const LARGEST_STANDING: f32 = 1.51;

/// The name and the first buttons, which depend on the saves.
#[derive(Component)]
struct Heading;

/// A button that pulses when its screen opens, with the number of pulses so far.
#[derive(Component, Default)]
struct Pulsing(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), open_title)
        // Its focus overrides the one the menus set.
        .add_systems(Update, lay_heading.after(MenuSystems).run_if(in_state(Screen::Title)))
        .add_systems(
            PostUpdate,
            scroll_cards.before(UiSystems::Prepare).run_if(resource_exists::<RemSize>),
        )
        .add_systems(Update, pulse.run_if(in_state(Screen::Title)))
        .add_systems(
            Update,
            lay_packs.run_if(in_state(Screen::Title)).run_if(
                resource_exists_and_changed::<FoundPacks>
                    .or_else(resource_exists_and_changed::<BroughtFiles>),
            ),
        )
        .add_systems(
            Update,
            (title_cards::tell_why_not, title_cards::lift).run_if(in_state(Screen::Title)),
        );
}

fn open_title(
    scenes: Res<Scenes>,
    games: Res<GameList>,
    (found, brought): (Res<FoundPacks>, Res<BroughtFiles>),
    mut commands: Commands,
    mut redraw: ResMut<RedrawRequests>,
) {
    redraw.stay(Duration::from_secs_f32(PULSES * PULSE_TIME + 0.2));
    widgets::page(&mut commands, &scenes, Screen::Title, |screen| {
        screen.spawn((corner(), Fit(fit_corner))).with_children(spawn_corner);
        let other = (other_corner(), Fit(fit_other_corner), OtherCorner);
        screen.spawn(other).with_children(|corner| {
            spawn_other_corner(corner);
            spawn_packs(corner, WayToPacks::of(&found, &brought.packs));
        });
        // It spans the window, but the corners with their buttons must stay pressable.
        screen.spawn((Heading, heading_node(), Fit(fit_heading), Pickable::IGNORE));
        screen.spawn(Node { flex_grow: 1.0, ..default() });
        screen
            .spawn((
                Node {
                    align_items: AlignItems::Stretch,
                    justify_content: JustifyContent::Center,
                    max_width: percent(100),
                    ..theme::row(space::M)
                },
                Fit(fit_cards),
                (CardRow, ScrollArea),
            ))
            .with_children(|row| spawn_cards(row, *games, &scenes));
        screen.spawn(headlines::hints(&[(Intent::Pick, "hint-pick"), (Intent::Up, "hint-move")]));
    });
}

fn heading_node() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        // Large letters bring space of their own.
        row_gap: px(space::XS),
        // At its full width its height accounts for wrapped lines.
        width: percent(100),
        flex_shrink: 0.0,
        ..default()
    }
}

/// In a tall window the corner buttons take the upper edge.
fn fit_heading(form: Form, node: &mut Node) {
    node.margin.top = px(if form == Form::Tall { 108.0 } else { 0.0 });
}

/// On a desktop all games stand in one row and shrink rather than wrap, because a second row would
/// lie below the window.
fn fit_cards(form: Form, node: &mut Node) {
    node.column_gap = px(form.pick(space::M, space::S));
    node.flex_wrap = form.pick(FlexWrap::NoWrap, FlexWrap::Wrap);
}

/// The row of cards.
#[derive(Component)]
struct CardRow;

/// Cards in very large letters are higher than the window, so they scroll. Otherwise they may rise
/// out of their row.
fn scroll_cards(texts: Res<RemSize>, mut rows: Query<(&mut Node, Ref<CardRow>)>) {
    for (mut node, row) in &mut rows {
        if texts.is_changed() || row.is_added() {
            let large = texts.0 > RemSize::default().0 * LARGEST_STANDING;
            (node.overflow, node.align_items) = if large {
                (Overflow::scroll_y(), AlignItems::FlexStart)
            } else {
                (Overflow::visible(), AlignItems::Stretch)
            };
        }
    }
}

/// Lays the name and the first buttons: to continue an unfinished match, if there is one, and to
/// play.
fn lay_heading(
    (shelved, in_the_way): (Res<Shelved>, Res<Blocked>),
    levels: Res<LevelList>,
    headings: Query<(Entity, Ref<Heading>)>,
    mut focus: ResMut<InputFocus>,
    mut laid: Local<Option<LocalText>>,
    mut commands: Commands,
) {
    let Ok((place, heading)) = headings.single() else { return };
    if !heading.is_added() && !shelved.is_changed() && !in_the_way.is_changed() {
        return;
    }
    // Damage is shown before the match continues from the generation before.
    let line = shelved.unfinished(&in_the_way).map(|(_, found)| match &found.trouble {
        Some(trouble) => in_words(trouble),
        None => saves_row::in_a_line(&found.save, &levels),
    });
    // A list that changes nothing here must not move the focus.
    if !heading.is_added() && *laid == line {
        return;
    }
    laid.clone_from(&line);
    commands.entity(place).despawn_children().with_children(|column| {
        column.spawn(theme::plain("Menagerie", Lettering::Logo, palette::INK));
        let Some(line) = line else {
            let play = (play_button(ButtonKind::Primary), FirstFocus, Pulsing::default());
            focus.set(column.spawn(play).id(), FocusCause::Navigated);
            return;
        };
        let row = Node {
            justify_content: JustifyContent::Center,
            width: percent(100),
            ..theme::row(space::M)
        };
        column.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let first = (
                button("title-continue", ButtonKind::Primary),
                FirstFocus,
                Pulsing::default(),
                observe(go_on),
            );
            // This is what most players want, so it takes the focus even after the list came late.
            focus.set(row.spawn(first).id(), FocusCause::Navigated);
            row.spawn(play_button(ButtonKind::Secondary));
        });
        spawn_line(column, line);
    });
}

/// The unfinished match, on a background that makes it readable on any picture.
fn spawn_line(column: &mut ChildSpawnerCommands, line: LocalText) {
    let paper = Node {
        padding: UiRect::axes(px(space::M), px(space::XS)),
        border_radius: BorderRadius::all(px(14)),
        max_width: percent(100),
        ..default()
    };
    column.spawn((paper, BackgroundColor(palette::PAPER), Pickable::IGNORE)).with_children(
        |paper| {
            paper.spawn(text(line, Lettering::Note, palette::INK));
        },
    );
}

fn play_button(kind: ButtonKind) -> impl Bundle {
    (button("title-play", kind), observe(open_first_game))
}

fn go_on(
    _: On<Activate>,
    (shelved, in_the_way): (Res<Shelved>, Res<Blocked>),
    mut worker: ResMut<SaveWorker>,
    mut opening: Opening,
) {
    let Some((name, found)) = shelved.unfinished(&in_the_way) else { return };
    if found.trouble.is_some() {
        // The list shows what can be done.
        opening.show_list();
        return;
    }
    worker.send(SaveJob::Fetch(name.clone(), Purpose::GoOn));
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

/// Buttons one below the other: side by side, they would cover the logo, or those of the other corner.
fn corner() -> Node {
    Node {
        position_type: PositionType::Absolute,
        top: px(space::M),
        right: px(space::M),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Stretch,
        row_gap: px(space::S),
        ..default()
    }
}

/// The left corner; the logo leaves no room for all buttons on one side.
fn other_corner() -> Node {
    Node { right: auto(), left: px(space::M), ..corner() }
}

fn fit_corner(form: Form, node: &mut Node) {
    let edge = px(form.pick(space::M, space::S));
    (node.top, node.right) = (edge, edge);
}

fn fit_other_corner(form: Form, node: &mut Node) {
    let edge = px(form.pick(space::M, space::S));
    (node.top, node.left) = (edge, edge);
}

/// The corner in which the way to the packs lies.
#[derive(Component)]
struct OtherCorner;

/// The way to the packs, where there are any; a sign says that some cannot be used.
#[derive(Component, Clone, Copy, PartialEq)]
struct WayToPacks {
    flawed: bool,
}

impl WayToPacks {
    fn of(found: &FoundPacks, laid: &Stack) -> Option<Self> {
        let flawed = laid.off().iter().any(|off| !off.why.is_empty()) || !found.refused.is_empty();
        (!found.packs.is_empty() || !found.refused.is_empty()).then_some(Self { flawed })
    }
}

/// Packs come, go and change while the title is shown.
fn lay_packs(
    (found, brought): (Res<FoundPacks>, Res<BroughtFiles>),
    shown: Query<(Entity, &WayToPacks)>,
    corner: Query<Entity, With<OtherCorner>>,
    mut commands: Commands,
) {
    let Ok(corner) = corner.single() else { return };
    let (shown, now) = (shown.single().ok(), WayToPacks::of(&found, &brought.packs));
    if shown.map(|(_, way)| *way) == now {
        return;
    }
    shown.into_iter().for_each(|(button, _)| commands.entity(button).despawn());
    commands.entity(corner).with_children(|corner| spawn_packs(corner, now));
}

fn spawn_packs(corner: &mut ChildSpawnerCommands, way: Option<WayToPacks>) {
    let Some(way) = way else { return };
    let icon = if way.flawed { "warning" } else { "multi" };
    let spoken = if way.flawed { "packs-open-flawed" } else { "packs-open" };
    corner
        .spawn((
            pictured_button(icon, "packs-open", ButtonKind::Secondary),
            observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Packs)),
        ))
        .insert((SpokenLabel(spoken.into()), way));
}

fn spawn_other_corner(corner: &mut ChildSpawnerCommands) {
    corner.spawn((
        pictured_button("log", "title-saves", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Saves)),
    ));
    corner.spawn((
        pictured_button("star", "title-puzzles", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Puzzles)),
    ));
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

fn pulse(
    (time, settings): (Res<Time>, Res<Settings>),
    mut buttons: Query<(&mut Pulsing, &mut UiTransform)>,
) {
    for (mut pulsing, mut transform) in &mut buttons {
        if pulsing.0 >= PULSES {
            continue;
        }
        let further = if settings.less_motion() { PULSES } else { time.delta_secs() / PULSE_TIME };
        pulsing.0 = (pulsing.0 + further).min(PULSES);
        let breath = (pulsing.0 * std::f32::consts::TAU).cos();
        transform.scale = Vec2::splat(1.0 + 0.04 * (1.0 - breath) / 2.0);
    }
}
