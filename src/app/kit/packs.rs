//! The packs of this player: read at the start and when one of their files is saved (`watching.rs`), and
//! laid over the game's files as far as they are on and sound.
//!
//! They lie in the folder `packs` of the player's data and beside the program, and where the command line
//! says. Of a pack that has flaws after a change the version before stays. Which packs are off is a
//! setting; a change takes effect at once while no match is on the table.
//! Deliberately absent: what packs mean, which is `crate::packs`, and packs in the browser.

#[cfg(not(target_arch = "wasm32"))]
use std::collections::BTreeMap;
use std::collections::BTreeSet;
#[cfg(not(target_arch = "wasm32"))]
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::screen_state::Screen;
use super::settings::Settings;
use crate::app::platform::black_box;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::platform::folders;
use crate::app::platform::shipped::BroughtFiles;
#[cfg(not(target_arch = "wasm32"))]
use crate::data::Flaw;
use crate::data::Flaws;
use crate::packs::{Pack, Refused, Stack};

#[cfg(not(target_arch = "wasm32"))]
pub mod held_back;
#[cfg(not(target_arch = "wasm32"))]
mod own;
#[cfg(not(target_arch = "wasm32"))]
mod watching;

#[cfg(not(target_arch = "wasm32"))]
pub use own::NoPlace;

/// Everything that lies where packs are looked for.
#[derive(Resource, Clone, Default, Debug)]
pub struct FoundPacks {
    /// What can be read as packs, in the order in which they are laid.
    pub packs: Vec<Pack>,
    /// What is no pack, and why.
    pub refused: Vec<Refused>,
    /// What was dropped on the window and could not be taken in.
    pub turned_away: Vec<Refused>,
    /// Whether the game was started without packs; those that lie there were not read.
    pub is_safe: bool,
    /// Where they were found.
    #[cfg(not(target_arch = "wasm32"))]
    places: Vec<Place>,
    /// The player's own folder of packs.
    #[cfg(not(target_arch = "wasm32"))]
    home: Option<PathBuf>,
    /// Where the packs of the player's own folder lie, by label and id.
    #[cfg(not(target_arch = "wasm32"))]
    own: BTreeMap<(String, String), PathBuf>,
}

/// Packs that were on and were spoilt since: the version before is still laid, and these are the flaws
/// of the new one.
#[derive(Resource, Clone, Default, Debug)]
pub struct SpoiltPacks(pub Vec<Refused>);

impl FoundPacks {
    /// Whether no pack has this id. Where the game was started without packs, it tells by the names of folders.
    #[must_use]
    pub fn is_new(&self, id: &str) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        if self.is_safe && self.home.as_ref().is_some_and(|home| home.join(id).exists()) {
            return false;
        }
        self.packs.iter().all(|known| known.id() != id)
    }

    /// The packs in the order that the player has chosen; new ones come last, over all others.
    #[must_use]
    pub fn in_order(&self, order: &[String]) -> Vec<Pack> {
        let mut packs = self.packs.clone();
        let place = |pack: &Pack| order.iter().position(|id| id == pack.id());
        packs.sort_by_key(|pack| place(pack).unwrap_or(usize::MAX));
        packs
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl FoundPacks {
    /// Reads the packs beside the program, those of the player's folder, and these, later ones over
    /// earlier ones. Of packs with one id in several of these places the last one counts.
    #[must_use]
    pub fn read(named: &[PathBuf]) -> Self {
        let folders = [beside(), folder()].into_iter().flatten();
        let named = named.iter().cloned().map(Place::Pack);
        Self::of(folder(), folders.map(Place::Folder).chain(named).collect())
    }

    /// No packs, because the player wants to start without any.
    #[must_use]
    pub fn none() -> Self {
        Self { is_safe: true, home: folder(), ..Self::default() }
    }

    /// The packs of one folder, as if it were the player's own.
    #[cfg(test)]
    pub(in crate::app) fn of_folder(home: &Path) -> Self {
        Self::of(Some(home.to_owned()), vec![Place::Folder(home.to_owned())])
    }

    /// Reads the packs of these places.
    fn of(home: Option<PathBuf>, places: Vec<Place>) -> Self {
        let mut all = Self { home, ..Self::default() };
        for place in &places {
            let mut found = Self::default();
            match place {
                Place::Folder(folder) => {
                    for path in crate::packs::list(folder) {
                        found.take(&path, &all.label(&path));
                        let pack = found.packs.last().filter(|_| all.is_own(&path));
                        let own = pack.map(|pack| (key(pack), path.clone()));
                        all.own.extend(own);
                    }
                }
                Place::Pack(path) => {
                    found.take(path, &path.to_string_lossy());
                    all.own.retain(|known, _| found.packs.iter().all(|pack| key(pack) != *known));
                }
            }
            all.packs.retain(|known| found.packs.iter().all(|new| new.id() != known.id()));
            all.packs.extend(found.packs);
            all.refused.extend(found.refused);
        }
        Self { places, ..all }
    }

    /// Puts a pack that lies elsewhere into a folder of packs, as one file named after its id; one
    /// with this id that was brought before is replaced. What cannot be taken in is told.
    pub fn bring(&mut self, path: &Path, folder: &Path) {
        let label = path.to_string_lossy();
        let kept = crate::packs::read(path, &label).and_then(|pack| {
            keep(&pack, folder).map_err(|why| {
                let cause = format!("it cannot be kept in {}: {why}", folder.display());
                let flaws = Flaws(vec![Flaw::of_file(&label, cause)]);
                Refused { label: label.to_string(), manifest: None, flaws }
            })
        });
        match kept {
            Ok(()) => self.read_again(),
            Err(refused) => self.turned_away.push(refused),
        }
    }

    /// Reads everything again; what was turned away stays told.
    pub(in crate::app) fn read_again(&mut self) {
        if !self.is_safe {
            let turned_away = std::mem::take(&mut self.turned_away);
            *self = Self {
                turned_away,
                ..Self::of(self.home.take(), std::mem::take(&mut self.places))
            };
        }
    }

    fn take(&mut self, path: &Path, label: &str) {
        // Should the game break down here, the report names this pack, and the next start holds packs back.
        let before = black_box::note_packs(label.to_owned());
        match crate::packs::read(path, label) {
            Ok(pack) => self.packs.push(pack),
            Err(refused) => self.refused.push(refused),
        }
        black_box::note_packs(before);
    }

    /// All packs over each other, as if none were switched off.
    #[must_use]
    pub fn all(&self) -> Stack {
        Stack::of(self.packs.clone(), &Stack::game())
    }
}

/// Writes a pack as one file, made anew from what was read, so that nothing else comes along. The file
/// before stays until the new one is whole.
#[cfg(not(target_arch = "wasm32"))]
fn keep(pack: &Pack, folder: &Path) -> std::io::Result<()> {
    let (name, bytes) = (format!("{}-pack.zip", pack.id()), pack.to_zip());
    // What is too large packed is not read again.
    if Pack::from_zip(&name, &bytes).is_err() {
        return Err(std::io::ErrorKind::FileTooLarge.into());
    }
    crate::packs::laying::replace(&folder.join(name), &bytes)
}

/// Where packs lie.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Debug)]
enum Place {
    /// A folder with packs in it.
    Folder(PathBuf),
    /// A pack.
    Pack(PathBuf),
}

#[cfg(not(target_arch = "wasm32"))]
impl Place {
    fn path(&self) -> &Path {
        match self {
            Self::Folder(path) | Self::Pack(path) => path,
        }
    }
}

/// The folder of packs among the player's data.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn folder() -> Option<PathBuf> {
    folders::data_folder().map(|folder| folder.join("packs"))
}

/// What tells a pack from others that were found.
#[cfg(not(target_arch = "wasm32"))]
fn key(pack: &Pack) -> (String, String) {
    (pack.label.clone(), pack.id().to_owned())
}

/// Whether a path that is dropped on the window is meant as a pack.
#[must_use]
pub fn may_be_pack(path: &std::path::Path) -> bool {
    path.is_dir() || path.extension().is_some_and(|end| end.eq_ignore_ascii_case("zip"))
}

/// The folder of packs beside the program.
#[cfg(not(target_arch = "wasm32"))]
fn beside() -> Option<PathBuf> {
    std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join("packs")))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundPacks>()
        .init_resource::<SpoiltPacks>()
        .init_resource::<Laid>()
        .init_resource::<BroughtFiles>()
        .add_systems(PreStartup, lay.run_if(resource_exists::<Settings>))
        .add_systems(
            Update,
            lay.run_if(
                // A match on the table keeps its files, and a set-up its levels.
                not(in_state(Screen::Play).or_else(in_state(Screen::SetUp))).and_then(
                    resource_exists_and_changed::<Settings>
                        .or_else(resource_changed::<FoundPacks>)
                        .or_else(state_changed::<Screen>),
                ),
            ),
        );
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Startup, watching::watch)
        .add_systems(
            Update,
            // Packs that were held back are found late.
            watching::watch.run_if(
                resource_exists_and_changed::<FoundPacks>
                    .and_then(not(resource_exists::<watching::Watch>)),
            ),
        )
        .add_systems(PreUpdate, watching::read_again.run_if(resource_exists::<watching::Watch>));
}

/// Which packs were laid.
#[derive(Resource, Clone, PartialEq, Default)]
pub struct Laid {
    /// The ids of those that are switched off.
    off: BTreeSet<String>,
    /// The order that was chosen.
    order: Vec<String>,
    /// The hashes of all that were found, and of those that are not switched off.
    found: Vec<u64>,
    on: Vec<u64>,
    /// The labels of all that were found.
    labels: Vec<String>,
}

impl Laid {
    /// Whether the player wants other packs, or another order, than what is laid.
    #[must_use]
    pub fn waits(&self, settings: &Settings) -> bool {
        let off: BTreeSet<String> = settings.packs_off.iter().cloned().collect();
        self.off != off || self.order != settings.packs_order
    }

    /// Whether a pack that is on has changed, come or gone since.
    #[must_use]
    pub fn is_behind(&self, found: &FoundPacks) -> bool {
        let on = found.packs.iter().filter(|pack| !self.off.contains(pack.id()));
        !on.map(Pack::hash).eq(self.on.iter().copied())
    }
}

/// Lays the packs as they are now, whatever is on the screen.
pub fn lay_now(world: &mut World) {
    if let Err(why) = world.run_system_cached(lay) {
        error!("The packs cannot be laid: {why}");
    }
}

/// Lays the packs that are on, when they are others than before.
fn lay(
    found: Res<FoundPacks>,
    settings: Res<Settings>,
    (mut brought, mut spoilt): (ResMut<BroughtFiles>, ResMut<SpoiltPacks>),
    mut laid: ResMut<Laid>,
) {
    let off: BTreeSet<String> = settings.packs_off.iter().cloned().collect();
    let refused = found.refused.iter().map(|refused| &refused.label);
    let labels = found.packs.iter().map(|pack| &pack.label).chain(refused).cloned().collect();
    let order = settings.packs_order.clone();
    let on = found.packs.iter().filter(|pack| !off.contains(pack.id())).map(Pack::hash).collect();
    let new = Laid { on, off, order, found: found.packs.iter().map(Pack::hash).collect(), labels };
    if *laid == new {
        return;
    }
    for refused in &found.refused {
        warn!("This is no pack:\n{}", refused.flaws);
    }
    let packs = found.in_order(&new.order);
    let named = |pack: &Pack| format!("{} {}", pack.id(), pack.manifest.version);
    let names = |on: &mut dyn Iterator<Item = &Pack>| on.map(named).collect::<Vec<_>>().join(", ");
    // Judging reads their data, so they are named before it.
    let mut tried = packs.iter().filter(|pack| !new.off.contains(pack.id()));
    black_box::note_packs(names(&mut tried));
    let stack = judged(packs.clone(), &new.off);
    for off in stack.off().iter().filter(|off| !off.why.is_empty()) {
        let flaws: Vec<String> = off.why.iter().map(ToString::to_string).collect();
        warn!("The pack {} is off:\n{}", off.pack.label, flaws.join("\n"));
    }
    spoilt.0 = spoilt_since(&brought.packs, &stack, &found.refused);
    let kept = |pack: &Pack| {
        let is_spoilt = spoilt.0.iter().any(|spoilt| spoilt.label == pack.label);
        let before = brought.packs.pack(pack.id()).filter(|_| is_spoilt);
        before.unwrap_or(pack).clone()
    };
    let stack = if spoilt.0.is_empty() {
        stack
    } else {
        // What can no longer be read at all comes after the others.
        let unread = brought.packs.on().filter(|old| {
            spoilt.0.iter().any(|spoilt| spoilt.label == old.label)
                && found.packs.iter().all(|new| new.id() != old.id())
        });
        judged(packs.iter().map(kept).chain(unread.cloned()).collect(), &new.off)
    };
    black_box::note_packs(names(&mut stack.on()));
    *laid = new;
    brought.packs = Arc::new(stack);
}

fn judged(packs: Vec<Pack>, off: &BTreeSet<String>) -> Stack {
    let stack = Stack::with_off(packs, &Stack::game(), off);
    #[cfg(not(target_arch = "wasm32"))]
    let stack = stack.judged(&crate::app::platform::shipped::read, None);
    stack
}

/// The packs that were on before and are off now for flaws, with these.
fn spoilt_since(before: &Stack, now: &Stack, refused: &[Refused]) -> Vec<Refused> {
    let was_on = |label: &str| before.on().any(|old| old.label == label);
    let unread = refused.iter().filter(|refused| was_on(&refused.label)).cloned();
    let spoilt = now.off().iter().filter(|off| {
        !off.why.is_empty()
            && before.pack(off.pack.id()).is_some_and(|old| old.label == off.pack.label)
    });
    spoilt
        .map(|off| Refused {
            label: off.pack.label.clone(),
            manifest: Some(Box::new(off.pack.manifest.clone())),
            flaws: Flaws(off.why.clone()),
        })
        .chain(unread)
        .collect()
}

#[cfg(test)]
mod tests;
