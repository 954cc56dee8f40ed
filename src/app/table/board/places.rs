//! Where every spot lies: squares, petals around a pawn, badges on squares, pawns in trays.
//!
//! [`SpotPlaces`] handles all kinds of spots alike, for keys, marks and pointers. Cards on the
//! board are picked as their squares, so they are no spots here.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cards::CARD_WIDTH;
use super::layout::BoardLayout;
use crate::app::table::contract::anchors::{Anchor, Anchors, way};
use crate::app::table::contract::pieces::{Look, Pawn, Slot, Stance, Whereabouts};
use crate::app::table::contract::sketch::Place;
use crate::rules::{Spot, Square};

/// Distance of petals from the middle of their pawn, in squares: beyond it they would cover the heads
/// of its neighbours.
const RING: f32 = 0.62;

/// Size of a petal, in squares.
pub(in crate::app::table) const PETAL: f32 = 0.36;

/// Size of a badge, in squares.
pub(in crate::app::table) const BADGE: f32 = 0.42;

/// Offset of a badge from the middle of its square.
const CORNER: Vec2 = Vec2::new(0.28, -0.28);

type Laid<'a> = (&'a Pawn, &'a Look, &'a Whereabouts, &'a Slot, &'a Stance);

/// The places of all spots.
#[derive(SystemParam)]
pub struct SpotPlaces<'w, 's> {
    /// The board.
    pub layout: Res<'w, BoardLayout>,
    /// Spots on and around its squares.
    pub anchors: Res<'w, Anchors>,
    pawns: Query<'w, 's, Laid<'static>>,
}

/// The spot of a pawn that lies beside the board.
#[must_use]
pub fn beside_spot(pawn: &Pawn, look: &Look) -> Option<Spot> {
    let id = pawn.id?;
    match look {
        Look::Token => Some(Spot::Marker(id)),
        Look::Card { .. } => Some(Spot::Card(id)),
        Look::Cover | Look::Piece => None,
    }
}

impl SpotPlaces<'_, '_> {
    /// Where a spot is; `None` if it does not lie on the table now.
    #[must_use]
    pub fn find(&self, spot: Spot) -> Option<Place> {
        match self.anchors.of(spot) {
            Some(Anchor::Over { on }) => {
                Some(Place { middle: self.layout.place(*on)?, size: self.layout.scale(*on) })
            }
            Some(Anchor::Turn { around }) => self.layout.mark_place(*around),
            _ if self.layout.place(spot).is_some() => self.layout.mark_place(spot),
            Some(Anchor::Petal { around, eighths, .. }) => {
                let middle = self.layout.place(*around)? + self.layout.turned(way(*eighths)) * RING;
                Some(Place { middle, size: PETAL })
            }
            Some(Anchor::Badge { on, .. }) => {
                Some(Place { middle: self.layout.place(*on)? + CORNER, size: BADGE })
            }
            Some(Anchor::Button(_)) => None,
            None => self.trays().find(|(known, _)| *known == spot).map(|(_, place)| place),
        }
    }

    /// The middle of a spot.
    #[must_use]
    pub fn middle(&self, spot: Spot) -> Option<Vec2> {
        self.find(spot).map(|place| place.middle)
    }

    /// The pawns beside the board that are spots; one whose picture stands on the board is none.
    pub fn trays(&self) -> impl Iterator<Item = (Spot, Place)> + '_ {
        let beside = self.pawns.iter().filter(|(.., stance)| stance.kept().is_none());
        beside.filter_map(|(pawn, look, whereabouts, slot, _)| {
            let place = match whereabouts {
                Whereabouts::On(_) | Whereabouts::Away => return None,
                Whereabouts::Captive => self.layout.prison_place(pawn.side, slot.0),
                Whereabouts::Aside => self.layout.bench_place(pawn.side, slot.0),
            };
            Some((beside_spot(pawn, look)?, place))
        })
    }

    /// Every place that keys and pad reach, the board's first.
    #[must_use]
    pub fn all(&self) -> Vec<Spot> {
        let over = self.anchors.iter().filter(|(_, anchor)| matches!(anchor, Anchor::Over { .. }));
        let mut all: Vec<Spot> = match &self.layout.sketch {
            Some(sketch) => sketch.solid().map(|site| site.spot).collect(),
            None => self.layout.grid.squares().map(|Square(number)| Spot::Square(number)).collect(),
        };
        let mut beside: Vec<Spot> = self.trays().map(|(spot, _)| spot).collect();
        beside.extend(over.map(|(spot, _)| spot));
        beside.sort();
        beside.dedup();
        all.extend(beside);
        all
    }

    /// The captive in a cell of the board.
    fn captive_on(&self, square: Spot) -> Option<Spot> {
        let middle = self.layout.place(square)?;
        self.trays().find(|(_, place)| place.middle == middle).map(|(captive, _)| captive)
    }

    /// The rim of a round place.
    #[must_use]
    pub fn rim(&self, spot: Spot) -> Option<Place> {
        self.layout.sketch.as_ref()?.rim(spot)
    }

    /// The whole card on a spot; in a hand others may cover a part of it.
    #[must_use]
    pub fn card(&self, spot: Spot) -> Option<Place> {
        self.pawns.iter().find_map(|(pawn, look, whereabouts, slot, _)| {
            let (middle, scale) = match (look, whereabouts) {
                (Look::Card { .. }, Whereabouts::On(on)) if *on == spot => {
                    (self.layout.place(spot)?, 1.0)
                }
                (Look::Card { .. }, Whereabouts::Aside)
                    if beside_spot(pawn, look) == Some(spot) =>
                {
                    (self.layout.bench(pawn.side, slot.0), self.layout.at_hand(pawn.side))
                }
                _ => return None,
            };
            Some(Place { middle, size: CARD_WIDTH * scale })
        })
    }

    /// The spot one step away on the screen: the next square, over the board's edge into a tray,
    /// along the tray, and back. On a sketched board a spot that can be picked now is as near as another at half its distance.
    #[must_use]
    pub fn neighbour(&self, spot: Spot, step: IVec2, open: impl Fn(Spot) -> bool) -> Option<Spot> {
        if let Some(sketch) = &self.layout.sketch {
            let sites = sketch.solid().map(|site| (site.spot, site.mark.middle));
            let over =
                self.anchors.iter().filter(|(_, anchor)| matches!(anchor, Anchor::Over { .. }));
            let over = over.filter_map(|(spot, _)| Some((spot, self.middle(spot)?)));
            let trays = self.trays().map(|(spot, place)| (spot, place.middle));
            let others = sites.chain(over).chain(trays).filter(|(other, _)| *other != spot);
            return nearest(self.middle(spot)?, step, others, open);
        }
        let next = self.layout.neighbour(spot, step);
        next.map(|square| self.captive_on(square).unwrap_or(square)).or_else(|| {
            let is_square = matches!(spot, Spot::Square(_));
            // Trays lie to the left and right, or in rows below and above.
            let along = if self.layout.upright.is_some() { step.x } else { step.y };
            if is_square && along != 0 {
                return None;
            }
            let from = self.middle(spot)?;
            let squares = self.layout.grid.squares().map(|Square(number)| Spot::Square(number));
            let squares = squares.filter(|_| !is_square);
            let squares = squares.filter_map(|spot| Some((spot, self.layout.place(spot)?)));
            let trays = self.trays().map(|(spot, place)| (spot, place.middle));
            nearest(from, step, squares.chain(trays), |_| false)
        })
    }
}

/// The nearest place in a direction; sideways distance counts twice, and that to open places half.
fn nearest(
    from: Vec2,
    step: IVec2,
    others: impl Iterator<Item = (Spot, Vec2)>,
    open: impl Fn(Spot) -> bool,
) -> Option<Spot> {
    let way = step.as_vec2();
    let costs = |to: Vec2| {
        let along = (to - from).dot(way);
        (along > 0.1).then(|| along + 2.0 * (to - from).perp_dot(way).abs())
    };
    let share = |spot| if open(spot) { 0.5 } else { 1.0 };
    let reached = others.filter_map(|(spot, to)| Some((spot, costs(to)? * share(spot))));
    reached.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(spot, _)| spot)
}
