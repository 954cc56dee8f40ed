//! How Zoon's legal spots are marked, and what a move exposes its card to.

use std::collections::BTreeSet;

use super::card::enemy_steps;
use super::words::card_name;
use crate::app::kit::locale::{LocalText, lists};
use crate::app::table::{Mark, Risk};
use crate::rules::zoon::{Action, Slot, Tables, View, Way, Zoon, enemy};
use crate::rules::{Spot, Square, Viewer, after};

pub(super) fn of_action(_: &Tables, view: &View, action: Action) -> Mark {
    let field = view.field();
    let fights = |to: Square| {
        let enemies = field.held(enemy(field.turn_state().turn));
        enemies & to.bit() != 0
    };
    match action {
        Action::Move { to, .. } | Action::Leap { to, .. } if fights(to) => Mark::Ring,
        Action::Shoot { .. } => Mark::Ring,
        Action::Lure { .. } => Mark::Lure,
        Action::Peek(_) => Mark::Look,
        Action::Move { way: Way::Green, .. } | Action::Leap { .. } | Action::Flee(_) => Mark::Leap,
        _ => Mark::Dot,
    }
}

/// Which enemy cards could attack a card of the viewer's where a move without combat leaves it, as
/// far as the viewer knows them: the same cards that make it one in danger.
pub(super) fn risks(tables: &Tables, view: &View, action: Action) -> Vec<Risk> {
    let (Action::Move { from, to, .. } | Action::Leap { from, to, .. }) = action else {
        return Vec::new();
    };
    let own = view.field().slot_at(from).map(Slot::seat);
    let Some(own) = own.filter(|seat| view.viewer() == Viewer::Seat(*seat)) else {
        return Vec::new();
    };
    if view.field().slot_at(to).is_some() {
        return Vec::new();
    }
    // The rules carry out the move with what the viewer knows; nothing else is in the copy.
    let then = View::whole(&after::<Zoon>(tables, view.position(), action), view.viewer());
    let there = enemy_steps(tables, &then, own).filter(|(_, square)| *square == to);
    let attackers: BTreeSet<Slot> = there.map(|(slot, _)| slot).collect();
    let (known, unknown): (Vec<Slot>, Vec<Slot>) =
        attackers.into_iter().partition(|slot| then.face(*slot).is_some());
    let spot = Spot::Square(to.0);
    let mut risks = Vec::new();
    if !known.is_empty() {
        let names = known.iter().filter_map(|slot| then.face(*slot));
        let cards = lists::plain(names.map(|kind| card_name(tables, kind)));
        risks.push(Risk::threat(spot, LocalText::new("zoon-risk-known").with("cards", cards)));
    }
    if !unknown.is_empty() {
        let count = unknown.len() as u32;
        risks.push(Risk::threat(spot, LocalText::new("zoon-risk").with("count", count)));
    }
    risks
}
