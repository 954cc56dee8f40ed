//! The queue of steps that shows an action; enacting a phase fills it.
//!
//! Entities have changed already when a step begins; a step only moves pictures from where they
//! were to where they belong. So the steps left can be dropped at any moment, and pawns settle
//! where they stand. This happens when a player decides (`Playback::hurry`), when a proposal or a
//! replay goes on (`Playback::drop_all`), and when pawns are laid anew ([`NeedsRelayout`]). A moving pawn
//! is drawn above resting ones, but below a pawn that has come to the square it leaves.
//! Deliberately absent: anything the rules could depend on.
//!
//! [`NeedsRelayout`]: crate::app::table::turns::playing::NeedsRelayout

mod amending;
mod crowd;
mod moving;
mod pace;

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_tweening::{AnimationSystem, TweenAnim, TweeningPlugin};

use self::moving::{Altered, Departure, Moving, Watched, arrive, lay_down, set_out};
use self::pace::Pace;
pub use self::pace::Telling;
use self::pace::Told;
use super::banner;
use super::fading::Crossing;
use super::passing::{Passing, glimpse};
use super::staged::Direction;
use super::steps::{Motion, OwnScene, Step};
use crate::app::kit::locale::LocalText;
use crate::app::kit::settings::Playback as Speed;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::board::drawn::Drawn;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::frame::TableSystems;

/// The most sounds of an action that is not animated.
const HEARD_AT_ONCE: usize = 3;

/// The step being shown and the steps still to be shown.
#[derive(Resource, Default, Debug)]
pub struct Playback {
    queue: VecDeque<(Step, Told)>,
    running: Option<Running>,
    unsettled: bool,
    pace: Pace,
}

/// The step being shown.
#[derive(Debug)]
enum Running {
    Pawn(Moving),
    /// The banner on show.
    Banner(Entity),
    /// A scene runs until its game closes it.
    Scene(OwnScene),
    /// Nothing moves for this many seconds.
    Rest(f32),
}

impl Playback {
    /// Adds a step after all others.
    pub fn push(&mut self, step: Step) {
        self.queue.push_back((step, self.pace.told));
    }

    /// Adds a pawn's motion after all other steps.
    pub fn animate(&mut self, pawn: Entity, motion: Motion, cue: Option<&'static str>) {
        self.push(Step::Move { pawn, motion, cue });
    }

    /// Adds a banner with these words after all other steps.
    pub fn announce(&mut self, words: LocalText) {
        self.push(Step::Announce(words));
    }

    /// The steps so far show all of an action; its celebration comes once panels have told it.
    pub(in crate::app::table) fn end_entry(&mut self) {
        let celebrates = |(step, _): &(Step, Told)| matches!(step, Step::Celebration { .. });
        let end = self.queue.iter().rposition(celebrates).unwrap_or(self.queue.len());
        self.queue.insert(end, (Step::EntrySeen, self.pace.told));
    }

    /// Whether all steps have been shown.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.queue.is_empty() && self.running.is_none()
    }

    /// The number of actions that have been carried out but not yet shown to their end.
    #[must_use]
    pub fn untold(&self) -> usize {
        self.queue.iter().filter(|(step, _)| matches!(step, Step::EntrySeen)).count()
    }

    fn moving_now(&self) -> Option<&Moving> {
        match self.running.as_ref()? {
            Running::Pawn(moving) => Some(moving),
            Running::Banner(_) | Running::Scene(_) | Running::Rest(_) => None,
        }
    }

    /// The pawn that moves now.
    pub(in crate::app::table) fn moving(&self) -> Option<Entity> {
        self.moving_now().map(|moving| moving.pawn)
    }

    /// Whether a pawn lies over the moving one.
    pub(in crate::app::table) fn is_above(&self, pawn: Entity) -> bool {
        let mut above = self.moving_now().into_iter().flat_map(|moving| &moving.above);
        above.any(|(entity, _)| *entity == pawn)
    }

    /// The game's own scene that is being shown.
    #[must_use]
    pub fn scene(&self) -> Option<&OwnScene> {
        match self.running.as_ref()? {
            Running::Scene(scene) => Some(scene),
            Running::Pawn(_) | Running::Banner(_) | Running::Rest(_) => None,
        }
    }

    /// The scenes still to be shown, in order.
    pub fn coming_scenes(&self) -> impl DoubleEndedIterator<Item = &OwnScene> {
        self.queue.iter().filter_map(|(step, _)| match step {
            Step::Scene(scene) => Some(scene),
            _ => None,
        })
    }

    /// Whether a scene is being shown or still to come: its outcome is not reported before it ends.
    #[must_use]
    pub fn awaits_scene(&self) -> bool {
        self.scene().is_some() || self.coming_scenes().next().is_some()
    }

    /// Ends the running scene.
    pub fn close_scene(&mut self) {
        if self.scene().is_some() {
            self.running = None;
        }
    }

    /// Whether a pawn is moving or a step in the queue moves it.
    #[must_use]
    pub fn moves(&self, pawn: Entity) -> bool {
        self.moving() == Some(pawn) || self.queue.iter().any(|(step, _)| step.pawn() == Some(pawn))
    }

    /// Skips ahead because a player decides: drops all steps before the next scene, or all steps if
    /// there is none. Returns whether a scene is awaited: scenes cannot be skipped unseen, and the
    /// caller decides nothing until they are over.
    pub(in crate::app::table) fn hurry(&mut self) -> bool {
        let next = self.queue.iter().position(|(step, _)| matches!(step, Step::Scene(_)));
        match next {
            _ if self.scene().is_some() => {}
            Some(next) => self.drop_steps(next),
            None => self.drop_all(),
        }
        self.awaits_scene()
    }

    /// Drops all steps; every pawn settles where it belongs.
    pub(in crate::app::table) fn drop_all(&mut self) {
        self.drop_steps(self.queue.len());
    }

    fn drop_steps(&mut self, count: usize) {
        self.queue.drain(..count);
        self.running = None;
        self.unsettled = true;
        self.pace.cut();
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

type Fleeting = Or<(With<banner::Banner>, With<Passing>)>;

/// Puts every pawn that is not moving where it belongs.
pub(super) fn settle_pawns(
    mut playback: ResMut<Playback>,
    layout: Res<BoardLayout>,
    mut direction: Direction,
    altered: Query<(), Altered>,
    mut pawns: Query<Watched>,
    passing: Query<Entity, Fleeting>,
    mut commands: Commands,
) {
    if playback.is_skipping() && !playback.is_idle() {
        playback.hurry();
    }
    let instant = direction.settings.playback.stretch() == 0.0;
    let turned = layout.is_changed() || !altered.is_empty();
    let skips = instant && !playback.is_idle();
    if !playback.unsettled && !turned && !skips {
        return;
    }
    if instant {
        sound_skipped(&playback, &layout, &mut direction);
        *playback = Playback::default();
    }
    let cut = std::mem::take(&mut playback.unsettled);
    for mut pawn in &mut pawns {
        let moves = playback.moves(pawn.entity);
        if cut || !moves {
            commands.entity(pawn.entity).remove::<(TweenAnim, Crossing)>();
        }
        if moves {
            pawn.wait(&layout);
        } else if cut || !crowd::waits(&pawn, &playback) {
            pawn.settle(&layout, &playback);
        }
    }
    if cut || instant {
        passing.iter().for_each(|picture| commands.entity(picture).despawn());
    }
}

/// Begins the next step as soon as the current one has been shown.
pub(in crate::app::table) fn play_next_step(
    mut playback: ResMut<Playback>,
    (layout, time): (Res<BoardLayout>, Res<Time>),
    mut direction: Direction,
    animated: Query<Has<TweenAnim>>,
    mut pawns: Query<Watched>,
    mut commands: Commands,
) {
    // The game that shows a scene closes it.
    if playback.scene().is_some() {
        return;
    }
    if let Some(mut running) = playback.running.take() {
        let is_animated = |entity| animated.get(entity).unwrap_or(false);
        let goes_on = match &mut running {
            Running::Rest(left) => {
                *left -= time.delta_secs();
                *left > 0.0
            }
            Running::Pawn(moving) => {
                let goes_on = is_animated(moving.pawn);
                let passed = if goes_on { time.delta_secs() } else { f32::MAX };
                moving.pass(passed, &mut direction);
                moving.turn_over(passed, &mut pawns);
                goes_on
            }
            Running::Banner(banner) => is_animated(*banner),
            Running::Scene(_) => true,
        };
        if goes_on {
            playback.running = Some(running);
            return;
        }
        end_step(&running, &playback, &layout, &mut pawns, &mut commands);
    }
    loop {
        let stepwise = direction.settings.playback == Speed::StepByStep;
        let coming = playback.next_deed().filter(|_| stepwise);
        if playback.pace.waits(coming) {
            return;
        }
        let Some((step, told)) = playback.queue.pop_front() else { return };
        direction.hurry(told.telling);
        playback.running =
            begin_step(step, &playback, &layout, &mut direction, &mut pawns, &mut commands);
        if playback.running.is_some() {
            playback.pace.begin(told);
            return;
        }
    }
}

/// Begins a step; returns nothing if it takes no time.
fn begin_step(
    step: Step,
    playback: &Playback,
    layout: &BoardLayout,
    direction: &mut Direction,
    pawns: &mut Query<Watched>,
    commands: &mut Commands,
) -> Option<Running> {
    match step {
        Step::EntrySeen => {
            crowd::close_ranks(playback, layout, direction, pawns, commands).map(Running::Rest)
        }
        Step::Celebration { cue, winner, at } => {
            let at = at.and_then(|spot| layout.place(spot)).unwrap_or_default();
            crowd::end(cue, (winner, at), direction, pawns, commands).map(Running::Rest)
        }
        Step::Glimpse { cue, cell, at, size } => {
            let seconds = direction.seen_for(cue)?;
            let picture = Drawn::new("marks", cell, size);
            glimpse(commands, direction.board()?, picture, (layout.place(at)?, seconds));
            None
        }
        Step::Move { pawn, motion: Motion::Show(face), .. } => {
            if let Ok(mut pawn) = pawns.get_mut(pawn) {
                pawn.looks.face = Some(face);
                if !playback.moves(pawn.entity) {
                    pawn.settle(layout, playback);
                }
            }
            None
        }
        Step::Move { pawn, motion, cue } => {
            let departure = Departure { motion, cue, layout };
            set_out(pawn, departure, direction, pawns, commands).map(Running::Pawn)
        }
        Step::Cue { cue, at } => {
            let cue = direction.staged.clone_cue(Some(cue))?;
            let at = at.and_then(|spot| layout.place(spot)).unwrap_or_default();
            direction.accent(&cue.begin, at, Vec2::ZERO);
            direction.accent(&cue.impact, at, Vec2::ZERO);
            let rest = cue.hold * direction.stretch();
            (rest > 0.0).then_some(Running::Rest(rest))
        }
        Step::Send { cue, cell, from, to } => {
            let sent = (cell, from, to);
            moving::send_out(cue, sent, layout, direction, commands).map(Running::Pawn)
        }
        Step::Voice { pawn, sound } => {
            let at = pawns.get(pawn).map(|pawn| pawn.place()).unwrap_or_default();
            direction.sound(sound, at);
            None
        }
        Step::Announce(words) => {
            let (stretch, calm) = (direction.stretch(), direction.settings.less_motion());
            Some(Running::Banner(banner::hang(commands, layout, words, (stretch, calm))))
        }
        Step::Scene(scene) => Some(Running::Scene(scene)),
    }
}

/// Where nothing is animated, what was skipped is at least heard: a few sounds, each once.
fn sound_skipped(playback: &Playback, layout: &BoardLayout, direction: &mut Direction) {
    let mut heard = Vec::new();
    for (step, _) in &playback.queue {
        let Some(cue) = direction.staged.clone_cue(step.cue()) else { continue };
        let Some(sound) = cue.impact.sound.or(cue.begin.sound) else { continue };
        if heard.len() < HEARD_AT_ONCE && !heard.contains(&sound) {
            let goal = match step {
                Step::Move { motion, .. } => motion.goal(),
                Step::Cue { at, .. } => *at,
                _ => None,
            };
            let at = goal.and_then(|spot| layout.place(spot)).unwrap_or_default();
            direction.sound(sound.clone(), at);
            heard.push(sound);
        }
    }
}

/// Ends a step: removes its banner, or puts its pawn where the step leads.
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
        Running::Scene(_) | Running::Rest(_) => {}
    }
}

fn stay_awake(playback: Res<Playback>, redraw: Option<ResMut<RedrawRequests>>) {
    let Some(mut redraw) = redraw else { return };
    if playback.is_idle() || playback.is_held() {
        redraw.bypass_change_detection().release("playback");
    } else {
        redraw.bypass_change_detection().hold("playback");
        redraw.bypass_change_detection().nudge();
    }
}
