//! What stands on a table: the components every game shares, and nothing that names a game.
//!
//! They hold what is true now, not what is being shown: an enacting system changes them at once,
//! and [`super::playback`] lets the eye follow. Deliberately absent: positions and legality. A
//! pawn knows its side, its picture and the key of its name; what it may do is asked of the rules.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::rules::{Side, Spot};

/// Where a square, a pawn or a marker is, in the words in which players pick.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnSpot(pub Spot);

/// A square of the board; it has an [`OnSpot`] and is what pointers hit.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct SquareTile;

/// A pawn. With an [`OnSpot`] it stands on the board, with [`Captive`] in a tray beside it.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[require(Transform, Visibility)]
pub struct Pawn {
    /// Whose it is.
    pub side: Side,
    /// Its head: a cell of the `heads` sheet, or a name that the level lends one.
    pub picture: String,
    /// The text key of its name.
    pub name: String,
}

/// A pawn that was taken, and how many of its side were taken before it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captive {
    /// Its place in the tray.
    pub order: u8,
}

/// A pawn that stands where its side wants to be.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct AtGoal;

/// Whose turn the table shows, and whether the rules have ended the match. Enacting systems keep
/// it; everybody may read it.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The side to move; nobody before a lot has fallen.
    pub to_move: Option<Side>,
    /// The rules say it is over. What the referee ends besides is in
    /// [`super::seats::TurnNow::outcome`].
    pub ended: bool,
}

/// The sides' tokens: cells of the `tokens` sheet.
pub const TOKENS: [&str; 2] = ["red", "blue"];

/// The token under a side's pawns.
#[must_use]
pub fn token(side: Side) -> &'static str {
    TOKENS[usize::from(side.0) % TOKENS.len()]
}

type Standings<'a> = (Entity, &'a Pawn, Option<&'a mut OnSpot>, Option<&'a Captive>);

/// What enacting systems do with pawns. They find one by spot and side, because two pawns share a
/// square for a moment when one takes the other.
#[derive(SystemParam)]
pub struct Pawns<'w, 's> {
    pawns: Query<'w, 's, Standings<'static>, With<Pawn>>,
    commands: Commands<'w, 's>,
}

impl Pawns<'_, '_> {
    /// The pawn of `side` on `spot`.
    #[must_use]
    pub fn standing(&self, spot: Spot, side: Side) -> Option<Entity> {
        let here = |place: Option<&OnSpot>| place.is_some_and(|place| place.0 == spot);
        self.pawns
            .iter()
            .find(|(_, pawn, place, _)| pawn.side == side && here(*place))
            .map(|(entity, ..)| entity)
    }

    /// A pawn of `side` in its tray that looks like `picture`; those that look alike are alike.
    #[must_use]
    pub fn captive(&self, side: Side, picture: &str) -> Option<Entity> {
        let alike = |pawn: &Pawn| pawn.side == side && pawn.picture == picture;
        self.pawns
            .iter()
            .find(|(_, pawn, _, captive)| captive.is_some() && alike(pawn))
            .map(|(entity, ..)| entity)
    }

    /// Puts a pawn on another spot, out of its tray if it lay there.
    pub fn put(&mut self, pawn: Entity, to: Spot) {
        match self.pawns.get_mut(pawn) {
            Ok((_, _, Some(mut place), _)) => place.0 = to,
            Ok(_) => {
                self.commands.entity(pawn).remove::<Captive>().insert(OnSpot(to));
            }
            Err(_) => {}
        }
    }

    /// Takes a pawn off the board, into its side's tray.
    pub fn take(&mut self, pawn: Entity) {
        let Ok((_, taken, ..)) = self.pawns.get(pawn) else { return };
        let same = |other: &Pawn| other.side == taken.side;
        let captives =
            self.pawns.iter().filter(|(_, other, _, held)| held.is_some() && same(other));
        let order = captives.count() as u8;
        self.commands.entity(pawn).remove::<OnSpot>().insert(Captive { order });
    }

    /// Marks a pawn as arrived where its side wants to be.
    pub fn arrive(&mut self, pawn: Entity) {
        self.commands.entity(pawn).insert(AtGoal);
    }
}
