//! Packs in a browser: they lie in the page's own storage, each under its id.
//!
//! What is brought is read within the limits of packs before it is kept, and again whenever the page tells what
//! lies in the storage. Nothing is deleted from there but what the player removes.
//! Deliberately absent: the storage, which is `platform/pack_store.rs`.

use super::FoundPacks;
use crate::app::platform::pack_store::{StoreSpace, StoreTrouble, Stored, StoredPack};
use crate::data::{Flaw, Flaws};
use crate::packs::{Pack, Refused};

/// The folder that stands before names in the storage, as messages write them.
const FOLDER: &str = "packs/";

/// What is known of the page's storage.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct StoreState {
    /// What went wrong since something was last brought or removed.
    pub troubles: Vec<StoreTrouble>,
    /// The room, where the browser tells it.
    pub space: Option<StoreSpace>,
}

impl FoundPacks {
    /// Takes over what the page tells of its storage. If the storage could not be read, the packs from before stay.
    fn hear(&mut self, stored: Stored) {
        let Stored { packs, trouble, space, is_safe } = stored;
        self.is_safe = is_safe;
        self.store.troubles.extend(trouble);
        self.store.space = space;
        let Some(packs) = packs else { return };
        (self.packs, self.refused) = (Vec::new(), Vec::new());
        for pack in packs {
            match read(pack, is_safe) {
                Ok(pack) => self.packs.push(pack),
                Err(refused) => self.refused.push(refused),
            }
        }
    }

    /// Reads a file that the player has brought: a pack to be kept, or its flaws are told.
    fn judge(&mut self, name: &str, bytes: Option<&[u8]>) -> Option<Pack> {
        self.store.troubles.clear();
        let read = bytes.map_or_else(
            || Err(refused(name, "this cannot be read", "pack a folder into a zip file first")),
            |bytes| Pack::from_zip(name, bytes),
        );
        read.map_err(|refused| self.turned_away.push(refused)).ok()
    }
}

/// Reads a pack of the storage.
fn read(stored: StoredPack, is_safe: bool) -> Result<Pack, Refused> {
    let label = format!("{FOLDER}{}", stored.name);
    match stored.bytes {
        Some(bytes) => Pack::from_zip(&label, &bytes),
        None if is_safe => {
            let cause = "it was not read, because the game was started without packs";
            Err(refused(&label, cause, "open the page without `?safe` to play with it"))
        }
        None => {
            let cause = "this browser keeps it in a way that this version of the game cannot read";
            Err(refused(&label, cause, "play with the version that kept it, or bring it again"))
        }
    }
}

fn refused(label: &str, cause: &str, hint: &str) -> Refused {
    let flaws = Flaws(vec![Flaw::of_file(label, cause).suggest(hint)]);
    Refused { label: label.to_owned(), manifest: None, flaws }
}

#[cfg(target_arch = "wasm32")]
pub(super) use self::page::plugin;

#[cfg(target_arch = "wasm32")]
mod page {
    use std::path::Path;

    use bevy::prelude::*;
    use bevy::winit::EventLoopProxyWrapper;

    use super::{FOLDER, FoundPacks};
    use crate::app::platform::pack_store;
    use crate::app::platform::waker::LoopWaker;
    use crate::packs::Pack;

    impl FoundPacks {
        /// Keeps a file that the player has brought, under its id; one with this id that was kept before is
        /// replaced. What cannot be taken in is told.
        pub fn bring(&mut self, name: &str, bytes: Option<&[u8]>) {
            if let (Some(pack), Some(bytes)) = (self.judge(name, bytes), bytes) {
                pack_store::keep(pack.id(), bytes);
            }
        }

        /// Where a pack lies in the storage.
        #[must_use]
        pub fn own_place<'p>(&self, pack: &'p Pack) -> Option<&'p Path> {
            Self::place_of(&pack.label)
        }

        /// Where something with this label lies in the storage; nothing if it was turned away.
        #[must_use]
        pub fn place_of(label: &str) -> Option<&Path> {
            label.strip_prefix(FOLDER).map(Path::new)
        }

        /// Deletes a pack from the storage.
        pub fn remove(&mut self, place: &Path) {
            self.store.troubles.clear();
            pack_store::remove(&place.to_string_lossy());
        }
    }

    pub(in crate::app::kit) fn plugin(app: &mut App) {
        pack_store::listen(LoopWaker::of(app.world().get_resource::<EventLoopProxyWrapper>()));
        app.world_mut().resource_mut::<FoundPacks>().hear(pack_store::at_the_start());
        app.add_systems(PreUpdate, hear);
    }

    fn hear(mut found: ResMut<FoundPacks>) {
        for stored in pack_store::answers() {
            found.hear(stored);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kit::packs::tests::pack;

    fn kept(name: &str, bytes: Option<Vec<u8>>) -> StoredPack {
        StoredPack { name: name.to_owned(), bytes }
    }

    fn stored(packs: Vec<StoredPack>) -> Stored {
        Stored { packs: Some(packs), ..Stored::default() }
    }

    /// The labels of packs and of what is none.
    fn labels(found: &FoundPacks) -> [Vec<&str>; 2] {
        let packs = found.packs.iter().map(|pack| pack.label.as_str());
        let refused = found.refused.iter().map(|refused| refused.label.as_str());
        [packs.collect(), refused.collect()]
    }

    #[test]
    fn a_stored_pack_is_read_and_one_that_is_torn_or_kept_otherwise_is_told() {
        let zip = pack("swim", "true").to_zip();
        let torn = zip[..zip.len() / 2].to_vec();
        let all = [("otherwise", None), ("swim", Some(zip)), ("torn", Some(torn))];
        let mut found = FoundPacks::default();
        found.hear(stored(all.map(|(name, bytes)| kept(name, bytes)).into()));
        assert_eq!(labels(&found), [vec!["packs/swim"], vec!["packs/otherwise", "packs/torn"]]);
        let why = found.refused[0].flaws.to_string();
        assert!(why.contains("this version of the game cannot read"), "{why}");
    }

    #[test]
    fn a_storage_that_does_not_answer_takes_no_pack_away() {
        let mut found = FoundPacks::default();
        found.hear(stored(vec![kept("swim", Some(pack("swim", "true").to_zip()))]));
        found.hear(Stored { trouble: Some(StoreTrouble::Refused), ..Stored::default() });
        assert_eq!(labels(&found), [vec!["packs/swim"], vec![]]);
        assert_eq!(found.store.troubles, [StoreTrouble::Refused]);
    }

    #[test]
    fn a_start_without_packs_names_what_lies_there_and_lays_nothing() {
        let mut found = FoundPacks::default();
        found.hear(Stored { is_safe: true, ..stored(vec![kept("swim", None)]) });
        assert_eq!(labels(&found), [vec![], vec!["packs/swim"]]);
        assert!(found.is_safe);
        assert!(found.refused[0].flaws.to_string().contains("without packs"));
    }

    #[test]
    fn what_is_brought_is_judged_and_the_trouble_of_before_is_forgotten() {
        let mut found = FoundPacks::default();
        found.hear(Stored { trouble: Some(StoreTrouble::Newer), ..Stored::default() });
        let zip = pack("swim", "true").to_zip();
        let brought = found.judge("my.zip", Some(&zip)).expect("a pack");
        assert_eq!((brought.id(), &found.store.troubles[..]), ("swim", &[][..]));
        assert!(found.judge("holiday.zip", Some(b"no pack")).is_none());
        assert!(found.judge("folder.zip", None).is_none());
        let told: Vec<&str> = found.turned_away.iter().map(|told| told.label.as_str()).collect();
        assert_eq!(told, ["holiday.zip", "folder.zip"]);
    }
}
