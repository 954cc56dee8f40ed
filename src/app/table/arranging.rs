//! Where things rest: squares, coordinates and pawns take their places on the board.
//!
//! A pawn's place follows from its components alone, so whenever nothing moves every pawn can be
//! put where it belongs. Deliberately absent: movement, which is [`super::playback`]'s.

use bevy::prelude::*;
use bevy::text::FontSize;
use bevy::window::PrimaryWindow;

use super::TableSystems;
use super::board::{Board, BoardLayout, Edge, HEM, Joint, layer, standing};
use super::choices::Choices;
use super::pieces::{OnSpot, Pawn, Slot, SquareTile, Whereabouts};
use super::playback::Playback;
use crate::app::kit::content::Fonts;
use crate::app::kit::settings::Settings;
use crate::app::session::table_command::TableCommand;
use crate::rules::{Side, Spot, Square};

/// Makes the board as large as the window allows.
pub(super) fn fit_board(
    window: Query<&Window, With<PrimaryWindow>>,
    mut layout: ResMut<BoardLayout>,
    mut board: Query<&mut Transform, With<Board>>,
) {
    let Ok(window) = window.single() else { return };
    if layout.bypass_change_detection().turn_sketch(window.size()) {
        layout.set_changed();
    }
    let square = layout.fitting(window.size());
    let pixels = square * window.scale_factor();
    if layout.square != square || layout.pixels != pixels {
        (layout.square, layout.pixels) = (square, pixels);
    }
    for mut transform in &mut board {
        let scale = Vec3::new(square, square, 1.0);
        let lift = layout.lift(window.size());
        if transform.scale != scale || transform.translation.y != lift {
            (transform.scale, transform.translation.y) = (scale, lift);
        }
    }
}

/// Turns the board round, in a replay too.
fn flip_board(mut asked: MessageReader<TableCommand>, mut layout: ResMut<BoardLayout>) {
    for _ in asked.read().filter(|command| **command == TableCommand::Flip) {
        layout.flipped ^= true;
    }
}

/// Every square and what joins them, where the layout has it.
pub(super) fn lay_squares(
    layout: Res<BoardLayout>,
    mut squares: Query<(Ref<OnSpot>, &mut Transform), With<SquareTile>>,
    mut joints: Query<(Ref<Joint>, &mut Transform), Without<SquareTile>>,
) {
    for (joint, mut transform) in &mut joints {
        if layout.is_changed() || joint.is_changed() {
            transform.translation = layout.corner(joint.0).extend(layer::SQUARE + 0.5);
        }
    }
    for (spot, mut transform) in &mut squares {
        if !layout.is_changed() && !spot.is_changed() {
            continue;
        }
        if let Some(place) = layout.place(spot.0) {
            let above = layout.sketch.as_ref().map_or(0.0, |sketch| sketch.height(spot.0));
            transform.translation = place.extend(layer::SQUARE + above);
        }
    }
}

/// Letters below and numbers to the left, whichever way the board is turned.
pub(super) fn letter_hem(
    layout: Res<BoardLayout>,
    fonts: Option<Res<Fonts>>,
    settings: Res<Settings>,
    mut edges: Query<(Entity, &Edge, &mut Text2d, &mut Transform, &mut Visibility)>,
    mut commands: Commands,
) {
    if !layout.is_changed() && !settings.is_changed() {
        return;
    }
    let out = -(layout.size() + HEM) / 2.0;
    for (entity, edge, mut text, mut transform, mut visibility) in &mut edges {
        let (name, place) = match *edge {
            Edge::File(x) => {
                let place = layout.place(Spot::Square(x)).unwrap_or_default();
                (layout.grid.name(Square(x))[..1].to_owned(), Vec2::new(place.x, out.y + 0.02))
            }
            Edge::Rank(y) => {
                let first = Spot::Square(y * layout.grid.width);
                let place = layout.place(first).unwrap_or_default();
                ((y + 1).to_string(), Vec2::new(out.x, place.y))
            }
        };
        text.0 = name;
        transform.translation = place.extend(layer::COORDINATE);
        // The letter is set in pixels, so that it is sharp, and shrunk back into squares.
        transform.scale = Vec3::new(1.0 / layout.square, 1.0 / layout.square, 1.0);
        *visibility = if settings.coordinates { Visibility::Inherited } else { Visibility::Hidden };
        let font = fonts.as_ref().map(|fonts| fonts.bold.clone()).unwrap_or_default();
        let size = FontSize::Px(coordinate(layout.square));
        commands.entity(entity).insert(TextFont {
            font: font.into(),
            font_size: size,
            ..default()
        });
    }
}

/// How large coordinates are, in pixels: on small squares as large as the hem has room for, so that they can be read.
fn coordinate(square: f32) -> f32 {
    const LEGIBLE: f32 = 12.0;
    (square * 0.21).max(LEGIBLE.min(square * 0.28))
}

/// Where a pawn belongs.
pub(super) fn rest(
    layout: &BoardLayout,
    side: Side,
    whereabouts: Whereabouts,
    slot: Slot,
) -> Transform {
    let beside = |place: Vec2, scale: f32| {
        // What lies nearer to its side lies over what it overlaps.
        let under = f32::from(slot.0.min(24)) * -0.35;
        let rest = standing(place).with_scale(Vec3::new(scale, scale, 1.0));
        rest.with_translation(place.extend(layer::BESIDE + under))
    };
    let nowhere = Transform::from_scale(Vec3::new(0.0, 0.0, 1.0));
    match whereabouts {
        Whereabouts::On(spot) => layout.standing(spot).unwrap_or(nowhere),
        Whereabouts::Captive => beside(layout.prison(side, slot.0), layout.small()),
        Whereabouts::Aside => beside(layout.bench(side, slot.0), layout.at_hand()),
        Whereabouts::Away => nowhere,
    }
}

type Moved = Or<(Changed<Whereabouts>, Changed<Slot>)>;
type Lying = (Entity, &'static Pawn, &'static Whereabouts, &'static mut Slot);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (flip_board.in_set(TableSystems::Select), close_ranks.in_set(TableSystems::Show))
            .run_if(resource_exists::<BoardLayout>),
    );
}

/// Who lies beside the board moves up where others have gone: once everything has been seen, and not while something there is to be
/// picked, which would lie elsewhere under the pointer.
fn close_ranks(
    (playback, choices): (Res<Playback>, Res<Choices>),
    mut waits: Local<bool>,
    mut asked: ParamSet<(Query<(), Moved>, Query<Lying>)>,
) {
    *waits |= !asked.p0().is_empty();
    let lies_there = |spot: &Spot| matches!(spot, Spot::Marker(_) | Spot::Card(_));
    if !*waits || !playback.is_idle() || choices.firsts().iter().any(lies_there) {
        return;
    }
    *waits = false;
    let mut pawns = asked.p1();
    let beside = pawns.iter().filter(|(_, _, place, _)| place.spot().is_none());
    let mut lying: Vec<_> =
        beside.map(|(entity, pawn, place, slot)| ((pawn.side, *place), slot.0, entity)).collect();
    lying.sort();
    let mut next = 0;
    let mut tray = None;
    for (here, slot, entity) in lying {
        next = if tray.replace(here) == Some(here) { next + 1 } else { 0 };
        if slot != next
            && let Ok((.., mut slot)) = pawns.get_mut(entity)
        {
            slot.0 = next;
        }
    }
}

/// How crowded the trays are, so that hands of cards lie close enough to have room.
pub(super) fn count_hands(
    pawns: Query<(&Pawn, &Whereabouts, &Slot)>,
    changed: Query<(), Moved>,
    mut gone: RemovedComponents<Pawn>,
    mut layout: ResMut<BoardLayout>,
) {
    if !layout.cards || (changed.is_empty() && gone.read().count() == 0) {
        return;
    }
    let mut hands = [0; 2];
    for (pawn, place, slot) in &pawns {
        let hand = &mut hands[usize::from(pawn.side.0 & 1)];
        if *place == Whereabouts::Aside {
            *hand = slot.0.saturating_add(1).max(*hand);
        }
    }
    if layout.hands != hands {
        layout.hands = hands;
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::rules::Spots;

    fn captive(world: &mut World, slot: u8) -> Entity {
        let pawn = Pawn { id: None, side: Side(0), picture: "rat".into(), name: "rat".into() };
        world.spawn((pawn, Whereabouts::Captive, Slot(slot))).id()
    }

    #[test]
    fn coordinates_of_a_large_board_can_be_read_and_two_digits_fit_the_hem() {
        for square in [30.0, 44.0, 60.0, 90.0] {
            let size = coordinate(square);
            // A digit is hardly more than half as wide as it is high.
            assert!(2.0 * 0.6 * size <= HEM * square, "{size} on {square}");
        }
        assert!(coordinate(44.0) >= 12.0, "the great arena in a window of 720");
    }

    #[test]
    fn who_is_freed_leaves_no_gap_once_nothing_there_can_be_picked() {
        let mut world = World::new();
        world.init_resource::<Playback>();
        let held = Choices::new(vec![Spots::new(&[Spot::Marker(4)])]);
        world.insert_resource(held);
        let pawns = [5, 1, 2].map(|slot| captive(&mut world, slot));
        let slots = |world: &World| pawns.map(|pawn| world.get::<Slot>(pawn).unwrap().0);
        world.run_system_once(close_ranks).unwrap();
        assert_eq!(slots(&world), [5, 1, 2], "nobody moves under the pointer");
        world.insert_resource(Choices::default());
        world.run_system_once(close_ranks).unwrap();
        assert_eq!(slots(&world), [2, 0, 1]);
    }
}
