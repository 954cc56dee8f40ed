//! The cards of a computer are dealt quickly.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;

use super::secretly::{app, played, seats};
use crate::app::catalog::levels::tests::shipped;
use crate::app::kit::settings::{Playback as Speed, Settings};
use crate::app::session::plan::{PlayerKind, Skill};
use crate::app::table::motion::staged::Staged;
use crate::app::table::{PlayAction, Playback, Playing, put_on_table};
use crate::rules::Game;
use crate::rules::zoon::Zoon;

#[test]
fn the_cards_of_a_computer_are_dealt_within_a_second() {
    let frame = Duration::from_millis(20);
    let mut app = app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    let players = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
    put_on_table(app.world_mut(), played("formation:0 ready formation:0"), seats(players));
    (0..6).for_each(|_| app.update());
    app.world_mut().resource_mut::<Settings>().playback = Speed::Normal;
    app.insert_resource(Staged::read(&shipped, Zoon::ID).0);
    let playing = app.world().resource::<Playing<Zoon>>();
    let action = Zoon::parse_action(playing.tables(), "ready").expect("an action");
    let after = playing.entries().len();
    app.world_mut().write_message(PlayAction::<Zoon> { action, after });
    app.update();
    let mut frames = 0;
    while !app.world().resource::<Playback>().is_idle() {
        app.update();
        frames += 1;
    }
    assert!(frames > 5, "they are seen to be dealt: {frames}");
    assert!(frame * frames <= Duration::from_secs(1), "{frames} frames");
}
