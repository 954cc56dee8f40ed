//! Where everything lies on Honga's table: areas, round places, what stands on them, and the trays beside the board.
//!
//! The picture follows from the graph of the level's tables: an area lies where the places have it at their quarters. So a level
//! with another layout is drawn as it is played.

use std::collections::BTreeMap;

use bevy::math::Vec2;

use super::sites;
use crate::app::table::anchors::Place as MarkPlace;
use crate::app::table::{Site, Sketch, Tile};
use crate::rules::honga::{Area, AreaKind, Colour, Place, Resource, Space, Tables, spots};
use crate::rules::{Seat, Spot};

/// An area's width, in squares of the table.
pub(super) const AREA: f32 = 3.0;
/// A round place's width.
pub(super) const PLACE: f32 = 1.62;
/// A tray's width and height.
pub(super) const TRAY: Vec2 = Vec2::new(3.78, 1.86);
/// The distance of trays from each other, and from board and window.
const GAP: f32 = 0.07;
/// The cloth around the board.
const HEM: f32 = crate::app::table::board::HEM;

/// Cells of the board: their column and row, from the upper left.
type Cell = (i32, i32);

/// Where areas and places lie, in cells.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ground {
    /// The upper left and the lower right cell of each area.
    areas: Vec<(Cell, Cell)>,
    /// The cell to the lower right of each place.
    places: Vec<Cell>,
    /// Columns and rows.
    size: Cell,
}

/// The cell of a quarter, seen from a place: clockwise from the upper left.
const QUARTERS: [Cell; 4] = [(-1, -1), (0, -1), (0, 0), (-1, 0)];

impl Ground {
    /// The picture that fits the graph of a level.
    pub(super) fn of(tables: &Tables) -> Self {
        let places = lay_places(tables);
        let mut cells: BTreeMap<Area, Vec<Cell>> = BTreeMap::new();
        for (place, at) in tables.places().zip(&places) {
            for (area, quarter) in tables.place(place).quarters.into_iter().zip(QUARTERS) {
                cells.entry(area).or_default().push((at.0 + quarter.0, at.1 + quarter.1));
            }
        }
        let all = || cells.values().flatten();
        let left = all().map(|cell| cell.0).min().unwrap_or_default();
        let top = all().map(|cell| cell.1).min().unwrap_or_default();
        let width = all().map(|cell| cell.0 + 1 - left).max().unwrap_or(1);
        let height = all().map(|cell| cell.1 + 1 - top).max().unwrap_or(1);
        let moved = |cell: Cell| (cell.0 - left, cell.1 - top);
        let span = |area: Area| {
            let own = cells.get(&area).map(Vec::as_slice).unwrap_or_default();
            let low = (own.iter().map(|cell| cell.0).min(), own.iter().map(|cell| cell.1).min());
            let high = (own.iter().map(|cell| cell.0).max(), own.iter().map(|cell| cell.1).max());
            let cell = |(x, y): (Option<i32>, Option<i32>)| Some(moved((x?, y?)));
            // An area that no place touches lies in the first cell, out of everybody's reach.
            cell(low).zip(cell(high)).unwrap_or(((0, 0), (0, 0)))
        };
        Self {
            areas: tables.areas().map(span).collect(),
            places: places.into_iter().map(moved).collect(),
            size: (width, height),
        }
    }

    fn width(&self) -> Vec2 {
        Vec2::new(self.size.0 as f32, self.size.1 as f32) * AREA
    }

    /// A corner of the cells, from the board's middle.
    fn corner(&self, (x, y): (f32, f32)) -> Vec2 {
        let half = self.width() / 2.0;
        Vec2::new(x * AREA - half.x, half.y - y * AREA)
    }

    /// An area's middle.
    pub(super) fn area(&self, area: Area) -> Vec2 {
        let ((left, top), (right, low)) = self.areas[usize::from(area.0).min(self.areas.len() - 1)];
        self.corner(((left + right + 1) as f32 / 2.0, (top + low + 1) as f32 / 2.0))
    }

    /// A place's middle.
    pub(super) fn place(&self, place: Place) -> Vec2 {
        let (x, y) = self.places[usize::from(place.0).min(self.places.len() - 1)];
        self.corner((x as f32, y as f32))
    }

    /// Where the hands of a place's quarter are counted: in the quarter's area, beside the disc.
    pub(super) fn beside(&self, place: Place, quarter: usize) -> Vec2 {
        let (x, y) = QUARTERS[quarter & 3];
        let way = Vec2::new(x as f32 + 0.5, -(y as f32 + 0.5)).normalize();
        self.place(place) + way * (PLACE / 2.0 + 0.36)
    }

    /// Where a badge about a place's quarter lies: beyond the disc, still on the table.
    pub(super) fn badge(&self, place: Place, quarter: usize) -> Vec2 {
        let (x, y) = QUARTERS[quarter & 3];
        let way = Vec2::new(x as f32 + 0.5, -(y as f32 + 0.5)) * 2.0;
        self.place(place) + way * Vec2::new(1.3, 0.86)
    }

    /// The direction in which an area has most room: away from its places.
    fn free(&self, tables: &Tables, area: Area) -> Vec2 {
        let middle = self.area(area);
        let touching =
            tables.places().filter(|place| tables.place(*place).quarters.contains(&area));
        let taken: Vec2 = touching.map(|place| self.place(place) - middle).sum();
        Vec2::new(-sign(taken.x), -sign(taken.y))
    }
}

fn sign(length: f32) -> f32 {
    if length.abs() < 0.01 { 0.0 } else { length.signum() }
}

/// Lays place after place where an area that it shares with one laid already wants it.
fn lay_places(tables: &Tables) -> Vec<Cell> {
    let count = tables.plan().places.len();
    let mut laid: Vec<Option<Cell>> = vec![None; count];
    if let Some(first) = laid.first_mut() {
        *first = Some((0, 0));
    }
    let quarters = |place: usize| tables.place(Place(place as u8)).quarters;
    // Two shared areas say it better than one, and HONGA's alone says least.
    for least in [2, 1] {
        for _ in 0..count {
            for place in 0..count {
                if laid[place].is_some() {
                    continue;
                }
                laid[place] = (0..count).find_map(|other| {
                    let at = laid[other]?;
                    let shared = shared(quarters(other), quarters(place));
                    let (there, here) = *shared.first().filter(|_| shared.len() >= least)?;
                    let (there, here) = (QUARTERS[there], QUARTERS[here]);
                    Some((at.0 + there.0 - here.0, at.1 + there.1 - here.1))
                });
            }
        }
    }
    laid.into_iter().map(Option::unwrap_or_default).collect()
}

/// The quarters in which two places have the same area.
fn shared(one: [Area; 4], other: [Area; 4]) -> Vec<(usize, usize)> {
    let pairs = (0..4).flat_map(|a| (0..4).map(move |b| (a, b)));
    pairs.filter(|(a, b)| one[*a] == other[*b]).collect()
}

/// The picture of an area.
pub(in crate::app::games) fn picture(kind: AreaKind) -> &'static str {
    match kind {
        AreaKind::Gathering(Resource::Fish) => "area_lake",
        AreaKind::Gathering(Resource::Berry) => "area_berries",
        AreaKind::Gathering(Resource::Mushroom) => "area_mushrooms",
        AreaKind::Gathering(Resource::Water) => "area_spring",
        AreaKind::Forest => "area_forest",
        AreaKind::Mountain => "area_mountain",
        AreaKind::Mammoths => "area_mammoths",
        AreaKind::Barter => "area_barter",
        AreaKind::Honga => "area_den",
    }
}

/// The whole table for so many seats.
pub(super) fn sketch(tables: &Tables, seats: u8) -> Sketch {
    let ground = Ground::of(tables);
    let mut sites = Vec::new();
    for area in tables.areas() {
        let picture = Tile::Picture("honga_areas", picture(tables.area_kind(area)).to_owned());
        let site = Site::new(spots::area(area), ground.area(area), AREA).with(picture);
        let mark = MarkPlace { middle: site.middle, size: 1.1 };
        sites.push(Site { mark, ..site });
    }
    barter_sites(tables, &ground, &mut sites);
    mountain_sites(tables, &ground, seats, &mut sites);
    herd_sites(tables, &ground, seats, &mut sites);
    let forest = tables.forest();
    let pile = ground.area(forest) + ground.free(tables, forest) * 0.55;
    let back = Tile::Scenery("cards", "back_honga_bonus".to_owned());
    sites.push(Site::new(sites::BONUS_PILE, pile, 1.3).with(back));
    for place in tables.places() {
        let site = Site::new(spots::place(tables, place), ground.place(place), PLACE);
        // What lies there covers its mark but for a rim.
        let mark = MarkPlace { middle: site.middle, size: 1.02 };
        let site = site.with(Tile::Picture("honga", "place".to_owned()));
        sites.push(Site { mark, ..site });
    }
    let home = ground.area(tables.honga());
    sites.push(Site::new(sites::HOME, home, 1.7));
    sites.push(Site::new(sites::FIRE, home - Vec2::new(0.0, 1.1), 0.6));
    for (colour, aside) in Colour::ALL.into_iter().zip([-0.33, 0.33]) {
        let back = Tile::Picture("honga", format!("disc_back_{}", colour.id()));
        let at = home + Vec2::new(aside, 1.1);
        sites.push(Site::new(sites::disc_pile(colour), at, 0.6).with(back));
    }
    for seat in (0..seats).map(Seat) {
        tray_sites(tray(&ground, seat), seat, &mut sites);
    }
    let taken = f32::from(seats) * (TRAY.y + GAP);
    Sketch { size: ground.width(), beside: TRAY.x + 2.0 * GAP, taken, sites }
}

/// The upper left corner of a seat's tray.
pub(super) fn tray(ground: &Ground, seat: Seat) -> Vec2 {
    let half = ground.width() / 2.0 + HEM;
    Vec2::new(-half.x - GAP - TRAY.x, half.y - f32::from(seat.0) * (TRAY.y + GAP))
}

fn tray_sites(corner: Vec2, seat: Seat, sites: &mut Vec<Site>) {
    let mut lay = |spot: Spot, x: f32, y: f32, size: f32| {
        sites.push(Site::new(spot, corner + Vec2::new(x, -y), size));
    };
    for (place, one) in (0_u8..).zip(Resource::ALL) {
        lay(sites::resource(seat, one), 0.5 + 0.69 * f32::from(place), 0.88, 0.72);
    }
    for number in 0..2 {
        let down = f32::from(number) * 0.62;
        lay(spots::disc(seat, number), TRAY.x - 0.42, 0.86 + down, 0.78);
    }
    lay(sites::storage(seat), 2.04, 0.3, 0.4);
    lay(sites::fire(seat), TRAY.x - 0.24, 1.6, 0.4);
    for number in 0..sites::TRAY_MAMMOTHS {
        lay(sites::mammoth(seat, number), 1.5 + 0.15 * f32::from(number), 1.5, 0.5);
    }
    for (way, (cards, first, pitch)) in sites::HANDS.into_iter().enumerate() {
        for number in 0..cards {
            lay(sites::hand(seat, number, way), first + pitch * f32::from(number), 1.44, 0.76);
        }
    }
    lay(sites::tusk(seat), 1.1, 1.45, 0.56);
    lay(sites::guest(seat), 0.52, 1.43, 0.84);
}

/// The cards in a row, the pile below or above it.
fn barter_sites(tables: &Tables, ground: &Ground, sites: &mut Vec<Site>) {
    let (area, open) = (tables.barter(), tables.options.open);
    let (middle, free) = (ground.area(area), ground.free(tables, area));
    let (up, aside) =
        (if free.y < 0.0 { -1.0 } else { 1.0 }, if free.x > 0.0 { 1.0 } else { -1.0 });
    let pitch = 2.82 / f32::from(open.max(3));
    let size = (pitch * 1.36).min(1.3);
    let first = -pitch * (f32::from(open) - 1.0) / 2.0;
    for space in 0..open {
        let at = middle + Vec2::new(first + pitch * f32::from(space), 0.72 * up);
        let site = Site::new(spots::open(Space(space)), at, size).with(Tile::Clear);
        let mark = MarkPlace { middle: at + Vec2::new(0.22, 0.36) * size, size: 0.42 };
        sites.push(Site { mark, ..site });
    }
    let pile = middle + Vec2::new(0.92 * aside, -0.72 * up);
    let back = Tile::Scenery("cards", "back_honga_barter".to_owned());
    sites.push(Site::new(sites::BARTER_PILE, pile, 1.1).with(back));
}

/// From the foot in zigzag to the summit.
fn mountain_sites(tables: &Tables, ground: &Ground, seats: u8, sites: &mut Vec<Site>) {
    let (middle, top) = (ground.area(tables.mountain()), tables.top());
    for step in 0..=top {
        let at = middle + step_place(step, top);
        for seat in (0..seats).map(Seat) {
            let aside = (f32::from(seat.0) - f32::from(seats - 1) / 2.0) * 0.2;
            let up = 0.14 + if seat.0 % 2 == 0 { 0.0 } else { 0.05 };
            sites.push(Site::new(sites::step(step, seat), at + Vec2::new(aside, up), 0.5));
        }
    }
}

/// A step's middle, from the mountain's.
pub(super) fn step_place(step: u8, top: u8) -> Vec2 {
    let up = f32::from(step) / f32::from(top.max(1));
    let aside = match (step == top, step % 2) {
        (true, _) => 0.0,
        (_, 0) => -0.5,
        _ => 0.5,
    };
    Vec2::new(aside * (1.25 - 0.6 * up), -1.2 + 2.3 * up)
}

/// Around the tusk, counter-clockwise from the side where the places are.
fn herd_sites(tables: &Tables, ground: &Ground, seats: u8, sites: &mut Vec<Site>) {
    let area = tables.mammoths();
    let (middle, free) = (ground.area(area), ground.free(tables, area));
    let spaces = tables.herd(seats).max(1);
    let from = (-free.y).atan2(-free.x);
    let middle = middle + free * 0.22;
    sites.push(Site::new(sites::TUSK, middle, 0.8));
    for space in 0..spaces {
        let way = from + std::f32::consts::TAU * (f32::from(space) + 1.0) / f32::from(spaces + 1);
        let at = middle + Vec2::new(way.cos(), way.sin()) * 0.92;
        let tile = Tile::Scenery("honga", "herd".to_owned());
        sites.push(Site::new(sites::herd(space), at, 0.86).with(tile));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::honga::tests::level;

    #[test]
    fn an_area_lies_where_its_places_have_it() {
        let tables = level("honga/feed-the-tiger");
        let ground = Ground::of(&tables);
        for place in tables.places() {
            for (area, quarter) in tables.place(place).quarters.into_iter().zip(QUARTERS) {
                let way = ground.area(area) - ground.place(place);
                let wanted = Vec2::new(quarter.0 as f32 + 0.5, -(quarter.1 as f32 + 0.5));
                assert_eq!((sign(way.x), sign(way.y)), (sign(wanted.x), sign(wanted.y)));
            }
        }
        assert_eq!(ground.size, (3, 3));
    }

    #[test]
    fn trays_of_five_seats_fit_beside_the_board() {
        let tables = level("honga/feed-the-tiger");
        let sketch = sketch(&tables, 5);
        assert!(sketch.taken <= sketch.size.y + 2.0 * HEM + 0.01, "{}", sketch.taken);
        let out = sketch.size.x / 2.0 + HEM + sketch.beside;
        assert!(sketch.sites.iter().all(|site| site.middle.x.abs() < out));
        let tray = tray(&Ground::of(&tables), Seat(4));
        assert!(tray.y - TRAY.y >= -sketch.size.y / 2.0 - HEM - 0.01);
    }
}
