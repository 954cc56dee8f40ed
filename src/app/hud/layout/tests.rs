//! Where parts stand in windows of every form.

use super::*;

#[test]
fn held_upright_a_window_has_the_near_plate_below_and_the_turn_above() {
    let tall = Room { form: Form::Tall, ..default() };
    let wide = Room::default();
    assert_eq!(home(Part::NearPlate, &tall), Some((Part::Foot, 0)));
    assert_eq!(home(Part::NearPlate, &wide), Some((Part::Left, 4)));
    assert_eq!(home(Part::Turn, &tall).map(|home| home.0), Some(Part::Left));
    assert_eq!(home(Part::Turn, &wide).map(|home| home.0), Some(Part::Right));
}

#[test]
fn words_stay_under_the_buttons_while_choices_come_and_go_except_in_a_low_window() {
    let beside = Room { trays: true, column: 230.0, ..default() };
    let many = Room { many_choices: true, ..beside };
    assert!(beside.has_room_for_words() && many.has_room_for_words());
    assert!(!Room { column: 200.0, ..beside }.has_room_for_words());
    assert!(!Room { crowded: true, ..beside }.has_room_for_words());
    let alone = Room { whole: 768.0, ..default() };
    assert!(alone.has_room_for_words());
    assert!(
        Room { many_choices: true, ..alone }.has_room_for_words(),
        "as when cards are laid out"
    );
    let low = Room { whole: 720.0, ..alone };
    assert!(low.has_room_for_words());
    assert!(!Room { many_choices: true, ..low }.has_room_for_words(), "they need the height");
}

#[test]
fn a_card_makes_way_for_many_choices_where_there_is_room_on_the_other_side() {
    let column = |room: Room| {
        let [card, keys] = [Part::Card, Part::Keys].map(|part| home(part, &room));
        assert_eq!(card.map(|home| home.0), keys.map(|home| home.0), "the keys stay with the card");
        card.map(|home| home.0)
    };
    let many = Room { many_choices: true, ..default() };
    assert_eq!(column(Room::default()), Some(Part::Right));
    assert_eq!(column(many), Some(Part::Left));
    for cramped in [
        Room { trays: true, ..many },
        Room { narrow: true, ..many },
        Room { form: Form::Flat, ..many },
        Room { form: Form::Tall, ..many },
    ] {
        assert_eq!(column(cramped), Some(Part::Right), "{cramped:?}");
    }
}
