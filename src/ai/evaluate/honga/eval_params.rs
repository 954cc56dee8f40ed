//! The worths of a hand, a raw material, a step and a bonus card, precomputed from a level's decks
//! and tracks.

use crate::rules::honga::{
    BonusKind, Colour, Effect, MAX_BONUS_KINDS, Resource, Stock, Tables, Weights,
};

/// One point; the unit of all worths is a hundredth of a point.
pub(super) const POINT: i32 = 100;
/// The number of values of a `u8` count of a raw material.
const COUNTS: usize = 256;

/// The judgement of a level.
#[derive(Clone, Debug)]
pub struct EvalParams {
    pub(super) weights: Weights,
    /// The average yield of a hand.
    pub(super) hand: i32,
    /// What a number of units of a raw material is worth together.
    goods: Box<[[i32; COUNTS]; 4]>,
    /// What standing on a step is worth.
    steps: Vec<i32>,
    /// What a mammoth is worth, wherever it is.
    pub(super) mammoth: i32,
    /// What the tusk is worth for each disc drawn.
    pub(super) tusk: i32,
    bonus: [i32; MAX_BONUS_KINDS],
    /// The worth of an unknown bonus card.
    pub(super) unknown: i32,
}

impl EvalParams {
    /// Precomputes everything.
    #[must_use]
    pub fn new(tables: &Tables) -> Self {
        Self::with(tables, tables.weights)
    }

    /// Precomputes everything for these weights.
    pub(super) fn with(tables: &Tables, mut weights: Weights) -> Self {
        // 0 comes from tables alone that were made without data.
        weights.pace = weights.pace.max(1);
        let hand = hand(tables, &weights);
        let (options, top) = (tables.options, i32::from(tables.top()));
        let water = hand / i32::from(options.joker.max(1));
        let unit = |resource| if resource == Resource::Water { water } else { hand };
        let step = |step: u8| {
            let even = POINT * i32::from(tables.step_points(tables.top())) / top.max(1);
            let printed = POINT * weights.printed * i32::from(tables.step_points(step));
            (i32::from(step) * even * weights.step + printed) / 100
        };
        let red = |colour| mean_hands(tables, colour);
        let heap = |resource| heap(unit(resource), options.track, &weights.fading);
        let mut params = Self {
            weights,
            hand,
            goods: Box::new(Resource::ALL.map(heap)),
            steps: (0..=tables.top()).map(step).collect(),
            mammoth: i32::from(options.lure.total()) * hand * weights.mammoth / 100,
            tusk: (red(Colour::Red) - red(Colour::Grey)) * hand / 100,
            bonus: [0; MAX_BONUS_KINDS],
            unknown: 0,
        };
        let (mut sum, mut count) = (0, 0);
        for kind in tables.bonus_kinds() {
            let card = tables.bonus_card(kind);
            let worth = card_worth(&params, card.effect);
            params.bonus[usize::from(kind.0)] = worth;
            sum += worth * i32::from(card.count);
            count += i32::from(card.count);
        }
        params.unknown = sum / count.max(1);
        params
    }

    /// What `count` units of a raw material are worth together.
    #[inline]
    pub(super) fn goods(&self, resource: Resource, count: u8) -> i32 {
        self.goods[resource as usize][usize::from(count)]
    }

    /// What all raw materials of a tray are worth.
    #[inline]
    pub(super) fn stock(&self, stock: Stock) -> i32 {
        let [fish, berry, mushroom, water] = Resource::ALL.map(|r| self.goods(r, stock.of(r)));
        fish + berry + mushroom + water
    }

    /// What standing on a step is worth.
    #[inline]
    pub(super) fn step(&self, step: u8) -> i32 {
        self.steps.get(usize::from(step)).or(self.steps.last()).copied().unwrap_or_default()
    }

    /// What a bonus card in hand is worth.
    #[inline]
    pub(super) fn bonus(&self, kind: BonusKind) -> i32 {
        self.bonus.get(usize::from(kind.0)).copied().unwrap_or_default()
    }
}

/// The average yield of a hand: the points of all barter cards, divided by the raw materials they
/// cost and the hands that exchange them.
fn hand(tables: &Tables, weights: &Weights) -> i32 {
    let (mut points, mut hands) = (0, 0);
    let lure = i32::from(tables.options.lure.total()) + 1;
    for kind in tables.barter_kinds() {
        let card = tables.barter_card(kind);
        let count = i32::from(card.count);
        let asked = i32::from(card.cost.total()) + lure * i32::from(card.mammoths) + 1;
        points += POINT * count * i32::from(card.points);
        hands += count * asked;
    }
    points * weights.price / 100 / hands.max(1)
}

/// What 0, 1, 2 … units are worth; units beyond the track are worth nothing.
fn heap(unit: i32, track: u8, fading: &[i32]) -> [i32; COUNTS] {
    let (mut heap, mut sum) = ([0; COUNTS], 0);
    for (count, worth) in heap.iter_mut().enumerate().skip(1) {
        if count <= usize::from(track) {
            sum += unit * fading[(count - 1).min(fading.len() - 1)] / 100;
        }
        *worth = sum;
    }
    heap
}

/// The average number of hands on a colour's discs, in hundredths.
fn mean_hands(tables: &Tables, colour: Colour) -> i32 {
    let of_colour = tables.disc_kinds().map(|kind| tables.disc(kind));
    let (mut hands, mut count) = (0, 0);
    for disc in of_colour.filter(|disc| disc.colour == colour) {
        let all: i32 = disc.hands.iter().map(|hands| i32::from(*hands)).sum();
        hands += 100 * all * i32::from(disc.count);
        count += i32::from(disc.count);
    }
    hands / count.max(1)
}

fn card_worth(params: &EvalParams, effect: Effect) -> i32 {
    let (hand, weights) = (params.hand, &params.weights);
    match effect {
        Effect::Barter(stock) => i32::from(stock.total()) * hand * weights.help / 100,
        Effect::Points(points) => weights.in_hand * i32::from(points),
        Effect::Chase => hand / 2,
        Effect::LuckyHand => hand,
        Effect::ExtraDisc => hand / 2,
        Effect::LuckyHandOrChase => hand * weights.lucky_or_chase / 100,
        Effect::Swap(_) => hand / 2,
        Effect::Docile => hand * weights.docile / 100,
        Effect::StepsOrChase(steps) => i32::from(steps) * hand,
        Effect::BoughtPoints { most, .. } => {
            i32::from(most) * (POINT - hand).max(weights.bargain) * weights.bought / 100
        }
    }
}
