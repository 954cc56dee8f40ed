//! Taking the next key or button for an intent. Meanwhile no key means anything else, and none does
//! until all are let go.
//!
//! The key or button that goes back cancels, on any device. Deliberately absent: a time limit.

use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;

use super::bindings::{Bindings, Refused};
use super::intent::Intent;
use super::press::{Device, Modifiers, Press, has_name};
use crate::app::kit::settings::controls::Controls;

/// A place among the keys or buttons of an intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// What the key is for.
    pub intent: Intent,
    /// What it is on.
    pub device: Device,
    /// Its number among the intent's own.
    pub slot: usize,
}

/// What is being taken.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recording {
    /// The place that waits for a key or button, or has just taken one.
    pub place: Option<Place>,
    /// Something is held that was pressed for it.
    ends: bool,
    /// Why the last one was not taken.
    pub refused: Option<(Place, Refused)>,
}

impl Recording {
    /// Waits for the next key or button.
    pub fn begin(&mut self, place: Place) {
        *self = Self { place: Some(place), ..default() };
    }

    /// Waits no longer.
    pub fn end(&mut self) {
        self.place = self.place.filter(|_| self.ends);
        self.refused = None;
    }

    /// The place that waits.
    #[must_use]
    pub fn wanted(&self) -> Option<Place> {
        self.place.filter(|_| !self.ends)
    }

    /// Whether no key means anything now.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.place.is_some()
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Recording>().init_resource::<Controls>().add_systems(
        PreUpdate,
        record
            .after(bevy::input::InputSystems)
            .before(InputManagerSystem::Update)
            .run_if(|recording: Res<Recording>| recording.is_on()),
    );
}

fn record(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    bindings: Res<Bindings>,
    mut recording: ResMut<Recording>,
    mut controls: ResMut<Controls>,
) {
    let pressed = [pressed_key(&keys), pressed_button(&pads)];
    let back = |press: &Press| bindings.of(Intent::Back, press.device()).any(|own| own == *press);
    if let Some(place) = recording.wanted() {
        let taken = pressed.iter().flatten().find(|press| press.device() == place.device);
        let is_back = pressed.iter().flatten().any(back);
        if is_back || taken.is_some() {
            *recording = Recording { place: Some(place), ends: true, refused: None };
        }
        // Back keeps its own place, so pressing it there takes nothing away either.
        if let Some(press) = taken.filter(|_| !is_back) {
            let mut changed = bindings.clone();
            match changed.put(place.intent, place.slot, *press) {
                Ok(()) => changed.write(&mut controls),
                Err(why) => recording.refused = Some((place, why)),
            }
        }
        return;
    }
    let held =
        keys.get_pressed().len() > 0 || pads.iter().any(|pad| pad.get_pressed().next().is_some());
    if !held {
        (recording.place, recording.ends) = (None, false);
    }
}

/// The key pressed in this frame, with the modifiers held.
fn pressed_key(keys: &ButtonInput<KeyCode>) -> Option<Press> {
    use KeyCode::{
        AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight,
    };
    const MODIFIERS: [KeyCode; 8] = [
        ControlLeft,
        ControlRight,
        ShiftLeft,
        ShiftRight,
        AltLeft,
        AltRight,
        SuperLeft,
        SuperRight,
    ];
    let Modifiers { control, shift, other } = Modifiers::of(keys);
    if other {
        return None;
    }
    let mut all = keys.get_just_pressed().copied();
    let key = all.find(|key| !MODIFIERS.contains(key) && has_name(key))?;
    Some(Press::Key { key, control, shift })
}

fn pressed_button(pads: &Query<&Gamepad>) -> Option<Press> {
    let mut all = pads.iter().flat_map(Gamepad::get_just_pressed);
    all.find(|button| has_name(*button)).copied().map(Press::Button)
}
