//! From a plan to a match on the table, with the shipped files.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::bench::Bench;
use crate::app::games::jungle::{Jungle, words};
use crate::app::kit::content::tests::frames_until;
use crate::app::kit::locale::tests::speaking;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::platform::shipped;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::app::session::remark::Remark;
use crate::app::table;
use crate::app::table::matches::starting::take_staging;
use crate::app::table::motion::staged::Staged;
use crate::app::table::{
    BadLevel, Board, Pawn, Playing, Seats, SquareTile, Stagehand, TablePlugin, Watching,
};
use crate::data::{Memory, particles, staging};
use crate::rules::jungle::First as Begins;
use crate::rules::{Game, Seat, Side};

/// An app that has been asked for a match on `level`.
fn asked_for(level: &str, options: &[(&str, &str)]) -> App {
    let mut app = App::new();
    app.add_plugins(shipped::plugin);
    ask_for(&mut app, level, options);
    app
}

/// Asks an app whose asset sources are registered for a match on `level`.
pub(super) fn ask_for(app: &mut App, level: &str, options: &[(&str, &str)]) {
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .add_plugins(AssetPlugin { file_path: shipped::folder(shipped::ASSETS), ..default() })
        .init_resource::<Settings>()
        .insert_state(Screen::Title)
        .add_plugins((table::plugin, TablePlugin::<Jungle>::default()));
    let seat = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
    let option = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    app.insert_resource(MatchPlan {
        game: "jungle".into(),
        level: level.into(),
        options: options.iter().map(option).collect(),
        first: First::Seat(1),
        minutes: None,
        clock: None,
        seats: vec![seat("Ann"), seat("Ben")],
    });
    go_to(app, Screen::Play);
}

fn go_to(app: &mut App, screen: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    app.update();
}

fn count<C: Component>(app: &mut App) -> usize {
    let world = app.world_mut();
    world.query::<&C>().iter(world).count()
}

#[test]
fn a_plan_becomes_a_match_and_leaving_clears_the_table() {
    let mut app = asked_for("jungle/combat", &[("traps", "enemy")]);
    frames_until(&mut app, |world| world.contains_resource::<Playing<Jungle>>());
    app.update();
    assert_eq!((count::<SquareTile>(&mut app), count::<Pawn>(&mut app)), (63, 16));
    let tables = app.world().resource::<Playing<Jungle>>().tables().clone();
    assert_eq!(tables.options.traps, crate::rules::jungle::TrapOwners::Enemy);
    go_to(&mut app, Screen::Title);
    assert!(!app.world().contains_resource::<Playing<Jungle>>());
    assert_eq!((count::<Board>(&mut app), count::<Pawn>(&mut app)), (0, 0));
}

#[test]
fn a_level_that_is_not_there_is_told_by_name() {
    let mut app = asked_for("jungle/nowhere", &[]);
    frames_until(&mut app, |world| world.contains_resource::<BadLevel>());
    let told = &app.world().resource::<BadLevel>().0;
    assert!(told.contains("levels/jungle/nowhere.board.ron"), "{told}");
    go_to(&mut app, Screen::Title);
    assert!(!app.world().contains_resource::<BadLevel>());
}

#[test]
fn a_flaw_of_a_staging_is_told_at_the_table_with_file_line_and_remedy() {
    let told = |staging: &str| {
        let files = Memory::default()
            .with(particles::PATH, "(kinds: [])")
            .with(&staging::path(Jungle::ID), staging);
        let mut world = World::new();
        world.init_resource::<Messages<Remark>>();
        take_staging::<Jungle>(&mut world, Staged::read(&files, Jungle::ID));
        assert!(world.contains_resource::<Staged>(), "the match begins all the same");
        let mut remarks = world.resource_mut::<Messages<Remark>>();
        let told = remarks.drain().last();
        told.map(|remark| (speaking("en").say(&remark.text), remark.outlasts_actions))
    };
    let (misspelt, stays) = told("(cues: [\n(id: \"step\", secnds: 0.2),\n])").expect("a remark");
    assert!(misspelt.contains("assets/jungle/staging.ron:2: "), "{misspelt}");
    assert!(misspelt.contains("seconds") && stays, "{misspelt}");
    let (stranger, _) = told("(cues: [(id: \"stepp\")])").expect("a remark");
    assert!(stranger.contains("step") && stranger.contains("staging.ron"), "{stranger}");
    assert_eq!(told("(cues: [])"), None);
}

#[test]
fn a_player_is_named_where_a_match_begins_and_the_only_person_here_is_told_that_it_is_they() {
    let mut bench = Bench::new().begin(Begins::Seat(Seat(0)), 1);
    let told = |bench: &mut Bench, players: [PlayerKind; 2], side: Side| {
        let plan = |(name, player): (&str, _)| SeatPlan { name: name.into(), player };
        let seats = ["Ann", "Ben"].into_iter().zip(players).map(plan).collect();
        bench.app.insert_resource(Seats(seats));
        let words = move |stage: Stagehand<Jungle>| {
            stage.beginner(side, words::begins(side), "table-you-begin")
        };
        let words = bench.app.world_mut().run_system_once(words).expect("words");
        speaking("en").say(&words)
    };
    let alone = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
    assert_eq!(told(&mut bench, alone, Side(0)), "You begin");
    assert_eq!(told(&mut bench, alone, Side(1)), "Ben begins");
    assert_eq!(told(&mut bench, [PlayerKind::Human; 2], Side(0)), "Ann begins");
    bench.app.insert_resource(Watching::default());
    assert_eq!(told(&mut bench, alone, Side(0)), "Ann begins", "in a replay");
    bench.app.world_mut().remove_resource::<Seats>();
    let nameless = |stage: Stagehand<Jungle>| {
        stage.beginner(Side(0), words::begins(Side(0)), "table-you-begin")
    };
    let words = bench.app.world_mut().run_system_once(nameless).expect("words");
    assert_eq!(speaking("en").say(&words), "Red begins", "on a table without players");
}
