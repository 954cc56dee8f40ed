//! The players' plates: token, name, who it is, whether it is their turn, what they have lost.
//!
//! The far plate is the player's on the far side of the board, and both change places when the board is turned. Shape and words say
//! what colour says. Deliberately absent: clocks.

use bevy::prelude::*;

use super::layout::{Part, Room};
use crate::app::locale::LocalText;
use crate::app::screens::{PlayerKind, Screen, Skill};
use crate::app::table::{Captive, Pawn, Seats, TurnNow, pieces};
use crate::app::theme::panels::Tint;
use crate::app::theme::{self, Icon, Lettering, palette, plain, space, text};
use crate::rules::{Seat, Side};

/// What one plate shows.
#[derive(Clone, Debug, PartialEq)]
struct Plate {
    seat: Seat,
    name: String,
    player: PlayerKind,
    to_move: bool,
    thinks: bool,
    lost: Vec<String>,
    narrow: bool,
}

/// What both plates show, far one first.
#[derive(Resource, Default, Debug, PartialEq)]
struct Plates(Vec<Plate>);

/// The seat whose computer player has been thinking for long enough to say so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinks(pub Option<Seat>);

/// Whether the board is seen from the second seat's side.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turned(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Plates>()
        .init_resource::<Thinks>()
        .init_resource::<Turned>()
        .add_systems(OnEnter(Screen::Play), |mut plates: ResMut<Plates>| plates.0.clear())
        .add_systems(
            Update,
            (read_seats, lay_plates.run_if(resource_changed::<Plates>)).chain().in_set(super::HudSystems::Show),
        );
}

fn read_seats(
    seats: Res<Seats>,
    now: Res<TurnNow>,
    thinks: Res<Thinks>,
    turned: Res<Turned>,
    room: Res<Room>,
    captives: Query<(&Pawn, &Captive)>,
    mut plates: ResMut<Plates>,
) {
    let lost = |side: Side| {
        let mut lost: Vec<_> = captives.iter().filter(|(pawn, _)| pawn.side == side).collect();
        lost.sort_by_key(|(_, captive)| captive.order);
        lost.into_iter().map(|(pawn, _)| pawn.picture.clone()).collect()
    };
    let plate = |(seat, plan): (u8, &crate::app::screens::SeatPlan)| Plate {
        seat: Seat(seat),
        name: plan.name.clone(),
        player: plan.player,
        to_move: now.seat() == Some(Seat(seat)),
        thinks: thinks.0 == Some(Seat(seat)),
        lost: lost(Side(seat)),
        narrow: room.narrow,
    };
    let mut wanted: Vec<Plate> = (0..).zip(&seats.0).map(plate).collect();
    if !turned.0 {
        wanted.reverse();
    }
    plates.set_if_neq(Plates(wanted));
}

fn lay_plates(plates: Res<Plates>, parts: Query<(Entity, &Part)>, mut commands: Commands) {
    for (index, part) in [Part::FarPlate, Part::NearPlate].into_iter().enumerate() {
        let Some((entity, _)) = parts.iter().find(|(_, known)| **known == part) else { continue };
        commands.entity(entity).despawn_children();
        if let Some(plate) = plates.0.get(index) {
            commands.entity(entity).with_children(|paper| lay_plate(paper, plate));
        }
    }
}

fn lay_plate(paper: &mut ChildSpawnerCommands, plate: &Plate) {
    let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
    paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
        row.spawn(Icon::of("tokens", pieces::token(Side(plate.seat.0)), if plate.narrow { 28 } else { 44 }));
        let column = Node { flex_direction: FlexDirection::Column, flex_grow: 1.0, min_width: px(0), ..default() };
        row.spawn((column, Pickable::IGNORE)).with_children(|column| {
            column.spawn(plain(plate.name.clone(), Lettering::Strong, palette::INK));
            if !plate.narrow {
                column.spawn(text(words(plate), Lettering::Note, words_color(plate)));
            }
        });
        if plate.to_move {
            row.spawn(to_move_mark(plate));
        }
        if !plate.narrow {
            row.spawn((Icon::new(icon(plate.player), 24), Tint(palette::COCOA)));
        }
    });
    if !plate.narrow {
        lay_losses(paper, plate);
    }
}

/// What the player was robbed of; the row keeps its height so that nothing jumps at the first capture.
fn lay_losses(paper: &mut ChildSpawnerCommands, plate: &Plate) {
    let tray = Node { min_height: px(34), column_gap: px(2), ..theme::row(2.0) };
    paper.spawn((tray, Pickable::IGNORE)).with_children(|row| {
        for head in &plate.lost {
            row.spawn(Icon::of("heads", head.clone(), 34));
        }
        if plate.lost.is_empty() {
            row.spawn(text("plate-lost-none", Lettering::Note, palette::COCOA));
        }
    });
}

/// A flag in the seat's colour; the words beside the name say the same.
fn to_move_mark(plate: &Plate) -> impl Bundle {
    let color = side_color(Side(plate.seat.0));
    (Icon::new("play", 28), Tint(color))
}

/// A side's colour.
pub fn side_color(side: Side) -> Color {
    if side.0 == 0 { palette::RED } else { palette::BLUE }
}

fn words(plate: &Plate) -> LocalText {
    match (plate.thinks, plate.to_move, plate.player) {
        (true, ..) => LocalText::new("plate-thinks"),
        (_, true, _) => LocalText::new("plate-to-move"),
        (.., PlayerKind::Human) => LocalText::new("plate-person"),
        (.., PlayerKind::Computer(Skill::Easy)) => LocalText::new("plate-computer-easy"),
        (.., PlayerKind::Computer(Skill::Medium)) => LocalText::new("plate-computer-medium"),
        (.., PlayerKind::Computer(Skill::Hard)) => LocalText::new("plate-computer-hard"),
    }
}

fn words_color(plate: &Plate) -> Color {
    if plate.to_move { side_color(Side(plate.seat.0)) } else { palette::COCOA }
}

fn icon(player: PlayerKind) -> &'static str {
    match player {
        PlayerKind::Human => "person",
        PlayerKind::Computer(_) => "computer",
    }
}
