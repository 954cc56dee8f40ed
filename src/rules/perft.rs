//! Counting the ways a match can go on: rules are held against other programs by it, and against their own speed.

use crate::rules::{Actor, Game, after_into};

/// The position to count from: the first one, or the one that `text` writes.
///
/// # Errors
/// Why nothing can be counted: the text cannot be read, or the match is over there.
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

/// The number of ways to go on by as many actions as there are lists, which are room to work in. A finished match has none. Every
/// leaf is played through the phases of the turn; with `bulk` the last actions are only listed.
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
            // Nothing reads a leaf, but the compiler must not leave it out.
            [] => {
                std::hint::black_box(&next);
                1
            }
            _ => leaves::<G>(tables, &next, bulk, deeper),
        };
    }
    nodes
}
