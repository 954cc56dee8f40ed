//! Turning things: the wheel and Q and E go round the petals of a ring, the right stick points at
//! one.
//!
//! The chosen petal is [`Pointing::petal`]. It is picked by the usual key, by a press on the pawn
//! in the middle, or by letting the stick go when a heading is due. After the petals come the
//! badges that can be switched. A thing that can lie in several ways starts in the one that is suggested, else in
//! the first one, and is turned to the next by the same input, and by the keys that go to the next pawn, because there is
//! no other to go to while it is picked.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::choices::Choices;
use super::pointing::Pointing;
use super::selection::{Pick, Selection};
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::theme::menus::no_menu;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::arrows::WayShown;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::anchors::{Anchor, Anchors, nearest_eighths};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::{Heading, Whereabouts};
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (forget_petal, hold_first, turn, aim)
            .chain()
            .in_set(TableSystems::Listen)
            .before(super::keys::pick_focused)
            .run_if(no_menu)
            .run_if(resource_exists::<BoardLayout>),
    )
    .add_systems(Update, lay.in_set(TableSystems::Listen));
}

/// Picks how the thing in hand lies when its button asks for that.
fn lay(
    mut table_commands: MessageReader<TableCommand>,
    pointing: Res<Pointing>,
    mut picks: MessageWriter<Pick>,
) {
    if table_commands.read().any(|command| *command == TableCommand::Lay) {
        picks.write_batch(pointing.turned().map(Pick));
    }
}

/// Forgets a chosen petal that no longer exists.
fn forget_petal(anchors: Res<Anchors>, mut pointing: ResMut<Pointing>) {
    let gone = pointing.petal().is_some_and(|petal| anchors.of(petal).is_none());
    if gone {
        pointing.choose_petal(None);
        pointing.turn_to(None);
    }
}

/// What can be turned to.
#[derive(SystemParam)]
pub(super) struct Turnable<'w, 's> {
    anchors: Res<'w, Anchors>,
    choices: Res<'w, Choices>,
    selection: Res<'w, Selection>,
    pawns: Query<'w, 's, (&'static Whereabouts, &'static Heading)>,
}

impl Turnable<'_, '_> {
    fn is_open(&self, spot: Spot) -> bool {
        let picked = self.selection.picked();
        self.choices.goes_on(picked, spot) || self.choices.may_switch(picked, spot)
    }

    /// Whether there is anything to turn.
    pub(super) fn turns_something(&self) -> bool {
        !self.turns().is_empty() || !self.all().is_empty()
    }

    /// The ways in which what is picked can lie.
    fn turns(&self) -> Vec<Spot> {
        let picked = self.selection.picked().last();
        picked.into_iter().flat_map(|thing| self.anchors.turns_of(*thing)).collect()
    }

    /// Petals clockwise, each with its direction, then badges.
    fn all(&self) -> Vec<(Spot, Option<u8>)> {
        let petals = self.anchors.petals().map(|petal| (petal.spot, Some(petal.eighths)));
        let mut all: Vec<_> = petals.collect();
        all.sort_by_key(|(_, eighths)| *eighths);
        let badge = |(_, anchor): &(Spot, &Anchor)| matches!(anchor, Anchor::Badge { .. });
        all.extend(self.anchors.iter().filter(badge).map(|(spot, _)| (spot, None)));
        all.retain(|(spot, _)| self.is_open(*spot));
        all
    }

    /// The heading of the pawn in the middle of the ring.
    fn heading(&self) -> Option<u8> {
        let middle = self.anchors.petals().next()?.around;
        let pawn = self.pawns.iter().find(|(place, _)| place.spot() == Some(middle));
        pawn.and_then(|(_, heading)| heading.0)
    }

    /// Whether a petal picked now turns the pawn whose heading is due.
    fn is_due(&self, petal: Spot) -> bool {
        self.selection.picked().is_empty() && self.choices.complete(&[petal]).is_some()
    }
}

/// A thing that can lie in several ways lies as the suggested action lays it there, else in the first one, until it
/// is turned.
fn hold_first(
    turnable: Turnable,
    suggested: Option<Res<WayShown>>,
    mut before: Local<Option<Spot>>,
    mut pointing: ResMut<Pointing>,
) {
    let turns = turnable.turns();
    let thing = turnable.selection.picked().last().copied().filter(|_| !turns.is_empty());
    let fresh = std::mem::replace(&mut *before, thing) != thing;
    let lies = pointing.turned().is_some_and(|turned| turns.contains(&turned));
    if fresh || !lies {
        let suggested = suggested.and_then(|way| way.after(turnable.selection.picked()));
        let first = suggested.filter(|turn| turns.contains(turn)).or(turns.first().copied());
        if pointing.turned() != first {
            pointing.turn_to(first);
        }
    }
}

fn turn(intents: Intents, turnable: Turnable, mut pointing: ResMut<Pointing>) {
    let mut steps =
        i32::from(intents.just(Intent::TurnRight)) - i32::from(intents.just(Intent::TurnLeft));
    let turns = turnable.turns();
    if !turns.is_empty() {
        // Shift+Tab is also reported as Tab.
        if intents.just(Intent::Previous) {
            steps -= 1;
        } else if intents.just(Intent::Next) {
            steps += 1;
        }
        if steps != 0 {
            pointing.turn_on(&turns, steps);
        }
        return;
    }
    let things = turnable.all();
    if steps == 0 || things.is_empty() {
        return;
    }
    let heading = turnable.heading();
    let chosen = things.iter().position(|(spot, _)| pointing.petal() == Some(*spot));
    // The present heading may have no open petal; then take the next one in the direction.
    let beyond =
        |eighths: u8| (1..8).map(move |by| (i32::from(eighths) + by * steps).rem_euclid(8));
    let next = heading.and_then(|eighths| {
        beyond(eighths).find_map(|at| things.iter().position(|(_, way)| *way == Some(at as u8)))
    });
    let to = match chosen {
        Some(here) => (here as i32 + steps).rem_euclid(things.len() as i32) as usize,
        None => next.unwrap_or_default(),
    };
    pointing.choose_petal(things.get(to).map(|(spot, _)| *spot));
}

/// The right stick points at a petal; letting go picks a heading that is due.
fn aim(
    intents: Intents,
    layout: Res<BoardLayout>,
    turnable: Turnable,
    mut aimed: Local<bool>,
    mut pointing: ResMut<Pointing>,
    mut picks: MessageWriter<Pick>,
) {
    let stick = intents.aim();
    if stick == Vec2::ZERO {
        let petal = pointing.petal().filter(|_| std::mem::take(&mut *aimed));
        picks.write_batch(petal.filter(|petal| turnable.is_due(*petal)).map(Pick));
        return;
    }
    let eighths = nearest_eighths(layout.turned(stick));
    let mut petals = turnable.anchors.petals();
    let petal = petals.find(|petal| petal.eighths == eighths && turnable.is_open(petal.spot));
    if let Some(petal) = petal {
        pointing.choose_petal(Some(petal.spot));
        *aimed = true;
    }
}
