//! Why a record cannot be read or played again: where, what, and what was expected instead.

use std::fmt;

use crate::rules::text::legible;

/// The most letters of a cause, and of what was expected or found.
const LONGEST_TOLD: usize = 1_000;

/// Why a record cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFlaw {
    /// The entry at which it stopped, counted from 1; `None` for the head of the record.
    pub entry: Option<usize>,
    /// What is wrong and what would help.
    pub cause: String,
    /// What was expected there and what was found, where two things were compared.
    pub differs: Option<Differs>,
}

/// Two things that should be the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differs {
    /// What should be.
    pub expected: String,
    /// What is.
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
    /// Something about the record as a whole.
    pub(super) fn head(cause: impl Into<String>) -> Self {
        Self { entry: None, cause: legible(&cause.into(), LONGEST_TOLD), differs: None }
    }

    /// Something about the entry at this index.
    pub(super) fn at(index: usize, cause: impl Into<String>) -> Self {
        Self { entry: Some(index + 1), ..Self::head(cause) }
    }

    /// The same, with what was compared.
    pub(super) fn comparing(self, expected: impl Into<String>, found: impl Into<String>) -> Self {
        let [expected, found] =
            [expected.into(), found.into()].map(|words| legible(&words, LONGEST_TOLD));
        Self { differs: Some(Differs { expected, found }), ..self }
    }
}
