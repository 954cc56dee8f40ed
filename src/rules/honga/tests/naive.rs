//! A second, naive implementation of the sheet: legal actions are found by testing every action
//! that can be written down. It uses no function of the rules, only the level and the visible
//! state.

mod deeds;
mod draws;

use crate::rules::Seat;
use crate::rules::honga::plan::{AreaKind, Effect};
use crate::rules::honga::{
    Action, Area, Awaited, BonusKind, Held, Position, Resource, Source, Tables,
};

/// The visible state of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    stock: [i32; 4],
    tray: i32,
    storage: i32,
    step: usize,
    points: i32,
}

/// The public state, in lists that can be read off the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct State {
    players: Vec<Player>,
    turn: usize,
    awaited: Awaited,
    hands: Vec<(String, i32)>,
    herd: Vec<Option<usize>>,
    /// The seats that have placed a mammoth, the latest last.
    placed: Vec<usize>,
    tusk: Option<usize>,
    honga: Option<usize>,
    open: Vec<Option<usize>>,
    /// Bonus cards outside pile and discard, sorted: they are identified only by their kind.
    cards: Vec<(Held, usize)>,
    played: usize,
    help: [i32; 4],
    swap: bool,
    docile: i32,
    extra: bool,
    over: bool,
}

/// A position and its level, examined item by item.
pub(super) struct Reader<'a> {
    pub(super) tables: &'a Tables,
    pub(super) position: &'a Position,
    pub(super) state: State,
}

fn stock(of: [u8; 4]) -> [i32; 4] {
    of.map(i32::from)
}

fn in_order(mut cards: Vec<(Held, usize)>) -> Vec<(Held, usize)> {
    cards.sort_by_key(|(held, kind)| match held {
        Held::Nowhere => (0, 0, *kind),
        Held::Fresh(seat) => (1, seat.0, *kind),
        Held::Hand(seat) => (2, seat.0, *kind),
        Held::Played(seat) => (3, seat.0, *kind),
    });
    cards
}

impl State {
    pub(super) fn of(tables: &Tables, position: &Position) -> Self {
        let (field, moment) = (position.field(), position.field().turn_state());
        let player = |seat: Seat| {
            let tray = field.tray(seat);
            Player {
                stock: stock(tray.stock.0),
                tray: tray.mammoths.into(),
                storage: tray.storage.into(),
                step: tray.step.into(),
                points: tray.points.into(),
            }
        };
        let mut placed: Vec<(u8, usize)> = field
            .every_seat()
            .map(|seat| (field.tray(seat).recency, seat.0.into()))
            .filter(|(recency, _)| *recency > 0)
            .collect();
        placed.sort_unstable();
        let plan = tables.plan();
        let quarters = plan.places[usize::from(moment.place.0)].quarters;
        let hands = quarters
            .iter()
            .zip(moment.hands)
            .map(|(area, hands)| (plan.areas[usize::from(area.0)].id.clone(), i32::from(hands)));
        let number = |seat: Option<Seat>| seat.map(|seat| usize::from(seat.0));
        Self {
            players: field.every_seat().map(player).collect(),
            turn: moment.turn.0.into(),
            awaited: moment.awaited,
            hands: hands.collect(),
            herd: field.herd(tables).iter().map(|owner| number(*owner)).collect(),
            placed: placed.into_iter().map(|(_, seat)| seat).collect(),
            tusk: number(field.tusk()),
            honga: number(field.honga()),
            open: field
                .open
                .iter()
                .take(plan.options.open.into())
                .map(|card| card.map(|kind| kind.0.into()))
                .collect(),
            cards: in_order(
                field
                    .cards()
                    .map(|(slot, held)| (held, position.bonus(slot).unwrap().0.into()))
                    .collect(),
            ),
            played: moment.played.into(),
            help: stock(moment.help.0),
            swap: moment.swap,
            docile: moment.docile.into(),
            extra: moment.extra,
            over: field.ending().is_some(),
        }
    }

    /// The kinds of the open barter cards.
    pub(super) fn open(&self) -> impl Iterator<Item = usize> + '_ {
        self.open.iter().copied().flatten()
    }

    fn me(&self) -> &Player {
        &self.players[self.turn]
    }

    fn own_on_area(&self) -> Vec<usize> {
        (0..self.herd.len()).filter(|space| self.herd[*space] == Some(self.turn)).collect()
    }
}

impl Reader<'_> {
    fn id(&self, area: Area) -> &str {
        &self.tables.plan().areas[usize::from(area.0)].id
    }

    fn kind(&self, id: &str) -> AreaKind {
        self.tables.plan().areas.iter().find(|area| area.id == id).unwrap().kind
    }

    /// Hands that point at areas of a kind.
    fn hands_for(&self, wanted: AreaKind) -> i32 {
        let all = self.state.hands.iter().filter(|(id, _)| self.kind(id) == wanted);
        all.map(|(_, hands)| hands).sum()
    }

    fn hands_at(&self, area: Area) -> i32 {
        let id = self.id(area);
        self.state.hands.iter().filter(|(other, _)| other == id).map(|(_, hands)| hands).sum()
    }

    fn effect(&self, card: BonusKind) -> Option<Effect> {
        let mine = (Held::Hand(Seat(self.state.turn as u8)), usize::from(card.0));
        let options = self.tables.plan().options;
        let left = self.state.played < usize::from(options.bonus_a_turn);
        let watched = !options.watched_bonus || self.hands_for(AreaKind::Honga) > 0;
        let plays = left && watched && self.state.cards.contains(&mine);
        plays.then(|| self.tables.plan().bonus[usize::from(card.0)].effect)
    }

    /// Every way to pay the two replaceable raw materials of a barter, as the amount of the first.
    pub(super) fn splits(&self, count: i32) -> Vec<i32> {
        let [one, other] = self.pair();
        let have = self.state.me().stock;
        (0..=count).filter(|n| *n <= have[one] && count - n <= have[other]).collect()
    }

    pub(super) fn pair(&self) -> [usize; 2] {
        let swap = self.tables.plan().bonus.iter().find_map(|card| match card.effect {
            Effect::Swap(pair) => Some(pair.map(|one| one as usize)),
            _ => None,
        });
        swap.unwrap_or([1, 2])
    }

    /// The price of a barter card: fixed units, units of the pair, mammoths.
    pub(super) fn price(&self, kind: usize) -> ([i32; 4], i32, i32) {
        let card = &self.tables.plan().barter[kind];
        let mut asked = stock(card.cost.0);
        let help = self.state.help;
        let mut either = 0;
        if self.state.swap {
            let [one, other] = self.pair();
            either = (asked[one] + asked[other] - help[one] - help[other]).max(0);
            (asked[one], asked[other]) = (0, 0);
        }
        for (asked, help) in asked.iter_mut().zip(help) {
            *asked = (*asked - help).max(0);
        }
        (asked, either, card.mammoths.into())
    }

    fn can_barter(&self, space: usize) -> bool {
        let Some(kind) = self.state.open.get(space).copied().flatten() else { return false };
        let (asked, either, mammoths) = self.price(kind);
        let me = self.state.me();
        self.hands_for(AreaKind::Barter) > 0
            && (0..4).all(|one| me.stock[one] >= asked[one])
            && !self.splits(either).is_empty()
            && me.tray + self.state.own_on_area().len() as i32 >= mammoths
    }

    fn may_play(&self, action: Action) -> bool {
        let mine = self.state.honga == Some(self.state.turn);
        match action {
            Action::Play(card) => match self.effect(card) {
                Some(Effect::BoughtPoints { resources, .. }) => {
                    let stock = &self.state.me().stock;
                    let of = |one| stock[one as usize] > 0 || self.water_becomes(one);
                    Resource::ALL.into_iter().any(|one| resources.has(one) && of(one))
                }
                Some(effect) => matches!(
                    effect,
                    Effect::Barter(_)
                        | Effect::Points(_)
                        | Effect::ExtraDisc
                        | Effect::Swap(_)
                        | Effect::Docile
                ),
                None => false,
            },
            Action::LuckyHand { card, area } => {
                let hand =
                    matches!(self.effect(card), Some(Effect::LuckyHand | Effect::LuckyHandOrChase));
                hand && self.state.hands.iter().any(|(id, _)| id == self.id(area))
            }
            Action::Steps(card) => matches!(self.effect(card), Some(Effect::StepsOrChase(_))),
            Action::Chase(card) => {
                let chases = matches!(
                    self.effect(card),
                    Some(Effect::Chase | Effect::LuckyHandOrChase | Effect::StepsOrChase(_))
                );
                chases && mine
            }
            _ => false,
        }
    }

    pub(super) fn water_becomes(&self, to: Resource) -> bool {
        let (stock, options) = (&self.state.me().stock, self.tables.plan().options);
        to != Resource::Water
            && options.joker > 0
            && stock[3] >= options.joker.into()
            && stock[to as usize] < options.track.into()
    }

    fn may_in_step_three(&self, action: Action) -> bool {
        let (me, options) = (self.state.me(), self.tables.plan().options);
        match action {
            Action::EndTurn => true,
            Action::Gather(area) => {
                matches!(self.kind(self.id(area)), AreaKind::Gathering(_))
                    && self.hands_at(area) > 0
            }
            Action::Explore => {
                let all: i32 = self.tables.plan().bonus.iter().map(|c| i32::from(c.count)).sum();
                self.hands_for(AreaKind::Forest) > 0 && (self.state.cards.len() as i32) < all
            }
            Action::Climb => self.hands_for(AreaKind::Mountain) > 0,
            Action::Lure => {
                let cost = stock(options.lure.0);
                let lacking: i32 = (0..4).map(|one| (cost[one] - me.stock[one]).max(0)).sum();
                let hand = self.hands_for(AreaKind::Mammoths) > 0;
                hand && me.storage > 0 && lacking <= self.state.docile
            }
            Action::Barter(space) => self.can_barter(space.0.into()),
            Action::Convert(to) => self.water_becomes(to),
            _ => self.may_play(action),
        }
    }

    fn bought(&self, kind: BonusKind) -> (Vec<usize>, u8) {
        match self.tables.plan().bonus[usize::from(kind.0)].effect {
            Effect::BoughtPoints { resources, most } => {
                (resources.iter().map(|one| one as usize).collect(), most)
            }
            _ => (Vec::new(), 0),
        }
    }

    /// Whether the sheet allows an action of the deciding seat.
    pub(super) fn may(&self, action: Action) -> bool {
        if self.state.over {
            return false;
        }
        let me = self.state.me();
        match (self.state.awaited, action) {
            (Awaited::Placement, Action::Place { .. }) => true,
            (Awaited::Placement | Awaited::Keep, Action::Convert(to)) => self.water_becomes(to),
            (Awaited::Keep, Action::Keep { seat, .. }) => usize::from(seat.0) == self.state.turn,
            (Awaited::Deeds, action) => self.may_in_step_three(action),
            (Awaited::Spare { cost, .. }, Action::Spare(one)) => cost.of(one) > 0,
            (Awaited::Payment { either: 1.., .. }, Action::Give(one)) => {
                self.pair().contains(&(one as usize)) && me.stock[one as usize] > 0
            }
            (Awaited::Payment { either: 0, .. }, Action::Send(Source::Tray)) => me.tray > 0,
            (Awaited::Payment { either: 0, .. }, Action::Send(Source::Herd(space))) => {
                self.state.own_on_area().contains(&space.into())
            }
            (Awaited::Purchase { kind, .. }, Action::Give(one)) => {
                self.bought(kind).0.contains(&(one as usize)) && me.stock[one as usize] > 0
            }
            (Awaited::Purchase { kind, .. }, Action::Convert(to)) => {
                self.bought(kind).0.contains(&(to as usize)) && self.water_becomes(to)
            }
            (Awaited::Purchase { kind, left }, Action::Enough) => left < self.bought(kind).1,
            _ => false,
        }
    }
}
