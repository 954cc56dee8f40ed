//! Why a pick is not legal: what every game says alike.

use crate::rules::{Actor, Game, Refusal, Seat, Spot};

/// Why `spot` cannot be picked after `picked`: what `waiting` says when this seat is to decide, else the game's
/// own `reason`.
///
/// Nothing is explained once the match is over, while chance draws, or when a player puts back what it picked.
/// A pick that leads to a legal action has no reason either, so an explanation can neither allow nor forbid
/// anything.
pub fn why_not<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    picked: &[Spot],
    spot: Spot,
    waiting: impl FnOnce(Seat) -> Option<Refusal>,
    reason: impl FnOnce() -> Option<Refusal>,
) -> Option<Refusal> {
    let Actor::Seat(decider) = G::actor(tables, position) else { return None };
    if picked == [spot] {
        return None;
    }
    waiting(decider)
        .or_else(|| if leads_on::<G>(tables, position, picked, spot) { None } else { reason() })
}

/// Whether the picks are the beginning of something legal.
fn leads_on<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    picked: &[Spot],
    spot: Spot,
) -> bool {
    let mut legal = Vec::new();
    G::actions(tables, position, &mut legal);
    legal.into_iter().any(|action| {
        let path = G::spots(tables, action);
        let rest = path.as_slice().strip_prefix(picked);
        rest.and_then(<[Spot]>::first) == Some(&spot)
    })
}
