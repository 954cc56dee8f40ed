//! A second, naive implementation of the sheet: legal actions are found by testing every card,
//! square and way one after the other. It uses no steps or bit sets of the rules, only the content
//! of cards and their places.

use crate::rules::Seat;
use crate::rules::zoon::{
    Action, Attacker, Card, Corner, Deployment, Effect, Face, Ground, Kind, Pending, Position,
    Rank, SEATS, Slot, Stage, Tables, Tactic, TrumpId, TrumpKind, TrumpState, Way, Whereabouts,
    enemy,
};
use crate::rules::{Square, zoon};

type Place = (i8, i8);

/// The field, examined card by card.
pub(super) struct Reader<'a> {
    pub(super) tables: &'a Tables,
    pub(super) position: &'a Position,
}

impl Reader<'_> {
    fn places(&self) -> impl Iterator<Item = Place> {
        let (width, height) = (self.tables.grid.width as i8, self.tables.grid.height as i8);
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    fn square(&self, place: Place) -> Square {
        self.tables.grid.at(place.0, place.1).unwrap()
    }

    fn is_inside(&self, (x, y): Place) -> bool {
        let grid = self.tables.grid;
        x >= 0 && y >= 0 && x < grid.width as i8 && y < grid.height as i8
    }

    fn cards(&self) -> Vec<(Slot, Card, Place)> {
        let all = SEATS.into_iter().flat_map(Slot::of);
        all.map(|slot| (slot, self.position.field().card(slot)))
            .filter(|(_, card)| card.whereabouts == Whereabouts::Field)
            .map(|(slot, card)| (slot, card, self.tables.grid.place(card.square)))
            .collect()
    }

    fn owner_at(&self, place: Place) -> Option<Seat> {
        let cards = self.cards();
        cards.into_iter().find(|(.., other)| *other == place).map(|(slot, ..)| slot.seat())
    }

    /// Whether terrain on this square blocks this seat (any seat for `None`).
    fn is_obstacle(&self, place: Place, seat: Option<Seat>) -> bool {
        let square = self.square(place);
        SEATS.into_iter().flat_map(TrumpId::of).any(|trump| {
            let TrumpState::Laid(squares) = self.position.field().trump(trump) else {
                return false;
            };
            let passes = match self.kind_of(trump) {
                Some(TrumpKind::Terrain { owner_passes, .. }) => {
                    *owner_passes && seat == Some(trump.seat())
                }
                _ => false,
            };
            squares.contains(&square) && !passes
        })
    }

    fn is_free(&self, place: Place, seat: Option<Seat>) -> bool {
        self.owner_at(place).is_none() && !self.is_obstacle(place, seat)
    }

    fn kind_of(&self, trump: TrumpId) -> Option<&TrumpKind> {
        let tribe = self.position.field().tribe(trump.seat());
        let plan = self.tables.tribe(tribe).trumps.get(usize::from(trump.index()))?;
        Some(&plan.kind)
    }

    fn face(&self, slot: Slot) -> &Face {
        self.tables.face(self.position.face(slot).unwrap())
    }

    fn offset(&self, (x, y): Place, (dx, dy): Place, reader: Seat) -> Place {
        if reader == SEATS[0] { (x + dx, y + dy) } else { (x - dx, y - dy) }
    }

    fn moves_of(&self, slot: Slot, lured: bool) -> Vec<Action> {
        let owner = slot.seat();
        let reader = if lured { enemy(owner) } else { owner };
        let start = self.tables.grid.place(self.position.field().card(slot).square);
        let may_end = |place: Place| {
            let foe = self.owner_at(place) == Some(enemy(owner));
            self.is_free(place, Some(owner))
                || foe && !lured && !self.is_obstacle(place, Some(owner))
        };
        let go = |place: Place, way: Way| Action::Move {
            from: self.square(start),
            to: self.square(place),
            way,
        };
        let mut found = Vec::new();
        for path in &self.face(slot).paths {
            for point in path {
                let place = self.offset(start, point.offset, reader);
                if !self.is_inside(place) {
                    break;
                }
                if point.arrival && may_end(place) {
                    found.push(go(place, Way::Path));
                }
                if !self.is_free(place, Some(owner)) {
                    break;
                }
            }
        }
        for green in &self.face(slot).green {
            let place = self.offset(start, *green, reader);
            if self.is_inside(place) && may_end(place) {
                found.push(go(place, Way::Green));
            }
        }
        found
    }

    /// A seat's cards on the field that can move.
    fn able(&self, seat: Seat) -> Vec<(Slot, Place)> {
        let cards = self.cards().into_iter();
        cards
            .filter(|(slot, card, _)| slot.seat() == seat && card.stunned == 0)
            .map(|(slot, _, place)| (slot, place))
            .collect()
    }

    /// Whether the Zoon that fights for a seat is permanently face up.
    fn lies_up(&self, of: impl Fn(Seat) -> bool) -> bool {
        let combat = self.position.field().turn_state().combat.unwrap();
        let fighters = match combat.attacker {
            Attacker::Zoon(slot) => vec![slot, combat.defender],
            Attacker::Shot { .. } => vec![combat.defender],
        };
        let mut own = fighters.into_iter().filter(|slot| of(slot.seat()));
        own.any(|slot| self.position.field().card(slot).face_up)
    }

    /// All legal actions, in any order and possibly repeated.
    pub(super) fn actions(&self) -> Vec<Action> {
        let field = self.position.field();
        let moment = field.turn_state();
        if field.ending().is_some() {
            return Vec::new();
        }
        match moment.stage {
            Stage::Deploying(seat) => return self.deploying(seat),
            Stage::Lot => return vec![Action::Begin(Seat(0)), Action::Begin(Seat(1))],
            Stage::Playing => {}
        }
        let turn = moment.turn;
        match moment.pending() {
            None => {
                let mut found = self.moves(turn, |_| true);
                TrumpId::of(turn).for_each(|trump| self.uses(trump, &mut found));
                self.reinforce(turn, &mut found);
                found
            }
            Some(Pending::Touch(seat)) => {
                let up = self.lies_up(|owner| owner != seat);
                Corner::ALL[..if up { 4 } else { 2 }].iter().copied().map(Action::Touch).collect()
            }
            Some(Pending::Pivot) => {
                let ways = |up: bool| if up { vec![false] } else { vec![false, true] };
                let attacks = moment.combat.unwrap().attacker.seat();
                let one = ways(self.lies_up(|owner| owner == attacks));
                let other = ways(self.lies_up(|owner| owner != attacks));
                let all = one.iter().flat_map(|one| other.iter().map(|other| [*one, *other]));
                all.map(Action::Pivot).collect()
            }
            Some(Pending::March { moved, .. }) => {
                let fresh = |slot: Slot| moved >> slot.index() & 1 == 0;
                self.enough(self.moves(turn, fresh), moved != 0)
            }
            Some(Pending::SecondMove(zoon)) => self.enough(self.moves_of(zoon, false), true),
            Some(Pending::Drive(zoon)) => self.moves_of(zoon, true),
            Some(Pending::Flee(zoon)) => self.flights(zoon),
            Some(Pending::Exchange(zoon)) => self.exchanges(zoon),
            Some(Pending::Peek { zoon, looked, left }) => {
                let seen = |slot: Slot| looked >> slot.index() & 1 != 0 || moment.is_revealed(slot);
                let cards = self.cards().into_iter().filter(|(slot, card, _)| {
                    left > 0 && slot.seat() != zoon.seat() && !card.face_up && !seen(*slot)
                });
                self.enough(
                    cards.map(|(_, card, _)| Action::Peek(card.square)).collect(),
                    looked != 0,
                )
            }
            Some(Pending::Nothing) => Vec::new(),
        }
    }

    fn enough(&self, mut found: Vec<Action>, enough: bool) -> Vec<Action> {
        found.extend(enough.then_some(Action::Enough));
        found
    }

    fn moves(&self, seat: Seat, which: impl Fn(Slot) -> bool) -> Vec<Action> {
        let able = self.able(seat).into_iter().filter(|(slot, _)| which(*slot));
        able.flat_map(|(slot, _)| self.moves_of(slot, false)).collect()
    }

    /// The row of a place, counted from a seat's edge.
    fn row(&self, (_, y): Place, seat: Seat) -> i8 {
        if seat == SEATS[0] { y } else { self.tables.grid.height as i8 - 1 - y }
    }

    fn flights(&self, zoon: Slot) -> Vec<Action> {
        let zone = self.places().filter(|place| self.row(*place, zoon.seat()) < 2);
        let free = zone.filter(|place| self.is_free(*place, Some(zoon.seat())));
        free.map(|place| Action::Flee(self.square(place))).collect()
    }

    fn exchanges(&self, zoon: Slot) -> Vec<Action> {
        let Some(Effect::ExchangeWith { rank }) = self.face(zoon).star else { return Vec::new() };
        let friends = self.cards().into_iter().filter(|(slot, ..)| {
            slot.seat() == zoon.seat() && *slot != zoon && self.face(*slot).rank == rank
        });
        friends.map(|(_, card, _)| Action::Exchange(card.square)).collect()
    }

    fn reinforce(&self, seat: Seat, found: &mut Vec<Action>) {
        let hand = Slot::of(seat)
            .find(|slot| self.position.field().card(*slot).whereabouts == Whereabouts::Hand);
        let Some(slot) = hand else { return };
        for place in self.places().filter(|place| self.row(*place, seat) == 0) {
            if self.is_free(place, Some(seat)) {
                found.push(Action::Reinforce { slot, square: self.square(place) });
            }
        }
    }
}

mod cards;
