//! What is shipped with Honga: three kinds of decks, and two sheets for its board.

use super::{barter, bonus, discs, load};
use crate::data::pictures::Sheet;
use crate::data::shipped::{Shipped, Shown};
use crate::data::{Files, Flaw, Flaws};
use crate::rules::honga::Honga;

impl Shipped for Honga {
    const ENDINGS: &'static [&'static str] = &["discs.ron", "barter.ron", "bonus.ron"];
    const SHEETS: &'static [Sheet] = &[
        Sheet::pressed("honga", &[64, 128, 256]),
        Sheet::pressed("honga_areas", &[128, 256, 512]),
    ];
    const SCENES: &'static [(&'static str, u32)] = &[("honga_gate", 640)];

    /// Areas and round places of its board.
    fn level(files: &dyn Files, id: &str) -> Result<(Vec<Shown>, Vec<String>), Flaws> {
        let level = load(files, id)?;
        let named = level.areas.iter().chain(&level.places);
        let shown = named.map(|one| Shown::name(&one.name, &one.id)).collect();
        Ok((shown, level.decks.into_iter().map(|deck| deck.path).collect()))
    }

    /// Of the three decks only bonus cards have names.
    fn part(files: &dyn Files, ending: &str, name: &str) -> Result<Vec<Shown>, Vec<Flaw>> {
        match ending {
            "discs.ron" => discs::load(files, name).map(|_| Vec::new()),
            "barter.ron" => barter::load(files, name).map(|_| Vec::new()),
            _ => {
                let cards = bonus::load(files, name)?.shown;
                Ok(cards.iter().map(|card| Shown::name(&card.name, &card.id)).collect())
            }
        }
    }

    fn weights(files: &dyn Files) -> Result<(), Vec<Flaw>> {
        super::weights(files).map(drop)
    }
}
