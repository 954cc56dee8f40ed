//! Saves without a disk and without a window.

mod replays;
mod two_games;

use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use super::autosave::Kept;
use super::import::Brought;
use super::reopening::{Reopening, reopen};
use super::save_worker::SaveWorker;
use super::shelved::KeptState;
use super::{autosave, notes};
use crate::acorns::{Acorns, Take};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::app::session::remark::Remark;
use crate::app::session::seat_time::SeatTime;
use crate::app::session::table_command::TableCommand;
use crate::app::table::matches::clock::MatchClock;
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::app::table::tests::acorns::Tree;
use crate::app::table::{Log, PlayAction, Seats};
use crate::referee::Record;
use crate::referee::record::FORMAT;
use crate::saves::{Cause, Folder, Memory, Save, SaveName, Shelf, Storage, Trouble};

/// A save of a planned match in which nothing has happened.
pub(in crate::app) fn blank(plan: &MatchPlan) -> Save {
    Save {
        date: "2026-11-21T20:49:49Z".into(),
        players: Vec::new(),
        table: Vec::new(),
        record: Record {
            format: FORMAT,
            game: plan.game.clone(),
            level: plan.level.clone(),
            options: plan.options.clone(),
            setup: String::new(),
            tables: String::new(),
            packs: Vec::new(),
            seats: plan.seats.iter().map(|seat| seat.name.clone()).collect(),
            entries: Vec::new(),
            undone: Vec::new(),
            hashes: Vec::new(),
            result: None,
        },
    }
}

/// A plan for two people.
pub(in crate::app) fn two_people(game: &str) -> MatchPlan {
    let seat = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
    let seats = Seats(vec![seat("Ann"), seat("Ben")]);
    MatchPlan { game: game.into(), level: format!("{game}/round"), ..plan(&seats) }
}

/// A storage that the test can read too.
#[derive(Clone, Default)]
pub(in crate::app) struct Shared(pub(in crate::app) Arc<Mutex<Memory>>);

impl Storage for Shared {
    fn place(&self, key: &str) -> String {
        self.0.lock().unwrap().place(key)
    }

    fn keys(&self) -> Result<Vec<String>, Cause> {
        self.0.lock().unwrap().keys()
    }

    fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
        self.0.lock().unwrap().read(key)
    }

    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
        self.0.lock().unwrap().put(key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), Cause> {
        self.0.lock().unwrap().remove(key)
    }
}

/// A disk without room.
struct Full;

impl Storage for Full {
    fn place(&self, key: &str) -> String {
        key.to_owned()
    }

    fn keys(&self) -> Result<Vec<String>, Cause> {
        Ok(Vec::new())
    }

    fn read(&self, _: &str) -> Result<Vec<u8>, Cause> {
        Err(Cause::Absent)
    }

    fn put(&mut self, _: &str, _: &[u8]) -> Result<(), Cause> {
        Err(Cause::Full)
    }

    fn remove(&mut self, _: &str) -> Result<(), Cause> {
        Ok(())
    }
}

const PERSON: PlayerKind = PlayerKind::Human;
const COMPUTER: PlayerKind = PlayerKind::Computer(Skill::Medium);

pub(in crate::app) fn name() -> SaveName {
    SaveName::new("acorns-1").unwrap()
}

fn plan(seats: &Seats) -> MatchPlan {
    MatchPlan {
        game: "acorns".into(),
        level: "acorns/oak".into(),
        options: Vec::new(),
        first: First::Lot,
        minutes: None,
        clock: None,
        seats: seats.0.clone(),
    }
}

/// A match that is saved in this storage.
fn kept_in(storage: impl Storage + Send + 'static, players: &[PlayerKind]) -> Tree {
    let mut tree = Tree::of(players, None);
    let plan = plan(tree.resource());
    tree.app
        .init_resource::<RedrawRequests>()
        .insert_resource(SaveWorker::new(Box::new(storage)))
        .insert_resource(plan)
        .insert_resource(Kept(name()))
        .add_plugins((super::plugin, super::game_plugin::<Acorns>));
    tree
}

fn kept(players: &[PlayerKind]) -> (Tree, Shared) {
    let shared = Shared::default();
    (kept_in(shared.clone(), players), shared)
}

fn on_shelf(tree: &Tree, shared: &Shared, name: &SaveName) -> Save {
    tree.resource::<SaveWorker>().finish();
    Shelf::new(shared.clone()).read(name).expect("a save").save
}

#[test]
fn every_action_is_kept() {
    let (mut tree, shared) = kept(&[PERSON, PERSON]);
    for entries in 1..4 {
        tree.take(1);
        assert_eq!(on_shelf(&tree, &shared, &name()).record.entries.len(), entries);
    }
}

#[test]
fn what_is_taken_back_is_kept_too() {
    let (mut tree, shared) = kept(&[PERSON, PERSON]);
    tree.take(1);
    tree.take(2);
    tree.send(TableCommand::Undo);
    let record = on_shelf(&tree, &shared, &name()).record;
    assert_eq!((record.entries.len(), record.undone.len()), (1, 1));
}

#[test]
fn who_leaves_a_seat_to_the_computer_is_kept() {
    let (mut tree, shared) = kept(&[PERSON, PERSON, PERSON]);
    tree.take(1);
    tree.send(TableCommand::Resign);
    let save = on_shelf(&tree, &shared, &name());
    let players: Vec<&str> = save.players.iter().map(String::as_str).collect();
    assert_eq!(players, ["human", "computer-medium", "human"]);
    assert!(notes::plan(&save).seats.iter().all(|seat| seat.player == PERSON));
}

#[test]
fn a_rematch_leaves_the_match_before_it_alone() {
    let (mut tree, shared) = kept(&[PERSON, PERSON]);
    tree.take(1);
    tree.take(1);
    tree.send(TableCommand::Rematch);
    tree.take(1);
    let other = tree.resource::<Kept>().0.clone();
    assert_ne!(other, name());
    assert_eq!(on_shelf(&tree, &shared, &name()).record.entries.len(), 2);
    assert_eq!(on_shelf(&tree, &shared, &other).record.entries.len(), 1);
}

/// The text keys of the remarks.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn hear_remarks(tree: &mut Tree) {
    let hear = |mut remarks: MessageReader<Remark>, mut heard: ResMut<Heard>| {
        heard.0.extend(remarks.read().map(|remark| remark.text.key.to_string()));
    };
    tree.app.init_resource::<Heard>().add_systems(Update, hear);
}

#[test]
fn a_fault_is_told_once_and_the_match_goes_on() {
    let mut tree = kept_in(Full, &[PERSON, PERSON]);
    hear_remarks(&mut tree);
    for _ in 0..3 {
        tree.take(1);
        tree.resource::<SaveWorker>().finish();
        tree.wait();
    }
    assert_eq!(tree.resource::<Heard>().0, ["saves-not-kept"]);
    assert_eq!(tree.playing().entries().len(), 3);
    let state = tree.resource::<KeptState>();
    assert_eq!(state.trouble.as_ref().unwrap().cause, Cause::Full);
    assert_eq!(state.sign().unwrap().key, "saves-sign-full", "and it stands on the table");
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let (mut tree, shared) = kept(&[PERSON, COMPUTER, PERSON]);
    tree.take(1);
    let action = Take(2);
    tree.app.world_mut().write_message(PlayAction::<Acorns> { action, after: 1 });
    tree.wait();
    tree.take(1);
    tree.send(TableCommand::Undo);
    let save = on_shelf(&tree, &shared, &name());
    let left = tree.playing().fork();
    let log = tree.resource::<Log>().clone();

    let mut again = Tree::of(&[PERSON, PERSON], None);
    let reopening = Reopening::go_on(name(), save);
    reopen::<Acorns>(again.app.world_mut(), (), reopening, 7).expect("the same match");
    again.wait();
    let playing = again.playing();
    assert_eq!(playing.recent_keys(), left.recent_keys());
    assert_eq!((playing.entries(), playing.undone()), (left.entries(), left.undone()));
    assert_eq!(again.resource::<Seats>(), tree.resource::<Seats>());
    assert_eq!(*again.resource::<Log>(), log);
    assert_eq!(again.resource::<Kept>().0, name());
    again.send(TableCommand::Redo);
    assert_eq!(again.playing().entries().len(), left.entries().len() + 1);
}

#[test]
fn clock_and_offer_come_back() {
    let (mut tree, shared) = kept(&[PERSON, PERSON]);
    let minutes = std::time::Duration::from_secs(600);
    tree.app.world_mut().resource_mut::<MatchPlan>().minutes = Some(10);
    tree.app.insert_resource(MatchClock::over(minutes));
    tree.take(1);
    (0..600).for_each(|_| tree.app.update());
    tree.send(TableCommand::OfferDraw);
    let save = on_shelf(&tree, &shared, &name());
    let left = tree.resource::<MatchClock>().left().unwrap();
    let mut again = Tree::of(&[PERSON, PERSON], None);
    let reopening = Reopening::go_on(name(), save);
    reopen::<Acorns>(again.app.world_mut(), (), reopening, 7).expect("the same match");
    again.app.update();
    assert_eq!(again.playing().draw_offered_by(), tree.playing().draw_offered_by());
    let back = again.resource::<MatchClock>().left().unwrap();
    assert!(back < minutes && back.abs_diff(left) < std::time::Duration::from_secs(11));
}

#[test]
fn the_clocks_of_both_sides_are_saved_while_they_run() {
    let (mut tree, shared) = kept(&[PERSON, PERSON]);
    let time = SeatTime { minutes: 5, increment: 3 };
    tree.app.world_mut().resource_mut::<MatchPlan>().clock = Some(time.into());
    tree.app.insert_resource(SeatClocks::over(time));
    tree.take(1);
    (0..600).for_each(|_| tree.app.update());
    let left = tree.resource::<SeatClocks>().left().unwrap();
    let save = on_shelf(&tree, &shared, &name());
    assert_eq!(notes::plan(&save).clock, Some(time.into()));
    let saved = notes::Notes::of(&save).clocks.unwrap();
    let late = [0, 1].map(|side| saved[side].abs_diff(left[side]).as_millis());
    assert!(left[1].as_secs() < 290 && late[0] == 0 && late[1] < 10_050, "{saved:?} {left:?}");
}

#[test]
fn a_record_that_goes_another_way_is_told_and_changes_nothing() {
    let mut tree = Tree::of(&[PERSON, PERSON], None);
    tree.take(1);
    let seats = tree.resource::<Seats>().clone();
    let mut save = autosave::save(&tree.playing().fork(), &plan(&seats), &seats, &default());
    save.record.hashes[0].hash = "0".repeat(16);
    let reopening = Reopening::go_on(name(), save);
    let flaw = reopen::<Acorns>(tree.app.world_mut(), (), reopening, 7).expect_err("a flaw");
    assert!(flaw.starts_with("entry 1: "), "{flaw}");
    assert_eq!(tree.playing().entries().len(), 1);
}

fn pasted(text: &str) -> Result<Save, Trouble> {
    super::import::read(Brought::Text(text.to_owned()))
}

#[test]
fn a_text_of_any_kind_is_brought_in() {
    let mut tree = Tree::of(&[PERSON, PERSON], None);
    tree.take(1);
    let seats = tree.resource::<Seats>().clone();
    let save = autosave::save(&tree.playing().fork(), &plan(&seats), &seats, &default());
    let text = save.to_text().unwrap();
    assert_eq!(pasted(&text), Ok(save.clone()));
    let record = save.record.to_text().unwrap();
    assert_eq!(pasted(&record).map(|save| save.record), Ok(save.record.clone()));
    let folder = std::env::temp_dir().join(format!("menagerie-{}", std::process::id()));
    Folder::new(&folder).put("a.save", text.as_bytes()).unwrap();
    let path = folder.join("a.save");
    assert_eq!(pasted(&path.display().to_string()), Ok(save.clone()));
    std::fs::remove_dir_all(&folder).unwrap();
    let gone = pasted(&path.display().to_string()).unwrap_err();
    assert_eq!((gone.cause, gone.place), (Cause::Absent, path.display().to_string()));
    for strange in ["", "hello", "a\nb"] {
        assert_eq!(pasted(strange).unwrap_err().cause, Cause::Stranger, "{strange}");
    }
    let torn = pasted(&text[..text.len() / 2]).unwrap_err();
    assert_eq!(torn.cause, Cause::Damaged);
    let mut gaps = save.record.clone();
    gaps.entries[0] = "?".into();
    let gaps = gaps.to_text().unwrap();
    assert_eq!(pasted(&gaps).unwrap_err().cause, Cause::Gaps);
}
