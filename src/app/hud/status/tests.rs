//! Tests of what the lines say.

use super::*;
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::rules::Outcome;

fn seats(players: [PlayerKind; 2]) -> Seats {
    Seats(players.map(|player| SeatPlan { name: "Ann".into(), player }).to_vec())
}

#[test]
fn where_a_replay_starts_nothing_is_being_decided() {
    let turn = |entries: usize, is_replay: bool| {
        let now = TurnNow { entries, ..default() };
        turn_words(is_replay, &now, &Seats::default(), (None, None)).words.key.to_string()
    };
    let start = "status-replay-start";
    assert!(turn(0, true) == start && turn(1, true) != start && turn(0, false) != start);
}

#[test]
fn a_person_who_plays_against_computers_is_told_that_it_is_their_turn() {
    let [person, computer] = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
    let told = |players: [PlayerKind; 2], is_replay: bool, now: &TurnNow, decider| {
        turn_words(is_replay, now, &seats(players), (None, decider)).words.key.to_string()
    };
    let turn = |actor| TurnNow { actor, entries: 3, ..default() };
    let [first, second] = [0, 1].map(|seat| turn(Actor::Seat(Seat(seat))));
    let chance = turn(Actor::Chance);
    assert_eq!(told([person, computer], false, &first, None), "status-your-turn");
    assert_eq!(told([person, computer], false, &second, None), "status-to-move");
    for (players, replay) in [([person, person], false), ([person, computer], true)] {
        assert_eq!(told(players, replay, &first, None), "status-to-move");
    }
    assert_eq!(told([person, computer], false, &chance, Some(Seat(0))), "status-your-turn");
    assert_eq!(told([person, computer], false, &chance, None), "status-draws-lots");
}

#[test]
fn while_a_scene_is_shown_the_line_says_what_is_seen_and_not_who_decides() {
    let turn = || TurnWords::without_side("status-draws-lots");
    let scene = OwnScene::new(5, LocalText::new("zoon-touch-fight"));
    assert_eq!(shown_words(Some(scene.told()), turn()).words.key, "zoon-touch-fight");
    assert_eq!(shown_words(None, turn()), turn());
}

#[test]
fn nobody_answers_an_offer_after_the_end() {
    let seats = seats([PlayerKind::Human; 2]);
    let mut now = TurnNow { draw_offered_by: Some(Seat(0)), ..default() };
    assert!(matches!(offer_line(&now, &seats), Line::Offer(..)));
    now.outcome = Some(Outcome::shared(2, "referee-end-agreed"));
    assert_eq!(offer_line(&now, &seats), Line::Nothing);
}
