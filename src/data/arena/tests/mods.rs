//! Animals defined only in RON: a sixteenth one, and any combination of powers.

use super::*;
use crate::rules::arena::{Action, Stage};

/// An animal with a mix of powers that no shipped one has.
const BASILISK: &str = "(id: \"basilisk\", class: Aquatic, land: [2, 3, 6], name: \"Basilisk\", \
    picture: \"anaconda\", directions: [Left, Right, BackwardLeft], points: 3, powers: [Web, \
    LMove(lengths: [3, 6], from: [Left, Backward]), JumpWith([2]), Flight([6]), Sweep, Shy, Armor, \
    SafeAtHome, Guard, Rigid, NeverBack]),";

#[test]
fn a_sixteenth_animal_needs_only_ron() {
    let animals = text("assets/arena/pack.animals.ron");
    let animals = animals.replace("animals: [", &format!("animals: [{BASILISK}"));
    let mut board = text("levels/arena/jungla.board.ron");
    board = board.replace("animals: \"pack\"", "animals: \"mod\", title: \"Cellar\"");
    for (side, square) in [("red", "a2"), ("blue", "m14")] {
        let member = format!("{side}: [(animal: \"basilisk\", square: {square:?}),");
        board = board.replace(&format!("{side}: ["), &member);
    }
    let files = shipped()
        .with("assets/arena/mod.animals.ron", animals)
        .with("levels/arena/mod.board.ron", board);
    let level = load(&files, "arena/mod").unwrap_or_else(|flaws| panic!("{flaws}"));
    assert_eq!(level.plan.packs.each_ref().map(Vec::len), [16, 16]);
    assert_eq!(level.about.title, Label::Words("Cellar".to_owned()));
    assert_eq!(level.animals[0].name, Label::Words("Basilisk".to_owned()));
    assert_eq!((level.animals[0].picture.as_str(), level.cast.as_str()), ("anaconda", "mod"));
    let basilisk = kind(&level, "basilisk");
    assert_eq!(basilisk.ways, Ways(0b0110_0100));
    assert_eq!(basilisk.bend.unwrap().ways, Ways(0b0101_0000));
    assert_eq!((basilisk.jumps, basilisk.flies), (Numbers::of(&[2]), Numbers::of(&[6])));
    assert!(basilisk.has(Power::Web) && !basilisk.has(Power::HeadOn));
    for packs in [Packs::Ready, Packs::ByHand] {
        let setup = Setup { packs, ..Setup::default() };
        let pace = Pace { matches: 3, sweep_every: 500 };
        check_laws_at::<Arena>(&level.tables, &setup, pace, 7)
            .unwrap_or_else(|broken| panic!("{packs:?}: {broken}"));
    }
}

/// A player may take all the land of its den before the spider is placed.
#[test]
fn r38_who_finds_no_dry_square_in_set_up_waits_for_one() {
    let tables = level("arena/jungla").tables;
    let first = crate::rules::arena::First::Seat(crate::rules::Seat(0));
    let setup = Setup { first, packs: Packs::ByHand, ..Setup::default() };
    let mut position = Arena::start(&tables, &setup);
    let (mut actions, mut placed) = (Vec::new(), [0, 0]);
    while position.turn_state().stage == Stage::Placing {
        actions.clear();
        Arena::actions(&tables, &position, &mut actions);
        // Any animal except the spider, on land if any is left.
        let cost = |action: &Action| match *action {
            Action::Place { pawn, square } => {
                let spins = tables.kind_of(pawn).has(Power::Web);
                u8::from(spins) << 1 | u8::from(tables.place(square).is_water())
            }
            _ => 3,
        };
        let action = *actions.iter().min_by_key(|action| cost(action)).unwrap();
        if let Action::Place { pawn, .. } = action {
            placed[usize::from(pawn.side().0)] += 1;
        }
        position = after::<Arena>(&tables, &position, action);
        assert!(placed.iter().sum::<u32>() <= 30);
    }
    assert_eq!(placed, [14, 14]);
    assert_eq!(SIDES.map(|side| position.aside(&tables, side).count_ones()), [1, 1]);
}

/// Draws random entries for files of animals.
struct Draw(SmallDice);

impl Draw {
    fn coin(&mut self) -> bool {
        self.0.below(2) == 1
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.0.below(words.len() as u32) as usize]
    }

    /// A random subset.
    fn some<T: Copy>(&mut self, all: &[T]) -> Vec<T> {
        all.iter().copied().filter(|_| self.coin()).collect()
    }

    /// A random subset with at least one element.
    fn part<T: Copy>(&mut self, all: &[T]) -> Vec<T> {
        let one = all[self.0.below(all.len() as u32) as usize];
        Some(self.some(all)).filter(|some| !some.is_empty()).unwrap_or_else(|| vec![one])
    }

    fn animal(&mut self, number: usize) -> String {
        let class = self.pick(&["Predator", "Destroyer", "Runner", "Special", "Aquatic"]);
        let mut powers = self.some(&[
            "Armor",
            "Sweep",
            "NeverBack",
            "Shy",
            "HeadOn",
            "Rigid",
            "Harmless",
            "SafeAtHome",
            "WebProof",
            "Web",
            "Amphibious",
            "Guard",
        ]);
        // A pack of only unjailable animals would lose at once.
        if number > 0 && self.coin() {
            powers.push("Unjailable");
        }
        let land = self.part(&[1, 2, 3, 4, 5, 6, 7, 8]);
        let water = if powers.contains(&"Web") { Vec::new() } else { self.some(&[1, 2, 3, 4]) };
        let all = [land.clone(), water.clone()].concat();
        let mut numbers: Vec<i32> = all.clone();
        numbers.sort_unstable();
        numbers.dedup();
        let mut powers: Vec<String> = powers.into_iter().map(str::to_owned).collect();
        let long: Vec<i32> = numbers.iter().copied().filter(|number| *number > 2).collect();
        if self.coin() && !long.is_empty() {
            let from = self.part(&["Forward", "Backward", "Left", "Right"]).join(", ");
            powers.push(format!("LMove(lengths: {:?}, from: [{from}])", self.part(&long)));
        }
        match self.0.below(4) {
            0 => powers.push("Jump".to_owned()),
            1 => powers.push(format!("JumpWith({:?})", self.part(&numbers))),
            2 => powers.push(format!("Flight({:?})", self.part(&numbers))),
            _ => {}
        }
        let sides = [
            "Forward",
            "DiagonalRight",
            "Right",
            "BackwardRight",
            "Backward",
            "BackwardLeft",
            "Left",
        ];
        let directions = if self.coin() { vec!["Complete"] } else { self.part(&sides) }.join(", ");
        let (powers, points) = (powers.join(", "), 1 + self.0.below(9));
        format!(
            "(id: \"beast-{number}\", class: {class}, land: {land:?}, water: {water:?}, \
             directions: [{directions}], powers: [{powers}], points: {points}),\n"
        )
    }

    /// A choice for every switch.
    fn options(&mut self) -> Vec<(&'static str, &'static str)> {
        let choice = |switch: &crate::data::Switch| (switch.key, self.pick(switch.choices));
        switches().iter().map(choice).collect()
    }
}

/// The board to learn on, with five beasts a side on land.
fn arena_of_beasts() -> String {
    let board = text("levels/arena/first-steps.board.ron");
    let (head, _) = board.split_once("packs: (").unwrap();
    let pack = |squares: [&str; 5]| {
        let member =
            |(number, square)| format!("(animal: \"beast-{number}\", square: {square:?}),");
        squares.into_iter().enumerate().map(member).collect::<String>()
    };
    let (red, blue) = (pack(["a3", "b3", "d3", "f3", "g3"]), pack(["g8", "f8", "d8", "b8", "a8"]));
    let head = head.replace("animals: \"pack\"", "animals: \"beasts\"");
    format!("{head} packs: (red: [{red}], blue: [{blue}]))")
}

#[test]
fn any_combination_of_powers_compiles_and_keeps_the_laws() {
    let board = arena_of_beasts();
    for seed in 0..200 {
        let mut draw = Draw(SmallDice::new(seed));
        let animals: String = (0..5).map(|number| draw.animal(number)).collect();
        let files = shipped()
            .with("assets/arena/beasts.animals.ron", format!("(animals: [\n{animals}])"))
            .with("levels/arena/beasts.board.ron", board.clone());
        let level = load(&files, "arena/beasts").unwrap_or_else(|flaws| panic!("{seed}: {flaws}"));
        let options = draw.options();
        let level = level.with_options(options.iter().copied()).unwrap();
        let packs = if draw.coin() { Packs::Ready } else { Packs::ByHand };
        let setup = Setup { packs, teams: draw.coin(), ..Setup::default() };
        let pace = Pace { matches: 1, sweep_every: 300 };
        check_laws_at::<Arena>(&level.tables, &setup, pace, seed)
            .unwrap_or_else(|broken| panic!("{seed} {options:?}\n{animals}{broken}"));
    }
}
