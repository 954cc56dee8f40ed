//! Rectangular boards: square numbers, square names and neighbours.
//!
//! Squares are numbered row by row from the bottom left, so `a1` is 0. A name is a letter for the
//! file and a number for the rank. What a square *is* (water, den) is up to each game.

use crate::rules::text::TextFlaw;

/// A square by its number on its [`Grid`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Square(pub u8);

impl Square {
    /// The square's index in an array.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit set that holds only this square. Valid on boards of at most 64 squares.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// The squares of a bit set, lowest number first.
pub fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| Square(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        square
    })
}

/// The most files a board may have, as files are named by the letters a to z.
pub const MAX_FILES: u8 = 26;
/// The most ranks a board may have. The same as [`MAX_FILES`], because a board may be displayed
/// turned.
pub const MAX_RANKS: u8 = 26;

/// The four unit steps along files and ranks, as `(dx, dy)`.
pub const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A board's width and height in squares. They are at most [`MAX_FILES`] and [`MAX_RANKS`], and
/// there are at most 256 squares, so that every square has a name and a number. The code that reads
/// boards checks this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Number of files.
    pub width: u8,
    /// Number of ranks.
    pub height: u8,
}

impl Grid {
    /// The number of squares.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// True for a board without squares.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every square, lowest number first.
    pub fn squares(&self) -> impl Iterator<Item = Square> + Clone + use<> {
        // `take` instead of an upper bound: on a board of 256 squares the bound does not fit in
        // `u8`.
        (0..=u8::MAX).map(Square).take(self.len())
    }

    /// The square on file `x` and rank `y`, both counted from 0, if it lies on the board.
    #[must_use]
    pub fn at(&self, x: i8, y: i8) -> Option<Square> {
        let inside = (0..self.width.cast_signed()).contains(&x)
            && (0..self.height.cast_signed()).contains(&y);
        let number = i16::from(y) * i16::from(self.width) + i16::from(x);
        inside.then(|| u8::try_from(number).ok().map(Square)).flatten()
    }

    /// The file and rank of a square, both counted from 0.
    #[must_use]
    pub fn place(&self, square: Square) -> (i8, i8) {
        let (x, y) = (square.0 % self.width, square.0 / self.width);
        (x.cast_signed(), y.cast_signed())
    }

    /// The square at offset `(dx, dy)` from `square`, if it lies on the board.
    #[must_use]
    pub fn step(&self, square: Square, (dx, dy): (i8, i8)) -> Option<Square> {
        let (x, y) = self.place(square);
        self.at(x + dx, y + dy)
    }

    /// The square's name, such as `d9`.
    #[must_use]
    pub fn name(&self, square: Square) -> String {
        let (x, y) = self.place(square);
        format!("{}{}", char::from(b'a' + x.cast_unsigned()), y + 1)
    }

    /// The square called `name`.
    ///
    /// # Errors
    /// When the name is not a file letter followed by a rank number on this board.
    pub fn square(&self, name: &str) -> Result<Square, TextFlaw> {
        let wrong = || TextFlaw::new(1, format!("`{name}` is no square of this board"));
        let mut letters = name.chars();
        let file = letters.next().filter(char::is_ascii_lowercase).ok_or_else(wrong)?;
        let rank: i8 = letters.as_str().parse().map_err(|_| wrong())?;
        let x = (file as u8 - b'a').cast_signed();
        let square = self.at(x, rank.checked_sub(1).ok_or_else(wrong)?).ok_or_else(wrong)?;
        // A number may have several spellings, a square has only one: `a+3` and `a03` are rejected.
        if self.name(square) == name { Ok(square) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Grid = Grid { width: 7, height: 9 };

    #[test]
    fn every_square_is_found_again_by_its_name() {
        for square in BOARD.squares() {
            assert_eq!(BOARD.square(&BOARD.name(square)), Ok(square));
        }
        assert_eq!(BOARD.name(Square(0)), "a1");
        assert_eq!(BOARD.name(Square(62)), "g9");
    }

    #[test]
    fn the_biggest_boards_have_every_square_once() {
        for (width, height) in [(16, 16), (26, 9), (9, 26), (1, 26), (26, 1)] {
            let board = Grid { width, height };
            let numbers: Vec<usize> = board.squares().map(Square::index).collect();
            assert_eq!(numbers, (0..board.len()).collect::<Vec<_>>());
            for square in board.squares() {
                let (x, y) = board.place(square);
                assert_eq!(board.at(x, y), Some(square));
                assert_eq!(board.square(&board.name(square)), Ok(square));
            }
        }
    }

    #[test]
    fn a_square_beyond_the_numbers_is_none() {
        let board = Grid { width: 26, height: 26 };
        assert_eq!((board.at(21, 9), board.at(22, 9)), (Some(Square(255)), None));
    }

    #[test]
    fn names_off_the_board_are_refused() {
        for name in ["", "h1", "a0", "a10", "A1", "a", "1a", "a-128", "é1", "a1x", "a+3", "a03"] {
            assert!(BOARD.square(name).is_err(), "{name}");
        }
    }

    #[test]
    fn a_step_does_not_wrap_round_the_edge() {
        assert_eq!(BOARD.step(Square(6), (1, 0)), None);
        assert_eq!(BOARD.step(Square(0), (0, -1)), None);
        assert_eq!(BOARD.step(Square(0), (0, 1)), Some(Square(7)));
    }
}
