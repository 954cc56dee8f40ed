//! Reads the packs again when a file of theirs is saved.
//!
//! The system tells of changes in the folders of packs. What follows within a quarter of a second counts
//! as one change: programs write a file in several steps. Nothing runs while nothing changes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use notify::{EventKind, RecommendedWatcher, RecursiveMode, Watcher};

use super::FoundPacks;
use super::folders::{Place, folder};
use crate::app::platform::waker::LoopWaker;

/// How long to wait for further changes.
const SETTLES: Duration = Duration::from_millis(250);

/// The watcher of the folders of packs.
#[derive(Resource)]
pub(super) struct Watch {
    /// Set once a change has settled.
    due: Arc<AtomicBool>,
    /// It watches as long as it lives.
    _watcher: RecommendedWatcher,
}

impl Watch {
    /// Watches folders and zip files; those that are not there, or cannot be watched, are left out.
    fn over(places: &[Place], waker: LoopWaker) -> Option<Self> {
        let due = Arc::new(AtomicBool::new(false));
        let (waits, settled) = (Arc::new(AtomicBool::new(false)), due.clone());
        let told = move |event: notify::Result<notify::Event>| {
            let changes = event.is_ok_and(|event| !matches!(event.kind, EventKind::Access(_)));
            if changes && !waits.swap(true, Ordering::Relaxed) {
                let (waits, settled, waker) = (waits.clone(), settled.clone(), waker.clone());
                std::thread::spawn(move || {
                    std::thread::sleep(SETTLES);
                    waits.store(false, Ordering::Relaxed);
                    settled.store(true, Ordering::Relaxed);
                    waker.ring();
                });
            }
        };
        let mut watcher = notify::recommended_watcher(told).ok()?;
        for path in places.iter().map(Place::path).filter(|path| path.exists()) {
            // A program that saves a file puts another one in its place, so its folder is watched.
            let (path, mode) = match path.parent().filter(|_| path.is_file()) {
                Some(around) => (around, RecursiveMode::NonRecursive),
                None => (path, RecursiveMode::Recursive),
            };
            if let Err(why) = watcher.watch(path, mode) {
                warn!("Changes in {} are not seen: {why}", path.display());
            }
        }
        Some(Self { due, _watcher: watcher })
    }

    fn is_due(&self) -> bool {
        self.due.swap(false, Ordering::Relaxed)
    }
}

/// Begins to watch the places where packs lie.
pub(super) fn watch(
    found: Res<FoundPacks>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut commands: Commands,
) {
    if found.lie.places.is_empty() {
        return;
    }
    // Nothing can be watched that is not there, and players look for it.
    if let Some(why) = folder().and_then(|folder| std::fs::create_dir_all(folder).err()) {
        warn!("There is no folder for packs: {why}");
    }
    if let Some(watch) = Watch::over(&found.lie.places, LoopWaker::of(proxy.as_deref())) {
        commands.insert_resource(watch);
    }
}

/// Reads everything again after a change.
pub(super) fn read_again(watch: Res<Watch>, mut found: ResMut<FoundPacks>) {
    if watch.is_due() {
        found.read_again();
    }
}
