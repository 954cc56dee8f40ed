//! A preview of the disc in hand on a place, with what each of its quarters would bring.
//!
//! The preview shows from the first pick on and follows the disc's rotation; over a place that is
//! only pointed at it is fainter, and so is a placement that is suggested. Picking itself is in [`crate::app::table::picking::turning`].

use bevy::prelude::*;

use super::ground::{HongaGround, PLACE};
use super::painting::{Letters, Pen, Pens};
use super::placement_preview::{Promise, preview};
use super::{anchors, faces, painting};
use crate::app::kit::palette;
use crate::app::table::board::arrows::WayShown;
use crate::app::table::board::layout::layer;
use crate::app::table::{
    Board, BoardLayout, Choices, Faces, Playback, Playing, Pointing, Selection, TableSystems,
};
use crate::rules::honga::{Awaited, DiscKind, Honga, Place};
use crate::rules::{Seat, Spot};

/// The root of the preview: the disc and its badges.
#[derive(Component)]
pub(super) struct Ghost;

/// What the preview shows.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Wanted {
    seat: Seat,
    kind: DiscKind,
    pub(super) place: Place,
    pub(super) rotation: u8,
    /// Whether the place is picked, not only pointed at.
    pub(super) firm: bool,
    square: f32,
    entries: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay_ghost
            .in_set(TableSystems::Play)
            .run_if(resource_exists::<Playing<Honga>>)
            .run_if(resource_exists::<BoardLayout>),
    );
}

pub(super) fn wanted(
    playing: &Playing<Honga>,
    choices: &Choices,
    selection: &Selection,
    pointing: &Pointing,
    fresh: bool,
    suggested: &WayShown,
    square: f32,
) -> Option<Wanted> {
    let tables = playing.tables();
    let moment = *playing.position().field().turn_state();
    if moment.awaited != Awaited::Placement || choices.is_empty() {
        return None;
    }
    let view = playing.shown();
    let (seat, kind) = (moment.turn, view.position().disc(moment.turn, 0)?);
    let first = |around: &[Spot]| {
        let turns = anchors::anchors(tables, &view, around);
        turns.first().map(|(turn, _)| *turn)
    };
    // A disc that was just picked can be turned from the next frame on.
    let in_hand = selection.picked();
    let turned = pointing.turned().filter(|_| !fresh).or_else(|| first(in_hand));
    let picked = anchors::meant(tables, in_hand, turned);
    let peeked = || {
        let spot = pointing
            .peek()
            .filter(|spot| selection.picked().is_empty() && choices.leads_on(&[*spot]))?;
        anchors::meant(tables, &[spot], first(&[spot]))
    };
    let suggested = || {
        let place = suggested.after(&[]).filter(|_| selection.picked().is_empty())?;
        anchors::meant(tables, &[place], Some(suggested.after(&[place])?))
    };
    let firm = picked.is_some();
    let (place, rotation) = picked.or_else(peeked).or_else(suggested)?;
    Some(Wanted { seat, kind, place, rotation, firm, square, entries: playing.entries().len() })
}

fn lay_ghost(
    playing: Res<Playing<Honga>>,
    (choices, selection, pointing): (Res<Choices>, Res<Selection>, Res<Pointing>),
    (layout, faces, pens): (Res<BoardLayout>, Res<Faces>, Pens),
    (playback, suggested): (Res<Playback>, Res<WayShown>),
    (boards, ghosts): (Query<Entity, With<Board>>, Query<Entity, With<Ghost>>),
    mut laid: Local<Option<Wanted>>,
    mut commands: Commands,
) {
    let fresh = selection.is_changed();
    let square = layout.letters();
    let wanted = wanted(&playing, &choices, &selection, &pointing, fresh, &suggested, square);
    let wanted = wanted.filter(|_| playback.is_idle());
    if *laid == wanted && ghosts.is_empty() == wanted.is_none() {
        return;
    }
    ghosts.iter().for_each(|ghost| commands.entity(ghost).despawn());
    laid.clone_from(&wanted);
    let (Some(wanted), Ok(board)) = (wanted, boards.single()) else { return };
    let tables = playing.tables();
    let ground = HongaGround::on(&layout, tables);
    let pen = pens.pen(layout.letters());
    let view = playing.shown();
    let said = preview(tables, &view, wanted.seat, wanted.kind, wanted.place, wanted.rotation);
    let root = (Ghost, Transform::from_xyz(0.0, 0.0, layer::PETAL - 1.0), Visibility::default());
    commands.spawn((root, ChildOf(board))).with_children(|root| {
        let at = ground.place(wanted.place).extend(0.0);
        if let Some(face) = faces.get(&faces::disc_name(wanted.kind, wanted.rotation)) {
            let alpha = if wanted.firm { 0.94 } else { 0.6 };
            painting::faint_face(root, face, PLACE * 0.965, at, alpha);
        }
        if wanted.firm {
            let ring = at + Vec3::Z * 0.2;
            root.spawn(painting::picture(faces::SHEET, "disc_focus", PLACE, ring));
        }
        for (quarter, promise) in said.iter().enumerate() {
            if let Some(promise) = promise {
                badge(root, &pen, promise, ground.badge(wanted.place, quarter), wanted.firm);
            }
        }
    });
}

/// A picture and a few words on paper.
fn badge(root: &mut ChildSpawnerCommands, pen: &Pen, promise: &Promise, at: Vec2, firm: bool) {
    let (paper, ink) = if promise.warns {
        (palette::INK, palette::PAPER)
    } else if firm {
        (palette::PAPER, palette::INK)
    } else {
        (palette::PARCHMENT, palette::INK)
    };
    let size = Vec2::new(2.16, 0.66);
    pen.lay_paper(root, paper, size, at.extend(0.3));
    let icon = at.extend(0.32) - Vec3::X * (size.x / 2.0 - 0.31);
    root.spawn(painting::picture(faces::SHEET, promise.cell, 0.5, icon));
    let letters = Letters::new(0.215, ink).leftward().within(size.x - 0.74);
    let words = at.extend(0.33) - Vec3::X * (size.x / 2.0 - 0.66);
    root.spawn(pen.words(promise.says.clone(), &letters, words));
}
