//! How a pawn looks while it is watched: token, head, heading, and what it wears.
//!
//! [`Appearance`] is what the eye has seen so far. It lags behind the other components while playback
//! has steps for the pawn, and equals them whenever it rests. Deliberately absent: the truth, which
//! only the other components hold.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::drawn::Drawn;
use super::layout::BoardLayout;
use crate::app::table::contract::livery::Livery;
use crate::app::table::contract::pieces::{Appearance, Look, Pawn};

/// A token's width, in squares.
pub(super) const TOKEN: f32 = 0.95;
/// A head's width, in squares.
const HEAD: f32 = 0.77;
/// A heading is drawn outside the rim, in a picture so many times the token's size.
const HEADING: f32 = 1.5;
/// Worn by captives; the head behind it is grey.
const BARS: &str = "bars";

/// A pawn's picture that follows its [`Appearance`].
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app::table) enum Layer {
    Head,
    Heading,
    Worn,
}

/// A new pawn gets its token, its head and its heading; cards are printed by [`super::cards`].
pub(super) fn dress_pawn(
    added: On<Add, Pawn>,
    pawns: Query<(&Pawn, &Look)>,
    livery: Res<Livery>,
    mut commands: Commands,
) {
    let Ok((pawn, Look::Token)) = pawns.get(added.entity) else { return };
    let token = Drawn::new("tokens", livery.token(pawn.side), TOKEN);
    let head = Drawn::new("heads", pawn.picture.clone(), HEAD);
    commands.entity(added.entity).with_children(|pawn| {
        pawn.spawn((token, Transform::from_xyz(0.0, 0.0, 0.0)));
        pawn.spawn((Layer::Head, head, Transform::from_xyz(0.0, 0.01, 0.5)));
    });
}

/// Headings and what is worn, whenever they change or the board is turned.
pub(in crate::app::table) fn follow_appearance(
    (layout, livery): (Res<BoardLayout>, Res<Livery>),
    pawns: Query<(Entity, &Pawn, &Look, Ref<Appearance>, &Children)>,
    mut layers: Query<(&Layer, &mut Drawn)>,
    mut commands: Commands,
) {
    for (entity, pawn, look, appearance, children) in &pawns {
        if *look != Look::Token {
            continue;
        }
        if !appearance.is_changed() && !layout.is_changed() {
            continue;
        }
        for child in children {
            match layers.get_mut(*child) {
                Ok((Layer::Head, mut head)) => head.set_tint(head_tint(&appearance)),
                Ok(_) => commands.entity(*child).despawn(),
                Err(_) => {}
            }
        }
        commands.entity(entity).with_children(|children| {
            if let Some(eighths) = appearance.heading {
                let turn = if layout.flipped { eighths + 4.0 } else { eighths };
                children.spawn(heading(livery.token(pawn.side), turn));
            }
            for (order, cell) in (1_u8..).zip(&appearance.worn) {
                let above = Transform::from_xyz(0.0, 0.0, 0.5 + 0.01 * f32::from(order));
                children.spawn((Layer::Worn, Drawn::new("tokens", cell.clone(), TOKEN), above));
            }
        });
    }
}

/// Behind bars a head is grey.
fn head_tint(appearance: &Appearance) -> Color {
    let behind_bars = appearance.worn.iter().any(|worn| worn == BARS);
    if behind_bars { Color::srgb(0.6, 0.58, 0.58) } else { Color::WHITE }
}

/// The triangle outside the rim. A square token's corners lie further out than its sides, so there
/// it has a picture of its own.
fn heading(token: &str, eighths: f32) -> impl Bundle + use<> {
    let corner = token == "blue" && eighths.rem_euclid(2.0) == 1.0;
    let cell = format!("heading_{token}{}", if corner { "_corner" } else { "" });
    let turned = Quat::from_rotation_z(-eighths * FRAC_PI_4);
    let place = Transform::from_xyz(0.0, 0.0, 0.4).with_rotation(turned);
    (Layer::Heading, Drawn::new("tokens", cell, TOKEN * HEADING), place)
}
