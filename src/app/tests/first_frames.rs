//! First frames: what appears in the first frame stays in place, so that nothing moves away from
//! under a pointer.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{Checked, UiGlobalTransform};

use super::settling::settle;
use super::windows::{MATCHES, WindowCase, go_to, plan, planned, see, set_up, show_set_up, things};
use super::{on_the_title, wait_until};
use crate::app::catalog::characters::Character;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::seat_mode::FIRST;
use crate::app::catalog::setup_sheet::{BOARD, OPPONENT, SetUpSheet};
use crate::app::games::GAMES;
use crate::app::kit::input::LastDevice;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::saving::Shelved;
use crate::app::saving::notes::ranks;
use crate::app::saving::tests::{blank, name};
use crate::app::screens::widgets::Choice;
use crate::saves::{Found, Generation, Listed};

#[test]
fn a_table_is_laid_in_its_first_frame_as_it_stays() {
    let mut app = on_the_title();
    app.insert_resource(LastDevice::Keyboard);
    // However slow the machine is, nothing that is shown comes to its end meanwhile.
    let frame = Duration::from_millis(1);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    let mut told = String::new();
    for (level, seats) in MATCHES {
        go_to(&mut app, Screen::Title);
        plan(&mut app, level, seats);
        let first = loop {
            app.update();
            let seen = lie(&mut app);
            if !seen.is_empty() {
                break seen;
            }
        };
        settle(&mut app);
        let later = lie(&mut app);
        for thing in first.iter().filter(|thing| !later.contains(thing)) {
            let _ = writeln!(told, "{level}: {thing} lies elsewhere later");
        }
        for thing in later.iter().filter(|thing| !first.contains(thing)) {
            let _ = writeln!(told, "{level}: {thing} comes later");
        }
    }
    assert!(told.is_empty(), "{told}");
}

/// Everything beside the board, with its place.
fn lie(app: &mut App) -> Vec<String> {
    let mut all: Vec<String> = things(app).iter().map(ToString::to_string).collect();
    all.sort();
    all
}

#[test]
fn a_set_up_shows_in_its_first_frame_what_is_chosen() {
    let mut app = on_the_title();
    for card in GAMES.0 {
        go_to(&mut app, Screen::Title);
        set_up(&mut app, card, false);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::SetUp);
        let count = |app: &mut App| {
            let world = app.world_mut();
            let laid = world.query_filtered::<(), With<Choice>>().iter(world).count();
            (laid, world.query_filtered::<(), (With<Choice>, With<Checked>)>().iter(world).count())
        };
        let first = loop {
            app.update();
            let counted = count(&mut app);
            if counted.0 > 0 {
                break counted;
            }
        };
        settle(&mut app);
        assert_eq!(first, count(&mut app), "{}: choices, and those that are picked", card.game);
        assert!(first.1 > 0);
    }
}

/// The heights of the choices in the rows that all boards of a game share, by row and index.
fn rows(app: &mut App) -> BTreeMap<(String, usize), f32> {
    let world = app.world_mut();
    let mut choices = world.query::<(&Choice, &UiGlobalTransform)>();
    let all = choices.iter(world).filter(|(choice, _)| ROWS.contains(&choice.group.as_str()));
    all.map(|(choice, place)| ((choice.group.clone(), choice.index), place.translation.y)).collect()
}

const ROWS: [&str; 3] = [BOARD, "opponent", FIRST];

#[test]
fn rows_of_a_set_up_stay_where_they_are_whichever_board_is_chosen_and_when_variants_unfold() {
    let mut app = on_the_title();
    for card in GAMES.0 {
        show_set_up(&mut app, card, false);
        let laid = rows(&mut app);
        let boards = app.world().resource::<LevelList>().of_game(card.game).count();
        assert!(!laid.is_empty() && boards > 1);
        for (board, unfolded) in (0..boards).map(|board| (board, false)).chain([(0, true)]) {
            app.world_mut().resource_scope(|world, mut sheet: Mut<SetUpSheet>| {
                sheet.pick(BOARD, board);
                sheet.fit_level(world.resource::<LevelList>());
                sheet.unfolded = unfolded;
            });
            settle(&mut app);
            let now = rows(&mut app);
            for (choice, place) in laid.iter().filter(|(choice, _)| now.contains_key(*choice)) {
                let moved = (now[choice] - place).abs();
                assert!(moved < 1.0, "{}: {choice:?} moves by {moved} for {board}", card.game);
            }
        }
    }
}

#[test]
fn rows_of_a_set_up_stay_where_they_are_whichever_opponent_is_chosen_in_every_language() {
    let mut app = on_the_title();
    let two_sides = GAMES.0.first().expect("a game");
    for language in ["en", "fr", "it", "de"] {
        see(&mut app, WindowCase { size: Vec2::new(1280.0, 720.0), language, texts: 100.0 });
        show_set_up(&mut app, two_sides, false);
        let laid = rows(&mut app);
        for opponent in 1..=Character::ALL.len() {
            app.world_mut().resource_mut::<SetUpSheet>().pick(OPPONENT, opponent);
            settle(&mut app);
            let now = rows(&mut app);
            for (choice, place) in &laid {
                let moved = (now[choice] - place).abs();
                assert!(moved < 1.0, "{language}: {choice:?} moves by {moved} for {opponent}");
            }
        }
    }
}

/// The list of saves after a match of Jungle that a person has lost to a computer player.
fn one_match() -> Shelved {
    let mut save = blank(&planned("jungle/combat", 2));
    save.players = ["human", "computer-second"].map(str::to_owned).to_vec();
    save.record.result = Some(("den".into(), vec![1, 0]));
    save.table.extend(ranks(&save.record));
    let found = Found { save: save.head(), generation: Generation::Last, trouble: None };
    let list = vec![Listed { name: name(), found: Ok(found) }];
    Shelved { list, trouble: None, told: true }
}

/// The suggestion that is seen.
fn suggested(app: &mut App) -> Option<Mut<'_, LocalText>> {
    let mut texts = app.world_mut().query::<(&mut LocalText, &InheritedVisibility)>();
    let mut seen = texts.iter_mut(app.world_mut()).filter(|(_, seen)| seen.get());
    seen.find(|(text, _)| text.key.starts_with("character-suggested")).map(|(text, _)| text)
}

#[test]
fn a_character_is_suggested_without_moving_any_row_and_looked_for_only_when_something_changed() {
    let mut app = on_the_title();
    let two_sides = GAMES.0.first().expect("a game");
    for language in ["en", "fr", "it", "de"] {
        see(&mut app, WindowCase { size: Vec2::new(1280.0, 720.0), language, texts: 100.0 });
        show_set_up(&mut app, two_sides, false);
        wait_until(&mut app, |app| app.world().resource::<Shelved>().told);
        app.insert_resource(Shelved::default());
        settle(&mut app);
        assert!(suggested(&mut app).is_none());
        let laid = rows(&mut app);
        app.insert_resource(Shelved { told: true, ..default() });
        settle(&mut app);
        let board = (BOARD.to_owned(), 0);
        assert!(rows(&mut app)[&board] < laid[&board], "no line is empty before the first match");
        app.insert_resource(one_match());
        settle(&mut app);
        assert!(suggested(&mut app).is_some(), "{language}");
        assert_eq!(rows(&mut app), laid, "{language}");
    }
    let other = LocalText::new("character-suggested-spoken");
    *suggested(&mut app).expect("a suggestion") = other.clone();
    settle(&mut app);
    assert_eq!(suggested(&mut app).as_deref(), Some(&other), "nothing has changed");
    app.world_mut().resource_mut::<Shelved>().set_changed();
    settle(&mut app);
    assert_ne!(suggested(&mut app).as_deref(), Some(&other));
}
