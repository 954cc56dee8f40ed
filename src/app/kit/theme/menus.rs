//! Menus by keyboard and pad: the focus moves by direction or in order, and never leaves the
//! topmost menu.
//!
//! The engine's directional navigation has no layers, so the candidates inside the topmost
//! [`MenuScope`] are collected here; `directions.rs` chooses among them. While no menu is open, the keys
//! belong to the table ([`no_menu`]) and no widget has the focus. Pressing a disabled button
//! triggers [`Ignored`]. A menu that opens again, or becomes the topmost again, gets the focus
//! where the player left it. Only in a menu that is a list ([`GoesRound`]) the focus goes on from one end to the other:
//! elsewhere that would be disorienting.

use std::collections::BTreeMap;

use bevy::camera::visibility::InheritedVisibility;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::directional_navigation::AutoNavigationConfig;
use bevy::input_focus::tab_navigation::{NavAction, TabGroup, TabIndex, TabNavigation};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Activate, Button, ScrollArea, ScrollIntoView};

use super::buttons::SpokenLabel;
use super::directions::{ahead, area, beside, other_end};
use super::grace::{self, Grace, no_grace};
use crate::app::kit::input::Intent;
use crate::app::kit::input::Intents;
use crate::app::kit::locale::LocalText;
use crate::app::kit::spoken::Voiced;
use crate::app::platform::redraw::RedrawRequests;

/// The root of a menu; the topmost menu receives the keys.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TabGroup::modal())]
pub struct MenuScope {
    /// Screens are 0, overlays above them.
    pub layer: i32,
}

/// On a [`MenuScope`]: its owner uses the keys to the left and right itself, so they move no focus.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct OwnSideways;

/// On a [`MenuScope`] whose buttons stand in a list: up from the first one lies the last one, and the other way round.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct GoesRound;

/// On a scroll area: its owner scrolls it by keys itself.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct OwnScroll;

/// On a button that closes its menu: the menu is not left there.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct LeadsBack;

type Texts<'a> = (Entity, &'a ComputedNode, &'a mut ScrollPosition);

/// Marks what gets the focus when its menu opens.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct FirstFocus;

/// The label of what was focused last in each layer; labels are kept because the entities may be
/// spawned anew.
#[derive(Resource, Default)]
struct Remembered(BTreeMap<i32, LocalText>);

/// A command that forgets the remembered focus of this layer and those above.
pub fn forget_from(layer: i32) -> impl Command {
    move |world: &mut World| {
        if let Some(mut remembered) = world.get_resource_mut::<Remembered>() {
            remembered.0.split_off(&layer);
        }
    }
}

/// A disabled button was pressed; its owner can observe this and say why nothing happens.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Ignored {
    /// The button.
    pub entity: Entity,
}

/// The systems with which menus read intents; the table's systems run after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MenuSystems;

/// Whether a menu was open when the frame began. A key that closes a menu must not act on the table
/// in the same frame.
#[derive(Resource, Default)]
pub struct MenuWasOpen(bool);

/// Whether the keys belong to the table: no menu is open, and none was when the frame began.
pub fn no_menu(scopes: Query<(), With<MenuScope>>, earlier: Option<Res<MenuWasOpen>>) -> bool {
    scopes.is_empty() && earlier.is_none_or(|earlier| !earlier.0)
}

fn remember_menu(scopes: Query<(), With<MenuScope>>, mut earlier: ResMut<MenuWasOpen>) {
    earlier.0 = !scopes.is_empty();
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<AutoNavigationConfig>()
        .init_resource::<Remembered>()
        .init_resource::<MenuWasOpen>()
        .add_systems(First, remember_menu)
        .add_systems(
            Update,
            (
                settle_focus,
                (move_focus, walk_focus, remember_focus, activate_focused).chain().run_if(no_grace),
                scroll_to_focus,
            )
                .chain()
                .in_set(MenuSystems)
                .run_if(any_with_component::<MenuScope>),
        )
        .add_plugins(grace::plugin)
        .add_systems(Update, drop_focus.in_set(MenuSystems).run_if(no_menu_stands))
        .add_observer(hear_click_on_disabled)
        .add_observer(remember_pressed);
}

fn no_menu_stands(scopes: Query<(), With<MenuScope>>) -> bool {
    scopes.is_empty()
}

/// A focused button would show a second ring and react to the table's keys.
fn drop_focus(voiced: Query<(), With<Voiced>>, mut focus: ResMut<InputFocus>) {
    if focus.get().is_some_and(|entity| !voiced.contains(entity)) {
        focus.clear();
    }
}

fn hear_click_on_disabled(
    click: On<Pointer<Click>>,
    disabled: Query<(), (With<Button>, With<InteractionDisabled>)>,
    mut commands: Commands,
) {
    if click.button == PointerButton::Primary && disabled.contains(click.entity) {
        commands.trigger(Ignored { entity: click.entity });
    }
}

/// What the menus over the screen cover.
#[derive(SystemParam)]
pub struct Covered<'w, 's> {
    scopes: Query<'w, 's, (Entity, &'static MenuScope)>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl Covered<'_, '_> {
    /// Whether a thing lies below the topmost menu. A screen's own buttons cover nothing.
    #[must_use]
    pub fn by_menu(&self, thing: Entity) -> bool {
        topmost(&self.scopes).filter(|(_, layer)| *layer > 0).is_some_and(|(menu, _)| {
            !self.parents.iter_ancestors(thing).any(|ancestor| ancestor == menu)
        })
    }
}

fn topmost(scopes: &Query<(Entity, &MenuScope)>) -> Option<(Entity, i32)> {
    let top = scopes.iter().max_by_key(|(_, scope)| scope.layer);
    top.map(|(entity, scope)| (entity, scope.layer))
}

/// When a menu has opened or lost its focused widget, focuses the one that had the focus last, or
/// the first one; none during its grace time.
fn settle_focus(
    scopes: Query<(Entity, &MenuScope)>,
    (graces, parents): (Query<(), With<Grace>>, Query<&ChildOf>),
    first: Query<Entity, With<FirstFocus>>,
    labels: Query<(Entity, &SpokenLabel)>,
    remembered: Res<Remembered>,
    tabs: TabNavigation,
    mut focus: ResMut<InputFocus>,
) {
    let Some((scope, layer)) = topmost(&scopes) else { return };
    if graces.contains(scope) {
        if focus.get().is_some() {
            focus.clear();
        }
        return;
    }
    let inside = |entity: Entity| parents.iter_ancestors(entity).any(|ancestor| ancestor == scope);
    if focus.get().is_some_and(inside) {
        return;
    }
    let last = remembered.0.get(&layer).and_then(|said| {
        let same = |(_, label): &(Entity, &SpokenLabel)| label.0 == *said;
        labels.iter().filter(same).map(|(entity, _)| entity).find(|entity| inside(*entity))
    });
    let chosen = last.or_else(|| first.iter().find(|entity| inside(*entity)));
    if let Some(entity) = chosen.or_else(|| tabs.initialize(scope, NavAction::First).ok()) {
        focus.set(entity, FocusCause::Navigated);
    }
}

fn remember_focus(
    focus: Res<InputFocus>,
    scopes: Query<(Entity, &MenuScope)>,
    labels: Query<&SpokenLabel>,
    mut remembered: ResMut<Remembered>,
) {
    if !focus.is_changed() {
        return;
    }
    let Some((_, layer)) = topmost(&scopes) else { return };
    if let Some(label) = focus.get().and_then(|entity| labels.get(entity).ok()) {
        remembered.0.insert(layer, label.0.clone());
    }
}

/// A button pressed by a pointer is where its menu was left, although it never had the focus.
fn remember_pressed(
    pressed: On<Activate>,
    scopes: Query<&MenuScope>,
    parents: Query<&ChildOf>,
    labels: Query<&SpokenLabel, Without<LeadsBack>>,
    mut remembered: ResMut<Remembered>,
) {
    let mut above = parents.iter_ancestors(pressed.entity);
    let scope = above.find_map(|ancestor| scopes.get(ancestor).ok());
    if let (Some(scope), Ok(label)) = (scope, labels.get(pressed.entity)) {
        remembered.0.insert(scope.layer, label.0.clone());
    }
}

type Area =
    (Entity, &'static ComputedNode, &'static UiGlobalTransform, &'static InheritedVisibility);

/// Where no button lies in the direction, the texts of the menu scroll.
fn move_focus(
    intents: Intents,
    scopes: Query<(Entity, &MenuScope)>,
    (own_sideways, round): (Query<(), With<OwnSideways>>, Query<(), With<GoesRound>>),
    parents: Query<&ChildOf>,
    areas: Query<Area, With<TabIndex>>,
    mut texts: Query<Texts, (With<ScrollArea>, Without<OwnScroll>)>,
    (config, mut focus): (Res<AutoNavigationConfig>, ResMut<InputFocus>),
) {
    let mut step = intents.step();
    let (Some((scope, _)), Some(current)) = (topmost(&scopes), focus.get()) else { return };
    if own_sideways.contains(scope) {
        step.x = 0;
    }
    if step == IVec2::ZERO {
        return;
    }
    let inside = |entity: Entity| parents.iter_ancestors(entity).any(|ancestor| ancestor == scope);
    let candidates: Vec<_> = areas
        .iter()
        .filter(|(entity, node, _, seen)| inside(*entity) && !node.is_empty() && seen.get())
        .map(|(entity, node, place, _)| area(entity, node, place))
        .collect();
    let Some(origin) = candidates.iter().find(|area| area.entity == current) else { return };
    let next = match step.y {
        0 => beside(origin, step.x, &candidates, &config),
        up => ahead(origin, up, &candidates),
    };
    match next {
        Some(next) => focus.set(next, FocusCause::Navigated),
        None if step.y != 0 && round.contains(scope) => {
            if let Some(next) = other_end(origin, step.y, &candidates) {
                focus.set(next, FocusCause::Navigated);
            }
        }
        None if step.y != 0 => {
            for (_, node, mut place) in texts.iter_mut().filter(|(area, ..)| inside(*area)) {
                let more = (node.content_size().y - node.size().y) * node.inverse_scale_factor;
                place.y = (place.y - step.y as f32 * LINES).clamp(0.0, more.max(0.0));
            }
        }
        None => {}
    }
}

/// How far one press scrolls, in units.
const LINES: f32 = 72.0;

fn walk_focus(intents: Intents, tabs: TabNavigation, mut focus: ResMut<InputFocus>) {
    let action = if intents.just(Intent::Next) {
        NavAction::Next
    } else if intents.just(Intent::Previous) {
        NavAction::Previous
    } else {
        return;
    };
    if let Ok(entity) = tabs.navigate(&focus, action) {
        focus.set(entity, FocusCause::Navigated);
    }
}

/// The button widget handles Enter and Space itself, but not the pad.
fn activate_focused(
    intents: Intents,
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    buttons: Query<Has<InteractionDisabled>, With<Button>>,
    mut commands: Commands,
) {
    let heard = keys.any_just_pressed([KeyCode::Enter, KeyCode::Space]);
    let focused = focus.get().filter(|_| intents.just(Intent::Pick));
    let Some(entity) = focused else { return };
    let Ok(disabled) = buttons.get(entity) else { return };
    if disabled {
        commands.trigger(Ignored { entity });
    } else if !heard {
        commands.trigger(Activate { entity });
    }
}

/// Brings what has the focus into view, as soon as it lies somewhere: a button that was just laid anew lies nowhere yet.
fn scroll_to_focus(
    focus: Res<InputFocus>,
    nodes: Query<&ComputedNode, With<TabIndex>>,
    mut waits: Local<bool>,
    redraw: Option<ResMut<RedrawRequests>>,
    mut commands: Commands,
) {
    if focus.is_changed() {
        *waits = true;
        redraw.into_iter().for_each(|mut redraw| redraw.nudge_by(3));
    }
    let focused = focus.get().filter(|_| *waits);
    if let Some(entity) =
        focused.filter(|entity| nodes.get(*entity).is_ok_and(|node| !node.is_empty()))
    {
        *waits = false;
        commands.trigger(ScrollIntoView { entity });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Default)]
    struct Shown(u32);

    #[test]
    fn what_has_the_focus_comes_into_view_once_it_lies_somewhere() {
        let mut app = App::new();
        app.init_resource::<InputFocus>()
            .init_resource::<Shown>()
            .add_systems(Update, scroll_to_focus)
            .add_observer(|_: On<ScrollIntoView>, mut shown: ResMut<Shown>| shown.0 += 1);
        let button = app.world_mut().spawn((TabIndex(0), ComputedNode::default())).id();
        app.world_mut().resource_mut::<InputFocus>().set(button, FocusCause::Navigated);
        app.update();
        assert_eq!(app.world().resource::<Shown>().0, 0, "it lies nowhere yet");
        let mut node = app.world_mut().get_mut::<ComputedNode>(button).expect("a node");
        node.size = Vec2::splat(44.0);
        (0..2).for_each(|_| app.update());
        assert_eq!(app.world().resource::<Shown>().0, 1, "and does not pull it back later");
    }
}
