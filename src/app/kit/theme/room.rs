//! Room for words that change: hidden texts in the same place, so that nothing moves when a longer one is shown.

use bevy::prelude::*;

use super::lettering::{Lettering, text};
use super::space;
use crate::app::kit::locale::LocalText;

/// A hidden text that keeps the room for what is shown in its place.
#[derive(Component)]
pub struct KeepsRoom;

/// The node of a text that shares its place with those that keep the room for it, with air above and below.
#[must_use]
pub fn shared_place() -> Node {
    let margin = UiRect::vertical(px(space::XS));
    let (grid_row, grid_column) = (GridPlacement::start(1), GridPlacement::start(1));
    Node { margin, grid_row, grid_column, ..default() }
}

/// Makes the place of a text as large as any of these needs. The text itself has the node [`shared_place`].
pub fn keep_room(
    place: &mut EntityCommands,
    lettering: Lettering,
    words: impl IntoIterator<Item = LocalText>,
) {
    place.entry::<Node>().and_modify(|mut node| {
        node.display = Display::Grid;
        node.justify_items = JustifyItems::Center;
        node.justify_content = JustifyContent::Center;
    });
    place.with_children(|place| {
        for words in words {
            let hidden = (KeepsRoom, Visibility::Hidden, shared_place());
            place.spawn((hidden, text(words, lettering, Color::NONE)));
        }
    });
}
