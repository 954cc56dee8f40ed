//! Letters that the house fonts lack.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::text::{ComputedTextBlock, TextLayoutInfo};

use super::windows::{go_to, open, show_set_up};
use super::{on_the_title, wait_until};
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::games::GAMES;
use crate::app::kit::locale::Locale;
use crate::app::kit::packs::FoundPacks;
use crate::app::kit::palette::INK;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::{Lettering, plain};
use crate::app::platform::shipped::BroughtFiles;
use crate::app::screens::tests::names::{enter, letter, type_keys};
use crate::app::table::BoardLayout;
use crate::packs::Pack;

/// The second font's asset.
const SECOND: &str = "fonts/NotoSans-Medium.ttf";

fn write(app: &mut App, words: &str) -> Entity {
    let text = app.world_mut().spawn(plain(words, Lettering::Heading, INK)).id();
    app.update();
    app.update();
    text
}

/// How many letters of a text are drawn as empty boxes.
fn boxes(app: &App, text: Entity) -> usize {
    let Some(block) = app.world().get::<ComputedTextBlock>(text) else { return usize::MAX };
    let lines = block.buffer().lines();
    let runs = lines.flat_map(|line| line.runs().collect::<Vec<_>>());
    let glyphs = runs.flat_map(|run| {
        let clusters = run.clusters();
        clusters.flat_map(|cluster| cluster.glyphs().collect::<Vec<_>>()).collect::<Vec<_>>()
    });
    glyphs.filter(|glyph| glyph.id == 0).count()
}

fn second(app: &App) -> Option<Handle<Font>> {
    app.world().resource::<AssetServer>().get_handle(SECOND)
}

#[test]
fn the_second_font_is_loaded_once_a_letter_needs_it_and_not_before() {
    let mut app = on_the_title();
    for language in ["fr", "it", "de", "en"] {
        app.world_mut().resource_mut::<Settings>().speak(language);
        wait_until(&mut app, |app| app.world().resource::<Locale>().current() == language);
        for _ in 0..5 {
            app.update();
        }
        assert!(second(&app).is_none(), "{language} needs no second font");
    }
    let text = write(&mut app, "Жук, Ωμέγα, Łódź, żółw");
    assert!(boxes(&app, text) > 0 || second(&app).is_some());
    wait_until(&mut app, |app| boxes(app, text) == 0);
    assert!(second(&app).is_some());
    // The engine forgets all fonts that stand in when any font is dropped.
    let mut fonts = app.world_mut().resource_mut::<Assets<Font>>();
    let dropped = fonts.add(Font::from_bytes(Vec::new()));
    app.update();
    drop(dropped);
    for _ in 0..5 {
        app.update();
    }
    let later = write(&mut app, "Ёж");
    wait_until(&mut app, |app| boxes(app, later) == 0);
}

/// A pack that brings a font with two letters.
fn pack() -> Pack {
    let manifest = "(id: \"kanji\", version: \"1.0.0\", title: {\"en\": \"野\"}, authors: [\"Ann\"], licence: \"MIT\")";
    let font = include_bytes!("../../../tests/fonts/two-letters.ttf");
    let files = [("pack.ron", manifest.as_bytes()), ("assets/fonts/two.ttf", font)];
    let files = files.map(|(path, bytes)| (path.to_owned(), bytes.to_vec()));
    Pack::from_files("packs/kanji", files).unwrap_or_else(|refused| panic!("{}", refused.flaws))
}

#[test]
fn a_font_of_a_pack_draws_the_letters_that_the_game_lacks_as_long_as_the_pack_is_on() {
    let mut app = on_the_title();
    let text = write(&mut app, "A");
    app.world_mut().spawn((TextSpan::new(" 野水 B"), ChildOf(text)));
    wait_until(&mut app, |app| boxes(app, text) == 2);
    let mut found = FoundPacks::none();
    found.packs.push(pack());
    app.insert_resource(found);
    wait_until(&mut app, |app| boxes(app, text) == 0);
    assert!(second(&app).is_none());
    app.world_mut().resource_mut::<Settings>().switch_pack("kanji");
    wait_until(&mut app, |app| app.world().resource::<BroughtFiles>().packs.is_empty());
    wait_until(&mut app, |app| boxes(app, text) == 2);
}

/// Whether a name stands in texts on the screen, all of whose letters are drawn.
fn is_drawn(app: &App, name: &str) -> bool {
    let Some(mut texts) = app.world().try_query::<(Entity, &Text)>() else { return false };
    let with_it = texts.iter(app.world()).filter(|(_, text)| text.0.contains(name));
    let texts: Vec<Entity> = with_it.map(|(text, _)| text).collect();
    !texts.is_empty() && texts.into_iter().all(|text| boxes(app, text) == 0)
}

#[test]
fn a_name_typed_in_greek_is_drawn_on_the_set_up_and_at_the_table() {
    const NAME: &str = "Ωμέγα";
    let mut app = on_the_title();
    show_set_up(&mut app, GAMES.first().expect("a game"), false);
    open(&mut app, Overlay::Names);
    type_keys(&mut app, [enter()]);
    type_keys(&mut app, NAME.chars().map(letter));
    type_keys(&mut app, [enter()]);
    open(&mut app, Overlay::None);
    wait_until(&mut app, |app| is_drawn(app, NAME));
    let world = app.world();
    let sheet = world.resource::<SetUpSheet>();
    let plan = sheet.plan(world.resource::<LevelList>(), world.resource::<Locale>());
    assert_eq!(plan.seats[0].name, NAME);
    app.insert_resource(plan);
    go_to(&mut app, Screen::Play);
    wait_until(&mut app, |app| app.world().contains_resource::<BoardLayout>());
    wait_until(&mut app, |app| is_drawn(app, NAME));
    assert!(second(&app).is_some());
}

#[test]
fn a_text_that_only_just_fits_its_place_is_drawn_in_as_many_lines_as_it_was_measured_with() {
    let mut app = on_the_title();
    let words = || plain("Leopard d7–e7, takes the wolf", Lettering::Note, INK);
    let alone = app.world_mut().spawn(words()).id();
    app.update();
    let node = app.world().get::<ComputedNode>(alone).expect("a node");
    let (width, scale) = (node.size.x, node.inverse_scale_factor.recip());
    let places = (0..200).map(|step| (width + step as f32 * 0.02 - 2.0, step as f32 * 0.37));
    let texts: Vec<Entity> = places
        .map(|(width, left)| {
            let (width, left) = (px(width / scale), px(left / scale));
            let place = Node { position_type: PositionType::Absolute, left, width, ..default() };
            let place = app.world_mut().spawn(place).id();
            app.world_mut().spawn((words(), ChildOf(place))).id()
        })
        .collect();
    app.update();
    app.update();
    let mut lines = BTreeSet::new();
    for text in texts {
        let node = app.world().get::<ComputedNode>(text).expect("a node");
        // The engine tells the letters in logical pixels.
        let letters = app.world().get::<TextLayoutInfo>(text).expect("letters").size.y * scale;
        assert!(
            letters <= node.size.y + 0.5,
            "{letters} in {:?}, exactly {:?}",
            node.size,
            node.unrounded_size
        );
        lines.insert(node.size.y as u32);
    }
    assert_eq!(lines.len(), 2, "places of both kinds were tried");
}
