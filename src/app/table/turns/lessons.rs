//! The task that the match on the table is played in, if any, a lesson or a puzzle: what is open to the
//! person, what follows by itself, when a step begins anew.
//!
//! Where the match stands in its task follows from its entries, so taking back and reopening a save
//! need nothing of their own. Once a guided match has shown all its steps it is a match like any other.

use bevy::prelude::*;

use super::auto_end::ended;
use super::playing::{NeedsRelayout, Playing};
use super::puzzles::{self, Judge, Riddle};
use super::seats::Seats;
use super::waiting::Waiting;
use super::watching::Watching;
use crate::ai::puzzle::attempt;
use crate::app::kit::locale::LocalText;
use crate::app::session::plan::MatchPlan;
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::{Help, Task, TaskKind, TaskNow, TaskState, told};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::player_style::{PlayerStyle, side_name};
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::data::lessons::{self, Course, Lesson, Loaded, Moment, Way};
use crate::data::{Files, FromFiles};
use crate::referee::{Entry, Match};
use crate::rules::{Actor, Game, Seat};

/// The task on the table.
#[derive(Resource, Debug)]
pub struct Taught<G: FromFiles>(Guide<G>);

/// What guides a person through a task.
#[derive(Debug)]
enum Guide<G: FromFiles> {
    Lesson(Lesson<G>),
    Puzzle(Box<Riddle<G>>),
}

/// What a task leaves open of what is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OpenActions<A> {
    All,
    Only(Vec<A>),
    Nothing,
}

impl<G: FromFiles> From<Lesson<G>> for Taught<G> {
    fn from(lesson: Lesson<G>) -> Self {
        Self(Guide::Lesson(lesson))
    }
}

impl<G: TableGame> Taught<G> {
    /// The task and the tables of a planned match. A plan that has only the task gets its level and its
    /// seats from it.
    ///
    /// # Errors
    /// The flaws of the files, in words.
    pub(in crate::app::table) fn of(
        files: &dyn Files,
        plan: &mut MatchPlan,
        judge: Option<Judge<G>>,
    ) -> Result<(G::Tables, Option<Self>), String> {
        if let Some((id, day)) = puzzles::planned(plan) {
            let judge = judge.ok_or_else(|| format!("`{}` has no puzzles", G::ID))?;
            let loaded = crate::data::puzzles::find::<G>(files, id)?;
            let (tables, seat) = (loaded.tables.clone(), loaded.puzzle.seat);
            plan_seats::<G>(plan, (&loaded.puzzle.level, seat), (&tables, &loaded.setup));
            let riddle = Riddle::new(loaded, judge, day);
            return Ok((tables, Some(Self(Guide::Puzzle(Box::new(riddle))))));
        }
        let Some(id) = plan.option(lessons::OPTION) else {
            return Ok((G::tables(files, &plan.level, &plan.options)?, None));
        };
        let Loaded { lesson, tables } =
            lessons::load::<G>(files, id).map_err(|flaws| flaws.to_string())?;
        plan_seats::<G>(plan, (&lesson.level, lesson.seat), (&tables, &lesson.setup));
        Ok((tables, Some(Self::from(lesson))))
    }

    /// The set-up of the match.
    pub(in crate::app::table) fn setup(&self) -> &G::Setup {
        match &self.0 {
            Guide::Lesson(lesson) => &lesson.setup,
            Guide::Puzzle(riddle) => &riddle.setup,
        }
    }

    /// What is open to the person after these further actions.
    pub(super) fn open(&self, played: &Match<G>, ahead: &[G::Action]) -> OpenActions<G::Action> {
        match &self.0 {
            Guide::Lesson(lesson) => {
                let Some(mut course) = binding_course(lesson, played) else {
                    return OpenActions::All;
                };
                ahead.iter().for_each(|action| course.take(*action));
                match course.moment() {
                    Moment::Open(open) => OpenActions::Only(open),
                    _ => OpenActions::Nothing,
                }
            }
            Guide::Puzzle(riddle) => match now(riddle, played).moment {
                attempt::Moment::Open => OpenActions::All,
                _ => OpenActions::Nothing,
            },
        }
    }

    /// The number of entries to go back to. In a lesson whole steps are taken back, because what follows
    /// by itself would only follow again; a guided match that goes on takes back as any other. In a puzzle
    /// whole moves are.
    fn back(&self, played: &Match<G>, command: TableCommand) -> Option<usize> {
        let is_again = command == TableCommand::Again;
        match &self.0 {
            Guide::Lesson(lesson) => {
                let course = course(lesson, played);
                match is_again {
                    true if course.step().is_none() => Some(0),
                    true => Some(course.begun()),
                    false => binding_course(lesson, played).map(|course| course.back()),
                }
            }
            Guide::Puzzle(riddle) => {
                let now = now(riddle, played);
                let whole = now.moment == attempt::Moment::Solved || riddle.shows;
                let begun = now.begun < played.entries().len() && !whole;
                Some(if begun { now.begun } else { 0 })
            }
        }
    }

    /// What follows by itself.
    fn reply(&self, played: &Match<G>) -> Option<G::Action> {
        match &self.0 {
            Guide::Lesson(lesson) => match course(lesson, played).moment() {
                Moment::Reply(action) => Some(action),
                _ => None,
            },
            Guide::Puzzle(riddle) => match now(riddle, played).moment {
                attempt::Moment::Reply(action) => Some(action),
                _ => None,
            },
        }
    }

    /// What is to be shown of the task.
    fn task(&self, played: &Match<G>) -> Task {
        let route = |action| G::route(played.tables(), action);
        match &self.0 {
            Guide::Lesson(lesson) => task(lesson, played),
            Guide::Puzzle(riddle) => {
                let mut task = riddle.task(&now(riddle, played), route);
                // Where there are two packs, which one is played is told: it changes from puzzle to puzzle.
                if G::PLAYER_STYLE == PlayerStyle::Packs {
                    let side = side_name(G::side_of(played.position(), riddle.seat()));
                    task.say =
                        LocalText::new("puzzle-say").with("side", side).with("goal", task.say);
                }
                task
            }
        }
    }

    /// Shows the solution of a puzzle, or stops showing it; returns whether there is one.
    fn show(&mut self, shows: bool) -> bool {
        match &mut self.0 {
            Guide::Lesson(_) => false,
            Guide::Puzzle(riddle) => {
                riddle.shows = shows;
                true
            }
        }
    }
}

/// Gives a plan that has none its level and as many seats as that has, and lets the first player of the plan learn.
fn plan_seats<G: TableGame>(
    plan: &mut MatchPlan,
    (level, learner): (&str, Seat),
    (tables, setup): (&G::Tables, &G::Setup),
) {
    if plan.level.is_empty() {
        level.clone_into(&mut plan.level);
        plan.seats.truncate(G::seats(&G::start(tables, setup)).into());
        if let Some(seats) = plan.seats.get_mut(..=usize::from(learner.0)) {
            seats.rotate_left(1);
        }
    }
}

/// The actions of a match.
fn actions<G: Game>(played: &Match<G>) -> Vec<G::Action> {
    let action = |entry: &Entry<G::Action>| match entry {
        Entry::Action(action) => Some(*action),
        _ => None,
    };
    played.entries().iter().filter_map(action).collect()
}

/// Where a match stands in its puzzle.
fn now<G: TableGame>(riddle: &Riddle<G>, played: &Match<G>) -> attempt::Attempt<G::Action> {
    riddle.attempt(played.tables(), actions(played))
}

/// Where a match stands in its lesson.
fn course<'l, G: Game>(lesson: &'l Lesson<G>, played: &'l Match<G>) -> Course<'l, G> {
    Course::after(&**played.tables(), lesson, actions(played))
}

/// Where a match stands in its lesson, as long as that decides what is open.
fn binding_course<'l, G: Game>(
    lesson: &'l Lesson<G>,
    played: &'l Match<G>,
) -> Option<Course<'l, G>> {
    let course = course(lesson, played);
    (!lesson.guided || course.step().is_some()).then_some(course)
}

/// What is to be shown of a lesson.
fn task<G: TableGame>(lesson: &Lesson<G>, played: &Match<G>) -> Task {
    let course = course(lesson, played);
    let (state, way) = match course.moment() {
        Moment::Open(_) => match course.way() {
            Way::Found(way) => (TaskState::Open, way.first().copied()),
            Way::Absent => (TaskState::Missed, None),
            Way::Unknown => (TaskState::Open, None),
        },
        Moment::Reply(_) => (TaskState::Answered, None),
        Moment::Missed => (TaskState::Missed, None),
        Moment::Done => (TaskState::Done, None),
    };
    let steps = lesson.steps.len();
    let step = course.step().or(lesson.steps.last());
    Task {
        id: lesson.id.clone(),
        title: told(&lesson.title),
        kind: if lesson.guided { TaskKind::Guided } else { TaskKind::Lesson },
        step: course.number().saturating_add(1).min(steps) as u32,
        steps: steps as u32,
        state,
        say: step.map(|step| told(&step.say)).unwrap_or_default(),
        verdict: None,
        learned: lesson.learned.as_ref().map(told),
        hint: step.and_then(|step| step.hint.as_ref()).map(told),
        way: way.map(|action| G::route(played.tables(), action)).unwrap_or_default(),
        help: if state == TaskState::Missed { Help::Words } else { Help::Nothing },
    }
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<TaskNow>();
    app.add_systems(
        Update,
        follow::<G>.in_set(TableSystems::Tell).run_if(resource_exists_and_changed::<Playing<G>>),
    );
}

/// Updates the task on the table. Help that was asked for stays until the step is done.
pub(in crate::app::table) fn follow<G: TableGame>(
    playing: Res<Playing<G>>,
    taught: Option<Res<Taught<G>>>,
    watching: Option<Res<Watching>>,
    mut now: ResMut<TaskNow>,
) {
    let mut task = taught.filter(|_| watching.is_none()).map(|taught| taught.task(&playing));
    if let (Some(task), Some(before)) = (&mut task, &now.0)
        && (&task.id, task.step) == (&before.id, before.step)
    {
        task.help = task.help.max(before.help);
    }
    now.set_if_neq(TaskNow(task));
}

/// Gives the task's next reply once everything before it has been seen. Where it ends the turn of the person, that
/// is said.
pub(in crate::app::table) fn give_replies<G: TableGame>(
    (task, taught): (Res<TaskNow>, Option<Res<Taught<G>>>),
    (playing, seats): (Res<Playing<G>>, Res<Seats>),
    playback: Res<Playback>,
    mut waiting: ResMut<Waiting<G>>,
    mut remarks: MessageWriter<Remark>,
) {
    let Some(taught) = taught else { return };
    let answered = task.0.as_ref().is_some_and(|task| task.state == TaskState::Answered);
    if answered
        && waiting.is_empty()
        && playback.is_idle()
        && let Some(action) = taught.reply(&playing)
    {
        waiting.push(vec![action]);
        if ends_turn(&playing, &seats, action) {
            remarks.write(ended("task-turn-ended"));
        }
    }
}

/// Whether an action ends the turn of a person here, after which others act.
fn ends_turn<G: TableGame>(playing: &Playing<G>, seats: &Seats, action: G::Action) -> bool {
    let turn = |played: &Match<G>| {
        let viewer = playing.viewer();
        G::turn_of(&played.view(viewer), played.actor())
    };
    let mut then = playing.fork();
    let is_own = matches!(playing.actor(), Actor::Seat(seat) if seats.is_human(seat));
    is_own && then.play(action).is_ok() && turn(&then) != turn(playing)
}

/// Begins the running step anew, or the task once it is done; takes a step back; shows the solution; or
/// leaves the task, and the match goes on.
pub(in crate::app::table) fn take_task_commands<G: TableGame>(
    mut table_commands: MessageReader<TableCommand>,
    taught: Option<ResMut<Taught<G>>>,
    mut playing: ResMut<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
    mut relayout: ResMut<NeedsRelayout>,
    mut commands: Commands,
) {
    let Some(mut taught) = taught else {
        table_commands.clear();
        return;
    };
    for command in table_commands.read() {
        match command {
            TableCommand::Again | TableCommand::Undo | TableCommand::Solve => {
                let (back, solves) =
                    (taught.back(&playing, *command), *command == TableCommand::Solve);
                let is_puzzle = taught.show(solves);
                let back = if solves { is_puzzle.then_some(0) } else { back };
                let Some(entries) = back else { continue };
                let mut earlier = playing.fork();
                while earlier.entries().len() > entries && earlier.undo().is_some() {}
                earlier.forget_undone();
                playing.go_to(earlier);
                waiting.clear();
                relayout.0 = true;
            }
            TableCommand::LeaveTask => {
                commands.remove_resource::<Taught<G>>();
                playing.set_changed();
            }
            _ => {}
        }
    }
}
