//! The player's own folder of packs: where a pack lies in it, where a new one is written, and packs that leave it.

use std::path::{Path, PathBuf};

use super::folders::{Place, beside, key};
use super::{FoundPacks, Written};
use crate::data::{Flaw, Flaws};
use crate::editor::{self, About, Draft, Unwritten};
use crate::packs::{Pack, Refused};

impl FoundPacks {
    /// Moves a pack out of the player's folder of packs into `removed-packs` beside it, so that nothing is lost.
    /// Where that fails, the list says so.
    pub fn remove(&mut self, pack: &Path) {
        match set_aside(pack) {
            Ok(()) => self.read_again(),
            Err(why) => {
                let label = self.label(pack);
                let flaw = Flaw::of_file(&label, format!("it cannot be moved away: {why}"));
                let flaw = flaw.suggest(format!("delete {} by hand", pack.display()));
                let flaws = Flaws(vec![flaw]);
                self.turned_away.push(Refused { label, manifest: None, flaws });
            }
        }
    }

    /// Where a pack of the player's own folder lies; nothing for packs that lie elsewhere.
    #[must_use]
    pub fn own_place(&self, pack: &Pack) -> Option<&Path> {
        self.lie.own.get(&key(pack)).map(PathBuf::as_path)
    }

    /// Writes a level into a pack of the player's own; a new pack gets a folder of its name.
    ///
    /// # Errors
    /// Why nothing was written.
    pub fn write(
        &mut self,
        draft: &Draft,
        place: &editor::Place,
        about: &About,
        replaces: bool,
    ) -> Result<Written, Unwritten> {
        let root = self.place_for(&place.pack)?;
        editor::write(&root, draft, place, about, replaces)?;
        self.read_again();
        Ok(Written::Done)
    }

    fn place_for(&self, id: &str) -> Result<PathBuf, Unwritten> {
        let home = self.lie.home.as_ref().ok_or(Unwritten::Nowhere)?;
        // Without packs they were not read, and lie there nevertheless.
        let places = || [beside(), Some(home.clone())].into_iter().flatten().map(Place::Folder);
        let unread = self.is_safe.then(|| Self::of(Some(home.clone()), places().collect()));
        let all = unread.as_ref().unwrap_or(self);
        if let Some(pack) = all.packs.iter().find(|pack| pack.id() == id) {
            let folder = all.own_place(pack).filter(|path| path.is_dir());
            return folder.map(Path::to_owned).ok_or(Unwritten::NoFolder);
        }
        let is_meant = |refused: &&Refused| refused.manifest.as_ref().is_some_and(|it| it.id == id);
        let (folder, refused) = (home.join(id), all.refused.iter().find(is_meant));
        match refused.is_some_and(|refused| refused.label != self.label(&folder)) {
            true => Err(Unwritten::NoFolder),
            false => Ok(folder),
        }
    }

    /// Whether a path lies in the player's own folder of packs.
    pub(super) fn is_own(&self, path: &Path) -> bool {
        self.lie.home.as_ref().is_some_and(|home| path.starts_with(home))
    }

    /// A pack's name in messages: `packs/otter` in the player's folder, elsewhere its path.
    pub(super) fn label(&self, path: &Path) -> String {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if self.is_own(path) || self.lie.home.is_none() {
            format!("packs/{name}")
        } else {
            path.to_string_lossy().into_owned()
        }
    }
}

/// Moves a pack into the folder `removed-packs` beside its own, under a name that is free there.
fn set_aside(pack: &Path) -> std::io::Result<()> {
    let missing = std::io::ErrorKind::NotFound;
    let name = pack.file_name().ok_or(missing)?.to_string_lossy();
    let aside = pack.parent().and_then(Path::parent).ok_or(missing)?.join("removed-packs");
    std::fs::create_dir_all(&aside)?;
    let mut names =
        std::iter::once(name.to_string()).chain((2..).map(|copy| format!("{copy}-{name}")));
    let free = names.find(|name| !aside.join(name).exists()).ok_or(missing)?;
    std::fs::rename(pack, aside.join(free))
}
