//! Bonus cards around one screen: face down until their owner looks, and asked for twice when they would be lost.

use super::level;
use super::promises::positions;
use super::turns::Bench;
use crate::app::games::honga::{scene, words};
use crate::app::table::{Choices, Gate, OpenGate, ShutGate};
use crate::rules::honga::{
    Action, Awaited, Effect, Held, Honga, Position, Setup, Slot, Tables, outlook, spots,
};
use crate::rules::{Game, Viewer};

/// The cards of whose turn it is that may be played at all.
fn cards(position: &Position) -> impl Iterator<Item = Slot> + '_ {
    let turn = position.field().moment().turn;
    let own = move |(_, held): &(Slot, Held)| *held == Held::Hand(turn);
    position.field().cards().filter(own).map(|(slot, _)| slot)
}

/// A position of deeds in which somebody holds such a card.
fn holding(tables: &Tables, fits: impl Fn(&Position, Slot) -> bool) -> (Position, Slot) {
    let all = (1..20).flat_map(|seed| positions(tables, 2, seed, Awaited::Deeds));
    let mut found = all.filter(|position| position.field().moment().played == 0);
    found
        .find_map(|position| {
            let slot = cards(&position).find(|slot| fits(&position, *slot))?;
            Some((position, slot))
        })
        .expect("somebody draws such a card")
}

fn bench(tables: &std::sync::Arc<Tables>, position: Position) -> Bench {
    Bench::of(tables.clone(), Setup { position: Some(Box::new(position)), ..Setup::default() })
}

#[test]
fn cards_lie_face_down_until_their_owner_looks_and_no_curtain_hangs() {
    let tables = level("honga/first-steps");
    let points = |position: &Position, slot: Slot| {
        let kind = position.bonus(slot).expect("a face");
        matches!(tables.bonus_card(kind).effect, Effect::Points(_))
    };
    let (position, slot) = holding(&tables, points);
    let seat = position.field().moment().turn;
    let mut bench = bench(&tables, position);
    let gate = *bench.0.world().resource::<Gate>();
    assert_eq!((gate.waits_for, gate.may_peek), (None, Some(seat)));
    assert_eq!(bench.piece(scene::bonus(slot)).1, None, "face down");
    assert!(!bench.open(spots::bonus(slot)), "what can be played would tell what it is");
    assert!(bench.open(spots::END), "everything else is decided openly");
    bench.0.world_mut().write_message(OpenGate);
    bench.wait();
    assert_eq!(bench.playing().viewer(), Viewer::Seat(seat));
    assert!(bench.piece(scene::bonus(slot)).1.is_some_and(|face| face.starts_with("bonus-")));
    assert!(bench.open(spots::bonus(slot)));
    bench.0.world_mut().write_message(ShutGate);
    bench.wait();
    assert_eq!(bench.piece(scene::bonus(slot)).1, None);
    assert!(!bench.open(spots::bonus(slot)));
}

#[test]
fn a_card_that_would_be_lost_is_asked_for_twice() {
    let tables = level("honga/feed-the-tiger");
    let (position, slot) =
        holding(&tables, |position, slot| outlook::in_vain(&tables, position, slot));
    let seat = position.field().moment().turn;
    let entries = |bench: &Bench| bench.playing().entries().len();
    let mut bench = bench(&tables, position);
    bench.0.world_mut().write_message(OpenGate);
    bench.wait();
    assert_eq!(bench.playing().viewer(), Viewer::Seat(seat));
    let before = entries(&bench);
    let warned = |bench: &Bench| {
        let choices = bench.0.world().resource::<Choices>();
        let choice = choices.complete(&[spots::bonus(slot)]).expect("a choice");
        choices.warning(choice).map(|warning| warning.key)
    };
    assert_eq!(warned(&bench), Some("honga-would-be-lost"));
    bench.pick(spots::bonus(slot));
    assert_eq!(entries(&bench), before, "once only warns");
    bench.pick(spots::bonus(slot));
    assert_eq!(entries(&bench), before + 1);
}

#[test]
fn a_hand_that_would_gather_in_vain_is_asked_for_twice_h23() {
    let tables = level("honga/feed-the-tiger");
    let lost = |position: &Position| {
        let mut actions = Vec::new();
        Honga::actions(&tables, position, &mut actions);
        actions.into_iter().find_map(|action| match action {
            Action::Gather(area) if outlook::is_full(&tables, position.field(), area) => Some(area),
            _ => None,
        })
    };
    let mut all = (1..20).flat_map(|seed| positions(&tables, 2, seed, Awaited::Deeds));
    let found = all.find_map(|position| lost(&position).map(|area| (position, area)));
    let (position, area) = found.expect("somebody's tray is full");
    let entries = |bench: &Bench| bench.playing().entries().len();
    let mut bench = bench(&tables, position);
    let before = entries(&bench);
    bench.pick(spots::area(area));
    assert_eq!(entries(&bench), before, "once only warns");
    bench.pick(spots::area(area));
    assert_eq!(entries(&bench), before + 1);
}

#[test]
fn a_card_with_a_name_of_its_own_is_called_by_it() {
    let tables = level("honga/feed-the-tiger");
    let mut names: Vec<String> =
        tables.bonus_kinds().map(|kind| words::bonus(&tables, kind).key.into_owned()).collect();
    assert!(names.iter().all(|name| name.contains('/')), "{names:?}");
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "each card has a key of its own");
    assert_eq!(tables.bonus_kinds().count(), count);
}
