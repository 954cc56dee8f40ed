//! What lies at the corners between squares: the pieces of games with areas, and the places for more of them.

use bevy::prelude::*;

use super::{Shown, draw_frames, over, piece_name};
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme::Icon;
use crate::app::screens::editor::state::Edited;
use crate::editor::Piece;
use crate::rules::Square;

/// The width of the ring around a place for a piece, in units.
const RING: f32 = 3.0;
/// How wide a ring is beside a piece.
const AROUND: f32 = 1.3;

pub(super) fn shown(edited: &Edited, pieces: &[Piece], square: Square, size: u16) -> Shown {
    let piece = pieces.iter().find(|piece| piece.square == square).cloned();
    let is_flawed = edited.flaws.iter().any(|flaw| flaw.corner == Some(square));
    let key = match (&piece, is_flawed) {
        (None, _) => "editor-corner",
        (Some(_), false) => "editor-corner-piece",
        (Some(_), true) => "editor-corner-piece-flawed",
    };
    let says = LocalText::new(key).with("square", edited.draft.spot(square).unwrap_or_default());
    let says = match &piece {
        Some(piece) => says.with("piece", piece_name(edited, piece.seat, piece.kind)),
        None => says,
    };
    Shown { size, ground: String::new(), sign: None, piece, is_flawed, says }
}

/// A piece, or the place for one while it can be pressed.
pub(super) fn draw(
    corner: &mut ChildSpawnerCommands,
    edited: &Edited,
    shown: &Shown,
    is_pressed: bool,
) {
    let side = f32::from(shown.size);
    let width = (edited.looks.joint * side).round();
    let centred = |width: f32| {
        let edge = (side - width) / 2.0;
        Node { left: px(edge), top: px(edge), ..over(Vec2::splat(width)) }
    };
    if let Some(piece) = &shown.piece {
        let picture = edited.kinds.get(piece.kind).map(|kind| kind.picture.clone());
        let picture = picture.unwrap_or_default();
        let icon = Icon::of(edited.looks.sheets[1], picture, width as u16);
        corner.spawn((icon, centred(width), Pickable::IGNORE));
    } else if is_pressed {
        let ring = Node {
            border: UiRect::all(px(RING)),
            border_radius: BorderRadius::MAX,
            ..centred(width)
        };
        let colours =
            (BackgroundColor(palette::PARCHMENT.with_alpha(0.5)), BorderColor::all(palette::COCOA));
        corner.spawn((ring, colours, Pickable::IGNORE));
    }
    let around = (AROUND * width).round();
    draw_frames(corner, (side - around) / 2.0, around);
}
