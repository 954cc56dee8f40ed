//! The four raw materials, and amounts of them.

/// A raw material, in the tray's order from top to bottom, which is also HONGA's order of eating
/// (H18).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Resource {
    /// Fish, from a lake.
    Fish,
    /// Berries.
    Berry,
    /// Mushrooms.
    Mushroom,
    /// Water, from a spring.
    Water,
}

impl Resource {
    /// All four, from the top of the tray to its bottom.
    pub const ALL: [Self; 4] = [Self::Fish, Self::Berry, Self::Mushroom, Self::Water];

    /// The name in data and text keys, such as `fish`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["fish", "berry", "mushroom", "water"][self as usize]
    }
}

/// Amounts of every raw material, in the order of [`Resource::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Stock(pub [u8; 4]);

impl Stock {
    /// The amount of one raw material.
    #[inline]
    #[must_use]
    pub const fn of(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// The same amounts with another one of `resource`.
    #[inline]
    #[must_use]
    pub const fn with(mut self, resource: Resource, count: u8) -> Self {
        self.0[resource as usize] = count;
        self
    }

    /// The sum of all units.
    #[inline]
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether all amounts are 0.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        u32::from_le_bytes(self.0) == 0
    }

    /// The sum of both, saturating.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at].saturating_add(other.0[at])))
    }

    /// The difference, at least 0 for each raw material.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// The number of units missing to reach `other`.
    #[inline]
    #[must_use]
    pub fn lacks(self, other: Self) -> u8 {
        other.minus(self).total()
    }
}

/// A set of raw materials.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Resources(u8);

impl Resources {
    /// The set of these raw materials.
    #[must_use]
    pub fn of(all: &[Resource]) -> Self {
        Self(all.iter().fold(0, |set, one| set | 1 << *one as u8))
    }

    /// Whether the set contains a raw material.
    #[inline]
    #[must_use]
    pub const fn has(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 != 0
    }

    /// The raw materials in the set, from the top of the tray to its bottom.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |one| self.has(*one))
    }

    /// The set as a number, for hashing.
    pub(super) const fn code(self) -> u8 {
        self.0
    }
}
