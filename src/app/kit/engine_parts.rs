//! The parts of the engine that a page loads, in the order of the engine's own list, `DefaultPlugins`.
//!
//! What the list names is downloaded, used or not. So it leaves out the widgets that nothing here uses, and the log with its
//! filters and spans, in whose place [`console`] stands. A widget that is used for the first time has to be added here.

use bevy::a11y::AccessibilityPlugin;
use bevy::app::{PanicHandlerPlugin, PluginGroupBuilder, TaskPoolPlugin};
use bevy::camera::CameraPlugin;
use bevy::clipboard::ClipboardPlugin;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::diagnostic::{DiagnosticsPlugin, FrameCountPlugin};
use bevy::gilrs::GilrsPlugin;
use bevy::input::InputPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocusPlugin};
use bevy::mesh::MeshPlugin;
use bevy::picking::DefaultPickingPlugins;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::sprite::SpritePlugin;
use bevy::sprite_render::SpriteRenderPlugin;
use bevy::state::app::StatesPlugin;
use bevy::text::TextPlugin;
use bevy::time::TimePlugin;
use bevy::ui::UiPlugin;
use bevy::ui_render::UiRenderPlugin;
use bevy::ui_widgets::{ButtonPlugin, ScrollAreaPlugin, ScrollbarPlugin};
use bevy::winit::WinitPlugin;

use crate::app::platform::console;

/// The plugins of a page, as a group to be added or changed.
pub struct EngineParts;

impl PluginGroup for EngineParts {
    fn build(self) -> PluginGroupBuilder {
        let parts = PluginGroupBuilder::start::<Self>()
            .add(PanicHandlerPlugin)
            .add(console::plugin)
            .add(TaskPoolPlugin::default())
            .add(FrameCountPlugin)
            .add(TimePlugin)
            .add(TransformPlugin)
            .add(DiagnosticsPlugin)
            .add(InputPlugin)
            .add(InputFocusPlugin)
            .add(InputDispatchPlugin)
            .add(WindowPlugin::default())
            .add(AccessibilityPlugin)
            .add(AssetPlugin::default())
            .add(WinitPlugin::default());
        let drawn = parts
            .add(RenderPlugin::default())
            .add(ImagePlugin::default())
            .add(MeshPlugin)
            .add(CameraPlugin)
            .add(CorePipelinePlugin)
            .add(SpritePlugin)
            .add(SpriteRenderPlugin)
            .add(ClipboardPlugin)
            .add(TextPlugin)
            .add(UiPlugin)
            .add(UiRenderPlugin::default());
        drawn
            .add(GilrsPlugin)
            .add(StatesPlugin)
            .add(ButtonPlugin)
            .add(ScrollAreaPlugin)
            .add(ScrollbarPlugin)
            .add_group(DefaultPickingPlugins)
    }
}
