//! Questions of computer players and hints beyond the [`crate::rules::Game`] trait: the result of a
//! combat between given cards, and where a face could move from a card's square.
//!
//! All answers come from the phases' own functions, so they cannot contradict the rules. Cards are
//! given as faces, which may be guesses. Judging whether a move is good belongs to the players.

use crate::rules::zoon::deployment::Faces;
use crate::rules::zoon::{
    Corner, Corners, Effect, Field, Kind, Options, Position, Slot, Step, Tables, TrumpKind,
    TrumpPlan, Verdict, View, comparison, determinize, movement,
};
use crate::rules::{Dice, Seat};

/// The properties of one side of a combat that affect its result.
#[derive(Clone, Copy, Debug)]
pub struct Fighter<'a> {
    corners: Corners,
    gear: Option<&'a TrumpKind>,
    star: Option<Effect>,
    /// For a shot: the level's options, some of which concern shots.
    shot: Option<Options>,
}

/// The result of one combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Upshot {
    /// Who falls.
    pub verdict: Verdict,
    /// The effect that applies, and whether it is the attacker's.
    pub star: Option<(Effect, bool)>,
    /// Whether the shot's ✖ was touched.
    pub broken: bool,
}

impl<'a> Fighter<'a> {
    /// A Zoon with this face and no gear.
    #[must_use]
    pub fn bare(tables: &Tables, kind: Kind) -> Self {
        let face = tables.face(kind);
        Self { corners: face.corners, gear: None, star: face.star, shot: None }
    }

    /// Its corners.
    #[must_use]
    pub const fn corners(&self) -> &Corners {
        &self.corners
    }

    /// The same Zoon with gear, which is a trump from its tribe's list.
    #[must_use]
    pub fn geared(tables: &'a Tables, kind: Kind, gear: &'a TrumpPlan) -> Self {
        Self { gear: Some(&gear.kind), ..Self::bare(tables, kind) }
    }

    /// A shot; `None` for other trumps.
    #[must_use]
    pub fn shot(tables: &Tables, trump: &TrumpPlan) -> Option<Self> {
        let TrumpKind::Shot { corners, .. } = &trump.kind else { return None };
        Some(Self { corners: *corners, gear: None, star: None, shot: Some(tables.options) })
    }
}

/// The result of a combat. `touched` are the corners of the attacker's and the defender's card,
/// `turned` the result of the pivots for them.
#[must_use]
pub fn clash(
    attacker: &Fighter<'_>,
    defender: &Fighter<'_>,
    touched: [Corner; 2],
    turned: [bool; 2],
) -> Upshot {
    let corners = [touched[0].place(turned[0]), touched[1].place(turned[1])];
    let of = |fighter: &Fighter<'_>, corner, attacks| {
        comparison::score(Some(&fighter.corners), corner, fighter.gear, attacks)
    };
    let (attacking, defending) = (of(attacker, corners[0], true), of(defender, corners[1], false));
    if let Some(options) = &attacker.shot {
        let broken = comparison::is_broken(options, attacking, defending);
        return Upshot { verdict: comparison::of_shot(attacking, defending), star: None, broken };
    }
    let (verdict, star) =
        comparison::of_zoons(attacking, defending, [attacker.star, defender.star]);
    Upshot { verdict, star, broken: false }
}

/// Where a card could move if it had this face and it were its turn, including into combat.
pub fn steps<'a>(
    tables: &'a Tables,
    field: &Field,
    slot: Slot,
    kind: Kind,
) -> impl Iterator<Item = &'a Step> + use<'a> {
    movement::steps(tables, field, slot, kind, false)
}

/// Whether a card on the field may move.
#[must_use]
pub fn is_able(field: &Field, slot: Slot) -> bool {
    movement::is_able(field, slot)
}

/// The faces in a tribe's bit set.
pub fn kinds(tables: &Tables, tribe: u8, set: u16) -> impl Iterator<Item = Kind> + Clone + use<'_> {
    super::knowledge::kinds(tables.tribe(tribe), set)
}

/// A position that fits a view, and a guess of a seat's cards where that fits too.
#[must_use]
pub fn imagine_as(
    tables: &Tables,
    view: &View,
    seat: Seat,
    guess: &Faces,
    dice: &mut dyn Dice,
) -> Position {
    let of = |slot: Slot| guess[usize::from(slot.index())].filter(|_| slot.seat() == seat);
    determinize::imagine_as(tables, view, &of, dice)
}
