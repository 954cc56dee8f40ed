//! Laws of actions: exactly the listed actions are accepted, and every way of carrying one out
//! gives the same result.

use super::{Fault, demand, foreseen, seats};
use crate::rules::{Actor, Game, MAX_SEATS, Outcome, Resolution, Viewer, after_into, play};

/// The deciding seat, or chance, has a legal action; after the end there is none.
pub(super) fn actor<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    actions: &[G::Action],
) -> Result<(), Fault> {
    let count = G::seats(position);
    demand("seats", (1..=MAX_SEATS).contains(&count.into()), || format!("{count} seats"))?;
    match G::actor(tables, position) {
        Actor::Nobody(outcome) => {
            demand("over", actions.is_empty(), || "there are actions after the end".into())?;
            ranks::<G>(position, &outcome)
        }
        Actor::Seat(seat) => {
            demand("seats", seat.0 < count, || format!("{seat:?} of {count} decides"))?;
            demand("stuck", !actions.is_empty(), || format!("{seat:?} has nothing to decide"))?;
            let default = G::default_action(tables, position);
            let legal = default.is_none_or(|action| actions.contains(&action));
            demand("default_action", legal, || {
                format!("{default:?} goes without saying, but is not legal")
            })
        }
        Actor::Chance => {
            demand("stuck", !actions.is_empty(), || "chance has nothing to draw".into())?;
            let weightless = actions.iter().find(|a| G::weight(tables, position, **a) == 0);
            demand("weight", weightless.is_none(), || format!("{weightless:?} weighs nothing"))
        }
    }
}

/// At least one seat is first, ranks are below the number of seats, and a side shares its rank.
fn ranks<G: Game>(position: &G::Position, outcome: &Outcome) -> Result<(), Fault> {
    let fault = || format!("{outcome:?}");
    let count = G::seats(position);
    demand("outcome", outcome.seats() == count && outcome.winners().count() > 0, fault)?;
    for seat in seats::<G>(position) {
        demand("outcome", outcome.rank(seat) < count, fault)?;
        let ally = |other: &_| G::side_of(position, *other) == G::side_of(position, seat);
        let even = seats::<G>(position)
            .filter(ally)
            .all(|other| outcome.rank(other) == outcome.rank(seat));
        demand("outcome", even, fault)?;
    }
    Ok(())
}

/// Returns the hash. Where a game updates it incrementally, it must equal the recomputed one.
pub(super) fn hash<G: Game>(tables: &G::Tables, position: &G::Position) -> Result<u64, Fault> {
    let (carried, counted) = (G::hash(tables, position), G::hash_from_scratch(tables, position));
    let same = counted.is_none_or(|counted| counted == carried);
    demand("hash", same, || format!("carried {carried:x}, counted {counted:x?}"))?;
    Ok(carried)
}

/// Among all conceivable actions exactly the listed ones are accepted, and each is listed once.
pub(super) fn sweep<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    actions: &[G::Action],
) -> Result<(), Fault> {
    let mut listed = actions.to_vec();
    listed.sort_unstable();
    let twice = listed.windows(2).find(|pair| pair[0] == pair[1]);
    demand("listed-once", twice.is_none(), || format!("{twice:?} is listed twice"))?;
    let mut space = Vec::new();
    G::action_space(tables, position, &mut space);
    let mut conceived = vec![false; listed.len()];
    for action in &space {
        let place = listed.binary_search(action);
        let legal = place.is_ok();
        if let Ok(place) = place {
            conceived[place] = true;
        }
        let accepted = G::accepts(tables, position, *action);
        demand("accepts", legal == accepted, || {
            format!("{action:?}: listed {legal}, accepted {accepted}")
        })?;
        let begun = Resolution::<G>::begin(tables, position, *action).is_ok();
        demand("accepts", legal == begun, || format!("{action:?}: listed {legal}, begun {begun}"))?;
    }
    let strange = conceived.iter().position(|conceived| !conceived).map(|place| listed[place]);
    demand("action_space", strange.is_none(), || format!("{strange:?} was not conceived"))
}

/// A seat's actions have different paths, no path is the beginning of another, and no pick on the
/// way to a legal action is refused.
pub(super) fn spots<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    actions: &[G::Action],
) -> Result<(), Fault> {
    let Actor::Seat(seat) = G::actor(tables, position) else { return Ok(()) };
    let view = G::known_to(tables, position, Viewer::Seat(seat));
    let mut paths = Vec::new();
    for action in actions {
        let spots = G::spots(tables, *action);
        let path = spots.as_slice();
        demand("spots", !path.is_empty(), || format!("{action:?} cannot be picked"))?;
        for (index, spot) in path.iter().enumerate() {
            let refusal = G::refusal(tables, &view, &path[..index], *spot);
            demand("refusal", refusal.is_none(), || format!("{action:?}: {refusal:?}"))?;
        }
        paths.push(path.to_vec());
    }
    paths.sort_unstable();
    let unclear = paths.windows(2).find(|pair| pair[1].starts_with(&pair[0]));
    demand("spots", unclear.is_none(), || format!("{unclear:?} begin alike"))
}

/// The position after `action`, which must be the same by every way. `hear` is called after each
/// phase with the position it left and its events. `written` may hold any position and is
/// overwritten.
pub(super) fn played<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    action: G::Action,
    written: &mut G::Position,
    mut hear: impl FnMut(&G::Position, &[G::Event]),
) -> Result<G::Position, Fault> {
    let refused = |_| Fault { law: "accepts", detail: format!("{action:?} is listed, refused") };
    let mut resolution = Resolution::<G>::begin(tables, position, action).map_err(refused)?;
    let mut told = 0;
    for index in 0..G::TURN.len() {
        told += resolution.step(tables, index).len();
        hear(resolution.position(), resolution.last_told());
    }
    let stepped = resolution.finish();
    demand("steps", told == stepped.1.len(), || format!("{action:?} is not told step by step"))?;
    let played = play::<G>(tables, position, action).map_err(refused)?;
    if played != stepped {
        let again = play::<G>(tables, position, action).map_err(refused)?;
        let law = if again == played { "steps" } else { "determinism" };
        return Err(Fault { law, detail: format!("{action:?} led to two different things") });
    }
    let (next, _) = stepped;
    let silent = foreseen::<G>(tables, position, action);
    demand("silence", silent == next, || format!("{action:?} differs when nobody listens"))?;
    after_into::<G>(tables, position, action, written);
    demand("silence", *written == next, || format!("{action:?} differs when written over"))?;
    Ok(next)
}
