//! Collects the report from the game and writes it to the page.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::Button;
use bevy::window::PrimaryWindow;

use super::{Pressable, ProbeReport};
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::window::{CANVAS, StageCamera};
use crate::app::session::plan::MatchPlan;
use crate::app::table::{Board, BoardLayout, Choices, Playback, Selection, SpotPlaces, TurnNow};

/// The screen and whose decision it is.
#[derive(SystemParam)]
struct PageState<'w, 's> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    locale: Res<'w, Locale>,
    plan: Option<Res<'w, MatchPlan>>,
    now: Res<'w, TurnNow>,
    playback: Res<'w, Playback>,
    selection: Res<'w, Selection>,
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
}

type Buttons<'w, 's> = Query<
    'w,
    's,
    (
        &'static SpokenLabel,
        &'static UiGlobalTransform,
        &'static ComputedNode,
        &'static InheritedVisibility,
        Has<InteractionDisabled>,
    ),
    With<Button>,
>;

type Texts<'w, 's> = Query<'w, 's, (&'static LocalText, &'static InheritedVisibility), With<Text>>;

fn told_of(
    page: &PageState,
    (buttons, texts): (&Buttons, &Texts),
    spots: Vec<Vec2>,
) -> ProbeReport {
    let is_covered = *page.overlay.get() != Overlay::None;
    let texts = texts.iter().filter(|(_, seen)| is_covered && seen.get());
    let playing = *page.screen.get() == Screen::Play;
    let pressable = buttons.iter().filter(|(_, _, node, seen, _)| seen.get() && !node.is_empty());
    let buttons = pressable.map(|(label, place, _, _, disabled)| Pressable {
        key: label.0.key.to_string(),
        says: page.locale.say(&label.0),
        middle: place.translation / page.window.scale_factor(),
        disabled,
    });
    ProbeReport {
        screen: format!("{:?}", page.screen.get()),
        overlay: format!("{:?}", page.overlay.get()),
        language: page.locale.current().to_owned(),
        game: page.plan.as_ref().map(|plan| plan.game.to_string()).unwrap_or_default(),
        entries: if playing { page.now.told } else { 0 },
        awaits: playing && page.now.awaits_human() && page.playback.is_idle(),
        over: playing && page.now.outcome.is_some(),
        picked: page.selection.picked().len(),
        buttons: buttons.collect(),
        texts: texts.map(|(text, _)| text.key.to_string()).collect(),
        spots,
    }
}

/// The middles of all spots that may be picked next, in window coordinates.
fn next_spots(
    choices: &Choices,
    selection: &Selection,
    places: &SpotPlaces,
    board: &GlobalTransform,
    camera: &Camera,
    eye: &GlobalTransform,
) -> Vec<Vec2> {
    let mut next: Vec<_> = choices.after(selection.picked()).map(|next| next.spot).collect();
    next.sort();
    next.dedup();
    let lies = next.into_iter().filter_map(|spot| places.middle(spot));
    lies.filter_map(|at| camera.world_to_viewport(eye, board.transform_point(at.extend(0.0))).ok())
        .collect()
}

fn canvas() -> Option<web_sys::Element> {
    web_sys::window()?.document()?.get_element_by_id(CANVAS)
}

/// Reports the program's state if the page is watched.
pub(in crate::app) fn plugin(app: &mut App) {
    if canvas().is_some_and(|canvas| canvas.has_attribute("data-watched")) {
        app.add_systems(Last, (find_spots, tell).chain());
    }
}

#[derive(Resource, Default)]
struct NextSpots(Vec<Vec2>);

fn find_spots(
    choices: Res<Choices>,
    selection: Res<Selection>,
    layout: Option<Res<BoardLayout>>,
    places: Option<SpotPlaces>,
    board: Query<&GlobalTransform, With<Board>>,
    eye: Query<(&Camera, &GlobalTransform), With<StageCamera>>,
    mut commands: Commands,
) {
    let found = match (layout, places, board.single(), eye.single()) {
        (Some(_), Some(places), Ok(board), Ok((camera, eye))) => {
            next_spots(&choices, &selection, &places, board, camera, eye)
        }
        _ => Vec::new(),
    };
    commands.insert_resource(NextSpots(found));
}

fn tell(
    page: PageState,
    (buttons, texts): (Buttons, Texts),
    spots: Res<NextSpots>,
    mut last: Local<Option<ProbeReport>>,
) {
    let told = told_of(&page, (&buttons, &texts), spots.0.clone());
    if last.as_ref() != Some(&told)
        && let Some(canvas) = canvas()
        && canvas.set_attribute("data-state", &told.to_json()).is_ok()
    {
        *last = Some(told);
    }
}
