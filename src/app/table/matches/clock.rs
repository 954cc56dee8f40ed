//! The agreed time of a match: one clock for all players. It starts with the first entry, stops
//! under menus, and rings once.
//!
//! R97: when it rings, the referee lets the running turn be finished and then counts. The rules
//! contain no time. Deliberately absent: the players' own clocks, which are `seat_clocks.rs`'s.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use crate::app::kit::screen_state::Overlay;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::tab::{Away, is_away};
use crate::app::platform::waker::LoopWaker;
use crate::app::session::plan::MatchPlan;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::log::Log;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::turns::playing::Playing;

/// Below this the clock shows seconds.
const SHORT: Duration = Duration::from_secs(60);
/// Delay of the wake-up, so that the clock's face has surely changed by then.
const LATE: Duration = Duration::from_millis(20);

/// The clock, if a time was agreed.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct MatchClock {
    agreed: Option<Duration>,
    left: Duration,
    /// Whether it runs until the next frame.
    runs: bool,
}

impl MatchClock {
    /// The clock of a planned match.
    pub(in crate::app) fn of(plan: &MatchPlan) -> Self {
        let minutes = |minutes: u16| Self::over(Duration::from_secs(60 * u64::from(minutes)));
        plan.minutes.map(minutes).unwrap_or_default()
    }

    /// A clock that rings after this time.
    pub(in crate::app) fn over(agreed: Duration) -> Self {
        Self { agreed: Some(agreed), left: agreed, runs: false }
    }

    /// The time left, if a time was agreed.
    #[must_use]
    pub fn left(&self) -> Option<Duration> {
        self.agreed.map(|_| self.left)
    }

    /// The same clock with at most this much time left.
    #[must_use]
    pub(in crate::app) fn with_left(self, left: Option<Duration>) -> Self {
        let left = left.map_or(self.left, |left| left.min(self.left));
        Self { left, ..self }
    }

    /// The time left as shown: whole minutes, rounded up, or seconds in the last minute.
    #[must_use]
    pub fn face(&self) -> Option<ClockFace> {
        self.agreed?;
        let seconds = self.left.as_secs_f32();
        Some(if self.left > SHORT {
            ClockFace::Minutes((seconds / 60.0).ceil() as u32)
        } else {
            ClockFace::Seconds(seconds.ceil() as u32)
        })
    }

    /// Whether it runs until the next frame.
    #[must_use]
    pub fn runs(&self) -> bool {
        self.runs
    }

    /// How long the face stays the same.
    fn until_next_face(&self) -> Duration {
        let step = if self.left > SHORT { 60 } else { 1 };
        let past = self.left.as_millis() % (step * 1000);
        Duration::from_millis(u64::try_from(past).unwrap_or_default())
    }
}

/// What the clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockFace {
    /// Minutes left.
    Minutes(u32),
    /// Seconds left.
    Seconds(u32),
}

/// When the sleeping loop is woken for a clock.
#[derive(Default, Debug)]
pub(super) struct FaceRing(Option<Instant>);

impl FaceRing {
    /// Wakes the loop when the face of a clock that runs changes, which stays the same for so long.
    pub(super) fn after(
        &mut self,
        stays: Duration,
        proxy: Option<&EventLoopProxyWrapper>,
        redraw: &mut RedrawRequests,
    ) {
        let wait = stays + LATE;
        let now = Instant::now();
        // A ring before that is on its way; this is asked again then.
        if self.0.is_some_and(|ring| now < ring && ring <= now + wait) {
            return;
        }
        self.0 = Some(now + wait);
        // A figure is written and laid out in one frame; a clock that ticks must not keep the loop busy.
        redraw.nudge_by(2);
        if !LoopWaker::of(proxy).ring_after(wait) {
            redraw.until(now + wait);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchClock>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (run_clock::<G>, wake_for_clock.run_if(resource_exists::<RedrawRequests>))
            .chain()
            .in_set(TableSystems::Listen)
            .run_if(resource_exists::<Playing<G>>),
    );
}

/// Runs the clock down. A match taken back to its start or begun again has its whole time.
fn run_clock<G: TableGame>(
    (time, away): (Res<Time<Real>>, Option<Res<Away>>),
    overlay: Option<Res<State<Overlay>>>,
    mut clock: ResMut<MatchClock>,
    mut playing: ResMut<Playing<G>>,
    mut log: ResMut<Log>,
) {
    let Some(agreed) = clock.agreed else { return };
    if playing.entries().is_empty() {
        clock.set_if_neq(MatchClock::over(agreed));
        return;
    }
    let paused = is_away(away) || overlay.is_some_and(|overlay| *overlay.get() != Overlay::None);
    let runs = !paused && playing.outcome().is_none() && !clock.left.is_zero();
    if clock.runs != runs {
        clock.runs = runs;
    }
    if paused || playing.outcome().is_some() {
        return;
    }
    if !clock.left.is_zero() {
        clock.left = clock.left.saturating_sub(time.delta());
    }
    if clock.left.is_zero() && !playing.is_time_up() {
        match playing.time_up() {
            // Its entry has no words, but it has a place in the log.
            Ok(()) => log.enter(Vec::new()),
            Err(refused) => debug!("The time cannot be up: {refused}"),
        }
    }
}

/// Wakes the sleeping loop when the face of the clock changes, as long as it runs and no more often.
fn wake_for_clock(
    clock: Res<MatchClock>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut ring: Local<FaceRing>,
    mut redraw: ResMut<RedrawRequests>,
) {
    if clock.runs && !clock.left.is_zero() {
        ring.after(clock.until_next_face(), proxy.as_deref(), &mut redraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(seconds: f32) -> Option<ClockFace> {
        let left = Duration::from_secs_f32(seconds);
        MatchClock { left, ..MatchClock::over(Duration::from_secs(1800)) }.face()
    }

    #[test]
    fn the_face_counts_minutes_and_at_last_seconds() {
        assert_eq!(left(1800.0), Some(ClockFace::Minutes(30)));
        assert_eq!(left(1799.5), Some(ClockFace::Minutes(30)));
        assert_eq!(left(60.5), Some(ClockFace::Minutes(2)));
        assert_eq!(left(60.0), Some(ClockFace::Seconds(60)));
        assert_eq!(left(0.4), Some(ClockFace::Seconds(1)));
        assert_eq!(left(0.0), Some(ClockFace::Seconds(0)));
        assert_eq!(MatchClock::default().face(), None);
    }
}
