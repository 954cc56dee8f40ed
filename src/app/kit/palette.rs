//! The colours of the art direction, by name, and the palettes that replace them.
//!
//! They are constants, not a file, because the pictures are baked in the same colours. What has a
//! meaning stands in [`meanings`]; [`list`] has the palettes of the game and of packs, [`dyes`] apply one
//! of them, and [`drawing`] brings it onto the screen.

pub mod drawing;
pub mod dyes;
pub mod list;
#[cfg(test)]
mod tests;

use bevy::prelude::Color;

pub use self::dyes::Dyes;
pub use self::list::Palettes;
use crate::data::palettes::meanings;

const fn rgb(hex: u32) -> Color {
    Color::srgb(
        ((hex >> 16) & 0xff) as f32 / 255.0,
        ((hex >> 8) & 0xff) as f32 / 255.0,
        (hex & 0xff) as f32 / 255.0,
    )
}

/// Text and eyes.
pub const INK: Color = rgb(meanings::INK);
/// Quiet text and edges.
pub const COCOA: Color = rgb(meanings::COCOA);
/// The lightest paper: panels and faces.
pub const PAPER: Color = rgb(meanings::PAPER);
/// Paper behind other paper.
pub const PARCHMENT: Color = rgb(meanings::PARCHMENT);
/// The table's cloth.
pub const CLOTH: Color = rgb(meanings::CLOTH);
/// Letters on the cloth.
pub const ON_CLOTH: Color = rgb(meanings::ON_CLOTH);
/// Land squares.
pub const LAND: Color = rgb(meanings::GROUNDS[0].house);
/// Den land.
pub const DEN_LAND: Color = rgb(meanings::GROUNDS[1].house);
/// Water squares.
pub const WATER: Color = rgb(meanings::GROUNDS[3].house);
/// Den water.
pub const DEN_WATER: Color = rgb(meanings::GROUNDS[2].house);
/// Defence squares.
pub const DEFENCE: Color = rgb(0xC4705A);
/// Armor and prizes.
pub const GOLD: Color = rgb(meanings::GOLD.house);
/// Prison squares.
pub const PRISON: Color = rgb(0x6F6672);
/// The red pack.
pub const RED: Color = rgb(meanings::RED.house);
/// The blue pack.
pub const BLUE: Color = rgb(meanings::BLUE.house);
/// Seats that play each for itself, in seat order.
pub const SEATS: [Color; 5] = [
    rgb(meanings::SEATS[0].house),
    rgb(meanings::SEATS[1].house),
    rgb(meanings::SEATS[2].house),
    rgb(meanings::SEATS[3].house),
    rgb(meanings::SEATS[4].house),
];
/// Focus and the primary button.
pub const FOCUS: Color = rgb(meanings::FOCUS.house);
/// The primary button while hovered.
pub const FOCUS_LIGHT: Color = rgb(0x14806F);
/// The primary button while pressed.
pub const FOCUS_DARK: Color = rgb(0x0A5046);

/// A paper layer's shadow: ink at 28 %.
pub const SHADOW: Color = Color::srgba(0.169, 0.129, 0.110, 0.28);
/// The layer that dims the table under a menu.
pub const VEIL: Color = Color::srgba(0.169, 0.129, 0.110, 0.55);
