//! A position that fits everything a viewer knows, with its secrets drawn at random.
//!
//! Everything that is neither public nor in the viewer's hand forms one heap per colour of discs
//! and one of bonus cards. The heaps are dealt to hands, to the places under piles, and to the
//! piles.
//!
//! One possible inference is not kept. Suppose a seat holds two discs, one of which the viewer had
//! put under the pile, and puts one of the two back (H53). The viewer then knows that its disc is
//! one of the two, but the view stores neither, so imagined positions may place that disc
//! elsewhere.

use crate::rules::Dice;
use crate::rules::honga::plan::Colour;
use crate::rules::honga::{BonusKind, DiscKind, MAX_DISC_KINDS, Position, Tables, View};

/// A position that fits the view.
pub(super) fn determinize(tables: &Tables, view: &View, dice: &mut dyn Dice) -> Position {
    let mut position = view.position.clone();
    for colour in Colour::ALL {
        deal_discs(tables, &mut position, colour, dice);
    }
    deal_bonus(tables, &mut position, dice);
    position
}

/// Removes a random element from a heap, given as numbers of each kind.
fn take(heap: &mut [u8], dice: &mut dyn Dice) -> Option<u8> {
    let total: u32 = heap.iter().map(|count| u32::from(*count)).sum();
    let mut drawn = dice.below(total.max(1));
    for (kind, count) in heap.iter_mut().enumerate() {
        match drawn.checked_sub(u32::from(*count)) {
            Some(rest) => drawn = rest,
            None => {
                *count -= 1;
                return Some(kind as u8);
            }
        }
    }
    None
}

/// Deals the unseen discs of a colour to unknown hands, under the pile and into the pile.
fn deal_discs(tables: &Tables, position: &mut Position, colour: Colour, dice: &mut dyn Dice) {
    let mut heap = unseen_discs(tables, position, colour);
    let (field, secrets) = (&position.field, &mut position.secrets);
    for seat in field.every_seat() {
        for number in 0..2 {
            let face = &mut secrets.discs[usize::from(seat.0)][usize::from(number)];
            let unknown = field.back(seat, number).is_some_and(|back| back.colour == colour);
            if unknown && *face == DiscKind::NONE {
                *face = take(&mut heap, dice).map_or(DiscKind::NONE, DiscKind);
            }
        }
    }
    for (number, buried) in field.buried().enumerate() {
        let face = &mut secrets.buried[number];
        if buried.colour == colour && *face == DiscKind::NONE {
            *face = take(&mut heap, dice).map_or(DiscKind::NONE, DiscKind);
        }
    }
    for kind in tables.disc_kinds().filter(|kind| tables.disc(*kind).colour == colour) {
        secrets.disc_pile[usize::from(kind.0)] = heap[usize::from(kind.0)];
    }
}

/// The number of unseen discs of each kind of a colour.
pub(super) fn unseen_discs(
    tables: &Tables,
    position: &Position,
    colour: Colour,
) -> [u8; MAX_DISC_KINDS] {
    let mut heap = [0; MAX_DISC_KINDS];
    for kind in tables.disc_kinds().filter(|kind| tables.disc(*kind).colour == colour) {
        heap[usize::from(kind.0)] = tables.disc(kind).count;
    }
    let hands = position.secrets.discs.iter().flatten();
    let seen = position.secrets.buried.iter().chain(hands).copied();
    for kind in seen.chain(position.field.laid().map(|laid| laid.kind)) {
        if let Some(count) = heap.get_mut(usize::from(kind.0)) {
            *count = count.saturating_sub(1);
        }
    }
    heap
}

fn deal_bonus(tables: &Tables, position: &mut Position, dice: &mut dyn Dice) {
    let mut heap = unseen_bonus(tables, position);
    let slots: Vec<usize> = position.field.cards().map(|(slot, _)| slot.0.into()).collect();
    for slot in slots {
        let face = &mut position.secrets.bonus[slot];
        if *face == BonusKind::NONE {
            *face = take(&mut heap, dice).map_or(BonusKind::NONE, BonusKind);
        }
    }
    position.secrets.bonus_pile = heap;
    position.field.every_seat().for_each(|seat| position.order_hand(seat));
}

/// The number of unseen bonus cards of each kind.
pub(super) fn unseen_bonus(
    tables: &Tables,
    position: &Position,
) -> [u8; crate::rules::honga::MAX_BONUS_KINDS] {
    let mut heap = [0; crate::rules::honga::MAX_BONUS_KINDS];
    for kind in tables.bonus_kinds() {
        let all = tables.bonus_card(kind).count;
        heap[usize::from(kind.0)] = all.saturating_sub(position.field.discarded(kind));
    }
    for kind in position.secrets.bonus {
        if let Some(count) = heap.get_mut(usize::from(kind.0)) {
            *count = count.saturating_sub(1);
        }
    }
    heap
}
