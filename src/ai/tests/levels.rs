//! The two rule sets, written out so that these tests need no files.

use crate::data::{Memory, jungle, weights};
use crate::rules::grid::Grid;
use crate::rules::jungle::{
    Ashore, BankCaptures, Kind, KindPlan, Leaps, Options, Plan, Tables, TrapOwners,
};
use crate::rules::{Side, Square};

const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";

fn set(grid: Grid, names: &[&str]) -> u64 {
    names.iter().map(|name| grid.square(name).unwrap().bit()).sum()
}

/// `classic` or `combat`.
pub(crate) fn level(combat: bool) -> Tables {
    let grid = Grid { width: 7, height: 9 };
    let order = if combat { "RCWDPLTE" } else { "RCDWPTLE" };
    let [rat, elephant] = [Kind(0), Kind(7)];
    let kind = |(index, letter): (usize, char)| KindPlan {
        id: format!("animal-{letter}"),
        letter,
        rank: index as u8 + 1,
        swims: letter == 'R',
        leaps: if "LT".contains(letter) { Leaps::Both } else { Leaps::None },
        takes: if letter == 'R' { vec![elephant] } else { vec![] },
        spares: if letter == 'E' && !combat { vec![rat] } else { vec![] },
        ashore: Ashore::AllBut(vec![elephant]),
    };
    let kinds: Vec<KindPlan> = order.chars().enumerate().map(kind).collect();
    let mut plan = Plan {
        grid,
        water: set(grid, &["b4", "b5", "b6", "c4", "c5", "c6"])
            | set(grid, &["e4", "e5", "e6", "f4", "f5", "f6"]),
        dens: [grid.square("d1").unwrap(), grid.square("d9").unwrap()],
        traps: [set(grid, &["c1", "e1", "d2"]), set(grid, &["c9", "e9", "d8"])],
        kinds,
        start: Vec::new(),
        options: Options {
            traps: if combat { TrapOwners::Anybody } else { TrapOwners::Enemy },
            equal_captures: true,
            leaps: Leaps::Both,
            bank_captures: if combat { BankCaptures::AsAnimals } else { BankCaptures::Never },
            trapped_attack_weakly: false,
            repetitions_to_draw: Some(3),
            quiet_limit: 120,
            fewer: [0; 2],
        },
    };
    for (y, rank) in START.split('/').rev().enumerate() {
        let mut x = 0;
        for letter in rank.chars() {
            if let Some(digit) = letter.to_digit(10) {
                x += digit as u8;
                continue;
            }
            let index = order.find(letter.to_ascii_uppercase()).unwrap();
            let side = Side(u8::from(letter.is_ascii_lowercase()));
            plan.start.push((side, Kind(index as u8), Square(y as u8 * 7 + x)));
            x += 1;
        }
    }
    let file = include_bytes!("../../../assets/jungle/weights.ron");
    let files = Memory::default().with(&weights::path("jungle"), file);
    let mut tables = Tables::build(&plan);
    tables.weights = jungle::weights(&files).expect("weights");
    tables
}
