//! What is worked out once for a level: worths, what a combat of any two faces is good for, where
//! faces reach, and where the ready-made formations put them.

use super::worth;
use crate::rules::Square;
use crate::rules::zoon::outlook::{self, Fighter, Upshot};
use crate::rules::zoon::{
    Diagonal, Effect, Kind, MAX_SLOTS, Rank, SEATS, Slot, Tables, TrumpKind, Verdict,
};

/// What the attacker gains on the mean, times four: by the diagonal it touches, and by the diagonal
/// of its own card that is touched.
pub(super) type Matrix = [[i32; 2]; 2];

/// The judgement of a level.
#[derive(Clone, Debug)]
pub struct Eye {
    kinds: usize,
    squares: usize,
    worth: Vec<i32>,
    clashes: Vec<Matrix>,
    reach: Vec<u64>,
    habits: Vec<[u8; MAX_SLOTS]>,
}

impl Eye {
    /// Works it out.
    #[must_use]
    pub fn new(tables: &Tables) -> Self {
        let kinds = tables.faces().len();
        let all = || (0..kinds as u8).map(Kind);
        let mut eye = Self {
            kinds,
            squares: tables.grid.len(),
            worth: all().map(|kind| worth_of(tables, kind)).collect(),
            clashes: Vec::new(),
            reach: Vec::new(),
            habits: all().map(|kind| habit(tables, kind)).collect(),
        };
        for attacker in all() {
            for defender in all() {
                let fighters = [attacker, defender].map(|kind| Fighter::bare(tables, kind));
                let matrix = eye.matrix(&fighters[0], &fighters[1], [attacker, defender]);
                eye.clashes.push(matrix);
            }
            for seat in SEATS {
                let squares = tables.grid.squares();
                eye.reach.extend(squares.map(|from| {
                    let steps = tables.steps(attacker, seat, from).iter();
                    steps.fold(0, |set, step| set | step.to.bit())
                }));
            }
        }
        eye
    }

    /// What a face is worth; the Emblème as much as the match when it is even.
    #[inline]
    pub(super) fn worth(&self, kind: Kind) -> i32 {
        self.worth.get(usize::from(kind.0)).copied().unwrap_or_default()
    }

    /// What an attack is good for, both without gear.
    #[inline]
    pub(super) fn clash(&self, attacker: Kind, defender: Kind) -> &Matrix {
        &self.clashes[usize::from(attacker.0) * self.kinds + usize::from(defender.0)]
    }

    /// The squares that a face reaches from a square when nothing stands in the way.
    #[inline]
    pub(super) fn reach(&self, kind: Kind, slot: Slot, from: Square) -> u64 {
        let line = usize::from(kind.0) * 2 + usize::from(slot.seat().0);
        self.reach[line * self.squares + from.index()]
    }

    /// How likely a face is dealt to a slot, relative to others.
    #[inline]
    pub(super) fn habit(&self, kind: Kind, slot: Slot) -> u32 {
        self.habits[usize::from(kind.0)][usize::from(slot.index())].into()
    }

    /// The matrix of two fighters with these faces; the first's face means nothing for a shot.
    pub(super) fn matrix(
        &self,
        attacker: &Fighter<'_>,
        defender: &Fighter<'_>,
        kinds: [Kind; 2],
    ) -> Matrix {
        let worths = kinds.map(|kind| self.worth(kind));
        let turns = [[false, false], [false, true], [true, false], [true, true]];
        Diagonal::ALL.map(|theirs| {
            Diagonal::ALL.map(|own| {
                let upshots =
                    turns.map(|turned| outlook::clash(attacker, defender, [own, theirs], turned));
                upshots.iter().map(|upshot| gain(upshot, worths)).sum()
            })
        })
    }
}

/// What the attacker gains by an upshot.
fn gain(upshot: &Upshot, [attacker, defender]: [i32; 2]) -> i32 {
    let fallen = match upshot.verdict {
        Verdict::DefenderFalls => defender,
        Verdict::AttackerFalls => -attacker,
        Verdict::Tie => -worth::TIE,
    };
    let star = upshot.star.map_or(0, |(effect, attacks)| {
        let value = match effect {
            Effect::SecondMove => i32::from(attacks) * worth::SECOND_MOVE,
            Effect::Stun { .. } => worth::STUN,
            Effect::Peek { .. } => worth::SEEN,
            Effect::FaceUp | Effect::Flee | Effect::Push { .. } | Effect::ExchangeWith { .. } => {
                worth::SHIFT
            }
            Effect::Devour => 0,
        };
        if attacks { value } else { -value }
    });
    fallen + star - i32::from(upshot.broken) * worth::SHOT
}

fn worth_of(tables: &Tables, kind: Kind) -> i32 {
    let face = tables.face(kind);
    match face.rank {
        Rank::Emblem => worth::EMBLEM,
        _ => 10 * i32::from(face.value),
    }
}

/// How often the tribe's formations put a face on a slot, mirrored or not, over what anybody might
/// do: formations are public, and players like them.
fn habit(tables: &Tables, kind: Kind) -> [u8; MAX_SLOTS] {
    let face = tables.face(kind);
    let width = usize::from(tables.grid.width);
    let formations = &tables.tribe(face.tribe).formations;
    let all = 2 * formations.len() * usize::from(face.count.max(1));
    let mut habit = [worth::ANY_SLOT; MAX_SLOTS];
    for (index, weight) in habit.iter_mut().enumerate() {
        let mirrored = index / width * width + (width - 1 - index % width);
        let laid = |at: usize| {
            formations.iter().filter(|(_, kinds)| kinds.get(at) == Some(&Some(kind))).count()
        };
        let often = laid(index) + laid(mirrored);
        *weight += (often * usize::from(worth::USUAL_SLOT)).checked_div(all).unwrap_or(0) as u8;
    }
    habit
}

/// What a trump in the hand is worth.
pub(super) fn trump_worth(kind: &TrumpKind, strength: u8) -> i32 {
    match kind {
        TrumpKind::Shot { .. } => worth::SHOT,
        _ => worth::CARD * i32::from(strength),
    }
}
