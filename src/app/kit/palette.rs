//! The colours of the art direction, by name.
//!
//! They are constants, not a file, because the pictures are baked in the same colours. Deliberately
//! absent: a dark theme.

use bevy::prelude::Color;

const fn rgb(hex: u32) -> Color {
    Color::srgb(
        ((hex >> 16) & 0xff) as f32 / 255.0,
        ((hex >> 8) & 0xff) as f32 / 255.0,
        (hex & 0xff) as f32 / 255.0,
    )
}

/// Text and eyes.
pub const INK: Color = rgb(0x2B211C);
/// Quiet text and edges.
pub const COCOA: Color = rgb(0x5A4334);
/// The lightest paper: panels and faces.
pub const PAPER: Color = rgb(0xF7EBD0);
/// Paper behind other paper.
pub const PARCHMENT: Color = rgb(0xEAD9B5);
/// The table's cloth.
pub const CLOTH: Color = rgb(0xA9845B);
/// Land squares.
pub const LAND: Color = rgb(0xCFA77A);
/// Den land.
pub const DEN_LAND: Color = rgb(0xE9C46A);
/// Water squares.
pub const WATER: Color = rgb(0xE4EEEC);
/// Den water.
pub const DEN_WATER: Color = rgb(0x8FC1D4);
/// Defence squares.
pub const DEFENCE: Color = rgb(0xC4705A);
/// Armor and prizes.
pub const GOLD: Color = rgb(0xF2B632);
/// Prison squares.
pub const PRISON: Color = rgb(0x6F6672);
/// The red pack.
pub const RED: Color = rgb(0xA61C28);
/// The blue pack.
pub const BLUE: Color = rgb(0x1F4E79);
/// Seats that play each for itself, in seat order.
pub const SEATS: [Color; 5] =
    [rgb(0xB23A2E), rgb(0x2C6E9B), rgb(0xE9B43A), rgb(0x3E3346), rgb(0x6FA05A)];
/// Focus and the primary button.
pub const FOCUS: Color = rgb(0x0E6B5C);
/// The primary button while hovered.
pub const FOCUS_LIGHT: Color = rgb(0x14806F);
/// The primary button while pressed.
pub const FOCUS_DARK: Color = rgb(0x0A5046);

/// A paper layer's shadow: ink at 28 %.
pub const SHADOW: Color = Color::srgba(0.169, 0.129, 0.110, 0.28);
/// The layer that dims the table under a menu.
pub const VEIL: Color = Color::srgba(0.169, 0.129, 0.110, 0.55);
