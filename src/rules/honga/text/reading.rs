//! Parses actions and set-ups as written by [`super`].

use super::words::parse_position;
use crate::rules::honga::{
    Action, Area, BarterKind, BonusKind, DiscKind, First, MAX_HERD, MAX_OPEN, Place, Resource,
    Setup, Source, Space, Tables,
};
use crate::rules::{MAX_SEATS, Seat, TextFlaw};

/// The words before the colon, for actions that have one.
const WORDS: [&str; 16] = [
    "begin", "disc", "open", "bonus", "place", "gather", "barter", "convert", "play", "hand",
    "steps", "chase", "spare", "give", "send", "keep",
];

pub(in crate::rules::honga) fn parse_action(
    tables: &Tables,
    text: &str,
) -> Result<Action, TextFlaw> {
    match text {
        "explore" => return Ok(Action::Explore),
        "lure" => return Ok(Action::Lure),
        "climb" => return Ok(Action::Climb),
        "enough" => return Ok(Action::Enough),
        "end" => return Ok(Action::EndTurn),
        _ => {}
    }
    let Some((word, rest)) = text.split_once(':') else {
        return Err(TextFlaw::new(1, format!("`{text}` is no action; one is `gather:lake`")));
    };
    if !WORDS.contains(&word) {
        let known = WORDS.join(", ");
        return Err(TextFlaw::new(1, format!("`{word}` is no action; these are: {known}")));
    }
    worded(tables, word, rest).map_err(|flaw| moved(flaw, word.len() + 1))
}

/// Parses an action after its word and colon. Columns count from after the colon.
fn worded(tables: &Tables, word: &str, rest: &str) -> Result<Action, TextFlaw> {
    match word {
        "begin" => seat(rest).map(Action::Begin),
        "disc" => disc_kind(tables, rest).map(Action::DrawDisc),
        "open" => barter_kind(tables, rest).map(Action::OpenBarter),
        "bonus" => bonus_kind(tables, rest).map(Action::DrawBonus),
        "place" => {
            let (place, turned) = rest.rsplit_once(':').ok_or_else(no_second)?;
            let rotation = below(turned, 4).map_err(|flaw| moved(flaw, place.len() + 1))?;
            Ok(Action::Place { place: place_named(tables, place)?, rotation })
        }
        "gather" => area(tables, rest).map(Action::Gather),
        "barter" => below(rest, MAX_OPEN).map(|space| Action::Barter(Space(space))),
        "convert" => resource(rest).map(Action::Convert),
        "play" => bonus_kind(tables, rest).map(Action::Play),
        "steps" => bonus_kind(tables, rest).map(Action::Steps),
        "chase" => bonus_kind(tables, rest).map(Action::Chase),
        "hand" => {
            let card_ends = |at: usize| bonus_kind(tables, &rest[..at]).is_ok();
            let (card, at) = halves_where(rest, card_ends)?;
            let area = area(tables, at).map_err(|flaw| moved(flaw, card.len() + 1))?;
            Ok(Action::LuckyHand { card: bonus_kind(tables, card)?, area })
        }
        "spare" => resource(rest).map(Action::Spare),
        "give" => resource(rest).map(Action::Give),
        "send" if rest == "tray" => Ok(Action::Send(Source::Tray)),
        "send" => below(rest, MAX_HERD).map(|space| Action::Send(Source::Herd(space))),
        _ => {
            let (who, number) = halves(rest)?;
            let number = below(number, 2).map_err(|flaw| moved(flaw, who.len() + 1))?;
            Ok(Action::Keep { seat: seat(who)?, number })
        }
    }
}

fn halves(text: &str) -> Result<(&str, &str), TextFlaw> {
    text.split_once(':').ok_or_else(no_second)
}

/// Splits at the first colon before which something ends. Ids may hold a colon, so the first one need not
/// be it; where it is none of them, splits at the first one.
fn halves_where(text: &str, ends: impl Fn(usize) -> bool) -> Result<(&str, &str), TextFlaw> {
    let colon = text.match_indices(':').map(|(at, _)| at).find(|at| ends(*at));
    colon.map_or_else(|| halves(text), |at| Ok((&text[..at], &text[at + 1..])))
}

fn no_second() -> TextFlaw {
    TextFlaw::new(1, "a second part is missing after `:`")
}

pub(super) fn moved(flaw: TextFlaw, columns: usize) -> TextFlaw {
    TextFlaw::new(flaw.column + columns, flaw.cause)
}

pub(super) fn number<N: std::str::FromStr>(text: &str) -> Result<N, TextFlaw> {
    // Neither sign nor leading zero, so that every number has one spelling.
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = plain && (text == "0" || !text.starts_with('0'));
    let read = plain.then(|| text.parse().ok()).flatten();
    read.ok_or_else(|| TextFlaw::new(1, format!("`{text}` is no number that fits here")))
}

pub(super) fn below(text: &str, end: usize) -> Result<u8, TextFlaw> {
    let read: u8 = number(text)?;
    if usize::from(read) < end {
        Ok(read)
    } else {
        Err(TextFlaw::new(1, format!("{read} is too much; it must be below {end}")))
    }
}

pub(super) fn seat(text: &str) -> Result<Seat, TextFlaw> {
    below(text, MAX_SEATS).map(Seat)
}

pub(super) fn resource(text: &str) -> Result<Resource, TextFlaw> {
    let found = Resource::ALL.into_iter().find(|one| one.id() == text);
    found.ok_or_else(|| {
        let known = Resource::ALL.map(Resource::id).join(", ");
        TextFlaw::new(1, format!("`{text}` is no raw material; these are: {known}"))
    })
}

fn named<'a>(
    mut ids: impl Iterator<Item = &'a str>,
    text: &str,
    what: &str,
) -> Result<u8, TextFlaw> {
    let found = ids.position(|id| id == text);
    let missing = || TextFlaw::new(1, format!("`{text}` is no {what} of this level"));
    found.map(|place| place as u8).ok_or_else(missing)
}

pub(super) fn area(tables: &Tables, text: &str) -> Result<Area, TextFlaw> {
    named(tables.plan().areas.iter().map(|area| area.id.as_str()), text, "area").map(Area)
}

pub(super) fn place_named(tables: &Tables, text: &str) -> Result<Place, TextFlaw> {
    named(tables.plan().places.iter().map(|place| place.id.as_str()), text, "place").map(Place)
}

pub(super) fn disc_kind(tables: &Tables, text: &str) -> Result<DiscKind, TextFlaw> {
    named(tables.plan().discs.iter().map(|disc| disc.id.as_str()), text, "disc").map(DiscKind)
}

pub(super) fn barter_kind(tables: &Tables, text: &str) -> Result<BarterKind, TextFlaw> {
    let ids = tables.plan().barter.iter().map(|card| card.id.as_str());
    named(ids, text, "barter card").map(BarterKind)
}

pub(super) fn bonus_kind(tables: &Tables, text: &str) -> Result<BonusKind, TextFlaw> {
    let ids = tables.plan().bonus.iter().map(|card| card.id.as_str());
    named(ids, text, "bonus card").map(BonusKind)
}

pub(in crate::rules::honga) fn parse_setup(tables: &Tables, text: &str) -> Result<Setup, TextFlaw> {
    if let Some(start) = text.strip_prefix("position=") {
        let position = parse_position(tables, start).map_err(|flaw| moved(flaw, 9))?;
        return Ok(Setup { position: Some(Box::new(position)), ..Setup::default() });
    }
    let wrong = || TextFlaw::new(1, "a set-up looks like `seats=2 first=lot`");
    let (seats, first) = text.split_once(' ').ok_or_else(wrong)?;
    let count = seats.strip_prefix("seats=").ok_or_else(wrong)?;
    let begins = first.strip_prefix("first=").ok_or_else(wrong)?;
    let column = seats.len() + "first=".len() + 1;
    let first = match begins {
        "lot" => First::Lot,
        _ => First::Seat(seat(begins).map_err(|flaw| moved(flaw, column))?),
    };
    let seats = seats_of(tables, count).map_err(|flaw| moved(flaw, "seats=".len()))?;
    if let First::Seat(seat) = first
        && seat.0 >= seats
    {
        let cause = format!("{seats} seats are numbered 0 to {}: none is {}", seats - 1, seat.0);
        return Err(TextFlaw::new(column + 1, cause));
    }
    Ok(Setup { seats, first, position: None })
}

/// H1: a number of seats that the level permits.
pub(super) fn seats_of(tables: &Tables, text: &str) -> Result<u8, TextFlaw> {
    let (seats, [least, most]) = (number::<u8>(text)?, tables.options.seats);
    let taken = (least..=most).contains(&seats);
    let cause = if least == most {
        format!("{seats} seats, but this level is for {least}")
    } else {
        format!("{seats} seats, but this level is for {least} to {most}")
    };
    if taken { Ok(seats) } else { Err(TextFlaw::new(1, cause)) }
}
