//! Shows Zoon's events on screen.
//!
//! The events of each phase are added to what the viewer has been told, the pawns are set to what
//! is visible after them, and the steps that animate the changes are queued.

use super::combat::CombatShow;
use super::{faces, scene, spot, words};
use crate::app::table::{Enact, Motion, OwnScene};
use crate::rules::zoon::{Event, Slot, TrumpId, TrumpState, Zoon, spots};
use crate::rules::{Phase, Side, Square};

type Stagehand<'w, 's> = crate::app::table::Stagehand<'w, 's, Zoon>;

impl Enact for Zoon {
    fn enact(stage: &mut Stagehand) {
        let events = stage.events();
        if events.is_empty() {
            return;
        }
        events.iter().for_each(|event| stage.learn(event));
        let shown = scene::pawns(stage.tables(), &stage.shown());
        stage.pawns.follow(&shown);
        for event in &events {
            open_scene(stage, event);
            show(stage, event);
        }
    }

    const CUES: &'static [&'static str] = &[];

    fn cue(_: &Self::Tables, _: &Self::Event) -> Option<&'static str> {
        None
    }
}

fn show(stage: &mut Stagehand, event: &Event) {
    match *event {
        Event::Began { seat } => {
            stage.standing.to_move = Some(Side(seat.0));
            stage.announce(words::begins(seat));
        }
        // Before the lot is drawn no side is to move, and the lot itself shows who begins.
        Event::Awaits { moment } => {
            stage.standing.to_move = stage.standing.to_move.map(|_| Side(moment.turn.0));
        }
        Event::Ended { .. } => stage.standing.ended = true,
        Event::Moved { slot, to, way: Some(_), .. }
        | Event::Advanced { slot, to, .. }
        | Event::Pushed { slot, to, .. } => animate(stage, slot, Motion::Slide(spot(to))),
        Event::Retreated { slot, from, to } if from != to => {
            animate(stage, slot, Motion::Slide(spot(to)));
        }
        Event::Moved { slot, to, way: None, .. }
        | Event::Reinforced { slot, square: to }
        | Event::Fled { slot, to, .. } => animate(stage, slot, Motion::Leap(spot(to))),
        Event::Attacked { slot, defender, .. } => clash(stage, slot, defender),
        // A played trump moves from the hand to where it takes effect.
        Event::TrumpBecame { trump, state: TrumpState::On(slot) } => {
            let at = square(stage, slot);
            lay_trump(stage, trump, at);
            hang_gear(stage, trump, slot);
        }
        Event::TrumpBecame { trump, state: TrumpState::Laid([square, _]) } => {
            lay_trump(stage, trump, square);
            spread_terrain(stage, trump);
        }
        Event::Shot { trump, target, .. } => {
            let at = square(stage, target);
            lay_trump(stage, trump, at);
            animate(stage, target, Motion::Shake);
        }
        Event::Answered { slot, yes } => {
            animate(stage, slot, Motion::Shake);
            let at = stage.tables().grid.name(square(stage, slot));
            stage.announce(words::called(&at, yes));
        }
        Event::Fell { slot, .. } => animate(stage, slot, Motion::Take),
        Event::Exchanged { slot, friend } => {
            let (here, there) = (square(stage, slot), square(stage, friend));
            animate(stage, slot, Motion::Leap(spot(here)));
            animate(stage, friend, Motion::Leap(spot(there)));
        }
        // At the end of a turn the same event reports a stun that passes.
        Event::Stunned { .. } if stage.phase() == Phase::UPKEEP => {}
        Event::Stunned { slot, .. } | Event::FacedUp { slot } => {
            animate(stage, slot, Motion::Shake);
        }
        _ => {}
    }
}

/// Queues the scene of a combat, or of a card that the viewer looks at, before the steps that show
/// its outcome.
fn open_scene(stage: &mut Stagehand, event: &Event) {
    let (tables, known) = (stage.tables(), stage.known());
    let show = CombatShow::of(tables, known, event);
    let show = show.or_else(|| CombatShow::of_look(tables, known, event));
    if let Some(show) = show {
        stage.open_scene(OwnScene::new(show));
    }
}

fn animate(stage: &mut Stagehand, slot: Slot, motion: Motion) {
    stage.animate_id(slot.0.into(), motion);
}

/// Where a card lies.
fn square(stage: &Stagehand, slot: Slot) -> Square {
    stage.known().field().card(slot).square
}

/// The attacker slides to the defender and back to its own square, where it stays until the outcome
/// (Z37).
fn clash(stage: &mut Stagehand, attacker: Slot, defender: Slot) {
    let (here, there) = (square(stage, attacker), square(stage, defender));
    animate(stage, attacker, Motion::Slide(spot(there)));
    animate(stage, defender, Motion::Shake);
    animate(stage, attacker, Motion::Slide(spot(here)));
}

fn lay_trump(stage: &mut Stagehand, trump: TrumpId, on: Square) {
    stage.animate_id(scene::number(spots::trump(trump)), Motion::Slide(spot(on)));
}

/// The terrain shows after the trump has arrived on its squares.
fn spread_terrain(stage: &mut Stagehand, trump: TrumpId) {
    for cover in scene::covers(stage.tables(), stage.known().field(), trump) {
        if let (Some(id), Some(face)) = (cover.id, cover.face) {
            stage.animate_id(id, Motion::Show(face));
        }
    }
}

/// Z59: the badge shows after the trump has arrived at the card.
fn hang_gear(stage: &mut Stagehand, trump: TrumpId, on: Slot) {
    let tables = stage.tables();
    let tribe = stage.known().field().tribe(trump.seat());
    let attachment = tables.trump(tribe, trump).map(|plan| faces::gear(tables, tribe, plan));
    if let Some(attachment) = attachment {
        animate(stage, on, Motion::Attach(attachment));
    }
}
