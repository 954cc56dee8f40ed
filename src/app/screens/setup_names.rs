//! The names on the set-up sheet: a row of buttons where two sides play, and what shows a seat's name.
//!
//! A press gives a person the next name; a computer is named after its character. Deliberately absent: writing names.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::names::names_button;
use super::widgets;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::form::Fit;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::theme::{ButtonKind, Lettering, button, space, text};
use crate::app::kit::{palette, theme};

/// What shows a seat's name.
#[derive(Component)]
pub(super) struct SeatName(pub(super) usize);

/// A button with a person's name.
pub(super) fn name_button(seat: usize, name: LocalText) -> impl Bundle {
    (
        button(name, ButtonKind::Choice),
        SeatName(seat),
        observe(move |_: On<Activate>, mut sheet: ResMut<SetUpSheet>| sheet.rename(seat)),
    )
}

pub(super) fn name_row(column: &mut ChildSpawnerCommands, sheet: &SetUpSheet) {
    column.spawn(theme::row(space::M)).with_children(|row| {
        row.spawn((
            Node { width: px(widgets::LABEL), flex_shrink: 0.0, ..default() },
            Fit(widgets::fit_label),
            children![text("switch-names", Lettering::Strong, palette::INK)],
        ));
        for seat in 0..=usize::from(sheet.with_friend()) {
            row.spawn(name_button(seat, side_name(sheet, seat)));
        }
        row.spawn(names_button());
    });
}

fn side_name(sheet: &SetUpSheet, seat: usize) -> LocalText {
    let name = sheet.name(sheet.names[seat.min(1)]);
    let is_red = seat == sheet.own_side();
    LocalText::new(if is_red { "setup-name-red" } else { "setup-name-blue" }).with("name", name)
}

pub(super) fn show_names(
    (sheet, locale): (Res<SetUpSheet>, Res<Locale>),
    names: Query<(&SeatName, &Children)>,
    mut texts: Query<&mut LocalText>,
) {
    let of_seats = sheet.seat_names(&locale);
    for (SeatName(seat), children) in &names {
        let name = of_seats.get(*seat).cloned().unwrap_or_else(|| side_name(&sheet, *seat));
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(name.clone());
            }
        }
    }
}
