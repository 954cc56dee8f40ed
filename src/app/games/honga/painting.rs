//! Letters and pictures on Honga's table that are not pieces. Letters are set in pixels and placed
//! in squares.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::sprite::{Anchor, BorderRect, SpriteImageMode, TextureSlicer};
use bevy::text::{FontSize, TextBounds};

use crate::app::kit::content::Fonts;
use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::app::table::board::drawn::Drawn;

/// The radius of a sheet's corners, in squares.
const ROUND: f32 = 0.17;
/// The width of the picture of a sheet and the radius of its corners, in pixels.
const SHEET: u32 = 64;
const CORNER: f32 = 24.0;

/// The picture of a white sheet of paper with round corners. It is drawn in nine parts, so corners
/// keep their radius at any size.
#[derive(Resource, Default, Debug)]
pub(super) struct RoundPaper(Handle<Image>);

impl RoundPaper {
    pub(super) fn cut(mut commands: Commands, images: Option<ResMut<Assets<Image>>>) {
        let handle = images.map(|mut images| images.add(sheet())).unwrap_or_default();
        commands.insert_resource(Self(handle));
    }
}

fn sheet() -> Image {
    let half = SHEET as f32 / 2.0;
    let alpha = |number: u32| {
        let at = Vec2::new((number % SHEET) as f32, (number / SHEET) as f32) + 0.5 - half;
        let out = (at.abs() - (half - CORNER)).max(Vec2::ZERO).length() - CORNER;
        ((0.5 - out).clamp(0.0, 1.0) * 255.0) as u8
    };
    let pixels = (0..SHEET * SHEET).flat_map(|number| [255, 255, 255, alpha(number)]).collect();
    let size = Extent3d { width: SHEET, height: SHEET, depth_or_array_layers: 1 };
    let (format, used) = (TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    Image::new(size, TextureDimension::D2, pixels, format, used)
}

/// What a pen is made of.
#[derive(SystemParam)]
pub(super) struct Pens<'w> {
    fonts: Option<Res<'w, Fonts>>,
    paper: Res<'w, RoundPaper>,
}

impl Pens<'_> {
    /// A pen that sets letters for squares of this width in pixels.
    pub(super) fn pen(&self, square: f32) -> Pen {
        let fonts = self.fonts.as_deref();
        let font = |of: fn(&Fonts) -> &Handle<Font>| fonts.map(of).cloned().unwrap_or_default();
        let (bold, display) = (font(|fonts| &fonts.bold), font(|fonts| &fonts.display));
        Pen { square, bold, display, paper: self.paper.0.clone() }
    }
}

/// The fonts and the scale with which letters are set, and the paper they stand on.
#[derive(Clone, Default)]
pub(super) struct Pen {
    /// A square's width in pixels.
    pub(super) square: f32,
    pub(super) bold: Handle<Font>,
    pub(super) display: Handle<Font>,
    paper: Handle<Image>,
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

    /// A sheet of coloured paper and its shadow.
    pub(super) fn lay_paper(
        &self,
        parent: &mut ChildSpawnerCommands,
        color: Color,
        size: Vec2,
        at: Vec3,
    ) {
        let shadow = at + Vec3::new(0.03, -0.05, -0.01);
        for (color, at) in [(crate::app::kit::palette::SHADOW, shadow), (color, at)] {
            parent.spawn((self.sheet(color, size), Transform::from_translation(at)));
        }
    }

    /// A sheet of coloured paper.
    pub(super) fn sheet(&self, color: Color, size: Vec2) -> impl Bundle + use<> {
        let slicer = TextureSlicer {
            border: BorderRect::all(CORNER),
            max_corner_scale: ROUND / CORNER,
            ..default()
        };
        let image_mode = SpriteImageMode::Sliced(slicer);
        let image = self.paper.clone();
        let sprite = Sprite { image, color, custom_size: Some(size), image_mode, ..default() };
        (sprite, Pickable::IGNORE)
    }

    /// More text on the same line, after a number or words.
    pub(super) fn after(&self, text: String, height: f32, color: Color) -> impl Bundle + use<> {
        let font_size = FontSize::Px(self.square * height);
        let font = TextFont { font: self.bold.clone().into(), font_size, ..default() };
        (TextSpan::new(text), font, TextColor(color))
    }

    /// A number in the font of the cards.
    pub(super) fn number(&self, text: String, letters: &Letters, at: Vec3) -> impl Bundle + use<> {
        (Text2d::new(text), self.set(letters, &self.display, at))
    }
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
