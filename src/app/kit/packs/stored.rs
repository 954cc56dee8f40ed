//! Packs in a browser: they lie in the page's own storage, each under its id.
//!
//! What is brought is read within the limits of packs before it is kept, and again when the page tells that it
//! has changed in the storage. Nothing is deleted from there but what the player removes.
//! Deliberately absent: the storage, which is `platform/pack_store.rs`.

use super::FoundPacks;
use crate::app::kit::locale::LocalText;
use crate::app::platform::pack_store::{StoreSpace, StoreTrouble, Stored, StoredPack};
use crate::data::{Flaw, Flaws};
use crate::editor::{self, About, Draft, Place, Unwritten};
use crate::packs::{Pack, Refused};

/// The folder that stands before names in the storage, as messages write them.
const FOLDER: &str = "packs/";

/// What is known of the page's storage.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct StoreState {
    /// What could not be kept or removed since the player last brought or removed something.
    undone: Vec<StoreTrouble>,
    /// Why the storage could not be read when it was last asked.
    unread: Option<StoreTrouble>,
    /// The room, where the browser tells it.
    pub space: Option<StoreSpace>,
}

impl StoreState {
    /// What went wrong and still counts, each once.
    pub fn troubles(&self) -> impl Iterator<Item = &StoreTrouble> {
        self.unread.iter().chain(&self.undone)
    }

    /// Why this pack is not kept.
    pub(super) fn trouble_of(&self, id: &str) -> Option<&StoreTrouble> {
        self.troubles().find(|trouble| !matches!(trouble, StoreTrouble::Full(pack) if pack != id))
    }
}

impl FoundPacks {
    /// Takes over what the page tells of its storage. If the storage could not be read, the packs from before stay.
    fn hear(&mut self, stored: Stored) {
        let Stored { names, changed, trouble, space, is_safe } = stored;
        self.is_safe = is_safe;
        self.store.space = space;
        let Some(names) = names else {
            self.store.unread = trouble;
            return;
        };
        self.store.unread = None;
        let is_new = |trouble: &StoreTrouble| !self.store.undone.contains(trouble);
        let trouble = trouble.filter(is_new);
        self.store.undone.extend(trouble);
        let is_changed = |name: &str| changed.iter().any(|pack| pack.name == name);
        let stay: Vec<String> = names.into_iter().filter(|name| !is_changed(name)).collect();
        let stays = |label: &str| stay.iter().any(|name| label.strip_prefix(FOLDER) == Some(name));
        self.packs.retain(|pack| stays(&pack.label));
        self.refused.retain(|refused| stays(&refused.label));
        for pack in changed {
            match read(pack, is_safe) {
                Ok(pack) => self.packs.push(pack),
                Err(refused) => self.refused.push(refused),
            }
        }
        // As the storage lists them, so that the order is the same after the next start.
        self.packs.sort_by(|one, other| one.label.cmp(&other.label));
        self.refused.sort_by(|one, other| one.label.cmp(&other.label));
    }

    /// A pack of the storage, or a new one, with a level written into it, as it is to be kept.
    fn packed(
        &mut self,
        draft: &Draft,
        place: &Place,
        about: &About,
        replaces: bool,
    ) -> Result<ToKeep, Unwritten> {
        let label = format!("{FOLDER}{}", place.pack);
        // What was not read, or cannot be, would be lost.
        if self.refused.iter().any(|refused| refused.label == label) {
            return Err(Unwritten::NoFolder);
        }
        let there = self.packs.iter().find(|pack| pack.id() == place.pack);
        let zip = editor::packed(there, draft, place, about, replaces)?.pack.to_zip();
        let pack = Pack::from_zip(&label, &zip);
        let pack = pack.map_err(|refused| Unwritten::Flawed(refused.flaws))?;
        self.store.undone.clear();
        Ok(ToKeep { pack, zip })
    }

    /// As if the storage had no room for a pack.
    #[cfg(test)]
    pub(in crate::app) fn has_no_room_for(&mut self, id: &str) {
        self.store.undone.push(StoreTrouble::Full(id.to_owned()));
    }

    /// Reads a file that the player has brought: a pack to be kept, or its flaws are told.
    fn judge(&mut self, name: &str, bytes: Option<&[u8]>) -> Option<Pack> {
        self.store.undone.clear();
        let read = bytes.map_or_else(
            || Err(refused(name, "this cannot be read", "pack a folder into a zip file first")),
            |bytes| Pack::from_zip(name, bytes),
        );
        read.map_err(|refused| self.turned_away.push(refused)).ok()
    }
}

/// A pack on its way to the storage.
struct ToKeep {
    pack: Pack,
    zip: Vec<u8>,
}

impl StoreTrouble {
    /// What the player reads of it.
    #[must_use]
    pub fn words(&self) -> LocalText {
        match self {
            Self::Refused => LocalText::new("packs-no-store"),
            Self::Newer => LocalText::new("packs-newer-store"),
            Self::Full(pack) => LocalText::new("packs-full").with("pack", pack.clone()),
            Self::Failed(why) => LocalText::new("packs-not-kept").with("why", why.clone()),
        }
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

    use super::{About, Draft, FOLDER, FoundPacks, Place, ToKeep, Unwritten};
    use crate::app::kit::packs::Written;
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

        /// Writes a level into a pack of the storage, or into a new one. Whether it is kept is known once the page
        /// has told what lies there.
        ///
        /// # Errors
        /// Why nothing was written.
        pub fn write(
            &mut self,
            draft: &Draft,
            place: &Place,
            about: &About,
            replaces: bool,
        ) -> Result<Written, Unwritten> {
            let ToKeep { pack, zip } = self.packed(draft, place, about, replaces)?;
            pack_store::keep(pack.id(), &zip);
            Ok(Written::Sent(pack.hash()))
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
            self.store.undone.clear();
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
    use crate::app::platform::shipped;
    use crate::data::editing::Editing;
    use crate::rules::jungle::Jungle;

    fn kept(name: &str, bytes: Option<Vec<u8>>) -> StoredPack {
        StoredPack { name: name.to_owned(), bytes }
    }

    /// What is told when these are all that lies there, and new.
    fn stored(packs: Vec<StoredPack>) -> Stored {
        let names = packs.iter().map(|pack| pack.name.clone()).collect();
        Stored { names: Some(names), changed: packs, ..Stored::default() }
    }

    fn troubles(found: &FoundPacks) -> Vec<&StoreTrouble> {
        found.store.troubles().collect()
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
        for _ in 0..2 {
            found.hear(Stored { trouble: Some(StoreTrouble::Refused), ..Stored::default() });
            assert_eq!(labels(&found), [vec!["packs/swim"], vec![]]);
            assert_eq!(troubles(&found), [&StoreTrouble::Refused], "it is told once");
        }
        found.hear(Stored { changed: Vec::new(), ..stored(vec![kept("swim", None)]) });
        assert_eq!(labels(&found), [vec!["packs/swim"], vec![]]);
        assert!(troubles(&found).is_empty(), "it answers again");
    }

    #[test]
    fn only_packs_that_changed_are_read_again_and_those_that_are_gone_go() {
        let mut found = FoundPacks::default();
        let one = |id: &str, swims: &str| kept(id, Some(pack(id, swims).to_zip()));
        found.hear(stored(vec![one("one", "true"), one("two", "true"), kept("otherwise", None)]));
        let changed = vec![one("new", "true"), one("two", "false")];
        let names = Some(["new", "one", "two"].map(str::to_owned).into());
        found.hear(Stored { names, changed, ..Stored::default() });
        assert_eq!(labels(&found), [vec!["packs/new", "packs/one", "packs/two"], vec![]]);
        let swims = |at: usize| {
            let animals = found.packs[at].file("assets/jungle/combat.animals.ron");
            String::from_utf8_lossy(animals.expect("animals")).contains("swims: true")
        };
        assert_eq!([0, 1, 2].map(swims), [true, true, false]);
    }

    #[test]
    fn what_could_not_be_kept_stays_told_until_the_player_brings_something() {
        let mut found = FoundPacks::default();
        let full = StoreTrouble::Full("swim".to_owned());
        for trouble in [Some(full.clone()), None, Some(full.clone())] {
            found.hear(Stored { trouble, ..stored(Vec::new()) });
            assert_eq!(troubles(&found), [&full]);
        }
        found.judge("holiday.zip", None);
        assert!(troubles(&found).is_empty());
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
    fn a_level_that_is_written_lies_in_its_pack_and_none_that_was_not_read_is_lost() {
        let id = "jungle/combat";
        let text =
            String::from_utf8(shipped::read("levels/jungle/combat.board.ron").expect("a level"));
        let draft =
            Draft::copy_of(Jungle::means(), id, &text.expect("UTF-8"), "Pond").expect("a copy");
        let at = |pack: &str| Place { pack: pack.into(), name: "pond".into() };
        let words = |word: &str| word.to_owned();
        let about = About { title: words("My"), author: words("Ann"), licence: words("MIT") };
        let mut found = FoundPacks::default();
        let all = [("swim", Some(pack("swim", "true").to_zip())), ("unread", None)];
        found.hear(stored(all.map(|(name, bytes)| kept(name, bytes)).into()));
        for (pack, files) in [("fresh", 2), ("swim", 3)] {
            let to_keep = found.packed(&draft, &at(pack), &about, false).expect("a pack");
            assert_eq!(to_keep.pack.paths().count(), files, "{pack}");
            let level = to_keep.pack.file("levels/jungle/pond.board.ron").expect("the level");
            assert_eq!(level, draft.text().as_bytes());
            found.hear(Stored {
                names: Some(["fresh", "swim", "unread"].map(words).into()),
                changed: vec![kept(pack, Some(to_keep.zip))],
                ..Stored::default()
            });
            assert!(found.packs.iter().any(|known| known.hash() == to_keep.pack.hash()));
            let again = found.packed(&draft, &at(pack), &about, false);
            assert_eq!(again.err(), Some(Unwritten::Exists));
            assert!(found.packed(&draft, &at(pack), &about, true).is_ok());
        }
        let lost = found.packed(&draft, &at("unread"), &about, true);
        assert_eq!(lost.err(), Some(Unwritten::NoFolder));
    }

    #[test]
    fn why_a_pack_is_not_kept_is_told_of_this_pack() {
        let full = |id: &str| StoreTrouble::Full(id.to_owned());
        let store =
            StoreState { undone: vec![full("other"), full("mine")], ..StoreState::default() };
        assert_eq!(store.trouble_of("mine"), Some(&full("mine")));
        assert_eq!(store.trouble_of("third"), None);
        let store = StoreState { unread: Some(StoreTrouble::Refused), ..store };
        assert_eq!(store.trouble_of("third"), Some(&StoreTrouble::Refused));
    }

    #[test]
    fn what_is_brought_is_judged_and_what_could_not_be_kept_before_is_forgotten() {
        let mut found = FoundPacks::default();
        found.hear(Stored { trouble: Some(StoreTrouble::Full("a".into())), ..stored(Vec::new()) });
        let zip = pack("swim", "true").to_zip();
        let brought = found.judge("my.zip", Some(&zip)).expect("a pack");
        assert_eq!((brought.id(), troubles(&found).len()), ("swim", 0));
        assert!(found.judge("holiday.zip", Some(b"no pack")).is_none());
        assert!(found.judge("folder.zip", None).is_none());
        let told: Vec<&str> = found.turned_away.iter().map(|told| told.label.as_str()).collect();
        assert_eq!(told, ["holiday.zip", "folder.zip"]);
    }
}
