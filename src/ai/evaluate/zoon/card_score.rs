//! How good an action looks to a seat that does not look past it.
//!
//! Greedy uses [`CardScore::gain`]: the average gain of a combat, or of steps forward. Playouts and
//! the shortlist use [`CardScore::promise`], which adds what the enemy may do to the card on its new
//! square and what the card threatens there. Both use only a [`Belief`].

mod siege;

use std::cell::Cell;

use super::belief::Belief;
use super::corners::{self, Solution};
use super::eval_params::{EvalParams, Line, Matrix};
use super::worth;
use crate::rules::zoon::{
    Action, Attacker, Combat, Corner, Kind, MAX_SLOTS, Pending, Position, Rank, Slot, Tables,
    TrumpId, Weights, Whereabouts, enemy,
};
use crate::rules::{Seat, Square};

/// An enemy card on the field.
#[derive(Clone, Copy, Debug)]
struct Foe {
    slot: Slot,
    square: Square,
    known: Option<Kind>,
    /// Where it may attack.
    reach: u64,
}

/// A seat's quick evaluation of a position.
#[derive(Debug)]
pub(super) struct CardScore<'a> {
    belief: Belief<'a>,
    foes: Vec<Foe>,
    /// Where the enemy Emblème lies, if that is known.
    emblem: Option<Square>,
    attacks: Worths,
    defences: Worths,
}

/// The gains of combats between own and enemy cards, each computed on first use.
#[derive(Debug)]
struct Worths([[Cell<Option<i32>>; MAX_SLOTS]; MAX_SLOTS]);

impl Worths {
    const fn new() -> Self {
        Self([const { [const { Cell::new(None) }; MAX_SLOTS] }; MAX_SLOTS])
    }

    fn of(&self, own: Slot, foe: Slot, count: impl FnOnce() -> (Matrix, i32)) -> i32 {
        let cell = &self.0[usize::from(own.index())][usize::from(foe.index())];
        cell.get().unwrap_or_else(|| {
            let (gains, whole) = count();
            let worth = corners::value(&gains) / (4 * whole);
            cell.set(Some(worth));
            worth
        })
    }
}

impl<'a> CardScore<'a> {
    pub(super) fn new(belief: Belief<'a>) -> Self {
        let Belief { tables, params, position, seat, .. } = belief;
        let mut score = Self {
            belief,
            foes: Vec::new(),
            emblem: None,
            attacks: Worths::new(),
            defences: Worths::new(),
        };
        for (slot, card) in position.field().standing(enemy(seat)) {
            let known = score.belief.known(slot);
            if known.is_some_and(|kind| tables.face(kind).rank == Rank::Emblem) {
                score.emblem = Some(card.square);
            }
            let stays = card.stunned > 0;
            let guesses = score.belief.guesses(slot).iter();
            let reach =
                guesses.fold(0, |set, (kind, _)| set | params.reach(*kind, slot, card.square));
            let reach = if stays { 0 } else { reach };
            score.foes.push(Foe { slot, square: card.square, known, reach });
        }
        score
    }

    #[inline]
    fn weights(&self) -> &'a Weights {
        &self.belief.params.weights
    }

    /// What an action gains at once, on average.
    pub(super) fn gain(&self, action: Action) -> i32 {
        match action {
            Action::Move { from, to, .. } => self.advance(from, to),
            Action::Leap { from, to, .. } => self.advance(from, to) - self.weights().card,
            Action::Shoot { trump, target, .. } => self.shoot(trump, target),
            Action::Equip { bearer, .. } => self
                .own(bearer)
                .map_or(0, |(_, kind)| self.belief.params.worth(kind) / self.weights().gear_share),
            Action::Reinforce { slot, .. } => {
                let kind = self.belief.position.face(slot);
                kind.map_or(0, |kind| self.belief.params.worth(kind) / 2)
            }
            Action::Touch(corner) => self.touch(corner),
            Action::Formation { .. } | Action::Ready => 1,
            _ => 0,
        }
    }

    /// The same, plus what may follow from it.
    pub(super) fn promise(&self, action: Action) -> i32 {
        let gain = self.gain(action);
        gain + match action {
            Action::Move { from, to, .. } | Action::Leap { from, to, .. } => self.outcome(from, to),
            Action::Lay { .. } | Action::Lure { .. } => self.weights().card / 4,
            Action::March(_) => self.weights().card / 2,
            Action::Flee(square) => 4 * self.distance(square),
            Action::Exchange(square) => self
                .deciding()
                .and_then(|slot| Some((slot, self.belief.known(slot)?)))
                .map_or(0, |(slot, kind)| -self.danger(slot, kind, square)),
            Action::Peek(square) => self.curiosity(square),
            _ => 0,
        }
    }

    /// How both sides of the current combat should choose their corners, by the seat's belief.
    pub(super) fn combat(&self) -> Option<Solution> {
        self.stakes().map(|gains| corners::solve(&gains))
    }

    /// What the attacker of the current combat gains.
    fn stakes(&self) -> Option<Matrix> {
        let Combat { attacker, defender, .. } = self.belief.field().turn_state().combat?;
        let own = |slot: Slot| slot.seat() == self.belief.seat;
        let kind = |slot| self.belief.position.face(slot);
        Some(match attacker {
            Attacker::Shot { trump, .. } => self.belief.shot(trump, defender).0,
            Attacker::Zoon(slot) if own(slot) => self.belief.attack(slot, kind(slot)?, defender).0,
            Attacker::Zoon(slot) => self.belief.defence(defender, kind(defender)?, slot).0,
        })
    }

    /// The choices in the current combat.
    pub(super) fn choices(&self) -> Option<[Corner; 2]> {
        let Combat { attacker, defender, .. } = self.belief.field().turn_state().combat?;
        let touched = match attacker {
            _ if attacker.seat() == self.belief.seat => Some(defender),
            Attacker::Zoon(slot) => Some(slot),
            Attacker::Shot { .. } => None,
        };
        let open = touched.filter(|slot| self.belief.is_open(*slot));
        let kind = open.and_then(|slot| self.belief.known(slot));
        let line = kind.map(|kind| Line::zoon(self.belief.tables, (kind, None)));
        Some(line.map_or(Corner::DIAGONALS, |line| corners::choices(line.fighter.corners(), true)))
    }

    /// What a touch gains on average over the other side's choices; least for a corner that is
    /// never better than another.
    fn touch(&self, corner: Corner) -> i32 {
        let (Some([[a, b], [c, d]]), Some(choices)) = (self.stakes(), self.choices()) else {
            return 0;
        };
        let attacks = matches!(self.belief.field().turn_state().combat,
            Some(combat) if combat.attacker.seat() == self.belief.seat);
        match (attacks, choices.iter().position(|choice| *choice == corner)) {
            (_, None) => -worth::WIN,
            (true, Some(0)) => (a + b) / 8,
            (true, Some(_)) => (c + d) / 8,
            (false, Some(0)) => -(a + c) / 8,
            (false, Some(_)) => -(b + d) / 8,
        }
    }

    /// The Zoon whose ★ asks for this decision.
    fn deciding(&self) -> Option<Slot> {
        match self.belief.field().turn_state().pending()? {
            Pending::Flee(slot) | Pending::Exchange(slot) => Some(slot),
            _ => None,
        }
    }

    fn own(&self, square: Square) -> Option<(Slot, Kind)> {
        let slot = self.belief.field().slot_at(square)?;
        (slot.seat() == self.belief.seat).then_some(())?;
        Some((slot, self.belief.position.face(slot)?))
    }

    /// Whether the seat knows the card on a square.
    pub(super) fn knows(&self, square: Square) -> bool {
        let slot = self.belief.field().slot_at(square);
        slot.is_some_and(|slot| self.belief.known(slot).is_some())
    }

    /// Whether the enemy Emblème lies on a square and the seat knows it.
    pub(super) fn is_emblem(&self, square: Square) -> bool {
        self.emblem == Some(square)
    }

    /// What the known card on a square is worth.
    pub(super) fn worth_at(&self, square: Square) -> i32 {
        let slot = self.belief.field().slot_at(square);
        let known = slot.and_then(|slot| self.belief.known(slot));
        known.map_or(0, |kind| self.belief.params.worth(kind))
    }

    /// Whether a card that the seat knows could take the own card of one square on another.
    pub(super) fn is_in_danger(&self, from: Square, on: Square) -> bool {
        let Some((slot, kind)) = self.own(from) else { return false };
        let least = self.belief.params.worth(kind) / 2;
        self.foes.iter().any(|foe| {
            foe.known.is_some()
                && foe.reach & on.bit() != 0
                && self.defence(slot, kind, foe.slot) > least
        })
    }

    /// An attack, or a step forward.
    fn advance(&self, from: Square, to: Square) -> i32 {
        // Where a lured enemy does best for the player is left to playouts.
        let Some((slot, kind)) = self.own(from) else { return 0 };
        if let Some(defender) = self.belief.field().slot_at(to) {
            let news = if self.belief.known(defender).is_some() { 0 } else { self.weights().news };
            // Makes repeated ties between the same cards less attractive.
            let weary = i32::from(self.belief.field().turn_state().quiet) / self.weights().weary;
            return self.attack(slot, kind, defender) + news - self.secret(slot, kind) - weary;
        }
        let worth = self.belief.params.worth(kind);
        let rank = self.belief.tables.face(kind).rank;
        let ahead = self.ahead(to) - self.ahead(from);
        match (rank, self.emblem) {
            (Rank::Emblem, _) => -self.weights().stray * ahead.max(0),
            (Rank::Priest, _) => 0,
            (_, Some(goal)) => {
                (self.between(from, goal) - self.between(to, goal)) * worth
                    / self.weights().goal_share
            }
            _ => ahead * worth / self.weights().march_share,
        }
    }

    /// What an attack of an own card gains on average, if both choose their corners well.
    fn attack(&self, slot: Slot, kind: Kind, foe: Slot) -> i32 {
        self.attacks.of(slot, foe, || self.belief.attack(slot, kind, foe))
    }

    /// What an enemy card gains by attacking an own one.
    fn defence(&self, slot: Slot, kind: Kind, foe: Slot) -> i32 {
        self.defences.of(slot, foe, || self.belief.defence(slot, kind, foe))
    }

    /// What revealing a card costs its owner.
    fn secret(&self, slot: Slot, kind: Kind) -> i32 {
        match self.belief.field().card(slot).may_be.count_ones() {
            1 => 0,
            _ => self.belief.params.worth(kind) / self.weights().secret_share,
        }
    }

    fn shoot(&self, trump: TrumpId, target: Square) -> i32 {
        let Some(target) = self.belief.field().slot_at(target) else { return 0 };
        let (gains, whole) = self.belief.shot(trump, target);
        let news = if self.belief.known(target).is_some() { 0 } else { self.weights().news };
        corners::value(&gains) / (4 * whole) + news
    }

    /// How much better the card stands on its new square: half of what it loses to the best attack,
    /// and a part of what it threatens.
    fn outcome(&self, from: Square, to: Square) -> i32 {
        let Some((slot, kind)) = self.own(from) else { return 0 };
        let fights = self.belief.field().slot_at(to).is_some();
        let risk = self.danger(slot, kind, from) - self.danger(slot, kind, to);
        if fights {
            return risk / 4;
        }
        let threat = self.threat(slot, kind, to) - self.threat(slot, kind, from);
        risk / 2 + threat / 4
    }

    /// What the best enemy attack would gain against a card on a square.
    fn danger(&self, slot: Slot, kind: Kind, square: Square) -> i32 {
        let attackers = self.foes.iter().filter(|foe| foe.reach & square.bit() != 0);
        let gains = attackers.filter(|foe| foe.square != square).map(|foe| {
            let gain = self.defence(slot, kind, foe.slot);
            // An unknown card seldom reaches all squares of its possible faces.
            if foe.known.is_some() { gain } else { gain / 2 }
        });
        gains.max().unwrap_or_default().max(0)
    }

    /// What the best attack of a card on a square would gain.
    fn threat(&self, slot: Slot, kind: Kind, square: Square) -> i32 {
        let reach = self.belief.params.reach(kind, slot, square);
        let victims = self.foes.iter().filter(|foe| reach & foe.square.bit() != 0);
        let gains = victims.map(|foe| self.attack(slot, kind, foe.slot));
        gains.max().unwrap_or_default().max(0)
    }

    /// How many faces the card on a square may have; 0 if its face is known.
    fn curiosity(&self, square: Square) -> i32 {
        let slot = self.belief.field().slot_at(square);
        slot.filter(|slot| self.belief.known(*slot).is_none())
            .map_or(0, |slot| self.belief.field().card(slot).may_be.count_ones() as i32)
    }

    /// Rows between a square and the seat's own edge.
    fn ahead(&self, square: Square) -> i32 {
        rows_ahead(self.belief.tables, self.belief.seat, square)
    }

    fn between(&self, one: Square, other: Square) -> i32 {
        distance(self.belief.tables, one, other)
    }

    /// The distance to the nearest enemy.
    fn distance(&self, square: Square) -> i32 {
        let all = self.foes.iter().map(|foe| self.between(foe.square, square));
        all.min().unwrap_or_default()
    }
}

/// Rows between a square and its seat's edge.
pub(super) fn rows_ahead(tables: &Tables, seat: Seat, square: Square) -> i32 {
    let row = square.0 / tables.grid.width.max(1);
    i32::from(if seat.0 == 0 { row } else { tables.grid.height.saturating_sub(1 + row) })
}

/// Steps of a king from one square to another.
pub(super) fn distance(tables: &Tables, one: Square, other: Square) -> i32 {
    let ((x, y), (a, b)) = (tables.grid.place(one), tables.grid.place(other));
    i32::from((x - a).abs().max((y - b).abs()))
}

/// How good a position is for a seat: cards, what the enemy knows of them, trumps, and the cards
/// near either Emblème.
pub(super) fn judge(tables: &Tables, params: &EvalParams, position: &Position, seat: Seat) -> i32 {
    force(tables, params, position, seat) - force(tables, params, position, enemy(seat))
}

fn force(tables: &Tables, params: &EvalParams, position: &Position, seat: Seat) -> i32 {
    let (field, weights) = (position.field(), &params.weights);
    let is_emblem = |slot: &Slot| {
        position.face(*slot).is_some_and(|kind| tables.face(kind).rank == Rank::Emblem)
    };
    let goal = field.standing(enemy(seat)).map(|(slot, _)| slot).find(is_emblem);
    let goal = goal.map(|slot| field.card(slot).square);
    let mut force = 0;
    for slot in Slot::of(seat) {
        let (card, Some(kind)) = (field.card(slot), position.face(slot)) else { continue };
        let (worth, rank) = (params.worth(kind), tables.face(kind).rank);
        let seen = card.may_be.count_ones() == 1 || card.peeked;
        match card.whereabouts {
            Whereabouts::Hand => force += worth * 3 / 4,
            Whereabouts::Field if rank == Rank::Emblem => {
                force -= if seen { weights.bared } else { 0 };
            }
            Whereabouts::Field => {
                force += worth - if seen { worth / weights.secret_share } else { 0 };
                force -= i32::from(card.stunned > 0) * weights.stun / 2;
                let near = goal.map_or(0, |goal| 5 - distance(tables, card.square, goal)).max(0);
                if rank != Rank::Priest {
                    force += worth * near / weights.near_share;
                }
                if card.gear.is_some() {
                    force += worth / weights.gear_share + weights.card;
                }
            }
            Whereabouts::Nowhere | Whereabouts::Tomb => {}
        }
    }
    force + trumps(tables, params, position, seat)
}

fn trumps(tables: &Tables, params: &EvalParams, position: &Position, seat: Seat) -> i32 {
    use crate::rules::zoon::TrumpState;
    let field = position.field();
    let of = |trump: TrumpId| match (field.trump(trump), tables.trump(field.tribe(seat), trump)) {
        (TrumpState::Hand { .. } | TrumpState::Laid(_), Some(plan)) => {
            params.trump_worth(&plan.kind, plan.strength)
        }
        _ => 0,
    };
    TrumpId::of(seat).map(of).sum()
}
