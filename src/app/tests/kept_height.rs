//! The panel of choices in a high window, and what lies below it.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::settling::settle;
use super::windows::{WindowCase, begin, see};
use super::{on_the_title, wait_until};
use crate::app::hud::HudSystems;
use crate::app::hud::layout::Part;
use crate::app::session::table_command::TableCommand;
use crate::app::table::turns::turn_told::TurnButton;
use crate::app::table::{Pick, TableSystems, TurnTold};
use crate::rules::Spot;

/// Whether the turn has two choices more.
#[derive(Resource)]
struct More(bool);

fn offer_more(more: Res<More>, mut told: ResMut<TurnTold>) {
    let spot = |number: u16| Spot::Button(900 + number);
    told.buttons.retain(|button| button.spot != spot(0) && button.spot != spot(1));
    let button = |number: u16| TurnButton {
        spot: spot(number),
        label: "turn-confirm".into(),
        explained: None,
        open: true,
        ends_turn: false,
        is_next: false,
    };
    told.buttons.extend((0..2).filter(|_| more.0).map(button));
}

/// How high the panel of choices is, and where the card below it begins, in pixels.
fn measured(app: &mut App) -> (f32, f32) {
    let world = app.world_mut();
    let mut parts = world.query::<(&Part, &ComputedNode, &UiGlobalTransform)>();
    let all: Vec<_> = parts.iter(world).collect();
    let of = |part| *all.iter().find(|one| *one.0 == part).expect("a part");
    let ((_, panel, _), (_, card, at)) = (of(Part::Choices), of(Part::Card));
    (panel.size().y, at.translation.y - card.size().y / 2.0)
}

#[test]
fn the_card_stays_in_place_while_choices_come_and_go_and_a_new_match_forgets_their_height() {
    let mut app = on_the_title();
    app.insert_resource(More(false));
    let between = offer_more.after(TableSystems::Show).before(HudSystems::Feed);
    app.add_systems(Update, between.run_if(resource_exists::<TurnTold>));
    begin(&mut app, "arena/duel", 2);
    see(&mut app, WindowCase { size: Vec2::new(1920.0, 1080.0), language: "en", texts: 100.0 });
    let offer = |app: &mut App, more| {
        app.insert_resource(More(more));
        settle(app);
        measured(app)
    };
    let first = measured(&mut app);
    let high = offer(&mut app, true);
    assert!(high.0 > first.0 + 20.0, "{high:?} has room for more than {first:?}");
    for more in [false, true, false] {
        assert_eq!(offer(&mut app, more), high, "more choices: {more}");
    }
    app.world_mut().write_message(TableCommand::Rematch);
    settle(&mut app);
    assert_eq!(measured(&mut app), first, "not as high as in the match before");
}

#[test]
fn once_all_cards_are_laid_out_their_panel_leaves_the_card_its_room() {
    let mut app = on_the_title();
    begin(&mut app, "zoon/duel-of-tribes", 2);
    see(&mut app, WindowCase { size: Vec2::new(1920.0, 1080.0), language: "en", texts: 100.0 });
    let many = app.world().resource::<TurnTold>().buttons.clone();
    assert!(many.len() > 8, "{many:?}");
    let (before, _) = measured(&mut app);
    app.world_mut().write_message(Pick(many[0].spot));
    wait_until(&mut app, |app| app.world().resource::<TurnTold>().choices() == 1);
    settle(&mut app);
    let (after, card) = measured(&mut app);
    assert!(after < before / 2.0, "{after} pixels for one choice, {before} for {}", many.len());
    assert!(card < 400.0, "the card begins at {card}");
}
