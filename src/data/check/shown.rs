//! Whether the names and pictures that a file puts on screen exist.

use crate::data::index::text_key;
use crate::data::letters::visible;
use crate::data::pictures::{Pictures, not_drawn};
use crate::data::shipped::Shown;
use crate::data::{Flaw, Label, Text};

use super::texts::Library;

/// The flaw if its text or picture is missing, at its first place in the file.
pub(super) fn flaw(
    shown: &Shown,
    text: &Text,
    pictures: &Pictures,
    texts: &Library,
) -> Option<Flaw> {
    let (word, (cause, hint)) = match shown {
        Shown::Name(Label::Words(_), _) => return None,
        Shown::Name(Label::Key(key), id) => {
            let known = texts.has(key)?;
            let cause = format!("`{}` has no name on screen", visible(id));
            let hint = format!("add `name: \"…\"`, or a text `{}`", text_key(key));
            (id, (!known).then_some((cause, hint))?)
        }
        Shown::Picture { sheet, kind, name } => {
            (name, not_drawn(name, &pictures.of_kind(sheet, kind)?)?)
        }
    };
    let quoted = format!("\"{word}\"");
    let flaw = match text.find(&quoted) {
        Some(at) => text.flaw(at..at + quoted.len(), cause),
        None => Flaw::of_file(text.file(), cause),
    };
    Some(flaw.suggest(hint))
}
