//! Looking closer: the wheel, two fingers, keys and the right stick show the board larger; a drag of empty
//! ground, the middle button or two fingers move it; one key shows all of it again.
//!
//! While something can be turned the wheel turns it, and in a replay it goes through the match; with Control it
//! always brings the board nearer. The view follows the focus of keys and pad. Panels that the pointer is over
//! keep their wheel. Deliberately absent: what is seen then ([`View`]).

use bevy::ecs::system::SystemParam;
use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touches;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::fingers::Finger;
use super::pointing::Pointing;
use super::pressing::PointerState;
use super::turning::Turnable;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::theme::menus::MenuScope;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::places::SpotPlaces;
use crate::app::table::board::view::View;
use crate::app::table::contract::frame::TableSystems;

/// How much nearer one notch of the wheel or one press of a key brings the board.
const NOTCH: f32 = 1.15;
const PRESS: f32 = 1.4;
/// Pixels of a touchpad that count as a notch.
const PIXELS: f32 = 60.0;
/// How fast a stick brings it nearer, and how far it leans for that.
const STICK: f32 = 1.6;
const LEANS: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PinchGesture>().add_observer(drag_board).add_systems(
        Update,
        (
            (feel_wheel, feel_pinch, feel_fingers, feel_keys, feel_stick).chain().run_if(at_board),
            follow_focus,
        )
            .chain()
            .after(super::keys::pick_focused)
            .in_set(TableSystems::Listen)
            .run_if(resource_exists::<BoardLayout>),
    );
}

fn at_board(overlay: Option<Res<State<Overlay>>>) -> bool {
    overlay.is_none_or(|overlay| *overlay.get() == Overlay::None)
}

/// The view, and the window through which it is seen.
#[derive(SystemParam)]
struct Eye<'w, 's> {
    view: ResMut<'w, View>,
    layout: Option<Res<'w, BoardLayout>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Eye<'_, '_> {
    fn window(&self) -> Vec2 {
        self.windows.single().map_or(Vec2::ONE, Window::size)
    }

    /// A point in pixels from the window's middle, y up.
    fn off_middle(&self, point: Vec2) -> Vec2 {
        let middle = self.window() / 2.0;
        Vec2::new(point.x - middle.x, middle.y - point.y)
    }

    /// The place of the board that is seen at a point of the window; `None` outside the board's area.
    fn place_at(&self, point: Vec2) -> Option<Vec2> {
        let (layout, up) = (self.layout.as_ref()?, self.off_middle(point));
        let lift = layout.lift(self.window());
        let lies = (up - Vec2::Y * lift) / layout.square;
        layout.ground().contains(lies).then(|| self.view.place_at(layout, lift, up))
    }

    fn change(&mut self, change: impl FnOnce(&mut View, &BoardLayout)) {
        let Some(layout) = &self.layout else { return };
        let mut seen = *self.view;
        change(&mut seen, layout);
        self.view.set_if_neq(seen);
    }

    fn zoom(&mut self, by: f32, still: Vec2) {
        self.change(|view, layout| view.zoom(layout, by, still));
    }

    /// Moves the board by pixels of the window, y down.
    fn pan(&mut self, by: Vec2) {
        self.change(|view, layout| {
            view.pan(layout, Vec2::new(by.x, -by.y) / (layout.square * view.factor()));
        });
    }
}

/// What the mouse is over.
#[derive(SystemParam)]
struct Under<'w, 's> {
    hovered: Option<Res<'w, HoverMap>>,
    nodes: Query<'w, 's, (), With<ComputedNode>>,
}

impl Under<'_, '_> {
    fn is_panel(&self) -> bool {
        let under = self.hovered.as_ref().and_then(|hovered| hovered.get(&PointerId::Mouse));
        under.is_some_and(|under| under.keys().any(|entity| self.nodes.contains(*entity)))
    }
}

fn feel_wheel(
    wheel: Option<Res<AccumulatedMouseScroll>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    (turnable, menus, under): (Turnable, Query<(), With<MenuScope>>, Under),
    mut eye: Eye,
) {
    let Some(wheel) = wheel.filter(|wheel| wheel.delta.y != 0.0) else { return };
    let control =
        keys.is_some_and(|keys| keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]));
    if !control && (turnable.turns_something() || !menus.is_empty()) || under.is_panel() {
        return;
    }
    let notches = match wheel.unit {
        MouseScrollUnit::Line => wheel.delta.y,
        MouseScrollUnit::Pixel => wheel.delta.y / PIXELS,
    };
    let point = eye.windows.single().ok().and_then(Window::cursor_position);
    if let Some(place) = point.and_then(|point| eye.place_at(point)) {
        eye.zoom(NOTCH.powf(notches.clamp(-4.0, 4.0)), place);
    }
}

/// Two fingers on a touchpad, where the system reports them.
fn feel_pinch(mut pinches: MessageReader<PinchGesture>, under: Under, mut eye: Eye) {
    let by: f32 = pinches.read().map(|pinch| 1.0 + pinch.0.clamp(-0.5, 0.5)).product();
    let point = eye.windows.single().ok().and_then(Window::cursor_position);
    if by != 1.0
        && !under.is_panel()
        && let Some(place) = point.and_then(|point| eye.place_at(point))
    {
        eye.zoom(by, place);
    }
}

/// Two fingers on a touchscreen: what is under them stays under them.
fn feel_fingers(touches: Option<Res<Touches>>, mut before: Local<Option<[Vec2; 2]>>, mut eye: Eye) {
    let Some(touches) = touches else { return };
    let mut all: Vec<_> = touches.iter().collect();
    all.sort_by_key(|touch| touch.id());
    let [one, other] = all.as_slice() else {
        *before = None;
        return;
    };
    let began_there = [one, other].map(|touch| eye.place_at(touch.start_position()).is_some());
    let now = [one.position(), other.position()];
    let Some(was) = before.replace(now).filter(|_| began_there == [true; 2]) else { return };
    let span = |[one, other]: [Vec2; 2]| one.distance(other).max(1.0);
    let middle = |[one, other]: [Vec2; 2]| (one + other) / 2.0;
    if let Some(place) = eye.place_at(middle(was)) {
        eye.zoom(span(now) / span(was), place);
    }
    eye.pan(middle(now) - middle(was));
}

/// Keys and buttons: nearer to the focus, or to what is in the middle.
fn feel_keys(
    intents: Intents,
    mut table_commands: MessageReader<TableCommand>,
    (pointing, places): (Res<Pointing>, SpotPlaces),
    mut eye: Eye,
) {
    let nearer = i32::from(intents.just(Intent::ZoomIn)) - i32::from(intents.just(Intent::ZoomOut));
    if nearer != 0 {
        let focus = pointing.focus().and_then(|spot| places.middle(spot));
        let place = focus.unwrap_or_else(|| eye.view.middle(&places.layout));
        eye.zoom(PRESS.powi(nearer), place);
    }
    let asked = table_commands.read().any(|command| *command == TableCommand::WholeBoard);
    if asked || intents.just(Intent::WholeBoard) {
        eye.change(|view, _| view.show_all());
    }
}

/// The right stick, up and down, while there is nothing that it could point at.
fn feel_stick(
    (intents, time): (Intents, Res<Time<Real>>),
    turnable: Turnable,
    (pointing, places): (Res<Pointing>, SpotPlaces),
    mut eye: Eye,
) {
    let lean = intents.aim().y;
    if lean.abs() < LEANS || turnable.turns_something() {
        return;
    }
    let focus = pointing.focus().and_then(|spot| places.middle(spot));
    let place = focus.unwrap_or_else(|| eye.view.middle(&places.layout));
    eye.zoom((lean * STICK * time.delta_secs().min(0.1)).exp(), place);
}

/// What keys and pad focus is brought into view.
fn follow_focus(pointing: Res<Pointing>, places: SpotPlaces, mut eye: Eye) {
    let focus = pointing.focus().filter(|_| pointing.is_changed() && !eye.view.is_whole());
    if let Some(place) = focus.and_then(|spot| places.middle(spot)) {
        eye.change(|view, layout| view.show(layout, place));
    }
}

fn drag_board(
    drag: On<Pointer<Drag>>,
    (pointer, finger): (Res<PointerState>, Res<Finger>),
    mut eye: Eye,
) {
    let pans = match (drag.pointer_id, drag.button) {
        (PointerId::Touch(_), _) => finger.pans(),
        (_, PointerButton::Middle) => pointer.pans,
        (_, PointerButton::Primary) => pointer.pans,
        _ => false,
    };
    if pans && drag.entity == drag.original_event_target() {
        eye.pan(drag.delta);
    }
}
