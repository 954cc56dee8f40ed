//! The worlds in which Zoon's computer opponent tries its actions: they hold what cards that were seen
//! tell of the others.

use menagerie::ai::{Duel, HiddenDuel, Sight};
use menagerie::data;
use menagerie::data::files::Trouble;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::zoon::{
    Action, Deployment, Event, Position, Rank, SEATS, Setup, Slot, Tables, Zoon,
};
use menagerie::rules::{Game, Viewer, after};

fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    std::fs::read(format!("{}/{path}", env!("CARGO_MANIFEST_DIR")))
        .map_err(|trouble| Trouble::Unreadable(trouble.to_string()))
}

/// One card each; no two formations have all three on the same squares.
const GREAT: [Rank; 3] = [Rank::Chief, Rank::Hero, Rank::Monster];

/// The first seat's sight of a match in which the second laid out a formation, then exchanged the
/// cards of some slots two by two, and in which everybody has seen its cards of some types.
fn after_showing(exchanged: &[(u8, u8)], shown: &[Rank]) -> (Tables, Position, Sight<Zoon>) {
    let tables = data::zoon::load(&read, "zoon/duel-of-tribes").expect("a shipped level").tables;
    let setup = Setup {
        tribes: [0, 1],
        deployment: Deployment::ByHand,
        reserves: true,
        ..Setup::default()
    };
    let mut position = Zoon::start(&tables, &setup);
    let square = |index: u8| tables.deployment(SEATS[1])[usize::from(index)];
    let laid = Action::Formation { number: 2, mirrored: true };
    let mut actions = vec![Action::Formation { number: 0, mirrored: false }, Action::Ready, laid];
    let exchange =
        |(from, to): &(u8, u8)| Action::Rearrange { from: square(*from), to: square(*to) };
    actions.extend(exchanged.iter().map(exchange));
    actions.push(Action::Ready);
    for action in actions {
        position = after::<Zoon>(&tables, &position, action);
    }
    let mut sight = Sight::fresh(&tables, &position, Viewer::Seat(SEATS[0]));
    for slot in Slot::of(SEATS[1]) {
        let Some(kind) = position.face(slot) else { continue };
        if !shown.contains(&tables.face(kind).rank) {
            continue;
        }
        Zoon::learn(&tables, &mut sight.view, &Event::Revealed { slot, kind });
    }
    (tables, position, sight)
}

/// How many of the second seat's cards lie in 200 worlds as they do in truth, on the mean.
fn guessed_right((tables, truth, sight): &(Tables, Position, Sight<Zoon>)) -> usize {
    let (eye, mut dice) = (Zoon::study(tables), SmallDice::new(5));
    let right = (0..200).map(|_| {
        let world = Zoon::world(tables, &eye, sight, &mut dice);
        Slot::of(SEATS[1]).take(12).filter(|slot| world.face(*slot) == truth.face(*slot)).count()
    });
    right.sum::<usize>() / 200
}

#[test]
fn cards_that_fit_no_formation_speak_for_none() {
    let apart = [(0, 11), (1, 10), (2, 9), (3, 8), (4, 7), (5, 6)];
    let scattered = guessed_right(&after_showing(&apart, &GREAT));
    assert!(scattered <= 7, "{scattered} of 12, three of which were shown");
}

#[test]
fn three_cards_of_a_formation_tell_of_the_others() {
    let laid = guessed_right(&after_showing(&[], &GREAT));
    assert!(laid >= 10, "{laid} of 12, three of which were shown");
}

#[test]
fn who_exchanged_two_cards_is_still_seen_through() {
    let laid = guessed_right(&after_showing(&[(0, 11)], &GREAT));
    assert!(laid >= 8, "{laid} of 12, three of which were shown");
}
