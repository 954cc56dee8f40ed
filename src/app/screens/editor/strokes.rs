//! What presses and strokes on the board do: they use the tool in hand, on the square that is pressed and on whatever a
//! mouse or a finger is drawn over. A piece that is moved is dragged, or picked up and put down with two presses.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::board::SquareButton;
use super::keeping::Outcome;
use super::state::{Edited, Tool};
use super::words::Writing;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::spoken::SayAloud;
use crate::rules::Square;

/// A pressed square.
pub(super) fn use_tool(
    pressed: On<Activate>,
    squares: Query<&SquareButton, With<Button>>,
    edited: Option<ResMut<Edited>>,
    mut drawn: ResMut<Stroke>,
    mut say: MessageWriter<SayAloud>,
) {
    let (Ok(button), Some(mut edited)) = (squares.get(pressed.entity), edited) else { return };
    // The press that ends a stroke has been drawn already.
    if std::mem::take(&mut drawn.begun) {
        return;
    }
    if let Tool::Move(held) = edited.tool {
        if let Some(says) = shift(&mut edited, held, button.square) {
            say.write(SayAloud(says));
        }
    } else if let Some(edit) = edited.edit(button.square) {
        edited.change(&edit, false);
    }
}

/// Picks a piece up, or puts down the one that is held. What is said of it.
fn shift(edited: &mut Edited, held: Option<Square>, square: Square) -> Option<LocalText> {
    let name = |edited: &Edited, at| edited.draft.spot(at).unwrap_or_default();
    let says = |key: &'static str, square: String| LocalText::new(key).with("square", square);
    let Some(from) = held else {
        let Some(piece) = edited.piece(square) else {
            return Some(says("editor-nothing-there", name(edited, square)));
        };
        edited.tool = Tool::Move(Some(square));
        return Some(says("editor-picked-up", name(edited, square)).with("piece", piece));
    };
    let (piece, edit) = (edited.piece(from), edited.edit(square));
    let moved = edit.is_some_and(|edit| edited.change(&edit, false));
    edited.tool = Tool::Move(None);
    let (key, square) = if moved { ("editor-put-down", square) } else { ("editor-stays", from) };
    piece.map(|piece| says(key, name(edited, square)).with("piece", piece))
}

/// Whether a mouse or a finger is drawn over squares.
#[derive(Resource, Default)]
pub(super) struct Stroke {
    begun: bool,
    goes_on: bool,
}

/// A stroke begins where it was pressed.
pub(super) fn begin_stroke(
    dragged: On<Pointer<DragStart>>,
    squares: Query<&SquareButton, With<Button>>,
    overlay: Res<State<Overlay>>,
    edited: Option<ResMut<Edited>>,
    (mut writing, mut outcome): (ResMut<Writing>, ResMut<Outcome>),
    mut stroke: ResMut<Stroke>,
) {
    let (Ok(button), Some(mut edited)) = (squares.get(dragged.entity), edited) else { return };
    let turns = edited.tool == Tool::Turn;
    if dragged.button != PointerButton::Primary || *overlay.get() != Overlay::None || turns {
        return;
    }
    writing.end(&mut edited, &mut outcome);
    stroke.begun = true;
    if let Tool::Move(_) = edited.tool {
        edited.tool = Tool::Move(edited.piece(button.square).map(|_| button.square));
    } else if let Some(edit) = edited.edit(button.square) {
        stroke.goes_on = edited.change(&edit, false);
    }
}

/// A stroke goes on over another square.
pub(super) fn draw_on(
    entered: On<Pointer<DragEnter>>,
    squares: Query<&SquareButton, With<Button>>,
    edited: Option<ResMut<Edited>>,
    mut stroke: ResMut<Stroke>,
) {
    let (Ok(button), Some(mut edited)) = (squares.get(entered.entity), edited) else { return };
    // A piece that is dragged goes nowhere before it is dropped.
    // Areas that change places would do so again and again.
    let goes_once = match edited.tool {
        Tool::Move(_) => true,
        Tool::Paint(_) => edited.draft.means().areas.is_some(),
        Tool::Put { .. } | Tool::Take | Tool::Turn => false,
    };
    if let Some(edit) = edited.edit(button.square).filter(|_| stroke.begun && !goes_once) {
        stroke.goes_on |= edited.change(&edit, stroke.goes_on);
    }
}

/// A press begins anew.
pub(super) fn end_stroke(_: On<Pointer<Press>>, mut stroke: ResMut<Stroke>) {
    *stroke = Stroke::default();
}

/// A piece that was dragged is dropped on a square.
pub(super) fn put_down(
    dropped: On<Pointer<DragDrop>>,
    squares: Query<&SquareButton, With<Button>>,
    edited: Option<ResMut<Edited>>,
    stroke: Res<Stroke>,
    mut say: MessageWriter<SayAloud>,
) {
    let (Ok(button), Some(mut edited)) = (squares.get(dropped.entity), edited) else { return };
    if let Tool::Move(held @ Some(_)) = edited.tool
        && stroke.begun
        && let Some(says) = shift(&mut edited, held, button.square)
    {
        say.write(SayAloud(says));
    }
}

/// A stroke ends, wherever that is. A piece that was dropped beside the board stays where it stood.
pub(super) fn drop_stroke(
    _: On<Pointer<DragEnd>>,
    edited: Option<ResMut<Edited>>,
    mut stroke: ResMut<Stroke>,
) {
    if let Some(mut edited) =
        edited.filter(|edited| stroke.begun && edited.tool != edited.tool.empty())
    {
        edited.tool = edited.tool.empty();
    }
    *stroke = Stroke::default();
}
