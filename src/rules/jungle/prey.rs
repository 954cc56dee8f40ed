//! Which animal captures which: ranks, exceptions, traps and banks.
//!
//! When a level is compiled, the rules are evaluated for every pair of animals in every
//! circumstance; during play, [`super::capture`] only looks up the result. A refusal evaluates them
//! again, one by one, to name the statement that forbids a capture.

use std::cmp::Ordering;

use crate::rules::jungle::plan::MAX_KINDS;
use crate::rules::jungle::{Ashore, BankCaptures, Kind, KindPlan, Options, Plan};

/// The circumstances of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Meeting {
    pub(super) from_water: bool,
    pub(super) to_water: bool,
    pub(super) victim_trapped: bool,
    pub(super) attacker_trapped: bool,
}

impl Meeting {
    pub(super) const fn index(self) -> usize {
        self.from_water as usize
            | (self.to_water as usize) << 1
            | (self.victim_trapped as usize) << 2
            | (self.attacker_trapped as usize) << 3
    }

    const fn from_index(index: usize) -> Self {
        Self {
            from_water: index & 1 != 0,
            to_water: index & 2 != 0,
            victim_trapped: index & 4 != 0,
            attacker_trapped: index & 8 != 0,
        }
    }
}

/// Why a capture is forbidden. Each variant has its own sentence for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bar {
    /// The victim's rank is higher (J7).
    Stronger,
    /// The ranks are equal, and the level requires a higher one (J7).
    Equal,
    /// This animal never captures that one (J9).
    Spared,
    /// A trap reduces the attacker's rank to 0 (J11).
    Weakened,
    /// Not from water onto land (J13).
    Ashore,
    /// Not from land into water (J14).
    IntoWater,
    /// This animal captures nothing on land from water (J16).
    NothingAshore,
}

/// The reason why `by` may not capture `of` in these circumstances, or `None` when it may.
pub(super) fn bar(
    kinds: &[KindPlan],
    options: &Options,
    meeting: Meeting,
    by: Kind,
    of: Kind,
) -> Option<Bar> {
    let attacker = &kinds[by.index()];
    barred_by_bank(options, meeting, attacker, of)
        .or_else(|| barred_by_rank(options, meeting, attacker, of, kinds[of.index()].rank))
}

/// J13-J16: captures across the bank.
fn barred_by_bank(
    options: &Options,
    meeting: Meeting,
    attacker: &KindPlan,
    of: Kind,
) -> Option<Bar> {
    let bank = options.bank_captures;
    match (meeting.from_water, meeting.to_water, &attacker.ashore) {
        // J15: within water captures follow rank, as on land.
        (false, false, _) | (true, true, _) => None,
        // J14: pawns in water cannot be captured from land.
        (false, true, _) => (bank != BankCaptures::IntoWaterToo).then_some(Bar::IntoWater),
        // J16: an animal that captures nothing ashore.
        (true, false, Ashore::Nothing) => Some(Bar::NothingAshore),
        // J13: an animal that captures ashore, except what it spares.
        (true, false, Ashore::AllBut(spared)) => {
            (bank == BankCaptures::Never || spared.contains(&of)).then_some(Bar::Ashore)
        }
    }
}

fn barred_by_rank(
    options: &Options,
    meeting: Meeting,
    attacker: &KindPlan,
    of: Kind,
    rank: u8,
) -> Option<Bar> {
    if meeting.victim_trapped {
        return None; // J10: rank 0 against capture, so any animal captures it
    }
    if meeting.attacker_trapped && options.trapped_attack_weakly {
        return Some(Bar::Weakened); // J11: rank 0 captures only rank 0
    }
    if attacker.takes.contains(&of) {
        return None; // J8: whatever its rank
    }
    if attacker.spares.contains(&of) {
        return Some(Bar::Spared); // J9: whatever its rank
    }
    // J7: equal or lower rank.
    match attacker.rank.cmp(&rank) {
        Ordering::Greater => None,
        Ordering::Equal => (!options.equal_captures).then_some(Bar::Equal),
        Ordering::Less => Some(Bar::Stronger),
    }
}

/// For each of the sixteen circumstances, the set of animals that each animal captures.
pub(super) fn table(plan: &Plan) -> [[u16; MAX_KINDS]; 16] {
    let kinds = || (0..plan.kinds.len() as u8).map(Kind);
    let mut table = [[0; MAX_KINDS]; 16];
    for (index, row) in table.iter_mut().enumerate() {
        let meeting = Meeting::from_index(index);
        let takes = |by, of| bar(&plan.kinds, &plan.options, meeting, by, of).is_none();
        for by in kinds() {
            let prey = kinds().filter(|of| takes(by, *of));
            row[by.index()] = prey.fold(0, |set, of| set | 1 << of.index());
        }
    }
    table
}
