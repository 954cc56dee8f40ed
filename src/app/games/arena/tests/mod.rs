//! Arena on the table, without a window.

mod ending;
mod hands;
mod mirror;
mod pace;
mod pages;
mod prison;
mod risks;
mod turns;

use std::sync::Arc;

use crate::app::catalog::levels::tests::shipped;
use crate::data;
use crate::rules::arena::Tables;

/// A shipped level.
fn level(name: &str) -> Arc<Tables> {
    let level = data::arena::load(&shipped, name).unwrap_or_else(|flaws| panic!("{flaws}"));
    Arc::new(level.tables)
}
