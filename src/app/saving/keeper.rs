//! The keeper of saves: everything that touches the disk is done by it, in order, beside the frames.
//!
//! Errands go in, news comes out. Of several states of one match that wait, only the newest is written. A fault is news like any
//! other, a fault of the keeper's own included: it goes on with the next errand. In the browser, where there are no threads, errands are run at once. Deliberately absent: what a match is; whoever wants
//! one kept says how the save is made.

use std::path::PathBuf;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::mpsc::{Receiver, SendError, Sender, channel};
#[cfg(not(target_arch = "wasm32"))]
use std::time::Duration;

use bevy::platform::sync::{Arc, Mutex};
use bevy::prelude::*;

use super::errands;
use super::errands::{Errand, Purpose};
use crate::app::platform::folders::Store;
use crate::app::platform::redraw::Awake;
use crate::saves::{Found, Listed, SaveName, Shelf, Trouble};

/// How long somebody who leaves waits for the disk.
#[cfg(not(target_arch = "wasm32"))]
const PATIENCE: Duration = Duration::from_secs(5);

/// What the thread is called, in reports too.
#[cfg(not(target_arch = "wasm32"))]
const THREAD: &str = "keeper of saves";

/// What came of an errand.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// So many entries of a match lie safe.
    Kept(SaveName, usize),
    /// A match could not be kept.
    NotKept(SaveName, Trouble),
    /// All saves.
    Listed(Result<Vec<Listed>, Trouble>),
    /// A save as it lies there.
    Fetched {
        /// What it is called.
        name: SaveName,
        /// What for.
        purpose: Purpose,
        /// The save.
        found: Box<Found>,
        /// Whether another game is playing it.
        taken: bool,
    },
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

/// So many errands are done, and this came of it.
type Answer = (usize, Option<News>);

#[cfg(not(target_arch = "wasm32"))]
struct Desk {
    errands: Sender<Errand>,
    answers: Arc<Mutex<Receiver<Answer>>>,
    /// Those of errands that nobody took.
    own: Vec<Answer>,
}

#[cfg(target_arch = "wasm32")]
struct Desk {
    shelf: Arc<Mutex<Shelf<Store>>>,
    answers: Vec<Answer>,
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
        let answers = self.desk.answers();
        let done: usize = answers.iter().map(|(errands, _)| errands).sum();
        self.pending = self.pending.saturating_sub(done);
        answers.into_iter().filter_map(|(_, news)| news).collect()
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
        let (errands, waiting) = channel();
        let (tell, answers) = channel();
        let work = move || {
            while let Ok(first) = waiting.recv() {
                let all: Vec<Errand> = std::iter::once(first).chain(waiting.try_iter()).collect();
                let asked = all.len();
                let left = errands::without_outdated(all);
                // Whoever asked may have gone; the work is done all the same.
                let _ = tell.send((asked - left.len(), None));
                for errand in left {
                    // Who waits for this one hears of it in another way.
                    let counts = usize::from(!matches!(errand, Errand::Say(_)));
                    let _ = tell.send((counts, run_or_tell(&mut shelf, errand)));
                }
            }
        };
        // Without a thread nobody takes the errands, and that is told with the first one.
        if let Err(why) = std::thread::Builder::new().name(THREAD.into()).spawn(work) {
            error!("Nobody keeps the matches: {why}");
        }
        let last = errands.clone();
        crate::app::platform::black_box::before_report(move || {
            // A keeper that broke down itself is not waited for.
            if std::thread::current().name() != Some(THREAD) {
                finish(&last);
            }
        });
        Self { errands, answers: Arc::new(Mutex::new(answers)), own: Vec::new() }
    }

    fn take(&mut self, errand: Errand) {
        if let Err(SendError(errand)) = self.errands.send(errand) {
            self.own.push((1, Some(fault(&errand, "nobody is there to do it"))));
        }
    }

    fn answers(&mut self) -> Vec<Answer> {
        let mut answers = std::mem::take(&mut self.own);
        answers.extend(self.answers.lock().iter().flat_map(|told| told.try_iter()));
        answers
    }

    fn finish(&self) {
        finish(&self.errands);
    }
}

/// Waits until everything asked for before is done, but not for ever.
#[cfg(not(target_arch = "wasm32"))]
fn finish(errands: &Sender<Errand>) {
    let (done, wait) = channel();
    if errands.send(Errand::Say(done)).is_ok() {
        let _ = wait.recv_timeout(PATIENCE);
    }
}

/// Runs an errand. A fault of ours must not be the end of the keeper: nothing would be kept from then on.
#[cfg(not(target_arch = "wasm32"))]
fn run_or_tell(shelf: &mut Shelf<Store>, errand: Errand) -> Option<News> {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    let broken = fault(&errand, "the game broke down over it");
    catch_unwind(AssertUnwindSafe(|| errands::run(shelf, errand))).unwrap_or_else(|_| {
        crate::app::platform::black_box::go_on();
        Some(broken)
    })
}

/// The news of an errand that nobody carried out.
#[cfg(not(target_arch = "wasm32"))]
fn fault(errand: &Errand, why: &str) -> News {
    let cause = crate::saves::Cause::Failed(why.into());
    let trouble = |place: &str| Trouble { place: place.into(), cause: cause.clone() };
    match errand {
        Errand::Keep(name, _) => News::NotKept(name.clone(), trouble(name.as_str())),
        Errand::List | Errand::Clear => News::Listed(Err(trouble("saves"))),
        Errand::Fetch(name, _) | Errand::Delete(name) | Errand::Export(name, _) => {
            News::Failed(trouble(name.as_str()))
        }
        _ => News::Failed(trouble("saves")),
    }
}

#[cfg(target_arch = "wasm32")]
impl Desk {
    fn of(shelf: Shelf<Store>) -> Self {
        Self { shelf: Arc::new(Mutex::new(shelf)), answers: Vec::new() }
    }

    fn take(&mut self, errand: Errand) {
        if let Ok(mut shelf) = self.shelf.lock() {
            self.answers.push((1, errands::run(&mut shelf, errand)));
        }
    }

    fn answers(&mut self) -> Vec<Answer> {
        std::mem::take(&mut self.answers)
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

#[cfg(test)]
mod tests {
    use super::super::tests::{Shared, blank, name, two_people};
    use super::*;
    use crate::saves::{Cause, Storage};

    /// A storage over which the keeper breaks down as long as the test says so.
    struct Breaking(Shared, std::sync::Arc<std::sync::atomic::AtomicBool>);

    impl Storage for Breaking {
        fn place(&self, key: &str) -> String {
            self.0.place(key)
        }

        fn keys(&self) -> Result<Vec<String>, Cause> {
            self.0.keys()
        }

        fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
            self.0.read(key)
        }

        fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
            assert!(!self.1.load(std::sync::atomic::Ordering::SeqCst), "this is meant");
            self.0.put(key, text)
        }

        fn remove(&mut self, key: &str) -> Result<(), Cause> {
            self.0.remove(key)
        }
    }

    fn keep(keeper: &mut Keeper) -> Vec<News> {
        let save = blank(&two_people("ludo"));
        keeper.send(Errand::Keep(name(), Box::new(move || save.into())));
        keeper.finish();
        keeper.news()
    }

    #[test]
    fn a_fault_of_the_keeper_is_told_and_it_goes_on() {
        let breaks = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
        let mut keeper = Keeper::new(Box::new(Breaking(Shared::default(), breaks.clone())));
        let told = keep(&mut keeper);
        assert!(
            matches!(told.as_slice(), [News::NotKept(_, Trouble { cause: Cause::Failed(_), .. })]),
            "{told:?}"
        );
        breaks.store(false, std::sync::atomic::Ordering::SeqCst);
        assert_eq!(keep(&mut keeper), [News::Kept(name(), 0)]);
    }

    #[test]
    fn the_window_sleeps_again_once_everything_is_done() {
        let mut keeper = Keeper::new(Box::new(Shared::default()));
        for _ in 0..50 {
            let save = blank(&two_people("ludo"));
            keeper.send(Errand::Keep(name(), Box::new(move || save.into())));
        }
        keeper.send(Errand::Release(name()));
        keeper.finish();
        keeper.news();
        assert_eq!(keeper.pending, 0);
        keeper.send(Errand::List);
        assert_eq!(keeper.pending, 1, "it is awake for the next one");
    }
}
