//! Picking: the legal actions as paths of spots, narrowed pick by pick.
//!
//! All games and devices share this input: mouse, finger, keys and pad only send [`Pick`]. A spot
//! that continues a path is added; one that begins another path changes to it; any other is
//! explained ([`WhyNot`]) or clears the selection. When a path is complete, [`Chosen`] is sent. The
//! paths come from the rules, so nothing here checks legality.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::choices::{Choices, OfferId};
use crate::app::kit::input::LastDevice;
use crate::app::kit::settings::controls::{Confirming, Controls};
use crate::app::session::table_command::TableCommand;
use crate::app::table::contract::anchors::Anchors;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::motion::playback::Playback;
use crate::rules::{Refusal, Spot};

/// Picks a spot.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick(pub Spot);

/// Takes back the last spot picked.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetGo;

/// A whole path was picked. The offer is void if the match has changed meanwhile.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen(pub OfferId);

/// A spot was picked that cannot be.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub(in crate::app::table) struct PickRefused {
    /// What had been picked before.
    pub(in crate::app::table) picked: Vec<Spot>,
    /// What was picked then.
    pub(in crate::app::table) spot: Spot,
}

/// Why the last pick was refused, to be shown.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct WhyNot(pub Refusal);

/// The spots picked so far.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Selection {
    picked: Vec<Spot>,
    /// The last spot of a grave choice, picked once.
    armed: Option<Spot>,
}

impl Selection {
    /// The spots, in picking order.
    #[must_use]
    pub fn picked(&self) -> &[Spot] {
        &self.picked
    }

    /// The spot that has to be picked once more, because its choice is grave.
    #[must_use]
    pub fn armed(&self) -> Option<Spot> {
        self.armed
    }

    /// Applies a pick; `asks` when every action has to be picked twice.
    fn take(&mut self, choices: &Choices, spot: Spot, asks: bool) -> Taken {
        let armed = self.armed.take();
        let further: Vec<Spot> = self.picked.iter().copied().chain([spot]).collect();
        if let Some(choice) = choices.complete(&further) {
            return self.choose(asks || choices.warning(choice).is_some(), choice, armed, spot);
        }
        if choices.leads_on(&further) {
            self.picked = further;
            return Taken::Further;
        }
        if let Some(switched) = self.switched(choices, spot) {
            self.picked = switched;
            return Taken::Further;
        }
        if let Some(choice) = choices.complete(&[spot]) {
            return self.choose(asks || choices.warning(choice).is_some(), choice, armed, spot);
        }
        if self.picked.last() == Some(&spot) {
            return Taken::Again;
        }
        if choices.leads_on(&[spot]) {
            self.picked = vec![spot];
            return Taken::Further;
        }
        Taken::Not
    }

    fn choose(&mut self, asks: bool, choice: OfferId, armed: Option<Spot>, spot: Spot) -> Taken {
        if asks && armed != Some(spot) {
            self.armed = Some(spot);
            return Taken::Armed(choice);
        }
        self.picked.clear();
        Taken::Chosen(choice)
    }

    /// Markers after the first spot are switches: they can be picked in any order, and picked again
    /// to be let go. The paths contain them in one order only.
    fn switched(&self, choices: &Choices, spot: Spot) -> Option<Vec<Spot>> {
        if !matches!(spot, Spot::Marker(_)) || self.picked.is_empty() {
            return None;
        }
        let without: Vec<Spot> =
            self.picked.iter().copied().filter(|picked| *picked != spot).collect();
        if without.len() < self.picked.len() {
            return (!without.is_empty() && choices.leads_on(&without)).then_some(without);
        }
        let with = |place: usize| {
            let mut picked = self.picked.clone();
            picked.insert(place, spot);
            picked
        };
        (1..self.picked.len()).map(with).find(|picked| choices.leads_on(picked))
    }

    /// Whether there is something to let go; a spot that is picked automatically stays.
    #[must_use]
    pub fn can_let_go(&self, choices: &Choices) -> bool {
        let by_itself = choices.only_marker();
        self.armed.is_some() || self.picked.iter().copied().ne(by_itself)
    }

    /// Lets go of everything except a spot that is picked automatically.
    pub(in crate::app::table) fn begin_anew(&mut self, choices: &Choices) {
        *self = Self::default();
        self.pick_the_only(choices);
    }

    /// Picks the spot that is picked automatically.
    fn pick_the_only(&mut self, choices: &Choices) {
        if self.picked.is_empty() {
            self.picked.extend(choices.only_marker());
        }
    }
}

/// The result of a pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    Further,
    Chosen(OfferId),
    /// It has to be picked again.
    Armed(OfferId),
    Again,
    Not,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Controls>()
        .init_resource::<Choices>()
        .init_resource::<Selection>()
        .add_message::<Pick>()
        .add_message::<LetGo>()
        .add_message::<Chosen>()
        .add_message::<PickRefused>()
        .add_message::<WhyNot>()
        .add_systems(
            Update,
            (end_turn, take_armed, let_go, take_picks).chain().in_set(TableSystems::Select),
        );
}

/// Ends the turn as if its button had been picked, which explains why if it cannot end yet; or
/// takes the default action if that is all that is left to decide here. A proposal taken in the same
/// frame comes first.
fn end_turn(
    mut table_commands: MessageReader<TableCommand>,
    mut waits: Local<bool>,
    anchors: Res<Anchors>,
    choices: Res<Choices>,
    mut playback: ResMut<Playback>,
    (mut picks, mut chosen): (MessageWriter<Pick>, MessageWriter<Chosen>),
) {
    let (mut ends, mut proposal) = (*waits, false);
    for command in table_commands.read() {
        ends |= *command == TableCommand::EndTurn;
        proposal |= *command == TableCommand::TakeProposal;
    }
    *waits = ends && proposal;
    if !ends || *waits || playback.is_held() || playback.hurry() {
        return;
    }
    let button = anchors.turn_end();
    let ends_now = |spot: &Spot| choices.complete(&[*spot]).is_some();
    match (button.filter(ends_now), choices.last_default(), button) {
        (None, Some(choice), _) => drop(chosen.write(Chosen(choice))),
        (Some(spot), ..) | (None, None, Some(spot)) => drop(picks.write(Pick(spot))),
        (None, None, None) => {}
    }
}

/// Plays what has been picked once and has to be picked twice.
fn take_armed(
    mut table_commands: MessageReader<TableCommand>,
    selection: Res<Selection>,
    mut picks: MessageWriter<Pick>,
) {
    if table_commands.read().any(|command| *command == TableCommand::Confirm) {
        picks.write_batch(selection.armed().map(Pick));
    }
}

fn let_go(
    mut releases: MessageReader<LetGo>,
    choices: Res<Choices>,
    mut selection: ResMut<Selection>,
) {
    for _ in releases.read() {
        if selection.armed.take().is_none() {
            selection.picked.pop();
        }
        selection.pick_the_only(&choices);
    }
}

/// Whether every action has to be picked twice.
#[derive(SystemParam)]
pub(in crate::app::table) struct Asks<'w> {
    controls: Res<'w, Controls>,
    device: Option<Res<'w, LastDevice>>,
}

impl Asks<'_> {
    fn now(&self) -> bool {
        let touched = || self.device.as_ref().is_some_and(|device| **device == LastDevice::Touch);
        match self.controls.confirming {
            Confirming::Never => false,
            Confirming::ForTouch => touched(),
            Confirming::Always => true,
        }
    }
}

/// The messages that picks lead to.
#[derive(SystemParam)]
pub(in crate::app::table) struct Answers<'w> {
    chosen: MessageWriter<'w, Chosen>,
    refused: MessageWriter<'w, PickRefused>,
    why: MessageWriter<'w, WhyNot>,
}

pub(in crate::app::table) fn take_picks(
    mut picks: MessageReader<Pick>,
    choices: Res<Choices>,
    mut selection: ResMut<Selection>,
    anchors: Res<Anchors>,
    mut playback: ResMut<Playback>,
    (asks, mut answers): (Asks, Answers),
) {
    if !picks.is_empty() && playback.is_held() {
        picks.clear();
    } else if !picks.is_empty() && playback.awaits_scene() {
        playback.hurry();
        picks.clear();
    }
    for Pick(spot) in picks.read() {
        let is_petal = anchors.is_petal(*spot);
        // A pick while something is still moving cuts the movement short and counts. A petal does
        // not cut it: the pawn turns after it has arrived.
        if !playback.is_idle() && !is_petal {
            playback.hurry();
        }
        // The petals around one pawn cannot be picked for another.
        let taken = if is_petal && !choices.goes_on(selection.picked(), *spot) {
            Taken::Not
        } else {
            selection.take(&choices, *spot, asks.now())
        };
        match taken {
            Taken::Chosen(choice) => {
                // The choices are void once one is taken; later picks of this frame are dropped.
                answers.chosen.write(Chosen(choice));
                picks.clear();
                return;
            }
            Taken::Not => {
                let picked = selection.picked.clone();
                answers.refused.write(PickRefused { picked, spot: *spot });
            }
            Taken::Armed(choice) => {
                let asked = || Refusal::new("table-confirm");
                let why = choices.warning(choice).cloned().unwrap_or_else(asked);
                answers.why.write(WhyNot(why));
            }
            Taken::Further | Taken::Again => {}
        }
    }
}

/// Clears the selection for new choices, except for a spot that is picked automatically.
pub(in crate::app) fn begin_anew(choices: Res<Choices>, mut selection: ResMut<Selection>) {
    selection.begin_anew(&choices);
}

#[cfg(test)]
mod tests;
