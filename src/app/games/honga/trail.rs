//! The way that HONGA takes between his lair and the seats: around discs, cards, stones, the herd
//! and the seats' plates, in single footfalls.
//!
//! The cheapest way over a grid of small cells; a cell that something lies on costs more, so there is
//! always a way. It is then pulled straight and cut into steps of about equal length.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use bevy::math::{Rect, Vec2};

use super::board_layout::{self, Trays};
use super::ground::{HongaGround, PLACE};
use super::sites;
use crate::app::table::board::cards::{CARD_HEIGHT, CARD_WIDTH};
use crate::app::table::board::layout::HEM;
use crate::app::table::contract::sketch::{Place as Footfall, Sketch};
use crate::app::table::{BoardLayout, Tile};
use crate::rules::honga::{Space, Tables, spots};
use crate::rules::{Seat, Spot};

/// The width of a cell, in squares.
const CELL: f32 = 0.25;
/// What a cell costs that something lies on, in free cells.
const COVERED: u32 = 12;
/// How far he keeps away from things, in squares.
const MARGIN: f32 = 0.28;
/// The length of a step, in squares, and the most steps of a way.
const STRIDE: f32 = 0.95;
const MOST_STEPS: usize = 11;
/// How far his paws fall beside the middle of the way, in squares.
const ASIDE: f32 = 0.06;

/// The footfalls between two spots, without the last one, which is on the spot itself.
pub(super) fn footfalls(
    layout: &BoardLayout,
    tables: &Tables,
    seats: u8,
    [from, to]: [Spot; 2],
) -> Vec<Footfall> {
    let (Some(sketch), Some(start), Some(end)) =
        (&layout.sketch, layout.place(from), layout.place(to))
    else {
        return Vec::new();
    };
    let ground = Obstacles::of(layout, sketch, tables, seats);
    let way = ground.straightened(&ground.way(start, end));
    let size = layout.scale(from).min(layout.scale(to));
    let steps = paced(&way);
    let last = steps.len().saturating_sub(1);
    (0_u8..)
        .zip(&steps[..last])
        .map(|(number, (middle, ahead))| {
            let side = if number % 2 == 0 { ASIDE } else { -ASIDE };
            Footfall { middle: *middle + ahead.perp() * side, size }
        })
        .collect()
}

/// Points of a way at equal distances, the last one at its end, each with the direction there.
fn paced(way: &[Vec2]) -> Vec<(Vec2, Vec2)> {
    let whole: f32 = way.windows(2).map(|part| part[0].distance(part[1])).sum();
    let steps = ((whole / STRIDE).round() as usize).clamp(1, MOST_STEPS);
    let at = |step: usize| {
        let mut left = whole * step as f32 / steps as f32;
        for part in way.windows(2) {
            let length = part[0].distance(part[1]);
            if left <= length {
                let ahead = (part[1] - part[0]).normalize_or_zero();
                return (part[0] + ahead * left, ahead);
            }
            left -= length;
        }
        (way.last().copied().unwrap_or_default(), Vec2::ZERO)
    };
    (1..=steps).map(at).collect()
}

/// Everything on the table that HONGA does not step on.
struct Obstacles {
    things: Vec<Rect>,
    /// The table.
    bounds: Rect,
    /// Its width and height in cells.
    cells: (i32, i32),
}

impl Obstacles {
    fn of(layout: &BoardLayout, sketch: &Sketch, tables: &Tables, seats: u8) -> Self {
        let ground = HongaGround::on(layout, tables);
        let half = sketch.size / 2.0 + HEM;
        let trays = Trays::of(sketch, &ground, seats);
        let plate = |seat: Seat| {
            let corner = board_layout::tray(&ground, seat, trays);
            Rect::from_corners(
                corner,
                corner + trays.shape() * trays.scale() * Vec2::new(1.0, -1.0),
            )
        };
        let plates: Vec<Rect> = (0..seats).map(Seat).map(plate).collect();
        let board = Rect::from_corners(-half, half);
        let bounds = plates.iter().fold(board, |all, plate| all.union(*plate)).inflate(CELL);
        let mut things = goods(sketch, &ground, tables);
        things.extend(plates);
        let things = things.into_iter().map(|thing| thing.inflate(MARGIN)).collect();
        let cells = (bounds.size() / CELL).ceil();
        Self { things, bounds, cells: (cells.x as i32, cells.y as i32) }
    }

    fn covers(&self, at: Vec2) -> bool {
        self.things.iter().any(|thing| thing.contains(at))
    }

    fn cell(&self, at: Vec2) -> (i32, i32) {
        let off = (at - self.bounds.min) / CELL;
        ((off.x as i32).clamp(0, self.cells.0 - 1), (off.y as i32).clamp(0, self.cells.1 - 1))
    }

    fn middle(&self, (x, y): (i32, i32)) -> Vec2 {
        self.bounds.min + (Vec2::new(x as f32, y as f32) + 0.5) * CELL
    }

    fn number(&self, (x, y): (i32, i32)) -> usize {
        (y * self.cells.0 + x) as usize
    }

    /// The cheapest way between two points.
    fn way(&self, start: Vec2, end: Vec2) -> Vec<Vec2> {
        let (first, last) = (self.cell(start), self.cell(end));
        let count = (self.cells.0 * self.cells.1).max(0) as usize;
        let mut best = vec![u32::MAX; count];
        let mut from = vec![first; count];
        let mut open = BinaryHeap::from([Reverse((0, first))]);
        best[self.number(first)] = 0;
        while let Some(Reverse((cost, at))) = open.pop() {
            if at == last {
                break;
            }
            for (x, y) in (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y))) {
                let next = (at.0 + x, at.1 + y);
                let inside = (0..self.cells.0).contains(&next.0)
                    && (0..self.cells.1).contains(&next.1)
                    && next != at;
                if !inside {
                    continue;
                }
                let length = if x != 0 && y != 0 { 14 } else { 10 };
                let weight = if self.covers(self.middle(next)) { COVERED } else { 1 };
                let cost = cost + length * weight;
                let place = self.number(next);
                if cost < best[place] {
                    (best[place], from[place]) = (cost, at);
                    open.push(Reverse((cost, next)));
                }
            }
        }
        let mut way = vec![end];
        let mut at = last;
        while at != first {
            at = from[self.number(at)];
            way.push(self.middle(at));
        }
        way.pop();
        way.push(start);
        way.reverse();
        way
    }

    /// How much of a straight part of a way leads over things, in samples.
    fn weight(&self, from: Vec2, to: Vec2) -> usize {
        let samples = (from.distance(to) / (CELL / 2.0)).ceil().max(1.0) as usize;
        let at = |sample: usize| from.lerp(to, sample as f32 / samples as f32);
        (0..samples).filter(|sample| self.covers(at(*sample))).count()
    }

    /// The way without the corners that cutting costs nothing.
    fn straightened(&self, way: &[Vec2]) -> Vec<Vec2> {
        let mut straight: Vec<Vec2> = way.first().copied().into_iter().collect();
        let mut at = 0;
        while at + 1 < way.len() {
            let along = |to: usize| -> usize {
                way[at..=to].windows(2).map(|part| self.weight(part[0], part[1])).sum()
            };
            let cuts = |to: &usize| self.weight(way[at], way[*to]) <= along(*to);
            at = (at + 1..way.len()).rev().find(cuts).unwrap_or(at + 1);
            straight.push(way[at]);
        }
        straight
    }
}

/// What lies on the board: round places, cards and piles, the herd, stones.
fn goods(sketch: &Sketch, ground: &HongaGround, tables: &Tables) -> Vec<Rect> {
    let card = Vec2::new(CARD_WIDTH, CARD_HEIGHT);
    let cards = (0..tables.options.open).map(|space| spots::open(Space(space)));
    let cards = cards.filter_map(|spot| sketch.site(spot)).map(|site| (site, card));
    let piles = sketch.sites.iter().filter_map(|site| match &site.tile {
        Tile::Scenery("cards", _) => Some((site, card)),
        Tile::Scenery(..) => Some((site, Vec2::splat(0.8))),
        _ => None,
    });
    let lying = cards.chain(piles);
    let lying = lying.map(|(site, shape)| Rect::from_center_size(site.middle, shape * site.size));
    let places = tables.places().map(|place| ground.place(place));
    let places = places.map(|at| Rect::from_center_size(at, Vec2::splat(PLACE * 0.86)));
    let mountain = ground.area(tables.mountain());
    let stones = (0..=tables.top()).map(|step| {
        let at = mountain + board_layout::step_place(step, tables.top());
        Rect::from_center_size(at, Vec2::new(0.6, 0.5))
    });
    let tusk = sketch.site(sites::TUSK).map(|site| Rect::from_center_size(site.middle, Vec2::ONE));
    lying.chain(places).chain(stones).chain(tusk).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::app::games::honga::tests::level;
    use crate::rules::Grid;

    /// The tables of a level with its trays beside it, or with the first or second other way.
    fn table(name: &str, seats: u8, way: usize) -> (BoardLayout, Arc<Tables>) {
        let tables = level(name);
        let ground = HongaGround::drawn(&tables, &[]);
        let sketch = board_layout::sketch(&tables, ground, seats);
        let mut ways = std::iter::once(sketch.clone()).chain(sketch.others);
        let sketch = ways.nth(way).expect("a way");
        let layout = BoardLayout::new(Grid { width: 1, height: 1 }, false);
        (BoardLayout { sketch: Some(Arc::new(sketch)), ..layout }, tables)
    }

    #[test]
    fn he_steps_neither_on_plates_nor_on_anything_that_lies_on_the_board() {
        let names = ["honga/feed-the-tiger", "honga/first-steps"];
        for (name, way) in names.into_iter().flat_map(|name| [0, 1].map(|way| (name, way))) {
            let (layout, tables) = table(name, 5, way);
            let sketch = layout.sketch.clone().expect("a sketch");
            let ground = Obstacles::of(&layout, &sketch, &tables, 5);
            let home = |seat: u8| [sites::HOME, sites::guest(Seat(seat))];
            let between = |seat: u8| [sites::guest(Seat(seat)), sites::guest(Seat(4 - seat))];
            let mut judged = 0;
            for way in (0..5).flat_map(|seat| [home(seat), between(seat)]) {
                let falls = footfalls(&layout, &tables, 5, way);
                let end = layout.place(way[1]).expect("a place");
                let away = |fall: &&Footfall| fall.middle.distance(end) > 1.0;
                let start = layout.place(way[0]).expect("a place");
                let off = |fall: &&Footfall| fall.middle.distance(start) > 1.0;
                for fall in falls.iter().filter(away).filter(off) {
                    let bare = |thing: &Rect| !thing.inflate(ASIDE - MARGIN).contains(fall.middle);
                    assert!(ground.things.iter().all(bare), "{name} {way:?}: {fall:?}");
                    judged += 1;
                }
            }
            assert!(judged > 20, "{name}: {judged} footfalls");
        }
    }

    #[test]
    fn his_steps_are_of_one_length_and_he_comes_in_a_few_of_them() {
        for (way, seats) in [(0, 5), (1, 5), (2, 5), (0, 2), (2, 3)] {
            let (layout, tables) = table("honga/feed-the-tiger", seats, way);
            for seat in (0..seats).map(Seat) {
                let way = [sites::HOME, sites::guest(seat)];
                let falls = footfalls(&layout, &tables, seats, way);
                assert!((3..MOST_STEPS).contains(&falls.len()), "{seat:?}: {}", falls.len());
                let ends = way.map(|spot| layout.place(spot).expect("a place"));
                let steps: Vec<Vec2> = std::iter::once(ends[0])
                    .chain(falls.iter().map(|fall| fall.middle))
                    .chain([ends[1]])
                    .collect();
                let long = steps.windows(2).map(|step| step[0].distance(step[1]));
                assert!(long.clone().all(|step| step < 2.2), "{:?}", long.collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn whoever_stays_where_he_is_takes_no_step() {
        let (layout, tables) = table("honga/feed-the-tiger", 2, 0);
        assert!(footfalls(&layout, &tables, 2, [sites::HOME; 2]).is_empty());
    }
}
