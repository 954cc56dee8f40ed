//! A view as a list of things to see: what a game returns for the table to lay out.
//!
//! It has two uses: the table spawns it at the start, after undo and after a jump; and after every
//! action the mirror compares it with what enacting its phases made of the entities. It is the
//! only form in which a whole position reaches the table.
//!
//! A pawn is written `PawnSeen { heading: Some(2), ..PawnSeen::new(Whereabouts::On(spot), side,
//! picture, name) }`. A game whose pawns keep their identity for the whole match gives each an
//! `id`; then `Enact::enact` finds it with `Pawns::with_id`, and beside the board it is picked as
//! `Spot::Marker(id)`. The mirror compares every field, so `Enact::enact` keeps them all up to
//! date: `put`, `take`, `set_aside` and `lay_away` for the whereabouts, `show` for the face,
//! `count` for the tally, `point` for the heading (`take` and `set_aside` clear it, so it is `None`
//! beside the board), `attach` and `detach` for the attachments.

use bevy::prelude::*;

use super::pieces::{
    AtGoal, Attachments, Face, Heading, Look, Pawn, Slot, Standing, Tally, Whereabouts,
};
use crate::rules::{MAX_SEATS, Side};

/// Everything on and beside the board.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scene {
    /// Every pawn, captives included.
    pub pawns: Vec<PawnSeen>,
    /// Whose turn it is and whether the rules have ended the match.
    pub standing: Standing,
}

/// One pawn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PawnSeen {
    /// Its number for the whole match, where the game gives one.
    pub id: Option<u16>,
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// Its side.
    pub side: Side,
    /// A cell of the `heads` sheet.
    pub picture: String,
    /// The text key of its name.
    pub name: String,
    /// Where it points, in eighths clockwise from the board's upper edge.
    pub heading: Option<u8>,
    /// Its attachments: cells of the `tokens` sheet, in any order; on a card, of the `marks` sheet.
    pub attachments: Vec<String>,
    /// What kind of picture it has.
    pub look: Look,
    /// The visible face of a card.
    pub face: Option<String>,
    /// How many equal pawns it stands for.
    pub tally: u8,
    /// Whether it has reached its goal.
    pub at_goal: bool,
}

impl PawnSeen {
    /// A plain pawn: without id, heading, or attachments.
    #[must_use]
    pub fn new(whereabouts: Whereabouts, side: Side, picture: String, name: String) -> Self {
        Self {
            id: None,
            whereabouts,
            side,
            picture,
            name,
            heading: None,
            attachments: Vec::new(),
            look: Look::Token,
            face: None,
            tally: 0,
            at_goal: false,
        }
    }
}

impl Scene {
    /// The same scene with its pawns in a fixed order, so that two can be compared.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        self.pawns.iter_mut().for_each(|pawn| pawn.attachments.sort());
        self.pawns.sort();
        self
    }

    /// Every pawn with its place in its tray.
    pub fn placed(&self) -> impl Iterator<Item = (Slot, &PawnSeen)> {
        let mut captives = [0_u8; MAX_SEATS];
        let mut aside = [0_u8; MAX_SEATS];
        let mut away = [0_u8; MAX_SEATS];
        self.pawns.iter().map(move |seen| {
            let taken = match seen.whereabouts {
                Whereabouts::Captive => &mut captives,
                Whereabouts::On(_) | Whereabouts::Aside => &mut aside,
                Whereabouts::Away => &mut away,
            };
            let next = &mut taken[usize::from(seen.side.0)];
            let slot = Slot(*next);
            *next += u8::from(seen.whereabouts.spot().is_none());
            (slot, seen)
        })
    }

    /// Spawns every pawn as a child of `board`.
    pub fn spawn(&self, board: Entity, commands: &mut Commands) {
        for (slot, seen) in self.placed() {
            let (side, picture, name) = (seen.side, seen.picture.clone(), seen.name.clone());
            let marks =
                (Attachments(seen.attachments.clone()), Heading(seen.heading), Tally(seen.tally));
            let mut pawn = commands.spawn((
                Pawn { id: seen.id, side, picture, name },
                seen.whereabouts,
                slot,
                (seen.look.clone(), Face(seen.face.clone())),
                marks,
                ChildOf(board),
            ));
            if seen.at_goal {
                pawn.insert(AtGoal);
            }
        }
    }
}
