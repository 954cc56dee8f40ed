//! What can be asked for at the table: one list for keys, pad, buttons and menus.
//!
//! A button or an entry of a menu bears the command it asks for, and a key means one ([`TableCommand::intent`]), which is also where
//! prompts find their keys. Each is carried out by the part that owns what it changes: the match by the table, panels and marks by the
//! HUD, menus by the screens. Deliberately absent: what a command does, and whether it can be done now.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::app::kit::input::Intent;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::menus::MenuScope;

/// What can be asked for. On a button: what pressing it asks for.
#[derive(Message, Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableCommand {
    /// Back to the last decision of somebody at this machine.
    Undo,
    /// Forward again over what was taken back.
    Redo,
    /// The turn ends.
    EndTurn,
    /// What is proposed is done.
    TakeProposal,
    /// The player to move offers a draw.
    OfferDraw,
    /// The other side answers the offer: agreed or not.
    AnswerDraw(bool),
    /// Asks whether the player to move gives up.
    ConfirmResign,
    /// The player to move gives up.
    Resign,
    /// The same plan again.
    Rematch,
    /// Looks at what nobody else may see, or covers it.
    Peek,
    /// Turns the board round.
    Flip,
    /// Copies the match as text.
    CopyRecord,
    /// Copies the position as text.
    CopyPosition,
    /// Shows a good action.
    Hint,
    /// Shows or hides own pawns in danger.
    Threats,
    /// Shows or hides where the pointed pawn could go.
    Reach,
    /// Shows or hides the log.
    Log,
    /// Shows or hides files and ranks.
    Coordinates,
    /// Shows or hides log, card and the other buttons, where they have no room of their own.
    More,
    /// Opens what stands over the table: the menu, the rules, the table of all animals.
    Open(Overlay),
    /// Back to the table: a menu closes with every choice that opens no other.
    Close,
    /// Asks whether the match, which is not kept, is left.
    ConfirmLeave,
    /// Leaves the table for another screen.
    Leave(Screen),
}

impl TableCommand {
    /// Those that a key asks for while no menu has the keys.
    pub const KEYED: [Self; 11] = [
        Self::EndTurn,
        Self::TakeProposal,
        Self::Undo,
        Self::Redo,
        Self::Flip,
        Self::Hint,
        Self::Threats,
        Self::Reach,
        Self::Open(Overlay::Powers),
        Self::Peek,
        Self::Log,
    ];

    /// The key or pad button that asks for it.
    #[must_use]
    pub fn intent(self) -> Option<Intent> {
        Some(match self {
            Self::EndTurn => Intent::EndTurn,
            Self::TakeProposal => Intent::Propose,
            Self::Undo => Intent::Undo,
            Self::Redo => Intent::Redo,
            Self::Flip => Intent::Flip,
            Self::Hint => Intent::Hint,
            Self::Threats => Intent::Threat,
            Self::Reach => Intent::Reach,
            Self::Open(Overlay::Powers) => Intent::Powers,
            Self::Peek => Intent::Peek,
            Self::Log => Intent::Log,
            Self::CopyRecord => Intent::Copy,
            // Back opens the menu once it means nothing nearer.
            Self::Open(Overlay::Pause) => Intent::Back,
            _ => return None,
        })
    }

    /// Whether it opens something over what is there.
    #[must_use]
    pub fn opens(self) -> bool {
        matches!(self, Self::Open(_) | Self::ConfirmResign | Self::ConfirmLeave)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TableCommand>().add_observer(ask_on_press);
}

/// A pressed button keeps no focus: Enter and Space belong to the table, unless a menu holds the keys.
fn ask_on_press(
    pressed: On<Activate>,
    buttons: Query<&TableCommand>,
    menus: Query<(), With<MenuScope>>,
    mut focus: ResMut<InputFocus>,
    mut asked: MessageWriter<TableCommand>,
) {
    let Ok(command) = buttons.get(pressed.entity) else { return };
    asked.write(*command);
    if menus.is_empty() {
        focus.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_that_keys_ask_for_has_its_key() {
        assert!(TableCommand::KEYED.iter().all(|command| command.intent().is_some()));
    }
}
