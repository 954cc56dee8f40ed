//! Enacting a phase: its events, and everything they may change on the table.
//!
//! A game enacts all its phases with one [`Stagehand`] ([`Enact::enact`]): it reads events, changes
//! pawns and the known view at once, and queues steps that show the change. Deliberately absent:
//! the position, so that nothing is shown that no event reported.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::playing::Playing;
use super::seats::Seats;
use super::stages::PhaseEvents;
use super::watching::Watching;
use crate::app::kit::locale::LocalText;
use crate::app::table::board::arranging::rest;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::known_view::KnownView;
use crate::app::table::contract::pawns::Pawns;
use crate::app::table::contract::pieces::{Appearance, Slot, Standing, Whereabouts};
use crate::app::table::contract::scene::PawnSeen;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::{Playback, Telling};
use crate::app::table::motion::steps::{Motion, OwnScene, Step};
use crate::data::index::text_key;
use crate::rules::{Outcome, Phase, Seat, Side, Spot};

/// A game whose events are enacted on the table.
pub trait Enact: TableGame {
    /// Enacts the events of a phase: changes components through [`Pawns`] at once and queues the
    /// steps to show. [`Motion`] says how a pawn can move; other steps are a banner and a scene,
    /// which the game itself shows and ends ([`Playback::close_scene`]). A change without a step
    /// appears when the pawn's last step has been seen. Runs once for each phase; what an event
    /// changes seldom depends on the phase ([`Stagehand::phase`]).
    fn enact(stage: &mut Stagehand<'_, '_, Self>);

    /// Shows how the match has ended, by the rules or otherwise. `turned` are the cards that lie open
    /// from now on, with their faces; a card without a step shows its face at once.
    fn finale(
        stage: &mut Stagehand<'_, '_, Self>,
        outcome: &Outcome,
        turned: Vec<(Entity, String)>,
    ) {
        let _ = (stage, outcome, turned);
    }

    /// The names of all cues of its staging, `assets/<game>/staging.ron`: those of [`Enact::cue`],
    /// and those it gives to single motions.
    const CUES: &'static [&'static str];

    /// The cue that says how an event looks and sounds; `None` for an event that is silent. Written
    /// as a match over all events, so that each new one is decided on. The first motion queued for
    /// the event has this cue; without a motion it is heard and seen in the middle of the board.
    fn cue(tables: &Self::Tables, event: &Self::Event) -> Option<&'static str>;
}

/// Set if the app shows the games' own scenes and closes them. Without it none is queued, because
/// nothing would end it.
#[derive(Resource, Clone, Copy, Default, Debug)]
pub struct ShowsScenes;

/// See the module.
#[derive(SystemParam)]
pub struct Stagehand<'w, 's, G: TableGame> {
    events: Res<'w, PhaseEvents<G>>,
    playing: Res<'w, Playing<G>>,
    known: ResMut<'w, KnownView<G>>,
    layout: Option<Res<'w, BoardLayout>>,
    scenes: Option<Res<'w, ShowsScenes>>,
    seats: Option<Res<'w, Seats>>,
    watching: Option<Res<'w, Watching>>,
    pictures: Query<'w, 's, (&'static mut Transform, &'static mut Appearance)>,
    playback: ResMut<'w, Playback>,
    cue: Local<'s, Option<&'static str>>,
    /// The pawns.
    pub pawns: Pawns<'w, 's>,
    /// Whose turn it is.
    pub standing: ResMut<'w, Standing>,
}

impl<G: TableGame> Stagehand<'_, '_, G> {
    /// The phase that is enacted.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.events.phase
    }

    /// Its events as the viewer may hear them, in order.
    #[must_use]
    pub fn events(&self) -> Vec<G::Event> {
        self.events.events.clone()
    }

    /// The level.
    #[must_use]
    pub fn tables(&self) -> &G::Tables {
        self.playing.tables()
    }

    /// Applies an event to the known view, in games that show open cards from it.
    pub fn learn(&mut self, event: &G::Event) {
        self.known.learn(self.playing.tables(), [event]);
    }

    /// Everything the viewer knows from the events so far.
    #[must_use]
    pub fn known(&self) -> &G::View {
        self.known.known()
    }

    /// What of it lies face up.
    #[must_use]
    pub fn shown(&self) -> G::View {
        self.playing.face_up(self.known.known())
    }

    /// Lays open what everybody may see after the end. Returns the cards that turn, and their faces.
    fn lay_open(&mut self) -> Vec<(Entity, String)> {
        let scene = self.playing.scene();
        let turns = |seen: &PawnSeen| {
            let pawn = self.pawns.with_id(seen.id?)?;
            let face = seen.face.clone().filter(|_| self.pawns.face(pawn).is_none());
            face.map(|face| (pawn, face))
        };
        let turned = scene.pawns.iter().filter_map(turns).collect();
        self.pawns.follow(&scene.pawns);
        turned
    }

    /// Where everything lies, if the table is shown.
    #[must_use]
    pub fn layout(&self) -> Option<&BoardLayout> {
        self.layout.as_deref()
    }

    /// What lies open once the match is over; before, what lies face up.
    #[must_use]
    pub fn opened(&self) -> G::View {
        self.playing.shown()
    }

    /// Shows each event of the phase in turn, with its cue.
    pub fn each(&mut self, mut show: impl FnMut(&mut Self, &G::Event))
    where
        G: Enact,
    {
        for event in self.events() {
            *self.cue = G::cue(self.tables(), &event);
            show(self, &event);
            if let Some(cue) = self.cue.take() {
                self.playback.push(Step::Cue { cue, at: None });
            }
        }
    }

    /// Queues a pawn's motion; the first one of an event has the event's cue.
    pub fn animate(&mut self, pawn: Entity, motion: Motion) {
        let cue = self.cue.take();
        self.playback.animate(pawn, motion, cue);
    }

    /// Queues a pawn's motion with a cue of its own.
    pub fn animate_as(&mut self, cue: &'static str, pawn: Entity, motion: Motion) {
        self.playback.animate(pawn, motion, Some(cue));
    }

    /// Queues the event's motion with another cue than the event's.
    pub fn animate_instead(&mut self, cue: &'static str, pawn: Entity, motion: Motion) {
        *self.cue = None;
        self.animate_as(cue, pawn, motion);
    }

    /// Gives the latest motion that has one cue another one, because of what it has led to.
    /// Returns the pawn that moves so.
    pub fn recue(&mut self, from: &'static str, to: &'static str) -> Option<Entity> {
        self.playback.recue(from, to)
    }

    /// Takes back the latest motion that has this cue, because of what it has led to: the pawn's picture
    /// stays where it stood, wherever the rules have the pawn. Returns that spot.
    pub fn stay_instead(&mut self, cue: &'static str) -> Option<Spot> {
        let pawn = self.playback.withdraw(cue)?;
        self.pawns.stay(pawn)
    }

    /// Queues the event's cue at a spot, for events that move no pawn.
    pub fn sound(&mut self, at: Spot) {
        if let Some(cue) = self.cue.take() {
            self.sound_as(cue, at);
        }
    }

    /// Queues a cue at a spot.
    pub fn sound_as(&mut self, cue: &'static str, at: Spot) {
        self.playback.push(Step::Cue { cue, at: Some(at) });
    }

    /// Drops the cue of the event: nothing of it is heard or seen.
    pub fn hush(&mut self) {
        *self.cue = None;
    }

    /// Lets a sound come from a pawn.
    pub fn say(&mut self, pawn: Entity, sound: String) {
        self.playback.push(Step::Voice { pawn, sound });
    }

    /// Lets a picture fly from a spot to a side's plate.
    pub fn send(&mut self, cue: &'static str, cell: &'static str, from: Spot, to: Side) {
        self.playback.push(Step::Send { cue, cell, from, to });
    }

    /// Lets a picture appear over the squares around a spot while the next steps go on.
    pub fn glimpse(&mut self, cue: &'static str, cell: &'static str, at: Spot, size: f32) {
        self.playback.push(Step::Glimpse { cue, cell, at, size });
    }

    /// Shows the end of the match from the place that has decided it: the cue `win`, or `draw`, or
    /// `loss` for a single person here whose side has lost.
    pub fn celebrate(&mut self, winner: Option<Side>, at: Option<Spot>) {
        let you = self.seats.as_ref().and_then(|seats| seats.only_human());
        let cue = match (winner, you) {
            (None, _) => "draw",
            (Some(winner), Some(you)) if self.playing.side_of(you) != winner => "loss",
            _ => "win",
        };
        self.playback.push(Step::Celebration { cue, winner, at });
    }

    /// Lets the animal of a pawn be heard; that of a pack, `otter:otter`, is the sound `animal_otter--otter`.
    pub fn voice(&mut self, pawn: Entity) {
        if let Some(picture) = self.pawns.picture(pawn) {
            let sound = format!("animal_{}", text_key(picture));
            self.say(pawn, sound);
        }
    }

    /// Queues a motion of the pawn with this id, if there is one.
    pub fn animate_id(&mut self, id: u16, motion: Motion) {
        if let Some(pawn) = self.pawns.with_id(id) {
            self.animate(pawn, motion);
        }
    }

    /// Shows the rest of the action quickly, because nobody follows each of its steps.
    pub fn hurry(&mut self) {
        self.playback.tell(Telling::SettingUp);
    }

    /// Queues a banner over the board.
    pub fn announce(&mut self, words: LocalText) {
        self.playback.announce(words);
    }

    /// Announces which side begins, in a line that names it by its colour, the argument `side`. A player who has the
    /// side alone is named instead, and the only person here reads other words.
    pub fn announce_beginner(&mut self, side: Side, by_colour: LocalText, of_you: &'static str) {
        let words = self.beginner(side, by_colour, of_you);
        self.playback.announce(words);
    }

    pub(in crate::app) fn beginner(
        &self,
        side: Side,
        by_colour: LocalText,
        of_you: &'static str,
    ) -> LocalText {
        let Some(seats) = &self.seats else { return by_colour };
        let seated = (0..).map(Seat).zip(&seats.0);
        let mut of_side = seated.filter(|(seat, _)| self.playing.side_of(*seat) == side);
        let (Some((seat, plan)), None) = (of_side.next(), of_side.next()) else { return by_colour };
        if self.watching.is_none() && seats.only_human() == Some(seat) {
            return of_you.into();
        }
        LocalText::new(by_colour.key).with("side", plan.name.clone())
    }

    /// Queues a scene of the game's own, if the app shows scenes ([`ShowsScenes`]).
    pub fn open_scene(&mut self, scene: OwnScene) {
        if self.scenes.is_some() {
            self.playback.push(Step::Scene(scene));
        }
    }

    /// Puts a pawn's picture into its side's hand before its next step begins; of several that wait
    /// there, each lies under so many others, and under what lies in the hand already.
    pub fn appear_in_hand(&mut self, pawn: Entity, side: Side, under: u8) {
        let Some(layout) = &self.layout else { return };
        if let Ok((mut transform, _)) = self.pictures.get_mut(pawn) {
            let [top, deep] = [0, 2 * under.min(11) + 1]
                .map(|slot| rest(layout, side, Whereabouts::Aside, Slot(slot)));
            *transform = top.with_translation(top.translation.with_z(deep.translation.z));
        }
    }

    /// Whether a pawn's picture is drawn at all.
    #[must_use]
    pub fn is_seen(&self, pawn: Entity) -> bool {
        self.pictures.get(pawn).is_ok_and(|(transform, _)| transform.scale.x > 0.0)
    }

    /// Puts a pawn's picture on a spot before its next step begins.
    pub fn appear(&mut self, pawn: Entity, at: Spot) {
        let at = self.layout.as_ref().and_then(|layout| layout.standing(at));
        if let (Ok((mut transform, _)), Some(at)) = (self.pictures.get_mut(pawn), at) {
            *transform = at;
        }
    }

    /// Shows a face of a pawn before its next step begins.
    pub fn show_face(&mut self, pawn: Entity, face: String) {
        if let Ok((_, mut looks)) = self.pictures.get_mut(pawn) {
            looks.face = Some(face);
        }
    }

    /// Whether a pawn's picture is not in the middle of a spot that is drawn.
    #[must_use]
    pub fn is_off(&self, pawn: Entity, spot: Spot) -> bool {
        let at = self.pictures.get(pawn).map(|(transform, _)| transform.translation.truncate());
        let home = self.layout.as_ref().and_then(|layout| layout.place(spot));
        home.is_some() && at.ok() != home
    }
}

/// When the match has just ended, lays open what is no secret any more and lets the game show the
/// end. A match that is laid on the table after its end just lies open.
pub(in crate::app::table) fn show_the_end<G: Enact>(
    mut stage: Stagehand<G>,
    mut before: Local<Option<usize>>,
) {
    let (entries, outcome) = (stage.playing.entries().len(), stage.playing.outcome());
    let grown = before.replace(entries).is_some_and(|before| entries > before);
    if let (true, Some(outcome)) = (grown, outcome) {
        let turned = stage.lay_open();
        G::finale(&mut stage, &outcome, turned);
    }
}
