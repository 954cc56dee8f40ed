//! Jungle in the HUD: cards and squares that explain themselves, and a log that follows undo.

use bevy::prelude::*;

use super::bench::{Bench, RED_FIRST, tables};
use crate::app::games::jungle::Jungle;
use crate::app::hud::{Card, Explain, Ground, log_rows};
use crate::app::session::table_command::TableCommand;
use crate::rules::jungle::{First, Setup, Tables};
use crate::rules::{Game, Seat, Side, Spot, Viewer};

fn all_cards() -> Vec<Card> {
    let tables = tables();
    let start = Jungle::start(&tables, &Setup { first: First::Lot, position: None });
    Jungle::cards(&tables, &Jungle::known_to(&tables, &start, Viewer::Spectator))
}

fn card(head: &str) -> Card {
    all_cards().into_iter().find(|card| card.head == head).unwrap()
}

fn says(card: &Card, key: &str) -> bool {
    card.powers.iter().any(|power| power.key == key)
}

#[test]
fn every_animal_has_a_card_in_the_order_of_ranks() {
    let cards = all_cards();
    let ranks: Vec<u8> = cards.iter().map(|card| card.rank.unwrap().0).collect();
    assert_eq!(ranks, [8, 7, 6, 5, 4, 3, 2, 1]);
    assert!(cards.iter().all(|card| !card.powers.is_empty() && card.rank.unwrap().1 == 8));
}

#[test]
fn cards_follow_the_level_and_not_the_name() {
    let (rat, elephant, lion, cat) = (card("rat"), card("elephant"), card("lion"), card("cat"));
    assert_eq!(rat.takes.as_deref().unwrap(), ["rat", "elephant"]);
    assert!(says(&rat, "jungle-power-swims") && says(&rat, "jungle-power-takes"));
    assert!(
        !elephant.takes.as_ref().unwrap().contains(&"rat".to_owned())
            && says(&elephant, "jungle-power-spares")
    );
    assert!(
        says(&lion, "jungle-power-leaps")
            && lion.taken_by.as_ref().unwrap().contains(&"elephant".to_owned())
    );
    assert!(says(&cat, "jungle-power-plain"));
}

#[test]
fn every_text_of_every_card_is_written() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales");
    for language in ["en", "fr", "de", "it"] {
        let file = std::fs::read_to_string(format!("{folder}/{language}/jungle.ftl")).unwrap();
        for card in all_cards() {
            for text in card.powers.iter().chain([&card.name]) {
                assert!(file.contains(&format!("\n{} =", text.key)), "{language}: {}", text.key);
            }
        }
        for text in
            grounds(&tables()).iter().flat_map(|ground| ground.lines.iter().chain([&ground.name]))
        {
            assert!(file.contains(&format!("\n{} =", text.key)), "{language}: {}", text.key);
        }
    }
}

/// The squares that are not plain land, from the bottom up.
fn grounds(tables: &Tables) -> Vec<Ground> {
    let start = Jungle::start(tables, &Setup { first: First::Seat(Seat(0)), position: None });
    let view = Jungle::known_to(tables, &start, Viewer::Spectator);
    let at = |square| Jungle::ground_at(tables, &view, Spot::Square(square));
    (0..tables.grid.len() as u8).filter_map(at).collect()
}

#[test]
fn dens_traps_and_river_explain_themselves() {
    let grounds = grounds(&tables());
    let named = |name: &str| grounds.iter().filter(|ground| ground.name.key == name).count();
    let names = ["den-red", "den-blue", "trap-red", "trap-blue", "river"];
    let counts = names.map(|name| named(&format!("jungle-ground-{name}")));
    assert_eq!(counts, [1, 1, 3, 3, 12]);
    assert_eq!(grounds.len(), 20, "the rest is plain land");
    assert_eq!(grounds[0].lines[0].key, "jungle-ground-trap-does-red", "only enemies are weakened");
}

#[test]
fn a_card_knows_whose_it_is_and_where_it_stands() {
    let tables = tables();
    let start = Jungle::start(&tables, &Setup { first: First::Seat(Seat(0)), position: None });
    let view = Jungle::known_to(&tables, &start, Viewer::Spectator);
    let card = Jungle::card_at(&tables, &view, Spot::Square(14)).unwrap();
    assert_eq!((card.head.as_str(), card.side), ("elephant", Some(Side(0))));
    assert_eq!(Jungle::card_at(&tables, &view, Spot::Square(7)), None);
    // The far elephant moves only in the other side's turn, but its reach is shown.
    assert_eq!(Jungle::reach(&tables, &view, Spot::Square(48)).len(), 3);
    assert!(Jungle::endangered(&tables, &view, Side(0)).is_empty());
}

#[test]
fn the_log_follows_the_match_back() {
    let mut bench = Bench::new().begin(RED_FIRST, 1);
    for text in ["a3a4", "g7g6"] {
        let action = Jungle::parse_action(bench.playing().tables(), text).unwrap();
        bench.play(action);
    }
    let rows = |bench: &Bench| {
        let world = bench.app.world();
        log_rows::rows(world.resource(), usize::MAX, world.resource(), world.resource())
    };
    let told = rows(&bench);
    assert_eq!(told.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Ann", "Ben"]);
    bench.app.world_mut().write_message(TableCommand::Undo);
    bench.app.update();
    assert_eq!(rows(&bench), told[..1]);
}
