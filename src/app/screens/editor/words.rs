//! Words that are written in the editor: a level's title and line, and the names under which it is written.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::keeping::Outcome;
use super::state::Edited;
use crate::app::kit::input::Typing;
use crate::app::kit::input::line::{HeldKeys, Letters, Line, Takes};
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::{ButtonKind, Lettering, button, text};
use crate::app::screens::widgets::typed_line;
use crate::data::fields::LONGEST_WORDS;
use crate::editor::{Edit, is_of_game};
use crate::packs::naming;

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    /// The level's title.
    Title,
    /// A line about it.
    Line,
    /// The pack's id.
    Pack,
    /// The level's name in the pack.
    Name,
}

impl Field {
    fn words(self, edited: &Edited) -> String {
        match self {
            Self::Title => edited.draft.title().unwrap_or_default(),
            Self::Line => edited.draft.line().unwrap_or_default(),
            Self::Pack => edited.place.pack.clone(),
            Self::Name => edited.place.name.clone(),
        }
    }

    /// Keeps what was written.
    ///
    /// # Errors
    /// What is said of words that cannot be kept.
    fn keep(self, edited: &mut Edited, words: &str) -> Result<(), LocalText> {
        let words = words.trim();
        let name = || {
            let none = || LocalText::new("editor-no-name").with("words", words);
            naming::near(words).ok_or_else(none)
        };
        match self {
            Self::Title if words.is_empty() => {}
            Self::Title => drop(edited.change(&Edit::Title(words.to_owned()), false)),
            Self::Line => drop(edited.change(&Edit::Line(words.to_owned()), false)),
            Self::Pack => edited.place.pack = name()?,
            Self::Name => {
                let name = name()?;
                if is_of_game(edited.draft.means().game, &name) {
                    return Err(LocalText::new("editor-of-the-game").with("name", name));
                }
                edited.place.name = name;
            }
        }
        Ok(())
    }

    /// Keeps what was written, and tells why it cannot be kept; whether it is.
    fn keep_or_tell(self, edited: &mut Edited, words: &str, outcome: &mut Outcome) -> bool {
        let kept = self.keep(edited, words);
        let is_kept = kept.is_ok();
        match kept {
            Err(why) => *outcome = Outcome::Failed(why),
            // What was said before is about another name.
            Ok(()) if matches!(self, Self::Pack | Self::Name) => *outcome = Outcome::None,
            Ok(()) => {}
        }
        is_kept
    }
}

/// The words that are being written.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Writing {
    field: Option<Field>,
    line: Letters,
    /// It has just begun: the key that did it is not part of the words.
    fresh: bool,
}

impl Writing {
    /// Whether this is being written: then its line has the focus, so that Enter presses nothing.
    pub(super) fn is(&self, field: Field) -> bool {
        self.field == Some(field)
    }

    /// Whether anything is being written.
    pub(super) fn goes_on(&self) -> bool {
        self.field.is_some()
    }

    /// Keeps the words and ends; words that cannot be kept are told, and go on being written.
    pub(super) fn end(&mut self, edited: &mut Edited, outcome: &mut Outcome) {
        let Some(field) = self.field else { return };
        if field.keep_or_tell(edited, &self.line.words, outcome) {
            *self = Self::default();
        }
    }
}

/// A button with what was written, or the line in which it is written now. Returns what can have the focus.
pub(super) fn word_button(
    column: &mut ChildSpawnerCommands,
    field: Field,
    label: &'static str,
    words: &str,
    writing: &Writing,
) -> Entity {
    if writing.is(field) {
        let line = column.spawn(typed_line(&writing.line)).id();
        column.spawn(text("names-keys", Lettering::Note, palette::COCOA));
        return line;
    }
    let says = match words {
        "" => LocalText::new("editor-nothing"),
        words => LocalText::new("editor-words").with("words", words),
    };
    let spoken = LocalText::new("editor-option").with("option", label).with("choice", says.clone());
    let write = move |_: On<Activate>,
                      edited: ResMut<Edited>,
                      (writing, outcome): (ResMut<Writing>, ResMut<Outcome>),
                      locale: Res<crate::app::kit::locale::Locale>| {
        begin(field, label, edited, (writing, outcome), &locale);
    };
    let mut button = column.spawn((button(says, ButtonKind::Secondary), observe(write)));
    button.insert(SpokenLabel(spoken));
    button.entry::<Node>().and_modify(|mut node| {
        (node.align_self, node.max_width, node.flex_shrink) =
            (AlignSelf::FlexStart, percent(100), 0.0);
    });
    button.id()
}

/// Begins to write, or has the page ask for the words.
fn begin(
    field: Field,
    label: &'static str,
    mut edited: ResMut<Edited>,
    (mut writing, mut outcome): (ResMut<Writing>, ResMut<Outcome>),
    locale: &crate::app::kit::locale::Locale,
) {
    let words = field.words(&edited);
    #[cfg(target_arch = "wasm32")]
    if let Some(words) = crate::app::kit::input::line::ask_page(&locale.text(label, &[]), &words) {
        field.keep_or_tell(&mut edited, &words, &mut outcome);
        // The line in the panel is not needed.
        writing.set_if_neq(Writing::default());
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        // The words are written in the panel.
        let _ = (label, locale, &mut edited, &mut outcome);
        *writing = Writing { field: Some(field), line: words.as_str().into(), fresh: true };
    }
}

/// Takes the keys while something is written.
pub(super) fn hear_keys(
    (mut keys, held): (MessageReader<KeyboardInput>, HeldKeys),
    (mut writing, mut typing): (ResMut<Writing>, ResMut<Typing>),
    (mut edited, mut outcome): (ResMut<Edited>, ResMut<Outcome>),
) {
    typing.set_if_neq(Typing(writing.field.is_some()));
    if !writing.goes_on() || writing.fresh {
        writing.bypass_change_detection().fresh = false;
        keys.clear();
        return;
    }
    let mut line = writing.line.clone();
    match Line::take(&mut keys, &held, &mut line, Takes::any(LONGEST_WORDS)) {
        Line::GoesOn if line == writing.line => {}
        Line::GoesOn => writing.line = line,
        Line::Kept => {
            writing.line = line;
            writing.end(&mut edited, &mut outcome);
        }
        Line::GivenUp => *writing = Writing::default(),
    }
}

/// Keeps what is being written before anything is pressed.
pub(super) fn end_before(
    _: On<Activate>,
    edited: Option<ResMut<Edited>>,
    (mut writing, mut outcome): (ResMut<Writing>, ResMut<Outcome>),
) {
    if let Some(mut edited) = edited.filter(|_| writing.goes_on()) {
        writing.end(&mut edited, &mut outcome);
    }
}

/// Leaves the keys to the menus.
pub(super) fn stop(mut writing: ResMut<Writing>, mut typing: ResMut<Typing>) {
    *writing = Writing::default();
    typing.set_if_neq(Typing(false));
}
