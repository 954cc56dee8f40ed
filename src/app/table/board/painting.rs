//! The board painted by the processor: small pictures of moments, pictures and films as files.
//!
//! It shows what the table shows of the same scene, in the same places, without marks and without
//! what moves. Ground and stamps are kept between pictures, so that a further one costs little.
//! Deliberately absent: which scene is shown, and to whom.

use std::sync::Arc;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::appearance::{HEAD, HEADING, TOKEN, heading_cell, tint_of};
use super::arranging::rest;
use super::cards::{BADGE, CARD_HEIGHT, CARD_WIDTH, CELL, Faces, framed, on_board};
use super::layout::{BoardLayout, HEM, layer};
use crate::app::kit::canvas::{Canvas, Stamp, Stamping};
use crate::app::kit::content::art::Art;
use crate::app::kit::content::cutouts::Cutouts;
use crate::app::kit::content::numerals;
use crate::app::kit::palette;
use crate::app::session::card_face::{CardFace, GRID, Numeral, Printed};
use crate::app::table::contract::looks::BoardLook;
use crate::app::table::contract::pieces::{Appearance, Look, Slot, Whereabouts};
use crate::app::table::contract::player_style::PlayerStyle;
use crate::app::table::contract::scene::{PawnSeen, Scene};
use crate::app::table::contract::sketch::Tile;
use crate::app::table::contract::table_game::CloseCard;
use crate::rules::{Side, Spot};

/// Half a turn, in eighths.
const UPSIDE_DOWN: f32 = 4.0;
/// Stands for the numerals among the names of sheets.
const NUMERALS: &str = "";
/// The share of its room that a card fills which is seen from near.
const BESIDE: f32 = 0.86;
/// The width of the frame around squares that are pointed out, in squares.
const FRAME: f32 = 0.09;

/// Where pictures come from.
#[derive(Clone, Copy)]
pub struct Paints<'a> {
    /// The names of cells.
    pub art: &'a Art,
    /// Their pixels.
    pub cutouts: &'a Cutouts,
}

/// A cell of a sheet somewhere on the board, in squares from its middle, y upwards.
#[derive(Clone, Debug)]
struct Laid {
    sheet: &'static str,
    cell: String,
    at: Vec2,
    shape: Vec2,
    squeezed: bool,
    /// In eighths.
    turn: f32,
    tint: Color,
}

impl Laid {
    fn new(sheet: &'static str, cell: impl Into<String>, at: Vec2, size: f32) -> Self {
        let (shape, cell) = (Vec2::splat(size), cell.into());
        Self { sheet, cell, at, shape, squeezed: false, turn: 0.0, tint: Color::WHITE }
    }
}

/// A pawn as it is drawn at a moment, at rest or on its way.
#[derive(Clone, PartialEq, Debug)]
pub struct PawnDrawn {
    /// Its side.
    pub side: Side,
    /// Its head.
    pub picture: String,
    /// What kind of picture it has.
    pub look: Look,
    /// Where it points, what it wears, and its face.
    pub looks: Appearance,
    /// Where it is and how large, in squares.
    pub at: Transform,
}

impl PawnDrawn {
    /// A pawn at rest.
    fn resting(layout: &BoardLayout, slot: Slot, seen: &PawnSeen) -> Self {
        let looks = Appearance {
            heading: seen.heading.map(f32::from),
            attachments: seen.attachments.clone(),
            face: seen.face.clone(),
            ..default()
        };
        let at = rest(layout, seen.side, seen.whereabouts, slot);
        let (picture, look) = (seen.picture.clone(), seen.look.clone());
        Self { side: seen.side, picture, look, looks, at }
    }
}

/// A stamp's cell, and how it is cut: its shape in pixels, whether it is squeezed, its turn in parts
/// of an eighth, its tint.
type Cut = (&'static str, String, UVec2, bool, i32, [u8; 4]);

/// Parts of an eighth of a turn that are told apart.
const FINE: f32 = 4.0;

/// Paints scenes of one match.
pub struct Painter {
    look: BoardLook,
    faces: Faces,
    layout: BoardLayout,
    style: PlayerStyle,
    /// Pixels of a square.
    square: f32,
    size: UVec2,
    ground: Option<Canvas>,
    stamps: HashMap<Cut, Option<Arc<Stamp>>>,
}

impl Painter {
    /// A painter of this board, within `most` pixels; with what lies beside the board, or without.
    #[must_use]
    pub fn new(
        look: BoardLook,
        layout: BoardLayout,
        style: PlayerStyle,
        most: UVec2,
        beside: bool,
    ) -> Self {
        // In a picture cards lie beside the board, whatever the window's form.
        let layout = BoardLayout { upright: None, ..layout };
        let below = layout.sketch.as_ref().map_or(0.0, |sketch| sketch.below);
        let trays = if beside { Vec2::new(2.0 * layout.tray(), 2.0 * below) } else { Vec2::ZERO };
        let roomy = layout.sketch.as_ref().map_or(0.0, |sketch| sketch.roomy);
        let high = if beside { Vec2::new(0.0, roomy) } else { Vec2::ZERO };
        let squares = (layout.whole() + trays).max(high);
        let square = (most.as_vec2() / squares).min_element().max(1.0);
        let size = (squares * square).round().as_uvec2().max(UVec2::ONE).min(most);
        let faces = Faces::new(look.faces.clone());
        Self { look, faces, layout, style, square, size, ground: None, stamps: HashMap::default() }
    }

    /// The scene, with frames around these spots. `None` while pictures are on their way.
    pub fn paint(&mut self, scene: &Scene, framed: &[Spot], paints: Paints) -> Option<Canvas> {
        self.layout.hands = hands(scene);
        let resting = |(slot, seen)| PawnDrawn::resting(&self.layout, slot, seen);
        let pawns: Vec<PawnDrawn> = scene.placed().map(resting).collect();
        self.paint_pawns(&pawns, framed, paints)
    }

    /// The same for pawns wherever they are now.
    pub fn paint_pawns(
        &mut self,
        pawns: &[PawnDrawn],
        framed: &[Spot],
        paints: Paints,
    ) -> Option<Canvas> {
        let ground = match self.ground.take() {
            Some(ground) => ground,
            None => self.paint_ground(paints),
        };
        let mut canvas = ground.clone();
        let print = |pawn| self.print(pawn, paints.cutouts);
        let mut things: Vec<(f32, Vec<Laid>)> = pawns.iter().filter_map(print).collect();
        things.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        for laid in things.iter().flat_map(|(_, laid)| laid) {
            self.lay(&mut canvas, laid, paints);
        }
        for spot in framed {
            self.frame(&mut canvas, *spot);
        }
        if paints.cutouts.lacks_any() {
            // What was found missing may come.
            self.stamps.clear();
            return None;
        }
        self.ground = Some(ground);
        Some(canvas)
    }

    /// Cards side by side, as large as the picture of the board allows.
    pub fn paint_cards(&mut self, cards: &[CloseCard], paints: Paints) -> Option<Canvas> {
        let mut canvas = Canvas::new(self.size, paints.cutouts.color(palette::CLOTH));
        let room = self.size.as_vec2() / self.square;
        let pitch = room.x / cards.len().max(1) as f32;
        let scale = (pitch * BESIDE / CARD_WIDTH).min(room.y * BESIDE / CARD_HEIGHT);
        for (place, card) in cards.iter().enumerate() {
            let middle = Vec2::new((place as f32 + 0.5) * pitch - room.x / 2.0, 0.0);
            let parts =
                std::iter::once(self.rim(card.side)).chain(printed(&card.face, paints.cutouts));
            for part in parts {
                let (at, shape) = (middle + part.at * scale, part.shape * scale);
                self.lay(&mut canvas, &Laid { at, shape, ..part }, paints);
            }
        }
        if paints.cutouts.lacks_any() {
            self.stamps.clear();
            return None;
        }
        Some(canvas)
    }

    fn paint_ground(&mut self, paints: Paints) -> Canvas {
        let mut canvas = Canvas::new(self.size, paints.cutouts.color(palette::PARCHMENT));
        let size = self.layout.size();
        for (color, hem) in
            [(palette::COCOA, HEM), (palette::CLOTH, HEM - 0.035), (palette::COCOA, 0.03)]
        {
            let cloth = Rect::from_center_size(Vec2::ZERO, size + 2.0 * hem);
            canvas.fill(self.on_canvas(cloth), paints.cutouts.color(color));
        }
        let tiles = match self.layout.sketch.clone() {
            Some(sketch) => sketch
                .sites
                .iter()
                .filter_map(|site| {
                    let (sheet, cell, shape) = match &site.tile {
                        Tile::Nothing | Tile::Clear => return None,
                        Tile::Picture(sheet, cell) | Tile::Scenery(sheet, cell) => {
                            (sheet, cell, Vec2::splat(site.size))
                        }
                        Tile::Wide { sheet, cell, shape } => (sheet, cell, *shape),
                    };
                    Some(Laid { shape, ..Laid::new(sheet, cell.clone(), site.middle, 1.0) })
                })
                .collect(),
            None => self.squares(),
        };
        for tile in &tiles {
            self.lay(&mut canvas, tile, paints);
        }
        canvas
    }

    fn squares(&self) -> Vec<Laid> {
        let place = |number: usize| self.layout.place(Spot::Square(number as u8));
        let squares = self.look.squares.iter().enumerate();
        let squares = squares.filter_map(|(number, cell)| {
            Some(Laid::new("squares", cell.clone(), place(number)?, 1.0))
        });
        let joints = self.look.joints.iter().map(|((files, ranks), cell)| {
            Laid::new("squares", cell.clone(), self.layout.corner(*files, *ranks), 1.0)
        });
        squares.chain(joints).collect()
    }

    /// What is drawn of a pawn, from below, and how high it lies.
    fn print(&self, pawn: &PawnDrawn, cutouts: &Cutouts) -> Option<(f32, Vec<Laid>)> {
        let (at, scale) = (pawn.at.translation.truncate(), pawn.at.scale.truncate());
        let face = pawn.looks.face.as_deref();
        let mut laid = match &pawn.look {
            _ if scale.x <= 0.0 => return None,
            Look::Token => self.token(pawn),
            Look::Card { back } => {
                self.card(pawn, back, face.and_then(|face| self.faces.get(face)), cutouts)
            }
            Look::Piece => printed(self.faces.get(face?)?, cutouts),
            Look::Cover => {
                let (near, far) = face?.split_once('|').unwrap_or((face?, face?));
                let cell = if self.layout.flipped { far } else { near };
                return Some((layer::COVER, vec![Laid::new("squares", cell, at, 1.0)]));
            }
        };
        for part in &mut laid {
            part.at = at + part.at * scale;
            part.shape *= scale;
            part.squeezed = scale.x != scale.y;
        }
        Some((pawn.at.translation.z, laid))
    }

    fn token(&self, pawn: &PawnDrawn) -> Vec<Laid> {
        let (token, middle) = (self.style.token(pawn.side), Vec2::ZERO);
        let head = Laid::new("heads", pawn.picture.clone(), Vec2::new(0.0, 0.01), HEAD);
        let mut laid = vec![Laid::new("tokens", token, middle, TOKEN)];
        laid.extend(pawn.looks.heading.map(|eighths| {
            let turn = if self.layout.flipped { eighths + UPSIDE_DOWN } else { eighths };
            let cell = heading_cell(token, turn);
            Laid { turn, ..Laid::new("tokens", cell, middle, TOKEN * HEADING) }
        }));
        laid.push(Laid { tint: tint_of(&pawn.looks.attachments), ..head });
        let over = |cell: &String| Laid::new("tokens", cell.clone(), middle, TOKEN);
        laid.extend(pawn.looks.attachments.iter().map(over));
        laid
    }

    fn card(
        &self,
        pawn: &PawnDrawn,
        back: &str,
        face: Option<&CardFace>,
        cutouts: &Cutouts,
    ) -> Vec<Laid> {
        let mut laid = vec![
            Laid::new("cards", "shadow", Vec2::new(2.4, -4.0) * CELL / GRID, CELL),
            self.rim(pawn.side),
        ];
        let (_, small) = framed(self.style);
        let paper = match face {
            Some(face) => printed(face, cutouts),
            None => vec![Laid::new("cards", back, Vec2::ZERO, CELL * small)],
        };
        let seen_far = (pawn.side.0 != 0) != self.layout.flipped;
        let far = self.layout.sketch.is_none() && seen_far && !pawn.looks.large;
        laid.extend(paper.into_iter().map(|part| match far {
            true => Laid { at: -part.at, turn: UPSIDE_DOWN, ..part },
            false => part,
        }));
        laid.extend((0_u8..).zip(&pawn.looks.attachments).map(|(place, cell)| {
            let at = Vec2::new(0.24, 0.06 - 0.3 * f32::from(place));
            Laid::new("marks", cell.clone(), at, BADGE)
        }));
        laid
    }

    /// What lies beneath a card of a side.
    fn rim(&self, side: Side) -> Laid {
        let (rim, _) = framed(self.style);
        let face = Laid::new("cards", "face", Vec2::ZERO, CELL);
        Laid { shape: rim * CELL, tint: self.style.color(side), ..face }
    }

    fn lay(&mut self, canvas: &mut Canvas, laid: &Laid, paints: Paints) {
        let shape = (laid.shape * self.square).round().as_uvec2().max(UVec2::ONE);
        let tint = paints.cutouts.color(laid.tint).to_srgba().to_u8_array();
        let (turn, squeezed) = ((laid.turn * FINE).round() / FINE, laid.squeezed);
        let cut = (laid.sheet, laid.cell.clone(), shape, squeezed, (turn * FINE) as i32, tint);
        let stamp = self.stamps.entry(cut).or_insert_with(|| {
            let cell = match laid.sheet {
                NUMERALS => paints.cutouts.numeral(&laid.cell)?,
                sheet => paints.cutouts.cell(paints.art, sheet, &laid.cell, shape.max_element())?,
            };
            Some(Arc::new(Stamp::cut(&cell, Stamping { shape, squeezed, turn, tint })))
        });
        if let Some(stamp) = stamp.clone() {
            canvas.lay(&stamp, self.pixel(laid.at));
        }
    }

    fn frame(&self, canvas: &mut Canvas, spot: Spot) {
        let Some(place) = self.layout.mark_place(spot) else { return };
        let inner = Rect::from_center_size(place.middle, Vec2::splat(place.size - FRAME));
        let Rect { min, max } = inner;
        let sides = [
            [min, Vec2::new(max.x, min.y)],
            [Vec2::new(min.x, max.y), max],
            [min, Vec2::new(min.x, max.y)],
            [Vec2::new(max.x, min.y), max],
        ];
        for [from, to] in sides {
            let side = Rect::from_corners(from, to).inflate(FRAME / 2.0);
            canvas.fill(self.on_canvas(side), palette::GOLD);
        }
    }

    /// A place of the board on the canvas.
    fn pixel(&self, place: Vec2) -> Vec2 {
        self.size.as_vec2() / 2.0 + Vec2::new(place.x, -place.y) * self.square
    }

    fn on_canvas(&self, area: Rect) -> Rect {
        Rect::from_corners(self.pixel(area.min), self.pixel(area.max))
    }
}

/// The pictures of a face, and its numerals above them.
fn printed(face: &CardFace, cutouts: &Cutouts) -> Vec<Laid> {
    let unit = CELL / GRID;
    let mut laid: Vec<Laid> = Vec::new();
    for Printed { sheet, cell, middle, size } in &face.pictures {
        laid.push(Laid::new(sheet, cell.clone(), on_board(*middle), size * unit));
    }
    for Numeral { says, middle, size } in &face.numerals {
        for (sign, along) in cutouts.set(says) {
            let at = on_board(*middle + Vec2::new(along * size, 0.0));
            let numeral = Laid::new(NUMERALS, sign, at, size * unit * numerals::CELL);
            laid.push(Laid { tint: palette::INK, ..numeral });
        }
    }
    laid
}

/// The number of cards in each hand.
fn hands(scene: &Scene) -> [u8; 2] {
    let mut hands = [0; 2];
    for (slot, seen) in scene.placed() {
        if seen.whereabouts == Whereabouts::Aside {
            let hand = &mut hands[usize::from(seen.side.0 & 1)];
            *hand = slot.0.saturating_add(1).max(*hand);
        }
    }
    hands
}
