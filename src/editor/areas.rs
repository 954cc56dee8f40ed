//! Boards that are made of areas: every other sign of the drawing stands for one.
//!
//! An area lies over one or more squares. Deliberately absent: the signs between them (`between.rs`), areas that are not the
//! game's own, and drawing an area larger.

use super::amend::{self, find, quoted, shape};
use super::draft::{Board, Draft, MOST_NUMBERED, drawing};
use super::edit::draw;
use super::resize::LEAST;
use crate::data::editing::{Areas, Means};
use crate::packs::tree::Node;
use crate::rules::{Grid, Square};

/// The letter of an empty square.
const EMPTY: char = '.';

/// The areas that a level draws; `None` if its board has an even number of signs on a side, or areas that are not the
/// game's own.
pub(super) fn board(text: &str, means: &Means, areas: &Areas) -> Option<Board> {
    let whole = shape(text)?;
    let (drawn, legend) = (drawing(&whole, "board")?, whole.field(areas.field)?.list()?);
    let [width, height] = [drawn.grid.width, drawn.grid.height];
    let own = |letter: char| {
        let entry = entry(text, legend, letter)?;
        is_own(entry, means, areas, letter).then_some(letter)
    };
    let known = |letter: char| if is_blank(letter) { Some(EMPTY) } else { own(letter) };
    let letters = places(&drawn, 0).map(|(_, letter)| known(letter));
    let letters: Vec<char> = letters.collect::<Option<_>>()?;
    let grid = Grid { width: width.div_ceil(2), height: height.div_ceil(2) };
    (width % 2 == 1 && height % 2 == 1).then_some(Board { grid, letters })
}

/// The id of the area that a letter stands for in the game's own levels.
fn id_of(means: &Means, areas: &Areas, letter: char) -> Option<&'static str> {
    let ground = means.grounds.iter().find(|ground| ground.letter == letter)?;
    ground.name.strip_prefix(areas.names)
}

/// Whether a letter's entry in a list is the area that it stands for in the game's own levels.
fn is_own(entry: &Node, means: &Means, areas: &Areas, letter: char) -> bool {
    let id = entry.field("id").and_then(Node::word);
    id.is_some() && id == id_of(means, areas, letter)
}

/// The entry of a legend that a letter stands for.
pub(super) fn entry<'n>(text: &str, legend: &'n [Node], letter: char) -> Option<&'n Node> {
    let sign = format!("'{letter}'");
    legend.iter().find(|entry| {
        let written = entry.field("letter").and_then(|letter| text.get(letter.range.clone()));
        written == Some(sign.as_str())
    })
}

/// The text after a square was painted with an area. One that the board has changes places with the one that was there, a
/// new one takes its place, and where nothing shall lie the one that was there goes.
pub(super) fn painted(
    draft: &Draft,
    areas: &Areas,
    square: Square,
    letter: char,
) -> Option<String> {
    let (text, board) = (draft.text(), draft.board()?);
    let mut drawn = drawing(&shape(text)?, "board")?;
    let before = board.letter(square)?;
    let (x, y) = board.grid.place(square);
    let pressed = drawn.grid.at(2 * x, 2 * y)?;
    let empty = if before == EMPTY { drawn.letter(pressed)? } else { blank(&drawn) };
    let sign = |letter: char| if letter == EMPTY { empty } else { letter };
    let exchanged = letter != EMPTY && board.letters.contains(&letter);
    for ((at, here), now) in places(&drawn, 0).zip(&board.letters).collect::<Vec<_>>() {
        let at = drawn.grid.at(at.0.cast_signed(), at.1.cast_signed())?;
        // Of empty squares only the one that was pressed is taken.
        let taken = *now == before && (before != EMPTY || at == pressed);
        let new = if taken {
            sign(letter)
        } else if exchanged && *now == letter {
            sign(before)
        } else {
            here
        };
        *drawn.letters.get_mut(at.index())? = new;
    }
    let text = draw(text, "board", &drawn)?;
    if exchanged { Some(text) } else { listed(&text, draft.means(), areas, before, letter) }
}

/// The text with an area in the list in place of one that is no longer drawn. One that is listed already stays as it is.
fn listed(text: &str, means: &Means, areas: &Areas, gone: char, new: char) -> Option<String> {
    let whole = shape(text)?;
    let list = find(&whole, &[areas.field])?;
    let legend = list.list()?;
    let gone = entry(text, legend, gone);
    let there = entry(text, legend, new);
    if new == EMPTY || there.is_some() {
        let sound = there.is_none_or(|there| is_own(there, means, areas, new));
        let without = gone.map(|gone| amend::remove_entry(text, gone));
        return sound.then(|| without.unwrap_or_else(|| text.to_owned()));
    }
    let (id, kind) = (quoted(id_of(means, areas, new)?), (areas.kind)(new)?);
    let new = format!("(letter: '{new}', id: {id}, kind: {kind})");
    match gone {
        Some(gone) => Some(amend::replaced(text, gone.range.clone(), &new)),
        None => amend::push_entry(text, list, &new, 1),
    }
}

/// The most squares of a board on its longer edge, and beside that on the other: each sign of its drawing needs a number.
#[must_use]
pub fn most_sides(areas: &Areas) -> [u8; 2] {
    let long = areas.most_side;
    let signs = MOST_NUMBERED / (2 * usize::from(long) - 1);
    [long, u8::try_from(signs.div_ceil(2)).map_or(long, |short| short.min(long))]
}

/// The text with a board that has more empty squares on its right and above it, or fewer where they are empty.
pub(super) fn resized(text: &str, areas: &Areas, wider: i8, higher: i8) -> Option<String> {
    let drawn = drawing(&shape(text)?, "board")?;
    let size = |signs: u8, more: i8| {
        let new = signs.div_ceil(2).checked_add_signed(more)?;
        (LEAST.cast_unsigned()..=areas.most_side).contains(&new).then(|| 2 * new - 1)
    };
    let grid =
        Grid { width: size(drawn.grid.width, wider)?, height: size(drawn.grid.height, higher)? };
    if grid.len() > MOST_NUMBERED {
        return None;
    }
    // An empty edge goes, that on the right or above it first.
    let shifted = |left: i8, below: i8| {
        let new = grid.squares().map(|at| {
            let (x, y) = grid.place(at);
            let old = drawn.grid.at(x + left, y + below);
            old.and_then(|old| drawn.letter(old)).unwrap_or(blank(&drawn))
        });
        let letters: Vec<char> = new.collect();
        let signs = |all: &[char]| all.iter().filter(|sign| !is_blank(**sign)).count();
        (signs(&letters) == signs(&drawn.letters)).then_some(Board { grid, letters })
    };
    let [left, below] = [wider, higher].map(|more| if more < 0 { -2 * more } else { 0 });
    let board = shifted(0, 0).or_else(|| shifted(left, below))?;
    draw(text, "board", &board)
}

/// How a drawing writes that nothing lies at a place.
pub(super) fn blank(drawn: &Board) -> char {
    let between = drawn.grid.at(1, 0).and_then(|at| drawn.letter(at));
    between.filter(|sign| is_blank(*sign)).unwrap_or(' ')
}

/// The squares that a place in the drawing is about, as files and ranks: one, or those around a place between them.
pub(super) fn around((x, y): (i8, i8)) -> impl Iterator<Item = (i8, i8)> {
    let both = |at: i8| {
        let mut both = vec![at.div_euclid(2), (at + 1).div_euclid(2)];
        both.dedup();
        both
    };
    both(x).into_iter().flat_map(move |file| both(y).into_iter().map(move |rank| (file, rank)))
}

/// The signs of areas (`from` = 0) or between them (`from` = 1), each with its file and rank in the drawing.
pub(super) fn places(drawn: &Board, from: usize) -> impl Iterator<Item = ((u8, u8), char)> {
    let ranks = drawn.letters.chunks(usize::from(drawn.grid.width)).zip(0..).skip(from).step_by(2);
    ranks.flat_map(move |(signs, rank)| {
        signs.iter().zip(0..).skip(from).step_by(2).map(move |(sign, file)| ((file, rank), *sign))
    })
}

/// Whether a sign stands for an empty place.
pub(super) fn is_blank(sign: char) -> bool {
    matches!(sign, ' ' | '.')
}
