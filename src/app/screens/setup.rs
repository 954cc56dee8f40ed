//! The set-up screen: one sheet on which Start can be pressed at once and everything else is
//! optional.
//!
//! The rows are rebuilt when their shape changes (variants unfold, a second player joins); other
//! choices only change the marks. Deliberately absent: typing; names are picked from a list, to which
//! `names.rs` adds written ones.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::editor::spawn_edit_button;
use super::names::names_button;
use super::setup_names::{name_row, show_names};
use super::setup_rules::OwnRule;
use super::widgets::{Chosen, choice_row};
use super::{setup_characters, setup_rules, setup_seats, widgets};
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::lessons::LessonList;
use crate::app::catalog::levels::{LevelInfo, LevelList};
use crate::app::catalog::puzzles::PuzzleList;
use crate::app::catalog::seat_mode::SeatMode;
use crate::app::catalog::setup_sheet::{AS_IT_IS, BOARD, OPPONENT, SetUpSheet, SetUpSwitch};
use crate::app::kit::content::Scenes;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::menus::FirstFocus;
use crate::app::kit::theme::{
    ButtonKind, Lettering, button, headlines, pictured_button, space, text,
};
use crate::app::kit::{palette, theme};
use crate::app::saving::Shelved;
use crate::app::saving::shelved::ask_for_list;
use crate::app::session::plan::PlayerKind;

/// The node of the rows, which come and go.
#[derive(Component)]
struct Rows;

/// The texts about the boards.
#[derive(Clone, Copy)]
struct AboutBoard;

/// What the rows were built for; they are rebuilt when it changes.
#[derive(Resource, Default, PartialEq, Clone)]
struct Shape {
    game: String,
    unfolded: bool,
    seat_mode: SeatMode,
    seats: usize,
    /// Who decides for each seat, where every seat plays for itself: a computer's name is no button.
    players: Vec<PlayerKind>,
    /// The choices of every variant on the sheet, which depend on the level and on each other.
    choices: Vec<Vec<String>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetUpSheet>()
        .init_resource::<Shape>()
        .add_systems(OnEnter(Screen::SetUp), (open_set_up, ask_for_list.run_if(is_untold)))
        .add_systems(
            Update,
            (
                take_choices,
                lay_rows,
                describe_board,
                (setup_characters::introduce, setup_characters::suggest),
                (setup_rules::tell, setup_rules::offer_once),
                show_names,
            )
                .chain()
                .run_if(in_state(Screen::SetUp)),
        );
}

/// Whether the list of matches, from which a character is suggested, is still to come.
fn is_untold(shelved: Res<Shelved>) -> bool {
    !shelved.told
}

fn open_set_up(
    scenes: Res<Scenes>,
    (sheet, lessons, puzzles): (Res<SetUpSheet>, Res<LessonList>, Res<PuzzleList>),
    mut shape: ResMut<Shape>,
    mut commands: Commands,
) {
    let learning = [
        (lessons.of_game(&sheet.game).next().is_some(), ("setup-lessons", Overlay::Lessons)),
        (puzzles.of_game(&sheet.game).next().is_some(), ("setup-puzzles", Overlay::Puzzles)),
    ];
    let learning = learning.into_iter().filter_map(|(has_some, way)| has_some.then_some(way));
    *shape = Shape::default();
    let game = LocalText::new(format!("game-{}", sheet.game));
    let title = LocalText::new("setup-title").with("game", game);
    widgets::page(&mut commands, &scenes, Screen::SetUp, |screen| {
        let mut paper = screen.spawn(theme::panel(px(1020)));
        paper.with_children(|paper| spawn_paper(paper, title, learning));
        // The sheet is aligned to its top, so that rows that come and go do not move those above.
        screen.spawn(Node { flex_grow: 1.0, ..default() });
        screen.spawn(headlines::hints(&[
            (Intent::Pick, "hint-pick"),
            (Intent::Up, "hint-move"),
            (Intent::Back, "hint-back"),
        ]));
    });
}

fn spawn_paper(
    paper: &mut ChildSpawnerCommands,
    title: LocalText,
    learning: impl Iterator<Item = (&'static str, Overlay)>,
) {
    let head = Node {
        justify_content: JustifyContent::SpaceBetween,
        width: percent(100),
        ..theme::row(space::M)
    };
    paper.spawn(head).with_children(|head| {
        head.spawn(text(title, Lettering::Display, palette::INK));
        head.spawn(headlines::close_to_title());
    });
    paper.spawn((Rows, ScrollArea, widgets::sheet_list(space::S + 2.0)));
    let foot = Node { width: percent(100), flex_shrink: 0.0, ..theme::row(space::S) };
    paper.spawn(foot).with_children(|foot| spawn_foot(foot, learning));
}

/// The rules, lessons and puzzles on the left, the start on the right. They share one row, because a row within a row that wraps is laid out too low.
fn spawn_foot(
    foot: &mut ChildSpawnerCommands,
    learning: impl Iterator<Item = (&'static str, Overlay)>,
) {
    for (label, overlay) in [("setup-learn", Overlay::Rules)].into_iter().chain(learning) {
        foot.spawn((
            button(label, ButtonKind::Secondary),
            observe(move |_: On<Activate>, mut overlays: Overlays| overlays.open(overlay)),
        ));
    }
    let mut start =
        foot.spawn((button("setup-start", ButtonKind::Primary), FirstFocus, observe(start_match)));
    start.entry::<Node>().and_modify(|mut node| node.margin.left = auto());
}

fn start_match(
    _: On<Activate>,
    sheet: Res<SetUpSheet>,
    levels: Res<LevelList>,
    locale: Res<Locale>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let plan = sheet.plan(&levels, &locale);
    if settings.begun(&plan.game) != Some(plan.level.as_str()) {
        settings.keep_begun(&plan.game, &plan.level);
    }
    let words = sheet.words();
    if settings.set_up(&plan.game) != Some(words.as_str()) {
        settings.keep_set_up(&plan.game, &words);
    }
    commands.insert_resource(plan);
    next.set(Screen::Play);
}

fn take_choices(
    mut chosen: MessageReader<Chosen>,
    levels: Res<LevelList>,
    mut sheet: ResMut<SetUpSheet>,
) {
    for Chosen { group, index } in chosen.read() {
        if sheet.picked(group).is_some_and(|picked| picked != *index) {
            sheet.pick(group, *index);
            sheet.fit_level(&levels);
        }
    }
}

fn lay_rows(
    sheet: Res<SetUpSheet>,
    boards: Boards,
    rows: Single<(Entity, &mut Node), With<Rows>>,
    mut shape: ResMut<Shape>,
    mut focus: ResMut<InputFocus>,
    focused: Query<&widgets::Choice>,
    mut commands: Commands,
) {
    let seats = match sheet.seat_mode {
        SeatMode::TwoSides => 1 + usize::from(sheet.with_friend()),
        SeatMode::Each { .. } => sheet.seats.len(),
    };
    let choices = sheet.shown_variants().map(|switch| switch.choices.clone()).collect();
    let (game, unfolded, seat_mode) = (sheet.game.clone(), sheet.unfolded, sheet.seat_mode);
    let players = sheet.seats.iter().map(|line| line.player).collect();
    let wanted = Shape { game, unfolded, seat_mode, seats, players, choices };
    if *shape == wanted {
        return;
    }
    let folding = shape.unfolded != wanted.unfolded && !shape.game.is_empty();
    let kept = focus.get().and_then(|entity| focused.get(entity).ok()).cloned();
    *shape = wanted;
    let (rows, mut node) = rows.into_inner();
    // Five seats need the room.
    let gap = if sheet.seat_mode == SeatMode::TwoSides { space::S + 2.0 } else { space::XS };
    node.row_gap = px(gap);
    commands.entity(rows).despawn_children().with_children(|column| {
        match sheet.seat_mode {
            SeatMode::TwoSides => two_sides(column, &sheet, &boards, kept.as_ref(), &mut focus),
            SeatMode::Each { .. } => {
                board_rows(column, &boards, &sheet.game);
                let names = sheet.seat_names(&boards.locale);
                setup_seats::seat_rows(column, &sheet, &names, kept.as_ref(), &mut focus);
                setup_seats::first_row(column, &names, kept.as_ref(), &mut focus);
            }
        }
        fold(column, (&sheet, &boards.games), folding, &mut focus);
        for switch in sheet.shown_variants() {
            switch_row(column, switch, kept.as_ref(), &mut focus);
        }
    });
}

fn two_sides(
    column: &mut ChildSpawnerCommands,
    sheet: &SetUpSheet,
    boards: &Boards,
    kept: Option<&widgets::Choice>,
    focus: &mut InputFocus,
) {
    for switch in &sheet.rows {
        if switch.key == OPPONENT {
            setup_characters::opponent_row(column, switch, kept, focus);
            board_rows(column, boards, &sheet.game);
        } else {
            switch_row(column, switch, kept, focus);
        }
    }
    name_row(column, sheet);
}

/// The row of a switch; the option that had the focus before a rebuild gets it back.
fn switch_row(
    column: &mut ChildSpawnerCommands,
    switch: &SetUpSwitch,
    kept: Option<&widgets::Choice>,
    focus: &mut InputFocus,
) {
    let key = &switch.key;
    let label = LocalText::new(format!("switch-{key}"));
    let options = switch.choices.iter().map(|choice| {
        // The first choice of every variant means the level's own, so they share one text.
        let own = choice != AS_IT_IS;
        LocalText::new(if own {
            format!("switch-{key}-{choice}")
        } else {
            "switch-level".to_owned()
        })
    });
    let spawned = choice_row(column, key, label, options);
    if let (Some(AS_IT_IS), Some(own)) =
        (switch.choices.first().map(String::as_str), spawned.first())
    {
        column.commands().entity(*own).insert(OwnRule(key.clone()));
    }
    if let Some(kept) = kept.filter(|kept| kept.group == *key)
        && let Some(entity) = spawned.get(kept.index)
    {
        focus.set(*entity, FocusCause::Navigated);
    }
}

/// The boards on offer, which one is for beginners, and the words for all.
#[derive(SystemParam)]
struct Boards<'w> {
    levels: Res<'w, LevelList>,
    games: Res<'w, GameList>,
    locale: Res<'w, Locale>,
}

fn board_rows(column: &mut ChildSpawnerCommands, boards: &Boards, game: &str) {
    let first_steps = boards.levels.first(game, true);
    let titles = boards.levels.of_game(game).enumerate().map(|(place, level)| {
        let title = LocalText::new(level.title_key.clone());
        if first_steps == Some(place) {
            LocalText::new("setup-board-first").with("board", title)
        } else {
            title
        }
    });
    choice_row(column, BOARD, "switch-board", titles);
    let lines = boards.levels.of_game(game).map(|level| about_board(level, boards, game));
    widgets::texts_in_one_place(column, AboutBoard, lines);
}

fn describe_board(
    sheet: Res<SetUpSheet>,
    mut lines: Query<(&widgets::InPlace<AboutBoard>, &mut Visibility)>,
) {
    widgets::show_in_place(Some(sheet.level), &mut lines);
}

/// What is said of a board, and whom it is for where that differs from the game's others.
fn about_board(level: &LevelInfo, boards: &Boards, game: &str) -> LocalText {
    let usual = boards.games.menu(game).map(|menu| menu.seat_mode);
    let own = level.seats.filter(|[least, most]| {
        usual.is_some_and(|usual| usual != SeatMode::Each { least: *least, most: *most })
    });
    let seats = own.map(|[least, most]| {
        let key = if least == most { "setup-board-seats-only" } else { "setup-board-seats" };
        LocalText::new(key).with("least", u32::from(least)).with("most", u32::from(most))
    });
    let line = LocalText::new(level.line_key.clone());
    match seats {
        Some(note) => LocalText::new("setup-board-line").with("line", line).with("note", note),
        None => line,
    }
}

fn fold(
    column: &mut ChildSpawnerCommands,
    (sheet, games): (&SetUpSheet, &GameList),
    refocus: bool,
    focus: &mut InputFocus,
) {
    let (icon, key) = if sheet.unfolded {
        ("chevron_down", "setup-variants-fold")
    } else {
        ("chevron_right", "setup-variants")
    };
    // As wide as the sheet: in a line as wide as its words, rounding can put the last ones below the others.
    let mut line = column.spawn(Node {
        width: percent(100),
        margin: UiRect::left(px(-space::M)),
        flex_shrink: 0.0,
        ..theme::row(space::S)
    });
    line.with_children(|line| {
        let button = line.spawn((
            pictured_button(icon, key, ButtonKind::Quiet),
            observe(|_: On<Activate>, mut sheet: ResMut<SetUpSheet>| {
                sheet.unfolded = !sheet.unfolded
            }),
        ));
        if refocus {
            focus.set(button.id(), FocusCause::Navigated);
        }
        spawn_edit_button(line, games, &sheet.game);
        // A row of its own for the names would put this one out of sight where five play.
        if sheet.seat_mode != SeatMode::TwoSides {
            line.spawn(names_button());
        }
    });
}
