//! Letters and pictures on Honga's table that are not pieces. Letters are set in pixels and placed
//! in squares.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{FontSize, TextBounds};

use crate::app::kit::content::Fonts;
use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::app::table::board::drawn::Drawn;

/// The fonts and the scale with which letters are set.
#[derive(Clone, Default)]
pub(super) struct Pen {
    /// A square's width in pixels.
    pub(super) square: f32,
    pub(super) bold: Handle<Font>,
    pub(super) display: Handle<Font>,
}

/// How a line of letters is set.
pub(super) struct Letters {
    /// In squares.
    pub(super) height: f32,
    pub(super) color: Color,
    pub(super) anchor: Anchor,
    /// Where lines break, in squares.
    pub(super) width: Option<f32>,
}

impl Letters {
    pub(super) fn new(height: f32, color: Color) -> Self {
        Self { height, color, anchor: Anchor::CENTER, width: None }
    }

    pub(super) fn leftward(self) -> Self {
        Self { anchor: Anchor::CENTER_LEFT, ..self }
    }

    pub(super) fn rightward(self) -> Self {
        Self { anchor: Anchor::CENTER_RIGHT, ..self }
    }

    pub(super) fn within(self, width: f32) -> Self {
        Self { width: Some(width), ..self }
    }
}

impl Pen {
    pub(super) fn new(square: f32, fonts: Option<&Fonts>) -> Self {
        let font = |of: fn(&Fonts) -> &Handle<Font>| fonts.map(of).cloned().unwrap_or_default();
        Self { square, bold: font(|fonts| &fonts.bold), display: font(|fonts| &fonts.display) }
    }

    fn set(&self, letters: &Letters, font: &Handle<Font>, at: Vec3) -> impl Bundle + use<> {
        let font_size = FontSize::Px(self.square * letters.height);
        let shrunk = Vec3::new(1.0 / self.square, 1.0 / self.square, 1.0);
        let bounds = letters
            .width
            .map_or(TextBounds::UNBOUNDED, |width| TextBounds::new_horizontal(width * self.square));
        (
            TextFont { font: font.clone().into(), font_size, ..default() },
            TextColor(letters.color),
            letters.anchor,
            bounds,
            Transform::from_translation(at).with_scale(shrunk),
            Pickable::IGNORE,
        )
    }

    /// Words in the player's language.
    pub(super) fn words(
        &self,
        text: LocalText,
        letters: &Letters,
        at: Vec3,
    ) -> impl Bundle + use<> {
        (Text2d::default(), text, self.set(letters, &self.bold, at))
    }

    /// Text that is the same in all languages.
    pub(super) fn plain(&self, text: String, letters: &Letters, at: Vec3) -> impl Bundle + use<> {
        (Text2d::new(text), self.set(letters, &self.bold, at))
    }

    /// A number in the font of the cards.
    pub(super) fn number(&self, text: String, letters: &Letters, at: Vec3) -> impl Bundle + use<> {
        (Text2d::new(text), self.set(letters, &self.display, at))
    }
}

/// A sheet of coloured paper and its shadow.
pub(super) fn paper(parent: &mut ChildSpawnerCommands, color: Color, size: Vec2, at: Vec3) {
    let shadow = at + Vec3::new(0.03, -0.05, -0.01);
    parent.spawn((
        Sprite::from_color(crate::app::kit::palette::SHADOW, size),
        Transform::from_translation(shadow),
        Pickable::IGNORE,
    ));
    parent.spawn((
        Sprite::from_color(color, size),
        Transform::from_translation(at),
        Pickable::IGNORE,
    ));
}

/// A picture that ignores the pointer.
pub(super) fn picture(
    sheet: &'static str,
    cell: impl Into<String>,
    size: f32,
    at: Vec3,
) -> impl Bundle {
    (Drawn::new(sheet, cell, size), Transform::from_translation(at), Pickable::IGNORE)
}

/// The pictures of a face, translucent.
pub(super) fn faint_face(
    parent: &mut ChildSpawnerCommands,
    face: &CardFace,
    size: f32,
    at: Vec3,
    alpha: f32,
) {
    let unit = size / 128.0;
    for (order, printed) in face.pictures.iter().enumerate() {
        let off = (printed.middle - Vec2::splat(64.0)) * unit;
        let place = at + Vec3::new(off.x, -off.y, 0.005 * order as f32);
        let drawn = Drawn::new(printed.sheet, printed.cell.clone(), printed.size * unit);
        let drawn = drawn.tinted(Color::WHITE.with_alpha(alpha));
        parent.spawn((drawn, Transform::from_translation(place), Pickable::IGNORE));
    }
}
