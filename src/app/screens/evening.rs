//! The sheet of the evening: who has how many points after the matches of several people here.
//!
//! It stands first among the statistics, and the result of such a match tells it in a line.
//! Deliberately absent: counting, which `saving` does.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::settings::Settings;
use crate::app::kit::settings::evening::{Evening, Standing};
use crate::app::kit::theme;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::{ButtonKind, Lettering, plain, space, text};
use crate::app::platform::calendar::Calendar;

/// The width of a name.
const NAME: f32 = 200.0;
/// The most people named in the line of a result.
const NAMED: usize = 5;

/// The sheet's node.
#[derive(Component)]
struct EveningSheet;

/// What the two buttons of the sheet do.
#[derive(Component, Clone, Copy)]
enum Press {
    /// Agrees on the next number of matches.
    BestOf,
    /// Begins a new sheet.
    Anew,
}

/// Spawns the sheet, if anybody has played.
pub(super) fn spawn(list: &mut ChildSpawnerCommands, evening: &Evening) {
    if evening.standings.is_empty() {
        return;
    }
    let column = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XS),
        flex_shrink: 0.0,
        ..default()
    };
    list.spawn((column, EveningSheet)).with_children(|sheet| {
        fill(sheet, evening);
    });
}

/// Lays the sheet and returns the button that changes the number of matches.
fn fill(sheet: &mut ChildSpawnerCommands, evening: &Evening) -> Entity {
    sheet.spawn(text("evening-title", Lettering::Heading, palette::INK));
    for standing in &evening.standings {
        sheet.spawn((theme::row(space::M), Pickable::IGNORE)).with_children(|row| {
            let name = plain(standing.name.clone(), Lettering::Strong, palette::INK);
            let place = Node { width: px(NAME), max_width: percent(100), ..default() };
            row.spawn((place, Pickable::IGNORE, children![name]));
            row.spawn(text(in_words(standing), Lettering::Body, palette::COCOA));
        });
    }
    if let Some(winner) = won_by(evening) {
        sheet.spawn(text(winner, Lettering::Strong, palette::INK));
    }
    let mut first = Entity::PLACEHOLDER;
    sheet.spawn(theme::row(space::S)).with_children(|row| {
        let agreed = LocalText::new("evening-best-of").with("count", evening.best_of);
        let button =
            |label, press| (low_button(label, ButtonKind::Secondary), press, observe(take_press));
        first = row.spawn(button(agreed, Press::BestOf)).id();
        row.spawn(button(LocalText::new("evening-anew"), Press::Anew));
    });
    first
}

fn take_press(
    pressed: On<Activate>,
    presses: Query<&Press>,
    sheet: Single<Entity, With<EveningSheet>>,
    calendar: Option<Res<Calendar>>,
    mut settings: ResMut<Settings>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let now = Calendar::of(calendar).now();
    match presses.get(pressed.entity) {
        Ok(Press::BestOf) => {
            let agreed = settings.evening(now).best_of;
            let known = Evening::BEST_OF.iter().position(|count| *count == agreed);
            let next = known.map_or(0, |place| (place + 1) % Evening::BEST_OF.len());
            settings.agree_best_of(now, Evening::BEST_OF[next]);
        }
        Ok(Press::Anew) => settings.end_evening(),
        Err(_) => return,
    }
    let evening = settings.evening(now);
    // With nobody on it, the sheet waits for the next match.
    commands.entity(*sheet).despawn_children();
    if !evening.standings.is_empty() {
        commands.entity(*sheet).with_children(|sheet| {
            focus.set(fill(sheet, &evening), FocusCause::Navigated);
        });
    }
}

fn in_words(standing: &Standing) -> LocalText {
    LocalText::new("evening-row")
        .with("points", standing.points())
        .with("matches", standing.matches())
        .with("won", standing.won)
        .with("drawn", standing.drawn)
        .with("lost", standing.lost)
}

/// Who has won the agreed number of matches.
fn won_by(evening: &Evening) -> Option<LocalText> {
    let winner = evening.winner()?;
    Some(LocalText::new("evening-won").with("name", winner).with("count", evening.best_of))
}

/// The lines for the result of a match, if there is anything to tell: the points of everybody, and who
/// has won the evening.
pub(super) fn lines(evening: &Evening) -> Vec<LocalText> {
    if evening.standings.is_empty() {
        return Vec::new();
    }
    let points = |one: &Standing| format!("{} {}", one.name, one.points());
    let told: Vec<String> = evening.standings.iter().take(NAMED).map(points).collect();
    let line = LocalText::new("evening-line").with("points", told.join(" · "));
    std::iter::once(line).chain(won_by(evening)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kit::settings::evening::Scored;

    #[test]
    fn the_result_tells_points_and_who_has_won_the_agreed_matches() {
        let mut settings = Settings::default();
        let keys = |settings: &Settings| {
            lines(&settings.evening(9)).iter().map(|line| line.key.clone()).collect::<Vec<_>>()
        };
        assert!(keys(&settings).is_empty());
        settings.agree_best_of(9, 3);
        let people = [("Ann".to_owned(), Scored::Won), ("Ben".to_owned(), Scored::Lost)];
        settings.count_evening(9, &people);
        assert_eq!(keys(&settings), ["evening-line"]);
        let told = &lines(&settings.evening(9))[0].args[0];
        assert_eq!(*told, ("points", crate::app::kit::locale::Arg::Text("Ann 1 · Ben 0".into())));
        settings.count_evening(9, &people);
        assert_eq!(keys(&settings), ["evening-line", "evening-won"]);
    }
}
