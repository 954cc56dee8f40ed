//! Computers place their packs quickly, and turns end by themselves where nothing is left to do.

use bevy::prelude::*;

use super::hands::{bench, click, playing};
use super::level;
use super::turns::two_moves;
use crate::app::catalog::levels::tests::shipped;
use crate::app::kit::settings::{Playback as Speed, Settings};
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::app::table::laws::table_without_window;
use crate::app::table::motion::staged::Staged;
use crate::app::table::{PlayAction, Playback, Seats, TablePlugin, put_on_table};
use crate::referee::Match;
use crate::rules::arena::{Arena, First, Heading, Packs, Setup, Stage, spots};
use crate::rules::{Game, Seat, Side};

/// The longest that all packs may take, in seconds. Each of the thirty steps takes whole frames.
const PLACING: f32 = 2.5;
/// How long a frame of the table without a window lasts, in seconds.
const FRAME: f32 = 0.02;

#[test]
fn two_computers_place_their_packs_on_the_great_arena_in_about_two_seconds() {
    let setup = Setup { first: First::Seat(Seat(0)), packs: Packs::ByHand, ..Setup::default() };
    let played = Match::<Arena>::new(level("arena/jungla"), setup, 1);
    let computer = || SeatPlan { name: "C".into(), player: PlayerKind::Computer(Skill::Easy) };
    let mut app = table_without_window(TablePlugin::<Arena>::default());
    app.world_mut().resource_mut::<Settings>().playback = Speed::Normal;
    put_on_table(app.world_mut(), played, Seats(vec![computer(), computer()]));
    app.insert_resource(Staged::read(&shipped, Arena::ID).0);
    // The banner that names who begins.
    (0..200).for_each(|_| app.update());
    let placing = |app: &App| playing(app).position().turn_state().stage == Stage::Placing;
    assert!(placing(&app));
    let mut frames = 0;
    while frames < 1_000 && (placing(&app) || !app.world().resource::<Playback>().is_idle()) {
        if app.world().resource::<Playback>().is_idle() {
            let (action, after) = (playing(&app).actions()[0], playing(&app).entries().len());
            app.world_mut().write_message(PlayAction::<Arena> { action, after });
        }
        app.update();
        frames += 1;
    }
    let seconds = frames as f32 * FRAME;
    assert!(seconds <= PLACING, "{seconds} seconds");
}

#[test]
fn a_turn_without_actions_ends_by_itself_once_the_last_heading_is_chosen() {
    let mut app = bench();
    app.world_mut().resource_mut::<Settings>().auto_end = true;
    for (number, (from, to)) in two_moves(&app).into_iter().enumerate() {
        click(&mut app, from);
        click(&mut app, to);
        assert_eq!(playing(&app).position().turn_state().to_move, Side(0), "{number}");
    }
    click(&mut app, spots::petal(Heading(1)));
    assert_eq!(playing(&app).position().turn_state().to_move, Side(1));
}
