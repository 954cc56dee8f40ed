//! The options of a level as switches: the same words that the set-up and the command line use.

use super::amend;
use super::draft::Draft;
use crate::data::Switch;

/// What a switch offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The switch.
    pub key: &'static str,
    /// Its choices.
    pub all: Vec<String>,
    /// The choice that the file writes; `None` where it leaves it to the game.
    pub now: Option<String>,
}

impl Draft {
    /// The switches of the level, each with what the file writes. A number that is no choice of the switch is
    /// offered too.
    #[must_use]
    pub fn choices(&self) -> Vec<Choices> {
        let means = self.means();
        let of_level = means.switches.iter().filter(|switch| !means.beside.contains(&switch.key));
        let choices = of_level.map(|switch| {
            let now = self.choice_of(switch.key);
            let mut all: Vec<String> = switch.choices.iter().map(|&it| it.to_owned()).collect();
            all.extend(now.clone().filter(|now| !all.contains(now)));
            Choices { key: switch.key, all, now }
        });
        choices.collect()
    }

    /// The choice of a switch that the file writes.
    #[must_use]
    pub fn choice_of(&self, key: &str) -> Option<String> {
        let switch = self.switch(key)?;
        let value = self.value(&["options", &self.field(key)])?;
        let written = |choice: &&&str| self.written(choice) == value;
        let known = switch.choices.iter().find(written).map(|choice| (*choice).to_owned());
        known.or_else(|| value.parse::<u32>().ok().map(|number| number.to_string()))
    }

    fn switch(&self, key: &str) -> Option<&'static Switch> {
        let means = self.means();
        let mut of_level =
            means.switches.iter().filter(|switch| !means.beside.contains(&switch.key));
        of_level.find(|switch| switch.key == key)
    }

    /// The field of a switch.
    fn field(&self, key: &str) -> String {
        self.other_word(key).map_or_else(|| key.replace('-', "_"), str::to_owned)
    }

    /// A choice as files write it.
    fn written(&self, choice: &str) -> String {
        if let Some(word) = self.other_word(choice) {
            return word.to_owned();
        }
        match choice {
            "yes" => "true".to_owned(),
            "no" => "false".to_owned(),
            "off" => "None".to_owned(),
            _ => choice.split('-').map(capitalized).collect(),
        }
    }

    fn other_word(&self, word: &str) -> Option<&'static str> {
        let known = self.means().written.iter().find(|(switch, _)| *switch == word);
        known.map(|(_, written)| *written)
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// The text with a switch set.
pub(super) fn chosen(draft: &Draft, key: &str, choice: Option<&str>) -> Option<String> {
    draft.switch(key)?;
    let field = draft.field(key);
    let path = ["options", field.as_str()];
    match choice {
        None => amend::remove(draft.text(), &path),
        Some(choice) => amend::set(draft.text(), &path, &draft.written(choice), false),
    }
}
