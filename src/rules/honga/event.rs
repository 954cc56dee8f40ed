//! What came to pass, one fact at a time, in order.
//!
//! What a viewer may not hear is left out at the source: the face of a disc or of a bonus card.
//! Everything else is public. The facts suffice to keep a [`super::View`].

use crate::rules::honga::plan::Colour;
use crate::rules::honga::{
    Area, BarterKind, BonusKind, DiscKind, Ending, Place, Position, Resource, Slot, Source, Space,
    Stock, TurnState,
};
use crate::rules::{Seat, Viewer};

/// What HONGA ate (H18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meal {
    /// One unit of the topmost raw material.
    Unit(Resource),
    /// A mammoth of the tray.
    Mammoth,
    /// There was nothing.
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

/// What brought points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A barter (H40).
    Barter,
    /// The mountain (H36, H37).
    Mountain,
    /// A bonus card (H50, H58).
    Bonus,
}

/// One fact, in the order in which it came to pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell: this seat takes the fire.
    Began {
        /// The seat.
        seat: Seat,
    },
    /// Who plays early begins with more than the others.
    Favoured {
        /// Who.
        seat: Seat,
        /// How much more.
        more: Stock,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A bonus card drawn in the last turn is taken in hand (H26).
    Taken {
        /// By whom.
        seat: Seat,
        /// The card.
        slot: Slot,
        /// Its kind; told to the seat alone.
        kind: Option<BonusKind>,
    },
    /// An exhausted pile was made anew (H61).
    Reshuffled {
        /// Which.
        pile: Pile,
    },
    /// A barter card was opened.
    BarterOpened {
        /// Where.
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
        /// It was drawn from under the pile, where this seat had put it and knows it (H53).
        under: Option<Seat>,
        /// Its kind; told to who may know it.
        kind: Option<DiscKind>,
    },
    /// One of two discs was kept, the other one put under its pile (H53).
    Kept {
        /// By whom.
        seat: Seat,
        /// The piles of the disc kept and of the disc put back.
        colours: [Colour; 2],
        /// Both kinds; told to who may know them.
        kinds: Option<[DiscKind; 2]>,
    },
    /// A bonus card was drawn in the forest, which nobody has seen yet (H26).
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
        /// Which.
        kind: DiscKind,
        /// Where.
        place: Place,
        /// Turned clockwise by so many quarters.
        rotation: u8,
    },
    /// A hand points at HONGA's square: he does not change position (H15).
    SeenTo {
        /// By whom.
        seat: Seat,
    },
    /// HONGA is neglected, and is with that seat already (H17).
    Neglected {
        /// By whom.
        seat: Seat,
    },
    /// HONGA comes to a tray (H16).
    Came {
        /// To whom.
        seat: Seat,
        /// From whose tray; `None` from his square.
        from: Option<Seat>,
    },
    /// HONGA was fed (H18).
    Fed {
        /// By whom.
        seat: Seat,
        /// With what.
        meal: Meal,
    },
    /// HONGA is back on his square (H21).
    Chased {
        /// By whom.
        seat: Seat,
    },
    /// A hand was used in an area.
    HandUsed {
        /// By whom.
        seat: Seat,
        /// Where.
        area: Area,
    },
    /// A bonus card added a hand (H52).
    HandAdded {
        /// For whom.
        seat: Seat,
        /// Where it points.
        area: Area,
    },
    /// Something was gathered; on a full track it is lost (H23).
    Gathered {
        /// By whom.
        seat: Seat,
        /// What.
        resource: Resource,
        /// How much of it there is now.
        now: u8,
        /// The track was full.
        lost: bool,
    },
    /// Water stood for something else (H24).
    Converted {
        /// By whom.
        seat: Seat,
        /// Into what.
        to: Resource,
    },
    /// Raw materials were paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        paid: Stock,
    },
    /// A mammoth came to the herd and pushed the others (H28).
    Lured {
        /// By whom.
        seat: Seat,
        /// Whose mammoth was pushed out of the last space and goes to its owner's tray (H30).
        out: Option<Seat>,
    },
    /// A mammoth went back to storage, given in a barter (H44).
    Sent {
        /// By whom.
        seat: Seat,
        /// From where.
        source: Source,
    },
    /// The tusk changed hands (H32).
    TuskWent {
        /// To whom; `None` back to the area (H34).
        to: Option<Seat>,
    },
    /// A caveman climbed (H35).
    Climbed {
        /// Whose.
        seat: Seat,
        /// The step it stands on now.
        step: u8,
    },
    /// All cavemen return to the first step (H37).
    CameDown,
    /// Points were scored.
    Scored {
        /// By whom.
        seat: Seat,
        /// How many.
        points: u8,
        /// For what.
        cause: Cause,
    },
    /// A barter card was exchanged and goes to the discard (H40, H41).
    Bartered {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        space: Space,
        /// Which.
        kind: BarterKind,
    },
    /// A bonus card was played (H47): which of the hand's it was, nobody can tell but who holds it.
    Played {
        /// By whom.
        seat: Seat,
        /// Where it lies now: the last place of the hand.
        slot: Slot,
        /// Its kind.
        kind: BonusKind,
    },
    /// A played bonus card goes to the discard (H47).
    Discarded {
        /// Whose.
        seat: Seat,
        /// The card.
        slot: Slot,
        /// Its kind.
        kind: BonusKind,
    },
    /// What is awaited now, and what is left of the turn.
    Awaits {
        /// The whole of it.
        moment: TurnState,
    },
    /// The match is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// A fact as a viewer may hear it: of discs and bonus cards the face only where it may be known.
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

/// Whether a fact shows what was hidden: a bonus card that nobody had seen is taken in hand (H26).
/// Discs and cards are drawn by chance, and whoever places or plays them shows their own.
pub(super) fn uncovers(event: &Event) -> bool {
    matches!(event, Event::Taken { .. })
}
