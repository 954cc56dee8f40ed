//! The commands of the table: one list for keys, pad, buttons and menus.
//!
//! A button or a menu entry carries the command it sends, and [`TableCommand::intent`] names its
//! key, which prompts show too. Each command is carried out by the part that owns what it changes:
//! the match by the table, panels and marks by the HUD, menus by the screens. Deliberately absent:
//! what a command does, and whether it is possible now.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::app::kit::input::Intent;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::menus::MenuScope;

/// A command of the table. On a button: what pressing it sends.
#[derive(Message, Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableCommand {
    /// Takes back to the last decision of a person at this machine.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Ends the turn.
    EndTurn,
    /// Plays what is proposed.
    TakeProposal,
    /// Takes what is picked as it lies.
    Lay,
    /// Plays what has been picked once and has to be picked twice.
    Confirm,
    /// Offers a draw for the player to move.
    OfferDraw,
    /// Answers a draw offer for the other side: whether it agrees.
    AnswerDraw(bool),
    /// Asks whether the player to move resigns.
    ConfirmResign,
    /// Resigns for the player to move.
    Resign,
    /// Starts a match with the same plan.
    Rematch,
    /// Lays the packs as they are now, and plays the match again with them.
    TakePacks,
    /// Shows what only this player may see, or covers it.
    Peek,
    /// Covers what only this player may see, if it is shown.
    Cover,
    /// Turns the board round.
    Flip,
    /// Shows the whole board, if it was brought nearer.
    WholeBoard,
    /// Copies the match as text.
    CopyRecord,
    /// Copies the position as text.
    CopyPosition,
    /// Takes the position into the editor of levels.
    EditPosition,
    /// Asks whether to take the position of a match that is not kept into the editor.
    ConfirmEdit,
    /// Makes a picture of the board as it is.
    KeepPicture,
    /// Makes a film of the match so far.
    KeepFilm,
    /// Copies where the last picture or film lies.
    CopyPlace,
    /// Copies the last picture itself.
    CopyPicture,
    /// Hands the last picture or film to the system's list of programs and people.
    ShareKept,
    /// Shows a good action.
    Hint,
    /// Begins the running step of a task anew.
    Again,
    /// Shows the solution of a puzzle as played actions.
    Solve,
    /// Leaves the task; the match goes on without it.
    LeaveTask,
    /// Shows or hides which of the player's pawns are in danger.
    Threats,
    /// Hides which of the player's pawns are in danger.
    HideThreats,
    /// Shows or hides where the pawn under the pointer could go.
    Reach,
    /// Hides where the pawn under the pointer could go.
    HideReach,
    /// Shows what happened last once more.
    ShowAgain,
    /// Opens the line in which a move is typed, or closes it.
    Type,
    /// Drops everything that is shown up to the next decision of a person here.
    Skip,
    /// Shows or hides the log.
    Log,
    /// Shows or hides log, card and the other buttons, where the window has no room for them.
    More,
    /// Opens an overlay: the menu, the rules, the table of all animals.
    Open(Overlay),
    /// Closes the menu and returns to the table.
    Close,
    /// Asks whether to leave a match that is not kept.
    ConfirmLeave,
    /// Leaves the table for another screen.
    Leave(Screen),
}

impl TableCommand {
    /// The commands that have a key while no menu is open.
    pub const KEYED: [Self; 13] = [
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
        Self::ShowAgain,
        Self::Type,
        Self::Skip,
    ];

    /// The commands that show something, which a player may want to last as long as the key is held,
    /// each with the one that ends it. These never show anything themselves: meanwhile it may have
    /// ended, and somebody else may be at the screen.
    pub const HELD: [(Self, Self); 3] = [
        (Self::Threats, Self::HideThreats),
        (Self::Reach, Self::HideReach),
        (Self::Peek, Self::Cover),
    ];

    /// The key or pad button that asks for it.
    #[must_use]
    pub fn intent(self) -> Option<Intent> {
        Some(match self {
            Self::EndTurn => Intent::EndTurn,
            Self::TakeProposal => Intent::Propose,
            // This key picks whatever is focused, and so what lies in hand.
            Self::Lay => Intent::Pick,
            Self::Undo => Intent::Undo,
            Self::Redo => Intent::Redo,
            Self::Flip => Intent::Flip,
            Self::WholeBoard => Intent::WholeBoard,
            Self::Hint => Intent::Hint,
            Self::Threats => Intent::Threat,
            Self::Reach => Intent::Reach,
            Self::Open(Overlay::Powers) => Intent::Powers,
            Self::Peek => Intent::Peek,
            Self::ShowAgain => Intent::ShowAgain,
            Self::Skip => Intent::Skip,
            Self::Type => Intent::Type,
            Self::Log => Intent::Log,
            Self::CopyRecord => Intent::Copy,
            // Back opens the menu when there is nothing else for it to do.
            Self::Open(Overlay::Pause) => Intent::Back,
            _ => return None,
        })
    }

    /// Whether the menu that it was chosen from stays, or another one opens over it.
    #[must_use]
    pub fn keeps_menu(self) -> bool {
        let keeps = matches!(
            self,
            Self::KeepPicture
                | Self::KeepFilm
                | Self::CopyPlace
                | Self::CopyPicture
                | Self::ShareKept
        );
        let asks = matches!(self, Self::ConfirmResign | Self::ConfirmLeave | Self::ConfirmEdit);
        keeps || asks || matches!(self, Self::Open(_))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TableCommand>().add_observer(ask_on_press);
}

/// Sends a pressed button's command. The button does not keep the focus, because Enter and Space
/// belong to the table while no menu is open.
fn ask_on_press(
    pressed: On<Activate>,
    buttons: Query<&TableCommand>,
    menus: Query<(), With<MenuScope>>,
    mut focus: ResMut<InputFocus>,
    mut table_commands: MessageWriter<TableCommand>,
) {
    let Ok(command) = buttons.get(pressed.entity) else { return };
    table_commands.write(*command);
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
