//! What a seat owns, as plain values: things that are counted, and things it has or has not.
//!
//! A game returns them from [`super::table_game::TableGame::belongings`]; the HUD draws them on the seat's
//! plate, so that the things of all five seats can be read at once.

use std::borrow::Cow;

use crate::app::kit::locale::LocalText;

/// What one seat has.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Belongings {
    /// Counted things, row by row; a row that is too long wraps.
    pub rows: Vec<Vec<Belonging>>,
    /// Unique things, drawn beside the seat's name.
    pub badges: Vec<Belonging>,
}

/// One thing, or several of a kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Belonging {
    /// The sheet and the cell of its picture.
    pub picture: (&'static str, Cow<'static, str>),
    /// Its name, shown on hover.
    pub label: LocalText,
    /// How many; `None` for unique things.
    pub count: Option<u32>,
    /// How many are needed, if there is a goal.
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

    /// This many of it.
    #[must_use]
    pub fn times(self, count: u32) -> Self {
        Self { count: Some(count), ..self }
    }

    /// With a goal.
    #[must_use]
    pub fn of(self, goal: u32) -> Self {
        Self { of: Some(goal), ..self }
    }
}
