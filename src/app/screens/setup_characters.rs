//! The characters on the set-up sheet: a portrait to press for each, and what the chosen one says of itself.
//!
//! Portraits are choices of a row like any others. Where two sides play, their names stand below the faces; in the
//! lines of seats the name stands at the line's begin. Deliberately absent: what a character is
//! (`catalog/characters.rs`).

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use super::widgets;
use super::widgets::{Choice, labelled_row};
use crate::app::catalog::characters::Character;
use crate::app::catalog::setup_sheet::{OPPONENT, SetUpSheet, SetUpSwitch};
use crate::app::kit::form::Fit;
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::buttons::behaviour;
use crate::app::kit::theme::{ButtonKind, Lettering, button, space, text};
use crate::app::kit::{palette, theme};

/// The side of a face above its name, and of one alone, in units.
const FACES: [u16; 2] = [48, 38];
/// The least width of a portrait with a name; six of them and a friend fit beside a label.
const NAMED: f32 = 84.0;

/// What the characters say.
#[derive(Clone, Copy)]
pub(super) struct Introduction;

/// The row of opponents, and below it what the chosen one says.
pub(super) fn opponent_row(
    column: &mut ChildSpawnerCommands,
    switch: &SetUpSwitch,
    kept: Option<&Choice>,
    focus: &mut InputFocus,
) {
    labelled_row(column, "switch-opponent", |row| {
        row.spawn((theme::row(space::S), Fit(widgets::fit_options))).with_children(|options| {
            for (index, friend) in switch.choices.iter().enumerate() {
                let choice = Choice { group: OPPONENT.to_owned(), index };
                let had_focus = kept == Some(&choice);
                let option = match Character::ALL.get(index) {
                    Some(character) => {
                        portrait(options, *character, character.introduction(), true)
                    }
                    None => {
                        let label = LocalText::new(format!("switch-opponent-{friend}"));
                        options.spawn(button(label, ButtonKind::Choice)).id()
                    }
                };
                options.commands().entity(option).insert(choice);
                if had_focus {
                    focus.set(option, FocusCause::Navigated);
                }
            }
        });
    });
    let told = Character::ALL.map(Character::introduction);
    widgets::texts_in_one_place(column, Introduction, told);
}

/// A face to press, with the name below it if it is named.
pub(super) fn portrait(
    options: &mut ChildSpawnerCommands,
    character: Character,
    spoken: LocalText,
    named: bool,
) -> Entity {
    let node = Node {
        flex_direction: FlexDirection::Column,
        // Larger letters need more.
        min_width: px(if named { NAMED } else { 46.0 }),
        min_height: px(44),
        padding: UiRect::axes(px(space::XS), px(if named { space::XS } else { 2.0 })),
        border_radius: BorderRadius::all(px(14)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    let mut option = options.spawn((node, behaviour(ButtonKind::Choice, spoken)));
    option.with_children(|portrait| {
        portrait.spawn((character.face(FACES[usize::from(!named)]), Pickable::IGNORE));
        if named {
            let name = text(character.name(), Lettering::Cap, palette::INK);
            portrait.spawn((name, TextLayout::no_wrap()));
        }
    });
    option.id()
}

/// Shows what the chosen character says; a friend says nothing.
pub(super) fn introduce(
    sheet: Res<SetUpSheet>,
    mut lines: Query<(&widgets::InPlace<Introduction>, &mut Visibility)>,
) {
    widgets::show_in_place(sheet.picked(OPPONENT), &mut lines);
}
