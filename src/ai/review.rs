//! Looking back at a finished match: how well each seat stood at every moment, where that changed
//! most, and which action gained its seat the most.
//!
//! Chances are in thousandths: 0 is lost, 500 even, 1,000 won. They come from the games' static
//! judgement of the true positions, because after the end nothing is secret. The caller walks the
//! match and calls [`Review::note`] for every moment, a few per frame. Deliberately absent: a
//! search, which would take minutes for a whole match, and access to the match itself.

use crate::ai::AiGame;
use crate::rules::{Outcome, Seat};

/// The chance of a match that nobody leads.
pub const EVEN: i32 = 500;
/// The chance of a won match.
pub const WON: i32 = 1_000;

/// The least loss that makes an action a mistake.
pub const MISTAKE: i32 = 60;

/// A lead as a chance; `half` is the lead that is worth half of what is left to win.
#[must_use]
pub fn chance(lead: i32, half: i32) -> i32 {
    EVEN + (i64::from(EVEN) * i64::from(lead) / (i64::from(lead).abs() + i64::from(half))) as i32
}

/// Every seat's chance in a position; `None` where an action is incomplete.
#[must_use]
pub fn chances<G: AiGame>(
    tables: &G::Tables,
    params: &G::EvalParams,
    position: &G::Position,
) -> Option<Vec<i32>> {
    let seats = (0..G::seats(position)).map(Seat);
    seats.map(|seat| G::prospects(tables, params, position, seat)).collect()
}

/// What the end of a match makes of every seat's chance: the first place is won, the last lost.
#[must_use]
pub fn settled(outcome: &Outcome) -> Vec<i32> {
    let ranks = || (0..outcome.seats()).map(|seat| i32::from(outcome.rank(Seat(seat))));
    let last = ranks().max().unwrap_or_default();
    ranks().map(|rank| if last == 0 { EVEN } else { WON * (last - rank) / last }).collect()
}

/// A moment between two entries of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Moment {
    decider: Option<Seat>,
    /// Every seat's chance.
    chances: Vec<i32>,
}

/// The moments of a match in order, the first one before its first entry.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Review(Vec<Moment>);

impl Review {
    /// Adds the next moment: who is to decide, and every seat's chance. Without chances those of
    /// the moment before still hold.
    pub fn note(&mut self, decider: Option<Seat>, chances: Option<Vec<i32>>, seats: u8) {
        let before = || self.0.last().map(|moment| moment.chances.clone());
        let chances = chances.or_else(before).unwrap_or_else(|| vec![EVEN; usize::from(seats)]);
        self.0.push(Moment { decider, chances });
    }

    /// Adds the end, which is certain.
    pub fn note_end(&mut self, outcome: &Outcome) {
        self.0.push(Moment { decider: None, chances: settled(outcome) });
    }

    /// The number of moments.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no moment was noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A seat's chance at every moment.
    pub fn curve(&self, seat: Seat) -> impl Iterator<Item = i32> + '_ {
        let seat = usize::from(seat.0);
        self.0.iter().map(move |moment| moment.chances.get(seat).copied().unwrap_or(EVEN))
    }

    /// By how much the chances changed with the entry before a moment.
    fn change(&self, moment: usize) -> i32 {
        let (before, after) = (&self.0[moment - 1].chances, &self.0[moment].chances);
        before.iter().zip(after).map(|(before, after)| (after - before).abs()).sum()
    }

    /// The moments at which the chances changed most, in order, without the end. They lie apart, so
    /// that one exchange of blows is one of them. Those that `counts` refuses are left out.
    #[must_use]
    pub fn turning_points(&self, most: usize, counts: impl Fn(usize) -> bool) -> Vec<usize> {
        let inner = 1..self.len().saturating_sub(1);
        let mut moments: Vec<usize> = inner.filter(|moment| counts(*moment)).collect();
        moments.sort_by_key(|moment| -self.change(*moment));
        self.apart(most, moments)
    }

    /// Whether an entry that `counts` accepts, before the end, changed a seat's chance as much as a mistake does.
    #[must_use]
    pub fn has_turned(&self, counts: impl Fn(usize) -> bool) -> bool {
        let mut inner = 1..self.len().saturating_sub(1);
        // What one seat gains another loses.
        inner.any(|moment| counts(moment) && self.change(moment) >= 2 * MISTAKE)
    }

    /// The first `most` moments that lie apart, in order of the match.
    fn apart(&self, most: usize, moments: Vec<usize>) -> Vec<usize> {
        let apart = (self.len() / (3 * most.max(1))).max(1);
        let mut found: Vec<usize> = Vec::new();
        for moment in moments {
            if found.len() < most && found.iter().all(|known| known.abs_diff(moment) >= apart) {
                found.push(moment);
            }
        }
        found.sort_unstable();
        found
    }

    /// The entries decided by a seat that improved its chance, the greatest gain first.
    #[must_use]
    pub fn best_of(&self, seat: Seat) -> Vec<usize> {
        let curve: Vec<i32> = self.curve(seat).collect();
        let gain = |entry: usize| curve[entry + 1] - curve[entry];
        let own = |entry: &usize| self.0[*entry].decider == Some(seat) && gain(*entry) > 0;
        let mut entries: Vec<usize> = (0..self.len().saturating_sub(1)).filter(own).collect();
        entries.sort_by_key(|entry| -gain(*entry));
        entries
    }

    /// By how much the chance of the seat that decided an entry fell until it was to decide again
    /// after the others: an action often costs something only once they have answered it.
    fn loss(&self, entry: usize) -> i32 {
        let Some(seat) = self.0[entry].decider else { return 0 };
        let mut answered = false;
        let again = |moment: &Moment| {
            answered |= moment.decider.is_some_and(|other| other != seat);
            answered && moment.decider == Some(seat)
        };
        let later = self.0[entry + 1..].iter().position(again);
        let then = later.map_or(self.len() - 1, |place| entry + 1 + place);
        let chance = |moment: usize| self.0[moment].chances[usize::from(seat.0)];
        chance(entry) - chance(then)
    }

    /// The entries after which their seats stood much worse, in order: at most `most`, the greatest
    /// losses, apart like turning points. Those that `counts` refuses are left out.
    #[must_use]
    pub fn mistakes(&self, most: usize, counts: impl Fn(usize) -> bool) -> Vec<usize> {
        let lost = |entry: &usize| self.loss(*entry) >= MISTAKE && counts(*entry);
        let mut entries: Vec<usize> = (0..self.len().saturating_sub(1)).filter(lost).collect();
        entries.sort_by_key(|entry| -self.loss(*entry));
        self.apart(most, entries)
    }
}
