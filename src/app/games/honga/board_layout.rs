//! The sites of Honga's table: areas and round places, what stands on them, and the trays beside
//! the board. Where areas and places lie comes from `HongaGround`.

use bevy::math::{Rect, Vec2};

use super::ground::{HongaGround, PLACE};
use super::sites;
use crate::app::table::contract::sketch::Place as MarkPlace;
use crate::app::table::{Site, Sketch, Tile};
use crate::rules::honga::{AreaKind, Colour, Place, Resource, Space, Tables, spots};
use crate::rules::{Seat, Spot};

/// A tray's width and height, in squares.
pub(super) const TRAY: Vec2 = Vec2::new(3.78, 1.86);
/// How much higher trays beside the board are where there is room for larger goods on them.
const ROOMY: f32 = 0.66;
/// The distance of trays from each other, and from board and window.
const GAP: f32 = 0.07;
/// The largest scale of trays below the board.
const LARGER: f32 = 1.6;

/// Where the trays lie.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Trays {
    /// Beside the board, one below the other.
    Beside,
    /// The same in a window with room above and below the board: each is higher, with larger goods.
    Roomy {
        /// How far they reach above it.
        above: f32,
    },
    /// Below it.
    Below {
        /// How many lie side by side.
        abreast: u8,
        /// Their size, compared with trays beside the board.
        scale: f32,
    },
}

impl Trays {
    /// The trays of a sketch.
    pub(super) fn of(sketch: &Sketch, ground: &HongaGround, seats: u8) -> Self {
        match (sketch.below > 0.0, sketch.roomy > 0.0) {
            (true, _) => Self::below(ground, seats),
            (false, true) => Self::roomy(ground, seats),
            (false, false) => Self::Beside,
        }
    }

    /// Trays that may reach above and below the board they stand beside.
    pub(super) fn roomy(ground: &HongaGround, seats: u8) -> Self {
        let column = Self::Roomy { above: 0.0 }.column(seats) - GAP;
        Self::Roomy { above: ((column - ground.width().y) / 2.0 - HEM).max(0.0) }
    }

    /// Trays below a board. Two share its width; of more, each has a third, which leaves room below
    /// for the panel with the decisions.
    pub(super) fn below(ground: &HongaGround, seats: u8) -> Self {
        let share = if seats > 2 { 3.0 } else { 2.0 };
        let wide = (ground.width().x + 2.0 * HEM) / share - GAP;
        let abreast = if matches!(seats, 3 | 5) { 3 } else { 2 };
        Self::Below { abreast, scale: (wide / TRAY.x).min(LARGER) }
    }

    /// Their size, compared with trays beside the board.
    pub(super) fn scale(self) -> f32 {
        match self {
            Self::Beside | Self::Roomy { .. } => 1.0,
            Self::Below { scale, .. } => scale,
        }
    }

    /// A tray's width and height before it is scaled.
    pub(super) fn shape(self) -> Vec2 {
        TRAY + Vec2::new(0.0, self.lower())
    }

    /// How much lower things below the goods lie.
    pub(super) fn lower(self) -> f32 {
        if matches!(self, Self::Roomy { .. }) { ROOMY } else { 0.0 }
    }

    /// The height of trays beside the board, one below the other.
    fn column(self, seats: u8) -> f32 {
        f32::from(seats) * (self.shape().y + GAP)
    }
}

/// The width of the cloth around the board.
const HEM: f32 = crate::app::table::board::layout::HEM;

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

/// The whole table for a number of seats: trays lie beside the board, larger where there is room, or,
/// in an upright window, below it.
pub(super) fn sketch(tables: &Tables, ground: HongaGround, seats: u8) -> Sketch {
    let others = [Trays::roomy(&ground, seats), Trays::below(&ground, seats)];
    let others = others.map(|trays| lay(tables, &ground, seats, trays)).into();
    Sketch { others, ..lay(tables, &ground, seats, Trays::Beside) }
}

fn lay(tables: &Tables, ground: &HongaGround, seats: u8, trays: Trays) -> Sketch {
    let mut sites = Vec::new();
    for area in tables.areas() {
        let (extent, cell) = (ground.extent(area), picture(tables.area_kind(area)).to_owned());
        let picture = if extent.x == extent.y {
            Tile::Picture("honga_areas", cell)
        } else {
            Tile::Wide { sheet: "honga_areas", cell, shape: extent }
        };
        let site = Site::new(spots::area(area), ground.area(area), extent.min_element());
        let site = site.with(picture);
        let mark = MarkPlace { middle: site.middle, size: 1.1 };
        sites.push(Site { mark, ..site });
    }
    barter_sites(tables, ground, &mut sites);
    mountain_sites(tables, ground, seats, &mut sites);
    herd_sites(tables, ground, seats, &mut sites);
    let forest = tables.forest();
    let pile = ground.area(forest) + ground.free(tables, forest) * 0.55;
    let back = Tile::Scenery("cards", "back_honga_bonus".to_owned());
    sites.push(Site::new(sites::BONUS_PILE, pile, 1.3).with(back));
    for place in tables.places() {
        let site = Site::new(spots::place(tables, place), ground.place(place), PLACE);
        // A disc covers all of its mark but a rim.
        let mark = MarkPlace { middle: site.middle, size: 1.02 };
        let site = site.with(Tile::Picture("honga", "place".to_owned()));
        sites.push(Site { mark, round: true, ..site });
    }
    let home = ground.area(tables.honga());
    sites.push(Site::new(sites::HOME, home, 1.7));
    sites.push(Site::new(sites::FIRE, home - Vec2::new(0.0, 1.1), 0.6));
    for (colour, aside) in Colour::ALL.into_iter().zip([-0.33, 0.33]) {
        let back = Tile::Picture("honga", format!("disc_back_{}", colour.id()));
        let at = home + Vec2::new(aside, 1.1);
        let pile = Site::new(sites::disc_pile(colour), at, 0.6).with(back);
        sites.push(Site { round: true, ..pile });
    }
    for seat in (0..seats).map(Seat) {
        tray_sites(tray(ground, seat, trays), trays, seat, &mut sites);
    }
    let size = ground.width();
    if let Trays::Below { abreast, scale } = trays {
        let below = f32::from(seats.div_ceil(abreast)) * (TRAY.y * scale + GAP);
        return Sketch { size, below, sites, ..Sketch::default() };
    }
    let column = trays.column(seats);
    let (above, roomy) = match trays {
        Trays::Roomy { above } => (above, column - GAP),
        _ => (0.0, 0.0),
    };
    let beside = TRAY.x + 2.0 * GAP;
    Sketch { size, beside, taken: column - above, roomy, sites, ..Sketch::default() }
}

/// The upper left corner of a seat's tray.
pub(super) fn tray(ground: &HongaGround, seat: Seat, trays: Trays) -> Vec2 {
    let half = ground.width() / 2.0 + HEM;
    if let Trays::Below { abreast, scale } = trays {
        let (row, place) = (f32::from(seat.0 / abreast), f32::from(seat.0 % abreast));
        let step = TRAY * scale + GAP;
        let left = (place - f32::from(abreast) / 2.0) * step.x + GAP / 2.0;
        return Vec2::new(left, -half.y - GAP - row * step.y);
    }
    let above = if let Trays::Roomy { above } = trays { above } else { 0.0 };
    let down = f32::from(seat.0) * (trays.shape().y + GAP) - above;
    Vec2::new(-half.x - GAP - TRAY.x, half.y - down)
}

fn tray_sites(corner: Vec2, trays: Trays, seat: Seat, sites: &mut Vec<Site>) {
    let (scale, lower) = (trays.scale(), trays.lower());
    let mut lay = |spot: Spot, x: f32, y: f32, size: f32| {
        sites.push(Site::new(spot, corner + Vec2::new(x, -y) * scale, size * scale));
    };
    // Goods with their numbers have a row for themselves; nothing in the row below reaches into it.
    let roomy = lower > 0.0;
    let (first, pitch) = if roomy { (0.575, 0.915) } else { (0.46, 0.69) };
    let (y, good) = if roomy { (0.885, 0.95) } else { (0.86, 0.68) };
    for (place, one) in (0_u8..).zip(Resource::ALL) {
        lay(sites::resource(seat, one), first + pitch * f32::from(place), y, good);
    }
    for number in 0..2 {
        let down = lower + f32::from(number) * 0.65;
        lay(spots::disc(seat, number), TRAY.x - 0.34, 0.85 + down, 0.64);
    }
    lay(sites::storage(seat), 2.04, 0.3, 0.4);
    lay(sites::points(seat), 2.74, 0.31, 0.42);
    for number in 0..sites::TRAY_MAMMOTHS {
        // In two rows, because cards lie beside them.
        let (column, row) = (f32::from(number % 4), f32::from(number / 4));
        let (x, y) = (1.42 + 0.13 * column, 1.34 + 0.32 * row);
        lay(sites::mammoth(seat, number), x, y + lower, 0.38);
    }
    for (way, row) in sites::HANDS.into_iter().enumerate() {
        for number in 0..row.most {
            let x = row.first + row.pitch * f32::from(number);
            lay(sites::hand(seat, number, way), x, 1.5 + lower, 0.62);
        }
    }
    lay(sites::tusk(seat), 1.02, 1.5 + lower, 0.46);
    // HONGA comes to the edge of a tray, so that he need not step over what lies on it.
    let (guest, fire) = match trays {
        Trays::Beside | Trays::Roomy { .. } => (TRAY.x + 0.17, 0.36),
        Trays::Below { .. } => (0.43, TRAY.x - 0.24),
    };
    lay(sites::fire(seat), fire, 1.56 + lower, 0.44);
    lay(sites::guest(seat), guest, 1.47 + lower, 0.7);
}

/// The open barter cards in a row, and their pile below or above it.
fn barter_sites(tables: &Tables, ground: &HongaGround, sites: &mut Vec<Site>) {
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

/// The steps of the mountain, in zigzag from the foot to the summit.
fn mountain_sites(tables: &Tables, ground: &HongaGround, seats: u8, sites: &mut Vec<Site>) {
    let (middle, top) = (ground.area(tables.mountain()), tables.top());
    for step in 0..=top {
        let at = middle + step_place(step, top);
        for cavemen in 1..=seats {
            for number in 0..cavemen {
                let (off, size) = standing(number, cavemen);
                sites.push(Site::new(sites::step(step, number, cavemen), at + off, size));
            }
        }
    }
}

/// Where one of so many cavemen stands on a stone, and how large: so that the stone's number can be read below them.
/// They stand side by side, but more than fit look out between those before them.
fn standing(number: u8, cavemen: u8) -> (Vec2, f32) {
    let (pitch, size) = CROWDS[usize::from(cavemen - 1).min(CROWDS.len() - 1)];
    let behind = cavemen.saturating_sub(ABREAST).min(ABREAST - 1);
    // What is drawn later lies over what was drawn before.
    let (place, row, up) = match number.checked_sub(behind) {
        Some(place) => (place, cavemen - behind, 0.0),
        None => (number, behind, BEHIND),
    };
    let aside = (f32::from(place) - f32::from(row - 1) / 2.0) * pitch;
    (Vec2::new(aside, FEET + up + size / 2.0), size)
}

/// The distance and the size of cavemen on a stone, by their number from 1.
const CROWDS: [(f32, f32); 5] = [(0.0, 0.5), (0.38, 0.46), (0.31, 0.4), (0.31, 0.36), (0.31, 0.36)];
/// How many stand side by side, and how far above them those behind them stand.
const ABREAST: u8 = 3;
const BEHIND: f32 = 0.2;
/// How high above a stone's middle the cavemen stand.
const FEET: f32 = 0.05;
/// How far below a stone's middle its number stands.
pub(super) const BELOW_FEET: f32 = 0.08;

/// The width and height of a badge that counts hands.
pub(super) const BADGE: Vec2 = Vec2::new(0.86, 0.5);

/// Where the badge that counts a quarter's hands lies: beside the disc, clear of the mountain's
/// stones and of the cavemen on them.
pub(super) fn counted(tables: &Tables, ground: &HongaGround, place: Place, quarter: usize) -> Vec2 {
    let mountain = tables.mountain();
    let is_there = tables.place(place).quarters[quarter & 3] == mountain;
    let steps = if is_there { 0..tables.top() + 1 } else { 0..0 };
    let stones: Vec<Rect> = steps
        .map(|step| ground.area(mountain) + step_place(step, tables.top()))
        .map(|at| Rect::from_corners(at - Vec2::new(0.4, 0.33), at + Vec2::new(0.4, FEET + 0.5)))
        .collect();
    let hidden = |at: &Vec2| -> f32 {
        let badge = Rect::from_center_size(*at, BADGE);
        stones.iter().map(|stone| stone.intersect(badge).size().element_product()).sum()
    };
    let ways = [45.0, 65.0, 25.0, 82.0, 8.0].map(|way| ground.beside(place, quarter, way));
    let least = |best: Vec2, at: Vec2| if hidden(&at) < hidden(&best) { at } else { best };
    ways.into_iter().reduce(least).unwrap_or_default()
}

/// The middle of a step, relative to the middle of the mountain.
pub(super) fn step_place(step: u8, top: u8) -> Vec2 {
    let up = f32::from(step) / f32::from(top.max(1));
    // The foot and the summit lie in the middle, between the discs at the mountain's corners.
    let aside = if step == 0 || step == top {
        0.0
    } else if step.is_multiple_of(2) {
        -0.5
    } else {
        0.5
    };
    Vec2::new(aside * (1.25 - 0.33 * up), -1.2 + 2.3 * up)
}

/// The spaces of the herd, around the tusk and counter-clockwise from the side of the places.
fn herd_sites(tables: &Tables, ground: &HongaGround, seats: u8, sites: &mut Vec<Site>) {
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
mod tests;
