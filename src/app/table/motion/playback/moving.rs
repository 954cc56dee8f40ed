//! How a pawn's picture follows the pawn's state: at rest where it belongs, and on its way while a
//! step moves it.

use std::time::Duration;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use bevy_tweening::{Tween, TweenAnim};

use super::Playback;
use crate::app::table::board::arranging::rest;
use crate::app::table::board::layout::{BoardLayout, layer, standing};
use crate::app::table::board::opacity::Opacity;
use crate::app::table::contract::pieces::{
    Appearance, Attachments, Face, Heading, Pawn, Slot, Stance, Tally, Whereabouts,
};
use crate::app::table::motion::fading::set_going;
use crate::app::table::motion::flipping::Flipping;
use crate::app::table::motion::passing::{cast_shadow, plate_of, send};
use crate::app::table::motion::staged::Direction;
use crate::app::table::motion::steps::Motion;
use crate::app::table::motion::travel::{Manner, Travel};
use crate::app::table::motion::turning::Turning;
use crate::rules::{Side, Spot};

/// A pawn's state, and how it looks.
#[derive(QueryData)]
#[query_data(mutable)]
pub(in crate::app::table) struct Watched {
    pub(super) entity: Entity,
    pub(super) pawn: &'static Pawn,
    pub(super) whereabouts: &'static Whereabouts,
    slot: &'static Slot,
    stance: &'static Stance,
    heading: &'static Heading,
    attachments: &'static Attachments,
    face: &'static Face,
    tally: &'static Tally,
    pub(super) transform: &'static mut Transform,
    pub(super) looks: &'static mut Appearance,
    opacity: Option<&'static mut Opacity>,
}

impl WatchedReadOnlyItem<'_, '_> {
    /// Where its picture is.
    pub(super) fn place(&self) -> Vec2 {
        self.transform.translation.truncate()
    }

    /// Whether its picture stands on the board.
    pub(super) fn stands(&self) -> bool {
        let stands = self.whereabouts.spot().or(self.stance.kept()).is_some();
        stands && self.transform.scale.x > 0.0
    }
}

impl WatchedItem<'_, '_> {
    pub(super) fn rest(&self, layout: &BoardLayout) -> Transform {
        let place = self.stance.kept().map_or(*self.whereabouts, Whereabouts::On);
        rest(layout, self.pawn.side, place, *self.slot)
    }

    pub(super) fn settle(&mut self, layout: &BoardLayout, playback: &Playback) {
        let mut rest = self.rest(layout);
        if playback.is_above(self.entity) {
            rest.translation.z = lifted(rest.translation.z);
        }
        self.transform.set_if_neq(rest);
        let heading = if self.stance.stays { self.stance.heading } else { *self.heading };
        let looks = Appearance::of(heading, self.attachments, self.face, *self.tally);
        self.looks.set_if_neq(looks);
        self.be_seen();
    }

    /// Shows all of it, wherever a fade has been cut off.
    fn be_seen(&mut self) {
        if let Some(opacity) = &mut self.opacity {
            opacity.set_if_neq(Opacity::default());
        }
    }

    /// Prepares a pawn that a later step moves: it lies below other pawns, which may come to its
    /// square before it leaves, and a card that the viewer no longer sees is covered.
    pub(super) fn wait(&mut self, layout: &BoardLayout) {
        self.be_seen();
        let on_board = self.whereabouts.spot().is_some();
        let at = self.transform.translation.truncate().abs();
        if !on_board
            && self.transform.translation.z < layer::MOVING
            && at.cmple(layout.size() / 2.0).all()
        {
            self.transform.translation.z = layer::PAWN - THICK;
        }
        if on_board && self.face.0.is_none() && self.looks.face.is_some() {
            self.looks.face = None;
        }
    }
}

/// How much higher one pawn lies than another that it covers.
const THICK: f32 = 1.0;
/// Pawns nearer to each other than this lie in one place, in squares.
const NEAR: f32 = 0.3;
/// How far from a spot a pawn stops that strikes at it, in squares.
const REACH: f32 = 0.62;

type Placed = Or<(Added<Pawn>, Changed<Whereabouts>, Changed<Slot>, Changed<Stance>)>;
type Moved = Or<(Placed, Changed<Heading>)>;
pub(super) type Altered = Or<(Moved, Changed<Attachments>, Changed<Face>, Changed<Tally>)>;

/// The height of a pawn that lies over a moving one; pawns above each other keep their order.
fn lifted(height: f32) -> f32 {
    layer::MOVING + THICK + 0.05 * (height - layer::PAWN)
}

/// Puts a new pawn where it belongs at once: a step may begin there in the same frame.
pub(super) fn lay_down(
    added: On<Add, Pawn>,
    layout: Option<Res<BoardLayout>>,
    mut pawns: Query<Watched>,
) {
    if let (Some(layout), Ok(mut pawn)) = (layout, pawns.get_mut(added.entity)) {
        pawn.settle(&layout, &Playback::default());
    }
}

/// A pawn on its way, and where it will be at the end.
#[derive(Debug)]
pub(super) struct Moving {
    pub(super) pawn: Entity,
    motion: Motion,
    cue: Option<&'static str>,
    end: Transform,
    /// The direction of its way.
    way: Vec2,
    /// The seconds until it arrives; `None` once it has.
    arrives_in: Option<f32>,
    /// The pawns that lie over it until it has left, with their heights before and after.
    pub(super) above: Vec<(Entity, f32)>,
    /// The seconds until a card that turns over shows its other side.
    turns_in: Option<f32>,
}

impl Moving {
    /// A card that turns over shows its other side half-way.
    pub(super) fn turn_over(&mut self, seconds: f32, pawns: &mut Query<Watched>) {
        let Some(left) = self.turns_in.map(|left| left - seconds) else { return };
        self.turns_in = (left > 0.0).then_some(left);
        if let (true, Ok(mut pawn)) = (left <= 0.0, pawns.get_mut(self.pawn)) {
            self.motion.end(&mut pawn.looks);
        }
    }

    /// Lets time pass; reports what is heard and seen as the pawn arrives.
    pub(super) fn pass(&mut self, seconds: f32, direction: &mut Direction) {
        let Some(left) = self.arrives_in.map(|left| left - seconds) else { return };
        self.arrives_in = (left > 0.0).then_some(left);
        let staged = direction.staged.clone_cue(self.cue);
        if let (true, Some(cue)) = (left <= 0.0, staged) {
            direction.accent(&cue.impact, self.end.translation.truncate(), self.way);
        }
    }
}

/// A motion about to begin.
pub(super) struct Departure<'a> {
    pub(super) motion: Motion,
    pub(super) cue: Option<&'static str>,
    pub(super) layout: &'a BoardLayout,
}

/// Begins a pawn's motion; pawns that lie over it stay there until it has left.
pub(super) fn set_out(
    entity: Entity,
    Departure { motion, cue, layout }: Departure,
    direction: &mut Direction,
    pawns: &mut Query<Watched>,
    commands: &mut Commands,
) -> Option<Moving> {
    let from = {
        let mut pawn = pawns.get_mut(entity).ok()?;
        motion.begin(&mut pawn.looks);
        if let (Motion::Turn(_), true) = (&motion, direction.settings.less_motion()) {
            motion.end(&mut pawn.looks);
        }
        if let Motion::Bring { from, to } = motion
            && let (Some(from), Some(to)) = (layout.standing(from), layout.standing(to))
        {
            *pawn.transform = from.with_scale(to.scale);
        }
        pawn.transform.translation
    };
    let mut above = Vec::new();
    for mut other in pawns.iter_mut().filter(|other| other.entity != entity) {
        let at = other.transform.translation;
        if at.z > from.z && at.truncate().distance(from.truncate()) < NEAR {
            other.transform.translation.z = lifted(at.z);
            above.push((other.entity, at.z));
        }
    }
    let pawn = pawns.get(entity).ok()?;
    let (start, end) = (*pawn.transform, end_of(&motion, &pawn, layout));
    let travel = begin(&motion, cue, (start, end), direction);
    let (way, manner) = (travel.direction(), travel.manner);
    let stretch = direction.stretch();
    if let (true, Some(board)) = (manner.is_high(), direction.board()) {
        cast_shadow(commands, board, travel, manner.whole() * stretch);
    }
    let (seconds, calm) = (manner.whole() * stretch, direction.settings.less_motion());
    let mut picture = commands.entity(entity);
    match (&motion, pawn.looks.heading) {
        (Motion::Turn(to), Some(from)) if !calm => {
            let turning = Turning::new(from, f32::from(*to), manner);
            let time = Duration::from_secs_f32(seconds);
            picture.insert(TweenAnim::new(Tween::new(EaseFunction::Linear, time, turning)));
        }
        (Motion::Reveal(_), _) if !calm => {
            let flipping = Flipping::new(travel.start, travel.manner);
            let time = Duration::from_secs_f32(seconds);
            picture.insert(TweenAnim::new(Tween::new(EaseFunction::Linear, time, flipping)));
        }
        _ => set_going(&mut picture, travel, seconds, calm),
    }
    let arrives_in = Some(manner.arrival() * stretch);
    let turns_in = arrives_in.filter(|_| matches!(motion, Motion::Reveal(_)));
    let turns_in = turns_in.map(|seconds| seconds / 2.0);
    Some(Moving { pawn: entity, motion, cue, end, way, arrives_in, above, turns_in })
}

/// How a picture travels in the manner of its cue; the cue's beginning is heard and seen.
fn begin(
    motion: &Motion,
    cue: Option<&'static str>,
    (start, end): (Transform, Transform),
    direction: &mut Direction,
) -> Travel {
    let way = start.translation.truncate().distance(end.translation.truncate());
    let staged = direction.staged.clone_cue(cue);
    let manner = Manner::of(motion, way, staged.as_ref());
    let mut travel = Travel { start, end, manner };
    if direction.settings.less_motion() {
        travel.manner = manner.plain(travel.is_in_place());
    }
    if let Some(cue) = staged {
        direction.accent(&cue.begin, start.translation.truncate(), travel.direction());
    }
    travel
}

/// Lets a picture fly from a spot to a side's plate.
pub(super) fn send_out(
    cue: &'static str,
    (cell, from, to): (&'static str, Spot, Side),
    layout: &BoardLayout,
    direction: &mut Direction,
    commands: &mut Commands,
) -> Option<Moving> {
    let (start, beside) = (layout.standing(from)?, plate_of(layout, to));
    let plate = direction.plate(to).map(|at| at.extend(beside.translation.z));
    let end = beside.with_translation(plate.unwrap_or(beside.translation));
    let motion = Motion::Leap(from);
    let travel = begin(&motion, Some(cue), (start, end), direction);
    let (way, manner) = (travel.direction(), travel.manner);
    let stretch = direction.stretch();
    let timed = (travel, manner.whole() * stretch, direction.settings.less_motion());
    let pawn = send(commands, direction.board()?, cell, timed);
    let arrives_in = Some(manner.arrival() * stretch);
    let (cue, above) = (Some(cue), Vec::new());
    Some(Moving { pawn, motion, cue, end, way, arrives_in, above, turns_in: None })
}

/// Ends a pawn's motion. If a later step moves it on, it lies over the pawns that rest where it has
/// come to.
pub(super) fn arrive(
    moving: &Moving,
    playback: &Playback,
    layout: &BoardLayout,
    pawns: &mut Query<Watched>,
) {
    for (other, height) in &moving.above {
        let Ok(mut other) = pawns.get_mut(*other) else { continue };
        if playback.moves(other.entity) {
            other.transform.translation.z = *height;
        } else {
            other.settle(layout, playback);
        }
    }
    let Ok(mut pawn) = pawns.get_mut(moving.pawn) else { return };
    moving.motion.end(&mut pawn.looks);
    pawn.be_seen();
    pawn.transform.set_if_neq(moving.end);
    if !playback.moves(pawn.entity) {
        pawn.settle(layout, playback);
    } else if moving.motion.comes_over() {
        pawn.transform.translation.z += THICK;
    }
}

/// Where a pawn is at the end of the motion; later motions may lead it on.
fn end_of(motion: &Motion, pawn: &WatchedReadOnlyItem, layout: &BoardLayout) -> Transform {
    let lies = |place, slot| rest(layout, pawn.pawn.side, place, slot);
    let rest = lies(*pawn.whereabouts, *pawn.slot);
    match (motion.goal(), motion) {
        (Some(spot), _) => layout.standing(spot).unwrap_or(rest),
        (None, Motion::Strike(spot)) => short_of(*spot, *pawn.transform, layout),
        (None, Motion::Present(_)) => layout.presented(),
        (None, Motion::Tread(place)) => {
            standing(place.middle).with_scale(Vec3::new(place.size, place.size, 1.0))
        }
        (None, Motion::Take) if pawn.whereabouts == &Whereabouts::Away => {
            let tray = lies(Whereabouts::Captive, Slot(0));
            tray.with_scale(Vec3::new(0.05, 0.05, 1.0))
        }
        (None, Motion::Take) => rest,
        // A pawn that takes something off beside the board changes trays with it.
        (None, Motion::Detach(_)) if pawn.whereabouts.spot().is_none() => rest,
        (None, _) => *pawn.transform,
    }
}

/// Where a pawn stops that goes for a spot.
fn short_of(spot: Spot, from: Transform, layout: &BoardLayout) -> Transform {
    let goal = layout.standing(spot).unwrap_or(from);
    let there = goal.translation.truncate();
    let back = (from.translation.truncate() - there).clamp_length_max(REACH);
    from.with_translation((there + back).extend(from.translation.z)).with_scale(goal.scale)
}
