//! Shows Zoon's events on screen, and says which cues they have.
//!
//! The events of each phase are added to what the viewer has been told, the pawns are set to what
//! is visible after them, and the steps that animate the changes are queued. Cues and voices follow
//! from what everybody may know: a card that lies face down sounds like any other of its tribe.

use bevy::prelude::Entity;

use super::combat::CombatShow;
use super::{faces, finale, scene, spot, words};
use crate::app::table::{Enact, Motion, OwnScene, PawnSeen};
use crate::rules::zoon::{
    Event, SEATS, Slot, Tables, TrumpId, TrumpKind, TrumpState, Whereabouts, Zoon, spots,
};
use crate::rules::{Outcome, Phase, Side, Spot, Square};

type Stagehand<'w, 's> = crate::app::table::Stagehand<'w, 's, Zoon>;

impl Enact for Zoon {
    fn enact(stage: &mut Stagehand) {
        let events = stage.events();
        if events.is_empty() {
            return;
        }
        events.iter().for_each(|event| stage.learn(event));
        let shown = lying(stage);
        stage.pawns.follow(&shown);
        stage.each(|stage, event| {
            show(stage, event);
            open_scene(stage, event);
        });
    }

    fn finale(stage: &mut Stagehand, outcome: &Outcome, turned: Vec<(Entity, String)>) {
        finale::show(stage, outcome, turned);
    }

    const CUES: &'static [&'static str] = &[
        "begin", "deal", "slide", "leap", "enlist", "attack", "knock", "recoil", "touch", "turn",
        "strike", "win", "lose", "tie", "look", "fall", "advance", "retreat", "push", "stun",
        "flee", "exchange", "face-up", "present", "put-back", "aim", "shot", "lay", "gear",
        "terrain", "tomb", "yes", "no", "turn-up", "triumph", "bow", "peace",
    ];

    /// Silent: what only changes what may be known, whose turn it is, and what the scene of a combat
    /// tells.
    fn cue(_: &Tables, event: &Event) -> Option<&'static str> {
        match event {
            Event::Began { .. } => Some("begin"),
            Event::Arranged { .. } | Event::Unveiled { .. } => Some("deal"),
            Event::Moved { way: Some(_), .. } => Some("slide"),
            Event::Moved { way: None, .. } => Some("leap"),
            Event::Attacked { .. } => Some("attack"),
            Event::Shot { .. } => Some("aim"),
            Event::Played { .. } => Some("present"),
            Event::TrumpBecame { state: TrumpState::On(_) | TrumpState::Laid(_), .. } => {
                Some("lay")
            }
            Event::TrumpBecame { state: TrumpState::Tomb, .. } => Some("tomb"),
            Event::Answered { yes: true, .. } => Some("yes"),
            Event::Answered { yes: false, .. } => Some("no"),
            Event::Reinforced { .. } => Some("enlist"),
            Event::Touched { .. } => Some("touch"),
            Event::Fell { .. } => Some("fall"),
            Event::Advanced { .. } => Some("advance"),
            Event::Retreated { from, to, .. } => (from != to).then_some("retreat"),
            Event::Stunned { turns, .. } => (*turns > 0).then_some("stun"),
            Event::Pushed { .. } => Some("push"),
            Event::FacedUp { .. } => Some("face-up"),
            Event::Fled { .. } => Some("flee"),
            Event::Exchanged { .. } => Some("exchange"),
            Event::Peeked { .. } => Some("look"),
            Event::Readied { .. }
            | Event::TrumpBecame { .. }
            | Event::Narrowed { .. }
            | Event::Revealed { .. }
            | Event::Compared { .. }
            | Event::TurnedDown
            | Event::Awaits { .. }
            | Event::Ended { .. } => None,
        }
    }
}

/// The cards as the viewer sees them. What lies open only because the match has ended turns up last,
/// when everything else has been seen.
fn lying(stage: &Stagehand) -> Vec<PawnSeen> {
    let mut shown = scene::pawns(stage.tables(), &stage.shown());
    if stage.known().field().ending().is_some() {
        for seen in &mut shown {
            let pawn = seen.id.and_then(|id| stage.pawns.with_id(id));
            let covered = pawn.is_some_and(|pawn| stage.pawns.face(pawn).is_none());
            seen.face = seen.face.take().filter(|_| !covered);
        }
    }
    shown
}

fn show(stage: &mut Stagehand, event: &Event) {
    match *event {
        Event::Began { seat } => {
            stage.standing.to_move = Some(Side(seat.0));
            stage.announce_beginner(Side(seat.0), words::begins(seat), "table-you-begin");
        }
        // Before the lot is drawn no side is to move, and the lot itself shows who begins.
        Event::Awaits { moment } => {
            stage.standing.to_move = stage.standing.to_move.map(|_| Side(moment.turn.0));
        }
        Event::Ended { .. } => stage.standing.ended = true,
        Event::Arranged { slot, kind: Some(_), .. } => deal(stage, slot),
        Event::Unveiled { .. } => {
            // Their backs tell nothing, so nobody waits for each of them.
            stage.hurry();
            SEATS.into_iter().flat_map(Slot::of).for_each(|slot| {
                if stage.known().field().card(slot).whereabouts == Whereabouts::Field {
                    deal(stage, slot);
                }
            });
        }
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
        Event::Fell { slot, .. } => animate(stage, slot, Motion::Take),
        Event::Exchanged { slot, friend } => {
            let (here, there) = (square(stage, slot), square(stage, friend));
            animate(stage, slot, Motion::Leap(spot(here)));
            animate_as(stage, "exchange", friend, Motion::Leap(spot(there)));
        }
        Event::Touched { .. } => {
            let combat = stage.known().field().turn_state().combat;
            if let Some(combat) = combat {
                stage.sound(spot(combat.square));
            }
        }
        // At the end of a turn the same event reports a stun that passes.
        Event::Stunned { turns: 0, .. } => {}
        Event::Stunned { .. } if stage.phase() == Phase::UPKEEP => stage.hush(),
        Event::Stunned { slot, .. } | Event::FacedUp { slot } => {
            animate(stage, slot, Motion::Shake);
        }
        // Who may not see the card sees that it is looked at.
        Event::Peeked { slot, .. } => animate(stage, slot, Motion::Cheer),
        _ => show_trump(stage, event),
    }
}

/// The same for the events of trumps.
fn show_trump(stage: &mut Stagehand, event: &Event) {
    match *event {
        Event::Played { trump } => present(stage, trump),
        // A played trump moves on to where it takes effect.
        Event::TrumpBecame { trump, state: TrumpState::On(slot) } => {
            let at = square(stage, slot);
            lay_trump(stage, trump, at);
            hang_gear(stage, trump, slot);
        }
        Event::TrumpBecame { trump, state: TrumpState::Laid([square, _]) } => {
            lay_trump(stage, trump, square);
            spread_terrain(stage, trump);
        }
        Event::TrumpBecame { trump, state: TrumpState::Tomb } => bury(stage, trump),
        Event::Shot { trump, shooter, target } => shoot(stage, trump, shooter, target),
        Event::Answered { slot, yes } => {
            animate(stage, slot, Motion::Shake);
            let at = stage.tables().grid.name(square(stage, slot));
            stage.announce(words::called(&at, yes));
        }
        _ => {}
    }
}

/// Queues the scene of a combat, or of a card that the viewer looks at. The steps that show its
/// outcome follow from later events.
fn open_scene(stage: &mut Stagehand, event: &Event) {
    let (tables, known) = (stage.tables(), stage.known());
    let show = CombatShow::of(tables, known, event);
    let show = show.or_else(|| CombatShow::of_look(tables, known, event));
    if let Some(show) = show {
        let told = show.told();
        stage.open_scene(OwnScene::new(show, told));
    }
}

fn animate(stage: &mut Stagehand, slot: Slot, motion: Motion) {
    stage.animate_id(slot.0.into(), motion);
}

pub(super) fn animate_as(stage: &mut Stagehand, cue: &'static str, slot: Slot, motion: Motion) {
    if let Some(pawn) = stage.pawns.with_id(slot.0.into()) {
        stage.animate_as(cue, pawn, motion);
    }
}

/// Where a card lies.
fn square(stage: &Stagehand, slot: Slot) -> Square {
    stage.known().field().card(slot).square
}

/// A card comes from its side's hand to its square, unless it lies there already. Who may see its
/// face sees it on the way.
fn deal(stage: &mut Stagehand, slot: Slot) {
    let Some(pawn) = stage.pawns.with_id(slot.0.into()) else { return };
    if stage.is_seen(pawn) {
        return;
    }
    let Some(to) = stage.pawns.whereabouts(pawn).spot() else { return };
    stage.appear_in_hand(pawn, Side(slot.seat().0), slot.index());
    if let Some(kind) = stage.shown().face(slot) {
        stage.show_face(pawn, faces::face_name(kind));
    }
    stage.animate_as("deal", pawn, Motion::Leap(to));
}

/// The attacker strikes at the defender and springs back to its own square, where it stays until
/// the outcome (Z37). Its tribe is heard, which everybody knows by the back of the card.
fn clash(stage: &mut Stagehand, attacker: Slot, defender: Slot) {
    let (here, there) = (square(stage, attacker), square(stage, defender));
    let tables = stage.tables();
    let tribe = tables.tribe(stage.known().field().tribe(attacker.seat()));
    let voice = format!("tribe_{}", tribe.id);
    if let Some(pawn) = stage.pawns.with_id(attacker.0.into()) {
        stage.say(pawn, voice);
    }
    animate(stage, attacker, Motion::Strike(spot(there)));
    animate_as(stage, "knock", defender, Motion::Shake);
    animate_as(stage, "recoil", attacker, Motion::Spring(spot(here)));
}

/// The card of a trump.
fn card(stage: &Stagehand, trump: TrumpId) -> Option<Entity> {
    stage.pawns.with_id(scene::number(spots::trump(trump)))
}

/// Z57: a played trump is shown to all before it takes effect. What stays nowhere on the field goes
/// back at once.
fn present(stage: &mut Stagehand, trump: TrumpId) {
    let Some(pawn) = card(stage, trump) else { return };
    let tribe = stage.known().field().tribe(trump.seat());
    stage.animate(pawn, Motion::Present(faces::trump_name(tribe, trump.index())));
    let plan = stage.tables().trump(tribe, trump);
    if plan.is_some_and(|plan| matches!(plan.kind, TrumpKind::Tactic(_))) {
        stage.animate_as("put-back", pawn, Motion::Take);
    }
}

/// Z58: the trump goes to the shooter, from there to its target, and back.
fn shoot(stage: &mut Stagehand, trump: TrumpId, shooter: Slot, target: Slot) {
    let (from, to) = (square(stage, shooter), square(stage, target));
    lay_trump(stage, trump, from);
    if let Some(pawn) = card(stage, trump) {
        stage.animate_as("shot", pawn, Motion::Strike(spot(to)));
    }
    animate_as(stage, "knock", target, Motion::Shake);
    if let Some(pawn) = card(stage, trump) {
        stage.animate_as("put-back", pawn, Motion::Take);
    }
}

/// A trump goes to its owner's tomb: from the card that wore it, from the field, or from where it
/// was presented.
fn bury(stage: &mut Stagehand, trump: TrumpId) {
    let Some(pawn) = card(stage, trump) else { return };
    if stage.is_seen(pawn) {
        stage.animate(pawn, Motion::Take);
    }
}

fn lay_trump(stage: &mut Stagehand, trump: TrumpId, on: Square) {
    if let Some(pawn) = card(stage, trump) {
        stage.animate(pawn, Motion::Slide(spot(on)));
    }
}

/// The terrain shows after the trump has arrived on its squares.
fn spread_terrain(stage: &mut Stagehand, trump: TrumpId) {
    for cover in scene::covers(stage.tables(), stage.known().field(), trump) {
        let pawn = cover.id.and_then(|id| stage.pawns.with_id(id));
        let at: Option<Spot> = cover.whereabouts.spot();
        if let (Some(pawn), Some(at), Some(face)) = (pawn, at, cover.face) {
            stage.animate(pawn, Motion::Show(face));
            stage.sound_as("terrain", at);
        }
    }
}

/// Z59: the badge shows after the trump has arrived at the card.
fn hang_gear(stage: &mut Stagehand, trump: TrumpId, on: Slot) {
    let tables = stage.tables();
    let tribe = stage.known().field().tribe(trump.seat());
    let attachment = tables.trump(tribe, trump).map(|plan| faces::gear(tables, tribe, plan));
    if let Some(attachment) = attachment {
        animate_as(stage, "gear", on, Motion::Attach(attachment));
    }
}
