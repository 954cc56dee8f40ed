//! The look: paper on cloth. Colours, spacing, lettering, and the widgets that every screen is
//! built from.
//!
//! Deliberately absent: any dependency on screens or games. A widget takes a text key and a kind;
//! the caller observes it to give it an action.

pub mod buttons;
mod directions;
pub mod grace;
pub mod headlines;
pub mod lettering;
pub mod menus;
pub mod panels;
pub mod prompts;
pub mod room;
pub mod scrolling;
mod wrapping;

use bevy::prelude::*;

pub use self::buttons::{ButtonKind, button, icon_button, lettered_button, pictured_button};
pub use self::lettering::{Lettering, TextSystems, plain, text, typed};
pub use self::panels::{CoverPicture, Icon, fit_sheet, over_all, panel, row, sheet, veil};

/// The standard distances, in units.
pub mod space {
    /// Between a widget and its label.
    pub const XS: f32 = 4.0;
    /// Between widgets of one group.
    pub const S: f32 = 8.0;
    /// Inside a widget.
    pub const M: f32 = 16.0;
    /// Between groups.
    pub const L: f32 = 24.0;
    /// Between a panel and the screen.
    pub const XL: f32 = 40.0;
}

/// Styles what screens spawn.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        buttons::plugin,
        lettering::plugin,
        panels::plugin,
        scrolling::plugin,
        wrapping::plugin,
    ));
}
