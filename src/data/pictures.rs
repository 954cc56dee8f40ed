//! The names of the pictures that data files can refer to, read from the sheets' indexes.

use serde::Deserialize;

use crate::data::letters::visible;
use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{Files, files};

/// The part of a sheet's index, `assets/art/<sheet>.ron`, that is needed here.
#[derive(Deserialize)]
struct SheetDef {
    names: Vec<String>,
}

/// The names of all pictures that data files can refer to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pictures {
    /// Heads of animals.
    pub heads: Vec<String>,
    /// Families of Zoon's tribes.
    pub families: Vec<String>,
    /// Zoon's trumps.
    pub trumps: Vec<String>,
}

impl Pictures {
    /// Reads the names; `None` if an index cannot be read.
    #[must_use]
    pub fn read(files: &dyn Files) -> Option<Self> {
        let names = |sheet: &str| {
            let text = files::text(files, &format!("assets/art/{sheet}.ron")).ok()?;
            ron::from_str(&text).ok().map(|SheetDef { names }| names)
        };
        let (heads, cards) = (names("heads")?, names("zoon")?);
        let of_kind = |kind: &str| -> Vec<String> {
            let names = cards.iter().filter_map(|name| name.strip_prefix(kind));
            names.map(|name| name.replace('_', "-")).collect()
        };
        Some(Self { heads, families: of_kind("head_"), trumps: of_kind("trump_") })
    }
}

/// The cause and the suggestion for a picture's name that is not among `drawn`.
#[must_use]
pub fn not_drawn(name: &str, drawn: &[String]) -> Option<(String, String)> {
    if drawn.iter().any(|known| known == name) {
        return None;
    }
    let known = || drawn.iter().map(String::as_str);
    let all = || format!("pictures are {}", one_of(known()).replace(" or ", " and "));
    let cause = format!("there is no picture `{}`: another one would be shown", visible(name));
    Some((cause, did_you_mean(name, known()).unwrap_or_else(all)))
}
