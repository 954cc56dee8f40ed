//! How Zoon's legal spots are marked.

use crate::app::table::Mark;
use crate::rules::Square;
use crate::rules::zoon::{Action, Tables, View, Way, enemy};

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
