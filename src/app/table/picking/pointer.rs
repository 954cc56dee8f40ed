//! Mouse: a press picks, dragging a pawn to a square picks that square, and a flick from a picked
//! destination picks the petal in that direction. Fingers do the same once their press counts
//! ([`super::fingers`]).
//!
//! Squares and [`super::targets`] are hit; pawns and marks lie over them without blocking.
//! Observers turn events into picks and decide nothing.

use bevy::input::touch::Touches;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::fingers::{Counts, How};
use super::pointing::Pointing;
use super::pressing::{Grounds, Hand, PointerState, PressContext};
use super::selection::{LetGo, Pick};
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::settings::controls::{Controls, PointerWay};
use crate::app::kit::window::StageCamera;
use crate::app::table::board::cloth::Board;
use crate::app::table::board::layout::{BoardLayout, layer};
use crate::app::table::board::view::View;
use crate::app::table::contract::anchors::{Anchors, nearest_eighths};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::{OnSpot, Pawn, Whereabouts};
use crate::app::table::motion::playback::Playback;
use crate::app::table::motion::steps::Motion;

/// The shortest flick, in squares.
const FLICK: f32 = 0.4;

type Tiles<'w, 's> = Query<'w, 's, &'static OnSpot>;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press)
        .add_observer(count)
        .add_observer(click_again)
        .add_observer(hover)
        .add_observer(leave)
        .add_observer(lift)
        .add_observer(carry)
        .add_observer(drop_on)
        .add_observer(flick)
        .add_observer(put_down)
        .add_systems(
            Update,
            (
                give_up_drag.in_set(TableSystems::Listen),
                send_back.in_set(TableSystems::Show).run_if(resource_exists::<BoardLayout>),
            ),
        );
}

fn is_finger(pointer: PointerId) -> bool {
    matches!(pointer, PointerId::Touch(_))
}

fn press(
    press: On<Pointer<Press>>,
    (tiles, grounds, view): (Tiles, Grounds, Res<View>),
    mut hand: Hand,
    mut releases: MessageWriter<LetGo>,
) {
    if press.entity != press.original_event_target() {
        return;
    }
    (hand.pointer.pans, hand.pointer.waits) = (false, None);
    let on = tiles.get(press.entity);
    match (on, press.button) {
        // It moves the board.
        (_, PointerButton::Middle) => {}
        (Ok(_), PointerButton::Primary) if is_finger(press.pointer_id) => {}
        (Ok(spot), PointerButton::Primary) => hand.press_or_wait(spot.0, !view.is_whole()),
        (Ok(_), PointerButton::Secondary) => drop(releases.write(LetGo)),
        // Beside everything: let go.
        (Err(_), _) if grounds.contains(press.entity) => drop(releases.write(LetGo)),
        (Err(_), _) => {}
    }
}

/// A finger's press counts now.
fn count(counts: On<Counts>, tiles: Tiles, mut hand: Hand) {
    let Ok(OnSpot(spot)) = tiles.get(counts.entity) else { return };
    hand.press(*spot);
    match counts.how {
        How::Lifts => hand.lift(*spot),
        How::Taps if hand.lets_go(*spot) => {
            hand.pointer.again = Some((*spot, hand.now.frames.0));
        }
        How::Taps | How::Goes => {}
    }
}

/// A second click on what is picked lets it go. A press that waited counts, unless it moved the board.
fn click_again(
    click: On<Pointer<Click>>,
    tiles: Tiles,
    mut hand: Hand,
    mut releases: MessageWriter<LetGo>,
) {
    let Ok(OnSpot(spot)) = tiles.get(click.entity) else { return };
    if is_finger(click.pointer_id) || click.button != PointerButton::Primary {
        return;
    }
    let waited = hand.pointer.waits.take().filter(|waits| waits == spot && !hand.pointer.pans);
    if let Some(spot) = waited {
        hand.press(spot);
    } else if hand.lets_go(*spot) {
        releases.write(LetGo);
    }
}

fn hover(over: On<Pointer<Over>>, tiles: Tiles, mut pointing: ResMut<Pointing>) {
    if let Ok(spot) = tiles.get(over.entity) {
        pointing.hover(Some(spot.0));
    }
}

fn leave(out: On<Pointer<Out>>, tiles: Tiles, mut pointing: ResMut<Pointing>) {
    if let Ok(spot) = tiles.get(out.entity)
        && pointing.peek() == Some(spot.0)
    {
        pointing.hover(None);
    }
}

/// Lifts a pawn that can act, to follow the pointer. Without one the board moves.
fn lift(start: On<Pointer<DragStart>>, (tiles, grounds): (Tiles, Grounds), mut hand: Hand) {
    if is_finger(start.pointer_id) || start.entity != start.original_event_target() {
        return;
    }
    let on = tiles.get(start.entity);
    if let (Ok(spot), PointerButton::Primary) = (on, start.button) {
        hand.lift(spot.0);
    }
    let free = hand.pointer.dragged.is_none() && !hand.pointer.went_on;
    hand.pointer.pans = free && on.is_ok() || grounds.contains(start.entity);
}

fn carry(
    drag: On<Pointer<Drag>>,
    pointer: Res<PointerState>,
    layout: Option<Res<BoardLayout>>,
    cameras: Query<(&Camera, &GlobalTransform), With<StageCamera>>,
    boards: Query<&GlobalTransform, With<Board>>,
    mut pawns: Query<&mut Transform, With<Pawn>>,
) {
    let (Some(pawn), Some(layout)) = (pointer.dragged, layout) else { return };
    let middle = boards.iter().next().map_or(Vec2::ZERO, |board| board.translation().truncate());
    let pointed = drag.pointer_location.position;
    let place =
        cameras.iter().find_map(|(camera, eye)| camera.viewport_to_world_2d(eye, pointed).ok());
    if let (Some(place), Ok(mut transform)) = (place, pawns.get_mut(pawn)) {
        transform.translation = ((place - middle) / layout.square).extend(layer::HELD);
    }
}

/// Picks the square on which a pawn is dropped. Dropping a pawn never picks a petal above it.
fn drop_on(
    drop: On<Pointer<DragDrop>>,
    tiles: Tiles,
    (pointer, now): (Res<PointerState>, PressContext),
    mut picks: MessageWriter<Pick>,
) {
    if pointer.dragged.is_some()
        && drop.dropped != drop.entity
        && let Ok(spot) = tiles.get(drop.entity)
    {
        picks.write(Pick(now.under_petal(spot.0).unwrap_or(spot.0)));
    }
}

/// Picks the petal in the direction of a drag from a picked destination.
fn flick(
    end: On<Pointer<DragEnd>>,
    tiles: Tiles,
    pointer: Res<PointerState>,
    (layout, view, controls): (Option<Res<BoardLayout>>, Res<View>, Res<Controls>),
    anchors: Res<Anchors>,
    mut picks: MessageWriter<Pick>,
) {
    let (Ok(spot), Some(layout)) = (tiles.get(end.entity), layout) else { return };
    // Pointer coordinates run downwards.
    let way = Vec2::new(end.distance.x, -end.distance.y);
    let is_long = way.length() >= FLICK * layout.square * view.factor();
    if controls.pointer == PointerWay::Click
        || !pointer.went_on
        || end.button != PointerButton::Primary
        || !is_long
    {
        return;
    }
    let eighths = nearest_eighths(layout.turned(way));
    let mut petals = anchors.petals();
    let petal = petals.find(|petal| petal.around == spot.0 && petal.eighths == eighths);
    picks.write_batch(petal.map(|petal| Pick(petal.spot)));
}

fn put_down(end: On<Pointer<DragEnd>>, tiles: Tiles, mut pointer: ResMut<PointerState>) {
    if tiles.contains(end.entity)
        && let Some(pawn) = pointer.dragged.take()
    {
        pointer.dropped = Some(pawn);
    }
}

/// Back ends a drag, and so does a second finger: the pawn goes home, and releasing has no effect.
fn give_up_drag(
    (intents, touches): (Intents, Option<Res<Touches>>),
    mut pointer: ResMut<PointerState>,
) {
    let pinches = touches.is_some_and(|touches| touches.iter().count() > 1);
    if pointer.dragged.is_some() && (pinches || intents.just(Intent::Back)) {
        pointer.dropped = pointer.dragged.take();
    }
}

/// A pawn dropped anywhere else slides back.
fn send_back(
    mut pointer: ResMut<PointerState>,
    pawns: Query<&Whereabouts, With<Pawn>>,
    mut playback: ResMut<Playback>,
) {
    let Some(pawn) = pointer.dropped.take() else { return };
    if let Ok(place) = pawns.get(pawn)
        && !playback.moves(pawn)
    {
        playback.animate(pawn, place.spot().map_or(Motion::Take, Motion::Slide), None);
    }
}
