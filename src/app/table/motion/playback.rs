//! What the eye sees of an action: a queue of steps that enacting systems fill.
//!
//! Entities have changed already when a step begins; a step only moves pictures from where they
//! were to where they belong. So playback can be cut short at any moment: pawns settle where they
//! stand. What moves is drawn above what rests, and what leaves its square below whoever came there. Deliberately absent: anything
//! the rules could depend on.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use bevy_tweening::{AnimationSystem, Tween, TweenAnim, TweeningPlugin};

use super::banner;
pub use super::steps::Step;
use super::steps::{Travel, Turning};
use crate::app::kit::settings::Settings;
use crate::app::platform::redraw::Awake;
use crate::app::table::board::arranging::rest;
use crate::app::table::board::layout::{BoardLayout, layer};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::{
    Appearance, Face, Heading, Pawn, Slot, Tally, Whereabouts, Worn,
};

/// The steps still to be seen.
#[derive(Resource, Default, Debug)]
pub struct Playback {
    queue: VecDeque<Step>,
    running: Option<Running>,
    unsettled: bool,
}

/// The step being seen, and where its pawn will be at its end.
#[derive(Debug)]
struct Running {
    /// The pawn or banner that is moving.
    entity: Entity,
    step: Step,
    end: Transform,
    /// Who lies over it until it has left, and how high before and after.
    above: Vec<(Entity, f32)>,
}

impl Running {
    /// What no pawn shows.
    fn of(entity: Entity, step: Step) -> Self {
        Self { entity, step, end: Transform::default(), above: Vec::new() }
    }
}

impl Playback {
    /// Adds a step after all others.
    pub fn push(&mut self, step: Step) {
        self.queue.push_back(step);
    }

    /// Whether everything has been seen.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.queue.is_empty() && self.running.is_none()
    }

    /// How many actions have been carried out and not been seen to their end.
    #[must_use]
    pub fn untold(&self) -> usize {
        self.queue.iter().filter(|step| matches!(step, Step::Told)).count()
    }

    /// The pawn that moves now.
    pub(in crate::app::table) fn moving(&self) -> Option<Entity> {
        let running = self.running.as_ref()?;
        running.step.pawn().map(|_| running.entity)
    }

    /// Whether a pawn lies over the one that moves.
    pub(in crate::app::table) fn is_above(&self, pawn: Entity) -> bool {
        let above = self.running.iter().flat_map(|running| &running.above);
        above.into_iter().any(|(entity, _)| *entity == pawn)
    }

    /// The scene of the game's own that is being seen, by the number that [`Step::Scene`] gave it.
    #[must_use]
    pub fn scene(&self) -> Option<u16> {
        match self.running.as_ref()?.step {
            Step::Scene(number) => Some(number),
            _ => None,
        }
    }

    /// Whether a scene is being seen or still to be: what comes of it is not told before.
    #[must_use]
    pub fn awaits_scene(&self) -> bool {
        self.scene().is_some() || self.queue.iter().any(|step| matches!(step, Step::Scene(_)))
    }

    /// Drops what is to be seen before the next scene, if there is one, and says whether. What a scene tells nobody skips unseen: it
    /// ends when it says so, and until then nothing is decided.
    pub fn hurry_to_scene(&mut self) -> bool {
        let next = self.queue.iter().position(|step| matches!(step, Step::Scene(_)));
        if let Some(next) = next.filter(|_| self.scene().is_none()) {
            self.queue.drain(..next);
            self.running = None;
            self.unsettled = true;
        }
        self.awaits_scene()
    }

    /// The scene has been seen.
    pub fn close_scene(&mut self) {
        if self.scene().is_some() {
            self.running = None;
        }
    }

    /// Whether a pawn is moving or about to.
    #[must_use]
    pub fn moves(&self, pawn: Entity) -> bool {
        let running = self.running.as_ref().map(|running| running.entity);
        running == Some(pawn) || self.queue.iter().any(|step| step.pawn() == Some(pawn))
    }

    /// Drops what is left; every pawn settles where it belongs.
    pub fn cut(&mut self) {
        self.queue.clear();
        self.running = None;
        self.unsettled = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .init_resource::<Playback>()
        .add_observer(lay_down)
        .configure_sets(Update, TableSystems::Play.after(AnimationSystem::AnimationUpdate))
        .add_systems(
            Update,
            (settle_pawns, play_next_step, stay_awake)
                .chain()
                .in_set(TableSystems::Play)
                .run_if(resource_exists::<BoardLayout>),
        );
}

/// A pawn: what is true of it, and how it looks.
#[derive(QueryData)]
#[query_data(mutable)]
pub(in crate::app::table) struct Watched {
    entity: Entity,
    pawn: &'static Pawn,
    whereabouts: &'static Whereabouts,
    slot: &'static Slot,
    heading: &'static Heading,
    worn: &'static Worn,
    face: &'static Face,
    tally: &'static Tally,
    transform: &'static mut Transform,
    looks: &'static mut Appearance,
}

impl WatchedItem<'_, '_> {
    fn rest(&self, layout: &BoardLayout) -> Transform {
        rest(layout, self.pawn.side, *self.whereabouts, *self.slot)
    }

    fn settle(&mut self, layout: &BoardLayout, playback: &Playback) {
        let mut rest = self.rest(layout);
        if playback.is_above(self.entity) {
            rest.translation.z = lifted(rest.translation.z);
        }
        self.transform.set_if_neq(rest);
        let looks = Appearance::of(*self.heading, self.worn, self.face, *self.tally);
        self.looks.set_if_neq(looks);
    }

    /// What is still to move lies below whoever comes to where it is no more; a card that nobody sees now is covered before it moves.
    fn wait(&mut self, layout: &BoardLayout) {
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

/// So much higher than another lies what lies wholly over it.
const THICK: f32 = 1.0;
/// Pawns so near to each other lie in one place, in squares.
const NEAR: f32 = 0.3;

type Moved = Or<(Added<Pawn>, Changed<Whereabouts>, Changed<Slot>, Changed<Heading>)>;
type Altered = Or<(Moved, Changed<Worn>, Changed<Face>, Changed<Tally>)>;

/// As high as what lies over a pawn that moves away from below; who lay higher still does.
fn lifted(height: f32) -> f32 {
    layer::MOVING + THICK + 0.05 * (height - layer::PAWN)
}

/// A new pawn lies where it belongs from its first frame on: a step may begin there in the same frame.
fn lay_down(added: On<Add, Pawn>, layout: Option<Res<BoardLayout>>, mut pawns: Query<Watched>) {
    if let (Some(layout), Ok(mut pawn)) = (layout, pawns.get_mut(added.entity)) {
        pawn.settle(&layout, &Playback::default());
    }
}

/// Everything that is not moving lies where it belongs.
fn settle_pawns(
    mut playback: ResMut<Playback>,
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
    altered: Query<(), Altered>,
    mut pawns: Query<Watched>,
    banners: Query<Entity, With<banner::Banner>>,
    mut commands: Commands,
) {
    let instant = settings.playback.stretch() == 0.0;
    let turned = layout.is_changed() || !altered.is_empty();
    let skips = instant && !playback.is_idle();
    if !playback.unsettled && !turned && !skips {
        return;
    }
    if instant {
        *playback = Playback::default();
    }
    let cut = std::mem::take(&mut playback.unsettled);
    for mut pawn in &mut pawns {
        let moves = playback.moves(pawn.entity);
        if cut || !moves {
            commands.entity(pawn.entity).remove::<TweenAnim>();
        }
        match moves {
            true => pawn.wait(&layout),
            false => pawn.settle(&layout, &playback),
        }
    }
    if cut || instant {
        banners.iter().for_each(|banner| commands.entity(banner).despawn());
    }
}

/// When a step has been seen, the next one begins.
pub(in crate::app::table) fn play_next_step(
    mut playback: ResMut<Playback>,
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
    animated: Query<Has<TweenAnim>>,
    mut pawns: Query<Watched>,
    mut commands: Commands,
) {
    // Whoever shows a scene says when it is over.
    if playback.scene().is_some() {
        return;
    }
    if let Some(running) = playback.running.take() {
        if animated.get(running.entity).unwrap_or(false) {
            playback.running = Some(running);
            return;
        }
        end_step(&running, &playback, &layout, &mut pawns, &mut commands);
    }
    let stretch = settings.playback.stretch();
    while let Some(step) = playback.queue.pop_front() {
        playback.running = match step {
            Step::Told => None,
            Step::Show { pawn, face } => {
                if let Ok(mut pawn) = pawns.get_mut(pawn) {
                    pawn.looks.face = Some(face);
                    if !playback.moves(pawn.entity) {
                        pawn.settle(&layout, &playback);
                    }
                }
                None
            }
            Step::Announce(words) => {
                let banner = banner::hang(&mut commands, &layout, words.clone(), stretch);
                Some(Running::of(banner, Step::Announce(words)))
            }
            Step::Scene(_) => Some(Running::of(Entity::PLACEHOLDER, step)),
            step => begin_step(step, (&layout, stretch), &mut pawns, &mut commands),
        };
        if playback.running.is_some() {
            return;
        }
    }
}

/// A pawn sets out; who lies over it stays there until it has left.
fn begin_step(
    step: Step,
    (layout, stretch): (&BoardLayout, f32),
    pawns: &mut Query<Watched>,
    commands: &mut Commands,
) -> Option<Running> {
    let entity = step.pawn()?;
    let from = {
        let mut pawn = pawns.get_mut(entity).ok()?;
        step.begin(&mut pawn.looks);
        if let Step::Bring { from, to, .. } = step
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
    let end = end_of(&step, &pawn, layout);
    commands.entity(entity).insert(animate(&step, &pawn, end, stretch));
    Some(Running { entity, step, end, above })
}

/// A pawn has come to where the step leads. If it goes on from there it is only on a visit, over whoever is at home.
fn end_step(
    running: &Running,
    playback: &Playback,
    layout: &BoardLayout,
    pawns: &mut Query<Watched>,
    commands: &mut Commands,
) {
    for (other, height) in &running.above {
        let Ok(mut other) = pawns.get_mut(*other) else { continue };
        match playback.moves(other.entity) {
            true => other.transform.translation.z = *height,
            false => other.settle(layout, playback),
        }
    }
    if let Ok(mut pawn) = pawns.get_mut(running.entity) {
        running.step.end(&mut pawn.looks);
        pawn.transform.set_if_neq(running.end);
        match (playback.moves(pawn.entity), running.step.goal()) {
            (true, Some(_)) => pawn.transform.translation.z += THICK,
            (true, None) => {}
            (false, _) => pawn.settle(layout, playback),
        }
    } else if let Ok(mut banner) = commands.get_entity(running.entity) {
        banner.try_despawn();
    }
}

/// Where a pawn is when the step has been seen: later steps may lead it on.
fn end_of(step: &Step, pawn: &WatchedReadOnlyItem, layout: &BoardLayout) -> Transform {
    let rest = rest(layout, pawn.pawn.side, *pawn.whereabouts, *pawn.slot);
    match (step.goal(), step) {
        (Some(spot), _) => layout.standing(spot).unwrap_or(rest),
        (None, Step::Take { .. }) => rest,
        // Whoever is freed of something beside the board changes trays with it.
        (None, Step::Doff { .. }) if pawn.whereabouts.spot().is_none() => rest,
        (None, _) => *pawn.transform,
    }
}

fn animate(step: &Step, pawn: &WatchedReadOnlyItem, end: Transform, stretch: f32) -> TweenAnim {
    let travel = Travel::of(step, *pawn.transform, end);
    let time = Duration::from_secs_f32(travel.seconds(step) * stretch);
    match (step, pawn.looks.heading) {
        (Step::Turn { to, .. }, Some(from)) => {
            let turning = Turning::new(from, f32::from(*to));
            TweenAnim::new(Tween::new(Travel::ease(step), time, turning))
        }
        _ => TweenAnim::new(Tween::new(Travel::ease(step), time, travel)),
    }
}

fn stay_awake(playback: Res<Playback>, awake: Option<ResMut<Awake>>) {
    let Some(mut awake) = awake else { return };
    if playback.is_idle() {
        awake.bypass_change_detection().release("playback");
    } else {
        awake.bypass_change_detection().hold("playback");
        awake.bypass_change_detection().nudge();
    }
}
