//! More than two players at the table: giving up, what each seat's plate shows, curtains, and the end.

use bevy::prelude::*;

use super::acorns::Tree;
use super::bench::{COMPUTER, PERSON};
use crate::app::session::plan::{Customs, MatchEnded, PlayerKind, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::player_style::PlayerStyle;
use crate::app::table::turns::handover::{Handover, OpenCurtain, ShutCurtain};
use crate::app::table::turns::quitting::HandedOver;
use crate::app::table::turns::seats::{Seats, TurnNow};
use crate::rules::{Seat, Viewer};

const SUBSTITUTE: PlayerKind = PlayerKind::Computer(Skill::Medium);

/// All messages so far; the engine keeps them for two frames only.
#[derive(Resource)]
struct Heard<M: Message>(Vec<M>);

fn listen<M: Message + Clone>(tree: &mut Tree) {
    let hear = |mut told: MessageReader<M>, mut heard: ResMut<Heard<M>>| {
        heard.0.extend(told.read().cloned());
    };
    tree.app.insert_resource(Heard::<M>(Vec::new())).add_systems(Last, hear);
}

#[test]
fn who_gives_up_among_several_people_leaves_the_seat_to_the_computer() {
    let mut tree = Tree::of(&[PERSON, PERSON, PERSON], None);
    listen::<HandedOver>(&mut tree);
    assert_eq!(tree.resource::<Customs>().hands_over.as_deref(), Some("Ann"));
    tree.take(1);
    tree.send(TableCommand::Resign);
    assert_eq!(tree.resource::<Seats>().player(Seat(1)), SUBSTITUTE);
    assert_eq!(tree.resource::<TurnNow>().player, Some(SUBSTITUTE));
    assert!(tree.playing().outcome().is_none());
    assert_eq!(tree.playing().entries().len(), 1, "records know nothing of it");
    assert_eq!(tree.resource::<Heard<HandedOver>>().0, [HandedOver(Seat(1))]);
}

#[test]
fn who_gives_up_alone_ends_the_match() {
    let mut tree = Tree::of(&[PERSON, COMPUTER, COMPUTER], None);
    assert_eq!(tree.resource::<Customs>().hands_over, None);
    tree.send(TableCommand::Resign);
    let outcome = tree.playing().outcome().expect("the end");
    assert_eq!([0, 1, 2].map(|seat| outcome.rank(Seat(seat))), [1, 0, 0]);
}

#[test]
fn the_last_person_left_needs_no_curtain() {
    let mut tree = Tree::of(&[PERSON, PERSON, COMPUTER], Some(Seat(1)));
    tree.send(TableCommand::Resign);
    assert_eq!(tree.playing().viewer(), Viewer::Seat(Seat(1)));
    assert_eq!(*tree.resource::<Handover>(), Handover::default());
    assert_eq!(tree.resource::<Customs>().hands_over, None);
}

#[test]
fn nobody_offers_a_draw_among_more_than_two_sides() {
    let mut tree = Tree::of(&[PERSON, PERSON, PERSON], None);
    assert!(!tree.resource::<Customs>().draws);
    tree.send(TableCommand::OfferDraw);
    assert_eq!(tree.resource::<TurnNow>().draw_offered_by, None);
    assert!(Tree::of(&[PERSON, PERSON], None).resource::<Customs>().draws);
}

#[test]
fn a_curtain_shuts_only_where_a_seat_has_a_secret() {
    let mut tree = Tree::of(&[PERSON, PERSON, PERSON], Some(Seat(1)));
    assert_eq!(tree.resource::<Handover>().waits_for, None);
    tree.take(1);
    assert_eq!(tree.resource::<Handover>().waits_for, Some(Seat(1)));
    tree.take(2);
    assert_eq!(tree.playing().entries().len(), 1, "no decision is made behind a shut curtain");
    tree.send(OpenCurtain);
    assert_eq!(tree.playing().viewer(), Viewer::Seat(Seat(1)));
    assert!(!tree.resource::<BoardLayout>().flipped, "there is no far side of five");
    tree.take(1);
    assert_eq!(tree.playing().viewer(), Viewer::Spectator);
    assert_eq!(tree.resource::<Handover>().waits_for, None, "the third has no secret");
    tree.take(1);
    tree.take(1);
    tree.send(OpenCurtain);
    tree.take(2);
    (0..2).for_each(|_| tree.take(1));
    assert_eq!(*tree.resource::<Handover>(), Handover { opened: 2, ..Handover::default() });
    assert_eq!(tree.playing().entries().len(), 7, "the nut was shown, so nobody has a secret");
}

#[test]
fn a_seat_that_may_peek_decides_without_a_curtain_and_looks_and_covers_at_any_time() {
    let mut tree = Tree::of(&[PERSON, PERSON, PERSON], Some(Seat(1)));
    tree.take(2);
    tree.send(OpenCurtain);
    (0..3).for_each(|turn| tree.take(if turn == 0 { 1 } else { 2 }));
    let shut = Handover { may_peek: Some(Seat(1)), opened: 1, ..Handover::default() };
    assert_eq!(*tree.resource::<Handover>(), shut);
    tree.send(OpenCurtain);
    assert_eq!(tree.playing().viewer(), Viewer::Seat(Seat(1)));
    assert_eq!(*tree.resource::<Handover>(), Handover { open_for: Some(Seat(1)), ..shut });
    tree.send(ShutCurtain);
    assert_eq!((tree.playing().viewer(), *tree.resource::<Handover>()), (Viewer::Spectator, shut));
    // A key that was held for another player's secrets never opens these.
    tree.send(TableCommand::Cover);
    assert_eq!((tree.playing().viewer(), *tree.resource::<Handover>()), (Viewer::Spectator, shut));
    tree.send(TableCommand::Peek);
    assert_eq!(tree.playing().viewer(), Viewer::Seat(Seat(1)));
    tree.send(TableCommand::Cover);
    assert_eq!((tree.playing().viewer(), *tree.resource::<Handover>()), (Viewer::Spectator, shut));
    tree.take(1);
    assert_eq!(tree.playing().position().heap, 4);
    assert_eq!(*tree.resource::<Handover>(), Handover { opened: 1, ..Handover::default() });
}

#[test]
fn every_seat_has_its_belongings_told() {
    let mut tree = Tree::of(&[PERSON; 5], Some(Seat(4)));
    assert_eq!(*tree.resource::<PlayerStyle>(), PlayerStyle::Seats);
    tree.take(2);
    let told = &tree.resource::<TurnNow>().belongings;
    let counts: Vec<_> = told.iter().map(|told| told.rows[0][0].count).collect();
    assert_eq!(counts, [2, 0, 0, 0, 0].map(Some));
    let badges: Vec<usize> = told.iter().map(|told| told.badges.len()).collect();
    assert_eq!(badges, [0, 0, 0, 0, 1]);
}

#[test]
fn a_lone_winner_is_greeted_by_the_title_and_several_who_share_the_first_place_are_not() {
    let greeted = |counts: &[u8]| {
        let mut tree = Tree::of(&[PERSON; 4], None);
        listen::<MatchEnded>(&mut tree);
        counts.iter().for_each(|count| tree.take(*count));
        let ended = &tree.resource::<Heard<MatchEnded>>().0[0];
        ended.headline.iter().any(|line| line.key == "acorns-greeting")
    };
    assert!(greeted(&[1, 2, 1, 1, 1, 2, 2, 1, 1]));
    assert!(!greeted(&[1, 2, 2, 1, 1, 2, 2, 1]));
}

#[test]
fn the_end_tells_every_seats_place_points_and_tie_break() {
    let mut tree = Tree::of(&[PERSON; 4], None);
    listen::<MatchEnded>(&mut tree);
    for count in [1, 2, 2, 1, 1, 2, 2, 1] {
        tree.take(count);
    }
    let [ended] = &tree.resource::<Heard<MatchEnded>>().0[..] else { panic!("it is told once") };
    let lines: Vec<_> = ended.headline.iter().map(|line| line.key.as_ref()).collect();
    assert_eq!(lines, ["end-won", "acorns-end"]);
    let told = |ranked: &crate::app::session::plan::Ranked| {
        (ranked.place, ranked.token, ranked.name.clone(), ranked.points)
    };
    let expected = [(1, 1, "Ben", 4), (1, 2, "Cem", 4), (3, 0, "Ann", 2), (3, 3, "Dan", 2)];
    let expected = expected.map(|(place, seat, name, points)| {
        let token = ["seat_1", "seat_2", "seat_3", "seat_4"][seat];
        (place, token, name.to_owned(), Some(points))
    });
    assert_eq!(ended.ranks.iter().map(told).collect::<Vec<_>>(), expected);
}
