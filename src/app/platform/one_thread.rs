//! Systems one after another, as in a browser, for small worlds beside the app's own: to hand their systems to other
//! threads costs more than they do.
//!
//! Deliberately absent: which worlds those are.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;

/// Runs the systems added so far one after another.
pub(in crate::app) fn on_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
