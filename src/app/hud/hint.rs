//! A hint: one good action and its reason, searched for in the background and shown until the match
//! moves on.
//!
//! It is given only on request, and Back removes it. Deliberately absent: alternatives and an
//! evaluation bar, which belong to an analysis.

use std::time::Duration;

use bevy::prelude::*;

use super::HudSystems;
use super::explain::spoken;
use crate::ai::{AiGame, Hint, Strength, Thinking, explain};
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::menus::no_menu;
use crate::app::opponent::{Decision, Mind, Pondering, ThoughtRequest, observation};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::TableStepsBack;
use crate::app::session::remark::Remark;
use crate::app::session::route::Route;
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::TaskNow;
use crate::app::table::{Playing, TableGame, TurnNow};
use crate::rules::Game;

/// The search's length in slices of the game; it takes a second at most.
const SLICES: u64 = 150;
/// How long the reason is shown.
const STAYS: Duration = Duration::from_secs(12);

/// The hint on screen.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct HintShown {
    shown: Option<(Decision, Route)>,
}

impl HintShown {
    /// The suggested action.
    #[must_use]
    pub fn route(&self) -> Option<&Route> {
        self.shown.as_ref().map(|(_, route)| route)
    }

    /// Such a hint at the first decision of a match.
    #[cfg(test)]
    pub(super) fn of(route: Route) -> Self {
        let decision = Decision { seat: crate::rules::Seat(0), entries: 0, key: 0 };
        Self { shown: Some((decision, route)) }
    }
}

/// The search for a hint.
#[derive(Resource)]
struct Looking<G: AiGame> {
    decision: Decision,
    pondering: Pondering<Hint<<G as Game>::Action>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HintShown>()
        .add_systems(OnEnter(Screen::Play), |mut hint: ResMut<HintShown>| *hint = default())
        .add_systems(
            Update,
            put_away.in_set(HudSystems::Hear).run_if(in_state(Overlay::None).and_then(no_menu)),
        )
        .add_systems(Last, keep_back.run_if(in_state(Screen::Play)));
}

/// Back removes the hint and its reason.
fn put_away(intents: Intents, mut hint: ResMut<HintShown>, mut remarks: MessageWriter<Remark>) {
    if hint.shown.is_some() && intents.just(Intent::Back) {
        hint.shown = None;
        remarks.write(Remark::nothing());
    }
}

/// While a hint is shown, Back removes it and opens no menu.
fn keep_back(hint: Res<HintShown>, mut back: ResMut<TableStepsBack>) {
    if hint.shown.is_some() {
        back.0 = true;
    }
}

pub(super) fn game_plugin<G: TableGame + AiGame>(app: &mut App) {
    app.add_systems(
        Update,
        (forget_stale_hint::<G>, look_for_hint::<G>, show_hint::<G>)
            .chain()
            .in_set(HudSystems::Hint)
            .run_if(in_state(Screen::Play).and_then(resource_exists::<Playing<G>>)),
    )
    .add_systems(OnExit(Screen::Play), |mut commands: Commands| {
        commands.remove_resource::<Looking<G>>()
    });
}

fn forget_stale_hint<G: TableGame + AiGame>(
    playing: Res<Playing<G>>,
    looking: Option<Res<Looking<G>>>,
    mut hint: ResMut<HintShown>,
    mut remarks: MessageWriter<Remark>,
    mut commands: Commands,
) {
    let decision = open_decision(&playing);
    if looking.is_some_and(|looking| Some(looking.decision) != decision) {
        commands.remove_resource::<Looking<G>>();
    }
    let covered = || playing.is_hidden_now();
    if hint.shown.as_ref().is_some_and(|(shown, _)| Some(*shown) != decision || covered()) {
        hint.shown = None;
        remarks.write(Remark::nothing());
    }
}

/// The decision for which a hint may be given; `None` while the cards are veiled, because a hint
/// reveals what a player knows of hidden cards.
pub(in crate::app) fn open_decision<G: TableGame + AiGame>(
    playing: &Playing<G>,
) -> Option<Decision> {
    Decision::of(playing).filter(|_| !playing.is_veiled())
}

fn look_for_hint<G: TableGame + AiGame>(
    mut table_commands: MessageReader<TableCommand>,
    playing: Res<Playing<G>>,
    (now, task): (Res<TurnNow>, Res<TaskNow>),
    looking: Option<Res<Looking<G>>>,
    mind: Mind,
    mut remarks: MessageWriter<Remark>,
    mut commands: Commands,
) {
    let asked = table_commands.read().filter(|command| **command == TableCommand::Hint).count() > 0;
    // A task has help of its own.
    if !asked || looking.is_some() || task.holds() {
        return;
    }
    let covered = now.awaits_human() && playing.is_hidden_now();
    let open = open_decision(&playing).filter(|_| now.awaits_human() && !covered);
    let Some(decision) = open else {
        let why = if playing.is_veiled() {
            "hint-veiled"
        } else if covered {
            "hint-covered"
        } else {
            "hint-none"
        };
        remarks.write(Remark::new("hint", why));
        return;
    };
    let request = ThoughtRequest {
        tables: playing.tables().clone(),
        observation: observation(&playing, decision.seat),
        strength: Strength::Hard,
        nodes: Some(SLICES * G::SLICE),
        seed: 0,
    };
    let conclude = |tables: &G::Tables, thinking: &Thinking<G>| explain(tables, thinking);
    let pondering = mind.ponder(request, conclude);
    commands.insert_resource(Looking::<G> { decision, pondering });
    remarks.write(Remark::new("hint", "hint-thinking"));
}

fn show_hint<G: TableGame + AiGame>(
    looking: Option<ResMut<Looking<G>>>,
    playing: Res<Playing<G>>,
    mut hint: ResMut<HintShown>,
    mut remarks: MessageWriter<Remark>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let Some(mut looking) = looking else { return };
    if looking.pondering.needs_frames() {
        redraw.nudge();
    }
    let Some(answer) = looking.pondering.answer() else { return };
    commands.remove_resource::<Looking<G>>();
    redraw.nudge();
    let Some(found) = answer else { return };
    hint.shown = Some((looking.decision, G::route(playing.tables(), found.action)));
    let text = spoken(found.reason.key, &found.reason.arguments);
    remarks.write(Remark { stays: STAYS, ..Remark::new("hint", text) });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;
    use leafwing_input_manager::prelude::ActionState;

    #[test]
    fn back_puts_a_hint_away_and_opens_no_menu() {
        let mut app = App::new();
        let decision = Decision { seat: Seat(0), entries: 1, key: 2 };
        app.insert_resource(HintShown { shown: Some((decision, Route::default())) })
            .init_resource::<TableStepsBack>()
            .add_message::<Remark>()
            .add_systems(Update, put_away)
            .add_systems(Last, keep_back);
        let hands = app.world_mut().spawn(ActionState::<Intent>::default()).id();
        app.update();
        assert_eq!(*app.world().resource::<TableStepsBack>(), TableStepsBack(true));
        assert!(app.world().resource::<HintShown>().route().is_some());
        let mut state = app.world_mut().get_mut::<ActionState<Intent>>(hands).unwrap();
        state.press(&Intent::Back);
        app.update();
        assert!(app.world().resource::<HintShown>().route().is_none());
    }
}
