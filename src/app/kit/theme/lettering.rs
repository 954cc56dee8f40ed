//! The font and size of a text, by its role.
//!
//! Sizes are in the engine's rem, so that one setting enlarges every text. The loading screen shows
//! texts before the fonts are loaded, so the font is set when a text appears and again when the
//! fonts arrive or the player chooses other ones. Deliberately absent: colours by role; the caller chooses them for the paper behind
//! the text.

use bevy::prelude::*;
use bevy::text::{LineHeight, RemSize};
use bevy::ui::UiSystems;

use crate::app::kit::content::Fonts;
use crate::app::kit::form::Form;
use crate::app::kit::input::line::Letters;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;

/// A text's role.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lettering {
    /// The game's own name.
    Logo,
    /// A screen's headline.
    Display,
    /// A panel's headline.
    Heading,
    /// A game's name on its card, which is one word and must fit its width.
    Name,
    /// A prominent label.
    Strong,
    /// Reading text.
    Body,
    /// Notes.
    Note,
    /// Entries of tables.
    Small,
    /// The text on a key cap.
    Cap,
}

impl Lettering {
    /// The size in units at normal text size.
    pub fn size(self) -> f32 {
        match self {
            Self::Logo => 96.0,
            Self::Display => 40.0,
            Self::Heading | Self::Name => 28.0,
            Self::Strong | Self::Body => 20.0,
            Self::Note => 18.0,
            Self::Small | Self::Cap => 16.0,
        }
    }

    /// The logo is large enough for every reader, so it does not grow with the text size; names on cards
    /// grow up to [`LARGEST_NAME`]. `texts` is the text size, of which 1 is the usual one.
    fn font_size(self, form: Form, texts: f32) -> FontSize {
        match self {
            Self::Logo => match form {
                Form::Wide => FontSize::Px(self.size()),
                Form::Flat => FontSize::Px(46.0),
                Form::Tall => FontSize::Px(60.0),
            },
            Self::Display => FontSize::Rem(form.pick(self.size(), SMALL_DISPLAY) / 20.0),
            Self::Name => FontSize::Rem(self.size() / 20.0 * (LARGEST_NAME / texts).min(1.0)),
            _ => FontSize::Rem(self.size() / 20.0),
        }
    }

    fn font(self, fonts: &Fonts) -> Handle<Font> {
        match self {
            Self::Logo => fonts.display.clone(),
            Self::Display | Self::Heading | Self::Name => fonts.headings.clone(),
            Self::Strong | Self::Cap => fonts.bold.clone(),
            Self::Body | Self::Note | Self::Small => fonts.text.clone(),
        }
    }
}

/// Order of systems for texts that are spawned late in a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextSystems {
    /// Spawns the last texts of a frame; later systems set their words and font.
    Spawn,
}

/// The text size up to which names on cards grow.
const LARGEST_NAME: f32 = 1.5;

/// The size of a headline on a phone, in units.
const SMALL_DISPLAY: f32 = 30.0;

/// A text by its key.
pub fn text(key: impl Into<LocalText>, lettering: Lettering, color: Color) -> impl Bundle {
    (Text::default(), key.into(), lettering, TextColor(color), Pickable::IGNORE)
}

/// A text that needs no translation: a name, a number, the logo.
pub fn plain(words: impl Into<String>, lettering: Lettering, color: Color) -> impl Bundle {
    (Text::new(words), lettering, TextColor(color), Pickable::IGNORE)
}

/// A line that is being typed, with the place of the next letter; what is selected lies on a dark ground.
pub fn typed(line: &Letters) -> impl Bundle + use<> {
    let (words, color, ground) = match line.selected {
        true => (line.words.clone(), palette::PAPER, palette::FOCUS),
        false => (format!("{}_", line.words), palette::INK, Color::NONE),
    };
    (plain(words, Lettering::Strong, color), BackgroundColor(ground))
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, TextSystems::Spawn.before(UiSystems::Prepare))
        .add_systems(PostUpdate, set_type.after(TextSystems::Spawn).before(UiSystems::Prepare));
}

fn set_type(
    fonts: Option<Res<Fonts>>,
    (form, rem): (Option<Res<Form>>, Option<Res<RemSize>>),
    texts: Query<(Entity, Ref<Lettering>)>,
    mut commands: Commands,
) {
    let arrived = fonts.as_ref().is_some_and(|fonts| fonts.is_changed());
    let turned = form.as_ref().is_some_and(|form| form.is_changed());
    let grown = rem.as_ref().is_some_and(|rem| rem.is_changed());
    let larger = rem.map_or(1.0, |rem| rem.0 / RemSize::default().0);
    let form = form.map(|form| *form).unwrap_or_default();
    for (entity, lettering) in &texts {
        let resized = match *lettering {
            Lettering::Logo | Lettering::Display => turned,
            Lettering::Name => grown,
            _ => false,
        };
        if !arrived && !resized && !lettering.is_changed() {
            continue;
        }
        let size = lettering.font_size(form, larger);
        let font = fonts.as_ref().map(|fonts| lettering.font(fonts)).unwrap_or_default();
        let face = TextFont { font: font.into(), font_size: size, ..default() };
        commands.entity(entity).try_insert((face, LineHeight::RelativeToFont(1.25)));
    }
}
