//! Several computers at one table.

use bevy::prelude::*;

use super::pondering::ThinkingPlace;
use super::{budget, game_plugin, plugin};
use crate::acorns::Acorns;
use crate::ai::{AiGame, Strength};
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::ThinkingTime;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::{PlayerKind, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::TurnNow;
use crate::app::table::tests::acorns::Tree;
use crate::rules::Seat;
use crate::rules::jungle::Jungle;

const PERSON: PlayerKind = PlayerKind::Human;
const COMPUTER: PlayerKind = PlayerKind::Computer(Skill::Easy);

fn tree(players: &[PlayerKind]) -> Tree {
    let mut tree = Tree::of(players, None);
    tree.app
        .init_resource::<RedrawRequests>()
        .insert_resource(ThinkingPlace::Between)
        .insert_state(Overlay::None)
        .add_plugins((plugin, game_plugin::<Acorns>));
    tree.app.update();
    tree
}

/// Updates in real time, because computers pause before they act.
fn wait_until(tree: &mut Tree, so: impl Fn(&Tree) -> bool) {
    for _ in 0..4_000 {
        tree.app.update();
        if so(tree) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("twenty seconds passed in vain");
}

#[test]
fn computers_play_one_after_the_other_until_a_person_is_to_move() {
    let mut tree = tree(&[PERSON, COMPUTER, COMPUTER, PERSON, COMPUTER]);
    tree.take(1);
    wait_until(&mut tree, |tree| tree.resource::<TurnNow>().awaits_human());
    assert_eq!(tree.resource::<TurnNow>().seat(), Some(Seat(3)));
    assert_eq!(tree.playing().position().won, [1, 2, 2, 0, 0]);
}

#[test]
fn the_computer_plays_on_for_who_left() {
    let mut tree = tree(&[PERSON, PERSON, COMPUTER]);
    tree.send(TableCommand::Resign);
    wait_until(&mut tree, |tree| tree.playing().entries().len() == 1);
    assert_eq!(tree.resource::<TurnNow>().seat(), Some(Seat(1)));
}

#[test]
fn a_match_of_computers_alone_comes_to_its_end() {
    let mut tree = tree(&[COMPUTER; 3]);
    wait_until(&mut tree, |tree| tree.playing().outcome().is_some());
    assert_eq!(tree.playing().position().won, [4, 4, 4, 0, 0]);
}

#[test]
fn only_the_strongest_opponent_thinks_for_as_long_as_is_set() {
    let own = Jungle::skill(Strength::Hard).expect("it searches").nodes;
    let told = ThinkingTime::ALL.map(|time| budget::<Jungle>(Strength::Hard, time));
    assert_eq!(told, [Some(own / 4), Some(own), Some(4 * own)]);
    assert_eq!(budget::<Jungle>(Strength::Fifth, ThinkingTime::Long), None);
}
