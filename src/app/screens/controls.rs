//! The page of controls: what every key and button is for, and how pads and keyboards are used.
//!
//! A press on a key waits for another one (`kit/input/recording.rs`). Changes hold at once and are
//! kept as settings. Deliberately absent: sticks and the wheel, which are bound for good.

mod rows;
mod slots;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use self::slots::lay_group;
use super::widgets::{Chosen, choice_row, sheet_list};
use crate::app::kit::input::bindings::Bindings;
use crate::app::kit::input::key_sets::KeySet;
use crate::app::kit::input::key_words::KeyWords;
use crate::app::kit::input::pad_make::PadMake;
use crate::app::kit::input::press::Device;
use crate::app::kit::input::recording::Recording;
use crate::app::kit::input::{Intent, LastDevice};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::controls::{Confirming, Controls, PadSigns, PointerWay};
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};

const DEVICE: &str = "controls-device";
const SET: &str = "controls-set";
const CONFIRM: &str = "controls-confirm";
const SIGNS: &str = "controls-signs";
const POINTER: &str = "controls-pointer";
const CONFIRMING: &str = "controls-confirming";
const HOLDING: &str = "controls-holding";

/// The device whose keys are listed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed(pub Device);

/// What the choices on the page are about.
#[derive(SystemParam)]
pub(super) struct Held<'w> {
    listed: Res<'w, Listed>,
    bindings: Res<'w, Bindings>,
    controls: Res<'w, Controls>,
}

impl Held<'_> {
    /// The index of the option in force in a row; `None` if the row is not on this page.
    pub(super) fn picked(&self, group: &str) -> Option<usize> {
        match group {
            DEVICE => Some(usize::from(self.listed.0 == Device::Pad)),
            SET => KeySet::ALL.iter().position(|set| Some(*set) == self.bindings.set()),
            CONFIRM => Some(usize::from(self.bindings.is_swapped())),
            SIGNS => PadSigns::ALL.iter().position(|signs| *signs == self.controls.pad_signs),
            POINTER => PointerWay::ALL.iter().position(|way| *way == self.controls.pointer),
            CONFIRMING => Confirming::ALL.iter().position(|wish| *wish == self.controls.confirming),
            HOLDING => Some(usize::from(self.controls.holding)),
            _ => None,
        }
    }
}

/// The part of the page that differs between the devices.
#[derive(Component)]
struct List;

/// The line that says how to change a key.
#[derive(Component)]
struct HowTo;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listed>()
        .add_systems(OnEnter(Overlay::Controls), (list_last_device, open).chain())
        .add_systems(OnExit(Overlay::Controls), |mut recording: ResMut<Recording>| recording.end())
        .add_systems(
            Update,
            (take_choices, fill_list, say_how).chain().run_if(in_state(Overlay::Controls)),
        )
        .add_plugins(slots::plugin);
}

fn list_last_device(last: Res<LastDevice>, mut listed: ResMut<Listed>) {
    listed.0 = if *last == LastDevice::Pad { Device::Pad } else { Device::Keyboard };
}

fn open(controls: Res<Controls>, mut commands: Commands) {
    let (_, flaws) = Bindings::read(&controls);
    commands
        .spawn((DespawnOnExit(Overlay::Controls), theme::veil(30), MenuScope { layer: 4 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(860))).with_children(|paper| {
                paper.spawn(headlines::headline("controls-title"));
                if !flaws.is_empty() {
                    let told = LocalText::new("controls-flaws").with("lines", flaws.join("; "));
                    paper.spawn(text(told, Lettering::Note, palette::RED));
                }
                paper.spawn((sheet_list(space::S), ScrollArea)).with_children(|column| {
                    lay_common_choices(column);
                    let devices = ["controls-keyboard", "controls-pad"].map(LocalText::new);
                    choice_row(column, DEVICE, "controls-device", devices);
                    let how = text(LocalText::default(), Lettering::Note, palette::COCOA);
                    column.spawn((how, HowTo));
                    let list = Node {
                        flex_direction: FlexDirection::Column,
                        row_gap: px(space::S),
                        flex_shrink: 0.0,
                        width: percent(100),
                        ..default()
                    };
                    column.spawn((list, List));
                });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Up, "hint-move"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// Lists the keys of the device that was chosen.
fn fill_list(
    (listed, make): (Res<Listed>, Res<PadMake>),
    list: Single<(Entity, Ref<List>)>,
    mut commands: Commands,
) {
    let (entity, list) = list.into_inner();
    if !listed.is_changed() && !make.is_changed() && !list.is_added() {
        return;
    }
    let device = listed.0;
    commands.entity(entity).despawn_children().with_children(|column| {
        match device {
            Device::Keyboard => {
                let sets = ["controls-set-usual", "controls-set-left", "controls-set-right"];
                choice_row(column, SET, "controls-set", sets.map(LocalText::new));
            }
            Device::Pad => lay_pad_choices(column, *make),
        }
        for (heading, group) in rows::GROUPS {
            lay_group(column, heading, group, device);
        }
        let reset = match device {
            Device::Keyboard => "controls-reset-keys",
            Device::Pad => "controls-reset-buttons",
        };
        let margin = UiRect::top(px(space::S));
        let corner = Node { align_self: AlignSelf::FlexStart, margin, ..default() };
        let reset = (button(reset, ButtonKind::Secondary), observe(reset_all));
        column.spawn((corner, children![reset]));
    });
}

/// What holds for all devices.
fn lay_common_choices(column: &mut ChildSpawnerCommands) {
    let ways = ["controls-pointer-both", "controls-pointer-click", "controls-pointer-drag"];
    choice_row(column, POINTER, "controls-pointer", ways.map(LocalText::new));
    let asked = ["settings-off", "controls-confirming-touch", "settings-on"];
    choice_row(column, CONFIRMING, "controls-confirming", asked.map(LocalText::new));
    let lasts = ["controls-holding-toggle", "controls-holding-hold"];
    choice_row(column, HOLDING, "controls-holding", lasts.map(LocalText::new));
}

fn lay_pad_choices(column: &mut ChildSpawnerCommands, make: PadMake) {
    let confirming = [GamepadButton::South, GamepadButton::East]
        .map(|button| make.words(button).unwrap_or_default());
    choice_row(column, CONFIRM, "controls-confirm", confirming);
    let named = |name: &'static str| LocalText::new("settings-as-is").with("name", name);
    let makes = ["Xbox", "PlayStation", "Nintendo", "Steam Deck"].map(named);
    let signs = [LocalText::new("controls-signs-own")].into_iter().chain(makes);
    choice_row(column, SIGNS, "controls-signs", signs);
}

fn say_how(keys: KeyWords, mut line: Single<&mut LocalText, With<HowTo>>) {
    let says = LocalText::new("controls-how").with("back", keys.of(Intent::Back));
    line.set_if_neq(says);
}

fn take_choices(
    mut chosen: MessageReader<Chosen>,
    mut listed: ResMut<Listed>,
    (bindings, mut controls): (Res<Bindings>, ResMut<Controls>),
    mut recording: ResMut<Recording>,
) {
    for Chosen { group, index } in chosen.read() {
        let (mut bound, mut kept) = (bindings.clone(), controls.clone());
        match group.as_str() {
            DEVICE => {
                let device = if *index == 1 { Device::Pad } else { Device::Keyboard };
                listed.set_if_neq(Listed(device));
            }
            SET => bound.take_set(KeySet::ALL.get(*index).copied().unwrap_or(KeySet::Usual)),
            CONFIRM if bound.is_swapped() != (*index == 1) => bound.swap(),
            SIGNS => kept.pad_signs = PadSigns::ALL.get(*index).copied().unwrap_or_default(),
            POINTER => kept.pointer = PointerWay::ALL.get(*index).copied().unwrap_or_default(),
            CONFIRMING => {
                kept.confirming = Confirming::ALL.get(*index).copied().unwrap_or_default();
            }
            HOLDING => kept.holding = *index == 1,
            _ => continue,
        }
        recording.end();
        // Lines that this version does not know stay until other keys are chosen.
        if bound != *bindings {
            bound.write(&mut kept);
        }
        controls.set_if_neq(kept);
    }
}

fn reset_all(
    _: On<Activate>,
    listed: Res<Listed>,
    (bindings, mut controls): (Res<Bindings>, ResMut<Controls>),
    mut recording: ResMut<Recording>,
) {
    let mut bound = bindings.clone();
    bound.reset_all(listed.0);
    bound.write(&mut controls);
    recording.end();
}

#[cfg(test)]
mod tests;
