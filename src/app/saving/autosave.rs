//! Saves the match on the table after every entry, undo or redo, and whenever seats, draw offer or
//! clock have changed.
//!
//! The state is copied in the frame in which it changes, before it is shown, and written on another
//! thread. Deliberately absent: replays, and matches in which nothing was decided yet.

use std::time::Duration;

use bevy::prelude::*;

use super::miniature;
use super::notes::{self, Notes, player_word};
use super::save_jobs::{Made, SaveJob};
use super::save_worker::SaveWorker;
use super::shelved::KeptState;
use crate::app::platform::folders;
use crate::app::platform::tab::{Away, is_away};
use crate::app::session::plan::{MatchPlan, NeededPacks};
use crate::app::table::matches::clock::MatchClock;
use crate::app::table::matches::seat_clocks::{self, SeatClocks};
use crate::app::table::turns::commands::carry_out;
use crate::app::table::{Playing, Seats, TableGame, TableSystems};
use crate::referee::{Entry, Match, Record};
use crate::rules::{Game, Viewer};
use crate::saves::{Save, SaveName};

/// The clock alone causes a save after it has run for this long.
const CLOCK_STEP: Duration = Duration::from_secs(10);
/// How long after a failed save the next attempt is made.
const PATIENCE: Duration = Duration::from_secs(5);

/// The name under which the match on the table is saved. Without this resource the match is not
/// saved.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Kept(pub SaveName);

/// What was saved last, to detect changes.
#[derive(Debug)]
struct Before<G: Game> {
    name: SaveName,
    entries: Vec<Entry<G::Action>>,
    undone: Vec<Entry<G::Action>>,
    seats: Seats,
    notes: Notes,
    /// When it was saved, as the time since the start.
    since: Duration,
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        keep::<G>
            .in_set(TableSystems::Act)
            .after(carry_out::<G>)
            .after(seat_clocks::follow::<G>)
            .run_if(resource_exists::<Playing<G>>)
            .run_if(resource_exists::<Kept>)
            .run_if(resource_exists::<MatchPlan>)
            .run_if(resource_exists::<SaveWorker>),
    );
}

fn keep<G: TableGame>(
    (playing, seats): (Res<Playing<G>>, Res<Seats>),
    (plan, needs): (Res<MatchPlan>, Option<Res<NeededPacks>>),
    (clock, clocks): (Res<MatchClock>, Res<SeatClocks>),
    (time, state, away): (Res<Time<Real>>, Res<KeptState>, Option<Res<Away>>),
    mut before: Local<Option<Before<G>>>,
    (kept, mut worker): (Res<Kept>, ResMut<SaveWorker>),
) {
    if playing.entries().is_empty() && playing.undone().is_empty() {
        return;
    }
    // A player who leaves the tab may not come back, so the clock is saved at once.
    let step = if is_away(away) { Duration::from_millis(1) } else { CLOCK_STEP };
    let (left, clocks) = (clock.left(), clocks.left());
    let notes = Notes { left, clocks, offer: playing.draw_offered_by() };
    let known = before.as_ref().is_some_and(|before| {
        before.name == kept.0
            && (!playing.is_changed() || before.has(&playing))
            && before.seats == *seats
            && before.notes.offer == notes.offer
            && !has_gone_on(before.notes.left, notes.left, step)
            && !have_gone_on(before.notes.clocks, notes.clocks, step)
            && !(state.trouble.is_some() && time.elapsed() >= before.since + PATIENCE)
    });
    if known {
        return;
    }
    let (played, plan, sitting) = (playing.fork(), plan.clone(), seats.clone());
    let needs = needs.map(|needs| needs.clone()).unwrap_or_default();
    let make = {
        let notes = notes.clone();
        move || made(&played, &plan, needs, &sitting, &notes)
    };
    worker.send(SaveJob::Keep(kept.0.clone(), Box::new(make)));
    *before = Some(Before {
        name: kept.0.clone(),
        entries: playing.entries().to_vec(),
        undone: playing.undone().to_vec(),
        seats: seats.clone(),
        notes,
        since: time.elapsed(),
    });
}

impl<G: Game> Before<G> {
    /// Whether nothing was entered or taken back since.
    fn has(&self, playing: &Playing<G>) -> bool {
        self.entries == playing.entries() && self.undone == playing.undone()
    }
}

fn has_gone_on(before: Option<Duration>, now: Option<Duration>, step: Duration) -> bool {
    match (before, now) {
        (Some(before), Some(now)) => before.saturating_sub(now) >= step,
        (before, now) => before != now,
    }
}

fn have_gone_on(before: Option<[Duration; 2]>, now: Option<[Duration; 2]>, step: Duration) -> bool {
    let of = |clocks: Option<[Duration; 2]>, side: usize| clocks.map(|clocks| clocks[side]);
    [0, 1].into_iter().any(|side| has_gone_on(of(before, side), of(now, side), step))
}

/// The save, and the part of its record that everyone may read if that is not all of it.
fn made<G: TableGame>(
    played: &Match<G>,
    plan: &MatchPlan,
    NeededPacks(needs): NeededPacks,
    seats: &Seats,
    notes: &Notes,
) -> Made {
    let mut save = save(played, plan, seats, notes);
    save.record.packs = needs;
    save.table.extend(miniature::draw(played));
    save.table.extend(notes::ranks(&save.record));
    let hides = G::HAS_SECRETS && save.record.result.is_none();
    let Record { level, options, seats, packs, .. } = &save.record;
    let seen = || {
        let seen = Record::seen_by(played, Viewer::Spectator, level, options, seats);
        seen.with_packs(packs.clone())
    };
    Made { shown: hides.then(seen), save }
}

/// The save of a match in its present state.
#[must_use]
pub fn save<G: Game>(played: &Match<G>, plan: &MatchPlan, seats: &Seats, notes: &Notes) -> Save {
    let names: Vec<String> = seats.0.iter().map(|seat| seat.name.clone()).collect();
    Save {
        date: folders::now(),
        players: seats.0.iter().map(|seat| player_word(seat.player)).collect(),
        table: notes.words(plan),
        record: Record::kept(played, &plan.level, &plan.options, &names),
    }
}
