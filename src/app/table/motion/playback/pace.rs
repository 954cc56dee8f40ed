//! Whose actions are shown, and when playback waits for the player or leaves everything out.

use crate::app::table::motion::steps::{Motion, Step};

/// How the steps of an action are told.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Telling {
    /// A person here has decided it, or nobody.
    #[default]
    Own,
    /// Another player has decided it: step by step it waits.
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

/// Where playback stands step by step, and whether it skips.
#[derive(Default, Debug)]
pub(super) struct Pace {
    /// How the steps are told that are queued from now on.
    pub(super) telling: Telling,
    /// How the running step is told.
    pub(super) running: Telling,
    /// Whether a step of others has been shown since the player last went on.
    shown: bool,
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
        (self.shown, self.held, self.goes_on) = (false, false, false);
    }

    /// Notes that a step has begun.
    pub(super) fn begin(&mut self, telling: Telling) {
        (self.running, self.shown) = (telling, telling == Telling::Others);
    }

    /// Whether the next step has to wait: `coming` says whether there is one of others to see.
    pub(super) fn waits(&mut self, coming: bool) -> bool {
        if std::mem::take(&mut self.goes_on) {
            self.shown = false;
        }
        self.held = coming && self.shown;
        self.held
    }
}

impl super::Playback {
    /// Says how the steps are told that are queued from now on.
    pub(in crate::app::table) fn tell(&mut self, telling: Telling) {
        self.pace.telling = telling;
    }

    /// Tells the next steps at their own time.
    pub(in crate::app::table) fn stop_hurrying(&mut self) {
        if self.pace.telling == Telling::SettingUp {
            self.pace.telling = Telling::Own;
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
        let queued = self.queue.iter().any(|(_, telling)| *telling != Telling::Own);
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

    /// Whether the first step in the queue waits in front of a step of others that is to be seen. What
    /// belongs to the step before it does not wait.
    pub(super) fn stops(&self) -> bool {
        let first = self.queue.front().map(|(step, _)| step);
        let goes_along = first.is_none_or(|step| {
            let shows = matches!(step, Step::Move { motion: Motion::Show(_), .. });
            shows || matches!(step, Step::EntrySeen)
        });
        !goes_along
            && self
                .queue
                .iter()
                .any(|(step, telling)| *telling == Telling::Others && step.is_seen())
    }
}
