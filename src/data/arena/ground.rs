//! Checks a level's board once every rank can be read.
//!
//! The rules rely on these checks. One legend serves both sides: squares in the lower half of the
//! board belong to red, those in the upper half to blue. The board must be symmetric left to right
//! and top to bottom, so that neither pack and neither wing has an advantage.

use crate::data::arena::SIDE_NAMES;
use crate::data::board::{Drawing, Drawn, squares};
use crate::data::letters::quoted;
use crate::data::source::Reader;
use crate::data::suggest::one_of;
use crate::data::{Named, Told};
use crate::rules::arena::{Ground, Heading, SIDES};
use crate::rules::{Grid, Side, Square};

/// The legend as messages to modders give it.
const LEGEND: &str = "`.` is land, `~` water, `y` a den on land, `b` a den in water, `r` defence area, `H` a \
                      hunting square, `P` a prison square, `#` no square";
/// Letters of squares that belong to a side.
const OWNED: &str = "ybrHP";
/// Letters of squares that belong to neither side.
const SHARED: &str = ".~#";

/// A board with its letters resolved.
#[derive(Clone, Debug)]
pub(super) struct Board<'a> {
    pub(super) grid: Grid,
    /// The ground of every square, by square number.
    pub(super) ground: Vec<Ground>,
    /// Whether the board is playable; the remaining checks run either way.
    pub(super) sound: bool,
    /// The letter of every square, by square number.
    drawn: Vec<Drawn<'a>>,
}

/// Reads a drawn board and reports all its flaws.
pub(super) fn read<'a>(
    reader: &mut Reader<'a>,
    token: &'a str,
    drawing: &Drawing<'a>,
) -> Board<'a> {
    let mut drawn = drawing.letters.clone();
    drawn.sort_by_key(|drawn| drawn.square);
    let grid = drawing.grid;
    let mut sound = true;
    let mut ground = Vec::new();
    for drawn in &drawn {
        let known = self::ground(reader, grid, drawn);
        sound &= known.is_some();
        ground.push(known.unwrap_or(Ground::Land));
    }
    let mut board = Board { grid, ground, sound, drawn };
    let checks = [
        board.is_mirrored(reader),
        board.has_targets(reader, token),
        board.targets_are_enclosed(reader),
    ];
    board.sound &= checks == [true; 3];
    // Reachability is only meaningful on a board that is drawn correctly.
    board.sound = board.sound && board.is_connected(reader);
    board
}

/// The side whose half of the board a square lies in.
fn half(grid: Grid, square: Square) -> Option<Side> {
    let (y, height) = (square.0 / grid.width, grid.height);
    match y {
        _ if y < height / 2 => Some(Side(0)),
        _ if y >= height - height / 2 => Some(Side(1)),
        _ => None,
    }
}

/// The ground of a square; `None`, with a flaw, if its letter is not allowed there.
fn ground(reader: &mut Reader<'_>, grid: Grid, drawn: &Drawn<'_>) -> Option<Ground> {
    let (letter, half) = (drawn.letter, half(grid, drawn.square));
    if OWNED.contains(letter) && half.is_none() {
        let name = grid.name(drawn.square);
        let cause = format!("{name} lies in the middle and can be nobody's, but is {letter:?}");
        let (hint, told) = ("draw `.`, `~` or `#` there", Told::new("flaw-middle-row").at(name));
        reader.flaw(drawn.place, cause, Some(hint.to_owned())).told(told);
    } else if !SHARED.contains(letter) && !OWNED.contains(letter) {
        let cause = format!("no board has squares drawn {}", quoted(letter));
        reader.flaw(drawn.place, cause, Some(LEGEND.to_owned()));
    }
    Some(match letter {
        '#' => Ground::Void,
        '.' => Ground::Land,
        '~' => Ground::Water,
        'y' => Ground::LandDen(half?),
        'b' => Ground::WaterDen(half?),
        'r' => Ground::Area(half?),
        'H' => Ground::Hunt(half?),
        'P' => Ground::Prison(half?),
        _ => return None,
    })
}

/// A square and its images: mirrored left to right, top to bottom, and both; the one with the
/// lowest number first.
pub(super) fn images(grid: Grid, square: Square) -> [Square; 4] {
    let (x, y) = (square.0 % grid.width, square.0 / grid.width);
    let (x, y) = (x.min(grid.width - 1 - x), y.min(grid.height - 1 - y));
    let (right, up) = (grid.width - 1 - x, grid.height - 1 - y);
    [(x, y), (right, y), (x, up), (right, up)].map(|(x, y)| Square(y * grid.width + x))
}

impl Board<'_> {
    /// Compares every square with its mirror images, left to right and red to blue.
    fn is_mirrored(&self, reader: &mut Reader<'_>) -> bool {
        let grid = self.grid;
        let mut even = true;
        for square in grid.squares() {
            let images = images(grid, square);
            if square != images[0] {
                continue; // Reported with the first of its images.
            }
            let letters = images.map(|image| self.letter(image));
            if letters.iter().any(|letter| !SHARED.contains(*letter) && !OWNED.contains(*letter)) {
                continue; // The unknown letter is reported on its own.
            }
            let count = |letter: char| letters.iter().filter(|other| **other == letter).count();
            // The letter most of them have is taken as the intended one.
            let usual =
                letters.into_iter().rev().max_by_key(|letter| count(*letter)).unwrap_or('#');
            let odd = images.iter().enumerate().filter(|(at, _)| letters[*at] != usual);
            // On a middle file or rank a square is its own image, so it comes up twice.
            for (at, image) in odd.filter(|(at, image)| !images[..*at].contains(image)) {
                even = false;
                let beside =
                    [at ^ 1, at ^ 2, at ^ 3].into_iter().find(|near| letters[*near] == usual);
                let other = grid.name(images[beside.unwrap_or_default()]);
                let (name, letter) = (grid.name(*image), letters[at]);
                let cause = format!(
                    "the board is no mirror image of itself: {name} is {letter:?}, but {other} is {usual:?}"
                );
                let hint =
                    format!("draw {usual:?} on {name}, or {letter:?} on all its mirror images");
                let told = Told::new("flaw-not-mirrored").at(name);
                let told = told.naming("other", Named::Words(other));
                reader.flaw(self.drawn[image.index()].place, cause, Some(hint)).told(told);
            }
        }
        even
    }

    /// R4: there are hunting squares and prison squares.
    fn has_targets(&self, reader: &mut Reader<'_>, token: &str) -> bool {
        let mut all = true;
        for (letter, name, told) in
            [('H', "hunting", "flaw-no-hunt"), ('P', "prison", "flaw-no-prison")]
        {
            if !self.drawn.iter().any(|drawn| drawn.letter == letter) {
                let cause = format!("the board has no {name} squares");
                let hint = format!("draw `{letter}` behind the defence area of each side");
                reader.flaw(token, cause, Some(hint)).told(Told::new(told));
                all = false;
            }
        }
        all
    }

    fn letter(&self, square: Square) -> char {
        self.drawn[square.index()].letter
    }

    /// The ground of a square.
    pub(super) fn ground(&self, square: Square) -> Ground {
        self.ground[square.index()]
    }

    /// The neighbours of a square, without those that are no square at all.
    fn around(&self, square: Square) -> impl Iterator<Item = Square> {
        let steps = Heading::all().filter_map(move |to| self.grid.step(square, to.step()));
        steps.filter(|next| self.ground(*next) != Ground::Void)
    }

    /// A side's den squares.
    pub(super) fn dens(&self, side: Side) -> impl Iterator<Item = Square> {
        self.grid.squares().filter(move |square| self.is_den(side, *square))
    }

    /// Whether a square is in a side's den.
    pub(super) fn is_den(&self, side: Side, square: Square) -> bool {
        matches!(self.ground(square), Ground::LandDen(of) | Ground::WaterDen(of) if of == side)
    }

    /// R6: the den square in front of one of the second row.
    pub(super) fn front(&self, side: Side, square: Square) -> Option<Square> {
        let front = self.grid.step(square, Heading::forward(side).step())?;
        Some(front).filter(|front| self.is_den(side, *front))
    }

    /// R74: hunting and prison squares can be reached only through the defence area.
    fn targets_are_enclosed(&self, reader: &mut Reader<'_>) -> bool {
        let mut closed = true;
        for (square, side, what) in self.targets() {
            let (name, place) = (self.grid.name(square), self.drawn[square.index()].place);
            let area = Ground::Area(side);
            let fits = |ground| {
                ground == area || [Ground::Hunt(side), Ground::Prison(side)].contains(&ground)
            };
            let open = self.around(square).filter(|next| !fits(self.ground(*next)));
            let open: Vec<String> = open.map(|next| self.grid.name(next)).collect();
            if !open.is_empty() {
                let list = one_of(open.iter().map(String::as_str)).replace('`', "");
                let cause =
                    format!("the {what} square {name} lies open: it can be reached from {list}");
                let hint = "only defence area `r` and nothing `#` may lie beside it";
                let told = Told::new("flaw-open-target").at(name);
                let told = told.naming("others", Named::Words(open.join(", ")));
                reader.flaw(place, cause, Some(hint.to_owned())).told(told);
                closed = false;
            } else if !self.around(square).any(|next| self.ground(next) == area) {
                let cause = format!("nobody can reach the {what} square {name}");
                let (hint, told) =
                    ("draw defence area `r` beside it", Told::new("flaw-closed-target").at(name));
                reader.flaw(place, cause, Some(hint.to_owned())).told(told);
                closed = false;
            }
        }
        closed
    }

    /// Every hunting and prison square, its owner, and its name in messages.
    fn targets(&self) -> impl Iterator<Item = (Square, Side, &'static str)> {
        self.grid.squares().filter_map(|square| match self.ground(square) {
            Ground::Hunt(side) => Some((square, side, "hunting")),
            Ground::Prison(side) => Some((square, side, "prison")),
            _ => None,
        })
    }

    /// Whether every square on which a pawn can stand is reachable from every other such square.
    fn is_connected(&self, reader: &mut Reader<'_>) -> bool {
        let stands = |square: &Square| {
            !matches!(self.ground(*square), Ground::Void | Ground::Hunt(_) | Ground::Prison(_))
        };
        let Some(first) = self.grid.squares().find(stands) else { return true };
        let (mut reached, mut at) = (vec![first], 0);
        while let Some(square) = reached.get(at).copied() {
            let new: Vec<_> = self.around(square).filter(stands).collect();
            new.into_iter().for_each(|next| {
                if !reached.contains(&next) {
                    reached.push(next);
                }
            });
            at += 1;
        }
        let Some(lost) = self.grid.squares().filter(stands).find(|next| !reached.contains(next))
        else {
            return true;
        };
        let (here, there) = (self.grid.name(lost), self.grid.name(first));
        let cause = format!("the board falls apart: there is no way from {there} to {here}");
        let hint = "draw squares between the parts";
        let told = Told::new("flaw-falls-apart").at(here).naming("other", Named::Words(there));
        reader.flaw(self.drawn[lost.index()].place, cause, Some(hint.to_owned())).told(told);
        false
    }
}

/// Reports a den too small for its pack, or with too little land for the animals that never enter
/// water.
pub(super) fn room(
    reader: &mut Reader<'_>,
    token: &str,
    board: &Board<'_>,
    packs: &[super::packs::Counts; 2],
) {
    for (side, counts) in SIDES.into_iter().zip(packs) {
        let name = SIDE_NAMES[usize::from(side.0)];
        let dens = board.dens(side).count();
        let land = board.dens(side).filter(|den| board.ground(*den) == Ground::LandDen(side));
        let land = land.count();
        if dens < counts.all {
            let cause = format!(
                "{name}'s den has {}, but its pack has {} animals",
                squares(dens),
                counts.all
            );
            let hint = "draw more `y` or `b`, or make the packs smaller";
            let told = Told::new("flaw-den-small").of(side).count("squares", dens);
            let told = told.count("animals", counts.all);
            reader.flaw(token, cause, Some(hint.to_owned())).told(told);
        } else if land < counts.landlocked {
            let told = Told::new("flaw-den-wet").of(side).count("squares", land);
            let told = told.count("needed", counts.landlocked);
            let (land, needed) = (squares(land), counts.landlocked);
            let cause = format!(
                "{name}'s den has too little land for who never enters water: {land}, {needed} needed"
            );
            reader.flaw(token, cause, Some("draw more `y`".to_owned())).told(told);
        }
    }
}
