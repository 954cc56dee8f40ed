//! Numbers and directions on an animal's card: its class, how far it may move on which ground, and
//! in which directions.
//!
//! Numbers are pips with gaps, so that "3, 4 or 5" is seen without reading: a filled pip is a
//! number the animal has, an empty one a number it lacks. Deliberately absent: what the numbers
//! mean.

use bevy::prelude::*;

use super::explain::{Card, NumberRow};
use super::signs::SignOf;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{Icon, Lettering, plain, space, text};
use crate::app::kit::{palette, theme};

/// A pip's size, in interface units.
const PIP: f32 = 18.0;

fn sign(icon: &'static str, size: u16) -> impl Bundle {
    (Icon::new(icon, size), Tint(palette::COCOA), SignOf::new("icons", icon), Pickable::IGNORE)
}

/// The class as an icon and a word, which is one sign together.
pub(super) fn class_line(column: &mut ChildSpawnerCommands, card: &Card) {
    let Some((icon, word)) = &card.class else { return };
    let line = (theme::row(space::XS), SignOf::new("icons", *icon), Pickable::IGNORE);
    column.spawn(line).with_children(|row| {
        row.spawn((Icon::new(*icon, 24), Tint(palette::COCOA), Pickable::IGNORE));
        row.spawn(text(word.clone(), Lettering::Note, palette::COCOA));
    });
}

/// The rows of numbers, and the directions.
pub(super) fn number_rows(column: &mut ChildSpawnerCommands, card: &Card) {
    for row in &card.numbers {
        number_row(column, row);
    }
    if card.ways.is_empty() {
        return;
    }
    column.spawn((theme::row(space::XS), Pickable::IGNORE)).with_children(|row| {
        row.spawn(sign("heading", 24));
        for way in &card.ways {
            row.spawn(sign(way, 28));
        }
    });
}

fn number_row(column: &mut ChildSpawnerCommands, numbers: &NumberRow) {
    let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::XS) };
    column.spawn((line, Pickable::IGNORE)).with_children(|row| {
        row.spawn(sign(numbers.icon, 24));
        if numbers.numbers.is_empty() {
            row.spawn(sign("no_water", 24));
        }
        let shown = if numbers.numbers.is_empty() { 0 } else { numbers.most };
        for number in 1..=shown {
            pip(row, number, numbers.numbers.contains(&number));
        }
    });
}

fn pip(row: &mut ChildSpawnerCommands, number: u8, has: bool) {
    let node = Node {
        min_width: px(PIP),
        min_height: px(PIP),
        border_radius: BorderRadius::all(px(PIP / 2.0)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let paper = if has { palette::INK } else { palette::PARCHMENT };
    row.spawn((node, BackgroundColor(paper), Pickable::IGNORE)).with_children(|pip| {
        if has {
            pip.spawn(plain(number.to_string(), Lettering::Small, palette::PAPER));
        }
    });
}
