//! Makes boards larger and smaller in their middle, so that what lies at the edges stays there.

use super::amend::{self, quoted, shape};
use super::draft::{Board, Draft, members};
use super::edit::draw;
use crate::data::editing::{Ground, Means, Pieces};
use crate::rules::grid::{MAX_FILES, MAX_RANKS};
use crate::rules::{Grid, Square};

/// The fewest squares of an edge that an editor makes.
pub(super) const LEAST: i8 = 3;

/// The text with a board that is wider and higher by these numbers.
pub(super) fn resized(draft: &Draft, wider: i8, higher: i8) -> Option<String> {
    let (means, board) = (draft.means(), draft.board()?);
    let stretch = Stretch::of(&board, wider, higher, means)?;
    let plain = means.grounds.iter().find(|ground| ground.letter == '.')?.letter;
    let drawn = stretch.drawn(&board, |letter| filling(means, letter, plain));
    let text = draw(draft.text(), "board", &drawn)?;
    match means.pieces {
        Pieces::None | Pieces::Between(_) => Some(text),
        Pieces::Drawn(field) => {
            let pieces = super::draft::drawing(&shape(&text)?, field)?;
            draw(&text, field, &stretch.drawn(&pieces, |_| '.'))
        }
        Pieces::Listed(field, lists) => {
            let mut all = members(&text, field, lists, board.grid);
            all.sort_by_key(|member| std::cmp::Reverse(member.range.start));
            all.into_iter().try_fold(text, |text, member| {
                let Some(square) = member.square else { return Some(text) };
                let whole = shape(&text)?;
                let Some(square) = stretch.moved(square) else {
                    let lists =
                        lists.iter().filter_map(|list| amend::find(&whole, &[field, list])?.list());
                    let entry = lists.flatten().find(|entry| entry.range == member.range)?;
                    return Some(amend::remove_entry(&text, entry));
                };
                let name = quoted(&stretch.new.name(square));
                amend::set_in(&text, &member.range, "square", Some(&name))
            })
        }
    }
}

/// What a new square is, beside one with a letter: nobody's ground where the other belongs to somebody or is
/// the only one. On a board that is a mirror image of itself both are alike.
fn filling(means: &Means, letter: char, plain: char) -> char {
    let ground = means.grounds.iter().find(|ground| ground.letter == letter);
    let shared = ground.is_some_and(|ground| ground.seat.is_none() && !ground.is_single);
    if shared && (".~#".contains(letter) || means.is_symmetric) { letter } else { plain }
}

/// From a board to a larger or smaller one.
struct Stretch {
    old: Grid,
    new: Grid,
    /// How many files stay left of those that come or go.
    left: i8,
    /// How many ranks stay below those that come or go.
    below: i8,
}

impl Stretch {
    fn of(board: &Board, wider: i8, higher: i8, means: &Means) -> Option<Self> {
        let size = |old: u8, more: i8, most: u8| {
            let new = old.checked_add_signed(more)?;
            (LEAST.cast_unsigned()..=most).contains(&new).then_some(new)
        };
        let old = board.grid;
        let width = size(old.width, wider, MAX_FILES)?;
        let height = size(old.height, higher, MAX_RANKS)?;
        let new = Grid { width, height };
        let single: Vec<(i8, i8)> = old
            .squares()
            .filter(|square| {
                let of = |ground: &&Ground| Some(ground.letter) == board.letter(*square);
                means.grounds.iter().find(of).is_some_and(|ground| ground.is_single)
            })
            .map(|square| old.place(square))
            .collect();
        let left = kept_before(old.width, width, |file| single.iter().any(|at| at.0 == file));
        let below = kept_before(old.height, height, |rank| single.iter().any(|at| at.1 == rank));
        (new.len() <= means.most_squares).then_some(Self { old, new, left, below })
    }

    /// Where a row or file of the old board lies on the new one.
    fn there(old: u8, new: u8, low: i8, at: i8) -> Option<i8> {
        let (old, new) = (old.cast_signed(), new.cast_signed());
        if at < low {
            Some(at)
        } else if at >= old - (old.min(new) - low) {
            Some(at + new - old)
        } else {
            None
        }
    }

    fn moved(&self, square: Square) -> Option<Square> {
        let (x, y) = self.old.place(square);
        let x = Self::there(self.old.width, self.new.width, self.left, x)?;
        let y = Self::there(self.old.height, self.new.height, self.below, y)?;
        self.new.at(x, y)
    }

    /// The board stretched; new squares are filled by what their neighbour towards the lower left is.
    fn drawn(&self, board: &Board, filling: impl Fn(char) -> char) -> Board {
        let mut letters: Vec<Option<char>> = vec![None; self.new.len()];
        for square in self.old.squares() {
            if let (Some(moved), Some(letter)) = (self.moved(square), board.letter(square)) {
                letters[moved.index()] = Some(letter);
            }
        }
        let width = usize::from(self.new.width);
        for at in 0..letters.len() {
            if letters[at].is_none() {
                let left = (at % width > 0).then(|| letters[at - 1]).flatten();
                let below = at.checked_sub(width).and_then(|below| letters[below]);
                let is_new_file = self.new.width > self.old.width
                    && at % width == usize::from(self.left.cast_unsigned());
                let beside = if is_new_file { left } else { below };
                letters[at] = Some(filling(beside.or(left).or(below).unwrap_or('.')));
            }
        }
        let letters = letters.into_iter().map(|letter| letter.unwrap_or('.')).collect();
        Board { grid: self.new, letters }
    }
}

/// How many rows or files stay before those that come or go: half of them, so that the middle ones come or go. Where
/// the middle one must stay, because the only square of its kind lies there, one beside it goes.
fn kept_before(old: u8, new: u8, must_stay: impl Fn(i8) -> bool) -> i8 {
    let (old, new) = (old.cast_signed(), new.cast_signed());
    let kept = old.min(new);
    let middle = kept - kept / 2;
    let goes = |low: &i8| (*low..*low + old - kept).all(|at| !must_stay(at));
    let mut all: Vec<i8> = (1..kept).collect();
    all.sort_by_key(|low| (low - middle).abs());
    all.into_iter().find(goes).unwrap_or(middle)
}
