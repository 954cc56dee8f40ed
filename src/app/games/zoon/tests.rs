//! Zoon on the table, without a window.

mod curtains;
mod finale;
mod hands;
mod marks;
mod mirror;
mod pace;
mod pad;
mod pages;
mod picture;
mod risks;
mod secretly;
mod words;

use std::sync::Arc;

use crate::app::catalog::levels::tests::shipped;
use crate::data;
use crate::rules::zoon::{Action, Deployment, First, Position, Setup, Tables, Zoon, enemy};
use crate::rules::{Game, Seat, Square, after};

/// A shipped level.
pub(super) fn level(name: &str) -> Arc<Tables> {
    let level = data::zoon::load(&shipped, name).unwrap_or_else(|flaws| panic!("{flaws}"));
    Arc::new(level.tables)
}

/// Plays quiet moves towards each other until it is red's turn and `found` finds something.
pub(super) fn until<T>(
    tables: &Tables,
    tribes: [u8; 2],
    found: impl Fn(&Position) -> Option<T>,
) -> (Position, T) {
    let setup = Setup {
        tribes,
        deployment: Deployment::Formations,
        first: First::Seat(Seat(0)),
        ..Setup::default()
    };
    let mut now = Zoon::start(tables, &setup);
    for _ in 0..2 {
        now = after::<Zoon>(tables, &now, Action::Formation { number: 0, mirrored: false });
    }
    for _ in 0..80 {
        let turn = now.field().turn_state().turn;
        if let Some(found) = found(&now).filter(|_| turn == Seat(0)) {
            return (now, found);
        }
        let sign = if turn == Seat(0) { 1 } else { -1 };
        let gained = |action: &Action| match action {
            Action::Move { from, to, .. } => sign * (i32::from(to.0 / 6) - i32::from(from.0 / 6)),
            _ => 0,
        };
        let quiet = moves(tables, &now, false).into_iter().max_by_key(gained);
        now = after::<Zoon>(tables, &now, quiet.expect("a quiet move"));
    }
    panic!("they never meet");
}

/// The moves of the seat to move that lead into a combat, or those that do not.
pub(super) fn moves(tables: &Tables, position: &Position, fights: bool) -> Vec<Action> {
    let field = position.field();
    let enemies = field.held(enemy(field.turn_state().turn));
    let fits = |to: Square| (enemies & to.bit() != 0) == fights;
    let mut actions = Vec::new();
    Zoon::actions(tables, position, &mut actions);
    actions.retain(|action| matches!(action, Action::Move { to, .. } if fits(*to)));
    actions
}

/// A position in which red may attack, and the attack.
pub(super) fn before_a_fight(tables: &Tables) -> (Position, Action) {
    until(tables, [0, 1], |now| moves(tables, now, true).first().copied())
}
