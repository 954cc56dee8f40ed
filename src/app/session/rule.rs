//! Which sentence of a game's rules explains something, and what the player asked about.
//!
//! Deliberately absent: the sentences, which are on the pages of the rules.

use bevy::prelude::*;

/// A sentence of the pages of rules, by its text key. Variants of the sentence have keys that go on
/// from it, such as `…-captures-lower` from `…-captures`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(pub &'static str);

impl Rule {
    /// Whether a text is this sentence or a variant of it.
    #[must_use]
    pub fn is(self, key: &str) -> bool {
        key.strip_prefix(self.0).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    }

    /// The name of its page, with which the keys of all its texts begin.
    #[must_use]
    pub fn page(self) -> &'static str {
        self.0.match_indices('-').nth(2).map_or(self.0, |(end, _)| &self.0[..end])
    }
}

/// The sentences that the player asked about; the pages of the rules open there.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct AskedRules(pub Vec<Rule>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_of_a_sentence_is_the_sentence_and_a_longer_word_is_not() {
        let rule = Rule("rules-jungle-ranks-captures");
        assert!(rule.is("rules-jungle-ranks-captures"));
        assert!(rule.is("rules-jungle-ranks-captures-lower"));
        assert!(!rule.is("rules-jungle-ranks-capturesque") && !rule.is("rules-jungle-ranks"));
        assert_eq!(rule.page(), "rules-jungle-ranks");
    }
}
