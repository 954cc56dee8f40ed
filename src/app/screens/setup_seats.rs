//! The seat rows of the set-up sheet, for games in which every seat plays for itself: a token, a
//! name, the kind of player, a button to remove the seat.
//!
//! The buttons' spoken labels name the seat, so that the focus can be restored when rows come and
//! go. Deliberately absent: the choices, which the sheet holds.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::setup_characters::portrait;
use super::setup_names::{SeatName, name_button};
use super::widgets;
use super::widgets::{Choice, choice_row};
use crate::app::catalog::characters::Character;
use crate::app::catalog::seat_mode::{FIRST, PLAYERS, seat_group};
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, button, icon_button, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::plan::PlayerKind;
use crate::app::table::PlayerStyle;
use crate::rules::Side;

/// The rows of all seats, and the button that adds one.
pub(super) fn seat_rows(
    column: &mut ChildSpawnerCommands,
    sheet: &SetUpSheet,
    names: &[LocalText],
    kept: Option<&Choice>,
    focus: &mut InputFocus,
) {
    for (seat, (line, name)) in sheet.seats.iter().zip(names).enumerate() {
        let node = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::M) };
        column.spawn((node, Fit(fit_seat))).with_children(|row| {
            seat_name(row, seat, line.player, name);
            let node = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
            row.spawn((node, Fit(fit_players))).with_children(|options| {
                players(options, seat, kept, focus);
                if sheet.may_remove_seat() {
                    remove_button(options, seat, name.clone());
                }
            });
        });
    }
    if sheet.may_add_seat() {
        let aligned =
            Node { margin: UiRect::left(px(widgets::LABEL + space::M)), ..theme::row(space::S) };
        column.spawn((aligned, Fit(widgets::fit_under_options))).with_children(|line| {
            line.spawn((
                button("setup-add", ButtonKind::Secondary),
                observe(|_: On<Activate>, mut sheet: ResMut<SetUpSheet>| sheet.add_seat()),
            ));
        });
    }
}

/// Small windows may break the name and the players into lines; a tall window always does, with
/// space between seats.
fn fit_seat(form: Form, node: &mut Node) {
    fit_players(form, node);
    node.margin.bottom = px(if form == Form::Tall { space::M } else { 0.0 });
}

fn fit_players(form: Form, node: &mut Node) {
    node.flex_wrap = form.pick(FlexWrap::NoWrap, FlexWrap::Wrap);
}

fn fit_name(form: Form, node: &mut Node) {
    node.width = form.pick(px(widgets::LABEL), auto());
}

/// The token, and the name: of a person a button.
fn seat_name(row: &mut ChildSpawnerCommands, seat: usize, player: PlayerKind, name: &LocalText) {
    let node = Node {
        width: px(widgets::LABEL),
        flex_shrink: 0.0,
        flex_wrap: FlexWrap::NoWrap,
        ..theme::row(space::S)
    };
    row.spawn((node, Fit(fit_name))).with_children(|place| {
        place.spawn(Icon::of("tokens", PlayerStyle::Seats.token(Side(seat as u8)), 40));
        if player == PlayerKind::Human {
            place.spawn(name_button(seat, name.clone()));
        } else {
            let name = text(name.clone(), Lettering::Strong, palette::INK);
            place.spawn((Node::default(), SeatName(seat))).with_child(name);
        }
    });
}

fn players(
    options: &mut ChildSpawnerCommands,
    seat: usize,
    kept: Option<&Choice>,
    focus: &mut InputFocus,
) {
    let group = seat_group(seat);
    let spoken = |player: LocalText| {
        LocalText::new("setup-seat-spoken").with("seat", seat as u32 + 1).with("player", player)
    };
    for (index, player) in PLAYERS.into_iter().enumerate() {
        let choice = Choice { group: group.clone(), index };
        let had_focus = kept == Some(&choice);
        let option = match player {
            PlayerKind::Human => {
                let person = button("setup-person", ButtonKind::Choice);
                options.spawn(person).insert(SpokenLabel(spoken("setup-person".into()))).id()
            }
            PlayerKind::Computer(skill) => {
                let character = Character::of(skill);
                portrait(options, character, spoken(character.introduction()), false)
            }
        };
        options.commands().entity(option).insert(choice);
        if had_focus {
            focus.set(option, FocusCause::Navigated);
        }
    }
}

fn remove_button(options: &mut ChildSpawnerCommands, seat: usize, name: LocalText) {
    options.spawn((
        icon_button("close", LocalText::new("setup-remove").with("name", name)),
        observe(move |_: On<Activate>, mut sheet: ResMut<SetUpSheet>| sheet.remove_seat(seat)),
    ));
}

/// The row for who begins: drawn by lot, or one of the seats.
pub(super) fn first_row(
    column: &mut ChildSpawnerCommands,
    names: &[LocalText],
    kept: Option<&Choice>,
    focus: &mut InputFocus,
) {
    let lot = LocalText::new("switch-first-lot");
    let options = std::iter::once(lot).chain(names.iter().cloned());
    let spawned = choice_row(column, FIRST, "switch-first", options);
    for (seat, option) in spawned.iter().skip(1).enumerate() {
        column.commands().entity(*option).insert(SeatName(seat));
    }
    let kept = kept.filter(|kept| kept.group == FIRST).and_then(|kept| spawned.get(kept.index));
    if let Some(option) = kept {
        focus.set(*option, FocusCause::Navigated);
    }
}
