//! The deployment before the match: Zoons are laid out face down (Z7).
//!
//! Z8: one seat deploys after the other, hidden. The other seat learns only that a seat is ready,
//! and sees the occupied squares when both are. A deployed card may be moved, but the number of
//! moves is limited ([`super::Options::rearrangements`]), so that a deployment ends even in random
//! play.

use std::ops::ControlFlow;

use crate::rules::zoon::spots::{self, Picked};
use crate::rules::zoon::{
    Action, Deployment, Event, Field, First, Kind, MAX_KINDS, MAX_SLOTS, Position, Rank, SEATS,
    Slot, Stage, Tables, Visit, Whereabouts, Zoon, enemy, lot,
};
use crate::rules::{Seat, Spot, Square, Turn};

/// The cards a seat has not deployed yet: each face with its number.
pub fn hand(tables: &Tables, position: &Position, seat: Seat) -> impl Iterator<Item = (Kind, u8)> {
    let field = position.field();
    let tribe = tables.tribe(field.tribe(seat));
    let mut left = [0_u8; MAX_KINDS];
    for (count, kind) in left.iter_mut().zip(tribe.kinds()) {
        *count = tables.count(kind, field.reserves());
    }
    for kind in Slot::of(seat).filter_map(|slot| position.face(slot)) {
        if let Some(count) = left.get_mut(tribe.bit(kind).trailing_zeros() as usize) {
            *count = count.saturating_sub(1);
        }
    }
    tribe.kinds().zip(left).filter(|(_, count)| *count > 0)
}

/// The state of one seat's deployment.
#[derive(Clone, Copy)]
struct Layout {
    seat: Seat,
    /// Number of empty squares in the zone.
    free: usize,
    /// Number of cards in hand.
    left: usize,
    /// How many cards may stay in hand: those of the option "Renforts".
    spare: usize,
    /// Whether an Emblème is still in hand.
    emblem_waits: bool,
    /// Whether deployed cards may still be moved.
    may_move: bool,
}

impl Layout {
    fn of(tables: &Tables, position: &Position, seat: Seat) -> Self {
        let zone = Slot::of(seat).take(tables.deployment(seat).len());
        let (tribe, reserves) = (position.field().tribe(seat), position.field().reserves());
        Self {
            seat,
            spare: usize::from(tables.cards(tribe, reserves) - tables.cards(tribe, false)),
            free: zone.filter(|slot| position.face(*slot).is_none()).count(),
            left: hand(tables, position, seat).map(|(_, count)| usize::from(count)).sum(),
            emblem_waits: hand(tables, position, seat).any(|(kind, _)| is_emblem(tables, kind)),
            may_move: position.rearrangements(seat) < tables.options.rearrangements,
        }
    }

    /// Whether nothing is laid out yet.
    fn is_empty(&self, tables: &Tables) -> bool {
        self.free == tables.deployment(self.seat).len()
    }

    /// Whether the deployment may be finished: the zone is full (Z7) or at most the permitted
    /// reinforcements are left in hand (Z78, Z80), and the Emblème lies in the zone (Z9).
    fn is_complete(&self) -> bool {
        (self.free == 0 || self.left <= self.spare) && !self.emblem_waits
    }

    /// Whether a card from the hand may be laid on a square of the zone. One square must always
    /// remain for a waiting Emblème.
    fn may_deploy(&self, tables: &Tables, kind: Kind, there: Option<Kind>) -> bool {
        match there {
            None => is_emblem(tables, kind) || !self.emblem_waits || self.free > 1,
            Some(other) => {
                let left_out = is_emblem(tables, other) && self.free == 0;
                other != kind && !left_out && self.may_move
            }
        }
    }

    /// Whether a deployed card may be moved to another square.
    fn may_rearrange(&self, from: Option<Kind>, to: Option<Kind>) -> bool {
        self.may_move && from.is_some() && from != to
    }
}

/// The slot that belongs to a square of a deployment zone.
#[must_use]
pub fn slot_of(tables: &Tables, seat: Seat, square: Square) -> Option<Slot> {
    let index = tables.deployment(seat).iter().position(|other| *other == square)?;
    Some(Slot::new(seat, index as u8))
}

fn is_emblem(tables: &Tables, kind: Kind) -> bool {
    tables.face(kind).rank == Rank::Emblem
}

/// Whether cards are deployed one by one. Always so when a tribe has no formations.
pub(super) fn is_by_hand(tables: &Tables, field: &Field, seat: Seat) -> bool {
    field.deployment() == Deployment::ByHand
        || tables.tribe(field.tribe(seat)).formations.is_empty()
}

/// Visits every legal action of the deploying seat.
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let layout = Layout::of(tables, position, seat);
    if layout.is_empty(tables) {
        let count = tables.tribe(position.field().tribe(seat)).formations.len();
        for number in 0..count as u8 {
            visit(Action::Formation { number, mirrored: false })?;
            visit(Action::Formation { number, mirrored: true })?;
        }
    }
    if !is_by_hand(tables, position.field(), seat) {
        return ControlFlow::Continue(());
    }
    let squares = || {
        let slots = Slot::of(seat).map(|slot| position.face(slot));
        tables.deployment(seat).iter().copied().zip(slots)
    };
    for (kind, _) in hand(tables, position, seat) {
        for (square, there) in squares() {
            if layout.may_deploy(tables, kind, there) {
                visit(Action::Deploy { kind, square })?;
            }
        }
    }
    for (from, mine) in squares().filter(|(_, mine)| mine.is_some()) {
        for (to, theirs) in squares() {
            if layout.may_rearrange(mine, theirs) {
                visit(Action::Rearrange { from, to })?;
            }
        }
    }
    if layout.is_complete() { visit(Action::Ready) } else { ControlFlow::Continue(()) }
}

/// Whether a card may be deployed on a square, or moved there.
pub(super) fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
    let Stage::Deploying(seat) = position.field().turn_state().stage else { return false };
    let layout = Layout::of(tables, position, seat);
    let there = |square| slot_of(tables, seat, square).map(|slot| position.face(slot));
    let fits = match action {
        Action::Deploy { kind, square } => there(square).is_some_and(|there| {
            let mut held = hand(tables, position, seat).map(|(kind, _)| kind);
            layout.may_deploy(tables, kind, there) && held.any(|held| held == kind)
        }),
        Action::Rearrange { from, to } => match (there(from), there(to)) {
            (Some(mine), Some(theirs)) => layout.may_rearrange(mine, theirs),
            _ => false,
        },
        _ => false,
    };
    fits && is_by_hand(tables, position.field(), seat)
}

/// Whether the picked card and the one on a square have the same face, so that exchanging them
/// changes nothing.
pub(super) fn is_same(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    picked: &[Spot],
    square: Square,
) -> bool {
    let there = |square| slot_of(tables, seat, square).and_then(|slot| position.face(slot));
    let mine = match picked {
        [Spot::Square(from)] => there(Square(*from)),
        [card] => match spots::picked(*card) {
            Some(Picked::ToDeploy(kind)) => Some(kind),
            _ => None,
        },
        _ => None,
    };
    mine.is_some() && mine == there(square)
}

/// Deploys cards, and begins the match when both seats are ready.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Stage::Deploying(seat) = turn.position.field.turn_state().stage else { return };
    let (tables, side) = (turn.tables, usize::from(seat.0 & 1));
    match turn.action {
        Action::Formation { number, mirrored } => {
            lay_out(turn, seat, number, mirrored);
            if !is_by_hand(tables, turn.position.field(), seat) {
                finish(turn, seat);
            }
        }
        Action::Deploy { kind, square } => {
            let Some(slot) = slot_of(tables, seat, square) else { return };
            let there = turn.position.face(slot);
            turn.position.secrets.rearrangements[side] += u16::from(there.is_some());
            arrange(turn, slot, Some(kind));
        }
        Action::Rearrange { from, to } => {
            let slots = (slot_of(tables, seat, from), slot_of(tables, seat, to));
            let (Some(one), Some(other)) = slots else { return };
            let (mine, theirs) = (turn.position.face(one), turn.position.face(other));
            turn.position.secrets.rearrangements[side] += 1;
            arrange(turn, one, theirs);
            arrange(turn, other, mine);
        }
        Action::Ready => finish(turn, seat),
        _ => {}
    }
}

fn arrange(turn: &mut Turn<'_, Zoon>, slot: Slot, kind: Option<Kind>) {
    turn.position.set_face(slot, kind);
    let seat = slot.seat();
    turn.tell_of(|position| {
        let rearrangements = position.rearrangements(seat);
        Event::Arranged { seat, slot, kind, rearrangements }
    });
}

fn lay_out(turn: &mut Turn<'_, Zoon>, seat: Seat, number: u8, mirrored: bool) {
    let tables = turn.tables;
    let tribe = tables.tribe(turn.position.field.tribe(seat));
    let Some((_, kinds)) = tribe.formations.get(usize::from(number)) else { return };
    for (slot, kind) in formation(tables, seat, kinds, mirrored) {
        arrange(turn, slot, kind);
    }
}

/// The faces that a formation puts on the slots of the zone. If mirrored, left and right of every
/// row are exchanged.
fn formation(
    tables: &Tables,
    seat: Seat,
    kinds: &[Option<Kind>],
    mirrored: bool,
) -> impl Iterator<Item = (Slot, Option<Kind>)> {
    let width = usize::from(tables.grid.width);
    let placed = kinds.iter().enumerate().take(tables.deployment(seat).len());
    placed.map(move |(index, kind)| {
        let (row, column) = (index / width, index % width);
        let column = if mirrored { width - 1 - column } else { column };
        (Slot::new(seat, (row * width + column) as u8), *kind)
    })
}

/// The face of every slot of a seat, including the card kept in hand.
pub type Faces = [Option<Kind>; MAX_SLOTS];

/// All layouts that a seat may have if it chooses only among formations, which are public. Empty if
/// cards are deployed by hand.
pub(super) fn layouts(tables: &Tables, field: &Field, seat: Seat) -> Vec<Faces> {
    if is_by_hand(tables, field, seat) {
        return Vec::new();
    }
    lineups(tables, field.tribe(seat), seat, field.reserves())
}

/// For each formation of a tribe, plain and mirrored: the face of every slot of a seat.
#[must_use]
pub fn lineups(tables: &Tables, tribe: u8, seat: Seat, reserves: bool) -> Vec<Faces> {
    let tribe = tables.tribe(tribe);
    let both = tribe.formations.iter().flat_map(|(_, kinds)| [(kinds, false), (kinds, true)]);
    let laid = both.map(|(kinds, mirrored)| {
        let mut faces = [None; MAX_SLOTS];
        for (slot, kind) in formation(tables, seat, kinds, mirrored) {
            faces[usize::from(slot.index())] = kind;
        }
        let lies = |kind| faces.iter().filter(|face| **face == Some(kind)).count();
        let left = |kind| usize::from(tables.count(kind, reserves)) > lies(kind);
        faces[usize::from(tables.kept(seat).index())] = tribe.kinds().find(|kind| left(*kind));
        faces
    });
    laid.collect()
}

/// Finishes a seat's deployment. A card left in its hand becomes the reinforcement (Z9). After the
/// second seat the cards lie on the field.
fn finish(turn: &mut Turn<'_, Zoon>, seat: Seat) {
    let tables = turn.tables;
    let left = hand(tables, turn.position, seat).map(|(kind, _)| kind).next();
    if left.is_some() {
        arrange(turn, tables.kept(seat), left);
    }
    (turn.scratch.finished, turn.scratch.stirred) = (true, true);
    turn.tell(|| Event::Readied { seat });
    if seat == SEATS[0] {
        turn.position.field.turn_state_mut().stage = Stage::Deploying(enemy(seat));
        return;
    }
    let position = &mut *turn.position;
    let laid = |seat: Seat| {
        let zone = Slot::of(seat).take(tables.deployment(seat).len());
        zone.filter(|slot| position.face(*slot).is_some()).fold(0, |set, slot| set | slot.bit())
    };
    let held = SEATS.map(laid);
    let kept = SEATS.map(|seat| position.face(tables.kept(seat)).is_some());
    unveil(tables, &mut position.field, held, kept);
    turn.tell(|| Event::Unveiled { held, kept });
    match turn.position.field.turn_state().first {
        First::Lot => turn.position.field.turn_state_mut().stage = Stage::Lot,
        First::Seat(seat) => lot::begin(turn, seat),
    }
}

/// Places the backs of both deployments on the field. Any card may have any face of its tribe, but
/// the Emblème is never kept in hand. Where seats choose only among formations, a card's square
/// narrows its possible faces.
pub(super) fn unveil(tables: &Tables, field: &mut Field, held: [u16; 2], kept: [bool; 2]) {
    for seat in SEATS {
        let tribe = tables.tribe(field.tribe(seat));
        let in_play = |kind: &Kind| tables.count(*kind, field.reserves()) > 0;
        let set = |kinds: &mut dyn Iterator<Item = Kind>| {
            kinds.fold(0, |set, kind| set | tribe.bit(kind))
        };
        let any = set(&mut tribe.kinds().filter(in_play));
        let no_emblem =
            set(&mut tribe.kinds().filter(in_play).filter(|kind| !is_emblem(tables, *kind)));
        let (hand, side) = (tables.kept(seat), usize::from(seat.0));
        let lies =
            |slot: Slot| if slot == hand { kept[side] } else { held[side] & slot.bit() != 0 };
        let mut layouts = layouts(tables, field, seat);
        layouts.retain(|faces| {
            Slot::of(seat).zip(faces).all(|(slot, face)| lies(slot) == face.is_some())
        });
        let may_be = |slot: Slot, any: u16| {
            if layouts.is_empty() {
                any
            } else {
                set(&mut layouts.iter().filter_map(|faces| faces[usize::from(slot.index())]))
            }
        };
        for (slot, square) in Slot::of(seat).zip(tables.deployment(seat)) {
            if lies(slot) {
                field.put(slot, *square);
                field.card_mut(slot).may_be = may_be(slot, any);
            }
        }
        if lies(hand) {
            field.lift(hand, Whereabouts::Hand);
            field.card_mut(hand).may_be = may_be(hand, no_emblem);
        }
    }
}
