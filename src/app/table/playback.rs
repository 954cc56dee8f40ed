//! What the eye sees of an action: a queue of steps that enacting systems fill.
//!
//! Entities have changed already when a step begins; a step only moves pictures from where they
//! were to where they belong. So playback can be cut short at any moment: pawns settle where they
//! stand. Deliberately absent: anything the rules could depend on.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{AnimationSystem, Lens, Tween, TweenAnim, TweeningPlugin};

use super::TableSystems;
use super::arranging::rest;
use super::banner;
use super::board::{BoardLayout, layer};
use super::pieces::{Captive, OnSpot, Pawn};
use crate::app::locale::LocalText;
use crate::app::settings::Settings;
use crate::app::window::Awake;
use crate::rules::Spot;

/// One thing to see.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A pawn slides to a spot.
    Slide {
        /// Which.
        pawn: Entity,
        /// Where to.
        to: Spot,
    },
    /// A pawn leaps to a spot.
    Leap {
        /// Which.
        pawn: Entity,
        /// Where to.
        to: Spot,
    },
    /// A pawn shrinks into its tray.
    Take {
        /// Which.
        pawn: Entity,
    },
    /// A pawn has arrived and is glad.
    Cheer {
        /// Which.
        pawn: Entity,
    },
    /// Words for everybody, over the board.
    Announce(LocalText),
}

impl Step {
    /// The pawn that moves.
    #[must_use]
    pub fn pawn(&self) -> Option<Entity> {
        match self {
            Self::Slide { pawn, .. } | Self::Leap { pawn, .. } => Some(*pawn),
            Self::Take { pawn } | Self::Cheer { pawn } => Some(*pawn),
            Self::Announce(_) => None,
        }
    }
}

/// The steps still to be seen.
#[derive(Resource, Default, Debug)]
pub struct Playback {
    queue: VecDeque<Step>,
    /// The pawn or banner that is moving.
    running: Option<Entity>,
    unsettled: bool,
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

    /// Whether a pawn is moving or about to.
    #[must_use]
    pub fn moves(&self, pawn: Entity) -> bool {
        self.running == Some(pawn) || self.queue.iter().any(|step| step.pawn() == Some(pawn))
    }

    /// Skips what is left; every pawn settles where it belongs.
    pub fn cut(&mut self) {
        self.queue.clear();
        self.running = None;
        self.unsettled = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .init_resource::<Playback>()
        .configure_sets(Update, TableSystems::Play.after(AnimationSystem::AnimationUpdate))
        .add_systems(
            Update,
            (settle_pawns, play_next_step, stay_awake)
                .chain()
                .in_set(TableSystems::Play)
                .run_if(resource_exists::<BoardLayout>),
        );
}

type Resting<'a> = (Entity, &'a Pawn, Option<&'a OnSpot>, Option<&'a Captive>, &'a mut Transform);

/// Everything that is not moving lies where it belongs.
fn settle_pawns(
    mut playback: ResMut<Playback>,
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
    added: Query<(), Added<Pawn>>,
    mut pawns: Query<Resting>,
    banners: Query<Entity, With<banner::Banner>>,
    mut commands: Commands,
) {
    let instant = settings.playback.stretch() == 0.0;
    let turned = layout.is_changed() || !added.is_empty();
    let skips = instant && !playback.is_idle();
    if !playback.unsettled && !turned && !skips {
        return;
    }
    if instant {
        *playback = Playback::default();
    }
    let cut = std::mem::take(&mut playback.unsettled);
    for (entity, pawn, spot, captive, mut transform) in &mut pawns {
        let moves = playback.moves(entity);
        if cut || !moves {
            commands.entity(entity).remove::<TweenAnim>();
        }
        if !moves {
            transform.set_if_neq(rest(&layout, pawn, spot, captive));
        }
    }
    if cut || instant {
        banners.iter().for_each(|banner| commands.entity(banner).despawn());
    }
}

/// When a step has been seen, the next one begins.
pub(super) fn play_next_step(
    mut playback: ResMut<Playback>,
    layout: Res<BoardLayout>,
    settings: Res<Settings>,
    running: Query<Has<TweenAnim>>,
    mut pawns: Query<Resting>,
    mut commands: Commands,
) {
    if let Some(entity) = playback.running {
        if running.get(entity).unwrap_or(false) {
            return;
        }
        playback.running = None;
        if let Ok((_, pawn, spot, captive, mut transform)) = pawns.get_mut(entity) {
            transform.set_if_neq(rest(&layout, pawn, spot, captive));
        } else if let Ok(mut banner) = commands.get_entity(entity) {
            banner.try_despawn();
        }
    }
    let Some(step) = playback.queue.pop_front() else { return };
    let stretch = settings.playback.stretch();
    if let Step::Announce(words) = step {
        playback.running = Some(banner::hang(&mut commands, &layout, words, stretch));
        return;
    }
    let Some((entity, pawn, spot, captive, transform)) =
        step.pawn().and_then(|pawn| pawns.get(pawn).ok())
    else {
        return;
    };
    let end = rest(&layout, pawn, spot, captive);
    let travel = Travel::of(&step, *transform, end);
    let time = Duration::from_secs_f32(travel.seconds(&step) * stretch);
    let ease = travel.ease(&step);
    commands.entity(entity).insert(TweenAnim::new(Tween::new(ease, time, travel)));
    playback.running = Some(entity);
}

/// A way from one resting place to another, with a lift on the way.
#[derive(Clone, Copy, Debug)]
struct Travel {
    start: Transform,
    end: Transform,
    /// How much the pawn grows half-way, as if nearer to the eye.
    swell: f32,
    /// How far above the straight way it is half-way, in squares.
    rise: f32,
}

impl Travel {
    fn of(step: &Step, start: Transform, end: Transform) -> Self {
        let distance = start.translation.truncate().distance(end.translation.truncate());
        let (swell, rise) = match step {
            Step::Leap { .. } => (0.22, 0.14 * distance),
            Step::Take { .. } => (0.1, 0.3),
            Step::Cheer { .. } => (0.28, 0.0),
            _ => (0.05, 0.0),
        };
        Self { start, end, swell, rise }
    }

    /// Long ways take longer, but not in proportion.
    fn seconds(&self, step: &Step) -> f32 {
        let way = self.start.translation.truncate().distance(self.end.translation.truncate());
        match step {
            Step::Slide { .. } => (0.12 + 0.07 * way).min(0.25),
            Step::Leap { .. } => (0.2 + 0.06 * way).min(0.42),
            Step::Take { .. } => 0.24,
            Step::Cheer { .. } => 0.45,
            Step::Announce(_) => 1.1,
        }
    }

    fn ease(&self, step: &Step) -> EaseFunction {
        match step {
            Step::Cheer { .. } => EaseFunction::SineInOut,
            _ => EaseFunction::CubicInOut,
        }
    }
}

impl Lens<Transform> for Travel {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let lift = 4.0 * ratio * (1.0 - ratio);
        let place = self.start.translation.lerp(self.end.translation, ratio).truncate();
        target.translation = (place + Vec2::Y * self.rise * lift).extend(layer::MOVING);
        let scale = self.start.scale.lerp(self.end.scale, ratio).truncate();
        target.scale = (scale * (1.0 + self.swell * lift)).extend(1.0);
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
