//! Mouse and touch: a press picks, dragging a pawn to a square picks that square, and a flick from
//! a picked destination picks the petal in that direction.
//!
//! Squares and [`super::targets`] are hit; pawns and marks lie over them without blocking.
//! Observers turn events into picks and decide nothing. A press turns what can be turned, and a
//! double press takes it as it lay before.

use std::time::Duration;

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::choices::Choices;
use super::pointing::Pointing;
use super::selection::{LetGo, Pick, Selection};
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::settings::controls::{Controls, PointerWay};
use crate::app::table::board::cloth::Board;
use crate::app::table::board::layout::{BoardLayout, layer};
use crate::app::table::board::places::beside_spot;
use crate::app::table::contract::anchors::{Anchors, nearest_eighths, way};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::{Look, OnSpot, Pawn, Whereabouts};
use crate::app::table::motion::playback::Playback;
use crate::app::table::motion::steps::Motion;
use crate::rules::Spot;

/// The shortest flick, in squares.
const FLICK: f32 = 0.4;
/// Two presses within this time are a double press.
const TWICE: Duration = Duration::from_millis(380);
/// Presses in frames at most this far apart are a double press too: after input the loop draws more
/// frames before it sleeps.
const NEIGHBOURS: u32 = 2;

/// The state of the pointer.
#[derive(Resource, Default, Debug)]
struct PointerState {
    /// The pressed spot was picked before the press.
    was_picked: bool,
    /// The press continued the selection, so dragging from there means a direction.
    went_on: bool,
    /// The last press.
    pressed: Option<Pressed>,
    /// A spot that was pressed twice before it was picked, and the frames left to wait for that.
    twice: Option<(Spot, u8)>,
    /// The pawn that follows the pointer, lifted off its square.
    dragged: Option<Entity>,
    /// A pawn just let go, to go back unless it has moved.
    dropped: Option<Entity>,
}

/// A press on a spot.
#[derive(Clone, Copy, Debug)]
struct Pressed {
    spot: Spot,
    when: Duration,
    frame: u32,
    /// How the picked thing lay before it.
    lay: Option<Spot>,
}

type Tiles<'w, 's> = Query<'w, 's, &'static OnSpot>;
type PawnsAround<'w, 's> =
    Query<'w, 's, (Entity, &'static Pawn, &'static Look, &'static Whereabouts)>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerState>()
        .add_observer(press)
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
                (give_up_drag, press_late).in_set(TableSystems::Listen),
                send_back.in_set(TableSystems::Show).run_if(resource_exists::<BoardLayout>),
            ),
        );
}

/// The state that decides what a press means.
#[derive(SystemParam)]
struct PressContext<'w> {
    choices: Res<'w, Choices>,
    selection: Res<'w, Selection>,
    anchors: Res<'w, Anchors>,
    pointing: ResMut<'w, Pointing>,
    layout: Option<Res<'w, BoardLayout>>,
    controls: Res<'w, Controls>,
    time: Res<'w, Time<Real>>,
    frames: Res<'w, FrameCount>,
}

impl PressContext<'_> {
    /// Whether a spot goes on from what is picked.
    fn goes_on(&self, spot: Spot) -> bool {
        let picked = self.selection.picked();
        !picked.is_empty() && self.choices.goes_on(picked, spot)
    }

    /// Whether a square is only to be dropped on, because a pawn beside it can be dragged there.
    fn is_for_drops(&self, spot: Spot, pawns: &PawnsAround) -> bool {
        let picked = self.selection.picked();
        let drags = self.controls.pointer == PointerWay::Drag && matches!(spot, Spot::Square(_));
        let open = picked.len() == 1 && self.goes_on(spot) && self.selection.armed() != Some(spot);
        let first = picked.first().filter(|_| drags && open);
        first.is_some_and(|first| pawn_on(pawns, *first).is_some())
    }

    /// The chosen petal, if its ring is around `spot`: a press on the pawn then picks the petal.
    fn petal_around(&self, spot: Spot) -> Option<Spot> {
        let is_here = |petal: &Spot| {
            self.anchors.petals().any(|known| known.spot == *petal && known.around == spot)
        };
        self.pointing.petal().filter(is_here)
    }

    /// Whether a press now and the one before are a double press. Presses are seen once a frame, so
    /// on a slow machine presses in neighbouring frames count, however long these last.
    fn is_twice(&self, spot: Spot, before: Option<Pressed>) -> bool {
        before.is_some_and(|before| {
            let quick = self.time.elapsed().saturating_sub(before.when) <= TWICE;
            let frames = self.frames.0.wrapping_sub(before.frame);
            before.spot == spot && (quick || frames <= NEIGHBOURS)
        })
    }

    /// How the thing on a spot lies, if it is picked and can be turned.
    fn lies(&self, spot: Spot) -> Option<Spot> {
        self.pointing.turned().filter(|_| self.selection.picked().last() == Some(&spot))
    }

    /// Handles another press on a picked thing that can be turned; `None` for any other spot. A
    /// double press returns the spot to pick, which is how the thing lay before it; a single press
    /// turns the thing and returns `Some(None)`.
    fn press_again(&mut self, spot: Spot, before: Option<Pressed>) -> Option<Option<Spot>> {
        let turns: Vec<Spot> = self.anchors.turns_of(spot).collect();
        if turns.is_empty() || self.selection.picked().last() != Some(&spot) {
            return None;
        }
        if self.is_twice(spot, before) {
            let lay = before.and_then(|before| before.lay).or(self.pointing.turned());
            return Some(lay.filter(|lay| turns.contains(lay)).or(turns.first().copied()));
        }
        self.pointing.turn_on(&turns, 1);
        Some(None)
    }

    /// The square to pick beneath a petal that cannot be picked.
    fn beneath(&self, spot: Spot) -> Option<Spot> {
        self.under_petal(spot).filter(|_| !self.goes_on(spot))
    }

    /// The square beneath a petal, if it can be picked.
    fn under_petal(&self, spot: Spot) -> Option<Spot> {
        let petal = self.anchors.petals().find(|petal| petal.spot == spot)?;
        let layout = self.layout.as_ref()?;
        let step = layout.turned(way(petal.eighths)).round().as_ivec2();
        let square = layout.neighbour(petal.around, step)?;
        self.goes_on(square).then_some(square)
    }
}

fn press(
    press: On<Pointer<Press>>,
    tiles: Tiles,
    (windows, pawns): (Query<(), With<Window>>, PawnsAround),
    mut now: PressContext,
    mut pointer: ResMut<PointerState>,
    mut picks: MessageWriter<Pick>,
    mut releases: MessageWriter<LetGo>,
) {
    if press.entity != press.original_event_target() {
        return;
    }
    match (tiles.get(press.entity), press.button) {
        (Ok(spot), PointerButton::Primary) => {
            let spot = now.beneath(spot.0).unwrap_or(spot.0);
            if now.is_for_drops(spot, &pawns) {
                return;
            }
            pointer.was_picked = now.selection.picked().last() == Some(&spot);
            pointer.went_on = now.goes_on(spot);
            let (when, lay) = (now.time.elapsed(), now.lies(spot));
            let frame = now.frames.0;
            let before = pointer.pressed.replace(Pressed { spot, when, frame, lay });
            match now.press_again(spot, before) {
                Some(way) => drop(picks.write_batch(way.map(Pick))),
                None => {
                    if now.is_twice(spot, before) {
                        pointer.twice = Some((spot, 2));
                    }
                    picks.write(Pick(now.petal_around(spot).unwrap_or(spot)));
                }
            }
        }
        (Ok(_), _) => {
            releases.write(LetGo);
        }
        // Beside everything: let go.
        (Err(_), _) if windows.contains(press.entity) => {
            releases.write(LetGo);
        }
        (Err(_), _) => {}
    }
}

/// Handles a double press within one frame: the thing is picked only in the next frame, and then
/// taken at once.
fn press_late(
    (selection, anchors): (Res<Selection>, Res<Anchors>),
    mut pointer: ResMut<PointerState>,
    mut picks: MessageWriter<Pick>,
) {
    let Some((spot, frames)) = pointer.twice else { return };
    let first = anchors.turns_of(spot).next();
    let in_hand = selection.picked().last() == Some(&spot);
    let lies = first.filter(|_| in_hand);
    picks.write_batch(lies.map(Pick));
    pointer.twice = (lies.is_none() && frames > 1).then_some((spot, frames - 1));
}

/// A second click on what is picked lets it go.
fn click_again(
    click: On<Pointer<Click>>,
    tiles: Tiles,
    selection: Res<Selection>,
    (pointer, anchors): (Res<PointerState>, Res<Anchors>),
    mut releases: MessageWriter<LetGo>,
) {
    let Ok(spot) = tiles.get(click.entity) else { return };
    let again = pointer.was_picked && selection.picked().last() == Some(&spot.0);
    // A click turns what can be turned instead.
    let again = again && anchors.turns_of(spot.0).next().is_none();
    if again && pointer.dragged.is_none() && click.button == PointerButton::Primary {
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

/// Lifts a pawn that can act, to follow the pointer.
fn lift(
    start: On<Pointer<DragStart>>,
    tiles: Tiles,
    pawns: PawnsAround,
    (choices, controls): (Res<Choices>, Res<Controls>),
    mut pointer: ResMut<PointerState>,
) {
    let Ok(spot) = tiles.get(start.entity) else { return };
    if controls.pointer == PointerWay::Click {
        return;
    }
    if start.button == PointerButton::Primary && !pointer.went_on && choices.leads_on(&[spot.0]) {
        pointer.dragged = pawn_on(&pawns, spot.0);
    }
}

fn pawn_on(pawns: &PawnsAround, spot: Spot) -> Option<Entity> {
    let lies = |pawn: &Pawn, look: &Look, place: Whereabouts| match place {
        Whereabouts::On(stands) => stands == spot && *look != Look::Cover,
        Whereabouts::Captive | Whereabouts::Aside => beside_spot(pawn, look) == Some(spot),
        Whereabouts::Away => false,
    };
    let mut pawns = pawns.iter();
    pawns.find(|(_, pawn, look, place)| lies(pawn, look, **place)).map(|(entity, ..)| entity)
}

fn carry(
    drag: On<Pointer<Drag>>,
    pointer: Res<PointerState>,
    layout: Option<Res<BoardLayout>>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera2d>>,
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
    (layout, controls): (Option<Res<BoardLayout>>, Res<Controls>),
    anchors: Res<Anchors>,
    mut picks: MessageWriter<Pick>,
) {
    let (Ok(spot), Some(layout)) = (tiles.get(end.entity), layout) else { return };
    // Pointer coordinates run downwards.
    let way = Vec2::new(end.distance.x, -end.distance.y);
    let is_long = way.length() >= FLICK * layout.square;
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

/// Back ends a drag: the pawn goes home, and releasing the button has no effect.
fn give_up_drag(intents: Intents, mut pointer: ResMut<PointerState>) {
    if pointer.dragged.is_some() && intents.just(Intent::Back) {
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
