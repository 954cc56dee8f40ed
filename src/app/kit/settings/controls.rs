//! How the player's hands are used: keys, buttons and pointers, kept beside the other settings.
//!
//! Keys and buttons are texts, because files may name some that this version lacks: one line for
//! each intent that differs from the usual (`kit/input/bindings.rs` reads them).

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};
use serde::Deserialize;

/// How pads name their buttons.
#[derive(Reflect, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub enum PadSigns {
    /// As the pad used last does.
    #[default]
    AsPad,
    /// As on an Xbox.
    Xbox,
    /// As on a PlayStation.
    PlayStation,
    /// As on a Switch.
    Nintendo,
    /// As on a Steam Deck.
    SteamDeck,
}

impl PadSigns {
    /// Every choice, in the order the page shows them.
    pub const ALL: [Self; 5] =
        [Self::AsPad, Self::Xbox, Self::PlayStation, Self::Nintendo, Self::SteamDeck];
}

/// How a pointer moves what lies on the board.
#[derive(Reflect, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub enum PointerWay {
    /// By clicks and by dragging.
    #[default]
    Both,
    /// By clicks alone.
    Click,
    /// By dragging alone; what cannot be dragged is clicked.
    Drag,
}

impl PointerWay {
    /// Every choice, in the order the page shows them.
    pub const ALL: [Self; 3] = [Self::Both, Self::Click, Self::Drag];
}

/// Whether an action is picked twice before it is played.
#[derive(Reflect, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub enum Confirming {
    /// Only what is grave.
    #[default]
    Never,
    /// What a finger picks.
    ForTouch,
    /// Everything.
    Always,
}

impl Confirming {
    /// Every choice, in the order the page shows them.
    pub const ALL: [Self; 3] = [Self::Never, Self::ForTouch, Self::Always];
}

/// The controls of this player.
#[derive(Resource, SettingsGroup, Reflect, Deserialize, Clone, Debug, Default, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[serde(default)]
#[settings_group(group = "controls")]
pub struct Controls {
    /// Keys that differ from the usual, each line as `INTENT: KEY, KEY`.
    pub keys: Vec<String>,
    /// Pad buttons that differ from the usual, each line as `INTENT: BUTTON, BUTTON`.
    pub buttons: Vec<String>,
    /// How pads name their buttons.
    pub pad_signs: PadSigns,
    /// How a pointer moves what lies on the board.
    pub pointer: PointerWay,
    /// Whether actions are picked twice.
    pub confirming: Confirming,
    /// Whether dangers, reach and secrets are shown only while their key is held.
    pub holding: bool,
    /// What stands on keys where it differs from an English keyboard, each line as `KEY: LETTER`.
    pub printed: Vec<String>,
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use bevy::settings::SettingsPlugin;

    use super::*;
    use crate::app::kit::input::Intent;
    use crate::app::kit::input::bindings::Bindings;
    use crate::app::kit::input::press::Device;
    use crate::app::kit::settings::Settings;

    /// What the engine reads from a file.
    fn read(text: &str) -> (Settings, Controls) {
        let folder =
            std::env::temp_dir().join(format!("menagerie-controls-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("settings.toml"), text).expect("a file");
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).register_type::<Settings>().register_type::<Controls>();
        app.add_plugins(SettingsPlugin::new(&folder.to_string_lossy()));
        std::fs::remove_dir_all(&folder).expect("the folder goes");
        let world = app.world();
        (world.resource::<Settings>().clone(), world.resource::<Controls>().clone())
    }

    #[test]
    fn a_broken_line_of_the_file_leaves_the_others() {
        let (settings, controls) = read(
            "[player]\nhints = false\n[controls]\nkeys = 3\npad_signs = \"Nintendo\"\n\
             buttons = [\"Fly: South\", \"Hint: Mode\"]\n",
        );
        assert!(!settings.hints);
        assert_eq!((controls.keys.len(), controls.pad_signs), (0, PadSigns::Nintendo));
        let (bindings, flaws) = Bindings::read(&controls);
        assert_eq!(flaws, ["Fly: South"]);
        assert!(!bindings.is_usual(Intent::Hint, Device::Pad));
        assert!(bindings.is_usual(Intent::Hint, Device::Keyboard));
    }
}
