//! Cards: what is printed on them, and how they lie on the board.
//!
//! A face is a list of pictures and numerals on a grid of 128 by 128 with the card of 90 by 126 in
//! its middle, the same grid as the drawings of the `cards` sheet. Table and HUD print the same
//! face at different sizes. A game lists its faces once (`BoardLook::faces`); pawns that are cards
//! name one or lie face down. Cards are upright for their own side, so those of the far side are
//! seen upside down. Pieces are printed the same way, without a card. What is on a card is decided
//! by the game.

use std::f32::consts::PI;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::text::FontSize;

use super::drawn::Drawn;
use super::layout::{BoardLayout, layer};
use crate::app::kit::content::Fonts;
use crate::app::kit::palette;
use crate::app::session::card_face::{CARD, CardFace, GRID};
use crate::app::table::contract::pieces::{Appearance, Look, Pawn, Whereabouts};
use crate::app::table::contract::player_style::PlayerStyle;

/// Height of a card on the board, in squares.
pub const CARD_HEIGHT: f32 = 0.95;
/// Width of a card on the board, in squares.
pub const CARD_WIDTH: f32 = CARD_HEIGHT * CARD.x / CARD.y;
/// Size of the whole grid on the board, in squares.
pub(super) const CELL: f32 = CARD_HEIGHT * GRID / CARD.y;
/// Scale of the larger card beneath a card, which shows its side's colour as a rim, and scale of a back on it. Tribes have
/// colours of their own: those of the sides are plain beside a face, and all around a back.
pub(super) const fn framed(style: PlayerStyle) -> (Vec2, f32) {
    match style {
        PlayerStyle::Packs => (Vec2::new(1.13, 1.045), 0.8),
        PlayerStyle::Seats => (Vec2::splat(1.045), 1.0),
    }
}
/// Size of a badge on a card, in squares.
pub(super) const BADGE: f32 = 0.36;
/// Where a card shows how many equal cards it stands for.
pub const TALLY: Rect = Rect { min: Vec2::new(51.5, 6.0), max: Vec2::new(76.5, 28.0) };
/// Height (z) of everything printed on a card.
const PRINT: f32 = 0.3;

/// The faces of the current level, by name.
#[derive(Resource, Clone, Default, Debug)]
pub struct Faces(HashMap<String, CardFace>);

impl Faces {
    /// The faces of a level.
    #[must_use]
    pub fn new(faces: Vec<(String, CardFace)>) -> Self {
        Self(faces.into_iter().collect())
    }

    /// A face by its name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&CardFace> {
        self.0.get(name)
    }
}

type Cards<'a> = (Entity, &'a Pawn, &'a Look, Ref<'a, Appearance>, Ref<'a, Whereabouts>);

/// Reprints every card whose looks have changed.
pub(in crate::app::table) fn print_cards(
    (layout, style): (Res<BoardLayout>, Res<PlayerStyle>),
    faces: Res<Faces>,
    fonts: Option<Res<Fonts>>,
    cards: Query<Cards>,
    mut before: Local<(f32, bool)>,
    mut commands: Commands,
) {
    let now = (layout.letters(), layout.flipped);
    let fitted = std::mem::replace(&mut *before, now) != now;
    let font = fonts.as_ref().map(|fonts| fonts.display.clone()).unwrap_or_default();
    for (entity, pawn, look, appearance, place) in &cards {
        // Elsewhere cards are as large wherever they lie.
        let differ = layout.sketch.is_some() || layout.upright.is_some();
        let changed = appearance.is_changed() || differ && place.is_changed();
        if *look == Look::Token || !fitted && !changed {
            continue;
        }
        let far = layout.sketch.is_none() && (pawn.side.0 != 0) != layout.flipped;
        let detail = match *place {
            _ if appearance.large => layout.presented().scale.x,
            Whereabouts::On(spot) => layout.scale(spot),
            Whereabouts::Aside if layout.upright.is_some() => layout.at_hand(pawn.side),
            _ => 1.0,
        };
        // Where every seat plays for itself, cards belong to nobody.
        let rim = match *style {
            PlayerStyle::Packs => style.color(pawn.side),
            PlayerStyle::Seats => palette::COCOA,
        };
        let (font, framed, upright) = (font.clone(), framed(*style), !far || appearance.large);
        let pen = Pen { square: layout.letters(), detail, font, upright, rim, framed };
        commands.entity(entity).despawn_children().with_children(|pawn| match look {
            Look::Card { back } => pen.print(pawn, back, &appearance, &faces),
            Look::Piece => pen.print_piece(pawn, &appearance, &faces),
            _ => cover(pawn, &appearance, layout.flipped),
        });
    }
}

/// Draws a cover, which lies under any pawn on its square.
fn cover(pawn: &mut ChildSpawnerCommands, appearance: &Appearance, flipped: bool) {
    if let Some(cells) = &appearance.face {
        let (near, far) = cells.split_once('|').unwrap_or((cells, cells));
        let cell = if flipped { far } else { near };
        let under = Transform::from_xyz(0.0, 0.0, layer::COVER - layer::PAWN);
        pawn.spawn((Drawn::new("squares", cell, 1.0), under));
    }
}

/// Prints a face for display only: it is no pawn and cannot be picked.
pub(in crate::app) fn print_lookalike(
    paper: &mut ChildSpawnerCommands,
    face: &CardFace,
    layout: &BoardLayout,
    fonts: Option<&Fonts>,
) {
    let font = fonts.map(|fonts| fonts.display.clone()).unwrap_or_default();
    let (square, rim) = (layout.letters(), Color::NONE);
    let framed = framed(PlayerStyle::Seats);
    Pen { square, detail: 1.0, font, upright: true, rim, framed }.print_face(paper, face);
}

/// How cards are printed in this frame.
struct Pen {
    square: f32,
    /// Scale at which the card is seen.
    detail: f32,
    font: Handle<Font>,
    upright: bool,
    rim: Color,
    /// What [`framed`] says.
    framed: (Vec2, f32),
}

impl Pen {
    fn print(
        &self,
        pawn: &mut ChildSpawnerCommands,
        back: &str,
        appearance: &Appearance,
        faces: &Faces,
    ) {
        let shadow = Vec2::new(2.4, -4.0) * CELL / GRID;
        pawn.spawn((
            Drawn::new("cards", "shadow", CELL),
            Transform::from_translation(shadow.extend(0.0)),
        ));
        // Both sides may have the same backs, so the rim shows the side.
        let (rim, small) = self.framed;
        pawn.spawn((
            Drawn::new("cards", "face", CELL).tinted(self.rim),
            Transform::from_xyz(0.0, 0.0, 0.005).with_scale(rim.extend(1.0)),
        ));
        let face = appearance.face.as_deref().and_then(|name| faces.get(name));
        let turned = if self.upright { 0.0 } else { PI };
        let paper =
            Transform::from_xyz(0.0, 0.0, 0.01).with_rotation(Quat::from_rotation_z(turned));
        pawn.spawn((paper, Visibility::Inherited)).with_children(|paper| match face {
            Some(face) => self.print_face(paper, face),
            None => drop(paper.spawn(Drawn::new("cards", back.to_owned(), CELL * small))),
        });
        for (place, cell) in (0_u8..).zip(&appearance.attachments) {
            let at = Vec3::new(0.24, 0.06 - 0.3 * f32::from(place), PRINT + 0.01);
            pawn.spawn((Drawn::new("marks", cell.clone(), BADGE), Transform::from_translation(at)));
        }
        if appearance.tally > 1 {
            // Between the upper corners, which hold the numbers players choose by.
            let at = on_board(TALLY.center()).extend(PRINT + 0.02);
            let paper = Sprite::from_color(palette::INK, TALLY.size() * CELL / GRID);
            pawn.spawn((paper, Transform::from_translation(at)));
            let says = format!("×{}", appearance.tally);
            pawn.spawn(self.numeral(says, 0.15, palette::PAPER, at + Vec3::Z * 0.01));
        }
    }

    fn print_piece(&self, pawn: &mut ChildSpawnerCommands, appearance: &Appearance, faces: &Faces) {
        if let Some(face) = appearance.face.as_deref().and_then(|name| faces.get(name)) {
            self.print_face(pawn, face);
        }
    }

    fn print_face(&self, paper: &mut ChildSpawnerCommands, face: &CardFace) {
        let step = PRINT / 2.0 / face.pictures.len().max(1) as f32;
        for (order, picture) in face.pictures.iter().enumerate() {
            let at = on_board(picture.middle).extend(step * order as f32);
            let drawn = Drawn::new(picture.sheet, picture.cell.clone(), picture.size * CELL / GRID);
            let drawn = drawn.seen_at(self.detail);
            paper.spawn((drawn, Transform::from_translation(at)));
        }
        for numeral in &face.numerals {
            let (size, at) = (numeral.size * CELL / GRID, on_board(numeral.middle));
            let at = at.extend(PRINT / 2.0 + 0.02);
            paper.spawn(self.numeral(numeral.says.clone(), size, palette::INK, at));
        }
    }

    /// Text is set in pixels to be sharp, then scaled back to squares.
    fn numeral(&self, says: String, size: f32, color: Color, at: Vec3) -> impl Bundle + use<> {
        let pixels = self.square * self.detail.clamp(0.4, 3.0);
        let font_size = FontSize::Px(pixels * size);
        let font = TextFont { font: self.font.clone().into(), font_size, ..default() };
        let shrunk = Vec3::new(1.0 / pixels, 1.0 / pixels, 1.0);
        (
            Text2d::new(says),
            font,
            TextColor(color),
            Transform::from_translation(at).with_scale(shrunk),
        )
    }
}

/// Converts a place on the grid to a place on a card centred on a square.
pub(super) fn on_board(place: Vec2) -> Vec2 {
    let from_middle = place - Vec2::splat(GRID / 2.0);
    Vec2::new(from_middle.x, -from_middle.y) * CELL / GRID
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_upper_left_of_a_face_is_the_upper_left_of_a_square() {
        let corner = on_board(Vec2::new(19.0, 1.0));
        assert!((corner - Vec2::new(-CARD_WIDTH, CARD_HEIGHT) / 2.0).length() < 0.001, "{corner}");
        assert_eq!(on_board(Vec2::splat(64.0)), Vec2::ZERO);
    }

    #[test]
    fn a_side_s_colour_fills_a_third_of_a_card_face_down_and_stays_within_the_square() {
        let (rim, small) = framed(PlayerStyle::Packs);
        let whole = rim * Vec2::new(CARD_WIDTH, CARD_HEIGHT);
        let back = small * Vec2::new(CARD_WIDTH, CARD_HEIGHT);
        assert!(1.0 - back.element_product() / whole.element_product() > 1.0 / 3.0);
        assert!(whole.max_element() < 1.0 && whole.x < CARD_WIDTH + 0.1, "{whole}");
    }

    #[test]
    fn a_face_is_found_by_its_name() {
        let face = CardFace::new("face").numbered("4", Vec2::splat(20.0), 27.0);
        let faces = Faces::new(vec![("chief".into(), face.clone())]);
        assert_eq!((faces.get("chief"), faces.get("emblem")), (Some(&face), None));
    }
}
