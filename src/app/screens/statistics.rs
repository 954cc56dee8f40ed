//! The statistics: the sheet of the evening, how the finished matches on each level went, how many
//! lessons are done and puzzles solved, and badges.
//!
//! It opens from the list of matches. Deliberately absent: counting, which `saving` does.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::dialog::answers;
use super::{evening, widgets};
use crate::app::catalog::badges::{BadgeNow, Offered, badges};
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::lessons::LessonList;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::progress::Progress;
use crate::app::catalog::puzzles::PuzzleList;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::settings::Settings;
use crate::app::kit::settings::tally::Tally;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{Lettering, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::calendar::Calendar;

/// The panel's width.
const WIDTH: f32 = 760.0;

/// The button that forgets everything; the first press only asks.
#[derive(Component, Default)]
struct Forget {
    asked: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Statistics), open_statistics);
}

/// What is told of one game: its name, its levels that were played, its lessons and puzzles, and its badges.
struct Game {
    id: &'static str,
    levels: Vec<(LocalText, Tally)>,
    lessons: Progress,
    puzzles: Progress,
    badges: Vec<BadgeNow>,
}

fn open_statistics(
    (games, levels): (Res<GameList>, Res<LevelList>),
    (lessons, puzzles): (Res<LessonList>, Res<PuzzleList>),
    (settings, calendar): (Res<Settings>, Option<Res<Calendar>>),
    mut commands: Commands,
) {
    let evening = settings.evening(Calendar::of(calendar).now());
    let offered = Offered { levels: &levels, lessons: &lessons, puzzles: &puzzles };
    let told = |id: &'static str| {
        let tallies = levels
            .of_game(id)
            .map(|level| (LocalText::new(level.title_key.clone()), settings.tally(&level.id)));
        Game {
            id,
            levels: tallies.filter(|(_, tally)| tally.matches() > 0).collect(),
            lessons: lessons.progress(id, &settings),
            puzzles: puzzles.progress(id, &settings),
            badges: badges(id, offered, &settings),
        }
    };
    let games: Vec<Game> = games.0.iter().map(|card| told(card.game)).collect();
    let any = games.iter().any(|game| !game.levels.is_empty());
    commands
        .spawn((DespawnOnExit(Overlay::Statistics), theme::veil(30), MenuScope { layer: 2 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(WIDTH))).with_children(|paper| {
                paper.spawn(headlines::headline("statistics-title"));
                if !any && evening.standings.is_empty() {
                    paper.spawn(text("statistics-none", Lettering::Body, palette::COCOA));
                }
                paper.spawn((widgets::sheet_list(space::M), ScrollArea)).with_children(|list| {
                    evening::spawn(list, &evening);
                    games.iter().for_each(|game| lay_game(list, game));
                });
                if any {
                    answers(paper, |row| {
                        row.quiet("statistics-forget", (Forget::default(), observe(forget)));
                    });
                }
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

fn lay_game(list: &mut ChildSpawnerCommands, game: &Game) {
    let tasks = [("statistics-lessons", game.lessons), ("statistics-puzzles", game.puzzles)];
    let begun = || tasks.into_iter().filter(|(_, progress)| progress.done > 0);
    if game.levels.is_empty() && begun().next().is_none() {
        return;
    }
    let column = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XS),
        flex_shrink: 0.0,
        ..default()
    };
    list.spawn(column).with_children(|column| {
        let name = LocalText::new(format!("game-{}", game.id));
        column.spawn(text(name, Lettering::Heading, palette::INK));
        for (title, tally) in &game.levels {
            column.spawn(text(title.clone(), Lettering::Strong, palette::INK));
            column.spawn(text(in_words(tally), Lettering::Body, palette::COCOA));
        }
        for (key, progress) in begun() {
            let done = LocalText::new(key).with("done", progress.done).with("all", progress.all);
            column.spawn(text(done, Lettering::Body, palette::COCOA));
        }
        lay_badges(column, &game.badges);
    });
}

/// The badges that are earned, then the aim of the next one.
fn lay_badges(column: &mut ChildSpawnerCommands, badges: &[BadgeNow]) {
    let row = Node { margin: UiRect::top(px(space::XS)), ..theme::row(space::S) };
    column.spawn((row, Pickable::IGNORE)).with_children(|row| {
        let node = Node {
            padding: UiRect::axes(px(space::S + 2.0), px(2)),
            border_radius: BorderRadius::all(px(10)),
            max_width: percent(100),
            ..default()
        };
        for now in badges.iter().filter(|now| now.is_earned()) {
            let words = text(now.aim(), Lettering::Cap, palette::PAPER);
            row.spawn((
                node.clone(),
                BackgroundColor(palette::FOCUS),
                Pickable::IGNORE,
                children![words],
            ));
        }
    });
    if let Some(next) = badges.iter().find(|now| !now.is_earned()) {
        let words = LocalText::new("badge-next")
            .with("aim", next.aim())
            .with("done", next.done)
            .with("all", next.all);
        column.spawn(text(words, Lettering::Note, palette::COCOA));
    }
}

/// A tally in one line.
fn in_words(tally: &Tally) -> LocalText {
    let key = match (tally.alone(), tally.shared) {
        (0, _) => "statistics-shared",
        (_, 0) => "statistics-alone",
        _ => "statistics-both",
    };
    LocalText::new(key)
        .with("won", tally.won)
        .with("drawn", tally.drawn)
        .with("lost", tally.lost)
        .with("best", tally.best)
        .with("shared", tally.shared)
        .with("length", tally.length())
}

fn forget(
    press: On<Activate>,
    mut presses: Query<(&mut Forget, &Children)>,
    mut labels: Query<&mut LocalText>,
    mut spoken: Query<&mut SpokenLabel>,
    mut settings: ResMut<Settings>,
    mut overlays: Overlays,
) {
    let Ok((mut forget, children)) = presses.get_mut(press.entity) else { return };
    if forget.asked {
        settings.forget_tallies();
        overlays.back();
        return;
    }
    forget.asked = true;
    let sure = LocalText::new("statistics-forget-sure");
    for child in children {
        if let Ok(mut label) = labels.get_mut(*child) {
            *label = sure.clone();
        }
    }
    if let Ok(mut spoken) = spoken.get_mut(press.entity) {
        spoken.0 = sure;
    }
}
