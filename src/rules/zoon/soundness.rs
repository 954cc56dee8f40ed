//! What must hold in every position, and so in every position that is read.

use crate::rules::zoon::{
    Attacker, Combat, Pending, Position, Rank, SEATS, Slot, Stage, Tables, Touch, TrumpId,
    TrumpKind, TrumpState, Whereabouts, actions, enemy,
};
use crate::rules::{Seat, Square};

/// # Errors
/// The broken invariant in words.
pub(super) fn check(tables: &Tables, position: &Position) -> Result<(), String> {
    for seat in SEATS {
        cards(tables, position, seat)?;
        trumps(tables, position, seat)?;
    }
    stack(position)?;
    combat(position)?;
    let over = position.field().ending().is_some();
    if !over && position.field().moment().decider().is_some() && !actions::any(tables, position) {
        return Err("nobody can do anything".into()); // Z12
    }
    Ok(())
}

fn require(holds: bool, flaw: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(flaw()) }
}

fn is_deploying(position: &Position) -> bool {
    matches!(position.field().moment().stage, Stage::Deploying(_))
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
    match card.whereabouts {
        Whereabouts::Nowhere => Ok(()),
        // Z9: the Emblème is deployed.
        Whereabouts::Hand => require(kept && !emblem, || format!("{} is kept in hand", named())),
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
                let gear = matches!(kind, Some(TrumpKind::Gear { .. }));
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

/// A march may lie below what one of its moves began; nothing else lies below anything but the
/// parts of a combat.
fn stack(position: &Position) -> Result<(), String> {
    let moment = position.field().moment();
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
        [Pending::Peek { zoon, left, .. }] => on_field(zoon) && left > 0,
        [Pending::SecondMove(slot)] => on_field(slot) && slot.seat() == turn,
        [Pending::Drive(slot)] => on_field(slot) && slot.seat() == other,
        _ => false,
    };
    require(fits, || "these decisions cannot be pending together".into())
}

/// A combat waits for exactly the touches that were not given yet.
fn combat(position: &Position) -> Result<(), String> {
    let moment = position.field().moment();
    let open = match moment.stack() {
        [.., Pending::Touch(_), Pending::Touch(_)] => [true, true],
        [.., Pending::Touch(seat)] => SEATS.map(|other| other == *seat),
        _ => [false, false],
    };
    let runs = matches!(moment.pending(), Some(Pending::Touch(_) | Pending::Pivot));
    let touched = SEATS.map(|seat| match position.touch(seat) {
        Touch::Open => open[usize::from(seat.0)] || !runs,
        Touch::Hidden => false,
        Touch::Given(_) => runs && !open[usize::from(seat.0)],
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
            (shooter, trump.seat() == shooter.seat() && back == square)
        }
    };
    let met = stands(defender) && field.card(defender).square == square;
    let enemies = zoon.seat() == moment.turn && defender.seat() == enemy(moment.turn);
    require(stands(zoon) && free && met && enemies, || "these two cannot fight there".into())
}

/// Whether a Zoon can go back there after a tie.
fn is_free(position: &Position, slot: Slot, back: Square) -> bool {
    let field = position.field();
    back == field.card(slot).square || field.closed(slot.seat()) & back.bit() == 0
}
