//! How mammoths move: into the herd, on within it, and out of it again.

use super::sites;
use crate::app::table::{Motion, Stagehand};
use crate::rules::honga::{Event, Honga, Meal, Source};
use crate::rules::{Seat, Side, Spot};

impl Stagehand<'_, '_, Honga> {
    /// Moves the mammoths of an event. They look alike and have no ids, so each is found where it
    /// stands before the event is learned.
    pub(super) fn move_mammoths(&mut self, event: &Event) {
        match *event {
            Event::Lured { seat, out } => self.push_herd(seat, out),
            Event::Sent { seat, source } => {
                let on_tray = self.known().field().tray(seat).mammoths;
                let from = match source {
                    Source::Tray => sites::mammoth(seat, on_tray.saturating_sub(1)),
                    Source::Herd(space) => sites::herd(space),
                };
                self.move_mammoth("send", seat, (from, sites::storage(seat)));
            }
            Event::Fed { seat, meal: Meal::Mammoth } => {
                let on_tray = self.known().field().tray(seat).mammoths;
                let from = sites::mammoth(seat, on_tray.saturating_sub(1));
                self.move_mammoth("send", seat, (from, sites::storage(seat)));
            }
            _ => {}
        }
    }

    /// Moves a mammoth into the herd: it knocks against those that stand before it without a gap, the
    /// farthest moves first, and it steps in last.
    fn push_herd(&mut self, seat: Seat, out: Option<Seat>) {
        let field = self.known().field();
        let herd: Vec<Option<Seat>> = field.herd(self.tables()).to_vec();
        let close = herd.iter().take_while(|owner| owner.is_some()).count();
        let tray = out.map(|owner| (owner, sites::mammoth(owner, field.tray(owner).mammoths)));
        if close > 0 {
            self.knock(seat);
        }
        if let Some((owner, to)) = tray {
            let from = sites::herd((herd.len().max(1) - 1) as u8);
            self.move_mammoth("out", owner, (from, to));
        }
        let stays = if out.is_some() { close.saturating_sub(1) } else { close };
        for space in (0..stays).rev() {
            if let Some(owner) = herd[space] {
                let way = (sites::herd(space as u8), sites::herd(space as u8 + 1));
                self.move_mammoth("push", owner, way);
            }
        }
        let enters = if close > 0 { "step-in" } else { "lure" };
        self.move_mammoth(enters, seat, (sites::storage(seat), sites::herd(0)));
    }

    /// A mammoth comes to the first space and knocks against the one that stands there.
    fn knock(&mut self, seat: Seat) {
        let stored = self.pawns.standing(sites::storage(seat), Side(seat.0));
        if let Some(pawn) = stored {
            self.animate_as("lure", pawn, Motion::Strike(sites::herd(0)));
        }
    }

    fn move_mammoth(&mut self, cue: &'static str, seat: Seat, (from, to): (Spot, Spot)) {
        let Some(pawn) = self.pawns.standing(from, Side(seat.0)) else { return };
        self.pawns.put(pawn, to);
        self.animate_as(cue, pawn, Motion::Walk(to));
    }
}
