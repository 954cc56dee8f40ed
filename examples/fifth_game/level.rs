//! Truffle's level as data: a RON file that says how often the truffle is hidden under each tree.

use menagerie::data::{Files, FromFiles, Trouble, files, index};
use serde::Deserialize;

use super::truffle::{Truffle, Weights};

/// The paths and texts of all files that the game brings along.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("levels/truffle/woods.board.ron", include_str!("levels/woods.board.ron")),
    ("assets/locales/en/truffle.ftl", include_str!("texts/en.ftl")),
    ("assets/locales/fr/truffle.ftl", include_str!("texts/fr.ftl")),
    ("assets/locales/de/truffle.ftl", include_str!("texts/de.ftl")),
    ("assets/locales/it/truffle.ftl", include_str!("texts/it.ftl")),
];

/// The file of [`FILES`] at a path.
pub(crate) fn brought(path: &str) -> Result<Vec<u8>, Trouble> {
    let file = FILES.iter().find(|(known, _)| *known == path);
    file.map(|(_, text)| text.as_bytes().to_vec()).ok_or(Trouble::Missing)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelDef {
    game: String,
    weights: Weights,
}

impl FromFiles for Truffle {
    fn tables(files: &dyn Files, level: &str, _: &[(String, String)]) -> Result<Weights, String> {
        let (_, name) = index::split(level).ok_or("this is no level")?;
        let path = format!("levels/truffle/{name}.board.ron");
        let text = files::text(files, &path).map_err(|flaws| flaws.to_string())?;
        let def: LevelDef = ron::from_str(&text).map_err(|flaw| format!("{path}: {flaw}"))?;
        if def.game != "truffle" || def.weights.iter().all(|weight| *weight == 0) {
            return Err(format!("{path}: this is no wood with a truffle"));
        }
        Ok(def.weights)
    }
}
