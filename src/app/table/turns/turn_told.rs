//! What is shown and offered beside the board about a turn of several actions: what is left of it,
//! the buttons that are choices, and a proposal that finishes a longer one.
//!
//! These are plain values; the HUD decides how they look.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::lighting::drop_anchors;
use super::playing::Playing;
use super::seats::TurnNow;
use super::seen::TurnSeen;
use super::waiting::Waiting;
use crate::app::kit::locale::LocalText;
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::TaskNow;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::places::{BADGE, PETAL};
use crate::app::table::contract::anchors::{Anchor, Anchors};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::app::table::picking::choices::Choices;
use crate::app::table::picking::selection::Selection;
use crate::rules::{Game, Seat, Spot};

/// What the HUD shows of the turn.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct TurnTold {
    /// What is left of the turn.
    pub line: Option<LocalText>,
    /// The choices that are buttons.
    pub buttons: Vec<TurnButton>,
    /// Whether something is picked that can be turned, and taken as it lies.
    pub lays: bool,
    /// The label of the proposal, if there is one.
    pub proposal: Option<LocalText>,
    /// The petals, where those on the board are too small for a finger.
    pub dial: Vec<TurnPetal>,
}

impl TurnTold {
    /// How many buttons there are.
    #[must_use]
    pub fn choices(&self) -> usize {
        self.buttons.len() + usize::from(self.proposal.is_some()) + usize::from(self.lays)
    }
}

/// A choice that is a button.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnButton {
    /// What pressing it picks.
    pub spot: Spot,
    /// Its text.
    pub label: LocalText,
    /// What it does, if its text is only a sign; it then stands close to the button before it.
    pub explained: Option<LocalText>,
    /// Whether it can be picked now.
    pub open: bool,
    /// Whether the key that ends turns presses it.
    pub ends_turn: bool,
    /// Whether it is the next thing to do.
    pub is_next: bool,
}

/// A petal beside the board.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnPetal {
    /// What pressing it picks.
    pub spot: Spot,
    /// Its direction on the screen in eighths, clockwise from the upper edge.
    pub eighths: u8,
    /// What picking it costs, unless it is free.
    pub costs: Option<LocalText>,
    /// Whether it can be picked now.
    pub open: bool,
}

/// The width of what a finger hits for certain, in logical pixels.
pub const FINGER: f32 = 44.0;

/// The actions of the current proposal.
#[derive(Resource, Clone, Debug)]
pub(in crate::app::table) struct Proposed<G: Game>(pub(super) Vec<G::Action>);

impl<G: Game> Default for Proposed<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The seats whose proposals are taken automatically.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub(in crate::app::table) struct StandingProposals(BTreeSet<Seat>);

impl StandingProposals {
    /// Adds a seat that has taken a standing proposal.
    pub(super) fn add(&mut self, seat: Seat) {
        self.0.insert(seat);
    }
}

/// Whether to take a standing proposal again, for the seat that took it, once everything has been
/// seen.
pub(in crate::app::table) fn take_standing<G: TableGame>(
    playing: Res<Playing<G>>,
    (now, playback): (Res<TurnNow>, Res<Playback>),
    proposed: Res<Proposed<G>>,
    waiting: Res<Waiting<G>>,
    mut table_commands: MessageReader<TableCommand>,
    mut proposals: ResMut<StandingProposals>,
) -> bool {
    let anew =
        |command: &TableCommand| matches!(command, TableCommand::Undo | TableCommand::Rematch);
    if table_commands.read().any(anew) || now.outcome.is_some() {
        proposals.0.clear();
    }
    let stands = now.seat().is_some_and(|seat| proposals.0.contains(&seat)) && now.awaits_human();
    let ready = waiting.is_empty() && playback.is_idle() && !proposed.0.is_empty();
    stands && ready && G::proposal_stands(playing.tables(), &playing.seen())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StandingProposals>().init_resource::<TurnTold>().init_resource::<TaskNow>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Proposed<G>>().add_systems(
        Update,
        tell_turn::<G>
            .in_set(TableSystems::Show)
            .after(drop_anchors::<G>)
            .run_if(resource_exists::<Playing<G>>)
            .run_if(
                resource_exists_and_changed::<Playing<G>>
                    .or_else(resource_changed::<Choices>)
                    .or_else(resource_changed::<Anchors>)
                    .or_else(resource_changed::<Selection>)
                    .or_else(resource_exists_and_changed::<BoardLayout>)
                    .or_else(resource_changed::<TurnSeen>)
                    .or_else(resource_changed::<TaskNow>),
            ),
    );
}

fn tell_turn<G: TableGame>(
    playing: Res<Playing<G>>,
    (now, seen, task): (Res<TurnNow>, Res<TurnSeen>, Res<TaskNow>),
    (anchors, layout): (Res<Anchors>, Option<Res<BoardLayout>>),
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut proposed: ResMut<Proposed<G>>,
    mut told: ResMut<TurnTold>,
) {
    let view = playing.seen();
    let ends = |spot: Spot| anchors.turn_end() == Some(spot) && choices.last_default().is_some();
    let square = layout.as_ref().map_or(f32::MAX, |layout| layout.square);
    let button = |(spot, anchor): (Spot, &Anchor)| match anchor {
        Anchor::Button(button) => {
            let open = choices.may_pick(selection.picked(), spot) || ends(spot);
            Some(TurnButton {
                spot,
                label: button.label.clone(),
                explained: button.explained.clone(),
                open,
                ends_turn: button.ends_turn,
                is_next: choices.is_next(spot) || button.is_due && open,
            })
        }
        // A badge that a finger could not hit on the board; picked, it shines.
        Anchor::Badge { label, .. } if BADGE * square < FINGER => {
            let open = choices.goes_on(selection.picked(), spot);
            let is_next = selection.picked().contains(&spot);
            let label = label.clone();
            Some(TurnButton { spot, label, explained: None, open, ends_turn: false, is_next })
        }
        _ => None,
    };
    let running = now.outcome.is_none();
    let asked = running && !choices.is_empty();
    let proposal = asked.then(|| G::proposal(playing.tables(), &view)).flatten();
    let (label, actions) = proposal.unzip();
    proposed.0 = actions.unwrap_or_default();
    // The line about what comes next waits until everything before it has been seen. While a person here
    // goes on deciding, it fits the choices, which change at once.
    let goes_on = asked && told.line.is_some();
    let is_told = running && !task.is_over() && (goes_on || !seen.is_behind());
    let line = is_told.then(|| G::turn_line(playing.tables(), &view, selection.picked())).flatten();
    let in_hand = selection.picked().last();
    told.set_if_neq(TurnTold {
        line,
        buttons: anchors.iter().filter_map(button).collect(),
        lays: in_hand.is_some_and(|thing| anchors.turns_of(*thing).next().is_some()),
        proposal: label,
        dial: layout.map_or_else(Vec::new, |layout| dial(&layout, &anchors, &choices, &selection)),
    });
}

/// The petals that a finger could not hit on the board.
fn dial(
    layout: &BoardLayout,
    anchors: &Anchors,
    choices: &Choices,
    selection: &Selection,
) -> Vec<TurnPetal> {
    if PETAL * layout.square >= FINGER {
        return Vec::new();
    }
    let petal = |(spot, anchor): (Spot, &Anchor)| match anchor {
        Anchor::Petal { eighths, costs, .. } => Some(TurnPetal {
            spot,
            eighths: (eighths + if layout.flipped { 4 } else { 0 }) % 8,
            costs: costs.clone(),
            open: choices.goes_on(selection.picked(), spot),
        }),
        _ => None,
    };
    anchors.iter().filter_map(petal).collect()
}
