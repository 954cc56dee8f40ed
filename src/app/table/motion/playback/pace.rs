//! Whose actions are shown, and when playback waits for the player or leaves everything out.

use crate::app::table::motion::steps::{Motion, Step};

/// How the steps of an action are told.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Telling {
    /// A person here has decided it, or nobody.
    #[default]
    Own,
    /// Another player has decided it: step by step it waits for the next deed.
    Others,
    /// One of the many by which a computer sets up its pawns, which nobody follows one by one.
    SettingUp,
}

/// How much of its normal time a step takes while a computer sets up.
const HURRY: f32 = 0.05;

impl Telling {
    /// The factor for the normal time of its steps.
    pub(in crate::app::table::motion) fn stretch(self) -> f32 {
        if self == Self::SettingUp { HURRY } else { 1.0 }
    }
}

/// How a step is told, and of which deed it is a part. A deed is all that one action leads to.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Told {
    pub(super) telling: Telling,
    /// Deeds are counted as they are queued.
    deed: usize,
}

/// Where playback stands step by step, and whether it skips.
#[derive(Default, Debug)]
pub(super) struct Pace {
    /// How the steps are told that are queued from now on.
    pub(super) told: Told,
    /// How the running step is told.
    pub(super) running: Telling,
    /// The deed of others that has been shown since the player last went on.
    shown: Option<usize>,
    /// Whether the next step waits for the player.
    held: bool,
    /// Whether the player goes on.
    goes_on: bool,
    /// Whether all steps are dropped until the player's next decision.
    skips: bool,
}

impl Pace {
    /// The same after steps were dropped: nothing waits any more.
    pub(super) fn cut(&mut self) {
        (self.shown, self.held, self.goes_on) = (None, false, false);
    }

    /// Notes that a step has begun.
    pub(super) fn begin(&mut self, told: Told) {
        self.running = told.telling;
        self.shown = (told.telling == Telling::Others).then_some(told.deed);
    }

    /// Whether the next step has to wait: `coming` is its deed, if there is one of others to see.
    pub(super) fn waits(&mut self, coming: Option<usize>) -> bool {
        if std::mem::take(&mut self.goes_on) {
            self.shown = None;
        }
        self.held = coming.is_some_and(|deed| self.shown.is_some_and(|shown| shown != deed));
        self.held
    }
}

impl super::Playback {
    /// Says how the steps of the next deed are told, which are queued from now on.
    pub(in crate::app::table) fn tell(&mut self, telling: Telling) {
        self.pace.told = Told { telling, deed: self.pace.told.deed.wrapping_add(1) };
    }

    /// Tells the next steps at their own time.
    pub(in crate::app::table) fn stop_hurrying(&mut self) {
        if self.pace.told.telling == Telling::SettingUp {
            self.pace.told.telling = Telling::Own;
        }
    }

    /// Whether the next step waits for the player.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.pace.held
    }

    /// Lets the step go on that waits for the player.
    pub fn go_on(&mut self) {
        self.pace.goes_on = self.pace.held;
    }

    /// Whether something that another player has decided is being shown.
    #[must_use]
    pub fn shows_others(&self) -> bool {
        let queued = self.queue.iter().any(|(_, told)| told.telling != Telling::Own);
        queued || self.running.is_some() && self.pace.running != Telling::Own
    }

    /// Drops all steps, now and until this is ended; scenes are still shown.
    pub(in crate::app::table) fn skip(&mut self, on: bool) {
        self.pace.skips = on;
    }

    /// Whether everything is skipped until the player's next decision.
    #[must_use]
    pub fn is_skipping(&self) -> bool {
        self.pace.skips
    }

    /// The deed of the first step in the queue, if that stands in front of a step of others that is to
    /// be seen. What ends the deed before it does not wait.
    pub(super) fn next_deed(&self) -> Option<usize> {
        let (first, told) = self.queue.front()?;
        let shows = matches!(first, Step::Move { motion: Motion::Show(_), .. });
        let goes_along = shows || matches!(first, Step::EntrySeen);
        let seen = |(step, told): &(Step, Told)| told.telling == Telling::Others && step.is_seen();
        (!goes_along && self.queue.iter().any(seen)).then_some(told.deed)
    }
}
