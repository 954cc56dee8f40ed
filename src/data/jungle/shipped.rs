//! What is shipped with Jungle: files of animals.

use super::{animals, animals_path, checks, load};
use crate::data::shipped::{Pictured, Shipped, Shown};
use crate::data::{Files, Flaw, Flaws};
use crate::rules::jungle::Jungle;

impl Shipped for Jungle {
    const ENDINGS: &'static [&'static str] = &["animals.ron"];
    const PICTURED: &'static [Pictured] = &[Pictured::ANIMALS];

    fn level(files: &dyn Files, id: &str) -> Result<(Vec<Shown>, Vec<String>), Flaws> {
        load(files, id).map(|level| (Vec::new(), vec![animals_path(&level.cast)]))
    }

    fn slips(files: &dyn Files, id: &str) -> Vec<(String, String)> {
        load(files, id).map_or(Vec::new(), |level| checks::closed_dens(&level))
    }

    fn part(files: &dyn Files, _: &str, name: &str) -> Result<Vec<Shown>, Vec<Flaw>> {
        let animals = animals::load(files, name)?;
        let shown = animals.shown.iter().flat_map(|animal| {
            [Shown::name(&animal.name, &animal.id), Shown::head(&animal.picture)]
        });
        Ok(shown.collect())
    }

    fn weights(files: &dyn Files) -> Result<(), Vec<Flaw>> {
        super::weights(files).map(drop)
    }
}
