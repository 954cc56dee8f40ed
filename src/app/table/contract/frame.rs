//! The order of systems within a frame at the table.

use bevy::prelude::*;

/// The order of systems within a frame; each set may write what the later ones read.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// Keys and pad become picks and requests. Pointers have become picks already.
    Listen,
    /// Picks narrow the choices.
    Select,
    /// Choices and requests are carried out.
    Act,
    /// Resources such as the turn and the offers are updated from the match.
    Tell,
    /// Marks and pawns are updated.
    Show,
    /// Pawns move.
    Play,
}
