//! What is lit while a ★ asks for one square.

use super::curtains::Bench;
use super::level;
use crate::app::table::Mark;
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{Pending, Position, Setup, Tables, Zoon};
use crate::rules::{Dice, Game, Spot, after};

type Fits = fn(Pending) -> bool;

/// Plays random matches until the pending choice of a square fits.
fn before_a_choice(tables: &Tables, fits: impl Fn(Pending) -> bool) -> Position {
    for seed in 0..200 {
        let mut dice = SmallDice::new(seed);
        let setup = Setup { tribes: [0, 2], ..Setup::default() };
        let mut now = Zoon::start(tables, &setup);
        while now.field().ending().is_none() {
            if now.field().turn_state().pending().is_some_and(&fits) {
                return now;
            }
            let mut actions = Vec::new();
            Zoon::actions(tables, &now, &mut actions);
            now = after::<Zoon>(tables, &now, actions[dice.below(actions.len() as u32) as usize]);
        }
    }
    panic!("no such choice in 200 matches");
}

#[test]
fn a_square_that_is_the_whole_choice_is_lit_before_anything_is_picked() {
    let tables = level("zoon/duel-of-tribes");
    let choices: [(Fits, Mark); 2] = [
        (|pending| matches!(pending, Pending::Peek { .. }), Mark::Look),
        (|pending| matches!(pending, Pending::Flee(_)), Mark::Leap),
    ];
    for (fits, mark) in choices {
        let position = Some(Box::new(before_a_choice(&tables, fits)));
        let mut bench = Bench::of(Setup { position, ..Setup::default() }, 1);
        bench.take_the_screen();
        let firsts = bench.choices().firsts();
        let squares: Vec<Spot> =
            firsts.into_iter().filter(|spot| matches!(spot, Spot::Square(_))).collect();
        let mut lit: Vec<Spot> = bench.lit().with(mark).collect();
        lit.sort();
        assert!(!squares.is_empty());
        assert_eq!(lit, squares);
    }
}
