//! Steps that wait already are changed once it is known what their action has led to.

use bevy::prelude::Entity;

use super::Playback;
use crate::app::table::motion::steps::Step;

impl Playback {
    /// Gives the latest motion that has one cue another one. Returns the pawn that moves so.
    pub fn recue(&mut self, from: &'static str, to: &'static str) -> Option<Entity> {
        let mut steps = self.queue.iter_mut().rev().map(|(step, _)| step);
        let step = steps.find(|step| step.cue() == Some(from))?;
        let Step::Move { pawn, cue, .. } = step else { return None };
        *cue = Some(to);
        Some(*pawn)
    }

    /// Drops the latest motion that has this cue. Returns the pawn that stays where it is instead.
    pub fn withdraw(&mut self, cue: &'static str) -> Option<Entity> {
        let so = |step: &Step| step.pawn().is_some() && step.cue() == Some(cue);
        let latest = self.queue.iter().rposition(|(step, _)| so(step))?;
        let (step, _) = self.queue.remove(latest)?;
        step.pawn()
    }
}
