//! HONGA's events, in the order of occurrence.
//!
//! `told_to` removes what a viewer may not see: the face of a disc or of a bonus card. Everything
//! else is public. A [`super::View`] is built from events alone.

use crate::rules::honga::plan::Colour;
use crate::rules::honga::{
    Area, BarterKind, BonusKind, DiscKind, Ending, Place, Position, Resource, Slot, Source, Space,
    Stock, TurnState,
};
use crate::rules::{Seat, Viewer};

/// What HONGA eats (H18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meal {
    /// One unit of the topmost raw material.
    Unit(Resource),
    /// A mammoth from the tray.
    Mammoth,
    /// Nothing.
    Nothing,
}

/// A pile that can be exhausted (H61).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    /// Discs of a colour.
    Discs(Colour),
    /// Barter cards.
    Barter,
    /// Bonus cards.
    Bonus,
}

/// The source of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A barter (H40).
    Barter,
    /// The mountain (H36, H37).
    Mountain,
    /// A bonus card (H50, H58).
    Bonus,
}

/// One event, in the order of occurrence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance has chosen the seat that begins and gets the fire.
    Began {
        /// The seat.
        seat: Seat,
    },
    /// A seat with an early place in the turn order begins with more than the others.
    Favoured {
        /// The seat.
        seat: Seat,
        /// What it has in addition.
        more: Stock,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A seat takes the bonus card drawn in its last turn into its hand (H26).
    Taken {
        /// By whom.
        seat: Seat,
        /// The card.
        slot: Slot,
        /// Its kind, for the seat itself; `None` for other viewers.
        kind: Option<BonusKind>,
    },
    /// An exhausted pile was renewed (H61).
    Reshuffled {
        /// The pile.
        pile: Pile,
    },
    /// A barter card was opened.
    BarterOpened {
        /// The space.
        space: Space,
        /// Which.
        kind: BarterKind,
    },
    /// A disc was drawn.
    DiscDrawn {
        /// By whom.
        seat: Seat,
        /// 0, or 1 for the second of two (H53).
        number: u8,
        /// Its pile.
        colour: Colour,
        /// The seat that had put it under the pile, and so knows it, if it came from there (H53).
        under: Option<Seat>,
        /// Its kind, for viewers who may know it.
        kind: Option<DiscKind>,
    },
    /// One of two discs was kept, the other was put under its pile (H53).
    Kept {
        /// By whom.
        seat: Seat,
        /// The piles of the kept disc and of the other.
        colours: [Colour; 2],
        /// Both kinds, for viewers who may know them.
        kinds: Option<[DiscKind; 2]>,
    },
    /// A bonus card was drawn in the forest, unseen by any player (H26).
    BonusDrawn {
        /// By whom.
        seat: Seat,
        /// The card.
        slot: Slot,
    },
    /// A disc was placed (H14).
    Placed {
        /// By whom.
        seat: Seat,
        /// The disc's kind.
        kind: DiscKind,
        /// The place.
        place: Place,
        /// Clockwise quarter turns.
        rotation: u8,
    },
    /// A hand points at HONGA's square: he does not move (H15).
    SeenTo {
        /// By whom.
        seat: Seat,
    },
    /// HONGA is neglected, but is already with that seat (H17).
    Neglected {
        /// By whom.
        seat: Seat,
    },
    /// HONGA comes to a tray (H16).
    Came {
        /// The new host.
        seat: Seat,
        /// The previous host; `None` if he comes from his square.
        from: Option<Seat>,
    },
    /// HONGA was fed (H18).
    Fed {
        /// By whom.
        seat: Seat,
        /// What he ate.
        meal: Meal,
    },
    /// HONGA returned to his square (H21).
    Chased {
        /// By whom.
        seat: Seat,
    },
    /// A hand was used in an area.
    HandUsed {
        /// By whom.
        seat: Seat,
        /// The area.
        area: Area,
    },
    /// A bonus card added a hand (H52).
    HandAdded {
        /// The seat.
        seat: Seat,
        /// The area at which it points.
        area: Area,
    },
    /// A raw material was gathered; on a full track it is lost (H23).
    Gathered {
        /// By whom.
        seat: Seat,
        /// The raw material.
        resource: Resource,
        /// The amount on the tray now.
        now: u8,
        /// Whether the track was full.
        lost: bool,
    },
    /// Water was converted (H24).
    Converted {
        /// By whom.
        seat: Seat,
        /// The raw material made from water.
        to: Resource,
    },
    /// Raw materials were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// The raw materials.
        paid: Stock,
    },
    /// A mammoth entered the herd and pushed the others (H28).
    Lured {
        /// By whom.
        seat: Seat,
        /// The owner of the mammoth pushed out of the last space onto its owner's tray (H30).
        out: Option<Seat>,
    },
    /// A mammoth was given in a barter and returned to storage (H44).
    Sent {
        /// By whom.
        seat: Seat,
        /// Its previous place.
        source: Source,
    },
    /// The tusk has a new holder (H32).
    TuskWent {
        /// The new holder; `None` if it returned to the area (H34).
        to: Option<Seat>,
    },
    /// A caveman climbed (H35).
    Climbed {
        /// Whose.
        seat: Seat,
        /// Its step now.
        step: u8,
    },
    /// All cavemen returned to the first step (H37).
    CameDown,
    /// Points were scored.
    Scored {
        /// By whom.
        seat: Seat,
        /// The number of points.
        points: u8,
        /// The source.
        cause: Cause,
    },
    /// A barter card was exchanged and went to the discard (H40, H41).
    Bartered {
        /// By whom.
        seat: Seat,
        /// The card's space.
        space: Space,
        /// Which.
        kind: BarterKind,
    },
    /// A bonus card was played (H47). Only its owner can tell which of the hand's slots it came
    /// from.
    Played {
        /// By whom.
        seat: Seat,
        /// Its slot now: the last one of the hand.
        slot: Slot,
        /// Its kind.
        kind: BonusKind,
    },
    /// A played bonus card went to the discard (H47).
    Discarded {
        /// Whose.
        seat: Seat,
        /// The card.
        slot: Slot,
        /// Its kind.
        kind: BonusKind,
    },
    /// The pending decision or the rest of the turn changed.
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

/// The event as a viewer may see it. Faces of discs and bonus cards are included only if the viewer
/// may know them.
pub(super) fn told_to(position: &Position, event: &Event, viewer: Viewer) -> Option<Event> {
    let open = position.field().open_discs();
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut heard = event.clone();
    match &mut heard {
        Event::Taken { seat, kind, .. } if !is(*seat) => *kind = None,
        Event::DiscDrawn { seat, under, kind, .. }
            if !open && !is(*seat) && !under.is_some_and(is) =>
        {
            *kind = None;
        }
        Event::Kept { seat, kinds, .. } if !open && !is(*seat) => *kinds = None,
        _ => {}
    }
    Some(heard)
}

/// Whether an event reveals hidden information: an unseen bonus card taken into the hand (H26).
/// Other draws are actions of chance, and a player who places or plays something reveals only their
/// own.
pub(super) fn uncovers(event: &Event) -> bool {
    matches!(event, Event::Taken { .. })
}
