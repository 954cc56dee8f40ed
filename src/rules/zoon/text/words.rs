//! Parses positions word by word, as written by [`super`].

use super::reading::{choice, corner, face, moved, number, once, seat, slot, trump};
use crate::rules::text::words;
use crate::rules::zoon::{
    Attacker, Combat, Pending, Position, SEATS, Setup, Slot, Stage, Tables, Touch, TrumpId,
    TrumpState, TurnState, Whereabouts, end, soundness,
};
use crate::rules::{Seat, TextFlaw};

pub(in crate::rules::zoon) fn parse_position(
    tables: &Tables,
    text: &str,
) -> Result<Position, TextFlaw> {
    let words = words(text);
    let at = |flaw: TextFlaw, column: usize| moved(flaw, column - 1);
    let Some(((column, stage), rest)) = words.split_first() else {
        return Err(TextFlaw::new(1, "a position begins with `playing:0`, `lot` or `deploying:0`"));
    };
    let mut setup = Setup { tribes: [0, 0], ..Setup::default() };
    let mut left = Vec::new();
    let mut said = Vec::new();
    for (column, word) in rest {
        once(&mut said, word).map_err(|flaw| at(flaw, *column))?;
        if !choice(tables, &mut setup, word).map_err(|flaw| at(flaw, *column))? {
            left.push((*column, *word));
        }
    }
    let mut moment = TurnState::new(setup.first);
    read_stage(&mut moment, stage).map_err(|flaw| at(flaw, *column))?;
    let mut position = Position::begin(tables, &setup, moment);
    for (column, word) in left {
        read_word(tables, &mut position, word).map_err(|flaw| at(flaw, column))?;
    }
    position.field.turn_state_mut().advise(tables.options.draw_advised);
    if let Some(ending) = end::verdict(tables, &position) {
        position.field.end(ending);
    }
    soundness::check(tables, &position)
        .map_err(|flaw| TextFlaw::new(1, format!("this position cannot be: {flaw}")))?;
    Ok(position)
}

fn read_stage(moment: &mut TurnState, text: &str) -> Result<(), TextFlaw> {
    let (word, owner) = text.split_once(':').unwrap_or((text, ""));
    let column = word.chars().count() + 1;
    let seat = || seat(owner).map_err(|flaw| moved(flaw, column));
    match word {
        "deploying" => moment.stage = Stage::Deploying(seat()?),
        "lot" if owner.is_empty() => moment.stage = Stage::Lot,
        "playing" => (moment.stage, moment.turn) = (Stage::Playing, seat()?),
        _ => {
            let cause = format!("`{text}` is no part of a match; `playing:0` is one");
            return Err(TextFlaw::new(1, cause));
        }
    }
    Ok(())
}

fn read_word(tables: &Tables, position: &mut Position, word: &str) -> Result<(), TextFlaw> {
    if word == "eventful" {
        position.field.turn_state_mut().eventful = true;
        return Ok(());
    }
    let cut = word.find(['=', ':']).ok_or_else(|| unknown(word))?;
    let (key, value) = (&word[..cut], &word[cut + 1..]);
    let column = key.chars().count() + 1;
    read_pair(tables, position, key, value).map_err(|flaw| moved(flaw, column))
}

fn unknown(word: &str) -> TextFlaw {
    TextFlaw::new(1, format!("`{word}` belongs to no position"))
}

fn read_pair(
    tables: &Tables,
    position: &mut Position,
    key: &str,
    value: &str,
) -> Result<(), TextFlaw> {
    let moment = position.field.turn_state_mut();
    match key {
        "quiet" => moment.quiet = number(value)?,
        "turns" => moment.quiet_turns = number(value)?,
        "revealed" => moment.revealed = two(value, hexadecimal)?,
        "rearranged" => position.secrets.rearrangements = two(value, number)?,
        "touched" => position.secrets.touches = two(value, touch)?,
        "combat" => moment.combat = Some(combat(tables, value)?),
        "pending" => {
            for one in value.split(',') {
                if moment.stack().len() == super::super::turn_state::MAX_PENDING {
                    return Err(TextFlaw::new(1, "so many decisions are never pending"));
                }
                moment.pending.push(pending(one)?);
            }
        }
        "0" | "1" => {
            each(value, Slot::of(seat(key)?), |slot, text| read_card(tables, position, slot, text))?
        }
        "trumps0" => read_trumps(tables, position, SEATS[0], value)?,
        "trumps1" => read_trumps(tables, position, SEATS[1], value)?,
        _ => return Err(unknown(key)),
    }
    Ok(())
}

/// Parses one part between commas for every item, and requires that there are no more.
fn each<T>(
    text: &str,
    mut items: impl Iterator<Item = T>,
    mut read: impl FnMut(T, &str) -> Result<(), TextFlaw>,
) -> Result<(), TextFlaw> {
    let mut column = 0;
    for part in text.split(',') {
        let item = items.next().ok_or_else(|| TextFlaw::new(column + 1, "this is one too many"))?;
        read(item, part).map_err(|flaw| moved(flaw, column))?;
        column += part.chars().count() + 1;
    }
    match items.next() {
        None => Ok(()),
        Some(_) => Err(TextFlaw::new(column, "one more is expected after a comma")),
    }
}

fn two<T: Copy + Default>(
    text: &str,
    read: impl Fn(&str) -> Result<T, TextFlaw>,
) -> Result<[T; 2], TextFlaw> {
    let mut both = [T::default(); 2];
    each(text, both.iter_mut(), |place, part| {
        *place = read(part)?;
        Ok(())
    })?;
    Ok(both)
}

/// Parses a bit set in its only permitted spelling.
fn hexadecimal(text: &str) -> Result<u16, TextFlaw> {
    let wrong = || TextFlaw::new(1, format!("`{text}` is no set; one looks like `1f`"));
    let set = u16::from_str_radix(text, 16).map_err(|_| wrong())?;
    if format!("{set:x}") == text { Ok(set) } else { Err(wrong()) }
}

fn touch(text: &str) -> Result<Touch, TextFlaw> {
    match (text, corner(text)) {
        ("-", _) => Ok(Touch::Open),
        (_, Some(corner)) => Ok(Touch::Given(corner)),
        _ => Err(TextFlaw::new(1, format!("`{text}` is no touch; `-` or `1` to `4` is expected"))),
    }
}

fn combat(tables: &Tables, text: &str) -> Result<Combat, TextFlaw> {
    let wrong = || TextFlaw::new(1, "a combat looks like `0.3,1.5,c4,c3`");
    let parts: Vec<&str> = text.split(',').collect();
    let [attacker, defender, square, back] = parts[..] else { return Err(wrong()) };
    let attacker = match attacker.split_once('/') {
        None => Attacker::Zoon(slot(attacker)?),
        Some((shooter, card)) => Attacker::Shot { trump: trump(card)?, shooter: slot(shooter)? },
    };
    let [square, back] = [tables.grid.square(square)?, tables.grid.square(back)?];
    Ok(Combat { attacker, defender: slot(defender)?, square, back })
}

fn pending(text: &str) -> Result<Pending, TextFlaw> {
    let wrong = || TextFlaw::new(1, format!("`{text}` is no decision; one looks like `flee:0.3`"));
    let parts: Vec<&str> = text.split(':').collect();
    match parts[..] {
        ["pivot"] => Ok(Pending::Pivot),
        ["touch", owner] => seat(owner).map(Pending::Touch),
        ["flee", card] => slot(card).map(Pending::Flee),
        ["exchange", card] => slot(card).map(Pending::Exchange),
        ["second", card] => slot(card).map(Pending::SecondMove),
        ["drive", card] => slot(card).map(Pending::Drive),
        ["peek", card, looked, left] => Ok(Pending::Peek {
            zoon: slot(card)?,
            looked: hexadecimal(looked)?,
            left: number(left)?,
        }),
        ["march", moved, left] => {
            Ok(Pending::March { moved: hexadecimal(moved)?, left: number(left)? })
        }
        _ => Err(wrong()),
    }
}

fn read_card(
    tables: &Tables,
    position: &mut Position,
    slot: Slot,
    text: &str,
) -> Result<(), TextFlaw> {
    if text == "." {
        return Ok(());
    }
    let cut = text.find(['@', '=', '?']).unwrap_or(text.len());
    position.set_face(slot, Some(face(tables, &text[..cut])?));
    let column = text[..cut].chars().count();
    let rest = &text[cut..];
    if rest.is_empty() {
        return Ok(());
    }
    let (place, marks) = rest.split_once('?').ok_or_else(|| {
        TextFlaw::new(column + 1, "what the card may be is missing; it looks like `?1f`")
    })?;
    let field = &mut position.field;
    match place {
        "=x" => field.lift(slot, Whereabouts::Tomb),
        "=-" => field.lift(slot, Whereabouts::Hand),
        _ => {
            let name = place.strip_prefix('@').ok_or_else(|| {
                TextFlaw::new(column + 1, format!("`{place}` is no place; `@c2` is one"))
            })?;
            let square = tables.grid.square(name).map_err(|flaw| moved(flaw, column + 1))?;
            if field.slot_at(square).is_some() {
                return Err(TextFlaw::new(column + 2, format!("{name} is held twice")));
            }
            field.put(slot, square);
        }
    }
    let column = column + place.chars().count() + 1;
    read_marks(position, slot, marks).map_err(|flaw| moved(flaw, column))
}

fn read_marks(position: &mut Position, slot: Slot, text: &str) -> Result<(), TextFlaw> {
    let card = position.field.card_mut(slot);
    let rest = text.strip_suffix('*');
    card.peeked = rest.is_some();
    let rest = rest.unwrap_or(text);
    let body = rest.strip_suffix('^');
    card.face_up = body.is_some();
    let body = body.unwrap_or(rest);
    let (set, stunned) = match body.split_once('!') {
        None => (body, 0),
        Some((set, turns)) => {
            let turns: u8 = number(turns).map_err(|flaw| moved(flaw, set.chars().count() + 1))?;
            (set, turns)
        }
    };
    card.may_be = hexadecimal(set)?;
    card.stunned = stunned;
    Ok(())
}

fn read_trumps(
    tables: &Tables,
    position: &mut Position,
    seat: Seat,
    text: &str,
) -> Result<(), TextFlaw> {
    each(text, TrumpId::of(seat), |id, part| {
        let state = trump_state(tables, part)?;
        let busy = |slot| position.field.card(slot).gear.is_some();
        if matches!(state, TrumpState::On(slot) if busy(slot)) {
            return Err(TextFlaw::new(1, "a Zoon bears one gear at most")); // Z61
        }
        position.field.set_trump(tables, id, state);
        Ok(())
    })
}

fn trump_state(tables: &Tables, text: &str) -> Result<TrumpState, TextFlaw> {
    match text {
        "." => return Ok(TrumpState::Absent),
        "hand" => return Ok(TrumpState::Hand { used: 0 }),
        "tomb" => return Ok(TrumpState::Tomb),
        _ => {}
    }
    if let Some(card) = text.strip_prefix("on:") {
        return slot(card).map(TrumpState::On).map_err(|flaw| moved(flaw, 3));
    }
    if let Some(used) = text.strip_prefix("hand") {
        return number(used).map(|used| TrumpState::Hand { used });
    }
    let wrong = || TextFlaw::new(1, format!("`{text}` is no place of a trump; `hand` is one"));
    let squares = text.strip_prefix("laid:").ok_or_else(wrong)?;
    let (one, other) = squares.split_once('+').ok_or_else(wrong)?;
    Ok(TrumpState::Laid([tables.grid.square(one)?, tables.grid.square(other)?]))
}
