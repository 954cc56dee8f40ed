//! What the tests of several games' data ask alike.

pub(in crate::data) mod sentences;
