//! Honga's reasons: the kind of action, and what it brings at once. A reason names no disc or card
//! that the player does not know.

use crate::ai::hint::Foreseen;
use crate::rules::honga::{Action, Honga, Position, Space, Tables, Vigil, outlook};
use crate::rules::{Argument, Reason, after};

/// Why the proposed action is good.
pub(in crate::ai) fn reason(tables: &Tables, foreseen: &Foreseen<'_, Honga>) -> Reason {
    let position = foreseen.position;
    let Some(action) = foreseen.line.first().copied() else {
        return Reason::new("honga-hint-best");
    };
    match action {
        Action::Place { .. } => placement(tables, position, action),
        Action::Gather(_) => Reason::new("honga-hint-gathers"),
        Action::Explore => Reason::new("honga-hint-explores"),
        Action::Climb | Action::Steps(_) => climb(tables, position, action),
        Action::Lure => lure(tables, position),
        Action::Barter(space) => barter(tables, position, space),
        Action::Convert(_) => Reason::new("honga-hint-converts"),
        Action::Chase(_) => Reason::new("honga-hint-chases"),
        Action::LuckyHand { .. } => Reason::new("honga-hint-adds-hand"),
        Action::Play(_) => Reason::new("honga-hint-plays"),
        Action::Keep { .. } => Reason::new("honga-hint-keeps"),
        Action::Spare(_) | Action::Give(_) | Action::Send(_) => Reason::new("honga-hint-pays"),
        Action::EndTurn | Action::Enough => Reason::new("honga-hint-enough"),
        _ => Reason::new("honga-hint-best"),
    }
}

/// The reason for a placement, by what HONGA does about it.
fn placement(tables: &Tables, position: &Position, action: Action) -> Reason {
    let seat = position.field().turn_state().turn;
    let (Action::Place { place, rotation }, Some(kind)) = (action, position.disc(seat, 0)) else {
        return Reason::new("honga-hint-best");
    };
    let way = (place, rotation);
    let guest = position.field().honga() == Some(seat);
    Reason::new(match outlook::prospect(tables, position.field(), seat, kind, way).vigil {
        // H17: with him on the player's own tray, a hand at his lair has no effect.
        Vigil::SeenTo if guest => "honga-hint-best",
        Vigil::SeenTo => "honga-hint-places",
        Vigil::Stays => "honga-hint-places-with-guest",
        Vigil::Comes => "honga-hint-places-for-guest",
    })
}

/// The reason for a climb; one that reaches the top scores its points at once.
fn climb(tables: &Tables, position: &Position, action: Action) -> Reason {
    let seat = position.field().turn_state().turn;
    let scored = |position: &Position| position.field().tray(seat).points;
    let brought = scored(&after::<Honga>(tables, position, action)) - scored(position);
    match brought {
        0 => Reason::new("honga-hint-climbs"),
        points => Reason::new("honga-hint-tops").with("points", Argument::Number(points.into())),
    }
}

/// The reason for luring a mammoth, which may bring the tusk.
fn lure(tables: &Tables, position: &Position) -> Reason {
    let seat = position.field().turn_state().turn;
    let holds = |position: &Position| position.field().tusk() == Some(seat);
    let wins = !holds(position) && holds(&after::<Honga>(tables, position, Action::Lure));
    Reason::new(if wins { "honga-hint-wins-tusk" } else { "honga-hint-lures" })
}

fn barter(tables: &Tables, position: &Position, space: Space) -> Reason {
    let Some(kind) = position.field().open(space) else { return Reason::new("honga-hint-best") };
    let points = Argument::Number(tables.barter_card(kind).points.into());
    Reason::new("honga-hint-barters").with("points", points)
}
