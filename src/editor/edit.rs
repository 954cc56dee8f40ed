//! Edits, and what each makes of a file's text.

use super::amend::{self, find, quoted, rows, shape};
use super::areas;
use super::draft::{Board, Draft, HEADINGS, Member, drawing, members};
use super::{between, options, resize};
use crate::data::editing::{PieceKind, Pieces, Standing, opposite};
use crate::rules::Square;

/// The letter of a square without a piece.
const EMPTY: char = '.';
/// A heading straight at the enemy, in eighths of a turn, for each seat.
pub const FORWARD: [u8; 2] = [0, 4];

/// An edit of a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Makes a square another one, with its images if wanted; an area changes places with another one, or takes its place
    /// where the board has none of its kind yet.
    Paint {
        /// The square.
        square: Square,
        /// The letter of its kind.
        letter: char,
        /// Whether the squares that look alike change too.
        alike: bool,
    },
    /// Puts a piece on a square, instead of one that stands there.
    Put {
        /// The square.
        square: Square,
        /// Whose it is.
        seat: u8,
        /// Its kind: a place in the list of kinds.
        kind: usize,
        /// Whether the other seat gets one opposite.
        alike: bool,
    },
    /// Takes a piece away.
    Take {
        /// The square.
        square: Square,
        /// Whether the one opposite goes too.
        alike: bool,
    },
    /// Moves a piece to another square, instead of one that stands there.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Whether the one opposite moves too.
        alike: bool,
    },
    /// Turns a piece to the right.
    Turn {
        /// The square.
        square: Square,
        /// Whether the one opposite turns too.
        alike: bool,
    },
    /// Sets a switch; `None` leaves it to the game.
    Choose(&'static str, Option<String>),
    /// Makes the board wider and higher by so many squares, or narrower and lower, in its middle.
    Resize(i8, i8),
    /// Names the level.
    Title(String),
    /// Says a line about the level; an empty one takes it out.
    Line(String),
    /// Says for whom it is: a word as files write it.
    Difficulty(&'static str),
    /// Sets up these pieces and no others.
    SetUp(Vec<Standing>),
}

/// The text after an edit. `None` if the edit means nothing here.
pub(super) fn applied(draft: &Draft, kinds: &[PieceKind], edit: &Edit) -> Option<String> {
    let text = draft.text();
    match edit {
        Edit::Paint { square, letter, alike } => paint(draft, *square, *letter, *alike),
        Edit::Put { square, seat, kind, alike } => {
            let kind = kinds.get(*kind)?;
            let put = put(draft, text, *square, *seat, kind)?;
            match other(draft, *square, *alike) {
                Some(other) => self::put(draft, &put, other, 1 - *seat.min(&1), kind),
                None => Some(put),
            }
        }
        Edit::Take { square, alike } => {
            let taken = take(draft, text, *square)?;
            match other(draft, *square, *alike) {
                Some(other) => take(draft, &taken, other),
                None => Some(taken),
            }
        }
        Edit::Move { from, to, alike } => {
            let moved = shift(draft, text, *from, *to)?;
            let pair = other(draft, *from, *alike).filter(|other| other != to);
            let both = pair
                .and_then(|other| shift(draft, &moved, other, opposite(draft.board()?.grid, *to)));
            Some(both.unwrap_or(moved))
        }
        Edit::Turn { square, alike } => {
            let turned = turn(draft, text, *square)?;
            let other = other(draft, *square, *alike);
            let both = other.and_then(|other| turn(draft, &turned, other));
            Some(both.unwrap_or(turned))
        }
        Edit::Choose(key, choice) => options::chosen(draft, key, choice.as_deref()),
        Edit::Resize(wider, higher) => match &draft.means().areas {
            Some(areas) => areas::resized(text, areas, *wider, *higher),
            None => resize::resized(draft, *wider, *higher),
        },
        Edit::Title(words) => amend::set(text, &["title"], &quoted(words), true),
        Edit::Line(words) if words.is_empty() => amend::remove(text, &["line"]),
        Edit::Line(words) => amend::set(text, &["line"], &quoted(words), true),
        Edit::Difficulty(word) => amend::set(text, &["difficulty"], word, true),
        Edit::SetUp(pieces) => set_up(draft, kinds, pieces),
    }
}

/// The square opposite, where it is edited as well. What belongs to no seat has nothing opposite.
fn other(draft: &Draft, square: Square, alike: bool) -> Option<Square> {
    let sides = !draft.means().lie_between();
    let other = opposite(draft.board()?.grid, square);
    (alike && sides && other != square).then_some(other)
}

fn paint(draft: &Draft, square: Square, letter: char, alike: bool) -> Option<String> {
    let means = draft.means();
    if let Some(areas) = &means.areas {
        return areas::painted(draft, areas, square, letter);
    }
    let mut board = draft.board()?;
    let images = (means.images)(board.grid, square, letter);
    let all =
        if alike || means.is_symmetric && means.pieces == Pieces::None { images.len() } else { 1 };
    for (square, letter) in images.into_iter().take(all) {
        let ground = means.grounds.iter().find(|ground| ground.letter == letter)?;
        let plain = means.grounds[0].letter;
        if ground.is_single {
            board.letters.iter_mut().filter(|other| **other == letter).for_each(|it| *it = plain);
        }
        *board.letters.get_mut(square.index())? = letter;
    }
    draw(draft.text(), "board", &board)
}

/// Draws a field anew. Rows that stay as they are keep their letters in the file.
pub(super) fn draw(text: &str, field: &str, board: &Board) -> Option<String> {
    let whole = shape(text)?;
    let list = whole.field(field)?;
    let drawn = drawn_rows(board);
    let old = list.list()?;
    if old.len() != drawn.len() {
        return Some(amend::replaced(text, list.range.clone(), &rows(&drawn, 1)));
    }
    let changed = old.iter().zip(&drawn).rev().filter(|(node, row)| node.word() != Some(row));
    let changed = changed.map(|(node, row)| (node.range.clone(), quoted(row)));
    let new =
        changed.fold(text.to_owned(), |text, (range, row)| amend::replaced(&text, range, &row));
    Some(new)
}

/// The rows of a board, the top one first.
fn drawn_rows(board: &Board) -> Vec<String> {
    let rows = board.letters.chunks(usize::from(board.grid.width)).rev();
    rows.map(|row| row.iter().collect()).collect()
}

fn put(draft: &Draft, text: &str, square: Square, seat: u8, kind: &PieceKind) -> Option<String> {
    match draft.means().pieces {
        Pieces::None => None,
        Pieces::Between(means) => between::put(text, &means, square),
        Pieces::Drawn(field) => {
            let capital = kind.letter;
            let letter = if seat == 0 { capital } else { capital.to_ascii_lowercase() };
            lettered(text, field, square, letter)
        }
        Pieces::Listed(field, lists) => {
            let grid = drawing(&shape(text)?, "board")?.grid;
            let there = members(text, field, lists, grid);
            let alike = |member: &&Member| {
                member.square == Some(square) && member.seat == seat && member.animal == kind.id
            };
            if there.iter().any(|member| alike(&member)) {
                return Some(text.to_owned());
            }
            // One that changes its kind keeps its place in the list, and the comment there.
            let same = there.iter().filter(|member| member.square == Some(square));
            if let [member] = same.collect::<Vec<_>>()[..]
                && member.seat == seat
            {
                return amend::set_in(text, &member.range, "animal", Some(&quoted(&kind.id)));
            }
            let text = take(draft, text, square)?;
            let whole = shape(&text)?;
            let list = find(&whole, &[field, lists[usize::from(seat.min(1))]])?;
            let (animal, name) = (quoted(&kind.id), quoted(&grid.name(square)));
            amend::push_entry(&text, list, &format!("(animal: {animal}, square: {name})"), 2)
        }
    }
}

fn take(draft: &Draft, text: &str, square: Square) -> Option<String> {
    match draft.means().pieces {
        Pieces::None => None,
        Pieces::Between(means) => between::taken_away(text, &means, square),
        Pieces::Drawn(field) => lettered(text, field, square, EMPTY),
        Pieces::Listed(field, lists) => {
            let whole = shape(text)?;
            let grid = drawing(&whole, "board")?.grid;
            let mut there = members(text, field, lists, grid);
            there.retain(|member| member.square == Some(square));
            let entries = lists.into_iter().filter_map(|list| find(&whole, &[field, list])?.list());
            let mut entries: Vec<_> = entries
                .flatten()
                .filter(|entry| there.iter().any(|member| member.range == entry.range))
                .collect();
            entries.reverse();
            Some(
                entries
                    .into_iter()
                    .fold(text.to_owned(), |text, it| amend::remove_entry(&text, it)),
            )
        }
    }
}

fn lettered(text: &str, field: &str, square: Square, letter: char) -> Option<String> {
    let mut drawn = drawing(&shape(text)?, field)?;
    *drawn.letters.get_mut(square.index())? = letter;
    draw(text, field, &drawn)
}

fn turn(draft: &Draft, text: &str, square: Square) -> Option<String> {
    let Pieces::Listed(field, lists) = draft.means().pieces else { return None };
    let grid = drawing(&shape(text)?, "board")?.grid;
    let there = members(text, field, lists, grid);
    let member = there.iter().find(|member| member.square == Some(square))?;
    let forward = FORWARD[usize::from(member.seat.min(1))];
    let step = if draft.choice_of("facings").as_deref() == Some("4") { 2 } else { 1 };
    let heading = (member.heading.unwrap_or(forward) + step) % 8;
    let word = (heading != forward).then(|| HEADINGS[usize::from(heading)]);
    amend::set_in(text, &member.range, "heading", word)
}

/// Moves a piece; `None` where none stands.
fn shift(draft: &Draft, text: &str, from: Square, to: Square) -> Option<String> {
    if from == to {
        return None;
    }
    match draft.means().pieces {
        Pieces::None => None,
        Pieces::Between(means) => between::moved(text, &means, from, to),
        Pieces::Drawn(field) => {
            let mut drawn = drawing(&shape(text)?, field)?;
            let letter = drawn.letter(from).filter(|letter| *letter != EMPTY)?;
            *drawn.letters.get_mut(from.index())? = EMPTY;
            *drawn.letters.get_mut(to.index())? = letter;
            draw(text, field, &drawn)
        }
        Pieces::Listed(field, lists) => {
            let grid = drawing(&shape(text)?, "board")?.grid;
            let stands = |text: &str| {
                let there = members(text, field, lists, grid);
                there.into_iter().find(|member| member.square == Some(from))
            };
            stands(text)?;
            let text = take(draft, text, to)?;
            amend::set_in(&text, &stands(&text)?.range, "square", Some(&quoted(&grid.name(to))))
        }
    }
}

fn set_up(draft: &Draft, kinds: &[PieceKind], pieces: &[Standing]) -> Option<String> {
    let Pieces::Drawn(field) = draft.means().pieces else { return None };
    let grid = draft.board()?.grid;
    let mut drawn = Board { grid, letters: vec![EMPTY; grid.len()] };
    for Standing { square, seat, kind } in pieces {
        let capital = kinds.iter().find(|known| known.id == *kind)?.letter;
        let letter = if *seat == 0 { capital } else { capital.to_ascii_lowercase() };
        *drawn.letters.get_mut(square.index())? = letter;
    }
    draw(draft.text(), field, &drawn)
}
