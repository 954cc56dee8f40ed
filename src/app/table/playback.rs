//! What the eye sees of an action: a queue of steps that enacting systems fill.
//!
//! Entities have changed already when a step begins; a step only moves pictures from where they
//! were to where they belong. So playback can be cut short at any moment: pawns settle where they
//! stand. Deliberately absent: anything the rules could depend on.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::TableSystems;
use crate::app::locale::LocalText;
use crate::rules::Spot;

/// One thing to see.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A pawn slides to a spot.
    Slide {
        /// Which.
        pawn: Entity,
        /// Where to.
        to: Spot,
    },
    /// A pawn leaps to a spot.
    Leap {
        /// Which.
        pawn: Entity,
        /// Where to.
        to: Spot,
    },
    /// A pawn shrinks into its tray.
    Take {
        /// Which.
        pawn: Entity,
    },
    /// A pawn has arrived and is glad.
    Cheer {
        /// Which.
        pawn: Entity,
    },
    /// Words for everybody, over the board.
    Announce(LocalText),
}

/// The steps still to be seen.
#[derive(Resource, Default, Debug)]
pub struct Playback {
    queue: VecDeque<Step>,
    running: bool,
}

impl Playback {
    /// Adds a step after all others.
    pub fn push(&mut self, step: Step) {
        self.queue.push_back(step);
    }

    /// Whether everything has been seen.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.queue.is_empty() && !self.running
    }

    /// Skips what is left.
    pub fn cut(&mut self) {
        self.queue.clear();
        self.running = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playback>().add_systems(Update, play.in_set(TableSystems::Play));
}

fn play(mut playback: ResMut<Playback>) {
    if !playback.is_idle() {
        playback.cut();
    }
}
