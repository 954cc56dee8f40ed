//! The window, the camera, and when to draw: the loop sleeps until something moves.
//!
//! A board game waits most of the time, so frames are drawn on demand. Animations hold [`RedrawRequests`];
//! input keeps the loop running for a few more frames, because a click needs several frames to
//! become a new screen. Gamepads are polled inside the loop and never wake it, so a slow tick runs
//! while one is connected. Deliberately absent: a frame limiter (vertical sync does it) and a
//! second window.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::app::{PluginGroupBuilder, TaskPoolOptions, TaskPoolPlugin};
use bevy::asset::AssetMetaCheck;
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadEvent;
use bevy::input::gestures::PinchGesture;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::render::RenderPlugin;
use bevy::render::error_handler::{ErrorType, RenderErrorHandler, RenderErrorPolicy};
#[cfg(not(target_arch = "wasm32"))]
use bevy::render::settings::{MemoryHints, RenderCreation, WgpuSettings};
use bevy::window::{
    MonitorSelection, PrimaryWindow, WindowFocused, WindowMode, WindowResizeConstraints,
    WindowResized,
};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::app::platform::redraw::RedrawRequests;

use super::content::pixels;
use super::input::Intent;
use super::input::Intents;
use super::{form, palette};
use crate::app::platform::redraw::ask_for_frames;

/// How often pads are polled while one is connected.
pub const PAD_TICK: Duration = Duration::from_millis(33);
/// The `id` of the page's canvas; unused outside the browser.
pub const CANVAS: &str = "game";
/// How long the loop sleeps when nothing happens; only a newly connected pad has to wait for it.
pub const LONGEST_SLEEP: Duration = Duration::from_secs(20);
/// The smallest side of the window, in logical pixels: the smallest phone held flat, without its
/// browser's bars.
pub const SMALLEST: f32 = 240.0;
/// How long frames are drawn after a graphics device was lost, while the next one and its pictures
/// arrive.
const RECOVERY: Duration = Duration::from_secs(3);

/// The camera of screens and board.
#[derive(Component)]
pub struct StageCamera;

/// The engine's plugins, set up for this game.
pub fn engine() -> PluginGroupBuilder {
    let window = Window {
        title: "Menagerie".into(),
        name: Some("menagerie".into()),
        resolution: (1280, 720).into(),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST,
            min_height: SMALLEST,
            ..default()
        },
        canvas: Some(format!("#{CANVAS}")),
        fit_canvas_to_parent: true,
        ..default()
    };
    let assets = AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() };
    let windows = WindowPlugin {
        primary_window: Some(window),
        // The game asks first when the match could not be kept.
        close_when_requested: false,
        ..default()
    };
    parts().set(windows).set(assets).set(threads())
}

#[cfg(target_arch = "wasm32")]
fn parts() -> PluginGroupBuilder {
    super::engine_parts::EngineParts.build()
}

/// The log's last lines are kept for crash reports.
#[cfg(not(target_arch = "wasm32"))]
fn parts() -> PluginGroupBuilder {
    use crate::app::platform::black_box;
    use bevy::log::LogPlugin;

    DefaultPlugins
        .set(LogPlugin { custom_layer: black_box::tail, ..default() })
        .set(drawing(WgpuSettings::default()))
}

/// Drawing that takes graphics memory in small blocks and gives back what it no longer needs. By
/// default it takes blocks as large as a big scene needs, and keeps what loading pictures touched.
#[cfg(not(target_arch = "wasm32"))]
fn drawing(settings: WgpuSettings) -> RenderPlugin {
    let settings = WgpuSettings { memory_hints: MemoryHints::MemoryUsage, ..settings };
    RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(settings)), ..default() }
}

/// The same plugins without a window and without drawing.
#[cfg(not(target_arch = "wasm32"))]
pub fn engine_without_window() -> PluginGroupBuilder {
    use bevy::winit::WinitPlugin;

    let nothing = WgpuSettings { backends: None, ..default() };
    engine().disable::<WinitPlugin>().set(drawing(nothing))
}

/// The same plugins without a window. Each update draws its own frame, so a picture taken in it
/// shows its state.
#[cfg(not(target_arch = "wasm32"))]
pub fn engine_without_window_drawn() -> PluginGroupBuilder {
    use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
    use bevy::winit::WinitPlugin;

    engine().disable::<WinitPlugin>().disable::<PipelinedRenderingPlugin>()
}

/// Pictures are decoded on the file threads, and the title waits for both. Two threads do this
/// faster, even on two cores.
fn threads() -> TaskPoolPlugin {
    let mut options = TaskPoolOptions::default();
    options.io.min_threads = 2;
    TaskPoolPlugin { task_pool_options: options }
}

/// Adds window, camera and the sleeping loop.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(palette::PARCHMENT))
        .insert_resource(sleepy(LONGEST_SLEEP))
        .insert_resource(RenderErrorHandler(recover_the_picture))
        .add_systems(Startup, raise_camera)
        .add_plugins(form::plugin)
        .add_systems(Update, toggle_fullscreen)
        .add_systems(PreUpdate, tick_for_pads)
        .add_systems(Last, stir_on_input.before(ask_for_frames))
        .add_systems(Last, log_frame);
}

/// Draws on the window's own events and after `wait` at the latest.
fn sleepy(wait: Duration) -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(wait),
        unfocused_mode: UpdateMode::reactive_low_power(wait.max(Duration::from_millis(100))),
    }
}

/// Spawns the camera, inactive; `screens::loading` activates it when there is something to show.
fn raise_camera(mut commands: Commands) {
    let closed = Camera { is_active: false, ..default() };
    commands.spawn((Camera2d, closed, Msaa::Off, StageCamera, IsDefaultUiCamera));
}

/// Rebuilds a lost graphics device. Any other error ends the game cleanly.
fn recover_the_picture(
    error: &bevy::render::error_handler::RenderError,
    main_world: &mut World,
    _render_world: &mut World,
) -> RenderErrorPolicy {
    if matches!(error.ty, ErrorType::DeviceLost) {
        warn!("The graphics device was lost; building it anew.");
        pixels::read_again(main_world);
        // Nothing else requests frames during the recovery.
        main_world.resource_mut::<RedrawRequests>().stay(RECOVERY);
        return RenderErrorPolicy::Recover(default());
    }
    error!("Drawing failed ({:?}): {}", error.ty, error.description);
    main_world.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// Neither pads nor screen readers wake the loop.
fn tick_for_pads(
    pads: Query<(), With<Gamepad>>,
    readers: Option<Res<AccessibilityRequested>>,
    mut winit: ResMut<WinitSettings>,
) {
    let is_read = readers.is_some_and(|readers| readers.get());
    let wait = if pads.is_empty() && !is_read { LONGEST_SLEEP } else { PAD_TICK };
    let wanted = UpdateMode::reactive_low_power(wait);
    if winit.focused_mode != wanted {
        *winit = sleepy(wait);
    }
}

/// Every input that the window can receive.
#[derive(SystemParam)]
struct AnyInput<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    pinches: MessageReader<'w, 's, PinchGesture>,
    moved: MessageReader<'w, 's, CursorMoved>,
    touches: MessageReader<'w, 's, TouchInput>,
    pads: MessageReader<'w, 's, GamepadEvent>,
    resized: MessageReader<'w, 's, WindowResized>,
    focused: MessageReader<'w, 's, WindowFocused>,
}

impl AnyInput<'_, '_> {
    fn happened(&mut self) -> bool {
        [
            self.keys.read().count(),
            self.buttons.read().count(),
            self.wheel.read().count(),
            self.pinches.read().count(),
            self.moved.read().count(),
            self.touches.read().count(),
            self.pads.read().count(),
            self.resized.read().count(),
            self.focused.read().count(),
        ]
        .iter()
        .any(|count| *count > 0)
    }
}

fn stir_on_input(mut input: AnyInput, mut redraw: ResMut<RedrawRequests>) {
    if input.happened() {
        redraw.touch();
    }
}

/// One line for each frame, counted by `scripts/measure_quiet`.
fn log_frame() {
    trace!("frame");
}

fn toggle_fullscreen(intents: Intents, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    if intents.just(Intent::Fullscreen) {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }
}
