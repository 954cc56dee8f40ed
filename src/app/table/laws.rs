//! Laws of the table, checked by playing at random without a window. Written once and run for each
//! game with one line, like [`crate::rules::laws`].
//!
//! People's choices come as picks, the computer's as actions, lots from the referee, as in play.
//! After every action the entities show what the viewer knows, the log contains what the viewer
//! heard, and marks of the last action stand only where the viewer heard all of it. Looks are not
//! checked; only people can judge them.

mod hearing;
mod picture;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use bevy::app::Plugins;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use self::hearing::Hearing;
pub use self::picture::{PictureReport, check_picture};
use super::board::marks::Lit;
use super::contract::log::Log;
use super::contract::mark::Mark;
use super::contract::table_game::TableGame;
use super::matches::laying::put_on_table;
use super::matches::mirror;
use super::picking::selection::Pick;
use super::turns::handover::{Handover, OpenCurtain};
use super::turns::playing::Playing;
use super::turns::seats::Seats;
use super::turns::stagehand::Enact;
use super::turns::waiting::PlayAction;
use super::{TablePlugin, plugin};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::{Playback, Settings};
use crate::app::platform::one_thread::on_one_thread;
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::referee::Match;
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice, Resolution, Seat, Spot, Viewer};

/// A table that has not moved after this many frames hangs.
const PATIENCE: u32 = 200;

/// What was covered by the check.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TableReport {
    /// Actions carried out.
    pub actions: usize,
    /// The text keys of every line of the log.
    pub told: BTreeSet<String>,
}

/// Plays `matches` random matches as seen by every seat and by a spectator; at the end the screen
/// is handed to each of them in turn.
///
/// # Errors
/// What the table showed wrongly, with the seed and the viewer.
pub fn check_table<G: Enact>(
    tables: &Arc<G::Tables>,
    setup: &G::Setup,
    matches: u64,
) -> Result<TableReport, String> {
    let mut report = TableReport::default();
    for seed in 0..matches {
        let played = Match::<G>::new(tables.clone(), setup.clone(), seed);
        for eyes in viewers(&played) {
            let mut bench = Bench::lay(TablePlugin::default(), played.clone(), eyes);
            bench
                .play_out(SmallDice::new(seed))
                .and_then(|()| bench.hand_round())
                .map_err(|flaw| format!("{flaw}; seed {seed}, seen by {eyes:?}"))?;
            report.actions += bench.entries();
            let lines = bench.app.world().resource::<Log>();
            report.told.extend(lines.lines().map(|(_, line)| line.text.key.to_string()));
        }
    }
    Ok(report)
}

/// Plays without the enacting systems of one phase, for every phase: [`check_table`] must notice in
/// one of `matches` matches.
///
/// # Errors
/// The phase whose absence was not noticed.
pub fn check_stages<G: Enact>(
    tables: &Arc<G::Tables>,
    setup: &G::Setup,
    matches: u64,
) -> Result<(), String> {
    let begun = |seed| Match::<G>::new(tables.clone(), setup.clone(), seed);
    // Before the phase has events it cannot be missed, and playing the rules alone is fast.
    let missed = |phase, seed, quiet| {
        let (played, dice) = played_on(begun(seed), SmallDice::new(seed), quiet);
        let known = played.entries().len();
        let lay = |game| Bench::lay(game, played.clone(), Viewer::Seat(Seat(0)));
        let mut bench = lay(TablePlugin::without(phase));
        // A lot may have been drawn already when the table is first seen.
        (bench.entries() > known || bench.holds().is_ok())
            && bench.play_out(dice.clone()).is_err()
            // So far a table with all phases keeps the laws.
            && lay(TablePlugin::default()).play_until(bench.entries(), dice).is_ok()
    };
    let mut rest: Vec<usize> = (0..G::TURN.len()).collect();
    for seed in 0..matches {
        if rest.is_empty() {
            break;
        }
        let told = first_told(begun(seed), seed);
        rest.retain(|index| {
            let quiet = told.get(index);
            !quiet.is_some_and(|quiet| missed(G::TURN[*index].0, seed, *quiet))
        });
    }
    match rest.first() {
        None => Ok(()),
        Some(index) => {
            Err(format!("nobody notices that {} is not enacted", G::TURN[*index].0.name()))
        }
    }
}

/// How many actions pass before a phase has events for the first time, for each that ever has, in a match
/// decided as [`Bench::play_out`] decides it.
fn first_told<G: TableGame>(mut played: Match<G>, seed: u64) -> BTreeMap<usize, usize> {
    let (mut told, mut dice) = (BTreeMap::new(), SmallDice::new(seed));
    for passed in 0.. {
        let Some(mut resolution) = begin_next(&mut played, &mut dice) else { break };
        for index in 0..G::TURN.len() {
            if !resolution.step(played.tables(), index).is_empty() {
                told.entry(index).or_insert(passed);
            }
        }
        played.commit(resolution);
    }
    told
}

/// The match after so many more actions, with the dice that decide what follows.
fn played_on<G: TableGame>(
    mut played: Match<G>,
    mut dice: SmallDice,
    actions: usize,
) -> (Match<G>, SmallDice) {
    for _ in 0..actions {
        let Some(mut resolution) = begin_next(&mut played, &mut dice) else { break };
        for index in 0..G::TURN.len() {
            resolution.step(played.tables(), index);
        }
        played.commit(resolution);
    }
    (played, dice)
}

/// Begins the next action, as [`Bench::play_out`] decides it.
fn begin_next<G: TableGame>(played: &mut Match<G>, dice: &mut SmallDice) -> Option<Resolution<G>> {
    let action = match played.actor() {
        Actor::Nobody(_) => None,
        Actor::Chance => played.draw(),
        Actor::Seat(_) => {
            let actions = played.actions();
            actions.get(dice.below(actions.len() as u32) as usize).copied()
        }
    };
    played.begin(action?).ok()
}

fn viewers<G: TableGame>(played: &Match<G>) -> Vec<Viewer> {
    let seats = (0..G::seats(played.position())).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// A table without a window, and the match on it.
struct Bench<G: Enact> {
    app: App,
    /// The spot that a person picked last.
    last: Option<Spot>,
    heard: Hearing,
    game: std::marker::PhantomData<G>,
}

impl<G: Enact> Bench<G> {
    /// One seat has the screen to itself, or people hold all seats and see what a spectator may.
    fn lay(game: TablePlugin<G>, played: Match<G>, eyes: Viewer) -> Self {
        let mut app = table_without_window(game);
        let seats = (0..G::seats(played.position())).map(|seat| {
            let here = eyes == Viewer::Spectator || eyes == Viewer::Seat(Seat(seat));
            let player = if here { PlayerKind::Human } else { PlayerKind::Computer(Skill::Easy) };
            SeatPlan { name: seat.to_string(), player }
        });
        let seats = Seats(seats.collect());
        put_on_table(app.world_mut(), played, seats);
        app.update();
        Self { app, last: None, heard: Hearing::default(), game: std::marker::PhantomData }
    }

    fn playing(&self) -> &Playing<G> {
        self.app.world().resource()
    }

    fn entries(&self) -> usize {
        self.playing().entries().len()
    }

    fn play_out(&mut self, dice: SmallDice) -> Result<(), String> {
        self.play_until(usize::MAX, dice)
    }

    /// Plays until there are so many entries, or to the end.
    fn play_until(&mut self, entries: usize, mut dice: SmallDice) -> Result<(), String> {
        loop {
            self.holds()?;
            let after = self.entries();
            if after >= entries {
                return Ok(());
            }
            match self.playing().actor() {
                Actor::Nobody(_) => return Ok(()),
                // The table uses the referee's dice by itself.
                Actor::Chance => {}
                Actor::Seat(_) if self.playing().outcome().is_some() => return Ok(()),
                Actor::Seat(seat) => {
                    let actions = self.playing().actions();
                    self.decide(seat, actions[dice.below(actions.len() as u32) as usize]);
                }
            }
            let moved = (0..PATIENCE).any(|frame| {
                if frame == PATIENCE / 2 {
                    self.confirm();
                }
                self.app.update();
                self.entries() > after
            });
            if !moved {
                return Err(format!("the table hangs after {after} actions"));
            }
        }
    }

    fn decide(&mut self, seat: Seat, action: G::Action) {
        self.take_the_screen(action);
        let after = self.entries();
        let path = G::spots(self.playing().tables(), action);
        let world = self.app.world_mut();
        let human = world.resource::<Seats>().is_human(seat);
        self.last = path.as_slice().last().copied().filter(|_| human);
        if human {
            world.write_message_batch(path.as_slice().iter().copied().map(Pick));
        } else {
            world.write_message(PlayAction::<G> { action, after });
        }
    }

    /// Where several people share the screen, hands it to a seat that decides in private, or lets
    /// the seat look that needs to see its hidden things.
    fn take_the_screen(&mut self, action: G::Action) {
        let shared = self.app.world().resource::<Seats>().humans().count() > 1;
        if !shared || !G::HAS_SECRETS {
            return;
        }
        // The curtain follows the match a frame later.
        (0..2).for_each(|_| self.app.update());
        let handover = *self.app.world().resource::<Handover>();
        let whispered = || {
            let playing = self.playing();
            G::is_whispered(playing.tables(), &playing.seen(), action)
        };
        if handover.waits_for.is_some() || handover.open_for.is_none() && whispered() {
            self.app.world_mut().write_message(OpenCurtain);
            (0..2).for_each(|_| self.app.update());
        }
    }

    /// Picks once more, which grave choices need.
    fn confirm(&mut self) {
        if let Some(spot) = self.last {
            self.app.world_mut().write_message(Pick(spot));
        }
    }

    /// Every viewer looks at the screen in turn.
    fn hand_round(&mut self) -> Result<(), String> {
        for eyes in viewers(self.playing()) {
            self.app.world_mut().resource_mut::<Playing<G>>().look_as(eyes);
            self.app.update();
            self.holds().map_err(|flaw| format!("handed to {eyes:?}: {flaw}"))?;
        }
        Ok(())
    }

    /// Checks the laws for the current state.
    fn holds(&mut self) -> Result<(), String> {
        let after = self.entries();
        let mirrors = self.app.world_mut().run_system_once(mirror::holds::<G>).unwrap_or(false);
        let world = self.app.world();
        self.heard.follow(world.resource::<Playing<G>>());
        let told = world.resource::<Log>().lines().map(|(_, line)| line);
        let lit = world.resource::<Lit>();
        let marks = [Mark::LastFrom, Mark::LastTo].map(|mark| lit.with(mark));
        let marked: BTreeSet<Spot> = marks.into_iter().flatten().collect();
        let flaw = if !mirrors {
            "the entities are not what the viewer knows"
        } else if !told.eq(self.heard.lines()) {
            "the log is not what the viewer heard"
        } else if marked != self.heard.marked() {
            "the marks are not what the viewer heard of the last turn"
        } else {
            return Ok(());
        };
        Err(format!("{flaw} after {after} actions"))
    }
}

/// A table without animations, in frames of a set length.
pub(in crate::app) fn table_without_window<M>(game: impl Plugins<M>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)))
        .insert_resource(Settings { playback: Playback::Instant, ..default() })
        .insert_state(Screen::Play)
        .add_plugins(plugin)
        .add_plugins(game);
    on_one_thread(&mut app);
    app
}
