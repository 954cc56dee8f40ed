//! Looking back at a match: chances, turning points, the best action.

use super::levels::level;
use crate::ai::AiGame;
use crate::ai::review::{EVEN, Review, WON, chance, chances, settled};
use crate::rules::jungle::Jungle;
use crate::rules::{Game, Outcome, Seat};

/// A match of two seats that decide in turn, with the first one's chances.
fn review(chances: &[i32]) -> Review {
    let mut review = Review::default();
    for (moment, chance) in chances.iter().enumerate() {
        let decider = Some(Seat(moment as u8 % 2));
        review.note(decider, Some(vec![*chance, WON - chance]), 2);
    }
    review
}

#[test]
fn a_lead_is_a_chance_between_lost_and_won() {
    assert_eq!([chance(0, 800), chance(800, 800), chance(-800, 800)], [500, 750, 250]);
    assert!((0..=1_000).contains(&chance(i32::MAX, 1)) && chance(i32::MIN + 1, 1) >= 0);
}

#[test]
fn the_first_place_is_won_and_the_last_is_lost() {
    assert_eq!(settled(&Outcome::ranked(&[1, 0], "end")), [0, 1_000]);
    assert_eq!(settled(&Outcome::ranked(&[2, 0, 1], "end")), [0, 1_000, 500]);
    assert_eq!(settled(&Outcome::shared(2, "end")), [500, 500]);
}

#[test]
fn turning_points_are_the_largest_changes_and_the_end_is_none() {
    let calm = vec![500; 10];
    let told = [calm.clone(), vec![800; 10], vec![300; 10], vec![350; 10]].concat();
    let mut review = review(&told);
    review.note_end(&Outcome::ranked(&[0, 1], "end"));
    assert_eq!(review.len(), 41);
    let points = review.turning_points(2, |_| true);
    assert!(points == [10, 20], "{points:?}");
    assert_eq!(review.turning_points(4, |_| true).len(), 4, "a quiet match has pictures too");
    let told = review.turning_points(2, |moment| moment != 10);
    assert!(told.contains(&20) && !told.contains(&10), "only what is worth telling: {told:?}");
    assert_eq!(review.curve(Seat(1)).last(), Some(0));
}

#[test]
fn a_match_has_turned_where_a_chance_changed_as_much_as_by_a_mistake_before_the_end() {
    let turned = |chances: &[i32]| review(chances).has_turned(|_| true);
    assert!(turned(&[500, 500, 440, 440]));
    assert!(!turned(&[500, 450, 400, 350]), "it slipped away");
    assert!(!turned(&[500, 500, 500, 0]), "that is its end");
    assert!(!review(&[500, 500, 440, 440]).has_turned(|moment| moment != 2));
}

#[test]
fn the_best_action_is_the_one_with_which_its_seat_gained_most() {
    let review = review(&[500, 510, 510, 700, 690, 400]);
    assert_eq!(review.best_of(Seat(0)).first(), Some(&2));
    assert_eq!(review.best_of(Seat(1)), [3], "what the other seat gives away is no deed");
}

#[test]
fn a_mistake_is_an_action_after_whose_answer_its_seat_stands_much_worse() {
    // The third action itself changes nothing; the answer to it does.
    let review = review(&[500, 500, 500, 500, 300, 300, 310, 310]);
    assert_eq!(review.mistakes(3, |_| true), [2]);
    assert!(review.mistakes(3, |entry| entry != 2).is_empty(), "the others lost nothing");
    let slight = self::review(&[500, 500, 450, 450, 450]);
    assert!(slight.mistakes(3, |_| true).is_empty(), "a small loss is none");
}

#[test]
fn an_action_that_loses_the_match_at_once_is_a_mistake() {
    let mut review = review(&[500, 500, 500, 500]);
    review.note_end(&Outcome::ranked(&[1, 0], "end"));
    assert_eq!(review.mistakes(3, |_| true), [2]);
}

#[test]
fn moments_amid_an_action_keep_the_chances_of_the_one_before() {
    let mut review = Review::default();
    review.note(None, None, 3);
    review.note(Some(Seat(1)), Some(vec![400, 700, 400]), 3);
    review.note(Some(Seat(1)), None, 3);
    assert_eq!(review.curve(Seat(2)).next(), Some(500));
    assert_eq!(review.curve(Seat(1)).last(), Some(700));
}

/// How a seat of an open board stands.
fn stands(board: &str, seat: Seat) -> i32 {
    let tables = level(true);
    let position = Jungle::parse_position(&tables, board).unwrap();
    let params = Jungle::eval_params(&tables);
    chances::<Jungle>(&tables, &params, &position).unwrap()[usize::from(seat.0)]
}

#[test]
fn who_has_lost_a_pawn_stands_worse_whoever_is_to_move() {
    for mover in ["w", "b"] {
        let whole = format!("l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L {mover}");
        let torn = whole.replace("E1W1P1R", "2W1P1R");
        let [even, worse] = [&whole, &torn].map(|board| stands(board, Seat(0)));
        assert!((EVEN - even).abs() < 30 && worse < even - 50, "{even} {worse}");
        assert_eq!(worse + stands(&torn, Seat(1)), WON);
    }
}
