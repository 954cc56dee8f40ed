//! Parses the texts written by [`super`]. A position is checked after it has been read; errors are
//! reported, never repaired.

use super::places::{column_of, moved, refuse_twice};
use super::{COLOURS, STAGES, name_in_pack, pawn_name};
use crate::rules::arena::soundness::Unsound;
use crate::rules::arena::turn_state::MAX_PENDING;
use crate::rules::arena::{
    Action, Heading, MAX_NUMBER, Path, PawnId, Pending, Position, SIDES, Stage, Tables,
    Whereabouts, end, pawn_id, soundness,
};
use crate::rules::text::words;
use crate::rules::{Side, Square, TextFlaw};

pub(in crate::rules::arena) fn parse_action(
    tables: &Tables,
    text: &str,
) -> Result<Action, TextFlaw> {
    match text {
        "enough" => return Ok(Action::Enough),
        "end" => return Ok(Action::EndTurn),
        _ => {}
    }
    if let Some(colour) = text.strip_prefix("begin:") {
        return side(colour).map(Action::Begin).map_err(|flaw| moved(flaw, 6));
    }
    if let Some(name) = text.strip_prefix("free:") {
        return pawn(tables, name).map(Action::Free).map_err(|flaw| moved(flaw, 5));
    }
    if let Some((name, square)) = text.split_once('@') {
        let column = name.chars().count() + 1;
        let square = tables.grid.square(square).map_err(|flaw| moved(flaw, column))?;
        return Ok(Action::Place { pawn: pawn(tables, name)?, square });
    }
    if let Some((square, name)) = text.split_once('>') {
        let column = square.chars().count() + 1;
        let heading = heading(name).map_err(|flaw| moved(flaw, column))?;
        return match square {
            "" => Ok(Action::Face(heading)),
            _ => Ok(Action::Turn { square: tables.grid.square(square)?, heading }),
        };
    }
    parse_move(tables, text)
}

/// Parses a movement such as `e3nw2l~1`.
fn parse_move(tables: &Tables, text: &str) -> Result<Action, TextFlaw> {
    let flaw = |column, cause: &str| Err(TextFlaw::new(column, cause));
    if !text.is_ascii() || text.is_empty() {
        return flaw(1, "this is no action; a movement looks like `e3n2`");
    }
    let letter =
        |from: usize| text[from..].find(|c: char| c.is_ascii_alphabetic()).map(|at| at + from);
    let digit = |from: usize| text[from..].find(|c: char| c.is_ascii_digit()).map(|at| at + from);
    let Some(way) = letter(1) else {
        return flaw(1, "this is no action; a movement looks like `e3n2`");
    };
    let from = tables.grid.square(&text[..way])?;
    let Some(number) = digit(way) else {
        return flaw(way + 1, "the number of squares is missing; a movement looks like `e3n2`");
    };
    let first = heading(&text[way..number]).map_err(|flaw| moved(flaw, way))?;
    let distance = text.as_bytes()[number] - b'0';
    if !(1..=MAX_NUMBER).contains(&distance) {
        return flaw(number + 1, "movements are 1 to 8 squares long");
    }
    let (bend, spared) = text[number + 1..]
        .split_once('~')
        .map_or((&text[number + 1..], None), |(bend, spared)| (bend, Some(spared)));
    let path = match bend {
        "" => Path::Straight(first),
        "r" => Path::Bent { first, right: true },
        "l" => Path::Bent { first, right: false },
        _ => return flaw(number + 2, "only `r` or `l` may follow the number"),
    };
    let mut set = 0_u8;
    for (index, step) in spared.into_iter().flat_map(str::bytes).enumerate() {
        let step = step.wrapping_sub(b'0');
        let rises = set >> (step & 7) == 0;
        if !(1..=7).contains(&step) || !rises {
            return flaw(number + 3 + bend.len() + index, "steps are 1 to 7, in rising order");
        }
        set |= 1 << step;
    }
    if spared.is_some() && set == 0 {
        return flaw(text.len(), "the steps of the spared are missing");
    }
    Ok(Action::Move { from, path, distance, spared: set })
}

fn side(colour: &str) -> Result<Side, TextFlaw> {
    let found = SIDES.into_iter().find(|side| COLOURS[usize::from(side.0)] == colour);
    found.ok_or_else(|| {
        TextFlaw::new(1, format!("`{colour}` is no side; `red` or `blue` is expected"))
    })
}

fn heading(name: &str) -> Result<Heading, TextFlaw> {
    Heading::all().find(|heading| Heading::NAMES[usize::from(heading.0)] == name).ok_or_else(|| {
        let names = Heading::NAMES.join(", ");
        TextFlaw::new(1, format!("`{name}` is no direction; these are: {names}"))
    })
}

fn pawn(tables: &Tables, name: &str) -> Result<PawnId, TextFlaw> {
    let mut all = SIDES.into_iter().flat_map(|side| pawn_id::pawns(side, tables.whole_pack(side)));
    all.find(|pawn| pawn_name(tables, *pawn) == name).ok_or_else(|| {
        TextFlaw::new(
            1,
            format!("`{name}` is no pawn; one looks like `{}`", pawn_name(tables, PawnId(0))),
        )
    })
}

pub(in crate::rules::arena) fn parse_position(
    tables: &Tables,
    text: &str,
) -> Result<Position, TextFlaw> {
    let words = words(text);
    let end_of_text = text.chars().count() + 1;
    let word = |index: usize| words.get(index).copied().unwrap_or((end_of_text, ""));
    let (column, name) = word(0);
    let stage = STAGES.iter().find(|(_, stage)| *stage == name).map(|(stage, _)| *stage);
    let stage = stage.ok_or_else(|| {
        TextFlaw::new(
            column,
            format!("`{name}` is no part of a match; `lot`, `placing` or `playing` is expected"),
        )
    })?;
    let (column, name) = word(1);
    let to_move = side(name).map_err(|flaw| moved(flaw, column - 1))?;
    let (column, score) = word(2);
    let (score, target) = parse_score(score).ok_or_else(|| {
        TextFlaw::new(column, format!("`{score}` is no score; one looks like `0-0/5`"))
    })?;
    let mut position = Position::empty(false, target);
    let moment = position.turn_state_mut();
    (moment.stage, moment.to_move) = (stage, to_move);
    moment.second = SIDES[usize::from(stage == Stage::Placing)];
    position.set_score(score, None, target);
    let mut packs = 0;
    refuse_twice(&words[3.min(words.len())..])?;
    for (column, word) in words.iter().skip(3) {
        let shift = |flaw: TextFlaw| moved(flaw, column - 1);
        match word.split_once(':') {
            Some((name, pawns)) if COLOURS.contains(&name) => {
                read_pack(tables, &mut position, side(name).map_err(shift)?, pawns)
                    .map_err(shift)?;
                packs |= 1 << side(name).map_err(shift)?.0;
            }
            _ => read_fact(tables, &mut position, word).map_err(shift)?,
        }
    }
    if packs != 3 {
        return Err(TextFlaw::new(
            end_of_text,
            "the pawns of a pack are missing; they look like `red:lion@a3n,...`",
        ));
    }
    soundness::check(tables, &position).map_err(|Unsound { about, cause }| {
        TextFlaw::new(column_of(tables, &words, about), cause)
    })?;
    position.end(end::verdict(tables, &position));
    Ok(position)
}

fn parse_score(text: &str) -> Option<([u8; 2], u8)> {
    let (score, target) = text.split_once('/')?;
    let (red, blue) = score.split_once('-')?;
    Some(([red.parse().ok()?, blue.parse().ok()?], target.parse().ok()?))
}

/// Parses one of the words for what differs from the default.
fn read_fact(tables: &Tables, position: &mut Position, word: &str) -> Result<(), TextFlaw> {
    let unknown = || TextFlaw::new(1, format!("nothing is expected at `{word}`"));
    let moment = position.turn_state_mut();
    match word {
        "compensated" => moment.compensated = true,
        "doubled" => moment.doubled = true,
        "owed" => moment.owed = true,
        "teams" => moment.teams = true,
        _ => {
            let (key, value) = word.split_once('=').ok_or_else(unknown)?;
            let shift = |flaw: TextFlaw| moved(flaw, key.len() + 1);
            let none = |most: u32| {
                let cause = format!("`{value}` is no whole number from 0 to {most}");
                shift(TextFlaw::new(1, cause))
            };
            let number = || value.parse::<u16>().map_err(|_| none(u16::MAX.into()));
            let small = || value.parse::<u8>().map_err(|_| none(u8::MAX.into()));
            match key {
                "done" => moment.done = small()?,
                "hand" => moment.hand = small()?,
                "quiet" => position.set_quiet(number()?),
                "turns" => position.set_quiet_turns(number()?),
                "hunter" => {
                    let hunter = side(value).map_err(shift)?;
                    let score = SIDES.map(|side| position.score(side));
                    position.set_score(score, Some(hunter), position.target());
                }
                "second" if moment.stage == Stage::Placing => {
                    moment.second = side(value).map_err(shift)?;
                }
                "acted" => moment.acted = read_set(tables, moment.to_move, value).map_err(shift)?,
                "spent" => moment.spent = read_set(tables, moment.to_move, value).map_err(shift)?,
                "pending" => {
                    for one in value.split(',') {
                        let pending = read_pending(tables, one).map_err(shift)?;
                        if position.turn_state().stack().len() == MAX_PENDING {
                            let cause = format!("no more than {MAX_PENDING} decisions wait");
                            return Err(shift(TextFlaw::new(1, cause)));
                        }
                        position.turn_state_mut().pending.push(pending);
                    }
                }
                _ => return Err(unknown()),
            }
        }
    }
    Ok(())
}

fn read_set(tables: &Tables, side: Side, names: &str) -> Result<u32, TextFlaw> {
    names.split(',').try_fold(0, |set, name| Ok(set | in_pack(tables, side, name)?.bit()))
}

fn in_pack(tables: &Tables, side: Side, name: &str) -> Result<PawnId, TextFlaw> {
    let mut pack = pawn_id::pawns(side, tables.whole_pack(side));
    pack.find(|pawn| name_in_pack(tables, *pawn) == name)
        .ok_or_else(|| TextFlaw::new(1, format!("`{name}` is no animal of this pack")))
}

fn read_pending(tables: &Tables, text: &str) -> Result<Pending, TextFlaw> {
    let wrong = || {
        TextFlaw::new(1, format!("`{text}` is no pending decision; one looks like `face:red.lion`"))
    };
    let (what, name) = text.split_once(':').ok_or_else(wrong)?;
    let pawn = pawn(tables, name).map_err(|flaw| moved(flaw, what.len() + 1))?;
    match what {
        "face" => Ok(Pending::Face(pawn)),
        "place" => Ok(Pending::Place(pawn)),
        _ => {
            let left =
                what.strip_prefix("free").and_then(|left| left.parse().ok()).ok_or_else(wrong)?;
            Ok(Pending::Free { rescuer: pawn, left })
        }
    }
}

fn read_pack(
    tables: &Tables,
    position: &mut Position,
    side: Side,
    text: &str,
) -> Result<(), TextFlaw> {
    let mut column = 0;
    for one in text.split(',') {
        read_pawn(tables, position, side, one)
            .map_err(|flaw| moved(flaw, COLOURS[usize::from(side.0)].len() + 1 + column))?;
        column += one.chars().count() + 1;
    }
    Ok(())
}

fn read_pawn(
    tables: &Tables,
    position: &mut Position,
    side: Side,
    text: &str,
) -> Result<(), TextFlaw> {
    if let Some((name, state)) = text.split_once('=') {
        let pawn = in_pack(tables, side, name)?;
        match state {
            "x" => position.lift(pawn, Whereabouts::Captive),
            "-" => {}
            "+" => position.armor(pawn, true),
            _ => {
                return Err(TextFlaw::new(
                    name.len() + 2,
                    format!("`{state}` is not `x`, `-` or `+`"),
                ));
            }
        }
        return Ok(());
    }
    let Some((name, place)) = text.split_once('@') else {
        return Err(TextFlaw::new(1, format!("`{text}` is no pawn; one looks like `lion@a3n`")));
    };
    let pawn = in_pack(tables, side, name)?;
    let shift = |flaw: TextFlaw| moved(flaw, name.len() + 1);
    let body = place.trim_end_matches('!').trim_end_matches('+');
    let cut = body
        .char_indices()
        .skip(1)
        .find(|(_, c)| c.is_ascii_alphabetic())
        .map_or(body.len(), |(at, _)| at);
    let square: Square = tables.grid.square(&body[..cut]).map_err(shift)?;
    let heading = heading(&body[cut..]).map_err(|flaw| shift(moved(flaw, cut)))?;
    let marks = &place[body.len()..];
    if !["", "+", "!", "+!"].contains(&marks) {
        return Err(shift(TextFlaw::new(
            body.len() + 1,
            format!("`{marks}` is not `+`, `!` or `+!`"),
        )));
    }
    if position.pawn_at(square).is_some() || position.pawn(pawn).whereabouts() != Whereabouts::Aside
    {
        return Err(shift(TextFlaw::new(
            1,
            format!("{} is held twice, or {name} stands twice", tables.grid.name(square)),
        )));
    }
    position.put(pawn, square, heading);
    position.armor(pawn, marks.contains('+'));
    position.endanger(pawn, marks.contains('!'));
    Ok(())
}
