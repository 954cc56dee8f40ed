//! Single panels in windows of several sizes: the title's line about an unfinished match, the
//! players' plates, the card.

use std::fmt::Write as _;

use bevy::prelude::*;

use super::settling::settle;
use super::windows::{
    PHONES, TOUCH, WindowCase, among, begin, go_to, hard_cases, planned, see, things,
};
use super::{on_the_title, wait_until};
use crate::app::catalog::levels::tests::shipped;
use crate::app::games::GAMES;
use crate::app::hud::card_panel::CardShown;
use crate::app::hud::layout::Part;
use crate::app::hud::powers::AllCards;
use crate::app::hud::turn_panel::ChoiceButton;
use crate::app::hud::typed_line::{Drawn, TypedLine};
use crate::app::kit::input::LastDevice;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::ButtonKind;
use crate::app::kit::theme::Icon;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::saving::notes::player_word;
use crate::app::saving::tests::{Shared, blank, name};
use crate::app::saving::{SaveJob, SaveWorker};
use crate::app::session::over::MatchOver;
use crate::app::session::plan::{First, MatchPlan, PlayerKind};
use crate::app::session::seat_time::SeatTime;
use crate::app::session::table_command::TableCommand;
use crate::app::shell::game_without_window;
use crate::app::table::board::drawn::Drawn as Picture;
use crate::app::table::contract::pieces::Face;
use crate::app::table::matches::seat_clocks::{LOW, SeatClocks};
use crate::app::table::{
    BoardLayout, NeedsRelayout, Pawn, Pick, Playing, Pointing, Tile, TurnNow, TurnSeen, TurnTold,
    Whereabouts,
};
use crate::referee::Match;
use crate::rules::zoon::{Stage, Zoon};
use crate::rules::{Actor, Seat, Side};
use crate::saves::Save;

fn says(app: &App, key: &str) -> bool {
    let labels = app.world().try_query::<&SpokenLabel>();
    labels.is_some_and(|mut all| all.iter(app.world()).any(|label| label.0.key == key))
}

#[test]
fn a_match_of_five_to_go_on_with_is_told_whole_on_title_and_list_in_every_window() {
    let mut app = game_without_window(Box::new(Shared::default()));
    let planned = planned("honga/feed-the-tiger", 5);
    let players = planned.seats.iter().map(|seat| player_word(seat.player)).collect();
    let mut save = Save { players, ..blank(&planned) };
    // A match whose level has changed since is not offered on the title.
    let honga = GAMES.menu("honga").expect("Honga's menu");
    let hashes = (honga.records.tables)(&shipped, &planned.level, &[]).expect("the level's tables");
    save.record.tables = hashes.in_format(save.record.format).to_owned();
    let mut worker = app.world_mut().resource_mut::<SaveWorker>();
    worker.send(SaveJob::Keep(name(), Box::new(move || save.into())));
    worker.finish();
    wait_until(&mut app, |app| says(app, "title-continue"));
    let mut told = String::new();
    among(hard_cases(), &mut app, "title", &mut told);
    assert!(told.is_empty(), "{told}");
    assert!(says(&app, "title-continue"), "it still goes on");
    go_to(&mut app, Screen::Saves);
    wait_until(&mut app, |app| says(app, "saves-go-on"));
    among(hard_cases(), &mut app, "matches", &mut told);
    for language in ["en", "fr", "de", "it"] {
        let cases = PHONES.into_iter().map(|size| WindowCase { size, language, texts: 100.0 });
        among(cases, &mut app, "matches", &mut told);
    }
    assert!(told.is_empty(), "{told}");
}

/// The heights of both players' plates, in interface units.
fn heights(app: &mut App) -> Vec<f32> {
    let world = app.world_mut();
    let mut parts = world.query::<(&Part, &ComputedNode)>();
    let plates =
        parts.iter(world).filter(|(part, _)| matches!(part, Part::FarPlate | Part::NearPlate));
    plates.map(|(_, node)| node.size().y * node.inverse_scale_factor).collect()
}

#[test]
fn a_plate_is_as_high_whether_its_seat_is_to_move_or_not() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/combat", 2);
    for size in [Vec2::new(1280.0, 720.0), Vec2::new(800.0, 600.0)] {
        see(&mut app, WindowCase { size, language: "en", texts: 100.0 });
        let plates = heights(&mut app);
        let [one, other] = plates.as_slice() else { panic!("{plates:?}") };
        assert!(*one > 10.0 && (one - other).abs() < 0.5, "{size}: {plates:?}");
    }
}

#[test]
fn a_clock_that_warns_can_be_read_on_its_plate_in_every_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    for level in ["jungle/combat", "arena/duel"] {
        go_to(&mut app, Screen::Title);
        begin(&mut app, level, 2);
        let clocks = SeatClocks::over(SeatTime { minutes: 5, increment: 3 });
        app.insert_resource(clocks.with_left(Some([LOW; 2])));
        let phones =
            PHONES.into_iter().map(|size| WindowCase { size, language: "de", texts: 100.0 });
        among(hard_cases().chain(phones), &mut app, &format!("clocks in {level}"), &mut told);
        let mut words = app.world_mut().query::<&LocalText>();
        let clocks = words.iter(app.world()).filter(|words| words.key == "clock-figures").count();
        assert_eq!(clocks, 1, "the person's plate has one, the computer's has none");
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn every_card_of_zoon_is_read_whole_while_cards_are_laid_out() {
    let mut app = on_the_title();
    begin(&mut app, "zoon/duel-of-tribes", 2);
    let cards = app.world().resource::<AllCards>().0.clone();
    assert!(cards.len() > 20, "{}", cards.len());
    let mut told = String::new();
    for size in [Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0)] {
        see(&mut app, WindowCase { size, language: "en", texts: 100.0 });
        for card in &cards {
            app.world_mut().insert_resource(CardShown(Some(card.clone())));
            settle(&mut app);
            let world = app.world_mut();
            let mut parts = world.query::<(Entity, &Part)>();
            let panel = parts.iter(world).find(|(_, part)| **part == Part::Card);
            let (panel, _) = panel.expect("a panel for cards");
            let of_card: Vec<_> =
                things(&mut app).into_iter().filter(|one| one.lies_in(panel)).collect();
            assert!(!of_card.is_empty());
            for one in of_card.iter().filter(|one| one.cut().max_element() > TOUCH) {
                let _ = writeln!(told, "{size}, {}: {one} is cut", card.name.key);
            }
        }
    }
    assert!(told.is_empty(), "{told}");
}

/// The size of every choice, in interface units, and whether what lays out the rest shines.
fn choices(app: &mut App) -> (Vec<Vec2>, bool) {
    let world = app.world_mut();
    let size = |node: &ComputedNode| node.size() * node.inverse_scale_factor;
    let mut all = world.query_filtered::<&ComputedNode, With<ChoiceButton>>();
    let sizes = all.iter(world).map(size).collect();
    let mut commands = world.query::<(&TableCommand, &ButtonKind)>();
    let mut commands = commands.iter(world);
    let shines = commands.any(|one| one == (&TableCommand::TakeProposal, &ButtonKind::Primary));
    (sizes, shines)
}

#[test]
fn formations_are_large_enough_to_touch_and_laying_out_the_rest_shines() {
    let mut app = on_the_title();
    begin(&mut app, "zoon/duel-of-tribes", 2);
    for size in [Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0), PHONES[0]] {
        see(&mut app, WindowCase { size, language: "en", texts: 100.0 });
        let (sizes, shines) = choices(&mut app);
        assert!(sizes.len() > 8 && shines, "{size}: {sizes:?}");
        // 44 units, less the pixel that is lost where a button ends between two.
        assert!(sizes.iter().all(|one| one.min_element() >= 42.9), "{size}: {sizes:?}");
    }
}

#[test]
fn while_cards_are_dealt_the_line_fits_the_button_below_it() {
    let mut app = on_the_title();
    begin(&mut app, "zoon/duel-of-tribes", 2);
    settle(&mut app);
    let told = |app: &App| app.world().resource::<TurnTold>().clone();
    let before = told(&app);
    app.world_mut().write_message(Pick(before.buttons[0].spot));
    wait_until(&mut app, |app| told(app).proposal != before.proposal);
    assert!(app.world().resource::<TurnSeen>().is_behind(), "the cards are being dealt");
    let line = told(&app).line.expect("a line");
    settle(&mut app);
    wait_until(&mut app, |app| !app.world().resource::<TurnSeen>().is_behind());
    assert_eq!(told(&app).line, Some(line), "the button would move under the pointer");
}

#[test]
fn on_a_phone_the_button_that_lays_out_the_rest_is_seen_whole() {
    let mut app = on_the_title();
    begin(&mut app, "zoon/duel-of-tribes", 2);
    for (language, texts) in [("en", 100.0), ("fr", 100.0), ("de", 100.0), ("it", 100.0)] {
        see(&mut app, WindowCase { size: PHONES[1], language, texts });
        let label = app.world().resource::<TurnTold>().proposal.clone().expect("a proposal");
        let all = things(&mut app);
        let rest = all.iter().find(|one| one.says == label.key).expect("a button");
        assert!(rest.cut().max_element() < TOUCH, "{language}: {rest} is cut by {}", rest.cut());
    }
}

#[test]
fn choices_on_a_phone_leave_the_squares_where_cards_are_laid_out_free() {
    let mut app = on_the_title();
    begin(&mut app, "zoon/duel-of-tribes", 2);
    let size = Vec2::new(360.0, 640.0);
    see(&mut app, WindowCase { size, language: "en", texts: 100.0 });
    let world = app.world_mut();
    let mut parts = world.query::<(&Part, &ComputedNode, &UiGlobalTransform)>();
    let panel = parts.iter(world).find(|(part, ..)| **part == Part::Choices);
    let (_, node, at) = panel.expect("a panel for choices");
    let top = (at.translation.y - node.size().y / 2.0) * node.inverse_scale_factor;
    assert!(node.size().y > 40.0, "it is shown");
    let layout = world.resource::<BoardLayout>();
    let board = (size.y + layout.area().y) / 2.0 - layout.lift(size);
    assert!(board <= top, "the board ends at {board}, the panel begins at {top}");
}

#[test]
fn the_line_for_typed_moves_stands_beside_the_board_and_the_foot_stays_below_it() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/combat", 2);
    see(&mut app, WindowCase { size: Vec2::new(1280.0, 720.0), language: "en", texts: 100.0 });
    app.world_mut().write_message(TableCommand::Type);
    settle(&mut app);
    app.world_mut().resource_mut::<TypedLine>().text = "a3".into();
    settle(&mut app);
    let world = app.world_mut();
    let mut lines = world.query_filtered::<(&ComputedNode, &UiGlobalTransform), With<Drawn>>();
    let (node, place) = lines.single(world).expect("a line");
    let (left, end) =
        (place.translation - node.size() / 2.0, place.translation + node.size() / 2.0);
    let board = (1280.0 + world.resource::<BoardLayout>().area().x) / 2.0;
    assert!(left.x > board && left.y > 0.0, "{left} is over the board, which ends at {board}");
    let mut parts = world.query::<(&Part, &ComputedNode, &UiGlobalTransform)>();
    let foot = parts.iter(world).find(|(part, ..)| **part == Part::Foot).expect("a foot");
    assert!(end.y <= foot.2.translation.y - foot.1.size().y / 2.0, "it covers the buttons");
}

/// Goes on to the first turn of the first seat of a match of Zoon.
pub(super) fn lay_all_out(app: &mut App) {
    let mut game: Match<Zoon> = app.world().resource::<Playing<Zoon>>().fork();
    let begun = |game: &Match<Zoon>| game.position().field().turn_state().stage == Stage::Playing;
    for _ in 0..2_000 {
        if begun(&game) && game.actor() == Actor::Seat(Seat(0)) {
            break;
        }
        let action = game.draw().or_else(|| game.actions().last().copied());
        game.play(action.expect("an action")).expect("a legal action");
    }
    assert!(begun(&game));
    app.world_mut().resource_mut::<Playing<Zoon>>().go_to(game);
    app.insert_resource(NeedsRelayout(true));
    settle(app);
}

#[test]
fn a_card_that_was_read_face_down_is_read_open_once_the_match_is_over() {
    let mut app = on_the_title();
    begin(&mut app, "zoon/duel-of-tribes", 2);
    lay_all_out(&mut app);
    let hidden = |world: &mut World| {
        let mut cards = world.query::<(&Pawn, &Whereabouts, &Face)>();
        let lies = |(pawn, place, face): (&Pawn, &Whereabouts, &Face)| {
            place.spot().filter(|_| pawn.side == Side(1) && face.0.is_none())
        };
        cards.iter(world).filter_map(lies).next()
    };
    let spot = hidden(app.world_mut()).expect("a card of the other side");
    app.world_mut().resource_mut::<Pointing>().focus_on(spot);
    settle(&mut app);
    let read = |app: &App| {
        let card = app.world().resource::<CardShown>().0.as_ref();
        card.map(|card| card.name.key.to_string())
    };
    assert_eq!(read(&app).as_deref(), Some("zoon-card-unknown"));
    app.insert_resource(Pointing::default());
    app.world_mut().write_message(TableCommand::Resign);
    wait_until(&mut app, |app| app.world().resource::<MatchOver>().0);
    settle(&mut app);
    let now = read(&app);
    assert!(now.as_deref().is_some_and(|key| key != "zoon-card-unknown"), "{now:?}");
}

#[test]
fn the_picture_of_an_area_lies_on_its_paper_in_a_narrow_column() {
    let mut app = on_the_title();
    begin(&mut app, "honga/first-steps", 3);
    see(&mut app, WindowCase { size: Vec2::new(800.0, 600.0), language: "en", texts: 100.0 });
    let areas = app.world().resource::<BoardLayout>().sketch.clone().expect("a sketch");
    let wide = areas.sites.iter().find(|site| matches!(site.tile, Tile::Wide { .. }));
    app.world_mut().resource_mut::<Pointing>().focus_on(wide.expect("a wide area").spot);
    settle(&mut app);
    let world = app.world_mut();
    let mut icons =
        world.query_filtered::<(Entity, &ComputedNode, &UiGlobalTransform), With<Icon>>();
    let mut parts = world.query::<(Entity, &Part, &ComputedNode, &UiGlobalTransform)>();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    let (panel, _, paper, at) =
        parts.iter(world).find(|(_, part, ..)| **part == Part::Card).expect("a panel");
    let across = |node: &ComputedNode, at: &UiGlobalTransform| {
        let half = node.size().x / 2.0;
        (at.translation.x - half, at.translation.x + half)
    };
    let (left, right) = across(paper, at);
    let inside = |one: Entity| parents.iter_ancestors(one).any(|above| above == panel);
    let pictures: Vec<_> = icons
        .iter(world)
        .filter(|(icon, ..)| inside(*icon))
        .map(|(_, node, at)| across(node, at))
        .collect();
    assert!(!pictures.is_empty(), "an area is read");
    assert!(pictures.iter().all(|of| of.0 >= left && of.1 <= right), "{pictures:?} {left} {right}");
}

#[test]
fn on_the_trays_beside_a_board_computers_show_their_faces() {
    let mut app = on_the_title();
    begin(&mut app, "honga/feed-the-tiger", 5);
    see(&mut app, WindowCase { size: Vec2::new(1280.0, 720.0), language: "en", texts: 100.0 });
    let mut drawn = app.world_mut().query::<&Picture>();
    let faces = drawn.iter(app.world()).filter(|one| one.picture().0 == "faces").count();
    assert_eq!(faces, 4);
}

#[test]
fn the_line_for_typed_moves_leaves_the_board_of_an_upright_window_free() {
    let mut app = on_the_title();
    for level in ["jungle/combat", "arena/duel"] {
        go_to(&mut app, Screen::Title);
        begin(&mut app, level, 2);
        let size = Vec2::new(360.0, 640.0);
        see(&mut app, WindowCase { size, language: "fr", texts: 100.0 });
        app.world_mut().write_message(TableCommand::Type);
        settle(&mut app);
        app.world_mut().resource_mut::<TypedLine>().text = "a".into();
        settle(&mut app);
        let world = app.world_mut();
        let mut nodes = world.query::<(&ComputedNode, &UiGlobalTransform)>();
        let mut lines = world.query_filtered::<&Children, With<Drawn>>();
        let sheet = lines.single(world).expect("a line")[0];
        let (node, place) = nodes.get(world, sheet).expect("a sheet");
        let top = place.translation.y - node.size().y / 2.0;
        let layout = world.resource::<BoardLayout>();
        let board = (size.y + layout.area().y) / 2.0 - layout.lift(size);
        assert!(top >= board, "{level}: the board ends at {board}, the line begins at {top}");
        app.world_mut().write_message(TableCommand::Type);
        settle(&mut app);
    }
}

#[test]
fn in_a_rematch_the_panel_forgets_the_card_of_the_match_before() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/combat", 2);
    let pawn = app
        .world_mut()
        .query::<(&Pawn, &Whereabouts)>()
        .iter(app.world())
        .find_map(|(_, at)| at.spot());
    app.insert_resource(LastDevice::Keyboard);
    app.world_mut().resource_mut::<Pointing>().focus_on(pawn.expect("a pawn"));
    settle(&mut app);
    assert!(app.world().resource::<CardShown>().0.is_some());
    app.world_mut().write_message(TableCommand::Rematch);
    settle(&mut app);
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    settle(&mut app);
    assert_eq!(app.world().resource::<CardShown>().0, None);
    // At its end everything is looked up again, but nothing of the match before.
    app.world_mut().write_message(TableCommand::Resign);
    wait_until(&mut app, |app| app.world().resource::<MatchOver>().0);
    settle(&mut app);
    assert_eq!(app.world().resource::<CardShown>().0, None);
}

#[test]
fn while_a_rematch_begins_no_panel_says_that_the_match_is_over() {
    let mut app = on_the_title();
    let mut plan = MatchPlan { first: First::Lot, ..planned("jungle/first-steps", 2) };
    plan.seats.iter_mut().for_each(|seat| seat.player = PlayerKind::Human);
    app.insert_resource(plan);
    go_to(&mut app, Screen::Play);
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    app.world_mut().write_message(TableCommand::Resign);
    wait_until(&mut app, |app| app.world().resource::<MatchOver>().0);
    settle(&mut app);
    app.world_mut().write_message(TableCommand::Rematch);
    wait_until(&mut app, |app| {
        let seen = app.world().resource::<TurnSeen>();
        assert!(!matches!(seen.actor, Actor::Nobody(_)), "while the lot is shown");
        seen.awaits_human()
    });
}
