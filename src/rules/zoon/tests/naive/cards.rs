//! Trumps and deployments in the naive implementation.

use super::*;

impl Reader<'_> {
    /// Every use of a trump in hand.
    pub(super) fn uses(&self, trump: TrumpId, found: &mut Vec<Action>) {
        if !matches!(self.position.field().trump(trump), TrumpState::Hand { .. }) {
            return;
        }
        let seat = trump.seat();
        let able = self.able(seat);
        let of = |rank: Rank, ranks: &zoon::Ranks| ranks.iter().any(|other| other == rank);
        match self.kind_of(trump) {
            None => {}
            Some(TrumpKind::Shot { aim, shooters, .. }) => {
                for (slot, place) in
                    able.iter().filter(|(slot, _)| of(self.face(*slot).rank, shooters))
                {
                    for target in aim.iter().map(|offset| self.offset(*place, *offset, slot.seat()))
                    {
                        if self.is_inside(target) && self.owner_at(target) == Some(enemy(seat)) {
                            let [shooter, target] = [*place, target].map(|at| self.square(at));
                            found.push(Action::Shoot { trump, shooter, target });
                        }
                    }
                }
            }
            Some(TrumpKind::Gear { bearers, .. }) => {
                for (slot, place) in able {
                    let bare = self.position.field().card(slot).gear.is_none();
                    if bare && of(self.face(slot).rank, bearers) {
                        found.push(Action::Equip { trump, bearer: self.square(place) });
                    }
                }
            }
            Some(TrumpKind::Terrain { squares, ground, .. }) => {
                self.lay(trump, *squares, *ground, found);
            }
            Some(TrumpKind::Tactic(tactic)) => self.tactic(trump, *tactic, found),
        }
    }

    fn lay(&self, trump: TrumpId, squares: u8, ground: Ground, found: &mut Vec<Action>) {
        let allowed = |place: Place| match ground {
            Ground::OutsideEnemyDeployment => self.row(place, enemy(trump.seat())) >= 2,
            Ground::OwnCamp => self.row(place, trump.seat()) < 3,
        };
        let fits =
            |place: Place| self.is_inside(place) && allowed(place) && self.is_free(place, None);
        for place in self.places().filter(|place| fits(*place)) {
            let square = self.square(place);
            if squares == 1 {
                found.push(Action::Lay { trump, square, second: None });
                continue;
            }
            for next in [(place.0 + 1, place.1), (place.0, place.1 + 1)] {
                if fits(next) {
                    found.push(Action::Lay { trump, square, second: Some(self.square(next)) });
                }
            }
        }
    }

    fn tactic(&self, trump: TrumpId, tactic: Tactic, found: &mut Vec<Action>) {
        let (seat, able) = (trump.seat(), self.able(trump.seat()));
        let of = |slot: Slot, ranks: zoon::Ranks| ranks.iter().any(|r| r == self.face(slot).rank);
        match tactic {
            Tactic::SeveralMoves { .. } => {
                if !self.moves(seat, |_| true).is_empty() {
                    found.push(Action::March(trump));
                }
            }
            Tactic::Lure { singers, .. } => {
                for (_, singer) in able.into_iter().filter(|(slot, _)| of(*slot, singers)) {
                    for (slot, card, place) in self.cards() {
                        if slot.seat() != seat && !card.face_up && card.stunned == 0 {
                            let singer = Some(self.square(singer));
                            found.push(Action::Lure { trump, singer, target: self.square(place) });
                        }
                    }
                }
            }
            Tactic::Leap { distance, not } => {
                for (_, from) in able.into_iter().filter(|(slot, _)| !of(*slot, not)) {
                    for to in self.places() {
                        let far = (to.0 - from.0).abs().max((to.1 - from.1).abs());
                        let foe = self.owner_at(to) == Some(enemy(seat));
                        if far > 0 && far <= distance as i8 && (foe || self.is_free(to, Some(seat)))
                        {
                            let [from, to] = [from, to].map(|place| self.square(place));
                            found.push(Action::Leap { trump, from, to });
                        }
                    }
                }
            }
        }
    }

    /// The legal actions of a deploying seat.
    pub(super) fn deploying(&self, seat: Seat) -> Vec<Action> {
        let field = self.position.field();
        let tribe = self.tables.tribe(field.tribe(seat));
        let zone: Vec<(Square, Slot)> =
            self.tables.deployment(seat).iter().copied().zip(Slot::of(seat)).collect();
        let laid: Vec<Kind> =
            zone.iter().filter_map(|(_, slot)| self.position.face(*slot)).collect();
        let mut hand: Vec<Kind> = Vec::new();
        for kind in tribe.kinds() {
            let all = usize::from(self.tables.count(kind, field.reserves()));
            let out = laid.iter().filter(|other| **other == kind).count();
            hand.extend(std::iter::repeat_n(kind, all - out));
        }
        let emblem = |kind: &Kind| self.tables.face(*kind).rank == Rank::Emblem;
        let mut found = Vec::new();
        for number in 0..tribe.formations.len() as u8 {
            if laid.is_empty() {
                found.extend([false, true].map(|mirrored| Action::Formation { number, mirrored }));
            }
        }
        if field.deployment() == Deployment::Formations {
            return found;
        }
        let moves = self.position.rearrangements(seat) < self.tables.options.rearrangements;
        let last = zone.len() - laid.len() == 1;
        for (square, slot) in &zone {
            for kind in &hand {
                let fits = match self.position.face(*slot) {
                    None => emblem(kind) || !(last && hand.iter().any(emblem)),
                    Some(other) => {
                        moves && other != *kind && !(emblem(&other) && laid.len() == zone.len())
                    }
                };
                found.extend(fits.then_some(Action::Deploy { kind: *kind, square: *square }));
            }
            for (to, other) in &zone {
                let (mine, theirs) = (self.position.face(*slot), self.position.face(*other));
                let fits = moves && mine.is_some() && mine != theirs;
                found.extend(fits.then_some(Action::Rearrange { from: *square, to: *to }));
            }
        }
        let reserves = tribe.kinds().filter(|kind| self.tables.face(*kind).reserve).count();
        let kept = if field.reserves() { reserves } else { 0 };
        let done = laid.len() == zone.len() || hand.len() <= kept;
        found.extend((done && !hand.iter().any(emblem)).then_some(Action::Ready));
        found
    }
}
