//! The mirror: what the entities show, read back as a [`Scene`].
//!
//! Enacting systems see only their phase's events, never the position, so only a comparison can
//! tell whether they together draw the truth. Tests compare after every action of random matches;
//! a debug build compares while playing and says so in the terminal.

use bevy::prelude::*;

use super::Playing;
use super::dress::Dress;
use super::pieces::{AtGoal, Heading, Pawn, Standing, Whereabouts, Worn};
use super::scene::{PawnSeen, Scene};

type Entities = (&'static Pawn, &'static Whereabouts, &'static Heading, &'static Worn, Has<AtGoal>);

/// What stands on the table, as a system's argument.
pub type Shown<'w, 's> = Query<'w, 's, Entities>;

/// The entities as a scene, sorted.
#[must_use]
pub fn read(pawns: &Shown, standing: Standing) -> Scene {
    let seen = |(pawn, whereabouts, heading, worn, at_goal): (
        &Pawn,
        &Whereabouts,
        &Heading,
        &Worn,
        bool,
    )| PawnSeen {
        id: pawn.id,
        whereabouts: *whereabouts,
        side: pawn.side,
        picture: pawn.picture.clone(),
        name: pawn.name.clone(),
        heading: heading.0,
        worn: worn.0.clone(),
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
