//! The list of sounds, loaded behind the title, with what packs change of it.
//!
//! Deliberately absent: the sounds themselves, which are loaded when they are first heard.

use bevy::asset::{AssetLoader, LoadContext, io::Reader};
use bevy::prelude::*;

use crate::app::kit::screen_state::Screen;
use crate::app::platform::shipped::BroughtFiles;
use crate::data::sounds::{FOLDER, PATH, Sounds};
use crate::data::{Files, Memory};
use crate::packs::{Layered, Stack};

/// The sounds that can be played; empty until the list is loaded.
#[derive(Resource, Default, Debug)]
pub(super) struct SoundList(pub(super) Sounds);

#[derive(Asset, TypePath)]
struct ListFile(Memory);

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
        Ok(ListFile(Memory::default().with(PATH, bytes)))
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

pub(super) fn plugin(app: &mut App) {
    let may_differ = on_message::<AssetEvent<ListFile>>
        .or_else(resource_exists_and_changed::<BroughtFiles>)
        .and_then(resource_exists::<Loaded>);
    app.init_resource::<SoundList>()
        .init_asset::<ListFile>()
        .init_asset_loader::<ListLoader>()
        .add_systems(OnEnter(Screen::Title), send_for_list.run_if(not(resource_exists::<Loaded>)))
        .add_systems(Update, read_list.run_if(may_differ));
}

fn send_for_list(server: Res<AssetServer>, mut commands: Commands) {
    commands.insert_resource(Loaded(server.load(PATH.trim_start_matches("assets/"))));
}

fn read_list(
    loaded: Res<Loaded>,
    lists: Res<Assets<ListFile>>,
    brought: Option<Res<BroughtFiles>>,
    mut list: ResMut<SoundList>,
) {
    let Some(ListFile(file)) = lists.get(&loaded.0) else { return };
    let packs = brought.map(|brought| brought.packs.clone()).unwrap_or_default();
    let (sounds, flaws) = Sounds::read(&Layered::new(packs, file as &dyn Files));
    for flaw in flaws {
        let at = flaw.place.as_ref().map_or((1, 1), |place| (place.line, place.column));
        let remedy = flaw.suggestion.unwrap_or_default();
        warn!("{}:{}:{}: {}; {remedy}", flaw.file, at.0, at.1, flaw.cause);
    }
    list.0 = sounds;
}

/// The bytes of a file of sound, if it is one of packs.
pub(super) fn of_packs(file: &str, packs: &Stack) -> Option<Vec<u8>> {
    Layered::new(packs, &Memory::default() as &dyn Files).read(&format!("{FOLDER}/{file}")).ok()
}
