//! A task on the table: something a person is to do there, step by step, such as a lesson.
//!
//! The table writes it, panels show it. While there is one, neither computers nor chance decide, and no
//! result is reported. Deliberately absent: where tasks come from and when they are done.

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::app::session::route::Route;
use crate::data::Label;
use crate::data::puzzles::daily::Day;

/// The task on the table, if any.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct TaskNow(pub Option<Task>);

/// A task.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    /// Its id, such as `jungle/ranks`.
    pub id: String,
    /// Its name.
    pub title: LocalText,
    /// What it is.
    pub kind: TaskKind,
    /// The number of the running step, from 1, and of all steps.
    pub step: u32,
    /// The number of all steps.
    pub steps: u32,
    /// How it stands.
    pub state: TaskState,
    /// What is to be done now; of no use once it is done.
    pub say: LocalText,
    /// What the action taken gives, where more can be said than that it is done or missed.
    pub verdict: Option<LocalText>,
    /// What it has taught, to be said once it is done.
    pub learned: Option<LocalText>,
    /// Help in words, for those who ask.
    pub hint: Option<LocalText>,
    /// An action that leads on; empty when none is to be shown.
    pub way: Route,
    /// How much help was asked for.
    pub help: Help,
}

impl Task {
    /// Whether it still decides what may be done at the table. A guided match goes on freely once all its
    /// steps are done.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.kind != TaskKind::Guided || self.state != TaskState::Done
    }

    /// The help in words, where it is to be shown. While something follows by itself, nothing is to be done.
    #[must_use]
    pub fn shown_hint(&self) -> Option<&LocalText> {
        let helps = self.help > Help::Nothing && self.state != TaskState::Answered;
        self.hint.as_ref().filter(|_| helps)
    }

    /// The way, where it is to be shown. The first help in a puzzle is where it begins.
    #[must_use]
    pub fn shown_way(&self) -> Route {
        let begins = matches!(self.kind, TaskKind::Puzzle(_)) && self.help == Help::Words;
        match self.state {
            TaskState::Open if self.hint.is_none() || self.help == Help::Way => self.way.clone(),
            TaskState::Open if begins => self.way.beginning(),
            _ => Route::default(),
        }
    }

    /// Gives more help: words first, then the way.
    pub fn help_on(&mut self) {
        self.help = match self.help {
            Help::Nothing if self.hint.is_some() => Help::Words,
            _ => Help::Way,
        };
    }
}

#[cfg(test)]
impl Task {
    /// The only step of a lesson, with a hint, for tests.
    pub(in crate::app) fn blank() -> Self {
        Self {
            id: "ludo/one".into(),
            title: "title".into(),
            kind: TaskKind::Lesson,
            step: 1,
            steps: 1,
            state: TaskState::Open,
            say: "say".into(),
            verdict: None,
            learned: Some("learned".into()),
            hint: Some("hint".into()),
            way: Route::default(),
            help: Help::Nothing,
        }
    }
}

/// What a task is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskKind {
    /// A lesson in which the way is shown without being asked for, and whose match goes on freely
    /// afterwards.
    Guided,
    /// Any other lesson.
    Lesson,
    /// A puzzle, and the day whose puzzle it was when it was begun.
    Puzzle(Option<Day>),
}

/// How a task stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskState {
    /// The person is to act.
    Open,
    /// Something follows by itself.
    Answered,
    /// The step cannot be done any more and has to begin anew.
    Missed,
    /// Every step is done.
    Done,
}

/// How much help was asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Help {
    /// None.
    #[default]
    Nothing,
    /// Words.
    Words,
    /// The way.
    Way,
}

/// A text of a data file: one of the text files, or the file's own words.
#[must_use]
pub fn told(label: &Label) -> LocalText {
    match label {
        Label::Key(key) => LocalText::new(key.clone()),
        Label::Words(words) => LocalText::new("task-own-words").with("words", words.as_str()),
    }
}

impl TaskNow {
    /// Whether it is done and the match does not go on.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.as_ref().is_some_and(|task| task.state == TaskState::Done && task.holds())
    }

    /// The key of the text that says why something legal is not open.
    #[must_use]
    pub fn refuses(&self) -> Option<&'static str> {
        let task = self.0.as_ref().filter(|task| task.holds())?;
        match task.kind {
            // Everything legal is open until it is answered.
            TaskKind::Puzzle(_) => (task.state != TaskState::Open).then_some("puzzle-not-now"),
            _ => Some("task-not-this"),
        }
    }

    /// Whether a task decides what may be done at the table.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.0.as_ref().is_some_and(Task::holds)
    }
}

/// Whether no task decides what may be done at the table.
pub fn no_task(task: Option<Res<TaskNow>>) -> bool {
    task.is_none_or(|task| !task.holds())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Spot;

    #[test]
    fn help_is_words_first_and_then_the_way_unless_the_way_is_shown_anyway() {
        let way = Route { spots: vec![Spot::Square(3), Spot::Square(4)], bends: Vec::new() };
        let mut task = Task { steps: 2, way, ..Task::blank() };
        let shown = |task: &Task| (task.shown_hint().is_some(), task.shown_way().spots.len());
        assert_eq!(shown(&task), (false, 0));
        task.help_on();
        assert_eq!(shown(&task), (true, 0));
        task.help_on();
        assert_eq!(shown(&task), (true, 2));
        let puzzle = Task { kind: TaskKind::Puzzle(None), help: Help::Words, ..task.clone() };
        assert_eq!(shown(&puzzle), (true, 1));
        task.state = TaskState::Answered;
        assert_eq!(shown(&task).1, 0);
        let guided = Task { hint: None, help: Help::Nothing, state: TaskState::Open, ..task };
        assert_eq!(shown(&guided), (false, 2));
    }
}
