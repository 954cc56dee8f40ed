//! A square's properties as bits, so that several of them can be tested at once.
//!
//! [`super::plan`] defines the grounds.

use crate::rules::Side;
use crate::rules::arena::plan::Ground;

/// The bits. Those of the second side are shifted left by one.
mod ask {
    pub(super) const STANDABLE: u16 = 1;
    pub(super) const WATER: u16 = 1 << 1;
    pub(super) const AREA: u16 = 1 << 2;
    pub(super) const DEN: u16 = 1 << 4;
    pub(super) const HUNT: u16 = 1 << 6;
    pub(super) const PRISON: u16 = 1 << 8;
    pub(super) const SECOND_ROW: u16 = 1 << 10;
}

/// The properties of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place(u16);

impl Place {
    /// All water, for [`Place::meets`].
    pub const WATER: Self = Self(ask::WATER);
    /// All hunting and prison squares, for [`Place::meets`].
    pub const TARGETS: Self = Self((3 * ask::HUNT) | (3 * ask::PRISON));

    /// The properties of a ground.
    #[must_use]
    pub(super) fn of(ground: Ground) -> Self {
        let own = |bits: u16, side: Side| bits << (side.0 & 1);
        Self(match ground {
            Ground::Void => 0,
            Ground::Land => ask::STANDABLE,
            Ground::Water => ask::STANDABLE | ask::WATER,
            Ground::LandDen(side) => ask::STANDABLE | own(ask::DEN, side),
            Ground::WaterDen(side) => ask::STANDABLE | ask::WATER | own(ask::DEN, side),
            Ground::Area(side) => ask::STANDABLE | own(ask::AREA, side),
            Ground::Hunt(side) => own(ask::HUNT, side),
            Ground::Prison(side) => own(ask::PRISON, side),
        })
    }

    /// Marks a den square with another den square of its side in front (R6).
    pub(super) fn mark_second_row(&mut self, side: Side) {
        self.0 |= ask::SECOND_ROW << (side.0 & 1);
    }

    /// A side's defence area, for [`Place::meets`].
    #[inline]
    #[must_use]
    pub const fn area(side: Side) -> Self {
        Self(ask::AREA << (side.0 & 1))
    }

    /// The union of both sets of properties.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether both sets share a property.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    const fn asks(self, bit: u16, side: Side) -> bool {
        self.0 & bit << (side.0 & 1) != 0
    }

    /// Whether it is water of any kind.
    #[inline]
    #[must_use]
    pub const fn is_water(self) -> bool {
        self.0 & ask::WATER != 0
    }

    /// Whether pawns can stand here: not on hunting and prison squares (R37, R88).
    #[inline]
    #[must_use]
    pub const fn is_standable(self) -> bool {
        self.0 & ask::STANDABLE != 0
    }

    /// Whether it belongs to this side's defence area.
    #[inline]
    #[must_use]
    pub const fn is_area(self, side: Side) -> bool {
        self.asks(ask::AREA, side)
    }

    /// Whether it belongs to either defence area.
    #[inline]
    #[must_use]
    pub const fn is_any_area(self) -> bool {
        self.0 & (ask::AREA | ask::AREA << 1) != 0
    }

    /// Whether it is a den square of this side.
    #[inline]
    #[must_use]
    pub const fn is_den(self, side: Side) -> bool {
        self.asks(ask::DEN, side)
    }

    /// Whether it is a hunting square of this side, where its enemies score (R4).
    #[inline]
    #[must_use]
    pub const fn is_hunt(self, side: Side) -> bool {
        self.asks(ask::HUNT, side)
    }

    /// Whether it is the prison square of this side, where its enemies free captives (R4).
    #[inline]
    #[must_use]
    pub const fn is_prison(self, side: Side) -> bool {
        self.asks(ask::PRISON, side)
    }

    /// Whether it is a hunting or prison square of either side.
    #[inline]
    #[must_use]
    pub const fn is_target(self) -> bool {
        self.meets(Self::TARGETS)
    }

    /// Whether it is a den square of this side with another one in front (R6).
    #[must_use]
    pub const fn is_second_row(self, side: Side) -> bool {
        self.asks(ask::SECOND_ROW, side)
    }
}
