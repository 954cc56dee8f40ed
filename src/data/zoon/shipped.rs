//! What is shipped with Zoon: tribes, and the sheet of their families and trumps.

use super::{load, tribe, tribe_path};
use crate::data::pictures::Sheet;
use crate::data::shipped::{Pictured, Shipped, Shown};
use crate::data::{Files, Flaw, Flaws};
use crate::rules::zoon::Zoon;

/// The sheet of families and trumps.
const SHEET: &str = "zoon";
/// What the names of its families and of its trumps begin with.
const HEAD: &str = "head_";
const TRUMP: &str = "trump_";

impl Shipped for Zoon {
    const ENDINGS: &'static [&'static str] = &["tribe.ron"];
    const PICTURED: &'static [Pictured] = &[
        Pictured { of: "tribes", sheet: SHEET, kind: HEAD },
        Pictured { of: "trumps", sheet: SHEET, kind: TRUMP },
    ];
    const SHEETS: &'static [Sheet] = &[Sheet::new(SHEET, &[64, 128, 256])];
    const SCENES: &'static [(&'static str, u32)] = &[("zoon_gate", 1920), ("zoon_combat", 1920)];

    fn level(files: &dyn Files, id: &str) -> Result<(Vec<Shown>, Vec<String>), Flaws> {
        let level = load(files, id)?;
        let tribes = level.tribes.iter().map(|tribe| tribe_path(&tribe.id));
        Ok((Vec::new(), tribes.collect()))
    }

    /// A tribe, its cards and its formations.
    fn part(files: &dyn Files, _: &str, name: &str) -> Result<Vec<Shown>, Vec<Flaw>> {
        let tribe = tribe::load(files, name)?;
        let picture =
            |kind, name: &String| Shown::Picture { sheet: SHEET, kind, name: name.clone() };
        let own = [Shown::name(&tribe.name, &tribe.id), picture(HEAD, &tribe.picture)];
        let named = tribe.zoons.iter().chain(&tribe.trumps).chain(&tribe.formations);
        let named = named.map(|one| Shown::name(&one.name, &one.id));
        let trumps = tribe.trumps.iter().map(|trump| picture(TRUMP, &trump.picture));
        Ok(own.into_iter().chain(named).chain(trumps).collect())
    }

    fn weights(files: &dyn Files) -> Result<(), Vec<Flaw>> {
        super::weights(files).map(drop)
    }
}
