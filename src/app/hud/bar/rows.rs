//! The rows of the bar: the buttons of one stand below those of the other, and all rows but the last are full.
//!
//! A small window has few buttons, which stand beside each other. Deliberately absent: which buttons are shown.

use bevy::prelude::*;

use super::{BarButton, BarWord};
use crate::app::hud::layout::Room;
use crate::app::kit::form::Form;
use crate::app::kit::theme::space;

/// What holds the buttons.
#[derive(Component)]
pub(super) struct BarRows;

/// The gap between two buttons, in units.
pub(super) const GAP: f32 = 3.0;
/// The least width of a button without and with a word under its picture, in units.
const LEAST: [f32; 2] = [44.0, 60.0];

pub(super) fn align(
    room: Res<Room>,
    buttons: Query<&Node, (With<BarButton>, Without<BarRows>)>,
    words: Query<&Node, (With<BarWord>, Without<BarRows>)>,
    mut rows: Query<&mut Node, With<BarRows>>,
) {
    let is_shown = |node: &&Node| node.display != Display::None;
    let wordy = words.iter().any(|node| is_shown(&node));
    let columns = columns(buttons.iter().filter(is_shown).count(), room.column, wordy);
    for mut node in &mut rows {
        let mut wanted = node.clone();
        let wide = room.form == Form::Wide;
        wanted.display = if wide { Display::Grid } else { Display::Flex };
        wanted.grid_template_columns =
            if wide { RepeatedGridTrack::flex(columns, 1.0) } else { Vec::new() };
        if *node != wanted {
            *node = wanted;
        }
    }
}

/// Into how many columns so many buttons go in a column of the window: into as many rows as they need, as full as each
/// other.
fn columns(buttons: usize, width: f32, wordy: bool) -> u16 {
    let least = LEAST[usize::from(wordy)];
    let most = ((width - 2.0 * space::S + GAP) / (least + GAP)).floor().max(1.0) as usize;
    let rows = buttons.div_ceil(most).max(1);
    buttons.div_ceil(rows).max(1) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_the_bar_are_few_and_as_full_as_each_other() {
        assert_eq!(columns(13, 350.0, false), 7, "seven and six");
        assert_eq!(columns(13, 300.0, false), 5, "not six, six and one");
        assert_eq!(columns(13, 350.0, true), 5);
        assert_eq!(columns(3, 350.0, false), 3);
        for buttons in 1..=15 {
            for width in [60.0, 100.0, 190.0, 240.0, 350.0] {
                let columns = usize::from(columns(buttons, width, false));
                let rows = buttons.div_ceil(columns);
                let last = buttons - (rows - 1) * columns;
                assert!(columns - last < rows.max(2), "{buttons} in {columns}");
            }
        }
    }
}
