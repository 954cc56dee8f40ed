//! The rule sheet, statement by statement, and a second, naive reading of it.
