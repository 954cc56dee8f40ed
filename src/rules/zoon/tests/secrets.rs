//! No secret reaches a viewer: the same situation with redrawn secrets cannot be distinguished from
//! it.

use super::fixture::{Board, scene_on, setup, start, tables, with, zoon};
use crate::rules::dice::SmallDice;
use crate::rules::laws::secrecy::{Looks, check_secrecy};
use crate::rules::zoon::{
    Card, Deployment, Kind, Peeking, SEATS, Setup, Slot, Tables, Touch, View, Waypoint, Zoon,
};
use crate::rules::{Dice, Game, Phase, Resolution, Seat, Viewer};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

/// The sheet's tribes, and grids on which several trajectories lead to one square.
fn levels() -> [Tables; 2] {
    let crooked = with(|plan| {
        let point = |offset| Waypoint { offset, arrival: true };
        let ways = |side: i8| {
            let ahead = vec![point((0, 1)), point((side, 1))];
            [ahead, vec![point((side, 0)), point((side, 1))]]
        };
        let zoons = plan.tribes.iter_mut().flat_map(|tribe| &mut tribe.zoons);
        for (number, zoon) in zoons.filter(|zoon| !zoon.paths.is_empty()).enumerate() {
            let mut paths: Vec<_> = [1, -1].into_iter().flat_map(ways).collect();
            paths.rotate_left(number % 4);
            paths.truncate(2 + number % 3);
            zoon.paths = paths;
        }
    });
    [tables(), crooked]
}

#[test]
fn what_is_hidden_cannot_be_told_from_outside() {
    for (level, tables) in levels().iter().enumerate() {
        for (one, other) in [(0, 1), (2, 3), (1, 2), (3, 0)] {
            let by_hand = (usize::from(one) + level).is_multiple_of(2);
            let setup = Setup {
                reserves: one < 2,
                deployment: if by_hand { Deployment::ByHand } else { Deployment::Formations },
                ..setup(one, other)
            };
            let looks = Looks { states: 30, one_in: 6 };
            let report = check_secrecy::<Zoon>(tables, &setup, looks, &[], u64::from(one))
                .unwrap_or_else(|leak| panic!("{leak}"));
            // Where only formations are chosen, a few moves identify the formation.
            let differing = if by_hand { 40 } else { 4 };
            assert!(report.differing > differing && report.heard > 200, "{report}");
        }
    }
}

/// For every card its place, what lies on it, and the part of its face that a viewer sees.
fn lying_open(view: &View) -> Vec<(Card, Option<Kind>)> {
    let shown = Zoon::shown_to(view);
    let slots = SEATS.into_iter().flat_map(Slot::of);
    slots.map(|slot| (shown.field().card(slot), shown.face(slot))).collect()
}

#[test]
fn what_lies_open_follows_from_the_facts_of_each_phase() {
    let tables = tables();
    let mut opened = 0;
    for seed in 0..16 {
        let peeking = [Peeking::OwnTurn, Peeking::Always][seed as usize / 8];
        let setup = Setup { peeking, ..setup((seed % 4) as u8, 2) };
        let (mut position, mut dice) = (Zoon::start(&tables, &setup), SmallDice::new(seed));
        let mut views = VIEWERS.map(|viewer| Zoon::known_to(&tables, &position, viewer));
        loop {
            let mut actions = Vec::new();
            Zoon::actions(&tables, &position, &mut actions);
            let Some(drawn) = actions.len().checked_sub(1) else { break };
            let action = actions[dice.below(drawn as u32 + 1) as usize];
            let mut resolution = Resolution::<Zoon>::begin(&tables, &position, action).unwrap();
            for (index, (phase, _)) in Zoon::TURN.iter().enumerate() {
                resolution.step(&tables, index);
                let left = resolution.position();
                for (view, viewer) in views.iter_mut().zip(VIEWERS) {
                    let before = lying_open(view);
                    let told = resolution.last_told().iter();
                    told.filter_map(|event| Zoon::told_to(left, event, viewer))
                        .for_each(|event| Zoon::learn(&tables, view, &event));
                    let now = lying_open(&Zoon::known_to(&tables, left, viewer));
                    assert_eq!(lying_open(view), now, "{viewer:?} after {phase:?} of {action:?}");
                    opened += u32::from(*phase == Phase::PIVOT && before != now);
                }
            }
            position = resolution.finish().0;
        }
    }
    assert!(opened > 300, "{opened}");
}

fn begun() -> Board {
    start(&setup(0, 1)).then("formation:0 ready formation:0 ready begin:0")
}

#[test]
fn a_hidden_emblem_is_imagined_everywhere_alike() {
    let board = begun();
    let viewer = Viewer::Seat(Seat(0));
    let view = board.view(viewer);
    let (mut dice, mut counts) = (SmallDice::new(3), [0; 12]);
    for _ in 0..6000 {
        let truth = Zoon::determinize(&board.tables, &view, viewer, &mut dice);
        let emblem = board.kind(Seat(1), "pierre-racine");
        let at = Slot::of(Seat(1)).position(|slot| truth.face(slot) == Some(emblem)).unwrap();
        counts[at] += 1;
    }
    assert!(counts.iter().all(|count| (400..600).contains(count)), "{counts:?}");
}

#[test]
fn what_was_inferred_is_kept_when_a_truth_is_imagined() {
    // A card that moved straight ahead, and one that was looked at.
    let board = begun().then("a2-a3 a5-a4");
    let viewer = Viewer::Seat(Seat(0));
    let (view, mut dice) = (board.view(viewer), SmallDice::new(4));
    let moved = board.slot("a4");
    for _ in 0..200 {
        let truth = Zoon::determinize(&board.tables, &view, viewer, &mut dice);
        let face = board.tables.face(truth.face(moved).unwrap());
        assert!(face.paths.iter().any(|path| path[0].offset == (0, 1)), "{}", face.id);
        assert_eq!(Zoon::check(&board.tables, &truth), Ok(()));
    }
}

#[test]
fn who_is_to_act_can_act_in_every_imagined_truth() {
    let tables = with(|plan| {
        let tribe = &mut plan.tribes[1];
        tribe.zoons.retain(|zoon| ["galet", "pierre-racine"].contains(&zoon.id.as_str()));
        tribe.trumps.truncate(0);
        tribe.reserve = None;
        zoon(plan, "galet").corners = vec![(plan.tribes[0].zoons[1].corners[0].0, 1)];
    });
    let words = "a nappe-de-lave f5 to f5, a flamboise a1, b galet e6, b pierre-racine f6";
    let board = scene_on(tables, words).turned();
    let viewer = Viewer::Seat(Seat(0));
    let (view, mut dice) = (board.view(viewer), SmallDice::new(5));
    for _ in 0..100 {
        let truth = Zoon::determinize(&board.tables, &view, viewer, &mut dice);
        assert_eq!(truth.face(board.slot("e6")), Some(board.kind(Seat(1), "galet")));
    }
}

#[test]
fn every_card_of_an_imagined_truth_has_a_face() {
    let tables = with(|plan| {
        let tribe = &mut plan.tribes[0];
        let left = ["escarbille", "tison-sauteur", "braise-mere"];
        tribe.zoons.retain(|zoon| left.contains(&zoon.id.as_str()));
        tribe.zoons.iter_mut().flat_map(|zoon| &mut zoon.corners).for_each(|card| card.1 = 1);
        tribe.trumps.clear();
        tribe.reserve = None;
    });
    // Only one card could act, and only with one of its faces; two others share two faces.
    let mut board = scene_on(
        tables,
        "a braise-mere f1 stunned, a escarbille#1 b1 stunned, a escarbille#2 d1 stunned, \
         a tison-sauteur c1, b escarbille#1 f6, b escarbille#2 e6, b tison-sauteur d6, \
         b braise-mere c6",
    );
    let tribe = board.tables.tribe(0);
    let small = ["escarbille#1", "escarbille#2"].map(|name| tribe.bit(board.kind(Seat(0), name)));
    for square in ["b1", "d1"] {
        let slot = board.slot(square);
        board.position.field.card_mut(slot).may_be = small[0] | small[1];
    }
    assert_eq!(Zoon::check(&board.tables, &board.position), Ok(()));
    let viewer = Viewer::Seat(Seat(1));
    let (view, mut dice) = (board.view(viewer), SmallDice::new(8));
    for _ in 0..2000 {
        let truth = Zoon::determinize(&board.tables, &view, viewer, &mut dice);
        assert_eq!(Zoon::check(&board.tables, &truth), Ok(()));
    }
}

#[test]
fn an_untold_touch_is_imagined_either_way() {
    let board = begun().then("a2-a3 a5-a4 a3-a4 touch:2");
    let viewer = Viewer::Seat(Seat(1));
    let (view, mut dice) = (board.view(viewer), SmallDice::new(6));
    assert_eq!(view.position().touch(Seat(0)), Touch::Hidden);
    let touches: Vec<Touch> = (0..100)
        .map(|_| Zoon::determinize(&board.tables, &view, viewer, &mut dice).touch(Seat(0)))
        .collect();
    let first = touches.iter().filter(|touch| **touch == touches[0]).count();
    assert!((25..75).contains(&first) && !touches.contains(&Touch::Hidden), "{first}");
}
