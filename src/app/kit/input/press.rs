//! A key or a pad button that can be bound, and its name in the settings file.
//!
//! Names are those of the engine: `KeyH`, `Control+KeyZ`, `LeftTrigger`. Deliberately absent: Alt
//! and the system's own key, which belong to the system.

use std::any::Any;
use std::fmt;

use bevy::prelude::*;
use bevy::reflect::enums::{DynamicEnum, DynamicVariant, VariantInfo};
use bevy::reflect::{FromReflect, Typed};

use super::intent::Intent;

/// What bindings are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Device {
    /// The keyboard.
    #[default]
    Keyboard,
    /// Any gamepad.
    Pad,
}

/// A key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// A key, with the modifiers that are held with it.
    Key {
        /// Where it lies on the keyboard.
        key: KeyCode,
        /// With Control.
        control: bool,
        /// With Shift.
        shift: bool,
    },
    /// A pad button.
    Button(GamepadButton),
}

impl Press {
    pub(super) const fn key(key: KeyCode) -> Self {
        Self::Key { key, control: false, shift: false }
    }

    pub(super) const fn control(key: KeyCode) -> Self {
        Self::Key { key, control: true, shift: false }
    }

    pub(super) const fn shift(key: KeyCode) -> Self {
        Self::Key { key, control: false, shift: true }
    }

    /// The device it is on.
    #[must_use]
    pub fn device(self) -> Device {
        match self {
            Self::Key { .. } => Device::Keyboard,
            Self::Button(_) => Device::Pad,
        }
    }

    /// Reads a name as `Display` writes it.
    pub(super) fn read(device: Device, name: &str) -> Option<Self> {
        let mut parts: Vec<&str> = name.split('+').map(str::trim).collect();
        let last = parts.pop()?;
        match device {
            Device::Pad => named(last).filter(|_| parts.is_empty()).map(Self::Button),
            Device::Keyboard => {
                let known = parts.iter().all(|part| ["Control", "Shift"].contains(part));
                let held = |name| parts.contains(&name);
                named(last).filter(|_| known).map(|key| Self::Key {
                    key,
                    control: held("Control"),
                    shift: held("Shift"),
                })
            }
        }
    }
}

impl fmt::Display for Press {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key { key, control, shift } => {
                let held = |on: bool, name| if on { name } else { "" };
                write!(to, "{}{}{key:?}", held(*control, "Control+"), held(*shift, "Shift+"))
            }
            Self::Button(button) => write!(to, "{button:?}"),
        }
    }
}

/// Which modifiers are held, or were tapped together with a key in this frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Modifiers {
    pub(super) control: bool,
    pub(super) shift: bool,
    /// Alt or the system's own key.
    pub(super) other: bool,
}

impl Modifiers {
    pub(super) fn of(keys: &ButtonInput<KeyCode>) -> Self {
        use KeyCode::{
            AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft,
            SuperRight,
        };
        let held = |all: [KeyCode; 2]| keys.any_pressed(all) || keys.any_just_pressed(all);
        Self {
            control: held([ControlLeft, ControlRight]),
            shift: held([ShiftLeft, ShiftRight]),
            other: held([AltLeft, AltRight]) || held([SuperLeft, SuperRight]),
        }
    }
}

/// Reads the name of an intent that can be bound.
pub(super) fn intent(name: &str) -> Option<Intent> {
    named(name).filter(|intent| !matches!(intent, Intent::Point | Intent::Aim))
}

/// Reads the name of a key.
pub(super) fn key(name: &str) -> Option<KeyCode> {
    named(name)
}

/// A key or button that has a name.
pub(super) fn has_name<T: FromReflect + Typed + fmt::Debug>(value: &T) -> bool {
    named::<T>(&format!("{value:?}")).is_some()
}

/// The plain variant of this name.
fn named<T: FromReflect + Typed + Any>(name: &str) -> Option<T> {
    let variant = T::type_info().as_enum().ok()?.variant(name)?;
    let plain = matches!(variant, VariantInfo::Unit(_));
    plain.then(|| T::from_reflect(&DynamicEnum::new(name, DynamicVariant::Unit))).flatten()
}
