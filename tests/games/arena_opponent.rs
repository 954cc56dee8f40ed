//! Arena's computer opponent: it considers only legal actions, searches turns of several decisions
//! correctly, and gives true hints.

use menagerie::ai::ai_game::{Proposal, Question};
use menagerie::ai::alpha_beta::WIN;
use menagerie::ai::hint::Foreseen;
use menagerie::ai::tournament::{AnyAction, Player, Tally, play_match};
use menagerie::ai::{
    AiGame, AlphaBetaGame, ComputerPlayer, Observation, Progress, Shortcuts, Skill, Strength,
    Thinking,
};
use menagerie::data;
use menagerie::rules::arena::outlook::{self, Glimpse};
use menagerie::rules::arena::{Action, Arena, First, Packs, Position, SIDES, Setup, Stage, Tables};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::{Actor, Dice, Game, Seat, Side, Viewer, after};

use super::read;

fn level(id: &str) -> Tables {
    data::arena::load(&read, id).expect("a shipped level").tables
}

fn setup() -> Setup {
    Setup { first: First::Seat(Seat(0)), packs: Packs::Ready, ..Setup::default() }
}

/// Every `every`th position of a random match, at most `most`.
fn random_positions(tables: &Tables, every: usize, most: usize, seed: u64) -> Vec<Position> {
    let (mut dice, mut position) = (SmallDice::new(seed), Arena::start(tables, &setup()));
    let (mut positions, mut actions) = (Vec::new(), Vec::new());
    for number in 1..=every * most {
        actions.clear();
        Arena::actions(tables, &position, &mut actions);
        if actions.is_empty() {
            break;
        }
        let drawn = actions[dice.below(actions.len() as u32) as usize];
        position = after::<Arena>(tables, &position, drawn);
        if number % every == 0 && matches!(Arena::actor(tables, &position), Actor::Seat(_)) {
            positions.push(position.clone());
        }
    }
    positions
}

/// A position with only these pawns, as in `"lion@e14n wolf@c3n!"`: all others are captives, or
/// beside the board if they cannot be taken.
fn scene(tables: &Tables, to_move: &str, pawns: [&str; 2]) -> Position {
    scene_within(tables, &format!("{to_move} 0-0/5"), pawns)
}

/// The same at a moment of a turn, such as `"red 0-0/5 done=1"`.
fn scene_within(tables: &Tables, moment: &str, pawns: [&str; 2]) -> Position {
    let packs = [0, 1].map(|side| {
        let ids =
            tables.pack(Side(side)).iter().map(|kind| &tables.animals()[kind.index()].plan.id);
        let words: Vec<&str> = pawns[usize::from(side)].split(' ').collect();
        let word = |id: &String| {
            let own = words.iter().find(|word| word.split('@').next() == Some(id));
            let absent = if id == "turtle" { "=-" } else { "=x" };
            own.map_or_else(|| format!("{id}{absent}"), |word| (*word).to_owned())
        };
        ids.map(word).collect::<Vec<_>>().join(",")
    });
    let text = format!("playing {moment} red:{} blue:{}", packs[0], packs[1]);
    Arena::parse_position(tables, &text).unwrap_or_else(|flaw| panic!("{text}: {flaw}"))
}

#[test]
fn only_legal_actions_are_proposed_and_each_once() {
    let tables = level("arena/jungla");
    let params = Arena::eval_params(&tables);
    let (mut legal, mut proposed) = (Vec::new(), Vec::new());
    for position in random_positions(&tables, 7, 120, 3) {
        legal.clear();
        Arena::actions(&tables, &position, &mut legal);
        for left in [None, Some(3), Some(1), Some(0)] {
            proposed.clear();
            if !Arena::propose(&tables, &params, &position, left, &mut proposed) {
                continue;
            }
            let mut actions: Vec<Action> = proposed.iter().map(|p| p.action).collect();
            let text = Arena::position_text(&tables, &position);
            assert!(actions.iter().all(|action| legal.contains(action)), "{actions:?} in {text}");
            actions.sort_unstable();
            actions.dedup();
            assert_eq!(actions.len(), proposed.len(), "twice in {text}");
        }
    }
}

#[test]
fn a_survey_of_the_side_to_move_finds_what_the_rules_list() {
    let tables = level("arena/jungla");
    let mut looked = 0;
    for position in random_positions(&tables, 5, 200, 11) {
        let moment = position.turn_state();
        if moment.stage != Stage::Playing || moment.done > 0 || moment.pending().is_some() {
            continue;
        }
        for pawn in outlook::pawns(moment.to_move, outlook::able(&tables, &position)) {
            let (mut seen, mut listed) = (Vec::new(), Vec::new());
            outlook::survey(&tables, &position, pawn, false, &mut |look| {
                if look.what != Glimpse::Watch {
                    seen.push(look.to);
                }
            });
            outlook::movements(&tables, &position, pawn, &mut |action| {
                let Action::Move { from, path, distance, .. } = action else { return };
                listed.extend(outlook::way(&tables, from, path, distance).last());
            });
            for squares in [&mut seen, &mut listed] {
                squares.sort_unstable();
                squares.dedup();
            }
            let text = Arena::position_text(&tables, &position);
            assert_eq!(seen, listed, "{pawn:?} in {text}");
            looked += 1;
        }
    }
    assert!(looked > 100, "{looked}");
}

/// The score by trying every proposed action, without a window, a memory or an order.
fn minimax(tables: &Tables, position: &Position, depth: i32, ply: i32) -> i32 {
    let params = Arena::eval_params(tables);
    if depth <= 0 && Arena::is_settled(tables, position) {
        return Arena::evaluate(tables, &params, position);
    }
    let Actor::Seat(seat) = Arena::actor(tables, position) else { panic!("nobody decides") };
    let (mut actions, mut proposed) = (Vec::new(), Vec::<Proposal<Action>>::new());
    let left = (ply > 0).then_some(depth);
    if Arena::propose(tables, &params, position, left, &mut proposed) {
        actions.extend(proposed.iter().map(|proposal| proposal.action));
    } else {
        Arena::actions(tables, position, &mut actions);
    }
    let value = |action: &Action| {
        let next = after::<Arena>(tables, position, *action);
        match Arena::actor(tables, &next) {
            Actor::Nobody(outcome) if outcome.is_draw() => 0,
            Actor::Nobody(outcome) if outcome.rank(seat) == 0 => WIN - ply - 1,
            Actor::Nobody(_) => ply + 1 - WIN,
            Actor::Chance => 0,
            Actor::Seat(other) => {
                let value = minimax(tables, &next, depth - Arena::cost(*action), ply + 1);
                if Arena::side_of(&next, other) == Arena::side_of(position, seat) {
                    value
                } else {
                    -value
                }
            }
        }
    };
    actions.iter().map(value).max().expect("an action")
}

#[test]
fn the_search_agrees_with_trying_everything_through_turns_of_several_decisions() {
    let tables = level("arena/first-steps");
    let mut compared = 0;
    for (position, depth) in
        random_positions(&tables, 23, 12, 5).into_iter().zip([1, 2, 3].repeat(4))
    {
        let Actor::Seat(seat) = Arena::actor(&tables, &position) else { continue };
        let skill = Skill { depth, jitter: 0, nodes: u64::MAX, memory: 1 << 22, ..HARD };
        let observation = Observation::<Arena>::fresh(&tables, &position, Viewer::Seat(seat));
        let mut thinking = Thinking::with_skill(&tables, &observation, skill, 1).unwrap();
        thinking.decide(&tables);
        let Some(score) = thinking.score() else { continue };
        let text = Arena::position_text(&tables, &position);
        assert_eq!(score, minimax(&tables, &position, depth, 0), "depth {depth} in {text}");
        compared += 1;
    }
    assert!(compared > 5, "{compared}");
}

const HARD: Skill = Skill {
    nodes: 0,
    depth: 16,
    wide: 16,
    memory: 0,
    jitter: 0,
    settle: true,
    slips: 0,
    whim: 0,
    guesses: 0,
    misses: 0,
    dares: 0,
    wanders: 0,
    contempt: 0,
    shortcuts: Shortcuts::FEW,
};

#[test]
fn the_same_thought_in_slices_of_any_size() {
    let tables = level("arena/duel");
    let observation = Observation::<Arena>::fresh(
        &tables,
        &Arena::start(&tables, &setup()),
        Viewer::Seat(Seat(0)),
    );
    let nodes_of = |level| if level == Strength::Hard { 3_000 } else { 1_000 };
    for (level, nodes) in Strength::OPPONENTS.map(|level| (level, nodes_of(level))) {
        let mut answers = Vec::new();
        for slice in [1, 7, 1_000, u64::MAX] {
            let mut thinking = Thinking::new(&tables, &observation, level, Some(nodes), 9).unwrap();
            let action = loop {
                if let Progress::Done(action) = thinking.step(&tables, slice) {
                    break action;
                }
            };
            assert!(thinking.nodes() <= nodes);
            answers.push((action, thinking.line().to_vec(), thinking.score(), thinking.nodes()));
        }
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
    }
}

#[test]
fn losing_any_pawn_is_never_a_gain() {
    let tables = level("arena/jungla");
    let (params, start) = (Arena::eval_params(&tables), Arena::start(&tables, &setup()));
    let text = Arena::position_text(&tables, &start);
    let whole = Arena::evaluate(&tables, &params, &start);
    for pawn in outlook::pawns(SIDES[0], tables.jailable(SIDES[0])) {
        let id = &tables.kind_of(pawn).plan.id;
        let word = text.split([' ', ',', ':']).find(|word| word.starts_with(&format!("{id}@")));
        let without = text.replacen(word.unwrap(), &format!("{id}=x"), 1);
        let without = Arena::parse_position(&tables, &without).unwrap();
        assert!(Arena::evaluate(&tables, &params, &without) < whole, "without {id}");
    }
}

#[test]
fn the_packs_are_placed_by_plan_on_every_level() {
    for id in ["arena/first-steps", "arena/duel", "arena/jungla"] {
        let tables = level(id);
        let by_hand = Setup { packs: Packs::ByHand, ..setup() };
        let mut position = Arena::start(&tables, &by_hand);
        for _ in 0..200 {
            if position.turn_state().stage != Stage::Placing {
                break;
            }
            let Actor::Seat(seat) = Arena::actor(&tables, &position) else { break };
            let observation = Observation::<Arena>::fresh(&tables, &position, Viewer::Seat(seat));
            let mut thinking =
                Thinking::new(&tables, &observation, Strength::Hard, None, 1).unwrap();
            let action = thinking.decide(&tables);
            assert!(Arena::accepts(&tables, &position, action));
            position = after::<Arena>(&tables, &position, action);
        }
        assert_eq!(position.turn_state().stage, Stage::Playing, "{id}");
    }
}

#[test]
fn hard_beats_anything_with_few_nodes() {
    let tables = level("arena/first-steps");
    let (mut dice, mut tally) = (SmallDice::new(5), Tally::default());
    let hard = ComputerPlayer { strength: Strength::Hard, nodes: Some(300) };
    for _ in 0..6 {
        let mut seats: Vec<Box<dyn Player<Arena>>> = vec![Box::new(hard), Box::new(AnyAction)];
        tally.count(&play_match(&tables, &setup(), &mut seats, &mut dice, &mut |_, _| ()));
    }
    assert_eq!((tally.wins[0], tally.unfinished), (6, 0), "{tally:?}");
}

#[test]
fn every_reason_is_given_where_it_is_true() {
    let tables = level("arena/jungla");
    let params = &Arena::eval_params(&tables);
    let cases = [
        (["lion@e14n", "wolf@a13s"], "e14ne1", 29_999, "arena-hint-wins"),
        (["lion@e14n", "wolf@a13s"], "e14ne1", 300, "arena-hint-hunts"),
        (["lion@f14n", "wolf@a13s"], "f14ne1", 100, "arena-hint-rescues"),
        (["wolf@e6n", "rhinoceros@e8s"], "e6n2", 100, "arena-hint-takes"),
        (["wolf@e6n", "rhinoceros@e8s tiger@e11s"], "e6n2", 100, "arena-hint-trades"),
        (["wolf@e6n", "turtle@e8s wolf@a13s"], "e6n2", 100, "arena-hint-hits"),
        (["wolf@e6n!", "spider@f7s"], "e6s2", 0, "arena-hint-leaves-web"),
        (["wolf@f6n", "tiger@f9s"], "f6s2", 0, "arena-hint-saves"),
        (["cheetah@f4n", "rhinoceros@a11n"], "f4n5", 0, "arena-hint-nears"),
        (["wolf@f4n", "rhinoceros@f9n"], "f4n2", 0, "arena-hint-threatens"),
        (["turtle@d2n lion@a3n", "rhinoceros@a11n"], "a3s1", 0, "arena-hint-best"),
    ];
    for (pawns, action, score, key) in cases {
        let position = &scene(&tables, "red", pawns);
        let line = &[Arena::parse_action(&tables, action).unwrap()];
        assert!(Arena::accepts(&tables, position, line[0]), "{action} is not legal: {pawns:?}");
        let reason = Arena::reason(&tables, &Foreseen { position, line, score, params });
        assert_eq!(reason.key, key, "{action} in {pawns:?}: {reason:?}");
    }
}

/// What a hasty player sees to be done to and fro or to lead nowhere.
fn reverting(tables: &Tables, position: &Position, lately: &[Action]) -> Vec<Action> {
    let Actor::Seat(seat) = Arena::actor(tables, position) else { panic!("a seat decides") };
    let mut actions = Vec::new();
    Arena::actions(tables, position, &mut actions);
    let observation = Observation::<Arena>::fresh(tables, position, Viewer::Seat(seat));
    let observation = &observation.after(lately);
    let (actions, skill) = (&actions[..], HARD);
    let question = Question { tables, observation, position, seat, actions, skill, seed: 1 };
    let seen = Arena::glances(&question, &Arena::eval_params(tables));
    let reverting = actions.iter().zip(seen).filter(|(_, seen)| seen.reverts);
    reverting.map(|(action, _)| *action).collect()
}

#[test]
fn a_hasty_player_sees_that_it_turns_an_animal_that_it_has_just_turned() {
    let tables = level("arena/jungla");
    let position = Arena::start(&tables, &setup());
    let mut actions = Vec::new();
    Arena::actions(&tables, &position, &mut actions);
    let needless = reverting(&tables, &position, &[]);
    let opens =
        |action: &&Action| matches!(action, Action::Turn { .. }) && !needless.contains(action);
    let turn = *actions.iter().find(opens).expect("a turn that opens something");
    let Action::Turn { square, .. } = turn else { panic!("{turn:?}") };
    let again = reverting(&tables, &position, &[turn]);
    assert!(again.contains(&turn));
    let mut more = again.iter().filter(|action| !needless.contains(action));
    assert!(more.all(|action| matches!(action, Action::Turn { square: at, .. } if *at == square)));
}

#[test]
fn a_hasty_player_turns_no_animal_towards_home_unless_there_is_something_to_hit() {
    let tables = level("arena/jungla");
    let moment = "red 0-0/5 done=1 acted=rhinoceros pending=face:red.rhinoceros";
    let idle = |enemy: &str| {
        let position = scene_within(&tables, moment, ["rhinoceros@e7n zebra@a3n", enemy]);
        let idle = reverting(&tables, &position, &[]);
        idle.iter().map(|action| Arena::action_text(&tables, *action)).collect::<Vec<_>>()
    };
    let (all, hit) = (idle("wolf@a13s zebra@m13s"), idle("wolf@e5s zebra@a13s"));
    assert!(all.contains(&">s".to_owned()) && !all.contains(&">n".to_owned()), "{all:?}");
    assert!(!hit.contains(&">s".to_owned()), "{hit:?}");
}

#[test]
fn a_hasty_player_sees_that_a_turn_opens_nothing_more() {
    let tables = level("arena/jungla");
    let needless = |enemy: &str| {
        let position = scene(&tables, "red", ["wolf@e7n zebra@a3n vulture@m4n", enemy]);
        let needless = reverting(&tables, &position, &[]);
        needless.iter().map(|action| Arena::action_text(&tables, *action)).collect::<Vec<_>>()
    };
    let (far, prey) = (needless("wolf@a13s zebra@m13s"), needless("rhinoceros@f7s zebra@m13s"));
    assert!(far.contains(&"e7>e".to_owned()) && far.contains(&"e7>s".to_owned()), "{far:?}");
    assert!(far.contains(&"m4>w".to_owned()), "a vulture goes everywhere as it stands: {far:?}");
    assert!(!prey.contains(&"e7>e".to_owned()), "there is something to hit: {prey:?}");
}

#[test]
fn of_headings_that_open_the_same_the_one_towards_the_enemy_is_proposed() {
    let tables = level("arena/jungla");
    let params = Arena::eval_params(&tables);
    // A turtle in a corner that cannot move, for which all headings are the same.
    let around = "wolf@m13n lion@l13n gorilla@l14n";
    let position = scene(&tables, "blue", [around, "turtle@m14w"]);
    let mut proposed = Vec::new();
    assert!(Arena::propose(&tables, &params, &position, None, &mut proposed));
    let texts = proposed.iter().map(|proposal| Arena::action_text(&tables, proposal.action));
    assert_eq!(texts.collect::<Vec<_>>(), ["m14>s"]);
}
