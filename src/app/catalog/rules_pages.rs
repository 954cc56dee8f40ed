//! The rules pages of a game as data: texts and atlas cells, made for the chosen level and
//! variants.

use std::borrow::Cow;

use crate::app::kit::locale::LocalText;

/// One page.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPage {
    /// Its heading.
    pub title: LocalText,
    /// Pictures in reading order, each a sheet and a cell.
    pub pictures: Vec<(&'static str, Cow<'static, str>)>,
    /// Its paragraphs.
    pub text: Vec<LocalText>,
    /// The lesson that shows what it says, such as `jungle/ranks`.
    pub example: Option<&'static str>,
}

impl RulesPage {
    /// A page with cells of one sheet. Its texts have the keys `KEY-title` and `KEY-text`.
    pub fn new(key: &str, sheet: &'static str, cells: &[&'static str]) -> Self {
        let says = |what: &str| LocalText::new(format!("{key}-{what}"));
        Self {
            title: says("title"),
            pictures: cells.iter().map(|cell| (sheet, Cow::Borrowed(*cell))).collect(),
            text: vec![says("text")],
            example: None,
        }
    }

    /// The same page with another text.
    #[must_use]
    pub fn saying(mut self, text: impl IntoIterator<Item = LocalText>) -> Self {
        self.text = text.into_iter().collect();
        self
    }

    /// The same page with a diagram of this lesson.
    #[must_use]
    pub fn shown_by(mut self, lesson: &'static str) -> Self {
        self.example = Some(lesson);
        self
    }

    /// The same page with these heads of animals as its pictures.
    #[must_use]
    pub fn showing_heads(mut self, heads: impl IntoIterator<Item = String>) -> Self {
        self.pictures = heads.into_iter().map(|head| ("heads", Cow::Owned(head))).collect();
        self
    }
}

/// The rules of a game as pages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RulesBook {
    /// Its pages.
    pub pages: Vec<RulesPage>,
    /// Names that the level's files bring along, by their text keys.
    pub names: Vec<(String, String)>,
}
