//! Every way in which a match of each game ends: who, how and what it means to the player.

use std::fmt::Write as _;

use bevy::prelude::*;

use super::windows::{among, begin, extreme_cases, go_to};
use super::{on_the_title, wait_until};
use crate::app::kit::locale::Locale;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::screens::tests::grace::wait_for_grace;
use crate::app::session::plan::{MatchEnded, Mood};
use crate::app::table::{NeedsRelayout, PlayAction, Playback, Playing, TableGame, TurnSeen};
use crate::referee::{Entry, Match, Record};
use crate::rules::arena::Arena;
use crate::rules::honga::Honga;
use crate::rules::jungle::Jungle;
use crate::rules::zoon::Zoon;
use crate::rules::{Actor, Seat};

/// How a match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Resigned,
    Won,
    Agreed,
    TimeUp,
}

/// The latest end that was reported.
#[derive(Resource, Default)]
struct Heard(Option<MatchEnded>);

fn hear(mut ended: MessageReader<MatchEnded>, mut heard: ResMut<Heard>) {
    if let Some(end) = ended.read().last() {
        heard.0 = Some(end.clone());
    }
}

/// Ends the match on the table, whose first seat is a person. `false` if it cannot end so.
pub(super) fn end<G: TableGame>(app: &mut App, how: End) -> bool {
    let mut game: Match<G> = app.world().resource::<Playing<G>>().fork();
    let seats = G::seats(game.position());
    let ended = match how {
        End::Resigned => game.resign(Seat(0)).is_ok(),
        End::Won => (1..seats).all(|seat| game.resign(Seat(seat)).is_ok()),
        End::Agreed => game.offer_draw(Seat(0)).is_ok() && game.answer_draw(Seat(1), true).is_ok(),
        End::TimeUp => game.time_up().is_ok(),
    };
    // The referee lets the turn be finished, and the round.
    for _ in 0..5_000 {
        if !ended || game.outcome().is_some() {
            break;
        }
        let action = game.draw().or_else(|| game.actions().last().copied());
        let Some(action) = action else { break };
        if game.play(action).is_err() {
            break;
        }
    }
    let over = ended && game.outcome().is_some();
    if over {
        app.world_mut().resource_mut::<Playing<G>>().go_to(game);
        app.insert_resource(NeedsRelayout(true));
    }
    over
}

fn ends_of<G: TableGame>(app: &mut App, level: &str, seats: usize, told: &mut String) {
    let ends = [End::Resigned, End::Won, End::Agreed, End::TimeUp];
    for how in ends {
        go_to(app, Screen::Title);
        begin(app, level, seats);
        app.insert_resource(Heard::default());
        let possible = end::<G>(app, how);
        // Draws are agreed between two sides, and several seats are never given up at once.
        assert!(possible || seats > 2, "{level}: {how:?}");
        if !possible {
            continue;
        }
        wait_until(app, |app| *app.world().resource::<State<Overlay>>() == Overlay::Result);
        wait_for_grace(app);
        let heard = app.world().resource::<Heard>().0.clone().expect("a report of the end");
        let locale = app.world().resource::<Locale>();
        let says: Vec<String> = heard.headline.iter().map(|line| locale.say(line)).collect();
        let wanted = match how {
            End::Resigned => Some(Mood::Lost),
            End::Won => Some(Mood::Won),
            End::Agreed => Some(Mood::Even),
            End::TimeUp => None,
        };
        if wanted.is_some_and(|mood| mood != heard.mood) {
            let _ = writeln!(told, "{level}, {how:?}: {:?}", heard.mood);
        }
        let raw = says.iter().any(|line| line.is_empty() || line.contains('$'));
        if says.len() < 2 || raw {
            let _ = writeln!(told, "{level}, {how:?}: {says:?}");
        }
        let named = says.iter().any(|line| line.contains("Otter"));
        if named && how == End::Resigned && seats == 2 {
            let _ = writeln!(told, "{level}, {how:?}: the player is named: {says:?}");
        }
        among(extreme_cases(), app, &format!("{level}, {how:?}"), told);
    }
}

#[test]
fn every_end_of_every_game_is_told_in_a_result_that_can_be_read() {
    let mut app = on_the_title();
    app.init_resource::<Heard>().add_systems(Last, hear);
    let mut told = String::new();
    ends_of::<Jungle>(&mut app, "jungle/first-steps", 2, &mut told);
    ends_of::<Arena>(&mut app, "arena/first-steps", 2, &mut told);
    ends_of::<Zoon>(&mut app, "zoon/first-steps", 2, &mut told);
    ends_of::<Honga>(&mut app, "honga/first-steps", 3, &mut told);
    assert!(told.is_empty(), "{told}");
}

#[test]
fn panels_tell_the_end_once_its_deed_has_been_seen_and_before_it_is_celebrated() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/combat", 2);
    let tables = app.world().resource::<Playing<Jungle>>().tables().clone();
    let record = include_str!("../../../tests/records/jungle-combat.ron");
    let record = Record::from_text(record).expect("a record");
    let mut game: Match<Jungle> = record.replay(tables).expect("a match");
    let Some(Entry::Action(action)) = game.undo() else { panic!("a last action") };
    assert_eq!(game.actor(), Actor::Seat(Seat(0)));
    let after = game.entries().len();
    app.world_mut().resource_mut::<Playing<Jungle>>().go_to(game);
    app.insert_resource(NeedsRelayout(true));
    wait_until(&mut app, |app| app.world().resource::<TurnSeen>().entries == after);
    app.world_mut().write_message(PlayAction::<Jungle> { action, after });
    wait_until(&mut app, |app| app.world().resource::<Playback>().untold() > 0);
    wait_until(&mut app, |app| {
        let seen = app.world().resource::<TurnSeen>();
        let shown = app.world().resource::<Playback>().untold() == 0;
        assert_eq!(seen.outcome.is_some(), shown, "{:?}", seen.actor);
        assert_eq!(seen.seat() == Some(Seat(0)), !shown, "whose deed it is");
        shown
    });
    assert!(!app.world().resource::<Playback>().is_idle(), "it is celebrated");
    assert_eq!(app.world().resource::<TurnSeen>().entries, after + 1);
}
