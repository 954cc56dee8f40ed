//! What Jungle's events do to the pawns on screen, and which cues say how that looks and sounds.

use bevy::prelude::Entity;

use super::{spot, words};
use crate::app::table::{Enact, Motion};
use crate::rules::jungle::{Ending, Event, Jungle, Tables};
use crate::rules::{Side, Square};

// Cells of the `tokens` sheet: a trap around the pawn that stands in it, and snapped.
const OPEN_TRAP: &str = "trap_open";
const SHUT_TRAP: &str = "trap_shut";

type Stagehand<'w, 's> = crate::app::table::Stagehand<'w, 's, Jungle>;

impl Enact for Jungle {
    fn enact(stage: &mut Stagehand) {
        stage.each(show);
    }

    const CUES: &'static [&'static str] = &[
        "begin",
        "step",
        "leap",
        "dive",
        "swim",
        "ashore",
        "strike",
        "pounce",
        "trap-open",
        "trap",
        "capture",
        "den",
        "win",
        "loss",
        "draw",
    ];

    /// Silent: the turn that passes, because each is heard as a step already, and the end, whose cue
    /// depends on who looks.
    fn cue(tables: &Tables, event: &Event) -> Option<&'static str> {
        match event {
            Event::Began { .. } => Some("begin"),
            Event::Moved { leapt: true, .. } => Some("leap"),
            Event::Moved { from, to, .. } => Some(gait(tables, *from, *to)),
            Event::Captured { .. } => Some("capture"),
            Event::DenEntered { .. } => Some("den"),
            Event::TurnPassed { .. } | Event::Ended { .. } => None,
        }
    }
}

/// The cue of a step: on land, in water, or from one into the other.
fn gait(tables: &Tables, from: Square, to: Square) -> &'static str {
    let wet = |square: Square| tables.water & square.bit() != 0;
    match (wet(from), wet(to)) {
        (false, false) => "step",
        (false, true) => "dive",
        (true, true) => "swim",
        (true, false) => "ashore",
    }
}

/// Applies an event to the pawns and animates it.
fn show(stage: &mut Stagehand, event: &Event) {
    match *event {
        Event::Began { side } => {
            stage.standing.to_move = Some(side);
            stage.announce_beginner(side, words::begins(side), "table-you-begin");
        }
        Event::Moved { side, from, to, leapt, .. } => {
            let Some(pawn) = stage.pawns.standing(spot(from), side) else { return };
            let motion = if leapt { Motion::Leap(spot(to)) } else { Motion::Slide(spot(to)) };
            let enemy = Side(side.0 ^ 1);
            match stage.pawns.standing(spot(to), enemy) {
                Some(victim) => strike(stage, pawn, (victim, to, enemy), motion),
                None => stage.animate(pawn, motion),
            }
            stage.pawns.put(pawn, spot(to));
        }
        Event::Captured { side, square, .. } => {
            let Some(pawn) = stage.pawns.standing(spot(square), side) else { return };
            stage.pawns.take(pawn);
            stage.animate(pawn, Motion::Take);
        }
        Event::DenEntered { side, square } => {
            let Some(pawn) = stage.pawns.standing(spot(square), side) else { return };
            stage.pawns.arrive(pawn);
            stage.animate(pawn, Motion::Cheer);
            stage.voice(pawn);
        }
        Event::TurnPassed { to } => stage.standing.to_move = Some(to),
        Event::Ended { ending } => {
            stage.standing.ended = true;
            let (winner, den) = match ending {
                Ending::Den { winner } => (Some(winner), Some(Side(winner.0 ^ 1))),
                Ending::AllTaken { winner } | Ending::Blocked { winner } => (Some(winner), None),
                Ending::Quiet => (None, None),
            };
            let den = den.map(|side| spot(stage.tables().den(side)));
            stage.celebrate(winner, den);
        }
    }
}

/// A pawn goes for the one that stands where it goes. J10: a trap snaps first.
fn strike(stage: &mut Stagehand, pawn: Entity, victim: (Entity, Square, Side), motion: Motion) {
    let (victim, square, side) = victim;
    if stage.tables().weakened(side) & square.bit() != 0 {
        stage.animate_as("trap-open", victim, Motion::Attach(OPEN_TRAP.to_owned()));
        stage.animate_as("trap", victim, Motion::Change { from: OPEN_TRAP, to: SHUT_TRAP });
    }
    let cue = if matches!(motion, Motion::Leap(_)) { "pounce" } else { "strike" };
    stage.voice(pawn);
    stage.animate_instead(cue, pawn, motion);
}
