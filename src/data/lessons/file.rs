//! A lesson's file as it is written.

use serde::Deserialize;

use crate::data::source::At;

/// A lesson. `game`, `level`, `start` and `steps` are required.
///
/// ```ron
/// (
///     game: "jungle",
///     level: "jungle/first-steps",
///     start: ["position=5/5/1e3/1R3/5/5/5", "w"],
///     steps: [
///         (goal: See(["Captured"])),
///     ],
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LessonDef<'a> {
    /// The game this is a lesson of, such as `"jungle"`.
    #[serde(borrow)]
    pub game: At<'a, String>,
    /// The level on whose board and with whose animals it is played: `"jungle/first-steps"`.
    pub level: At<'a, String>,
    /// The lesson's name, shown unchanged in every language. When left out, the text
    /// `<game>-lesson-<name>` is shown.
    #[serde(default)]
    pub title: At<'a, Option<At<'a, String>>>,
    /// The seat of the learner, counted from 0, which is the default.
    #[serde(default)]
    pub seat: At<'a, i64>,
    /// The set-up as records have it, mostly `position=…` with a position as the game copies it. The
    /// parts of the list are joined by a blank.
    pub start: At<'a, Vec<At<'a, String>>>,
    /// Whether this is a guided match: every step's arrow is shown at once, and after the last step the
    /// match goes on against the computer.
    #[serde(default)]
    pub guided: At<'a, bool>,
    /// The steps, at most 40, each of which begins where the one before ended.
    pub steps: At<'a, Vec<At<'a, StepDef<'a>>>>,
    /// What it has taught, in a sentence that is shown once it is done. When left out, the text
    /// `<game>-lesson-<name>-learned` is shown, or nothing where the file has a title of its own.
    #[serde(default)]
    pub learned: At<'a, Option<At<'a, String>>>,
    /// The actions with which an example in the rules goes on where the first step has ended, whoever
    /// decides them, such as a combat up to its outcome. The lesson itself does not need them.
    #[serde(default)]
    pub example: At<'a, Vec<At<'a, String>>>,
}

/// A step. Only `goal` is required.
///
/// ```ron
/// (goal: Play(["b3b4"]), only: ["b3b4", "b3c3"], replies: ["e6e5"]),
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StepDef<'a> {
    /// When it is done.
    #[serde(borrow)]
    pub goal: At<'a, GoalDef<'a>>,
    /// The actions open to the learner, in the game's notation. When left out, all legal ones are.
    #[serde(default)]
    pub only: At<'a, Option<At<'a, Vec<At<'a, String>>>>>,
    /// What follows by itself, in order: whenever somebody else or chance is to decide, and all that is
    /// left once the goal is reached, whoever decides.
    #[serde(default)]
    pub replies: At<'a, Vec<At<'a, String>>>,
    /// Whether its arrow is shown at once and every open action may reach the goal. Without it, there is
    /// something to find out.
    #[serde(default)]
    pub shown: At<'a, bool>,
    /// What is to be done, shown unchanged. When left out, the text `<game>-lesson-<name>-<number>` is
    /// shown; steps are numbered from 1.
    #[serde(default)]
    pub say: At<'a, Option<At<'a, String>>>,
    /// Help for those who ask, shown unchanged. When left out, the text
    /// `<game>-lesson-<name>-<number>-hint` is shown. A step whose arrow is shown needs none.
    #[serde(default)]
    pub hint: At<'a, Option<At<'a, String>>>,
}

/// When a step is done.
#[derive(Deserialize, Debug)]
pub enum GoalDef<'a> {
    /// One of these actions is played.
    #[serde(borrow)]
    Play(Vec<At<'a, String>>),
    /// All of these events have happened by the learner's own actions since the step began. They are
    /// called as in the documentation of the game's rules, such as `"Captured"`; an event named twice
    /// has to happen twice.
    See(Vec<At<'a, String>>),
    /// The learner's side has won.
    Win,
    /// The others are to decide, and nothing they can do until the learner decides again makes an event
    /// of this name happen.
    Prevent(At<'a, String>),
}
