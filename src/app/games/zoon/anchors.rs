//! Zoon's choices that are neither cards nor squares: buttons beside the field.
//!
//! Touching a corner has no button; the player presses the card itself ([`super::touching`]).

use crate::app::kit::locale::LocalText;
use crate::app::table::Anchor;
use crate::rules::zoon::{Pending, Stage, Tables, View, Way, spots};
use crate::rules::{Seat, Spot};

use super::words;

pub(super) fn anchors(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
    let moment = view.field().moment();
    match (moment.stage, moment.pending()) {
        (Stage::Deploying(seat), _) => deploying(tables, view, seat),
        (_, Some(Pending::March { .. } | Pending::SecondMove(_) | Pending::Peek { .. })) => {
            vec![button(spots::ENOUGH, LocalText::new("zoon-button-enough"), true)]
        }
        _ => ways(tables, picked),
    }
}

fn button(spot: Spot, label: LocalText, ends_turn: bool) -> (Spot, Anchor) {
    (spot, Anchor::Button { label, ends_turn })
}

/// One button for each formation while the field is empty, then the one that ends the deployment.
fn deploying(tables: &Tables, view: &View, seat: Seat) -> Vec<(Spot, Anchor)> {
    let slots = crate::rules::zoon::Slot::of(seat);
    let begun = slots.into_iter().any(|slot| view.face(slot).is_some());
    let ready = button(spots::READY, LocalText::new("zoon-button-ready"), true);
    if begun {
        return vec![ready];
    }
    let tribe = tables.tribe(view.field().tribe(seat));
    let mut buttons = Vec::new();
    for (number, (id, _)) in (0_u8..).zip(&tribe.formations) {
        let name = LocalText::new(words::formation_key(&tribe.id, id));
        let mirrored = LocalText::new("zoon-button-mirrored");
        buttons.push(button(spots::formation(number, false), name, false));
        buttons.push(button(spots::formation(number, true), mirrored, false));
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
    ways.map(|(way, key)| button(spots::way(way), LocalText::new(key), false)).into()
}

/// The seat that must touch a corner in the running combat.
pub(super) fn touching(view: &View) -> Option<Seat> {
    match view.field().moment().pending() {
        Some(Pending::Touch(seat)) => Some(seat),
        _ => None,
    }
}
