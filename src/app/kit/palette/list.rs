//! The palettes on offer: those of the game and those of packs.
//!
//! The game's are compiled in, because the first frame is drawn in them.

use bevy::prelude::*;

use crate::app::platform::shipped::BroughtFiles;
use crate::data::index::OF_PACK;
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
        let others = load(&Layered::new(packs, &below as &dyn Files)).or_else(|flaws| {
            for flaw in flaws {
                warn!("The palettes of packs are left out:\n{flaw}");
            }
            load(&below)
        });
        Self(std::iter::once(Palette::usual()).chain(others.unwrap_or_default()).collect())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Palette> {
        self.0.iter()
    }

    /// The place of the palette that the settings name; that of the usual colours if there is none.
    #[must_use]
    pub fn place(&self, name: &str) -> usize {
        let place = |is_meant: &dyn Fn(&str) -> bool| {
            self.0.iter().position(|palette| is_meant(&palette.id))
        };
        // Older settings write `RedGreen`, and know none of packs.
        let plain = |name: &str| name.replace('-', "").to_lowercase();
        let older = |id: &str| !name.contains(OF_PACK) && plain(id) == plain(name);
        place(&|id| id == name).or_else(|| place(&older)).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packs::Pack;

    #[test]
    fn palettes_of_packs_are_told_apart_by_their_whole_ids() {
        let of_pack = |id: &str| {
            let mut palette = Palette::usual();
            palette.id = id.to_owned();
            palette
        };
        let usual = Palettes::default();
        let otter = [of_pack("otter:red-green"), of_pack("otter:redgreen")];
        let palettes = Palettes(usual.0.into_iter().chain(otter).collect());
        for id in ["otter:red-green", "otter:redgreen", "red-green"] {
            assert_eq!(palettes.named(id).id, id);
        }
        assert_eq!(palettes.named("otter:Red-Green").id, "");
    }

    #[test]
    fn the_game_s_palettes_stay_where_those_of_a_pack_cannot_be_read() {
        let manifest = "(id: \"otter\", version: \"1.0.0\", title: {\"en\": \"A\"}, authors: [\"Ann\"], licence: \"MIT\")";
        let flawed = "(palettes: [(id: \"otter:dusk\", colours: {\"none\": 7})])";
        let files = [("pack.ron", manifest), (PATH, flawed)];
        let files = files.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
        let pack = Pack::from_files("packs/otter", files).expect("a pack");
        let stack = Stack::of(vec![pack], &Stack::game());
        assert!(
            load(&Layered::new(&stack, &Memory::default().with(PATH, SHIPPED) as &dyn Files))
                .is_err()
        );
        assert_eq!(Palettes::with(&stack), Palettes::default());
    }
}
