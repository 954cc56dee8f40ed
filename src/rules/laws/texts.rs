//! Laws of text forms: what is written can be read back, and is one line.

use super::{Fault, demand};
use crate::rules::dice::SmallDice;
use crate::rules::{Dice, Game};

/// One illegal action in this many is written, since there may be thousands.
const ONE_TEXT_IN: u32 = 50;

pub(super) fn setup<G: Game>(tables: &G::Tables, setup: &G::Setup) -> Result<(), Fault> {
    let text = G::setup_text(tables, setup);
    let again = G::parse_setup(tables, &text);
    demand("setup-text", again.as_ref() == Ok(setup) && one_line(&text), || {
        format!("`{text}` reads as {again:?}")
    })
}

/// Checks the texts of the position, of every legal action and of some illegal ones.
pub(super) fn position<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    legal: &[G::Action],
    dice: &mut SmallDice,
) -> Result<(), Fault> {
    let text = G::position_text(tables, position);
    let again = G::parse_position(tables, &text);
    demand("position-text", again.as_ref() == Ok(position) && one_line(&text), || {
        format!("`{text}` reads as {again:?}")
    })?;
    let mut space = Vec::new();
    G::action_space(tables, position, &mut space);
    space.retain(|_| dice.below(ONE_TEXT_IN) == 0);
    legal.iter().chain(&space).try_for_each(|a| action::<G>(tables, *a))
}

fn action<G: Game>(tables: &G::Tables, action: G::Action) -> Result<(), Fault> {
    let text = G::action_text(tables, action);
    let word = !text.is_empty() && !text.contains(char::is_whitespace);
    let again = G::parse_action(tables, &text);
    demand("action-text", again.as_ref() == Ok(&action) && word, || {
        format!("{action:?}: `{text}` reads as {again:?}")
    })
}

fn one_line(text: &str) -> bool {
    !text.is_empty() && !text.contains(['\n', '\r'])
}
