//! Bonus cards on a shared screen lie face down until their owner looks, and have to be picked
//! twice if they would be lost.

use super::level;
use super::placement_preview::positions;
use super::turns::Bench;
use crate::app::games::honga::{scene, words};
use crate::app::hud::Explain;
use crate::app::table::{Choices, Handover, OpenCurtain, ShutCurtain};
use crate::rules::honga::{
    Action, Awaited, BonusKind, Effect, Honga, Position, Setup, Slot, Space, Tables, outlook, spots,
};
use crate::rules::{Game, Viewer};

/// A position of deeds in which the acting seat holds a card that fits.
struct Holding {
    position: Position,
    slot: Slot,
    card: BonusKind,
}

fn holding(tables: &Tables, fits: impl Fn(&Position, BonusKind) -> bool) -> Holding {
    let all = (1..20).flat_map(|seed| positions(tables, 2, seed, Awaited::Deeds));
    let mut found = all.filter(|position| position.field().turn_state().played == 0);
    found
        .find_map(|position| {
            let mut hand = position.field().hand(position.field().turn_state().turn);
            let kind = |slot: &Slot| position.bonus(*slot).expect("a face");
            let slot = hand.find(|slot| fits(&position, kind(slot)))?;
            let card = kind(&slot);
            Some(Holding { position, slot, card })
        })
        .expect("somebody draws such a card")
}

fn bench(tables: &std::sync::Arc<Tables>, position: Position) -> Bench {
    Bench::of(tables.clone(), Setup { position: Some(Box::new(position)), ..Setup::default() })
}

#[test]
fn cards_lie_face_down_until_their_owner_looks_and_no_curtain_hangs() {
    let tables = level("honga/first-steps");
    let points =
        |_: &Position, card: BonusKind| matches!(tables.bonus_card(card).effect, Effect::Points(_));
    let Holding { position, slot, card } = holding(&tables, points);
    let seat = position.field().turn_state().turn;
    let mut bench = bench(&tables, position);
    let handover = *bench.0.world().resource::<Handover>();
    assert_eq!((handover.waits_for, handover.may_peek), (None, Some(seat)));
    assert_eq!(bench.piece(scene::bonus(slot)).1, None, "face down");
    assert!(!bench.open(spots::bonus(card)), "what can be played would tell what it is");
    assert!(bench.open(spots::END), "everything else is decided openly");
    bench.0.world_mut().write_message(OpenCurtain);
    bench.wait();
    assert_eq!(bench.playing().viewer(), Viewer::Seat(seat));
    assert!(bench.piece(scene::bonus(slot)).1.is_some_and(|face| face.starts_with("bonus-")));
    assert!(bench.open(spots::bonus(card)));
    bench.0.world_mut().write_message(ShutCurtain);
    bench.wait();
    assert_eq!(bench.piece(scene::bonus(slot)).1, None);
    assert!(!bench.open(spots::bonus(card)));
}

/// H26: a viewer who looks at a hand of several cards sees the played one move to its last place.
#[test]
fn a_played_card_lies_last_in_its_hand_whichever_it_was() {
    let tables = level("honga/feed-the-tiger");
    let several = |position: &Position, card: BonusKind| {
        let hand = position.field().hand(position.field().turn_state().turn);
        let plays = matches!(tables.bonus_card(card).effect, Effect::Points(_));
        plays && hand.last().and_then(|slot| position.bonus(slot)) != Some(card)
    };
    let Holding { position, card, .. } = holding(&tables, several);
    let seat = position.field().turn_state().turn;
    let hand: Vec<Slot> = position.field().hand(seat).collect();
    let kinds =
        |position: &Position| hand.iter().map(|slot| position.bonus(*slot)).collect::<Vec<_>>();
    let mut left = kinds(&position);
    let gone = left.iter().position(|kind| *kind == Some(card)).expect("it is held");
    left.remove(gone);
    left.push(Some(card));
    let mut bench = bench(&tables, position);
    bench.0.world_mut().write_message(OpenCurtain);
    bench.wait();
    bench.pick(spots::bonus(card));
    assert_eq!(kinds(bench.playing().position()), left);
    let faces: Vec<_> = hand.iter().map(|slot| bench.piece(scene::bonus(*slot)).1).collect();
    let named = |kind: &Option<BonusKind>| kind.map(|kind| format!("bonus-{}", kind.0));
    assert_eq!(faces, left.iter().map(named).collect::<Vec<_>>());
}

#[test]
fn a_card_that_would_be_lost_is_asked_for_twice() {
    let tables = level("honga/feed-the-tiger");
    let Holding { position, card, .. } =
        holding(&tables, |position, card| outlook::in_vain(&tables, position.field(), card));
    let seat = position.field().turn_state().turn;
    let entries = |bench: &Bench| bench.playing().entries().len();
    let mut bench = bench(&tables, position);
    bench.0.world_mut().write_message(OpenCurtain);
    bench.wait();
    assert_eq!(bench.playing().viewer(), Viewer::Seat(seat));
    let before = entries(&bench);
    let warned = |bench: &Bench| {
        let choices = bench.0.world().resource::<Choices>();
        let choice = choices.complete(&[spots::bonus(card)]).expect("a choice");
        choices.warning(choice).map(|warning| warning.key)
    };
    assert_eq!(warned(&bench), Some("honga-would-be-lost"));
    bench.pick(spots::bonus(card));
    assert_eq!(entries(&bench), before, "once only warns");
    bench.pick(spots::bonus(card));
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

#[test]
fn an_open_card_says_whether_it_can_be_paid_for_now_as_the_frame_around_it_shows() {
    let tables = level("honga/feed-the-tiger");
    let mut told = std::collections::BTreeSet::new();
    for position in (1..20).flat_map(|seed| positions(&tables, 2, seed, Awaited::Deeds)) {
        let mut actions = Vec::new();
        Honga::actions(&tables, &position, &mut actions);
        let view = Honga::known_to(&tables, &position, Viewer::Spectator);
        for space in (0..tables.options.open).map(Space) {
            let Some(card) = Honga::card_at(&tables, &view, spots::open(space)) else { continue };
            let says = |key: &str| card.notes.iter().any(|note| note.key == key);
            let pays = actions.contains(&Action::Barter(space));
            let water = !pays && outlook::joker_pays(&tables, position.field(), space).is_some();
            let hand = position.field().hands_at(&tables, tables.barter()) > 0;
            assert_eq!(says("honga-card-payable"), pays);
            assert_eq!(says("honga-card-payable-water"), water && hand);
            told.extend(card.notes.iter().map(|note| note.key.clone()));
        }
    }
    assert!(
        ["honga-card-payable", "honga-card-payable-water"].iter().all(|key| told.contains(*key))
    );
}

#[test]
fn areas_and_free_round_spaces_are_pictured_without_a_card_around_them() {
    let tables = level("honga/feed-the-tiger");
    let free = |position: &Position| {
        let mut places = tables.places();
        let place = places.find(|place| position.field().top(*place).is_none())?;
        Some(spots::place(&tables, place))
    };
    let position = (1..20)
        .flat_map(|seed| positions(&tables, 2, seed, Awaited::Deeds))
        .find(|position| free(position).is_some())
        .expect("a free round space");
    let view = Honga::known_to(&tables, &position, Viewer::Spectator);
    let areas = tables.areas().map(spots::area);
    for spot in areas.chain(free(&position)) {
        let card = Honga::card_at(&tables, &view, spot).expect("a card");
        let face = card.face.expect("a picture");
        assert_eq!(face.pictures.len(), 1, "{:?}", face.pictures);
    }
}
