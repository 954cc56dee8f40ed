//! The keeper of saves: everything that touches the disk is done by it, in order, beside the frames.
//!
//! Errands go in, news comes out. Of several states of one match that wait, only the newest is written. A fault is news like any
//! other. In the browser, where there are no threads, errands are run at once. Deliberately absent: what a match is; whoever wants
//! one kept says how the save is made.

use std::path::PathBuf;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::mpsc::{Receiver, Sender, channel};
#[cfg(not(target_arch = "wasm32"))]
use std::time::Duration;

use bevy::platform::sync::{Arc, Mutex};
use bevy::prelude::*;

use super::errands::{self, Errand};
use super::place::Store;
use crate::app::window::Awake;
use crate::saves::{Listed, SaveName, Shelf, Trouble};

/// How long somebody who leaves waits for the disk.
#[cfg(not(target_arch = "wasm32"))]
const PATIENCE: Duration = Duration::from_secs(5);

/// What came of an errand.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// So many entries of a match lie safe.
    Kept(SaveName, usize),
    /// A match could not be kept.
    NotKept(Trouble),
    /// All saves.
    Listed(Result<Vec<Listed>, Trouble>),
    /// A save is gone.
    Deleted(SaveName),
    /// A save was brought in.
    Imported(SaveName),
    /// A save was written elsewhere.
    Exported(PathBuf),
    /// Something else could not be done.
    Failed(Trouble),
}

/// Runs errands. See the module.
#[derive(Resource)]
pub struct Keeper {
    desk: Desk,
    pending: usize,
}

#[cfg(not(target_arch = "wasm32"))]
struct Desk {
    errands: Sender<Vec<Errand>>,
    news: Arc<Mutex<Receiver<News>>>,
}

#[cfg(target_arch = "wasm32")]
struct Desk {
    shelf: Arc<Mutex<Shelf<Store>>>,
    news: Vec<News>,
}

impl Keeper {
    /// A keeper of the saves in this storage.
    #[must_use]
    pub fn new(storage: Store) -> Self {
        Self { desk: Desk::of(Shelf::new(storage)), pending: 0 }
    }

    /// Gives it an errand.
    pub fn send(&mut self, errand: Errand) {
        self.pending += 1;
        self.desk.take(errand);
    }

    /// The news that has come since.
    fn news(&mut self) -> Vec<News> {
        let news = self.desk.news();
        self.pending = self.pending.saturating_sub(news.len());
        news
    }

    /// Waits until everything asked for is done.
    pub fn finish(&self) {
        #[cfg(not(target_arch = "wasm32"))]
        self.desk.finish();
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Desk {
    fn of(mut shelf: Shelf<Store>) -> Self {
        let (errands, waiting) = channel::<Vec<Errand>>();
        let (tell, news) = channel();
        std::thread::spawn(move || {
            while let Ok(first) = waiting.recv() {
                let all = first.into_iter().chain(waiting.try_iter().flatten()).collect();
                for errand in errands::without_outdated(all) {
                    // Whoever asked may have gone; the work is done all the same.
                    if let Some(news) = errands::run(&mut shelf, errand) {
                        let _ = tell.send(news);
                    }
                }
            }
        });
        Self { errands, news: Arc::new(Mutex::new(news)) }
    }

    fn take(&mut self, errand: Errand) {
        let _ = self.errands.send(vec![errand]);
    }

    fn news(&mut self) -> Vec<News> {
        self.news.lock().map(|news| news.try_iter().collect()).unwrap_or_default()
    }

    fn finish(&self) {
        let (done, wait) = channel();
        if self.errands.send(vec![Errand::Say(done)]).is_ok() {
            let _ = wait.recv_timeout(PATIENCE);
        }
    }
}

#[cfg(target_arch = "wasm32")]
impl Desk {
    fn of(shelf: Shelf<Store>) -> Self {
        Self { shelf: Arc::new(Mutex::new(shelf)), news: Vec::new() }
    }

    fn take(&mut self, errand: Errand) {
        if let Ok(mut shelf) = self.shelf.lock() {
            self.news.extend(errands::run(&mut shelf, errand));
        }
    }

    fn news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }
}

/// Passes the news on; while some is on its way the window does not sleep.
pub(super) fn pass_on_news(
    mut keeper: ResMut<Keeper>,
    mut news: MessageWriter<News>,
    mut awake: ResMut<Awake>,
) {
    let keeper = keeper.bypass_change_detection();
    let told = keeper.news();
    if !told.is_empty() {
        awake.nudge();
    }
    news.write_batch(told);
    let awake = awake.bypass_change_detection();
    if keeper.pending > 0 {
        awake.hold("keeper");
    } else {
        awake.release("keeper");
    }
}

/// Nobody leaves before what was decided lies safe.
pub(super) fn finish_on_exit(mut exits: MessageReader<AppExit>, keeper: Res<Keeper>) {
    if exits.read().count() > 0 {
        keeper.finish();
    }
}
