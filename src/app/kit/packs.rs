//! The packs of this player: read at the start and when one of them changes, and laid over the game's files
//! as far as they are on and sound.
//!
//! On the desktop they lie in folders (`folders.rs`), which are watched (`watching.rs`); in a browser they lie
//! in the page's storage (`stored.rs`). Of a pack that has flaws after a change the version before stays. Which
//! packs are off is a setting; a change takes effect at once while no match is on the table.
//! Deliberately absent: what packs mean, which is `crate::packs`.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::prelude::*;

use super::locale::LocalText;
use super::screen_state::Screen;
use super::settings::Settings;
use crate::app::platform::black_box;
#[cfg(any(target_arch = "wasm32", test))]
use crate::app::platform::pack_store::StoreTrouble;
use crate::app::platform::shipped;
use crate::app::platform::shipped::BroughtFiles;
use crate::data::Flaws;
use crate::packs::{Pack, Refused, Stack};

#[cfg(not(target_arch = "wasm32"))]
mod folders;
mod giving;
#[cfg(not(target_arch = "wasm32"))]
pub mod held_back;
#[cfg(not(target_arch = "wasm32"))]
mod own;
#[cfg(any(target_arch = "wasm32", test))]
mod stored;
#[cfg(not(target_arch = "wasm32"))]
mod watching;

#[cfg(not(target_arch = "wasm32"))]
pub use folders::folder;
pub use giving::Given;
#[cfg(any(target_arch = "wasm32", test))]
pub use stored::StoreState;

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
    /// The folders in which they were found.
    #[cfg(not(target_arch = "wasm32"))]
    lie: folders::Lie,
    /// The page's storage.
    #[cfg(any(target_arch = "wasm32", test))]
    pub store: StoreState,
}

/// What became of a level that is written into a pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is written.
    Done,
    /// The pack, which has this hash with it, is on its way to the page's storage.
    Sent(u64),
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
        if self.is_safe && self.lie.home.as_ref().is_some_and(|home| home.join(id).exists()) {
            return false;
        }
        self.packs.iter().all(|known| known.id() != id)
    }

    /// Why a pack that was brought or written is not kept. On the desktop this is told at once.
    #[must_use]
    pub fn not_kept(&self, id: &str) -> Option<LocalText> {
        #[cfg(any(target_arch = "wasm32", test))]
        {
            self.store.trouble_of(id).map(StoreTrouble::words)
        }
        #[cfg(not(any(target_arch = "wasm32", test)))]
        {
            let _ = (self, id);
            None
        }
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

/// Whether a path that is dropped on the window is meant as a pack.
#[must_use]
pub fn may_be_pack(path: &std::path::Path) -> bool {
    path.is_dir() || path.extension().is_some_and(|end| end.eq_ignore_ascii_case("zip"))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundPacks>()
        .init_resource::<SpoiltPacks>()
        .init_resource::<Laid>()
        .init_resource::<BroughtFiles>()
        .add_systems(PreStartup, lay.run_if(resource_exists::<Settings>))
        .add_systems(
            Update,
            (
                lay.run_if(
                    not(keeps_files).and_then(
                        resource_exists_and_changed::<Settings>
                            .or_else(resource_changed::<FoundPacks>)
                            .or_else(state_changed::<Screen>),
                    ),
                ),
                judge_changed.run_if(keeps_files.and_then(resource_changed::<FoundPacks>)),
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
        .add_systems(PreUpdate, watching::read_again.run_if(resource_exists::<watching::Watch>))
        .add_systems(
            Last,
            (
                held_back::count_frames.run_if(not(in_state(Screen::Loading))),
                held_back::end_trial.run_if(on_message::<AppExit>),
            )
                .run_if(resource_exists::<held_back::Trial>),
        );
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(stored::plugin);
}

/// Whether the packs stay as they are laid: a match on the table keeps its files, and a set-up its levels.
fn keeps_files(screen: Option<Res<State<Screen>>>) -> bool {
    screen.is_some_and(|screen| matches!(screen.get(), Screen::Play | Screen::SetUp))
}

/// Which packs were laid.
#[derive(Resource, Clone, PartialEq, Default)]
pub struct Laid {
    /// The ids of those that are switched off.
    off: BTreeSet<String>,
    /// The order that was chosen.
    order: Vec<String>,
    /// The hashes of all that were found.
    found: Vec<u64>,
    /// The labels and hashes of those that are not switched off.
    on: Vec<(String, u64)>,
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

    /// Whether a pack that is on has changed, come or gone since. One whose newest version has flaws stays as it
    /// is laid.
    #[must_use]
    pub fn is_behind(&self, found: &FoundPacks, spoilt: &SpoiltPacks) -> bool {
        let on = hashes(&found.packs, &self.off);
        let is_sound =
            |(label, _): &&(String, u64)| spoilt.0.iter().all(|spoilt| spoilt.label != *label);
        on.iter().filter(is_sound).ne(self.on.iter().filter(is_sound))
    }
}

/// The labels and hashes of packs that are not switched off.
fn hashes(packs: &[Pack], off: &BTreeSet<String>) -> Vec<(String, u64)> {
    let on = packs.iter().filter(|pack| !off.contains(pack.id()));
    on.map(|pack| (pack.label.clone(), pack.hash())).collect()
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
    let on = hashes(&found.packs, &off);
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

/// Tells of packs that were spoilt while others are not laid.
pub fn judge_changed(
    found: Res<FoundPacks>,
    (brought, laid): (Res<BroughtFiles>, Res<Laid>),
    mut spoilt: ResMut<SpoiltPacks>,
) {
    let now = judged(found.in_order(&laid.order), &laid.off);
    spoilt.0 = spoilt_since(&brought.packs, &now, &found.refused);
}

fn judged(packs: Vec<Pack>, off: &BTreeSet<String>) -> Stack {
    Stack::with_off(packs, &Stack::game(), off).judged(&shipped::read)
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
