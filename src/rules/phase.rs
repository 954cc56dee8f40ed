//! The phases of an action.
//!
//! A [`Phase`] is a name, a [`PhaseFn`] is its rules. On screen each phase is also a stage of the
//! ECS schedule with the same name. The common names are defined here; a game outside this crate
//! may add its own with [`Phase::named`].

use crate::rules::Turn;

/// The name of a step in carrying out an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Phase(&'static str);

/// A phase's rules: changes the position and reports events.
pub type PhaseFn<G> = fn(&mut Turn<'_, G>);

impl Phase {
    /// A random draw.
    pub const LOT: Self = Self("lot");
    /// The cards are laid out before the match.
    pub const DEPLOYMENT: Self = Self("deployment");
    /// A pawn comes onto the board.
    pub const PLACEMENT: Self = Self("placement");
    /// A pawn turns to another heading.
    pub const HEADING: Self = Self("heading");
    /// A pawn moves.
    pub const MOVEMENT: Self = Self("movement");
    /// A trump is played.
    pub const TRUMP: Self = Self("trump");
    /// A card kept in hand comes onto the field.
    pub const REINFORCEMENT: Self = Self("reinforcement");
    /// A corner of the enemy card is touched.
    pub const TOUCH: Self = Self("touch");
    /// The cards are rotated or kept, and turned face up.
    pub const PIVOT: Self = Self("pivot");
    /// The touched corners are compared.
    pub const COMPARISON: Self = Self("comparison");
    /// The losing cards are eliminated.
    pub const ELIMINATION: Self = Self("elimination");
    /// The attacker takes the square or moves back.
    pub const RETREAT: Self = Self("retreat");
    /// A card's effect is carried out.
    pub const EFFECT: Self = Self("effect");
    /// What stood in the way is captured.
    pub const CAPTURE: Self = Self("capture");
    /// A pawn has reached a hunting square.
    pub const HUNT: Self = Self("hunt");
    /// Armor is put on or breaks.
    pub const ARMOR: Self = Self("armor");
    /// Captives are freed.
    pub const LIBERATION: Self = Self("liberation");
    /// Webs tighten.
    pub const WEB: Self = Self("web");
    /// A pawn has reached a den.
    pub const DEN: Self = Self("den");
    /// Discs or cards are drawn.
    pub const DRAW: Self = Self("draw");
    /// Checks whether an animal was looked after.
    pub const VIGIL: Self = Self("vigil");
    /// A card from the hand is played.
    pub const BONUS: Self = Self("bonus");
    /// Something is gathered.
    pub const GATHERING: Self = Self("gathering");
    /// One resource stands for another.
    pub const JOKER: Self = Self("joker");
    /// A herd grows and pushes.
    pub const HERD: Self = Self("herd");
    /// A mountain is climbed.
    pub const MOUNTAIN: Self = Self("mountain");
    /// A card is exchanged.
    pub const BARTER: Self = Self("barter");
    /// The turn passes on.
    pub const UPKEEP: Self = Self("upkeep");
    /// An animal eats.
    pub const FEEDING: Self = Self("feeding");
    /// Checks whether the match is over.
    pub const END: Self = Self("end");

    /// A phase that only one game has.
    #[must_use]
    pub const fn named(name: &'static str) -> Self {
        Self(name)
    }

    /// The phase's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}
