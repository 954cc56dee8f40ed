//! Random tribes: any combination that files can express compiles and keeps the laws.

use super::*;
use crate::rules::Dice;
use crate::rules::dice::SmallDice;
use crate::rules::laws::{Pace, check_laws_at};
use crate::rules::zoon::{Deployment, Peeking, Setup, Zoon};

const RANKS: [&str; 6] = ["Chief", "Hero", "Priest", "Monster", "Elite", "Soldier"];

/// Draws random tribes in the form of files.
struct Draw(SmallDice);

impl Draw {
    fn below(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 1
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    /// Some types, at least one.
    fn ranks(&mut self) -> String {
        let one = self.pick(&RANKS[3..]);
        let others = RANKS.iter().filter(|rank| **rank != one);
        let mut some: Vec<&str> = others.copied().filter(|_| self.coin()).collect();
        some.push(one);
        format!("[{}]", some.join(", "))
    }

    fn effect(&mut self) -> String {
        let number = 1 + self.below(3);
        match self.below(8) {
            0 => "SecondMove".to_owned(),
            1 => format!("Stun(turns: {number})"),
            2 => "Flee".to_owned(),
            3 => format!("Push(cells: {number})"),
            4 => "FaceUp".to_owned(),
            5 => format!("ExchangeWith(rank: {})", self.pick(&RANKS)),
            6 => format!("Peek(count: {number})"),
            _ => "Devour".to_owned(),
        }
    }

    /// Corners as two strings, with a ★ or ✖ where `sign` is one.
    fn corners(&mut self, sign: Option<char>) -> String {
        let mut marks: Vec<char> = (0..4)
            .map(|_| self.pick(&["0", "1", "1", "2", "2", "3", "4", "9"]).chars().next().unwrap())
            .collect();
        if let Some(sign) = sign {
            marks[self.below(4)] = sign;
        }
        format!("[\"{} {}\", \"{} {}\"]", marks[0], marks[1], marks[2], marks[3])
    }

    fn grid(&mut self) -> String {
        let mut rows = [['.'; 5]; 5];
        rows[2][2] = '@';
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            let at = |far: i32| ((2 + far * dy) as usize, (2 + far * dx) as usize);
            let drawn =
                self.pick(&["..", "..", "o.", "o.", "g.", "b.", "oo", "+o", "+b", "og", ".g"]);
            for (far, letter) in (1..).zip(drawn.chars()) {
                let (row, column) = at(far);
                rows[row][column] = letter;
            }
        }
        let rows = rows.map(|row| format!("{:?}", row.iter().collect::<String>()));
        format!("[{}]", rows.join(", "))
    }

    fn aim(&mut self) -> String {
        let mut letters: Vec<char> =
            (0..25).map(|_| self.pick(&[".", "x"]).chars().next().unwrap()).collect();
        (letters[12], letters[7]) = ('@', 'x');
        let rows: Vec<String> =
            letters.chunks(5).map(|row| format!("{:?}", row.iter().collect::<String>())).collect();
        format!("[{}]", rows.join(", "))
    }

    fn trump(&mut self, number: usize) -> String {
        let (some, count) = (self.ranks(), 2 + self.below(3));
        let kind = match self.below(6) {
            0 => format!(
                "Shot(by: {some}, aim: {}, corners: {})",
                self.aim(),
                self.corners(Some('x'))
            ),
            1 => format!(
                "Gear(on: {some}, attacking: {}, defending: 1, unpushable: {})",
                self.below(9),
                self.coin()
            ),
            2 => format!(
                "Terrain(squares: {}, ground: {}, owner_passes: {})",
                1 + self.below(2),
                self.pick(&["OwnCamp", "OutsideEnemyDeployment"]),
                self.coin()
            ),
            3 => format!("SeveralMoves(count: {count})"),
            4 if self.coin() => format!("Lure(asks: {})", self.pick(&RANKS)),
            4 => format!("Lure(asks: {}, by: {some})", self.pick(&RANKS)),
            _ => format!("Leap(distance: {count}, not: {some})"),
        };
        let stays = kind.starts_with("Gear") || kind.starts_with("Terrain");
        let uses = if stays || self.coin() { String::new() } else { format!("uses: {count}, ") };
        format!("(id: \"trump-{number}\", strength: 1, {uses}kind: {kind}),\n")
    }

    /// A Zoon of `cards` cards; its first face has a ★ if one is left.
    fn zoon(&mut self, (number, rank): (usize, &str), cards: usize, stars: &mut usize) -> String {
        let starred = cards == 1 && *stars > 0 && self.coin();
        *stars -= usize::from(starred);
        let corners = self.corners(starred.then_some('*'));
        let letter = (b'a' + number as u8) as char;
        let star = if starred { format!(", star: {}", self.effect()) } else { String::new() };
        let grid = if self.below(5) == 0 { "[]".to_owned() } else { self.grid() };
        let paths = self.pick(&["", "", ", paths: [[Cross(0, 1), Stop(1, 2)], [Stop(-1, 0)]]"]);
        format!(
            "(id: \"zoon-{number}\", rank: {rank}, cards: [(corners: {corners}, \
             count: {cards}, letter: '{letter}')], grid: {grid}{paths}{star}),\n"
        )
    }

    fn tribe(&mut self) -> String {
        let (mut stars, mut zoons, mut letters) = (3, String::new(), String::new());
        for (number, rank) in ["Emblem"].iter().chain(&RANKS).enumerate() {
            let cards = if number < 4 { 1 } else { self.below(4) };
            if cards > 0 && (number == 0 || number > 3 || self.coin()) {
                zoons += &self.zoon((number, rank), cards, &mut stars);
                letters += &((b'a' + number as u8) as char).to_string().repeat(cards);
            }
        }
        if letters.len() == 1 {
            zoons += &self.zoon((7, "Soldier"), 5, &mut stars);
            letters += "hhhhh";
        }
        let room = letters.len();
        letters += &".".repeat(12_usize.saturating_sub(room));
        let reserve = if self.coin() {
            format!("reserve: {}", self.zoon((8, "Elite"), 1, &mut 0))
        } else {
            String::new()
        };
        let trumps: String = (0..self.below(5)).map(|number| self.trump(number)).collect();
        let (front, back) = letters.split_at(6);
        format!(
            "(zoons: [{zoons}], {reserve} trumps: [{trumps}], \
             formations: [(id: \"row\", rows: [{front:?}, {back:?}])])"
        )
    }
}

#[test]
fn any_combination_compiles_and_keeps_the_laws() {
    let board = text("levels/zoon/duel-of-tribes.board.ron");
    let list = "\"cendrelins\", \"mousserocs\", \"ventplumes\", \"vasards\"";
    let board = board.replace(list, "\"one\", \"other\"");
    let mut draw = Draw(SmallDice::new(11));
    let mut round = 0;
    while round < 16 {
        let [one, other] = [draw.tribe(), draw.tribe()];
        let files = shipped()
            .with("levels/zoon/drawn.board.ron", board.clone())
            .with("assets/zoon/one.tribe.ron", one)
            .with("assets/zoon/other.tribe.ron", other);
        let level = match load(&files, "zoon/drawn") {
            Err(flaws) if flaws.to_string().contains("the Zoons are worth") => continue,
            level => level.unwrap_or_else(|flaws| panic!("{round}: {flaws}")),
        };
        let hand = Deployment::ByHand;
        let deployment = if round % 4 == 0 { hand } else { Deployment::Formations };
        let reserves = round % 2 == 1;
        let setup = Setup { deployment, reserves, peeking: Peeking::OwnTurn, ..Setup::default() };
        let pace = Pace { matches: 1, sweep_every: 250 };
        check_laws_at::<Zoon>(&level.tables, &setup, pace, round)
            .unwrap_or_else(|broken| panic!("{round}: {broken}\n{:?}", level.plan));
        round += 1;
    }
}
