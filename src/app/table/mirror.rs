//! The mirror: what the entities show, read back as a [`Scene`].
//!
//! Enacting systems see only their phase's events, never the position, so only a comparison can
//! tell whether they together draw the truth. Tests compare after every action of random matches;
//! a debug build compares while playing and says so in the terminal.

use bevy::prelude::*;

use super::Playing;
use super::dress::Dress;
use super::pieces::{AtGoal, OnSpot, Pawn, Standing};
use super::scene::{PawnSeen, Scene};

/// What stands on the table, as a system's argument.
pub type Shown<'w, 's> = Query<'w, 's, (&'static Pawn, Option<&'static OnSpot>, Has<AtGoal>)>;

/// The entities as a scene, sorted.
#[must_use]
pub fn read(pawns: &Shown, standing: Standing) -> Scene {
    let seen = |(pawn, spot, at_goal): (&Pawn, Option<&OnSpot>, bool)| PawnSeen {
        spot: spot.map(|spot| spot.0),
        side: pawn.side,
        picture: pawn.picture.clone(),
        name: pawn.name.clone(),
        at_goal,
    };
    Scene { pawns: pawns.iter().map(seen).collect(), standing }.sorted()
}

/// Whether the entities equal the view.
pub fn holds<G: Dress>(playing: Res<Playing<G>>, pawns: Shown, standing: Res<Standing>) -> bool {
    read(&pawns, *standing) == playing.scene().sorted()
}

/// Complains when the table shows something else than the match.
pub(super) fn compare<G: Dress>(playing: Res<Playing<G>>, pawns: Shown, standing: Res<Standing>) {
    let (shown, truth) = (read(&pawns, *standing), playing.scene().sorted());
    if shown != truth {
        error!("The table shows {shown:?}, but the match stands at {truth:?}.");
    }
}
