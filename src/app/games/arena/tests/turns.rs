//! Turns by clicks: how many a turn takes, and headings chosen without a dialog.

use bevy::prelude::*;

use super::hands::{bench, bench_of, bench_with, click, playing};
use super::level;
use crate::app::catalog::levels::tests::shipped;
use crate::app::games::arena::words;
use crate::app::hud::explain::spoken;
use crate::app::kit::locale::tests::speaking;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::arrows::Arrows;
use crate::app::table::{Pick, TableGame, TurnTold, WhyNot};
use crate::data::lessons;
use crate::referee::Match;
use crate::rules::arena::{Action, Arena, Event, First, Heading, Packs, Path, Setup, Stage, spots};
use crate::rules::{Game, Seat, Side, Spot, Square};

/// Two straight movements of different pawns onto free squares: from and to.
pub(super) fn two_moves(app: &App) -> Vec<(Spot, Spot)> {
    let playing = playing(app);
    let plain = |action: &Action| matches!(action, Action::Move { path: Path::Straight(_), .. });
    let mut moves: Vec<(Spot, Spot)> = Vec::new();
    for action in playing.actions().into_iter().filter(plain) {
        let path = Arena::spots(playing.tables(), action);
        let [from, to] = path.as_slice() else { continue };
        if moves.iter().all(|(known, end)| known != from && end != to) {
            moves.push((*from, *to));
        }
    }
    moves.truncate(2);
    moves
}

#[test]
fn two_plain_moves_are_four_clicks_and_end_turn() {
    let mut app = bench();
    let moves = two_moves(&app);
    assert_eq!(moves.len(), 2);
    for (from, to) in moves {
        click(&mut app, from);
        click(&mut app, to);
    }
    click(&mut app, spots::END_TURN);
    let position = playing(&app).position();
    assert_eq!(position.turn_state().to_move, Side(1), "{:?}", playing(&app).entries());
    assert_eq!(position.turn_state().done, 0);
}

#[test]
fn a_heading_chosen_after_the_move_costs_one_pick_of_the_ring() {
    let mut app = bench();
    let (from, to) = two_moves(&app)[0];
    click(&mut app, from);
    click(&mut app, to);
    click(&mut app, spots::petal(Heading(1)));
    let Spot::Square(number) = to else { panic!("{to:?}") };
    let position = playing(&app).position();
    let pawn = position.pawn_at(Square(number)).unwrap();
    assert_eq!(position.pawn(pawn).heading(), Heading(1));
    assert_eq!(position.turn_state().done, 1);
}

#[test]
fn turning_in_place_is_an_action_of_its_own() {
    let mut app = bench();
    let (from, _) = two_moves(&app)[0];
    click(&mut app, from);
    click(&mut app, spots::petal(Heading(7)));
    assert_eq!(playing(&app).position().turn_state().done, 1);
}

#[test]
fn the_log_tells_to_which_square_an_animal_turns_and_at_the_edge_that_it_looks_out() {
    let app = bench();
    let (tables, position) = (playing(&app).tables(), playing(&app).position());
    let mut told = [0; 2];
    for square in tables.grid.squares() {
        let Some(pawn) = position.pawn_at(square) else { continue };
        for (heading, name) in Heading::all().zip(Heading::NAMES) {
            let event = Event::Turned { pawn, heading, in_place: true };
            let line = words::log_line(tables, position, &event).expect("a line").text;
            let (file, rank) = (square.0 % tables.grid.width, square.0 / tables.grid.width);
            let out = name.contains('n') && rank + 1 == tables.grid.height
                || name.contains('s') && rank == 0
                || name.contains('e') && file + 1 == tables.grid.width
                || name.contains('w') && file == 0;
            let key = if out { "arena-log-turned-out" } else { "arena-log-turned" };
            assert_eq!(line.key, key, "{} to {name}", tables.grid.name(square));
            let free = Event::Turned { pawn, heading, in_place: false };
            assert!(words::log_line(tables, position, &free).is_none(), "after a step");
            told[usize::from(out)] += 1;
        }
    }
    assert!(told.iter().all(|count| *count > 2), "{told:?}");
}

#[test]
fn r10_a_turn_that_cannot_end_yet_says_so_and_keeps_the_heading_open() {
    let mut app = bench();
    let (from, to) = two_moves(&app)[0];
    click(&mut app, from);
    click(&mut app, to);
    let entered = playing(&app).entries().len();
    app.world_mut().write_message(TableCommand::EndTurn);
    app.update();
    let why = app.world_mut().resource_mut::<Messages<WhyNot>>().drain().last();
    assert_eq!(why.map(|WhyNot(refusal)| refusal.key), Some("arena-why-r10-two"));
    assert_eq!(playing(&app).entries().len(), entered);
}

#[test]
fn who_wants_the_rest_filled_is_asked_once_and_not_in_every_round() {
    let mut app = bench_with(Packs::ByHand);
    let frames = |app: &mut App| (0..400).for_each(|_| app.update());
    frames(&mut app);
    for _ in 0..2 {
        assert_eq!(playing(&app).position().turn_state().stage, Stage::Placing);
        app.world_mut().write_message(TableCommand::TakeProposal);
        frames(&mut app);
    }
    assert_eq!(playing(&app).position().turn_state().stage, Stage::Playing);
}

/// Picks these squares one after the other, and then ends the turn.
fn turn(app: &mut App, squares: [&str; 4]) {
    squares.into_iter().for_each(|name| pick(app, name));
    click(app, spots::END_TURN);
}

fn pick(app: &mut App, name: &str) {
    let square = square(app, name);
    click(app, square);
}

fn square(app: &App, name: &str) -> Spot {
    Spot::Square(playing(app).tables().grid.square(name).expect("a square").0)
}

#[test]
fn a_deadly_square_says_who_would_be_lost_and_that_it_is_to_be_picked_again() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut app = bench_of(Match::new(level("arena/duel"), setup, 1));
    turn(&mut app, ["a3", "a7", "i3", "i6"]);
    turn(&mut app, ["i9", "i8", "h9", "h8"]);
    let entered = playing(&app).entries().len();
    assert_eq!((playing(&app).position().turn_state().to_move, entered >= 6), (Side(0), true));
    app.world_mut().resource_mut::<Messages<WhyNot>>().clear();
    pick(&mut app, "a7");
    // The spider on c9 has its web there.
    let webbed = square(&app, "b8");
    app.world_mut().write_message(Pick(webbed));
    app.update();
    let why = app.world_mut().resource_mut::<Messages<WhyNot>>().drain().last();
    let words = why.map(|WhyNot(why)| speaking("en").say(&spoken(why.key, &why.arguments)));
    let wanted = "Deadly: the gazelle would be lost there. Pick the square again if you mean it.";
    assert_eq!(words.as_deref(), Some(wanted));
    assert_eq!(playing(&app).entries().len(), entered, "nothing was done yet");
    pick(&mut app, "b8");
    assert!(playing(&app).entries().len() > entered);
}

#[test]
fn an_animal_to_jump_over_is_a_button_too_where_its_badge_is_small() {
    let tables = level("arena/duel");
    let text = "playing red 0-0/3 quiet=0 turns=1 hunter=red red:gazelle=x,wolf=x,lion=x,\
                crocodile=x,hippopotamus=x,spider=x,elephant=x,kangaroo=x,gorilla@a4n,turtle@c3n \
                blue:giraffe=x,wolf@a5s,tiger=x,crocodile=x,hippopotamus=x,spider=x,elephant=x,\
                kangaroo=x,gorilla=x,turtle@c10s";
    let position = Arena::parse_position(&tables, text).expect("a position");
    let setup = Setup { position: Some(Box::new(position)), ..Setup::default() };
    let mut app = bench_of(Match::new(tables, setup, 1));
    let over = |app: &App| {
        let buttons = &app.world().resource::<TurnTold>().buttons;
        let over = buttons.iter().find(|one| one.label.key == "arena-button-jump-over");
        over.map(|one| (one.spot, one.open, one.is_next))
    };
    assert_eq!(over(&app), None);
    pick(&mut app, "a4");
    let (spot, open, chosen) = over(&app).expect("a button for the wolf");
    assert!(open && !chosen);
    click(&mut app, spot);
    assert_eq!(over(&app), Some((spot, false, true)), "what is chosen shines");
    pick(&mut app, "a6");
    let position = playing(&app).position();
    let wolf = square(&app, "a5");
    assert!(matches!(wolf, Spot::Square(number) if position.pawn_at(Square(number)).is_some()));
}

#[test]
fn before_the_first_captive_is_freed_nothing_is_said_of_more() {
    let tables = level("arena/jungla");
    let line = |freed: &str| {
        let text = format!(
            "playing red 0-1/5 done=2 quiet=941 turns=36 owed hunter=blue acted=crocodile \
             pending={freed}:red.crocodile red:lion=x,wolf=x,cheetah=x,rhinoceros@i7n,elephant=x,\
             gorilla=x,gazelle=x,zebra=x,kangaroo=x,turtle@b2se,spider@e3ne,vulture=x,crocodile=x,\
             hippopotamus=x,anaconda=x blue:tiger=x,wolf=x,cheetah=x,rhinoceros@d14n,elephant=x,\
             gorilla@a11se,giraffe=x,zebra=x,kangaroo=x,turtle@c8ne,spider=x,vulture=x,crocodile=x,\
             hippopotamus=x,anaconda=x"
        );
        let position = Arena::parse_position(&tables, &text).expect("a position");
        words::turn_line(&tables, &position).expect("a line").key.to_string()
    };
    assert_eq!(line("free5"), "arena-turn-free-first");
    assert_eq!(line("free4"), "arena-turn-free");
}

#[test]
fn the_arrow_of_a_movement_around_a_corner_goes_by_the_corner() {
    let loaded = lessons::load::<Arena>(&shipped, "arena/bend").expect("a lesson");
    let tables = std::sync::Arc::new(loaded.tables);
    let mut played = Match::<Arena>::new(tables.clone(), loaded.lesson.setup, 1);
    let bends = |action: &Action| matches!(action, Action::Move { path: Path::Bent { .. }, .. });
    let bent = played.actions().into_iter().find(bends).expect("the lion goes round a corner");
    let line = Arena::route(&tables, bent).line();
    let places: Vec<(i8, i8)> = line
        .iter()
        .map(|spot| match spot {
            Spot::Square(number) => tables.grid.place(Square(*number)),
            other => panic!("{other:?}"),
        })
        .collect();
    let [from, corner, to] = places[..] else { panic!("{places:?}") };
    assert_eq!((from.0, corner.1), (corner.0, to.1), "first ahead, then sideways");
    assert_eq!(corner.0.abs_diff(to.0), 1);
    played.play(bent).expect("it is legal");
    let mut app = bench_of(played);
    app.update();
    assert_eq!(app.world().resource::<Arrows>().0, [line]);
}
