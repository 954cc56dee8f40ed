//! What a computer decides so that only its own seat hears of it, such as where each card of its deployment lies.
//!
//! How many such decisions it makes would show in the time they take. So they enter at once, and what the others hear after them comes
//! when a set time is over since the first one, however many there were. Deliberately absent: how long a single thought takes.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::Moment;
use crate::app::table::{Dress, Playing};
use crate::rules::{Actor, Resolution, Seat, Viewer};

/// How long it all takes, at normal speed. Thoughts that need longer take a multiple of it.
const WHOLE: Duration = Duration::from_secs(2);

/// Decisions of a seat that the others have not heard of.
#[derive(Resource, Clone, Copy, Debug)]
pub(super) struct Secretly {
    seat: Seat,
    /// After so many entries it goes on.
    entries: usize,
    since: Instant,
}

impl Secretly {
    /// One more such decision has been made, the first one not before `since`.
    pub(super) fn after(known: Option<Self>, moment: Moment, since: Instant) -> Self {
        let since = known.filter(|known| known.holds(moment)).map_or(since, |known| known.since);
        Self { seat: moment.seat, entries: moment.entries + 1, since }
    }

    /// Whether this decision belongs to them.
    pub(super) fn holds(&self, moment: Moment) -> bool {
        (self.seat, self.entries) == (moment.seat, moment.entries)
    }

    /// When they began.
    pub(super) fn since(&self) -> Instant {
        self.since
    }

    /// When the others may hear what was thought out by then.
    pub(super) fn due(&self, thought_out: Instant, stretch: f32) -> Instant {
        let whole = WHOLE.mul_f32(stretch);
        let passed = thought_out.saturating_duration_since(self.since);
        let times = passed.as_nanos() / whole.as_nanos().max(1) + 1;
        self.since + whole * u32::try_from(times).unwrap_or(u32::MAX)
    }
}

/// Whether an action is read and heard of by its own seat alone.
pub(super) fn goes_unheard<G: Dress>(playing: &Playing<G>, action: G::Action) -> bool {
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
        let heard = |fact, viewer: &Viewer| G::told_to(left, fact, *viewer).is_some();
        !told.iter().any(|fact| others.iter().any(|viewer| heard(fact, viewer)))
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
            let mut moment = Moment { seat: Seat(1), entries: 5, key: 0 };
            for number in 0..decisions as u64 {
                secretly = Some(Secretly::after(secretly, moment, at(number * each)));
                moment.entries += 1;
            }
            let secretly = secretly.expect("a decision");
            assert!(secretly.holds(moment));
            secretly.due(at(decisions as u64 * each), 1.0)
        };
        for decisions in 1..20 {
            assert_eq!(due(decisions, 90), at(2000), "{decisions}");
        }
        assert_eq!(due(30, 90), at(4000), "what takes longer takes twice as long");
        let known = Secretly::after(None, Moment { seat: Seat(1), entries: 5, key: 0 }, at(0));
        let elsewhere = Moment { seat: Seat(1), entries: 9, key: 0 };
        assert_eq!(Secretly::after(Some(known), elsewhere, at(700)).since(), at(700));
    }
}
