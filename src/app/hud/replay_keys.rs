//! Keys that move through a replay. At a running match they do something else.

use crate::app::kit::input::Intent;
use crate::app::table::ReplayRequest;

/// What keys do while a match is watched.
pub(super) const REPLAY_KEYS: [(Intent, ReplayRequest); 9] = [
    (Intent::Left, ReplayRequest::Back),
    (Intent::Right, ReplayRequest::Forward),
    (Intent::TurnLeft, ReplayRequest::Back),
    (Intent::TurnRight, ReplayRequest::Forward),
    (Intent::Threat, ReplayRequest::First),
    (Intent::Reach, ReplayRequest::Last),
    (Intent::Undo, ReplayRequest::Back),
    (Intent::Redo, ReplayRequest::Forward),
    (Intent::Peek, ReplayRequest::Eyes),
];
