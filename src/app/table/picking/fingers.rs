//! Fingers on the board: a tap picks, a slide drags, aims or moves the board, a finger that rests asks.
//!
//! A finger's press counts only once it is clear what it is: when it is lifted or slides on. So a second
//! finger can still make it a pinch, which picks nothing ([`super::looking`]), and a finger that rests is
//! told what lies beneath it, as a mouse is ([`LookedAt`]). A slide that takes hold of nothing moves a board
//! that is seen larger; otherwise it aims, and what is under the finger at its end is picked.

use std::time::Duration;

use bevy::input::touch::Touches;
use bevy::picking::pointer::PointerId;
use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::pressing::{Grounds, Hand};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::board::view::View;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::OnSpot;
use crate::rules::Spot;

/// How long a finger rests before it asks.
const REST: Duration = Duration::from_millis(480);
/// How far a finger may slip while it rests or taps, in pixels.
const SLIP: f32 = 9.0;

/// A finger rests on a spot, to be told what is there.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookedAt(pub Spot);

/// A finger's press on something that can be hit counts now.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub(super) struct Counts {
    pub(super) entity: Entity,
    pub(super) how: How,
}

/// What a finger's press has become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// It was lifted again.
    Taps,
    /// It takes a pawn along.
    Lifts,
    /// It slides on from what it picks.
    Goes,
}

/// What the finger on the board does.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Finger {
    /// Its press, as long as it does not count.
    pending: Option<Pending>,
    slide: Slide,
    /// Where it is, in pixels from the window's upper left corner.
    at: Vec2,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Pending {
    entity: Entity,
    spot: Spot,
    since: Instant,
    rested: bool,
    /// It came in this frame.
    fresh: bool,
}

/// What a finger's slide does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Slide {
    /// There is none, or it does nothing.
    #[default]
    Nothing,
    /// It began on something that was picked by it.
    Holds,
    /// What lies under its end is picked.
    Aims,
    /// It moves the board.
    Pans,
}

impl Finger {
    /// Whether it moves the board.
    #[must_use]
    pub(super) fn pans(&self) -> bool {
        self.slide == Slide::Pans
    }

    /// Where it is, in pixels from the window's upper left corner, while it rests on the board, aims or drags:
    /// it hides what it points at.
    #[must_use]
    pub fn hides(&self) -> Option<Vec2> {
        let rests = self.pending.is_some_and(|pending| pending.rested);
        let slides = matches!(self.slide, Slide::Holds | Slide::Aims);
        (rests || slides).then_some(self.at)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Finger>()
        .add_message::<LookedAt>()
        .add_observer(touch)
        .add_observer(slide)
        .add_observer(lift_off)
        .add_observer(aim_at)
        .add_observer(end_slide)
        .add_observer(forget)
        .add_systems(Update, rest.in_set(TableSystems::Listen));
}

fn is_finger(pointer: PointerId) -> bool {
    matches!(pointer, PointerId::Touch(_))
}

fn touch(
    press: On<Pointer<Press>>,
    tiles: Query<&OnSpot>,
    grounds: Grounds,
    mut finger: ResMut<Finger>,
) {
    if !is_finger(press.pointer_id) || press.entity != press.original_event_target() {
        return;
    }
    let at = press.pointer_location.position;
    *finger = Finger { at, ..default() };
    if let Ok(OnSpot(spot)) = tiles.get(press.entity) {
        let (entity, since) = (press.entity, Instant::now());
        finger.pending = Some(Pending { entity, spot: *spot, since, rested: false, fresh: true });
    } else if grounds.contains(press.entity) {
        finger.slide = Slide::Pans;
    }
}

/// Decides what a slide is once it is clear that it is one.
fn slide(
    drag: On<Pointer<Drag>>,
    hand: Hand,
    view: Res<View>,
    mut finger: ResMut<Finger>,
    mut commands: Commands,
) {
    if !is_finger(drag.pointer_id) {
        return;
    }
    finger.at = drag.pointer_location.position;
    let slips = drag.distance.length() < SLIP;
    let Some(Pending { entity, spot, rested, .. }) = finger.pending.filter(|_| !slips) else {
        return;
    };
    finger.pending = None;
    let goes_on = hand.now.goes_on(spot);
    finger.slide = if !goes_on && hand.liftable(spot).is_some() {
        commands.trigger(Counts { entity, how: How::Lifts });
        Slide::Holds
    } else if goes_on && !rested {
        commands.trigger(Counts { entity, how: How::Goes });
        Slide::Holds
    } else if rested || view.is_whole() {
        Slide::Aims
    } else {
        Slide::Pans
    };
}

fn lift_off(click: On<Pointer<Click>>, mut finger: ResMut<Finger>, mut commands: Commands) {
    if !is_finger(click.pointer_id) || click.entity != click.original_event_target() {
        return;
    }
    let Some(Pending { entity, rested, .. }) = finger.pending.take() else { return };
    if !rested && entity == click.entity {
        commands.trigger(Counts { entity, how: How::Taps });
    }
}

/// Picks what lies under the end of a slide that aimed.
fn aim_at(
    drop: On<Pointer<DragDrop>>,
    tiles: Query<&OnSpot>,
    finger: Res<Finger>,
    mut commands: Commands,
) {
    let own = is_finger(drop.pointer_id) && drop.entity == drop.original_event_target();
    if own && finger.slide == Slide::Aims && tiles.contains(drop.entity) {
        commands.trigger(Counts { entity: drop.entity, how: How::Taps });
    }
}

fn end_slide(end: On<Pointer<DragEnd>>, mut finger: ResMut<Finger>) {
    if is_finger(end.pointer_id) {
        *finger = default();
    }
}

fn forget(cancel: On<Pointer<Cancel>>, mut finger: ResMut<Finger>) {
    if is_finger(cancel.pointer_id) {
        *finger = default();
    }
}

/// Tells what lies under a finger that rests. With a second finger nothing is picked any more.
fn rest(
    touches: Option<Res<Touches>>,
    mut finger: ResMut<Finger>,
    mut looked_at: MessageWriter<LookedAt>,
    redraw: Option<ResMut<RedrawRequests>>,
    mut commands: Commands,
) {
    let down = touches.map_or(1, |touches| touches.iter().count());
    if down > 1 {
        finger.set_if_neq(Finger::default());
        return;
    }
    let held = finger.bypass_change_detection();
    let Some(pending) = held.pending else { return };
    let seen = Pending { fresh: false, ..pending };
    held.pending = Some(seen);
    if down == 0 {
        // What is put down and lifted within one frame makes no click, because the engine asks what was hit in
        // the frame before. Otherwise it was lifted beside the spot.
        if pending.fresh {
            commands.trigger(Counts { entity: pending.entity, how: How::Taps });
        }
        finger.pending = None;
        return;
    }
    if pending.rested {
        return;
    }
    let due = pending.since + REST;
    if Instant::now() >= due {
        finger.pending = Some(Pending { rested: true, ..seen });
        looked_at.write(LookedAt(pending.spot));
    } else if let Some(mut redraw) = redraw {
        redraw.until(due + Duration::from_millis(30));
    }
}
