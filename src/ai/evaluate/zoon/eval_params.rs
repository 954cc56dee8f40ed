//! What is precomputed for a level: worths, the gains of a combat of any two faces, and where faces
//! reach.

use super::corners;
use crate::rules::Square;
use crate::rules::zoon::deployment::{self, Faces};
use crate::rules::zoon::outlook::{self, Fighter, Upshot};
use crate::rules::zoon::{
    Effect, Kind, MAX_TRUMPS, Rank, SEATS, Slot, Tables, TrumpId, TrumpKind, TrumpPlan, Verdict,
    Weights,
};

/// What the attacker gains on average, times four, indexed by its choice of two corners to touch
/// and the defender's choice of two on the attacker's card ([`corners::choices`]).
pub(super) type Matrix = [[i32; 2]; 2];

/// The judgement of a level.
#[derive(Clone, Debug)]
pub struct EvalParams {
    squares: usize,
    worth: Vec<i32>,
    pub(super) weights: Weights,
    lines: Lines,
    /// What every line gains by attacking every line of a face.
    clashes: Vec<Matrix>,
    reach: Vec<u64>,
    /// The formations of every tribe.
    lineups: Vec<Vec<Faces>>,
}

impl EvalParams {
    /// Precomputes everything.
    #[must_use]
    pub fn new(tables: &Tables) -> Self {
        Self::with(tables, tables.weights)
    }

    /// Precomputes everything for these weights.
    pub(super) fn with(tables: &Tables, mut weights: Weights) -> Self {
        // 0 comes from tables alone that were made without data.
        for divisor in [
            &mut weights.weary,
            &mut weights.secret_share,
            &mut weights.gear_share,
            &mut weights.march_share,
            &mut weights.goal_share,
            &mut weights.near_share,
        ] {
            *divisor = (*divisor).max(1);
        }
        let all = || (0..tables.faces().len() as u8).map(Kind);
        let (lines, fighters) = Lines::of(tables);
        let mut params = Self {
            squares: tables.grid.len(),
            worth: all().map(|kind| worth_of(tables, &weights, kind)).collect(),
            weights,
            clashes: Vec::with_capacity(fighters.len() * lines.faces),
            lines,
            reach: Vec::new(),
            lineups: (0..tables.tribes().len() as u8)
                .map(|tribe| deployment::lineups(tables, tribe, SEATS[0], true))
                .collect(),
        };
        for attacker in &fighters {
            for defender in &fighters[..params.lines.faces] {
                params.clashes.push(params.matrix([attacker, defender], [false; 2]));
            }
        }
        for kind in all() {
            for seat in SEATS {
                let squares = tables.grid.squares();
                params.reach.extend(squares.map(|from| {
                    let steps = tables.steps(kind, seat, from).iter();
                    steps.fold(0, |set, step| set | step.to.bit())
                }));
            }
        }
        params
    }

    /// What a face is worth; the Emblème is worth as much as an even match.
    #[inline]
    pub(super) fn worth(&self, kind: Kind) -> i32 {
        self.worth.get(usize::from(kind.0)).copied().unwrap_or_default()
    }

    /// What an attack gains.
    #[inline]
    pub(super) fn clash(&self, attacker: Armed, defender: Armed) -> &Matrix {
        self.fight(self.lines.face(attacker), defender)
    }

    /// What a tribe's shot gains; `None` for any other trump.
    #[inline]
    pub(super) fn shot(&self, tribe: u8, trump: TrumpId, defender: Armed) -> Option<&Matrix> {
        let line = self.lines.trump(tribe, trump);
        (line >= self.lines.faces).then(|| self.fight(line, defender))
    }

    #[inline]
    fn fight(&self, attacker: usize, defender: Armed) -> &Matrix {
        &self.clashes[attacker * self.lines.faces + self.lines.face(defender)]
    }

    /// The squares that a face reaches from a square if nothing is in the way.
    #[inline]
    pub(super) fn reach(&self, kind: Kind, slot: Slot, from: Square) -> u64 {
        let line = usize::from(kind.0) * 2 + usize::from(slot.seat().0);
        self.reach[line * self.squares + from.index()]
    }

    /// What a tribe's ready-made formations put on every slot.
    #[inline]
    pub(super) fn lineups(&self, tribe: u8) -> &[Faces] {
        self.lineups.get(usize::from(tribe)).map_or(&[], Vec::as_slice)
    }

    /// What the attacker gains. Cards marked `open` lie face up and are not turned (Z30).
    pub(super) fn matrix(&self, both: [&Line<'_>; 2], open: [bool; 2]) -> Matrix {
        let worths = both.map(|line| line.kind.map_or(0, |kind| self.worth(kind)));
        let [attacker, defender] = both.map(|line| &line.fighter);
        let turns = [[false, false], [false, true], [true, false], [true, true]]
            .map(|[one, other]| [one && !open[0], other && !open[1]]);
        corners::choices(defender.corners(), open[1]).map(|theirs| {
            corners::choices(attacker.corners(), open[0]).map(|own| {
                let upshots =
                    turns.map(|turned| outlook::clash(attacker, defender, [own, theirs], turned));
                upshots.iter().map(|upshot| self.gain(upshot, worths)).sum()
            })
        })
    }

    /// What the attacker gains by an upshot.
    fn gain(&self, upshot: &Upshot, [attacker, defender]: [i32; 2]) -> i32 {
        let weights = &self.weights;
        let fallen = match upshot.verdict {
            Verdict::DefenderFalls => defender,
            Verdict::AttackerFalls => -attacker,
            Verdict::Tie => -weights.tie,
        };
        let star = upshot.star.map_or(0, |(effect, attacks)| {
            let value = match effect {
                Effect::SecondMove => i32::from(attacks) * weights.second_move,
                Effect::Stun { .. } => weights.stun,
                Effect::Peek { .. } => weights.seen,
                Effect::FaceUp
                | Effect::Flee
                | Effect::Push { .. }
                | Effect::ExchangeWith { .. } => weights.shift,
                Effect::Devour => 0,
            };
            if attacks { value } else { -value }
        });
        fallen + star - i32::from(upshot.broken) * weights.shot
    }

    /// What a trump in the hand is worth.
    pub(super) fn trump_worth(&self, kind: &TrumpKind, strength: u8) -> i32 {
        match kind {
            TrumpKind::Shot { .. } => self.weights.shot,
            _ => self.weights.card * i32::from(strength),
        }
    }
}

/// A face and the gear it carries.
pub(super) type Armed = (Kind, Option<TrumpId>);

/// One possible side of a combat on a level.
pub(super) struct Line<'a> {
    /// `None` for a shot.
    kind: Option<Kind>,
    pub(super) fighter: Fighter<'a>,
}

impl<'a> Line<'a> {
    /// A Zoon.
    pub(super) fn zoon(tables: &'a Tables, (kind, gear): Armed) -> Self {
        let plan = gear.and_then(|gear| tables.trump(tables.face(kind).tribe, gear));
        let fighter = match plan {
            Some(plan) => Fighter::geared(tables, kind, plan),
            None => Fighter::bare(tables, kind),
        };
        Self { kind: Some(kind), fighter }
    }

    /// A tribe's shot; `None` for any other trump.
    pub(super) fn shot(tables: &'a Tables, tribe: u8, trump: TrumpId) -> Option<Self> {
        let fighter = Fighter::shot(tables, tables.trump(tribe, trump)?)?;
        Some(Self { kind: None, fighter })
    }
}

/// The index of every possible fighter: each face bare, then with each gear of its tribe, and after
/// all faces the shots.
#[derive(Clone, Debug)]
struct Lines {
    /// The line of every face without gear, and its tribe.
    bare: Vec<(u16, u8)>,
    /// For the trumps of every tribe: the place among its gear, counted from 1, or the line of a
    /// shot.
    trumps: Vec<[u16; MAX_TRUMPS]>,
    /// The number of lines that belong to faces.
    faces: usize,
}

impl Lines {
    fn of(tables: &Tables) -> (Self, Vec<Line<'_>>) {
        let (mut bare, mut trumps, mut fighters) = (Vec::new(), Vec::new(), Vec::new());
        for kind in (0..tables.faces().len() as u8).map(Kind) {
            let tribe = tables.face(kind).tribe;
            bare.push((fighters.len() as u16, tribe));
            let kind_of = |fighter| Line { kind: Some(kind), fighter };
            fighters.push(kind_of(Fighter::bare(tables, kind)));
            let gear = gear(&tables.tribe(tribe).trumps);
            fighters.extend(gear.map(|(_, plan)| kind_of(Fighter::geared(tables, kind, plan))));
        }
        let faces = fighters.len();
        for tribe in tables.tribes() {
            let mut lines = [0; MAX_TRUMPS];
            for (place, (index, _)) in gear(&tribe.trumps).enumerate() {
                lines[index] = place as u16 + 1;
            }
            for (line, plan) in lines.iter_mut().zip(&tribe.trumps) {
                if let Some(fighter) = Fighter::shot(tables, plan) {
                    *line = fighters.len() as u16;
                    fighters.push(Line { kind: None, fighter });
                }
            }
            trumps.push(lines);
        }
        (Self { bare, trumps, faces }, fighters)
    }

    #[inline]
    fn face(&self, (kind, gear): Armed) -> usize {
        let (line, tribe) = self.bare[usize::from(kind.0)];
        usize::from(line) + gear.map_or(0, |gear| self.trump(tribe, gear))
    }

    #[inline]
    fn trump(&self, tribe: u8, trump: TrumpId) -> usize {
        self.trumps[usize::from(tribe)][usize::from(trump.index())].into()
    }
}

/// A tribe's gear with its places in the list of trumps.
fn gear(trumps: &[TrumpPlan]) -> impl Iterator<Item = (usize, &TrumpPlan)> {
    let all = trumps.iter().enumerate();
    all.filter(|(_, plan)| matches!(plan.kind, TrumpKind::Gear { .. }))
}

fn worth_of(tables: &Tables, weights: &Weights, kind: Kind) -> i32 {
    let face = tables.face(kind);
    match face.rank {
        Rank::Emblem => weights.emblem,
        _ => 10 * i32::from(face.value),
    }
}
