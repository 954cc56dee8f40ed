//! The sheets of pictures, and the names of the pictures that data files can refer to, read from the
//! sheets' indexes.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::letters::visible;
use crate::data::shipped::Shipped;
use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{Files, files};
use crate::every_game;

/// A sheet of pictures: drawn in `assets/art/svg/NAME`, cut as `assets/art/NAME.ron` says, baked as `assets/art/NAME_SIZE.png`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Its name.
    pub name: &'static str,
    /// The widths in pixels in which its cells are baked, the smallest first.
    pub sizes: &'static [u32],
    /// Whether its pictures are pressed: a press is meant for what is seen of them.
    pub pressed: bool,
}

impl Sheet {
    /// A sheet whose pictures are only looked at.
    #[must_use]
    pub const fn new(name: &'static str, sizes: &'static [u32]) -> Self {
        Self { name, sizes, pressed: false }
    }

    /// A sheet whose pictures are pressed where they are not transparent.
    #[must_use]
    pub const fn pressed(name: &'static str, sizes: &'static [u32]) -> Self {
        Self { pressed: true, ..Self::new(name, sizes) }
    }
}

/// The sheet of heads.
pub const HEADS: &str = "heads";
/// The sheet of what changes of a picture while it blinks or turns an ear.
pub const STIRS: &str = "stirs";
/// The sheet of icons, the only one that the title waits for.
pub const ICONS: &str = "icons";

/// What several games draw with.
const SHARED: [Sheet; 9] = [
    Sheet::new(HEADS, &[64, 128, 256]),
    Sheet::new(STIRS, &[64, 128]),
    Sheet::new("faces", &[64, 128]),
    Sheet::pressed("tokens", &[64, 128, 256]),
    Sheet::pressed("squares", &[64, 128, 256]),
    Sheet::pressed("marks", &[64, 128, 256]),
    Sheet::new(ICONS, &[32, 64]),
    Sheet::new("cards", &[128, 256, 512]),
    Sheet::new("grid", &[16, 32, 64, 128]),
];

/// All sheets, those of single games after the shared ones.
pub static SHEETS: LazyLock<Vec<Sheet>> = LazyLock::new(|| {
    let own = every_game!(G => G::SHEETS).concat();
    SHARED.into_iter().chain(own).collect()
});

/// The part of a sheet's index, `assets/art/<sheet>.ron`, that is needed here.
#[derive(Deserialize)]
struct SheetDef {
    names: Vec<String>,
}

/// The names of all pictures that data files can refer to, by sheet; a sheet with an unreadable index
/// is missing.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pictures(BTreeMap<&'static str, Vec<String>>);

impl Pictures {
    /// Reads the names.
    #[must_use]
    pub fn read(files: &dyn Files) -> Self {
        let names = |sheet: &Sheet| {
            let text = files::text(files, &format!("assets/art/{}.ron", sheet.name)).ok()?;
            let SheetDef { names } = ron::from_str(&text).ok()?;
            Some((sheet.name, names))
        };
        Self(SHEETS.iter().filter_map(names).collect())
    }

    /// Those of a sheet whose cells' names begin like this, as data files write the rest; `None` where nothing is known.
    #[must_use]
    pub fn of_kind(&self, sheet: &str, kind: &str) -> Option<Vec<String>> {
        let names = self.0.get(sheet)?.iter().filter_map(|name| name.strip_prefix(kind));
        Some(names.map(|name| name.replace('_', "-")).collect())
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
