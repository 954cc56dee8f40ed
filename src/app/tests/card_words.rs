//! The words on the card beside the board.

use std::fmt::Write as _;

use bevy::prelude::*;

use super::on_the_title;
use super::panels::lay_all_out;
use super::settling::settle;
use super::windows::{TOUCH, WindowCase, begin, see, things};
use crate::app::hud::card_panel::CardShown;
use crate::app::hud::explain::Card;
use crate::app::hud::layout::Part;
use crate::app::hud::powers::AllCards;
use crate::app::kit::locale::{LocalText, Locale};

/// The height of three lines, in interface units.
const LINES: f32 = 62.0;

/// What is not seen of the name and the first three lines of these cards.
fn hidden(app: &mut App, cards: &[Card]) -> String {
    let mut told = String::new();
    for card in cards {
        app.insert_resource(CardShown(Some(card.clone())));
        settle(app);
        let world = app.world_mut();
        let mut parts = world.query::<(Entity, &Part)>();
        let panel = parts.iter(world).find(|(_, part)| **part == Part::Card);
        let (panel, _) = panel.expect("a panel for cards");
        let words: Vec<_> = things(app).into_iter().filter(|one| one.lies_in(panel)).collect();
        let locale = app.world().resource::<Locale>();
        let of = |text: &LocalText| words.iter().find(|one| one.says == locale.say(text));
        let name = of(&card.name).expect("a name");
        let lines = card.powers.first().map(|line| of(line).expect("words"));
        let seen = |height: f32, cut: f32| height - cut >= height.min(LINES) - TOUCH;
        let rest = lines.is_none_or(|lines| seen(lines.area.height(), lines.cut().y));
        if name.cut().max_element() > TOUCH || !rest {
            let cut = lines.map(|lines| (lines.area.height(), lines.cut().y));
            let _ = writeln!(told, "{}: {cut:?}", card.name.key);
        }
    }
    told
}

#[test]
fn in_a_low_window_the_picture_of_a_card_yields_to_its_words() {
    let mut app = on_the_title();
    let low = WindowCase { size: Vec2::new(1280.0, 720.0), language: "en", texts: 100.0 };
    begin(&mut app, "zoon/duel-of-tribes", 2);
    lay_all_out(&mut app);
    see(&mut app, low);
    let cards = app.world().resource::<AllCards>().0.clone();
    let told = hidden(&mut app, &cards);
    assert!(cards.len() > 20 && told.is_empty(), "{}: {told}", cards.len());
}
