//! The computer at the table: it thinks while the table plays on, and its action is entered only
//! when everything before it has been shown.
//!
//! It gets the view of its seat and the keys of earlier positions, never the position itself; even
//! the seed that decides between equal actions comes only from that view and the time. A thought
//! belongs to one [`Decision`] of one match; when the match has moved on (taken back, left, ended),
//! the thought is dropped together with its answer. Deliberately absent: how it decides, which is
//! in `ai`.

#[cfg(target_arch = "wasm32")]
mod apart;
pub mod draws;
mod judging;
mod looking_back;
pub mod pondering;
mod reviewing;
mod secretly;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

pub use self::pondering::{Mind, Pondering, ThinkingPlace, ThoughtRequest};

use self::secretly::{Secretly, goes_unheard};
use crate::ai::{AiGame, ChosenLevel, Observation, Strength};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::{Playback as Speed, Settings, ThinkingTime};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::tab::is_away;
use crate::app::session::plan::{MatchPlan, PackTexts, PlayerKind};
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::TaskNow;
use crate::app::table::{
    PlayAction, Playback, Playing, Seats, TableGame, TableSystems, TurnNow, Waiting, Watching,
};
use crate::referee::{Match, Passed};
use crate::rules::hashing::Hasher;
use crate::rules::{Actor, Game, Seat, Viewer};

/// The shortest pause between the last thing shown and the computer's action, at normal speed.
const BREATH: Duration = Duration::from_millis(350);
/// The same between two actions of one turn.
const SHORT_BREATH: Duration = Duration::from_millis(140);
/// Separates these hashes from others: `SEEN` in ASCII.
const DOMAIN: u64 = 0x5345_454E;
/// Thinking is shown on the plate after this long.
const LONG: Duration = Duration::from_millis(500);

/// The computer seat that is shown as thinking.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinks(pub Option<Seat>);

impl Decision {
    /// Whether the same seat has just decided something else.
    fn follows(self, last: Self) -> bool {
        self.seat == last.seat && self.entries == last.entries + 1
    }
}

/// One decision of one match; an answer to any other decision is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The seat that decides.
    pub seat: Seat,
    /// The number of entries before it.
    pub entries: usize,
    /// The position's key. It may depend on hidden things, so it is only compared, never used for a
    /// decision.
    pub key: u64,
}

impl Decision {
    /// The decision the match waits for, if it waits for a seat.
    #[must_use]
    pub fn of<G: Game>(playing: &Playing<G>) -> Option<Self> {
        let Actor::Seat(seat) = playing.actor() else { return None };
        let key = playing.recent_keys().last().copied().unwrap_or_default();
        Some(Self { seat, entries: playing.entries().len(), key })
    }
}

/// What a seat may know of a match.
#[must_use]
pub fn observation<G: Game>(played: &Match<G>, seat: Seat) -> Observation<G> {
    let viewer = Viewer::Seat(seat);
    let own = |passed: &Passed<'_, G>| passed.actor() == Actor::Seat(seat);
    let decisions = played.history().rev().filter(own).filter_map(|passed| passed.action());
    let mut lately: Vec<G::Action> = decisions.take(Observation::<G>::LATELY).collect();
    lately.reverse();
    let keys = played.recent_keys();
    Observation::<G>::new(played.tables(), played.view(viewer), viewer, keys).after(&lately)
}

/// A number that depends on what a seat sees and on nothing else.
fn number_of<G: Game>(observation: &Observation<G>) -> u64 {
    let mut hasher = Hasher::new(DOMAIN);
    hasher.bytes(format!("{:?} {:?}", observation.viewer, observation.view).as_bytes());
    hasher.finish()
}

/// The computer thinking about its next action.
#[derive(Resource)]
struct Thought<G: AiGame> {
    decision: Decision,
    pondering: Pondering<G::Action>,
    began: Instant,
    seen_all: Option<Instant>,
    thought_out: Option<Instant>,
}

/// Adds what all games share.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thinks>()
        .add_systems(OnExit(Screen::Play), |mut thinks: ResMut<Thinks>| thinks.0 = None)
        .add_plugins((looking_back::plugin, reviewing::plugin));
}

/// Adds the computer players of one game.
pub fn game_plugin<G: TableGame + AiGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            drop_stale_thought::<G>,
            begin_thought::<G>,
            own_up::<G>,
            hand_in::<G>.run_if(in_state(Overlay::None).and_then(not(is_away))),
        )
            .chain()
            .after(TableSystems::Tell)
            .run_if(at_play::<G>),
    )
    .add_message::<TableCommand>()
    .add_systems(Update, forget_thought::<G>.run_if(resource_removed::<Playing<G>>))
    .add_systems(Update, forget_with_the_match::<G>)
    .add_systems(OnExit(Screen::Play), forget_thought::<G>)
    .add_plugins((
        draws::game_plugin::<G>,
        looking_back::game_plugin::<G>,
        reviewing::game_plugin::<G>,
    ));
}

/// Whether this game is being played, not just watched; computers of other games do nothing then.
fn at_play<G: Game>(
    playing: Option<Res<Playing<G>>>,
    watching: Option<Res<Watching>>,
    screen: Res<State<Screen>>,
) -> bool {
    playing.is_some() && watching.is_none() && *screen.get() == Screen::Play
}

fn forget_thought<G: AiGame>(
    thought: Option<Res<Thought<G>>>,
    mut thinks: ResMut<Thinks>,
    mut commands: Commands,
) {
    // Secret decisions belong to the match that ended, whether or not a thought was under way.
    commands.remove_resource::<Secretly>();
    if thought.is_some() {
        thinks.0 = None;
        commands.remove_resource::<Thought<G>>();
    }
}

/// A rematch is a new match on the same table.
fn forget_with_the_match<G: AiGame>(
    mut table_commands: MessageReader<TableCommand>,
    thought: Option<Res<Thought<G>>>,
    thinks: ResMut<Thinks>,
    commands: Commands,
) {
    if table_commands.read().any(|command| *command == TableCommand::Rematch) {
        forget_thought::<G>(thought, thinks, commands);
    }
}

fn drop_stale_thought<G: TableGame + AiGame>(
    thought: Option<Res<Thought<G>>>,
    playing: Res<Playing<G>>,
    mut commands: Commands,
) {
    let Some(thought) = thought else { return };
    if Decision::of(&playing) != Some(thought.decision) {
        commands.remove_resource::<Thought<G>>();
    }
}

fn begin_thought<G: TableGame + AiGame>(
    thought: Option<Res<Thought<G>>>,
    playing: Res<Playing<G>>,
    waiting: Res<Waiting<G>>,
    (seats, task): (Res<Seats>, Option<Res<TaskNow>>),
    (plan, texts): (Option<Res<MatchPlan>>, Option<Res<PackTexts>>),
    (mind, time, settings): (Mind, Res<Time<Real>>, Res<Settings>),
    mut commands: Commands,
) {
    if thought.is_some() || !waiting.is_empty() || task.is_some_and(|task| task.holds()) {
        return;
    }
    let Some(decision) = Decision::of(&playing) else { return };
    let PlayerKind::Computer(strength) = seats.player(decision.seat) else { return };
    let observation = observation(&playing, decision.seat);
    let request = ThoughtRequest {
        tables: playing.tables().clone(),
        strength,
        nodes: budget::<G>(strength, settings.thinking),
        // The time varies the seed, so no two matches are alike.
        seed: time.elapsed().as_nanos() as u64 ^ number_of(&observation),
        observation,
    };
    let level = ChosenLevel {
        id: plan.as_ref().map_or("", |plan| &plan.level),
        options: plan.as_ref().map_or(&[], |plan| &plan.options),
        texts: texts.as_ref().map(|texts| &texts.0),
    };
    let pondering = mind.choose(request, level);
    commands.insert_resource(Thought::<G> {
        decision,
        pondering,
        began: Instant::now(),
        seen_all: None,
        thought_out: None,
    });
}

/// How many positions an opponent searches; `None` is its own number. Weaker ones keep theirs, with which
/// their levels were counted.
fn budget<G: AiGame>(strength: Strength, time: ThinkingTime) -> Option<u64> {
    let skill = (strength == Strength::Hard).then(|| G::skill(strength)).flatten()?;
    Some(time.of(skill.nodes))
}

/// Shows a long thought on its seat's plate. Several secret decisions in a row are shown as one
/// thought.
fn own_up<G: TableGame + AiGame>(
    thought: Option<Res<Thought<G>>>,
    secretly: Option<Res<Secretly>>,
    mut thinks: ResMut<Thinks>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let Some(thought) = thought else {
        if secretly.is_none() {
            thinks.set_if_neq(Thinks(None));
        }
        return;
    };
    let secretly = secretly.filter(|secretly| secretly.holds(thought.decision));
    let began = secretly.as_ref().map_or(thought.began, |secretly| secretly.since());
    let long = began.elapsed() >= LONG;
    let still = !thought.pondering.is_answered() || secretly.is_some();
    thinks.set_if_neq(Thinks((long && still).then_some(thought.decision.seat)));
    if !long || thought.pondering.needs_frames() {
        redraw.nudge();
    }
}

/// Plays the computer's action after a short pause, so that players see what came before; without a
/// pause when no other viewer learns of the action.
fn hand_in<G: TableGame + AiGame>(
    thought: Option<ResMut<Thought<G>>>,
    (playing, secretly): (Res<Playing<G>>, Option<Res<Secretly>>),
    (playback, now): (Res<Playback>, Res<TurnNow>),
    settings: Res<Settings>,
    mut played: MessageWriter<PlayAction<G>>,
    (mut redraw, mut last): (ResMut<RedrawRequests>, Local<Option<Decision>>),
    mut commands: Commands,
) {
    let Some(mut thought) = thought else { return };
    if !playback.is_idle() || now.draw_offered_by.is_some_and(|seat| seat != thought.decision.seat)
    {
        thought.seen_all = None;
        return;
    }
    let seen_all = *thought.seen_all.get_or_insert_with(Instant::now);
    let Some(answer) = thought.pondering.answer() else { return };
    let thought_out = *thought.thought_out.get_or_insert_with(Instant::now);
    let (decision, stretch) = (thought.decision, stretch(settings.playback));
    let before = secretly.map(|secretly| *secretly).filter(|secretly| secretly.holds(decision));
    let due = match before {
        Some(before) => before.due(thought_out, stretch),
        None if hurries(&playing, &playback) => seen_all,
        None if last.is_some_and(|last| decision.follows(last)) => {
            seen_all + SHORT_BREATH.mul_f32(stretch)
        }
        None => seen_all + BREATH.mul_f32(stretch),
    };
    let unheard = answer.is_some_and(|action| goes_unheard(&playing, action));
    if Instant::now() < due && !unheard {
        redraw.until(due + Duration::from_millis(30));
        return;
    }
    if let Some(action) = answer {
        played.write(PlayAction { action, after: decision.entries });
        *last = Some(decision);
    }
    if unheard {
        commands.insert_resource(Secretly::after(before, decision, seen_all));
    } else {
        commands.remove_resource::<Secretly>();
    }
    commands.remove_resource::<Thought<G>>();
    redraw.nudge();
}

/// Whether nobody waits to follow each action: pawns are set up, or the player skips.
fn hurries<G: TableGame>(playing: &Playing<G>, playback: &Playback) -> bool {
    playback.is_skipping() || G::is_setting_up(playing.tables(), &playing.seen())
}

fn stretch(speed: Speed) -> f32 {
    speed.stretch().clamp(0.5, 2.0)
}
