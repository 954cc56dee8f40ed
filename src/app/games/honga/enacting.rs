//! What Honga's events do to the pieces on screen.
//!
//! The events of each phase are added to what the viewer knows, the pieces change to what lies open
//! of that, and steps that show the changes are queued. The mammoths of a seat look alike and have
//! no ids, so they are moved event by event.

use super::{faces, scene, sites, words};
use crate::app::table::{Enact, Motion, PawnSeen};
use crate::rules::honga::{Area, AreaKind, Event, Honga, Meal, Place, Resource, Source, spots};
use crate::rules::{Seat, Side, Spot};

type Stagehand<'w, 's> = crate::app::table::Stagehand<'w, 's, Honga>;

impl Enact for Honga {
    /// What an event changes does not depend on its phase.
    fn enact(stage: &mut Stagehand) {
        for event in stage.follow() {
            stage.show(&event);
        }
    }

    const CUES: &'static [&'static str] = &[];

    fn cue(_: &Self::Tables, _: &Self::Event) -> Option<&'static str> {
        None
    }
}

/// A bonus card that goes to another place in its hand.
struct Played {
    card: u16,
    from: Spot,
    to: Spot,
}

impl Stagehand<'_, '_> {
    /// Adds the phase's events to what the viewer knows and changes the pieces accordingly. The
    /// fire is left out: it moves only when the lot is drawn.
    fn follow(&mut self) -> Vec<Event> {
        let events = self.events();
        if events.is_empty() {
            return events;
        }
        let mut played = None;
        for event in &events {
            self.move_mammoths(event);
            played = self.played_from(event).or(played);
            self.learn(event);
        }
        let lit = |seen: &PawnSeen| seen.id != Some(scene::FIRE);
        let mut pawns = scene::pawns(self.tables(), &self.shown());
        pawns.retain(lit);
        self.pawns.follow(&pawns);
        *self.standing = scene::standing(self.known());
        if let Some(Played { card, from, to }) = played {
            self.draw(card, from, to);
        }
        events
    }

    /// H26: a played card lies last in its hand, and a viewer who sees the hand sees it move there.
    /// `None` if it lies there already or the viewer does not see the hand.
    fn played_from(&self, event: &Event) -> Option<Played> {
        let Event::Played { seat, slot, kind } = *event else { return None };
        let shown = self.shown();
        let held = shown.field().hand(seat).find(|slot| shown.bonus(*slot) == Some(kind))?;
        let place = |slot| scene::in_hand(shown.field(), seat, slot);
        let played = Played { card: scene::bonus(slot), from: place(held), to: place(slot) };
        (held != slot).then_some(played)
    }

    fn show(&mut self, event: &Event) {
        match *event {
            Event::Began { seat } => self.begin(seat),
            Event::BarterOpened { space, .. } => {
                self.draw(scene::open(space), sites::BARTER_PILE, spots::open(space));
            }
            Event::BonusDrawn { seat, slot } => {
                let to = scene::in_hand(self.known().field(), seat, slot);
                self.draw(scene::bonus(slot), sites::BONUS_PILE, to);
            }
            Event::Taken { slot, .. } => self.cheer(scene::bonus(slot)),
            Event::Placed { seat, place, .. } => self.lay_disc(seat, place),
            Event::SeenTo { .. } => self.cheer(scene::HONGA),
            Event::Neglected { .. } => self.shake(scene::HONGA),
            Event::Came { seat, .. } => {
                // HONGA wakes up before he walks.
                if let Some(tiger) = self.pawns.with_id(scene::HONGA) {
                    self.show_face(tiger, "honga_awake".to_owned());
                }
                self.animate_id(scene::HONGA, Motion::Walk(sites::guest(seat)));
            }
            Event::Chased { .. } => {
                self.grimace("honga_startled".to_owned());
                self.animate_id(scene::HONGA, Motion::Walk(sites::HOME));
            }
            Event::Fed { seat, meal } => self.eat(seat, meal),
            Event::Gathered { seat, resource, .. } => self.gather(seat, resource),
            Event::Converted { seat, to } => {
                self.shake(scene::marker(seat, Resource::Water));
                self.cheer(scene::marker(seat, to));
            }
            Event::Favoured { seat, more } => {
                for one in Resource::ALL.into_iter().filter(|one| more.of(*one) > 0) {
                    self.cheer(scene::marker(seat, one));
                }
            }
            Event::Paid { seat, paid } => {
                for one in Resource::ALL.into_iter().filter(|one| paid.of(*one) > 0) {
                    self.shake(scene::marker(seat, one));
                }
            }
            Event::TuskWent { to } => {
                let to = to.map_or(sites::TUSK, sites::tusk);
                self.animate_id(scene::TUSK, Motion::Leap(to));
            }
            Event::Climbed { seat, .. } => self.climb(seat),
            Event::CameDown => self.come_down(),
            Event::Bartered { seat, space, .. } => {
                let to = sites::resource(seat, Resource::Berry);
                self.animate_id(scene::open(space), Motion::Leap(to));
            }
            Event::Played { slot, .. } => self.cheer(scene::bonus(slot)),
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
            self.animate(fire, Motion::Leap(sites::fire(seat)));
        }
        self.announce(words::begins(seat));
    }

    /// Slides a card from its pile to its place.
    fn draw(&mut self, id: u16, pile: Spot, to: Spot) {
        let Some(pawn) = self.pawns.with_id(id) else { return };
        self.appear(pawn, pile);
        self.animate(pawn, Motion::Slide(to));
    }

    fn cheer(&mut self, id: u16) {
        self.animate_id(id, Motion::Cheer);
    }

    fn shake(&mut self, id: u16) {
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
                self.animate(pawn, Motion::Slide(to));
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
    fn count(&mut self, seat: Seat, resource: Resource) {
        let count = self.known().field().tray(seat).stock.of(resource);
        let face = faces::resource_name(resource, count);
        self.animate_id(scene::marker(seat, resource), Motion::Show(face));
    }

    /// Moves what HONGA eats from the tray to him.
    fn eat(&mut self, seat: Seat, meal: Meal) {
        if let Meal::Unit(resource) = meal {
            let (from, to) = (sites::resource(seat, resource), sites::guest(seat));
            self.count(seat, resource);
            self.animate_id(scene::courier(resource), Motion::Bring { from, to });
        }
        match faces::eating_name(meal) {
            Some(face) => self.grimace(face),
            None => self.shake(scene::HONGA),
        }
    }

    /// Shows another face of HONGA for a while.
    fn grimace(&mut self, face: String) {
        let then = "honga_awake".to_owned();
        self.animate_id(scene::HONGA, Motion::Grimace { face, then });
    }

    /// Slides all cavemen to the foot of the mountain.
    fn come_down(&mut self) {
        let field = self.known().field();
        let stands = |seat| (scene::caveman(seat), scene::stand(field, seat));
        for (caveman, to) in field.every_seat().map(stands).collect::<Vec<_>>() {
            self.animate_id(caveman, Motion::Slide(to));
        }
    }

    fn move_mammoths(&mut self, event: &Event) {
        match *event {
            Event::Lured { seat, out } => self.push_herd(seat, out),
            Event::Sent { seat, source } => {
                let on_tray = self.known().field().tray(seat).mammoths;
                let from = match source {
                    Source::Tray => sites::mammoth(seat, on_tray.saturating_sub(1)),
                    Source::Herd(space) => sites::herd(space),
                };
                self.move_mammoth(seat, from, sites::storage(seat), false);
            }
            Event::Fed { seat, meal: Meal::Mammoth } => {
                let on_tray = self.known().field().tray(seat).mammoths;
                let from = sites::mammoth(seat, on_tray.saturating_sub(1));
                self.move_mammoth(seat, from, sites::storage(seat), true);
            }
            _ => {}
        }
    }

    /// Moves a mammoth into the herd: it pushes those that stand before it without a gap, and the
    /// farthest moves first.
    fn push_herd(&mut self, seat: Seat, out: Option<Seat>) {
        let field = self.known().field();
        let herd: Vec<Option<Seat>> = field.herd(self.tables()).to_vec();
        let close = herd.iter().take_while(|owner| owner.is_some()).count();
        if let Some(owner) = out {
            let to = sites::mammoth(owner, field.tray(owner).mammoths);
            self.move_mammoth(owner, sites::herd((herd.len().max(1) - 1) as u8), to, true);
        }
        let stays = if out.is_some() { close.saturating_sub(1) } else { close };
        for space in (0..stays).rev() {
            if let Some(owner) = herd[space] {
                let (from, to) = (sites::herd(space as u8), sites::herd(space as u8 + 1));
                self.move_mammoth(owner, from, to, false);
            }
        }
        self.move_mammoth(seat, sites::storage(seat), sites::herd(0), true);
    }

    fn move_mammoth(&mut self, seat: Seat, from: Spot, to: Spot, walks: bool) {
        let Some(pawn) = self.pawns.standing(from, Side(seat.0)) else { return };
        self.pawns.put(pawn, to);
        self.animate(pawn, if walks { Motion::Walk(to) } else { Motion::Slide(to) });
    }
}
