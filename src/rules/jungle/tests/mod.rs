//! The sheet's statements, one test each.
