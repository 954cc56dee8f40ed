//! What the staging files say, and the moments they put a sound or particles at.
//!
//! [`Staged`] is read when a level is loaded. Playback reports each moment as an [`AccentMade`],
//! which becomes a sound from its place, particles and a nudge of the picture. Deliberately absent:
//! how sounds are played.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::playback::Telling;
use crate::app::kit::settings::Settings;
use crate::app::kit::sound::PlaySound;
use crate::app::table::board::cloth::Board;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::plate_places::PlatePlaces;
use crate::data::particles::Particles;
use crate::data::staging::{Accent, Cue, Staging};
use crate::data::{Files, Flaw, particles, staging};
use crate::rules::Side;

/// How long a picture is seen that appears for a moment, in seconds.
const GLIMPSE: f32 = 0.9;
/// How far to the side a sound at the edge of the board is heard.
const WIDEST: f32 = 0.6;

/// The staging of the game on the table. Empty until one is read, and where a file has flaws: all
/// motions are then those of their kind.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Staged {
    /// The cues.
    pub staging: Staging,
    /// The kinds of particles.
    pub particles: Particles,
}

impl Staged {
    /// Reads both files; returns the flaws too.
    #[must_use]
    pub fn read(files: &dyn Files, game: &str) -> (Self, Vec<Flaw>) {
        let (kinds, staging) = (particles::load(files), staging::load(files, game));
        let mut flaws = Vec::new();
        let particles = kinds.unwrap_or_else(|found| {
            flaws.extend(found);
            Particles::default()
        });
        let staging = staging.unwrap_or_else(|found| {
            flaws.extend(found);
            Staging::default()
        });
        (Self { staging, particles }, flaws)
    }

    /// A copy of the cue of this name.
    #[must_use]
    pub(super) fn clone_cue(&self, name: Option<&str>) -> Option<Cue> {
        self.staging.cue(name?).cloned()
    }
}

/// A moment of a step: what is heard and seen, and where.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct AccentMade {
    /// What is heard and seen.
    pub accent: Accent,
    /// Where on the board, in squares from its middle.
    pub at: Vec2,
    /// The direction of the motion; zero where there is none.
    pub way: Vec2,
}

/// What playback asks of the staging.
#[derive(SystemParam)]
pub(in crate::app::table) struct Direction<'w, 's> {
    pub(super) staged: Res<'w, Staged>,
    pub(super) settings: Res<'w, Settings>,
    boards: Query<'w, 's, Entity, With<Board>>,
    plates: Option<Res<'w, PlatePlaces>>,
    accents: MessageWriter<'w, AccentMade>,
    telling: Local<'s, Telling>,
}

impl Direction<'_, '_> {
    /// The board, which everything on the table moves with.
    pub(super) fn board(&self) -> Option<Entity> {
        self.boards.single().ok()
    }

    /// Says how the steps are told that begin now.
    pub(super) fn hurry(&mut self, telling: Telling) {
        *self.telling = telling;
    }

    /// The factor for the normal time of a step that begins now.
    pub(super) fn stretch(&self) -> f32 {
        self.settings.playback.stretch() * self.telling.stretch()
    }

    /// How long a picture is seen, in seconds; `None` for those who want reduced motion.
    pub(super) fn seen_for(&self, cue: &'static str) -> Option<f32> {
        let staged = self.staged.clone_cue(Some(cue)).unwrap_or_default();
        let seconds = staged.seconds.unwrap_or(GLIMPSE) * self.stretch();
        (seconds > 0.0 && !self.settings.less_motion()).then_some(seconds)
    }

    /// Where the points of a side are shown on screen, in squares from the middle of the board.
    pub(super) fn plate(&self, side: Side) -> Option<Vec2> {
        self.plates.as_ref()?.of(side)
    }

    /// Reports what is heard and seen at a place.
    pub(super) fn accent(&mut self, accent: &Accent, at: Vec2, way: Vec2) {
        if !accent.is_nothing() {
            self.accents.write(AccentMade { accent: accent.clone(), at, way });
        }
    }

    /// Reports a sound at a place.
    pub(super) fn sound(&mut self, name: String, at: Vec2) {
        self.accent(&Accent { sound: Some(name), ..default() }, at, Vec2::ZERO);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Staged>().add_message::<AccentMade>().add_message::<PlaySound>();
}

/// Sounds come from where something happens.
pub(super) fn sound_accents(
    layout: Res<BoardLayout>,
    mut accents: MessageReader<AccentMade>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let half = layout.size().x / 2.0;
    for made in accents.read() {
        if let Some(name) = made.accent.sound.clone() {
            let pan = (made.at.x / half).clamp(-1.0, 1.0) * WIDEST;
            sounds.write(PlaySound { name, pan });
        }
    }
}
