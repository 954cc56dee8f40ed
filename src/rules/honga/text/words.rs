//! Parses positions as written by [`super`].

use super::ENDINGS;
use super::reading::{
    barter_kind, below, bonus_kind, disc_kind, moved, number, place_named, seat, seats_of,
};
use crate::rules::honga::plan::Colour;
use crate::rules::honga::{
    Awaited, Back, Buried, DiscKind, Field, Held, Laid, MAX_BONUS, MAX_DISCS, Place, Position,
    Secrets, Slot, Space, Stock, Tables, Tray, TurnState, determinize, soundness,
};
use crate::rules::{Seat, TextFlaw};

/// The words of a position by key, with the column of each value.
struct Words<'a>(Vec<(&'a str, &'a str, usize)>);

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Result<Self, TextFlaw> {
        let (mut all, mut column): (Vec<(&str, &str, usize)>, usize) = (Vec::new(), 1);
        for word in text.split(' ') {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            if all.iter().any(|(other, ..)| *other == key) {
                return Err(TextFlaw::new(column, format!("`{key}` is said twice")));
            }
            all.push((key, value, column + key.chars().count() + 1));
            column += word.chars().count() + 1;
        }
        Ok(Self(all))
    }

    /// Removes a word and parses its value.
    fn take<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str) -> Result<T, TextFlaw>,
    ) -> Result<T, TextFlaw> {
        let missing = || TextFlaw::new(1, format!("`{key}=` is missing"));
        self.optional(key, read)?.ok_or_else(missing)
    }

    fn optional<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str) -> Result<T, TextFlaw>,
    ) -> Result<Option<T>, TextFlaw> {
        let Some(at) = self.0.iter().position(|(other, ..)| *other == key) else {
            return Ok(None);
        };
        let (_, value, column) = self.0.remove(at);
        read(value).map(Some).map_err(|flaw| moved(flaw, column - 1))
    }

    fn flag(&mut self, key: &str) -> Result<bool, TextFlaw> {
        let bare = |value: &str| match value {
            "" => Ok(true),
            _ => Err(TextFlaw::new(1, format!("`{key}` stands without a value"))),
        };
        self.optional(key, bare).map(Option::unwrap_or_default)
    }

    fn finish(self) -> Result<(), TextFlaw> {
        match self.0.first() {
            None => Ok(()),
            Some((key, _, column)) => {
                let column = column.saturating_sub(key.chars().count() + 1).max(1);
                Err(TextFlaw::new(column, format!("`{key}` is no word of a position")))
            }
        }
    }
}

/// Parses parts between separators into an array. Columns count from the start of the whole text.
fn list<T: Copy, const N: usize>(
    text: &str,
    separator: char,
    mut out: [T; N],
    count: Option<usize>,
    mut read: impl FnMut(&str) -> Result<T, TextFlaw>,
) -> Result<[T; N], TextFlaw> {
    let parts: Vec<&str> = if text.is_empty() { vec![] } else { text.split(separator).collect() };
    let wanted = count.unwrap_or(parts.len());
    if parts.len() != wanted || wanted > N {
        let most = wanted.min(N);
        return Err(TextFlaw::new(1, format!("{} parts, expected {most}", parts.len())));
    }
    let mut column = 0;
    for (place, part) in out.iter_mut().zip(parts) {
        *place = read(part).map_err(|flaw| moved(flaw, column))?;
        column += part.chars().count() + 1;
    }
    Ok(out)
}

fn stock(text: &str) -> Result<Stock, TextFlaw> {
    list(text, ',', [0; 4], Some(4), number).map(Stock)
}

fn maybe<T>(
    text: &str,
    read: impl FnOnce(&str) -> Result<T, TextFlaw>,
) -> Result<Option<T>, TextFlaw> {
    if text == "-" { Ok(None) } else { read(text).map(Some) }
}

pub(in crate::rules::honga) fn parse_position(
    tables: &Tables,
    text: &str,
) -> Result<Position, TextFlaw> {
    let mut words = Words::of(text)?;
    let seats = words.take("seats", |text| seats_of(tables, text))?;
    let moment = read_moment(tables, &mut words)?;
    let mut position =
        Position { field: Field::begin(tables, seats, moment), secrets: Secrets::none() };
    let field = &mut position.field;
    let ending = |text: &str| {
        let found = ENDINGS.iter().find(|(_, name)| *name == text);
        found.map(|(ending, _)| *ending).ok_or_else(|| TextFlaw::new(1, "no such ending"))
    };
    field.ending = words.optional("ended", ending)?;
    for one in (0..seats).map(Seat) {
        *field.tray_mut(one) = words.take(&format!("tray{}", one.0), tray)?;
    }
    let spaces = usize::from(tables.herd(seats));
    let owner = |text: &str| maybe(text, seat);
    field.herd = words.take("herd", |text| list(text, ',', [None; _], Some(spaces), owner))?;
    field.tusk = words.take("tusk", owner)?;
    field.honga = words.take("honga", owner)?;
    let open = usize::from(tables.options.open);
    let card = |text: &str| maybe(text, |text| barter_kind(tables, text));
    field.open = words.take("open", |text| list(text, ',', [None; _], Some(open), card))?;
    let kinds = tables.plan().barter.len();
    field.barter_pile = words.take("pile", |text| list(text, ',', [0; _], Some(kinds), number))?;
    let kinds = tables.plan().bonus.len();
    field.bonus_discard =
        words.take("discard", |text| list(text, ',', [0; _], Some(kinds), number))?;
    let disc = |text: &str| laid(tables, text).map(Some);
    field.laid = words.take("laid", |text| list(text, ',', [None; _], None, disc))?;
    for one in (0..seats).map(Seat) {
        words.take(&format!("discs{}", one.0), |text| hand(tables, &mut position, one, text))?;
    }
    words.take("under", |text| buried(tables, &mut position, text))?;
    words.take("cards", |text| cards(tables, &mut position, text))?;
    words.finish()?;
    for colour in Colour::ALL {
        let heap = determinize::unseen_discs(tables, &position, colour);
        for (pile, count) in position.secrets.disc_pile.iter_mut().zip(heap) {
            *pile += count;
        }
    }
    position.secrets.bonus_pile = determinize::unseen_bonus(tables, &position);
    soundness::check(tables, &position).map_err(|flaw| TextFlaw::new(1, flaw))?;
    Ok(position)
}

fn read_moment(tables: &Tables, words: &mut Words<'_>) -> Result<TurnState, TextFlaw> {
    let awaited = words.take("awaits", |text| awaited(tables, text))?;
    let mut moment = TurnState::new(awaited, words.take("first", seat)?);
    moment.turn = words.take("turn", seat)?;
    moment.dealt = words.take("dealt", number)?;
    moment.turns = words.take("turns", number)?;
    moment.place = words.take("place", |text| place_named(tables, text))?;
    moment.hands = words.take("hands", |text| list(text, ',', [0; 4], Some(4), number))?;
    moment.played = words.optional("played", number)?.unwrap_or_default();
    moment.docile = words.optional("docile", number)?.unwrap_or_default();
    moment.help = words.optional("help", stock)?.unwrap_or_default();
    (moment.swap, moment.extra) = (words.flag("swap")?, words.flag("extra")?);
    Ok(moment)
}

fn awaited(tables: &Tables, text: &str) -> Result<Awaited, TextFlaw> {
    let plain = [
        ("lot", Awaited::Lot),
        ("barter", Awaited::Barter),
        ("bonus", Awaited::Bonus),
        ("keep", Awaited::Keep),
        ("placement", Awaited::Placement),
        ("deeds", Awaited::Deeds),
    ];
    if let Some((_, awaited)) = plain.into_iter().find(|(name, _)| *name == text) {
        return Ok(awaited);
    }
    // The kind's id may hold colons.
    if let Some((kind, left)) = text.strip_prefix("purchase:").and_then(|it| it.rsplit_once(':')) {
        return Ok(Awaited::Purchase { kind: bonus_kind(tables, kind)?, left: number(left)? });
    }
    let parts: Vec<&str> = text.split(':').collect();
    match parts[..] {
        ["disc", name] => {
            let found = Colour::ALL.into_iter().find(|colour| colour.id() == name);
            found.map(Awaited::Disc).ok_or_else(|| TextFlaw::new(6, "a pile is grey or red"))
        }
        ["spare", cost, left] => Ok(Awaited::Spare { cost: stock(cost)?, left: number(left)? }),
        ["payment", space, either, mammoths] => Ok(Awaited::Payment {
            space: Space(number(space)?),
            either: number(either)?,
            mammoths: number(mammoths)?,
        }),
        _ => Err(TextFlaw::new(1, format!("`{text}` is nothing that is awaited"))),
    }
}

fn tray(text: &str) -> Result<Tray, TextFlaw> {
    let parts: Vec<&str> = text.split(':').collect();
    let [goods, mammoths, storage, step, points, recency] = parts[..] else {
        return Err(TextFlaw::new(1, "a tray looks like `1,1,1,0:0:6:0:0:0`"));
    };
    Ok(Tray {
        stock: stock(goods)?,
        mammoths: number(mammoths)?,
        storage: number(storage)?,
        step: number(step)?,
        points: number(points)?,
        recency: number(recency)?,
    })
}

/// Parses a disc and, after `^`, a seat.
fn marked(tables: &Tables, text: &str) -> Result<(DiscKind, Option<Seat>), TextFlaw> {
    match text.split_once('^') {
        Some((id, by)) => {
            let by = seat(by).map_err(|flaw| moved(flaw, id.chars().count() + 1))?;
            Ok((disc_kind(tables, id)?, Some(by)))
        }
        None => Ok((disc_kind(tables, text)?, None)),
    }
}

fn hand(tables: &Tables, position: &mut Position, seat: Seat, text: &str) -> Result<(), TextFlaw> {
    let read = |text: &str| marked(tables, text).map(Some);
    let discs: [_; 2] = list(text, ',', [None; 2], None, read)?;
    for (number, (kind, under)) in discs.into_iter().flatten().enumerate() {
        let back = Back { colour: tables.disc(kind).colour, under };
        position.take_disc(seat, number as u8, back, kind);
    }
    Ok(())
}

fn buried(tables: &Tables, position: &mut Position, text: &str) -> Result<(), TextFlaw> {
    let read = |text: &str| match marked(tables, text)? {
        (kind, Some(by)) => Ok(Some((kind, by))),
        _ => Err(TextFlaw::new(1, "who put it there is missing, such as `g1^0`")),
    };
    let discs: [_; MAX_DISCS] = list(text, ',', [None; MAX_DISCS], None, read)?;
    for (kind, by) in discs.into_iter().flatten() {
        position.bury(Buried { colour: tables.disc(kind).colour, by }, kind);
    }
    Ok(())
}

fn laid(tables: &Tables, text: &str) -> Result<Laid, TextFlaw> {
    let wrong = || TextFlaw::new(1, "a disc on the board looks like `g1@nw/2`");
    let (id, rest) = text.split_once('@').ok_or_else(wrong)?;
    let (place, rotation) = rest.split_once('/').ok_or_else(wrong)?;
    let place: Place = place_named(tables, place)?;
    Ok(Laid { kind: disc_kind(tables, id)?, place, rotation: below(rotation, 4)? })
}

fn cards(tables: &Tables, position: &mut Position, text: &str) -> Result<(), TextFlaw> {
    let read = |text: &str| {
        maybe(text, |text| {
            let wrong = || TextFlaw::new(1, "a bonus card looks like `h0:two-points`");
            let (held, id) = text.split_once(':').ok_or_else(wrong)?;
            let kind = bonus_kind(tables, id)?;
            let mut letters = held.chars();
            let letter = letters.next();
            let by = seat(letters.as_str())?;
            match letter {
                Some('f') => Ok((Held::Fresh(by), kind)),
                Some('h') => Ok((Held::Hand(by), kind)),
                Some('p') => Ok((Held::Played(by), kind)),
                _ => Err(wrong()),
            }
        })
    };
    let all: [_; MAX_BONUS] = list(text, ',', [None; MAX_BONUS], None, read)?;
    for (slot, (held, kind)) in
        all.into_iter().enumerate().filter_map(|(slot, card)| Some((slot, card?)))
    {
        position.field.put_bonus(Slot(slot as u8), held);
        position.secrets.bonus[slot] = kind;
    }
    position.field.every_seat().for_each(|seat| position.order_hand(seat));
    Ok(())
}
