//! What Zoon's facts do to the cards on screen: one system a stage.
//!
//! Each takes its phase's facts into what was told, makes the cards what lies open of that, and
//! leaves the eye steps to follow.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::combat::{CombatShow, Shows};
use super::{faces, scene, spot, words};
use crate::app::table::{Pawns, PhaseEvents, Playback, Playing, Standing, Step, Told};
use crate::rules::zoon::{Event, Slot, TrumpId, TrumpState, Zoon, spots};
use crate::rules::{Side, Square};

/// What a stage works with.
#[derive(SystemParam)]
pub(super) struct Stagehand<'w, 's> {
    events: Res<'w, PhaseEvents<Zoon>>,
    playing: Res<'w, Playing<Zoon>>,
    told: ResMut<'w, Told<Zoon>>,
    pawns: Pawns<'w, 's>,
    playback: ResMut<'w, Playback>,
    standing: ResMut<'w, Standing>,
}

impl Stagehand<'_, '_> {
    /// The phase's facts, taken in and shown.
    fn follow(&mut self) -> Vec<Event> {
        let events: Vec<Event> = self.events.iter().cloned().collect();
        if !events.is_empty() {
            self.told.learn(self.playing.tables(), &events);
            let shown = self.told.shown();
            self.pawns.follow(&scene::pawns(self.playing.tables(), &shown));
        }
        events
    }

    fn slide(&mut self, slot: Slot, to: Square) {
        if let Some(pawn) = self.pawns.with_id(slot.0.into()) {
            self.playback.push(Step::Slide { pawn, to: spot(to) });
        }
    }

    fn leap(&mut self, slot: Slot, to: Square) {
        if let Some(pawn) = self.pawns.with_id(slot.0.into()) {
            self.playback.push(Step::Leap { pawn, to: spot(to) });
        }
    }

    fn shake(&mut self, slot: Slot) {
        if let Some(pawn) = self.pawns.with_id(slot.0.into()) {
            self.playback.push(Step::Shake { pawn });
        }
    }

    /// Where a card lies.
    fn square(&self, slot: Slot) -> Square {
        self.told.known().field().card(slot).square
    }

    fn trump(&self, trump: TrumpId) -> Option<Entity> {
        self.pawns.with_id(scene::number(spots::trump(trump)))
    }
}

/// Where nobody's lot decides, the match begins with the last card that is laid out.
pub(super) fn lay_out_cards(mut stage: Stagehand) {
    let events = stage.follow();
    begin(&mut stage, &events);
}

pub(super) fn show_who_begins(mut stage: Stagehand) {
    let events = stage.follow();
    begin(&mut stage, &events);
}

fn begin(stage: &mut Stagehand, events: &[Event]) {
    for event in events {
        let Event::Began { seat } = event else { continue };
        stage.standing.to_move = Some(Side(seat.0));
        stage.playback.push(Step::Announce(words::begins(*seat)));
    }
}

pub(super) fn move_cards(mut stage: Stagehand) {
    for event in stage.follow() {
        match event {
            Event::Moved { slot, to, way: Some(_), .. } => stage.slide(slot, to),
            Event::Moved { slot, to, way: None, .. } => stage.leap(slot, to),
            Event::Attacked { slot, defender, .. } => clash(&mut stage, slot, defender),
            _ => {}
        }
    }
}

/// The attacker knocks and goes back to where it waits for the outcome (Z37).
fn clash(stage: &mut Stagehand, attacker: Slot, defender: Slot) {
    let (here, there) = (stage.square(attacker), stage.square(defender));
    stage.slide(attacker, there);
    stage.shake(defender);
    stage.slide(attacker, here);
}

pub(super) fn play_trumps(mut stage: Stagehand) {
    for event in stage.follow() {
        match event {
            // A trump that is played comes to where everybody sees it.
            Event::TrumpBecame { trump, state: TrumpState::On(slot) } => {
                lay_trump(&mut stage, trump, slot);
                hang_gear(&mut stage, trump, slot);
            }
            Event::TrumpBecame { trump, state: TrumpState::Laid([square, _]) } => {
                if let Some(pawn) = stage.trump(trump) {
                    stage.playback.push(Step::Slide { pawn, to: spot(square) });
                }
                spread_terrain(&mut stage, trump);
            }
            Event::Shot { trump, target, .. } => {
                lay_trump(&mut stage, trump, target);
                stage.shake(target);
            }
            Event::Answered { slot, yes } => {
                stage.shake(slot);
                let at = stage.playing.tables().grid.name(stage.square(slot));
                stage.playback.push(Step::Announce(words::called(&at, yes)));
            }
            Event::Moved { slot, to, .. } => stage.leap(slot, to),
            Event::Attacked { slot, defender, .. } => clash(&mut stage, slot, defender),
            _ => {}
        }
    }
}

/// The ground changes when the trump has come there.
fn spread_terrain(stage: &mut Stagehand, trump: TrumpId) {
    for cover in scene::covers(stage.playing.tables(), stage.told.known().field(), trump) {
        let pawn = cover.id.and_then(|id| stage.pawns.with_id(id));
        if let (Some(pawn), Some(face)) = (pawn, cover.face) {
            stage.playback.push(Step::Show { pawn, face });
        }
    }
}

/// Z59: the badge is on the card when the trump has come there.
fn hang_gear(stage: &mut Stagehand, trump: TrumpId, on: Slot) {
    let tables = stage.playing.tables();
    let tribe = stage.told.known().field().tribe(trump.seat());
    let worn = tables.trump(tribe, trump).map(|plan| faces::gear(tables, tribe, plan));
    if let (Some(pawn), Some(worn)) = (stage.pawns.with_id(on.0.into()), worn) {
        stage.playback.push(Step::Don { pawn, worn });
    }
}

fn lay_trump(stage: &mut Stagehand, trump: TrumpId, on: Slot) {
    let to = spot(stage.square(on));
    if let Some(pawn) = stage.trump(trump) {
        stage.playback.push(Step::Slide { pawn, to });
    }
}

pub(super) fn bring_reinforcements(mut stage: Stagehand) {
    for event in stage.follow() {
        let Event::Reinforced { slot, square } = event else { continue };
        stage.leap(slot, square);
    }
}

pub(super) fn note_touches(mut stage: Stagehand) {
    stage.follow();
}

pub(super) fn turn_cards_up(mut stage: Stagehand) {
    stage.follow();
}

/// The combat is seen as a small scene, before anything comes of it.
pub(super) fn open_scene(mut stage: Stagehand, mut shows: Option<ResMut<Shows>>) {
    for event in stage.follow() {
        let show = CombatShow::of(stage.playing.tables(), stage.told.known(), &event);
        if let (Some(show), Some(shows)) = (show, &mut shows) {
            stage.playback.push(Step::Scene(shows.add(show)));
        }
    }
}

pub(super) fn bury_the_fallen(mut stage: Stagehand) {
    for event in stage.follow() {
        let Event::Fell { slot, .. } = event else { continue };
        if let Some(pawn) = stage.pawns.with_id(slot.0.into()) {
            stage.playback.push(Step::Take { pawn });
        }
    }
}

pub(super) fn settle_combat(mut stage: Stagehand) {
    for event in stage.follow() {
        match event {
            Event::Advanced { slot, to, .. } => stage.slide(slot, to),
            Event::Retreated { slot, from, to } if from != to => stage.slide(slot, to),
            _ => {}
        }
    }
}

pub(super) fn apply_effects(mut stage: Stagehand, mut shows: Option<ResMut<Shows>>) {
    for event in stage.follow() {
        let look = CombatShow::of_look(stage.playing.tables(), stage.told.known(), &event);
        if let (Some(look), Some(shows)) = (look, &mut shows) {
            stage.playback.push(Step::Scene(shows.add(look)));
        }
        match event {
            Event::Pushed { slot, to, .. } => stage.slide(slot, to),
            Event::Fled { slot, to, .. } => stage.leap(slot, to),
            Event::Exchanged { slot, friend } => {
                let (here, there) = (stage.square(slot), stage.square(friend));
                stage.leap(slot, here);
                stage.leap(friend, there);
            }
            Event::Stunned { slot, .. } | Event::FacedUp { slot } => stage.shake(slot),
            _ => {}
        }
    }
}

pub(super) fn pass_turn(mut stage: Stagehand) {
    for event in stage.follow() {
        let Event::Awaits { moment } = event else { continue };
        // Who begins is the lot's to show.
        stage.standing.to_move = stage.standing.to_move.map(|_| Side(moment.turn.0));
    }
}

pub(super) fn end_match(mut stage: Stagehand) {
    let ended = stage.follow().iter().any(|event| matches!(event, Event::Ended { .. }));
    stage.standing.ended |= ended;
}
