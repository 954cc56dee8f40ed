//! Menagerie: four animal board games.

/// The table: windows, screens, input.
#[cfg(feature = "app")]
pub mod app;
