//! Boards that are made of areas: every other sign of the drawing stands for one.
//!
//! An area lies over one or more squares. Deliberately absent: the signs between them (`between.rs`), and new areas.

use super::amend::shape;
use super::draft::{Board, Draft, drawing};
use super::edit::draw;
use crate::data::editing::Means;
use crate::packs::tree::Node;
use crate::rules::{Grid, Square};

/// The areas that a level draws; `None` if its board has an even number of signs on a side, or areas that are not the
/// game's own.
pub(super) fn board(text: &str, means: &Means) -> Option<Board> {
    let whole = shape(text)?;
    let (drawn, legend) = (drawing(&whole, "board")?, whole.field("areas")?.list()?);
    let [width, height] = [drawn.grid.width, drawn.grid.height];
    let known = |letter: char| is_blank(letter) || is_own(text, legend, means, letter);
    let letters = places(&drawn, 0).map(|(_, letter)| known(letter).then_some(letter));
    let letters: Vec<char> = letters.collect::<Option<_>>()?;
    let grid = Grid { width: width.div_ceil(2), height: height.div_ceil(2) };
    (width % 2 == 1 && height % 2 == 1).then_some(Board { grid, letters })
}

/// Whether a letter stands for the same area as in the game's own levels.
fn is_own(text: &str, legend: &[Node], means: &Means, letter: char) -> bool {
    let Some(ground) = means.grounds.iter().find(|ground| ground.letter == letter) else {
        return false;
    };
    let id = entry(text, legend, letter).and_then(|entry| entry.field("id")?.word());
    id.is_some_and(|id| ground.name.ends_with(&format!("-{id}")))
}

/// The entry of a legend that a letter stands for.
pub(super) fn entry<'n>(text: &str, legend: &'n [Node], letter: char) -> Option<&'n Node> {
    let sign = format!("'{letter}'");
    legend.iter().find(|entry| {
        let written = entry.field("letter").and_then(|letter| text.get(letter.range.clone()));
        written == Some(sign.as_str())
    })
}

/// The text after an area was put on a square: it changes places with the one that was there. `None` if the board has no
/// such area.
pub(super) fn exchanged(draft: &Draft, square: Square, letter: char) -> Option<String> {
    let mut drawn = drawing(&shape(draft.text())?, "board")?;
    let before = draft.board()?.letter(square)?;
    let (x, y) = draft.board()?.grid.place(square);
    let pressed = drawn.grid.at(2 * x, 2 * y)?;
    let all: Vec<_> = places(&drawn, 0).collect();
    if !all.iter().any(|(_, here)| *here == letter) {
        return None;
    }
    for ((x, y), here) in all {
        let at = drawn.grid.at(x.cast_signed(), y.cast_signed())?;
        // Of empty squares only the one that was pressed is taken.
        let taken = here == before && (!is_blank(before) || at == pressed);
        let new = if taken {
            letter
        } else if here == letter {
            before
        } else {
            here
        };
        *drawn.letters.get_mut(at.index())? = new;
    }
    draw(draft.text(), "board", &drawn)
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
