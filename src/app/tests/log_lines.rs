//! Lines of the log in a running match: what a press shows on the board.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{Activate, Button};

use super::settling::settle;
use super::windows::{WindowCase, begin, see};
use super::{on_the_title, wait_until};
use crate::app::hud::layout::Part;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::panels::Icon;
use crate::app::session::table_command::TableCommand;
use crate::app::table::turns::lighting::Retold;
use crate::app::table::{Choices, Lit, Log, LogLine, Mark, Pick, TurnNow, TurnSeen};
use crate::rules::{Side, Spot};

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

/// A log of one entry with so many rows, in which animals of the same kind take each other.
fn captures(rows: usize) -> Log {
    let animal = |row: usize| ["rat", "leopard", "elephant", "cat"][row % 4];
    let line = |row: usize, key: &'static str| {
        let name = LocalText::new(format!("jungle-animal-{}", animal(row)));
        let text = LocalText::new(key).with("animal", name.clone()).with("victim", name);
        let text = text.with("from", "c3").with("to", "c4");
        LogLine::new(Some(Side((row % 2) as u8)), text).showing("heads", animal(row))
    };
    let lines = (0..rows)
        .flat_map(|row| ["jungle-log-moved", "jungle-log-captured"].map(|key| line(row, key)));
    let mut log = Log::default();
    log.enter(lines.collect());
    log
}

/// The rectangle of a node, and for a text the height of its letters, in physical pixels.
fn lies(app: &App, node: Entity) -> (Rect, Option<f32>) {
    let world = app.world();
    let computed = world.get::<ComputedNode>(node).expect("a node");
    let middle = world.get::<UiGlobalTransform>(node).expect("a place").translation;
    // The engine tells the letters in logical pixels.
    let scale = computed.inverse_scale_factor().recip();
    let letters = world.get::<TextLayoutInfo>(node).map(|letters| letters.size.y * scale);
    (Rect::from_center_size(middle, computed.size()), letters)
}

#[test]
fn no_line_of_the_log_lies_over_the_next_row_whether_the_log_scrolls_or_not() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/combat", 2);
    for spot in first_choice(&app) {
        app.world_mut().write_message(Pick(spot));
        settle(&mut app);
    }
    wait_until(&mut app, |app| {
        let (now, seen) = (app.world().resource::<TurnNow>(), app.world().resource::<TurnSeen>());
        now.awaits_human() && seen.entries >= 2
    });
    let cases = [(1280.0, 720.0), (1366.0, 768.0), (1920.0, 1080.0), (1024.0, 640.0)];
    let cases = cases.into_iter().flat_map(|(x, y)| {
        let size = Vec2::new(x, y);
        ["en", "fr", "de"].map(|language| WindowCase { size, language, texts: 100.0 })
    });
    for case in cases {
        see(&mut app, case);
        // It grows until it scrolls, as in a match.
        for count in 2..20 {
            app.insert_resource(captures(count));
            settle(&mut app);
            let rows = lines(&mut app);
            let rows: Vec<Entity> =
                rows.into_iter().filter(|row| app.world().get::<Button>(*row).is_some()).collect();
            assert_eq!(rows.len(), count, "{case:?}");
            let mut above = f32::MIN;
            for row in rows {
                let (area, _) = lies(&app, row);
                assert!(area.min.y >= above, "{case:?}: a row lies over the one before it");
                above = area.max.y;
                let mut children = app.world_mut().query::<&Children>();
                let children = children.query(app.world());
                let is_node = |node: &Entity| app.world().get::<ComputedNode>(*node).is_some();
                let inside = children.iter_descendants(row).filter(is_node);
                for (text, letters) in inside.map(|node| lies(&app, node)) {
                    let Some(letters) = letters else { continue };
                    let end = text.min.y + letters;
                    assert!(end <= above + 0.5, "{case:?}, {count}: {end} is below {above}");
                }
            }
        }
    }
}

/// The squares of some move of the person to decide.
fn first_choice(app: &App) -> [Spot; 2] {
    let choices = app.world().resource::<Choices>();
    let from = choices.after(&[]).next().expect("a pawn that can move").spot;
    let to = choices.after(&[from]).next().expect("a square to go to").spot;
    [from, to]
}
