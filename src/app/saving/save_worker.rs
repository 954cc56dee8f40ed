//! The save worker: does everything that touches the disk, in order, on a thread of its own.
//!
//! It takes [`SaveJob`]s and reports [`SaveEvent`]s. Of several waiting states of one match, only
//! the newest is written. Faults are reported as events, including panics of the worker itself,
//! which then continues with the next job. A browser has no threads, so jobs run at once there.

use std::path::PathBuf;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::mpsc::{Receiver, SendError, Sender, channel};
#[cfg(not(target_arch = "wasm32"))]
use std::time::Duration;

use bevy::platform::sync::{Arc, Mutex};
use bevy::prelude::*;

use super::save_jobs;
use super::save_jobs::{Purpose, SaveJob};
use crate::app::platform::folders::Store;
use crate::app::platform::redraw::RedrawRequests;
use crate::saves::{Found, Listed, SaveName, Shelf, Trouble};

/// How long the program waits for the disk when it exits.
#[cfg(not(target_arch = "wasm32"))]
const PATIENCE: Duration = Duration::from_secs(5);

/// The thread's name, also in reports.
#[cfg(not(target_arch = "wasm32"))]
const THREAD: &str = "save worker";

/// The result of a job.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum SaveEvent {
    /// A match was saved, with this many entries.
    Kept(SaveName, usize),
    /// A match could not be saved.
    NotKept(SaveName, Trouble),
    /// All saves.
    Listed(Result<Vec<Listed>, Trouble>),
    /// A save that was read.
    Fetched {
        /// Its name.
        name: SaveName,
        /// What it was fetched for.
        purpose: Purpose,
        /// The save.
        found: Box<Found>,
        /// Whether another program is playing it.
        taken: bool,
    },
    /// A save was deleted.
    Deleted(SaveName),
    /// A save was imported.
    Imported(SaveName),
    /// A save was written to a file.
    Exported(PathBuf),
    /// Another job failed.
    Failed(Trouble),
}

/// Runs jobs. See the module.
#[derive(Resource)]
pub struct SaveWorker {
    desk: Desk,
    pending: usize,
}

/// What the save worker reports back.
struct Answer {
    /// How many jobs it answers.
    jobs: usize,
    news: Option<SaveEvent>,
}

#[cfg(not(target_arch = "wasm32"))]
struct Desk {
    jobs: Sender<SaveJob>,
    answers: Arc<Mutex<Receiver<Answer>>>,
    /// Answers to jobs that could not be sent to the thread.
    own: Vec<Answer>,
}

#[cfg(target_arch = "wasm32")]
struct Desk {
    shelf: Arc<Mutex<Shelf<Store>>>,
    answers: Vec<Answer>,
}

impl SaveWorker {
    /// A save worker of the saves in this storage.
    #[must_use]
    pub fn new(storage: Store) -> Self {
        Self { desk: Desk::of(Shelf::new(storage)), pending: 0 }
    }

    /// Queues a job.
    pub fn send(&mut self, job: SaveJob) {
        self.pending += 1;
        self.desk.take(job);
    }

    /// The events since the last call.
    fn news(&mut self) -> Vec<SaveEvent> {
        let answers = self.desk.answers();
        let done: usize = answers.iter().map(|answer| answer.jobs).sum();
        self.pending = self.pending.saturating_sub(done);
        answers.into_iter().filter_map(|answer| answer.news).collect()
    }

    /// Waits until all jobs are done.
    pub fn finish(&self) {
        #[cfg(not(target_arch = "wasm32"))]
        self.desk.finish();
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Desk {
    fn of(mut shelf: Shelf<Store>) -> Self {
        let (jobs, waiting) = channel();
        let (tell, answers) = channel();
        let work = move || {
            while let Ok(first) = waiting.recv() {
                let all: Vec<SaveJob> = std::iter::once(first).chain(waiting.try_iter()).collect();
                let asked = all.len();
                let left = save_jobs::without_outdated(all);
                // The receiver may be gone; the work is done all the same.
                let _ = tell.send(Answer { jobs: asked - left.len(), news: None });
                for job in left {
                    // The sender of this job gets its answer through a channel of its own.
                    let jobs = usize::from(!matches!(job, SaveJob::Say(_)));
                    let news = run_or_tell(&mut shelf, job);
                    let _ = tell.send(Answer { jobs, news });
                }
            }
        };
        // Without a thread, jobs fail, which is reported with the first one.
        if let Err(why) = std::thread::Builder::new().name(THREAD.into()).spawn(work) {
            error!("The save thread could not start, so matches are not saved: {why}");
        }
        let last = jobs.clone();
        crate::app::platform::black_box::before_report(move || {
            // A save worker that panicked itself cannot be waited for.
            if std::thread::current().name() != Some(THREAD) {
                finish(&last);
            }
        });
        Self { jobs, answers: Arc::new(Mutex::new(answers)), own: Vec::new() }
    }

    fn take(&mut self, job: SaveJob) {
        if let Err(SendError(job)) = self.jobs.send(job) {
            let news = Some(fault(&job, "the save thread is not running"));
            self.own.push(Answer { jobs: 1, news });
        }
    }

    fn answers(&mut self) -> Vec<Answer> {
        let mut answers = std::mem::take(&mut self.own);
        answers.extend(self.answers.lock().iter().flat_map(|told| told.try_iter()));
        answers
    }

    fn finish(&self) {
        finish(&self.jobs);
    }
}

/// Waits until all earlier jobs are done, but no longer than [`PATIENCE`].
#[cfg(not(target_arch = "wasm32"))]
fn finish(jobs: &Sender<SaveJob>) {
    let (done, wait) = channel();
    if jobs.send(SaveJob::Say(done)).is_ok() {
        let _ = wait.recv_timeout(PATIENCE);
    }
}

/// Runs a job and catches a panic, because without the save worker nothing would be saved any more.
#[cfg(not(target_arch = "wasm32"))]
fn run_or_tell(shelf: &mut Shelf<Store>, job: SaveJob) -> Option<SaveEvent> {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    let broken = fault(&job, "the game broke down over it");
    catch_unwind(AssertUnwindSafe(|| save_jobs::run(shelf, job))).unwrap_or_else(|_| {
        crate::app::platform::black_box::go_on();
        Some(broken)
    })
}

/// The event for a job that was not carried out.
#[cfg(not(target_arch = "wasm32"))]
fn fault(job: &SaveJob, why: &str) -> SaveEvent {
    let cause = crate::saves::Cause::Failed(why.into());
    let trouble = |place: &str| Trouble { place: place.into(), cause: cause.clone() };
    match job {
        SaveJob::Keep(name, _) => SaveEvent::NotKept(name.clone(), trouble(name.as_str())),
        SaveJob::List | SaveJob::Clear => SaveEvent::Listed(Err(trouble("saves"))),
        SaveJob::Fetch(name, _) | SaveJob::Delete(name) | SaveJob::Export(name, _) => {
            SaveEvent::Failed(trouble(name.as_str()))
        }
        _ => SaveEvent::Failed(trouble("saves")),
    }
}

#[cfg(target_arch = "wasm32")]
impl Desk {
    fn of(shelf: Shelf<Store>) -> Self {
        Self { shelf: Arc::new(Mutex::new(shelf)), answers: Vec::new() }
    }

    fn take(&mut self, job: SaveJob) {
        if let Ok(mut shelf) = self.shelf.lock() {
            let news = save_jobs::run(&mut shelf, job);
            self.answers.push(Answer { jobs: 1, news });
        }
    }

    fn answers(&mut self) -> Vec<Answer> {
        std::mem::take(&mut self.answers)
    }
}

/// Passes the events on; the window stays awake while jobs are pending.
pub(super) fn send_save_events(
    mut worker: ResMut<SaveWorker>,
    mut news: MessageWriter<SaveEvent>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let worker = worker.bypass_change_detection();
    let told = worker.news();
    if !told.is_empty() {
        redraw.nudge();
    }
    news.write_batch(told);
    let redraw = redraw.bypass_change_detection();
    if worker.pending > 0 {
        redraw.hold("save worker");
    } else {
        redraw.release("save worker");
    }
}

/// Finishes pending saves before the program exits.
pub(super) fn finish_on_exit(mut exits: MessageReader<AppExit>, worker: Res<SaveWorker>) {
    if exits.read().count() > 0 {
        worker.finish();
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Shared, blank, name, two_people};
    use super::*;
    use crate::saves::{Cause, Storage};

    /// A storage whose writes panic while the flag is set.
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

    fn keep(worker: &mut SaveWorker) -> Vec<SaveEvent> {
        let save = blank(&two_people("ludo"));
        worker.send(SaveJob::Keep(name(), Box::new(move || save.into())));
        worker.finish();
        worker.news()
    }

    #[test]
    fn a_fault_of_the_worker_is_reported_and_it_goes_on() {
        let breaks = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
        let mut worker = SaveWorker::new(Box::new(Breaking(Shared::default(), breaks.clone())));
        let told = keep(&mut worker);
        assert!(
            matches!(
                told.as_slice(),
                [SaveEvent::NotKept(_, Trouble { cause: Cause::Failed(_), .. })]
            ),
            "{told:?}"
        );
        breaks.store(false, std::sync::atomic::Ordering::SeqCst);
        assert_eq!(keep(&mut worker), [SaveEvent::Kept(name(), 0)]);
    }

    #[test]
    fn the_window_sleeps_again_once_everything_is_done() {
        let mut worker = SaveWorker::new(Box::new(Shared::default()));
        for _ in 0..50 {
            let save = blank(&two_people("ludo"));
            worker.send(SaveJob::Keep(name(), Box::new(move || save.into())));
        }
        worker.send(SaveJob::Release(name()));
        worker.finish();
        worker.news();
        assert_eq!(worker.pending, 0);
        worker.send(SaveJob::List);
        assert_eq!(worker.pending, 1, "it is awake for the next one");
    }
}
