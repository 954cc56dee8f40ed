//! The list of sounds as the game reads it, and what has to be in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;

use crate::effects::{self, Class};
use crate::files::{Flaw, at, folder};

/// `assets/sounds/sounds.ron`.
#[derive(Deserialize)]
pub(crate) struct Sounds {
    pub(crate) sounds: BTreeMap<String, Sound>,
    pub(crate) music: BTreeMap<String, Theme>,
    pub(crate) ambience: BTreeMap<String, Theme>,
}

#[derive(Deserialize)]
pub(crate) struct Sound {
    pub(crate) class: Class,
    pub(crate) gain: f32,
    pub(crate) variants: Vec<String>,
}

#[derive(Deserialize)]
pub(crate) struct Theme {
    pub(crate) calm: String,
    pub(crate) tense: Option<String>,
    pub(crate) gain: f32,
}

pub(crate) fn read() -> Result<Sounds, Flaw> {
    let path = folder().join("sounds.ron");
    let text = fs::read_to_string(&path).map_err(at(&path))?;
    ron::from_str(&text).map_err(at(&path))
}

impl Sounds {
    /// The names of all files, each once.
    pub(crate) fn files(&self) -> BTreeSet<&str> {
        let themes = self
            .music
            .values()
            .chain(self.ambience.values())
            .flat_map(|theme| [Some(&theme.calm), theme.tense.as_ref()])
            .flatten();
        self.sounds
            .values()
            .flat_map(|sound| &sound.variants)
            .chain(themes)
            .map(String::as_str)
            .collect()
    }

    /// Names without a sound, files that are not there, and files that no name leads to.
    pub(crate) fn gaps(&self) -> Result<Vec<Flaw>, Flaw> {
        let wanted = effects::all().map(|effect| effect.name.to_owned()).chain(voices()?);
        let unheard = wanted
            .filter(|name| !self.sounds.contains_key(name))
            .map(|name| format!("sounds.ron: `{name}` is missing"));
        let there: BTreeSet<_> = names_in(&folder(), ".ogg")?.into_iter().collect();
        let listed = self.files();
        let missing = listed
            .iter()
            .filter(|file| !there.contains(**file))
            .map(|file| format!("{file}: listed, but not there"));
        let loose = there
            .iter()
            .filter(|file| !listed.contains(file.as_str()))
            .map(|file| format!("{file}: not listed in sounds.ron"));
        Ok(unheard.chain(missing).chain(loose).collect())
    }
}

/// The voices that the games' data asks for: one for each animal and each tribe.
fn voices() -> Result<BTreeSet<String>, Flaw> {
    let assets = folder().with_file_name("");
    let mut wanted = BTreeSet::new();
    for game in ["arena", "jungle"] {
        let animals = assets.join(game);
        for file in names_in(&animals, ".animals.ron")? {
            let path = animals.join(file);
            let text = fs::read_to_string(&path).map_err(at(&path))?;
            let ids = text.split("id: \"").skip(1).filter_map(|after| after.split('"').next());
            wanted.extend(ids.map(|id| format!("animal_{id}")));
        }
    }
    let tribes = names_in(&assets.join("zoon"), ".tribe.ron")?;
    wanted
        .extend(tribes.iter().map(|file| format!("tribe_{}", file.trim_end_matches(".tribe.ron"))));
    Ok(wanted)
}

/// The files of a folder whose names end in a certain way.
fn names_in(folder: &Path, end: &str) -> Result<Vec<String>, Flaw> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    Ok(names.filter(|name| name.ends_with(end)).collect())
}
