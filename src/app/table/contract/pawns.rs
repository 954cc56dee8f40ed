//! How enacting a phase changes pawns.

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::pieces::{AtGoal, Attachments, Face, Heading, Pawn, Slot, Stance, Tally, Whereabouts};
use super::scene::PawnSeen;
use crate::rules::{Side, Spot};

type Standings<'a> =
    (Entity, &'a Pawn, &'a mut Whereabouts, &'a mut Slot, &'a mut Heading, &'a mut Attachments);

type Faces<'a> = (&'a mut Face, &'a mut Tally);

/// Finds and changes pawns while a phase is enacted. A pawn is found by its id where the game gives
/// one, else by spot and side, because two pawns share a square for a moment when one takes the
/// other. Changes apply at once: the next event of the same phase sees them.
#[derive(SystemParam)]
pub struct Pawns<'w, 's> {
    pawns: Query<'w, 's, Standings<'static>>,
    faces: Query<'w, 's, Faces<'static>, With<Pawn>>,
    stances: Query<'w, 's, &'static mut Stance, With<Pawn>>,
    commands: Commands<'w, 's>,
}

impl Pawns<'_, '_> {
    /// The pawn with this id.
    #[must_use]
    pub fn with_id(&self, id: u16) -> Option<Entity> {
        self.find(|pawn, _| pawn.id == Some(id))
    }

    /// The pawn of `side` on `spot`.
    #[must_use]
    pub fn standing(&self, spot: Spot, side: Side) -> Option<Entity> {
        self.find(|pawn, place| pawn.side == side && place == Whereabouts::On(spot))
    }

    /// A pawn of `side` beside the board with this picture; pawns with the same picture are
    /// interchangeable.
    #[must_use]
    pub fn beside(&self, side: Side, picture: &str) -> Option<Entity> {
        let alike = |pawn: &Pawn| pawn.side == side && pawn.picture == picture;
        self.find(|pawn, place| place.spot().is_none() && alike(pawn))
    }

    /// The picture of a pawn's head.
    #[must_use]
    pub fn picture(&self, pawn: Entity) -> Option<&str> {
        self.pawns.get(pawn).map(|(_, pawn, ..)| pawn.picture.as_str()).ok()
    }

    /// The visible face of a card or piece.
    #[must_use]
    pub fn face(&self, pawn: Entity) -> Option<&str> {
        self.faces.get(pawn).ok()?.0.0.as_deref()
    }

    /// Every pawn on the board.
    #[must_use]
    pub fn on_board(&self) -> Vec<Entity> {
        let stands = self.pawns.iter().filter(|(_, _, place, ..)| place.spot().is_some());
        stands.map(|(entity, ..)| entity).collect()
    }

    fn find(&self, so: impl Fn(&Pawn, Whereabouts) -> bool) -> Option<Entity> {
        let found = self.pawns.iter().find(|(_, pawn, place, ..)| so(pawn, **place));
        found.map(|(entity, ..)| entity)
    }

    /// Puts a pawn on another spot, out of its tray if it lay there.
    pub fn put(&mut self, pawn: Entity, to: Spot) {
        self.lay(pawn, Whereabouts::On(to));
    }

    /// Takes a pawn off the board, into the tray of its captors.
    pub fn take(&mut self, pawn: Entity) {
        self.lay(pawn, Whereabouts::Captive);
    }

    /// Lays a pawn beside the board, from where it will come back.
    pub fn set_aside(&mut self, pawn: Entity) {
        self.lay(pawn, Whereabouts::Aside);
    }

    /// Hides a pawn.
    pub fn lay_away(&mut self, pawn: Entity) {
        self.lay(pawn, Whereabouts::Away);
    }

    /// Where a pawn is.
    #[must_use]
    pub fn whereabouts(&self, pawn: Entity) -> Whereabouts {
        self.pawns.get(pawn).map(|(_, _, place, ..)| *place).unwrap_or_default()
    }

    /// Turns a card up or down, or gives a cover its picture.
    pub fn show(&mut self, pawn: Entity, face: Option<String>) {
        if let Ok((mut shown, _)) = self.faces.get_mut(pawn)
            && shown.0 != face
        {
            shown.0 = face;
        }
    }

    /// Sets how many equal pawns a pawn stands for.
    pub fn count(&mut self, pawn: Entity, alike: u8) {
        if let Ok((_, mut tally)) = self.faces.get_mut(pawn) {
            tally.set_if_neq(Tally(alike));
        }
    }

    /// Updates pawns with ids to match a scene, for games that keep a view of what was told.
    pub fn follow(&mut self, scene: &[PawnSeen]) {
        // A table may hold hundreds of pieces, so they are not looked for one by one.
        let with_id = |(entity, pawn, ..): (Entity, &Pawn, _, _, _, _)| Some((pawn.id?, entity));
        let pawns: BTreeMap<u16, Entity> = self.pawns.iter().filter_map(with_id).collect();
        for seen in scene {
            let Some(pawn) = seen.id.and_then(|id| pawns.get(&id).copied()) else { continue };
            if self.whereabouts(pawn) != seen.whereabouts {
                self.lay(pawn, seen.whereabouts);
            }
            self.show(pawn, seen.face.clone());
            self.count(pawn, seen.tally);
            if let Ok((.., mut attachments)) = self.pawns.get_mut(pawn)
                && attachments.0 != seen.attachments
            {
                attachments.0.clone_from(&seen.attachments);
            }
        }
    }

    /// Beside the board a pawn gets a free slot in the tray and loses its heading. Captives close
    /// the gap that it leaves.
    fn lay(&mut self, pawn: Entity, to: Whereabouts) {
        self.close_ranks(pawn);
        let slot = self.free_slot(pawn, to);
        let Ok((_, _, mut place, mut own, mut heading, _)) = self.pawns.get_mut(pawn) else {
            return;
        };
        if let Ok(mut stance) = self.stances.get_mut(pawn) {
            let stood = Stance { spot: place.spot(), heading: *heading, stays: false };
            stance.set_if_neq(stood);
        }
        *place = to;
        if to.spot().is_none() {
            own.0 = slot;
            heading.0 = None;
        }
    }

    /// Lets a pawn's picture stay where the pawn stood before it was laid beside the board, until it is
    /// moved again. The pawn itself lies where it was laid. Returns that spot.
    pub fn stay(&mut self, pawn: Entity) -> Option<Spot> {
        let mut stance = self.stances.get_mut(pawn).ok()?;
        stance.stays = true;
        stance.spot
    }

    fn close_ranks(&mut self, leaver: Entity) {
        let Ok((_, pawn, place, slot, ..)) = self.pawns.get(leaver) else { return };
        let (side, gap) = (pawn.side, slot.0);
        if *place != Whereabouts::Captive {
            return;
        }
        for (entity, pawn, place, mut slot, ..) in &mut self.pawns {
            let follows = slot.0 > gap && entity != leaver && pawn.side == side;
            if follows && *place == Whereabouts::Captive {
                slot.0 -= 1;
            }
        }
    }

    fn free_slot(&self, pawn: Entity, to: Whereabouts) -> u8 {
        let Ok((_, laid, ..)) = self.pawns.get(pawn) else { return 0 };
        let beside = |other: &Pawn, place: Whereabouts| other.side == laid.side && place == to;
        let taken: Vec<u8> = self
            .pawns
            .iter()
            .filter(|(entity, other, place, ..)| *entity != pawn && beside(other, **place))
            .map(|(_, _, _, slot, ..)| slot.0)
            .collect();
        (0..u8::MAX).find(|slot| !taken.contains(slot)).unwrap_or_default()
    }

    /// Turns a pawn to a heading.
    pub fn point(&mut self, pawn: Entity, eighths: u8) {
        if let Ok((_, _, _, _, mut heading, _)) = self.pawns.get_mut(pawn) {
            heading.0 = Some(eighths % 8);
        }
    }

    /// Puts an attachment on a pawn, over those it has already.
    pub fn attach(&mut self, pawn: Entity, cell: &str) {
        if let Ok((.., mut attachments)) = self.pawns.get_mut(pawn)
            && !attachments.0.iter().any(|known| known == cell)
        {
            attachments.0.push(cell.to_owned());
        }
    }

    /// Takes something off a pawn.
    pub fn detach(&mut self, pawn: Entity, cell: &str) {
        if let Ok((.., mut attachments)) = self.pawns.get_mut(pawn) {
            attachments.0.retain(|known| known != cell);
        }
    }

    /// Marks a pawn as having reached its goal.
    pub fn arrive(&mut self, pawn: Entity) {
        self.commands.entity(pawn).insert(AtGoal);
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    fn pawn(id: u16, square: u8) -> impl Bundle {
        let pawn = Pawn { id: Some(id), side: Side(0), picture: "rat".into(), name: "rat".into() };
        (pawn, Whereabouts::On(Spot::Square(square)), Heading(Some(2)))
    }

    #[test]
    fn pawns_taken_at_once_lie_side_by_side_and_close_ranks_when_one_leaves() {
        let mut world = World::new();
        let [first, second] = [pawn(1, 4), pawn(2, 5)].map(|pawn| world.spawn(pawn).id());
        let third = world.spawn(pawn(3, 6)).id();
        let slots = move |pawns: Query<&Slot>| {
            [first, second, third].map(|pawn| pawns.get(pawn).map(|slot| slot.0).ok())
        };
        let take_two =
            move |mut pawns: Pawns| [first, second].into_iter().for_each(|pawn| pawns.take(pawn));
        world.run_system_once(take_two).unwrap();
        assert_eq!(world.run_system_once(slots).unwrap()[..2], [Some(0), Some(1)]);
        assert_eq!(world.get::<Heading>(first), Some(&Heading(None)));
        let free = move |mut pawns: Pawns| pawns.set_aside(first);
        world.run_system_once(free).unwrap();
        assert_eq!(world.run_system_once(slots).unwrap()[1], Some(0), "no hole is left");
        let take = move |mut pawns: Pawns| pawns.take(third);
        world.run_system_once(take).unwrap();
        assert_eq!(world.run_system_once(slots).unwrap()[1..], [Some(0), Some(1)]);
    }

    #[test]
    fn the_picture_of_a_pawn_stays_until_the_pawn_is_moved_again() {
        let mut world = World::new();
        let hunter = world.spawn(pawn(1, 4)).id();
        let go_home = move |mut pawns: Pawns| {
            pawns.set_aside(hunter);
            assert_eq!(pawns.stay(hunter), Some(Spot::Square(4)));
        };
        world.run_system_once(go_home).unwrap();
        let stance = *world.get::<Stance>(hunter).unwrap();
        assert_eq!((stance.kept(), stance.heading), (Some(Spot::Square(4)), Heading(Some(2))));
        assert_eq!(world.get::<Whereabouts>(hunter), Some(&Whereabouts::Aside));
        let come = move |mut pawns: Pawns| pawns.put(hunter, Spot::Square(7));
        world.run_system_once(come).unwrap();
        assert_eq!(world.get::<Stance>(hunter).unwrap().kept(), None);
    }

    #[test]
    fn an_attachment_is_attached_once_and_comes_off() {
        let mut world = World::new();
        let rat = world.spawn(pawn(1, 4)).id();
        let attach = move |mut pawns: Pawns| {
            let found = pawns.with_id(1);
            assert_eq!(found, Some(rat));
            ["armor", "armor", "threads"].into_iter().for_each(|cell| pawns.attach(rat, cell));
            pawns.detach(rat, "armor");
        };
        world.run_system_once(attach).unwrap();
        assert_eq!(world.get::<Attachments>(rat), Some(&Attachments(vec!["threads".into()])));
    }
}
