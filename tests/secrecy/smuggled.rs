//! A secret that hides from comparisons.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

/// A value that no comparison and no print shows, with which a leak might evade the laws.
#[derive(Clone, Copy, Default)]
pub(super) struct Smuggled(pub(super) u8);

impl PartialEq for Smuggled {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Smuggled {}

impl PartialOrd for Smuggled {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Smuggled {
    fn cmp(&self, _: &Self) -> Ordering {
        Ordering::Equal
    }
}

impl Hash for Smuggled {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl std::fmt::Debug for Smuggled {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Ok(())
    }
}
