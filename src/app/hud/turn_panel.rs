//! A turn of several actions: what is left of it, and the choices that are buttons.
//!
//! The table tells them as plain values; what is pressed is a pick like any other. Where a turn is one action the paper is away.
//! Deliberately absent: what a choice means.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::layout::Part;
use super::wish::Wish;
use crate::app::input::{Intent, MenuScope, Prompt};
use crate::app::table::turn_told::TurnButton;
use crate::app::table::{EndTurn, Gate, Pick, Pointing, TakeProposal, TurnTold};
use crate::app::theme::{self, ButtonKind, Lettering, button, palette, space, text};
use crate::rules::Spot;

/// What a button of this paper does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    Pick(Spot),
    EndTurn,
    Propose,
    Peek,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press).add_systems(Update, write_turn_panel.in_set(super::HudSystems::Show));
}

fn press(
    pressed: On<Activate>,
    buttons: Query<&Press>,
    scopes: Query<(), With<MenuScope>>,
    mut focus: ResMut<InputFocus>,
    mut picks: MessageWriter<Pick>,
    mut ends: MessageWriter<EndTurn>,
    mut others: (MessageWriter<TakeProposal>, MessageWriter<Wish>),
) {
    let Ok(press) = buttons.get(pressed.entity) else { return };
    match press {
        Press::Pick(spot) => drop(picks.write(Pick(*spot))),
        Press::EndTurn => drop(ends.write(EndTurn)),
        Press::Propose => drop(others.0.write(TakeProposal)),
        Press::Peek => drop(others.1.write(Wish::Peek)),
    }
    // A pressed button keeps no focus: Enter and Space belong to the table.
    if scopes.is_empty() {
        focus.clear();
    }
}

fn write_turn_panel(
    (told, gate): (Res<TurnTold>, Res<Gate>),
    pointing: Res<Pointing>,
    mut parts: Query<(Entity, Ref<Part>, &mut Node)>,
    mut drawn: Local<(Option<Spot>, bool, bool)>,
    mut commands: Commands,
) {
    let found = parts.iter_mut().find(|(_, part, _)| **part == Part::Choices);
    let Some((entity, part, mut node)) = found else { return };
    let focused = pointing.focus().filter(|spot| told.buttons.iter().any(|one| one.spot == *spot));
    let peek = gate.may_peek.is_some();
    let wanted = (focused, peek, gate.open_for.is_some());
    if *drawn == wanted && !told.is_changed() && !part.is_added() {
        return;
    }
    *drawn = wanted;
    let away = told.line.is_none() && told.buttons.is_empty() && told.proposal.is_none() && !peek;
    node.display = if away { Display::None } else { Display::Flex };
    commands.entity(entity).despawn_children().with_children(|paper| {
        if let Some(line) = &told.line {
            paper.spawn(text(line.clone(), Lettering::Strong, palette::INK));
        }
        let line = Node { column_gap: px(space::S), ..theme::row(space::S) };
        paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
            told.buttons.iter().for_each(|choice| lay_button(row, choice, focused));
        });
        // Below, so that taking it moves no other button under the pointer.
        if let Some(label) = &told.proposal {
            let mut laid = paper.spawn((button(label.clone(), ButtonKind::Choice), Press::Propose));
            laid.entry::<Node>().and_modify(|mut node| node.align_self = AlignSelf::FlexStart);
            laid.with_child(Prompt(Intent::Propose));
        }
        if peek {
            let label = if gate.open_for.is_some() { "turn-cover" } else { "turn-peek" };
            let mut laid = paper.spawn((button(label, ButtonKind::Choice), Press::Peek));
            laid.entry::<Node>().and_modify(|mut node| node.align_self = AlignSelf::FlexStart);
            laid.with_child(Prompt(Intent::Peek));
        }
    });
}

fn lay_button(row: &mut ChildSpawnerCommands, choice: &TurnButton, focused: Option<Spot>) {
    let press = if choice.ends_turn { Press::EndTurn } else { Press::Pick(choice.spot) };
    let mut laid = row.spawn((button(choice.label.clone(), ButtonKind::Choice), press));
    if !choice.open {
        laid.insert(InteractionDisabled);
    }
    if focused == Some(choice.spot) {
        laid.insert(Outline::new(px(3), px(2), palette::INK));
    }
    if choice.ends_turn {
        laid.with_child(Prompt(Intent::EndTurn));
    }
}
