//! Names that players have written: friends who play here again and again.
//!
//! They are kept as one line of text, the newest last. Deliberately absent: who they belong to.

use super::Settings;

/// The name under which they are kept.
const NAMES: &str = "names";
/// What parts them; no name has it.
const TAB: char = '\t';

impl Settings {
    /// The most names that are kept.
    pub const MOST_NAMES: usize = 12;
    /// The most letters of a name: as many as a plate beside the board has room for.
    pub const LONGEST_NAME: usize = 14;

    /// A name as it is kept: without spaces around it, control characters, or too many letters. `None`
    /// when nothing is left.
    #[must_use]
    pub fn clean_name(text: &str) -> Option<String> {
        let letters = text.trim().chars().filter(|letter| !letter.is_control());
        let name: String = letters.take(Self::LONGEST_NAME).collect();
        let name = name.trim().to_owned();
        (!name.is_empty()).then_some(name)
    }

    /// The names that were written.
    #[must_use]
    pub fn own_names(&self) -> Vec<String> {
        let kept = self.favourite(NAMES).unwrap_or_default();
        kept.split(TAB).filter_map(Self::clean_name).take(Self::MOST_NAMES).collect()
    }

    /// Keeps a name that was written; `None` when it is empty or there is no room for it. A name that is
    /// known already is not kept twice.
    pub fn keep_name(&mut self, text: &str) -> Option<String> {
        let name = Self::clean_name(text)?;
        let mut names = self.own_names();
        if !names.contains(&name) {
            if names.len() >= Self::MOST_NAMES {
                return None;
            }
            names.push(name.clone());
            self.keep(NAMES, &names.join("\t"));
        }
        Some(name)
    }

    /// Forgets a name.
    pub fn forget_name(&mut self, name: &str) {
        let mut names = self.own_names();
        names.retain(|known| known != name);
        self.keep(NAMES, &names.join("\t"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_names_are_kept_once_without_what_cannot_be_shown() {
        let mut settings = Settings::default();
        let kept = ["  Ann ", "Ann", "Zo\u{e9}\t\n", "Bartholomew Longfellow", "x=1,2:3"]
            .map(|text| settings.keep_name(text));
        let kept = kept.map(Option::unwrap);
        assert_eq!(kept, ["Ann", "Ann", "Zo\u{e9}", "Bartholomew Lo", "x=1,2:3"]);
        assert_eq!(settings.own_names(), ["Ann", "Zo\u{e9}", "Bartholomew Lo", "x=1,2:3"]);
        for text in ["", "  ", "\t\u{7}"] {
            assert_eq!(settings.keep_name(text), None, "{text:?}");
        }
        settings.forget_name("Zo\u{e9}");
        assert_eq!(settings.own_names(), ["Ann", "Bartholomew Lo", "x=1,2:3"]);
    }

    #[test]
    fn a_thirteenth_name_is_not_kept() {
        let mut settings = Settings::default();
        let kept = (0..14).filter_map(|number| settings.keep_name(&format!("N{number}"))).count();
        assert_eq!((kept, settings.own_names().len()), (12, 12));
        assert_eq!(settings.keep_name("N3"), Some("N3".to_owned()), "it is known");
    }
}
