//! Tooltips: what a button does, and its key, or what a sign means, beside it while it is pointed at,
//! focused, or held by a finger.

use std::time::Duration;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::{HoverMap, Hovered};
use bevy::picking::pointer::PointerId;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::ui::{OverrideClip, UiGlobalTransform};
use bevy::ui_widgets::Button;
use bevy::window::PrimaryWindow;

use super::card_panel::LevelNote;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme::prompts::{EvenWithMouse, Prompt};
use crate::app::kit::theme::{Lettering, panels, space, text};
use crate::app::platform::redraw::RedrawRequests;

/// What a tooltip says about a button or a sign.
#[derive(Component, Clone, Debug)]
pub(super) struct Tipped {
    /// What the button does; a game may have words of its own for it.
    pub(super) says: LocalText,
    /// The key that does the same.
    pub(super) key: Option<Intent>,
}

/// On a button whose tooltip is for pointers only, because its keys work without the focus.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct ForPointers;

/// A tooltip on screen.
#[derive(Component)]
pub(super) struct Tip;

/// How long a finger rests on a sign before it is told.
pub(super) const HELD: Duration = Duration::from_millis(400);
/// The width of the longest line about a sign, in units.
const WIDEST: f32 = 270.0;

/// The sign under a finger, and since when.
#[derive(Resource, Default)]
pub(super) struct UnderFinger(pub(super) Option<(Entity, Instant)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UnderFinger>()
        .add_systems(Update, (feel, show_tips).chain().in_set(super::HudSystems::Show));
}

/// Notes which sign a finger rests on.
pub(super) fn feel(
    hovered: Option<Res<HoverMap>>,
    signs: Query<(), (With<Tipped>, Without<Button>)>,
    parents: Query<&ChildOf>,
    mut finger: ResMut<UnderFinger>,
    mut redraw: Option<ResMut<RedrawRequests>>,
) {
    let fingers = hovered.iter().flat_map(|hovered| hovered.iter());
    let fingers = fingers.filter(|(pointer, _)| matches!(pointer, PointerId::Touch(_)));
    let under = fingers.flat_map(|(_, under)| under.keys()).find_map(|entity| {
        let mut above = std::iter::once(*entity).chain(parents.iter_ancestors(*entity));
        above.find(|entity| signs.contains(*entity))
    });
    if finger.0.map(|(entity, _)| entity) != under {
        finger.0 = under.map(|entity| (entity, Instant::now()));
        if let Some(redraw) = redraw.as_mut().filter(|_| under.is_some()) {
            redraw.stay(HELD + HELD / 2);
        }
    }
}

type Tips<'a> = (
    (Entity, &'a Tipped, &'a Hovered),
    (Has<ForPointers>, Has<Button>, Option<&'a Children>),
    Option<(&'a ComputedNode, &'a UiGlobalTransform)>,
);

pub(super) fn show_tips(
    all: Query<Tips>,
    tips: Query<Entity, With<Tip>>,
    (focus, visible, finger): (Res<InputFocus>, Res<InputFocusVisible>, Res<UnderFinger>),
    windows: Query<&Window, With<PrimaryWindow>>,
    source: LevelNote,
    mut commands: Commands,
) {
    for ((entity, tipped, hovered), (for_pointers, button, children), place) in &all {
        let known = children.into_iter().flatten().copied().find(|child| tips.contains(*child));
        let focused = !for_pointers && visible.0 && focus.get() == Some(entity);
        let held =
            finger.0.is_some_and(|(under, since)| under == entity && since.elapsed() >= HELD);
        match (hovered.get() || focused || held, known) {
            (true, None) => {
                let key = source.wording(&tipped.says.key).into();
                let says = LocalText { key, ..tipped.says.clone() };
                let middle = place.map(|(_, place)| place.translation);
                let window = windows.single().ok().map(Window::physical_size);
                let room = middle.zip(window).map(|(middle, window)| Room {
                    left: middle.x < window.x as f32 / 2.0,
                    top: middle.y < window.y as f32 / 4.0,
                });
                let room = room.filter(|_| !button).unwrap_or_default();
                commands.entity(entity).with_child(tip(says, tipped.key, room, !button));
                if focused && !button {
                    commands.entity(entity).insert(Outline::new(px(2), px(2), palette::FOCUS));
                }
            }
            (false, Some(tip)) => {
                commands.entity(tip).despawn();
                if !button {
                    commands.entity(entity).remove::<Outline>();
                }
            }
            _ => {}
        }
    }
}

/// Where a thing lies in the window.
#[derive(Clone, Copy, Default)]
struct Room {
    /// In the left half: its tooltip grows to the right.
    left: bool,
    /// Near the upper edge: its tooltip lies below.
    top: bool,
}

/// The tooltip. That of a button grows to the left, because its button stands near the window's right
/// edge.
fn tip(says: LocalText, key: Option<Intent>, room: Room, long: bool) -> impl Bundle {
    let aside = px(0);
    let node = Node {
        position_type: PositionType::Absolute,
        left: if room.left { aside } else { auto() },
        right: if room.left { auto() } else { aside },
        top: if room.top { percent(114) } else { auto() },
        bottom: if room.top { auto() } else { percent(114) },
        padding: UiRect::axes(px(space::M), px(space::S)),
        column_gap: px(space::S),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(10)),
        width: if long { px(WIDEST) } else { auto() },
        ..default()
    };
    let breaks = if long { TextLayout::default() } else { TextLayout::no_wrap() };
    let label = (text(says, Lettering::Note, palette::PAPER), breaks);
    (
        Tip,
        // A panel that scrolls does not cut it off.
        OverrideClip,
        node,
        BackgroundColor(palette::INK),
        panels::shadow(3.0),
        GlobalZIndex(5),
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |tip: &mut ChildSpawner| {
            tip.spawn(label);
            if let Some(key) = key {
                tip.spawn((Prompt(key), EvenWithMouse));
            }
        })),
    )
}

/// The number of tooltips that a thing shows.
#[cfg(test)]
pub(super) fn shown_tips(world: &World, thing: Entity) -> usize {
    let children = world.get::<Children>(thing).into_iter().flatten();
    children.filter(|child| world.get::<Tip>(**child).is_some()).count()
}
