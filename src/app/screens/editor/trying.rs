//! A match on the level in the editor, against a friend; leaving it leads back.
//!
//! Deliberately absent: saves of such a match, as its level lies in no file.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::state::{Edited, Opening};
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::level_editing::TakenOver;
use crate::app::catalog::records::KnownFiles;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::locale::Locale;
use crate::app::kit::screen_state::Screen;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, TriedLevel};
use crate::editor::{self, Edit};

/// The button that begins the match.
#[derive(Component)]
pub(super) struct Tries;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Play), |mut commands: Commands| {
        commands.remove_resource::<TriedLevel>();
    })
    .add_systems(
        Update,
        take_over.run_if(resource_exists::<TakenOver>.and_then(resource_exists::<GameList>)),
    );
}

/// A level with flaws cannot be played.
pub(super) fn grey(
    edited: Res<Edited>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<Tries>>,
    mut commands: Commands,
) {
    for (entity, disabled) in &buttons {
        if edited.flaws.is_empty() && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else if !edited.flaws.is_empty() && !disabled {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
}

/// Begins a match of people on the level as it is.
pub(super) fn begin(
    _: On<Activate>,
    (edited, files): (Res<Edited>, Option<Res<KnownFiles>>),
    (games, sheet, locale): (Res<GameList>, Res<SetUpSheet>, Res<Locale>),
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let game = edited.draft.means().game;
    let (Some(files), true) = (files, edited.flaws.is_empty()) else { return };
    let (id, files) = (editor::Edited::id(game), editor::Edited::new(&edited.draft, &*files.0));
    let words = games.menu(game).and_then(|menu| (menu.describe)(&files, &id));
    let fewest = words.and_then(|words| words.seats).map_or(2, |[fewest, _]| usize::from(fewest));
    let seats = (0..fewest).map(|seat| {
        let name = sheet.names.get(seat).copied().unwrap_or(seat);
        SeatPlan { name: locale.say(&sheet.name(name)), player: PlayerKind::Human }
    });
    let plan = MatchPlan {
        game: game.to_owned(),
        level: id.clone(),
        options: Vec::new(),
        first: edited.first.map_or(First::Seat(0), First::Seat),
        minutes: None,
        clock: None,
        seats: seats.collect(),
    };
    let text = edited.draft.text().to_owned();
    commands.insert_resource(TriedLevel { id, path: files.path().to_owned(), text });
    commands.insert_resource(plan);
    next.set(Screen::Play);
}

/// Opens a position that was taken over from the table; one of a match on the level in the editor goes on with that.
fn take_over(
    taken: Res<TakenOver>,
    tried: Option<Res<TriedLevel>>,
    mut opening: Opening,
    mut commands: Commands,
) {
    let taken = taken.clone();
    commands.remove_resource::<TakenOver>();
    let is_tried = tried.is_some_and(|tried| tried.id == taken.plan.level);
    if let Some(edited) = opening.edited.as_mut().filter(|_| is_tried) {
        edited.change(&Edit::SetUp(taken.pieces), false);
        edited.first = taken.first;
        opening.go_on();
    } else {
        opening.position(taken);
    }
}
