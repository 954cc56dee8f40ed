//! The steps of playback: a pawn slides, leaps, springs back, turns, loses what it wore.
//!
//! A [`Step`] is one thing to show, and a [`Motion`] is what a pawn does in it. A step may name a
//! cue of the game's staging, which says how it looks and sounds. Steps change no state: pawns have
//! changed already, and playback sets each to its final look afterwards.

use std::any::Any;
use std::sync::Arc;

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::app::table::contract::pieces::Appearance;
use crate::app::table::contract::sketch::Place;
use crate::rules::{Side, Spot};

/// One thing to show.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A pawn moves.
    Move {
        /// The pawn.
        pawn: Entity,
        /// How it moves.
        motion: Motion,
        /// How that looks and sounds.
        cue: Option<&'static str>,
    },
    /// Something is heard and seen without a pawn's motion.
    Cue {
        /// What.
        cue: &'static str,
        /// Where; `None` is the middle of the board.
        at: Option<Spot>,
    },
    /// A picture flies to a side's plate.
    Send {
        /// How that looks and sounds.
        cue: &'static str,
        /// The picture: a cell of the `tokens` sheet.
        cell: &'static str,
        /// Where it begins.
        from: Spot,
        /// The side.
        to: Side,
    },
    /// A picture appears over the board for a moment, while the next steps go on.
    Glimpse {
        /// How long it is seen, and what is heard.
        cue: &'static str,
        /// The picture: a cell of the `marks` sheet.
        cell: &'static str,
        /// The square in its middle.
        at: Spot,
        /// Its width, in squares.
        size: f32,
    },
    /// The match is over: the winners' pawns on the board leap, the others bow.
    Celebration {
        /// What is seen and heard at the place that has decided it.
        cue: &'static str,
        /// The side that has won; `None` in a draw.
        winner: Option<Side>,
        /// That place; `None` is the middle of the board.
        at: Option<Spot>,
    },
    /// A pawn is heard.
    Voice {
        /// The pawn.
        pawn: Entity,
        /// The name of the sound.
        sound: String,
    },
    /// All of an action has been shown: panels may report it.
    EntrySeen,
    /// A banner over the board.
    Announce(LocalText),
    /// A scene of the game's own; it lasts until the game closes it.
    Scene(OwnScene),
}

/// How a pawn moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Motion {
    /// It slides to a spot.
    Slide(Spot),
    /// It leaps to a spot, from the board or out of its tray.
    Leap(Spot),
    /// It walks to a spot, slowly enough to see which pawn comes.
    Walk(Spot),
    /// It takes one step to a place that is no spot, on its way to one.
    Tread(Place),
    /// It is thrown back to a spot.
    Spring(Spot),
    /// It goes for a spot and stops just short of it.
    Strike(Spot),
    /// It comes before everybody's eyes with this face, large and upright in the middle of the board,
    /// and rests there. Its next motion begins there.
    Present(String),
    /// It shrinks into its tray. What belongs nowhere any more vanishes on its way there.
    Take,
    /// It turns over where it lies and shows this face.
    Reveal(String),
    /// It swells for a moment: something good happened to it.
    Cheer,
    /// It shakes where it stands.
    Shake,
    /// It shows another face for a moment, such as when it eats.
    Grimace {
        /// The face it shows.
        face: String,
        /// The face it shows afterwards.
        then: String,
    },
    /// It turns to this heading, in eighths of a turn.
    Turn(u8),
    /// It puts something on: a cell of the `tokens` sheet.
    Attach(String),
    /// It takes something off: a cell of the `tokens` sheet.
    Detach(String),
    /// One of its attachments gives way to another one, such as a gate that opens. Both are cells of
    /// the `tokens` sheet.
    Change {
        /// The attachment that goes; it may be missing.
        from: &'static str,
        /// The one that comes.
        to: &'static str,
    },
    /// One of its attachments breaks.
    Break {
        /// The attachment: a cell of the `tokens` sheet.
        attachment: String,
        /// The cell that shows it broken, during the motion.
        broken: String,
    },
    /// It appears at one spot and moves to another, such as one unit taken from a supply.
    Bring {
        /// Where it appears.
        from: Spot,
        /// Where it goes.
        to: Spot,
    },
    /// It changes its face, without a delay of its own, such as a count once the unit has arrived.
    Show(String),
}

/// The data of one of a game's own scenes, of a type that the game chooses, and what it shows in words.
#[derive(Clone, Debug)]
pub struct OwnScene {
    shown: Arc<dyn Any + Send + Sync>,
    told: LocalText,
}

impl OwnScene {
    /// Wraps a scene's data.
    #[must_use]
    pub fn new(shown: impl Any + Send + Sync, told: LocalText) -> Self {
        Self { shown: Arc::new(shown), told }
    }

    /// The data; `None` if it is of another type.
    #[must_use]
    pub fn get<T: Any>(&self) -> Option<&T> {
        self.shown.downcast_ref()
    }

    /// What is seen, in words, for the line that otherwise says whose turn it is.
    #[must_use]
    pub fn told(&self) -> &LocalText {
        &self.told
    }
}

/// Scenes are equal only if one is a copy of the other: equal data may be shown twice.
impl PartialEq for OwnScene {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.shown, &other.shown)
    }
}

impl Step {
    /// The pawn that moves.
    #[must_use]
    pub fn pawn(&self) -> Option<Entity> {
        match self {
            Self::Move { pawn, .. } => Some(*pawn),
            _ => None,
        }
    }

    /// Whether it takes time to be seen. A scene has its own time.
    #[must_use]
    pub(super) fn is_seen(&self) -> bool {
        match self {
            Self::Move { motion, .. } => !matches!(motion, Motion::Show(_)),
            Self::Send { .. } | Self::Celebration { .. } | Self::Announce(_) => true,
            Self::Glimpse { .. }
            | Self::Cue { .. }
            | Self::Voice { .. }
            | Self::EntrySeen
            | Self::Scene(_) => false,
        }
    }

    /// The cue it names.
    #[must_use]
    pub fn cue(&self) -> Option<&'static str> {
        match self {
            Self::Move { cue, .. } => *cue,
            Self::Cue { cue, .. }
            | Self::Send { cue, .. }
            | Self::Glimpse { cue, .. }
            | Self::Celebration { cue, .. } => Some(cue),
            _ => None,
        }
    }
}

impl Motion {
    /// Whether a pawn that waits there for its next motion lies over those at rest.
    #[must_use]
    pub(super) fn comes_over(&self) -> bool {
        let on_the_way = matches!(self, Self::Strike(_) | Self::Present(_) | Self::Tread(_));
        on_the_way || self.goal().is_some()
    }

    /// The spot it leads to; `None` if the pawn stays where it is or goes into a tray.
    #[must_use]
    pub fn goal(&self) -> Option<Spot> {
        match self {
            Self::Slide(to)
            | Self::Leap(to)
            | Self::Walk(to)
            | Self::Spring(to)
            | Self::Bring { to, .. } => Some(*to),
            _ => None,
        }
    }

    /// Changes a pawn's looks as the motion begins.
    pub(super) fn begin(&self, looks: &mut Appearance) {
        match self {
            Self::Take => looks.heading = None,
            Self::Grimace { face, .. } => looks.face = Some(face.clone()),
            Self::Present(face) => (looks.face, looks.large) = (Some(face.clone()), true),
            Self::Attach(attachment) => looks.attachments.push(attachment.clone()),
            Self::Detach(gone) => looks.attachments.retain(|known| known != gone),
            Self::Break { attachment, broken } => change(looks, attachment, broken),
            Self::Change { from, to } => change(looks, from, to),
            _ => {}
        }
    }

    /// Changes a pawn's looks as the motion ends.
    pub(super) fn end(&self, looks: &mut Appearance) {
        match self {
            Self::Turn(to) => looks.heading = Some(f32::from(*to)),
            Self::Grimace { then: face, .. } | Self::Reveal(face) => {
                looks.face = Some(face.clone());
            }
            Self::Break { broken: gone, .. } => {
                looks.attachments.retain(|known| known != gone);
            }
            _ => {}
        }
    }
}

fn change(looks: &mut Appearance, from: &str, to: &str) {
    looks.attachments.retain(|known| known != from);
    looks.attachments.push(to.to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grimace_passes() {
        let mut looks = Appearance { face: Some("asleep".to_owned()), ..default() };
        let [face, then] = ["eating", "awake"].map(str::to_owned);
        let motion = Motion::Grimace { face, then };
        motion.begin(&mut looks);
        assert_eq!(looks.face.as_deref(), Some("eating"));
        motion.end(&mut looks);
        assert_eq!(looks.face.as_deref(), Some("awake"));
    }

    #[test]
    fn what_breaks_is_seen_broken_and_then_gone() {
        let armor = || "armor".to_owned();
        let mut looks = Appearance { attachments: vec![armor()], ..default() };
        let broken = "armor_cracked".to_owned();
        let motion = Motion::Break { attachment: armor(), broken };
        motion.begin(&mut looks);
        assert_eq!(looks.attachments, ["armor_cracked"]);
        motion.end(&mut looks);
        assert!(looks.attachments.is_empty());
    }
}
