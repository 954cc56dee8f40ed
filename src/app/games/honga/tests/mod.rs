//! Honga on the table, without a window.

mod cards;
mod log;
mod mirror;
mod pad;
mod pages;
mod picture;
mod placement_preview;
mod steps;
mod suggested;
mod turns;

use std::sync::Arc;

use crate::app::catalog::levels::tests::shipped;
use crate::data;
use crate::rules::honga::Tables;

/// A shipped level.
pub(super) fn level(name: &str) -> Arc<Tables> {
    let level = data::honga::load(&shipped, name).unwrap_or_else(|flaws| panic!("{flaws}"));
    Arc::new(level.tables)
}
