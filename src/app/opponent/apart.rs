//! The browser's second thread, in which the computer's actions are calculated.
//!
//! It runs only engine-free code (`examples/mind.rs`, `web/mind-worker.js`), so long thinking never
//! holds up a frame. There is one such thread; dropping an unfinished request terminates it, and the
//! next request starts a new one. Where no thread is available, the request is answered with an error
//! and the caller thinks between frames instead. Deliberately absent: the content of a request,
//! which is in `ai::move_request`.

use std::cell::{Cell, RefCell};
use std::sync::{Arc, OnceLock};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::ai::MoveRequest;
use crate::app::platform::waker::LoopWaker;

/// The thread's script, beside the page.
const SCRIPT: &str = "mind-worker.js";

/// The action's text, `None` when there was nothing to decide, or why there is no answer.
type Answer = Result<Option<String>, String>;

thread_local! {
    static THREAD: RefCell<Option<Thread>> = const { RefCell::new(None) };
    static BROKEN: Cell<bool> = const { Cell::new(false) };
}

struct Thread {
    worker: Worker,
    /// The callbacks must live as long as the worker.
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

/// A request under way. Dropping it stops the thinking.
pub(super) struct PendingAnswer(Arc<OnceLock<Answer>>);

impl PendingAnswer {
    /// The result, once there is one.
    pub(super) fn answer(&self) -> Option<&Answer> {
        self.0.get()
    }
}

impl Drop for PendingAnswer {
    fn drop(&mut self) {
        if self.0.get().is_none()
            && let Some(thread) = THREAD.take()
        {
            thread.worker.terminate();
        }
    }
}

/// Sends a request; `waker` wakes the loop when its answer has arrived.
pub(super) fn ask(request: &MoveRequest, waker: LoopWaker) -> PendingAnswer {
    let pending = PendingAnswer(Arc::default());
    let thread = if BROKEN.get() { None } else { start(pending.0.clone(), waker) };
    let sent = thread.is_some_and(|thread| {
        let sent = thread.worker.post_message(&request.to_text().into()).is_ok();
        THREAD.set(Some(thread));
        sent
    });
    if !sent {
        let _ = pending.0.set(Err("this browser gives the game no second thread".to_owned()));
    }
    pending
}

/// The running thread or a new one, with callbacks that write to this answer.
fn start(answer: Arc<OnceLock<Answer>>, waker: LoopWaker) -> Option<Thread> {
    // The old callbacks are dropped at the end, after the new ones are set.
    let idle = THREAD.take();
    let worker = idle.as_ref().map_or_else(spawn, |thread| Some(thread.worker.clone()))?;
    let (failed, rung) = (answer.clone(), waker.clone());
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let _ = answer.set(understood(&event.data().as_string().unwrap_or_default()));
        waker.ring();
    });
    let failed = Closure::<dyn FnMut(Event)>::new(move |_| {
        BROKEN.set(true);
        let _ = failed.set(Err("the thinking thread has stopped".to_owned()));
        rung.ring();
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Thread { worker, _heard: heard, _failed: failed })
}

fn spawn() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(SCRIPT, &options).ok()
}

fn understood(text: &str) -> Answer {
    match text.split_once(' ') {
        Some(("action", action)) => Ok(Some(action.to_owned())),
        None if text == "nothing" => Ok(None),
        _ => Err(text.to_owned()),
    }
}
