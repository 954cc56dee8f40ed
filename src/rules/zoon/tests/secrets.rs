//! Nothing a viewer may not know reaches it: the same situation with all that is hidden drawn anew
//! looks, lights up, refuses and is told the same.

use super::fixture::{Board, scene_on, setup, start, tables, with, zoon};
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{
    Action, Deployment, Event, Pending, Position, Setup, Slot, Step, Tables, Touch, Waypoint, Zoon,
    movement, spots,
};
use crate::rules::{Actor, Dice, Game, Seat, Spot, Viewer, play};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

fn every_spot(tables: &Tables) -> Vec<Spot> {
    let squares = tables.grid.squares().map(|square| Spot::Square(square.0));
    let cards = (0..48).map(Spot::Card);
    squares.chain(cards).chain((0..12).map(Spot::Button)).chain([spots::READY]).collect()
}

/// What a viewer hears of an action.
fn told(tables: &Tables, position: &Position, action: Action, viewer: Viewer) -> Vec<Event> {
    let (left, events) = play::<Zoon>(tables, position, action).unwrap();
    events.iter().filter_map(|event| Zoon::told_to(&left, event, viewer)).collect()
}

/// What an action turns up of the other side is no leak.
fn turns_up(action: Action) -> bool {
    matches!(action, Action::Pivot(_) | Action::Peek(_) | Action::Lure { .. })
}

/// A match that ends because of a hidden card tells of it, as it must.
fn ends(told: &[Event]) -> bool {
    told.iter().any(|event| matches!(event, Event::Ended { .. }))
}

fn looks_the_same(tables: &Tables, one: &Position, other: &Position, viewer: Viewer) {
    let (view, again) =
        (Zoon::known_to(tables, one, viewer), Zoon::known_to(tables, other, viewer));
    assert_eq!(format!("{view:?}"), format!("{again:?}"));
    let shown = [Zoon::shown_to(&view), Zoon::shown_to(&again)];
    assert_eq!(format!("{:?}", shown[0]), format!("{:?}", shown[1]));
    for spot in every_spot(tables) {
        for picked in [&[][..], &[Spot::Square(8)], &[Spot::Square(27)], &[Spot::Card(32)]] {
            let why = |view| Zoon::refusal(tables, view, picked, spot);
            assert_eq!(why(&view), why(&again));
        }
    }
    let actions = |position: &Position| {
        let mut actions = Vec::new();
        Zoon::actions(tables, position, &mut actions);
        actions
    };
    match Zoon::actor(tables, one) {
        Actor::Seat(seat) if viewer == Viewer::Seat(seat) => {
            assert_eq!(actions(one), actions(other));
            for action in actions(one).into_iter().filter(|action| !turns_up(*action)) {
                let heard = [one, other].map(|position| told(tables, position, action, viewer));
                assert!(heard[0] == heard[1] || heard.iter().any(|told| ends(told)), "{action:?}");
            }
        }
        // What somebody else decides in secret sounds alike, whatever it is.
        Actor::Seat(_) => {
            let hidden = |action: &Action| {
                matches!(
                    action,
                    Action::Touch(_) | Action::Deploy { .. } | Action::Rearrange { .. }
                )
            };
            let secret = actions(one).into_iter().filter(hidden);
            let mut heard: Vec<_> =
                secret.map(|action| told(tables, one, action, viewer)).collect();
            heard.dedup();
            assert!(heard.len() <= 1, "{heard:?}");
            sounds_the_same(tables, one, other, viewer);
        }
        Actor::Chance | Actor::Nobody(_) => {}
    }
}

/// The way that a move takes, which everybody sees.
fn way(tables: &Tables, position: &Position, action: Action) -> Option<Step> {
    let Action::Move { from, to, way } = action else { return None };
    let field = position.field();
    let (slot, lured) = (field.slot_at(from)?, field.moment().pending());
    let lured = lured == Some(Pending::Drive(slot));
    let mut steps = movement::steps(tables, field, slot, position.face(slot)?, lured);
    steps.find(|step| (step.to, step.way) == (to, way)).copied()
}

/// What somebody else does in the open, and could do whatever it hides, tells nothing of that: the
/// faces that a card may still have depend on what is seen alone.
fn sounds_the_same(tables: &Tables, one: &Position, other: &Position, viewer: Viewer) {
    let mut actions = Vec::new();
    Zoon::actions(tables, one, &mut actions);
    let looks_alike = |action| match [one, other].map(|position| way(tables, position, action)) {
        [Some(step), Some(again)] => step.looks_like(&again),
        _ => true,
    };
    actions.retain(|action| !turns_up(*action) && Zoon::accepts(tables, other, *action));
    actions.retain(|action| looks_alike(*action));
    for action in actions {
        let heard = [one, other].map(|position| told(tables, position, action, viewer));
        let alike = heard[0] == heard[1] || heard.iter().any(|told| ends(told));
        assert!(alike, "{action:?}: {heard:?}");
    }
}

/// The sheet's tribes, and with grids on which several trajectories lead to one square.
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
    let levels = levels();
    let mut looks = 0;
    for seed in 0..32 {
        let tables = &levels[seed as usize / 16];
        let setup = Setup {
            reserves: seed % 2 == 0,
            deployment: if seed % 3 == 0 { Deployment::ByHand } else { Deployment::Formations },
            ..setup((seed % 4) as u8, (seed / 4 % 4) as u8)
        };
        let mut dice = SmallDice::new(seed);
        let mut position = Zoon::start(tables, &setup);
        let mut actions = Vec::new();
        loop {
            if dice.below(4) == 0 {
                for viewer in VIEWERS {
                    let view = Zoon::known_to(tables, &position, viewer);
                    let other = Zoon::imagine(tables, &view, viewer, &mut dice);
                    looks_the_same(tables, &position, &other, viewer);
                    looks += 1;
                }
            }
            actions.clear();
            Zoon::actions(tables, &position, &mut actions);
            let Some(drawn) = actions.len().checked_sub(1) else { break };
            let action = actions[dice.below(drawn as u32 + 1) as usize];
            position = play::<Zoon>(tables, &position, action).unwrap().0;
        }
    }
    assert!(looks > 1500, "{looks}");
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
        let truth = Zoon::imagine(&board.tables, &view, viewer, &mut dice);
        let emblem = board.kind(Seat(1), "pierre-racine");
        let at = Slot::of(Seat(1)).position(|slot| truth.face(slot) == Some(emblem)).unwrap();
        counts[at] += 1;
    }
    assert!(counts.iter().all(|count| (400..600).contains(count)), "{counts:?}");
}

#[test]
fn what_was_inferred_is_kept_when_a_truth_is_imagined() {
    // A card that moved straight ahead and one that was looked at.
    let board = begun().then("a2-a3 a5-a4");
    let viewer = Viewer::Seat(Seat(0));
    let (view, mut dice) = (board.view(viewer), SmallDice::new(4));
    let moved = board.slot("a4");
    for _ in 0..200 {
        let truth = Zoon::imagine(&board.tables, &view, viewer, &mut dice);
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
        let truth = Zoon::imagine(&board.tables, &view, viewer, &mut dice);
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
    // Only one card could act, only with one of its faces; two others share two faces.
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
        let truth = Zoon::imagine(&board.tables, &view, viewer, &mut dice);
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
        .map(|_| Zoon::imagine(&board.tables, &view, viewer, &mut dice).touch(Seat(0)))
        .collect();
    let first = touches.iter().filter(|touch| **touch == touches[0]).count();
    assert!((25..75).contains(&first) && !touches.contains(&Touch::Hidden), "{first}");
}
