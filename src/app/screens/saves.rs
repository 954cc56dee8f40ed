//! The list of saves: go on, look, copy, take elsewhere, delete; and bringing matches in from a text or a file.
//!
//! What is damaged stands in the list too, with what is wrong and with the state before, if that is sound. Deliberately absent:
//! names and folders for saves; and a dialog for files: a path is pasted, or a file is dropped on the window.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};
use bevy::window::FileDragAndDrop;

use super::deleting::Doomed;
use super::levels::LevelList;
use super::saves_row::{details, fit_line, fit_presses, fit_words, title};
use super::{Overlay, Overlays, Screen, widgets};
use crate::app::clipboard::{Copies, NotCopied, Paste, Pasted};
use crate::app::content::Scenes;
use crate::app::form::Fit;
use crate::app::input::{Intent, Intents};
use crate::app::locale::LocalText;
use crate::app::saving::shelved::ask_for_list;
use crate::app::saving::{
    Errand, Keeper, News, Reopening, Shelved, TakingUp, bringing, in_words, place,
};
use crate::app::theme::panels::Tint;
use crate::app::theme::{
    self, ButtonKind, Icon, Lettering, button, palette, pictured_button, space, text,
};
use crate::saves::{Generation, Listed, Save, SaveName};

/// The lines of the list, laid anew whenever it changes.
#[derive(Component)]
struct Lines;

/// The line that says what came of the last press.
#[derive(Component)]
struct Said;

/// What came of the last press.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
struct Told(Option<LocalText>);

/// What a button of a line does with its save.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
enum Press {
    GoOn(SaveName),
    Watch(SaveName),
    Copy(SaveName),
    Export(SaveName),
    Delete(SaveName),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>()
        .init_resource::<Shelved>()
        .init_resource::<Copies>()
        .add_message::<Paste>()
        .add_message::<Pasted>()
        .add_message::<NotCopied>()
        .add_message::<News>()
        .add_message::<FileDragAndDrop>()
        .add_observer(press)
        .add_systems(OnEnter(Screen::Saves), (open_saves, ask_for_list))
        .add_systems(
            Update,
            (bring_in, hear_news, lay_lines, say).chain().run_if(in_state(Screen::Saves)),
        )
        .add_systems(
            Update,
            (ask_for_text, go_where_it_lies)
                .run_if(in_state(Screen::Saves).or_else(in_state(Screen::Title))),
        );
}

fn open_saves(scenes: Res<Scenes>, mut told: ResMut<Told>, mut commands: Commands) {
    told.0 = None;
    let head = Node {
        justify_content: JustifyContent::SpaceBetween,
        width: percent(100),
        flex_shrink: 0.0,
        ..theme::row(space::M)
    };
    widgets::page(&mut commands, &scenes, Screen::Saves, |screen| {
        screen.spawn(theme::panel(px(1180))).with_children(|paper| {
            paper.spawn(head).with_children(spawn_head);
            paper.spawn((Lines, ScrollArea, lines_node()));
            paper.spawn((Said, text(LocalText::default(), Lettering::Note, palette::COCOA)));
        });
        screen.spawn(widgets::hints(&[
            (Intent::Pick, "hint-pick"),
            (Intent::Up, "hint-move"),
            (Intent::Back, "hint-back"),
        ]));
    });
}

fn lines_node() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        overflow: Overflow::scroll_y(),
        padding: UiRect::all(px(space::S)),
        flex_shrink: 1.0,
        min_height: px(88),
        ..default()
    }
}

fn spawn_head(head: &mut ChildSpawnerCommands) {
    head.spawn(text("saves-title", Lettering::Display, palette::INK));
    head.spawn(theme::row(space::S)).with_children(|row| {
        #[cfg(target_arch = "wasm32")]
        row.spawn((
            button("saves-choose", ButtonKind::Secondary),
            observe(|_: On<Activate>, mut choose: MessageWriter<crate::app::files::ChooseFile>| {
                choose.write(crate::app::files::ChooseFile);
            }),
        ));
        row.spawn((
            button("saves-paste", ButtonKind::Secondary),
            observe(|_: On<Activate>, mut paste: MessageWriter<Paste>| {
                paste.write(Paste);
            }),
        ));
        row.spawn((
            pictured_button("back", "shell-back", ButtonKind::Quiet),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title)),
        ));
    });
}

fn lay_lines(
    shelved: Res<Shelved>,
    levels: Res<LevelList>,
    scenes: Res<Scenes>,
    places: Query<(Entity, Ref<Lines>)>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let Ok((place, lines)) = places.single() else { return };
    if !lines.is_added() && !shelved.is_changed() {
        return;
    }
    commands.entity(place).despawn_children().with_children(|column| {
        if let Some(trouble) = &shelved.trouble {
            column.spawn(text(in_words(trouble), Lettering::Body, palette::RED));
        } else if shelved.list.is_empty() {
            let says = if shelved.told { "saves-none" } else { "saves-looking" };
            column.spawn(text(says, Lettering::Body, palette::COCOA));
        }
        let pressed =
            shelved.list.iter().map(|listed| spawn_listed(column, listed, &levels, &scenes));
        // What can be done with the newest match is what one came for.
        if let Some(first) = pressed.collect::<Vec<_>>().into_iter().flatten().next() {
            focus.set(first, FocusCause::Navigated);
        }
    });
}

fn spawn_listed(
    column: &mut ChildSpawnerCommands,
    listed: &Listed,
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
                words.spawn(text(title(save, levels), Lettering::Strong, palette::INK));
                words.spawn(text(details(save), Lettering::Note, palette::COCOA));
            }
            let trouble = found.map_or_else(Some, |found| found.trouble.as_ref());
            if let Some(trouble) = trouble {
                words.spawn(text(in_words(trouble), Lettering::Note, palette::RED));
            }
        });
        let row = Node { flex_wrap: FlexWrap::NoWrap, flex_shrink: 0.0, ..theme::row(space::S) };
        line.spawn((row, Fit(fit_presses))).with_children(|row| first = spawn_presses(row, listed));
    });
    first
}

fn spawn_picture(line: &mut ChildSpawnerCommands, save: Option<&Save>, scenes: &Scenes) {
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
    let picture = scenes.get(&format!("card_{}", save.record.game));
    let picture = ImageNode::new(picture).with_mode(NodeImageMode::Stretch);
    line.spawn((node, picture, Pickable::IGNORE));
}

/// What can be done with a save, the likeliest first, which is returned.
fn spawn_presses(row: &mut ChildSpawnerCommands, listed: &Listed) -> Option<Entity> {
    let name = || listed.name.clone();
    let mut presses = Vec::new();
    if let Ok(found) = &listed.found {
        let running = found.save.record.result.is_none();
        let go_on = match found.generation {
            Generation::Last => "saves-go-on",
            Generation::Before => "saves-go-on-before",
        };
        presses.extend(running.then(|| (go_on, Press::GoOn(name()))));
        presses.push(("saves-watch", Press::Watch(name())));
        presses.push(("saves-copy", Press::Copy(name())));
        presses.push(("saves-export", Press::Export(name())));
    }
    presses.push(("saves-delete", Press::Delete(name())));
    let spawn = |(key, press)| row.spawn((button(key, ButtonKind::Choice), press)).id();
    presses.into_iter().map(spawn).collect::<Vec<_>>().first().copied()
}

fn press(
    pressed: On<Activate>,
    presses: Query<&Press>,
    (shelved, levels): (Res<Shelved>, Res<LevelList>),
    mut told: ResMut<Told>,
    (mut keeper, mut copies): (ResMut<Keeper>, ResMut<Copies>),
    (mut taking, mut overlays): (TakingUp, Overlays),
    mut commands: Commands,
) {
    let Ok(press) = presses.get(pressed.entity) else { return };
    let (Press::GoOn(name)
    | Press::Watch(name)
    | Press::Copy(name)
    | Press::Export(name)
    | Press::Delete(name)) = press;
    let save = shelved.find(name).and_then(|listed| listed.found.as_ref().ok());
    let save = save.map(|found| &found.save);
    match (press, save) {
        (Press::Delete(_), save) => {
            let named = save.map(|save| title(save, &levels));
            let named = named.unwrap_or(LocalText::new("saves-damaged"));
            commands.insert_resource(Doomed(name.clone(), named));
            overlays.open(Overlay::Delete);
        }
        (Press::GoOn(_) | Press::Watch(_), Some(save)) => {
            let replay = matches!(press, Press::Watch(_));
            let reopening = Reopening { name: Some(name.clone()), save: save.clone(), replay };
            if !taking.take_up(reopening) {
                told.0 = Some(
                    LocalText::new("saves-strange-game").with("game", save.record.game.clone()),
                );
            }
        }
        (Press::Copy(_), Some(save)) => match save.to_text() {
            Ok(words) => {
                copies.copy(&words);
                told.0 = Some(LocalText::new("saves-copied"));
            }
            Err(_) => told.0 = Some(LocalText::new("saves-not-copied")),
        },
        (Press::Export(_), Some(save)) => export(name, save, &mut keeper, &mut told),
        _ => {}
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn export(name: &SaveName, _: &Save, keeper: &mut Keeper, told: &mut Told) {
    match place::data_folder() {
        Some(folder) => {
            let file = folder.join("exports").join(format!("{name}.save"));
            keeper.send(Errand::Export(name.clone(), file));
        }
        None => told.0 = Some(LocalText::new("saves-no-folder")),
    }
}

/// A browser has no folders, but it downloads.
#[cfg(target_arch = "wasm32")]
fn export(name: &SaveName, save: &Save, _: &mut Keeper, told: &mut Told) {
    let name = format!("{name}.save");
    let text = save.to_text().ok();
    let gone = text.is_some_and(|text| crate::app::files::download(&name, &text).is_ok());
    told.0 = Some(match gone {
        true => LocalText::new("saves-downloaded").with("file", name),
        false => LocalText::new("saves-no-folder"),
    });
}

/// The usual key pastes, wherever saves are near.
fn ask_for_text(intents: Intents, mut paste: MessageWriter<Paste>) {
    if intents.just(Intent::Paste) {
        paste.write(Paste);
    }
}

/// What was pasted or dropped is shown where it lies.
fn go_where_it_lies(
    mut pasted: MessageReader<Pasted>,
    mut dropped: MessageReader<FileDragAndDrop>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let dropped = dropped.read().any(|drop| matches!(drop, FileDragAndDrop::DroppedFile { .. }));
    if (pasted.read().count() > 0 || dropped) && *screen.get() == Screen::Title {
        next.set(Screen::Saves);
    }
}

/// A save, a record, or the path of a file with one.
fn bring_in(
    mut pasted: MessageReader<Pasted>,
    mut dropped: MessageReader<FileDragAndDrop>,
    mut keeper: ResMut<Keeper>,
    mut told: ResMut<Told>,
) {
    let files = dropped.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.display().to_string()),
        _ => None,
    });
    let texts = pasted.read().map(|Pasted(text)| text.clone().unwrap_or_default());
    for text in files.chain(texts) {
        match bringing::read(&text) {
            Ok(save) => match place::fresh_name(&save.record.game) {
                // What came last stands first.
                Some(name) => {
                    let save = Save { date: place::now(), ..save };
                    keeper.send(Errand::Import(name, Box::new(save)));
                }
                None => told.0 = Some(LocalText::new("saves-not-brought")),
            },
            Err(trouble) if text.trim().is_empty() => {
                debug!("Nothing was pasted: {trouble}");
                let says = if cfg!(target_arch = "wasm32") {
                    "saves-nothing-came"
                } else {
                    "saves-nothing-pasted"
                };
                told.0 = Some(LocalText::new(says));
            }
            Err(trouble) => told.0 = Some(in_words(&trouble)),
        }
    }
}

fn hear_news(
    (mut news, mut failed): (MessageReader<News>, MessageReader<NotCopied>),
    mut told: ResMut<Told>,
    mut copies: ResMut<Copies>,
) {
    if failed.read().count() > 0 {
        told.0 = Some(LocalText::new("copy-refused"));
    }
    for news in news.read() {
        told.0 = Some(match news {
            News::Deleted(_) => LocalText::new("saves-deleted"),
            News::Imported(_) => LocalText::new("saves-brought"),
            News::Exported(file) => {
                let file = file.display().to_string();
                copies.copy(&file);
                LocalText::new("saves-exported").with("file", file)
            }
            News::Failed(trouble) => in_words(trouble),
            _ => continue,
        });
    }
}

fn say(told: Res<Told>, mut lines: Query<&mut LocalText, With<Said>>) {
    for mut line in &mut lines {
        line.set_if_neq(told.0.clone().unwrap_or_default());
    }
}
