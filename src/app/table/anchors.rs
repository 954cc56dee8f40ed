//! Where spots lie that are no squares: petals around a pawn, badges on squares, pawns in trays.
//!
//! A game names such spots through [`Dress::anchors`]; pawns with an id need no anchor, because
//! beside the board they are picked where they lie: as markers, or as cards if that is their look.
//! [`SpotPlaces`] answers for every spot alike, so keys, marks and pointers treat all of them in one
//! way. Deliberately absent: cards on the board, which are picked as their squares.

use std::f32::consts::FRAC_PI_4;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Playing;
use super::board::BoardLayout;
use super::cards::CARD_WIDTH;
use super::choices::Choices;
use super::dress::Dress;
use super::offers::Offers;
use super::pieces::{Look, Pawn, Slot, Whereabouts};
use super::selection::Selection;
use crate::app::kit::locale::LocalText;
use crate::rules::{Spot, Square};

/// How far from a pawn's middle its petals lie, in squares.
const RING: f32 = 0.69;
/// A petal's size, in squares.
pub(super) const PETAL: f32 = 0.44;
/// A badge's size, in squares.
const BADGE: f32 = 0.42;
/// Where a badge lies on its square.
const CORNER: Vec2 = Vec2::new(0.28, -0.28);

/// Where a spot lies that is no square, and how it looks.
#[derive(Clone, PartialEq, Debug)]
pub enum Anchor {
    /// In the ring of eight around a square, in eighths clockwise from the board's upper edge.
    Petal {
        /// The square of the pawn in the middle.
        around: Spot,
        /// Where it points.
        eighths: u8,
        /// What picking it costs, where it is not free.
        costs: Option<LocalText>,
    },
    /// A switch on a square.
    Badge {
        /// The square.
        on: Spot,
        /// A cell of the `marks` sheet.
        cell: &'static str,
    },
    /// One of the ways in which a thing on a spot can lie: turned to by the wheel, by keys, or by pressing the thing again, and
    /// taken by pressing it twice.
    Turn {
        /// Where the thing lies.
        around: Spot,
    },
    /// Where another spot is.
    Over {
        /// The other one.
        on: Spot,
    },
    /// A button beside the board.
    Button {
        /// What it says.
        label: LocalText,
        /// Whether the key that ends turns presses it.
        ends_turn: bool,
    },
}

/// Every anchored spot of this moment, those that cannot be picked included.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Anchors(Vec<(Spot, Anchor)>);

impl Anchors {
    /// Where a spot is anchored.
    #[must_use]
    pub fn of(&self, spot: Spot) -> Option<&Anchor> {
        self.0.iter().find(|(known, _)| *known == spot).map(|(_, anchor)| anchor)
    }

    /// All of them, in the game's order.
    pub fn iter(&self) -> impl Iterator<Item = (Spot, &Anchor)> {
        self.0.iter().map(|(spot, anchor)| (*spot, anchor))
    }

    /// The petals around a square: their spots and where they point.
    pub fn petals(&self) -> impl Iterator<Item = (Spot, Spot, u8)> + '_ {
        self.iter().filter_map(|(spot, anchor)| match anchor {
            Anchor::Petal { around, eighths, .. } => Some((spot, *around, *eighths)),
            _ => None,
        })
    }

    /// Whether a spot is a petal.
    #[must_use]
    pub fn is_petal(&self, spot: Spot) -> bool {
        matches!(self.of(spot), Some(Anchor::Petal { .. }))
    }

    /// The ways in which the thing on a spot can lie, in their order; none where nothing can be turned there.
    pub fn turns_of(&self, thing: Spot) -> impl Iterator<Item = Spot> + '_ {
        let of =
            move |anchor: &Anchor| matches!(anchor, Anchor::Turn { around } if *around == thing);
        self.iter().filter(move |(_, anchor)| of(anchor)).map(|(spot, _)| spot)
    }

    /// The spot that ends a turn.
    #[must_use]
    pub fn turn_end(&self) -> Option<Spot> {
        let ends = |anchor: &Anchor| matches!(anchor, Anchor::Button { ends_turn: true, .. });
        self.iter().find(|(_, anchor)| ends(anchor)).map(|(spot, _)| spot)
    }
}

/// Asks the game where spots lie, as often as what is picked changes.
pub(super) fn drop_anchors<G: Dress>(
    playing: Res<Playing<G>>,
    offers: Res<Offers<G>>,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut anchors: ResMut<Anchors>,
) {
    let picked = selection.picked();
    let view = choices.after(picked).next().and_then(|(index, ..)| offers.view(index));
    let found = view.map(|view| G::anchors(playing.tables(), view, picked));
    anchors.set_if_neq(Anchors(found.unwrap_or_default()));
}

/// Where a spot is and how wide, in squares.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// Its middle.
    pub middle: Vec2,
    /// Its width.
    pub size: f32,
}

/// The places of all spots.
#[derive(SystemParam)]
pub struct SpotPlaces<'w, 's> {
    /// The board.
    pub layout: Res<'w, BoardLayout>,
    /// What lies on and around its squares.
    pub anchors: Res<'w, Anchors>,
    pawns: Query<'w, 's, (&'static Pawn, &'static Look, &'static Whereabouts, &'static Slot)>,
}

/// The spot that a pawn is while it lies beside the board.
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
    /// Where a spot is; `None` for what does not lie on the table now.
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
            Some(Anchor::Button { .. }) => None,
            None => self.trays().find(|(known, _)| *known == spot).map(|(_, place)| place),
        }
    }

    /// The middle of a spot.
    #[must_use]
    pub fn middle(&self, spot: Spot) -> Option<Vec2> {
        self.find(spot).map(|place| place.middle)
    }

    /// The pawns beside the board that can be told apart.
    pub fn trays(&self) -> impl Iterator<Item = (Spot, Place)> + '_ {
        self.pawns.iter().filter_map(|(pawn, look, whereabouts, slot)| {
            let place = match whereabouts {
                Whereabouts::On(_) | Whereabouts::Away => return None,
                Whereabouts::Captive => self.layout.prison_place(pawn.side, slot.0),
                Whereabouts::Aside => self.layout.bench_place(pawn.side, slot.0),
            };
            Some((beside_spot(pawn, look)?, place))
        })
    }

    /// The rim of a place that is round.
    #[must_use]
    pub fn rim(&self, spot: Spot) -> Option<Place> {
        self.layout.sketch.as_ref()?.rim(spot)
    }

    /// The card on a spot, whole: in a hand others may cover a part of it.
    #[must_use]
    pub fn card(&self, spot: Spot) -> Option<Place> {
        self.pawns.iter().find_map(|(pawn, look, whereabouts, slot)| {
            let middle = match (look, whereabouts) {
                (Look::Card { .. }, Whereabouts::On(on)) if *on == spot => {
                    self.layout.place(spot)?
                }
                (Look::Card { .. }, Whereabouts::Aside)
                    if beside_spot(pawn, look) == Some(spot) =>
                {
                    self.layout.bench(pawn.side, slot.0)
                }
                _ => return None,
            };
            Some(Place { middle, size: CARD_WIDTH })
        })
    }

    /// Whither a step on the screen leads: to the next square, over the board's edge into a tray,
    /// along it, and back.
    #[must_use]
    pub fn neighbour(&self, spot: Spot, step: IVec2) -> Option<Spot> {
        if let Some(sketch) = &self.layout.sketch {
            let sites = sketch.solid().map(|site| (site.spot, site.mark.middle));
            let over =
                self.anchors.iter().filter(|(_, anchor)| matches!(anchor, Anchor::Over { .. }));
            let over = over.filter_map(|(spot, _)| Some((spot, self.middle(spot)?)));
            let trays = self.trays().map(|(spot, place)| (spot, place.middle));
            let others = sites.chain(over).chain(trays).filter(|(other, _)| *other != spot);
            return nearest(self.middle(spot)?, step, others);
        }
        self.layout.neighbour(spot, step).or_else(|| {
            let is_square = matches!(spot, Spot::Square(_));
            // Trays lie to the left and right.
            if is_square && step.y != 0 {
                return None;
            }
            let from = self.middle(spot)?;
            let squares = self.layout.grid.squares().map(|Square(number)| Spot::Square(number));
            let squares = squares.filter(|_| !is_square);
            let squares = squares.filter_map(|spot| Some((spot, self.layout.place(spot)?)));
            let trays = self.trays().map(|(spot, place)| (spot, place.middle));
            nearest(from, step, squares.chain(trays))
        })
    }
}

/// What lies nearest in a direction; what lies aside of it counts twice.
fn nearest(from: Vec2, step: IVec2, others: impl Iterator<Item = (Spot, Vec2)>) -> Option<Spot> {
    let way = step.as_vec2();
    let costs = |to: Vec2| {
        let along = (to - from).dot(way);
        (along > 0.1).then(|| along + 2.0 * (to - from).perp_dot(way).abs())
    };
    let reached = others.filter_map(|(spot, to)| Some((spot, costs(to)?)));
    reached.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(spot, _)| spot)
}

/// The direction of so many eighths, on a board seen from below.
pub(super) fn way(eighths: u8) -> Vec2 {
    let angle = f32::from(eighths) * FRAC_PI_4;
    Vec2::new(angle.sin(), angle.cos())
}

/// The eighths that lie nearest to a direction on a board seen from below.
#[must_use]
pub(super) fn nearest_eighths(direction: Vec2) -> u8 {
    let angle = direction.x.atan2(direction.y);
    (angle / FRAC_PI_4).round().rem_euclid(8.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eighths_run_clockwise_from_the_upper_edge() {
        for eighths in 0..8 {
            assert_eq!(nearest_eighths(way(eighths)), eighths);
        }
        assert_eq!(nearest_eighths(Vec2::new(0.0, 5.0)), 0);
        assert_eq!(nearest_eighths(Vec2::new(3.0, 0.5)), 2);
        assert_eq!(nearest_eighths(Vec2::new(-1.0, 1.2)), 7);
    }
}
