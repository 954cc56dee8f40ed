//! More than two sides: a draw cannot be agreed, and a player who resigns comes last.

use std::sync::Arc;

use super::acorns::{Acorns, Squirrels, Take};
use crate::referee::{Entry, Match, Refused};
use crate::rules::{Outcome, Seat};

fn begun(seats: u8) -> Match<Acorns> {
    Match::new(Arc::new(()), Squirrels { seats, nut: None }, 1)
}

fn ranks(outcome: Option<Outcome>) -> Vec<u8> {
    let outcome = outcome.expect("an outcome");
    (0..outcome.seats()).map(|seat| outcome.rank(Seat(seat))).collect()
}

#[test]
fn more_than_two_sides_cannot_agree_on_a_draw() {
    let mut played = begun(3);
    assert_eq!(played.offer_draw(Seat(1)), Err(Refused::TooManySides));
    assert_eq!(played.draw_offered_by(), None);
    assert_eq!(played.enter_recorded(Entry::DrawAgreed), Err(Refused::TooManySides));
    assert_eq!((played.entries().len(), played.outcome()), (0, None));
    let mut pair = begun(2);
    assert_eq!(pair.offer_draw(Seat(1)), Ok(()));
    assert_eq!(pair.answer_draw(Seat(0), true), Ok(()));
}

#[test]
fn whoever_gives_up_at_a_table_of_five_comes_last_alone() {
    let mut played = begun(5);
    played.resign(Seat(3)).unwrap();
    assert_eq!(ranks(played.outcome()), [0, 0, 0, 1, 0]);
}

#[test]
fn equals_share_a_rank_among_four() {
    let mut played = begun(4);
    for count in [2, 1, 2, 1, 2, 1, 2, 1] {
        played.play(Take(count)).unwrap();
    }
    assert_eq!(ranks(played.outcome()), [0, 2, 0, 2]);
}
