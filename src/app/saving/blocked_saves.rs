//! Reasons why a save cannot be continued: its game is unknown to this version, its level is
//! missing or broken, or its level has changed since.
//!
//! The list shows the reason, and the title offers another match instead. Deliberately absent:
//! replaying records; a fault that only shows then is remembered here after the first attempt.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::shelved::Shelved;
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::records::KnownFiles;
use crate::app::kit::locale::LocalText;
use crate::app::platform::shipped::BroughtFiles;
use crate::data::Need;
use crate::packs::Lack;
use crate::referee::TablesHashes;
use crate::saves::{Head, SaveName};

/// The reason for each save that cannot be opened.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Blocked {
    seen: BTreeMap<SaveName, LocalText>,
    tried: BTreeMap<SaveName, LocalText>,
}

impl Blocked {
    /// Why this save cannot be opened.
    #[must_use]
    pub fn of(&self, name: &SaveName) -> Option<&LocalText> {
        self.seen.get(name).or_else(|| self.tried.get(name))
    }

    /// Remembers that opening it failed.
    pub fn tried(&mut self, name: SaveName) {
        self.tried.insert(name, LocalText::new("saves-way-record"));
    }
}

type LevelWithOptions = (String, Vec<(String, String)>);

/// Hashes of compiled levels with their options; `None` for those that cannot be played.
#[derive(Resource, Default)]
pub struct KnownTables(BTreeMap<LevelWithOptions, Option<TablesHashes>>);

impl KnownTables {
    /// Stores the hashes of a level that was just compiled, because its file may have changed since
    /// the start.
    pub fn learn(&mut self, level: &str, options: &[(String, String)], tables: TablesHashes) {
        self.0.insert((level.to_owned(), options.to_vec()), Some(tables));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Blocked>()
        .init_resource::<KnownTables>()
        .init_resource::<GameList>()
        .init_resource::<LevelList>()
        .add_systems(PreUpdate, judge.after(super::shelved::hear));
}

fn no_level(head: &Head) -> LocalText {
    LocalText::new("saves-way-level").with("level", head.level.clone())
}

/// The first pack that a match lacks, and where it can be had if that is known.
fn lack(brought: Option<&BroughtFiles>, head: &Head) -> Option<LocalText> {
    let lack = brought?.packs.lacking(&head.packs).into_iter().next()?;
    let (key, Need { id, version, homepage, .. }) = match &lack {
        Lack::Missing(need) => ("saves-way-pack-missing", need),
        Lack::Off(need) => ("saves-way-pack-off", need),
        Lack::OtherVersion { need, .. } | Lack::OtherFiles(need) => ("saves-way-pack-other", need),
    };
    let why = LocalText::new(key).with("pack", id.as_str()).with("version", version.as_str());
    Some(match homepage {
        Some(place) if !matches!(lack, Lack::Off(_)) => {
            LocalText::new("saves-way-pack-at").with("why", why).with("place", place.as_str())
        }
        _ => why,
    })
}

fn judge(
    shelved: Res<Shelved>,
    (games, levels): (Res<GameList>, Res<LevelList>),
    (files, brought): (Option<Res<KnownFiles>>, Option<Res<BroughtFiles>>),
    mut tables: ResMut<KnownTables>,
    mut in_the_way: ResMut<Blocked>,
) {
    let files_came = files.as_ref().is_some_and(DetectChanges::is_changed);
    if !shelved.is_changed() && !levels.is_changed() && !tables.is_changed() && !files_came {
        return;
    }
    let known = &mut tables.bypass_change_detection().0;
    if files_came {
        // Packs may have come or gone, and with them other tables.
        known.clear();
    }
    let mut way = |head: &Head| {
        let strange = || LocalText::new("saves-strange-game").with("game", head.game.clone());
        let Some(menu) = games.menu(&head.game) else { return Some(strange()) };
        if !levels.0.is_empty() && levels.0.iter().all(|level| level.id != head.level) {
            return lack(brought.as_deref(), head).or_else(|| Some(no_level(head)));
        }
        let files = files.as_ref()?;
        let level = (head.level.clone(), head.options.clone());
        let now = known
            .entry(level)
            .or_insert_with(|| (menu.records.tables)(&*files.0, &head.level, &head.options));
        match now {
            None => lack(brought.as_deref(), head).or_else(|| Some(no_level(head))),
            Some(now) if !now.fit(&head.tables) => {
                lack(brought.as_deref(), head).or_else(|| Some("saves-way-tables".into()))
            }
            Some(_) => None,
        }
    };
    let heads = shelved
        .list
        .iter()
        .filter_map(|listed| Some((&listed.name, &listed.found.as_ref().ok()?.save)));
    let seen = heads.filter_map(|(name, head)| Some((name.clone(), way(head)?))).collect();
    let tried = in_the_way.tried.clone();
    in_the_way.set_if_neq(Blocked { seen, tried });
}
