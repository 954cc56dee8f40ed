//! Where everything lies on the board and on the screen.
//!
//! Distances are in squares: one unit is one square, and the middle of the board is the origin.

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::kit::form::{Form, unit};
use crate::app::table::contract::sketch::{Place, Sketch};
use crate::rules::{Grid, Spot, Square};

/// Width of the cloth around the squares, in squares.
pub const HEM: f32 = 0.36;

/// Share of the window's height for board and hem when the width allows.
const HEIGHT_SHARE: f32 = 0.975;

/// Largest share of the window's width for board, hem and trays; the rest belongs to panels.
const WIDTH_SHARE: f32 = 0.52;

/// The same for a board with cards in hand beside it, which must stay readable.
const WIDTH_SHARE_OF_CARDS: f32 = 0.6;

/// The columns beside these boards, in interface units; what a large window has besides is the
/// board's.
const COLUMN: f32 = 307.0;
const COLUMN_OF_CARDS: f32 = 256.0;

/// The same in a low window, where the choices beside the board must stay readable too.
const WIDTH_SHARE_OF_SMALL_CARDS: f32 = 0.54;

/// The same for a board that also takes the space of the left panel column.
const WIDTH_SHARE_OF_SKETCHES: f32 = 0.995;

/// Squares narrower than this, in logical pixels, make what lies beside them hard to read.
const SMALL: f32 = 54.0;

/// Height of the panels above the board in an upright window, in interface units.
const ABOVE: f32 = 92.0;

/// Height of the panels below the board in an upright window, in interface units.
const BELOW: f32 = 76.0;

/// The same where the near plate counts points below a name.
const BELOW_POINTS: f32 = 110.0;

/// Like [`ABOVE`] for a board with trays below it: only the turn indicator, no plates.
const ABOVE_TRAYS: f32 = 66.0;

/// Smallest height of the choices between board or trays and buttons, in interface units.
const CHOICES: f32 = 112.0;

/// The same where cards in hand lie between board and choices.
const CHOICES_OF_CARDS: f32 = 96.0;

/// How large a card is that everybody is to read, as a share of the board.
const PRESENTED: f32 = 0.46;

/// Where spots lie. Distances are in squares unless a name says pixels.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct BoardLayout {
    /// The board's size.
    pub grid: Grid,
    /// Whether the board is seen from the other side.
    pub flipped: bool,
    /// Width of a square in logical pixels.
    pub square: f32,
    /// Width of a square in physical pixels, used to choose picture sizes.
    pub pixels: f32,
    /// How much larger than usual pictures and letters are made, because the board is seen larger.
    pub detail: f32,
    /// Whether the pawns beside the board are cards.
    pub cards: bool,
    /// How many cards lie in each side's hand.
    pub hands: [u8; 2],
    /// Half the width of an upright window, in squares, where cards lie below and above the board; `None` where they lie
    /// beside it.
    pub upright: Option<f32>,
    /// Whether choices lie below the board in an upright window.
    pub choices: bool,
    /// Whether the plates count points.
    pub points: bool,
    /// The squares on which the captives of each side stand, the first captive's first.
    pub cells: Vec<Vec<Spot>>,
    /// The places of a board that is no grid.
    pub sketch: Option<Arc<Sketch>>,
    /// The same board for other windows.
    pub spare: Vec<Arc<Sketch>>,
}

impl BoardLayout {
    /// A board not yet fitted to a window.
    #[must_use]
    pub fn new(grid: Grid, flipped: bool) -> Self {
        let (square, pixels, detail) = (64.0, 64.0, 1.0);
        let (cards, hands, cells) = (false, [0; 2], Vec::new());
        let (choices, points, upright) = (false, false, None);
        let (sketch, spare) = (None, Vec::new());
        Self {
            grid,
            flipped,
            square,
            pixels,
            detail,
            cards,
            hands,
            upright,
            choices,
            points,
            cells,
            sketch,
            spare,
        }
    }

    /// Width and height of the board without the hem, in squares.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        match &self.sketch {
            Some(sketch) => sketch.size,
            None => Vec2::new(f32::from(self.grid.width), f32::from(self.grid.height)),
        }
    }

    /// The same with the hem.
    #[must_use]
    pub fn whole(&self) -> Vec2 {
        self.size() + 2.0 * HEM
    }

    /// The centre of a spot; `None` for cards, markers and buttons, which do not lie on the board.
    #[must_use]
    pub fn place(&self, spot: Spot) -> Option<Vec2> {
        if let Some(sketch) = &self.sketch {
            return sketch.site(spot).map(|site| site.middle);
        }
        let Spot::Square(number) = spot else { return None };
        let (x, y) = self.grid.place(Square(number));
        Some(self.corner(x.cast_unsigned(), y.cast_unsigned()) + self.turned(Vec2::splat(0.5)))
    }

    /// Where marks lie on a spot of the board.
    #[must_use]
    pub fn mark_place(&self, spot: Spot) -> Option<Place> {
        match &self.sketch {
            Some(sketch) => sketch.site(spot).map(|site| site.mark),
            None => self.place(spot).map(|middle| Place { middle, size: 1.0 }),
        }
    }

    /// Scale of a pawn that stands on a spot.
    #[must_use]
    pub fn scale(&self, spot: Spot) -> f32 {
        let site = self.sketch.as_ref().and_then(|sketch| sketch.site(spot));
        site.map_or(1.0, |site| site.size)
    }

    /// The corner this many files and ranks from the bottom left.
    #[must_use]
    pub(super) fn corner(&self, x: u8, y: u8) -> Vec2 {
        self.turned(Vec2::new(f32::from(x), f32::from(y)) - self.size() / 2.0)
    }

    /// The square one step away from `spot` on the screen, if there is one.
    #[must_use]
    pub fn neighbour(&self, spot: Spot, step: IVec2) -> Option<Spot> {
        let (Spot::Square(number), None) = (spot, &self.sketch) else { return None };
        let step = if self.flipped { -step } else { step };
        let way = (step.x.clamp(-1, 1) as i8, step.y.clamp(-1, 1) as i8);
        self.grid.step(Square(number), way).map(|square| Spot::Square(square.0))
    }

    /// The transform of a pawn that stands on a spot.
    #[must_use]
    pub fn standing(&self, spot: Spot) -> Option<Transform> {
        let scale = Vec3::new(self.scale(spot), self.scale(spot), 1.0);
        let room = layer::BESIDE - layer::PAWN;
        let above = self.sketch.as_ref().map_or(0.0, |sketch| sketch.height(spot) * room);
        let stands = standing(self.place(spot)?).with_scale(scale);
        Some(stands.with_translation(stands.translation + Vec3::Z * above))
    }

    /// The transform of a card that everybody is to read: large, in the middle of the board.
    #[must_use]
    pub(in crate::app::table) fn presented(&self) -> Transform {
        let scale = PRESENTED * self.size().min_element();
        standing(Vec2::ZERO).with_scale(Vec3::new(scale, scale, 1.0))
    }

    /// Converts a direction or place of the board to the screen.
    #[must_use]
    pub fn turned(&self, place: Vec2) -> Vec2 {
        if self.flipped && self.sketch.is_none() { -place } else { place }
    }

    /// The width of a square, in logical pixels, in a window of this size.
    #[must_use]
    pub fn fitting(&self, window: Vec2) -> f32 {
        let whole = self.size() + 2.0 * HEM;
        if Form::of(window) == Form::Tall {
            let panels = self.above() + self.least_choices() + self.below();
            let room = window - Vec2::new(0.0, panels * unit(window));
            return (room / (whole + self.around_upright())).min_element().max(1.0);
        }
        let by_height = window.y * HEIGHT_SHARE / whole.y;
        let beside = |column: f32| 1.0 - 2.0 * column * unit(window) / window.x;
        let share = if self.sketch.is_some() {
            WIDTH_SHARE_OF_SKETCHES
        } else if !self.cards {
            WIDTH_SHARE.max(beside(COLUMN))
        } else if Form::of(window) == Form::Flat {
            WIDTH_SHARE_OF_SMALL_CARDS
        } else {
            WIDTH_SHARE_OF_CARDS.max(beside(COLUMN_OF_CARDS))
        };
        let by_width = window.x * share / (whole.x + 2.0 * self.tray());
        by_height.min(by_width).max(1.0)
    }

    /// How far the board's middle lies above the window's, in logical pixels.
    #[must_use]
    pub fn lift(&self, window: Vec2) -> f32 {
        match Form::of(window) {
            Form::Tall => {
                let board = self.area().y + 2.0 * self.far_row() * self.square;
                (window.y - board) / 2.0 - self.above() * unit(window)
            }
            _ => 0.0,
        }
    }

    /// The height that is left for choices between a board with its trays and the buttons of an upright window, in
    /// interface units; `None` where choices have no place of their own.
    #[must_use]
    pub fn left_below(&self, window: Vec2) -> Option<f32> {
        if Form::of(window) != Form::Tall || !self.has_choices() {
            return None;
        }
        let taken = self.ground().height() * self.square;
        Some((window.y - taken) / unit(window) - self.above() - self.below())
    }

    fn has_choices(&self) -> bool {
        self.choices || self.sketch.is_some()
    }

    fn least_choices(&self) -> f32 {
        match self.has_choices() {
            true if self.has_rows() => CHOICES_OF_CARDS,
            true => CHOICES,
            false => 0.0,
        }
    }

    /// The height of what lies above the board in an upright window, in interface units.
    fn above(&self) -> f32 {
        if self.sketch.is_some() { ABOVE_TRAYS } else { ABOVE }
    }

    /// The height of the near plate and the buttons below it, choices apart.
    fn below(&self) -> f32 {
        if self.points { BELOW_POINTS } else { BELOW }
    }

    /// Switches to the sketch that suits the window best; `true` if it changed.
    pub fn turn_sketch(&mut self, window: Vec2) -> bool {
        let Some(shown) = self.sketch.clone() else { return false };
        let suits = |sketch: &Sketch| match (Form::of(window) == Form::Tall, sketch.below > 0.0) {
            (tall, below) if tall != below => 0,
            (false, _) if sketch.roomy > 0.0 => 2 * u8::from(has_room(sketch, window)),
            _ => 1,
        };
        let better = self.spare.iter_mut().max_by_key(|spare| suits(spare));
        let turns = better.filter(|better| suits(better) > suits(&shown));
        turns.map(|better| self.sketch = Some(std::mem::replace(better, shown))).is_some()
    }

    /// The part of the window that belongs to board, hem and trays, in squares from the board's middle.
    #[must_use]
    pub fn ground(&self) -> Rect {
        let below = self.sketch.as_ref().map_or(self.near_row(), |sketch| sketch.below);
        let half = self.whole() / 2.0;
        let half = Vec2::new(self.upright.unwrap_or(half.x + self.tray()), half.y);
        Rect { min: -half - Vec2::Y * below, max: half + Vec2::Y * self.far_row() }
    }

    /// The width of a square in pixels for letters, which are set in pixels to be sharp and then scaled
    /// back to squares.
    #[must_use]
    pub fn letters(&self) -> f32 {
        self.square * self.detail
    }

    /// Size of board, hem and trays on the screen in logical pixels, centred in the window. Panels
    /// stay clear of it.
    #[must_use]
    pub fn area(&self) -> Vec2 {
        let apart = self.sketch.is_some() || self.upright.is_some();
        let trays = if apart { 0.0 } else { 2.0 * self.tray() };
        (self.size() + 2.0 * HEM + Vec2::new(trays, 0.0)) * self.square
    }
}

/// Whether a board is small in a window that has room above and below it for what this sketch draws
/// larger.
fn has_room(sketch: &Sketch, window: Vec2) -> bool {
    let whole = sketch.size + 2.0 * HEM + Vec2::new(2.0 * sketch.beside, 0.0);
    let [wide, high] = [window.x * WIDTH_SHARE_OF_SKETCHES, window.y * HEIGHT_SHARE];
    let square = wide / whole.x;
    square < SMALL && square * whole.y < high && square * sketch.roomy <= high
}

/// A pawn at full size.
pub(in crate::app::table) fn standing(place: Vec2) -> Transform {
    Transform::from_translation(place.extend(layer::PAWN))
}

/// Heights (z) of things; sprites are drawn in this order.
pub mod layer {
    /// The shadow under the cloth.
    pub const SHADOW: f32 = 0.0;
    /// The cloth.
    pub const CLOTH: f32 = 1.0;
    /// Squares.
    pub const SQUARE: f32 = 2.0;
    /// Letters and numbers on the hem.
    pub const COORDINATE: f32 = 3.0;
    /// Marks that lie under pawns.
    pub const UNDER: f32 = 4.0;
    /// Arrows, over the marks of the last turn.
    pub const ARROW: f32 = 4.5;
    /// What covers a square, under any pawn there.
    pub const COVER: f32 = 3.5;
    /// Pawns.
    pub const PAWN: f32 = 10.0;
    /// Pawns beside the board, the nearest to their side on top.
    pub const BESIDE: f32 = 19.0;
    /// A pawn that moves.
    pub const MOVING: f32 = 20.0;
    /// Marks that lie over pawns.
    pub const OVER: f32 = 30.0;
    /// Petals and badges, which are hit before the squares beneath them.
    pub const PETAL: f32 = 29.0;
    /// A pawn dragged by the player.
    pub const HELD: f32 = 34.0;
    /// The focus ring.
    pub const FOCUS: f32 = 32.0;
    /// What flies up for a moment.
    pub const PARTICLE: f32 = 36.0;
    /// Words over the board.
    pub const WORDS: f32 = 40.0;
}

#[cfg(test)]
mod tests;
