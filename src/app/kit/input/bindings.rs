//! The keys and buttons in force: the usual ones, and what the player has changed of them.
//!
//! Prompts, quick taps, the input map and the page of controls read the same list. Deliberately
//! absent: sticks and the wheel, which are bound for good.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use super::intent::Intent;
use super::key_sets::{BUTTONS, KeySet};
use super::press::{self, Device, Press};
use super::printed::Printed;
use crate::app::kit::settings::controls::Controls;

/// How many keys, and how many buttons, an intent can have.
pub const SLOTS: usize = 2;

/// Every key and button in force, the first of an intent first.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    presses: Vec<(Intent, Press)>,
    /// What stands on the player's keys.
    pub(super) printed: Printed,
}

impl Default for Bindings {
    fn default() -> Self {
        Self::of_presses(KeySet::Usual.keys().into_iter().chain(BUTTONS.iter().copied()).collect())
    }
}

/// Why a key cannot be taken or given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The intent needs one.
    Last,
    /// Another intent needs this one for itself.
    Needed(Intent),
}

impl Bindings {
    fn of_presses(presses: Vec<(Intent, Press)>) -> Self {
        Self { presses, printed: Printed::default() }
    }

    /// The keys or buttons of an intent.
    pub fn of(&self, intent: Intent, device: Device) -> impl Iterator<Item = Press> {
        let own =
            move |(known, press): &&(Intent, Press)| *known == intent && press.device() == device;
        self.presses.iter().filter(own).map(|(_, press)| *press)
    }

    /// Every intent with each of its keys and buttons.
    #[cfg(test)]
    pub(super) fn all(&self) -> impl Iterator<Item = (Intent, Press)> {
        self.presses.iter().copied()
    }

    /// Every intent with each of its keys and buttons, whichever pad these are on. The corners'
    /// buttons are left out, because each player presses them on a pad of their own.
    pub(super) fn of_all_pads(&self) -> impl Iterator<Item = (Intent, Press)> {
        let shared = |(intent, press): &(Intent, Press)| {
            press.device() == Device::Keyboard || !intent.is_corner()
        };
        self.presses.iter().copied().filter(shared)
    }

    /// Puts a key or button in one of the places of an intent. The one that is there already is
    /// taken away instead.
    ///
    /// # Errors
    /// When a needed intent would lose its last one, or share it with another needed one.
    pub fn put(&mut self, intent: Intent, slot: usize, press: Press) -> Result<(), Refused> {
        let mut own: Vec<Press> = self.of(intent, press.device()).collect();
        let before = own.get(slot).copied();
        own.retain(|known| *known != press || before == Some(press));
        if before == Some(press) {
            own.remove(slot);
        } else if let Some(place) = own.get_mut(slot).filter(|_| before.is_some()) {
            *place = press;
        } else {
            own.truncate(SLOTS - 1);
            own.push(press);
        }
        self.give(intent, press.device(), &own)
    }

    /// Gives an intent these keys or buttons instead of its own.
    fn give(&mut self, intent: Intent, device: Device, own: &[Press]) -> Result<(), Refused> {
        if intent.is_needed() {
            let owner = |other: &Intent| {
                *other != intent && self.of(*other, device).any(|press| own.contains(&press))
            };
            if let Some(other) = Intent::NEEDED.into_iter().find(owner) {
                return Err(Refused::Needed(other));
            }
            if own.is_empty() {
                return Err(Refused::Last);
            }
        }
        self.force(intent, device, own.iter().copied());
        Ok(())
    }

    fn force(&mut self, intent: Intent, device: Device, own: impl Iterator<Item = Press>) {
        self.presses.retain(|(known, press)| *known != intent || press.device() != device);
        self.presses.extend(own.map(|press| (intent, press)));
    }

    /// Gives an intent its usual keys or buttons.
    ///
    /// # Errors
    /// When another needed intent has one of them.
    pub fn reset(&mut self, intent: Intent, device: Device) -> Result<(), Refused> {
        let usual: Vec<Press> = Self::default().of(intent, device).collect();
        self.give(intent, device, &usual)
    }

    /// Whether an intent has its usual keys or buttons.
    #[must_use]
    pub fn is_usual(&self, intent: Intent, device: Device) -> bool {
        self.of(intent, device).eq(Self::default().of(intent, device))
    }

    /// Gives every intent its usual keys or buttons.
    pub fn reset_all(&mut self, device: Device) {
        self.presses.retain(|(_, press)| press.device() != device);
        self.presses.extend(
            Self::default().presses.into_iter().filter(|(_, press)| press.device() == device),
        );
    }

    /// Takes the keys of a set.
    pub fn take_set(&mut self, set: KeySet) {
        self.presses.retain(|(_, press)| press.device() != Device::Keyboard);
        self.presses.extend(set.keys());
    }

    /// The set whose keys are in force.
    #[must_use]
    pub fn set(&self) -> Option<KeySet> {
        let same = |set: &KeySet| {
            let of_set = Self::of_presses(set.keys());
            intents().all(|intent| {
                let keys =
                    |bindings: &Self| bindings.of(intent, Device::Keyboard).collect::<Vec<_>>();
                keys(self) == keys(&of_set)
            })
        };
        KeySet::ALL.into_iter().find(same)
    }

    /// Whether the right button of the four confirms and the lower one goes back.
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.of(Intent::Pick, Device::Pad).next() == Some(Press::Button(GamepadButton::East))
    }

    /// Exchanges the right button of the four and the lower one.
    pub fn swap(&mut self) {
        for (_, press) in &mut self.presses {
            *press = match *press {
                Press::Button(GamepadButton::South) => Press::Button(GamepadButton::East),
                Press::Button(GamepadButton::East) => Press::Button(GamepadButton::South),
                other => other,
            };
        }
    }

    /// The other intents that a key or button of this one also stands for, unless they never mean
    /// something at the same time.
    #[must_use]
    pub fn sharers(&self, intent: Intent, device: Device) -> Vec<Intent> {
        let shares = |other: &Intent| {
            !intent.gets_along(*other)
                && self
                    .of(*other, device)
                    .any(|press| self.of(intent, device).any(|own| own == press))
        };
        intents().filter(shares).collect()
    }

    /// What the engine checks.
    #[must_use]
    pub fn map(&self) -> InputMap<Intent> {
        let mut map = InputMap::default();
        for (intent, press) in self.of_all_pads() {
            match press {
                Press::Button(button) => map.insert(intent, button),
                Press::Key { key, control: false, shift: false } => map.insert(intent, key),
                Press::Key { key, control: true, shift: false } => {
                    map.insert(intent, ModifierKey::Control.with(key))
                }
                Press::Key { key, control: false, shift: true } => {
                    map.insert(intent, ModifierKey::Shift.with(key))
                }
                Press::Key { key, control: true, shift: true } => {
                    map.insert(intent, ModifierKey::Control.with(ModifierKey::Shift).with(key))
                }
            };
        }
        bind_sticks(&mut map);
        map
    }

    /// Reads what the player has changed; returns also every line that says nothing. What such a
    /// line is about stays as usual.
    #[must_use]
    pub fn read(controls: &Controls) -> (Self, Vec<String>) {
        let (mut read, mut flaws) = (Self::default(), Vec::new());
        let mut changed = Self::default();
        for (device, lines) in
            [(Device::Keyboard, &controls.keys), (Device::Pad, &controls.buttons)]
        {
            for line in lines {
                match read_line(device, line) {
                    Some((intent, own)) => changed.force(intent, device, own.into_iter()),
                    None => flaws.push(line.clone()),
                }
            }
            // Needed ones may have changed places with each other, so they are judged together.
            if let Some(flaw) = changed.flaw(device) {
                flaws.push(flaw);
                for intent in Intent::NEEDED {
                    let usual: Vec<Press> = read.of(intent, device).collect();
                    changed.force(intent, device, usual.into_iter());
                }
            }
        }
        read.presses = changed.presses;
        read.printed = Printed::read(&controls.printed);
        (read, flaws)
    }

    /// Why the needed intents cannot do with what they have.
    fn flaw(&self, device: Device) -> Option<String> {
        let mut taken = Vec::new();
        Intent::NEEDED.into_iter().find_map(|intent| {
            let own: Vec<Press> = self.of(intent, device).collect();
            let flawed = own.is_empty() || own.iter().any(|press| taken.contains(press));
            taken.extend(own);
            flawed.then(|| self.line(intent, device))
        })
    }

    fn line(&self, intent: Intent, device: Device) -> String {
        let own: Vec<String> = self.of(intent, device).map(|press| press.to_string()).collect();
        format!("{intent:?}: {}", own.join(", "))
    }

    /// Writes what differs from the usual.
    pub fn write(&self, controls: &mut Controls) {
        let lines = |device| {
            let changed = intents().filter(|intent| !self.is_usual(*intent, device));
            changed.map(|intent| self.line(intent, device)).collect()
        };
        (controls.keys, controls.buttons) = (lines(Device::Keyboard), lines(Device::Pad));
    }
}

/// Every intent that can have a key or a button, in the order of the usual ones.
fn intents() -> impl Iterator<Item = Intent> {
    let mut known: Vec<Intent> = Vec::new();
    for (intent, _) in Bindings::default().presses {
        if !known.contains(&intent) {
            known.push(intent);
        }
    }
    known.into_iter()
}

/// `INTENT: KEY, KEY`.
fn read_line(device: Device, line: &str) -> Option<(Intent, Vec<Press>)> {
    let (intent, own) = line.split_once(':')?;
    let intent = press::intent(intent.trim())?;
    let names = own.split(',').map(str::trim).filter(|name| !name.is_empty());
    let own: Vec<Press> = names.map(|name| Press::read(device, name)).collect::<Option<_>>()?;
    (own.len() <= SLOTS).then_some((intent, own))
}

/// The sticks and the wheel.
fn bind_sticks(map: &mut InputMap<Intent>) {
    map.insert_dual_axis(Intent::Point, GamepadStick::LEFT.with_circle_deadzone(0.35));
    map.insert_dual_axis(Intent::Aim, GamepadStick::RIGHT.with_circle_deadzone(0.5));
    map.insert(Intent::TurnLeft, MouseScrollDirection::UP);
    map.insert(Intent::TurnRight, MouseScrollDirection::DOWN);
    let leaning = [
        (Intent::Up, GamepadControlDirection::LEFT_UP),
        (Intent::Down, GamepadControlDirection::LEFT_DOWN),
        (Intent::Left, GamepadControlDirection::LEFT_LEFT),
        (Intent::Right, GamepadControlDirection::LEFT_RIGHT),
    ];
    for (intent, lean) in leaning {
        map.insert(intent, lean.threshold(0.6));
    }
}

/// The usual keys and buttons, as the engine checks them.
#[must_use]
pub fn usual() -> InputMap<Intent> {
    Bindings::default().map()
}

#[cfg(test)]
mod tests;
