//! Where the players' plates are on screen: points fly there.

use bevy::prelude::*;

use crate::rules::Side;

/// Where the points of each side are shown, in squares from the middle of the board. The HUD writes
/// it, because it alone knows where it lays the plates.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct PlatePlaces(pub Vec<(Side, Vec2)>);

impl PlatePlaces {
    /// The place of a side's points.
    #[must_use]
    pub fn of(&self, side: Side) -> Option<Vec2> {
        self.0.iter().find(|(known, _)| *known == side).map(|(_, place)| *place)
    }
}
