//! The make of the pad used last, and what stands on its buttons.
//!
//! Letters and shapes only, as players know them from their pads. Deliberately absent: makers'
//! marks, which are trademarks.

use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;

use super::device::is_deliberate;
use crate::app::kit::locale::LocalText;
use crate::app::kit::settings::controls::{Controls, PadSigns};

/// Whose signs the buttons have.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PadMake {
    /// Also for pads that are not known.
    #[default]
    Xbox,
    /// Shapes instead of letters.
    PlayStation,
    /// The letters are the other way round.
    Nintendo,
    /// Also for other pads of its maker.
    SteamDeck,
}

/// The shape on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Two crossed lines.
    Cross,
    /// A ring.
    Circle,
    /// Four sides.
    Square,
    /// Three sides.
    Triangle,
}

impl Shape {
    /// Its name.
    fn words(self) -> LocalText {
        LocalText::new(match self {
            Self::Cross => "pad-shape-cross",
            Self::Circle => "pad-shape-circle",
            Self::Square => "pad-shape-square",
            Self::Triangle => "pad-shape-triangle",
        })
    }
}

/// The pad used last, before the player's own choice.
#[derive(Resource, Default)]
struct LastMake(PadMake);

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<LastMake>()
        .add_systems(PreUpdate, follow_pad.after(bevy::input::InputSystems));
}

fn follow_pad(
    mut used: MessageReader<GamepadEvent>,
    pads: Query<(&Gamepad, Option<&Name>)>,
    controls: Res<Controls>,
    mut last: ResMut<LastMake>,
    mut make: ResMut<PadMake>,
) {
    let pad =
        used.read().filter(|event| is_deliberate(event)).last().and_then(|event| match event {
            GamepadEvent::Button(button) => pads.get(button.entity).ok(),
            GamepadEvent::Axis(axis) => pads.get(axis.entity).ok(),
            GamepadEvent::Connection(_) => None,
        });
    if let Some((pad, name)) = pad {
        let name = name.map(Name::as_str).unwrap_or_default();
        last.0 = PadMake::of(pad.vendor_id(), pad.product_id(), name);
    }
    make.set_if_neq(match controls.pad_signs {
        PadSigns::AsPad => last.0,
        PadSigns::Xbox => PadMake::Xbox,
        PadSigns::PlayStation => PadMake::PlayStation,
        PadSigns::Nintendo => PadMake::Nintendo,
        PadSigns::SteamDeck => PadMake::SteamDeck,
    });
}

impl PadMake {
    /// Every make.
    pub const ALL: [Self; 4] = [Self::Xbox, Self::PlayStation, Self::Nintendo, Self::SteamDeck];

    /// The make of a pad, by the USB numbers of its maker and product, otherwise by its name.
    fn of(vendor: Option<u16>, product: Option<u16>, name: &str) -> Self {
        // Steam hands any pad on as this product, with the signs of an Xbox pad.
        const HANDED_ON: u16 = 0x11FF;
        match (vendor, product) {
            (Some(0x054C), _) => return Self::PlayStation,
            (Some(0x057E), _) => return Self::Nintendo,
            (Some(0x28DE), product) if product != Some(HANDED_ON) => return Self::SteamDeck,
            _ => {}
        }
        let name = name.to_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
        if has(&["playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"]) {
            Self::PlayStation
        } else if has(&["nintendo", "switch", "joy-con", "pro controller"]) {
            Self::Nintendo
        } else if has(&["steam deck", "steam controller"]) {
            Self::SteamDeck
        } else {
            Self::Xbox
        }
    }

    /// The shape on a button.
    #[must_use]
    pub fn shape(self, button: GamepadButton) -> Option<Shape> {
        match (self, button) {
            (Self::PlayStation, GamepadButton::South) => Some(Shape::Cross),
            (Self::PlayStation, GamepadButton::East) => Some(Shape::Circle),
            (Self::PlayStation, GamepadButton::West) => Some(Shape::Square),
            (Self::PlayStation, GamepadButton::North) => Some(Shape::Triangle),
            _ => None,
        }
    }

    /// The name of a button.
    #[must_use]
    pub fn words(self, button: GamepadButton) -> Option<LocalText> {
        if let Some(shape) = self.shape(button) {
            return Some(shape.words());
        }
        let whole = |key: &'static str| Some(LocalText::new(key));
        let column = self as usize;
        // Xbox, PlayStation, Nintendo, Steam Deck; shapes have been named above.
        let signs = match button {
            GamepadButton::DPadUp => return whole("pad-cross-up"),
            GamepadButton::DPadDown => return whole("pad-cross-down"),
            GamepadButton::DPadLeft => return whole("pad-cross-left"),
            GamepadButton::DPadRight => return whole("pad-cross-right"),
            GamepadButton::South => ["A", "", "B", "A"],
            GamepadButton::East => ["B", "", "A", "B"],
            GamepadButton::West => ["X", "", "Y", "X"],
            GamepadButton::North => ["Y", "", "X", "Y"],
            GamepadButton::LeftTrigger => ["LB", "L1", "L", "L1"],
            GamepadButton::RightTrigger => ["RB", "R1", "R", "R1"],
            GamepadButton::LeftTrigger2 => ["LT", "L2", "ZL", "L2"],
            GamepadButton::RightTrigger2 => ["RT", "R2", "ZR", "R2"],
            GamepadButton::LeftThumb => ["LS", "L3", "LS", "L3"],
            GamepadButton::RightThumb => ["RS", "R3", "RS", "R3"],
            GamepadButton::Select => ["View", "Create", "–", "View"],
            GamepadButton::Start => ["Menu", "Options", "+", "Menu"],
            GamepadButton::Mode => ["Home", "Home", "Home", "Steam"],
            GamepadButton::C => ["C"; 4],
            GamepadButton::Z => ["Z"; 4],
            GamepadButton::Other(_) => return None,
        };
        Some(LocalText::new("settings-as-is").with("name", signs[column]))
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::gamepad::GamepadAxisChangedEvent;

    use super::*;
    use crate::app::kit::input::bindings::Bindings;
    use crate::app::kit::input::press::Press;

    #[test]
    fn every_bound_button_has_a_sign_of_its_own_on_every_make() {
        for make in PadMake::ALL {
            let mut told: Vec<(GamepadButton, LocalText)> = Vec::new();
            for (_, press) in Bindings::default().all() {
                let Press::Button(button) = press else { continue };
                let words = make.words(button).expect("a sign");
                if told.iter().all(|(known, _)| *known != button) {
                    assert!(told.iter().all(|(_, other)| *other != words), "{make:?} {words:?}");
                    told.push((button, words));
                }
            }
            assert_eq!(told.len(), 16, "{make:?}");
        }
    }

    #[test]
    fn a_pad_that_lies_still_but_drifts_names_no_buttons() {
        let mut app = App::new();
        app.add_message::<GamepadEvent>()
            .init_resource::<Controls>()
            .init_resource::<PadMake>()
            .add_plugins((MinimalPlugins, plugin));
        let mut pad =
            |name: &'static str| app.world_mut().spawn((Gamepad::default(), Name::new(name))).id();
        let [held, idle] = [pad("Xbox Controller"), pad("DualSense")];
        let mut after = |pad: Entity, value: f32| {
            let event = GamepadAxisChangedEvent::new(pad, GamepadAxis::LeftStickX, value);
            app.world_mut().write_message(GamepadEvent::Axis(event));
            app.update();
            *app.world().resource::<PadMake>()
        };
        assert_eq!(after(held, 1.0), PadMake::Xbox);
        assert_eq!(after(idle, 0.06), PadMake::Xbox);
        assert_eq!(after(idle, 0.9), PadMake::PlayStation);
    }

    #[test]
    fn a_pad_is_known_by_the_numbers_of_its_maker_and_otherwise_by_its_name() {
        for (vendor, product, name, make) in [
            (Some(0x054C), Some(0x0CE6), "Wireless Controller", PadMake::PlayStation),
            (Some(0x057E), Some(0x2009), "", PadMake::Nintendo),
            (Some(0x28DE), Some(0x1205), "Steam Deck", PadMake::SteamDeck),
            (Some(0x28DE), Some(0x11FF), "Microsoft X-Box 360 pad 0", PadMake::Xbox),
            (Some(0x045E), Some(0x02EA), "Xbox Wireless Controller", PadMake::Xbox),
            (None, None, "PS5 Controller", PadMake::PlayStation),
            (None, None, "Nintendo Switch Pro Controller", PadMake::Nintendo),
            (None, None, "a pad", PadMake::Xbox),
        ] {
            assert_eq!(PadMake::of(vendor, product, name), make, "{name}");
        }
    }
}
