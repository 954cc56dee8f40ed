//! The list of saves: continue, watch, copy, export, delete; and import from a text or a file.
//!
//! Damaged saves are listed too, with the damage and, if sound, the generation before. Deliberately
//! absent: names and folders for saves; and a file dialog: a path is pasted, or a file is dropped
//! on the window.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::saves_presses::{Games, Notice, Press};
use super::saves_row::{characters, details, fit_line, fit_presses, fit_words, title};
use super::widgets;
use crate::app::catalog::levels::LevelList;
use crate::app::kit::clipboard::Paste;
use crate::app::kit::content::Scenes;
use crate::app::kit::form::Fit;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::menus::MenuSystems;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::saving::shelved::ask_for_list;
use crate::app::saving::{Blocked, Shelved, in_words, miniature};
use crate::saves::{Generation, Head, Listed};

/// The rows of the list, rebuilt whenever it changes.
#[derive(Component)]
struct Lines;

/// The line with the result of the last press.
#[derive(Component)]
struct Said;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelved>()
        .init_resource::<Blocked>()
        .add_systems(OnEnter(Screen::Saves), (open_saves, ask_for_list))
        .add_systems(
            Update,
            (lay_lines, say)
                .chain()
                .after(super::saves_presses::hear_news)
                .after(MenuSystems)
                .run_if(in_state(Screen::Saves)),
        );
}

fn open_saves(scenes: Res<Scenes>, mut commands: Commands) {
    let head = Node { width: percent(100), flex_shrink: 0.0, ..theme::row(space::S) };
    widgets::page(&mut commands, &scenes, Screen::Saves, |screen| {
        screen.spawn(theme::panel(px(1180))).with_children(|paper| {
            paper.spawn(head).with_children(spawn_head);
            paper.spawn((Lines, ScrollArea, lines_node()));
            paper.spawn((Said, text(LocalText::default(), Lettering::Note, palette::COCOA)));
        });
        screen.spawn(headlines::hints(&[
            (Intent::Pick, "hint-pick"),
            (Intent::Up, "hint-move"),
            (Intent::Back, "hint-back"),
        ]));
    });
}

fn lines_node() -> Node {
    Node { min_height: px(88), ..widgets::sheet_list(space::S) }
}

/// Title and buttons share one wrapping row: nested ones are measured apart and may lie over each
/// other.
fn spawn_head(head: &mut ChildSpawnerCommands) {
    let title = text("saves-title", Lettering::Display, palette::INK);
    head.spawn(Node { flex_grow: 1.0, ..default() }).with_child(title);
    #[cfg(target_arch = "wasm32")]
    head.spawn((
        button("saves-choose", ButtonKind::Secondary),
        observe(
            |_: On<Activate>, mut choose: MessageWriter<crate::app::kit::files::ChooseFile>| {
                choose.write(crate::app::kit::files::ChooseFile::Match);
            },
        ),
    ));
    head.spawn((
        button("saves-paste", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut paste: MessageWriter<Paste>| {
            paste.write(Paste);
        }),
    ));
    head.spawn((
        button("statistics-title", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Statistics)),
    ));
    head.spawn(headlines::close_to_title());
}

fn lay_lines(
    (shelved, in_the_way): (Res<Shelved>, Res<Blocked>),
    (levels, games): (Res<LevelList>, Games),
    scenes: Res<Scenes>,
    places: Query<(Entity, Ref<Lines>)>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let Ok((place, lines)) = places.single() else { return };
    if !lines.is_added() && !shelved.is_changed() && !in_the_way.is_changed() {
        return;
    }
    commands.entity(place).despawn_children().with_children(|column| {
        if let Some(trouble) = &shelved.trouble {
            column.spawn(text(in_words(trouble), Lettering::Body, palette::RED));
        } else if shelved.list.is_empty() {
            let says = if shelved.told { "saves-none" } else { "saves-looking" };
            column.spawn(text(says, Lettering::Body, palette::COCOA));
        }
        let mut heads = shelved.list.iter().filter_map(|listed| listed.found.as_ref().ok());
        if heads.any(|found| games.hides(&found.save)) {
            column.spawn(text("saves-veiled", Lettering::Note, palette::COCOA));
        }
        let pressed = shelved.list.iter().map(|listed| {
            spawn_listed(column, listed, in_the_way.of(&listed.name), &levels, &scenes)
        });
        // The first button of the newest match gets the focus.
        if let Some(first) = pressed.collect::<Vec<_>>().into_iter().flatten().next() {
            focus.set(first, FocusCause::Navigated);
        }
    });
}

fn spawn_listed(
    column: &mut ChildSpawnerCommands,
    listed: &Listed,
    in_the_way: Option<&LocalText>,
    levels: &LevelList,
    scenes: &Scenes,
) -> Option<Entity> {
    let mut first = None;
    let line = Node {
        padding: UiRect::all(px(space::S)),
        border_radius: BorderRadius::all(px(14)),
        flex_wrap: FlexWrap::NoWrap,
        flex_shrink: 0.0,
        ..theme::row(space::M)
    };
    let found = listed.found.as_ref();
    let save = found.ok().map(|found| &found.save);
    // Lighter than the buttons on it.
    let paper = BackgroundColor(Color::WHITE.with_alpha(0.45));
    column.spawn((line, Fit(fit_line), paper)).with_children(|line| {
        spawn_picture(line, save, scenes);
        let words = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_shrink: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        line.spawn((words, Fit(fit_words), Pickable::IGNORE)).with_children(|words| {
            if let Some(save) = save {
                words.spawn((theme::row(space::S), Pickable::IGNORE)).with_children(|row| {
                    row.spawn(text(title(save, levels), Lettering::Strong, palette::INK));
                    for character in characters(save) {
                        row.spawn((character.face(26), Pickable::IGNORE));
                    }
                });
                words.spawn(text(details(save), Lettering::Note, palette::COCOA));
            }
            let trouble = found.map_or_else(Some, |found| found.trouble.as_ref());
            for wrong in trouble.map(in_words).iter().chain(in_the_way) {
                words.spawn(text(wrong.clone(), Lettering::Note, palette::RED));
            }
        });
        let row = Node { flex_wrap: FlexWrap::NoWrap, flex_shrink: 0.0, ..theme::row(space::S) };
        line.spawn((row, Fit(fit_presses))).with_children(|row| {
            first = spawn_presses(row, listed, in_the_way.is_none());
        });
    });
    first
}

fn spawn_picture(line: &mut ChildSpawnerCommands, save: Option<&Head>, scenes: &Scenes) {
    let Some(save) = save else {
        line.spawn((Icon::new("warning", 48), Tint(palette::RED)));
        return;
    };
    let node = Node {
        width: px(96),
        height: px(54),
        flex_shrink: 0.0,
        border_radius: BorderRadius::all(px(8)),
        ..default()
    };
    let picture = scenes.get(&format!("card_{}", save.game));
    let picture = ImageNode::new(picture).with_mode(NodeImageMode::Stretch);
    line.spawn((node, picture, Pickable::IGNORE));
    // The same space for all, so that the texts align.
    let room = Node {
        width: px(60),
        height: px(60),
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    line.spawn((room, Pickable::IGNORE)).with_children(|room| {
        if let Some(board) = miniature::of(save) {
            let (width, height) = (60.0 * board.aspect().min(1.0), 60.0 / board.aspect().max(1.0));
            let node = Node { width: px(width), height: px(height), ..default() };
            room.spawn((node, ImageNode::default(), board, Pickable::IGNORE));
        }
    });
}

/// The buttons of a save, the most likely first. Returns that one.
fn spawn_presses(row: &mut ChildSpawnerCommands, listed: &Listed, opens: bool) -> Option<Entity> {
    let name = || listed.name.clone();
    let mut presses = Vec::new();
    if let Ok(found) = &listed.found {
        let running = !found.save.over;
        let go_on = match found.generation {
            Generation::Last => "saves-go-on",
            Generation::Before => "saves-go-on-before",
        };
        presses.extend((running && opens).then(|| (go_on, Press::GoOn(name()))));
        presses.extend(opens.then(|| ("saves-watch", Press::Watch(name()))));
        presses.push(("saves-copy", Press::Copy(name())));
        presses.push(("saves-export", Press::Export(name())));
    }
    let spawn = |(key, press)| row.spawn((button(key, ButtonKind::Choice), press)).id();
    let first = presses.into_iter().map(spawn).collect::<Vec<_>>().first().copied();
    // It stands apart, because it takes away what the others show.
    let mut delete = row.spawn((button("saves-delete", ButtonKind::Quiet), Press::Delete(name())));
    delete.entry::<Node>().and_modify(|mut node| node.margin.left = px(space::M));
    first.or(Some(delete.id()))
}

fn say(told: Res<Notice>, mut lines: Query<&mut LocalText, With<Said>>) {
    for mut line in &mut lines {
        line.set_if_neq(told.0.clone().unwrap_or_default());
    }
}
