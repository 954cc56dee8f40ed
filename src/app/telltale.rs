//! Where the program is, told to tests that sit outside of it: in the browser, the page's end-to-end tests.
//!
//! Whoever opens the page with `?watched` finds on the canvas, as the attribute `data-state`, a JSON object that is written anew after
//! every frame that changes it. A player's page is not watched and pays nothing. What is told is what a player sees anyway: the screen,
//! the buttons with their middles, and the spots that may be picked next. Positions are CSS pixels from the canvas's upper left corner.
//! Deliberately absent: any way in; tests press and click like everybody.

use std::fmt::Write as _;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::Button;

use super::locale::Locale;
use super::screens::{MatchPlan, Overlay, Screen};
use super::table::{Board, Choices, Playback, Selection, SpotPlaces, TurnNow};
use super::theme::buttons::SpokenLabel;
use super::window::StageCamera;

/// The canvas, by its `id` on the page.
#[cfg(target_arch = "wasm32")]
const CANVAS: &str = "game";

/// A button as a player meets it.
#[derive(Clone, Debug, PartialEq)]
struct Pressable {
    /// The key of what it says.
    key: String,
    /// What it says.
    says: String,
    middle: Vec2,
    disabled: bool,
}

/// All that is told.
#[derive(Clone, Debug, Default, PartialEq)]
struct Told {
    screen: String,
    overlay: String,
    language: String,
    game: String,
    entries: usize,
    /// Whether somebody here is to decide, and nothing moves any more.
    awaits: bool,
    over: bool,
    picked: usize,
    buttons: Vec<Pressable>,
    spots: Vec<Vec2>,
}

impl Told {
    fn to_json(&self) -> String {
        let buttons = self.buttons.iter().map(|button| {
            let (x, y) = (button.middle.x.round(), button.middle.y.round());
            let (key, says, disabled) =
                (quoted(&button.key), quoted(&button.says), button.disabled);
            format!(r#"{{"key":{key},"says":{says},"x":{x},"y":{y},"disabled":{disabled}}}"#)
        });
        let spots = self.spots.iter().map(|at| format!("[{},{}]", at.x.round(), at.y.round()));
        format!(
            r#"{{"screen":{},"overlay":{},"language":{},"game":{},"entries":{},"awaits":{},"over":{},"picked":{},"buttons":[{}],"spots":[{}]}}"#,
            quoted(&self.screen),
            quoted(&self.overlay),
            quoted(&self.language),
            quoted(&self.game),
            self.entries,
            self.awaits,
            self.over,
            self.picked,
            buttons.collect::<Vec<_>>().join(","),
            spots.collect::<Vec<_>>().join(","),
        )
    }
}

/// A text as JSON has it.
fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => out.extend(['\\', sign]),
            sign if sign < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(sign));
            }
            sign => out.push(sign),
        }
    }
    out.push('"');
    out
}

/// The screen and who decides.
#[derive(SystemParam)]
struct Moment<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    locale: Res<'w, Locale>,
    plan: Option<Res<'w, MatchPlan>>,
    now: Res<'w, TurnNow>,
    playback: Res<'w, Playback>,
    selection: Res<'w, Selection>,
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

fn told_of(moment: &Moment, buttons: &Buttons, spots: Vec<Vec2>) -> Told {
    let playing = *moment.screen.get() == Screen::Play;
    let pressable = buttons.iter().filter(|(_, _, node, seen, _)| seen.get() && !node.is_empty());
    let buttons = pressable.map(|(label, place, node, _, disabled)| Pressable {
        key: label.0.key.to_string(),
        says: moment.locale.say(&label.0),
        middle: place.translation * node.inverse_scale_factor(),
        disabled,
    });
    Told {
        screen: format!("{:?}", moment.screen.get()),
        overlay: format!("{:?}", moment.overlay.get()),
        language: moment.locale.current().to_owned(),
        game: moment.plan.as_ref().map(|plan| plan.game.to_string()).unwrap_or_default(),
        entries: if playing { moment.now.entries } else { 0 },
        awaits: playing && moment.now.awaits_human() && moment.playback.is_idle(),
        over: playing && moment.now.outcome.is_some(),
        picked: moment.selection.picked().len(),
        buttons: buttons.collect(),
        spots,
    }
}

/// The middles of all spots that may be picked next, as they lie in the window.
fn next_spots(
    choices: &Choices,
    selection: &Selection,
    places: &SpotPlaces,
    board: &GlobalTransform,
    (camera, eye): (&Camera, &GlobalTransform),
) -> Vec<Vec2> {
    let mut next: Vec<_> = choices.after(selection.picked()).map(|(_, spot, _)| spot).collect();
    next.sort();
    next.dedup();
    let lies = next.into_iter().filter_map(|spot| places.middle(spot));
    lies.filter_map(|at| camera.world_to_viewport(eye, board.transform_point(at.extend(0.0))).ok())
        .collect()
}

#[cfg(target_arch = "wasm32")]
pub(super) use page::plugin;

/// The one part that knows the page.
#[cfg(target_arch = "wasm32")]
mod page {
    use super::*;
    use crate::app::table::BoardLayout;

    fn canvas() -> Option<web_sys::Element> {
        web_sys::window()?.document()?.get_element_by_id(CANVAS)
    }

    /// Tells where the program is, on a page that is watched.
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
            (Some(_), Some(places), Ok(board), Ok(eye)) => {
                next_spots(&choices, &selection, &places, board, eye)
            }
            _ => Vec::new(),
        };
        commands.insert_resource(NextSpots(found));
    }

    fn tell(
        moment: Moment,
        buttons: Buttons,
        spots: Res<NextSpots>,
        mut last: Local<Option<Told>>,
    ) {
        let told = told_of(&moment, &buttons, spots.0.clone());
        if last.as_ref() != Some(&told)
            && let Some(canvas) = canvas()
            && canvas.set_attribute("data-state", &told.to_json()).is_ok()
        {
            *last = Some(told);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_json() {
        let button = Pressable {
            key: "title-play".to_owned(),
            says: "\"Play\"\n\\".to_owned(),
            middle: Vec2::new(10.4, 20.6),
            disabled: false,
        };
        let told = Told {
            screen: "Title".to_owned(),
            language: "en".to_owned(),
            entries: 3,
            awaits: true,
            buttons: vec![button],
            spots: vec![Vec2::new(1.0, 2.0), Vec2::new(-3.0, 4.5)],
            ..default()
        };
        assert_eq!(
            told.to_json(),
            concat!(
                r#"{"screen":"Title","overlay":"","language":"en","game":"","entries":3,"awaits":true,"over":false,"picked":0,"#,
                r#""buttons":[{"key":"title-play","says":"\"Play\"\u000a\\","x":10,"y":21,"disabled":false}],"#,
                r#""spots":[[1,2],[-3,5]]}"#
            )
        );
    }
}
