//! The palettes on offer: those of the game and those of packs.
//!
//! The game's are compiled in, because the first frame is drawn in them.

use bevy::prelude::*;

use crate::app::platform::shipped::BroughtFiles;
use crate::data::palettes::{PATH, Palette, load};
use crate::data::{Files, Memory};
use crate::packs::{Layered, Stack};

/// The game's own file.
const SHIPPED: &str = include_str!("../../../../assets/palettes.ron");

/// The palettes, in the order in which the settings show them; the usual colours come first.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Palettes(Vec<Palette>);

impl Default for Palettes {
    fn default() -> Self {
        Self::with(&Stack::default())
    }
}

impl Palettes {
    /// The palettes with these packs over the game's.
    #[must_use]
    pub fn with(packs: &Stack) -> Self {
        let below = Memory::default().with(PATH, SHIPPED);
        let others = load(&Layered::new(packs, &below as &dyn Files)).unwrap_or_else(|flaws| {
            for flaw in flaws {
                warn!("The palettes are left out:\n{flaw}");
            }
            Vec::new()
        });
        Self(std::iter::once(Palette::usual()).chain(others).collect())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Palette> {
        self.0.iter()
    }

    /// The place of the palette that the settings name; that of the usual colours if there is none.
    #[must_use]
    pub fn place(&self, name: &str) -> usize {
        // Older settings write `RedGreen`.
        let plain = |name: &str| name.replace('-', "").to_lowercase();
        self.0.iter().position(|palette| plain(&palette.id) == plain(name)).unwrap_or_default()
    }

    /// The palette that the settings name.
    #[must_use]
    pub fn named(&self, name: &str) -> Palette {
        self.0.get(self.place(name)).cloned().unwrap_or_else(Palette::usual)
    }
}

/// Lists the palettes again when packs come or go.
pub(super) fn list_again(brought: Res<BroughtFiles>, mut palettes: ResMut<Palettes>) {
    palettes.set_if_neq(Palettes::with(&brought.packs));
}
