//! Replays: a match that is watched instead of played.

use super::{COMPUTER, PERSON, Tree, kept, name};
use crate::acorns::Acorns;
use crate::app::saving::autosave::Kept;
use crate::app::session::plan::{PlayerKind, SeatPlan};
use crate::app::session::table_command::TableCommand;
use crate::app::table::matches::replaying::watch;
use crate::app::table::{ReplayRequest, Seats, TurnNow, Waiting, Watching};
use crate::rules::Actor;

/// A replay of a match of three actions.
fn replay(players: &[PlayerKind]) -> Tree {
    let (mut tree, _) = kept(&[PERSON, PERSON, PERSON]);
    tree.take(1);
    tree.take(2);
    tree.take(1);
    let played = tree.playing().fork();
    let seat = |player: &PlayerKind| SeatPlan { name: "Ann".into(), player: *player };
    watch(tree.app.world_mut(), played, Seats(players.iter().map(seat).collect()));
    tree.wait();
    tree
}

fn at(tree: &Tree) -> (usize, usize) {
    let watching = tree.resource::<Watching>();
    assert_eq!(watching.at, tree.playing().entries().len());
    (watching.at, watching.total)
}

#[test]
fn a_replay_goes_forward_back_and_anywhere() {
    let mut tree = replay(&[PERSON, COMPUTER, COMPUTER]);
    assert_eq!(at(&tree), (0, 3));
    for (request, expected) in [
        (ReplayRequest::Forward, 1),
        (ReplayRequest::Forward, 2),
        (ReplayRequest::Back, 1),
        (ReplayRequest::Last, 3),
        (ReplayRequest::Forward, 3),
        (ReplayRequest::First, 0),
        (ReplayRequest::Back, 0),
        (ReplayRequest::GoTo(2), 2),
        (ReplayRequest::GoTo(99), 3),
    ] {
        tree.send(request);
        assert_eq!(at(&tree), (expected, 3), "{request:?}");
    }
    assert_eq!(tree.resource::<Watching>().log.entries(), 3);
}

#[test]
fn a_replay_leaves_out_what_was_taken_back() {
    let (mut tree, _) = kept(&[PERSON, PERSON, PERSON]);
    tree.take(1);
    tree.take(2);
    tree.send(TableCommand::Undo);
    let (played, seats) = (tree.playing().fork(), tree.resource::<Seats>().clone());
    assert_eq!(played.undone().len(), 1);
    watch(tree.app.world_mut(), played, seats);
    assert_eq!(at(&tree), (0, 1));
}

#[test]
fn a_replay_runs_by_itself_to_its_end() {
    let mut tree = replay(&[PERSON, PERSON, PERSON]);
    tree.send(ReplayRequest::Pace);
    tree.send(ReplayRequest::Run);
    for _ in 0..400 {
        tree.app.update();
        std::thread::sleep(std::time::Duration::from_millis(5));
        if !tree.resource::<Watching>().running {
            break;
        }
    }
    assert_eq!(at(&tree), (3, 3));
}

#[test]
fn nobody_decides_anything_in_a_replay() {
    let mut tree = replay(&[PERSON, PERSON, PERSON]);
    tree.take(2);
    let vain = [TableCommand::Resign, TableCommand::Redo, TableCommand::Rematch];
    vain.into_iter().for_each(|command| tree.send(command));
    assert_eq!(at(&tree), (0, 3));
    assert!(!tree.resource::<TurnNow>().awaits_human());
    assert!(!tree.app.world().contains_resource::<Kept>());
}

#[test]
fn a_rematch_from_a_replay_begins_a_match_of_its_own() {
    let mut tree = replay(&[PERSON, PERSON, PERSON]);
    tree.send(ReplayRequest::GoTo(2));
    tree.app.world_mut().write_message(ReplayRequest::Leave);
    tree.send(TableCommand::Rematch);
    assert!(!tree.app.world().contains_resource::<Watching>());
    assert_eq!((tree.playing().entries().len(), tree.playing().undone().len()), (0, 0));
    assert_ne!(tree.resource::<Kept>().0, name());
}

#[test]
fn from_any_moment_of_a_replay_a_new_match_goes_on() {
    let mut tree = replay(&[COMPUTER, COMPUTER, COMPUTER]);
    tree.send(ReplayRequest::GoTo(2));
    tree.send(ReplayRequest::PlayOn);
    assert!(!tree.app.world().contains_resource::<Watching>());
    assert_eq!((tree.playing().entries().len(), tree.playing().undone().len()), (2, 0));
    assert!(tree.resource::<Waiting<Acorns>>().is_empty());
    assert_ne!(tree.resource::<Kept>().0, name());
    let Actor::Seat(seat) = tree.playing().actor() else { panic!("somebody is to decide") };
    assert!(tree.resource::<Seats>().is_human(seat), "somebody has to play on");
}
