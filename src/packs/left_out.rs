//! Changes of a pack that are left out because of a flaw, and the flaws that only follow from that.
//!
//! If a change of animals cannot be read, every level that names one of them would be told to name an unknown one. Such
//! flaws are held back until the change can be read.

use std::collections::BTreeSet;

use crate::data::index::is_id;
use crate::data::{Files, Flaw};
use crate::packs::{Layered, Pack, Stack};

/// What is left out of a pack.
pub(super) struct LeftOut {
    /// Why.
    pub(super) flaws: Vec<Flaw>,
    /// The ids and letters that the changes would give to things.
    given: BTreeSet<String>,
}

/// The changes of a pack that were left out when files were read.
pub(super) fn left_out(layered: &Layered<&Stack, &dyn Files>, pack: &Pack) -> LeftOut {
    let flaws = layered.flaws().into_iter().filter(|(of, _)| of == pack.id());
    let flaws: Vec<Flaw> = flaws.map(|(_, flaw)| flaw).collect();
    let files: BTreeSet<&str> = flaws.iter().map(|flaw| flaw.file.as_str()).collect();
    let broken = pack.files().filter(|(path, _)| files.contains(&*pack.told(path)));
    let given = broken.flat_map(|(_, bytes)| given(&String::from_utf8_lossy(bytes)));
    LeftOut { given: given.collect(), flaws }
}

impl LeftOut {
    /// Whether a flaw is that something is unknown which a change would have given.
    pub(super) fn explain(&self, flaw: &Flaw) -> bool {
        let Some(place) = &flaw.place else { return false };
        let line = place.source.as_deref().unwrap_or_default();
        let meant: String = line.chars().skip(place.column - 1).take(place.length).collect();
        self.given.contains(meant.trim_matches('"'))
    }
}

/// The ids and letters in the text of a file that cannot be read as a whole.
fn given(text: &str) -> BTreeSet<String> {
    let after = |field: &'static str| {
        let rests =
            text.split(field).skip(1).filter_map(|rest| rest.trim_start().strip_prefix(':'));
        rests.map(|rest| rest.trim_start_matches([' ', '"', '\'']))
    };
    let word = |rest: &str| -> String {
        rest.chars()
            .take_while(|letter| letter.is_ascii_alphanumeric() || "-:".contains(*letter))
            .collect()
    };
    let ids = after("id").map(word).filter(|id| is_id(id));
    let letters = after("letter").filter_map(|rest| rest.chars().next());
    let letters = letters.flat_map(|letter| {
        [letter.to_lowercase().collect(), letter.to_uppercase().collect::<String>()]
    });
    ids.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::given;

    #[test]
    fn ids_and_letters_are_found_in_a_file_that_is_broken_anywhere() {
        let text =
            "(animals: [\n(id: \"river:crane\", letter: 'K' rank: 3),\n(id: \"wolf, swims: true";
        assert_eq!(given(text).into_iter().collect::<Vec<_>>(), ["K", "k", "river:crane", "wolf"]);
    }
}
