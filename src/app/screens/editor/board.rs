//! The board in the editor: a button for every square, drawn with the table's own pictures.
//!
//! Deliberately absent: what presses do (`strokes.rs`), and the table, which needs a match.

mod corners;

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::math::Rot2;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::state::{Edited, Tool};
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::{Icon, Lettering, plain, text};
use crate::app::table::board::appearance::{HEAD, HEADING, TOKEN, heading_cell};
use crate::app::table::contract::player_style::PlayerStyle;
use crate::editor::{Board, FORWARD, Piece};
use crate::rules::{Grid, Side, Square};

/// The width of the frame around a square, in units.
const FRAME: f32 = 4.0;
/// The width of the cloth's hem, in squares.
const HEM: f32 = 0.36;
/// A narrower hem, in units, has no room for the names of files and ranks.
const LETTERED: f32 = 15.0;

/// The room that the board has.
#[derive(Component)]
pub(super) struct BoardRoom;

/// A square's button, or that of a corner between squares, and what it shows.
#[derive(Component, Clone, PartialEq, Debug)]
pub(super) struct SquareButton {
    pub(super) square: Square,
    is_corner: bool,
    shown: Option<Shown>,
}

/// The frame of a square.
#[derive(Component)]
pub(super) struct SquareFrame;

/// Inside of it, the frame of a square whose piece is picked up: seen beside the focus.
#[derive(Component)]
pub(super) struct HeldFrame;

/// What a square shows.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    size: u16,
    ground: String,
    sign: Option<&'static str>,
    piece: Option<Piece>,
    is_flawed: bool,
    says: LocalText,
}

/// The board as it was laid: its size, the width of a square, what lies over corners, and whether these are pressed in
/// place of squares.
#[derive(Resource, Default, PartialEq)]
pub(super) struct Laid {
    grid: Option<Grid>,
    side: u16,
    joints: Vec<((u8, u8), String)>,
    at_corners: bool,
    room: Option<Entity>,
}

/// Lays a button for every square when the board or its room has another size.
pub(super) fn lay_board(
    edited: Res<Edited>,
    rooms: Query<(Entity, Ref<ComputedNode>), With<BoardRoom>>,
    mut laid: ResMut<Laid>,
    mut commands: Commands,
) {
    let Ok((room, node)) = rooms.single() else { return };
    if laid.room == Some(room) && !edited.is_changed() && !node.is_changed() {
        return;
    }
    let Some(board) = edited.draft.board() else {
        if laid.room != Some(room) {
            *laid = Laid { room: Some(room), ..default() };
            commands.entity(room).despawn_children().with_child(text(
                "editor-no-board",
                Lettering::Body,
                palette::COCOA,
            ));
        }
        return;
    };
    let free = node.size() * node.inverse_scale_factor();
    let squares = Vec2::new(board.grid.width.into(), board.grid.height.into()) + 2.0 * HEM;
    let side = (free / squares).min_element().floor();
    if side < 8.0 {
        return;
    }
    let joints = (edited.looks.joints)(&board);
    let at_corners = edited.at_corners();
    let (grid, side, room_now) = (Some(board.grid), side as u16, Some(room));
    let new = Laid { grid, side, joints, at_corners, room: room_now };
    if *laid == new {
        return;
    }
    commands.entity(room).despawn_children().with_children(|room| {
        spawn_board(room, &board, &new, &edited);
    });
    *laid = new;
}

fn spawn_board(room: &mut ChildSpawnerCommands, board: &Board, laid: &Laid, edited: &Edited) {
    let side = f32::from(laid.side);
    let size = Vec2::new(board.grid.width.into(), board.grid.height.into()) * side;
    let hem = (HEM * side).round();
    let cloth = Node {
        width: px(size.x + 2.0 * hem),
        height: px(size.y + 2.0 * hem),
        border: UiRect::all(px(3)),
        border_radius: BorderRadius::all(px(6)),
        flex_shrink: 0.0,
        ..default()
    };
    let colours = (BackgroundColor(palette::CLOTH), BorderColor::all(palette::COCOA));
    room.spawn((cloth, colours)).with_children(|cloth| {
        let whole = Node { left: px(hem - 3.0), top: px(hem - 3.0), ..over(size) };
        if hem >= LETTERED {
            letter_hem(cloth, board.grid, side, hem);
        }
        cloth.spawn(whole).with_children(|whole| {
            for square in board.grid.squares() {
                let at = upper_left(board.grid, board.grid.place(square)) * side;
                spawn_spot(whole, (square, false), at, laid);
            }
            for ((file, rank), cell) in &laid.joints {
                let rank = board.grid.height - rank;
                let width = (edited.looks.joint * side).round();
                let at = Vec2::new((*file).into(), rank.into()) * side - width / 2.0;
                let node = Node { left: px(at.x), top: px(at.y), ..over(Vec2::splat(width)) };
                let picture = Icon::of(edited.looks.sheets[1], cell.clone(), width as u16);
                whole.spawn((picture, node, Pickable::IGNORE));
            }
            for (square, place) in corners(edited) {
                let at = (upper_left(board.grid, place) + Vec2::new(0.5, -0.5)) * side;
                spawn_spot(whole, (square, true), at, laid);
            }
        });
    });
}

/// The corners between squares, if anything may lie there, each with its place among them.
fn corners(edited: &Edited) -> Vec<(Square, (i8, i8))> {
    let Some(grid) = edited.draft.corners() else { return Vec::new() };
    grid.squares().map(|square| (square, grid.place(square))).collect()
}

/// A square, or a corner as wide as one. Only one kind of them is pressed at a time.
fn spawn_spot(
    whole: &mut ChildSpawnerCommands,
    (square, is_corner): (Square, bool),
    at: Vec2,
    laid: &Laid,
) {
    let node = Node { left: px(at.x), top: px(at.y), ..over(Vec2::splat(laid.side.into())) };
    let mut spot = whole.spawn((SquareButton { square, is_corner, shown: None }, node));
    if is_corner == laid.at_corners {
        let says = SpokenLabel(LocalText::default());
        spot.insert((Button, Hovered::default(), TabIndex(0), says));
    } else {
        spot.insert(Pickable::IGNORE);
    }
}

/// The letters of the files below the board, and the numbers of the ranks on its left.
fn letter_hem(cloth: &mut ChildSpawnerCommands, grid: Grid, side: f32, hem: f32) {
    let mut letter = |words: String, at: Vec2, size: Vec2| {
        let node = Node {
            left: px(at.x - 3.0),
            top: px(at.y - 3.0),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..over(size)
        };
        let words = plain(words, Lettering::Small, palette::INK);
        cloth.spawn((node, Pickable::IGNORE, children![words]));
    };
    let below = hem + f32::from(grid.height) * side;
    for (file, name) in (0..grid.width).zip('a'..) {
        let at = Vec2::new(hem + f32::from(file) * side, below);
        letter(name.to_string(), at, Vec2::new(side, hem));
    }
    for rank in 0..grid.height {
        let at = Vec2::new(0.0, below - f32::from(rank + 1) * side);
        letter((rank + 1).to_string(), at, Vec2::new(hem, side));
    }
}

fn over(size: Vec2) -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: px(size.x),
        height: px(size.y),
        ..default()
    }
}

/// The upper left corner of the square on a file and rank, in squares.
fn upper_left(grid: Grid, (x, y): (i8, i8)) -> Vec2 {
    Vec2::new(f32::from(x), f32::from(grid.height) - 1.0 - f32::from(y))
}

/// Shows every square that differs from what its button shows.
pub(super) fn show_squares(
    edited: Res<Edited>,
    laid: Res<Laid>,
    mut squares: Query<(Entity, &mut SquareButton, Option<&mut SpokenLabel>)>,
    mut commands: Commands,
) {
    if squares.iter().all(|(_, button, _)| button.shown.is_some()) && !edited.is_changed() {
        return;
    }
    let Some(board) = edited.draft.board() else { return };
    let pieces = edited.draft.pieces(&edited.kinds);
    for (entity, mut button, label) in &mut squares {
        let wanted = match button.is_corner {
            true => Some(corners::shown(&edited, &pieces, button.square, laid.side)),
            false => shown(&edited, &board, &pieces, button.square, laid.side),
        };
        let Some(wanted) = wanted.filter(|wanted| button.shown.as_ref() != Some(wanted)) else {
            continue;
        };
        if let Some(mut label) = label {
            label.set_if_neq(SpokenLabel(wanted.says.clone()));
        }
        commands.entity(entity).despawn_children().with_children(|square| match button.is_corner {
            true => corners::draw(square, &edited, &wanted, laid.at_corners),
            false => draw(square, &edited, &wanted),
        });
        button.shown = Some(wanted);
    }
}

fn shown(
    edited: &Edited,
    board: &Board,
    pieces: &[Piece],
    square: Square,
    size: u16,
) -> Option<Shown> {
    let letter = board.letter(square)?;
    let at_corners = edited.draft.means().lie_between();
    let piece = pieces.iter().find(|piece| !at_corners && piece.square == square).cloned();
    let is_flawed = edited.flaws.iter().any(|flaw| flaw.squares.contains(&square));
    let key = match (&piece, is_flawed) {
        (None, false) => "editor-square",
        (None, true) => "editor-square-flawed",
        (Some(_), false) => "editor-square-piece",
        (Some(_), true) => "editor-square-piece-flawed",
    };
    let says = LocalText::new(key)
        .with("square", board.grid.name(square))
        .with("ground", edited.ground(letter));
    let says = match &piece {
        Some(piece) => says.with("piece", piece_name(edited, piece.seat, piece.kind)),
        None => says,
    };
    let ground = (edited.looks.look)(board, square);
    Some(Shown { size, ground, sign: (edited.looks.sign)(letter), piece, is_flawed, says })
}

/// A piece and whose it is.
pub(super) fn piece_name(edited: &Edited, seat: u8, kind: usize) -> LocalText {
    if edited.draft.means().lie_between() {
        return edited.name(kind);
    }
    LocalText::new("editor-of-side")
        .with("what", edited.name(kind))
        .with("side", LocalText::new(super::state::side(seat)))
}

fn draw(square: &mut ChildSpawnerCommands, edited: &Edited, shown: &Shown) {
    let side = f32::from(shown.size);
    let ground = Icon::of(edited.looks.sheets[0], shown.ground.clone(), shown.size);
    square.spawn((ground, over(Vec2::splat(side))));
    if let Some(sign) = shown.sign {
        let size = side * 0.4;
        let node = Node { left: px(side * 0.3), top: px(side * 0.3), ..over(Vec2::splat(size)) };
        square.spawn((Icon::new(sign, size as u16), node));
    }
    if let Some(piece) = &shown.piece {
        let picture = edited.kinds.get(piece.kind).map(|kind| kind.picture.clone());
        let forward = FORWARD[usize::from(piece.seat.min(1))];
        let points = edited.draft.means().turns();
        let heading = points.then(|| piece.heading.unwrap_or(forward));
        draw_piece(square, piece.seat, &picture.unwrap_or_default(), heading, shown.size);
    }
    draw_frames(square, 0.0, side);
}

/// The frames of what is this wide, and lies so far from the edges of its button.
fn draw_frames(square: &mut ChildSpawnerCommands, edge: f32, width: f32) {
    let frame = |edge: f32, width: f32| Node {
        left: px(edge),
        top: px(edge),
        border: UiRect::all(px(FRAME)),
        ..over(Vec2::splat(width))
    };
    let unseen = || (BorderColor::all(Color::NONE), Pickable::IGNORE);
    square.spawn((SquareFrame, frame(edge, width), unseen()));
    square.spawn((HeldFrame, frame(edge + FRAME, width - 2.0 * FRAME), unseen()));
}

/// A piece as the table draws it, in a square of this width.
pub(super) fn draw_piece(
    square: &mut ChildSpawnerCommands,
    seat: u8,
    picture: &str,
    heading: Option<u8>,
    size: u16,
) {
    let side = f32::from(size);
    let token = PlayerStyle::Packs.token(Side(seat));
    let mut lay = |sheet, cell: String, share: f32, turn: f32| {
        let width = (side * share).round();
        let edge = (side - width) / 2.0;
        let node = Node { left: px(edge), top: px(edge), ..over(Vec2::splat(width)) };
        let turned = UiTransform::from_rotation(Rot2::turn_fraction(turn));
        square.spawn((Icon::of(sheet, cell, width as u16), node, turned));
    };
    lay("tokens", token.to_owned(), TOKEN, 0.0);
    if let Some(eighths) = heading {
        let eighths = f32::from(eighths);
        lay("tokens", heading_cell(token, eighths), TOKEN * HEADING, eighths / 8.0);
    }
    lay("heads", picture.to_owned(), HEAD, 0.0);
}

/// Frames the square with the focus, the one under the pointer, those with flaws, and inside of that the one whose
/// piece is picked up.
pub(super) fn frame_squares(
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    edited: Res<Edited>,
    squares: Query<(Entity, &SquareButton, Option<&Hovered>, &Children)>,
    mut frames: Query<&mut BorderColor, With<SquareFrame>>,
    mut inner: Query<&mut BorderColor, (With<HeldFrame>, Without<SquareFrame>)>,
) {
    for (entity, button, hovered, children) in &squares {
        let focused = visible.0 && focus.get() == Some(entity);
        let color = match &button.shown {
            _ if focused => palette::FOCUS,
            _ if hovered.is_some_and(Hovered::get) => palette::GOLD,
            Some(shown) if shown.is_flawed => palette::RED,
            _ => Color::NONE,
        };
        let in_hand = button.is_corner == edited.at_corners();
        let is_held = in_hand && edited.tool == Tool::Move(Some(button.square));
        let held = if is_held { palette::INK } else { Color::NONE };
        for child in children {
            if let Ok(mut border) = inner.get_mut(*child) {
                border.set_if_neq(BorderColor::all(held));
            }
            if let Ok(mut border) = frames.get_mut(*child) {
                border.set_if_neq(BorderColor::all(color));
            }
        }
    }
}
