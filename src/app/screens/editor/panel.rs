//! The panel beside the board: squares and pieces to take in hand, switches, and what the level is called.
//!
//! A part is laid anew when what it shows has changed; the focus stays where it was. Deliberately absent: what a press
//! on the board does.

mod pieces;

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use super::state::{Edited, Tab, Tool, ground_name, shown_title};
use super::words::{Field, Writing, word_button};
use crate::app::catalog::levels::LevelList;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::palette;
use crate::app::kit::theme::buttons::{SpokenLabel, low_button};
use crate::app::kit::theme::{self, ButtonKind, Icon, Lettering, space, text};
use crate::data::editing::Means;
use crate::editor::{Board, Choices, Edit, most_sides};
use crate::rules::{Grid, Square};

/// The width of a tile or an animal in the panel, in units.
const TILE: u16 = 44;
/// The words for whom a level is, as files write them.
const DIFFICULTIES: [&str; 3] = ["Beginner", "Normal", "Expert"];

/// The part of the panel that the tabs choose.
#[derive(Component)]
pub(super) struct TabArea;

/// A button that takes a tool in hand.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) struct Takes(Tool);

/// A button that shows a part of the panel.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) struct Opens(Tab);

/// A button that chooses whose pieces are shown.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) struct OfSeat(u8);

/// The switch for squares that look alike.
#[derive(Component)]
pub(super) struct Alike;

/// The place of a button in the panel, by which it keeps the focus.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub(super) struct Slot(pub(super) String);

/// What the part was laid for.
#[derive(Resource, Default, PartialEq, Clone, Debug)]
pub(super) struct Shape {
    area: Option<Entity>,
    tab: Option<Tab>,
    seat: u8,
    choices: Vec<Choices>,
    words: [Option<String>; 2],
    difficulty: usize,
    grid: Option<Grid>,
    writing: Writing,
    language: String,
}

/// The tabs of a game.
pub(super) fn spawn_tabs(row: &mut ChildSpawnerCommands, edited: &Edited) {
    for tab in edited.tabs() {
        let label = match tab {
            Tab::Squares if edited.draft.means().areas.is_some() => "editor-tab-areas",
            Tab::Squares => "editor-tab-squares",
            Tab::Pieces => pieces::name(edited),
            Tab::Options => "editor-tab-options",
            Tab::Level => "editor-tab-level",
        };
        let open = move |_: On<Activate>, mut edited: ResMut<Edited>| edited.open(tab);
        row.spawn((low_button(label, ButtonKind::Choice), Opens(tab), observe(open)));
    }
}

/// Lays the part of the panel that is open.
pub(super) fn lay_tab(
    (edited, writing): (Res<Edited>, Res<Writing>),
    (locale, levels): (Res<Locale>, Res<LevelList>),
    area: Query<Entity, With<TabArea>>,
    slots: Query<&Slot>,
    (mut shape, mut focus): (ResMut<Shape>, ResMut<InputFocus>),
    mut commands: Commands,
) {
    let Ok(area) = area.single() else { return };
    if shape.area == Some(area) && !edited.is_changed() && !writing.is_changed() {
        return;
    }
    let new = Shape {
        area: Some(area),
        tab: Some(edited.tab),
        seat: edited.seat,
        choices: if edited.tab == Tab::Options { edited.draft.choices() } else { Vec::new() },
        words: [edited.draft.title(), edited.draft.line()],
        difficulty: difficulty(&edited),
        grid: edited.draft.board().map(|board| board.grid),
        writing: writing.clone(),
        language: locale.current().to_owned(),
    };
    if *shape == new {
        return;
    }
    *shape = new;
    let kept = focus.get().and_then(|entity| slots.get(entity).ok()).cloned();
    let mut laid = Lay { kept, focused: None };
    commands.entity(area).despawn_children().with_children(|area| match edited.tab {
        Tab::Squares => squares(area, &mut laid, &edited),
        Tab::Pieces => pieces::lay(area, &mut laid, &edited),
        Tab::Options => options(area, &mut laid, &edited, &locale),
        Tab::Level => {
            level(area, &mut laid, &edited, &writing);
            made_from(area, &edited, &levels);
        }
    });
    if let Some(entity) = laid.focused {
        focus.set(entity, FocusCause::Navigated);
    }
}

/// Finds the button that had the focus before.
struct Lay {
    kept: Option<Slot>,
    focused: Option<Entity>,
}

impl Lay {
    fn slot(&mut self, button: &mut EntityCommands, name: impl Into<String>) {
        let slot = Slot(name.into());
        if self.kept.as_ref() == Some(&slot) {
            self.focused = Some(button.id());
        }
        button.insert(slot);
    }
}

fn wrapped() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        row_gap: px(space::S),
        ..theme::row(space::S)
    }
}

fn squares(area: &mut ChildSpawnerCommands, laid: &mut Lay, edited: &Edited) {
    let areas = edited.draft.means().areas.is_some();
    let how = if areas { "editor-areas-how" } else { "editor-squares-how" };
    area.spawn(text(how, Lettering::Note, palette::COCOA));
    area.spawn(wrapped()).with_children(|row| {
        for ground in edited.draft.means().grounds {
            let (name, letter) = (ground_name(ground), ground.letter);
            let grid = Grid { width: 1, height: 1 };
            let board = Board { grid, letters: vec![letter] };
            let cell = (edited.looks.look)(&board, Square(0));
            let sign = (edited.looks.sign)(letter);
            let mut tile = row.spawn(tool_button(name.clone(), Tool::Paint(letter)));
            tile.with_children(|tile| {
                tile.spawn(Icon::of(edited.looks.sheets[0], cell, TILE)).with_children(|tile| {
                    if let Some(sign) = sign {
                        let node = Node {
                            position_type: PositionType::Absolute,
                            left: px(13),
                            top: px(13),
                            ..default()
                        };
                        tile.spawn((Icon::new(sign, 18), node));
                    }
                });
                let words = TextLayout::justify(Justify::Center);
                tile.spawn((text(name, Lettering::Note, palette::INK), words));
            });
            laid.slot(&mut tile, format!("ground {letter}"));
        }
    });
    if !areas {
        alike(area, laid, edited);
    }
    size(area, laid, edited);
}

/// A button with a picture above its name.
fn tool_button(name: LocalText, tool: Tool) -> impl Bundle {
    let node = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::FlexStart,
        width: px(96),
        min_height: px(88),
        padding: UiRect::all(px(space::XS)),
        row_gap: px(2),
        border_radius: BorderRadius::all(px(12)),
        ..default()
    };
    let take = move |_: On<Activate>, mut edited: ResMut<Edited>| edited.tool = tool;
    (node, theme::buttons::behaviour(ButtonKind::Icon, name), Takes(tool), observe(take))
}

fn alike(area: &mut ChildSpawnerCommands, laid: &mut Lay, edited: &Edited) {
    let means = edited.draft.means();
    if means.is_symmetric && means.pieces == crate::data::editing::Pieces::None {
        area.spawn(text("editor-rows", Lettering::Note, palette::COCOA));
        return;
    }
    let switch = |_: On<Activate>, mut edited: ResMut<Edited>| edited.alike = !edited.alike;
    let mut button =
        area.spawn((low_button("editor-alike", ButtonKind::Choice), Alike, observe(switch)));
    button.entry::<Node>().and_modify(|mut node| node.align_self = AlignSelf::FlexStart);
    laid.slot(&mut button, "alike");
}

fn size(area: &mut ChildSpawnerCommands, laid: &mut Lay, edited: &Edited) {
    let Some(board) = edited.draft.board() else { return };
    let says = LocalText::new("editor-size")
        .with("width", u32::from(board.grid.width))
        .with("height", u32::from(board.grid.height));
    area.spawn(text(says, Lettering::Strong, palette::INK));
    area.spawn(wrapped()).with_children(|row| {
        for (label, wider, higher) in [
            ("editor-wider", 1, 0),
            ("editor-narrower", -1, 0),
            ("editor-higher", 0, 1),
            ("editor-lower", 0, -1),
        ] {
            let edit = Edit::Resize(wider, higher);
            if !edited.allows(&edit) {
                continue;
            }
            let resize = move |_: On<Activate>, mut edited: ResMut<Edited>| {
                edited.change(&edit, false);
            };
            let mut button = row.spawn((low_button(label, ButtonKind::Choice), observe(resize)));
            laid.slot(&mut button, label);
        }
    });
    if ![Edit::Resize(1, 0), Edit::Resize(0, 1)].iter().all(|edit| edited.allows(edit)) {
        area.spawn(text(most(edited.draft.means()), Lettering::Note, palette::COCOA));
    }
}

/// How large a board of a game may be.
fn most(means: &Means) -> LocalText {
    let Some(areas) = &means.areas else {
        return LocalText::new("editor-size-most").with("most", means.most_squares as u32);
    };
    let [long, short] = most_sides(areas).map(u32::from);
    LocalText::new("editor-size-most-sides").with("long", long).with("short", short)
}

fn options(area: &mut ChildSpawnerCommands, laid: &mut Lay, edited: &Edited, locale: &Locale) {
    area.spawn(text("editor-options-how", Lettering::Note, palette::COCOA));
    for Choices { key, all, now } in edited.draft.choices() {
        let label = LocalText::new(format!("switch-{key}"));
        let says = choice_words(key, now.as_deref(), locale);
        let place = now.as_ref().and_then(|now| all.iter().position(|choice| choice == now));
        let next = match place {
            None => all.first().cloned(),
            Some(place) => all.get(place + 1).cloned(),
        };
        let spoken = LocalText::new("editor-option")
            .with("option", label.clone())
            .with("choice", says.clone());
        let row = Node {
            justify_content: JustifyContent::SpaceBetween,
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..theme::row(space::S)
        };
        area.spawn(row).with_children(|row| {
            row.spawn(text(label, Lettering::Body, palette::INK));
            let choose = move |_: On<Activate>, mut edited: ResMut<Edited>| {
                edited.change(&Edit::Choose(key, next.clone()), false);
            };
            let mut button = row.spawn((low_button(says, ButtonKind::Choice), observe(choose)));
            button.insert(SpokenLabel(spoken));
            laid.slot(&mut button, format!("option {key}"));
        });
    }
}

/// The words of a choice; a number that has none is said as it is.
fn choice_words(key: &str, choice: Option<&str>, locale: &Locale) -> LocalText {
    let Some(choice) = choice else { return LocalText::new("editor-usual") };
    let words = format!("switch-{key}-{choice}");
    match locale.knows(&words) {
        true => LocalText::new(words),
        false => LocalText::new("editor-words").with("words", choice),
    }
}

fn difficulty(edited: &Edited) -> usize {
    let now = edited.draft.difficulty();
    DIFFICULTIES.iter().position(|word| now.as_deref() == Some(*word)).unwrap_or(1)
}

fn level(area: &mut ChildSpawnerCommands, laid: &mut Lay, edited: &Edited, writing: &Writing) {
    for (field, label, words) in [
        (Field::Title, "editor-title", edited.draft.title()),
        (Field::Line, "editor-line", edited.draft.line()),
    ] {
        area.spawn(text(label, Lettering::Strong, palette::INK));
        let entity = word_button(area, field, label, &words.unwrap_or_default(), writing);
        laid.slot(&mut area.commands().entity(entity), label);
        if writing.is(field) {
            laid.focused = Some(entity);
        }
    }
    area.spawn(text("editor-difficulty", Lettering::Strong, palette::INK));
    let now = difficulty(edited);
    area.spawn(wrapped()).with_children(|row| {
        for (place, word) in DIFFICULTIES.into_iter().enumerate() {
            let choose = move |_: On<Activate>, mut edited: ResMut<Edited>| {
                edited.change(&Edit::Difficulty(word), false);
            };
            let label = format!("editor-difficulty-{}", place + 1);
            let mut button = row.spawn((low_button(label, ButtonKind::Choice), observe(choose)));
            if place == now {
                button.insert(Checked);
            }
            laid.slot(&mut button, word);
        }
    });
}

/// Tells by its title from which level this one was made; one that is gone has only an id.
fn made_from(area: &mut ChildSpawnerCommands, edited: &Edited, levels: &LevelList) {
    let of = LocalText::new("editor-of");
    let of = match shown_title(levels, &edited.draft.of) {
        Some(title) => of.with("level", title),
        None => of.with("level", edited.draft.of.clone()),
    };
    area.spawn(text(of, Lettering::Note, palette::COCOA));
}

type Marks<'a> =
    (Entity, Option<&'a Takes>, Option<&'a Opens>, Option<&'a OfSeat>, Has<Alike>, Has<Checked>);

type Marked = Or<(With<Takes>, With<Opens>, With<OfSeat>, With<Alike>)>;

/// Marks what is in hand and open.
pub(super) fn mark(edited: Res<Edited>, buttons: Query<Marks, Marked>, mut commands: Commands) {
    for (entity, takes, opens, of_seat, alike, marked) in &buttons {
        let wanted = takes.is_some_and(|takes| takes.0 == edited.tool.empty())
            || opens.is_some_and(|opens| opens.0 == edited.tab)
            || of_seat.is_some_and(|of_seat| of_seat.0 == edited.seat)
            || alike && edited.alike;
        if wanted && !marked {
            commands.entity(entity).insert(Checked);
        } else if !wanted && marked {
            commands.entity(entity).remove::<Checked>();
        }
    }
}
