//! The names and pictures a file puts on screen, each with the word in the file that asks for it.

use std::collections::BTreeSet;

use crate::data::jungle::animals::Animals;
use crate::data::letters::visible;
use crate::data::pictures::{Pictures, not_drawn};
use crate::data::{Flaw, Label, Place, arena, honga, zoon};

/// A name or a picture.
pub(super) enum Shown {
    /// A name, and the id of what it belongs to.
    Name(Label, String),
    /// A picture of a sheet.
    Picture(Sheet, String),
}

/// The sheets that data files name pictures of.
#[derive(Clone, Copy)]
pub(super) enum Sheet {
    Heads,
    Families,
    Trumps,
}

impl Shown {
    /// The flaw if its text or picture is missing, at its first place in the file.
    pub(super) fn flaw(
        &self,
        path: &str,
        text: &str,
        pictures: Option<&Pictures>,
        texts: Option<&BTreeSet<String>>,
    ) -> Option<Flaw> {
        let (word, (cause, hint)) = match self {
            Self::Name(Label::Words(_), _) => return None,
            Self::Name(Label::Key(key), id) => {
                let known = texts?.contains(key);
                let cause = format!("`{}` has no name on screen", visible(id));
                let hint = format!("add `name: \"…\"`, or a text `{key}`");
                (id, (!known).then_some((cause, hint))?)
            }
            Self::Picture(sheet, name) => {
                let pictures = pictures?;
                let drawn = match sheet {
                    Sheet::Heads => &pictures.heads,
                    Sheet::Families => &pictures.families,
                    Sheet::Trumps => &pictures.trumps,
                };
                (name, not_drawn(name, drawn)?)
            }
        };
        let quoted = format!("\"{word}\"");
        let flaw = Flaw::of_file(path, cause).suggest(hint);
        Some(match text.find(&quoted) {
            Some(at) => flaw.at(Place::new(text, at..at + quoted.len())),
            None => flaw,
        })
    }
}

fn name(label: &Label, id: &str) -> Shown {
    Shown::Name(label.clone(), id.to_owned())
}

/// Animals of Jungle.
pub(super) fn jungle(animals: &Animals) -> Vec<Shown> {
    let shown = |animal: &crate::data::jungle::Animal| {
        let picture = Shown::Picture(Sheet::Heads, animal.picture.clone());
        [name(&animal.name, &animal.id), picture]
    };
    animals.shown.iter().flat_map(shown).collect()
}

/// Animals of Arena.
pub(super) fn arena(animals: &arena::animals::Animals) -> Vec<Shown> {
    let shown = |animal: &arena::animals::Animal| {
        let picture = Shown::Picture(Sheet::Heads, animal.picture.clone());
        [name(&animal.name, &animal.id), picture]
    };
    animals.shown.iter().flat_map(shown).collect()
}

/// A tribe of Zoon, its cards and formations.
pub(super) fn tribe(tribe: &zoon::Tribe) -> Vec<Shown> {
    let own =
        [name(&tribe.name, &tribe.id), Shown::Picture(Sheet::Families, tribe.picture.clone())];
    let named = tribe.zoons.iter().chain(&tribe.trumps).chain(&tribe.formations);
    let named = named.map(|one| name(&one.name, &one.id));
    let trumps = tribe.trumps.iter().map(|trump| trump.picture.clone());
    let trumps = trumps.map(|picture| Shown::Picture(Sheet::Trumps, picture));
    own.into_iter().chain(named).chain(trumps).collect()
}

/// Bonus cards of Honga.
pub(super) fn bonus(deck: &honga::bonus::BonusDeck) -> Vec<Shown> {
    deck.shown.iter().map(|card| name(&card.name, &card.id)).collect()
}

/// Areas and round places of Honga's board.
pub(super) fn board(level: &honga::Level) -> Vec<Shown> {
    let named = level.areas.iter().chain(&level.places);
    named.map(|one| name(&one.name, &one.id)).collect()
}
