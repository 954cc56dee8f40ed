//! What the three decks have in common: files of their own, and how many cards they are.

use crate::data::fields::whole;
use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, Label, files};

/// The most cards that are alike.
pub(super) const MOST_ALIKE: i64 = 20;

/// A deck's file, for screens and checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFile {
    /// Where it lies.
    pub path: String,
    /// No source tells its cards.
    pub reconstructed: bool,
}

/// Something that has an id, and its name on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Its name in data.
    pub id: String,
    /// Its name on screen.
    pub name: Label,
}

/// The deck at a path.
///
/// # Errors
/// All flaws of its file.
pub(super) fn load<D>(
    files: &dyn Files,
    path: &str,
    compile: impl FnMut(&mut Reader<'_>) -> Option<D>,
) -> Result<D, Vec<Flaw>> {
    let text = files::text(files, path).map_err(|flaws| flaws.0)?;
    read_whole(path, &text, compile)
}

/// How many cards are alike: 1 when left out.
pub(super) fn one<'a>() -> At<'a, i64> {
    At::given(1)
}

/// Reads how many cards are alike.
pub(super) fn count<'a>(reader: &mut Reader<'a>, at: &At<'a, i64>) -> Option<u8> {
    whole(reader, at, 1, MOST_ALIKE)
}

/// How much a deck holds, and what such cards are called.
pub(super) struct Limits {
    /// The most entries.
    pub(super) kinds: usize,
    /// The most cards.
    pub(super) cards: usize,
    /// The fewest cards.
    pub(super) fewest: usize,
    /// Cards, in words.
    pub(super) what: &'static str,
}

impl Limits {
    /// Tells of a list without entries or with too many.
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

    /// Tells of counts that add up to too many or too few, or to another number than the file says.
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
