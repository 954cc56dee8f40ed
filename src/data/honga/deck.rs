//! What the three decks share: loading their files and counting their cards.

use crate::data::fields::whole;
use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, Label, files};

/// The most cards of one kind.
pub(super) const MOST_ALIKE: i64 = 20;

/// A deck's file, for screens and checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFile {
    /// Its logical path.
    pub path: String,
    /// Whether its cards are reconstructed: found in no source.
    pub reconstructed: bool,
}

/// An id with its name on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name on screen.
    pub name: Label,
}

/// Loads the deck at a path.
///
/// # Errors
/// All flaws of its file.
pub(super) fn load<D>(
    files: &dyn Files,
    path: &str,
    compile: impl FnMut(&mut Reader<'_>) -> Option<D>,
) -> Result<D, Vec<Flaw>> {
    let text = files::text(files, path).map_err(|flaws| flaws.0)?;
    read_whole(&text, compile)
}

/// The default count of a card: 1.
pub(super) fn one<'a>() -> At<'a, i64> {
    At::given(1)
}

/// Reads the count of a card.
pub(super) fn count<'a>(reader: &mut Reader<'a>, at: &At<'a, i64>) -> Option<u8> {
    whole(reader, at, 1, MOST_ALIKE)
}

/// The limits of a deck, and the name of its cards in messages.
pub(super) struct Limits {
    /// The most entries.
    pub(super) kinds: usize,
    /// The most cards.
    pub(super) cards: usize,
    /// The fewest cards.
    pub(super) fewest: usize,
    /// The name of the cards in messages.
    pub(super) what: &'static str,
}

impl Limits {
    /// Reports a list that is empty or too long.
    pub(super) fn hold(&self, reader: &mut Reader<'_>, token: &str, entries: usize) -> Option<()> {
        let (kinds, what) = (self.kinds, self.what);
        let (cause, hint) = match entries {
            0 => (
                format!("this pile is empty: there are no {what}"),
                "write at least one".to_owned(),
            ),
            many if many > kinds => (
                format!("there are {many} kinds of {what}, more than {kinds}"),
                "leave some out, or write how many are alike in `count`".to_owned(),
            ),
            _ => return Some(()),
        };
        reader.flaw(token, cause, Some(hint));
        None
    }

    /// Reports counts whose sum is too high or too low, or differs from the file's `total`.
    pub(super) fn add_up<'a>(
        &self,
        reader: &mut Reader<'a>,
        list: &str,
        counts: &[Option<u8>],
        total: &At<'a, Option<i64>>,
    ) -> Option<()> {
        let said = *reader.get(total, "how many there are in all, a whole number,")?;
        let counts: Option<Vec<u8>> = counts.iter().copied().collect();
        let sum: usize = counts?.into_iter().map(usize::from).sum();
        let Self { cards, fewest, what, .. } = *self;
        let (place, cause, hint) = match said {
            Some(said) if i64::try_from(sum) != Ok(said) => (
                total.token(),
                format!("this says that there are {said} {what}, but they add up to {sum}"),
                format!("write `total: {sum}`, or change a `count`"),
            ),
            _ if sum > cards => (
                list,
                format!("there are {sum} {what}, more than {cards}"),
                "make some `count` smaller".to_owned(),
            ),
            _ if sum < fewest => (
                list,
                format!("there are {sum} {what}, fewer than {fewest}"),
                "make some `count` larger".to_owned(),
            ),
            _ => return Some(()),
        };
        reader.flaw(place, cause, Some(hint));
        None
    }
}
