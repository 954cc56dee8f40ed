//! The lesson that the match on the table is played in, if any: what is open to the learner, what
//! follows by itself, when a step begins anew.
//!
//! Where the match stands in its lesson follows from its entries, so taking back and reopening a save
//! need nothing of their own. Once a guided match has shown all its steps it is a match like any other.

use bevy::prelude::*;

use super::playing::{NeedsRelayout, Playing};
use super::waiting::Waiting;
use super::watching::Watching;
use crate::app::session::plan::{MatchPlan, PlayerKind, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::{Help, Task, TaskNow, TaskState, told};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::data::Files;
use crate::data::lessons::{self, Course, Lesson, Loaded, Moment, Way};
use crate::referee::{Entry, Match};
use crate::rules::Game;

/// The lesson on the table.
#[derive(Resource, Debug)]
pub struct Taught<G: Game>(pub(in crate::app::table) Lesson<G>);

impl<G: TableGame> Taught<G> {
    /// The lesson and the tables of a planned match. A plan that has only the lesson gets its level and
    /// its seats from it.
    ///
    /// # Errors
    /// The flaws of the files, in words.
    pub(in crate::app::table) fn of(
        files: &dyn Files,
        plan: &mut MatchPlan,
    ) -> Result<(G::Tables, Option<Self>), String> {
        let Some(id) = plan.option(lessons::OPTION) else {
            return Ok((G::tables(files, &plan.level, &plan.options)?, None));
        };
        let Loaded { lesson, tables } =
            lessons::load::<G>(files, id).map_err(|flaws| flaws.to_string())?;
        if plan.level.is_empty() {
            plan.level.clone_from(&lesson.level);
            plan.seats.truncate(G::seats(&G::start(&tables, &lesson.setup)).into());
            for (seat, planned) in plan.seats.iter_mut().enumerate() {
                let learner = seat == usize::from(lesson.seat.0);
                planned.player =
                    if learner { PlayerKind::Human } else { PlayerKind::Computer(Skill::Easy) };
            }
        }
        Ok((tables, Some(Self(lesson))))
    }

    /// The set-up of the match.
    pub(in crate::app::table) fn setup(&self) -> &G::Setup {
        &self.0.setup
    }

    /// Where a match stands in the lesson.
    pub(super) fn course<'l>(&'l self, played: &'l Match<G>) -> Course<'l, G> {
        let action = |entry: &Entry<G::Action>| match entry {
            Entry::Action(action) => Some(*action),
            _ => None,
        };
        let actions: Vec<_> = played.entries().iter().filter_map(action).collect();
        Course::after(&**played.tables(), &self.0, actions)
    }

    /// Where a match stands in the lesson, as long as that decides what is open.
    pub(super) fn binding_course<'l>(&'l self, played: &'l Match<G>) -> Option<Course<'l, G>> {
        let course = self.course(played);
        (!self.0.guided || course.step().is_some()).then_some(course)
    }

    /// The number of entries to go back to. In a lesson whole steps are taken back, because what follows
    /// by itself would only follow again; a guided match that goes on takes back as any other.
    fn back(&self, played: &Match<G>, command: TableCommand) -> Option<usize> {
        let course = self.course(played);
        match command {
            TableCommand::Again if course.step().is_none() => Some(0),
            TableCommand::Again => Some(course.begun()),
            _ => self.binding_course(played).map(|course| course.back()),
        }
    }

    /// What is to be shown of the lesson.
    fn task(&self, played: &Match<G>) -> Task {
        let course = self.course(played);
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
        let spots = |action| G::spots(played.tables(), action).as_slice().to_vec();
        let steps = self.0.steps.len();
        let step = course.step().or(self.0.steps.last());
        Task {
            id: self.0.id.clone(),
            title: told(&self.0.title),
            guided: self.0.guided,
            step: course.number().saturating_add(1).min(steps) as u32,
            steps: steps as u32,
            state,
            say: step.map(|step| told(&step.say)).unwrap_or_default(),
            hint: step.and_then(|step| step.hint.as_ref()).map(told),
            way: way.map(spots).unwrap_or_default(),
            help: if state == TaskState::Missed { Help::Words } else { Help::Nothing },
        }
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

/// Gives the lesson's next reply once everything before it has been seen.
pub(in crate::app::table) fn give_replies<G: TableGame>(
    (task, taught): (Res<TaskNow>, Option<Res<Taught<G>>>),
    playing: Res<Playing<G>>,
    playback: Res<Playback>,
    mut waiting: ResMut<Waiting<G>>,
) {
    let Some(taught) = taught else { return };
    let answered = task.0.as_ref().is_some_and(|task| task.state == TaskState::Answered);
    if answered
        && waiting.is_empty()
        && playback.is_idle()
        && let Moment::Reply(action) = taught.course(&playing).moment()
    {
        waiting.push(vec![action]);
    }
}

/// Begins the running step anew, or the lesson once it is done; takes a step back; or leaves the lesson,
/// and the match goes on.
pub(in crate::app::table) fn take_task_commands<G: TableGame>(
    mut table_commands: MessageReader<TableCommand>,
    taught: Option<Res<Taught<G>>>,
    mut playing: ResMut<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
    mut relayout: ResMut<NeedsRelayout>,
    mut commands: Commands,
) {
    let Some(taught) = taught else {
        table_commands.clear();
        return;
    };
    for command in table_commands.read() {
        match command {
            TableCommand::Again | TableCommand::Undo => {
                let Some(entries) = taught.back(&playing, *command) else { continue };
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
