//! The strengths are in order. Few and quick matches: `examples/simulate` plays many.

use super::levels::level;
use crate::ai::tournament::{Player, Tally, play_match};
use crate::ai::{ComputerPlayer, Shortcuts, Skill, Strength};
use crate::rules::dice::SmallDice;
use crate::rules::jungle::{First, Jungle, Setup, Tables};

fn tally(tables: &Tables, players: [ComputerPlayer; 2], matches: u32, seed: u64) -> Tally {
    let mut dice = SmallDice::new(seed);
    let mut tally = Tally::default();
    let setup = Setup { first: First::Lot, position: None };
    for _ in 0..matches {
        let mut seats: Vec<Box<dyn Player<Jungle>>> =
            players.iter().map(|player| Box::new(*player) as Box<dyn Player<Jungle>>).collect();
        tally.count(&play_match(tables, &setup, &mut seats, &mut dice, &mut |_, _| ()));
    }
    tally
}

#[test]
fn the_words_of_earlier_versions_mean_the_players_that_they_meant() {
    let skill = |word| Strength::named(word).unwrap().skill().unwrap();
    let hard = skill("hard");
    let numbers = |skill: Skill| (skill.nodes, skill.depth, skill.jitter, skill.slips);
    assert_eq!(numbers(skill("easy")), (2_000, 2, 60, 400));
    assert_eq!(numbers(skill("medium")), (10_000, 4, 10, 0));
    assert_eq!(numbers(hard), (4_000_000, 60, 2, 0));
    for word in ["easy", "medium"] {
        let Skill { nodes, depth, jitter, slips, misses, dares, wanders, .. } = skill(word);
        let blind = Skill { misses, dares, wanders, ..hard };
        assert_eq!(skill(word), Skill { nodes, depth, jitter, slips, ..blind });
        assert_eq!((misses, dares, wanders), (1_000, 1_000, 1_000), "{word} slips as it did");
        assert!(Strength::OPPONENTS.contains(&Strength::named(word).unwrap().opponent()));
    }
    for strength in Strength::ALL {
        assert_eq!(Strength::named(strength.id()), Some(strength));
    }
}

#[test]
fn hard_wins_against_random_and_greedy_with_few_nodes() {
    let tables = level(false);
    let hard = ComputerPlayer { strength: Strength::Hard, nodes: Some(1_000) };
    for other in [Strength::Random, Strength::Greedy] {
        let tally = tally(&tables, [hard, ComputerPlayer { strength: other, nodes: None }], 20, 5);
        assert_eq!(tally.unfinished, 0);
        assert!(tally.wins[0] >= 19, "against {other}: {tally:?}");
    }
}

#[test]
fn a_reduction_is_never_negative_and_leaves_one_action_of_depth() {
    let shortcuts = Shortcuts { late: 400, late_depth: 0, ..Shortcuts::FEW };
    for depth in 0..20 {
        for tried in 0..64 {
            let less = shortcuts.reduction(depth, tried);
            assert!((0..=(depth - 1).max(0)).contains(&less), "{less} of {depth} after {tried}");
        }
    }
}
