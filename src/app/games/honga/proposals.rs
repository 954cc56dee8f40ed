//! A proposal to use all hands that only gather, in one go.

use crate::app::kit::locale::LocalText;
use crate::rules::honga::{Action, Tables, View, outlook};

pub(super) fn of(tables: &Tables, view: &View) -> Option<(LocalText, Vec<Action>)> {
    let actions = outlook::gathering(tables, view.position());
    let count = actions.len() as u32;
    (count > 0).then(|| (LocalText::new("honga-propose-gather").with("count", count), actions))
}
