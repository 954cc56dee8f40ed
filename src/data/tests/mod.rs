//! Helpers shared by the data tests of several games.

pub(in crate::data) mod sentences;
