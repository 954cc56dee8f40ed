//! What a press on a spot does, whichever pointer pressed: it picks, turns what can be turned, lifts a pawn.
//!
//! A press turns what can be turned, and a double press takes it as it lay before. Deliberately absent: which
//! event of a pointer is a press; see [`super::pointer`] for a mouse and [`super::fingers`] for fingers.

use std::time::Duration;

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::choices::Choices;
use super::pointing::Pointing;
use super::selection::{LetGo, Pick, Selection};
use crate::app::kit::settings::controls::{Controls, PointerWay};
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::places::beside_spot;
use crate::app::table::board::view::Ground;
use crate::app::table::contract::anchors::{Anchors, way};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::{Look, Pawn, Whereabouts};
use crate::rules::Spot;

/// Two presses within this time are a double press.
const TWICE: Duration = Duration::from_millis(380);
/// Presses in frames at most this far apart are a double press too: after input the loop draws more
/// frames before it sleeps.
const NEIGHBOURS: u32 = 2;

/// The state of the pointer.
#[derive(Resource, Default, Debug)]
pub(super) struct PointerState {
    /// The pressed spot was picked before the press.
    pub(super) was_picked: bool,
    /// The press continued the selection, so dragging from there means a direction.
    pub(super) went_on: bool,
    /// The last press.
    pub(super) pressed: Option<Pressed>,
    /// A spot that was pressed twice before it was picked, and the frames left to wait for that.
    pub(super) twice: Option<(Spot, u8)>,
    /// The pawn that follows the pointer, lifted off its square.
    pub(super) dragged: Option<Entity>,
    /// A pawn just let go, to go back unless it has moved.
    pub(super) dropped: Option<Entity>,
    /// The drag takes hold of nothing, so it moves the board under the eye.
    pub(super) pans: bool,
    /// A press on empty ground that counts with its click, because it may become a drag of the board.
    pub(super) waits: Option<Spot>,
    /// What a finger tapped that was picked already, and in which frame: it is let go in a later one.
    pub(super) again: Option<(Spot, u32)>,
}

/// A press on a spot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pressed {
    spot: Spot,
    when: Duration,
    frame: u32,
    /// How the picked thing lay before it.
    lay: Option<Spot>,
}

/// What lies around everything that can be hit.
pub(super) type Grounds<'w, 's> = Query<'w, 's, (), Or<(With<Window>, With<Ground>)>>;
pub(super) type PawnsAround<'w, 's> =
    Query<'w, 's, (Entity, &'static Pawn, &'static Look, &'static Whereabouts)>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerState>()
        .add_systems(Update, (press_late, let_go_late).in_set(TableSystems::Listen));
}

/// The state that decides what a press means.
#[derive(SystemParam)]
pub(super) struct PressContext<'w> {
    pub(super) choices: Res<'w, Choices>,
    pub(super) selection: Res<'w, Selection>,
    pub(super) anchors: Res<'w, Anchors>,
    pointing: ResMut<'w, Pointing>,
    layout: Option<Res<'w, BoardLayout>>,
    pub(super) controls: Res<'w, Controls>,
    time: Res<'w, Time<Real>>,
    pub(super) frames: Res<'w, FrameCount>,
}

impl PressContext<'_> {
    /// Whether a spot goes on from what is picked.
    pub(super) fn goes_on(&self, spot: Spot) -> bool {
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
    pub(super) fn under_petal(&self, spot: Spot) -> Option<Spot> {
        let petal = self.anchors.petals().find(|petal| petal.spot == spot)?;
        let layout = self.layout.as_ref()?;
        let step = layout.turned(way(petal.eighths)).round().as_ivec2();
        let square = layout.neighbour(petal.around, step)?;
        self.goes_on(square).then_some(square)
    }
}

/// What presses change.
#[derive(SystemParam)]
pub(super) struct Hand<'w, 's> {
    pub(super) now: PressContext<'w>,
    pub(super) pointer: ResMut<'w, PointerState>,
    pawns: PawnsAround<'w, 's>,
    picks: MessageWriter<'w, Pick>,
}

impl Hand<'_, '_> {
    /// Presses on a spot.
    pub(super) fn press(&mut self, spot: Spot) {
        let (now, pointer) = (&mut self.now, &mut self.pointer);
        let spot = now.beneath(spot).unwrap_or(spot);
        if now.is_for_drops(spot, &self.pawns) {
            return;
        }
        pointer.was_picked = now.selection.picked().last() == Some(&spot);
        pointer.went_on = now.goes_on(spot);
        let (when, lay, frame) = (now.time.elapsed(), now.lies(spot), now.frames.0);
        let before = pointer.pressed.replace(Pressed { spot, when, frame, lay });
        match now.press_again(spot, before) {
            Some(way) => drop(self.picks.write_batch(way.map(Pick))),
            None => {
                if now.is_twice(spot, before) {
                    pointer.twice = Some((spot, 2));
                }
                self.picks.write(Pick(now.petal_around(spot).unwrap_or(spot)));
            }
        }
    }

    /// Presses on a spot; on empty ground of a board that is near, which a drag would move, only with the click.
    pub(super) fn press_or_wait(&mut self, spot: Spot, is_near: bool) {
        let (choices, picked) = (&self.now.choices, self.now.selection.picked());
        let opens = choices.may_pick(picked, spot) || choices.leads_on(&[spot]);
        if !is_near || opens || picked.contains(&spot) || self.now.anchors.of(spot).is_some() {
            return self.press(spot);
        }
        let pointer = &mut self.pointer;
        (pointer.waits, pointer.went_on, pointer.was_picked) = (Some(spot), false, false);
    }

    /// The pawn that a drag from a spot takes along, unless the press there goes on from what is picked.
    pub(super) fn liftable(&self, spot: Spot) -> Option<Entity> {
        let drags = self.now.controls.pointer != PointerWay::Click;
        let acts = drags && self.now.choices.leads_on(&[spot]);
        pawn_on(&self.pawns, spot).filter(|_| acts)
    }

    /// Lifts a pawn that can act, to follow the pointer.
    pub(super) fn lift(&mut self, spot: Spot) {
        if !self.pointer.went_on {
            self.pointer.dragged = self.liftable(spot);
        }
    }

    /// Whether a second press on a spot lets it go.
    pub(super) fn lets_go(&self, spot: Spot) -> bool {
        let again = self.pointer.was_picked && self.now.selection.picked().last() == Some(&spot);
        // A press turns what can be turned instead.
        again && self.now.anchors.turns_of(spot).next().is_none() && self.pointer.dragged.is_none()
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

/// Lets go of what a finger tapped again. The tap picks it once more in its own frame.
fn let_go_late(
    (selection, frames): (Res<Selection>, Res<FrameCount>),
    mut pointer: ResMut<PointerState>,
    mut releases: MessageWriter<LetGo>,
) {
    let Some((spot, _)) = pointer.again.filter(|(_, frame)| *frame != frames.0) else { return };
    pointer.again = None;
    if selection.picked().last() == Some(&spot) {
        releases.write(LetGo);
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
