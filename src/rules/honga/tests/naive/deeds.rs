//! The result of an action, in the naive implementation.

use super::{Reader, State, in_order, stock};
use crate::rules::Seat;
use crate::rules::honga::plan::{AreaKind, Colour, Effect};
use crate::rules::honga::{
    Action, Area, Awaited, BonusKind, DiscKind, Held, Place, Resource, Source, Space, Stock,
};

impl Reader<'_> {
    /// The state after an action of a seat, or after the last of a series of draws.
    pub(in super::super) fn after(&self, action: Action) -> State {
        let mut next = self.state.clone();
        let me = next.turn;
        match action {
            Action::Place { place, rotation } => self.place(&mut next, place, rotation),
            Action::Gather(area) => {
                self.use_hand(&mut next, self.id(area).to_owned());
                if let AreaKind::Gathering(one) = self.kind(self.id(area)) {
                    let track = i32::from(self.tables.plan().options.track);
                    let have = &mut next.players[me].stock[one as usize];
                    *have = (*have + 1).min(track);
                }
            }
            Action::Begin(_) | Action::OpenBarter(_) | Action::DrawBonus(_) => {
                self.draw(&mut next, action);
            }
            Action::Explore => {
                self.use_kind(&mut next, AreaKind::Forest);
                next.awaited = Awaited::Bonus;
            }
            Action::Climb => {
                self.use_kind(&mut next, AreaKind::Mountain);
                self.climb(&mut next, 1);
            }
            Action::Lure => {
                self.use_kind(&mut next, AreaKind::Mammoths);
                let cost = stock(self.tables.plan().options.lure.0);
                self.lure(&mut next, cost, self.state.docile);
            }
            Action::Spare(one) => {
                let Awaited::Spare { cost, left } = self.state.awaited else {
                    panic!("{action:?}")
                };
                let mut cost = stock(cost.0);
                cost[one as usize] -= 1;
                next.awaited = Awaited::Deeds;
                self.lure(&mut next, cost, i32::from(left) - 1);
            }
            Action::Convert(to) => {
                next.players[me].stock[3] -= i32::from(self.tables.plan().options.joker);
                next.players[me].stock[to as usize] += 1;
            }
            Action::Barter(space) => self.barter(&mut next, space),
            Action::Give(_) | Action::Send(_) => self.give(&mut next, action),
            Action::Enough => next.awaited = Awaited::Deeds,
            Action::EndTurn => self.end_turn(&mut next),
            Action::Play(card)
            | Action::LuckyHand { card, .. }
            | Action::Steps(card)
            | Action::Chase(card) => self.play(&mut next, card.0.into(), action),
            _ => panic!("{action:?} is no action of a seat at the table"),
        }
        next.cards = in_order(next.cards);
        next
    }

    /// Puts the drawn disc or card in its place.
    fn draw(&self, next: &mut State, action: Action) {
        match action {
            Action::Begin(seat) => (next.turn, next.awaited) = (seat.0.into(), Awaited::Barter),
            Action::OpenBarter(kind) => {
                let free = next.open.iter().position(Option::is_none).unwrap();
                next.open[free] = Some(kind.0.into());
                next.awaited = self.refilled(next);
            }
            Action::DrawBonus(kind) => {
                next.cards.push((Held::Fresh(Seat(next.turn as u8)), kind.0.into()));
                next.awaited = Awaited::Deeds;
            }
            _ => panic!("{action:?} is no such draw"),
        }
    }

    fn use_hand(&self, next: &mut State, id: String) {
        next.hands.iter_mut().filter(|(other, _)| *other == id).for_each(|(_, n)| *n -= 1);
    }

    fn use_kind(&self, next: &mut State, kind: AreaKind) {
        let areas = &self.tables.plan().areas;
        let id = areas.iter().find(|area| area.kind == kind).unwrap().id.clone();
        self.use_hand(next, id);
    }

    fn place(&self, next: &mut State, place: Place, rotation: u8) {
        let plan = self.tables.plan();
        let kind: DiscKind = self.position.disc(Seat(next.turn as u8), 0).unwrap();
        let hands = plan.discs[usize::from(kind.0)].hands;
        next.hands.clear();
        for (quarter, area) in plan.places[usize::from(place.0)].quarters.iter().enumerate() {
            // Clockwise: the hands move on by `rotation` quarters.
            let from = (quarter + 4 - usize::from(rotation)) % 4;
            let area: Area = *area;
            next.hands.push((plan.areas[usize::from(area.0)].id.clone(), hands[from].into()));
        }
        next.awaited = Awaited::Deeds;
        let seen = next.hands.iter().any(|(id, n)| self.kind(id) == AreaKind::Honga && *n > 0);
        if !seen && next.honga != Some(next.turn) {
            next.honga = Some(next.turn);
            eat(next);
        }
    }

    fn climb(&self, next: &mut State, steps: usize) {
        let mountain = &self.tables.plan().mountain;
        let top = mountain.len() - 1;
        let me = next.turn;
        next.players[me].step = (next.players[me].step + steps).min(top);
        if next.players[me].step == top {
            for player in &mut next.players {
                player.points += i32::from(mountain[player.step]);
                player.step = 0;
            }
        }
    }

    /// Every remaining cost if this many units are spared; the player chooses one.
    fn lure(&self, next: &mut State, cost: [i32; 4], spared: i32) {
        let me = next.turn;
        let have = next.players[me].stock;
        let mut ways = Vec::new();
        let total: i32 = cost.iter().sum();
        let spared = spared.min(total);
        for code in 0..4_i32.pow(4) {
            let off = [code % 4, code / 4 % 4, code / 16 % 4, code / 64];
            let paid: [i32; 4] = std::array::from_fn(|one| cost[one] - off[one]);
            let fits = (0..4).all(|one| paid[one] >= 0 && paid[one] <= have[one]);
            if fits && off.iter().sum::<i32>() == spared {
                ways.push(paid);
            }
        }
        if let [only] = ways[..] {
            for (have, paid) in next.players[me].stock.iter_mut().zip(only) {
                *have -= paid;
            }
            push(next);
            return;
        }
        // Units that the tray lacks are always spared.
        let least: [i32; 4] = std::array::from_fn(|one| cost[one].min(have[one]));
        let left = spared - (total - least.iter().sum::<i32>());
        let cost = Stock(least.map(|one| one as u8));
        next.awaited = Awaited::Spare { cost, left: left as u8 };
    }

    fn barter(&self, next: &mut State, space: Space) {
        let me = next.turn;
        self.use_kind(next, AreaKind::Barter);
        let kind = next.open[usize::from(space.0)].unwrap();
        let (asked, either, mammoths) = self.price(kind);
        for (have, paid) in next.players[me].stock.iter_mut().zip(asked) {
            *have -= paid;
        }
        self.pay_on(next, space, either, mammoths);
    }

    /// Pays what can be paid in only one way, and returns what is still to be chosen.
    fn pay_on(&self, next: &mut State, space: Space, mut either: i32, mut mammoths: i32) {
        let me = next.turn;
        let paying = Self { tables: self.tables, position: self.position, state: next.clone() };
        if let ([only], [one, other]) = (&paying.splits(either)[..], self.pair()) {
            next.players[me].stock[one] -= only;
            next.players[me].stock[other] -= either - only;
            either = 0;
        }
        if either == 0 && mammoths > 0 {
            let own = next.own_on_area();
            if own.is_empty() {
                next.players[me].tray -= mammoths;
                next.players[me].storage += mammoths;
                mammoths = 0;
            } else if own.len() as i32 + next.players[me].tray == mammoths {
                next.players[me].storage += mammoths;
                next.players[me].tray = 0;
                own.into_iter().for_each(|space| next.herd[space] = None);
                mammoths = 0;
            }
        }
        majority(next);
        if either > 0 || mammoths > 0 {
            let (either, mammoths) = (either as u8, mammoths as u8);
            next.awaited = Awaited::Payment { space, either, mammoths };
            return;
        }
        let kind = next.open[usize::from(space.0)].take().unwrap();
        next.players[me].points += i32::from(self.tables.plan().barter[kind].points);
        (next.help, next.awaited) = ([0; 4], Awaited::Deeds);
    }

    fn give(&self, next: &mut State, action: Action) {
        let me = next.turn;
        match (self.state.awaited, action) {
            (Awaited::Purchase { kind, left }, Action::Give(one)) => {
                next.players[me].stock[one as usize] -= 1;
                next.players[me].points += 1;
                let later =
                    Self { tables: self.tables, position: self.position, state: next.clone() };
                let more = Resource::ALL.into_iter().any(|one| {
                    let have = next.players[me].stock[one as usize] > 0;
                    self.bought(kind).0.contains(&(one as usize))
                        && (have || later.water_becomes(one))
                });
                next.awaited = if left > 1 && more {
                    Awaited::Purchase { kind, left: left - 1 }
                } else {
                    Awaited::Deeds
                };
            }
            (Awaited::Payment { space, either, mammoths }, Action::Give(one)) => {
                next.players[me].stock[one as usize] -= 1;
                self.pay_on(next, space, i32::from(either) - 1, mammoths.into());
            }
            (Awaited::Payment { space, mammoths, .. }, Action::Send(source)) => {
                match source {
                    Source::Tray => next.players[me].tray -= 1,
                    Source::Herd(space) => next.herd[usize::from(space)] = None,
                }
                next.players[me].storage += 1;
                self.pay_on(next, space, 0, i32::from(mammoths) - 1);
            }
            other => panic!("{other:?}"),
        }
    }

    fn play(&self, next: &mut State, kind: usize, action: Action) {
        let me = next.turn;
        let mine = (Held::Hand(Seat(me as u8)), kind);
        next.cards.iter_mut().find(|card| **card == mine).unwrap().0 = Held::Played(Seat(me as u8));
        next.played += 1;
        match (action, self.tables.plan().bonus[kind].effect) {
            (Action::Chase(_), _) => next.honga = None,
            (Action::LuckyHand { area, .. }, _) => {
                let id = self.id(area);
                next.hands.iter_mut().filter(|(other, _)| other == id).for_each(|(_, n)| *n += 1);
            }
            (Action::Steps(_), Effect::StepsOrChase(steps)) => self.climb(next, steps.into()),
            (_, Effect::Barter(help)) => {
                for (sum, more) in next.help.iter_mut().zip(stock(help.0)) {
                    *sum += more;
                }
            }
            (_, Effect::Points(points)) => next.players[me].points += i32::from(points),
            (_, Effect::ExtraDisc) => next.extra = true,
            (_, Effect::Swap(_)) => next.swap = true,
            (_, Effect::Docile) => next.docile += 1,
            (_, Effect::BoughtPoints { most, .. }) => {
                next.awaited = Awaited::Purchase { kind: BonusKind(kind as u8), left: most };
            }
            other => panic!("{other:?}"),
        }
    }

    fn end_turn(&self, next: &mut State) {
        next.hands.iter_mut().for_each(|(_, hands)| *hands = 0);
        next.cards.retain(|(held, _)| !matches!(held, Held::Played(_)));
        (next.played, next.help, next.swap, next.docile) = (0, [0; 4], false, 0);
        let first = usize::from(self.position.field().turn_state().first.0);
        let seats = next.players.len();
        let goal = i32::from(self.tables.plan().options.goals[seats - 2]);
        if (next.turn + 1) % seats == first && next.players.iter().any(|one| one.points >= goal) {
            next.over = true;
            return;
        }
        next.awaited = self.refilled(next);
    }

    /// Barter cards are opened as long as there are an empty space and a card, then a disc is
    /// drawn.
    fn refilled(&self, next: &State) -> Awaited {
        let all: usize = self.tables.plan().barter.iter().map(|card| usize::from(card.count)).sum();
        let open = next.open.iter().flatten().count();
        if open < next.open.len() && all > open {
            Awaited::Barter
        } else if self.position.field().turn_state().turns == 0 {
            Awaited::Disc(Colour::Grey)
        } else {
            Awaited::Disc(self.colour(next))
        }
    }

    /// Red for the holder of the tusk, unless all red discs are in hands.
    fn colour(&self, next: &State) -> Colour {
        let field = self.position.field();
        let red: usize = self
            .tables
            .plan()
            .discs
            .iter()
            .filter(|disc| disc.colour == Colour::Red)
            .map(|disc| usize::from(disc.count))
            .sum();
        let held = field
            .every_seat()
            .filter(|seat| field.back(*seat, 0).is_some_and(|back| back.colour == Colour::Red));
        if next.tusk == Some(next.turn) && red > held.count() { Colour::Red } else { Colour::Grey }
    }

    /// The state when the next turn begins.
    pub(in super::super) fn next_turn(&self) -> State {
        let mut next = self.state.clone();
        next.turn = (next.turn + 1) % next.players.len();
        (next.awaited, next.extra) = (Awaited::Placement, false);
        let me = Seat(next.turn as u8);
        for (held, _) in next.cards.iter_mut().filter(|(held, _)| *held == Held::Fresh(me)) {
            *held = Held::Hand(me);
        }
        next.cards = in_order(next.cards);
        if next.honga == Some(next.turn) {
            eat(&mut next);
        }
        next
    }
}

/// HONGA takes the topmost raw material.
fn eat(next: &mut State) {
    let player = &mut next.players[next.turn];
    for one in Resource::ALL {
        if player.stock[one as usize] > 0 {
            player.stock[one as usize] -= 1;
            return;
        }
    }
    if player.tray > 0 {
        player.tray -= 1;
        player.storage += 1;
    }
}

/// A mammoth of the seat whose turn it is enters the area.
fn push(next: &mut State) {
    let me = next.turn;
    next.players[me].storage -= 1;
    match next.herd.iter().position(Option::is_none) {
        Some(gap) => drop(next.herd.remove(gap)),
        None => {
            let out = next.herd.pop().unwrap().unwrap();
            next.players[out].tray += 1;
        }
    }
    next.herd.insert(0, Some(me));
    next.placed.retain(|other| *other != me);
    next.placed.push(me);
    majority(next);
}

fn majority(next: &mut State) {
    let count = |seat: usize| next.herd.iter().filter(|owner| **owner == Some(seat)).count();
    let most = (0..next.players.len()).map(count).max().unwrap();
    let last = next.placed.iter().rev().find(|seat| count(**seat) == most);
    next.tusk = last.copied().filter(|_| most > 0);
}
