//! The log in a browser: warnings and errors go to the page's console and into crash reports.
//!
//! The engine's own plugin for it would bring along spans, filters and the reader of regular expressions that these are written in.
//! Deliberately absent: anything below a warning, which is not even compiled for the browser.

use std::fmt::{self, Write};

use bevy::prelude::*;
use log::Log;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber, span};
use web_sys::console;

use super::black_box;

/// Where the graphics library's log lines come from. Its warnings are about what browsers cannot do.
const GRAPHICS: &str = "wgpu";

struct Console;

/// Sends both kinds of log lines that libraries write to the console.
pub fn plugin(_: &mut App) {
    // Fails only where something else is the log already; then that is.
    let _ = tracing::subscriber::set_global_default(Console);
    if log::set_logger(&Console).is_ok() {
        log::set_max_level(log::LevelFilter::Warn);
    }
}

fn put(is_error: bool, line: &str) {
    black_box::keep_line(format!("{line}\n"));
    let line = line.into();
    if is_error { console::error_1(&line) } else { console::warn_1(&line) }
}

fn is_wanted(is_error: bool, target: &str) -> bool {
    is_error || !target.starts_with(GRAPHICS)
}

impl Log for Console {
    fn enabled(&self, line: &log::Metadata) -> bool {
        is_wanted(line.level() == log::Level::Error, line.target())
    }

    fn log(&self, line: &log::Record) {
        if Log::enabled(self, line.metadata()) {
            let text = format!("{} {}: {}", line.level(), line.target(), line.args());
            put(line.level() == log::Level::Error, &text);
        }
    }

    fn flush(&self) {}
}

impl Subscriber for Console {
    fn enabled(&self, line: &tracing::Metadata<'_>) -> bool {
        let level = *line.level();
        let is_shown = level <= tracing::Level::WARN && line.is_event();
        is_shown && is_wanted(level == tracing::Level::ERROR, line.target())
    }

    fn event(&self, event: &Event<'_>) {
        let line = event.metadata();
        let mut text = Line(format!("{} {}:", line.level(), line.target()));
        event.record(&mut text);
        put(*line.level() == tracing::Level::ERROR, &text.0);
    }

    // No span is enabled, so none is entered.
    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

/// A line to which an event's fields are added.
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let _ = if field.name() == "message" {
            write!(self.0, " {value:?}")
        } else {
            write!(self.0, " {}={value:?}", field.name())
        };
    }
}
