//! Boards that are no grid: a picture with places on it.
//!
//! A game whose spots lie where its level has them tells a [`Sketch`]: every spot, its middle and its width. Everything that asks `BoardLayout` where a spot is works on it as on a grid. Such a board has
//! no far side: all sit around it, and it is never turned. Deliberately absent: what a place means.

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
    /// Width and height, the hem not included.
    pub size: Vec2,
    /// The room beside the board, on either side, that belongs to it.
    pub beside: f32,
    /// How much of the left one is taken, from the board's upper edge.
    pub taken: f32,
    /// The room below the board that belongs to it, where it has none beside it.
    pub below: f32,
    /// The same board for a window held upright, with what belongs beside it below; all places in the same order.
    pub tall: Option<Box<Sketch>>,
    /// Every place; what comes later lies over what comes before.
    pub sites: Vec<Site>,
}

/// A place of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Site {
    /// The spot it is.
    pub spot: Spot,
    /// Its middle.
    pub middle: Vec2,
    /// How wide it is, and how much larger than a square a pawn that stands there.
    pub size: f32,
    /// What lies there by itself.
    pub tile: Tile,
    /// Where marks lie on it.
    pub mark: Place,
    /// What lies there is round, and so is the focus around it.
    pub round: bool,
}

/// What lies on a place by itself.
#[derive(Clone, PartialEq, Default, Debug)]
pub enum Tile {
    /// Nothing, and nothing to hit.
    #[default]
    Nothing,
    /// Nothing to see, but it can be hit.
    Clear,
    /// A picture that can be hit: a sheet and its cell.
    Picture(&'static str, String),
    /// A picture that can be hit and fills this width and height.
    Wide(&'static str, String, Vec2),
    /// A picture that cannot.
    Scenery(&'static str, String),
}

impl Site {
    /// A place where nothing lies by itself.
    #[must_use]
    pub fn new(spot: Spot, middle: Vec2, size: f32) -> Self {
        let mark = Place { middle, size: size.min(1.0) };
        Self { spot, middle, size, tile: Tile::Nothing, mark, round: false }
    }

    /// With something on it.
    #[must_use]
    pub fn with(self, tile: Tile) -> Self {
        Self { tile, ..self }
    }
}

impl Sketch {
    /// The place that a spot is.
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

    /// How high a place lies above the first one, as a share of the height there is for all: from 0 to less than 1.
    #[must_use]
    pub(in crate::app::table) fn height(&self, spot: Spot) -> f32 {
        let order = self.sites.iter().position(|site| site.spot == spot).unwrap_or_default();
        order as f32 / self.sites.len().max(1) as f32
    }

    /// The places that can be hit.
    pub(in crate::app::table) fn solid(&self) -> impl Iterator<Item = &Site> {
        let is_solid =
            |site: &&Site| matches!(site.tile, Tile::Clear | Tile::Picture(..) | Tile::Wide(..));
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
