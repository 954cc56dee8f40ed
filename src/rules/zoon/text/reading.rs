//! Parses actions and set-ups as written by [`super`].

use super::{PEEKING, face_name, words::parse_position};
use crate::rules::text::words;
use crate::rules::zoon::{
    Action, Corner, Deployment, First, Kind, MAX_SLOTS, MAX_TRUMPS, Setup, Slot, Tables, TrumpId,
    Way,
};
use crate::rules::{Seat, Square, TextFlaw};

/// The words before the colon, for actions that have one.
const WORDS: [&str; 14] = [
    "formation",
    "begin",
    "touch",
    "pivot",
    "flee",
    "exchange",
    "peek",
    "march",
    "shoot",
    "equip",
    "lay",
    "lure",
    "leap",
    "reinforce",
];

pub(in crate::rules::zoon) fn parse_action(
    tables: &Tables,
    text: &str,
) -> Result<Action, TextFlaw> {
    match text {
        "ready" => return Ok(Action::Ready),
        "enough" => return Ok(Action::Enough),
        _ => {}
    }
    if let Some((name, square)) = text.split_once('@') {
        let kind = face(tables, name)?;
        let square = square_at(tables, square, name.chars().count() + 1)?;
        return Ok(Action::Deploy { kind, square });
    }
    if let Some((word, rest)) = text.split_once(':') {
        if !WORDS.contains(&word) {
            let known = WORDS.join(", ");
            return Err(TextFlaw::new(1, format!("`{word}` is no action; these are: {known}")));
        }
        return worded(tables, word, rest).map_err(|flaw| moved(flaw, word.len() + 1));
    }
    let plain = |sign: &str| text.split_once(sign).filter(|(from, _)| !from.is_empty());
    for (sign, action) in [
        ("<>", (|from, to| Action::Rearrange { from, to }) as fn(Square, Square) -> Action),
        ("-", |from, to| Action::Move { from, to, way: Way::Path }),
        ("^", |from, to| Action::Move { from, to, way: Way::Green }),
    ] {
        if let Some((from, to)) = plain(sign) {
            let column = from.chars().count() + sign.len();
            return Ok(action(tables.grid.square(from)?, square_at(tables, to, column)?));
        }
    }
    Err(TextFlaw::new(1, format!("`{text}` is no action; a move looks like `c2-c3`")))
}

/// Parses an action after its word and colon. Columns count from after the colon.
fn worded(tables: &Tables, word: &str, rest: &str) -> Result<Action, TextFlaw> {
    let at = |square: &str| tables.grid.square(square);
    match word {
        "formation" => {
            let (digits, mirrored) = match rest.strip_suffix('m') {
                Some(digits) => (digits, true),
                None => (rest, false),
            };
            Ok(Action::Formation { number: number(digits)?, mirrored })
        }
        "begin" => seat(rest).map(Action::Begin),
        "touch" => match corner(rest) {
            Some(corner) => Ok(Action::Touch(corner)),
            None => Err(TextFlaw::new(1, "a touch is one of `touch:1` to `touch:4`")),
        },
        "pivot" => match rest {
            "00" => Ok(Action::Pivot([false, false])),
            "01" => Ok(Action::Pivot([false, true])),
            "10" => Ok(Action::Pivot([true, false])),
            "11" => Ok(Action::Pivot([true, true])),
            _ => Err(TextFlaw::new(1, "a pivot looks like `pivot:01`")),
        },
        "flee" => at(rest).map(Action::Flee),
        "exchange" => at(rest).map(Action::Exchange),
        "peek" => at(rest).map(Action::Peek),
        "march" => trump(rest).map(Action::March),
        _ => used(tables, word, rest),
    }
}

/// Parses an action that names a card, and squares after another colon.
fn used(tables: &Tables, word: &str, rest: &str) -> Result<Action, TextFlaw> {
    let Some((name, squares)) = rest.split_once(':') else {
        return Err(TextFlaw::new(1, "a square is missing; say it after another `:`"));
    };
    let column = name.chars().count() + 1;
    let sign = if word == "lay" { '+' } else { '-' };
    let (one, other) = match squares.split_once(sign) {
        Some((one, other)) => {
            let next = column + one.chars().count() + 1;
            (square_at(tables, one, column)?, Some(square_at(tables, other, next)?))
        }
        None => (square_at(tables, squares, column)?, None),
    };
    if word == "reinforce" {
        let slot = slot(name)?;
        return match other {
            None => Ok(Action::Reinforce { slot, square: one }),
            Some(_) => Err(TextFlaw::new(column + 1, "a reinforcement takes one square")),
        };
    }
    let trump = trump(name)?;
    match (word, other) {
        ("equip", None) => Ok(Action::Equip { trump, bearer: one }),
        ("lay", second) => Ok(Action::Lay { trump, square: one, second }),
        ("lure", None) => Ok(Action::Lure { trump, singer: None, target: one }),
        ("lure", Some(target)) => Ok(Action::Lure { trump, singer: Some(one), target }),
        ("shoot", Some(target)) => Ok(Action::Shoot { trump, shooter: one, target }),
        ("leap", Some(to)) => Ok(Action::Leap { trump, from: one, to }),
        _ => Err(TextFlaw::new(column + 1, format!("`{word}` takes another number of squares"))),
    }
}

pub(super) fn moved(flaw: TextFlaw, columns: usize) -> TextFlaw {
    TextFlaw::new(flaw.column + columns, flaw.cause)
}

fn square_at(tables: &Tables, name: &str, column: usize) -> Result<Square, TextFlaw> {
    tables.grid.square(name).map_err(|flaw| moved(flaw, column))
}

/// A corner by its number, clockwise from the top left.
pub(super) fn corner(text: &str) -> Option<Corner> {
    ["1", "2", "3", "4"].iter().zip(Corner::ALL).find(|(name, _)| **name == text).map(|(_, c)| c)
}

/// Parses a number in its only permitted spelling.
pub(super) fn number<N: std::str::FromStr + ToString>(text: &str) -> Result<N, TextFlaw> {
    let wrong = || TextFlaw::new(1, format!("`{text}` is no number that fits here"));
    let number: N = text.parse().map_err(|_| wrong())?;
    if number.to_string() == text { Ok(number) } else { Err(wrong()) }
}

pub(super) fn seat(text: &str) -> Result<Seat, TextFlaw> {
    match text {
        "0" => Ok(Seat(0)),
        "1" => Ok(Seat(1)),
        _ => Err(TextFlaw::new(1, format!("`{text}` is no seat; `0` or `1` is expected"))),
    }
}

/// Parses a seat and an index below `count`.
fn of_seat(text: &str, count: usize) -> Result<(Seat, u8), TextFlaw> {
    let wrong = || TextFlaw::new(1, format!("`{text}` is no card; one looks like `0.2`"));
    let (owner, index) = text.split_once('.').ok_or_else(wrong)?;
    let index: u8 = number(index)?;
    if usize::from(index) < count { Ok((seat(owner)?, index)) } else { Err(wrong()) }
}

pub(super) fn slot(text: &str) -> Result<Slot, TextFlaw> {
    of_seat(text, MAX_SLOTS).map(|(seat, index)| Slot::new(seat, index))
}

pub(super) fn trump(text: &str) -> Result<TrumpId, TextFlaw> {
    of_seat(text, MAX_TRUMPS).map(|(seat, index)| TrumpId::new(seat, index))
}

pub(super) fn face(tables: &Tables, name: &str) -> Result<Kind, TextFlaw> {
    let mut all = (0..tables.faces().len() as u8).map(Kind);
    all.find(|kind| face_name(tables, *kind) == name).ok_or_else(|| {
        let one = face_name(tables, Kind(0));
        TextFlaw::new(1, format!("`{name}` is no card; one looks like `{one}`"))
    })
}

/// Parses the tribes of both seats.
pub(super) fn tribes(tables: &Tables, text: &str) -> Result<[u8; 2], TextFlaw> {
    let wrong = || TextFlaw::new(1, format!("`{text}` are no two tribes of this level"));
    let find = |name: &str| {
        let place = tables.tribes().iter().position(|tribe| tribe.id == name);
        place.map(|place| place as u8).ok_or_else(wrong)
    };
    let (one, other) = text.split_once(',').ok_or_else(wrong)?;
    Ok([find(one)?, find(other)?])
}

/// Parses a word of the set-up; returns `false` for an unknown word.
pub(super) fn choice(tables: &Tables, setup: &mut Setup, word: &str) -> Result<bool, TextFlaw> {
    match word {
        "first=lot" => setup.first = First::Lot,
        "first=0" => setup.first = First::Seat(Seat(0)),
        "first=1" => setup.first = First::Seat(Seat(1)),
        "reserves" => setup.reserves = true,
        "formations" => setup.deployment = Deployment::Formations,
        _ => {
            if let Some(names) = word.strip_prefix("tribes=") {
                setup.tribes = tribes(tables, names).map_err(|flaw| moved(flaw, 7))?;
            } else if let Some(name) = word.strip_prefix("faces=") {
                let found = PEEKING.iter().find(|(_, other)| *other == name);
                let flaw = || {
                    TextFlaw::new(7, format!("`{name}` is not one of own-turn, one-by-one, always"))
                };
                setup.peeking = found.map(|(peeking, _)| *peeking).ok_or_else(flaw)?;
            } else {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Rejects a word that occurred before, because the second one would override only a part of the
/// first.
pub(super) fn once<'a>(said: &mut Vec<&'a str>, word: &'a str) -> Result<(), TextFlaw> {
    let name = word.split(['=', ':']).next().unwrap_or_default();
    if said.contains(&name) {
        return Err(TextFlaw::new(1, format!("`{name}` is said twice")));
    }
    said.push(name);
    Ok(())
}

pub(in crate::rules::zoon) fn parse_setup(tables: &Tables, text: &str) -> Result<Setup, TextFlaw> {
    if let Some(start) = text.strip_prefix("position=") {
        let position =
            parse_position(tables, start).map_err(|flaw| moved(flaw, "position=".len()))?;
        return Ok(Setup { position: Some(Box::new(position)), ..Setup::default() });
    }
    let mut setup = Setup::default();
    setup.tribes = setup.tribes.map(|tribe| tables.tribe_number(tribe));
    let mut said = Vec::new();
    for (column, word) in words(text) {
        once(&mut said, word).map_err(|flaw| moved(flaw, column - 1))?;
        if !choice(tables, &mut setup, word).map_err(|flaw| moved(flaw, column - 1))? {
            let cause = format!("`{word}` belongs to no set-up; `first=lot reserves` is one");
            return Err(TextFlaw::new(column, cause));
        }
    }
    Ok(setup)
}
