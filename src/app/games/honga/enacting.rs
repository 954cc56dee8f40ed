//! What Honga's facts do to the pieces on screen: one system a stage.
//!
//! Each takes its phase's facts into what was told, makes the pieces what lies open of that, and leaves the eye steps to follow.
//! Mammoths that look alike have no numbers: they are moved one by one, as the facts say.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{faces, scene, sites, words};
use crate::app::table::contract::pieces::Appearance;
use crate::app::table::{
    BoardLayout, PawnSeen, Pawns, PhaseEvents, Playback, Playing, Standing, Step, Told,
};
use crate::rules::honga::{Area, AreaKind, Event, Honga, Meal, Place, Resource, Source, spots};
use crate::rules::{Seat, Side, Spot};

/// What a stage works with.
#[derive(SystemParam)]
pub(super) struct Stagehand<'w, 's> {
    events: Res<'w, PhaseEvents<Honga>>,
    playing: Res<'w, Playing<Honga>>,
    layout: Option<Res<'w, BoardLayout>>,
    told: ResMut<'w, Told<Honga>>,
    pawns: Pawns<'w, 's>,
    seen: Query<'w, 's, (&'static mut Transform, &'static mut Appearance)>,
    playback: ResMut<'w, Playback>,
    standing: ResMut<'w, Standing>,
}

impl Stagehand<'_, '_> {
    /// The phase's facts, taken in and shown. Who keeps the fire only the lot shows.
    fn follow(&mut self) -> Vec<Event> {
        let events: Vec<Event> = self.events.iter().cloned().collect();
        if !events.is_empty() {
            let mut played = None;
            for event in &events {
                self.move_mammoths(event);
                played = self.played_from(event).or(played);
                self.told.learn(self.playing.tables(), [event]);
            }
            let lit = |seen: &PawnSeen| seen.id != Some(scene::FIRE);
            let mut pawns = scene::pawns(self.playing.tables(), &self.told.shown());
            pawns.retain(lit);
            self.pawns.follow(&pawns);
            if let Some((card, from, to)) = played {
                self.draw(card, from, to);
            }
        }
        events
    }

    /// H26: a played card lies last among those of its hand; who sees the hand sees it go there.
    fn played_from(&self, event: &Event) -> Option<(u16, Spot, Spot)> {
        let Event::Played { seat, slot, kind } = *event else { return None };
        let shown = self.told.shown();
        let held = shown.field().hand(seat).find(|slot| shown.bonus(*slot) == Some(kind))?;
        let place = |slot| scene::in_hand(shown.field(), seat, slot);
        (held != slot).then(|| (scene::bonus(slot), place(held), place(slot)))
    }

    /// Everything that happens is seen as it happens, whichever phase tells it.
    fn show_all(&mut self) {
        for event in self.follow() {
            self.show(&event);
        }
    }

    fn show(&mut self, event: &Event) {
        match *event {
            Event::BarterOpened { space, .. } => {
                self.draw(scene::open(space), sites::BARTER_PILE, spots::open(space));
            }
            Event::BonusDrawn { seat, slot } => {
                let to = scene::in_hand(self.told.known().field(), seat, slot);
                self.draw(scene::bonus(slot), sites::BONUS_PILE, to);
            }
            Event::Taken { slot, .. } => self.cheer(scene::bonus(slot)),
            Event::Placed { seat, place, .. } => self.lay_disc(seat, place),
            Event::SeenTo { .. } => self.cheer(scene::HONGA),
            Event::Neglected { .. } => self.shake(scene::HONGA),
            Event::Came { seat, .. } => {
                // He is awake before he sets out.
                if let Some(tiger) = self.pawns.with_id(scene::HONGA) {
                    self.begin(tiger, None, Some("honga_awake".to_owned()));
                }
                self.walk(scene::HONGA, sites::guest(seat));
            }
            Event::Chased { .. } => {
                self.grimace("honga_startled".to_owned());
                self.walk(scene::HONGA, sites::HOME);
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
                self.leap(scene::TUSK, to.map_or(sites::TUSK, sites::tusk));
            }
            Event::Climbed { seat, .. } => self.climb(seat),
            Event::CameDown => self.come_down(),
            Event::Bartered { seat, space, .. } => {
                self.leap(scene::open(space), sites::resource(seat, Resource::Berry));
            }
            Event::Played { slot, .. } => self.cheer(scene::bonus(slot)),
            Event::Discarded { slot, .. } => self.slide(scene::bonus(slot), sites::BONUS_PILE),
            _ => {}
        }
    }

    /// A card comes from its pile.
    fn draw(&mut self, id: u16, pile: Spot, to: Spot) {
        let from = self.layout.as_ref().and_then(|layout| layout.standing(pile));
        let Some(pawn) = self.pawns.with_id(id) else { return };
        self.begin(pawn, from, None);
        self.playback.push(Step::Slide { pawn, to });
    }

    fn push(&mut self, id: u16, step: impl Fn(Entity) -> Step) {
        if let Some(pawn) = self.pawns.with_id(id) {
            self.playback.push(step(pawn));
        }
    }

    fn slide(&mut self, id: u16, to: Spot) {
        self.push(id, |pawn| Step::Slide { pawn, to });
    }

    fn leap(&mut self, id: u16, to: Spot) {
        self.push(id, |pawn| Step::Leap { pawn, to });
    }

    fn walk(&mut self, id: u16, to: Spot) {
        self.push(id, |pawn| Step::Walk { pawn, to });
    }

    fn shake(&mut self, id: u16) {
        self.push(id, |pawn| Step::Shake { pawn });
    }

    fn cheer(&mut self, id: u16) {
        self.push(id, |pawn| Step::Cheer { pawn });
    }

    /// The disc on the place comes out of the hand, face up.
    fn lay_disc(&mut self, seat: Seat, place: Place) {
        let tables = self.playing.tables();
        let to = spots::place(tables, place);
        let face = self.told.known().field().top(place);
        let face = face.map(|laid| faces::disc_name(laid.kind, laid.rotation));
        let from = self.layout.as_ref().and_then(|layout| layout.standing(spots::disc(seat, 0)));
        let Some(pawn) = self.pawns.with_id(scene::top(place)) else { return };
        self.begin(pawn, from, face);
        self.playback.push(Step::Leap { pawn, to });
    }

    /// Whoever else stands on either step moves together.
    fn climb(&mut self, seat: Seat) {
        let field = self.told.known().field();
        let stands = |seat| (scene::caveman(seat), scene::stand(field, seat));
        let all = field.every_seat().filter(|other| *other != seat);
        let others: Vec<(u16, Spot)> = all.map(stands).collect();
        let (caveman, to) = stands(seat);
        self.leap(caveman, to);
        for (other, to) in others {
            let Some(pawn) = self.pawns.with_id(other) else { continue };
            let at = self.seen.get(pawn).map(|(transform, _)| transform.translation.truncate());
            let home = self.layout.as_ref().and_then(|layout| layout.place(to));
            if home.is_some() && at.ok() != home {
                self.playback.push(Step::Slide { pawn, to });
            }
        }
    }

    /// What is gathered comes from where it grows: of several such areas, from one that the disc points at.
    fn gather(&mut self, seat: Seat, resource: Resource) {
        let tables = self.playing.tables();
        let grows = |area: &Area| tables.area_kind(*area) == AreaKind::Gathering(resource);
        let place = self.told.known().field().moment().place;
        let aimed = tables.place(place).quarters.into_iter().find(grows);
        let Some(area) = aimed.or_else(|| tables.areas().find(grows)) else { return };
        let (from, to) = (spots::area(area), sites::resource(seat, resource));
        self.push(scene::courier(resource), |pawn| Step::Bring { pawn, from, to });
        self.count(seat, resource);
    }

    /// The marker on a tray counts what has come by now; it stays where it is.
    fn count(&mut self, seat: Seat, resource: Resource) {
        let count = self.told.known().field().tray(seat).stock.of(resource);
        let face = faces::resource_name(resource, count);
        self.push(scene::marker(seat, resource), |pawn| Step::Show { pawn, face: face.clone() });
    }

    /// Where a pawn is first seen, and with what face, before its step begins.
    fn begin(&mut self, pawn: Entity, from: Option<Transform>, face: Option<String>) {
        let Ok((mut transform, mut looks)) = self.seen.get_mut(pawn) else { return };
        if let Some(from) = from {
            *transform = from;
        }
        if face.is_some() {
            looks.face = face;
        }
    }

    /// HONGA eats the topmost thing where everybody sees it.
    fn eat(&mut self, seat: Seat, meal: Meal) {
        if let Meal::Unit(resource) = meal {
            let (from, to) = (sites::resource(seat, resource), sites::guest(seat));
            self.count(seat, resource);
            self.push(scene::courier(resource), |pawn| Step::Bring { pawn, from, to });
        }
        match faces::eating_name(meal) {
            Some(face) => self.grimace(face),
            None => self.shake(scene::HONGA),
        }
    }

    /// HONGA shows another face for a while.
    fn grimace(&mut self, face: String) {
        if let Some(pawn) = self.pawns.with_id(scene::HONGA) {
            self.playback.push(Step::Grimace { pawn, face, then: "honga_awake".to_owned() });
        }
    }

    /// Everybody slides to the foot.
    fn come_down(&mut self) {
        let field = self.told.known().field();
        let stands = |seat| (scene::caveman(seat), scene::stand(field, seat));
        for (caveman, to) in field.every_seat().map(stands).collect::<Vec<_>>() {
            self.slide(caveman, to);
        }
    }

    fn move_mammoths(&mut self, event: &Event) {
        match *event {
            Event::Lured { seat, out } => self.push_herd(seat, out),
            Event::Sent { seat, source } => {
                let on_tray = self.told.known().field().tray(seat).mammoths;
                let from = match source {
                    Source::Tray => sites::mammoth(seat, on_tray.saturating_sub(1)),
                    Source::Herd(space) => sites::herd(space),
                };
                self.move_mammoth(seat, from, sites::storage(seat), false);
            }
            Event::Fed { seat, meal: Meal::Mammoth } => {
                let on_tray = self.told.known().field().tray(seat).mammoths;
                let from = sites::mammoth(seat, on_tray.saturating_sub(1));
                self.move_mammoth(seat, from, sites::storage(seat), true);
            }
            _ => {}
        }
    }

    /// The newest pushes those before it, the farthest first, as far as they stand close together.
    fn push_herd(&mut self, seat: Seat, out: Option<Seat>) {
        let field = self.told.known().field();
        let herd: Vec<Option<Seat>> = field.herd(self.playing.tables()).to_vec();
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
        self.playback.push(match walks {
            true => Step::Walk { pawn, to },
            false => Step::Slide { pawn, to },
        });
    }
}

/// H10: whoever begins takes the fire.
pub(super) fn show_who_begins(mut stage: Stagehand) {
    for event in stage.follow() {
        let Event::Began { seat } = event else {
            stage.show(&event);
            continue;
        };
        if let Some(fire) = stage.pawns.with_id(scene::FIRE) {
            stage.pawns.put(fire, sites::fire(seat));
            stage.playback.push(Step::Leap { pawn: fire, to: sites::fire(seat) });
        }
        stage.playback.push(Step::Announce(words::begins(seat)));
    }
}

pub(super) fn draw_discs_and_cards(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn lay_discs(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn let_the_tiger_come(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn gather(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn change_water(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn move_the_herd(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn climb(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn barter(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn play_bonus_cards(mut stage: Stagehand) {
    stage.show_all();
}

/// The tiger eats before anything else is decided.
pub(super) fn feed_the_tiger(mut stage: Stagehand) {
    stage.show_all();
}

pub(super) fn pass_turn(mut stage: Stagehand) {
    stage.show_all();
    let ended = stage.standing.ended;
    *stage.standing = Standing { ended, ..scene::standing(stage.told.known()) };
}

pub(super) fn end_match(mut stage: Stagehand) {
    let ended = stage.follow().iter().any(|event| matches!(event, Event::Ended { .. }));
    stage.standing.ended |= ended;
}
