//! The invariants of every position, also checked when a position is read.

use crate::rules::text::require;
use crate::rules::zoon::{
    Attacker, Combat, Effect, Field, Kind, Pending, Position, Rank, Ranks, SEATS, Slot, Stage,
    Tables, Touch, TrumpId, TrumpKind, TrumpState, Whereabouts, actions, deployment, enemy,
    knowledge, touch,
};
use crate::rules::{Seat, Square};

/// # Errors
/// A description of the broken invariant.
pub(super) fn check(tables: &Tables, position: &Position) -> Result<(), String> {
    for seat in SEATS {
        cards(tables, position, seat)?;
        trumps(tables, position, seat)?;
        deployed(tables, position, seat)?;
    }
    terrain(tables, position)?;
    stack(position)?;
    star(tables, position)?;
    turned_up(position)?;
    combat(tables, position)?;
    let over = position.field().ending().is_some();
    if !over && position.field().turn_state().decider().is_some() && !actions::any(tables, position)
    {
        return Err("nobody can do anything".into()); // Z12
    }
    Ok(())
}

fn is_deploying(position: &Position) -> bool {
    matches!(position.field().turn_state().stage, Stage::Deploying(_))
}

fn cards(tables: &Tables, position: &Position, seat: Seat) -> Result<(), String> {
    let field = position.field();
    let tribe = tables.tribe(field.tribe(seat));
    for kind in tribe.kinds() {
        let held = Slot::of(seat).filter(|slot| position.face(*slot) == Some(kind)).count();
        let count = usize::from(tables.count(kind, field.reserves()));
        let id = &tables.face(kind).id;
        require(held <= count, || format!("{held} cards bear {id}, the tribe has {count}"))?;
    }
    let mut all = 0;
    for slot in Slot::of(seat) {
        all += usize::from(position.face(slot).is_some());
        card(tables, position, slot)?;
    }
    let count = usize::from(tables.cards(field.tribe(seat), field.reserves()));
    let missing = !is_deploying(position) && all != count;
    require(!missing, || format!("seat {} has {all} cards, its tribe has {count}", seat.0))
}

/// Z7, Z9: the cards a seat has deployed before, during and after its deployment.
fn deployed(tables: &Tables, position: &Position, seat: Seat) -> Result<(), String> {
    let field = position.field();
    let Stage::Deploying(now) = field.turn_state().stage else { return Ok(()) };
    let kept = position.face(tables.kept(seat));
    let zone = Slot::of(seat).take(tables.deployment(seat).len());
    let laid: Vec<Kind> = zone.clone().filter_map(|slot| position.face(slot)).collect();
    let of_emblem = |kind: &Kind| tables.face(*kind).rank == Rank::Emblem;
    let unused = TrumpId::of(seat).all(|trump| {
        matches!(field.trump(trump), TrumpState::Absent | TrumpState::Hand { used: 0 })
    });
    let by_hand = deployment::is_by_hand(tables, field, seat);
    let fits = if seat.0 < now.0 {
        let count = usize::from(tables.cards(field.tribe(seat), field.reserves()));
        let all = laid.len() + usize::from(kept.is_some());
        let layouts = deployment::layouts(tables, field, seat);
        let chosen = |faces: &deployment::Faces| {
            Slot::of(seat).zip(faces).all(|(slot, face)| position.face(slot) == *face)
        };
        all == count && laid.iter().any(of_emblem) && (by_hand || layouts.iter().any(chosen))
    } else {
        let room = zone.count() > laid.len() || laid.iter().any(of_emblem);
        let idle = laid.is_empty() && position.rearrangements(seat) == 0;
        kept.is_none() && room && (idle || seat == now && by_hand)
    };
    require(fits && unused, || format!("seat {} cannot have deployed like that", seat.0))
}

fn card(tables: &Tables, position: &Position, slot: Slot) -> Result<(), String> {
    let field = position.field();
    let (card, tribe) = (field.card(slot), tables.tribe(field.tribe(slot.seat())));
    let named = || format!("card {} of seat {}", slot.index(), slot.seat().0);
    let kept = slot == tables.kept(slot.seat());
    let zone = usize::from(slot.index()) < tables.deployment(slot.seat()).len();
    let Some(kind) = position.face(slot) else {
        return require(card.whereabouts == Whereabouts::Nowhere, || {
            format!("{} has no face", named())
        });
    };
    require(zone || kept, || format!("{} has no deployment square", named()))?;
    require(tribe.kinds().any(|own| own == kind), || format!("{} is of another tribe", named()))?;
    let emblem = tables.face(kind).rank == Rank::Emblem;
    let nowhere = card.whereabouts == Whereabouts::Nowhere;
    require(nowhere == is_deploying(position), || format!("{} lies nowhere", named()))?;
    require(nowhere || card.may_be & tribe.bit(kind) != 0, || {
        format!("{} is none of the faces that it may have", named())
    })?;
    require(card.may_be & !tribe.every_kind() == 0, || format!("{} may be anything", named()))?;
    let on_field = card.whereabouts == Whereabouts::Field;
    let marked = card.stunned > 0 || card.face_up || card.gear.is_some();
    require(on_field || !marked, || format!("{} is marked off the field", named()))?;
    let certain = card.may_be.count_ones() == 1;
    require(certain || !card.face_up, || format!("{} is up and unknown", named()))?;
    match card.whereabouts {
        Whereabouts::Nowhere => Ok(()),
        // Z9: the Emblème is always deployed, which is public.
        Whereabouts::Hand => {
            let mut kinds = knowledge::kinds(tribe, card.may_be);
            let never = kinds.all(|kind| tables.face(kind).rank != Rank::Emblem);
            require(kept && never, || format!("{} is kept in hand", named()))
        }
        // Z34: an eliminated card has been seen.
        Whereabouts::Tomb if !certain => Err(format!("{} fell unseen", named())),
        Whereabouts::Tomb => require(!emblem || field.ending().is_some(), || {
            "an Emblème has fallen, and the match goes on".into() // Z45
        }),
        Whereabouts::Field => {
            let here = field.slot_at(card.square) == Some(slot);
            let open = field.obstacles(slot.seat()) & card.square.bit() == 0;
            require(here && open, || format!("{} does not stand there alone", named())) // Z22
        }
    }
}

fn trumps(tables: &Tables, position: &Position, seat: Seat) -> Result<(), String> {
    let field = position.field();
    for trump in TrumpId::of(seat) {
        let plan = tables.trump(field.tribe(seat), trump);
        let flaw = || format!("trump {} of seat {} cannot be there", trump.index(), seat.0);
        let kind = plan.map(|plan| &plan.kind);
        let uses = plan.map_or(0, |plan| plan.uses);
        let fits = match field.trump(trump) {
            TrumpState::Absent => plan.is_none(),
            TrumpState::Hand { used } => plan.is_some() && (used < uses || used == 0),
            TrumpState::Tomb => plan.is_some(),
            TrumpState::On(slot) => {
                let card = field.card(slot);
                let there = card.whereabouts == Whereabouts::Field && card.gear == Some(trump);
                let bears = |bearers| is_pointed_at(tables, field, slot, bearers); // Z59
                let gear = matches!(kind, Some(TrumpKind::Gear { bearers, .. }) if bears(*bearers));
                slot.seat() == seat && there && gear
            }
            TrumpState::Laid([one, other]) => {
                let count = match kind {
                    Some(TrumpKind::Terrain { squares, .. }) => *squares,
                    _ => 0,
                };
                let adjacent = tables.grid.step(one, (1, 0)) == Some(other)
                    || tables.grid.step(one, (0, 1)) == Some(other);
                count > 0 && if count < 2 { one == other } else { adjacent }
            }
        };
        require(fits, flaw)?;
    }
    Ok(())
}

/// Z58: a card that was pointed at has one of these types.
fn is_pointed_at(tables: &Tables, field: &Field, slot: Slot, ranks: Ranks) -> bool {
    let tribe = tables.tribe(field.tribe(slot.seat()));
    knowledge::kinds(tribe, field.card(slot).may_be).all(|kind| ranks.has(tables.face(kind).rank))
}

/// Z65: terrain lies on its permitted ground, and never on other terrain.
fn terrain(tables: &Tables, position: &Position) -> Result<(), String> {
    let field = position.field();
    let mut covered = 0;
    for trump in SEATS.into_iter().flat_map(TrumpId::of) {
        let TrumpState::Laid([one, other]) = field.trump(trump) else { continue };
        let plan = tables.trump(field.tribe(trump.seat()), trump);
        let Some(TrumpKind::Terrain { ground, .. }) = plan.map(|plan| &plan.kind) else { continue };
        let squares = one.bit() | other.bit();
        let outside = squares & !tables.ground(*ground, trump.seat()) != 0;
        require(!outside && squares & covered == 0, || "terrain cannot lie there".into())?;
        covered |= squares;
    }
    Ok(())
}

/// Z39: a Zoon whose ★ is pending has that ★, and its face is public. Z55: the name of a lured Zoon
/// is public, otherwise its moves would reveal it.
fn star(tables: &Tables, position: &Position) -> Result<(), String> {
    let field = position.field();
    let Some(pending) = field.turn_state().pending() else { return Ok(()) };
    let of_slot = |slot: Slot| {
        let tribe = tables.tribe(field.tribe(slot.seat()));
        let (may_be, kind) = (field.card(slot).may_be, position.face(slot));
        let id = |kind| tables.face(kind).id.as_str();
        let named = kind
            .is_some_and(|own| knowledge::kinds(tribe, may_be).all(|other| id(own) == id(other)));
        (named, kind.filter(|_| may_be.count_ones() == 1).and_then(|kind| tables.face(kind).star))
    };
    let fits = match pending {
        Pending::Flee(slot) => of_slot(slot).1 == Some(Effect::Flee),
        Pending::Exchange(slot) => matches!(of_slot(slot).1, Some(Effect::ExchangeWith { .. })),
        Pending::SecondMove(slot) => of_slot(slot).1 == Some(Effect::SecondMove),
        Pending::Drive(slot) => of_slot(slot).0,
        Pending::Peek { zoon, looked, left } => {
            let seen = |slot: Slot| looked & slot.bit() == 0 || field.card(slot).peeked;
            let all = Slot::of(enemy(zoon.seat())).all(seen);
            let count = looked.count_ones() + u32::from(left);
            all && of_slot(zoon).1.is_some_and(
                |star| matches!(star, Effect::Peek { count: most } if count == u32::from(most)),
            )
        }
        _ => true,
    };
    require(fits, || "this decision is not that card's".into())
}

/// Z44: cards are face up only until the effect of their combat is decided.
fn turned_up(position: &Position) -> Result<(), String> {
    let field = position.field();
    let undecided = matches!(
        field.turn_state().pending(),
        Some(Pending::Flee(_) | Pending::Exchange(_) | Pending::Peek { .. })
    );
    let known = |slot: &Slot| field.card(*slot).may_be.count_ones() == 1;
    let mut up =
        SEATS.into_iter().flat_map(Slot::of).filter(|slot| field.turn_state().is_revealed(*slot));
    let fits = if undecided { up.all(|slot| known(&slot)) } else { up.next().is_none() };
    require(fits, || "cards lie face up for no reason".into())
}

/// A march may lie below the decisions that one of its moves led to. Otherwise only the decisions
/// of a combat lie above each other.
fn stack(position: &Position) -> Result<(), String> {
    let moment = position.field().turn_state();
    let playing = moment.stage == Stage::Playing && position.field().ending().is_none();
    require(playing || moment.stack().is_empty(), || "a decision waits for no turn".into())?;
    let mut rest = moment.stack();
    if let [Pending::March { left, .. }, above @ ..] = rest {
        require(*left > 0, || "a march has no move left".into())?;
        rest = above;
    }
    let (turn, other) = (moment.turn, enemy(moment.turn));
    let on_field = |slot: Slot| position.field().card(slot).whereabouts == Whereabouts::Field;
    let fits = match *rest {
        [] | [Pending::Pivot] => true,
        [Pending::Pivot, Pending::Touch(defender)] => defender == other,
        [Pending::Pivot, Pending::Touch(defender), Pending::Touch(attacker)] => {
            (defender, attacker) == (other, turn)
        }
        [Pending::Flee(slot) | Pending::Exchange(slot)] => on_field(slot),
        [Pending::Peek { zoon, looked, left }] => on_field(zoon) && (looked != 0 || left > 0),
        [Pending::SecondMove(slot)] => on_field(slot) && slot.seat() == turn,
        [Pending::Drive(slot)] => on_field(slot) && slot.seat() == other,
        _ => false,
    };
    require(fits, || "these decisions cannot be pending together".into())
}

/// A combat waits for exactly the touches that are still missing.
fn combat(tables: &Tables, position: &Position) -> Result<(), String> {
    let moment = position.field().turn_state();
    let open = match moment.stack() {
        [.., Pending::Touch(_), Pending::Touch(_)] => [true, true],
        [.., Pending::Touch(seat)] => SEATS.map(|other| other == *seat),
        _ => [false, false],
    };
    let runs = matches!(moment.pending(), Some(Pending::Touch(_) | Pending::Pivot));
    let touched = SEATS.map(|seat| match position.touch(seat) {
        Touch::Open => open[usize::from(seat.0)] || !runs,
        Touch::Hidden => false,
        Touch::Given(corner) => {
            let may = touch::corners(position.field(), seat).contains(&corner); // Z31
            runs && may && !open[usize::from(seat.0)]
        }
    });
    require(touched == [true, true], || "the touches do not fit what is pending".into())?;
    let Some(Combat { attacker, defender, square, back }) = moment.combat else {
        return require(!runs, || "there is no combat to touch cards in".into());
    };
    require(runs, || "a combat waits for nobody".into())?;
    let field = position.field();
    let stands = |slot: Slot| field.card(slot).whereabouts == Whereabouts::Field;
    let (zoon, free) = match attacker {
        Attacker::Zoon(slot) => (slot, is_free(position, slot, back)),
        Attacker::Shot { shooter, trump } => {
            let plan = tables.trump(field.tribe(trump.seat()), trump);
            let played = plan.is_some_and(|plan| {
                match (&plan.kind, field.trump(trump)) {
                    // Z54: the trump of a limited number of uses may have been used up.
                    (TrumpKind::Shot { shooters, .. }, TrumpState::Hand { .. }) => Some(*shooters),
                    (TrumpKind::Shot { shooters, .. }, TrumpState::Tomb) if plan.uses > 0 => {
                        Some(*shooters)
                    }
                    _ => None,
                }
                .is_some_and(|shooters| is_pointed_at(tables, field, shooter, shooters))
            });
            (shooter, played && trump.seat() == shooter.seat() && back == square)
        }
    };
    let met = stands(defender) && field.card(defender).square == square;
    let enemies = zoon.seat() == moment.turn && defender.seat() == enemy(moment.turn);
    require(stands(zoon) && free && met && enemies, || "these two cannot fight there".into())
}

/// Whether the square to which a tie sends the Zoon is free.
fn is_free(position: &Position, slot: Slot, back: Square) -> bool {
    let field = position.field();
    back == field.card(slot).square || field.closed(slot.seat()) & back.bit() == 0
}
