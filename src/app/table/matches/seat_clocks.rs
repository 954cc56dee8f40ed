//! The clocks of two sides: each has its own time, which may be less or more than the other's, and every turn adds a
//! little.
//!
//! A side's time runs while one of its people is to decide and everything before has been seen, from
//! the first decision of the match on. A computer's thinking, animation, a shut curtain, menus, another
//! window and a hidden tab cost nothing. When a side's time is over, the table enters that its seat
//! gives up: rules and record contain no time. What is taken back or played again brings the times of
//! that moment back, as players of chess clocks on screen expect; a match that was continued from a save
//! knows no times before that. Deliberately absent: games in which every seat plays for itself, where
//! giving up would end the match of all others.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::EventLoopProxyWrapper;

use super::clock::FaceRing;
use crate::app::kit::screen_state::Overlay;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::tab::{Away, is_away};
use crate::app::session::plan::MatchPlan;
use crate::app::session::seat_time::SideTimes;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::log::Log;
use crate::app::table::contract::player_style::PlayerStyle;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::{Playback, play_next_step};
use crate::app::table::turns::commands::carry_out;
use crate::app::table::turns::handover::{Handover, HandoverYields};
use crate::app::table::turns::playing::Playing;
use crate::app::table::turns::quitting::gives_up;
use crate::app::table::turns::seats::Seats;
use crate::app::table::turns::waiting::Waiting;
use crate::app::table::turns::watching::not_watching;
use crate::referee::Entry;
use crate::rules::{Actor, Side, Viewer};

/// From here on a clock warns.
pub const LOW: Duration = Duration::from_secs(20);
const SECOND: Duration = Duration::from_secs(1);

/// The clocks, if a time was agreed.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatClocks {
    agreed: Option<SideTimes>,
    left: [Duration; 2],
    /// The times left after so many entries, also of those taken back.
    past: Vec<[Duration; 2]>,
    /// The number of entries that the times take into account.
    entries: usize,
    /// The side whose time runs.
    runs: Option<Side>,
}

impl SeatClocks {
    /// The clocks of a planned match.
    pub(in crate::app) fn of<G: TableGame>(plan: &MatchPlan) -> Self {
        let agreed = plan.clock.filter(|_| G::PLAYER_STYLE == PlayerStyle::Packs);
        agreed.map(Self::over).unwrap_or_default()
    }

    /// Clocks that are set to the times of both sides.
    pub(in crate::app) fn over(agreed: impl Into<SideTimes>) -> Self {
        let agreed = agreed.into();
        let left = agreed.0.map(|time| Duration::from_secs(60 * u64::from(time.minutes)));
        Self { agreed: Some(agreed), left, ..default() }
    }

    /// The same clocks with these times left, as a save has them.
    #[must_use]
    pub(in crate::app) fn with_left(self, left: Option<[Duration; 2]>) -> Self {
        Self { left: left.unwrap_or(self.left), ..self }
    }

    /// The times left, if a time was agreed.
    #[must_use]
    pub fn left(&self) -> Option<[Duration; 2]> {
        self.agreed.map(|_| self.left)
    }

    /// The time left to a side, if a time was agreed.
    #[must_use]
    pub fn of_side(&self, side: Side) -> Option<Duration> {
        self.left()?.get(usize::from(side.0)).copied()
    }

    /// What a side's clock shows: the seconds left, rounded up.
    #[must_use]
    pub fn face(&self, side: Side) -> Option<u32> {
        self.of_side(side).map(face)
    }

    /// Whether a side's clock warns.
    #[must_use]
    pub fn is_low(&self, side: Side) -> bool {
        self.of_side(side).is_some_and(|left| left <= LOW)
    }

    /// Whether a side's time is over. Then it has lost, because nothing but its seat's giving up follows.
    #[must_use]
    pub fn fell(&self, side: Side) -> bool {
        self.of_side(side).is_some_and(|left| left.is_zero())
    }

    fn add(&mut self, side: Side) {
        let (Some(SideTimes(agreed)), side) = (self.agreed, usize::from(side.0)) else { return };
        if let (Some(left), Some(time)) = (self.left.get_mut(side), agreed.get(side)) {
            *left += Duration::from_secs(u64::from(time.increment));
        }
    }
}

fn face(left: Duration) -> u32 {
    left.as_millis().div_ceil(SECOND.as_millis()) as u32
}

/// How long that stays the same.
fn stays(left: Duration) -> Duration {
    match (left.as_millis() % SECOND.as_millis()) as u64 {
        0 => SECOND,
        past => Duration::from_millis(past),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeatClocks>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            run::<G>.in_set(TableSystems::Listen),
            follow::<G>.in_set(TableSystems::Act).after(carry_out::<G>),
            appoint::<G>.in_set(TableSystems::Play).after(play_next_step),
            wake.in_set(TableSystems::Play)
                .after(appoint::<G>)
                .run_if(resource_exists::<RedrawRequests>),
        )
            .run_if(resource_exists::<Playing<G>>.and_then(is_agreed).and_then(not_watching)),
    );
}

fn is_agreed(clocks: Res<SeatClocks>) -> bool {
    clocks.agreed.is_some()
}

/// Charges what has passed since the last frame to the side whose time ran then. A frame may be long:
/// the loop sleeps while nothing changes.
fn run<G: TableGame>(
    (time, away): (Res<Time<Real>>, Option<Res<Away>>),
    mut clocks: ResMut<SeatClocks>,
    mut playing: ResMut<Playing<G>>,
    mut log: ResMut<Log>,
) {
    let Some(side) = clocks.runs.filter(|_| !is_away(away)) else { return };
    let Some(left) = clocks.left.get_mut(usize::from(side.0)) else { return };
    *left = left.saturating_sub(time.delta());
    let Actor::Seat(seat) = playing.actor() else { return };
    if left.is_zero() && playing.side_of(seat) == side && playing.resign(seat).is_ok() {
        log.enter(vec![gives_up(side, clocks.fell(side))]);
    }
}

/// Adds to a side's time after its turn, and brings earlier times back. `line` is all entries, with
/// those that were taken back.
pub(in crate::app) fn follow<G: TableGame>(
    playing: Res<Playing<G>>,
    mut line: Local<Vec<Entry<G::Action>>>,
    mut clocks: ResMut<SeatClocks>,
) {
    let is_new = clocks.past.is_empty();
    if !playing.is_changed() && !is_new {
        return;
    }
    let entries = playing.entries().len();
    let undone = playing.undone().iter().rev();
    let now: Vec<_> = playing.entries().iter().chain(undone).copied().collect();
    let same_line = *line == now;
    let before = clocks.entries;
    if now.is_empty() {
        let agreed = clocks.agreed;
        let anew = agreed.map(SeatClocks::over).unwrap_or_default();
        // A match continued before its first entry keeps its times.
        let left = if is_new { clocks.left } else { anew.left };
        *clocks = SeatClocks { left, past: vec![left], ..anew };
    } else if is_new {
        clocks.past = vec![clocks.left; now.len() + 1];
    } else if same_line && entries == before {
        // Something else has changed, such as who looks at the screen.
        return;
    } else if same_line || entries < before {
        let past = clocks.past.get(entries).copied();
        clocks.left = past.unwrap_or(clocks.left);
        if !same_line {
            clocks.past.truncate(entries + 1);
        }
    } else if entries > before {
        for side in turns_over(&playing, before) {
            clocks.add(side);
        }
        let left = clocks.left;
        clocks.past.truncate(before + 1);
        clocks.past.resize(entries + 1, left);
    }
    clocks.entries = entries;
    *line = now;
}

/// The sides whose turns have ended since there were so many entries. What chance decides belongs to
/// the turn before it.
fn turns_over<G: TableGame>(playing: &Playing<G>, entries: usize) -> Vec<Side> {
    let now = G::clock_turn_of(&playing.view(Viewer::Spectator), playing.actor());
    let turns: Vec<Option<Side>> = playing
        .history()
        .map(|passed| G::clock_turn_of(&passed.view(Viewer::Spectator), passed.actor()))
        .chain([now])
        .collect();
    let mut turn = turns.iter().take(entries + 1).rev().find_map(|turn| *turn);
    let next = turns.iter().skip(entries + 1).flatten();
    next.filter_map(|next| turn.replace(*next).filter(|over| over != next)).collect()
}

/// What keeps a person from deciding now.
#[derive(SystemParam)]
struct Interruptions<'w, 's, G: TableGame> {
    overlay: Option<Res<'w, State<Overlay>>>,
    handover: Res<'w, Handover>,
    yields: Res<'w, HandoverYields>,
    playback: Res<'w, Playback>,
    waiting: Res<'w, Waiting<G>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl<G: TableGame> Interruptions<'_, '_, G> {
    fn any(&self) -> bool {
        let menu = self.overlay.as_ref().is_some_and(|overlay| *overlay.get() != Overlay::None);
        // On a page a listener types beside the canvas, which then has no focus; a hidden tab is told
        // otherwise.
        let elsewhere = !cfg!(target_arch = "wasm32")
            && self.windows.single().is_ok_and(|window| !window.focused);
        let shows = !self.playback.is_idle() || !self.waiting.is_empty();
        // While two decide at once, neither waits for the other.
        let both = self.yields.0;
        menu || elsewhere || shows || both || self.handover.waits_for.is_some()
    }
}

/// Chooses whose time runs until the next frame.
fn appoint<G: TableGame>(
    (playing, seats): (Res<Playing<G>>, Res<Seats>),
    interruptions: Interruptions<G>,
    mut clocks: ResMut<SeatClocks>,
) {
    let began = || playing.history().any(|passed| matches!(passed.actor(), Actor::Seat(_)));
    let runs = match playing.actor() {
        Actor::Seat(seat) if seats.is_human(seat) && !interruptions.any() && began() => {
            Some(playing.side_of(seat))
        }
        _ => None,
    };
    if clocks.runs != runs {
        clocks.runs = runs;
    }
}

/// Wakes the sleeping loop when the face of the clock that runs changes, and no more often.
fn wake(
    clocks: Res<SeatClocks>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut ring: Local<FaceRing>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let left = clocks.runs.and_then(|side| clocks.of_side(side));
    if let Some(left) = left.filter(|left| !left.is_zero()) {
        ring.after(stays(left), proxy.as_deref(), &mut redraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_its_seconds_rounded_up_and_says_when_that_changes() {
        for (left, shows, stays_for) in
            [(182.0, 182, 1.0), (60.5, 61, 0.5), (60.0, 60, 1.0), (19.25, 20, 0.25)]
        {
            let left = Duration::from_secs_f32(left);
            assert_eq!(face(left), shows, "{left:?}");
            assert_eq!(stays(left), Duration::from_secs_f32(stays_for), "{left:?}");
        }
    }
}
