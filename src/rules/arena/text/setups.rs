//! Parses set-ups. Options of the level are not part of them; records store those separately.

use super::parse_position;
use super::places::{moved, refuse_twice};
use crate::rules::arena::{First, MAX_TARGET, Packs, Setup, Tables};
use crate::rules::text::words;
use crate::rules::{Seat, TextFlaw};

pub(in crate::rules::arena) fn parse_setup(tables: &Tables, text: &str) -> Result<Setup, TextFlaw> {
    if let Some(start) = text.strip_prefix("position=") {
        let position =
            parse_position(tables, start).map_err(|flaw| moved(flaw, "position=".len()))?;
        return Ok(Setup { position: Some(Box::new(position)), ..Setup::default() });
    }
    let mut setup = Setup::default();
    let words = words(text);
    refuse_twice(&words)?;
    for (column, word) in words {
        match word {
            "first=lot" => setup.first = First::Lot,
            "first=0" => setup.first = First::Seat(Seat(0)),
            "first=1" => setup.first = First::Seat(Seat(1)),
            "packs=by-hand" => setup.packs = Packs::ByHand,
            "packs=ready" => setup.packs = Packs::Ready,
            "teams" => setup.teams = true,
            _ => match word.strip_prefix("target=") {
                Some(target) => {
                    setup.target =
                        Some(read_target(target).map_err(|flaw| moved(flaw, column + 6))?);
                }
                None => {
                    let cause =
                        format!("`{word}` belongs to no set-up; `first=lot packs=ready` is one");
                    return Err(TextFlaw::new(column, cause));
                }
            },
        }
    }
    let ready = setup.packs == Packs::Ready && !tables.has_ready();
    if ready {
        return Err(TextFlaw::new(1, "this level has no ready-made packs; write `packs=by-hand`"));
    }
    Ok(setup)
}

/// R98: a target score.
fn read_target(text: &str) -> Result<u8, TextFlaw> {
    let target = text.parse().ok().filter(|target| (1..=MAX_TARGET).contains(target));
    target.ok_or_else(|| {
        let cause = format!("`{text}` is no target: a whole number from 1 to {MAX_TARGET}");
        TextFlaw::new(1, cause)
    })
}
