//! What the app loads before and behind the title: fonts, scenes and atlases.
//!
//! The loading screen ends once every file that the title needs is loaded. Modules with data of
//! their own add it with `configure_loading_state` or a progress-tracked system during
//! [`Screen::Loading`]. Atlases are loaded behind the title, their smallest size first and larger
//! ones when needed: [`art`]. What only one game shows is loaded with its table: [`scenes`].
//! Deliberately absent: rules data, whose module reads bytes and reports flaws itself, and sound.

use std::marker::PhantomData;

use bevy::asset::{AssetLoader, LoadContext, io::Reader};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use iyes_progress::ProgressPlugin;
use serde::de::DeserializeOwned;

use super::screen_state::Screen;
use crate::app::platform::redraw::RedrawRequests;

pub mod art;
pub mod cutouts;
mod further_fonts;
pub mod numerals;
pub mod pixels;
pub mod scenes;
#[cfg(test)]
pub(in crate::app) mod tests;
mod typeface;

pub use self::art::{Art, HEADS};
pub use self::scenes::Scenes;

/// The fonts of all texts.
#[derive(AssetCollection, Resource)]
pub struct Fonts {
    /// Caprasimo: for the logo and what is printed on boards and cards.
    #[asset(path = "fonts/Caprasimo-Regular.ttf")]
    pub display: Handle<Font>,
    /// The same: for headings.
    #[asset(path = "fonts/Caprasimo-Regular.ttf")]
    pub headings: Handle<Font>,
    /// Atkinson Hyperlegible Next: for texts.
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-Regular.ttf")]
    pub text: Handle<Font>,
    /// The same, bold.
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-Bold.ttf")]
    pub bold: Handle<Font>,
}

/// Loads an asset from a RON file.
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

/// Loads everything, then shows the title.
pub fn plugin(app: &mut App) {
    app.add_plugins((pictures, further_fonts::plugin))
        .configure_loading_state(
            LoadingStateConfig::new(Screen::Loading).load_collection::<Fonts>(),
        )
        .add_systems(OnEnter(Screen::Loading), watch_loading)
        .add_systems(OnExit(Screen::Loading), rest_after_loading);
}

/// Loads the title's pictures, then those behind it.
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
    .add_plugins((
        art::plugin,
        scenes::plugin,
        pixels::plugin,
        cutouts::plugin,
        numerals::plugin,
        typeface::plugin,
    ));
}

/// Frames drawn since loading has ended, counted up to [`FRAMES_BEFORE`].
#[derive(Resource, Default)]
struct FramesDrawn(u8);

/// Frames of the title drawn before other pictures are loaded; decoding those would delay the
/// title.
const FRAMES_BEFORE: u8 = 3;

fn first_frames_are_drawn(drawn: Res<FramesDrawn>) -> bool {
    drawn.0 >= FRAMES_BEFORE
}

fn count_frames(
    screen: Res<State<Screen>>,
    mut drawn: ResMut<FramesDrawn>,
    mut redraw: ResMut<RedrawRequests>,
) {
    if *screen.get() != Screen::Loading {
        drawn.0 += 1;
        redraw.nudge();
    }
}

fn watch_loading(mut redraw: ResMut<RedrawRequests>) {
    redraw.hold("loading");
}

fn rest_after_loading(mut redraw: ResMut<RedrawRequests>) {
    redraw.release("loading");
    redraw.nudge();
}
