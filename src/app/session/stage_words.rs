//! What a game's own stage shows, in words.

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;

/// What is seen on a game's own stage while chance decides, such as who fights whom; `None` without
/// one. Written by games, read by the line that otherwise says whose turn it is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct StageWords(pub Option<LocalText>);
