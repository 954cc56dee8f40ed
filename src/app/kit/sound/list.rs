//! The list of sounds, loaded behind the title.
//!
//! Deliberately absent: the sounds themselves, which are loaded when they are first heard.

use bevy::asset::{AssetLoader, LoadContext, io::Reader};
use bevy::prelude::*;

use crate::app::kit::screen_state::Screen;
use crate::data::Memory;
use crate::data::sounds::{PATH, Sounds};

/// The sounds that can be played; empty until the list is loaded.
#[derive(Resource, Default, Debug)]
pub(super) struct SoundList(pub(super) Sounds);

#[derive(Asset, TypePath)]
struct ListFile(Sounds);

/// Keeps the list loaded, so that it is read again when it is edited.
#[derive(Resource)]
struct Loaded(Handle<ListFile>);

#[derive(Default, TypePath)]
struct ListLoader;

impl AssetLoader for ListLoader {
    type Asset = ListFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<ListFile, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let (sounds, flaws) = Sounds::read(&Memory::default().with(PATH, bytes));
        for flaw in flaws {
            let at = flaw.place.map_or((1, 1), |place| (place.line, place.column));
            let remedy = flaw.suggestion.unwrap_or_default();
            warn!("{PATH}:{}:{}: {}; {remedy}", at.0, at.1, flaw.cause);
        }
        Ok(ListFile(sounds))
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoundList>()
        .init_asset::<ListFile>()
        .init_asset_loader::<ListLoader>()
        .add_systems(OnEnter(Screen::Title), send_for_list.run_if(not(resource_exists::<Loaded>)))
        .add_systems(Update, read_list.run_if(on_message::<AssetEvent<ListFile>>));
}

fn send_for_list(server: Res<AssetServer>, mut commands: Commands) {
    commands.insert_resource(Loaded(server.load(PATH.trim_start_matches("assets/"))));
}

fn read_list(loaded: Res<Loaded>, files: Res<Assets<ListFile>>, mut list: ResMut<SoundList>) {
    if let Some(file) = files.get(&loaded.0) {
        list.0.clone_from(&file.0);
    }
}
