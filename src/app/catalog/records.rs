//! What can be read from a game's records without a table: whether they fit the current level, what
//! any viewer may read of them, and matches that begin with a given position.
//!
//! Screens name no game, so each game's menu supplies these functions. Deliberately absent: opening
//! a save, which is in [`crate::app::saving::reopening`].

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::table::TableGame;
use crate::data::Files;
use crate::referee::{Match, Record, TablesHashes};
use crate::rules::Viewer;

/// The level files as loaded when the game started.
#[derive(Resource)]
pub struct KnownFiles(pub Box<dyn Files + Send + Sync>);

/// Takes a level's files, id and options; returns the hashes that records of it may store.
type HashTables = fn(&dyn Files, &str, &[(String, String)]) -> Option<TablesHashes>;

/// How a game's records are read.
#[derive(Clone, Copy, Debug)]
pub struct Records {
    /// Whether a running match hides anything from any viewer.
    pub secrets: bool,
    /// The hashes of a level's tables with these options, as written in records; `None` when its
    /// files cannot be played.
    pub tables: HashTables,
    /// What any viewer may read of a record; `None` when it cannot be replayed.
    pub seen_by_all: fn(&dyn Files, &Record) -> Option<Record>,
    /// A record of a match that begins with a position, from the files, the level's id and the
    /// position's text; `None` when the position is not valid.
    pub from_position: fn(&dyn Files, &str, &str) -> Option<Record>,
}

impl Records {
    /// The functions of a game.
    #[must_use]
    pub const fn of<G: TableGame>() -> Self {
        Self {
            secrets: G::HAS_SECRETS,
            tables: tables::<G>,
            seen_by_all: seen_by_all::<G>,
            from_position: from_position::<G>,
        }
    }
}

fn tables<G: TableGame>(
    files: &dyn Files,
    level: &str,
    options: &[(String, String)],
) -> Option<TablesHashes> {
    let tables = G::tables(files, level, options).ok()?;
    Some(TablesHashes::of::<G>(&tables))
}

fn seen_by_all<G: TableGame>(files: &dyn Files, record: &Record) -> Option<Record> {
    if !G::HAS_SECRETS || record.result.is_some() {
        return Some(record.clone());
    }
    let Record { level, options, seats, packs, .. } = record;
    let tables = G::tables(files, level, options).ok()?;
    let played = record.replay::<G>(Arc::new(tables)).ok()?;
    let seen = Record::seen_by(&played, Viewer::Spectator, level, options, seats);
    Some(seen.with_packs(packs.clone()))
}

/// The position becomes part of the set-up, so the match is kept and replayed like any other.
fn from_position<G: TableGame>(files: &dyn Files, level: &str, position: &str) -> Option<Record> {
    let tables = Arc::new(G::tables(files, level, &[]).ok()?);
    let setup = G::parse_setup(&tables, &format!("position={position}")).ok()?;
    let begun = Match::<G>::new(tables, setup, 0);
    G::check(begun.tables(), begun.position()).ok()?;
    Some(Record::kept(&begun, level, &[], &[]))
}

#[cfg(test)]
mod tests {
    use super::super::levels::tests::shipped;
    use super::*;
    use crate::data::FromFiles;
    use crate::rules::zoon::{Deployment, Setup, Zoon};
    use crate::rules::{Game, jungle::Jungle};

    #[test]
    fn a_position_begins_a_match_that_can_be_played_again() {
        let records = Records::of::<Jungle>();
        let tables = Jungle::tables(&shipped, "jungle/combat", &[]).expect("a level");
        let mut played = Match::<Jungle>::new(Arc::new(tables), Default::default(), 3);
        for _ in 0..9 {
            let action = played.draw().unwrap_or_else(|| played.actions()[0]);
            played.play(action).expect("legal");
        }
        let text = Jungle::position_text(played.tables(), played.position());
        let record = (records.from_position)(&shipped, "jungle/combat", &text).expect("a record");
        let again = record.replay::<Jungle>(played.tables().clone()).expect("the same");
        assert_eq!(again.position(), played.position());
        assert_eq!(again.entries(), []);
        for strange in ["", "hello", "8/8/8 w", &text[..text.len() / 2]] {
            let read = (records.from_position)(&shipped, "jungle/combat", strange);
            assert_eq!(read, None, "{strange}");
        }
    }

    #[test]
    fn of_a_running_match_with_secrets_the_record_has_gaps_and_afterwards_none() {
        let level = "zoon/duel-of-tribes";
        let records = Records::of::<Zoon>();
        let tables = Arc::new(Zoon::tables(&shipped, level, &[]).expect("a level"));
        let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
        let mut played = Match::<Zoon>::new(tables, setup, 3);
        for _ in 0..30 {
            let action = played.draw().unwrap_or_else(|| played.actions()[0]);
            played.play(action).expect("legal");
        }
        let running = Record::of(&played, level, &[], &[]);
        let seen = (records.seen_by_all)(&shipped, &running).expect("it is played again");
        assert!(records.secrets && running.is_whole() && !seen.is_whole());
        assert!(seen.hashes.is_empty());
        let kept = Record::kept(&played, level, &[], &[]);
        assert_eq!(
            (records.seen_by_all)(&shipped, &kept),
            Some(seen),
            "a veiled one tells the same"
        );
        played.resign(crate::rules::Seat(0)).expect("somebody gives up");
        let over = Record::of(&played, level, &[], &[]);
        assert_eq!((records.seen_by_all)(&shipped, &over), Some(over));
        let mut elsewhere = running;
        elsewhere.tables = "0".repeat(16);
        assert_eq!((records.seen_by_all)(&shipped, &elsewhere), None);
    }
}
