//! Jungle on a table without a window.
