//! The pause menu, and the question before giving up or leaving.
//!
//! What cannot be undone needs a yes, and the careful answer has the focus. Each entry carries a
//! [`TableCommand`], as the buttons around the board do. Deliberately absent: what the commands do
//! to the match.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::dialog::{answers, dialog};
use super::keepsake_line;
use crate::app::catalog::game_list::GameList;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::{FoundPacks, Laid, SpoiltPacks};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::{FirstFocus, GoesRound, MenuScope};
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::saving::{Kept, KeptState};
use crate::app::session::over::MatchOver;
use crate::app::session::plan::{Customs, MatchPlan};
use crate::app::session::story::Story;
use crate::app::session::table_command::TableCommand;
use crate::app::table::Watching;

/// What a yes does.
#[derive(Resource, Clone, Copy)]
pub(super) struct ToConfirm(pub(super) TableCommand);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ToConfirm(TableCommand::Leave(Screen::Title)))
        .init_resource::<KeptState>()
        .init_resource::<FoundPacks>()
        .init_resource::<Laid>()
        .add_systems(OnEnter(Overlay::Pause), open_pause)
        .add_systems(OnEnter(Overlay::Confirm), open_question)
        .add_systems(Update, label_switch.run_if(resource_changed::<Settings>));
}

/// The button that shows and changes whether anything is heard.
#[derive(Component)]
struct SoundSwitch;

fn sound_label(settings: &Settings) -> LocalText {
    LocalText::new(if settings.muted { "pause-sound-off" } else { "pause-sound-on" })
}

fn label_switch(
    settings: Res<Settings>,
    mut switches: Query<(&Children, &mut SpokenLabel), With<SoundSwitch>>,
    mut texts: Query<&mut LocalText>,
) {
    for (children, mut spoken) in &mut switches {
        let label = sound_label(&settings);
        spoken.set_if_neq(SpokenLabel(label.clone()));
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(label.clone());
            }
        }
    }
}

fn open_pause(
    (over, customs, settings): (Res<MatchOver>, Res<Customs>, Res<Settings>),
    (watching, state, story): (Option<Res<Watching>>, Res<KeptState>, Res<Story>),
    (plan, games): (Option<Res<MatchPlan>>, Res<GameList>),
    (found, laid): (Res<FoundPacks>, Res<Laid>),
    (spoilt, kept): (Res<SpoiltPacks>, Option<Res<Kept>>),
    mut commands: Commands,
) {
    let menu = plan.and_then(|plan| games.menu(&plan.game));
    let edits = menu.and_then(|menu| menu.editor).is_some_and(|editor| editor.takes_over);
    // The editor leaves the match, so one that is not kept is lost.
    let is_lost = watching.is_none() && !over.0 && state.trouble.is_some();
    let edit = if is_lost { TableCommand::ConfirmEdit } else { TableCommand::EditPosition };
    let title = title(watching.is_some(), over.0);
    let menu = if watching.is_some() {
        of_replay(story.told)
    } else if over.0 {
        afterwards()
    } else {
        of_match(
            &customs,
            state.trouble.is_none(),
            kept.is_some() && laid.is_behind(&found, &spoilt),
        )
    };
    commands
        .spawn((DespawnOnExit(Overlay::Pause), theme::veil(20), MenuScope { layer: 1 }, GoesRound))
        .with_children(|veil| {
            let mut paper = veil.spawn(theme::panel(px(560)));
            paper.entry::<Node>().and_modify(|mut node| node.row_gap = px(space::S));
            paper.with_children(|paper| {
                paper.spawn((
                    Node { align_self: AlignSelf::Center, ..default() },
                    children![text(title, Lettering::Display, palette::INK)],
                ));
                spawn_menu(paper, menu, &settings, edits.then_some(edit));
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Mute, "hint-mute"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// The heading; only a match that goes on is called paused.
fn title(watched: bool, over: bool) -> &'static str {
    if watched {
        "pause-title-replay"
    } else if over {
        "pause-title-over"
    } else {
        "pause-title"
    }
}

/// An entry of the menu.
struct MenuEntry {
    label: &'static str,
    kind: ButtonKind,
    command: TableCommand,
}

/// The entries above and below those of every pause menu.
struct Menu {
    /// Whether moves can be typed.
    plays: bool,
    above: Vec<MenuEntry>,
    below: Vec<MenuEntry>,
}

fn entry(label: &'static str, kind: ButtonKind, command: TableCommand) -> MenuEntry {
    MenuEntry { label, kind, command }
}

fn of_match(customs: &Customs, kept: bool, has_new_packs: bool) -> Menu {
    // A saved match is not lost, so leaving needs no question.
    let leave = if kept { TableCommand::Leave(Screen::Title) } else { TableCommand::ConfirmLeave };
    let draw = entry("pause-draw", ButtonKind::Secondary, TableCommand::OfferDraw);
    let resign = entry("pause-resign", ButtonKind::Secondary, TableCommand::ConfirmResign);
    let leave = entry("pause-leave", ButtonKind::Quiet, leave);
    let again = entry("pause-new-packs", ButtonKind::Secondary, TableCommand::TakePacks);
    Menu {
        plays: true,
        above: std::iter::once(entry("pause-resume", ButtonKind::Primary, TableCommand::Close))
            .chain(has_new_packs.then_some(again))
            .collect(),
        below: [customs.draws.then_some(draw), customs.resigns.then_some(resign), Some(leave)]
            .into_iter()
            .flatten()
            .collect(),
    }
}

fn of_replay(has_story: bool) -> Menu {
    let leave = |label, screen| entry(label, ButtonKind::Quiet, TableCommand::Leave(screen));
    let back = entry("pause-watch-on", ButtonKind::Primary, TableCommand::Close);
    let result = TableCommand::Open(Overlay::Result);
    let result = entry("pause-result", ButtonKind::Secondary, result);
    Menu {
        plays: false,
        above: std::iter::once(back).chain(has_story.then_some(result)).collect(),
        below: vec![leave("title-saves", Screen::Saves), leave("result-title", Screen::Title)],
    }
}

/// The entries after the end, when nothing can be lost and no question is needed.
fn afterwards() -> Menu {
    let result = TableCommand::Open(Overlay::Result);
    let leave = TableCommand::Leave(Screen::Title);
    Menu {
        plays: false,
        above: vec![
            entry("result-rematch", ButtonKind::Primary, TableCommand::Rematch),
            entry("pause-result", ButtonKind::Secondary, result),
            entry("result-board", ButtonKind::Secondary, TableCommand::Close),
        ],
        below: vec![entry("result-title", ButtonKind::Quiet, leave)],
    }
}

fn spawn_menu(
    paper: &mut ChildSpawnerCommands,
    menu: Menu,
    settings: &Settings,
    edit: Option<TableCommand>,
) {
    for (index, MenuEntry { label, kind, command }) in menu.above.into_iter().enumerate() {
        let mut spawned = paper.spawn((button(label, kind), command));
        spawned.entry::<Node>().and_modify(keep_height);
        if index == 0 {
            spawned.insert(FirstFocus);
        }
    }
    let secondary = |label, command| (button(label, ButtonKind::Secondary), command);
    pair(paper, |row| {
        row.spawn(secondary("pause-rules", TableCommand::Open(Overlay::Rules)));
        if menu.plays {
            row.spawn(secondary("typed-title", TableCommand::Type));
        }
    });
    pair(paper, |row| {
        row.spawn(secondary("pause-settings", TableCommand::Open(Overlay::Settings)));
        let switch = (button(sound_label(settings), ButtonKind::Secondary), SoundSwitch);
        let switched = observe(|_: On<Activate>, mut settings: ResMut<Settings>| {
            settings.muted = !settings.muted;
        });
        row.spawn((switch, switched));
    });
    pair(paper, |row| {
        row.spawn(secondary("pause-copy", TableCommand::CopyRecord));
        row.spawn(secondary("pause-copy-position", TableCommand::CopyPosition));
    });
    pair(paper, |row| {
        for (label, command) in keepsake_line::KEEPS {
            row.spawn(secondary(label, command));
        }
    });
    if let Some(command) = edit {
        pair(paper, |row| {
            row.spawn(secondary("pause-edit-position", command));
        });
    }
    let (quiet, others): (Vec<_>, Vec<_>) =
        menu.below.into_iter().partition(|entry| entry.kind == ButtonKind::Quiet);
    if !others.is_empty() {
        pair(paper, |row| {
            for MenuEntry { label, kind, command } in others {
                row.spawn((button(label, kind), command));
            }
        });
    }
    for MenuEntry { label, kind, command } in quiet {
        paper.spawn((button(label, kind), command)).entry::<Node>().and_modify(keep_height);
    }
    // Empty until something is kept, so it stands where it makes no hole.
    keepsake_line::spawn_line(paper);
}

/// A row of entries of the same width.
fn pair(paper: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    let row = Node {
        display: Display::Grid,
        grid_auto_flow: GridAutoFlow::Column,
        grid_auto_columns: GridTrack::flex(1.0),
        column_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    };
    paper.spawn((row, Pickable::IGNORE)).with_children(fill);
}

/// The menu scrolls where it is too high; its buttons are not squeezed.
fn keep_height(mut node: Mut<Node>) {
    node.flex_shrink = 0.0;
}

fn open_question(asked: Res<ToConfirm>, customs: Res<Customs>, mut commands: Commands) {
    let (question, yes) = match (asked.0, &customs.hands_over) {
        (TableCommand::Resign, Some(player)) => (
            LocalText::new("confirm-hand-over").with("player", player.clone()),
            "confirm-hand-over-yes",
        ),
        (TableCommand::Resign, None) => (LocalText::new("confirm-resign"), "confirm-resign-yes"),
        _ => (LocalText::new("confirm-leave"), "confirm-leave-yes"),
    };
    dialog(&mut commands, Overlay::Confirm, 580.0, |paper| {
        paper.spawn(text(question, Lettering::Heading, palette::INK));
        answers(paper, |row| {
            row.other(yes, asked.0);
            row.back("confirm-no");
        });
    });
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_a_match_that_goes_on_pauses() {
        let titles = [(false, false), (false, true), (true, false), (true, true)]
            .map(|(watched, over)| super::title(watched, over));
        let replay = "pause-title-replay";
        assert_eq!(titles, ["pause-title", "pause-title-over", replay, replay]);
    }
}
