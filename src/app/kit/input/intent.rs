//! What a player can intend, whatever the device.
//!
//! Deliberately absent: mouse buttons, because pointers pick what they touch and need no intent.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// What a player can intend with a key, a button or a stick.
#[derive(Actionlike, PartialEq, Eq, Clone, Copy, Hash, Debug, Reflect)]
pub enum Intent {
    /// One step up.
    Up,
    /// One step down.
    Down,
    /// One step to the left.
    Left,
    /// One step to the right.
    Right,
    /// The left stick's direction, which picks by angle.
    #[actionlike(DualAxis)]
    Point,
    /// The right stick's direction, which sets headings.
    #[actionlike(DualAxis)]
    Aim,
    /// Picks what is focused.
    Pick,
    /// One step back, everywhere.
    Back,
    /// Ends a turn of several actions.
    EndTurn,
    /// Plays what is proposed.
    Propose,
    /// Takes one action back.
    Undo,
    /// Plays an undone action again.
    Redo,
    /// Moves to the next thing that can be picked.
    Next,
    /// Moves to the previous thing that can be picked.
    Previous,
    /// Turns a thing to the left.
    TurnLeft,
    /// Turns a thing to the right.
    TurnRight,
    /// Asks for a good move.
    Hint,
    /// Shows what is in danger.
    Threat,
    /// Shows an animal's reach.
    Reach,
    /// Turns the board round.
    Flip,
    /// Shows what happened last once more.
    ShowAgain,
    /// Skips what others do.
    Skip,
    /// Shows the board larger.
    ZoomIn,
    /// Shows the board smaller.
    ZoomOut,
    /// Shows the whole board.
    WholeBoard,
    /// Shows the log.
    Log,
    /// Shows what only this player may see.
    Peek,
    /// Shows the table of powers.
    Powers,
    /// Enters the column of buttons, or leaves it.
    Column,
    /// Opens the pause menu.
    Pause,
    /// Opens the line in which a move is typed.
    Type,
    /// Copies the match as text.
    Copy,
    /// Pastes from the clipboard.
    Paste,
    /// Switches all sounds off and on.
    Mute,
    /// Fills the screen with the window, or stops that.
    Fullscreen,
    /// The left player's upper left corner of four.
    LeftUpperLeft,
    /// The left player's upper right corner.
    LeftUpperRight,
    /// The left player's lower left corner.
    LeftLowerLeft,
    /// The left player's lower right corner.
    LeftLowerRight,
    /// The right player's upper left corner of four.
    RightUpperLeft,
    /// The right player's upper right corner.
    RightUpperRight,
    /// The right player's lower left corner.
    RightLowerLeft,
    /// The right player's lower right corner.
    RightLowerRight,
}

impl Intent {
    /// The corners of the left player and of the right one, in reading order.
    pub const CORNERS: [[Self; 4]; 2] = [
        [Self::LeftUpperLeft, Self::LeftUpperRight, Self::LeftLowerLeft, Self::LeftLowerRight],
        [Self::RightUpperLeft, Self::RightUpperRight, Self::RightLowerLeft, Self::RightLowerRight],
    ];

    /// Without these no menu can be used. Each keeps a key and a button of its own.
    pub const NEEDED: [Self; 6] =
        [Self::Up, Self::Down, Self::Left, Self::Right, Self::Pick, Self::Back];

    /// Whether it is one of [`Self::NEEDED`].
    #[must_use]
    pub fn is_needed(self) -> bool {
        Self::NEEDED.contains(&self)
    }

    /// Whether it is a corner. Each player has a pad of their own for these.
    #[must_use]
    pub fn is_corner(self) -> bool {
        Self::CORNERS.as_flattened().contains(&self)
    }

    /// Whether one key may serve both, because they never mean something at the same time.
    #[must_use]
    pub fn gets_along(self, other: Self) -> bool {
        // There is no danger to show while an action is proposed, and what others do is followed or
        // skipped.
        const PAIRS: [[Intent; 2]; 2] =
            [[Intent::Propose, Intent::Threat], [Intent::Reach, Intent::Skip]];
        let among_corners = |one: Self, other: Self| {
            let everywhere = [Self::Pause, Self::Mute, Self::Fullscreen];
            one.is_corner()
                && !other.is_corner()
                && !other.is_needed()
                && !everywhere.contains(&other)
        };
        self == other
            || PAIRS.iter().any(|pair| pair.contains(&self) && pair.contains(&other))
            || among_corners(self, other)
            || among_corners(other, self)
    }
}
