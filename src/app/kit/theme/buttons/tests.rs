//! Tests of what buttons look like.

use bevy::ecs::system::RunSystemOnce;

use super::*;

#[test]
fn a_picked_choice_cannot_be_mistaken() {
    let rest = look(ButtonKind::Choice, Mood::default());
    let picked = look(ButtonKind::Choice, Mood { picked: true, ..default() });
    assert_ne!(rest.paper, picked.paper);
    assert_ne!(rest.text, picked.text);
}

#[test]
fn what_is_on_is_not_mistaken_for_what_is_pointed_at() {
    for kind in [ButtonKind::Choice, ButtonKind::Icon] {
        let hovered = look(kind, Mood { hovered: true, ..default() });
        let picked = look(kind, Mood { picked: true, ..default() });
        assert_ne!(hovered.paper, picked.paper, "{kind:?}");
        assert_ne!(hovered.text, picked.text, "{kind:?}");
    }
}

#[test]
fn pressing_lowers_the_paper() {
    let rest = look(ButtonKind::Primary, Mood::default());
    let pressed = look(ButtonKind::Primary, Mood { hovered: true, pressed: true, ..default() });
    assert!(pressed.height < rest.height);
}

#[test]
fn while_keys_move_the_focus_a_button_under_a_pointer_that_rests_looks_as_at_rest() {
    let mut world = World::new();
    world.init_resource::<InputFocus>();
    let looks = behaviour(ButtonKind::Secondary, LocalText::default());
    let button = world.spawn(looks).insert(Hovered(true)).id();
    let mut paper = |by_keys: bool| {
        world.insert_resource(InputFocusVisible(by_keys));
        world.run_system_once(style_buttons).expect("it is styled");
        world.get::<BackgroundColor>(button).expect("paper").0
    };
    let wanted = |hovered| look(ButtonKind::Secondary, Mood { hovered, ..default() }).paper;
    assert_eq!((paper(true), paper(false)), (wanted(false), wanted(true)));
}
