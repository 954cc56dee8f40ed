//! A table without a window, and a level to play on it.

use std::sync::Arc;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use crate::app::catalog::levels::tests::shipped;
use crate::app::games::jungle::Jungle;
use crate::app::session::plan::{PlayerKind, SeatPlan};
use crate::app::table::laws::table_without_window;
use crate::app::table::matches::mirror;
use crate::app::table::{PlayAction, Playing, Seats, TablePlugin, put_on_table};
use crate::data::jungle;
use crate::referee::Match;
use crate::rules::jungle::{
    Action, Ashore, BankCaptures, First, Kind, KindPlan, Leaps, Options, Plan, Setup, Tables,
    TrapOwners,
};
use crate::rules::{Grid, Seat, Side, Square};

/// A table with a match between two people, the first of whom begins.
pub(super) struct Bench {
    pub(super) app: App,
}

impl Bench {
    pub(super) fn new() -> Self {
        let app = table_without_window(TablePlugin::<Jungle>::default());
        Self { app }
    }

    /// Puts a match on the table.
    pub(super) fn begin(mut self, first: First, seed: u64) -> Self {
        let setup = Setup { first, position: None };
        self.put(Match::new(Arc::new(tables()), setup, seed));
        self
    }

    pub(super) fn put(&mut self, played: Match<Jungle>) {
        let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
        let seats = Seats(vec![person("Ann"), person("Ben")]);
        put_on_table(self.app.world_mut(), played, seats);
        self.app.update();
    }

    pub(super) fn playing(&self) -> &Playing<Jungle> {
        self.app.world().resource::<Playing<Jungle>>()
    }

    /// Sends an action and lets the table carry it out.
    pub(super) fn play(&mut self, action: Action) {
        let after = self.playing().entries().len();
        self.app.world_mut().write_message(PlayAction::<Jungle> { action, after });
        self.frames_until(|bench| bench.playing().entries().len() > after);
    }

    /// Runs frames until `so` holds; panics after 200, so that a table that hangs fails the test.
    pub(super) fn frames_until(&mut self, so: impl Fn(&Self) -> bool) {
        for _ in 0..200 {
            self.app.update();
            if so(self) {
                return;
            }
        }
        panic!("200 frames passed in vain");
    }

    pub(super) fn mirror_holds(&mut self) -> bool {
        self.app.world_mut().run_system_once(mirror::holds::<Jungle>).unwrap()
    }
}

/// The usual board and animals, compiled.
pub(super) fn tables() -> Tables {
    let mut tables = Tables::build(&level());
    tables.weights = jungle::weights(&shipped).expect("weights");
    tables
}

/// The usual board and animals.
pub(super) fn level() -> Plan {
    let ids = ["rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant"];
    let kinds = ids.iter().zip(1..).map(|(id, rank)| kind(id, rank)).collect();
    let red = [(6, 0), (5, 6), (2, 8), (1, 12), (0, 20), (4, 18), (3, 16), (7, 14)];
    let both = red.iter().flat_map(|(kind, square)| {
        [(Side(0), Kind(*kind), Square(*square)), (Side(1), Kind(*kind), Square(62 - square))]
    });
    let rows = [3_u8, 4, 5];
    let water = rows.iter().flat_map(|row| [1, 2, 4, 5].map(|x| row * 7 + x));
    Plan {
        grid: Grid { width: 7, height: 9 },
        water: water.fold(0, |set, square| set | 1 << square),
        dens: [Square(3), Square(59)],
        traps: [1 << 2 | 1 << 4 | 1 << 10, 1 << 60 | 1 << 58 | 1 << 52],
        kinds,
        start: both.collect(),
        options: Options {
            traps: TrapOwners::Enemy,
            equal_captures: true,
            leaps: Leaps::Both,
            bank_captures: BankCaptures::AsAnimals,
            trapped_attack_weakly: false,
            repetitions_to_draw: Some(3),
            quiet_limit: 120,
            fewer: [0; 2],
        },
    }
}

fn kind(id: &str, rank: u8) -> KindPlan {
    KindPlan {
        id: id.into(),
        letter: id.chars().next().unwrap().to_ascii_uppercase(),
        rank,
        swims: id == "rat",
        leaps: if matches!(id, "lion" | "tiger") { Leaps::Both } else { Leaps::None },
        takes: if id == "rat" { vec![Kind(7)] } else { Vec::new() },
        spares: if id == "elephant" { vec![Kind(0)] } else { Vec::new() },
        ashore: Ashore::AllBut(Vec::new()),
    }
}

/// The seat that begins in most tests.
pub(super) const RED_FIRST: First = First::Seat(Seat(0));
