//! What came to pass, one fact at a time, in order.
//!
//! What a viewer may not hear is left out at the source: a face, a touched corner, or the whole
//! fact. Everything else is public. The facts suffice to keep a [`super::View`].

use crate::rules::zoon::{
    Attacker, Corner, Ending, Kind, Mark, Slot, TrumpId, TrumpState, TurnState, Way,
};
use crate::rules::{Seat, Square, Viewer};

/// What one side of a combat scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The corner of its own card that the enemy touched, by its place in [`super::Corners`].
    pub corner: u8,
    /// What stands there.
    pub mark: Mark,
    /// What its gear adds to a number (Z62); 0 where none stands there.
    pub bonus: u8,
}

impl Score {
    /// The number that is compared; `None` for ★ and ✖.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self.mark {
            Mark::Number(number) => Some(number.saturating_add(self.bonus)),
            Mark::Star | Mark::Cross => None,
        }
    }
}

/// How a combat came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The defender is eliminated (Z35, Z70).
    DefenderFalls,
    /// The attacking Zoon is eliminated (Z35).
    AttackerFalls,
    /// Nobody is eliminated, and an attacking Zoon moves back (Z37).
    Tie,
}

/// One fact, in the order in which it came to pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has laid out or moved a card in its deployment: only the seat hears it.
    Arranged {
        /// Whose deployment.
        seat: Seat,
        /// The card.
        slot: Slot,
        /// What lies there now.
        kind: Option<Kind>,
        /// How often the seat has moved deployed cards so far.
        rearrangements: u16,
    },
    /// A seat has finished its deployment.
    Readied {
        /// The seat.
        seat: Seat,
    },
    /// Both have: their cards come onto the field, face down (Z7).
    Unveiled {
        /// The deployment squares that are held, as a set of slots for each seat.
        held: [u16; 2],
        /// Who keeps a card in hand (Z9).
        kept: [bool; 2],
    },
    /// The lot fell, or it was agreed who begins.
    Began {
        /// Who takes the first turn.
        seat: Seat,
    },
    /// A Zoon moved to a free square: by its grid, off it, or lured.
    Moved {
        /// The Zoon.
        slot: Slot,
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
        /// The square before that, as far as its way shows: the start for a single step and for
        /// whoever goes there directly.
        back: Square,
        /// How; `None` off its grid.
        way: Option<Way>,
    },
    /// A Zoon attacks. It stays where it was until the combat is decided.
    Attacked {
        /// The Zoon.
        slot: Slot,
        /// Where it stands.
        from: Square,
        /// The disputed square.
        to: Square,
        /// Where a tie would send it.
        back: Square,
        /// How; `None` off its grid.
        way: Option<Way>,
        /// Who stands there.
        defender: Slot,
    },
    /// A shot is fired.
    Shot {
        /// The trump.
        trump: TrumpId,
        /// Who shoots: pointed at (Z58).
        shooter: Slot,
        /// At whom.
        target: Slot,
    },
    /// A trump was played: both players see it (Z57).
    Played {
        /// The trump.
        trump: TrumpId,
    },
    /// A trump came back to the hand, was laid down or went to the tomb (Z54, Z56).
    TrumpBecame {
        /// The trump.
        trump: TrumpId,
        /// Where it is now.
        state: TrumpState,
    },
    /// An enemy was pointed at and its owner answered (Z55).
    Answered {
        /// The Zoon.
        slot: Slot,
        /// Whether it is of the type asked for.
        yes: bool,
    },
    /// Everybody knows more of a card's face: it is one of these.
    Narrowed {
        /// The card.
        slot: Slot,
        /// The faces of its tribe that it may still have, as a set.
        may_be: u16,
    },
    /// The card kept in hand came onto the field, face down (Z78).
    Reinforced {
        /// The card.
        slot: Slot,
        /// Where.
        square: Square,
    },
    /// A seat has touched the enemy card. Which corner only it hears.
    Touched {
        /// Who.
        seat: Seat,
        /// The corner, unless it is to be kept secret.
        corner: Option<Corner>,
    },
    /// A card is turned up for the combat (Z34, Z75).
    Revealed {
        /// The card.
        slot: Slot,
        /// Its face.
        kind: Kind,
    },
    /// The touched corners are compared.
    Compared {
        /// Who attacked.
        attacker: Attacker,
        /// Who defended.
        defender: Slot,
        /// The attacker's score.
        attacking: Score,
        /// The defender's score.
        defending: Score,
        /// How it came out.
        verdict: Verdict,
    },
    /// A Zoon was eliminated (Z36).
    Fell {
        /// The Zoon.
        slot: Slot,
        /// Where it stood.
        square: Square,
    },
    /// The attacker takes the disputed square (Z35).
    Advanced {
        /// The attacker.
        slot: Slot,
        /// Where it stood.
        from: Square,
        /// The disputed square.
        to: Square,
    },
    /// After a tie the attacker stands where it moved back to (Z37, Z38).
    Retreated {
        /// The attacker.
        slot: Slot,
        /// Where it started.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// A Zoon can neither move nor use trumps, or can again.
    Stunned {
        /// The Zoon.
        slot: Slot,
        /// The turns of its owner that must end first; 0 when it is over.
        turns: u8,
    },
    /// A Zoon was pushed.
    Pushed {
        /// The Zoon.
        slot: Slot,
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// A Zoon lies face up from now on.
    FacedUp {
        /// The Zoon.
        slot: Slot,
    },
    /// A Zoon fled.
    Fled {
        /// The Zoon.
        slot: Slot,
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// Two friends exchanged places.
    Exchanged {
        /// The Zoon with the ★.
        slot: Slot,
        /// Its friend.
        friend: Slot,
    },
    /// A seat looked at an enemy card. What it saw only it hears.
    Peeked {
        /// The card.
        slot: Slot,
        /// Its face, for the seat that looked.
        kind: Option<Kind>,
    },
    /// The cards of the last combat are turned face down again (Z44).
    TurnedDown,
    /// Whose decision is pending, and what is left of the turn.
    Awaits {
        /// The moment.
        moment: TurnState,
    },
    /// The match is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// A fact as this viewer may hear it. Every fact is public but for what the hearer finds here.
pub(super) fn told_to(event: &Event, viewer: Viewer) -> Option<Event> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    Some(match *event {
        // Z8: each sees only its own side until both are ready.
        Event::Arranged { seat, .. } if !is(seat) => return None,
        // Z33: both touch before either is told.
        Event::Touched { seat, .. } if !is(seat) => Event::Touched { seat, corner: None },
        Event::Peeked { slot, .. } if !is(super::enemy(slot.seat())) => {
            Event::Peeked { slot, kind: None }
        }
        _ => event.clone(),
    })
}

/// Whether a fact shows what was hidden: where the enemy's cards lie (Z7), the cards of a combat
/// (Z34), a card that was looked at, whether one is of a type (Z55). That a card's way tells of its
/// own face is its owner's affair.
pub(super) fn uncovers(event: &Event) -> bool {
    matches!(
        event,
        Event::Unveiled { .. }
            | Event::Revealed { .. }
            | Event::Peeked { .. }
            | Event::Answered { .. }
            | Event::FacedUp { .. }
    )
}
