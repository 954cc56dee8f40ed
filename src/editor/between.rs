//! What lies where four areas meet: a sign between the areas of a drawing, and an entry with its letter and id in a list.
//!
//! Corners are counted like squares of a board that is one narrower and one lower. Deliberately absent: which corners a
//! game allows, which its reader tells.

use super::amend::{self, find, quoted, shape};
use super::areas::{entry, is_blank, places};
use super::draft::{Board, drawing};
use super::edit::draw;
use crate::data::editing::Between;
use crate::packs::tree::Node;
use crate::rules::{Grid, Square};

/// The corners between the squares of a board.
pub(super) fn corners(squares: Grid) -> Grid {
    Grid { width: squares.width.saturating_sub(1), height: squares.height.saturating_sub(1) }
}

/// The corners at which something lies.
pub(super) fn taken(text: &str) -> Vec<Square> {
    let Some(drawn) = shape(text).and_then(|whole| drawing(&whole, "board")) else {
        return Vec::new();
    };
    let grid = of_drawing(&drawn);
    let signs = places(&drawn, 1).filter(|(_, sign)| !is_blank(*sign));
    signs.filter_map(|((x, y), _)| grid.at(half(x), half(y))).collect()
}

/// The text with something more at a corner.
pub(super) fn put(text: &str, means: &Between, corner: Square) -> Option<String> {
    let whole = shape(text)?;
    let (drawn, legend) = (drawing(&whole, "board")?, legend(&whole, means));
    if !is_blank(drawn.letter(sign(&drawn, corner)?)?) {
        return Some(text.to_owned());
    }
    let is_free =
        |letter: &char| !drawn.letters.contains(letter) && entry(text, legend, *letter).is_none();
    let letter = ('1'..='9').chain('a'..='z').chain('A'..='Z').find(is_free)?;
    let text = signed(text, corner, letter)?;
    let whole = shape(&text)?;
    let list = find(&whole, &[means.field])?;
    let id = quoted(free_id(&text, means, of_drawing(&drawn), corner, None)?);
    amend::push_entry(&text, list, &format!("(letter: '{letter}', id: {id})"), 1)
}

/// The text with nothing at a corner; an entry goes with its last sign.
pub(super) fn taken_away(text: &str, means: &Between, corner: Square) -> Option<String> {
    let drawn = drawing(&shape(text)?, "board")?;
    let letter = drawn.letter(sign(&drawn, corner)?).filter(|letter| !is_blank(*letter))?;
    let text = signed(text, corner, blank(&drawn))?;
    let whole = shape(&text)?;
    let left = drawing(&whole, "board")?;
    let gone = entry(&text, legend(&whole, means), letter);
    let gone = gone.filter(|_| !places(&left, 1).any(|(_, sign)| sign == letter));
    Some(match gone {
        Some(entry) => amend::remove_entry(&text, entry),
        None => text,
    })
}

/// The text with what lies at a corner moved to another, instead of what lies there. An id that says where it lay says
/// where it lies.
pub(super) fn moved(text: &str, means: &Between, from: Square, to: Square) -> Option<String> {
    let drawn = drawing(&shape(text)?, "board")?;
    let letter = drawn.letter(sign(&drawn, from)?).filter(|letter| !is_blank(*letter))?;
    let text = taken_away(text, means, to).unwrap_or_else(|| text.to_owned());
    let text = signed(&signed(&text, from, blank(&drawn))?, to, letter)?;
    let whole = shape(&text)?;
    let entry = entry(&text, legend(&whole, means), letter);
    let entry = entry.filter(|entry| entry.field("name").is_none());
    let own = entry.and_then(|entry| Some((entry, entry.field("id")?.word()?)));
    let Some((entry, id)) = own.filter(|(_, id)| means.ids.contains(id)) else {
        return Some(text);
    };
    let id = free_id(&text, means, of_drawing(&drawn), to, Some(id))?;
    amend::set_in(&text, &entry.range, "id", Some(&quoted(id)))
}

/// The id that says best where a corner lies, of those that nothing else has.
fn free_id(
    text: &str,
    means: &Between,
    grid: Grid,
    corner: Square,
    own: Option<&str>,
) -> Option<&'static str> {
    let whole = shape(text)?;
    let others = legend(&whole, means).iter().filter_map(|entry| entry.field("id")?.word());
    let others: Vec<_> = others.filter(|id| Some(*id) != own).collect();
    let (x, y) = grid.place(corner);
    let (x, y) = (third(x, grid.width), third(y, grid.height));
    let ids = (0_i16..).zip(means.ids).filter(|(_, id)| !others.contains(id));
    let far = |at: i16| (at % 3 - x).pow(2) + (at / 3 - y).pow(2);
    ids.min_by_key(|(at, _)| far(*at)).map(|(_, id)| id)
}

/// The list of what lies between areas.
fn legend<'n>(whole: &'n Node, means: &Between) -> &'n [Node] {
    find(whole, &[means.field]).and_then(Node::list).unwrap_or_default()
}

/// In which third of so many corners one lies. Of two, one is the first and one the last.
fn third(at: i8, many: u8) -> i16 {
    let beside_middle = 2 * i16::from(at) - (i16::from(many) - 1);
    match 3 * beside_middle.abs() < i16::from(many) {
        true => 1,
        false => 1 + beside_middle.signum(),
    }
}

/// The text with another sign at a corner.
fn signed(text: &str, corner: Square, letter: char) -> Option<String> {
    let mut drawn = drawing(&shape(text)?, "board")?;
    let at = sign(&drawn, corner)?;
    *drawn.letters.get_mut(at.index())? = letter;
    draw(text, "board", &drawn)
}

/// The corners of a drawing, which has signs for squares and for what lies between them.
fn of_drawing(drawn: &Board) -> Grid {
    Grid { width: drawn.grid.width / 2, height: drawn.grid.height / 2 }
}

/// The sign of a corner in a drawing.
fn sign(drawn: &Board, corner: Square) -> Option<Square> {
    let corners = of_drawing(drawn);
    let (x, y) = (corners.len() > 0).then(|| corners.place(corner))?;
    drawn.grid.at(2 * x + 1, 2 * y + 1)
}

/// How a drawing writes that nothing lies between areas.
fn blank(drawn: &Board) -> char {
    let between = drawn.grid.at(1, 0).and_then(|at| drawn.letter(at));
    between.filter(|sign| is_blank(*sign)).unwrap_or(' ')
}

/// The number of a sign between areas, of all on its line.
fn half(at: u8) -> i8 {
    (at / 2).cast_signed()
}
