//! Heads that blink or turn an ear now and then, also those on cards and of people: one at a time, under the
//! pointer or near the last action.
//!
//! They stir only while somebody plays: within some seconds after an input, while nothing else
//! moves, and not for those who want reduced motion. Between its moments the loop sleeps, and each
//! moment costs one frame. Deliberately absent: anything that an action depends on.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::pointing::Pointing;
use crate::app::kit::content::art::{Art, HEADS, STIRS};
use crate::app::kit::settings::{self, Settings};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::waker::LoopWaker;
use crate::app::table::board::appearance::{head, tint_of};
use crate::app::table::board::drawn::Drawn;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::marks::Lit;
use crate::app::table::board::places::beside_spot;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::mark::Mark;
use crate::app::table::contract::pieces::{Attachments, Look, Pawn, Whereabouts};
use crate::app::table::motion::particles::Scatter;
use crate::app::table::motion::playback::Playback;
use crate::rules::Spot;

/// How long heads stir after the last input.
const LIVELY: Duration = Duration::from_secs(20);
/// The shortest and the longest pause, in seconds.
const PAUSE: [f32; 2] = [1.8, 5.0];
/// How far from the last action heads stir, in squares.
const NEAR: f32 = 1.6;
/// The moments at which a head changes, in seconds: first it stirs, then it rests, and so on.
const BLINK: &[f32] = &[0.13];
const TWO_BLINKS: &[f32] = &[0.12, 0.24, 0.35];
const EAR: &[f32] = &[0.12, 0.24, 0.38];
/// How often it is an ear, and how often a blink is a double one.
const EARS: f32 = 0.35;
const DOUBLE: f32 = 0.2;

/// What changes of a head while it stirs.
#[derive(Component, Clone, Copy, Default, Debug)]
pub(in crate::app::table) struct Stir;

/// When heads stir.
#[derive(Resource, Default, Debug)]
pub(in crate::app::table) struct Stirring {
    /// When the next head stirs; `None` while none will.
    next: Option<Duration>,
    /// What stirs now, and when it changes, the next moment last.
    now: Option<(Entity, Vec<Duration>)>,
    scatter: Scatter,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stirring>().add_systems(
        Update,
        stir.in_set(TableSystems::Play)
            .after(crate::app::table::motion::playback::play_next_step)
            // It lays new pictures on cards, of which one may stir.
            .after(crate::app::table::board::cards::print_cards)
            .before(crate::app::table::board::drawn::draw)
            .run_if(resource_exists::<BoardLayout>),
    );
}

type Heads<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static Pawn, &'static Look, &'static Whereabouts, &'static Attachments),
>;

/// What decides whether and where heads stir.
#[derive(bevy::ecs::system::SystemParam)]
struct Around<'w, 's> {
    settings: Res<'w, Settings>,
    playback: Res<'w, Playback>,
    layout: Res<'w, BoardLayout>,
    pointing: Res<'w, Pointing>,
    lit: Res<'w, Lit>,
    heads: Heads<'w, 's>,
    printed: Query<'w, 's, &'static Drawn>,
    parts: Query<'w, 's, &'static Children>,
}

/// A picture that can stir.
struct Head {
    /// What it moves with.
    on: Entity,
    /// What it is drawn as at rest.
    at_rest: Drawn,
    /// Where its change lies on that.
    over: Vec3,
}

impl Around<'_, '_> {
    fn is_lively(&self, since_input: Duration) -> bool {
        let moves =
            !self.settings.less_motion() && self.settings.playback != settings::Playback::Instant;
        moves && since_input < LIVELY && self.playback.is_idle()
    }

    /// The pictures of the pawn under the pointer, and of those near the last action.
    fn near(&self, art: &Art) -> Vec<Head> {
        let pointed = self.pointing.peek();
        let ends = self.lit.with(Mark::LastTo).filter_map(|spot| self.layout.place(spot));
        let ends: Vec<Vec2> = ends.collect();
        let is_near = |pawn: &Pawn, look: &Look, whereabouts: &Whereabouts| {
            let spot = whereabouts.spot().or_else(|| beside_spot(pawn, look));
            let place = spot.and_then(|spot: Spot| self.layout.place(spot));
            let close = |place: Vec2| ends.iter().any(|end| end.distance(place) < NEAR);
            spot.is_some() && spot == pointed || place.is_some_and(close)
        };
        let near = self.heads.iter().filter(|(_, pawn, look, place, _)| is_near(pawn, look, place));
        let heads = near.filter_map(|(entity, pawn, look, _, worn)| match look {
            Look::Token => {
                let head = Drawn::new(HEADS, pawn.picture.clone(), head(&self.settings));
                let at_rest = head.tinted(tint_of(&worn.0));
                Some(Head { on: entity, at_rest, over: Vec3::new(0.0, 0.01, 0.505) })
            }
            Look::Card { .. } | Look::Piece => self.printed_on(entity, art),
            Look::Cover => None,
        });
        heads.collect()
    }

    /// The picture on a card, or of a person, that can stir.
    fn printed_on(&self, pawn: Entity, art: &Art) -> Option<Head> {
        self.parts.iter_descendants(pawn).find_map(|on| {
            let at_rest = self.printed.get(on).ok()?;
            art.stir(at_rest.picture(), "blink")?;
            Some(Head { on, at_rest: at_rest.clone(), over: Vec3::Z * 0.001 })
        })
    }
}

fn stir(
    around: Around,
    time: Res<Time<Real>>,
    (art, proxy): (Option<Res<Art>>, Option<Res<EventLoopProxyWrapper>>),
    mut stirring: ResMut<Stirring>,
    redraw: Option<Res<RedrawRequests>>,
    mut overlays: Query<&mut Visibility, With<Stir>>,
    mut commands: Commands,
) {
    let (Some(redraw), Some(art)) = (redraw, art) else { return };
    let (now, stirring) = (time.elapsed(), stirring.bypass_change_detection());
    let lively = around.is_lively(redraw.since_input());
    let next = match stirring.now.take() {
        Some(begun) if lively => stirring.go_on(begun, now, &mut overlays, &mut commands),
        Some((overlay, _)) => {
            commands.entity(overlay).try_despawn();
            None
        }
        None if lively => stirring.wait(now, &around, &art, &mut commands),
        None => None,
    };
    if !lively {
        stirring.next = None;
    }
    if let Some(wait) = next.map(|next| next.saturating_sub(now)) {
        // Where nothing can ring, no window is asleep.
        let _rings = LoopWaker::of(proxy.as_deref()).ring_after(wait);
    }
}

impl Stirring {
    /// Changes a head at its moments; returns the next one if it is another.
    fn go_on(
        &mut self,
        (overlay, mut moments): (Entity, Vec<Duration>),
        now: Duration,
        overlays: &mut Query<&mut Visibility, With<Stir>>,
        commands: &mut Commands,
    ) -> Option<Duration> {
        // It goes with its pawn.
        let mut shown = overlays.get_mut(overlay).ok()?;
        let due = moments.last().is_none_or(|at| *at <= now);
        if due {
            moments.pop();
            shown.toggle_inherited_hidden();
        }
        match moments.last().copied() {
            Some(next) => {
                self.now = Some((overlay, moments));
                due.then_some(next)
            }
            None => {
                commands.entity(overlay).despawn();
                None
            }
        }
    }

    /// Waits for the next head to stir, or lets it begin; returns the next moment if it is another.
    fn wait(
        &mut self,
        now: Duration,
        around: &Around,
        art: &Art,
        commands: &mut Commands,
    ) -> Option<Duration> {
        let Some(next) = self.next else {
            let [least, most] = PAUSE;
            let pause = self.scatter.between(least, most);
            self.next = Some(now + Duration::from_secs_f32(pause));
            return self.next;
        };
        if next > now {
            return None;
        }
        self.next = None;
        let heads = around.near(art);
        let chosen = (self.scatter.next() * heads.len() as f32) as usize;
        let Head { on, at_rest, over } = heads.get(chosen)?;
        let (kind, moments) = manner(&mut self.scatter);
        let picture = at_rest.picture();
        let cell = art.stir(picture, kind).or_else(|| art.stir(picture, "blink"))?;
        let drawn = at_rest.covered_by(STIRS, cell);
        let place = Transform::from_translation(*over);
        let overlay = commands.spawn((Stir, drawn, place, ChildOf(*on)));
        let moments = moments.iter().rev().map(|at| now + Duration::from_secs_f32(*at));
        let moments: Vec<Duration> = moments.collect();
        let first = moments.last().copied();
        self.now = Some((overlay.id(), moments));
        first
    }
}

/// How a head stirs, and its moments.
fn manner(scatter: &mut Scatter) -> (&'static str, &'static [f32]) {
    if scatter.next() < EARS {
        ("ear", EAR)
    } else if scatter.next() < DOUBLE {
        ("blink", TWO_BLINKS)
    } else {
        ("blink", BLINK)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::board::marks::LitSpot;
    use crate::rules::{Grid, Side};

    /// A table with a lion where the last action ended and a rat far away.
    fn table(settings: Settings) -> App {
        let mut app = App::new();
        let names = ["lion_blink", "lion_ear", "rat_blink", "rat_ear"];
        let spot = |number| Spot::Square(number);
        let last = LitSpot::new(spot(3), Mark::LastTo);
        app.insert_resource(settings)
            .insert_resource(Art::of_names(STIRS, &names))
            .insert_resource(BoardLayout::new(Grid { width: 7, height: 9 }, false))
            .insert_resource(Lit(vec![last]))
            .init_resource::<Playback>()
            .init_resource::<Pointing>()
            .init_resource::<Stirring>()
            .init_resource::<Time<Real>>()
            .init_resource::<RedrawRequests>()
            .add_systems(Update, stir);
        for (picture, number) in [("lion", 3), ("rat", 60)] {
            let (picture, name) = (picture.to_owned(), picture.to_owned());
            let pawn = Pawn { id: None, side: Side(0), picture, name };
            app.world_mut().spawn((pawn, Whereabouts::On(spot(number))));
        }
        app
    }

    /// How often each head has begun to stir in these seconds, and in how many frames of 50 ms.
    fn seen(app: &mut App, seconds: u32, since_input: Duration) -> (usize, usize, usize) {
        let (mut lions, mut rats, mut frames) = (0, 0, 0);
        let mut known = None;
        for _ in 0..seconds * 20 {
            let world = app.world_mut();
            world.resource_mut::<RedrawRequests>().touched_before(since_input);
            world.resource_mut::<Time<Real>>().update_with_duration(Duration::from_millis(50));
            app.update();
            let world = app.world_mut();
            let mut stirs = world.query_filtered::<(Entity, &ChildOf), With<Stir>>();
            let stirs: Vec<_> = stirs.iter(world).map(|(stir, of)| (stir, of.parent())).collect();
            assert!(stirs.len() <= 1, "one at a time");
            frames += stirs.len();
            for (stir, pawn) in stirs {
                if known.replace(stir) == Some(stir) {
                    continue;
                }
                let lion = world.get::<Pawn>(pawn).is_some_and(|pawn| pawn.picture == "lion");
                (lions, rats) = (lions + usize::from(lion), rats + usize::from(!lion));
            }
        }
        (lions, rats, frames)
    }

    #[test]
    fn heads_near_the_last_action_and_under_the_pointer_stir_now_and_then() {
        let mut app = table(Settings::default());
        let (lions, rats, frames) = seen(&mut app, 60, Duration::from_secs(1));
        assert!((10..40).contains(&lions), "{lions}");
        assert_eq!(rats, 0, "it stands far away");
        assert!(frames < 60 * 20 / 5, "mostly they rest: {frames}");
        app.world_mut().resource_mut::<Pointing>().hover(Some(Spot::Square(60)));
        assert!(seen(&mut app, 60, Duration::from_secs(1)).1 > 2);
    }

    #[test]
    fn an_animal_on_a_card_blinks_where_it_is_printed() {
        let mut app = table(Settings::default());
        app.insert_resource(Art::of_names(STIRS, &["badger_chief_blink"]));
        let (picture, name) = (String::new(), String::new());
        let pawn = Pawn { id: None, side: Side(0), picture, name };
        let card = (pawn, Look::Card { back: "back".into() }, Whereabouts::On(Spot::Square(60)));
        let world = app.world_mut();
        let card = world.spawn(card).id();
        let paper = world.spawn((Drawn::new("cards", "face", 1.0), ChildOf(card))).id();
        let badger = world.spawn((Drawn::new("zoon", "badger_chief", 0.4), ChildOf(paper))).id();
        world.resource_mut::<Pointing>().hover(Some(Spot::Square(60)));
        let mut over = Vec::new();
        for _ in 0..20 * 20 {
            let world = app.world_mut();
            world.resource_mut::<RedrawRequests>().touched_before(Duration::from_secs(1));
            world.resource_mut::<Time<Real>>().update_with_duration(Duration::from_millis(50));
            app.update();
            let world = app.world_mut();
            let mut stirs = world.query_filtered::<(&ChildOf, &Drawn), With<Stir>>();
            over.extend(stirs.iter(world).map(|(of, drawn)| (of.parent(), drawn.clone())));
        }
        let blink = Drawn::new(STIRS, "badger_chief_blink", 0.4);
        assert!(!over.is_empty() && over.iter().all(|one| *one == (badger, blink.clone())));
    }

    #[test]
    fn nothing_stirs_without_a_hand_for_twenty_seconds_or_with_reduced_motion() {
        let mut app = table(Settings::default());
        assert_eq!(seen(&mut app, 60, LIVELY), (0, 0, 0));
        assert!(seen(&mut app, 60, Duration::ZERO).0 > 0);
        seen(&mut app, 1, LIVELY);
        assert_eq!(seen(&mut app, 30, LIVELY), (0, 0, 0), "an eye stays open");
        let mut app = table(Settings { reduced_motion: settings::ReducedMotion::On, ..default() });
        assert_eq!(seen(&mut app, 60, Duration::ZERO), (0, 0, 0));
    }

    #[test]
    fn a_still_table_asks_for_no_frame() {
        let mut app = table(Settings::default());
        seen(&mut app, 20, Duration::ZERO);
        seen(&mut app, 1, LIVELY);
        assert!(app.world().resource::<Stirring>().next.is_none());
        assert!(app.world().resource::<Stirring>().now.is_none());
    }
}
