//! What the page of controls lists: every intent in plain words, in groups.

use crate::app::kit::input::Intent;
use crate::app::kit::input::press::Device;

/// The heading of each group, and its intents with their words.
pub(super) const GROUPS: [(&str, &[(Intent, &str)]); 6] = [
    (
        "controls-group-moving",
        &[
            (Intent::Up, "intent-up"),
            (Intent::Down, "intent-down"),
            (Intent::Left, "intent-left"),
            (Intent::Right, "intent-right"),
            (Intent::Pick, "intent-pick"),
            (Intent::Back, "intent-back"),
            (Intent::Next, "intent-next"),
            (Intent::Previous, "intent-previous"),
            (Intent::Column, "intent-column"),
            (Intent::Pause, "intent-pause"),
        ],
    ),
    (
        "controls-group-playing",
        &[
            (Intent::EndTurn, "intent-end-turn"),
            (Intent::Propose, "intent-propose"),
            (Intent::Undo, "bar-undo"),
            (Intent::Redo, "bar-redo"),
            (Intent::TurnLeft, "intent-turn-left"),
            (Intent::TurnRight, "intent-turn-right"),
            (Intent::Skip, "bar-skip"),
            (Intent::Type, "typed-title"),
            (Intent::ShowAgain, "bar-again"),
        ],
    ),
    (
        "controls-group-looking",
        &[
            (Intent::Hint, "bar-hint"),
            (Intent::Threat, "bar-threat"),
            (Intent::Reach, "bar-reach"),
            (Intent::Peek, "bar-peek"),
            (Intent::Powers, "bar-powers"),
            (Intent::Log, "bar-log"),
            (Intent::Flip, "bar-flip"),
            (Intent::ZoomIn, "intent-zoom-in"),
            (Intent::ZoomOut, "intent-zoom-out"),
            (Intent::WholeBoard, "bar-whole-board"),
        ],
    ),
    ("controls-group-left-corners", &corners(0)),
    ("controls-group-right-corners", &corners(1)),
    (
        "controls-group-everywhere",
        &[
            (Intent::Mute, "intent-mute"),
            (Intent::Fullscreen, "intent-fullscreen"),
            (Intent::Copy, "intent-copy"),
            (Intent::Paste, "intent-paste"),
        ],
    ),
];

const fn corners(player: usize) -> [(Intent, &'static str); 4] {
    let [upper_left, upper_right, lower_left, lower_right] = Intent::CORNERS[player];
    [
        (upper_left, "intent-upper-left"),
        (upper_right, "intent-upper-right"),
        (lower_left, "intent-lower-left"),
        (lower_right, "intent-lower-right"),
    ]
}

/// Whether an intent can be bound on a device. Each player has a pad of their own, so on pads both
/// players use the left player's corners.
pub(super) fn is_on(intent: Intent, device: Device) -> bool {
    device == Device::Keyboard || !Intent::CORNERS[1].contains(&intent)
}

/// The words for an intent.
pub(super) fn words(intent: Intent) -> &'static str {
    let mut all = GROUPS.iter().flat_map(|(_, rows)| rows.iter());
    all.find(|(known, _)| *known == intent).map_or("", |(_, words)| words)
}
