//! What is counted in many matches.

use std::collections::BTreeMap;

use menagerie::ai::tournament::{Played, Tally};
use menagerie::ai::{AiGame, Feat};
use menagerie::rules::play;

/// The counts of all matches so far.
#[derive(Default)]
pub(crate) struct Lab {
    pub(crate) tally: Tally,
    /// How matches ended, and how often.
    pub(crate) endings: BTreeMap<&'static str, u32>,
    /// The decisions of seats in each match.
    lengths: Vec<u32>,
    /// How often which deed was whose.
    pub(crate) feats: BTreeMap<&'static str, BTreeMap<String, u64>>,
}

/// How long matches last, in decisions of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lengths {
    pub(crate) shortest: u32,
    pub(crate) quarter: u32,
    pub(crate) median: u32,
    pub(crate) three_quarters: u32,
    pub(crate) longest: u32,
}

/// A share of matches, and the interval in which the true share lies in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Rate {
    /// The interval of Wilson (1927), which holds for few matches and for shares near 0 and 1 too.
    pub(crate) fn of(count: u32, all: u32) -> Self {
        /// Deviations of the normal distribution that 95 % lie within.
        const DEVIATIONS: f64 = 1.959_964;
        if all == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, share) = (f64::from(all), f64::from(count) / f64::from(all));
        let square = DEVIATIONS * DEVIATIONS;
        let middle = (share + square / (2.0 * n)) / (1.0 + square / n);
        let spread = (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
        let margin = DEVIATIONS * spread / (1.0 + square / n);
        Self { share, low: (middle - margin).max(0.0), high: (middle + margin).min(1.0) }
    }
}

impl Lab {
    /// Counts one match in which each player sat `moved` seats further on.
    pub(crate) fn count<G: AiGame>(
        &mut self,
        tables: &G::Tables,
        setup: &G::Setup,
        played: &Played<G>,
        moved: u8,
    ) {
        self.tally.count_moved(played, moved);
        self.lengths.push(played.decisions);
        let reason = played.outcome.map_or("unfinished", |outcome| outcome.reason);
        *self.endings.entry(reason).or_default() += 1;
        let mut position = G::start(tables, setup);
        for action in &played.actions {
            let Ok((next, events)) = play::<G>(tables, &position, *action) else { break };
            for Feat { deed, whose, count } in G::feats(tables, &position, &events) {
                let whose = self.feats.entry(deed).or_default().entry(whose).or_default();
                *whose += u64::from(count);
            }
            position = next;
        }
    }

    /// How often a player won alone.
    pub(crate) fn won(&self, seat: usize) -> Rate {
        Rate::of(self.tally.wins[seat], self.tally.matches)
    }

    /// The lengths of the matches in order.
    pub(crate) fn sorted(&self) -> Vec<u32> {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        lengths
    }

    pub(crate) fn lengths(&self) -> Lengths {
        let sorted = self.sorted();
        let at = |quarters: usize| {
            let place = sorted.len().saturating_sub(1) * quarters / 4;
            sorted.get(place).copied().unwrap_or_default()
        };
        Lengths {
            shortest: at(0),
            quarter: at(1),
            median: at(2),
            three_quarters: at(3),
            longest: at(4),
        }
    }
}
