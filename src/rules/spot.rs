//! The things a player can point at.
//!
//! Every action is a short path of spots in picking order. The table highlights the next spots of
//! all legal actions and narrows them down as the player picks, so the same input code serves every
//! game.

/// Something on the table that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A square of the board, by its number.
    Square(u8),
    /// A card, by its slot in this match (never by its kind, which may be secret).
    Card(u16),
    /// A marker beside the board.
    Marker(u16),
    /// A choice without a place on the table: end the turn, a heading, a corner.
    Button(u16),
}

/// The most spots in a picking path.
pub const MAX_PATH: usize = 9;

/// The picking path of one action: at most [`MAX_PATH`] spots, stored inline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spots {
    path: [Spot; MAX_PATH],
    len: u8,
}

impl Spots {
    /// A path; spots beyond [`MAX_PATH`] are dropped.
    #[must_use]
    pub fn new(spots: &[Spot]) -> Self {
        let mut path = [Spot::Button(0); MAX_PATH];
        let len = spots.len().min(path.len());
        path[..len].copy_from_slice(&spots[..len]);
        Self { path, len: len as u8 }
    }

    /// The spots in picking order.
    #[must_use]
    pub fn as_slice(&self) -> &[Spot] {
        &self.path[..usize::from(self.len)]
    }
}
