//! How computer players value things, `assets/<game>/weights.ron`.
//!
//! Each game says which numbers there are (`data/<game>/weights.rs`). They are the same for all its levels, and no rule reads them:
//! a match that was saved with others goes on. Deliberately absent: what players do with them, which is in `ai/evaluate`.

use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, files};

/// Where the weights of a game lie.
#[must_use]
pub fn path(game: &str) -> String {
    format!("assets/{game}/weights.ron")
}

/// Reads the weights of a game.
///
/// # Errors
/// All flaws of the file.
pub(super) fn load<W>(
    files: &dyn Files,
    game: &str,
    compile: fn(&mut Reader<'_>) -> Option<W>,
) -> Result<W, Vec<Flaw>> {
    let text = files::text(files, &path(game)).map_err(|flaws| flaws.0)?;
    read_whole(&text, compile)
}

/// Declares a block of weights and how each is read: `#[reads(weight, 0, 200)]`. A macro, because each number would have to be
/// named twice more: to read all of them before giving up, and to hand them on. What it is given is a struct, so that the reference
/// for modders, which is made from sources, finds it.
macro_rules! compiled {
    (
        $(#[doc = $about:literal])*
        #[derive(Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        #[compiles($weights:ident)]
        pub struct $def:ident<'a> {
            $(
                $(#[doc = $docs:literal])*
                #[reads($read:ident $(, $limit:literal)*)]
                pub $field:ident: $type:ty,
            )*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Deserialize, Debug)]
        #[serde(deny_unknown_fields)]
        pub struct $def<'a> {
            $(
                $(#[doc = $docs])*
                #[serde(borrow)]
                pub $field: $type,
            )*
        }

        impl<'a> $def<'a> {
            /// The weights, once every field was read.
            fn compiled(&self, reader: &mut Reader<'a>) -> Option<$weights> {
                $(let $field = $read(reader, &self.$field $(, $limit)*);)*
                Some($weights { $($field: $field?),* })
            }
        }
    };
}
pub(super) use compiled;

/// Reads a weight from `low` to `high`.
pub(super) fn weight<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, i64>,
    low: i32,
    high: i32,
) -> Option<i32> {
    let number = *reader.get(at, &format!("a whole number from {low} to {high}"))?;
    if !(i64::from(low)..=i64::from(high)).contains(&number) {
        let hint = format!("write a whole number from {low} to {high}");
        reader.flaw(at.token(), format!("{number} is not possible here"), Some(hint));
        return None;
    }
    i32::try_from(number).ok()
}

/// Reads a list of exactly `N` weights.
pub(super) fn numbers<'a, const N: usize>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, i64>>>,
    low: i32,
    high: i32,
) -> Option<[i32; N]> {
    let list = reader.get(at, &format!("a list of {N} whole numbers"))?;
    if list.len() != N {
        let cause = format!("here are {} numbers", list.len());
        reader.flaw(at.token(), cause, Some(format!("write {N} numbers")));
        return None;
    }
    let read: Vec<_> = list.iter().map(|at| weight(reader, at, low, high)).collect();
    read.into_iter().collect::<Option<Vec<i32>>>()?.try_into().ok()
}
