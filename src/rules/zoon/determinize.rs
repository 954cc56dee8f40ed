//! A position that fits everything a viewer knows, with its secrets drawn at random.
//!
//! Each unknown card gets one of the remaining faces that it may have. This is a bipartite matching
//! with augmenting paths, so it succeeds whenever a solution exists; random exchanges then shuffle
//! it, so that no solution is much likelier than another. A seat that could only choose among
//! formations gets one that fits. One fact does not follow from sets of faces: the deciding seat
//! has a legal action. If the draws violate it, the few cards that could act are tried.

use crate::rules::dice::Dice;
use crate::rules::zoon::{
    Kind, MAX_SLOTS, Pending, Position, Rank, SEATS, Slot, Stage, Tables, Touch, View, Whereabouts,
    actions, deployment, knowledge, touch,
};
use crate::rules::{Seat, Viewer};

/// How often the draw is repeated before a card that can act is searched for.
const DRAWS: u32 = 4;

/// The guessed face of a card, if the caller has one.
type Guess<'a> = &'a dyn Fn(Slot) -> Option<Kind>;

/// A position that fits the view.
pub(super) fn determinize(tables: &Tables, view: &View, dice: &mut dyn Dice) -> Position {
    imagine_as(tables, view, &|_| None, dice)
}

/// The same, but cards get their guessed faces where those fit.
pub(super) fn imagine_as(
    tables: &Tables,
    view: &View,
    guess: Guess<'_>,
    dice: &mut dyn Dice,
) -> Position {
    let mut position = view.position.clone();
    for seat in SEATS {
        if position.touch(seat) == Touch::Hidden {
            let corners = touch::corners(position.field(), seat);
            let drawn = corners[dice.below(corners.len() as u32) as usize];
            position.secrets.touches[usize::from(seat.0)] = Touch::Given(drawn);
        }
    }
    if let Stage::Deploying(seat) = position.field().turn_state().stage {
        // Z8: nothing is known about a seat that is still deploying, not even whether it has begun.
        for ready in SEATS.into_iter().filter(|other| other.0 < seat.0) {
            if view.viewer() != Viewer::Seat(ready) {
                deploy(tables, &mut position, ready, dice);
            }
        }
        return position;
    }
    let known = position.clone();
    for _ in 0..DRAWS {
        position.clone_from(&known);
        if deal_all(tables, &mut position, None, guess, dice) && is_alive(tables, &position) {
            return position;
        }
    }
    who_can_act(tables, &known, dice).unwrap_or(position)
}

/// Whether the deciding seat has a legal action, or the match is over.
fn is_alive(tables: &Tables, position: &Position) -> bool {
    position.field().ending().is_some() || actions::any(tables, position)
}

/// Z12: gives one card after the other each face that it may have, until an action is legal.
fn who_can_act(tables: &Tables, known: &Position, dice: &mut dyn Dice) -> Option<Position> {
    let field = known.field();
    let begin = dice.below(Slot::of(SEATS[0]).count() as u32) as usize;
    for slot in
        SEATS.into_iter().flat_map(|seat| Slot::of(seat).cycle().skip(begin).take(MAX_SLOTS))
    {
        if field.card(slot).whereabouts == Whereabouts::Nowhere || known.face(slot).is_some() {
            continue;
        }
        let tribe = tables.tribe(field.tribe(slot.seat()));
        for kind in knowledge::kinds(tribe, field.card(slot).may_be) {
            let mut position = known.clone();
            let whole = deal_all(tables, &mut position, Some((slot, kind)), &|_| None, dice);
            if whole && is_alive(tables, &position) {
                return Some(position);
            }
        }
    }
    None
}

/// Deals to both seats. Returns whether every card got a face: a guess may use up the only face
/// possible for another card.
fn deal_all(
    tables: &Tables,
    position: &mut Position,
    wish: Option<(Slot, Kind)>,
    guess: Guess<'_>,
    dice: &mut dyn Dice,
) -> bool {
    SEATS.map(|seat| deal(tables, position, seat, wish, guess, dice)) == [true, true]
}

/// Gives the unknown cards of a seat the remaining faces, and returns whether all got one. `wish`
/// asks for a face of one card.
fn deal(
    tables: &Tables,
    position: &mut Position,
    seat: Seat,
    wish: Option<(Slot, Kind)>,
    guess: Guess<'_>,
    dice: &mut dyn Dice,
) -> bool {
    let field = position.field();
    let tribe = tables.tribe(field.tribe(seat));
    let hand = deployment::hand(tables, position, seat);
    let mut faces: Vec<Kind> =
        hand.flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())).collect();
    let mut slots: Vec<(Slot, u16)> = Slot::of(seat)
        .filter(|slot| field.card(*slot).whereabouts != Whereabouts::Nowhere)
        .filter(|slot| position.face(*slot).is_none())
        .map(|slot| match wish {
            Some((wished, kind)) if wished == slot => (slot, tribe.bit(kind)),
            _ => (slot, field.card(slot).may_be),
        })
        .collect();
    if slots.is_empty() {
        return true;
    }
    if let Some(layout) = formation(tables, position, seat, &slots, dice) {
        slots.iter().for_each(|(slot, _)| {
            position.set_face(*slot, layout[usize::from(slot.index())]);
        });
        return true;
    }
    shuffle(&mut slots, dice);
    shuffle(&mut faces, dice);
    let fits = |slot: usize, face: usize| slots[slot].1 & tribe.bit(faces[face]) != 0;
    let guesses: Vec<Option<Kind>> = slots.iter().map(|(slot, _)| guess(*slot)).collect();
    let guessed = |slot: usize, face: usize| guesses[slot] == Some(faces[face]) && fits(slot, face);
    let mut given = match_up(slots.len(), faces.len(), &guessed, &fits);
    let held: Vec<bool> =
        (0..slots.len()).map(|slot| given[slot].is_some_and(|face| guessed(slot, face))).collect();
    stir(&mut given, &|slot, face| fits(slot, face) && !held[slot], dice);
    for (slot, face) in given.iter().enumerate() {
        position.set_face(slots[slot].0, face.map(|face| faces[face]));
    }
    !given.contains(&None)
}

/// A formation that fits everything known about a seat, with the faces its unknown cards may have.
fn formation(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    unknown: &[(Slot, u16)],
    dice: &mut dyn Dice,
) -> Option<deployment::Faces> {
    let mut layouts = deployment::layouts(tables, position.field(), seat);
    let tribe = tables.tribe(position.field().tribe(seat));
    layouts.retain(|faces| {
        Slot::of(seat).zip(faces).all(|(slot, face)| {
            match unknown.iter().find(|(other, _)| *other == slot) {
                Some((_, may_be)) => face.is_some_and(|kind| may_be & tribe.bit(kind) != 0),
                None => position.face(slot) == *face,
            }
        })
    });
    let drawn = dice.below(layouts.len().max(1) as u32) as usize;
    layouts.get(drawn).copied()
}

fn shuffle<T>(list: &mut [T], dice: &mut dyn Dice) {
    for last in (1..list.len()).rev() {
        list.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

/// The face of every slot. Guessed faces are assigned first where possible. Then each other slot
/// takes a face in turn, and a slot that loses its face looks for another; correctly guessed faces
/// are taken last.
fn match_up(
    slots: usize,
    faces: usize,
    guessed: &dyn Fn(usize, usize) -> bool,
    fits: &dyn Fn(usize, usize) -> bool,
) -> Vec<Option<usize>> {
    let mut owner: Vec<Option<usize>> = vec![None; faces];
    for slot in 0..slots {
        let wanted = (0..faces).find(|face| owner[*face].is_none() && guessed(slot, *face));
        if let Some(face) = wanted {
            owner[face] = Some(slot);
        }
    }
    // The remaining slots try other faces first, so that a guess is given up only if necessary.
    let guessed_ones: Vec<bool> = owner.iter().map(Option::is_some).collect();
    for slot in 0..slots {
        if !owner.contains(&Some(slot))
            && !take_one(slot, fits, &mut owner, &mut guessed_ones.clone())
        {
            take_one(slot, fits, &mut owner, &mut vec![false; faces]);
        }
    }
    let mut given = vec![None; slots];
    for (face, slot) in owner.iter().enumerate() {
        if let Some(place) = slot.and_then(|slot| given.get_mut(slot)) {
            *place = Some(face);
        }
    }
    given
}

fn take_one(
    slot: usize,
    fits: &dyn Fn(usize, usize) -> bool,
    owner: &mut [Option<usize>],
    asked: &mut [bool],
) -> bool {
    for face in 0..owner.len() {
        if asked[face] || !fits(slot, face) {
            continue;
        }
        asked[face] = true;
        let free = match owner[face] {
            None => true,
            Some(other) => take_one(other, fits, owner, asked),
        };
        if free {
            owner[face] = Some(slot);
            return true;
        }
    }
    false
}

/// Random pairs of slots exchange faces where both faces fit.
fn stir(given: &mut [Option<usize>], fits: &dyn Fn(usize, usize) -> bool, dice: &mut dyn Dice) {
    let count = given.len() as u32;
    for _ in 0..count * count.min(8) {
        let (one, other) = (dice.below(count) as usize, dice.below(count) as usize);
        if let (Some(mine), Some(theirs)) = (given[one], given[other])
            && fits(one, theirs)
            && fits(other, mine)
        {
            given.swap(one, other);
        }
    }
}

/// A random deployment: the Emblème in the zone, the other cards anywhere; or a random formation.
fn deploy(tables: &Tables, position: &mut Position, seat: Seat, dice: &mut dyn Dice) {
    let layouts = deployment::layouts(tables, position.field(), seat);
    if let Some(faces) = layouts.get(dice.below(layouts.len().max(1) as u32) as usize) {
        Slot::of(seat).zip(faces).for_each(|(slot, face)| position.set_face(slot, *face));
        return;
    }
    let hand = deployment::hand(tables, position, seat);
    let mut faces: Vec<Kind> =
        hand.flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())).collect();
    shuffle(&mut faces, dice);
    let mut squares: Vec<Slot> = Slot::of(seat).take(tables.deployment(seat).len()).collect();
    shuffle(&mut squares, dice);
    faces.sort_by_key(|kind| tables.face(*kind).rank != Rank::Emblem);
    squares.push(tables.kept(seat));
    for (slot, kind) in squares.into_iter().zip(faces) {
        position.set_face(slot, Some(kind));
    }
}

/// The face used for questions about a lured Zoon whose corners are unknown. All faces it may have
/// are alike except for the corners.
pub(super) fn read_lured_grid(tables: &Tables, position: &mut Position) {
    let field = position.field();
    let Some(Pending::Drive(slot)) = field.turn_state().pending() else { return };
    let tribe = tables.tribe(field.tribe(slot.seat()));
    let any = knowledge::kinds(tribe, field.card(slot).may_be).next();
    if position.face(slot).is_none() {
        position.set_face(slot, any);
    }
}
