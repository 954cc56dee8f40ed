//! Boards that are no grid: a picture with places on it.
//!
//! A game whose level places the spots returns a [`Sketch`]: every spot with its middle and width.
//! Code that asks `BoardLayout` where a spot is works on it as on a grid. Players sit all around
//! such a board, so it has no far side and is never turned.

use bevy::math::Vec2;

use crate::rules::Spot;

/// Where a spot is and how wide, in squares.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Its middle.
    pub middle: Vec2,
    /// Its width.
    pub size: f32,
}

/// A board that is no grid. Distances are in squares, from the board's middle, y upwards.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sketch {
    /// Width and height without the hem.
    pub size: Vec2,
    /// Width of the space on either side that belongs to the board.
    pub beside: f32,
    /// How much of the left side's space is occupied, from the board's upper edge.
    pub taken: f32,
    /// Height of the space below the board that belongs to it, if it has none at the sides.
    pub below: f32,
    /// The height of what is drawn larger at the sides, if the sketch is for windows with room above
    /// and below the board.
    pub roomy: f32,
    /// The same board for other windows: with things larger at the sides, or with the space below
    /// instead; all places in the same order.
    pub others: Vec<Sketch>,
    /// Every place; later ones lie over earlier ones.
    pub sites: Vec<Site>,
}

/// A place of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Site {
    /// Its spot.
    pub spot: Spot,
    /// Its middle.
    pub middle: Vec2,
    /// Its width, and the scale of a pawn that stands there.
    pub size: f32,
    /// What is drawn there.
    pub tile: Tile,
    /// Where marks lie on it.
    pub mark: Place,
    /// Whether it is round; then the focus around it is round too.
    pub round: bool,
}

/// What is drawn on a place.
#[derive(Clone, PartialEq, Default, Debug)]
pub enum Tile {
    /// Nothing, and nothing to hit.
    #[default]
    Nothing,
    /// Nothing to see, but it can be hit.
    Clear,
    /// A picture that can be hit: a sheet and its cell.
    Picture(&'static str, String),
    /// A picture that can be hit and fills a width and height.
    Wide {
        /// The sheet.
        sheet: &'static str,
        /// The cell of the sheet.
        cell: String,
        /// Width and height, in squares.
        shape: Vec2,
    },
    /// A picture that cannot be hit: a sheet and its cell.
    Scenery(&'static str, String),
}

impl Site {
    /// An empty place.
    #[must_use]
    pub fn new(spot: Spot, middle: Vec2, size: f32) -> Self {
        let mark = Place { middle, size: size.min(1.0) };
        Self { spot, middle, size, tile: Tile::Nothing, mark, round: false }
    }

    /// With a tile.
    #[must_use]
    pub fn with(self, tile: Tile) -> Self {
        Self { tile, ..self }
    }
}

impl Sketch {
    /// The place of a spot.
    #[must_use]
    pub fn site(&self, spot: Spot) -> Option<&Site> {
        self.sites.iter().find(|site| site.spot == spot)
    }

    /// The rim of a round place.
    #[must_use]
    pub(in crate::app::table) fn rim(&self, spot: Spot) -> Option<Place> {
        let site = self.site(spot).filter(|site| site.round)?;
        Some(Place { middle: site.middle, size: site.size })
    }

    /// How high a place lies above the first one, as a share of the available height: from 0 to
    /// less than 1.
    #[must_use]
    pub(in crate::app::table) fn height(&self, spot: Spot) -> f32 {
        let order = self.sites.iter().position(|site| site.spot == spot).unwrap_or_default();
        order as f32 / self.sites.len().max(1) as f32
    }

    /// The places that can be hit.
    pub(in crate::app::table) fn solid(&self) -> impl Iterator<Item = &Site> {
        let is_solid =
            |site: &&Site| matches!(site.tile, Tile::Clear | Tile::Picture(..) | Tile::Wide { .. });
        self.sites.iter().filter(is_solid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_places_lie_over_earlier_ones() {
        let [area, place] = [Spot::Square(0), Spot::Square(9)];
        let sites =
            [(area, 3.0), (place, 1.5)].map(|(spot, size)| Site::new(spot, Vec2::ZERO, size));
        let sketch = Sketch { sites: sites.into(), ..Sketch::default() };
        assert!(sketch.height(place) > sketch.height(area));
        assert_eq!(sketch.site(place).map(|site| site.size), Some(1.5));
        assert_eq!(sketch.solid().count(), 0, "nothing lies there");
    }
}
