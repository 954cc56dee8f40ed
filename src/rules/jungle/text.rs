//! Text forms: actions such as `a3a4`, positions in the JFEN notation, set-ups.
//!
//! A position text lists the ranks from the top, separated by `/`: a letter for each pawn, upper
//! case for red, and digits for runs of empty squares. Then follows ` w` or ` b` for red or blue to
//! move (` ?` before the first side is drawn), then optionally the plies since the last capture and
//! the move number.

use crate::rules::jungle::{Action, First, Kind, Position, SIDES, Setup, Tables, end};
use crate::rules::text::words;
use crate::rules::{Seat, Side, Square, TextFlaw};

const COLOURS: [&str; 2] = ["w", "b"];

pub(super) fn action(tables: &Tables, action: Action) -> String {
    match action {
        Action::Begin(side) => format!("lot-{}", COLOURS[usize::from(side.0 & 1)]),
        Action::Move { from, to } => {
            format!("{}{}", tables.grid.name(from), tables.grid.name(to))
        }
    }
}

pub(super) fn parse_action(tables: &Tables, text: &str) -> Result<Action, TextFlaw> {
    if let Some(colour) = text.strip_prefix("lot-") {
        return side_of(colour).map(Action::Begin).ok_or_else(|| {
            TextFlaw::new(5, format!("`{colour}` is no side; `lot-w` or `lot-b` is expected"))
        });
    }
    let second = text.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_alphabetic());
    let Some((cut, _)) = second else {
        return Err(TextFlaw::new(1, format!("`{text}` is no move; one looks like `a3a4`")));
    };
    let from = tables.grid.square(&text[..cut])?;
    let to = tables.grid.square(&text[cut..]).map_err(|flaw| TextFlaw::new(cut + 1, flaw.cause))?;
    Ok(Action::Move { from, to })
}

fn side_of(colour: &str) -> Option<Side> {
    SIDES.into_iter().find(|side| COLOURS[usize::from(side.0)] == colour)
}

pub(super) fn position(tables: &Tables, position: &Position) -> String {
    let ranks: Vec<String> =
        (0..tables.grid.height).rev().map(|y| rank(tables, position, y)).collect();
    let mover = position.to_move().map_or("?", |side| COLOURS[usize::from(side.0)]);
    let mut text = format!("{} {mover}", ranks.join("/"));
    if position.quiet() != 0 {
        text += &format!(" {}", position.quiet());
    }
    text
}

fn rank(tables: &Tables, position: &Position, y: u8) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for x in 0..tables.grid.width {
        let square = Square(y * tables.grid.width + x);
        let Some(side) = position.side_at(square) else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        let letter = tables.kinds[position.kind_at(square).index()].letter;
        text.push(if side.0 == 0 { letter } else { letter.to_ascii_lowercase() });
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

pub(super) fn parse_position(tables: &Tables, text: &str) -> Result<Position, TextFlaw> {
    let mut words = words(text).into_iter();
    let end = text.chars().count() + 1;
    let (column, board) = words.next().unwrap_or((end, ""));
    let mut position = Position::empty(tables);
    let shift = |flaw: TextFlaw| TextFlaw::new(flaw.column + column - 1, flaw.cause);
    let columns = read_board(tables, board, &mut position).map_err(shift)?;
    let (at_mover, mover) = words.next().unwrap_or((end, ""));
    match (mover, side_of(mover)) {
        (_, Some(side)) => position.pass_to(tables, side),
        ("?", _) => {}
        _ => {
            let cause = format!("`{mover}` is not a side; `w` or `b` is expected");
            return Err(TextFlaw::new(at_mover, cause));
        }
    }
    let mut numbers = [0; 2];
    for (number, (column, word)) in numbers.iter_mut().zip(&mut words) {
        *number = word.parse::<u16>().map_err(|_| {
            TextFlaw::new(column, format!("`{word}` is no number of plies or moves"))
        })?;
    }
    if let Some((column, word)) = words.next() {
        return Err(TextFlaw::new(column, format!("nothing is expected at `{word}`")));
    }
    position.set_quiet(numbers[0]);
    position.check(tables).map_err(|(square, cause)| {
        let told = columns.iter().find(|(at, _)| Some(*at) == square);
        TextFlaw::new(told.map_or(1, |(_, at)| at + column - 1), cause)
    })?;
    position.end(end::judge(tables, &position));
    Ok(position)
}

/// Puts the pawns on the board and returns the column at which each of them is written.
fn read_board(
    tables: &Tables,
    text: &str,
    position: &mut Position,
) -> Result<Vec<(Square, usize)>, TextFlaw> {
    let (width, height) = (usize::from(tables.grid.width), usize::from(tables.grid.height));
    let (mut x, mut ranks) = (0, 1);
    let mut columns = Vec::new();
    let mut digits = 0;
    for (index, letter) in text.chars().chain(['/']).enumerate() {
        if let Some(digit) = letter.to_digit(10) {
            digits = (digits * 10 + digit as usize).min(1000);
            continue;
        }
        x += std::mem::take(&mut digits);
        let flaw = |cause: String| Err(TextFlaw::new(index + 1, cause));
        if letter == '/' {
            if x != width {
                return flaw(format!("this rank has {x} squares, the board {width}"));
            }
            x = 0;
            ranks += 1;
            continue;
        }
        let Some(kind) = tables.kind_of_letter(letter.to_ascii_uppercase()) else {
            return flaw(format!("`{letter}` is no animal of this level"));
        };
        if x >= width || ranks > height {
            return flaw("the text goes beyond the board".into());
        }
        let square = Square(((height - ranks) * width + x) as u8);
        place(tables, position, letter, kind, square);
        columns.push((square, index + 1));
        x += 1;
    }
    if ranks != height + 1 {
        let cause = format!("there are {} ranks, the board has {height}", ranks - 1);
        return Err(TextFlaw::new(text.chars().count(), cause));
    }
    Ok(columns)
}

fn place(tables: &Tables, position: &mut Position, letter: char, kind: Kind, square: Square) {
    let side = Side(u8::from(letter.is_ascii_lowercase()));
    position.put(tables, side, kind, square);
}

pub(super) fn setup(tables: &Tables, setup: &Setup) -> String {
    match (&setup.position, setup.first) {
        (Some(start), _) => format!("position={}", position(tables, start)),
        (None, First::Lot) => "first=lot".into(),
        (None, First::Seat(seat)) => format!("first={}", seat.0),
    }
}

pub(super) fn parse_setup(tables: &Tables, text: &str) -> Result<Setup, TextFlaw> {
    if let Some(start) = text.strip_prefix("position=") {
        let shift = |flaw: TextFlaw| TextFlaw::new(flaw.column + "position=".len(), flaw.cause);
        let position = Some(parse_position(tables, start).map_err(shift)?);
        return Ok(Setup { first: First::Lot, position });
    }
    let first = match text.trim().strip_prefix("first=") {
        Some("lot") => First::Lot,
        Some("0") => First::Seat(Seat(0)),
        Some("1") => First::Seat(Seat(1)),
        _ => {
            let cause = format!("`{text}` is no set-up; `first=lot`, `first=0` or `first=1` is");
            return Err(TextFlaw::new(1, cause));
        }
    };
    Ok(Setup { first, position: None })
}
