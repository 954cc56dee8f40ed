//! Keyboard and pad: a focus moves over the board, and a key picks the focused spot.
//!
//! Arrows and the pad's cross step from square to square; the keys to the next pawn also reach the
//! buttons beside the board. While something is picked, the left stick points at marked spots by
//! angle. All input is an [`Intent`], so every key can be rebound. While a menu is open, it gets
//! the keys.

use bevy::prelude::*;

use super::choices::Choices;
use super::pointing::Pointing;
use super::selection::{LetGo, Pick, Selection};
use crate::app::kit::input::{Intent, Intents, LastDevice};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::menus::no_menu;
use crate::app::session::plan::{MatchStarted, TableStepsBack};
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::places::SpotPlaces;
use crate::app::table::contract::anchors::Anchor;
use crate::app::table::contract::frame::TableSystems;
use crate::rules::Spot;

/// The stick points at a spot when it lies within this angle of it.
const AIM: f32 = std::f32::consts::FRAC_PI_4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (aim_at_spots, step_focus, walk_pawns, pick_focused)
            .chain()
            .in_set(TableSystems::Listen)
            .run_if(no_menu)
            .run_if(resource_exists::<BoardLayout>),
    )
    .add_systems(
        Update,
        // As soon as the choices are known, and before anything is drawn.
        show_focus
            .after(TableSystems::Tell)
            .before(TableSystems::Show)
            .run_if(no_menu)
            .run_if(resource_exists::<BoardLayout>),
    )
    .add_systems(PostUpdate, claim_back)
    .add_systems(OnEnter(Screen::Play), |mut pointing: ResMut<Pointing>| pointing.forget())
    // Other matches that begin on the same screen.
    .add_observer(|_: On<MatchStarted>, mut pointing: ResMut<Pointing>| pointing.forget());
}

/// Focuses a marked spot in the stick's direction from the picked square.
fn aim_at_spots(
    intents: Intents,
    places: SpotPlaces,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut pointing: ResMut<Pointing>,
) {
    let aim = intents.point();
    let picked = selection.picked();
    if aim == Vec2::ZERO || picked.is_empty() {
        return;
    }
    if let Some(spot) = aimed_at(aim, &places, &choices, picked) {
        pointing.focus_on(spot);
    }
}

/// The marked spot nearest to the stick's direction. Petals are left to the right stick.
fn aimed_at(aim: Vec2, places: &SpotPlaces, choices: &Choices, picked: &[Spot]) -> Option<Spot> {
    let origin = places.middle(*picked.last()?)?;
    let angle = |spot: Spot| Some((places.middle(spot)? - origin).angle_to(aim).abs());
    let next =
        choices.after(picked).map(|next| next.spot).filter(|spot| !places.anchors.is_petal(*spot));
    let lit = next.filter_map(|spot| Some((spot, angle(spot)?)));
    let nearest = lit.filter(|(_, angle)| *angle <= AIM).min_by(|a, b| a.1.total_cmp(&b.1));
    nearest.map(|(spot, _)| spot)
}

fn step_focus(
    intents: Intents,
    places: SpotPlaces,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut pointing: ResMut<Pointing>,
) {
    let step = intents.step();
    let aiming = intents.point() != Vec2::ZERO && !selection.picked().is_empty();
    if step == IVec2::ZERO || aiming {
        return;
    }
    let open = |spot| choices.may_pick(selection.picked(), spot);
    let next = match pointing.last_focus() {
        Some(spot) if places.find(spot).is_some() => {
            places.neighbour(spot, step, open).unwrap_or(spot)
        }
        _ => first_focus(&places, &choices, &selection),
    };
    pointing.focus_on(next);
}

/// By keys or pad the focus is seen as soon as there is something to pick.
fn show_focus(
    device: Option<Res<LastDevice>>,
    places: SpotPlaces,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut pointing: ResMut<Pointing>,
) {
    let by_keys = device.is_some_and(|device| device.moves_focus());
    // A button beside the board has no place on it, and the focus may stay there.
    let lies = |spot: Spot| places.find(spot).is_some() || is_button(&places, spot);
    if by_keys && !pointing.last_focus().is_some_and(lies) && !choices.firsts().is_empty() {
        pointing.show_focus_on(first_focus(&places, &choices, &selection));
    }
}

/// The first step only shows the focus: on what is picked, or on a pawn that can act.
fn first_focus(places: &SpotPlaces, choices: &Choices, selection: &Selection) -> Spot {
    let middle = Spot::Square((places.layout.grid.len() / 2) as u8);
    let can_act = pawns_that_can_act(places, choices).first().copied();
    selection.picked().last().copied().or(can_act).unwrap_or(middle)
}

/// The spots with which actions begin and that lie on the table, without petals.
fn pawns_that_can_act(places: &SpotPlaces, choices: &Choices) -> Vec<Spot> {
    let lies = |spot: &Spot| {
        let at_rest = matches!(places.anchors.of(*spot), None | Some(Anchor::Over { .. }));
        at_rest && places.find(*spot).is_some()
    };
    choices.firsts().into_iter().filter(lies).collect()
}

/// Focuses the next thing that can be picked, in the order of the board.
fn walk_pawns(
    intents: Intents,
    places: SpotPlaces,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut pointing: ResMut<Pointing>,
    mut releases: MessageWriter<LetGo>,
) {
    // While a turnable thing is picked, these keys turn it.
    if selection
        .picked()
        .last()
        .is_some_and(|thing| places.anchors.turns_of(*thing).next().is_some())
    {
        return;
    }
    // Shift+Tab is also reported as Tab.
    let step = if intents.just(Intent::Previous) {
        -1
    } else if intents.just(Intent::Next) {
        1
    } else {
        return;
    };
    let picked = selection.picked();
    let firsts = pawns_that_can_act(&places, &choices);
    let all = [firsts, open_buttons(&places, &choices, picked)].concat();
    if all.is_empty() {
        return;
    }
    let on_button = pointing.last_focus().filter(|spot| is_button(&places, *spot));
    let here = on_button.or(picked.first().copied()).or(pointing.last_focus());
    let place = here.and_then(|spot| all.iter().position(|known| *known == spot));
    let count = all.len() as i32;
    let to = match place {
        Some(place) => (place as i32 + step).rem_euclid(count),
        None if step > 0 => 0,
        None => count - 1,
    };
    let next = all[to as usize];
    pointing.focus_on(next);
    if !picked.is_empty() && !is_button(&places, next) {
        releases.write(LetGo);
    }
}

fn is_button(places: &SpotPlaces, spot: Spot) -> bool {
    matches!(places.anchors.of(spot), Some(Anchor::Button(_)))
}

/// The buttons beside the board that can be pressed now, except the one that ends the turn, which
/// has a key of its own.
fn open_buttons(places: &SpotPlaces, choices: &Choices, picked: &[Spot]) -> Vec<Spot> {
    let buttons = places.anchors.iter();
    let plain =
        buttons.filter(|(_, anchor)| matches!(anchor, Anchor::Button(button) if !button.ends_turn));
    plain.map(|(spot, _)| spot).filter(|spot| choices.may_pick(picked, *spot)).collect()
}

/// Picks the chosen petal or else the focused spot, or lets go.
pub(in crate::app::table) fn pick_focused(
    intents: Intents,
    pointing: Res<Pointing>,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut picks: MessageWriter<Pick>,
    mut releases: MessageWriter<LetGo>,
) {
    if intents.just(Intent::Pick)
        && let Some(spot) = pointing.petal().or(pointing.focus())
    {
        picks.write(Pick(spot));
    }
    if intents.just(Intent::Back) && selection.can_let_go(&choices) {
        releases.write(LetGo);
    }
}

/// As long as something is picked, Back lets it go; otherwise it opens the pause menu.
fn claim_back(
    choices: Res<Choices>,
    selection: Res<Selection>,
    back: Option<ResMut<TableStepsBack>>,
) {
    if let Some(mut back) = back {
        back.set_if_neq(TableStepsBack(selection.can_let_go(&choices)));
    }
}
