//! Tooltips: what a button does, and its key, or what a sign means, beside it while it is pointed at,
//! focused, or held by a finger.
//!
//! What lies below a menu has none. After a press of the mouse there is none either until the pointer has left that
//! place: what was pressed has been read, and what the press leads to lies there.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::{HoverMap, Hovered};
use bevy::picking::pointer::PointerId;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::ui::{OverrideClip, UiGlobalTransform};
use bevy::ui_widgets::Button;
use bevy::window::PrimaryWindow;

use super::card_panel::LevelNote;
use super::layout::Part;
use super::replay_keys::REPLAY_KEYS;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::menus::Covered;
use crate::app::kit::theme::prompts::{EvenWithMouse, Prompt};
use crate::app::kit::theme::{Lettering, panels, space, text};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::Watching;

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
struct Tip;

/// How long a finger rests on a sign before it is told.
pub(super) const HELD: Duration = Duration::from_millis(400);
/// The width of the longest line about a sign, in units.
const WIDEST: f32 = 270.0;
/// How far its tooltip stays from it and from the window's edges, in units.
const EDGE: f32 = 6.0;

/// How far the pointer goes from where it has pressed until something is told again, in logical pixels.
const AWAY: f32 = 24.0;

/// Where the mouse has pressed, as long as the pointer stays there.
#[derive(Resource, Default)]
pub(super) struct PressedAt(pub(super) Option<Vec2>);

/// The sign under a finger, and since when.
#[derive(Resource, Default)]
pub(super) struct UnderFinger(pub(super) Option<(Entity, Instant)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UnderFinger>().init_resource::<PressedAt>().add_systems(
        Update,
        (
            // On all screens: a press in the set-up leads to the table, too.
            hush.before(super::HudSystems::Show),
            (show_tips, (feel, tell_sign).chain()).in_set(super::HudSystems::Show),
        ),
    );
}

/// Notes where the mouse presses, until the pointer has left that place.
fn hush(
    mouse: Option<Res<ButtonInput<MouseButton>>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut pressed: ResMut<PressedAt>,
) {
    let pointer = windows.single().ok().and_then(Window::cursor_position);
    if mouse.is_some_and(|mouse| mouse.get_just_pressed().next().is_some()) {
        pressed.0 = pointer;
    }
    pressed.0 = pressed.0.filter(|at| pointer.is_some_and(|now| now.distance(*at) <= AWAY));
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

type Buttons<'a> = (Entity, &'a Tipped, &'a Hovered, Has<ForPointers>, Option<&'a Children>);

/// Where nodes lie, to keep tooltips off the other buttons of the bar.
#[derive(SystemParam)]
struct Bar<'w, 's> {
    parts: Query<'w, 's, (Entity, &'static Part)>,
    parents: Query<'w, 's, &'static ChildOf>,
    nodes: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    watching: Option<Res<'w, Watching>>,
}

impl Bar<'_, '_> {
    /// The bar, if the button is one of its own.
    fn of(&self, button: Entity) -> Option<Entity> {
        let (bar, _) = self.parts.iter().find(|(_, part)| **part == Part::Bar)?;
        self.parents.iter_ancestors(button).find(|ancestor| *ancestor == bar)
    }

    /// The key of a button; none of the bar's while a match is watched if it then does something else.
    fn key(&self, button: Entity, tipped: &Tipped) -> Option<Intent> {
        let taken = |key: &Intent| REPLAY_KEYS.iter().any(|(taken, _)| taken == key);
        let is_taken =
            |key: &Intent| self.watching.is_some() && taken(key) && self.of(button).is_some();
        tipped.key.filter(|key| !is_taken(key))
    }

    /// How far above a button's lower edge its tooltip stands, in units: above the whole bar, if it is one of the bar's.
    fn clears(&self, button: Entity) -> Option<f32> {
        let bar = self.of(button)?;
        let (node, at) = self.nodes.get(button).ok()?;
        let (paper, lies) = self.nodes.get(bar).ok()?;
        let lower = at.translation.y + node.size().y / 2.0;
        let upper = lies.translation.y - paper.size().y / 2.0;
        Some((lower - upper) * node.inverse_scale_factor() + EDGE)
    }
}

fn show_tips(
    buttons: Query<Buttons, With<Button>>,
    (tips, bar): (Query<Entity, With<Tip>>, Bar),
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    (pressed, covered): (Res<PressedAt>, Covered),
    source: LevelNote,
    mut commands: Commands,
) {
    for (entity, tipped, hovered, for_pointers, children) in &buttons {
        let known = children.into_iter().flatten().copied().find(|child| tips.contains(*child));
        let focused = !for_pointers && visible.0 && focus.get() == Some(entity);
        // While keys move the focus, the pointer only rests.
        let pointed = hovered.get() && !visible.0 && pressed.0.is_none();
        match ((pointed || focused) && !covered.by_menu(entity), known) {
            (true, None) => {
                let bottom = bar.clears(entity).map_or(percent(114), px);
                let tip = tip_of_button(source.said(tipped), bar.key(entity, tipped), bottom);
                commands.entity(entity).with_child(tip);
            }
            (false, Some(tip)) => commands.entity(tip).despawn(),
            _ => {}
        }
    }
}

/// A tooltip that stands for itself, because a picture cannot hold it.
#[derive(Component)]
pub(super) struct About(Entity);

type Signs<'a> =
    (Entity, &'a Tipped, &'a Hovered, Option<(&'a ComputedNode, &'a UiGlobalTransform)>);

type Ringed = (With<Tipped>, With<Outline>, Without<Button>);

/// Shows what one sign means: the one under a finger, else the one under the pointer, else the focused
/// one.
pub(super) fn tell_sign(
    signs: Query<Signs, Without<Button>>,
    tips: Query<(Entity, &About)>,
    ringed: Query<Entity, Ringed>,
    (focus, visible, finger): (Res<InputFocus>, Res<InputFocusVisible>, Res<UnderFinger>),
    (windows, pressed, covered): (Query<&Window, With<PrimaryWindow>>, Res<PressedAt>, Covered),
    source: LevelNote,
    mut commands: Commands,
) {
    let held = finger.0.filter(|(_, since)| since.elapsed() >= HELD).map(|(sign, _)| sign);
    let mut hovered = signs.iter().filter(|(_, _, hovered, _)| hovered.get());
    let pointed = hovered.next().map(|(sign, ..)| sign).filter(|_| pressed.0.is_none());
    let focused = focus.get().filter(|_| visible.0);
    let asked = held.or(pointed).or(focused).filter(|sign| !covered.by_menu(*sign));
    let wanted = asked.and_then(|sign| signs.get(sign).ok());
    let sign = wanted.map(|(sign, ..)| sign);
    let stands = tips.iter().any(|(_, about)| Some(about.0) == sign);
    for (tip, _) in tips.iter().filter(|(_, about)| Some(about.0) != sign) {
        commands.entity(tip).despawn();
    }
    for ring in ringed.iter().filter(|ring| Some(*ring) != focused) {
        commands.entity(ring).remove::<Outline>();
    }
    // Also while a mouse rests on another sign, which is told then.
    let unringed = focused.filter(|sign| signs.contains(*sign) && !ringed.contains(*sign));
    if let Some(sign) = unringed {
        commands.entity(sign).insert(Outline::new(px(2), px(2), palette::FOCUS));
    }
    let Some((sign, tipped, _, place)) = wanted.filter(|_| !stands) else { return };
    let room = place.zip(windows.single().ok()).map(|((node, at), window)| {
        let units = node.inverse_scale_factor();
        let window = window.physical_size().as_vec2() * units;
        SignPlace {
            sign: Rect::from_center_size(at.translation * units, node.size() * units),
            window,
        }
    });
    commands.spawn((About(sign), tip_of_sign(source.said(tipped), room.unwrap_or_default())));
}

/// Where a sign lies in the window, in units.
#[derive(Clone, Copy, Default)]
struct SignPlace {
    sign: Rect,
    window: Vec2,
}

/// What every tooltip looks like.
fn paper() -> impl Bundle {
    (
        // Over every menu.
        (Tip, GlobalZIndex(45), Pickable::IGNORE),
        // A panel that scrolls does not cut it off.
        (OverrideClip, BackgroundColor(palette::INK), panels::shadow(3.0)),
    )
}

fn node() -> Node {
    Node {
        position_type: PositionType::Absolute,
        padding: UiRect::axes(px(space::M), px(space::S)),
        column_gap: px(space::S),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(10)),
        ..default()
    }
}

/// The tooltip of a button; it grows to the left, because its button stands near the window's right
/// edge.
fn tip_of_button(says: LocalText, key: Option<Intent>, bottom: Val) -> impl Bundle {
    let node = Node { right: px(0), bottom, ..node() };
    let label = (text(says, Lettering::Note, palette::PAPER), TextLayout::no_wrap());
    let label = Children::spawn(SpawnWith(move |tip: &mut ChildSpawner| {
        tip.spawn(label);
        if let Some(key) = key {
            tip.spawn((Prompt(key), EvenWithMouse));
        }
    }));
    (node, paper(), label)
}

/// The tooltip of a sign: above it, or below one near the window's upper edge, and inside the window.
fn tip_of_sign(says: LocalText, SignPlace { sign, window }: SignPlace) -> impl Bundle {
    let most = (window.x - WIDEST - EDGE).max(EDGE);
    let aside = if sign.center().x < window.x / 2.0 { sign.min.x } else { sign.max.x - WIDEST };
    let below = sign.center().y < window.y / 4.0;
    let node = Node {
        width: px(WIDEST),
        left: px(aside.clamp(EDGE, most)),
        top: if below { px(sign.max.y + EDGE) } else { auto() },
        bottom: if below { auto() } else { px(window.y - sign.min.y + EDGE) },
        ..node()
    };
    let label = text(says, Lettering::Note, palette::PAPER);
    (node, paper(), DespawnOnExit(Screen::Play), children![label])
}

/// The number of tooltips that a thing shows.
#[cfg(test)]
pub(super) fn shown_tips(world: &World, thing: Entity) -> usize {
    let Some(mut tips) = world.try_query::<&About>() else { return 0 };
    tips.iter(world).filter(|about| about.0 == thing).count()
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use bevy::math::DVec2;

    use super::*;
    use crate::app::kit::locale::Locale;
    use crate::app::kit::theme::menus::MenuScope;

    /// A world with a bar, and a button of it that the pointer is on.
    fn pointed_at(key: Option<Intent>) -> (World, Entity) {
        let mut world = World::new();
        world.init_resource::<InputFocus>();
        world.init_resource::<InputFocusVisible>();
        world.init_resource::<Locale>();
        world.init_resource::<PressedAt>();
        let lies = |size: Vec2, y: f32| {
            let node = ComputedNode { size, inverse_scale_factor: 0.5, ..default() };
            (node, UiGlobalTransform::from_xy(600.0, y))
        };
        let bar = world.spawn((Part::Bar, lies(Vec2::new(300.0, 200.0), 600.0))).id();
        let tipped = Tipped { says: "bar-hint".into(), key };
        let looks = (Button, tipped, Hovered(true), lies(Vec2::splat(88.0), 650.0));
        let button = world.spawn((looks, ChildOf(bar))).id();
        (world, button)
    }

    #[test]
    fn the_bars_tooltips_tell_no_key_that_moves_through_a_replay() {
        let told = |key: Intent, watches: bool| {
            let (mut world, _) = pointed_at(Some(key));
            if watches {
                world.init_resource::<Watching>();
            }
            world.run_system_once(show_tips).expect("tips are shown");
            world.query::<&Prompt>().iter(&world).count()
        };
        assert_eq!(told(Intent::Threat, false), 1);
        assert_eq!(told(Intent::Threat, true), 0);
        assert_eq!(told(Intent::Log, true), 1, "this one does the same there");
    }

    /// The tooltips on screen.
    fn tips(world: &mut World) -> usize {
        world.run_system_once(show_tips).expect("tips are shown");
        world.query::<&Tip>().iter(world).count()
    }

    #[test]
    fn what_a_dialog_covers_has_no_tooltip() {
        let (mut world, _) = pointed_at(None);
        assert_eq!(tips(&mut world), 1);
        let dialog = world.spawn(MenuScope { layer: 2 }).id();
        assert_eq!(tips(&mut world), 0);
        let tipped = Tipped { says: "bar-hint".into(), key: None };
        world.spawn((Button, tipped, Hovered(true), ChildOf(dialog)));
        assert_eq!(tips(&mut world), 1, "its own button has one");
    }

    #[test]
    fn after_a_press_no_tooltip_comes_until_the_pointer_has_left_that_place() {
        let (mut world, _) = pointed_at(None);
        world.init_resource::<ButtonInput<MouseButton>>();
        let window = world.spawn((Window::default(), PrimaryWindow)).id();
        let at = |world: &mut World, x: f64| {
            let mut window = world.get_mut::<Window>(window).expect("a window");
            window.set_physical_cursor_position(Some(DVec2::new(x, 100.0)));
            world.run_system_once(hush).expect("presses are noted");
            tips(world)
        };
        assert_eq!(at(&mut world, 100.0), 1);
        let mut mouse = world.resource_mut::<ButtonInput<MouseButton>>();
        mouse.press(MouseButton::Left);
        assert_eq!(at(&mut world, 100.0), 0);
        world.resource_mut::<ButtonInput<MouseButton>>().clear();
        assert_eq!(at(&mut world, 110.0), 0, "a hand trembles");
        assert_eq!(at(&mut world, 140.0), 1);
        assert_eq!(at(&mut world, 110.0), 1);
    }

    #[test]
    fn a_tooltip_of_the_bar_stands_above_all_of_its_buttons() {
        let (mut world, button) = pointed_at(None);
        world.run_system_once(show_tips).expect("tips are shown");
        let tip = world.get::<Children>(button).expect("a tip")[0];
        // Its lower edge is at 694, the upper edge of the bar at 500: half of that in units.
        assert_eq!(world.get::<Node>(tip).expect("a node").bottom, px(97.0 + EDGE));
    }
}
