//! Truffle on the table of the app, without a window: every match is played through the table's
//! own door, and after every action the entities are held against what the viewer knows.

use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use menagerie::app::screens::{PlayerKind, Screen, SeatPlan, Skill};
use menagerie::app::settings::{Playback, Settings};
use menagerie::app::table::{
    self, Lit, Log, Mark, Pick, PlayAction, Playing, Seats, TablePlugin, mirror, put_on_table,
};
use menagerie::referee::Match;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::{Actor, Dice, Game, Seat, Spot, Viewer};

use super::truffle::{BOAR, NOSE, Rounds, Truffle};

/// Plays with the eyes of every seat and of nobody, then without each phase's enacting half, which
/// the mirror must notice. Returns the number of actions compared.
///
/// # Errors
/// What was not as it should be.
pub(crate) fn prove(rounds: &Rounds) -> Result<usize, String> {
    let eyes = [Some(0), Some(1), Some(2), None].map(|seat| seat.map(Seat));
    let mut actions = 0;
    for (seed, eyes) in (0..20).flat_map(|seed| eyes.map(|eyes| (seed, eyes))) {
        actions += play(TablePlugin::default(), rounds, eyes, seed)?;
    }
    for (phase, _) in Truffle::TURN {
        let broken = |seed| play(TablePlugin::without(*phase), rounds, Some(BOAR), seed).is_err();
        if !(0..20).any(broken) {
            return Err(format!("nobody notices that {} is not enacted", phase.name()));
        }
    }
    Ok(actions)
}

/// One random match, seen by one seat or, when people hold all of them, by everybody.
fn play(
    game: TablePlugin<Truffle>,
    rounds: &Rounds,
    eyes: Option<Seat>,
    seed: u64,
) -> Result<usize, String> {
    let mut app = lay(game, rounds, eyes, seed);
    let mut dice = SmallDice::new(seed);
    loop {
        if !app.world_mut().run_system_once(mirror::holds::<Truffle>).unwrap_or(false) {
            return Err("the entities are not what the viewer knows".into());
        }
        check_secrets(&app, eyes)?;
        let playing = app.world().resource::<Playing<Truffle>>();
        let after = playing.entries().len();
        match playing.actor() {
            Actor::Nobody(_) => {
                hand_round(&mut app)?;
                return Ok(after);
            }
            // The table asks the referee's dice by itself.
            Actor::Chance => {}
            Actor::Seat(seat) => {
                let actions = playing.actions();
                let action = actions[dice.below(actions.len() as u32) as usize];
                let path = Truffle::spots(playing.tables(), action);
                if app.world().resource::<Seats>().is_human(seat) {
                    app.world_mut().write_message_batch(path.as_slice().iter().copied().map(Pick));
                } else {
                    app.world_mut().write_message(PlayAction::<Truffle> { action, after });
                }
            }
        }
        let stands = |app: &App| app.world().resource::<Playing<Truffle>>().entries().len();
        if !(0..50).any(|_| (app.update(), stands(&app) > after).1) {
            return Err(format!("the table hangs after {after} actions"));
        }
    }
}

/// Everybody looks at the screen in turn, and sees and reads no more than they may.
fn hand_round(app: &mut App) -> Result<(), String> {
    for eyes in [Some(0), Some(1), Some(2), None].map(|seat| seat.map(Seat)) {
        let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
        app.world_mut().resource_mut::<Playing<Truffle>>().look_as(viewer);
        app.update();
        if !app.world_mut().run_system_once(mirror::holds::<Truffle>).unwrap_or(false) {
            return Err("handed on, the screen shows something else".into());
        }
        check_secrets(app, eyes)?;
    }
    Ok(())
}

/// A table with a fresh match.
fn lay(game: TablePlugin<Truffle>, rounds: &Rounds, eyes: Option<Seat>, seed: u64) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)))
        .insert_resource(Settings { playback: Playback::Instant, ..default() })
        .insert_state(Screen::Play)
        .add_plugins((table::plugin, game));
    let here = |seat| eyes.is_none_or(|eyes| eyes == seat);
    let player = |seat| match here(seat) {
        true => PlayerKind::Human,
        false => PlayerKind::Computer(Skill::Easy),
    };
    let seats = (0..3).map(|seat| SeatPlan { name: seat.to_string(), player: player(Seat(seat)) });
    let played = Match::<Truffle>::new(Arc::new(rounds.clone()), (), seed);
    put_on_table(app.world_mut(), played, Seats(seats.collect()));
    app.update();
    app
}

/// Neither the log nor the mark of the last action tells what the viewer may not know.
fn check_secrets(app: &App, eyes: Option<Seat>) -> Result<(), String> {
    let viewer = app.world().resource::<Playing<Truffle>>().viewer();
    if viewer != eyes.map_or(Viewer::Spectator, Viewer::Seat) {
        return Err("the table is seen by somebody else".into());
    }
    let may_know = |key: &str, seat: Seat| match key {
        "truffle-log-smelt" => eyes == Some(NOSE),
        "truffle-log-chosen" => eyes == Some(seat),
        _ => true,
    };
    let mut lines = app.world().resource::<Log>().lines();
    if !lines.all(|(_, line)| line.side.is_none_or(|side| may_know(&line.text.key, Seat(side.0)))) {
        return Err("the log tells a secret".into());
    }
    let digs = eyes == Some(BOAR) || eyes == Some(NOSE);
    let mut trees = app.world().resource::<Lit>().with(Mark::LastTo);
    match !digs && trees.any(|spot| matches!(spot, Spot::Square(_))) {
        true => Err("a mark tells a secret".into()),
        false => Ok(()),
    }
}
