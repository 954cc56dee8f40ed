//! Zoon's computer opponent: it uses only what its seat knows, makes every kind of decision, and
//! draws corners by the solution of their game.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use menagerie::ai::evaluate::zoon::corners::solve;
use menagerie::ai::evaluate::zoon::{EvalParams, all_seen};
use menagerie::ai::thinking::Thinker;
use menagerie::ai::tournament::{AnyAction, Player, Tally, play_match};
use menagerie::ai::{AiGame, ComputerPlayer, Observation, Progress, Skill, Strength, Thinking};
use menagerie::data;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::zoon::outlook::{self, Fighter};
use menagerie::rules::zoon::{
    Action, Attacker, Corner, Deployment, Event, Pending, Position, Setup, Slot, Stage, Tables,
    Touch, TrumpId, Zoon, enemy,
};
use menagerie::rules::{Actor, Dice, Game, Seat, Viewer, after, play};

use super::read;

pub(super) fn tables() -> Tables {
    data::zoon::load(&read, "zoon/duel-of-tribes").expect("a shipped level").tables
}

pub(super) fn setup(tribes: [u8; 2]) -> Setup {
    Setup { tribes, deployment: Deployment::Formations, reserves: true, ..Setup::default() }
}

/// A set-up by hand, which hides more than the few public formations.
fn by_hand(tribes: [u8; 2]) -> Setup {
    Setup { deployment: Deployment::ByHand, ..setup(tribes) }
}

/// Every position of a random match with the action drawn there.
pub(super) fn random_match(tables: &Tables, setup: &Setup, seed: u64) -> Vec<(Position, Action)> {
    let (mut dice, mut position) = (SmallDice::new(seed), Zoon::start(tables, setup));
    let (mut walk, mut actions) = (Vec::new(), Vec::new());
    loop {
        actions.clear();
        Zoon::actions(tables, &position, &mut actions);
        if actions.is_empty() || walk.len() > 3_000 {
            return walk;
        }
        let drawn = actions[dice.below(actions.len() as u32) as usize];
        walk.push((position.clone(), drawn));
        position = after::<Zoon>(tables, &position, drawn);
    }
}

pub(super) fn observation(tables: &Tables, position: &Position) -> Option<Observation<Zoon>> {
    let Actor::Seat(seat) = Zoon::actor(tables, position) else { return None };
    Some(Observation::fresh(tables, position, Viewer::Seat(seat)))
}

#[test]
fn an_observation_holds_no_key_of_the_true_position() {
    let tables = tables();
    for (position, _) in random_match(&tables, &setup([0, 1]), 1) {
        let Some(observation) = observation(&tables, &position) else { continue };
        assert!(observation.seen.is_empty(), "no repetition ends a match, so no key is needed");
    }
}

/// How [`tables`] are judged. Worked out once: that takes longer than a decision with few nodes.
pub(super) static PARAMS: LazyLock<EvalParams> = LazyLock::new(|| Zoon::eval_params(&tables()));

/// What a level decides on [`tables`], whose judgement [`PARAMS`] is, as [`Thinking::new`] begins it.
pub(super) fn decision(
    tables: &Tables,
    observation: &Observation<Zoon>,
    level: Strength,
    nodes: u64,
    seed: u64,
) -> Action {
    let thinking = match Zoon::skill(level) {
        Some(skill) => {
            let thinker = Thinker { skill: Skill { nodes, ..skill }, params: PARAMS.clone() };
            Thinking::of(tables, observation, thinker, seed)
        }
        None => Thinking::new(tables, observation, level, Some(nodes), seed),
    };
    thinking.expect("the seat owes a decision").decide(tables)
}

/// The kind of the pending decision.
fn kind_of_decision(position: &Position) -> String {
    let moment = position.field().turn_state();
    let shot = moment.combat.is_some_and(|c| matches!(c.attacker, Attacker::Shot { .. }));
    match (moment.stage, moment.pending()) {
        (Stage::Deploying(_), _) => "deploying".into(),
        (_, Some(Pending::Touch(seat))) => {
            let attacks = moment.combat.is_some_and(|combat| combat.attacker.seat() == seat);
            format!("touch, attacking {attacks}, shot {shot}")
        }
        (_, Some(Pending::Peek { looked, .. })) => format!("peek, more {}", looked != 0),
        (_, Some(Pending::March { moved, .. })) => format!("march, more {}", moved != 0),
        (_, None) => "turn".into(),
        (_, Some(pending)) => {
            let text = format!("{pending:?}");
            text.split(['(', ' ']).next().unwrap_or_default().to_owned()
        }
    }
}

#[test]
fn every_level_answers_every_kind_of_decision() {
    let tables = tables();
    let mut found: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..64 {
        let tribes = [(seed % 4) as u8, (seed / 4 % 4) as u8];
        let by_hand = by_hand(tribes);
        let setup = if seed % 8 == 0 { by_hand } else { setup(tribes) };
        for (position, _) in random_match(&tables, &setup, seed) {
            let Some(observation) = observation(&tables, &position) else { continue };
            let times = found.entry(kind_of_decision(&position)).or_default();
            *times += 1;
            if *times > 4 {
                continue;
            }
            for level in Strength::ALL {
                let action = decision(&tables, &observation, level, 150, seed);
                assert!(Zoon::accepts(&tables, &position, action), "{level}: {action:?}");
            }
        }
    }
    let kinds: Vec<&str> = found.keys().map(String::as_str).collect();
    let wanted = [
        "Drive",
        "Exchange",
        "Flee",
        "SecondMove",
        "deploying",
        "march, more false",
        "march, more true",
        "peek, more false",
        "peek, more true",
        "touch, attacking false, shot false",
        "touch, attacking false, shot true",
        "touch, attacking true, shot false",
        "touch, attacking true, shot true",
        "turn",
    ];
    assert_eq!(kinds, wanted, "{found:?}");
}

#[test]
fn the_same_view_and_seed_give_the_same_action_whatever_the_truth_is() {
    let tables = tables();
    let walk = random_match(&tables, &by_hand([2, 0]), 5);
    let mut turns = walk.iter().filter(|(position, _)| {
        kind_of_decision(position) == "turn" && observation(&tables, position).is_some()
    });
    let middle = turns.nth(6);
    let touch = walk
        .iter()
        .skip(12)
        .find(|(position, _)| kind_of_decision(position) == "touch, attacking false, shot false");
    let mut dice = SmallDice::new(9);
    for ((position, _), truths) in [(middle.unwrap(), 1_000), (touch.unwrap(), 1_000)] {
        let own = observation(&tables, position).unwrap();
        let first = decision(&tables, &own, Strength::Hard, 90, 7);
        let of_all = |observation: &Observation<Zoon>| {
            Strength::ALL.map(|level| decision(&tables, observation, level, 30, 7))
        };
        let (firsts, mut others) = (of_all(&own), 0);
        for number in 0..truths {
            let truth = Zoon::determinize(&tables, &own.view, own.viewer, &mut dice);
            others += u32::from(truth != *position);
            let fresh = Observation::fresh(&tables, &truth, own.viewer);
            assert_eq!(fresh.view, own.view);
            assert_eq!(decision(&tables, &fresh, Strength::Hard, 90, 7), first);
            if number % 10 == 0 {
                assert_eq!(of_all(&fresh), firsts, "random to hard");
            }
        }
        assert!(others > 400, "the truths differ: {others}");
    }
}

#[test]
fn the_decision_does_not_depend_on_how_the_thought_is_sliced() {
    let tables = tables();
    let walk = random_match(&tables, &setup([1, 3]), 2);
    let (position, _) = &walk[walk.len() / 2..]
        .iter()
        .find(|(position, _)| position.field().turn_state().pending().is_none())
        .unwrap();
    let observation = observation(&tables, position).unwrap();
    let whole = decision(&tables, &observation, Strength::Hard, 900, 3);
    for slice in [1, 7, 100] {
        let mut thinking =
            Thinking::<Zoon>::new(&tables, &observation, Strength::Hard, Some(900), 3).unwrap();
        let action = loop {
            if let Progress::Done(action) = thinking.step(&tables, slice) {
                break action;
            }
        };
        assert_eq!((action, thinking.nodes() <= 900), (whole, true), "slices of {slice}");
    }
}

#[test]
fn corners_are_drawn_as_often_as_the_solution_says() {
    // What the attacker gains: matching pennies, a saddle, and an uneven game.
    let pennies = solve(&[[1, -1], [-1, 1]]);
    assert_eq!((pennies.attacker.first, pennies.attacker.of), (2, 4));
    let saddle = solve(&[[3, 5], [1, 9]]);
    assert_eq!((saddle.attacker.first, saddle.attacker.of), (1, 1), "3 at least, not 1");
    assert_eq!((saddle.defender.first, saddle.defender.of), (1, 1), "3 at most, not 9");
    let uneven = solve(&[[2, 0], [0, 1]]);
    assert_eq!((uneven.attacker.first, uneven.attacker.of), (1, 3));
    assert_eq!((uneven.defender.first, uneven.defender.of), (1, 3));
    let even = solve(&[[4, 4], [4, 4]]);
    assert_eq!((even.attacker.first, even.attacker.of), (1, 2), "nothing tells them apart");
    let mut dice = SmallDice::new(1);
    let drawn = (0..3_000).filter(|_| uneven.attacker.draw(&mut dice) == 0);
    assert!((900..1_100).contains(&drawn.count()));
}

#[test]
fn no_choice_of_corners_betters_the_solution() {
    let mut dice = SmallDice::new(4);
    for _ in 0..2_000 {
        let gains = [0; 2].map(|_| [0; 2].map(|_| dice.below(41) as i32 - 20));
        let solution = solve(&gains);
        let ([p, q], [a, d]) = (
            [solution.attacker, solution.defender].map(|mix| i64::from(mix.first)),
            [solution.attacker, solution.defender].map(|mix| i64::from(mix.of)),
        );
        let row = |row: [i32; 2]| i64::from(row[0]) * q + i64::from(row[1]) * (d - q);
        let column = |c: usize| i64::from(gains[0][c]) * p + i64::from(gains[1][c]) * (a - p);
        // The attacker secures what the defender concedes: both are the value of the game.
        let secured = column(0).min(column(1)) * d;
        let conceded = row(gains[0]).max(row(gains[1])) * a;
        assert_eq!(secured, conceded, "{gains:?}: {solution:?}");
    }
}

#[test]
fn a_touch_is_mixed_where_no_diagonal_is_better() {
    let tables = tables();
    let mut mixed = 0;
    for seed in 0..12 {
        let walk = random_match(&tables, &setup([0, 1]), seed);
        let touches = walk.iter().filter(|(p, _)| kind_of_decision(p).starts_with("touch"));
        for (position, _) in touches.step_by(20) {
            let observation = observation(&tables, position).unwrap();
            let draws =
                (0..20).map(|seed| decision(&tables, &observation, Strength::Hard, 1, seed));
            let first = draws.filter(|action| *action == Action::Touch(Corner::TopLeft)).count();
            mixed += u32::from((3..=17).contains(&first));
        }
    }
    assert!(mixed > 4, "{mixed}");
}

#[test]
fn the_judgement_of_a_combat_is_the_one_the_rules_pass() {
    let tables = tables();
    let mut combats = 0;
    for seed in 0..16 {
        let tribes = [(seed % 4) as u8, (seed / 4) as u8];
        for (position, action) in random_match(&tables, &setup(tribes), seed) {
            let (Action::Pivot(turned), Some(combat)) =
                (action, position.field().turn_state().combat)
            else {
                continue;
            };
            let field = position.field();
            let plan = |trump: TrumpId| tables.trump(field.tribe(trump.seat()), trump).unwrap();
            let fighter = |slot: Slot| {
                let kind = position.face(slot).unwrap();
                match field.card(slot).gear {
                    Some(gear) => Fighter::geared(&tables, kind, plan(gear)),
                    None => Fighter::bare(&tables, kind),
                }
            };
            let attacker = match combat.attacker {
                Attacker::Zoon(slot) => fighter(slot),
                Attacker::Shot { trump, .. } => Fighter::shot(&tables, plan(trump)).unwrap(),
            };
            let touched = |seat: Seat| match position.touch(seat) {
                Touch::Given(corner) => corner,
                other => panic!("{other:?}"),
            };
            let seats = [combat.defender.seat(), combat.attacker.seat()].map(touched);
            let upshot = outlook::clash(&attacker, &fighter(combat.defender), seats, turned);
            let (_, events) = play::<Zoon>(&tables, &position, action).unwrap();
            let passed = events.iter().find_map(|event| match event {
                Event::Compared { verdict, .. } => Some(*verdict),
                _ => None,
            });
            assert_eq!(Some(upshot.verdict), passed);
            combats += 1;
        }
    }
    assert!(combats > 100, "{combats}");
}

#[test]
fn the_yardstick_is_told_faces_but_not_touches() {
    let tables = tables();
    let walk = random_match(&tables, &setup([0, 1]), 3);
    let waits =
        |position: &Position| kind_of_decision(position) == "touch, attacking false, shot false";
    let (position, _) = walk.iter().find(|(position, _)| waits(position)).unwrap();
    let own = observation(&tables, position).unwrap();
    let told = all_seen(&tables, position, &own);
    let Viewer::Seat(seat) = own.viewer else { panic!() };
    let unknown = |observation: &Observation<Zoon>| {
        let faces = position.field().standing(enemy(seat)).map(|(slot, _)| slot);
        faces.filter(|slot| observation.view.face(*slot) != position.face(*slot)).count()
    };
    assert!(unknown(&own) > 0);
    assert_eq!(unknown(&told), 0);
    assert_eq!(told.view.position().touch(enemy(seat)), Touch::Hidden);
}

fn tally(players: [ComputerPlayer; 2], matches: u32) -> Tally {
    let (tables, mut dice, mut tally) = (tables(), SmallDice::new(11), Tally::default());
    for number in 0..matches {
        let tribes = [(number % 4) as u8, (number / 4 % 4) as u8];
        let mut seats: Vec<Box<dyn Player<Zoon>>> =
            players.iter().map(|player| Box::new(*player) as Box<dyn Player<Zoon>>).collect();
        let setup = by_hand(tribes);
        tally.count(&play_match(&tables, &setup, &mut seats, &mut dice, &mut |_, _| ()));
    }
    tally
}

fn player(strength: Strength, nodes: u64) -> ComputerPlayer {
    ComputerPlayer { strength, nodes: Some(nodes) }
}

#[test]
fn greedy_beats_random_and_hard_beats_greedy_with_few_nodes() {
    let random = tally([player(Strength::Greedy, 1), player(Strength::Random, 1)], 40);
    // The random player may move to and fro until the match is drawn.
    assert!(random.wins[1] <= 4 && random.wins[0] >= 32, "{random:?}");
    let greedy = tally([player(Strength::Hard, 1_000), player(Strength::Greedy, 1)], 16);
    assert!(greedy.wins[0] >= 10, "{greedy:?}");
}

#[test]
fn anybody_at_random_brings_a_match_to_its_end() {
    let (tables, mut dice) = (tables(), SmallDice::new(2));
    let mut seats: Vec<Box<dyn Player<Zoon>>> = vec![Box::new(AnyAction), Box::new(AnyAction)];
    let played = play_match(&tables, &setup([0, 3]), &mut seats, &mut dice, &mut |_, _| ());
    assert!(played.outcome.is_some());
}

#[test]
fn greedy_asks_nothing_that_its_seat_does_not_know() {
    let tables = tables();
    let params = Zoon::eval_params(&tables);
    let mut dice = SmallDice::new(6);
    for (position, _) in random_match(&tables, &setup([3, 2]), 8).iter().step_by(9) {
        let Some(observation) = observation(&tables, position) else { continue };
        let mut actions = Vec::new();
        Zoon::actions(&tables, position, &mut actions);
        let truth = Zoon::determinize(&tables, &observation.view, observation.viewer, &mut dice);
        for action in actions {
            let appeal = |position| Zoon::appeal(&tables, &params, position, action);
            assert_eq!(appeal(position), appeal(&truth), "{action:?}");
        }
    }
}
