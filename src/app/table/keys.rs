//! Keyboard and pad: a focus moves over the board and picks what it is on.
//!
//! Arrows and the pad's cross step from square to square. While something is picked, the left
//! stick points at lit spots by angle. Everything is an [`Intent`], so keys can be rebound;
//! nothing here knows one. While a menu is open the keys are the menu's.

use bevy::prelude::*;

use super::board::BoardLayout;
use super::pointing::Pointing;
use super::selection::LetGo;
use super::{Choices, Pick, Selection, TableSystems};
use crate::app::input::menus::no_menu;
use crate::app::input::{Intent, Intents};
use crate::app::screens::{TableRequest, TableStepsBack};
use crate::rules::Spot;

/// The stick points at a spot when it lies within this angle of it.
const AIM: f32 = std::f32::consts::FRAC_PI_4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (aim_at_spots, step_focus, walk_pawns, pick_focused, ask)
            .chain()
            .in_set(TableSystems::Listen)
            .run_if(no_menu)
            .run_if(resource_exists::<BoardLayout>),
    )
    .add_systems(PostUpdate, claim_back);
}

/// The stick's direction from the picked square chooses among the lit spots.
fn aim_at_spots(
    intents: Intents,
    layout: Res<BoardLayout>,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut pointing: ResMut<Pointing>,
) {
    let aim = intents.point();
    let picked = selection.picked();
    if aim == Vec2::ZERO || picked.is_empty() {
        return;
    }
    if let Some(spot) = aimed_at(aim, &layout, &choices, picked) {
        pointing.focus_on(spot);
    }
}

fn aimed_at(aim: Vec2, layout: &BoardLayout, choices: &Choices, picked: &[Spot]) -> Option<Spot> {
    let origin = layout.place(*picked.last()?)?;
    let angle = |spot: Spot| Some((layout.place(spot)? - origin).angle_to(aim).abs());
    let lit = choices.after(picked).filter_map(|(_, spot, _)| Some((spot, angle(spot)?)));
    let nearest = lit.filter(|(_, angle)| *angle <= AIM).min_by(|a, b| a.1.total_cmp(&b.1));
    nearest.map(|(spot, _)| spot)
}

fn step_focus(
    intents: Intents,
    layout: Res<BoardLayout>,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut pointing: ResMut<Pointing>,
) {
    let step = intents.step();
    let aiming = intents.point() != Vec2::ZERO && !selection.picked().is_empty();
    if step == IVec2::ZERO || aiming {
        return;
    }
    let next = match pointing.last_focus() {
        Some(spot) => layout.neighbour(spot, step).unwrap_or(spot),
        None => first_focus(&layout, &choices, &selection),
    };
    pointing.focus_on(next);
}

/// The first step only shows where the focus is: on what is picked, or on a pawn that can act.
fn first_focus(layout: &BoardLayout, choices: &Choices, selection: &Selection) -> Spot {
    let middle = Spot::Square(layout.grid.len() as u8 / 2);
    let can_act = choices.firsts().first().copied();
    selection.picked().last().copied().or(can_act).unwrap_or(middle)
}

/// To the next thing that can be picked, in the order of the board.
fn walk_pawns(
    intents: Intents,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut pointing: ResMut<Pointing>,
    mut releases: MessageWriter<LetGo>,
) {
    let (next, previous) = (intents.just(Intent::Next), intents.just(Intent::Previous));
    // Shift+Tab is also Tab to whoever does not look at shift.
    let step = match (next, previous) {
        (_, true) => -1,
        (true, false) => 1,
        (false, false) => return,
    };
    let firsts = choices.firsts();
    if firsts.is_empty() {
        return;
    }
    let here = selection.picked().first().copied().or(pointing.last_focus());
    let place = here.and_then(|spot| firsts.binary_search(&spot).ok());
    let count = firsts.len() as i32;
    let to = match place {
        Some(place) => (place as i32 + step).rem_euclid(count),
        None if step > 0 => 0,
        None => count - 1,
    };
    pointing.focus_on(firsts[to as usize]);
    if !selection.picked().is_empty() {
        releases.write(LetGo);
    }
}

fn pick_focused(
    intents: Intents,
    pointing: Res<Pointing>,
    selection: Res<Selection>,
    mut picks: MessageWriter<Pick>,
    mut releases: MessageWriter<LetGo>,
) {
    if intents.just(Intent::Pick)
        && let Some(spot) = pointing.focus()
    {
        picks.write(Pick(spot));
    }
    if intents.just(Intent::Back) && !selection.picked().is_empty() {
        releases.write(LetGo);
    }
}

fn ask(intents: Intents, mut requests: MessageWriter<TableRequest>) {
    let asked = [
        (Intent::Undo, TableRequest::Undo),
        (Intent::Redo, TableRequest::Redo),
        (Intent::Flip, TableRequest::Flip),
    ];
    for (intent, request) in asked {
        if intents.just(intent) {
            requests.write(request);
        }
    }
}

/// Back belongs to the table as long as something is picked; then to the pause menu.
fn claim_back(selection: Res<Selection>, back: Option<ResMut<TableStepsBack>>) {
    if let Some(mut back) = back {
        back.set_if_neq(TableStepsBack(!selection.picked().is_empty()));
    }
}
