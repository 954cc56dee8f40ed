//! A match of each game, saved halfway.

use std::sync::Arc;

use menagerie::data::{arena, honga, jungle, zoon};
use menagerie::referee::{Match, Record, RecordFlaw};
use menagerie::rules::Game;
use menagerie::rules::arena::Arena;
use menagerie::rules::honga::{Honga, Setup as HongaSetup};
use menagerie::rules::jungle::Jungle;
use menagerie::rules::zoon::{Setup as ZoonSetup, Zoon};
use menagerie::saves::Save;

use crate::tests::files::read;

/// A game's save, and whether a record of it can be played again.
pub(crate) struct Sample {
    pub(crate) save: Save,
    pub(crate) replay: Replay,
}

/// Replays a record and counts its entries.
type Replay = Box<dyn Fn(&Record) -> Result<usize, RecordFlaw>>;

pub(crate) fn samples() -> Vec<Sample> {
    let jungle = jungle::load(&read, "jungle/combat").unwrap_or_else(|flaws| panic!("{flaws}"));
    let arena = arena::load(&read, "arena/jungla").unwrap_or_else(|flaws| panic!("{flaws}"));
    let zoon = zoon::load(&read, "zoon/duel-of-tribes").unwrap_or_else(|flaws| panic!("{flaws}"));
    let honga =
        honga::load(&read, "honga/feed-the-tiger").unwrap_or_else(|flaws| panic!("{flaws}"));
    let five = HongaSetup { seats: 5, ..HongaSetup::default() };
    let by_hand = ZoonSetup { reserves: true, ..ZoonSetup::default() };
    vec![
        sample::<Jungle>("jungle/combat", jungle.tables, Default::default()),
        sample::<Arena>("arena/jungla", arena.tables, Default::default()),
        sample::<Zoon>("zoon/duel-of-tribes", zoon.tables, by_hand),
        sample::<Honga>("honga/feed-the-tiger", honga.tables, five),
    ]
}

/// Some forty decisions, of which the last one was taken back.
fn sample<G: Game>(level: &str, tables: G::Tables, setup: G::Setup) -> Sample {
    let tables = Arc::new(tables);
    let mut played = Match::<G>::new(tables.clone(), setup, 5);
    for step in 0..40 {
        let actions = played.actions();
        let listed = actions.get(step * 7 % actions.len().max(1)).copied();
        let Some(action) = played.draw().or(listed) else { break };
        played.play(action).expect("a listed action is legal");
    }
    played.undo();
    let names = ["Ann".to_owned(), "B\u{e9}n\nédicte".to_owned()];
    let save = Save {
        date: "2026-11-21T20:49:49Z".into(),
        players: vec!["human".into(), "computer-hard".into()],
        table: vec![("minutes".into(), "30".into())],
        record: Record::kept(&played, level, &[], &names),
    };
    let replay = move |record: &Record| {
        record.replay::<G>(tables.clone()).map(|replayed| replayed.entries().len())
    };
    Sample { save, replay: Box::new(replay) }
}
