//! What lies where four areas meet: a sign between the areas of a drawing, and an entry with its letter and id in a list.
//!
//! Corners are counted like squares of a board that is one narrower and one lower. Deliberately absent: which corners a
//! game allows, which its reader tells.

use super::amend::{self, find, quoted, shape};
use super::areas::{blank, entry, is_blank, places};
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
    let id = quoted(means.ids[0]);
    let listed = amend::push_entry(&text, list, &format!("(letter: '{letter}', id: {id})"), 1)?;
    named(&listed, means)
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
    let text = gone.map_or_else(|| text.clone(), |entry| amend::remove_entry(&text, entry));
    named(&text, means)
}

/// The text with what lies at a corner moved to another, instead of what lies there.
pub(super) fn moved(text: &str, means: &Between, from: Square, to: Square) -> Option<String> {
    let drawn = drawing(&shape(text)?, "board")?;
    let letter = drawn.letter(sign(&drawn, from)?).filter(|letter| !is_blank(*letter))?;
    if from == to {
        return None;
    }
    let text = taken_away(text, means, to).unwrap_or_else(|| text.to_owned());
    let text = signed(&signed(&text, from, blank(&drawn))?, to, letter)?;
    named(&text, means)
}

/// The text with ids that say where something lies among the others. An id of the file's own stays, and one beside a name.
fn named(text: &str, means: &Between) -> Option<String> {
    let whole = shape(text)?;
    let drawn = drawing(&whole, "board")?;
    let id = |entry: &Node| entry.field("id").and_then(Node::word).map(str::to_owned);
    let follows = |entry: &Node| {
        entry.field("name").is_none() && id(entry).is_some_and(|id| means.ids.contains(&&*id))
    };
    let own = legend(&whole, means).iter().filter(|entry| !follows(entry));
    let mut taken: Vec<String> = own.filter_map(id).collect();
    let signs: Vec<_> = places(&drawn, 1).filter(|(_, sign)| !is_blank(*sign)).collect();
    let [across, up] = [0, 1].map(|axis| {
        let all = signs.iter().map(|((x, y), _)| i16::from(if axis == 0 { *x } else { *y }) / 2);
        (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
    });
    let mut text = text.to_owned();
    for ((x, y), letter) in &signs {
        let whole = shape(&text)?;
        let entry = entry(&text, legend(&whole, means), *letter);
        let Some(entry) = entry.filter(|entry| follows(entry)) else { continue };
        let (x, y) = (third(i16::from(*x) / 2, across), third(i16::from(*y) / 2, up));
        let far = |at: i16| (at % 3 - x).pow(2) + (at / 3 - y).pow(2);
        let free = (0_i16..).zip(means.ids).filter(|(_, id)| !taken.iter().any(|it| it == id));
        let (_, best) = free.min_by_key(|(at, _)| far(*at))?;
        text = amend::set_in(&text, &entry.range, "id", Some(&quoted(best)))?;
        taken.push(best.to_owned());
    }
    Some(text)
}

/// The list of what lies between areas.
fn legend<'n>(whole: &'n Node, means: &Between) -> &'n [Node] {
    find(whole, &[means.field]).and_then(Node::list).unwrap_or_default()
}

/// In which third of a row something lies. Of two, one is in the first and one in the last.
fn third(at: i16, (first, last): (i16, i16)) -> i16 {
    let beside_middle = 2 * at - first - last;
    match 3 * beside_middle.abs() <= last - first {
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
    let (x, y) = (!corners.is_empty()).then(|| corners.place(corner))?;
    drawn.grid.at(2 * x + 1, 2 * y + 1)
}

/// The number of a sign between areas, of all on its line.
fn half(at: u8) -> i8 {
    (at / 2).cast_signed()
}
