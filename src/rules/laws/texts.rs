//! Laws of text forms: what is written can be read again, and is one line.

use super::{Fault, demand};
use crate::rules::Game;

pub(super) fn setup<G: Game>(tables: &G::Tables, setup: &G::Setup) -> Result<(), Fault> {
    let text = G::setup_text(tables, setup);
    let again = G::parse_setup(tables, &text);
    demand("setup-text", again.as_ref() == Ok(setup) && one_line(&text), || {
        format!("`{text}` reads as {again:?}")
    })
}

/// The text of the position and of every action that can be written down at it.
pub(super) fn position<G: Game>(tables: &G::Tables, position: &G::Position) -> Result<(), Fault> {
    let text = G::position_text(tables, position);
    let again = G::parse_position(tables, &text);
    demand("position-text", again.as_ref() == Ok(position) && one_line(&text), || {
        format!("`{text}` reads as {again:?}")
    })?;
    let mut actions = Vec::new();
    G::conceivable(tables, position, &mut actions);
    for action in actions {
        let text = G::action_text(tables, action);
        let word = !text.is_empty() && !text.contains(char::is_whitespace);
        let again = G::parse_action(tables, &text);
        demand("action-text", again.as_ref() == Ok(&action) && word, || {
            format!("{action:?}: `{text}` reads as {again:?}")
        })?;
    }
    Ok(())
}

fn one_line(text: &str) -> bool {
    !text.is_empty() && !text.contains(['\n', '\r'])
}
