//! A view as a list of things to see: what a game tells the table to lay out.
//!
//! It serves twice: at the start, after undo and after a jump the table spawns it; and after every
//! action the mirror compares it with what the enacting systems made of the entities. It is the
//! only form in which a whole position reaches the table.

use bevy::prelude::*;

use super::pieces::{AtGoal, Captive, OnSpot, Pawn, Standing};
use crate::rules::{Side, Spot};

/// Everything that stands on and beside the board.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scene {
    /// Every pawn, those taken included.
    pub pawns: Vec<PawnSeen>,
    /// Whose turn it is and whether the rules have ended the match.
    pub standing: Standing,
}

/// One pawn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PawnSeen {
    /// Where it stands; `None` once it was taken.
    pub spot: Option<Spot>,
    /// Whose it is.
    pub side: Side,
    /// A cell of the `heads` sheet.
    pub picture: String,
    /// The text key of its name.
    pub name: String,
    /// Whether it stands where its side wants to be.
    pub at_goal: bool,
}

impl Scene {
    /// The same scene with its pawns in a fixed order, so that two can be compared.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        self.pawns.sort();
        self
    }

    /// Spawns every pawn as a child of `board`.
    pub fn spawn(&self, board: Entity, commands: &mut Commands) {
        let mut taken = [0_u8; crate::rules::MAX_SEATS];
        for seen in &self.pawns {
            let (side, picture, name) = (seen.side, seen.picture.clone(), seen.name.clone());
            let pawn = commands.spawn((Pawn { side, picture, name }, ChildOf(board))).id();
            match seen.spot {
                Some(spot) => {
                    commands.entity(pawn).insert(OnSpot(spot));
                }
                None => {
                    let order = &mut taken[usize::from(side.0)];
                    commands.entity(pawn).insert(Captive { order: *order });
                    *order += 1;
                }
            }
            if seen.at_goal {
                commands.entity(pawn).insert(AtGoal);
            }
        }
    }
}
