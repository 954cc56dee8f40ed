//! Zoon's choices that are neither cards nor squares: buttons beside the field.
//!
//! Touching a corner has no button; the player presses the card itself ([`super::touching`]).

use crate::app::kit::locale::LocalText;
use crate::app::table::{Anchor, ButtonAnchor};
use crate::rules::zoon::{Pending, Stage, Tables, View, Way, spots};
use crate::rules::{Seat, Spot};

use super::turn_line::left_to_lay;
use super::words;

pub(super) fn anchors(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
    let moment = view.field().turn_state();
    match (moment.stage, moment.pending()) {
        (Stage::Deploying(seat), _) => deploying(tables, view, seat),
        (_, Some(Pending::March { .. } | Pending::SecondMove(_) | Pending::Peek { .. })) => {
            vec![button(spots::ENOUGH, ButtonAnchor::new("zoon-button-enough").ends_turn())]
        }
        _ => ways(tables, picked),
    }
}

fn button(spot: Spot, button: ButtonAnchor) -> (Spot, Anchor) {
    (spot, Anchor::Button(button))
}

/// One button for each formation while the field is empty, then the one that ends the deployment.
fn deploying(tables: &Tables, view: &View, seat: Seat) -> Vec<(Spot, Anchor)> {
    let slots = crate::rules::zoon::Slot::of(seat);
    let begun = slots.into_iter().any(|slot| view.face(slot).is_some());
    if begun {
        let all_laid = left_to_lay(tables, view, seat) == 0;
        let ready = ButtonAnchor::new("zoon-button-ready").ends_turn().due(all_laid);
        return vec![button(spots::READY, ready)];
    }
    let tribe = tables.tribe(view.field().tribe(seat));
    let mut buttons = Vec::new();
    for (number, (id, _)) in (0_u8..).zip(&tribe.formations) {
        let name = LocalText::new(words::formation_key(&tribe.id, id));
        let does = LocalText::new("zoon-button-mirrored-tip").with("formation", name.clone());
        let mirrored = ButtonAnchor::new("zoon-button-mirrored").explained(does);
        buttons.push(button(spots::formation(number, false), ButtonAnchor::new(name)));
        buttons.push(button(spots::formation(number, true), mirrored));
    }
    buttons
}

/// Z25: the player chooses between two ways to the same square.
fn ways(tables: &Tables, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
    let [Spot::Square(from), Spot::Square(to)] = picked else { return Vec::new() };
    let (from, to) = (crate::rules::Square(*from), crate::rules::Square(*to));
    if !tables.is_twofold(from, to) {
        return Vec::new();
    }
    let ways = [(Way::Path, "zoon-button-path"), (Way::Green, "zoon-button-green")];
    ways.map(|(way, key)| button(spots::way(way), ButtonAnchor::new(key))).into()
}

/// The seat that must touch a corner in the running combat.
pub(super) fn touching(view: &View) -> Option<Seat> {
    match view.field().turn_state().pending() {
        Some(Pending::Touch(seat)) => Some(seat),
        _ => None,
    }
}
