//! The shipped rule sets as plans, so that the rules are tested without data files.

use crate::rules::jungle::{
    Ashore, BankCaptures, Kind, KindPlan, Leaps, Options, Plan, Tables, TrapOwners,
};
use crate::rules::{Grid, Side, Square};

/// The board that every rule set shares, as in [`super::drawing`].
pub(super) const TERRAIN: [&str; 9] = [
    ". . # * # . .",
    ". . . # . . .",
    ". . . . . . .",
    ". ~ ~ . ~ ~ .",
    ". ~ ~ . ~ ~ .",
    ". ~ ~ . ~ ~ .",
    ". . . . . . .",
    ". . . # . . .",
    ". . # * # . .",
];

const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";

const OPTIONS: Options = Options {
    traps: TrapOwners::Anybody,
    equal_captures: true,
    leaps: Leaps::Both,
    bank_captures: BankCaptures::AsAnimals,
    trapped_attack_weakly: false,
    repetitions_to_draw: Some(3),
    quiet_limit: 120,
    fewer: [0; 2],
};

/// The rules of the document.
pub(in crate::rules) fn combat() -> Plan {
    plan("ratR catC wolfW dogD leopardP lionL tigerT elephantE", OPTIONS)
}

/// The document's variant in which dogs swim.
pub(in crate::rules) fn combat_dogs() -> Plan {
    let mut plan = combat();
    let dog = kind(&plan, 'D');
    plan.kinds[dog.index()].swims = true;
    plan.kinds[dog.index()].ashore = Ashore::Nothing;
    plan
}

/// The rules that most programs use.
pub(in crate::rules) fn classic() -> Plan {
    let options =
        Options { traps: TrapOwners::Enemy, bank_captures: BankCaptures::Never, ..OPTIONS };
    let mut plan = plan("ratR catC dogD wolfW leopardP tigerT lionL elephantE", options);
    let (rat, elephant) = (kind(&plan, 'R'), kind(&plan, 'E'));
    plan.kinds[elephant.index()].spares = vec![rat];
    plan
}

pub(in crate::rules) fn all() -> [(&'static str, Plan); 3] {
    [("combat", combat()), ("combat-dogs", combat_dogs()), ("classic", classic())]
}

/// A plan with other options.
pub(super) fn with(mut plan: Plan, change: impl FnOnce(&mut Plan)) -> Tables {
    change(&mut plan);
    Tables::build(&plan)
}

pub(super) fn kind(plan: &Plan, letter: char) -> Kind {
    Kind(plan.kinds.iter().position(|kind| kind.letter == letter).unwrap() as u8)
}

/// `animals` from the weakest to the strongest, each with its letter.
fn plan(animals: &str, options: Options) -> Plan {
    let grid = Grid { width: 7, height: 9 };
    let mut kinds: Vec<KindPlan> =
        animals.split(' ').zip(1..).map(|(name, rank)| walker(name, rank)).collect();
    let letters: Vec<char> = kinds.iter().map(|kind| kind.letter).collect();
    let at = |letter| letters.iter().position(|other| *other == letter).unwrap();
    let (rat, elephant) = (at('R'), at('E'));
    kinds[rat].swims = true;
    kinds[rat].takes = vec![Kind(elephant as u8)];
    kinds[rat].ashore = Ashore::AllBut(vec![Kind(elephant as u8)]);
    kinds[at('L')].leaps = Leaps::Both;
    kinds[at('T')].leaps = Leaps::Both;
    let set = |sign: char, ranks: std::ops::Range<usize>| {
        let marked = squares().filter(|(square, terrain)| {
            *terrain == sign && ranks.contains(&(square.index() / 7 + 1))
        });
        marked.fold(0, |set, (square, _)| set | square.bit())
    };
    let den = |ranks| Square(set('*', ranks).trailing_zeros() as u8);
    Plan {
        grid,
        water: set('~', 1..10),
        dens: [den(1..5), den(5..10)],
        traps: [set('#', 1..5), set('#', 5..10)],
        start: pawns(START, &letters),
        kinds,
        options,
    }
}

fn walker(name: &str, rank: u8) -> KindPlan {
    let (id, letter) = name.split_at(name.len() - 1);
    KindPlan {
        id: id.into(),
        letter: letter.chars().next().unwrap(),
        rank,
        swims: false,
        leaps: Leaps::None,
        takes: Vec::new(),
        spares: Vec::new(),
        ashore: Ashore::AllBut(Vec::new()),
    }
}

/// Every square, with the sign of its terrain.
pub(super) fn squares() -> impl Iterator<Item = (Square, char)> {
    TERRAIN.iter().enumerate().flat_map(|(row, line)| {
        let signs = line.chars().filter(|sign| *sign != ' ').enumerate();
        signs.map(move |(x, sign)| (Square(((8 - row) * 7 + x) as u8), sign))
    })
}

fn pawns(board: &str, letters: &[char]) -> Vec<(Side, Kind, Square)> {
    let mut pawns = Vec::new();
    for (row, rank) in board.split('/').enumerate() {
        let mut x = 0;
        for letter in rank.chars() {
            if let Some(digit) = letter.to_digit(10) {
                x += digit as usize;
                continue;
            }
            let upper = letter.to_ascii_uppercase();
            let kind = letters.iter().position(|other| *other == upper).unwrap();
            let side = Side(u8::from(letter != upper));
            pawns.push((side, Kind(kind as u8), Square(((8 - row) * 7 + x) as u8)));
            x += 1;
        }
    }
    pawns
}
