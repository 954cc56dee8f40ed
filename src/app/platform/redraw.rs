//! When to draw: the loop sleeps until something moves.
//!
//! A board game waits most of the time, so frames are drawn on demand. Animations hold [`RedrawRequests`].
//! Deliberately absent: input, which wakes the loop in `window`.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The most that virtual time advances in one frame, so that an animation begun after a sleep is
/// shown whole.
pub const LONGEST_STEP: Duration = Duration::from_millis(33);
/// Frames drawn after the last input: an event changes a state, the state spawns a screen, the
/// screen is laid out.
const TAIL: u8 = 6;

/// Keeps the loop drawing while something moves.
///
/// Hold it by name for as long as something of unknown duration runs (a computer player thinking, a
/// picture loading), or for a given time.
#[derive(Resource, Default)]
pub struct RedrawRequests {
    held: BTreeSet<&'static str>,
    until: Option<Instant>,
    tail: u8,
    /// The last input.
    hand: Option<Instant>,
}

impl RedrawRequests {
    /// Draws every frame until [`RedrawRequests::release`] is called with the same name.
    pub fn hold(&mut self, why: &'static str) {
        self.held.insert(why);
    }

    /// Ends what [`RedrawRequests::hold`] began; harmless when nothing was held.
    pub fn release(&mut self, why: &'static str) {
        self.held.remove(why);
    }

    /// Draws every frame for at least this long from now.
    pub fn stay(&mut self, time: Duration) {
        self.until(Instant::now() + time);
    }

    /// Draws every frame at least until this instant.
    pub fn until(&mut self, instant: Instant) {
        self.until = Some(self.until.map_or(instant, |known| known.max(instant)));
    }

    /// An input has come: draws a few more frames, and notes when it was.
    pub fn touch(&mut self) {
        self.hand = Some(Instant::now());
        self.nudge();
    }

    /// How long ago the last input came.
    #[must_use]
    pub fn since_input(&self) -> Duration {
        self.hand.map_or(Duration::MAX, |hand| hand.elapsed())
    }

    /// As if the last input had come so long ago.
    #[cfg(test)]
    pub fn touched_before(&mut self, ago: Duration) {
        self.hand = Instant::now().checked_sub(ago);
    }

    /// Draws a few more frames, enough for a change of state to reach the screen.
    pub fn nudge(&mut self) {
        self.tail = TAIL;
    }

    /// Draws at least so many more frames, for a change that is known to need few.
    pub fn nudge_by(&mut self, frames: u8) {
        self.tail = self.tail.max(frames);
    }

    fn wants_a_frame(&mut self) -> bool {
        let timed = self.until.is_some_and(|end| Instant::now() < end);
        let tailing = self.tail > 0;
        self.tail = self.tail.saturating_sub(1);
        timed || tailing || !self.held.is_empty()
    }
}

/// Requests frames while something moves.
pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<RedrawRequests>()
        .add_systems(Startup, cap_time)
        .add_systems(Last, ask_for_frames);
}

fn cap_time(mut time: ResMut<Time<Virtual>>) {
    time.set_max_delta(LONGEST_STEP);
}

/// Requests the next frame if one is needed.
pub(in crate::app) fn ask_for_frames(
    mut redraw: ResMut<RedrawRequests>,
    mut requests: MessageWriter<RequestRedraw>,
) {
    if redraw.wants_a_frame() {
        requests.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quiet_loop_sleeps_and_a_held_one_does_not() {
        let mut redraw = RedrawRequests::default();
        assert!(!redraw.wants_a_frame());
        redraw.hold("thinking");
        assert!(redraw.wants_a_frame());
        redraw.release("thinking");
        assert!(!redraw.wants_a_frame());
        redraw.nudge_by(2);
        assert_eq!((0..20).filter(|_| redraw.wants_a_frame()).count(), 2);
        redraw.nudge();
        redraw.nudge_by(2);
        assert_eq!((0..20).filter(|_| redraw.wants_a_frame()).count(), usize::from(TAIL));
    }
}
