//! Clocks in a saved match.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use super::bench::{Bench, RED_FIRST, tables};
use crate::app::saving::notes::Notes;
use crate::app::saving::reopening::reopen;
use crate::app::saving::tests::{name, two_people};
use crate::app::saving::{Reopening, autosave};
use crate::app::session::plan::MatchPlan;
use crate::app::session::remark::Remark;
use crate::app::session::seat_time::SeatTime;
use crate::app::table::Seats;
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::referee::{Entry, Record};
use crate::rules::Seat;
use crate::rules::jungle::Jungle;
use crate::saves::Save;

const LEFT: [Duration; 2] = [Duration::from_millis(261_500), Duration::from_millis(12_345)];

/// A match that was saved after one move.
fn saved() -> Save {
    let mut bench = Bench::new().begin(RED_FIRST, 1);
    let action = bench.playing().actions()[0];
    bench.play(action);
    let plan = two_people("jungle");
    let seats = Seats(plan.seats.clone());
    let time = SeatTime { minutes: 5, increment: 3 };
    let plan = MatchPlan { clock: Some(time.into()), ..plan };
    let notes = Notes { clocks: Some(LEFT), ..default() };
    autosave::save(&bench.playing().fork(), &plan, &seats, &notes)
}

/// The times on the table after a save was opened, and the remark that came with it.
fn opened(save: &Save) -> (Option<[Duration; 2]>, Option<String>) {
    let mut bench = Bench::new();
    bench.app.add_message::<Remark>();
    let text = save.to_text().expect("a text");
    let save = Save::from_bytes(text.as_bytes()).expect("a save");
    let reopening = Reopening::go_on(name(), save);
    reopen::<Jungle>(bench.app.world_mut(), tables(), reopening, 7).expect("the same match");
    bench.app.update();
    let told = bench.app.world_mut().resource_mut::<Messages<Remark>>().drain().last();
    let clocks = bench.app.world().resource::<SeatClocks>().left();
    (clocks, told.map(|remark| remark.text.key.to_string()))
}

#[test]
fn both_times_come_back_with_a_saved_match() {
    assert_eq!(opened(&saved()), (Some(LEFT), None));
}

#[test]
fn a_save_without_clocks_has_none_and_a_broken_note_is_told_and_ignored() {
    let mut save = saved();
    let note = save.table.iter_mut().find(|(key, _)| key.starts_with("clock-"));
    note.expect("a note").1 = "soon".into();
    assert_eq!(opened(&save), (None, Some("clock-bad-note".into())));
    save.table.retain(|(key, _)| !key.starts_with("clock"));
    assert_eq!(opened(&save), (None, None));
}

#[test]
fn a_match_lost_by_the_clock_is_a_record_like_any_other() {
    let mut bench = Bench::new().begin(RED_FIRST, 1);
    let action = bench.playing().actions()[0];
    bench.play(action);
    let clocks = SeatClocks::over(SeatTime { minutes: 5, increment: 3 });
    bench.app.insert_resource(clocks.with_left(Some([LEFT[0], Duration::from_secs(1)])));
    bench.frames_until(|bench| bench.playing().outcome().is_some());
    let outcome = bench.playing().outcome();
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let record = Record::of(&bench.playing().fork(), "jungle/classic", &[], &names);
    let text = record.to_text().expect("a text");
    let again = Record::from_text(&text).expect("a record").replay::<Jungle>(Arc::new(tables()));
    let again = again.expect("it replays");
    assert_eq!((again.entries(), again.outcome()), (bench.playing().entries(), outcome));
    assert_eq!(again.entries().last(), Some(&Entry::Resign(Seat(1))));
    assert_eq!(outcome.expect("an end").winners().collect::<Vec<_>>(), [Seat(0)]);
}
