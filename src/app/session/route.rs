//! An action as it is shown on the board to somebody who could take it: which spots it picks, and which way it goes.
//!
//! Deliberately absent: drawing.

use crate::rules::Spot;

/// The spots of an action, and where its way over the board bends.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Route {
    /// Its spots, in picking order.
    pub spots: Vec<Spot>,
    /// The squares at which its way turns, in order.
    pub bends: Vec<Spot>,
}

impl Route {
    /// Only its first spot.
    #[must_use]
    pub fn beginning(&self) -> Self {
        Self { spots: self.spots.first().copied().into_iter().collect(), bends: Vec::new() }
    }

    /// Its way: from the first spot by every bend to the last. Empty if it begins and ends at the same spot.
    #[must_use]
    pub fn line(&self) -> Vec<Spot> {
        match self.spots.as_slice() {
            [from, .., to] if from != to => {
                let bends = self.bends.iter().copied();
                std::iter::once(*from).chain(bends).chain([*to]).collect()
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_leads_by_its_bends_and_not_by_what_is_picked_on_it() {
        let [from, spared, bend, to] =
            [Spot::Square(1), Spot::Marker(3), Spot::Square(4), Spot::Square(5)];
        let route = Route { spots: vec![from, spared, to], bends: vec![bend] };
        assert_eq!(route.line(), [from, bend, to]);
        assert!(route.beginning().line().is_empty());
    }
}
