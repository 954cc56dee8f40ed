//! What the app loads before the title shows, and the pictures behind it: fonts, scenes, atlases, and the doors for other data.
//!
//! The loading screen ends only when every file is there that the title needs. Modules with data of their own add theirs with
//! `configure_loading_state` or a progress-tracked system during [`Screen::Loading`]. Atlases come behind the title, in their smallest
//! size first and in others as they are wanted: [`art`]. What only one game shows comes with its table: [`scenes`].
//! Deliberately absent: rules data (its module reads bytes and knows how to complain) and sound.

use std::marker::PhantomData;

use bevy::asset::{AssetLoader, LoadContext, io::Reader};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use iyes_progress::ProgressPlugin;
use serde::de::DeserializeOwned;

use super::screen_state::Screen;
use crate::app::platform::redraw::Awake;

pub mod art;
pub mod pixels;
pub mod scenes;
#[cfg(test)]
pub(in crate::app) mod tests;

pub use self::art::{Art, HEADS};
pub use self::scenes::Scenes;

/// The faces of all texts.
#[derive(AssetCollection, Resource)]
pub struct Fonts {
    /// Caprasimo: logo and headings.
    #[asset(path = "fonts/Caprasimo-Regular.ttf")]
    pub display: Handle<Font>,
    /// Atkinson Hyperlegible Next: texts.
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-Regular.ttf")]
    pub text: Handle<Font>,
    /// The same, bold.
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-Bold.ttf")]
    pub bold: Handle<Font>,
}

/// Reads one RON file into one typed asset.
#[derive(TypePath)]
pub struct RonLoader<A: TypePath>(PhantomData<A>);

impl<A: TypePath> Default for RonLoader<A> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<A: Asset + DeserializeOwned> AssetLoader for RonLoader<A> {
    type Asset = A;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<A, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        ron::de::from_bytes(&bytes).map_err(|flaw| format!("{}:{flaw}", context.path()).into())
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

/// Loads all content, then shows the title.
pub fn plugin(app: &mut App) {
    app.add_plugins(pictures)
        .configure_loading_state(
            LoadingStateConfig::new(Screen::Loading).load_collection::<Fonts>(),
        )
        .add_systems(OnEnter(Screen::Loading), watch_loading)
        .add_systems(OnExit(Screen::Loading), rest_after_loading);
}

/// The title's pictures, and those that come behind it.
fn pictures(app: &mut App) {
    app.add_plugins(
        ProgressPlugin::<Screen>::new().with_state_transition(Screen::Loading, Screen::Title),
    )
    .add_loading_state(
        LoadingState::new(Screen::Loading)
            .on_failure_continue_to_state(Screen::Broken)
            .load_collection::<art::FirstSheet>(),
    )
    .init_resource::<FramesDrawn>()
    .add_systems(Last, count_frames.run_if(not(first_frames_are_drawn)))
    .add_plugins((art::plugin, scenes::plugin, pixels::plugin));
}

/// Frames drawn since the loading, as far as anybody waits for them.
#[derive(Resource, Default)]
struct FramesDrawn(u8);

/// So many frames of the title go before pictures that it can do without: unpacking those would make it wait.
const FRAMES_BEFORE: u8 = 3;

fn first_frames_are_drawn(drawn: Res<FramesDrawn>) -> bool {
    drawn.0 >= FRAMES_BEFORE
}

fn count_frames(
    screen: Res<State<Screen>>,
    mut drawn: ResMut<FramesDrawn>,
    mut awake: ResMut<Awake>,
) {
    if *screen.get() != Screen::Loading {
        drawn.0 += 1;
        awake.nudge();
    }
}

fn watch_loading(mut awake: ResMut<Awake>) {
    awake.hold("loading");
}

fn rest_after_loading(mut awake: ResMut<Awake>) {
    awake.release("loading");
    awake.nudge();
}
