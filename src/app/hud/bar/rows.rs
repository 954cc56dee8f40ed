//! The rows of the bar: in a wide window all buttons are as wide as each other and stand below each other, with words under
//! their pictures in a player's first matches of a game, where there is room.
//!
//! Small windows have few buttons, which stand beside each other. Deliberately absent: which buttons are shown.

use bevy::prelude::*;
use bevy::text::RemSize;

use super::{BarButton, BarRow, BarWord};
use crate::app::hud::layout::Room;
use crate::app::hud::switches::Unfolded;
use crate::app::kit::form::Form;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::theme::{Lettering, space};
use crate::app::saving::Shelved;
use crate::app::session::plan::MatchPlan;

/// The gap between two buttons, in units.
pub(super) const GAP: f32 = space::XS;
/// The width of a button without a word, in units.
const SQUARE: f32 = 44.0;
/// The width of a letter of the words, as a share of its height.
const LETTER: f32 = 0.54;
/// In how many matches of a game the words are shown.
const FIRST_MATCHES: usize = 3;
/// Larger letters than this, in rem of the usual size, leave no room for words.
const LARGEST: f32 = 1.1;
/// More rows of words than this would leave no room for a card.
const MOST_ROWS: usize = 5;

type IsButton = (With<BarButton>, Without<BarRow>, Without<BarWord>);

/// Arranges the buttons that are shown.
pub(super) fn arrange(
    (shelved, plan): (Option<Res<Shelved>>, Option<Res<MatchPlan>>),
    (room, texts, locale): (Res<Room>, Res<RemSize>, Res<Locale>),
    unfolded: Res<Unfolded>,
    buttons: Query<(Ref<Node>, &Children), IsButton>,
    mut words: Query<(&mut Node, &LocalText), With<BarWord>>,
    mut rows: Query<&mut Node, (With<BarRow>, Without<BarWord>)>,
) {
    let changed = room.is_changed() || texts.is_changed() || locale.is_changed();
    let changed = changed || unfolded.is_changed() || shelved.as_ref().is_some_and(Res::is_changed);
    if !changed && !buttons.iter().any(|(node, _)| node.is_changed()) {
        return;
    }
    let shown = || buttons.iter().filter(|(node, _)| node.display != Display::None);
    let letters = shown().flat_map(|(_, inside)| inside).filter_map(|child| {
        let (_, word) = words.get(*child).ok()?;
        Some(locale.say(word).chars().count())
    });
    let texts = texts.0 / RemSize::default().0;
    let letter = Lettering::Small.size() * LETTER * texts;
    let worded = letters.max().unwrap_or(0) as f32 * letter + space::S;
    let game = plan.as_ref().map_or("", |plan| &plan.game);
    let is_new = shelved.is_none_or(|shelved| shelved.matches_of(game) <= FIRST_MATCHES);
    let (count, width) = (shown().count(), room.column - 2.0 * space::S);
    let few = count.div_ceil(columns(count, width, worded)) <= MOST_ROWS;
    let wordy = is_new && texts <= LARGEST && room.has_room_for_words() && few;
    let display = if wordy { Display::Flex } else { Display::None };
    for (mut word, _) in words.iter_mut().filter(|(node, _)| node.display != display) {
        word.display = display;
    }
    let columns = columns(count, width, if wordy { worded } else { SQUARE });
    for mut row in &mut rows {
        let mut wanted = row.clone();
        fit_row(&mut wanted, (room.form, unfolded.0), columns);
        if *row != wanted {
            *row = wanted;
        }
    }
}

fn fit_row(row: &mut Node, (form, unfolded): (Form, bool), columns: usize) {
    if form == Form::Wide {
        (row.display, row.row_gap) = (Display::Grid, px(GAP));
        row.grid_template_columns = RepeatedGridTrack::flex(columns as u16, 1.0);
    } else {
        (row.display, row.row_gap) = (Display::Flex, px(space::S));
        // The few buttons of an upright window fill a row so exactly that rounding could put the last one below.
        let single = form == Form::Tall && !unfolded;
        row.flex_wrap = if single { FlexWrap::NoWrap } else { FlexWrap::Wrap };
    }
}

/// Into how many columns so many buttons go: into as few rows as their least width allows, as full as each other.
fn columns(buttons: usize, width: f32, least: f32) -> usize {
    let most = ((width + GAP) / (least + GAP)).floor().max(1.0) as usize;
    let rows = buttons.div_ceil(most).max(1);
    buttons.div_ceil(rows).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_the_bar_are_few_and_as_full_as_each_other() {
        assert_eq!(columns(13, 334.0, SQUARE), 7, "seven and six");
        assert_eq!(columns(13, 284.0, SQUARE), 5, "not six, six and one");
        assert_eq!(columns(13, 290.0, 59.0), 4);
        assert_eq!(columns(3, 334.0, SQUARE), 3);
        for buttons in 1..=15 {
            for width in [44.0, 84.0, 174.0, 224.0, 334.0] {
                let columns = columns(buttons, width, SQUARE);
                let rows = buttons.div_ceil(columns);
                let last = buttons - (rows - 1) * columns;
                assert!(columns - last < rows.max(2), "{buttons} in {columns}");
            }
        }
    }
}
