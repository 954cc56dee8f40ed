//! Where areas and round places lie on Honga's board.
//!
//! A level draws its board. Where a position is shown without its level, the layout follows from
//! the graph of the tables: an area lies where the places have it at their quarters. What lies on
//! the areas and places is in [`super::board_layout`].

use std::collections::BTreeMap;

use bevy::math::Vec2;

use crate::app::table::contract::looks::Cells;
use crate::app::table::{BoardLayout, Tile};
use crate::data;
use crate::data::honga::Level;
use crate::rules::Spot;
use crate::rules::honga::{Area, Place, Tables, spots};

/// The width of a cell of the board, in squares of the table.
pub(super) const AREA: f32 = 3.0;
/// A round place's width, in squares.
pub(super) const PLACE: f32 = 1.62;

/// A cell of the board, or the corner at its upper left: column and row, from the upper left.
type Cell = (i32, i32);

/// Where areas and places lie, in squares from the middle of the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct HongaGround {
    /// The middle and the size of each area.
    areas: Vec<(Vec2, Vec2)>,
    /// The middle of each place.
    places: Vec<Vec2>,
    /// The width and height of the board.
    size: Vec2,
}

/// The cells of a place's quarters, relative to the place: clockwise from the upper left.
const QUARTERS: [Cell; 4] = [(-1, -1), (0, -1), (0, 0), (-1, 0)];

/// Where a level draws its areas and places.
pub(super) fn cells(level: &Level) -> Vec<(Spot, Cells)> {
    let sketch = &level.sketch;
    let areas = (0_u8..).map(|number| spots::area(Area(number))).zip(&sketch.areas);
    let areas = areas.map(|(spot, cells)| {
        let data::honga::Cells { column, row, width, height } = *cells;
        (spot, Cells { column, row, width, height })
    });
    let places = (0_u8..).map(|number| spots::place(&level.tables, Place(number)));
    let places = places
        .zip(&sketch.places)
        .map(|(spot, at)| (spot, Cells { column: at.column, row: at.row, width: 0, height: 0 }));
    areas.chain(places).collect()
}

impl HongaGround {
    /// The board as its level draws it, or laid out by its graph if the drawing is incomplete.
    pub(super) fn drawn(tables: &Tables, drawn: &[(Spot, Cells)]) -> Self {
        let of = |spot: Spot| drawn.iter().find(|(known, _)| *known == spot).map(|(_, at)| *at);
        let areas: Option<Vec<Cells>> = tables.areas().map(|area| of(spots::area(area))).collect();
        let places: Option<Vec<Cells>> =
            tables.places().map(|place| of(spots::place(tables, place))).collect();
        match (areas, places) {
            (Some(areas), Some(places)) => {
                let cell = |at: &Cells| (i32::from(at.column), i32::from(at.row));
                let span = |at: &Cells| {
                    let (column, row) = cell(at);
                    let (width, height) = (i32::from(at.width), i32::from(at.height));
                    ((column, row), (column + width - 1, row + height - 1))
                };
                Self::lay(areas.iter().map(span).collect(), places.iter().map(cell).collect())
            }
            _ => Self::of_graph(tables),
        }
    }

    /// The board that lies on the table.
    pub(super) fn on(layout: &BoardLayout, tables: &Tables) -> Self {
        let Some(sketch) = &layout.sketch else { return Self::of_graph(tables) };
        let site = |spot: Spot| sketch.site(spot).map(|site| site.mark.middle).unwrap_or_default();
        let size = |spot: Spot| match sketch.site(spot).map(|site| &site.tile) {
            Some(Tile::Wide { shape, .. }) => *shape,
            _ => Vec2::splat(AREA),
        };
        Self {
            areas: tables.areas().map(spots::area).map(|area| (site(area), size(area))).collect(),
            places: tables.places().map(|place| site(spots::place(tables, place))).collect(),
            size: sketch.size,
        }
    }

    /// A board laid out by the graph of a level.
    fn of_graph(tables: &Tables) -> Self {
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
        let moved = |cell: Cell| (cell.0 - left, cell.1 - top);
        let span = |area: Area| {
            let own = cells.get(&area).map(Vec::as_slice).unwrap_or_default();
            let low = (own.iter().map(|cell| cell.0).min(), own.iter().map(|cell| cell.1).min());
            let high = (own.iter().map(|cell| cell.0).max(), own.iter().map(|cell| cell.1).max());
            let cell = |(x, y): (Option<i32>, Option<i32>)| Some(moved((x?, y?)));
            // An area that no place touches lies in the first cell; no hand reaches it.
            cell(low).zip(cell(high)).unwrap_or(((0, 0), (0, 0)))
        };
        Self::lay(tables.areas().map(span).collect(), places.into_iter().map(moved).collect())
    }

    /// Lays out areas by their first and last cells, and places by the cells at their lower right.
    fn lay(areas: Vec<(Cell, Cell)>, places: Vec<Cell>) -> Self {
        let columns = areas.iter().map(|(_, last)| last.0 + 1).max().unwrap_or(1);
        let rows = areas.iter().map(|(_, last)| last.1 + 1).max().unwrap_or(1);
        let size = Vec2::new(columns as f32, rows as f32) * AREA;
        let corner = |x: i32, y: i32| {
            Vec2::new(x as f32 * AREA - size.x / 2.0, size.y / 2.0 - y as f32 * AREA)
        };
        let area = |((left, top), (right, low)): &(Cell, Cell)| {
            let (first, last) = (corner(*left, *top), corner(right + 1, low + 1));
            ((first + last) / 2.0, (last - first).abs())
        };
        Self {
            areas: areas.iter().map(area).collect(),
            places: places.iter().map(|(x, y)| corner(*x, *y)).collect(),
            size,
        }
    }

    /// The board's width and height.
    pub(super) fn width(&self) -> Vec2 {
        self.size
    }

    /// An area's middle.
    pub(super) fn area(&self, area: Area) -> Vec2 {
        self.areas.get(usize::from(area.0)).copied().unwrap_or_default().0
    }

    /// An area's width and height.
    pub(super) fn extent(&self, area: Area) -> Vec2 {
        self.areas.get(usize::from(area.0)).map_or(Vec2::splat(AREA), |(_, extent)| *extent)
    }

    /// A place's middle.
    pub(super) fn place(&self, place: Place) -> Vec2 {
        self.places.get(usize::from(place.0)).copied().unwrap_or_default()
    }

    /// A point beside the disc of a place, in the area of a quarter, at an angle to the board's
    /// rows in degrees.
    pub(super) fn beside(&self, place: Place, quarter: usize, steepness: f32) -> Vec2 {
        let (x, y) = QUARTERS[quarter & 3];
        let way = Vec2::from_angle(steepness.to_radians());
        let way = way * Vec2::new(x as f32 + 0.5, -(y as f32 + 0.5)) * 2.0;
        self.place(place) + way * (PLACE / 2.0 + 0.36)
    }

    /// Where a badge about a place's quarter lies: outside the disc, but on the table.
    pub(super) fn badge(&self, place: Place, quarter: usize) -> Vec2 {
        let (x, y) = QUARTERS[quarter & 3];
        let way = Vec2::new(x as f32 + 0.5, -(y as f32 + 0.5)) * 2.0;
        self.place(place) + way * Vec2::new(1.36, 0.86)
    }

    /// The direction in which an area has the most room: away from its places.
    pub(super) fn free(&self, tables: &Tables, area: Area) -> Vec2 {
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

/// Lays out one place after the other, so that an area it shares with an earlier place is in one
/// cell for both.
fn lay_places(tables: &Tables) -> Vec<Cell> {
    let count = tables.plan().places.len();
    let mut laid: Vec<Option<Cell>> = vec![None; count];
    if let Some(first) = laid.first_mut() {
        *first = Some((0, 0));
    }
    let quarters = |place: usize| tables.place(Place(place as u8)).quarters;
    // Two shared areas fix a place better than one does, which may be only HONGA's.
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

#[cfg(test)]
mod tests {
    use super::super::board_layout;
    use super::super::tests::level;
    use super::*;
    use crate::app::catalog::levels::tests::shipped;
    use crate::rules::Grid;

    #[test]
    fn an_area_lies_where_its_places_have_it() {
        let tables = level("honga/feed-the-tiger");
        let ground = HongaGround::of_graph(&tables);
        for place in tables.places() {
            for (area, quarter) in tables.place(place).quarters.into_iter().zip(QUARTERS) {
                let way = ground.area(area) - ground.place(place);
                let wanted = Vec2::new(quarter.0 as f32 + 0.5, -(quarter.1 as f32 + 0.5));
                assert_eq!((sign(way.x), sign(way.y)), (sign(wanted.x), sign(wanted.y)));
            }
        }
        assert_eq!(ground.size, Vec2::splat(3.0 * AREA));
    }

    #[test]
    fn a_board_lies_as_its_level_draws_it() {
        let level = data::honga::load(&shipped, "honga/first-steps").expect("it is shipped");
        let ground = HongaGround::drawn(&level.tables, &cells(&level));
        let ids = |id: &str| level.tables.areas().find(|area| level.tables.area_id(*area) == id);
        let area = |id: &str| ground.areas[usize::from(ids(id).expect("an area").0)];
        assert_eq!(ground.size, Vec2::new(4.0, 3.0) * AREA);
        assert_eq!(area("honga"), (Vec2::ZERO, Vec2::new(2.0, 1.0) * AREA));
        assert_eq!(area("mountain"), (Vec2::new(-4.5, 3.0), Vec2::splat(AREA)));
        for place in level.tables.places() {
            for (area, quarter) in level.tables.place(place).quarters.into_iter().zip(QUARTERS) {
                let middle = Vec2::new(quarter.0 as f32 + 0.5, -(quarter.1 as f32 + 0.5)) * AREA;
                let away = ground.place(place) + middle - ground.area(area);
                let within = away.abs().cmple(ground.extent(area) / 2.0);
                assert!(within.all(), "{place:?} {area:?} {away}");
            }
        }
        let laid = board_layout::sketch(&level.tables, ground.clone(), 3);
        let layout = BoardLayout::new(Grid { width: 1, height: 1 }, false);
        let layout = BoardLayout { sketch: Some(std::sync::Arc::new(laid)), ..layout };
        assert_eq!(
            HongaGround::on(&layout, &level.tables),
            ground,
            "and is read again from the table"
        );
    }
}
