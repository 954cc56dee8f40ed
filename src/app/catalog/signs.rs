//! Signs: small pictures with a meaning, for the legend of the rules and for the signs on cards.
//!
//! A game lists them for the level and its variants, so both say the same. Deliberately absent: which
//! signs there are.

use std::borrow::Cow;

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;

/// A sign, and what it means.
#[derive(Clone, Debug, PartialEq)]
pub struct Sign {
    /// The sheet of its picture.
    pub sheet: &'static str,
    /// Its picture: a cell of the sheet.
    pub cell: Cow<'static, str>,
    /// How the names of its other pictures begin, where they are more than numbers of this one.
    pub also: &'static [&'static str],
    /// What it means, in a sentence.
    pub says: LocalText,
}

impl Sign {
    /// A sign.
    pub fn new(
        sheet: &'static str,
        cell: impl Into<Cow<'static, str>>,
        says: impl Into<LocalText>,
    ) -> Self {
        Self { sheet, cell: cell.into(), also: &[], says: says.into() }
    }

    /// The same sign, also drawn by every picture whose name begins in one of these ways.
    #[must_use]
    pub fn also_drawn(self, also: &'static [&'static str]) -> Self {
        Self { also, ..self }
    }

    /// Whether a cell of a sheet is this sign, in whichever variant it is drawn.
    #[must_use]
    pub fn is(&self, sheet: &str, cell: &str) -> bool {
        let also = || self.also.iter().any(|begin| cell.starts_with(begin));
        self.sheet == sheet && (stem(&self.cell) == stem(cell) || also())
    }
}

/// What the variants of a drawing have in common: their numbers are left out.
#[must_use]
pub fn stem(cell: &str) -> &str {
    let cell = cell.trim_end_matches(|letter: char| letter.is_ascii_digit());
    cell.trim_end_matches('_')
}

/// A thing by its name, and what it does.
#[must_use]
pub fn named(name: LocalText, says: impl IntoIterator<Item = LocalText>) -> LocalText {
    match together(says) {
        Some(says) => LocalText::new("legend-named").with("name", name).with("says", says),
        None => name,
    }
}

/// Sentences one after the other; `None` without any.
#[must_use]
pub fn together(says: impl IntoIterator<Item = LocalText>) -> Option<LocalText> {
    says.into_iter().reduce(|first, second| {
        LocalText::new("legend-more").with("first", first).with("second", second)
    })
}

/// The same signs, each once.
#[must_use]
pub fn each_once(signs: impl IntoIterator<Item = Sign>) -> Vec<Sign> {
    let mut once: Vec<Sign> = Vec::new();
    for sign in signs {
        if !once.iter().any(|known| known.is(sign.sheet, &sign.cell) && known.says == sign.says) {
            once.push(sign);
        }
    }
    once
}

/// The signs of the match on the table, for what is printed on its cards.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SignBook(pub Vec<Sign>);

impl SignBook {
    /// What a cell of a sheet means; `None` for pictures that are no signs.
    #[must_use]
    pub fn says(&self, sheet: &str, cell: &str) -> Option<&LocalText> {
        self.0.iter().find(|sign| sign.is(sheet, cell)).map(|sign| &sign.says)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_of_a_drawing_are_one_sign_and_other_drawings_are_not() {
        let water = Sign::new("squares", "water_1", "water");
        assert!(water.is("squares", "water_3") && !water.is("icons", "water"));
        assert!(!Sign::new("squares", "den_red", "den").is("squares", "den_blue"));
        let line = Sign::new("grid", "line_up", "line").also_drawn(&["line", "joint"]);
        assert!(line.is("grid", "line_down") && line.is("grid", "joint_up"));
        assert!(!line.is("grid", "dot") && !line.is("marks", "line_down"));
        let other = Sign::new("squares", "water_2", "water");
        assert_eq!(each_once([water.clone(), other]), [water]);
    }
}
