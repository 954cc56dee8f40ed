//! What Honga's events do to the pieces on screen.
//!
//! The events of each phase are added to what the viewer knows, the pieces change to what lies open
//! of that, and steps that show the changes are queued. The mammoths of a seat look alike and have
//! no ids, so they are moved event by event.

use bevy::prelude::Entity;

use super::{faces, scene, sites, words};
use crate::app::table::{Enact, Motion, PawnSeen};
use crate::rules::honga::{
    Area, AreaKind, BonusKind, Cause, Colour, Event, Honga, Meal, Pile, Place, Resource, Slot,
    Stock, Tables, spots,
};
use crate::rules::{Outcome, Seat, Side, Spot};

type Stagehand<'w, 's> = crate::app::table::Stagehand<'w, 's, Honga>;

impl Enact for Honga {
    /// What an event changes does not depend on its phase.
    fn enact(stage: &mut Stagehand) {
        if let Some(before) = stage.follow() {
            stage.each(|stage, event| stage.show(event, &before));
        }
    }

    /// Discs and bonus cards lie open without ado.
    fn finale(stage: &mut Stagehand, outcome: &Outcome, _: Vec<(Entity, String)>) {
        stage.end(outcome);
    }

    const CUES: &'static [&'static str] = &[
        "begin", "fire", "favour", "take", "shuffle", "open", "disc", "bonus", "lay", "watch",
        "wake", "pad", "come", "neglect", "startle", "go-home", "feed", "eat", "hungry",
        "add-hand", "fish", "berry", "mushroom", "water", "lost", "joker", "pay", "push", "lure",
        "step-in", "out", "send", "tusk", "climb", "room", "summit", "descend", "star", "score",
        "barter", "present", "put-back", "discard", "blaze", "triumph", "bow",
    ];

    /// Silent: whose turn it is, that a hand is used, because the deed is heard, and the choice between
    /// two discs, which nobody else sees. Mammoths have cues of their own, given as they move.
    fn cue(tables: &Tables, event: &Event) -> Option<&'static str> {
        match event {
            Event::Began { .. } => Some("begin"),
            Event::Favoured { .. } => Some("favour"),
            Event::Taken { .. } => Some("take"),
            Event::Reshuffled { .. } => Some("shuffle"),
            Event::BarterOpened { .. } => Some("open"),
            Event::DiscDrawn { .. } => Some("disc"),
            Event::BonusDrawn { .. } => Some("bonus"),
            Event::Placed { .. } => Some("lay"),
            Event::SeenTo { .. } => Some("watch"),
            Event::Neglected { .. } => Some("neglect"),
            Event::Came { from: None, .. } => Some("wake"),
            Event::Came { from: Some(_), .. } => Some("come"),
            Event::Chased { .. } => Some("startle"),
            Event::Fed { meal: Meal::Unit(_), .. } => Some("feed"),
            Event::Fed { meal: Meal::Mammoth, .. } => Some("eat"),
            Event::Fed { meal: Meal::Nothing, .. } => Some("hungry"),
            Event::HandAdded { .. } => Some("add-hand"),
            Event::Gathered { lost: true, .. } => Some("lost"),
            Event::Gathered { resource, .. } => Some(gathering(*resource)),
            Event::Converted { .. } => Some("joker"),
            Event::Paid { .. } => Some("pay"),
            Event::TuskWent { .. } => Some("tusk"),
            Event::Climbed { step, .. } if *step >= tables.top() => Some("summit"),
            Event::Climbed { .. } => Some("climb"),
            Event::CameDown => Some("descend"),
            Event::Scored { .. } => Some("score"),
            Event::Bartered { .. } => Some("barter"),
            Event::Played { .. } => Some("present"),
            Event::Discarded { .. } => Some("discard"),
            Event::TurnBegan { .. }
            | Event::Kept { .. }
            | Event::HandUsed { .. }
            | Event::Lured { .. }
            | Event::Sent { .. }
            | Event::Awaits { .. }
            | Event::Ended { .. } => None,
        }
    }
}

fn gathering(resource: Resource) -> &'static str {
    match resource {
        Resource::Fish => "fish",
        Resource::Berry => "berry",
        Resource::Mushroom => "mushroom",
        Resource::Water => "water",
    }
}

impl Stagehand<'_, '_> {
    /// Adds the phase's events to what the viewer knows and changes the pieces accordingly. The
    /// fire is left out: it moves only when the lot is drawn. Returns where those stood on the
    /// mountain who score there, if there are events.
    fn follow(&mut self) -> Option<Vec<(Seat, Spot)>> {
        let events = self.events();
        if events.is_empty() {
            return None;
        }
        let mut before = Vec::new();
        for event in &events {
            if let Event::Scored { seat, cause: Cause::Mountain, .. } = *event {
                before.push((seat, scene::stand(self.known().field(), seat)));
            }
            self.move_mammoths(event);
            self.take_from_hand(event);
            self.learn(event);
        }
        let lit = |seen: &PawnSeen| seen.id != Some(scene::FIRE);
        let mut pawns = scene::pawns(self.tables(), &self.shown());
        pawns.retain(lit);
        self.pawns.follow(&pawns);
        *self.standing = scene::standing(self.known());
        Some(before)
    }

    /// H26: a played card lies last in its hand from now on. A viewer who sees the hand sees it come
    /// from where it was.
    fn take_from_hand(&mut self, event: &Event) {
        let Event::Played { seat, slot, kind } = *event else { return };
        let shown = self.shown();
        let held = shown.field().hand(seat).find(|slot| shown.bonus(*slot) == Some(kind));
        let from = held.map(|slot| scene::in_hand(shown.field(), seat, slot));
        if let (Some(from), Some(pawn)) = (from, self.pawns.with_id(scene::bonus(slot))) {
            self.appear(pawn, from);
        }
    }

    fn show(&mut self, event: &Event, before: &[(Seat, Spot)]) {
        match *event {
            Event::Began { seat } => self.begin(seat),
            Event::Reshuffled { pile } => self.sound(match pile {
                Pile::Discs(colour) => sites::disc_pile(colour),
                Pile::Barter => sites::BARTER_PILE,
                Pile::Bonus => sites::BONUS_PILE,
            }),
            Event::BarterOpened { space, .. } => {
                self.draw(scene::open(space), sites::BARTER_PILE, spots::open(space));
            }
            Event::DiscDrawn { seat, number, colour, .. } => self.draw_disc(seat, number, colour),
            Event::BonusDrawn { seat, slot } => {
                let to = scene::in_hand(self.known().field(), seat, slot);
                self.draw(scene::bonus(slot), sites::BONUS_PILE, to);
            }
            Event::Taken { slot, .. } => self.cheer(scene::bonus(slot)),
            Event::Placed { seat, place, .. } => self.lay_disc(seat, place),
            Event::SeenTo { .. } => self.cheer(scene::HONGA),
            Event::Neglected { .. } => self.shake(scene::HONGA),
            Event::Came { seat, from } => self.come(seat, from),
            Event::Chased { seat } => self.chase(seat),
            Event::Fed { seat, meal } => self.eat(seat, meal),
            Event::HandAdded { area, .. } => self.sound(spots::area(area)),
            Event::Gathered { seat, resource, .. } => self.gather(seat, resource),
            Event::Converted { seat, to } => {
                self.shake(scene::marker(seat, Resource::Water));
                self.count(seat, Resource::Water);
                self.move_as("joker", scene::marker(seat, to), Motion::Cheer);
                self.count(seat, to);
            }
            Event::Favoured { seat, more } => self.each_of(seat, more, "favour", Motion::Cheer),
            Event::Paid { seat, paid } => self.pay(seat, paid),
            Event::TuskWent { to } => {
                let to = to.map_or(sites::TUSK, sites::tusk);
                self.animate_id(scene::TUSK, Motion::Leap(to));
            }
            Event::Climbed { seat, .. } => self.climb(seat),
            Event::CameDown => self.come_down(),
            Event::Scored { seat, .. } => self.score(seat, before),
            Event::Bartered { seat, space, .. } => {
                self.animate_id(scene::open(space), Motion::Leap(sites::points(seat)));
            }
            Event::Played { seat, slot, kind } => self.present(seat, slot, kind),
            Event::Discarded { slot, .. } => {
                self.animate_id(scene::bonus(slot), Motion::Slide(sites::BONUS_PILE));
            }
            _ => {}
        }
    }

    /// H10: the seat that begins takes the fire.
    fn begin(&mut self, seat: Seat) {
        if let Some(fire) = self.pawns.with_id(scene::FIRE) {
            self.pawns.put(fire, sites::fire(seat));
            self.animate_as("fire", fire, Motion::Leap(sites::fire(seat)));
        }
        self.announce_beginner(Side(seat.0), words::begins(seat), "honga-you-begin");
    }

    /// Slides a card from its pile to its place.
    fn draw(&mut self, id: u16, pile: Spot, to: Spot) {
        let Some(pawn) = self.pawns.with_id(id) else { return };
        self.appear(pawn, pile);
        self.animate(pawn, Motion::Slide(to));
    }

    /// A disc comes from its pile to its owner's hand, as the viewer may see it.
    fn draw_disc(&mut self, seat: Seat, number: u8, colour: Colour) {
        let face = scene::disc_in_hand(&self.shown(), seat, number).face;
        let Some(pawn) = self.pawns.with_id(scene::disc(seat, number)) else { return };
        if let Some(face) = face {
            self.show_face(pawn, face);
        }
        self.appear(pawn, sites::disc_pile(colour));
        self.animate(pawn, Motion::Leap(spots::disc(seat, number)));
    }

    /// A played bonus card is shown to all before it lies on its tray again.
    fn present(&mut self, seat: Seat, slot: Slot, kind: BonusKind) {
        let to = scene::in_hand(self.known().field(), seat, slot);
        self.animate_id(scene::bonus(slot), Motion::Present(faces::bonus_name(kind)));
        self.move_as("put-back", scene::bonus(slot), Motion::Slide(to));
    }

    /// Moves the markers of all these raw materials on a tray, each with the cue, and counts them.
    fn each_of(&mut self, seat: Seat, stock: Stock, cue: &'static str, motion: Motion) {
        self.hush();
        for one in Resource::ALL.into_iter().filter(|one| stock.of(*one) > 0) {
            self.move_as(cue, scene::marker(seat, one), motion.clone());
            self.count(seat, one);
        }
    }

    /// What is paid flies from the tray to the card that it buys, or to the herd.
    fn pay(&mut self, seat: Seat, paid: Stock) {
        let bought = self.events().into_iter().find_map(|event| match event {
            Event::Bartered { space, .. } => Some(spots::open(space)),
            Event::Lured { .. } => Some(sites::TUSK),
            _ => None,
        });
        let Some(to) = bought else { return self.each_of(seat, paid, "pay", Motion::Shake) };
        self.hush();
        for one in Resource::ALL.into_iter().filter(|one| paid.of(*one) > 0) {
            let from = sites::resource(seat, one);
            self.count(seat, one);
            self.move_as("pay", scene::courier(one), Motion::Bring { from, to });
        }
    }

    /// H36, H37: from the mountain a star flies to the points of each who scores there.
    fn score(&mut self, seat: Seat, before: &[(Seat, Spot)]) {
        let stood = before.iter().find(|(other, _)| *other == seat);
        if let Some((_, from)) = stood {
            let to = sites::points(seat);
            self.move_as("star", scene::STAR, Motion::Bring { from: *from, to });
        }
        self.sound(sites::points(seat));
    }

    /// Queues a motion with a cue of its own instead of the event's.
    pub(super) fn move_as(&mut self, cue: &'static str, id: u16, motion: Motion) {
        if let Some(pawn) = self.pawns.with_id(id) {
            self.animate_as(cue, pawn, motion);
        }
    }

    pub(super) fn cheer(&mut self, id: u16) {
        self.animate_id(id, Motion::Cheer);
    }

    pub(super) fn shake(&mut self, id: u16) {
        self.animate_id(id, Motion::Shake);
    }

    /// Lets the disc leap from the hand to its place, face up.
    fn lay_disc(&mut self, seat: Seat, place: Place) {
        let to = spots::place(self.tables(), place);
        let laid = self.known().field().top(place);
        let Some(pawn) = self.pawns.with_id(scene::top(place)) else { return };
        self.appear(pawn, spots::disc(seat, 0));
        if let Some(laid) = laid {
            self.show_face(pawn, faces::disc_name(laid.kind, laid.rotation));
        }
        self.animate(pawn, Motion::Leap(to));
    }

    /// Lets the caveman leap to his step, and cavemen on his old and new step slide to make room.
    fn climb(&mut self, seat: Seat) {
        let field = self.known().field();
        let stands = |seat| (scene::caveman(seat), scene::stand(field, seat));
        let all = field.every_seat().filter(|other| *other != seat);
        let others: Vec<(u16, Spot)> = all.map(stands).collect();
        let (caveman, to) = stands(seat);
        self.animate_id(caveman, Motion::Leap(to));
        for (other, to) in others {
            let Some(pawn) = self.pawns.with_id(other) else { continue };
            if self.is_off(pawn, to) {
                self.animate_as("room", pawn, Motion::Slide(to));
            }
        }
    }

    /// Moves a unit from the area where it grows to the tray. If several areas have it, the unit
    /// comes from one that the disc points at.
    fn gather(&mut self, seat: Seat, resource: Resource) {
        let tables = self.tables();
        let grows = |area: &Area| tables.area_kind(*area) == AreaKind::Gathering(resource);
        let place = self.known().field().turn_state().place;
        let aimed = tables.place(place).quarters.into_iter().find(grows);
        let Some(area) = aimed.or_else(|| tables.areas().find(grows)) else { return };
        let (from, to) = (spots::area(area), sites::resource(seat, resource));
        self.animate_id(scene::courier(resource), Motion::Bring { from, to });
        self.count(seat, resource);
    }

    /// Queues the new count of the marker on a tray; the marker does not move.
    pub(super) fn count(&mut self, seat: Seat, resource: Resource) {
        let count = self.known().field().tray(seat).stock.of(resource);
        let face = faces::resource_name(resource, count);
        self.animate_id(scene::marker(seat, resource), Motion::Show(face));
    }

    /// Slides all cavemen to the foot of the mountain.
    fn come_down(&mut self) {
        self.hush();
        let field = self.known().field();
        let stands = |seat| (scene::caveman(seat), scene::stand(field, seat));
        for (caveman, to) in field.every_seat().map(stands).collect::<Vec<_>>() {
            self.move_as("descend", caveman, Motion::Slide(to));
        }
    }
}
