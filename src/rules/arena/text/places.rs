//! The column of a flaw within a text.

use std::collections::BTreeSet;

use super::{COLOURS, name_in_pack};
use crate::rules::TextFlaw;
use crate::rules::arena::soundness::About;
use crate::rules::arena::{PawnId, Tables};

/// The flaw of a part that begins `columns` columns further right.
pub(super) fn moved(flaw: TextFlaw, columns: usize) -> TextFlaw {
    TextFlaw::new(flaw.column + columns, flaw.cause)
}

/// The key of a word: the part before its sign.
fn key(word: &str) -> &str {
    word.split([':', '=']).next().unwrap_or(word)
}

/// Requires that no two words have the same key.
pub(super) fn refuse_twice(words: &[(usize, &str)]) -> Result<(), TextFlaw> {
    let mut known = BTreeSet::new();
    for (column, word) in words {
        if !known.insert(key(word)) {
            return Err(TextFlaw::new(*column, format!("`{}` stands here twice", key(word))));
        }
    }
    Ok(())
}

/// The column at which a part of a position is written, or else the first column.
pub(super) fn column_of(tables: &Tables, words: &[(usize, &str)], about: About) -> usize {
    let found = match about {
        About::Whole => None,
        About::Score => words.get(2).map(|(column, _)| *column),
        About::Fact(name) => {
            words.iter().find(|(_, word)| key(word) == name).map(|(column, _)| *column)
        }
        About::Pawn(id) => words.iter().find_map(|word| column_of_pawn(tables, *word, id)),
    };
    found.unwrap_or(1)
}

/// The column of a pawn in a word such as `red:lion@a3n,wolf=x`.
fn column_of_pawn(tables: &Tables, (column, word): (usize, &str), id: PawnId) -> Option<usize> {
    let pack = word.strip_prefix(COLOURS[usize::from(id.side().0)])?.strip_prefix(':')?;
    let mut column = column + word.chars().count() - pack.chars().count();
    for pawn in pack.split(',') {
        if pawn.split(['@', '=']).next() == Some(name_in_pack(tables, id).as_str()) {
            return Some(column);
        }
        column += pawn.chars().count() + 1;
    }
    None
}
