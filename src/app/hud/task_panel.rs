//! The task on the table: what is to be done, how far it is, and help for those who ask.
//!
//! The paper stands in place of the log, above the choices where trays leave no room in the left column, and
//! over the board's edge where the columns are too narrow to read. It changes once what was done has been seen. Help
//! comes below the buttons, so that these stay under the pointer that asked for it; in an upright window, where the paper
//! grows upwards, above them. In a flat one the buttons that help stay at its end, and all above them scrolls to the help.
//! Deliberately absent: what a task is, and when it is done.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, ScrollIntoView, observe};

use super::HudSystems;
use super::layout::{Part, Room};
use super::papers::paper;
use crate::app::catalog::lessons::{BeginLesson, LessonList};
use crate::app::catalog::puzzles::{BeginPuzzle, PuzzleList};
use crate::app::kit::form::Form;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::scrolling::RoomForBar;
use crate::app::kit::theme::{self, ButtonKind, Lettering, space, text};
use crate::app::session::over::MatchOver;
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::{Task, TaskKind, TaskNow, TaskState};
use crate::app::table::TurnSeen;

/// The widest the paper is over the board's edge.
const WIDEST: f32 = 440.0;

/// Below trays, a left column of this height has room for the paper.
const ROOMY: f32 = 240.0;

/// The paper with the task.
#[derive(Component)]
struct TaskPaper;

/// The help in words, and for how many frames it is still brought into sight: it is laid out in the first one.
#[derive(Component)]
struct HelpWords(u8);

const BROUGHT: u8 = 2;

/// What the paper was written for.
#[derive(Clone, PartialEq)]
struct Written {
    task: Task,
    /// Whether the match is over.
    over: bool,
    form: Form,
    home: (Part, usize),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TaskNow>()
        .init_resource::<LessonList>()
        .init_resource::<PuzzleList>()
        .init_resource::<MatchOver>()
        .add_systems(
            Update,
            (
                (give_help, bring_help).in_set(HudSystems::Hear),
                keep_done.in_set(HudSystems::Feed).run_if(resource_changed::<TaskNow>),
                write_task.in_set(HudSystems::Show),
            ),
        );
}

/// Asked for a hint, gives the task's own.
fn give_help(mut table_commands: MessageReader<TableCommand>, mut now: ResMut<TaskNow>) {
    let asked = table_commands.read().filter(|command| **command == TableCommand::Hint).count() > 0;
    if asked
        && now.holds()
        && let Some(task) = &mut now.0
    {
        task.help_on();
    }
}

/// Scrolls to help that has just been written.
fn bring_help(mut helps: Query<(Entity, &mut HelpWords)>, mut commands: Commands) {
    for (entity, mut help) in &mut helps {
        if help.0 > 0 {
            help.0 -= 1;
            commands.trigger(ScrollIntoView { entity });
        }
    }
}

/// Keeps that a task was done, and on which day if it was the puzzle of one.
fn keep_done(now: Res<TaskNow>, mut settings: ResMut<Settings>) {
    let Some(task) = now.0.as_ref().filter(|task| task.state == TaskState::Done) else { return };
    if !settings.has_done(&task.id) {
        settings.keep_done(&task.id);
    }
    if let TaskKind::Puzzle(Some(day)) = task.kind
        && !settings.has_solved_of(day, &task.id)
    {
        settings.keep_solved_of(day, &task.id);
    }
}

/// Where the paper stands.
pub(super) fn home(room: &Room) -> (Part, usize) {
    match room.form {
        Form::Wide if room.narrow => (Part::Remarks, 0),
        Form::Wide if room.trays && room.height >= ROOMY => (Part::Left, 2),
        Form::Wide | Form::Flat if !room.trays => (Part::Left, 2),
        _ => (Part::Right, 1),
    }
}

/// What stands on the table around the paper.
#[derive(SystemParam)]
struct Around<'w, 's> {
    room: Res<'w, Room>,
    over: Res<'w, MatchOver>,
    seen: Res<'w, TurnSeen>,
    lessons: Res<'w, LessonList>,
    puzzles: Res<'w, PuzzleList>,
    settings: Res<'w, Settings>,
    parts: Query<'w, 's, (Entity, &'static Part)>,
    papers: Query<'w, 's, Entity, With<TaskPaper>>,
}

fn write_task(
    now: Res<TaskNow>,
    around: Around,
    mut written: Local<Option<Written>>,
    mut commands: Commands,
) {
    let there = around.papers.iter().next();
    let goes_on =
        written.as_ref().map(|written| &written.task.id) == now.0.as_ref().map(|task| &task.id);
    if around.seen.is_behind() && goes_on && there.is_some() {
        return;
    }
    let home = home(&around.room);
    let (over, form) = (around.over.0, around.room.form);
    let wanted = now.0.clone().map(|task| Written { task, over, form, home });
    if *written == wanted && there.is_some() == wanted.is_some() {
        return;
    }
    there.into_iter().for_each(|paper| commands.entity(paper).despawn());
    written.clone_from(&wanted);
    let Some(Written { task, over, form, home: (part, place) }) = wanted else { return };
    let Some((goal, _)) = around.parts.iter().find(|(_, known)| **known == part) else { return };
    let whole = commands.spawn((TaskPaper, place_of_paper(part, form), Pickable::IGNORE)).id();
    let mut sheet = commands.spawn((paper(), ChildOf(whole)));
    sheet.entry::<Node>().and_modify(move |mut node| fit_sheet(part, form, &mut node));
    match form {
        Form::Wide => drop(sheet.insert(ScrollArea)),
        Form::Tall => drop(sheet.insert((ScrollArea, RoomForBar))),
        Form::Flat => {}
    }
    let next = match task.kind {
        TaskKind::Puzzle(_) => {
            around.puzzles.after(&task.id, &around.settings).map(|next| next.id())
        }
        // A guided match goes on before the next lesson.
        TaskKind::Guided if !over => None,
        _ => around.lessons.after(&task.id).map(|next| next.id.clone()),
    };
    let ways = WaysOn { next, over };
    sheet.with_children(|sheet| match form {
        Form::Flat => write_flat(sheet, &task, ways),
        _ => write(sheet, &task, ways, form == Form::Tall),
    });
    commands.entity(goal).insert_children(place, &[whole]);
}

/// In the left column the paper has a place of its own, so that it grows downwards alone. In a flat window it fills what
/// is left, so that buttons at its end stay where they are when help comes.
fn place_of_paper(part: Part, form: Form) -> Node {
    let grows = part == Part::Left || form == Form::Flat;
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: if grows { 1.0 } else { 0.0 },
        flex_shrink: 1.0,
        min_height: px(0),
        ..default()
    }
}

/// The paper in its place. In a flat window only its words scroll.
fn fit_sheet(part: Part, form: Form, node: &mut Node) {
    (node.flex_shrink, node.min_height) = (1.0, px(0));
    node.flex_grow = if form == Form::Flat { 1.0 } else { 0.0 };
    if part == Part::Remarks {
        node.max_width = px(WIDEST);
    }
    if form != Form::Flat {
        node.overflow = Overflow::scroll_y();
    }
}

/// Where the buttons of a task lead.
struct WaysOn {
    next: Option<String>,
    over: bool,
}

fn write(sheet: &mut ChildSpawnerCommands, task: &Task, ways: WaysOn, tall: bool) {
    write_words(sheet, task, ways.over, tall);
    if tall {
        write_help(sheet, task, Lettering::Small);
    }
    lay_row(sheet, |row| {
        lay_help(row, task, ways.over);
        lay_ways_on(row, task, ways.next);
    });
    if !tall {
        write_help(sheet, task, Lettering::Body);
    }
}

/// In a flat window everything but the buttons that help scrolls. The bar lies in the paper's margin.
fn write_flat(sheet: &mut ChildSpawnerCommands, task: &Task, ways: WaysOn) {
    let words = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        flex_grow: 1.0,
        flex_shrink: 1.0,
        min_height: px(0),
        overflow: Overflow::scroll_y(),
        margin: UiRect::right(px(-space::S)),
        padding: UiRect::right(px(space::S)),
        ..default()
    };
    sheet.spawn((words, ScrollArea, RoomForBar)).with_children(|words| {
        write_words(words, task, ways.over, true);
        write_help(words, task, Lettering::Small);
        lay_row(words, |row| lay_ways_on(row, task, ways.next));
    });
    if task.state != TaskState::Done || task.kind == TaskKind::Guided && !ways.over {
        lay_row(sheet, |row| lay_help(row, task, ways.over));
    }
}

fn write_help(sheet: &mut ChildSpawnerCommands, task: &Task, lettering: Lettering) {
    if let Some(hint) = hint(task) {
        sheet.spawn((HelpWords(BROUGHT), text(hint, lettering, palette::INK)));
    }
}

/// The words above the buttons.
fn write_words(sheet: &mut ChildSpawnerCommands, task: &Task, over: bool, small: bool) {
    sheet.spawn(text(task.title.clone(), Lettering::Strong, palette::INK));
    if task.steps > 1 && task.state != TaskState::Done {
        let step = LocalText::new("task-step").with("step", task.step).with("steps", task.steps);
        sheet.spawn(text(step, Lettering::Small, palette::COCOA));
    }
    let lettering = match (small, task.state) {
        (true, _) => Lettering::Small,
        (false, TaskState::Done) => Lettering::Heading,
        (false, _) => Lettering::Body,
    };
    // Nothing is left to play on.
    let said = if over && task.state == TaskState::Done && task.verdict.is_none() {
        "task-done".into()
    } else {
        line(task)
    };
    sheet.spawn(text(said, lettering, palette::INK));
    if let Some(learned) = learned(task) {
        let lettering = if small { Lettering::Small } else { Lettering::Body };
        sheet.spawn(text(learned, lettering, palette::INK));
    }
}

/// What the paper says.
pub(super) fn lines(task: &Task) -> Vec<LocalText> {
    std::iter::once(line(task)).chain(learned(task)).chain(hint(task)).collect()
}

/// What the paper says above the buttons.
fn line(task: &Task) -> LocalText {
    if let Some(verdict) = &task.verdict {
        return verdict.clone();
    }
    match task.state {
        TaskState::Done if task.kind == TaskKind::Guided => "task-guide-over".into(),
        TaskState::Done => "task-done".into(),
        TaskState::Missed => "task-missed".into(),
        TaskState::Open | TaskState::Answered => task.say.clone(),
    }
}

/// What was learned, once everything is done.
fn learned(task: &Task) -> Option<LocalText> {
    task.learned.clone().filter(|_| task.state == TaskState::Done)
}

/// The help below the buttons.
fn hint(task: &Task) -> Option<LocalText> {
    let open = task.verdict.is_none() && task.state != TaskState::Done;
    task.shown_hint().filter(|_| open).cloned()
}

fn lay_row(sheet: &mut ChildSpawnerCommands, lay: impl FnOnce(&mut ChildSpawnerCommands)) {
    let row = Node { column_gap: px(space::S), flex_shrink: 0.0, ..theme::row(space::S) };
    sheet.spawn((row, Pickable::IGNORE)).with_children(lay);
}

/// The buttons that help with the task, or leave it.
fn lay_help(row: &mut ChildSpawnerCommands, task: &Task, over: bool) {
    let mut lay = |label: &'static str, kind, command: TableCommand| {
        row.spawn((low_button(label, kind), command));
    };
    let (guided, is_puzzle) =
        (task.kind == TaskKind::Guided, matches!(task.kind, TaskKind::Puzzle(_)));
    match task.state {
        TaskState::Done if guided && !over => {
            lay("task-leave", ButtonKind::Primary, TableCommand::LeaveTask)
        }
        TaskState::Done => {}
        TaskState::Missed => {
            lay("task-retry", ButtonKind::Primary, TableCommand::Again);
            if is_puzzle {
                lay("puzzle-solve", ButtonKind::Secondary, TableCommand::Solve);
            }
        }
        TaskState::Open | TaskState::Answered => {
            if task.hint.is_some() && (!is_puzzle || task.state == TaskState::Open) {
                lay("task-hint", ButtonKind::Secondary, TableCommand::Hint);
            }
            if guided {
                lay("task-leave", ButtonKind::Secondary, TableCommand::LeaveTask);
            }
            if is_puzzle && task.state == TaskState::Open {
                lay("puzzle-solve", ButtonKind::Secondary, TableCommand::Solve);
            }
        }
    }
}

/// The buttons that lead to another task, or to this one again.
fn lay_ways_on(row: &mut ChildSpawnerCommands, task: &Task, next: Option<String>) {
    let (done, is_puzzle) =
        (task.state == TaskState::Done, matches!(task.kind, TaskKind::Puzzle(_)));
    if let Some(next) = next {
        let (label, kind) = match (done, is_puzzle) {
            (true, true) => ("puzzle-next", ButtonKind::Primary),
            (true, false) => ("task-next", ButtonKind::Primary),
            (false, true) => ("puzzle-skip", ButtonKind::Secondary),
            (false, false) => ("task-next", ButtonKind::Secondary),
        };
        let mut button = row.spawn(low_button(label, kind));
        if is_puzzle {
            button.insert(observe(move |_: On<Activate>, mut on: BeginPuzzle| on.begin(&next)));
        } else {
            button.insert(observe(move |_: On<Activate>, mut on: BeginLesson| on.begin(&next)));
        }
    }
    if done && task.kind != TaskKind::Guided {
        row.spawn((low_button("task-again", ButtonKind::Secondary), TableCommand::Again));
    }
    let (label, list) = match is_puzzle {
        true => ("puzzle-list", Overlay::Puzzles),
        false => ("task-list", Overlay::Lessons),
    };
    row.spawn((low_button(label, ButtonKind::Secondary), TableCommand::Open(list)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_paper_stands_where_it_can_be_read() {
        let wide = Room { form: Form::Wide, ..default() };
        assert_eq!(home(&wide).0, Part::Left);
        assert_eq!(home(&Room { trays: true, ..wide }).0, Part::Right);
        assert_eq!(home(&Room { narrow: true, ..wide }).0, Part::Remarks);
        assert_eq!(home(&Room { form: Form::Tall, narrow: true, ..wide }).0, Part::Right);
    }

    #[test]
    fn after_a_miss_the_paper_says_so_and_gives_the_hint() {
        let mut task = Task::blank();
        let said = |task: &Task| lines(task).into_iter().map(|line| line.key).collect::<Vec<_>>();
        assert_eq!(said(&task), ["say"]);
        task.help_on();
        assert_eq!(said(&task), ["say", "hint"]);
        task.state = TaskState::Answered;
        assert_eq!(said(&task), ["say"], "nothing is to be done while something follows by itself");
        task.state = TaskState::Missed;
        assert_eq!(said(&task), ["task-missed", "hint"]);
        task.state = TaskState::Done;
        assert_eq!(said(&task), ["task-done", "learned"]);
        (task.verdict, task.learned) = (Some("verdict".into()), None);
        assert_eq!(said(&task), ["verdict"]);
    }
}
