//! Lines of the log in a running match: what a press shows on the board.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::settling::settle;
use super::windows::begin;
use super::{on_the_title, wait_until};
use crate::app::hud::layout::Part;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::panels::Icon;
use crate::app::session::table_command::TableCommand;
use crate::app::table::turns::lighting::Retold;
use crate::app::table::{Choices, Lit, Log, Mark, Pick, TurnNow, TurnSeen};
use crate::rules::Spot;

/// The buttons of the log, the oldest row first.
fn lines(app: &mut App) -> Vec<Entity> {
    let world = app.world_mut();
    let mut parts = world.query::<(Entity, &Part)>();
    let log = parts.iter(world).find(|(_, part)| **part == Part::Log).expect("a log").0;
    let mut buttons = world.query_filtered::<Entity, With<Button>>();
    let mut parents = world.query::<&ChildOf>();
    let all: Vec<Entity> = buttons.iter(world).collect();
    let parents = parents.query(world);
    let inside = |one: &Entity| parents.iter_ancestors(*one).any(|up| up == log);
    let row = all.into_iter().find(inside).expect("a row");
    let rows = parents.get(row).expect("a list").parent();
    world.get::<Children>(rows).expect("rows").to_vec()
}

/// The pictures of heads in a row.
fn heads(app: &mut App, row: Entity) -> usize {
    let world = app.world_mut();
    let mut icons = world.query::<(Entity, &Icon)>();
    let all: Vec<_> = icons.iter(world).filter(|(_, icon)| icon.sheet == "heads").collect();
    let all: Vec<Entity> = all.into_iter().map(|(entity, _)| entity).collect();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    all.into_iter().filter(|one| parents.iter_ancestors(*one).any(|up| up == row)).count()
}

fn press(app: &mut App, entity: Entity) {
    app.world_mut().trigger(Activate { entity });
    settle(app);
}

fn marked(app: &App) -> Vec<Spot> {
    let lit = app.world().resource::<Lit>();
    [Mark::LastFrom, Mark::LastTo].into_iter().flat_map(|mark| lit.with(mark)).collect()
}

#[test]
fn a_pressed_line_of_a_running_match_marks_its_squares_until_it_is_pressed_again() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/first-steps", 2);
    // A person moves, and the computer answers.
    let entries = app.world().resource::<TurnNow>().entries;
    let first = first_choice(&app);
    for spot in first {
        app.world_mut().write_message(Pick(spot));
        settle(&mut app);
    }
    wait_until(&mut app, |app| {
        let now = app.world().resource::<TurnNow>();
        now.entries >= entries + 2 && now.awaits_human()
    });
    wait_until(&mut app, |app| {
        let world = app.world();
        world.resource::<TurnSeen>().entries == world.resource::<Log>().entries()
    });
    settle(&mut app);
    let last = marked(&app);
    let rows = lines(&mut app);
    assert!(rows.len() >= 2, "{}", rows.len());
    let own = rows[rows.len() - 2];
    press(&mut app, own);
    let shown = marked(&app);
    assert_eq!(shown.iter().copied().collect::<BTreeSet<_>>(), BTreeSet::from(first));
    assert_eq!(heads(&mut app, own), 1, "the animal that moved");
    assert_ne!(shown, last);
    assert!(app.world().resource::<Retold>().0.is_some());
    assert_eq!(*app.world().resource::<State<Screen>>(), Screen::Play);
    press(&mut app, own);
    assert_eq!(marked(&app), last);
}

#[test]
fn who_resigns_is_named_in_a_line_of_the_log() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/first-steps", 2);
    app.world_mut().write_message(TableCommand::Resign);
    let named = |app: &mut App| {
        let world = app.world_mut();
        let mut texts = world.query::<&LocalText>();
        texts.iter(world).filter(|text| text.key == "log-name").cloned().collect::<Vec<_>>()
    };
    wait_until(&mut app, |app| *app.world().resource::<State<Overlay>>() == Overlay::Result);
    settle(&mut app);
    let wanted = LocalText::new("log-name").with("player", "Otter");
    assert_eq!(named(&mut app), [wanted]);
}

/// The squares of some move of the person to decide.
fn first_choice(app: &App) -> [Spot; 2] {
    let choices = app.world().resource::<Choices>();
    let from = choices.after(&[]).next().expect("a pawn that can move").spot;
    let to = choices.after(&[from]).next().expect("a square to go to").spot;
    [from, to]
}
