//! HONGA's declarations for the laws of secrecy: which actions reveal something.

use crate::rules::honga::{Action, Held, Honga, Position, Tables};
use crate::rules::laws::secrecy::Secretive;

impl Secretive for Honga {
    /// The contents of the piles depend on hidden hands.
    const OPEN_CHANCE: bool = false;

    /// A disc is laid face up (H14), a bonus card is played face up (H47). A player looks at newly
    /// drawn cards when its turn begins (H26), which happens at the end of another turn.
    fn reveals(_: &Tables, position: &Position, action: Action) -> bool {
        match action {
            Action::Place { .. }
            | Action::Play(_)
            | Action::LuckyHand { .. }
            | Action::Steps(_)
            | Action::Chase(_) => true,
            Action::EndTurn | Action::OpenBarter(_) | Action::DrawDisc(_) | Action::Keep { .. } => {
                let field = position.field();
                let next = field.after(field.turn_state().turn);
                field.cards().any(|(_, held)| held == Held::Fresh(next))
            }
            _ => false,
        }
    }
}
