//! The puzzles of a game by grade, or by moves where their grades are all the same, with a tick at those that were
//! solved, its puzzle of the day, and the streak of days.
//!
//! It opens from the title, the set-up sheet and the table. Deliberately absent: what a puzzle asks for.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use crate::app::catalog::game_list::GameList;
use crate::app::catalog::puzzles::{BeginPuzzle, PuzzleInfo, PuzzleList};
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::{behaviour, low_button};
use crate::app::kit::theme::menus::{FirstFocus, MenuScope, MenuSystems};
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{
    ButtonKind, Icon, Lettering, headlines, pictured_button, plain, space, text,
};
use crate::app::kit::{palette, theme};
use crate::app::platform::calendar::Calendar;
use crate::app::session::plan::MatchPlan;
use crate::data::puzzles::daily::streak;
use crate::data::puzzles::{MAX_GRADE, MAX_MOVES, is_graded};

/// The width of a puzzle's button, in units.
const BUTTON: f32 = 64.0;

/// The game whose puzzles are shown.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub(in crate::app) struct PuzzlesOf(pub(in crate::app) String);

/// The button of a game.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
struct Tab(&'static str);

/// The node with the shown game's puzzles.
#[derive(Component)]
struct Board;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleList>()
        .init_resource::<PuzzlesOf>()
        .init_resource::<Calendar>()
        .add_systems(OnEnter(Overlay::Puzzles), open_puzzles)
        .add_systems(
            Update,
            // Before the first button to be focused is looked for.
            lay_board
                .before(MenuSystems)
                .run_if(in_state(Overlay::Puzzles).and_then(resource_changed::<PuzzlesOf>)),
        );
}

fn open_puzzles(
    (games, sheet, list): (Res<GameList>, Res<SetUpSheet>, Res<PuzzleList>),
    (screen, plan): (Res<State<Screen>>, Option<Res<MatchPlan>>),
    mut shown: ResMut<PuzzlesOf>,
    mut commands: Commands,
) {
    let at_hand = match screen.get() {
        Screen::Play => plan.as_deref().map(|plan| plan.game.clone()),
        Screen::SetUp => Some(sheet.game.clone()),
        _ => None,
    };
    let has_some = |game: &str| list.of_game(game).next().is_some();
    let offered: Vec<_> = games.0.iter().filter(|card| has_some(card.game)).collect();
    let first = || offered.first().map(|card| card.game.to_owned());
    let last = Some(shown.0.clone()).filter(|game| has_some(game));
    shown.0 = at_hand.filter(|game| has_some(game)).or(last).or_else(first).unwrap_or_default();
    commands
        .spawn((DespawnOnExit(Overlay::Puzzles), theme::veil(30), MenuScope { layer: 3 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(780))).with_children(|paper| {
                paper.spawn(headlines::headline("puzzles-title"));
                let tabs = Node { flex_shrink: 0.0, ..theme::row(space::S) };
                paper.spawn(tabs).with_children(|tabs| {
                    for card in &offered {
                        let (game, name) = (card.game, format!("game-{}", card.game));
                        let show = move |_: On<Activate>, mut shown: ResMut<PuzzlesOf>| {
                            game.clone_into(&mut shown.0);
                        };
                        let tab = low_button(LocalText::new(name), ButtonKind::Choice);
                        tabs.spawn((tab, Tab(game), observe(show)));
                    }
                });
                let board = Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(space::S),
                    ..default()
                };
                paper.spawn((Board, board, ScrollArea, Fit(fit_board)));
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Up, "hint-move"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// The puzzles scroll between the tabs and the window's edge; on a telephone the whole sheet does.
fn fit_board(form: Form, node: &mut Node) {
    (node.min_height, node.flex_shrink) = (form.pick(px(0), auto()), form.pick(1.0, 0.0));
    node.overflow = form.pick(Overflow::scroll_y(), Overflow::visible());
    node.padding = UiRect::all(px(space::S));
}

fn lay_board(
    (shown, list, settings): (Res<PuzzlesOf>, Res<PuzzleList>, Res<Settings>),
    calendar: Res<Calendar>,
    tabs: Query<(Entity, &Tab)>,
    board: Single<(Entity, &mut ScrollPosition), With<Board>>,
    mut commands: Commands,
) {
    for (tab, Tab(game)) in &tabs {
        if shown.0 == *game {
            commands.entity(tab).insert(Checked);
        } else {
            commands.entity(tab).remove::<Checked>();
        }
    }
    let (board, mut place) = board.into_inner();
    place.y = 0.0;
    let today = calendar.today();
    let all: Vec<&PuzzleInfo> = list.of_game(&shown.0).collect();
    commands.entity(board).despawn_children().with_children(|column| {
        if let Some(todays) = list.of_day(&shown.0, today) {
            let done = settings.has_solved_of(today, &todays.id());
            lay_todays(column, todays, done);
        }
        let streak = streak(&settings.puzzle_days(), today);
        let line = LocalText::new("puzzles-streak")
            .with("days", streak.current)
            .with("longest", streak.longest);
        column.spawn(text(line, Lettering::Body, palette::COCOA));
        for (label, group) in groups(&all) {
            column.spawn(text(label, Lettering::Strong, palette::INK));
            lay_group(column, &group, &settings);
        }
        let progress = list.progress(&shown.0, &settings);
        let counted = LocalText::new("puzzles-solved")
            .with("solved", progress.done)
            .with("all", progress.all);
        column.spawn(text(counted, Lettering::Body, palette::COCOA));
    });
}

/// The puzzle of the day.
fn lay_todays(column: &mut ChildSpawnerCommands, puzzle: &PuzzleInfo, done: bool) {
    let (icon, kind) =
        if done { ("check", ButtonKind::Secondary) } else { ("play", ButtonKind::Primary) };
    let label = LocalText::new("puzzles-today").with("number", puzzle.number as u32);
    let mut button = column.spawn((pictured_button(icon, label, kind), FirstFocus, begins(puzzle)));
    button.entry::<Node>().and_modify(|mut node| {
        (node.align_self, node.flex_shrink) = (AlignSelf::FlexStart, 0.0);
    });
}

/// The puzzles by grade; where all have the same one, by the number of moves.
fn groups<'a>(all: &[&'a PuzzleInfo]) -> Vec<(LocalText, Vec<&'a PuzzleInfo>)> {
    let graded = is_graded(all.iter().map(|one| one.grade));
    let (most, number) = if graded {
        (MAX_GRADE, (|one| one.grade) as fn(&PuzzleInfo) -> u8)
    } else {
        (MAX_MOVES, (|one| one.moves) as fn(&PuzzleInfo) -> u8)
    };
    let label = |number: u8| match graded {
        true => LocalText::new(format!("puzzles-grade-{number}")),
        false => LocalText::new("puzzles-moves").with("moves", u32::from(number)),
    };
    let of = |wanted: u8| all.iter().filter(move |one| number(one) == wanted).copied().collect();
    let groups = (1..=most).map(|number| (label(number), of(number)));
    groups.filter(|(_, group): &(_, Vec<_>)| !group.is_empty()).collect()
}

/// The puzzles of one group.
fn lay_group(column: &mut ChildSpawnerCommands, puzzles: &[&PuzzleInfo], settings: &Settings) {
    let row = Node { width: percent(100), flex_shrink: 0.0, ..theme::row(space::S) };
    column.spawn(row).with_children(|row| {
        for puzzle in puzzles {
            let done = settings.has_done(&puzzle.id());
            let spoken = if done { "puzzles-number-solved" } else { "puzzles-number" };
            let spoken = LocalText::new(spoken).with("number", puzzle.number as u32);
            let node = Node {
                width: px(BUTTON),
                height: px(44),
                column_gap: px(space::XS),
                border_radius: BorderRadius::all(px(14)),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            };
            row.spawn((node, behaviour(ButtonKind::Icon, spoken), begins(puzzle))).with_children(
                |button| {
                    if done {
                        button.spawn((Icon::new("check", 20), Tint(palette::INK)));
                    }
                    let number = puzzle.number.to_string();
                    button.spawn(plain(number, Lettering::Strong, palette::INK));
                },
            );
        }
    });
}

/// Begins this puzzle when it is pressed.
fn begins(puzzle: &PuzzleInfo) -> impl Bundle {
    let id = puzzle.id();
    observe(move |_: On<Activate>, mut puzzle: BeginPuzzle| puzzle.begin(&id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_are_listed_by_grade_or_by_moves_where_the_weakest_player_solves_all() {
        let puzzle = |number: usize, moves: u8, grade: u8| {
            let [game, name] = ["ludo".to_owned(), number.to_string()];
            PuzzleInfo { game, name, number, moves, grade }
        };
        let listed = |puzzles: &[PuzzleInfo]| {
            let groups = groups(&puzzles.iter().collect::<Vec<_>>()).into_iter();
            let told = groups.map(|(label, group)| {
                let numbers = group.iter().map(|one| one.number).collect::<Vec<_>>();
                (label.key.to_string(), numbers)
            });
            told.collect::<Vec<_>>()
        };
        let grade = |grade: u8| format!("puzzles-grade-{grade}");
        let graded = [puzzle(1, 2, 1), puzzle(2, 1, 3), puzzle(3, 1, 1)];
        assert_eq!(listed(&graded), [(grade(1), vec![1, 3]), (grade(3), vec![2])]);
        let alike = [puzzle(1, 2, 1), puzzle(2, 1, 1), puzzle(3, 2, 1)];
        let moves = || "puzzles-moves".to_owned();
        assert_eq!(listed(&alike), [(moves(), vec![2]), (moves(), vec![1, 3])]);
        assert_eq!(listed(&[]), []);
    }
}
