//! The order of a frame at the table.

use bevy::prelude::*;

/// The order of a frame at the table; each set may write what the next ones read.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// Keys and pad become picks and requests. Pointers have become picks already.
    Listen,
    /// Picks narrow the choices.
    Select,
    /// What was chosen or asked for is carried out.
    Act,
    /// Everybody is told what is true now.
    Tell,
    /// Marks light up and pawns are drawn.
    Show,
    /// Pawns move.
    Play,
}
