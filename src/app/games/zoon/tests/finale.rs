//! The end of a match on the table: everything lies open, however the match has ended.

use bevy::prelude::*;

use super::{before_a_fight, level, picture};
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
use crate::app::session::table_command::TableCommand;
use crate::app::table::contract::pieces::Face;
use crate::app::table::matches::replaying::watch;
use crate::app::table::{
    Look, Pawn, Playback, Playing, ReplayRequest, Seats, Watching, Whereabouts,
};
use crate::referee::Match;
use crate::rules::zoon::{Setup, Slot, View, Zoon};
use crate::rules::{Game, Seat, Viewer};

/// A person with the red cards before a fight, against a computer.
fn bench() -> App {
    let tables = level("zoon/duel-of-tribes");
    let (position, _) = before_a_fight(&tables);
    let mut app = picture::bench(tables, position);
    app.world_mut().resource_mut::<Settings>().playback = settings::Playback::Instant;
    app
}

/// How many cards lie on the field, and how many of them face up.
fn lying(app: &mut App) -> (usize, usize) {
    let world = app.world_mut();
    let mut cards = world.query::<(&Look, &Whereabouts, &Face)>();
    let lies = |(look, place, _): &(&Look, &Whereabouts, &Face)| {
        matches!(look, Look::Card { .. }) && place.spot().is_some()
    };
    let lying: Vec<bool> =
        cards.iter(world).filter(lies).map(|(_, _, face)| face.0.is_some()).collect();
    (lying.len(), lying.iter().filter(|open| **open).count())
}

fn give_up(app: &mut App) {
    app.world_mut().write_message(TableCommand::Resign);
    (0..4).for_each(|_| app.update());
}

#[test]
fn after_the_end_all_cards_lie_open_and_can_be_read_z81() {
    let mut app = bench();
    let (all, open) = lying(&mut app);
    assert!(open < all, "the enemy's cards are hidden");
    give_up(&mut app);
    assert!(app.world().resource::<Playing<Zoon>>().outcome().is_some());
    assert_eq!(lying(&mut app), (all, all));
    let playing = app.world().resource::<Playing<Zoon>>();
    let known = Zoon::known_to(playing.tables(), playing.position(), Viewer::Seat(Seat(0)));
    let mut enemies = Slot::of(Seat(1)).take(12);
    let unknown = enemies.find(|slot| known.face(*slot).is_none()).expect("an unseen card");
    assert!(playing.shown().face(unknown).is_some(), "pointing at it tells which it is");
}

#[test]
fn the_cards_turn_up_one_after_the_other() {
    let mut app = bench();
    app.world_mut().resource_mut::<Settings>().playback = settings::Playback::Normal;
    let (all, open) = lying(&mut app);
    give_up(&mut app);
    let mut narrow = 0;
    while !app.world().resource::<Playback>().is_idle() {
        app.update();
        let world = app.world_mut();
        let mut cards = world.query::<(&Pawn, &Transform)>();
        narrow += cards.iter(world).filter(|(_, at)| (0.01..0.6).contains(&at.scale.x)).count();
    }
    assert!(narrow >= all - open, "{narrow} frames of {} turns", all - open);
}

#[test]
fn in_the_replay_of_a_match_that_is_over_the_own_cards_lie_open_also_where_they_did_not_z14() {
    let mut app = bench();
    let tables = level("zoon/duel-of-tribes");
    let (position, attack) = before_a_fight(&tables);
    let setup = Setup { position: Some(Box::new(position)), ..Setup::default() };
    let mut played = Match::<Zoon>::new(tables, setup, 1);
    played.play(attack).expect("an attack");
    let own_open =
        |view: &View| Slot::of(Seat(0)).filter(|slot| view.face(*slot).is_some()).count();
    let then = played.view(Viewer::Seat(Seat(0)));
    let open_then = own_open(&Zoon::shown_to(&then));
    played.resign(Seat(0)).expect("the end");
    let seats = app.world().resource::<Seats>().clone();
    watch(app.world_mut(), played, seats);
    (0..4).for_each(|_| app.update());
    app.world_mut().write_message(ReplayRequest::GoTo(1));
    (0..4).for_each(|_| app.update());
    let shown = |app: &App| app.world().resource::<Playing<Zoon>>().shown();
    assert!(own_open(&shown(&app)) > open_then, "before a combat they lay face down");
    let (all, open) = lying(&mut app);
    assert!((12..all).contains(&open), "{open} of {all}: the enemy's stay hidden");
    let next = app.world().resource::<Watching>().eyes_after(Viewer::Seat(Seat(0)));
    assert_eq!(next, Some(Viewer::Spectator));
    app.world_mut().write_message(ReplayRequest::Eyes);
    (0..4).for_each(|_| app.update());
    assert!(own_open(&shown(&app)) < 12, "everyone knows less");
}
