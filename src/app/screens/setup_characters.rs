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
use crate::app::catalog::suggestion::Suggestion;
use crate::app::kit::form::Fit;
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::buttons::{SpokenLabel, behaviour};
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, button, space, text};
use crate::app::kit::{palette, theme};
use crate::app::saving::{Shelved, bouts};

/// The side of a face above its name, and of one alone, in units.
const FACES: [u16; 2] = [48, 38];
/// The least width of a portrait with a name; six of them and a friend fit beside a label.
const NAMED: f32 = 84.0;

/// What the characters say.
#[derive(Clone, Copy)]
pub(super) struct Introduction;

/// Who is suggested, and why.
#[derive(Clone, Copy)]
pub(super) struct Suggested;

/// A star at a portrait, shown where its character is suggested.
#[derive(Component)]
pub(super) struct Star(Character);

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
                        let laid = portrait(options, *character, character.introduction(), true);
                        options.commands().entity(laid).with_child(star(*character));
                        laid
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
    lines_of_opponent(column);
}

/// What the chosen one says of itself, and close below it which one is suggested.
fn lines_of_opponent(column: &mut ChildSpawnerCommands) {
    // A negative margin in place of this column would shrink the whole sheet: the layout multiplies it by the line's
    // height where a node must not shrink.
    let lines = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XS / 2.0),
        flex_shrink: 0.0,
        ..default()
    };
    column.spawn((lines, Pickable::IGNORE)).with_children(|lines| {
        widgets::texts_in_one_place(
            lines,
            Introduction,
            Character::ALL.map(Character::introduction),
        );
        // The longest ones keep the line's room; behind them stands the one that is shown.
        let suggested = Character::ALL.map(Suggestion::longest);
        let suggested = suggested.into_iter().chain([LocalText::default()]);
        widgets::texts_in_one_place(lines, Suggested, suggested);
    });
}

/// A star in the portrait's corner, hidden as long as the character is not suggested.
fn star(character: Character) -> impl Bundle {
    let corner =
        Node { position_type: PositionType::Absolute, right: px(2), top: px(2), ..default() };
    let icon = (Icon::new("star", 20), Tint(palette::COCOA));
    (icon, corner, Star(character), Visibility::Hidden, Pickable::IGNORE)
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

type SuggestedLine<'a> =
    (&'a widgets::InPlace<Suggested>, &'a mut Visibility, &'a Children, &'a ChildOf);

/// Shows what the chosen character says; a friend says nothing.
pub(super) fn introduce(
    sheet: Res<SetUpSheet>,
    mut lines: Query<(&widgets::InPlace<Introduction>, &mut Visibility)>,
) {
    widgets::show_in_place(sheet.picked(OPPONENT), &mut lines);
}

/// Tells who is suggested, and why, as soon as the list of matches is there. Where it suggests none, their line takes
/// no room.
pub(super) fn suggest(
    (sheet, shelved): (Res<SetUpSheet>, Res<Shelved>),
    mut lines: Query<SuggestedLine, Without<Star>>,
    mut nodes: Query<&mut Node>,
    mut texts: Query<(&mut LocalText, &mut TextColor)>,
    mut stars: Query<(Ref<Star>, &ChildOf, &mut Visibility)>,
    mut spoken: Query<&mut SpokenLabel>,
) {
    let laid = stars.iter().any(|(star, ..)| star.is_added());
    if !sheet.is_changed() && !shelved.is_changed() && !laid {
        return;
    }
    let suggestion = Suggestion::after(&bouts::of_game(&shelved, &sheet.game));
    let told = suggestion.map(|suggestion| suggestion.told());
    let roomy = told.is_some() || !shelved.told;
    for (place, mut seen, children, line) in &mut lines {
        if let Ok(mut line) = nodes.get_mut(line.parent()) {
            let display = if roomy { Display::Grid } else { Display::None };
            if line.display != display {
                line.display = display;
            }
        }
        if place.0 != Character::ALL.len() {
            continue;
        }
        seen.set_if_neq(if told.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        for child in children {
            if let Ok((mut text, mut ink)) = texts.get_mut(*child) {
                text.set_if_neq(told.clone().unwrap_or_default());
                ink.set_if_neq(TextColor(palette::INK));
            }
        }
    }
    for (star, portrait, mut shown) in &mut stars {
        let character = star.0;
        let is_suggested = suggestion.is_some_and(|one| one.character == character);
        shown.set_if_neq(if is_suggested { Visibility::Inherited } else { Visibility::Hidden });
        let says = match &told {
            Some(told) if is_suggested => LocalText::new("character-suggested-spoken")
                .with("introduction", character.introduction())
                .with("suggestion", told.clone()),
            _ => character.introduction(),
        };
        if let Ok(mut label) = spoken.get_mut(portrait.parent())
            && label.0 != says
        {
            label.0 = says;
        }
    }
}
