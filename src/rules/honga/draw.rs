//! Draws of discs and cards, and the renewal of exhausted piles.
//!
//! A pile is a multiset: chance draws one of its elements. Discs put under a pile (H53) are drawn
//! in order, once the rest of the pile is empty.

use crate::rules::honga::plan::Colour;
use crate::rules::honga::{
    Action, Awaited, Back, BarterKind, BonusKind, Buried, DiscKind, Event, Field, Held, Honga,
    Laid, MAX_BONUS_KINDS, MAX_DISC_KINDS, MAX_DISCS, Pile, Position, Slot, Space, Tables,
};
use crate::rules::{Seat, Turn};

/// The discs that chance may draw from a pile: each kind with its number.
pub(super) fn discs<'a>(
    tables: &'a Tables,
    position: &'a Position,
    colour: Colour,
) -> impl Iterator<Item = (DiscKind, u8)> + 'a {
    let pile = &position.secrets.disc_pile;
    let of_colour = tables.disc_kinds().filter(move |kind| tables.disc(*kind).colour == colour);
    let loose = of_colour.map(|kind| (kind, pile[usize::from(kind.0)])).filter(|(_, n)| *n > 0);
    // H53: discs under the pile come last, in order.
    let exhausted = loose.clone().next().is_none();
    let under = position.lowest(colour).filter(|_| exhausted);
    loose.chain(under.map(|number| (position.secrets.buried[number], 1)))
}

/// The barter cards that chance may open: each kind with its number.
pub(super) fn barter<'a>(
    tables: &'a Tables,
    field: &'a Field,
) -> impl Iterator<Item = (BarterKind, u8)> + 'a {
    tables.barter_kinds().map(|kind| (kind, field.barter_pile(kind))).filter(|(_, n)| *n > 0)
}

/// The bonus cards that chance may draw: each kind with its number.
pub(super) fn bonus<'a>(
    tables: &'a Tables,
    position: &'a Position,
) -> impl Iterator<Item = (BonusKind, u8)> + 'a {
    let pile = &position.secrets.bonus_pile;
    tables.bonus_kinds().map(|kind| (kind, pile[usize::from(kind.0)])).filter(|(_, n)| *n > 0)
}

/// The disc under its pile that a draw of this kind takes. H53: the lowest one, once the rest of
/// the pile is empty.
pub(super) fn from_under(tables: &Tables, position: &Position, kind: DiscKind) -> Option<Buried> {
    let loose = position.secrets.disc_pile.get(usize::from(kind.0)).is_some_and(|n| *n > 0);
    let number = position.lowest(tables.disc(kind).colour).filter(|_| !loose)?;
    position.field.buried[number]
}

/// The number of copies in the pile of what chance may draw.
pub(super) fn weight(position: &Position, action: Action) -> u32 {
    let secrets = &position.secrets;
    let count = match action {
        Action::OpenBarter(kind) => Some(position.field.barter_pile(kind)),
        Action::DrawBonus(kind) => secrets.bonus_pile.get(usize::from(kind.0)).copied(),
        Action::DrawDisc(kind) => secrets.disc_pile.get(usize::from(kind.0)).copied(),
        _ => None,
    };
    // A disc from under a pile is the only possible draw.
    count.map_or(1, u32::from).max(1)
}

impl Position {
    /// The index of the next disc to be drawn from under a pile.
    fn lowest(&self, colour: Colour) -> Option<usize> {
        self.field.buried().position(|disc| disc.colour == colour)
    }

    /// Removes the next disc from under a pile.
    pub(super) fn unbury(&mut self, colour: Colour) -> Option<(Buried, DiscKind)> {
        let number = self.lowest(colour)?;
        let (fields, faces) = (&mut self.field.buried, &mut self.secrets.buried);
        let taken = (fields[number]?, faces[number]);
        fields[number..].rotate_left(1);
        faces[number..].rotate_left(1);
        (fields[fields.len() - 1], faces[faces.len() - 1]) = (None, DiscKind::NONE);
        Some(taken)
    }

    /// Puts a disc under its pile.
    pub(super) fn bury(&mut self, disc: Buried, kind: DiscKind) {
        let free = self.field.buried().count();
        if let (Some(place), Some(face)) =
            (self.field.buried.get_mut(free), self.secrets.buried.get_mut(free))
        {
            (*place, *face) = (Some(disc), kind);
        }
    }

    /// Puts a disc into a hand. `kind` is `NONE` in a view that does not include it.
    pub(super) fn take_disc(&mut self, seat: Seat, number: u8, back: Back, kind: DiscKind) {
        let (seat, number) = (usize::from(seat.0), usize::from(number & 1));
        if let Some(backs) = self.field.backs.get_mut(seat) {
            backs[number] = Some(back);
            self.secrets.discs[seat][number] = kind;
        }
    }

    /// Removes the discs from a hand.
    pub(super) fn drop_discs(&mut self, seat: Seat) {
        let seat = usize::from(seat.0);
        if let Some(backs) = self.field.backs.get_mut(seat) {
            *backs = [None; 2];
            self.secrets.discs[seat] = [DiscKind::NONE; 2];
        }
    }
}

impl Field {
    /// The first space without a barter card (H41).
    pub(super) fn empty_space(&self, tables: &Tables) -> Option<Space> {
        let mut spaces = (0..tables.options.open).map(Space);
        spaces.find(|space| self.open(*space).is_none())
    }

    /// The slot for the next bonus card.
    pub(super) fn free_slot(&self) -> Slot {
        Slot((!self.used).trailing_zeros() as u8)
    }

    /// H61: renews a pile, which is public. All discs of the colour leave the board, including the
    /// topmost ones.
    pub(super) fn reshuffle(&mut self, tables: &Tables, pile: Pile) {
        match pile {
            Pile::Discs(colour) => {
                let stays = |laid: &Laid| tables.disc(laid.kind).colour != colour;
                let mut kept = [None; MAX_DISCS];
                let left = self.laid().filter(stays).map(Some);
                kept.iter_mut().zip(left).for_each(|(place, laid)| *place = laid);
                self.laid = kept;
            }
            Pile::Barter => {
                for kind in tables.barter_kinds() {
                    let all = tables.barter_card(kind).count;
                    let open = self.open.iter().filter(|card| **card == Some(kind)).count() as u8;
                    self.barter_pile[usize::from(kind.0)] = all.saturating_sub(open);
                }
            }
            Pile::Bonus => self.bonus_discard = [0; MAX_BONUS_KINDS],
        }
    }

    /// Whether a bonus card can be drawn, from the pile or from its discard (H62).
    pub(super) fn has_bonus(&self, tables: &Tables) -> bool {
        // Cards played in this turn are not in the discard yet.
        self.used.count_ones() < u32::from(tables.bonus_cards())
    }
}

/// Whether something can be drawn from a pile. An exhausted pile is renewed first (H61).
pub(super) fn make_ready(turn: &mut Turn<'_, Honga>, pile: Pile) -> bool {
    let (tables, position) = (turn.tables, &mut *turn.position);
    let (full, anew) = match pile {
        Pile::Discs(colour) => (
            discs(tables, position, colour).next().is_some(),
            position.field.laid().any(|laid| tables.disc(laid.kind).colour == colour),
        ),
        Pile::Barter => {
            let all: u32 =
                tables.barter_kinds().map(|k| u32::from(tables.barter_card(k).count)).sum();
            let open = position.field.open.iter().flatten().count() as u32;
            (barter(tables, &position.field).next().is_some(), all > open)
        }
        Pile::Bonus => (
            bonus(tables, position).next().is_some(),
            position.field.bonus_discard.iter().any(|count| *count > 0),
        ),
    };
    if full || !anew {
        return full;
    }
    match pile {
        Pile::Discs(colour) => {
            for laid in position.field.laid() {
                if tables.disc(laid.kind).colour == colour {
                    position.secrets.disc_pile[usize::from(laid.kind.0)] += 1;
                }
            }
        }
        Pile::Bonus => {
            let discard = position.field.bonus_discard;
            for (pile, count) in position.secrets.bonus_pile.iter_mut().zip(discard) {
                *pile += count;
            }
        }
        Pile::Barter => {}
    }
    position.field.reshuffle(tables, pile);
    turn.tell(|| Event::Reshuffled { pile });
    true
}

/// The seat for which a disc is drawn: before the match every seat in turn order from the first
/// (H11), then the seat that ends its turn (H60).
pub(super) fn drawer(field: &Field) -> Seat {
    let moment = field.turn_state();
    if moment.dealt < field.seats() {
        Seat((moment.first.0 + moment.dealt) % field.seats().max(1))
    } else {
        moment.turn
    }
}

/// Puts the drawn disc or card in its place. Also puts the rejected one of two discs under its
/// pile.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    match turn.action {
        Action::DrawDisc(kind) => take_disc(turn, kind),
        Action::OpenBarter(kind) => open(turn, kind),
        Action::DrawBonus(kind) => take_bonus(turn, kind),
        Action::Keep { seat, number } => keep(turn, seat, number),
        _ => {}
    }
}

fn take_disc(turn: &mut Turn<'_, Honga>, kind: DiscKind) {
    let Awaited::Disc(colour) = turn.position.field.turn_state().awaited else { return };
    let position = &mut *turn.position;
    let pile = &mut position.secrets.disc_pile[usize::from(kind.0) % MAX_DISC_KINDS];
    let under = match pile.checked_sub(1) {
        Some(rest) => {
            *pile = rest;
            None
        }
        None => position.unbury(colour).map(|(disc, _)| disc.by),
    };
    let seat = drawer(&position.field);
    let number = position.field.back(seat, 0).is_some() as u8;
    position.take_disc(seat, number, Back { colour, under }, kind);
    let moment = &mut position.field.moment;
    moment.dealt = (moment.dealt + 1).min(position.field.seats);
    turn.tell(|| Event::DiscDrawn { seat, number, colour, under, kind: Some(kind) });
}

/// H41: fills an empty space.
fn open(turn: &mut Turn<'_, Honga>, kind: BarterKind) {
    let field = &mut turn.position.field;
    let Some(space) = field.empty_space(turn.tables) else { return };
    field.open_barter(space, kind);
    turn.tell(|| Event::BarterOpened { space, kind });
}

impl Field {
    /// Moves a barter card from the pile to a space.
    pub(super) fn open_barter(&mut self, space: Space, kind: BarterKind) {
        if let (Some(place), Some(pile)) =
            (self.open.get_mut(usize::from(space.0)), self.barter_pile.get_mut(usize::from(kind.0)))
        {
            *place = Some(kind);
            *pile = pile.saturating_sub(1);
        }
    }
}

/// H26: the card is laid face down beside the tray, unseen.
fn take_bonus(turn: &mut Turn<'_, Honga>, kind: BonusKind) {
    let position = &mut *turn.position;
    let (seat, slot) = (position.field.turn_state().turn, position.field.free_slot());
    if let (Some(face), Some(pile)) = (
        position.secrets.bonus.get_mut(usize::from(slot.0)),
        position.secrets.bonus_pile.get_mut(usize::from(kind.0)),
    ) {
        *face = kind;
        *pile = pile.saturating_sub(1);
        position.field.put_bonus(slot, Held::Fresh(seat));
        position.field.moment.awaited = Awaited::Deeds;
        turn.tell(|| Event::BonusDrawn { seat, slot });
    }
}

/// H53: keeps one disc and puts the other face down under its pile.
fn keep(turn: &mut Turn<'_, Honga>, seat: Seat, number: u8) {
    let (kept, other) = (number & 1, 1 - (number & 1));
    let position = &mut *turn.position;
    let (Some(back), Some(under)) =
        (position.field.back(seat, kept), position.field.back(seat, other))
    else {
        return;
    };
    let faces = position.secrets.discs[usize::from(seat.0)];
    let kinds = [faces[usize::from(kept)], faces[usize::from(other)]];
    let colours = [back.colour, under.colour];
    position.keep_disc(seat, colours, kinds);
    turn.tell(|| Event::Kept { seat, colours, kinds: Some(kinds) });
}

impl Position {
    /// Keeps the first disc and puts the second under its pile. A seat that knew one of them can no
    /// longer tell which it is.
    pub(super) fn keep_disc(&mut self, seat: Seat, colours: [Colour; 2], kinds: [DiscKind; 2]) {
        self.drop_discs(seat);
        self.take_disc(seat, 0, Back { colour: colours[0], under: None }, kinds[0]);
        self.bury(Buried { colour: colours[1], by: seat }, kinds[1]);
    }
}
