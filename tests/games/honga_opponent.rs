//! Honga's computer opponent: it uses only what its seat knows, makes every kind of decision with
//! any number of seats, and gives reasons.

use std::collections::{BTreeMap, BTreeSet};

use menagerie::ai::evaluate::honga::TurnPlanner;
use menagerie::ai::hint::Foreseen;
use menagerie::ai::tournament::{Player, Tally, play_match};
use menagerie::ai::{
    AiGame, ComputerPlayer, Observation, Progress, Strength, Thinking, TurnTreeGame,
};
use menagerie::data;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::{Action, Awaited, Honga, Position, Setup, Tables};
use menagerie::rules::{Actor, Dice, Game, Seat, Viewer, after};

use super::read;

const TEXTS: [&str; 4] = [
    include_str!("../../assets/locales/en/honga-hint.ftl"),
    include_str!("../../assets/locales/fr/honga-hint.ftl"),
    include_str!("../../assets/locales/de/honga-hint.ftl"),
    include_str!("../../assets/locales/it/honga-hint.ftl"),
];

fn tables() -> Tables {
    data::honga::load(&read, "honga/feed-the-tiger").expect("a shipped level").tables
}

fn setup(seats: u8) -> Setup {
    Setup { seats, ..Setup::default() }
}

/// Every position of a random match with the action taken there. Turns are not ended early, so that
/// much happens in them.
fn random_match(tables: &Tables, setup: &Setup, seed: u64) -> Vec<(Position, Action)> {
    let (mut dice, mut position) = (SmallDice::new(seed), Honga::start(tables, setup));
    let (mut walk, mut actions) = (Vec::new(), Vec::new());
    loop {
        actions.clear();
        Honga::actions(tables, &position, &mut actions);
        if actions.is_empty() || walk.len() > 1_500 {
            return walk;
        }
        let mut drawn = actions[dice.below(actions.len() as u32) as usize];
        if drawn == Action::EndTurn {
            drawn = actions[dice.below(actions.len() as u32) as usize];
        }
        walk.push((position.clone(), drawn));
        position = after::<Honga>(tables, &position, drawn);
    }
}

fn observation(tables: &Tables, position: &Position) -> Option<Observation<Honga>> {
    let Actor::Seat(seat) = Honga::actor(tables, position) else { return None };
    Some(Observation::fresh(tables, position, Viewer::Seat(seat)))
}

fn decision(
    tables: &Tables,
    observation: &Observation<Honga>,
    level: Strength,
    nodes: u64,
    seed: u64,
) -> Action {
    let thinking = Thinking::<Honga>::new(tables, observation, level, Some(nodes), seed);
    thinking.expect("the seat owes a decision").decide(tables)
}

fn kind_of_decision(position: &Position) -> &'static str {
    match position.field().turn_state().awaited {
        Awaited::Placement => "placement",
        Awaited::Deeds => "deeds",
        Awaited::Keep => "keep",
        Awaited::Spare { .. } => "spare",
        Awaited::Payment { .. } => "payment",
        Awaited::Purchase { .. } => "purchase",
        _ => "chance",
    }
}

#[test]
fn every_level_answers_every_kind_of_decision_with_any_number_of_seats() {
    let tables = tables();
    let mut found: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..24 {
        let seats = 2 + (seed % 4) as u8;
        for (position, _) in random_match(&tables, &setup(seats), seed) {
            let Some(observation) = observation(&tables, &position) else { continue };
            let times = found.entry(kind_of_decision(&position)).or_default();
            *times += 1;
            if *times > 12 || seed % 4 > 0 && *times > 8 {
                continue;
            }
            for level in Strength::ALL {
                let action = decision(&tables, &observation, level, 12, seed);
                assert!(Honga::accepts(&tables, &position, action), "{level}: {action:?}");
            }
        }
    }
    let kinds: Vec<&str> = found.keys().copied().collect();
    let wanted = ["deeds", "keep", "payment", "placement", "purchase", "spare"];
    assert_eq!(kinds, wanted, "{found:?}");
}

#[test]
fn the_same_view_and_seed_give_the_same_action_whatever_the_truth_is() {
    let tables = tables();
    let walk = random_match(&tables, &setup(3), 5);
    let of_kind = |kind: &str| {
        let mut late = walk.iter().skip(200).map(|(position, _)| position);
        late.find(|position| kind_of_decision(position) == kind).expect("it is asked")
    };
    let mut dice = SmallDice::new(9);
    for position in [of_kind("placement"), of_kind("deeds")] {
        let own = observation(&tables, position).unwrap();
        let of_all = |observation: &Observation<Honga>| {
            Strength::ALL.map(|level| decision(&tables, observation, level, 20, 7))
        };
        let (firsts, mut others) = (of_all(&own), 0);
        for _ in 0..60 {
            let truth = Honga::determinize(&tables, &own.view, own.viewer, &mut dice);
            others += u32::from(truth != *position);
            let fresh = Observation::fresh(&tables, &truth, own.viewer);
            assert_eq!(fresh.view, own.view);
            assert_eq!(of_all(&fresh), firsts, "random to hard");
        }
        assert!(others > 40, "the truths differ: {others}");
    }
}

#[test]
fn the_decision_does_not_depend_on_how_the_thought_is_sliced() {
    let tables = tables();
    let walk = random_match(&tables, &setup(2), 2);
    let mut late = walk.iter().skip(100);
    let (position, _) = late.find(|(p, _)| kind_of_decision(p) == "placement").unwrap();
    let observation = observation(&tables, position).unwrap();
    let whole = decision(&tables, &observation, Strength::Medium, 150, 3);
    for slice in [1, 7, 100] {
        let thinking =
            Thinking::<Honga>::new(&tables, &observation, Strength::Medium, Some(150), 3);
        let mut thinking = thinking.unwrap();
        let action = loop {
            if let Progress::Done(action) = thinking.step(&tables, slice) {
                break action;
            }
        };
        assert_eq!((action, thinking.nodes()), (whole, 150), "slices of {slice}");
    }
}

#[test]
fn judgements_ask_nothing_that_the_seat_does_not_know() {
    let tables = tables();
    let params = Honga::eval_params(&tables);
    let mut dice = SmallDice::new(6);
    let mut asked = 0;
    for (position, _) in random_match(&tables, &setup(4), 8).iter().step_by(7) {
        let Some(observation) = observation(&tables, position) else { continue };
        let truth = Honga::determinize(&tables, &observation.view, observation.viewer, &mut dice);
        let mut actions = Vec::new();
        Honga::actions(&tables, position, &mut actions);
        for action in actions {
            let appeal = |position| Honga::appeal(&tables, &params, position, action);
            assert_eq!(appeal(position), appeal(&truth), "{action:?}");
            asked += 1;
        }
        let inclination = |position| Honga::inclination(&tables, &params, position);
        assert_eq!(inclination(position), inclination(&truth));
        let proposals = |position| {
            let mut all = Vec::new();
            Honga::proposals(&tables, &params, position, &mut all);
            all
        };
        assert_eq!(proposals(position), proposals(&truth));
    }
    assert!(asked > 200, "{asked}");
}

fn player(strength: Strength, nodes: u64) -> ComputerPlayer {
    ComputerPlayer { strength, nodes: Some(nodes) }
}

/// Plays matches in which all players move one seat on after each; the first player is drawn by
/// lot.
fn tally(players: &[ComputerPlayer], matches: u8) -> Tally {
    let (tables, mut dice, mut tally) = (tables(), SmallDice::new(11), Tally::default());
    for number in 0..matches {
        let moved = number % players.len() as u8;
        let mut seats: Vec<Box<dyn Player<Honga>>> =
            players.iter().map(|player| Box::new(*player) as Box<dyn Player<Honga>>).collect();
        seats.rotate_right(moved.into());
        let setup = setup(players.len() as u8);
        let played = play_match(&tables, &setup, &mut seats, &mut dice, &mut |_, _| ());
        tally.count_moved(&played, moved);
    }
    tally
}

#[test]
fn greedy_beats_random_and_hard_beats_easy_with_few_nodes() {
    let random = tally(&[player(Strength::Greedy, 1), player(Strength::Random, 1)], 6);
    assert_eq!(random.wins[0], 6, "{random:?}");
    let easy = tally(&[player(Strength::Hard, 4), player(Strength::Easy, 4)], 10);
    assert!(easy.wins[0] >= 7, "{easy:?}");
}

#[test]
fn planners_bring_a_match_to_its_end_and_beat_random() {
    let (tables, mut dice) = (tables(), SmallDice::new(4));
    let mut seats: Vec<Box<dyn Player<Honga>>> =
        vec![Box::new(TurnPlanner), Box::new(player(Strength::Random, 1)), Box::new(TurnPlanner)];
    let played = play_match(&tables, &setup(3), &mut seats, &mut dice, &mut |_, _| ());
    let outcome = played.outcome.expect("the goal is reached");
    assert!(outcome.rank(Seat(1)) > 0, "{outcome:?}");
}

#[test]
fn five_computer_players_bring_a_match_to_its_end() {
    let all = tally(&[player(Strength::Medium, 2); 5], 1);
    assert_eq!((all.matches, all.unfinished), (1, 0));
    let ranks: u32 = all.ranks.iter().flatten().sum();
    assert_eq!(ranks, 5);
}

/// Every key of a text file with the names of its gaps.
fn messages(file: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut last = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with("honga-hint-") {
            last = line.split(" =").next().unwrap_or_default();
        }
        let gaps =
            line.split('$').skip(1).map(|rest| rest.split([' ', '}']).next().unwrap_or_default());
        all.entry(last).or_default().extend(gaps);
    }
    all
}

#[test]
fn every_reason_is_written_in_every_language_and_every_text_is_a_reason() {
    let tables = tables();
    let params = Honga::eval_params(&tables);
    let mut given: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let nothing = Foreseen::<Honga> {
        position: &Honga::start(&tables, &setup(2)),
        line: &[],
        score: 0,
        params: &params,
    };
    given.insert(Honga::reason(&tables, &nothing).key, BTreeSet::new());
    for seed in 0..16 {
        for (position, action) in random_match(&tables, &setup(2 + (seed % 4) as u8), seed) {
            if observation(&tables, &position).is_none() {
                continue;
            }
            let foreseen = Foreseen::<Honga> {
                position: &position,
                line: &[action],
                score: 0,
                params: &params,
            };
            let reason = Honga::reason(&tables, &foreseen);
            let names = reason.arguments.iter().map(|(name, _)| *name);
            given.entry(reason.key).or_default().extend(names);
        }
    }
    for text in TEXTS {
        assert_eq!(messages(text), given);
    }
}
