//! The actions on offer as paths of spots, independent of the game.
//!
//! A choice refers to an action by its [`OfferId`] only.

use bevy::prelude::*;

use crate::rules::{Reason, Spot, Spots};

/// Identifies an action on offer. Only [`Offers`] can turn it back into the action, and it is
/// invalid once the match has gone on.
///
/// [`Offers`]: crate::app::table::turns::offers::Offers
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OfferId {
    /// The number of entries after which the offer was made.
    pub(in crate::app::table) after: usize,
    /// Its place among the offers of that moment.
    pub(in crate::app::table) place: usize,
}

/// An action on offer, without the action itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its id.
    pub id: OfferId,
    /// The spots that pick it.
    pub path: Spots,
    /// The warning after the first pick, if its consequences are so grave that it has to be picked
    /// twice.
    pub warning: Option<Reason>,
    /// Whether it may be left to its default, because more is decided after it.
    pub is_free: bool,
}

/// A spot that may be picked next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextSpot {
    /// The offer whose path goes on with it.
    pub offer: OfferId,
    /// The spot.
    pub spot: Spot,
    /// Whether it completes the path.
    pub is_last: bool,
}

/// What a person at this machine may pick now.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Choices {
    offers: Vec<Offer>,
    default_offer: Option<OfferId>,
    default_is_last: bool,
}

impl Choices {
    /// The choices among these offers.
    #[must_use]
    pub fn new(offers: Vec<Offer>) -> Self {
        Self { offers, ..Self::default() }
    }

    /// With an offer that may be left to its default, and whether nothing is decided here after it.
    #[must_use]
    pub fn with_default(self, default_offer: Option<OfferId>, default_is_last: bool) -> Self {
        Self { default_offer, default_is_last, ..self }
    }

    /// Whether everything that still has to be decided begins with this spot.
    #[must_use]
    pub fn is_next(&self, spot: Spot) -> bool {
        let mut left = self.offers.iter().filter(|offer| !offer.is_free).peekable();
        left.peek().is_some() && left.all(|offer| offer.path.as_slice().first() == Some(&spot))
    }

    /// Whether there is nothing to choose.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.offers.is_empty()
    }

    /// The warning of an offer that has to be picked twice.
    #[must_use]
    pub fn warning(&self, offer: OfferId) -> Option<&Reason> {
        self.offers.iter().find(|known| known.id == offer)?.warning.as_ref()
    }

    /// The default offer, if taking it ends what is decided here.
    #[must_use]
    pub fn last_default(&self) -> Option<OfferId> {
        self.default_offer.filter(|_| self.default_is_last)
    }

    /// The spots that may be picked after `picked`, one for each offer.
    pub fn after<'a>(&'a self, picked: &'a [Spot]) -> impl Iterator<Item = NextSpot> {
        self.offers.iter().filter_map(|offer| {
            let rest = offer.path.as_slice().strip_prefix(picked)?;
            let spot = *rest.first()?;
            Some(NextSpot { offer: offer.id, spot, is_last: rest.len() == 1 })
        })
    }

    /// Whether some path begins with `picked` and goes on.
    #[must_use]
    pub fn leads_on(&self, picked: &[Spot]) -> bool {
        self.after(picked).next().is_some()
    }

    /// Whether some path goes on from `picked` with `spot`.
    #[must_use]
    pub fn goes_on(&self, picked: &[Spot], spot: Spot) -> bool {
        self.after(picked).any(|next| next.spot == spot)
    }

    /// Whether `spot` goes on from `picked`, or begins another path.
    #[must_use]
    pub fn may_pick(&self, picked: &[Spot], spot: Spot) -> bool {
        self.goes_on(picked, spot) || self.goes_on(&[], spot)
    }

    /// Whether some path has the first spot picked first and contains `spot`.
    #[must_use]
    pub fn may_switch(&self, picked: &[Spot], spot: Spot) -> bool {
        let first = picked.first();
        let has =
            |path: &Spots| path.as_slice().first() == first && path.as_slice().contains(&spot);
        first.is_some() && self.offers.iter().map(|offer| &offer.path).any(has)
    }

    /// The offer whose whole path is `picked`, if no other goes on from there.
    #[must_use]
    pub fn complete(&self, picked: &[Spot]) -> Option<OfferId> {
        if picked.is_empty() || self.leads_on(picked) {
            return None;
        }
        let whole = self.offers.iter().find(|offer| offer.path.as_slice() == picked);
        whole.map(|offer| offer.id)
    }

    /// The spots with which paths begin, each once, in order.
    #[must_use]
    pub fn firsts(&self) -> Vec<Spot> {
        let mut firsts: Vec<Spot> = self.after(&[]).map(|next| next.spot).collect();
        firsts.sort();
        firsts.dedup();
        firsts
    }

    /// The only pawn beside the board, if all paths except those of buttons begin with it: it is
    /// picked automatically, unless there is a default action and therefore another choice.
    #[must_use]
    pub fn only_marker(&self) -> Option<Spot> {
        if self.default_offer.is_some() {
            return None;
        }
        let is_thing = |spot: &Spot| !matches!(spot, Spot::Button(_));
        let things: Vec<Spot> = self.firsts().into_iter().filter(is_thing).collect();
        match things[..] {
            [spot @ Spot::Marker(_)] if self.leads_on(&[spot]) => Some(spot),
            _ => None,
        }
    }
}

#[cfg(test)]
impl Choices {
    /// Offers of these paths, numbered in order.
    pub(in crate::app::table) fn of(paths: &[&[Spot]]) -> Self {
        let offer = |(place, path): (usize, &&[Spot])| Offer {
            id: OfferId { after: 0, place },
            path: Spots::new(path),
            warning: None,
            is_free: false,
        };
        Self::new(paths.iter().enumerate().map(offer).collect())
    }

    /// Makes the first offer one that has to be picked twice.
    pub(super) fn with_grave(mut self, warning: Reason) -> Self {
        self.offers[0].warning = Some(warning);
        self
    }

    /// Makes the first offer one that may be left to its default.
    fn with_free(mut self) -> Self {
        self.offers[0].is_free = true;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Spot = Spot::Square(1);
    const B: Spot = Spot::Square(2);
    const C: Spot = Spot::Square(3);

    #[test]
    fn a_path_that_goes_on_waits_for_its_end() {
        let choices = Choices::of(&[&[A, B], &[A, B, C]]);
        assert_eq!(choices.complete(&[A, B]), None);
        assert_eq!(choices.complete(&[A, B, C]).map(|offer| offer.place), Some(1));
        assert_eq!(choices.firsts(), [A]);
    }

    #[test]
    fn what_may_go_without_a_word_does_not_hide_what_comes_next() {
        let [turn, end] = [Spot::Marker(4), Spot::Button(8)];
        let both = Choices::of(&[&[turn], &[end]]);
        assert!(!both.is_next(end), "both have to be decided");
        assert!(both.with_free().is_next(end));
        let alone = Choices::of(&[&[end]]);
        assert!(alone.is_next(end) && !alone.is_next(turn));
        assert!(!Choices::default().is_next(end));
    }

    #[test]
    fn a_lone_pawn_beside_the_board_needs_no_picking() {
        let (pawn, end) = (Spot::Marker(4), Spot::Button(8));
        let one: [&[Spot]; 3] = [&[pawn, A], &[pawn, B], &[end]];
        assert_eq!(Choices::of(&one).only_marker(), Some(pawn));
        let two: [&[Spot]; 2] = [&[pawn, A], &[Spot::Marker(5), A]];
        assert_eq!(Choices::of(&two).only_marker(), None);
        assert_eq!(Choices::of(&[&[pawn]]).only_marker(), None);
    }
}
