//! Perft: counts the lines of play of a given length, to compare the rules with other programs and
//! to measure their speed.

use crate::rules::{Actor, Game, after_into};

/// The position to count from: the first one, or the one described by `text`.
///
/// # Errors
/// When the text cannot be read, or the match is over in that position.
pub fn origin<G: Game>(
    tables: &G::Tables,
    setup: &G::Setup,
    text: Option<&str>,
) -> Result<G::Position, String> {
    let start = G::start(tables, setup);
    let position = match text {
        None => start,
        Some(text) => G::parse_position(tables, text).map_err(|flaw| {
            let pattern = G::position_text(tables, &start);
            format!(
                "the position cannot be read: {flaw}; the first one of this level is `{pattern}`"
            )
        })?,
    };
    match G::actor(tables, &position) {
        Actor::Nobody(outcome) => {
            Err(format!("the match is over in this position: {}", outcome.reason))
        }
        _ => Ok(position),
    }
}

/// The number of lines of play with as many actions as `lists` has elements; each list is a
/// reusable buffer for one depth. A finished match has none. Every leaf is played through the
/// phases of the turn, unless `bulk` is set: then the last actions are only counted.
pub fn leaves<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    bulk: bool,
    lists: &mut [Vec<G::Action>],
) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    list.clear();
    G::actions(tables, position, list);
    if bulk && deeper.is_empty() {
        return list.len() as u64;
    }
    let mut nodes = 0;
    let mut next = position.clone();
    for action in list.iter() {
        after_into::<G>(tables, position, *action, &mut next);
        nodes += match deeper {
            // The position is unused; `black_box` keeps the compiler from removing its computation.
            [] => {
                std::hint::black_box(&next);
                1
            }
            _ => leaves::<G>(tables, &next, bulk, deeper),
        };
    }
    nodes
}
