//! Tasks of Jungle: the exact search agrees with plain minimax, and a task has one answer.

use super::forced::{Position, endgames, winning};
use super::levels::level;
use crate::ai::puzzle::forced::{Forced, task};
use crate::ai::puzzle::{Puzzling, decider, grade};
use crate::rules::jungle::{Action, Jungle, Tables};
use crate::rules::{Actor, Game, after};

fn at(tables: &Tables, text: &str) -> Position {
    Jungle::parse_position(tables, text).unwrap()
}

/// The answers of a position's task, with its moves.
fn asked(tables: &Tables, text: &str) -> Option<(u8, Vec<String>)> {
    let task = Jungle::task(tables, &at(tables, text))?;
    let names = task.answers.iter().map(|action| Jungle::action_text(tables, *action));
    Some((task.moves, names.collect()))
}

#[test]
fn the_exact_search_finds_the_wins_that_plain_minimax_finds() {
    let tables = level(false);
    let mut found = [0; 4];
    for position in endgames(&tables, 4, 3).take(80) {
        let seat = decider::<Jungle>(&tables, &position).unwrap();
        let mut forced = Forced::<Jungle>::new(&tables, seat);
        for moves in 1..=3 {
            let winners: Vec<Action> =
                winning(&tables, &position, 2 * u32::from(moves) - 1).collect();
            let text = Jungle::position_text(&tables, &position);
            assert_eq!(forced.winners(&position, moves), winners, "in {moves}: {text}");
            found[usize::from(moves)] += u32::from(!winners.is_empty());
        }
    }
    println!("positions won in as many moves: {found:?}");
    assert!(found[1] > 3 && found[2] > found[1] && found[3] > found[2], "{found:?}");
}

#[test]
fn one_way_into_the_den_is_a_task_and_two_are_none() {
    let tables = level(false);
    let one = "7/3R3/7/7/7/7/7/e6/7 w";
    assert_eq!(asked(&tables, one), Some((1, vec!["d8d9".to_owned()])));
    assert_eq!(asked(&tables, "2T4/3R3/7/7/7/7/7/e6/7 w"), None);
    assert_eq!(asked(&tables, "7/7/7/7/7/3T3/7/e6/7 w"), None, "too far away");
}

#[test]
fn a_win_that_a_draw_by_quiet_moves_could_forestall_is_no_task() {
    let tables = level(false);
    assert!(asked(&tables, "7/3R3/7/7/7/7/7/e6/7 w 111").is_some());
    assert_eq!(asked(&tables, "7/3R3/7/7/7/7/7/e6/7 w 112"), None);
}

#[test]
fn the_line_of_a_task_is_legal_has_the_longest_defence_and_wins() {
    let tables = level(true);
    let mut lengths = [0; 5];
    for position in endgames(&tables, 5, 9).take(60) {
        let Some(task) = task::<Jungle>(&tables, &position, 3) else { continue };
        let mut now = position.clone();
        for action in &task.line {
            assert!(Jungle::accepts(&tables, &now, *action));
            now = after::<Jungle>(&tables, &now, *action);
        }
        assert!(
            matches!(Jungle::actor(&tables, &now), Actor::Nobody(outcome) if !outcome.is_draw())
        );
        assert_eq!(task.line.len(), 2 * usize::from(task.moves) - 1);
        assert_eq!(task.answers, task.line[..1]);
        lengths[usize::from(task.moves)] += 1;
    }
    assert!(lengths[1] > 0 && lengths[2] + lengths[3] > 1, "{lengths:?}");
}

#[test]
fn a_win_at_once_has_the_first_grade() {
    let tables = level(false);
    let position = at(&tables, "7/3R3/7/7/7/7/7/e6/7 w");
    let task = Jungle::task(&tables, &position).unwrap();
    assert_eq!(grade::<Jungle>(&tables, &position, &task), 1);
    let other = crate::ai::puzzle::Task { answers: Vec::new(), ..task };
    assert_eq!(grade::<Jungle>(&tables, &position, &other), 5, "nobody finds what is no answer");
}

#[test]
fn reflections_of_a_position_are_the_same_puzzle() {
    let tables = level(false);
    let least = |text| Jungle::reflections(&tables, &at(&tables, text)).into_iter().min();
    let one = least("7/2R4/7/7/7/7/7/e6/7 w");
    assert_eq!(one, least("7/4R2/7/7/7/7/7/6e/7 w"), "left and right");
    assert_eq!(one, least("7/E6/7/7/7/7/7/2r4/7 b"), "the sides");
    assert_ne!(one, least("7/2R4/7/7/7/7/7/e6/7 b"), "another mover");
    assert_ne!(one, least("7/2R4/7/7/7/7/7/6e/7 w"), "another square");
}
