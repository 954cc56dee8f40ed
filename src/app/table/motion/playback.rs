//! What the eye sees of an action: a queue of steps that enacting a phase fills.
//!
//! Entities have changed already when a step begins; a step only moves pictures from where they
//! were to where they belong. So what is left can be dropped at any moment: pawns settle where they stand. Three things do so, and each
//! says why and not how: somebody decides (`Playback::hurry`); a proposal or a replay goes on (`Playback::drop_all`); or pawns are
//! laid anew, which everything that changes the moment only asks for ([`Relay`]). What moves is drawn above what
//! rests, and what leaves its square below whoever came there. Deliberately absent: anything the rules could depend on.
//!
//! [`Relay`]: crate::app::table::turns::playing::Relay

mod moving;

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_tweening::{AnimationSystem, TweenAnim, TweeningPlugin};

use self::moving::{Altered, Moving, Pace, Watched, arrive, lay_down, set_out};
use super::banner;
use super::steps::{Motion, OwnScene, Step};
use crate::app::kit::locale::LocalText;
use crate::app::kit::settings::Settings;
use crate::app::platform::redraw::Awake;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::frame::TableSystems;

/// The steps still to be seen.
#[derive(Resource, Default, Debug)]
pub struct Playback {
    queue: VecDeque<Step>,
    running: Option<Running>,
    unsettled: bool,
}

/// The step being seen.
#[derive(Debug)]
enum Running {
    Pawn(Moving),
    /// The banner that hangs.
    Banner(Entity),
    /// It runs until its game closes it.
    Scene(OwnScene),
}

impl Running {
    /// What is animated.
    fn entity(&self) -> Option<Entity> {
        match self {
            Self::Pawn(Moving { pawn: entity, .. }) | Self::Banner(entity) => Some(*entity),
            Self::Scene(_) => None,
        }
    }
}

impl Playback {
    /// Adds a step after all others.
    pub fn push(&mut self, step: Step) {
        self.queue.push_back(step);
    }

    /// A pawn moves after all other steps.
    pub fn animate(&mut self, pawn: Entity, motion: Motion) {
        self.push(Step::Move { pawn, motion });
    }

    /// Words hang over the board after all other steps.
    pub fn announce(&mut self, words: LocalText) {
        self.push(Step::Announce(words));
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

    fn moving_now(&self) -> Option<&Moving> {
        match self.running.as_ref()? {
            Running::Pawn(moving) => Some(moving),
            Running::Banner(_) | Running::Scene(_) => None,
        }
    }

    /// The pawn that moves now.
    pub(in crate::app::table) fn moving(&self) -> Option<Entity> {
        self.moving_now().map(|moving| moving.pawn)
    }

    /// Whether a pawn lies over the one that moves.
    pub(in crate::app::table) fn is_above(&self, pawn: Entity) -> bool {
        let mut above = self.moving_now().into_iter().flat_map(|moving| &moving.above);
        above.any(|(entity, _)| *entity == pawn)
    }

    /// The scene of the game's own that is being seen.
    #[must_use]
    pub fn scene(&self) -> Option<&OwnScene> {
        match self.running.as_ref()? {
            Running::Scene(scene) => Some(scene),
            Running::Pawn(_) | Running::Banner(_) => None,
        }
    }

    /// The scenes that are still to be seen, in order.
    pub fn coming_scenes(&self) -> impl DoubleEndedIterator<Item = &OwnScene> {
        self.queue.iter().filter_map(|step| match step {
            Step::Scene(scene) => Some(scene),
            _ => None,
        })
    }

    /// Whether a scene is being seen or still to be: what comes of it is not told before.
    #[must_use]
    pub fn awaits_scene(&self) -> bool {
        self.scene().is_some() || self.coming_scenes().next().is_some()
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
        self.moving() == Some(pawn) || self.queue.iter().any(|step| step.pawn() == Some(pawn))
    }

    /// Somebody decides, and does not wait until everything has been seen: everything before the next scene is dropped, or all of it
    /// where no scene comes. Returns whether a scene is awaited: nobody skips one unseen, and until it is over nothing is decided.
    pub(in crate::app::table) fn hurry(&mut self) -> bool {
        let next = self.queue.iter().position(|step| matches!(step, Step::Scene(_)));
        match next {
            _ if self.scene().is_some() => {}
            Some(next) => self.drop_steps(next),
            None => self.drop_all(),
        }
        self.awaits_scene()
    }

    /// Nothing of what is left can or need be seen any more; every pawn settles where it belongs.
    pub(in crate::app::table) fn drop_all(&mut self) {
        self.drop_steps(self.queue.len());
    }

    fn drop_steps(&mut self, count: usize) {
        self.queue.drain(..count);
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
        if moves {
            pawn.wait(&layout);
        } else {
            pawn.settle(&layout, &playback);
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
        let is_animated = |entity| animated.get(entity).unwrap_or(false);
        if running.entity().is_some_and(is_animated) {
            playback.running = Some(running);
            return;
        }
        end_step(&running, &playback, &layout, &mut pawns, &mut commands);
    }
    let stretch = settings.playback.stretch();
    while let Some(step) = playback.queue.pop_front() {
        playback.running = match step {
            Step::Told => None,
            Step::Move { pawn, motion: Motion::Show(face) } => {
                if let Ok(mut pawn) = pawns.get_mut(pawn) {
                    pawn.looks.face = Some(face);
                    if !playback.moves(pawn.entity) {
                        pawn.settle(&layout, &playback);
                    }
                }
                None
            }
            Step::Move { pawn, motion } => {
                let pace = Pace { layout: &layout, stretch };
                set_out(pawn, motion, &pace, &mut pawns, &mut commands).map(Running::Pawn)
            }
            Step::Announce(words) => {
                Some(Running::Banner(banner::hang(&mut commands, &layout, words, stretch)))
            }
            Step::Scene(scene) => Some(Running::Scene(scene)),
        };
        if playback.running.is_some() {
            return;
        }
    }
}

/// A step has been seen: its banner comes down, or its pawn has come to where the step leads.
fn end_step(
    running: &Running,
    playback: &Playback,
    layout: &BoardLayout,
    pawns: &mut Query<Watched>,
    commands: &mut Commands,
) {
    match running {
        Running::Pawn(moving) => arrive(moving, playback, layout, pawns),
        Running::Banner(banner) => {
            if let Ok(mut banner) = commands.get_entity(*banner) {
                banner.try_despawn();
            }
        }
        Running::Scene(_) => {}
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
