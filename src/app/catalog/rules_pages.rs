//! The pages of a game's rules as data: texts and cells of atlases, made for the level and the variants at hand.

use std::borrow::Cow;

use crate::app::kit::locale::LocalText;

/// One page.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPage {
    /// What it is about.
    pub title: LocalText,
    /// Pictures in reading order: sheet and cell.
    pub pictures: Vec<(&'static str, Cow<'static, str>)>,
    /// What it says, paragraph by paragraph.
    pub text: Vec<LocalText>,
}

impl RulesPage {
    /// A page with cells of one sheet. Its texts are `KEY-title` and `KEY-text`.
    pub fn new(key: &str, sheet: &'static str, cells: &[&'static str]) -> Self {
        let says = |what: &str| LocalText::new(format!("{key}-{what}"));
        Self {
            title: says("title"),
            pictures: cells.iter().map(|cell| (sheet, Cow::Borrowed(*cell))).collect(),
            text: vec![says("text")],
        }
    }

    /// The same page with another text.
    #[must_use]
    pub fn saying(mut self, text: impl IntoIterator<Item = LocalText>) -> Self {
        self.text = text.into_iter().collect();
        self
    }

    /// The same page with the heads of animals.
    #[must_use]
    pub fn showing_heads(mut self, heads: impl IntoIterator<Item = String>) -> Self {
        self.pictures = heads.into_iter().map(|head| ("heads", Cow::Owned(head))).collect();
        self
    }
}

/// What a game tells of its rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RulesBook {
    /// Its pages.
    pub pages: Vec<RulesPage>,
    /// Names that the level's files bring along, by their keys.
    pub names: Vec<(String, String)>,
}
