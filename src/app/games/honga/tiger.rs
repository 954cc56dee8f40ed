//! How HONGA wakes, comes, eats and goes home.

use super::{faces, scene, sites, trail};
use crate::app::table::{Motion, Stagehand};
use crate::rules::honga::{Honga, Meal};
use crate::rules::{Seat, Spot};

impl Stagehand<'_, '_, Honga> {
    /// HONGA comes to a tray. He wakes up before he leaves his cave.
    pub(super) fn come(&mut self, seat: Seat, from: Option<Seat>) {
        if from.is_none() {
            self.grimace("honga_awake".to_owned());
        }
        self.pad("come", from.map_or(sites::HOME, sites::guest), sites::guest(seat));
    }

    /// He is startled and trots home.
    pub(super) fn chase(&mut self, seat: Seat) {
        self.grimace("honga_startled".to_owned());
        self.pad("go-home", sites::guest(seat), sites::HOME);
    }

    /// He pads from one spot to another, footfall by footfall; the last one has a cue of its own.
    fn pad(&mut self, arrives: &'static str, from: Spot, to: Spot) {
        let (tables, seats) = (self.tables(), self.known().field().seats());
        let falls = self.layout().map(|layout| trail::footfalls(layout, tables, seats, [from, to]));
        for fall in falls.unwrap_or_default() {
            self.move_as("pad", scene::HONGA, Motion::Tread(fall));
        }
        self.move_as(arrives, scene::HONGA, Motion::Walk(to));
        self.hush();
    }

    /// Moves what HONGA eats from the tray to him.
    pub(super) fn eat(&mut self, seat: Seat, meal: Meal) {
        if let Meal::Unit(resource) = meal {
            let (from, to) = (sites::resource(seat, resource), sites::guest(seat));
            self.count(seat, resource);
            self.animate_id(scene::courier(resource), Motion::Bring { from, to });
        }
        let then = "honga_awake".to_owned();
        match faces::eating_name(meal) {
            Some(face) => self.move_as("eat", scene::HONGA, Motion::Grimace { face, then }),
            None => self.shake(scene::HONGA),
        }
    }

    /// Shows another face of HONGA for a while.
    fn grimace(&mut self, face: String) {
        let then = "honga_awake".to_owned();
        self.animate_id(scene::HONGA, Motion::Grimace { face, then });
    }
}
