//! The shipped levels compile and play as the sheet says; RON alone makes new ones.

use super::*;
use crate::data::{Label, Memory};
use crate::rules::jungle::{Jungle, Tables};
use crate::rules::{Game, Side, after};

const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w";
const SHIPPED: [&str; 4] =
    ["jungle/first-steps", "jungle/combat", "jungle/classic", "jungle/combat-dogs"];

/// The shipped files, as they were when the tests were built.
fn shipped() -> Memory {
    macro_rules! with {
        ($files:expr, $($path:literal),*) => {
            $files$(.with($path, include_bytes!(concat!("../../../", $path))))*
        };
    }
    with!(
        Memory::default(),
        "levels/index.ron",
        "levels/jungle/first-steps.board.ron",
        "levels/jungle/combat.board.ron",
        "levels/jungle/classic.board.ron",
        "levels/jungle/combat-dogs.board.ron",
        "assets/jungle/combat.animals.ron",
        "assets/jungle/classic.animals.ron",
        "assets/jungle/combat-dogs.animals.ron"
    )
}

fn level(id: &str) -> Level {
    load(&shipped(), id).unwrap_or_else(|flaws| panic!("{flaws}"))
}

fn legal(tables: &Tables, position: &crate::rules::jungle::Position) -> usize {
    let mut actions = Vec::new();
    Jungle::actions(tables, position, &mut actions);
    actions.len()
}

#[test]
fn every_level_of_the_list_compiles() {
    assert_eq!(index::load(&shipped()).unwrap(), SHIPPED);
    for id in SHIPPED {
        let level = level(id);
        assert_eq!(level.id, id);
        assert_eq!(level.title, Label::Key(id.replace('/', "-level-")));
    }
}

#[test]
fn the_full_levels_start_as_the_sheet_says() {
    for id in ["jungle/combat", "jungle/classic", "jungle/combat-dogs"] {
        let tables = level(id).tables;
        assert_eq!(Jungle::position_text(&tables, &tables.start_with(Side(0))), START);
    }
}

#[test]
fn the_first_moves_number_24_and_576() {
    for id in ["jungle/combat", "jungle/classic"] {
        let tables = level(id).tables;
        let start = tables.start_with(Side(0));
        let mut actions = Vec::new();
        Jungle::actions(&tables, &start, &mut actions);
        assert_eq!(actions.len(), 24);
        let next = actions.iter().map(|action| after::<Jungle>(&tables, &start, *action));
        assert_eq!(next.map(|position| legal(&tables, &position)).sum::<usize>(), 576);
    }
}
