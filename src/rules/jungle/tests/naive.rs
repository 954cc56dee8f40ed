//! A second implementation of the rule sheet, independent of the first: plain arrays, every pair of
//! squares tested in turn, no tables. It is slow on purpose; [`super::agreement`] compares the two.

use crate::rules::jungle::{Ashore, BankCaptures, KindPlan, Leaps, Plan, TrapOwners};

pub(super) const WIDTH: usize = 7;
pub(super) const HEIGHT: usize = 9;

/// Column and row, both from 0, row 0 at the bottom.
pub(super) type Place = (usize, usize);

/// A pawn: red or blue, and its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pawn {
    pub(super) blue: bool,
    pub(super) letter: char,
}

#[derive(Clone, Debug)]
pub(super) struct Naive<'a> {
    pub(super) rules: &'a Plan,
    pub(super) board: [[Option<Pawn>; WIDTH]; HEIGHT],
    pub(super) blue_to_move: bool,
    pub(super) quiet: u16,
}

pub(super) fn places() -> impl Iterator<Item = Place> {
    (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)))
}

pub(super) fn name((x, y): Place) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f", "g"][x], y + 1)
}

fn marked(set: u64, (x, y): Place) -> bool {
    set >> (y * WIDTH + x) & 1 == 1
}

impl<'a> Naive<'a> {
    pub(super) fn animal(&self, letter: char) -> &'a KindPlan {
        self.rules.kinds.iter().find(|kind| kind.letter == letter).unwrap()
    }

    pub(super) fn water(&self, place: Place) -> bool {
        marked(self.rules.water, place)
    }

    pub(super) fn den(&self, blue: bool, (x, y): Place) -> bool {
        usize::from(self.rules.dens[usize::from(blue)].0) == y * WIDTH + x
    }

    fn at(&self, (x, y): Place) -> Option<Pawn> {
        self.board[y][x]
    }

    /// Whether a trap takes the rank of a pawn of this colour here.
    fn trapped(&self, blue: bool, place: Place) -> bool {
        let own = marked(self.rules.traps[usize::from(blue)], place);
        let enemys = marked(self.rules.traps[usize::from(!blue)], place);
        match self.rules.options.traps {
            TrapOwners::Anybody => own || enemys,
            TrapOwners::Enemy => enemys,
        }
    }

    pub(super) fn legal(&self, from: Place, to: Place) -> bool {
        let Some(pawn) = self.at(from) else { return false };
        if self.over().is_some() || pawn.blue != self.blue_to_move || self.den(pawn.blue, to) {
            return false;
        }
        if self.water(to) && !self.animal(pawn.letter).swims {
            return false;
        }
        if !self.steps(from, to) && !self.leaps(pawn, from, to) {
            return false;
        }
        match self.at(to) {
            None => true,
            Some(met) => met.blue != pawn.blue && self.beats(pawn, from, met, to),
        }
    }

    fn steps(&self, (x, y): Place, (to_x, to_y): Place) -> bool {
        x.abs_diff(to_x) + y.abs_diff(to_y) == 1
    }

    fn leaps(&self, pawn: Pawn, from: Place, to: Place) -> bool {
        let along_file = from.0 == to.0;
        let along_rank = from.1 == to.1;
        if along_file == along_rank || self.water(from) || self.water(to) {
            return false;
        }
        for leaps in [self.animal(pawn.letter).leaps, self.rules.options.leaps] {
            let fine = leaps == Leaps::Both
                || leaps == Leaps::Lengthwise && along_file
                || leaps == Leaps::Across && along_rank;
            if !fine {
                return false;
            }
        }
        let mut between = 0;
        for place in places() {
            let inside = |low: usize, high: usize, value: usize| {
                low.min(high) < value && value < low.max(high)
            };
            let on_way = along_file && place.0 == from.0 && inside(from.1, to.1, place.1)
                || along_rank && place.1 == from.1 && inside(from.0, to.0, place.0);
            if on_way {
                if !self.water(place) || self.at(place).is_some() {
                    return false;
                }
                between += 1;
            }
        }
        between > 0
    }

    fn beats(&self, pawn: Pawn, from: Place, met: Pawn, to: Place) -> bool {
        let (by, of) = (self.animal(pawn.letter), self.animal(met.letter));
        let named = |list: &[crate::rules::jungle::Kind]| {
            list.iter().any(|kind| self.rules.kinds[kind.index()].letter == met.letter)
        };
        let options = &self.rules.options;
        if !self.water(from) && self.water(to) {
            if options.bank_captures != BankCaptures::IntoWaterToo {
                return false;
            }
        } else if self.water(from) && !self.water(to) {
            let reluctant = match &by.ashore {
                Ashore::Nothing => true,
                Ashore::AllBut(spared) => named(spared),
            };
            if reluctant || options.bank_captures == BankCaptures::Never {
                return false;
            }
        }
        if self.trapped(met.blue, to) {
            return true;
        }
        if options.trapped_attack_weakly && self.trapped(pawn.blue, from) {
            return false;
        }
        if named(&by.takes) {
            return true;
        }
        !named(&by.spares) && (by.rank > of.rank || by.rank == of.rank && options.equal_captures)
    }

    pub(super) fn moved(&self, from: Place, to: Place) -> Self {
        let mut next = self.clone();
        next.quiet = if self.at(to).is_some() { 0 } else { self.quiet + 1 };
        next.board[to.1][to.0] = self.at(from);
        next.board[from.1][from.0] = None;
        next.blue_to_move = !self.blue_to_move;
        next
    }

    /// Why the match is over and whether blue won, if a side won.
    pub(super) fn over(&self) -> Option<(&'static str, Option<bool>)> {
        for blue in [false, true] {
            let inside = |place| {
                self.den(!blue, place) && self.at(place).is_some_and(|pawn| pawn.blue == blue)
            };
            if places().any(inside) {
                return Some(("jungle-end-den", Some(blue)));
            }
        }
        for blue in [false, true] {
            if !places().any(|place| self.at(place).is_some_and(|pawn| pawn.blue != blue)) {
                return Some(("jungle-end-all-taken", Some(blue)));
            }
        }
        if !self.can_move() {
            return Some(("jungle-end-blocked", Some(!self.blue_to_move)));
        }
        let limit = self.rules.options.quiet_limit;
        (limit > 0 && self.quiet >= limit).then_some(("jungle-end-quiet", None))
    }

    fn can_move(&self) -> bool {
        // Whether a side can move depends neither on the quiet plies nor on the result.
        places().any(|from| {
            let Some(pawn) = self.at(from).filter(|pawn| pawn.blue == self.blue_to_move) else {
                return false;
            };
            places().any(|to| {
                let open = self.animal(pawn.letter).swims || !self.water(to);
                let reached = self.steps(from, to) || self.leaps(pawn, from, to);
                let free = match self.at(to) {
                    None => true,
                    Some(met) => met.blue != pawn.blue && self.beats(pawn, from, met, to),
                };
                open && reached && free && !self.den(pawn.blue, to)
            })
        })
    }

    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for y in (0..HEIGHT).rev() {
            let mut empty = 0;
            for x in 0..WIDTH {
                if let Some(pawn) = self.at((x, y)) {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    empty = 0;
                    let small = pawn.letter.to_ascii_lowercase();
                    text.push(if pawn.blue { small } else { pawn.letter });
                } else {
                    empty += 1;
                }
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push(if y == 0 { ' ' } else { '/' });
        }
        text.push(if self.blue_to_move { 'b' } else { 'w' });
        if self.quiet > 0 {
            text += &format!(" {}", self.quiet);
        }
        text
    }
}
