//! Tests of where everything lies.

use super::*;
use crate::app::table::board::cards::CARD_WIDTH;
use crate::rules::Side;

#[test]
fn a_large_board_takes_most_of_the_height_and_leaves_room_for_columns() {
    for window in [Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0)] {
        let mut layout = BoardLayout::new(Grid { width: 13, height: 15 }, false);
        layout.square = layout.fitting(window);
        assert!(layout.square * 15.0 >= 0.85 * window.y, "{layout:?}");
        assert!(layout.area().x <= 0.55 * window.x, "{:?}", layout.area());
        assert!(layout.tray() * layout.square >= window.y / 20.0, "{}", layout.tray());
    }
}

#[test]
fn in_a_window_held_upright_a_board_takes_the_width_between_the_panels() {
    let mut layout = BoardLayout::new(Grid { width: 7, height: 9 }, false);
    let window = Vec2::new(360.0, 640.0);
    layout.square = layout.fitting(window);
    assert!((layout.area().x - window.x).abs() < 0.01, "{:?}", layout.area());
    assert!(layout.area().y <= window.y - (ABOVE + BELOW) * unit(window));
}

/// A board of cards in a window held upright.
fn upright(window: Vec2) -> BoardLayout {
    let mut layout = BoardLayout::new(Grid { width: 6, height: 6 }, false);
    (layout.cards, layout.choices) = (true, true);
    layout.square = layout.fitting(window);
    layout.upright = Some(window.x / layout.square / 2.0);
    layout
}

#[test]
fn a_board_in_a_window_held_upright_lies_under_the_plates_and_leaves_what_is_below_it_free() {
    let window = Vec2::new(360.0, 640.0);
    let layout = upright(window);
    let far = (window.y - layout.area().y) / 2.0 - layout.lift(window);
    assert!((far - ABOVE * unit(window) - layout.far_row() * layout.square).abs() < 0.01, "{far}");
    let left = layout.left_below(window).expect("room for choices");
    assert!(left > CHOICES_OF_CARDS - 0.01, "{left}");
}

#[test]
fn on_a_telephone_cards_in_hand_are_as_wide_as_a_finger_and_a_whole_tribe_lies_in_a_row() {
    for window in [(360.0, 640.0), (375.0, 667.0), (412.0, 839.0)].map(Vec2::from) {
        let mut layout = upright(window);
        layout.hands = [9, 3];
        let card = CARD_WIDTH * layout.at_hand(Side(0)) * layout.square;
        assert!(card >= 44.0, "{window}: {card}");
        let seen = layout.bench_place(Side(0), 5).size * layout.square;
        assert!(seen >= 0.85 * 44.0, "{window}: {seen}");
        let ends = [0, 8].map(|slot| layout.bench(Side(0), slot) * layout.square);
        assert!(ends.iter().all(|end| end.x.abs() + card / 2.0 <= window.x / 2.0 + 0.01));
        assert!(layout.bench(Side(1), 0).y > 3.0 && ends[0].y < -3.0 * layout.square);
        layout.flipped = true;
        assert!(layout.bench(Side(1), 0).y < -3.0 && layout.at_hand(Side(1)) > 1.0);
    }
}

#[test]
fn only_where_a_row_of_cards_lies_above_them_choices_have_less_room() {
    let mut layout = BoardLayout::new(Grid { width: 6, height: 6 }, false);
    (layout.choices, layout.cards) = (true, true);
    assert_eq!(layout.least_choices(), CHOICES_OF_CARDS);
    layout.cards = false;
    assert_eq!(layout.least_choices(), CHOICES);
    // Honga has cards, and trays that a sketch places.
    (layout.cards, layout.sketch) = (true, Some(Sketch::default().into()));
    assert_eq!(layout.least_choices(), CHOICES);
}

#[test]
fn points_on_the_near_plate_take_room_from_the_choices_of_an_upright_window() {
    let window = Vec2::new(360.0, 640.0);
    let mut layout = BoardLayout::new(Grid { width: 9, height: 11 }, false);
    layout.choices = true;
    layout.square = layout.fitting(window);
    let without = layout.left_below(window).expect("room");
    layout.points = true;
    let with = layout.left_below(window).expect("room");
    assert!((without - with - (BELOW_POINTS - BELOW)).abs() < 0.01, "{without} {with}");
}

#[test]
fn every_square_of_the_largest_board_has_a_place() {
    let layout = BoardLayout::new(Grid { width: 16, height: 16 }, true);
    let places: Vec<_> =
        (0..=u8::MAX).filter_map(|number| layout.place(Spot::Square(number))).collect();
    assert_eq!(places.len(), 256);
    assert_eq!((places[0], places[255]), (Vec2::splat(7.5), Vec2::splat(-7.5)));
}
