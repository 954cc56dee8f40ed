//! No count, step, button or time reveals how many decisions a deployment takes.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::level;
use crate::ai::{AiGame, Strength};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::{Playback, Settings};
use crate::app::opponent::ThinkingPlace;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::matches::replaying::watch;
use crate::app::table::{
    Playing, ReplayRequest, Seats, TablePlugin, TurnNow, Watching, put_on_table,
};
use crate::app::{opponent, table};
use crate::referee::Match;
use crate::rules::zoon::{First, Setup, Zoon};
use crate::rules::{Actor, Game, Seat};

const PERSON: PlayerKind = PlayerKind::Human;
const COMPUTER: PlayerKind = PlayerKind::Computer(Skill::Easy);
/// Deployments of the second seat that take different numbers of decisions.
const DEPLOYMENTS: [&str; 3] =
    ["formation:0", "formation:1 a6<>b6", "formation:0 a6<>b6 c6<>d6 a6<>b6"];

pub(super) fn played(entries: &str) -> Match<Zoon> {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut played = Match::<Zoon>::new(level("zoon/duel-of-tribes"), setup, 1);
    for text in entries.split_whitespace() {
        let action = Zoon::parse_action(played.tables(), text).expect("an action");
        played.play(action).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    played
}

pub(super) fn seats(players: [PlayerKind; 2]) -> Seats {
    let seat = |(name, player): (&str, PlayerKind)| SeatPlan { name: name.into(), player };
    Seats(["Ann", "Ben"].into_iter().zip(players).map(seat).collect())
}

pub(super) fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(Settings { playback: Playback::Instant, ..default() })
        .insert_state(Screen::Play)
        .add_plugins((table::plugin, TablePlugin::<Zoon>::default()));
    app
}

fn wait(app: &mut App) {
    (0..6).for_each(|_| app.update());
}

#[test]
fn a_replay_of_a_running_match_takes_the_same_steps_whatever_is_hidden() {
    let walk = |deployment: &str| {
        let mut app = app();
        let played = played(&format!("formation:0 ready {deployment} ready"));
        watch(app.world_mut(), played, seats([PERSON, COMPUTER]));
        wait(&mut app);
        let mut counted = Vec::new();
        for request in [ReplayRequest::Forward; 6]
            .into_iter()
            .chain([ReplayRequest::Back; 3])
            .chain([ReplayRequest::Last, ReplayRequest::GoTo(3), ReplayRequest::First])
        {
            app.world_mut().write_message(request);
            wait(&mut app);
            counted.push(app.world().resource::<Watching>().counted());
        }
        counted
    };
    let walks = DEPLOYMENTS.map(walk);
    assert_eq!(walks[0][..5], [(1, 4), (2, 4), (3, 4), (4, 4), (4, 4)]);
    assert!(walks.iter().all(|walk| *walk == walks[0]), "{walks:?}");
}

#[test]
fn behind_a_shut_curtain_nothing_of_a_deployment_can_be_taken_back_and_counted() {
    for deployment in DEPLOYMENTS {
        let mut app = app();
        let mut played = played(&format!("formation:0 ready {deployment}"));
        played.undo();
        let entries = played.entries().len();
        put_on_table(app.world_mut(), played, seats([PERSON, PERSON]));
        wait(&mut app);
        let now = app.world().resource::<TurnNow>();
        assert_eq!((now.told, now.can_redo), (2, false), "{deployment}");
        assert_eq!(now.can_undo, entries == 2, "only what was seen to be decided");
        if entries > 2 {
            app.world_mut().write_message(TableCommand::Undo);
            wait(&mut app);
            assert_eq!(app.world().resource::<Playing<Zoon>>().entries().len(), entries);
        }
    }
}

#[test]
fn a_computer_lays_its_cards_out_in_a_set_time() {
    let mut app = app();
    app.insert_resource(Settings { playback: Playback::Normal, ..default() })
        .init_resource::<RedrawRequests>()
        .insert_resource(ThinkingPlace::Between)
        .insert_state(Overlay::None)
        .add_plugins((opponent::plugin, opponent::game_plugin::<Zoon>));
    put_on_table(app.world_mut(), played(""), seats([COMPUTER, PERSON]));
    let began = Instant::now();
    // How many frames each decision takes. A thought goes on by at least one slice in every frame,
    // however slow the machine is.
    let mut frames = vec![0_u64];
    while app.world().resource::<Playing<Zoon>>().actor() == Actor::Seat(Seat(0)) {
        assert_eq!(app.world().resource::<TurnNow>().told, 0, "nothing of it is told");
        let before = app.world().resource::<Playing<Zoon>>().entries().len();
        app.update();
        frames.extend((before..app.world().resource::<Playing<Zoon>>().entries().len()).map(|_| 0));
        *frames.last_mut().expect("a decision") += 1;
        std::thread::sleep(Duration::from_millis(1));
    }
    let nodes = Zoon::skill(Strength::Easy).expect("a player who searches").nodes;
    // Beginning a thought, handing it in and carrying it out take some frames more.
    let most = nodes.div_ceil(Zoon::SLICE) + 6;
    // The last decision is held back until the time is over; `opponent/secretly.rs` tests how long.
    let secret = &frames[..frames.len() - 2];
    assert!(!secret.is_empty() && secret.iter().all(|frames| *frames <= most), "{frames:?}");
    assert!(began.elapsed() >= Duration::from_secs(1), "the others see how long it took");
    let playing = app.world().resource::<Playing<Zoon>>();
    assert_eq!(playing.entries_seen_by(playing.viewer()).len(), 2, "a gap, and that it is ready");
}
