//! What the laws of secrecy must be told of HONGA: which actions show something.

use crate::rules::honga::{Action, Held, Honga, Position, Tables};
use crate::rules::laws::secrecy::Secretive;

impl Secretive for Honga {
    /// What the piles still hold depends on what is in hands.
    const OPEN_CHANCE: bool = false;

    /// A disc is laid face up (H14), a bonus card played face up (H47). Cards that nobody has seen are
    /// looked at when the turn of their owner begins (H26), which the end of another turn brings about.
    fn reveals(_: &Tables, position: &Position, action: Action) -> bool {
        match action {
            Action::Place { .. }
            | Action::Play(_)
            | Action::LuckyHand { .. }
            | Action::Steps(_)
            | Action::Chase(_) => true,
            Action::EndTurn | Action::OpenBarter(_) | Action::DrawDisc(_) | Action::Keep { .. } => {
                position.field().cards().any(|(_, held)| matches!(held, Held::Fresh(_)))
            }
            _ => false,
        }
    }
}
