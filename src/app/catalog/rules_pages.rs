//! The rules pages of a game as data: texts and atlas cells, made for the chosen level and
//! variants.

use std::borrow::Cow;

use super::signs::{Sign, each_once};
use crate::app::kit::locale::LocalText;
use crate::app::session::rule::Rule;

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
    /// Its signs, in a page of the legend.
    pub signs: Vec<Sign>,
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
            signs: Vec::new(),
        }
    }

    /// A page of the legend; `None` without signs.
    #[must_use]
    pub fn legend(title: &'static str, signs: impl IntoIterator<Item = Sign>) -> Option<Self> {
        let signs = each_once(signs);
        let (pictures, text, example) = (Vec::new(), Vec::new(), None);
        (!signs.is_empty()).then(|| Self { title: title.into(), pictures, text, example, signs })
    }

    /// Whether a sentence stands on this page.
    #[must_use]
    pub fn tells(&self, rule: Rule) -> bool {
        self.text.iter().any(|text| rule.is(&text.key))
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

/// The page on which a sentence stands. Where the level does without the sentence, the page that it
/// would stand on; `None` if that is missing too.
#[must_use]
pub fn page_of(pages: &[RulesPage], rule: Rule) -> Option<usize> {
    let about = |page: &RulesPage| {
        let mut texts = page.text.iter().chain([&page.title]);
        texts.any(|text| Rule(rule.page()).is(&text.key))
    };
    let tells = pages.iter().position(|page| page.tells(rule));
    tells.or_else(|| pages.iter().position(about))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_that_the_level_does_without_is_looked_for_on_its_page() {
        let pages = ["rules-a-one", "rules-a-two"].map(|key| RulesPage::new(key, "icons", &[]));
        assert_eq!(page_of(&pages, Rule("rules-a-two-text")), Some(1));
        assert_eq!(page_of(&pages, Rule("rules-a-two-star")), Some(1));
        assert_eq!(page_of(&pages, Rule("rules-a-three-text")), None);
    }
}
