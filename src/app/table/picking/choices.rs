//! The actions on offer as paths of spots, for everybody who knows no game.
//!
//! A choice is made by the name of its offer ([`OfferId`]). Deliberately absent: the actions themselves.

use bevy::prelude::*;

use crate::rules::{Reason, Spot, Spots};

/// The name of an action on offer: given by [`Offers`], and understood there alone. It is void once the match has gone on.
///
/// [`Offers`]: crate::app::table::turns::offers::Offers
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OfferId {
    /// The number of entries after which the offer was made.
    pub(in crate::app::table) after: usize,
    /// Its place among the offers of that moment.
    pub(in crate::app::table) place: usize,
}

/// An action on offer, as far as it concerns who knows no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What it is called by.
    pub id: OfferId,
    /// The spots that pick it.
    pub path: Spots,
    /// What is said when it has been picked once, where it has to be picked twice because it cannot be meant lightly.
    pub warning: Option<Reason>,
    /// Whether it may go without a word, because more is decided after it.
    pub is_free: bool,
}

/// What somebody at this machine may pick now.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Choices {
    offers: Vec<Offer>,
    unsaid: Option<OfferId>,
    unsaid_is_last: bool,
}

impl Choices {
    /// What is on offer.
    #[must_use]
    pub fn new(offers: Vec<Offer>) -> Self {
        Self { offers, ..Self::default() }
    }

    /// With one that may be taken without a word, and whether nothing is decided here after it.
    #[must_use]
    pub fn with_unsaid(self, unsaid: Option<OfferId>, unsaid_is_last: bool) -> Self {
        Self { unsaid, unsaid_is_last, ..self }
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

    /// What is said when an offer has been picked once that has to be picked twice.
    #[must_use]
    pub fn warning(&self, offer: OfferId) -> Option<&Reason> {
        self.offers.iter().find(|known| known.id == offer)?.warning.as_ref()
    }

    /// The offer that ends what is decided here by being taken without a word.
    #[must_use]
    pub fn last_unsaid(&self) -> Option<OfferId> {
        self.unsaid.filter(|_| self.unsaid_is_last)
    }

    /// What may be picked after `picked`: the offer to which it leads, the spot, and whether it is the
    /// path's last.
    pub fn after<'a>(&'a self, picked: &'a [Spot]) -> impl Iterator<Item = (OfferId, Spot, bool)> {
        self.offers.iter().filter_map(|offer| {
            let rest = offer.path.as_slice().strip_prefix(picked)?;
            Some((offer.id, *rest.first()?, rest.len() == 1))
        })
    }

    /// Whether some path begins with `picked`.
    #[must_use]
    pub fn leads_on(&self, picked: &[Spot]) -> bool {
        self.after(picked).next().is_some()
    }

    /// Whether some path goes on from `picked` with `spot`.
    #[must_use]
    pub fn goes_on(&self, picked: &[Spot], spot: Spot) -> bool {
        self.after(picked).any(|(_, next, _)| next == spot)
    }

    /// Whether `spot` goes on from `picked`, or begins something else.
    #[must_use]
    pub fn may_pick(&self, picked: &[Spot], spot: Spot) -> bool {
        self.goes_on(picked, spot) || self.goes_on(&[], spot)
    }

    /// Whether `spot` comes somewhere behind the first spot picked.
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
        let mut firsts: Vec<Spot> = self.after(&[]).map(|(_, spot, _)| spot).collect();
        firsts.sort();
        firsts.dedup();
        firsts
    }

    /// The one pawn beside the board with which every path begins that begins with a thing: it
    /// needs no picking, unless something could be said about another pawn first.
    #[must_use]
    pub fn only_marker(&self) -> Option<Spot> {
        if self.unsaid.is_some() {
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
    /// Offers of these paths, numbered as they come.
    pub(in crate::app::table) fn of(paths: &[&[Spot]]) -> Self {
        let offer = |(place, path): (usize, &&[Spot])| Offer {
            id: OfferId { after: 0, place },
            path: Spots::new(path),
            warning: None,
            is_free: false,
        };
        Self::new(paths.iter().enumerate().map(offer).collect())
    }

    /// The first one has to be picked twice.
    pub(super) fn with_grave(mut self, warning: Reason) -> Self {
        self.offers[0].warning = Some(warning);
        self
    }

    /// The first one may go without a word.
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
