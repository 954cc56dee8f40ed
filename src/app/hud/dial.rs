//! The dial: the ring of headings once more beside the board, where the petals around the pawn are
//! too small for a finger.
//!
//! Its buttons lie as the petals do on the screen and pick the same spots.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::tips::Tipped;
use super::turn_panel::{ChoiceButton, PanelButton};
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::buttons::sized_button;
use crate::app::kit::theme::{Icon, space};
use crate::app::table::turns::turn_told::{FINGER, TurnPetal};

/// The gap between two buttons, in units.
const GAP: f32 = 2.0;
/// The width of a petal's picture, as a share of its button.
const PICTURE: f32 = 0.7;

/// The width of a button in interface units, where one unit has `scale` logical pixels.
pub(super) fn width(scale: f32) -> f32 {
    (FINGER / scale.max(0.1)).max(FINGER)
}

/// The column and row of a heading in a square of three by three.
fn cell(eighths: u8) -> (u8, u8) {
    [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)][usize::from(eighths & 7)]
}

/// The width and height of the dial with buttons of this width, in units.
pub(super) fn side(width: f32) -> f32 {
    3.0 * width + 2.0 * GAP
}

/// Lays a button for each petal; `width` is that of one in units.
pub(super) fn lay_dial(paper: &mut ChildSpawnerCommands, petals: &[TurnPetal], width: f32) {
    let side = side(width);
    let node = Node {
        width: px(side),
        height: px(side),
        flex_shrink: 0.0,
        align_self: AlignSelf::Center,
        margin: UiRect::top(px(space::XS)),
        ..default()
    };
    paper.spawn((node, Pickable::IGNORE)).with_children(|dial| {
        petals.iter().for_each(|petal| lay_petal(dial, petal, width));
    });
}

fn lay_petal(dial: &mut ChildSpawnerCommands, petal: &TurnPetal, width: f32) {
    let (column, row) = cell(petal.eighths);
    let place = move |number: u8| px(f32::from(number) * (width + GAP));
    let says = LocalText::new(format!("heading-{}", petal.eighths & 7));
    let picture = match (petal.open, &petal.costs) {
        (false, _) => "petal_forbidden",
        (true, Some(_)) => "petal_dear",
        (true, None) => "petal",
    };
    let mut button = dial.spawn((sized_button(width, says), PanelButton));
    button.entry::<Node>().and_modify(move |mut node| {
        node.position_type = PositionType::Absolute;
        (node.left, node.top) = (place(column), place(row));
    });
    button.insert(ChoiceButton { spot: petal.spot, ends_turn: false });
    if let Some(says) = petal.costs.clone() {
        button.insert(Tipped { says, key: None });
    }
    if !petal.open {
        button.insert(InteractionDisabled);
    }
    let turned = Rot2::radians(f32::from(petal.eighths) * FRAC_PI_4);
    let transform = UiTransform { rotation: turned, ..default() };
    button.with_child((Icon::of("tokens", picture, (width * PICTURE) as u16), transform));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_petal_of_the_dial_is_as_wide_as_a_finger_in_every_window() {
        for scale in [0.5, 0.727, 0.92, 1.0, 2.0] {
            assert!(width(scale) * scale >= FINGER, "{scale}");
        }
    }

    #[test]
    fn the_dial_lies_as_the_petals_do() {
        assert_eq!([0, 2, 4, 6].map(cell), [(1, 0), (2, 1), (1, 2), (0, 1)]);
        let mut all: Vec<(u8, u8)> = (0..8).map(cell).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 8);
        assert!(!all.contains(&(1, 1)), "the middle is the pawn's");
    }
}
