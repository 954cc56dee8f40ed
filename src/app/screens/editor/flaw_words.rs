//! Flaws in words for the player: in the player's language what the editor's tools can cause, and the rest as modders
//! read it, with the squares it is about.

use super::state::{Edited, label, side};
use crate::app::kit::locale::LocalText;
use crate::data::{Flaw, Named, Told};
use crate::editor::DraftFlaw;
use crate::rules::Square;

/// More squares than this are not named before a flaw's own words.
const MOST_NAMED: usize = 4;

/// A flaw of the level in the editor.
pub(super) fn of_draft(edited: &Edited, found: &DraftFlaw) -> LocalText {
    if let Some(told) = &found.flaw.told {
        let kind = |id: &str| edited.kinds.iter().position(|kind| kind.id == id);
        return sentence(told, |id| kind(id).map_or_else(|| plain(id), |kind| edited.name(kind)));
    }
    let grid = edited.draft.board().map(|board| board.grid);
    let name = |square: &Square| grid.map(|grid| grid.name(*square));
    let squares: Vec<String> = found.squares.iter().filter_map(name).collect();
    let words = words(&found.flaw);
    if squares.is_empty() || squares.len() > MOST_NAMED {
        return words;
    }
    LocalText::new("flaw-at").with("square", squares.join(", ")).with("words", words)
}

/// A flaw of a file: without the file, and what to do about it.
pub(super) fn words(flaw: &Flaw) -> LocalText {
    if let Some(told) = &flaw.told {
        return sentence(told, plain);
    }
    let help = flaw.suggestion.as_ref().map(|help| format!(" ({help})")).unwrap_or_default();
    plain(&format!("{}{help}", flaw.cause))
}

fn plain(words: &str) -> LocalText {
    LocalText::new("editor-words").with("words", words)
}

/// The sentence of the texts.
fn sentence(told: &Told, piece: impl Fn(&str) -> LocalText) -> LocalText {
    told.names.iter().fold(LocalText::new(told.key), |says, (name, what)| match what {
        Named::Side(of) => says.with(name, LocalText::new(side(of.0))),
        Named::Piece(id) => says.with(name, piece(id)),
        Named::Shown(shown) => says.with(name, label(shown)),
        Named::Count(count) => says.with(name, *count),
        Named::Words(words) => says.with(name, words.as_str()),
    })
}
