//! The rows of the page of controls: an intent, its keys or buttons, and a way back to the usual.
//!
//! A row says which other intents share its keys, and why a key was not taken.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::rows;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::Intent;
use crate::app::kit::input::bindings::{Bindings, Refused, SLOTS};
use crate::app::kit::input::pad_make::PadMake;
use crate::app::kit::input::press::{Device, Press};
use crate::app::kit::input::recording::{Place, Recording};
use crate::app::kit::locale::{LocalText, lists};
use crate::app::kit::palette;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::controls::Controls;
use crate::app::kit::theme::buttons::{SpokenLabel, behaviour};
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::prompts::draw_shape;
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, icon_button, row, space, text};
use crate::app::screens::widgets::{fit_label, fit_row};

/// A key or button on the page.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Slot(pub(super) Place);

/// The button that gives an intent its usual keys.
#[derive(Component, Clone, Copy, Debug)]
struct Usual(Intent, Device);

/// What a row says below its keys.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct RowNote(pub(super) Intent, Device);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (draw_slots, write_notes, grey_usual)
            .chain()
            .after(super::fill_list)
            .run_if(in_state(Overlay::Controls)),
    );
}

/// Lays the rows of a group that a device has.
pub(super) fn lay_group(
    column: &mut ChildSpawnerCommands,
    heading: &'static str,
    group: &[(Intent, &'static str)],
    device: Device,
) {
    let mut own = group.iter().filter(|(intent, _)| rows::is_on(*intent, device)).peekable();
    if own.peek().is_none() {
        return;
    }
    let above = Node { margin: UiRect::top(px(space::S)), ..default() };
    column.spawn((above, children![text(heading, Lettering::Heading, palette::INK)]));
    for (intent, words) in own {
        lay_row(column, *intent, words, device);
    }
}

fn lay_row(column: &mut ChildSpawnerCommands, intent: Intent, words: &'static str, device: Device) {
    let whole = Node {
        flex_direction: FlexDirection::Column,
        // Below the ring around a key.
        row_gap: px(space::S),
        width: percent(100),
        flex_shrink: 0.0,
        ..default()
    };
    let line = Node {
        flex_wrap: FlexWrap::NoWrap,
        width: percent(100),
        flex_shrink: 0.0,
        ..row(space::M)
    };
    let label = Node { flex_shrink: 0.0, ..default() };
    column.spawn(whole).with_children(|whole| {
        whole.spawn((line, Fit(fit_row))).with_children(|line| {
            let label = (label, Fit(fit_name));
            line.spawn((label, children![text(words, Lettering::Strong, palette::INK)]));
            let keys = Node { flex_wrap: FlexWrap::NoWrap, min_width: px(0), ..row(space::S) };
            line.spawn((keys, Fit(fit_keys))).with_children(|keys| {
                for slot in 0..SLOTS {
                    keys.spawn((slot_button(Place { intent, device, slot }), observe(begin)));
                }
                let spoken = LocalText::new("controls-reset").with("intent", LocalText::new(words));
                let usual = (icon_button("undo", spoken), Usual(intent, device));
                keys.spawn((usual, observe(take_usual)));
            });
        });
        let note = text(LocalText::default(), Lettering::Note, palette::RED);
        whole.spawn((note, RowNote(intent, device)));
    });
}

/// Names are longer than the labels of other rows.
fn fit_name(form: Form, node: &mut Node) {
    fit_label(form, node);
    if form == Form::Wide {
        node.width = px(280);
    }
}

fn fit_keys(form: Form, node: &mut Node) {
    let tall = form == Form::Tall;
    (node.flex_grow, node.flex_basis) = if tall { (0.0, auto()) } else { (1.0, px(0)) };
    node.width = if tall { percent(100) } else { auto() };
}

fn slot_button(place: Place) -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(space::S), px(space::XS)),
        min_height: px(44),
        min_width: px(0),
        flex_grow: 1.0,
        flex_basis: px(0),
        column_gap: px(space::S),
        border_radius: BorderRadius::all(px(12)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    (node, behaviour(ButtonKind::Secondary, LocalText::default()), Slot(place))
}

/// Waits for a key. The place itself keeps the focus and is deaf meanwhile, so that the key presses
/// no button.
fn begin(
    pressed: On<Activate>,
    slots: Query<&Slot>,
    mut recording: ResMut<Recording>,
    mut focus: ResMut<InputFocus>,
) {
    if let Ok(Slot(place)) = slots.get(pressed.entity) {
        recording.begin(*place);
        focus.set(pressed.entity, FocusCause::Navigated);
    }
}

fn take_usual(
    pressed: On<Activate>,
    usual: Query<&Usual>,
    bindings: Res<Bindings>,
    (mut controls, mut recording): (ResMut<Controls>, ResMut<Recording>),
) {
    let Ok(Usual(intent, device)) = usual.get(pressed.entity) else { return };
    recording.end();
    let mut bound = bindings.clone();
    match bound.reset(*intent, *device) {
        Ok(()) => bound.write(&mut controls),
        Err(why) => {
            recording.refused = Some((Place { intent: *intent, device: *device, slot: 0 }, why));
        }
    }
}

type Slots<'a> = (Entity, Ref<'a, Slot>, &'a mut SpokenLabel);

fn draw_slots(
    (bindings, recording, make): (Res<Bindings>, Res<Recording>, Res<PadMake>),
    mut slots: Query<Slots>,
    mut commands: Commands,
) {
    let changed = bindings.is_changed() || recording.is_changed() || make.is_changed();
    for (entity, slot, mut spoken) in &mut slots {
        if !changed && !slot.is_added() {
            continue;
        }
        let Place { intent, device, slot } = slot.0;
        let press = bindings.of(intent, device).nth(slot);
        let here = Some(Place { intent, device, slot });
        let waits = recording.wanted() == here;
        let words = if waits {
            LocalText::new(match device {
                Device::Keyboard => "controls-press-key",
                Device::Pad => "controls-press-button",
            })
        } else {
            let words = press.and_then(|press| bindings.name(press, *make));
            words.unwrap_or(LocalText::new("controls-none"))
        };
        spoken.0 = LocalText::new("controls-slot")
            .with("intent", LocalText::new(rows::words(intent)))
            .with("number", slot as u32 + 1)
            .with("key", words.clone());
        let shared = press.is_some_and(|press| is_shared(&bindings, intent, press));
        let mut button = commands.entity(entity);
        if recording.place == here {
            button.insert((InteractionDisabled, ButtonKind::Waiting));
        } else {
            button.remove::<InteractionDisabled>().insert(ButtonKind::Secondary);
        }
        button.despawn_children().with_children(|place| {
            if shared && !waits {
                place.spawn((Icon::new("warning", 20), Tint(palette::RED)));
            }
            match press {
                Some(Press::Button(button)) if !waits && make.shape(button).is_some() => {
                    make.shape(button).into_iter().for_each(|shape| draw_shape(place, shape));
                }
                _ => drop(place.spawn(text(words, Lettering::Cap, palette::INK))),
            }
        });
    }
}

/// Whether another intent has this key too.
fn is_shared(bindings: &Bindings, intent: Intent, press: Press) -> bool {
    let sharers = bindings.sharers(intent, press.device());
    sharers.iter().any(|other| bindings.of(*other, press.device()).any(|own| own == press))
}

fn write_notes(
    (bindings, recording): (Res<Bindings>, Res<Recording>),
    mut notes: Query<(Ref<RowNote>, &mut LocalText, &mut Node)>,
) {
    let changed = bindings.is_changed() || recording.is_changed();
    for (note, mut words, mut node) in &mut notes {
        if !changed && !note.is_added() {
            continue;
        }
        let RowNote(intent, device) = *note;
        let refused =
            recording.refused.filter(|(at, _)| (at.intent, at.device) == (intent, device));
        let says = refused.map(|(_, why)| refusal(why, device)).or_else(|| {
            let names = |intents: Vec<Intent>| intents.into_iter().map(|i| rows::words(i).into());
            let sharers = bindings.sharers(intent, device);
            let shared = !sharers.is_empty();
            shared.then(|| {
                LocalText::new("controls-shared").with("others", lists::plain(names(sharers)))
            })
        });
        node.display = if says.is_some() { Display::Flex } else { Display::None };
        words.set_if_neq(says.unwrap_or_default());
    }
}

fn refusal(why: Refused, device: Device) -> LocalText {
    match (why, device) {
        (Refused::Last, Device::Keyboard) => LocalText::new("controls-needs-key"),
        (Refused::Last, Device::Pad) => LocalText::new("controls-needs-button"),
        (Refused::Needed(other), _) => {
            LocalText::new("controls-needed-by").with("other", LocalText::new(rows::words(other)))
        }
    }
}

/// What is as usual cannot be made so.
fn grey_usual(
    bindings: Res<Bindings>,
    buttons: Query<(Entity, Ref<Usual>)>,
    mut commands: Commands,
) {
    for (entity, usual) in &buttons {
        if !bindings.is_changed() && !usual.is_added() {
            continue;
        }
        if bindings.is_usual(usual.0, usual.1) {
            commands.entity(entity).insert(InteractionDisabled);
        } else {
            commands.entity(entity).remove::<InteractionDisabled>();
        }
    }
}
