//! Zoon's events, in the order of occurrence.
//!
//! `told_to` removes what a viewer may not see: a face, a touched corner, or the whole event.
//! Everything else is public. A [`super::View`] is built from events alone.

use crate::rules::zoon::{
    Attacker, Corner, Ending, Kind, Mark, Slot, TrumpId, TrumpState, TurnState, Way,
};
use crate::rules::{Seat, Square, Viewer};

/// What one side of a combat scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The index in [`super::Corners`] of the touched corner of its own card.
    pub corner: u8,
    /// The mark at that corner.
    pub mark: Mark,
    /// The bonus of its gear to a number (Z62); 0 for other marks.
    pub bonus: u8,
}

impl Score {
    /// The compared number; `None` for ★ and ✖.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self.mark {
            Mark::Number(number) => Some(number.saturating_add(self.bonus)),
            Mark::Star | Mark::Cross => None,
        }
    }
}

/// The result of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The defender is eliminated (Z35, Z70).
    DefenderFalls,
    /// The attacking Zoon is eliminated (Z35).
    AttackerFalls,
    /// No card is eliminated, and an attacking Zoon moves back (Z37).
    Tie,
}

/// One event, in the order of occurrence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat deployed or moved a card. Only that seat sees it.
    Arranged {
        /// The deploying seat.
        seat: Seat,
        /// The card.
        slot: Slot,
        /// The card that is there now.
        kind: Option<Kind>,
        /// How often the seat has moved deployed cards so far.
        rearrangements: u16,
    },
    /// A seat has finished its deployment.
    Readied {
        /// The seat.
        seat: Seat,
    },
    /// Both seats are ready: their cards are on the field, face down (Z7).
    Unveiled {
        /// The occupied deployment squares, as a set of slots for each seat.
        held: [u16; 2],
        /// Whether each seat keeps a card in hand (Z9).
        kept: [bool; 2],
    },
    /// The first seat was drawn or agreed.
    Began {
        /// Who takes the first turn.
        seat: Seat,
    },
    /// A Zoon moved to an empty square: on its grid, off it, or lured.
    Moved {
        /// The Zoon.
        slot: Slot,
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
        /// The square before that on its path: the start square for a single step and for a direct
        /// move.
        back: Square,
        /// How; `None` off its grid.
        way: Option<Way>,
    },
    /// A Zoon attacks. It stays on its square until the combat is decided.
    Attacked {
        /// The Zoon.
        slot: Slot,
        /// Its square.
        from: Square,
        /// The disputed square.
        to: Square,
        /// The square to which a tie would send it.
        back: Square,
        /// How; `None` off its grid.
        way: Option<Way>,
        /// The defending Zoon.
        defender: Slot,
    },
    /// A shot was fired.
    Shot {
        /// The trump.
        trump: TrumpId,
        /// The shooter, which is pointed at (Z58).
        shooter: Slot,
        /// The target.
        target: Slot,
    },
    /// A trump was played, face up for both players (Z57).
    Played {
        /// The trump.
        trump: TrumpId,
    },
    /// A trump returned to the hand, was laid down or went to the tomb (Z54, Z56).
    TrumpBecame {
        /// The trump.
        trump: TrumpId,
        /// Its new place.
        state: TrumpState,
    },
    /// A player pointed at an enemy Zoon and its owner answered (Z55).
    Answered {
        /// The Zoon.
        slot: Slot,
        /// Whether it is of the type asked for.
        yes: bool,
    },
    /// The public set of a card's possible faces became smaller.
    Narrowed {
        /// The card.
        slot: Slot,
        /// The faces of its tribe that it may still have, as a bit set.
        may_be: u16,
    },
    /// The card kept in hand came onto the field, face down (Z78).
    Reinforced {
        /// The card.
        slot: Slot,
        /// The square.
        square: Square,
    },
    /// A seat touched the enemy card. Only that seat sees which corner.
    Touched {
        /// The touching seat.
        seat: Seat,
        /// The corner; `None` for other viewers.
        corner: Option<Corner>,
    },
    /// A card was turned up for the combat (Z34, Z75).
    Revealed {
        /// The card.
        slot: Slot,
        /// Its face.
        kind: Kind,
    },
    /// The touched corners were compared.
    Compared {
        /// The attacker.
        attacker: Attacker,
        /// The defender.
        defender: Slot,
        /// The attacker's score.
        attacking: Score,
        /// The defender's score.
        defending: Score,
        /// The result.
        verdict: Verdict,
    },
    /// A Zoon was eliminated (Z36).
    Fell {
        /// The Zoon.
        slot: Slot,
        /// Its last square.
        square: Square,
    },
    /// The attacker took the disputed square (Z35).
    Advanced {
        /// The attacker.
        slot: Slot,
        /// Where it stood.
        from: Square,
        /// The disputed square.
        to: Square,
    },
    /// After a tie the attacker moved back (Z37, Z38).
    Retreated {
        /// The attacker.
        slot: Slot,
        /// Its start square.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// A Zoon was stunned and can neither move nor use trumps, or has recovered.
    Stunned {
        /// The Zoon.
        slot: Slot,
        /// How many turns of its owner must still end; 0 when it has recovered.
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
    /// A Zoon stays face up from now on.
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
        /// The friendly Zoon.
        friend: Slot,
    },
    /// A seat looked at an enemy card. Only that seat sees the face.
    Peeked {
        /// The card.
        slot: Slot,
        /// Its face, for the seat that looked.
        kind: Option<Kind>,
    },
    /// The cards of the last combat were turned face down again (Z44).
    TurnedDown,
    /// The pending decision changed, or the rest of the turn.
    Awaits {
        /// The current moment.
        moment: TurnState,
    },
    /// The match is over.
    Ended {
        /// The way it ended.
        ending: Ending,
    },
}

/// The event as this viewer may see it. Only the cases below are not public.
pub(super) fn told_to(event: &Event, viewer: Viewer) -> Option<Event> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    Some(match *event {
        // Z8: each seat sees only its own side until both are ready.
        Event::Arranged { seat, .. } if !is(seat) => return None,
        // Z33: both seats touch before either learns the corner.
        Event::Touched { seat, .. } if !is(seat) => Event::Touched { seat, corner: None },
        Event::Peeked { slot, .. } if !is(super::enemy(slot.seat())) => {
            Event::Peeked { slot, kind: None }
        }
        _ => event.clone(),
    })
}

/// Whether an event reveals hidden information: the places of the enemy's cards (Z7), the cards of
/// a combat (Z34), a card that was looked at, whether one is of a type (Z55). What a card's own
/// move reveals about its face is its owner's choice and does not count.
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
