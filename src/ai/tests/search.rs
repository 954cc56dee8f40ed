//! The search is resumable, deterministic, and right about wins.

use super::levels::level;
use crate::ai::alpha_beta::WON;
use crate::ai::thinking::Thinker;
use crate::ai::{AiGame, Observation, Progress, Shortcuts, Skill, Strength, Thinking, hint};
use crate::rules::jungle::Jungle;
use crate::rules::{Game, Seat, Side, Viewer, after};

const SEAT: Viewer = Viewer::Seat(Seat(0));

#[test]
fn the_same_thought_in_slices_of_any_size() {
    let tables = level(false);
    let observation = Observation::<Jungle>::fresh(&tables, &tables.start_with(Side(0)), SEAT);
    let nodes_of = |level| if level == Strength::Hard { 30_000 } else { 5_000 };
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

/// A finished search of a position given as text, with keys of positions seen before.
fn thought(text: &str, seen: &[u64], nodes: u64) -> Thinking<Jungle> {
    let tables = level(false);
    let position = Jungle::parse_position(&tables, text).unwrap();
    let mut observation = Observation::<Jungle>::fresh(&tables, &position, SEAT);
    observation.seen.splice(0..0, seen.iter().copied());
    let mut thinking =
        Thinking::new(&tables, &observation, Strength::Hard, Some(nodes), 3).unwrap();
    thinking.decide(&tables);
    thinking
}

#[test]
fn a_win_that_comes_after_the_quiet_limit_is_a_draw() {
    let far = "7/7/7/c6/7/3L3/7/7/7 w";
    assert!(thought(far, &[], 100_000).score() >= Some(WON));
    // Two actions are left before the draw, and the den is farther.
    assert_eq!(thought(&format!("{far} 118"), &[], 100_000).score(), Some(drawn()));
    let near = "7/7/3L3/7/7/7/7/7/c6 w 117";
    assert!(thought(near, &[], 100_000).score() >= Some(WON));
}

#[test]
fn a_position_seen_twice_is_left_alone_by_the_winner() {
    let tables = level(false);
    let start = "7/7/3L3/7/7/6c/7/7/7 w 8";
    let action = thought(start, &[], 100_000).best();
    let position = Jungle::parse_position(&tables, start).unwrap();
    let reached = Jungle::hash(&tables, &after::<Jungle>(&tables, &position, action));
    let other = thought(start, &[reached, 1, reached, 2], 100_000);
    assert_ne!(other.best(), action);
    assert!(other.score() >= Some(WON), "there is another way to win");
}

#[test]
fn who_stands_worse_is_content_with_a_repetition() {
    let tables = level(false);
    // Blue's elephant and lion against a cat: red can only save itself by the draw.
    let start = "l6/7/7/7/7/7/7/C3e2/7 w 8";
    let position = Jungle::parse_position(&tables, start).unwrap();
    let mut actions = Vec::new();
    Jungle::actions(&tables, &position, &mut actions);
    for action in actions {
        let reached = Jungle::hash(&tables, &after::<Jungle>(&tables, &position, action));
        let thinking = thought(start, &[reached, 1, reached, 2], 50_000);
        assert_eq!((thinking.best(), thinking.score()), (action, Some(drawn())));
    }
}

#[test]
fn a_player_with_contempt_plays_on_where_a_repetition_is_as_good_and_one_that_likes_draws_does_not()
{
    let tables = level(false);
    let start = tables.start_with(Side(0));
    let repeating = Jungle::parse_action(&tables, "a3a4").unwrap();
    let reached = Jungle::hash(&tables, &after::<Jungle>(&tables, &start, repeating));
    let mut observation = Observation::<Jungle>::fresh(&tables, &start, SEAT);
    observation.seen.splice(0..0, [reached, 1, reached, 2]);
    let best = |contempt| {
        let skill = Skill { contempt, nodes: 20_000, ..Jungle::skill(Strength::Hard).unwrap() };
        let thinker = Thinker { skill, params: Jungle::eval_params(&tables) };
        let mut thinking = Thinking::of(&tables, &observation, thinker, 3).unwrap();
        (thinking.decide(&tables), thinking.score())
    };
    assert_eq!(best(-2_000), (repeating, Some(2_000)));
    let (action, score) = best(2_000);
    assert!(action != repeating && score > Some(-500), "{action:?} {score:?}");
}

/// What a draw is worth to Jungle's strongest player.
fn drawn() -> i32 {
    -Jungle::skill(Strength::Hard).unwrap().contempt
}

#[test]
fn a_thought_about_the_only_legal_action_has_no_score() {
    // The elephant stands above the cat, which can only step aside.
    let thinking = thought("l6/7/7/7/7/7/7/e6/C6 w", &[], 1_000);
    assert_eq!((thinking.score(), thinking.nodes()), (None, 0));
    let free = thought("l6/7/7/7/7/7/e6/7/C6 w", &[], 1_000);
    assert!(free.score().is_some());
}

/// Positions in which the last finished iteration finds a good action, with the number of nodes
/// after which the next iteration has just found it worse than it seemed.
const CUT_SHORT: [(&str, u64, &str); 2] = [
    ("7/3c3/2d4/3e3/6T/3E3/3Wt1R/3P1L1/1l3D1 w", 30_000, "d2c2"),
    ("7/6c/3pte1/3wR2/3P3/3W3/1TlDL2/d1C4/7 w 1", 4_000, "b3b2"),
];

#[test]
fn what_an_iteration_found_is_not_given_up_for_a_refuted_action() {
    let tables = level(false);
    for (text, nodes, found) in CUT_SHORT {
        let position = Jungle::parse_position(&tables, text).unwrap();
        let observation = Observation::<Jungle>::fresh(&tables, &position, SEAT);
        let mut thinking =
            Thinking::new(&tables, &observation, Strength::Hard, Some(nodes), 0).unwrap();
        let mut finished = (0, thinking.best());
        while thinking.step(&tables, 1) == Progress::Going {
            if thinking.depth() > finished.0 {
                finished = (thinking.depth(), thinking.best());
            }
        }
        assert_eq!(Jungle::action_text(&tables, finished.1), found, "{text}");
        assert_eq!(thinking.best(), finished.1, "{text}");
        assert!(thinking.score() > Some(-WON), "{text}");
        assert_eq!(hint(&tables, &observation, nodes).unwrap().action, finished.1, "{text}");
    }
}

#[test]
fn what_is_seen_to_beat_a_lost_action_is_played_even_before_its_score_is_known() {
    let tables = level(false);
    let text = "7/1d2t2/5ce/7/3ER2/7/4D2/Tl2L2/7 w 2";
    let position = Jungle::parse_position(&tables, text).unwrap();
    let observation = Observation::<Jungle>::fresh(&tables, &position, SEAT);
    // A judgement that counts runners worse, so that it is surprised.
    let params = Jungle::eval_params_with(&tables, &[("gates".to_owned(), 0)]).unwrap();
    let after = |nodes| {
        let hard = Strength::Hard.skill().unwrap();
        let skill = Skill { nodes, shortcuts: Shortcuts::FEW, ..hard };
        let thinker = Thinker { skill, params: params.clone() };
        let mut thinking = Thinking::of(&tables, &observation, thinker, 0).unwrap();
        let action = Jungle::action_text(&tables, thinking.decide(&tables));
        assert_eq!(thinking.line()[0], thinking.best());
        (action, thinking.score().unwrap())
    };
    // The tiger's step is good to the fourth depth and lost at the fifth, where each of the others must first beat a loss.
    let (good, lost) = (after(2_500), after(5_500));
    assert!(good.0 == "a2a3" && good.1 > 0, "{good:?}");
    assert!(lost.0 == "a2a3" && lost.1 <= -WON, "{lost:?}");
    // The lion's step beats it. Its exact score, at least -2034, is found a thousand nodes later.
    for nodes in [5_900, 6_400, 6_900, 100_000] {
        let (action, score) = after(nodes);
        assert_eq!(action, "e2d2", "{nodes}");
        assert!((-2_034..-400).contains(&score), "{score} after {nodes}");
    }
}

/// Nodes to a depth from a position in the middle of a match.
fn nodes_to(depth: i32, skill: Skill) -> u64 {
    let tables = level(false);
    let text = "l5t/1d3e1/4c2/4R2/3p2w/r6/1W1PL2/EC3D1/2T4 w";
    let position = Jungle::parse_position(&tables, text).unwrap();
    let observation = Observation::<Jungle>::fresh(&tables, &position, SEAT);
    let skill = Skill { depth, ..skill };
    let mut thinking = Thinking::with_skill(&tables, &observation, skill, 1).unwrap();
    thinking.decide(&tables);
    assert_eq!(thinking.depth(), depth);
    thinking.nodes()
}

#[test]
fn every_shortcut_changes_a_selective_search_and_none_changes_one_that_may_overlook_nothing() {
    let plain = Skill { wide: 2, shortcuts: Shortcuts::FEW, ..Strength::Hard.skill().unwrap() };
    let selective = nodes_to(8, plain);
    let thorough = nodes_to(6, Skill { wide: 6, ..plain });
    for (name, value) in
        [("hold", 80), ("hope", 80), ("razor", 150), ("few", 4), ("unknown", 3), ("slight", 100)]
    {
        let mut skill = plain;
        *skill.named(name).unwrap() = value;
        let nodes = nodes_to(8, skill);
        assert_ne!(nodes, selective, "{name}");
        assert_eq!(nodes_to(6, Skill { wide: 6, ..skill }), thorough, "{name}");
    }
}
