//! A compiled level: everything the phases look up.
//!
//! An index beyond a list returns the list's last entry, so that a lookup never fails.

use crate::rules::honga::plan::{
    AreaKind, BarterPlan, BonusPlan, Colour, DiscPlan, Effect, Options, PlacePlan, Plan,
};
use crate::rules::honga::{
    Area, BarterKind, BonusKind, DiscKind, MIN_SEATS, Place, Resource, SEAT_COUNTS, Stock, Weights,
};

/// A compiled level.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The numbers and options.
    pub options: Options,
    /// A hash of the whole level, for records.
    pub hash: u64,
    /// How computer players value things. No rule reads it, and it is not part of the hash.
    pub weights: Weights,
    plan: Plan,
    forest: Area,
    mountain: Area,
    mammoths: Area,
    barter: Area,
    honga: Area,
    swap: Option<[Resource; 2]>,
    discs: [u8; 2],
    bonus: u8,
}

impl Tables {
    /// Compiles a level.
    #[must_use]
    pub fn build(plan: &Plan) -> Self {
        let only = |kind| {
            let found = plan.areas.iter().position(|area| area.kind == kind);
            Area(found.unwrap_or_default() as u8)
        };
        let pair = plan.bonus.iter().find_map(|card| match card.effect {
            Effect::Swap(pair) => Some(pair),
            _ => None,
        });
        let discs = |colour| {
            let of_colour = plan.discs.iter().filter(|disc| disc.colour == colour);
            of_colour.map(|disc| disc.count).sum()
        };
        Self {
            options: plan.options,
            hash: plan.hash(),
            weights: Weights::default(),
            forest: only(AreaKind::Forest),
            mountain: only(AreaKind::Mountain),
            mammoths: only(AreaKind::Mammoths),
            barter: only(AreaKind::Barter),
            honga: only(AreaKind::Honga),
            swap: pair,
            discs: Colour::ALL.map(discs),
            bonus: plan.bonus.iter().map(|card| card.count).sum(),
            plan: plan.clone(),
        }
    }

    /// The level's plan.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The areas.
    pub fn areas(&self) -> impl Iterator<Item = Area> + Clone + use<> {
        (0..self.plan.areas.len() as u8).map(Area)
    }

    /// The round places.
    pub fn places(&self) -> impl Iterator<Item = Place> + Clone + use<> {
        (0..self.plan.places.len() as u8).map(Place)
    }

    /// The kinds of discs.
    pub fn disc_kinds(&self) -> impl Iterator<Item = DiscKind> + Clone + use<> {
        (0..self.plan.discs.len() as u8).map(DiscKind)
    }

    /// The kinds of barter cards.
    pub fn barter_kinds(&self) -> impl Iterator<Item = BarterKind> + Clone + use<> {
        (0..self.plan.barter.len() as u8).map(BarterKind)
    }

    /// The kinds of bonus cards.
    pub fn bonus_kinds(&self) -> impl Iterator<Item = BonusKind> + Clone + use<> {
        (0..self.plan.bonus.len() as u8).map(BonusKind)
    }

    /// An area's name.
    #[must_use]
    pub fn area_id(&self, area: Area) -> &str {
        &self.plan.areas[usize::from(area.0).min(self.plan.areas.len() - 1)].id
    }

    /// What a hand can do in an area.
    #[inline]
    #[must_use]
    pub fn area_kind(&self, area: Area) -> AreaKind {
        self.plan.areas[usize::from(area.0).min(self.plan.areas.len() - 1)].kind
    }

    /// A round place.
    #[inline]
    #[must_use]
    pub fn place(&self, place: Place) -> &PlacePlan {
        &self.plan.places[usize::from(place.0).min(self.plan.places.len() - 1)]
    }

    /// A kind of disc.
    #[inline]
    #[must_use]
    pub fn disc(&self, kind: DiscKind) -> &DiscPlan {
        &self.plan.discs[usize::from(kind.0).min(self.plan.discs.len() - 1)]
    }

    /// A kind of barter card.
    #[inline]
    #[must_use]
    pub fn barter_card(&self, kind: BarterKind) -> &BarterPlan {
        &self.plan.barter[usize::from(kind.0).min(self.plan.barter.len() - 1)]
    }

    /// A kind of bonus card.
    #[inline]
    #[must_use]
    pub fn bonus_card(&self, kind: BonusKind) -> &BonusPlan {
        &self.plan.bonus[usize::from(kind.0).min(self.plan.bonus.len() - 1)]
    }

    /// The forest.
    #[inline]
    #[must_use]
    pub fn forest(&self) -> Area {
        self.forest
    }

    /// The mountain.
    #[inline]
    #[must_use]
    pub fn mountain(&self) -> Area {
        self.mountain
    }

    /// The area of the mammoths.
    #[inline]
    #[must_use]
    pub fn mammoths(&self) -> Area {
        self.mammoths
    }

    /// The area for barter.
    #[inline]
    #[must_use]
    pub fn barter(&self) -> Area {
        self.barter
    }

    /// HONGA's area.
    #[inline]
    #[must_use]
    pub fn honga(&self) -> Area {
        self.honga
    }

    /// The points of a step; beyond the top those of the top.
    #[must_use]
    pub fn step_points(&self, step: u8) -> u8 {
        self.plan.mountain[usize::from(step.min(self.top()))]
    }

    /// The last step.
    #[inline]
    #[must_use]
    pub fn top(&self) -> u8 {
        self.plan.mountain.len().saturating_sub(1) as u8
    }

    /// The two raw materials that the level's cards swap (H55).
    #[must_use]
    pub fn swap(&self) -> Option<[Resource; 2]> {
        self.swap
    }

    /// The number of discs of a colour.
    #[inline]
    #[must_use]
    pub fn discs_of(&self, colour: Colour) -> u8 {
        self.discs[colour as usize]
    }

    /// The number of bonus cards.
    #[inline]
    #[must_use]
    pub fn bonus_cards(&self) -> u8 {
        self.bonus
    }

    /// H29: the number of spaces of the herd: 5 with five players, 4 with four, 3 with two or
    /// three.
    #[inline]
    #[must_use]
    pub fn herd(&self, seats: u8) -> u8 {
        self.options.herd[line(seats)]
    }

    /// H63: the points that end a match: 40 with two players, 35 with three, 30 with four or five.
    #[must_use]
    pub fn goal(&self, seats: u8) -> u8 {
        self.options.goals[line(seats)]
    }

    /// What the nth seat in turn order, counted from 0, has at the start in addition to H6.
    #[must_use]
    pub fn ahead(&self, seats: u8, nth: u8) -> Stock {
        let all = self.options.ahead[line(seats)].get(usize::from(nth)).copied();
        all.filter(|_| self.options.even_start).unwrap_or_default()
    }

    /// The hands of a disc in the quarters of a place, after a clockwise rotation (H14).
    #[inline]
    #[must_use]
    pub fn turned(&self, kind: DiscKind, rotation: u8) -> [u8; 4] {
        let mut hands = self.disc(kind).hands;
        hands.rotate_right(usize::from(rotation & 3));
        hands
    }
}

/// The row for a number of seats.
fn line(seats: u8) -> usize {
    usize::from(seats.saturating_sub(MIN_SEATS)).min(SEAT_COUNTS - 1)
}
