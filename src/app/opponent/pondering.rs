//! A thought under way: on a thread where there are threads, otherwise a little in each frame.
//!
//! On the desktop a thought is a task of the engine's pool that can be dropped at any moment; it
//! wakes the window's loop when it is done, so nothing polls. In the browser the computer's actions
//! are calculated in a second thread (`apart`), and other thoughts take a few milliseconds of every
//! frame. [`ThinkingPlace`] selects the way, so thinking between frames can be tested and measured on the
//! desktop too. Deliberately absent: what is thought about, and what happens with the answer.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::platform::time::Instant;
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::{AsyncComputeTaskPool, Task, futures_lite::future::yield_now};
use bevy::winit::EventLoopProxyWrapper;

#[cfg(target_arch = "wasm32")]
use super::apart;
use crate::ai::{AiGame, ChosenLevel, Observation, Progress, Strength, Thinking};
use crate::app::platform::waker::LoopWaker;

/// The time a thought takes in each frame when it has no thread of its own.
const SHARE: Duration = Duration::from_millis(4);

/// Where thinking is done.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ThinkingPlace {
    /// On a thread.
    #[cfg(not(target_arch = "wasm32"))]
    #[default]
    Beside,
    /// Actions in the browser's second thread, anything else between frames.
    #[cfg(target_arch = "wasm32")]
    #[default]
    Apart,
    /// A few milliseconds of every frame.
    Between,
}

/// What to think about, and how much.
pub struct ThoughtRequest<G: AiGame> {
    /// The compiled level.
    pub tables: Arc<G::Tables>,
    /// What the thinker can see.
    pub observation: Observation<G>,
    /// How well it plays.
    pub strength: Strength,
    /// How many positions it may search; `None` for the strength's own number.
    pub nodes: Option<u64>,
    /// Decides between equal actions.
    pub seed: u64,
}

impl<G: AiGame> ThoughtRequest<G> {
    fn begin(&self) -> Option<Thinking<G>> {
        Thinking::<G>::new(&self.tables, &self.observation, self.strength, self.nodes, self.seed)
    }
}

/// Turns a finished thought into an answer.
pub type Conclude<G, T> = fn(&<G as crate::rules::Game>::Tables, &Thinking<G>) -> T;

/// Starts thoughts, at the app's [`ThinkingPlace`].
#[derive(SystemParam)]
pub struct Mind<'w> {
    place: Option<Res<'w, ThinkingPlace>>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Mind<'_> {
    /// Starts a thought.
    #[must_use]
    pub fn ponder<G: AiGame, T: Clone + Send + Sync + 'static>(
        &self,
        request: ThoughtRequest<G>,
        conclude: Conclude<G, T>,
    ) -> Pondering<T> {
        match self.place.as_deref().copied().unwrap_or_default() {
            #[cfg(not(target_arch = "wasm32"))]
            ThinkingPlace::Beside => {
                Pondering::beside(request, conclude, LoopWaker::of(self.proxy.as_deref()))
            }
            #[cfg(target_arch = "wasm32")]
            ThinkingPlace::Apart => Pondering::between(request, conclude),
            ThinkingPlace::Between => Pondering::between(request, conclude),
        }
    }

    /// Starts a thought about an action of a match on this level.
    #[must_use]
    pub fn choose<G: AiGame>(
        &self,
        request: ThoughtRequest<G>,
        level: ChosenLevel<'_>,
    ) -> Pondering<G::Action> {
        #[cfg(target_arch = "wasm32")]
        if self.place.as_deref().copied().unwrap_or_default() == ThinkingPlace::Apart {
            return Pondering::apart(request, level, LoopWaker::of(self.proxy.as_deref()));
        }
        let _ = level;
        self.ponder(request, |_, thinking| thinking.best())
    }
}

/// A thought that results in an answer of type `T`. Dropping it stops it.
pub struct Pondering<T> {
    answer: Arc<OnceLock<Option<T>>>,
    work: Work<T>,
}

/// Where the work is done.
enum Work<T> {
    #[cfg(not(target_arch = "wasm32"))]
    Beside {
        _task: Task<()>,
    },
    #[cfg(target_arch = "wasm32")]
    Apart {
        pending: apart::PendingAnswer,
        read: Box<dyn Fn(&str) -> Result<T, String> + Send + Sync>,
        otherwise: Option<Box<dyn FnOnce() -> Pondering<T> + Send + Sync>>,
    },
    Between(Box<dyn FnMut() -> Option<Option<T>> + Send + Sync>),
}

impl<T: Clone + Send + Sync + 'static> Pondering<T> {
    #[cfg(not(target_arch = "wasm32"))]
    fn beside<G: AiGame>(
        request: ThoughtRequest<G>,
        conclude: Conclude<G, T>,
        waker: LoopWaker,
    ) -> Self {
        let answer = Arc::new(OnceLock::new());
        let written = answer.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let mut thinking = request.begin();
            if let Some(thinking) = &mut thinking {
                while thinking.step(&request.tables, G::SLICE) == Progress::Going {
                    yield_now().await;
                }
            }
            let _ = written.set(thinking.map(|thinking| conclude(&request.tables, &thinking)));
            waker.ring();
        });
        Self { answer, work: Work::Beside { _task: task } }
    }

    fn between<G: AiGame>(request: ThoughtRequest<G>, conclude: Conclude<G, T>) -> Self {
        let mut thinking = request.begin();
        let step = move || {
            let Some(thought) = &mut thinking else { return Some(None) };
            let began = Instant::now();
            while began.elapsed() < SHARE {
                if thought.step(&request.tables, G::SLICE) != Progress::Going {
                    return Some(Some(conclude(&request.tables, thought)));
                }
            }
            None
        };
        Self { answer: Arc::new(OnceLock::new()), work: Work::Between(Box::new(step)) }
    }

    /// The answer, once there is one; `Some(None)` when there was nothing to decide. Between
    /// frames, each call continues the thought.
    pub fn answer(&mut self) -> Option<Option<T>> {
        #[cfg(target_arch = "wasm32")]
        self.hear();
        match &mut self.work {
            #[cfg(not(target_arch = "wasm32"))]
            Work::Beside { .. } => {}
            #[cfg(target_arch = "wasm32")]
            Work::Apart { .. } => {}
            Work::Between(step) => {
                if self.answer.get().is_none()
                    && let Some(answer) = step()
                {
                    let _ = self.answer.set(answer);
                }
            }
        }
        self.answer.get().cloned()
    }

    /// Whether there is an answer.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        self.answer.get().is_some()
    }

    /// Whether the thought only goes on while frames are drawn.
    #[must_use]
    pub fn needs_frames(&self) -> bool {
        matches!(self.work, Work::Between(_))
    }
}

#[cfg(target_arch = "wasm32")]
impl<A: Clone + Send + Sync + 'static> Pondering<A> {
    fn apart<G: AiGame<Action = A>>(
        request: ThoughtRequest<G>,
        level: ChosenLevel<'_>,
        waker: LoopWaker,
    ) -> Self {
        let (tables, observation) = (request.tables.clone(), &request.observation);
        let ThoughtRequest { strength, nodes, seed, .. } = request;
        let player = crate::ai::ComputerPlayer { strength, nodes };
        let move_request =
            crate::ai::MoveRequest::of::<G>(level, &tables, observation, player, seed);
        let otherwise = move || Self::between(request, |_, thinking| thinking.best());
        let Some(move_request) = move_request else { return otherwise() };
        let read = move |text: &str| {
            G::parse_action(&tables, text).map_err(|flaw| format!("{text}: {flaw}"))
        };
        let pending = apart::ask(&move_request, waker);
        let otherwise: Box<dyn FnOnce() -> Self + Send + Sync> = Box::new(otherwise);
        let work = Work::Apart { pending, read: Box::new(read), otherwise: Some(otherwise) };
        Self { answer: Arc::default(), work }
    }

    /// Reads the second thread's answer; after an error, starts over between frames.
    fn hear(&mut self) {
        let Work::Apart { pending, read, otherwise } = &mut self.work else { return };
        let Some(answer) = pending.answer() else { return };
        let answer = answer.clone();
        match answer.and_then(|text| text.map(|text| read(&text)).transpose()) {
            Ok(action) => {
                let _ = self.answer.set(action);
            }
            Err(trouble) => {
                warn_once!("The computer thinks between the frames: {trouble}.");
                if let Some(otherwise) = otherwise.take() {
                    *self = otherwise();
                }
            }
        }
    }
}
