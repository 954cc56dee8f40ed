//! Turning things: wheel, Q and E go round the petals of a ring, the right stick points at one.
//!
//! A petal so chosen is [`Pointing::petal`]; it is picked by the usual key, by a press on the pawn
//! in its middle, or by letting the stick go when the heading is due anyway. Behind the petals come
//! the badges that can be switched. Deliberately absent: picking without a word from the player.

use bevy::prelude::*;

use super::anchors::{Anchor, Anchors, nearest_eighths};
use super::board::BoardLayout;
use super::pieces::{Heading, Whereabouts};
use super::pointing::Pointing;
use super::{Choices, Pick, Selection, TableSystems};
use crate::app::input::menus::no_menu;
use crate::app::input::{Intent, Intents};
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (forget_petal, turn, aim)
            .chain()
            .in_set(TableSystems::Listen)
            .before(super::keys::pick_focused)
            .run_if(no_menu)
            .run_if(resource_exists::<BoardLayout>),
    );
}

/// A petal that is gone is not meant any more.
fn forget_petal(anchors: Res<Anchors>, mut pointing: ResMut<Pointing>) {
    let gone = pointing.petal().is_some_and(|petal| anchors.of(petal).is_none());
    if gone {
        pointing.choose_petal(None);
    }
}

/// What can be turned to, in order: petals clockwise, then badges.
fn turnable(anchors: &Anchors, choices: &Choices, picked: &[Spot]) -> Vec<(Spot, Option<u8>)> {
    let open = |spot: Spot| choices.may_pick(picked, spot);
    let mut petals: Vec<_> =
        anchors.petals().map(|(spot, _, eighths)| (spot, Some(eighths))).collect();
    petals.sort_by_key(|(_, eighths)| *eighths);
    let badges = anchors.iter().filter(|(_, anchor)| matches!(anchor, Anchor::Badge { .. }));
    let all = petals.into_iter().chain(badges.map(|(spot, _)| (spot, None)));
    all.filter(|(spot, _)| open(*spot)).collect()
}

fn turn(
    intents: Intents,
    anchors: Res<Anchors>,
    choices: Res<Choices>,
    selection: Res<Selection>,
    pawns: Query<(&Whereabouts, &Heading)>,
    mut pointing: ResMut<Pointing>,
) {
    let steps =
        i32::from(intents.just(Intent::TurnRight)) - i32::from(intents.just(Intent::TurnLeft));
    let things = turnable(&anchors, &choices, selection.picked());
    if steps == 0 || things.is_empty() {
        return;
    }
    let middle = anchors.petals().next().map(|(_, around, _)| around);
    let points = pawns
        .iter()
        .find(|(place, _)| place.spot().is_some() && place.spot() == middle)
        .and_then(|(_, heading)| heading.0);
    let meant = |(spot, _): &(Spot, Option<u8>)| pointing.petal() == Some(*spot);
    let here = things
        .iter()
        .position(meant)
        .or_else(|| things.iter().position(|(_, eighths)| points.is_some() && *eighths == points));
    let to = match here {
        Some(here) => (here as i32 + steps).rem_euclid(things.len() as i32),
        None => 0,
    };
    pointing.choose_petal(things.get(to as usize).map(|(spot, _)| *spot));
}

/// The right stick points at a petal; let go, it picks a heading that is due.
fn aim(
    intents: Intents,
    layout: Res<BoardLayout>,
    anchors: Res<Anchors>,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut aimed: Local<bool>,
    mut pointing: ResMut<Pointing>,
    mut picks: MessageWriter<Pick>,
) {
    let stick = intents.aim();
    if stick == Vec2::ZERO {
        let petal = pointing.petal().filter(|_| std::mem::take(&mut *aimed));
        let due =
            |petal: &Spot| selection.picked().is_empty() && choices.complete(&[*petal]).is_some();
        picks.write_batch(petal.filter(due).map(Pick));
        return;
    }
    let eighths = nearest_eighths(layout.turned(stick));
    let open = |spot: Spot| choices.may_pick(selection.picked(), spot);
    let petal = anchors.petals().find(|(spot, _, way)| *way == eighths && open(*spot));
    if let Some((spot, ..)) = petal {
        pointing.choose_petal(Some(spot));
        *aimed = true;
    }
}
