//! The game's files in a browser: the page brings most of them in one bundle; any other file is
//! fetched when it is needed.
//!
//! Every separate fetch costs a round trip to the server, and the title needs dozens of files. All data files are
//! in the bundle, so that packs can be judged against them at once ([`read`]).
//! Deliberately absent: unpacking; the page has already split the bundle by its index.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;

use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::wasm::HttpWasmAssetReader;
use bevy::asset::io::{AssetReader, AssetReaderError, AssetSourceBuilder, PathStream, Reader};
use js_sys::{Array, Object, Reflect, Uint8Array};

use crate::data::{Trouble, index};

/// The page's global with the files: an object of byte arrays by path.
const ON_THE_PAGE: &str = "menagerieFiles";

/// What the page has brought of each folder.
static BROUGHT: Mutex<BTreeMap<&str, Dir>> = Mutex::new(BTreeMap::new());

/// Reads a file of the page's bundle by its logical path, without the engine.
///
/// # Errors
/// There is no such file in the bundle.
pub fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    let (name, inside) = path.split_once('/').ok_or(Trouble::Missing)?;
    let folder = BROUGHT.lock().ok().and_then(|folders| folders.get(name).cloned());
    match folder.and_then(|folder| folder.get_asset(Path::new(inside))) {
        Some(file) => Ok(file.value().to_vec()),
        // The game's own sounds are fetched when they are heard.
        None if path.ends_with(".ogg") && !path.contains(index::OF_PACK_WRITTEN) => {
            Err(Trouble::Unreadable("it is fetched when it is needed".to_owned()))
        }
        None => Err(Trouble::Missing),
    }
}

/// One of the folders as an asset source.
pub(in crate::app) fn source(name: &'static str) -> AssetSourceBuilder {
    let root = brought(name);
    if let Ok(mut folders) = BROUGHT.lock() {
        folders.insert(name, root.clone());
    }
    AssetSourceBuilder::new(move || {
        let brought = MemoryAssetReader { root: root.clone() };
        Box::new(Bundle { brought, elsewhere: HttpWasmAssetReader::new(name) })
    })
}

/// The files of a folder in the page's bundle; empty without a bundle.
fn brought(name: &str) -> Dir {
    let folder = Dir::default();
    let files = web_sys::window().and_then(|page| Reflect::get(&page, &ON_THE_PAGE.into()).ok());
    let files = files.filter(|files| files.is_object()).map(Object::from);
    for file in files.iter().flat_map(|files| Object::entries(files)) {
        let file = Array::from(&file);
        let path = file.get(0).as_string().unwrap_or_default();
        if let Ok(path) = Path::new(&path).strip_prefix(name) {
            folder.insert_asset(path, Uint8Array::from(file.get(1)).to_vec());
        }
    }
    folder
}

struct Bundle {
    brought: MemoryAssetReader,
    elsewhere: HttpWasmAssetReader,
}

impl AssetReader for Bundle {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        let reader: Box<dyn Reader + 'a> = match self.brought.read(path).await {
            Ok(file) => Box::new(file),
            Err(_) => Box::new(self.elsewhere.read(path).await?),
        };
        Ok(reader)
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.elsewhere.read_meta(path).await
    }

    async fn read_directory<'a>(
        &'a self,
        path: &'a Path,
    ) -> Result<Box<PathStream>, AssetReaderError> {
        self.elsewhere.read_directory(path).await
    }

    async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
        self.elsewhere.is_directory(path).await
    }
}
