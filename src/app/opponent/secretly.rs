//! Decisions of a computer that only its own seat learns of, such as where it places each card of
//! its deployment.
//!
//! The time they take would show how many there are. So they are entered at once, and the next
//! action that other viewers see comes a fixed time after the first of them, however many there
//! were. Deliberately absent: how long a single thought takes.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::Decision;
use crate::app::table::{Playing, TableGame};
use crate::rules::{Actor, Resolution, Seat, Viewer};

/// How long a series of such decisions takes, at normal speed. When thinking needs longer, it takes
/// a multiple of this.
const WHOLE: Duration = Duration::from_secs(1);

/// Decisions of a seat that the other viewers have not seen.
#[derive(Resource, Clone, Copy, Debug)]
pub(super) struct Secretly {
    seat: Seat,
    /// The number of entries at which the series continues.
    entries: usize,
    since: Instant,
}

impl Secretly {
    /// Adds a decision to the series, or starts a new one at `since`.
    pub(super) fn after(known: Option<Self>, decision: Decision, since: Instant) -> Self {
        let since = known.filter(|known| known.holds(decision)).map_or(since, |known| known.since);
        Self { seat: decision.seat, entries: decision.entries + 1, since }
    }

    /// Whether this decision continues the series.
    pub(super) fn holds(&self, decision: Decision) -> bool {
        (self.seat, self.entries) == (decision.seat, decision.entries)
    }

    /// When the series began.
    pub(super) fn since(&self) -> Instant {
        self.since
    }

    /// When the other viewers may see the next action, which was thought out at `thought_out`.
    pub(super) fn due(&self, thought_out: Instant, stretch: f32) -> Instant {
        let whole = WHOLE.mul_f32(stretch);
        let passed = thought_out.saturating_duration_since(self.since);
        let times = passed.as_nanos() / whole.as_nanos().max(1) + 1;
        self.since + whole * u32::try_from(times).unwrap_or(u32::MAX)
    }
}

/// Whether only the deciding seat can read an action and any of its events.
pub(super) fn goes_unheard<G: TableGame>(playing: &Playing<G>, action: G::Action) -> bool {
    let Actor::Seat(decider) = playing.actor() else { return false };
    let (tables, position) = (playing.tables(), playing.position());
    let others = (0..G::seats(position)).map(Seat).filter(|seat| *seat != decider);
    let others: Vec<Viewer> = others.map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let reads = |viewer: &Viewer| G::may_read(tables, position, action, *viewer);
    if !G::HAS_SECRETS || others.iter().any(reads) {
        return false;
    }
    let Ok(mut resolution) = Resolution::<G>::begin(tables, position, action) else { return false };
    (0..G::TURN.len()).all(|index| {
        resolution.step(tables, index);
        let (left, told) = (resolution.position(), resolution.last_told());
        let heard = |event, viewer: &Viewer| G::told_to(left, event, *viewer).is_some();
        !told.iter().any(|event| others.iter().any(|viewer| heard(event, viewer)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_decisions_takes_the_same_time() {
        let began = Instant::now();
        let at = |millis: u64| began + Duration::from_millis(millis);
        let due = |decisions: usize, each: u64| {
            let mut secretly = None;
            let mut decision = Decision { seat: Seat(1), entries: 5, key: 0 };
            for number in 0..decisions as u64 {
                secretly = Some(Secretly::after(secretly, decision, at(number * each)));
                decision.entries += 1;
            }
            let secretly = secretly.expect("a decision");
            assert!(secretly.holds(decision));
            secretly.due(at(decisions as u64 * each), 1.0)
        };
        for decisions in 1..20 {
            assert_eq!(due(decisions, 45), at(1000), "{decisions}");
        }
        assert_eq!(due(30, 45), at(2000), "what takes longer takes twice as long");
        let known = Secretly::after(None, Decision { seat: Seat(1), entries: 5, key: 0 }, at(0));
        let elsewhere = Decision { seat: Seat(1), entries: 9, key: 0 };
        assert_eq!(Secretly::after(Some(known), elsewhere, at(700)).since(), at(700));
    }
}
