//! The mirror: what the entities show, read back as a [`Scene`].
//!
//! [`Enact::enact`] sees only its phase's events, never the position, so only a comparison can
//! show whether together they draw the truth. Tests compare after every action of random matches;
//! the game compares while playing and reports differences in the terminal.
//!
//! [`Enact::enact`]: crate::app::table::turns::stagehand::Enact::enact

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use crate::app::table::contract::pieces::{
    AtGoal, Attachments, Face, Heading, Look, Pawn, Standing, Tally, Whereabouts,
};
use crate::app::table::contract::scene::{PawnSeen, Scene};
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::turns::playing::Playing;

/// The parts of a pawn that are compared.
#[derive(QueryData)]
pub struct Entities {
    pawn: &'static Pawn,
    whereabouts: &'static Whereabouts,
    heading: &'static Heading,
    attachments: &'static Attachments,
    look: &'static Look,
    face: &'static Face,
    tally: &'static Tally,
    at_goal: Has<AtGoal>,
}

/// The pawns on the table, as a system parameter.
pub type ShownPawns<'w, 's> = Query<'w, 's, Entities>;

/// The entities as a scene, sorted.
#[must_use]
pub fn read(pawns: &ShownPawns, standing: Standing) -> Scene {
    let seen = |shown: EntitiesItem| PawnSeen {
        id: shown.pawn.id,
        whereabouts: *shown.whereabouts,
        side: shown.pawn.side,
        picture: shown.pawn.picture.clone(),
        name: shown.pawn.name.clone(),
        heading: shown.heading.0,
        attachments: shown.attachments.0.clone(),
        look: shown.look.clone(),
        face: shown.face.0.clone(),
        tally: shown.tally.0,
        at_goal: shown.at_goal,
    };
    Scene { pawns: pawns.iter().map(seen).collect(), standing }.sorted()
}

/// Whether the entities equal the view.
pub fn holds<G: TableGame>(
    playing: Res<Playing<G>>,
    pawns: ShownPawns,
    standing: Res<Standing>,
) -> bool {
    read(&pawns, *standing) == playing.scene().sorted()
}

/// Logs an error when the table differs from the match.
pub(in crate::app::table) fn compare<G: TableGame>(
    playing: Res<Playing<G>>,
    pawns: ShownPawns,
    standing: Res<Standing>,
) {
    let (shown, truth) = (read(&pawns, *standing), playing.scene().sorted());
    if shown != truth && G::HAS_SECRETS {
        // A reader of the log may not be allowed to know the position.
        error!("The table shows something else than the match.");
    } else if shown != truth {
        error!("The table shows {shown:?}, but the match stands at {truth:?}.");
    }
}
