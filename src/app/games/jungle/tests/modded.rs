//! A modder's animal on the table has its own name and the picture it asks for.

use std::path::Path;

use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;

use super::starting::ask_for;
use crate::app::games::jungle::Jungle;
use crate::app::hud::Explain;
use crate::app::kit::content::Art;
use crate::app::kit::content::tests::{frames_pass, frames_until};
use crate::app::kit::locale::Locale;
use crate::app::platform::shipped::LEVELS;
use crate::app::table::{Pawn, Playing};

const ANIMALS: &str = r#"(animals: [
    (id: "otter", letter: 'O', rank: 2, name: "Otter", picture: "rat", swims: true),
    (id: "cat", letter: 'C', rank: 1),
])"#;

const BOARD: &str = r#"(
    game: "jungle",
    animals: "pond",
    board: [".d.", "t~t", "...", "T~T", ".D."],
    start: ["o.c", "...", "...", "...", "C.O"],
)"#;

const WEIGHTS: &str = include_str!("../../../../../assets/jungle/weights.ron");

fn folder(files: &[(&str, &'static str)]) -> AssetSourceBuilder {
    let root = Dir::default();
    files.iter().for_each(|(file, text)| root.insert_asset_text(Path::new(file), text));
    AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }))
}

/// A match on a board with an otter, for which the game has neither text nor drawing.
fn pond(art: Art) -> App {
    let mut app = App::new();
    let assets = [("jungle/pond.animals.ron", ANIMALS), ("jungle/weights.ron", WEIGHTS)];
    app.register_asset_source(LEVELS, folder(&[("jungle/pond.board.ron", BOARD)]))
        .register_asset_source(AssetSourceId::Default, folder(&assets))
        .init_resource::<Locale>()
        .insert_resource(art);
    ask_for(&mut app, "jungle/pond", &[]);
    app
}

fn sheets() -> Art {
    Art::of_names("heads", &["cat", "rat"])
}

fn laid(mut app: App) -> App {
    frames_until(&mut app, |world| world.contains_resource::<Playing<Jungle>>());
    app.update();
    app
}

#[test]
fn no_table_is_laid_before_every_sheet_is_there() {
    let mut app = pond(Art::default());
    frames_pass(&mut app);
    assert!(!app.world().contains_resource::<Playing<Jungle>>());
    app.insert_resource(sheets());
    assert!(laid(app).world().contains_resource::<Playing<Jungle>>());
}

#[test]
fn an_animal_of_a_level_shows_its_own_name_and_picture() {
    let mut app = laid(pond(sheets()));
    let world = app.world_mut();
    let pawns: Vec<Pawn> = world.query::<&Pawn>().iter(world).cloned().collect();
    let otter = pawns.iter().find(|pawn| pawn.picture == "otter").expect("an otter");
    assert_eq!(world.resource::<Locale>().text(&otter.name, &[]), "Otter");
    let art = world.resource::<Art>();
    let cell = |name: &str| art.cell("heads", name, 64.0).map(|(_, atlas)| atlas.index);
    assert_eq!(cell("otter"), cell("rat"));
    assert_ne!(cell("otter"), cell("cat"));
}

#[test]
fn the_card_of_an_animal_of_a_level_has_its_name() {
    let app = laid(pond(sheets()));
    let playing = app.world().resource::<Playing<Jungle>>();
    let cards = Jungle::cards(playing.tables(), &playing.shown());
    let card = cards.iter().find(|card| card.head == "otter").expect("a card");
    assert_eq!(app.world().resource::<Locale>().say(&card.name), "Otter");
}
