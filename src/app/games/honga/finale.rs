//! How a match of Honga ends on the table: the fire goes to who has won and blazes, the great manitou
//! stands before all, and the others bow.

use super::{faces, scene};
use crate::app::table::{Motion, Stagehand};
use crate::rules::honga::Honga;
use crate::rules::{Outcome, Seat};

impl Stagehand<'_, '_, Honga> {
    /// Where the rules have not ended the match, the fire stays where it is.
    pub(super) fn end(&mut self, outcome: &Outcome) {
        let all = || self.known().field().every_seat();
        let won: Vec<Seat> = all().filter(|seat| outcome.rank(*seat) == 0).collect();
        let lost: Vec<Seat> = all().filter(|seat| outcome.rank(*seat) > 0).collect();
        for seat in lost {
            self.move_as("bow", scene::caveman(seat), Motion::Cheer);
        }
        if let Some(fire) = self.pawns.with_id(scene::FIRE) {
            let burns = self.pawns.whereabouts(fire).spot();
            if let Some(there) = burns.filter(|there| self.is_off(fire, *there)) {
                self.animate_as("fire", fire, Motion::Leap(there));
            }
            self.animate_as("blaze", fire, Motion::Cheer);
        }
        for seat in won {
            let (caveman, face) = (scene::caveman(seat), faces::caveman_name(seat));
            self.move_as("triumph", caveman, Motion::Present(face));
            let stands = scene::stand(self.known().field(), seat);
            self.move_as("put-back", caveman, Motion::Slide(stands));
        }
    }
}
