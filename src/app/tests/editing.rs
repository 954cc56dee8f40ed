//! The editor in the whole game: from the set-up to a board that is changed, judged, tried and left.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::settling::settle;
use super::windows::go_to;
use super::{on_the_title, wait_until};
use crate::app::catalog::game_list::GameCard;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::games::GAMES;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::spoken::SayAloud;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::saving::autosave::Kept;
use crate::app::screens::editor::state::{Edited, Tool};
use crate::app::screens::tests::{overlay, press, screen};
use crate::app::session::plan::{MatchPlan, TriedLevel};
use crate::app::session::table_command::TableCommand;
use crate::app::table::picking::selection::Pick;
use crate::app::table::tests::hands::{Hands, hit};
use crate::app::table::{Playing, TurnNow};
use crate::editor::Edit;
use crate::rules::Spot;
use crate::rules::honga::Honga;
use crate::rules::jungle::Jungle;

/// The buttons whose spoken label begins with this key.
pub(super) fn labelled(app: &mut App, key: &str) -> Vec<(Entity, LocalText)> {
    let mut labels = app.world_mut().query::<(Entity, &SpokenLabel)>();
    let all = labels.iter(app.world()).filter(|(_, label)| label.0.key == key);
    all.map(|(entity, label)| (entity, label.0.clone())).collect()
}

pub(super) fn activate(app: &mut App, key: &str) {
    let entity = labelled(app, key).first().unwrap_or_else(|| panic!("no button {key}")).0;
    app.world_mut().trigger(Activate { entity });
    settle(app);
}

/// The button of a square, and whether it has a flaw.
pub(super) fn button_of(app: &mut App, name: &str) -> (Entity, String) {
    let keys = [
        "editor-square",
        "editor-square-flawed",
        "editor-square-piece",
        "editor-square-piece-flawed",
        "editor-corner",
        "editor-corner-piece",
        "editor-corner-piece-flawed",
    ];
    let found = keys.into_iter().flat_map(|key| labelled(app, key)).find(|(_, says)| {
        says.args
            .iter()
            .any(|(of, arg)| *of == "square" && format!("{arg:?}").contains(&format!("{name:?}")))
    });
    let (entity, says) = found.unwrap_or_else(|| panic!("no square {name}"));
    (entity, says.key.into_owned())
}

/// Opens the first level of a game.
pub(super) fn edit(app: &mut App, game: &str) {
    let levels = app.world().resource::<LevelList>();
    let first = levels.first(game, true).and_then(|at| levels.of_game(game).nth(at));
    let id = first.expect("a level").id.clone();
    edit_level(app, game, &id);
}

pub(super) fn edit_level(app: &mut App, game: &str, id: &str) {
    let card: &GameCard = GAMES.0.iter().find(|card| card.game == game).expect("the game");
    let levels = app.world().resource::<LevelList>().clone();
    let mut sheet = app.world_mut().resource_mut::<SetUpSheet>();
    sheet.open_game(card, &levels, &Settings::default());
    sheet.level = levels.of_game(game).position(|level| level.id == id).expect("the level");
    go_to(app, Screen::SetUp);
    activate(app, "editor-edit");
    assert_eq!(screen(app), Screen::Editor, "{game}");
    settle(app);
}

pub(super) fn take(app: &mut App, tool: Tool) {
    app.world_mut().resource_mut::<Edited>().tool = tool;
}

pub(super) fn letter(app: &App, name: &str) -> char {
    let board = app.world().resource::<Edited>().draft.board().expect("a board");
    board.letter(board.grid.square(name).expect("a square")).expect("a letter")
}

fn is_grey(app: &mut App, key: &str) -> bool {
    let entity = labelled(app, key)[0].0;
    app.world().entity(entity).contains::<InteractionDisabled>()
}

#[test]
fn a_level_is_changed_judged_tried_and_left_only_after_a_question() {
    let mut app = on_the_title();
    edit(&mut app, "jungle");
    assert!(is_grey(&mut app, "bar-undo") && !is_grey(&mut app, "editor-try"));
    take(&mut app, Tool::Paint('~'));
    let (entity, _) = button_of(&mut app, "c5");
    app.world_mut().trigger(Activate { entity });
    settle(&mut app);
    assert_eq!(letter(&app, "c5"), '~');
    assert_eq!(letter(&app, "c3"), '~', "the other side is alike");
    press(&mut app, KeyCode::KeyX);
    assert_eq!(letter(&app, "c5"), '.', "the key for undo takes it back");
    activate(&mut app, "bar-redo");
    assert_eq!(letter(&app, "c5"), '~');

    // What is in hand is seen in the part that is open.
    let tool = |app: &App| app.world().resource::<Edited>().tool;
    activate(&mut app, "editor-tab-pieces");
    assert_eq!(tool(&app), Tool::Move(None));
    activate(&mut app, "editor-tab-squares");
    assert!(matches!(tool(&app), Tool::Paint(_)), "{:?}", tool(&app));

    // A cat in the water is a flaw of its square, and nobody can play it.
    let cat = app.world().resource::<Edited>().kinds.iter().position(|kind| kind.id == "cat");
    take(&mut app, Tool::Put { seat: 0, kind: cat.expect("a cat") });
    let (entity, _) = button_of(&mut app, "c3");
    app.world_mut().trigger(Activate { entity });
    settle(&mut app);
    assert_eq!(button_of(&mut app, "c3").1, "editor-square-piece-flawed");
    assert!(is_grey(&mut app, "editor-try"));
    activate(&mut app, "bar-undo");
    assert!(!is_grey(&mut app, "editor-try"));

    activate(&mut app, "editor-try");
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    let plan = app.world().resource::<MatchPlan>().clone();
    assert_eq!((plan.level.as_str(), plan.seats.len()), ("jungle/edited-level", 2));
    assert!(!app.world().contains_resource::<Kept>(), "its level lies in no file");
    // The result offers the set-up too.
    app.world_mut().write_message(TableCommand::Leave(Screen::SetUp));
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Editor, "leaving leads back");
    assert!(!app.world().contains_resource::<TriedLevel>());
    assert_eq!(letter(&app, "c5"), '~');

    press(&mut app, KeyCode::Escape);
    assert_eq!((screen(&app), overlay(&app)), (Screen::Editor, Overlay::DropLevel));
    activate(&mut app, "editor-drop-yes");
    assert_eq!((screen(&app), overlay(&app)), (Screen::SetUp, Overlay::None));
}

#[test]
fn what_becomes_of_a_piece_in_hand_is_said() {
    let mut app = on_the_title();
    edit(&mut app, "jungle");
    take(&mut app, Tool::Move(None));
    // A lion stands on a1, and nothing on d5.
    let said = [("d5", "editor-nothing-there"), ("a1", "editor-picked-up"), ("a1", "editor-stays")];
    for (name, key) in
        said.into_iter().chain([("a1", "editor-picked-up"), ("d5", "editor-put-down")])
    {
        let (entity, _) = button_of(&mut app, name);
        app.world_mut().trigger(Activate { entity });
        let news = app.world_mut().resource_mut::<Messages<SayAloud>>().drain().last();
        assert_eq!(news.map(|news| news.0.key.into_owned()).as_deref(), Some(key), "{name}");
        let is_held = app.world().resource::<Edited>().tool != Tool::Move(None);
        assert_eq!(is_held, key == "editor-picked-up", "{name}");
        settle(&mut app);
    }
}

fn press_at(app: &mut App, name: &str) {
    let (entity, _) = button_of(app, name);
    app.world_mut().trigger(Activate { entity });
    settle(app);
}

#[test]
fn round_spaces_are_picked_up_dragged_taken_and_put_at_the_corners_between_areas() {
    let mut app = on_the_title();
    edit_level(&mut app, "honga", "honga/feed-the-tiger");
    let at_corners = |app: &mut App| labelled(app, "editor-corner-piece").len();
    assert_eq!(at_corners(&mut app), 0, "with an area in hand squares are pressed");
    activate(&mut app, "honga-places");
    assert_eq!((at_corners(&mut app), labelled(&mut app, "editor-square").len()), (4, 0));
    press_at(&mut app, "a1–b2");
    assert_eq!(app.world().resource::<Edited>().tool, Tool::Move(Some(crate::rules::Square(0))));
    press_at(&mut app, "b1–c2");
    assert_eq!(button_of(&mut app, "a1–b2").1, "editor-corner");
    assert!(is_grey(&mut app, "editor-try"), "nothing leads to the forest");
    press(&mut app, KeyCode::KeyX);
    assert_eq!(at_corners(&mut app), 4);

    let [from, to] = ["a2–b3", "b2–c3"].map(|name| button_of(&mut app, name).0);
    let button = PointerButton::Primary;
    app.point_at(Press { button, hit: hit(), count: 1 }, from);
    app.point_at(DragStart { button, hit: hit() }, from);
    app.point_at(DragDrop { button, dropped: from, hit: hit() }, to);
    app.point_at(DragEnd { button, distance: Vec2::ONE }, from);
    settle(&mut app);
    assert_eq!((at_corners(&mut app), &*button_of(&mut app, "a2–b3").1), (3, "editor-corner"));
    activate(&mut app, "bar-undo");

    take(&mut app, Tool::Take);
    press_at(&mut app, "b2–c3");
    assert_eq!(at_corners(&mut app), 3);
    take(&mut app, Tool::Put { seat: 0, kind: 0 });
    press_at(&mut app, "b2–c3");
    assert_eq!(at_corners(&mut app), 4);
    assert!(!is_grey(&mut app, "editor-try"));
}

#[test]
fn a_board_with_fewer_areas_and_round_spaces_is_played() {
    let mut app = on_the_title();
    edit_level(&mut app, "honga", "honga/feed-the-tiger");
    take(&mut app, Tool::Paint('.'));
    press_at(&mut app, "c3");
    activate(&mut app, "honga-places");
    assert_eq!(button_of(&mut app, "b2–c3").1, "editor-corner-piece-flawed");
    take(&mut app, Tool::Take);
    press_at(&mut app, "b2–c3");
    activate(&mut app, "editor-try");
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    let tables = app.world().resource::<Playing<Honga>>().tables();
    assert_eq!((tables.places().count(), tables.areas().count()), (3, 8));
}

/// Draws with the mouse from one square over others, and lets go.
fn drag_over(app: &mut App, names: &[&str]) {
    let at = |app: &mut App, name: &str| button_of(app, name).0;
    let (first, button) = (at(app, names[0]), PointerButton::Primary);
    app.point_at(Press { button, hit: hit(), count: 1 }, first);
    app.point_at(DragStart { button, hit: hit() }, first);
    for name in names {
        let over = at(app, name);
        app.point_at(DragEnter { button, dragged: first, hit: hit() }, over);
    }
    app.point_at(DragEnd { button, distance: Vec2::ONE }, first);
    settle(app);
}

#[test]
fn a_stroke_paints_every_square_it_passes_but_an_area_of_honga_goes_to_the_first_alone() {
    let mut app = on_the_title();
    edit(&mut app, "jungle");
    take(&mut app, Tool::Paint('~'));
    drag_over(&mut app, &["b5", "c5", "d5"]);
    assert_eq!(["b5", "c5", "d5"].map(|name| letter(&app, name)), ['~'; 3]);
    press(&mut app, KeyCode::KeyX);
    assert!(is_grey(&mut app, "bar-undo"), "the stroke is a single change");

    let mut app = on_the_title();
    edit_level(&mut app, "honga", "honga/feed-the-tiger");
    take(&mut app, Tool::Paint('l'));
    drag_over(&mut app, &["a3", "b3", "c3"]);
    assert_eq!(["a3", "b3", "c3", "c2"].map(|name| letter(&app, name)), ['l', 'm', 's', 'b']);
    take(&mut app, Tool::Paint('m'));
    drag_over(&mut app, &["a1"]);
    assert_eq!(letter(&app, "a1"), 'm', "the next stroke begins anew");
}

#[test]
fn a_board_that_grows_no_further_says_how_large_one_of_its_game_may_be() {
    let squares = LocalText::new("editor-size-most").with("most", 64_u32);
    let sides = LocalText::new("editor-size-most-sides").with("long", 9_u32).with("short", 8_u32);
    for (game, wanted) in [("jungle", squares), ("honga", sides)] {
        let mut app = on_the_title();
        edit(&mut app, game);
        let resize = |app: &mut App, wider| {
            let mut edited = app.world_mut().resource_mut::<Edited>();
            while edited.draft.edit(&[], &Edit::Resize(wider, 0), false) {}
            settle(app);
            let mut texts = app.world_mut().query::<&LocalText>();
            texts.iter(app.world()).find(|text| text.key == wanted.key).cloned()
        };
        assert_eq!(resize(&mut app, -1), None, "{game}: it can grow");
        assert_eq!(resize(&mut app, 1), Some(wanted.clone()), "{game}");
    }
}

#[test]
fn every_game_with_an_editor_opens_in_it_without_flaws() {
    let mut app = on_the_title();
    for card in GAMES.0.iter().filter(|card| card.menu.is_some_and(|menu| menu.editor.is_some())) {
        edit(&mut app, card.game);
        let edited = app.world().resource::<Edited>();
        assert!(edited.judged.is_some() && edited.flaws.is_empty(), "{}", card.game);
        let squares = edited.draft.board().map_or(0, |board| board.grid.len());
        for tab in edited.tabs() {
            app.world_mut().resource_mut::<Edited>().tab = tab;
            settle(&mut app);
        }
        if squares > 0 {
            assert!(!button_of(&mut app, "a1").1.is_empty(), "{}", card.game);
        }
        let shown =
            ["editor-square", "editor-square-piece"].map(|key| labelled(&mut app, key).len());
        assert_eq!(shown.iter().sum::<usize>(), squares, "{}", card.game);
    }
}

#[test]
fn the_position_of_a_running_match_becomes_a_level() {
    let mut app = on_the_title();
    super::windows::begin(&mut app, "jungle/combat", 2);
    // The dog of red goes from f2 to f3, and blue answers.
    for square in [12, 19] {
        app.world_mut().write_message(Pick(Spot::Square(square)));
        settle(&mut app);
    }
    let moved = |app: &App| {
        let playing = app.world().get_resource::<Playing<Jungle>>();
        playing.is_some_and(|playing| playing.entries().len() >= 2)
    };
    wait_until(&mut app, |app| moved(app) && app.world().resource::<TurnNow>().awaits_human());
    let position = app.world().resource::<Playing<Jungle>>().position().clone();
    let mut there: Vec<(u8, u8)> =
        position.all_pawns().map(|(at, side, _)| (at.0, side.0)).collect();
    app.world_mut().write_message(TableCommand::EditPosition);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Editor);
    let edited = app.world().resource::<Edited>();
    let pieces = edited.draft.pieces(&edited.kinds);
    let mut taken: Vec<(u8, u8)> = pieces.iter().map(|it| (it.square.0, it.seat)).collect();
    there.sort_unstable();
    taken.sort_unstable();
    assert_eq!(taken, there);
    assert!(taken.contains(&(19, 0)) && !taken.contains(&(12, 0)), "{taken:?}");
    let opened = (edited.draft.is_unsaved(), edited.draft.steps());
    assert_eq!(opened, (false, [false, false]), "it is what was opened: no edit of the player's");
}
