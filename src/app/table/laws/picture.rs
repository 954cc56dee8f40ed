//! Laws of the picture, checked in every frame of matches played at a visible speed.
//!
//! What moves is drawn above what rests. A captive stays below its captor until it has left. Of two
//! pawns on one square, the later arrival lies on top: one that only passes through lies over the
//! pawn at home, one that comes to stay lies over the pawn about to leave. Panels report an action
//! after all of it has been seen, no ring of petals is shown for a pawn on its way, and a card that
//! is hidden now does not move face up.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use super::Bench;
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::platform::shipped;
use crate::app::table::TablePlugin;
use crate::app::table::board::layout::{BoardLayout, layer};
use crate::app::table::contract::anchors::Anchors;
use crate::app::table::contract::pieces::{Appearance, Face, Look, OnSpot, Pawn, Whereabouts};
use crate::app::table::motion::playback::Playback;
use crate::app::table::motion::staged::Staged;
use crate::app::table::picking::targets::Target;
use crate::app::table::turns::seen::TurnSeen;
use crate::app::table::turns::stagehand::Enact;
use crate::app::table::turns::waiting::PlayAction;
use crate::referee::Match;
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice, Seat, Viewer};

/// Pawns nearer than this, in squares, lie in one place.
const NEAR: f32 = 0.3;
/// Height (z) of a pawn's pictures; pawns less than this apart would be drawn into each other.
const THICK: f32 = 0.7;
/// A picture that stands still for this many frames hangs.
const PATIENCE: u32 = 400;

/// How many frames had something to check.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PictureReport {
    /// A captive lay where another pawn stood.
    pub taken: usize,
    /// A pawn was at home where another one passed through or was still to leave.
    pub knocked: usize,
    /// Something moved.
    pub moved: usize,
    /// Something had happened that panels did not report yet.
    pub untold: usize,
    /// The most frames that one action took at the pace fast.
    pub slowest: u32,
}

/// Plays `matches` random matches of at most `entries` entries as seat 0 sees them.
///
/// # Errors
/// What was drawn or reported wrongly, with the seed.
pub fn check_picture<G: Enact>(
    tables: &Arc<G::Tables>,
    setup: &G::Setup,
    matches: u64,
    entries: usize,
) -> Result<PictureReport, String> {
    let mut report = PictureReport::default();
    for seed in 0..matches {
        let played = Match::<G>::new(tables.clone(), setup.clone(), seed);
        let mut bench = Bench::lay(TablePlugin::default(), played, Viewer::Seat(Seat(0)));
        bench.app.world_mut().resource_mut::<Settings>().playback = settings::Playback::Fast;
        bench.app.world_mut().insert_resource(staged::<G>()?);
        bench
            .watch(&mut SmallDice::new(seed), entries, &mut report)
            .map_err(|flaw| format!("{flaw}; seed {seed}, after {} entries", bench.entries()))?;
    }
    Ok(report)
}

/// The game's staging as it is shipped.
fn staged<G: Enact>() -> Result<Staged, String> {
    #[cfg(not(target_arch = "wasm32"))]
    if !G::CUES.is_empty() {
        let (staged, flaws) = Staged::read(&shipped::read, G::ID);
        return flaws.first().map_or(Ok(staged), |flaw| Err(flaw.to_string()));
    }
    Ok(Staged::default())
}

/// A visible pawn.
struct Shown {
    pawn: Entity,
    place: Whereabouts,
    at: Vec3,
    home: Option<Vec2>,
    /// Where it was captured, as long as it is seen over the board.
    taken_at: Option<Vec2>,
    /// The frame since which it is there.
    since: u64,
    on_board: bool,
}

/// The history of each pawn in earlier frames.
#[derive(Default)]
struct Past {
    frame: u64,
    /// Where it was when it was captured, if it is still a captive.
    taken_at: BTreeMap<Entity, Vec2>,
    /// Where it is, and since which frame.
    came: BTreeMap<Entity, (Vec2, u64)>,
}

impl Shown {
    fn is_near(&self, other: &Self) -> bool {
        self.at.truncate().distance(other.at.truncate()) < NEAR
    }

    fn is_home(&self) -> bool {
        self.home.is_some_and(|home| home.distance(self.at.truncate()) < NEAR)
    }

    /// Whether it was captured where the other one stands now. On its way to the tray it may pass
    /// over any pawn.
    fn was_taken_by(&self, other: &Self) -> bool {
        let stands = other.home.is_some() && other.is_near(self);
        let at = other.at.truncate();
        stands && self.taken_at.is_some_and(|place| place.distance(at) < NEAR)
    }
}

impl<G: Enact> Bench<G> {
    /// Plays random decisions. Like a computer's, each waits until the one before it has been seen.
    fn watch(
        &mut self,
        dice: &mut SmallDice,
        most: usize,
        report: &mut PictureReport,
    ) -> Result<(), String> {
        let (mut sent, mut since) = (None, 0);
        let mut past = Past::default();
        while self.entries() < most && self.playing().outcome().is_none() {
            let after = self.entries();
            let idle = self.app.world().resource::<Playback>().is_idle();
            since = if idle && sent != Some(after) { 0 } else { since + 1 };
            report.slowest = report.slowest.max(since);
            if since > PATIENCE {
                return Err("the picture hangs".to_owned());
            }
            if matches!(self.playing().actor(), Actor::Seat(_)) && idle && sent != Some(after) {
                let actions = self.playing().actions();
                let action = actions[dice.below(actions.len() as u32) as usize];
                self.app.world_mut().write_message(PlayAction::<G> { action, after });
                sent = Some(after);
            }
            self.app.update();
            self.app.world_mut().resource_mut::<Playback>().close_scene();
            self.judge(&mut past, report)?;
        }
        Ok(())
    }

    fn judge(&mut self, past: &mut Past, report: &mut PictureReport) -> Result<(), String> {
        let entries = self.entries();
        let shown = self.shown(past);
        let world = self.app.world_mut();
        let mut faces = world.query_filtered::<(&Whereabouts, &Face, &Appearance), With<Pawn>>();
        let tells = |(place, face, looks): (&Whereabouts, &Face, &Appearance)| {
            place.spot().is_some() && face.0.is_none() && looks.face.is_some()
        };
        if faces.iter(world).any(tells) {
            return Err("a card that nobody sees now lies face up".to_owned());
        }
        let mut rings = world.query_filtered::<&OnSpot, With<Target>>();
        let rings: Vec<_> = rings.iter(world).map(|spot| spot.0).collect();
        let (playback, seen) = (world.resource::<Playback>(), world.resource::<TurnSeen>());
        let comes = |pawn: &Shown| playback.moves(pawn.pawn).then(|| pawn.place.spot()).flatten();
        let coming: Vec<_> = shown.iter().filter_map(comes).collect();
        let mut petals = world.resource::<Anchors>().petals();
        if petals.any(|petal| rings.contains(&petal.spot) && coming.contains(&petal.around)) {
            return Err("a ring waits for a pawn on its way".to_owned());
        }
        if seen.entries + playback.untold() != entries {
            return Err(format!("{} of {entries} entries are told too soon", seen.entries));
        }
        let resting =
            |pawn: &&Shown| pawn.place == Whereabouts::Captive && !playback.moves(pawn.pawn);
        let taken = shown.iter().filter(resting).count() as u32;
        if seen.lost.iter().take(2).sum::<u32>() > taken {
            return Err("a pawn is reported as taken but has not left the board".to_owned());
        }
        report.untold += usize::from(playback.untold() > 0);
        judge_heights(&shown, playback, report)
    }

    fn shown(&mut self, past: &mut Past) -> Vec<Shown> {
        past.frame += 1;
        let world = self.app.world_mut();
        let mut pawns =
            world.query_filtered::<(Entity, &Whereabouts, &Transform, &Look), With<Pawn>>();
        let Some(layout) = world.get_resource::<BoardLayout>() else { return Vec::new() };
        let (half, is_grid) = (layout.size() / 2.0, layout.sketch.is_none());
        // A cover is drawn as a part of its square.
        let is_seen =
            |transform: &Transform, look: &Look| transform.scale.x > 0.0 && *look != Look::Cover;
        let seen = pawns.iter(world).filter(|(.., transform, look)| is_seen(transform, look));
        let shown = seen.map(|(pawn, place, transform, _)| {
            let at = transform.translation.truncate();
            let on_board = is_grid && at.abs().cmple(half).all();
            if place.spot().is_some() {
                past.taken_at.remove(&pawn);
            } else {
                past.taken_at.entry(pawn).or_insert(at);
            }
            let came = past.came.entry(pawn).or_insert((at, past.frame));
            if came.0.distance(at) >= NEAR {
                *came = (at, past.frame);
            }
            Shown {
                pawn,
                place: *place,
                at: transform.translation,
                home: place.spot().and_then(|spot| layout.place(spot)),
                taken_at: past.taken_at.get(&pawn).copied().filter(|_| on_board),
                since: came.1,
                on_board,
            }
        });
        shown.collect()
    }
}

fn judge_heights(
    shown: &[Shown],
    playback: &Playback,
    report: &mut PictureReport,
) -> Result<(), String> {
    let moving = playback.moving();
    report.moved += usize::from(moving.is_some());
    for pawn in shown {
        let is_lifted = pawn.at.z >= layer::MOVING && Some(pawn.pawn) != moving;
        if is_lifted && !playback.is_above(pawn.pawn) {
            return Err(format!("at {} something that rests lies over what moves", pawn.at));
        }
        for other in shown.iter().filter(|other| other.pawn != pawn.pawn && pawn.is_near(other)) {
            let over = pawn.at.z - other.at.z >= THICK;
            let passes = |one: &Shown| {
                one.home.is_some() && !one.is_home() && one.on_board && playback.moves(one.pawn)
            };
            let (here, there) = (passes(pawn) && other.is_home(), passes(other) && pawn.is_home());
            if other.was_taken_by(pawn) {
                report.taken += 1;
                if !over {
                    return Err(format!(
                        "what is taken, at {}, lies over its captor, at {}",
                        other.at, pawn.at
                    ));
                }
            } else if (here || there) && pawn.since > other.since {
                report.knocked += 1;
                if !over {
                    return Err(format!(
                        "what came first, at {}, lies over what came later, at {}",
                        other.at, pawn.at
                    ));
                }
            }
        }
    }
    Ok(())
}
