//! The legal actions as paths of spots, for everybody who knows no game.
//!
//! Deliberately absent: the actions themselves, which are [`super::offers`]'.

use bevy::prelude::*;

use crate::rules::{Reason, Spot, Spots};

/// What somebody at this machine may pick now: one path for every action on offer.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Choices {
    paths: Vec<Spots>,
    graves: Vec<(usize, Reason)>,
    unsaid: Option<usize>,
    unsaid_is_last: bool,
    free: usize,
}

impl Choices {
    /// Choices of these paths.
    #[must_use]
    pub fn new(paths: Vec<Spots>) -> Self {
        Self { paths, ..Self::default() }
    }

    /// With some that are to be picked twice, in ascending order, and what is said when they have been picked once.
    #[must_use]
    pub fn with_graves(self, graves: Vec<(usize, Reason)>) -> Self {
        Self { graves, ..self }
    }

    /// With one that may be taken without a word, and whether nothing is decided here after it.
    #[must_use]
    pub fn with_unsaid(self, unsaid: Option<usize>, unsaid_is_last: bool) -> Self {
        Self { unsaid, unsaid_is_last, ..self }
    }

    /// The first so many are decisions that may go without a word.
    #[must_use]
    pub fn with_free(self, free: usize) -> Self {
        Self { free, ..self }
    }

    /// Whether everything that still has to be decided begins with this spot.
    #[must_use]
    pub fn is_next(&self, spot: Spot) -> bool {
        let mut left = self.paths.iter().skip(self.free).peekable();
        left.peek().is_some() && left.all(|path| path.as_slice().first() == Some(&spot))
    }

    /// Whether there is nothing to choose.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty()
    }

    /// What is said when a choice has been picked once that has to be picked twice, because it cannot be meant lightly.
    #[must_use]
    pub fn warning(&self, choice: usize) -> Option<&Reason> {
        let place = self.graves.binary_search_by_key(&choice, |(grave, _)| *grave).ok()?;
        self.graves.get(place).map(|(_, warning)| warning)
    }

    /// The choice that may be taken without a word.
    #[must_use]
    pub fn unsaid(&self) -> Option<usize> {
        self.unsaid
    }

    /// The choice that ends what is decided here by being taken without a word.
    #[must_use]
    pub fn last_unsaid(&self) -> Option<usize> {
        self.unsaid.filter(|_| self.unsaid_is_last)
    }

    /// What may be picked after `picked`: the choice's number, the spot, and whether it is the
    /// path's last.
    pub fn after<'a>(&'a self, picked: &'a [Spot]) -> impl Iterator<Item = (usize, Spot, bool)> {
        self.paths.iter().enumerate().filter_map(|(index, path)| {
            let rest = path.as_slice().strip_prefix(picked)?;
            Some((index, *rest.first()?, rest.len() == 1))
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
        first.is_some() && self.paths.iter().any(has)
    }

    /// The choice whose whole path is `picked`, if no other goes on from there.
    #[must_use]
    pub fn complete(&self, picked: &[Spot]) -> Option<usize> {
        if self.leads_on(picked) {
            return None;
        }
        self.paths.iter().position(|path| !picked.is_empty() && path.as_slice() == picked)
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
mod tests {
    use super::*;

    const A: Spot = Spot::Square(1);
    const B: Spot = Spot::Square(2);
    const C: Spot = Spot::Square(3);

    #[test]
    fn a_path_that_goes_on_waits_for_its_end() {
        let choices = Choices::new(vec![Spots::new(&[A, B]), Spots::new(&[A, B, C])]);
        assert_eq!(choices.complete(&[A, B]), None);
        assert_eq!(choices.complete(&[A, B, C]), Some(1));
        assert_eq!(choices.firsts(), [A]);
    }

    #[test]
    fn what_may_go_without_a_word_does_not_hide_what_comes_next() {
        let [turn, end] = [Spot::Marker(4), Spot::Button(8)];
        let both = Choices::new(vec![Spots::new(&[turn]), Spots::new(&[end])]);
        assert!(!both.is_next(end), "both have to be decided");
        assert!(both.with_free(1).is_next(end));
        let alone = Choices::new(vec![Spots::new(&[end])]);
        assert!(alone.is_next(end) && !alone.is_next(turn));
        assert!(!Choices::default().is_next(end));
    }

    #[test]
    fn a_lone_pawn_beside_the_board_needs_no_picking() {
        let (pawn, end) = (Spot::Marker(4), Spot::Button(8));
        let paths = vec![Spots::new(&[pawn, A]), Spots::new(&[pawn, B]), Spots::new(&[end])];
        assert_eq!(Choices::new(paths).only_marker(), Some(pawn));
        let two = vec![Spots::new(&[pawn, A]), Spots::new(&[Spot::Marker(5), A])];
        assert_eq!(Choices::new(two).only_marker(), None);
        assert_eq!(Choices::new(vec![Spots::new(&[pawn])]).only_marker(), None);
    }
}
