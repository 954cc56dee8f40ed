//! The list of a game's lessons, with a tick at those that were done.
//!
//! It opens from the set-up sheet and from the table. Deliberately absent: what a lesson teaches.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use crate::app::catalog::lessons::{BeginLesson, LessonInfo, LessonList};
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Lettering, headlines, pictured_button, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::plan::MatchPlan;

/// The width of a lesson's button, two of which stand side by side.
const BUTTON: f32 = 330.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonList>().add_systems(OnEnter(Overlay::Lessons), open_lessons);
}

fn open_lessons(
    (sheet, lessons, settings): (Res<SetUpSheet>, Res<LessonList>, Res<Settings>),
    (screen, plan): (Res<State<Screen>>, Option<Res<MatchPlan>>),
    mut commands: Commands,
) {
    let played = plan.as_deref().filter(|_| *screen.get() == Screen::Play);
    let game = played.map_or(&sheet.game, |plan| &plan.game);
    let of_game: Vec<&LessonInfo> = lessons.of_game(game).collect();
    let progress = lessons.progress(game, &settings);
    let title =
        LocalText::new("lessons-title").with("game", LocalText::new(format!("game-{game}")));
    let counted =
        LocalText::new("lessons-known").with("known", progress.done).with("all", progress.all);
    let first =
        of_game.iter().position(|lesson| !settings.has_done(&lesson.id)).unwrap_or_default();
    commands
        .spawn((DespawnOnExit(Overlay::Lessons), theme::veil(30), MenuScope { layer: 3 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(760))).with_children(|paper| {
                paper.spawn(headlines::headline(title));
                paper.spawn(text("lessons-line", Lettering::Body, palette::COCOA));
                let list = Node {
                    align_self: AlignSelf::Center,
                    column_gap: px(space::S),
                    max_width: percent(100),
                    min_height: px(0),
                    flex_shrink: 1.0,
                    overflow: Overflow::scroll_y(),
                    padding: UiRect::all(px(space::S)),
                    ..theme::row(space::S)
                };
                paper.spawn((list, Fit(fit_list), ScrollArea)).with_children(|list| {
                    for (place, lesson) in of_game.iter().enumerate() {
                        lay_lesson(list, lesson, settings.has_done(&lesson.id), place == first);
                    }
                });
                paper.spawn(text(counted, Lettering::Body, palette::COCOA));
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Up, "hint-move"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

fn lay_lesson(list: &mut ChildSpawnerCommands, lesson: &LessonInfo, done: bool, first: bool) {
    let icon = if done { "check" } else { "play" };
    let kind = if lesson.guided && !done { ButtonKind::Primary } else { ButtonKind::Secondary };
    let id = lesson.id.clone();
    let begin = move |_: On<Activate>, mut lesson: BeginLesson| lesson.begin(&id);
    let mut laid = list.spawn((pictured_button(icon, lesson.title.clone(), kind), observe(begin)));
    laid.entry::<Node>().and_modify(|mut node| node.justify_content = JustifyContent::FlexStart);
    laid.insert(Fit(fit_lesson));
    if first {
        laid.insert(FirstFocus);
    }
}

/// As wide as two columns, so that an odd lesson at the end stands below the others.
fn fit_list(form: Form, node: &mut Node) {
    node.width = match form {
        // Room for the bar that scrolls it, too.
        Form::Wide => px(2.0 * BUTTON + 3.0 * space::S + 12.0),
        Form::Flat | Form::Tall => percent(100),
    };
    let alone = form == Form::Flat;
    node.justify_content = if alone { JustifyContent::Center } else { JustifyContent::FlexStart };
}

/// In a tall window every lesson has a line of its own.
fn fit_lesson(form: Form, node: &mut Node) {
    node.width = if form == Form::Tall { percent(100) } else { px(BUTTON) };
    node.padding.left = px(form.pick(space::L, space::M));
}
