//! Picking: the legal actions as paths of spots, narrowed pick by pick.
//!
//! One way of input serves every game and every device: mouse, finger, keys and pad only send
//! [`Pick`]. A spot that continues a path is taken; one that begins another path changes to it;
//! anything else is explained ([`WhyNot`]) or lets go. When a path is picked to its end, it is
//! [`Chosen`]. Deliberately absent: what is legal; the paths come from the rules.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::anchors::{Anchor, Anchors};
use super::choices::Choices;
use super::dress::Dress;
use super::offers::{Offers, make_offers};
use super::playback::Playback;
use super::replaying::not_watching;
use super::seats::{Seats, TurnNow};
use super::turn_told::TakeProposal;
use super::{Playing, TableSystems};
use crate::rules::{Argument, Refusal, Spot};

/// Somebody points at a spot and means it.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick(pub Spot);

/// Somebody takes back the last spot picked.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetGo;

/// Somebody ends a turn of several actions.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndTurn;

/// A whole path was picked. It is dropped when the match has gone another way meanwhile.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The place of its action among [`Choices`].
    pub choice: usize,
    /// The number of entries after which these were the choices.
    pub after: usize,
}

/// Something was picked that cannot be: after which spots, and what.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
struct Refused {
    picked: Vec<Spot>,
    spot: Spot,
}

/// Why the last pick was not taken, to be shown.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct WhyNot(pub Refusal);

/// The spots picked so far.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Selection {
    picked: Vec<Spot>,
    /// The spot that ends a grave choice, picked once.
    armed: Option<Spot>,
}

impl Selection {
    /// The spots, in picking order.
    #[must_use]
    pub fn picked(&self) -> &[Spot] {
        &self.picked
    }

    /// The spot that has to be picked once more, because what it chooses is grave.
    #[must_use]
    pub fn armed(&self) -> Option<Spot> {
        self.armed
    }

    /// What a pick does to the selection.
    fn take(&mut self, choices: &Choices, spot: Spot) -> Taken {
        let armed = self.armed.take();
        let further: Vec<Spot> = self.picked.iter().copied().chain([spot]).collect();
        if let Some(choice) = choices.complete(&further) {
            return self.choose(choices, choice, armed, spot);
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
            return self.choose(choices, choice, armed, spot);
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

    fn choose(
        &mut self,
        choices: &Choices,
        choice: usize,
        armed: Option<Spot>,
        spot: Spot,
    ) -> Taken {
        if choices.warning(choice).is_some() && armed != Some(spot) {
            self.armed = Some(spot);
            return Taken::Armed(choice);
        }
        self.picked.clear();
        Taken::Chosen(choice)
    }

    /// Markers behind the first spot are switches: picked in any order, and picked again to be let
    /// go. The paths have them in one order only.
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

    /// Whether there is something to let go: what needs no picking stays picked.
    #[must_use]
    pub fn can_let_go(&self, choices: &Choices) -> bool {
        let by_itself = choices.only_marker();
        self.armed.is_some() || self.picked.iter().copied().ne(by_itself)
    }

    /// What needs no picking is picked.
    fn pick_the_only(&mut self, choices: &Choices) {
        if self.picked.is_empty() {
            self.picked.extend(choices.only_marker());
        }
    }
}

/// What became of a pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    Further,
    Chosen(usize),
    /// It has to be picked again.
    Armed(usize),
    Again,
    Not,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choices>()
        .init_resource::<Selection>()
        .add_message::<Pick>()
        .add_message::<LetGo>()
        .add_message::<EndTurn>()
        .add_message::<Chosen>()
        .add_message::<Refused>()
        .add_message::<WhyNot>()
        .add_systems(
            Update,
            (end_turn, let_go, take_picks)
                .chain()
                .in_set(TableSystems::Select)
                .run_if(not_watching),
        );
}

/// What a game adds: its actions as paths, and its reasons.
pub(super) fn game_plugin<G: Dress>(app: &mut App) {
    app.add_systems(
        Update,
        (
            explain::<G>
                .in_set(TableSystems::Select)
                .after(take_picks)
                .run_if(resource_exists::<Playing<G>>),
            (make_offers::<G>, begin_anew)
                .chain()
                .in_set(TableSystems::Tell)
                .after(super::seats::tell_whose_turn::<G>)
                .run_if(resource_exists_and_changed::<Playing<G>>),
        ),
    );
}

/// The turn ends as if its button had been picked, which explains itself where it cannot end yet; or what goes without saying is
/// done, when that is all that is left to decide here. What was proposed and taken in the same frame comes first.
fn end_turn(
    (mut ends, mut proposals): (MessageReader<EndTurn>, MessageReader<TakeProposal>),
    mut waits: Local<bool>,
    anchors: Res<Anchors>,
    choices: Res<Choices>,
    now: Res<TurnNow>,
    mut playback: ResMut<Playback>,
    (mut picks, mut chosen): (MessageWriter<Pick>, MessageWriter<Chosen>),
) {
    let asked = ends.read().count() > 0 || *waits;
    *waits = asked && proposals.read().count() > 0;
    if !asked || *waits || playback.hurry() {
        return;
    }
    let button = anchors.turn_end();
    let ends_now = |spot: &Spot| choices.complete(&[*spot]).is_some();
    match (button.filter(ends_now), choices.last_unsaid(), button) {
        (None, Some(choice), _) => drop(chosen.write(Chosen { choice, after: now.entries })),
        (Some(spot), ..) | (None, None, Some(spot)) => drop(picks.write(Pick(spot))),
        (None, None, None) => {}
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

/// What becomes of picks.
#[derive(SystemParam)]
struct Answers<'w> {
    chosen: MessageWriter<'w, Chosen>,
    refused: MessageWriter<'w, Refused>,
    why: MessageWriter<'w, WhyNot>,
}

fn take_picks(
    mut picks: MessageReader<Pick>,
    choices: Res<Choices>,
    now: Res<TurnNow>,
    mut selection: ResMut<Selection>,
    anchors: Res<Anchors>,
    mut playback: ResMut<Playback>,
    mut answers: Answers,
) {
    if !picks.is_empty() && playback.awaits_scene() {
        playback.hurry();
        picks.clear();
    }
    for Pick(spot) in picks.read() {
        let is_petal = anchors.is_petal(*spot);
        // A pick while something is still moving ends the movement and counts all the same; but a
        // pawn turns when it has come to where it turns.
        if !playback.is_idle() && !is_petal {
            playback.hurry();
        }
        // The petals around one pawn mean nothing to another.
        let taken = if is_petal && !choices.goes_on(selection.picked(), *spot) {
            Taken::Not
        } else {
            selection.take(&choices, *spot)
        };
        match taken {
            Taken::Chosen(choice) => {
                // The choices are void once one is taken; later picks of this frame wait.
                answers.chosen.write(Chosen { choice, after: now.entries });
                picks.clear();
                return;
            }
            Taken::Not => {
                let picked = selection.picked.clone();
                answers.refused.write(Refused { picked, spot: *spot });
            }
            Taken::Armed(choice) => {
                answers.why.write_batch(choices.warning(choice).cloned().map(WhyNot));
            }
            Taken::Further | Taken::Again => {}
        }
    }
}

/// An explained refusal keeps the selection, so that one can try elsewhere; anything else lets go.
fn explain<G: Dress>(
    mut refused: MessageReader<Refused>,
    playing: Res<Playing<G>>,
    (offers, choices): (Res<Offers<G>>, Res<Choices>),
    (now, seats): (Res<TurnNow>, Res<Seats>),
    (mut selection, anchors): (ResMut<Selection>, Res<Anchors>),
    mut why: MessageWriter<WhyNot>,
) {
    // A button beside the board is never pressed in silence.
    let dead = |spot| matches!(anchors.of(spot), Some(Anchor::Button { .. }));
    let dead = |spot| dead(spot).then(|| Refusal::new("table-not-now"));
    for Refused { picked, spot } in refused.read() {
        // Reasons tell what is hidden from whoever looks now.
        if playing.is_veiled() && now.awaits_human() {
            continue;
        }
        let meant = choices.after(picked).next().and_then(|(choice, ..)| offers.view(choice));
        let view = meant.cloned().unwrap_or_else(|| playing.seen());
        let ruled = || G::refusal(playing.tables(), &view, picked, *spot);
        match not_your_turn(&now, &seats).or_else(ruled).or_else(|| dead(*spot)) {
            Some(reason) => {
                why.write(WhyNot(reason));
            }
            None => {
                *selection = Selection::default();
                selection.pick_the_only(&choices);
            }
        }
    }
}

/// While somebody who is not here decides, that alone is the reason.
fn not_your_turn(now: &TurnNow, seats: &Seats) -> Option<Refusal> {
    let seat = now.seat().filter(|seat| !seats.is_human(*seat))?;
    let name = seats.0.get(usize::from(seat.0))?.name.clone();
    Some(Refusal::new("table-not-your-turn").with("player", Argument::Word(name)))
}

/// New choices: nothing is picked but what needs no picking.
fn begin_anew(choices: Res<Choices>, mut selection: ResMut<Selection>) {
    *selection = Selection::default();
    selection.pick_the_only(&choices);
}

#[cfg(test)]
mod tests;
