//! What lies before a seat as plain values: things that count, and things one has or has not.
//!
//! A game tells them ([`super::dress::Dress::belongings`]), the HUD draws them on the seat's plate, so that with five at the table everybody's
//! things can be read at once. Deliberately absent: what they mean; each only says what it is called.

use std::borrow::Cow;

use crate::app::kit::locale::LocalText;

/// What one seat has.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Belongings {
    /// What counts, row below row; a row that is too long goes on in the next line.
    pub rows: Vec<Vec<Belonging>>,
    /// What there is only one of, beside the seat's name.
    pub badges: Vec<Belonging>,
}

/// One thing, or several alike.
#[derive(Clone, PartialEq, Debug)]
pub struct Belonging {
    /// The sheet and the cell of its picture.
    pub picture: (&'static str, Cow<'static, str>),
    /// What it is, said when it is pointed at.
    pub label: LocalText,
    /// How many; of what there is only one, nothing is written.
    pub count: Option<u32>,
    /// So many are wanted, where a goal is set.
    pub of: Option<u32>,
}

impl Belonging {
    /// One thing.
    #[must_use]
    pub fn new(
        sheet: &'static str,
        cell: impl Into<Cow<'static, str>>,
        label: impl Into<LocalText>,
    ) -> Self {
        Self { picture: (sheet, cell.into()), label: label.into(), count: None, of: None }
    }

    /// So many of it.
    #[must_use]
    pub fn times(self, count: u32) -> Self {
        Self { count: Some(count), ..self }
    }

    /// Of so many that are wanted.
    #[must_use]
    pub fn of(self, goal: u32) -> Self {
        Self { of: Some(goal), ..self }
    }
}
