//! Why a record cannot be read or replayed: the place, the cause, and what was expected.

use std::fmt;

use crate::rules::text::legible;

/// The most characters of a cause, and of what was expected or found.
const LONGEST_TOLD: usize = 1_000;

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFlaw {
    /// The entry at which replay stopped, counted from 1; `None` for the record as a whole.
    pub entry: Option<usize>,
    /// What is wrong and how to fix it.
    pub cause: String,
    /// What was expected and what was found, for a failed comparison.
    pub differs: Option<Differs>,
}

/// Two values that should be equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differs {
    /// The expected value.
    pub expected: String,
    /// The value found.
    pub found: String,
}

impl fmt::Display for RecordFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(out, "entry {entry}: {}", self.cause)?,
            None => write!(out, "record: {}", self.cause)?,
        }
        match &self.differs {
            Some(Differs { expected, found }) => {
                write!(out, " (expected {expected}, found {found})")
            }
            None => Ok(()),
        }
    }
}

impl std::error::Error for RecordFlaw {}

impl RecordFlaw {
    /// An error about the record as a whole.
    pub(super) fn head(cause: impl Into<String>) -> Self {
        Self { entry: None, cause: legible(&cause.into(), LONGEST_TOLD), differs: None }
    }

    /// An error at the entry with this index, counted from 0.
    pub(super) fn at(index: usize, cause: impl Into<String>) -> Self {
        Self { entry: Some(index + 1), ..Self::head(cause) }
    }

    /// Adds the two compared values.
    pub(super) fn comparing(self, expected: impl Into<String>, found: impl Into<String>) -> Self {
        let [expected, found] =
            [expected.into(), found.into()].map(|words| legible(&words, LONGEST_TOLD));
        Self { differs: Some(Differs { expected, found }), ..self }
    }
}
