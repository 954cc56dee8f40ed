//! The page of controls in windows of all shapes, and turns played with other keys than the usual.

use bevy::prelude::*;

use super::on_the_title;
use super::windows::{PHONES, WindowCase, among, extreme_cases, hard_cases, longest, open};
use crate::app::kit::input::press::Device;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::controls::Controls;
use crate::app::screens::controls::Listed;

/// The page of controls for both devices, once as usual and once with a shared key.
fn controls_among(cases: &[WindowCase], app: &mut App, told: &mut String) {
    for (device, keys) in [(Device::Keyboard, "Hint: KeyF, NumpadEnter"), (Device::Pad, "")] {
        let keys = Some(keys.to_owned()).filter(|line| !line.is_empty()).into_iter().collect();
        app.world_mut().resource_mut::<Controls>().keys = keys;
        open(app, Overlay::Controls);
        app.insert_resource(Listed(device));
        among(cases.iter().copied(), app, &format!("controls of {device:?}"), told);
        open(app, Overlay::None);
    }
}

#[test]
fn every_key_on_the_page_of_controls_can_be_read_and_pressed_in_every_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    let phones = PHONES.into_iter().flat_map(|size| longest(size, 100.0));
    let cases: Vec<_> = hard_cases().chain(extreme_cases()).chain(phones).collect();
    controls_among(&cases, &mut app, &mut told);
    assert!(told.is_empty(), "{told}");
}
