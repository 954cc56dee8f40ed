//! Acorns on the table: the presentation of a game of many seats, and a computer player that takes as much
//! as it can.

use std::sync::Arc;

use bevy::prelude::*;

use super::hands::Hands;
use crate::acorns::{Acorns, Event, HEAP, Nut, Oak, Squirrels, Take};
use crate::ai::ai_game::{Question, Search};
use crate::ai::hint::Foreseen;
use crate::ai::{AiGame, Skill, Strength};
use crate::app::kit::locale::LocalText;
use crate::app::session::plan::{MatchPlan, PlayerKind, SeatPlan};
use crate::app::table::TablePlugin;
use crate::app::table::contract::belongings::{Belonging, Belongings};
use crate::app::table::contract::log::LogLine;
use crate::app::table::contract::looks::BoardLook;
use crate::app::table::contract::pieces::Standing;
use crate::app::table::contract::player_style::PlayerStyle;
use crate::app::table::contract::scene::Scene;
use crate::app::table::contract::table_game::{Score, TableGame};
use crate::app::table::laws::table_without_window;
use crate::app::table::matches::laying::put_on_table;
use crate::app::table::turns::playing::Playing;
use crate::app::table::turns::seats::Seats;
use crate::app::table::turns::stagehand::{Enact, Stagehand};
use crate::data::{Files, FromFiles};
use crate::referee::Match;
use crate::rules::{Actor, Game, Grid, Reason, Seat};

/// With this many left on the heap, decisions are no longer private.
const LAST: u8 = 5;

fn holder_decides(oak: &Oak) -> bool {
    let holder = oak.nut.map(|(holder, _)| Actor::Seat(holder));
    holder == Some(Acorns::actor(&(), oak))
}

impl FromFiles for Acorns {
    fn tables(_: &dyn Files, _: &str, _: &[(String, String)]) -> Result<(), String> {
        Ok(())
    }
}

impl TableGame for Acorns {
    const PLAYER_STYLE: PlayerStyle = PlayerStyle::Seats;
    const GREETING: Option<&'static str> = Some("acorns-greeting");

    fn setup((): &(), plan: &MatchPlan) -> Squirrels {
        Squirrels { seats: plan.seats.len() as u8, nut: None }
    }

    fn board((): &()) -> BoardLook {
        BoardLook::new(Grid { width: 2, height: 1 }, vec!["land_1".into(); 2])
    }

    fn stage((): &(), oak: &Oak) -> Scene {
        let to_move = Some(Self::side_of(oak, oak.to_move));
        let standing = Standing { to_move, ended: oak.heap == 0 };
        Scene { pawns: Vec::new(), standing }
    }

    fn score((): &(), oak: &Oak, seat: Seat) -> Option<Score> {
        Some(Score { won: oak.won[usize::from(seat.0)].into(), target: HEAP.into() })
    }

    fn belongings((): &(), oak: &Oak, seat: Seat) -> Belongings {
        let acorns = Belonging::new("icons", "star", "acorns-acorns");
        let nut = Belonging::new("icons", "card", "acorns-nut");
        let holds = oak.nut.is_some_and(|(holder, _)| holder == seat);
        Belongings {
            rows: vec![vec![acorns.times(oak.won[usize::from(seat.0)].into()).of(HEAP.into())]],
            badges: holds.then_some(nut).into_iter().collect(),
        }
    }

    fn tie_break((): &(), oak: &Oak, seat: Seat) -> Option<LocalText> {
        let holds = oak.nut.is_some_and(|(holder, _)| holder == seat);
        holds.then(|| LocalText::new("acorns-nut"))
    }

    fn is_private((): &(), oak: &Oak) -> bool {
        holder_decides(oak) && oak.heap > LAST
    }

    fn may_peek((): &(), oak: &Oak) -> bool {
        holder_decides(oak)
    }

    fn log_line((): &(), _: &Oak, _: &Event) -> Option<LogLine> {
        None
    }
}

impl Enact for Acorns {
    fn enact(stage: &mut Stagehand<'_, '_, Self>) {
        stage.events().iter().for_each(|event| stage.learn(event));
        *stage.standing = Self::stage(&(), stage.known()).standing;
    }

    const CUES: &'static [&'static str] = &[];

    fn cue(_: &Self::Tables, _: &Self::Event) -> Option<&'static str> {
        None
    }
}

/// Takes as much as it can, after one node of search.
#[derive(Clone, Debug)]
pub(crate) struct Greed {
    line: Vec<Take>,
    nodes: u64,
}

impl Search<Acorns> for Greed {
    fn begin(question: &Question<'_, Acorns>, (): ()) -> Self {
        Self { line: question.actions.iter().copied().max().into_iter().collect(), nodes: 0 }
    }

    fn step(&mut self, (): &(), nodes: u64) {
        self.nodes += nodes;
    }

    fn is_finished(&self) -> bool {
        self.nodes > 0
    }

    fn best(&self) -> Take {
        self.line[0]
    }

    fn line(&self) -> &[Take] {
        &self.line
    }

    fn score(&self) -> i32 {
        0
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn depth(&self) -> i32 {
        1
    }

    fn params(&self) -> &() {
        &()
    }
}

impl AiGame for Acorns {
    type EvalParams = ();
    type Search = Greed;

    fn eval_params((): &()) {}

    fn search_on(search: &mut Self::Search, tables: &(), nodes: u64) {
        search.step(tables, nodes);
    }

    fn appeal((): &(), (): &(), _: &Oak, Take(count): Take) -> i32 {
        count.into()
    }

    fn skill(strength: Strength) -> Option<Skill> {
        strength.skill()
    }

    fn reason((): &(), _: &Foreseen<'_, Self>) -> Reason {
        Reason::new("acorns-reason")
    }
}

/// A table with a match of acorns.
pub(in crate::app) struct Tree {
    pub(in crate::app) app: App,
}

impl Hands for Tree {
    fn app(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Tree {
    /// Seats these players; the given seat holds a golden nut.
    pub(in crate::app) fn of(players: &[PlayerKind], nut: Option<Seat>) -> Self {
        let app = table_without_window(TablePlugin::<Acorns>::default());
        let mut tree = Self { app };
        tree.lay_hands_on();
        let seats = ["Ann", "Ben", "Cem", "Dan", "Eve"].iter().zip(players);
        let seats = seats.map(|(name, player)| SeatPlan { name: (*name).into(), player: *player });
        let setup =
            Squirrels { seats: players.len() as u8, nut: nut.map(|seat| (seat, Nut::Golden)) };
        let played = Match::<Acorns>::new(Arc::new(()), setup, 1);
        put_on_table(tree.app.world_mut(), played, Seats(seats.collect()));
        tree.wait();
        tree
    }

    pub(in crate::app) fn wait(&mut self) {
        (0..4).for_each(|_| self.app.update());
    }

    pub(in crate::app) fn send(&mut self, message: impl Message) {
        self.app.world_mut().write_message(message);
        self.wait();
    }

    pub(in crate::app) fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    pub(in crate::app) fn playing(&self) -> &Playing<Acorns> {
        self.resource::<Playing<Acorns>>()
    }

    /// A person here takes one or two.
    pub(in crate::app) fn take(&mut self, count: u8) {
        self.click(super::bench::square(count - 1));
        self.wait();
    }
}
