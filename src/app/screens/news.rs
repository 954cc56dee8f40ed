//! What is new in this version: shown once after an update, and always to be had from the settings.
//!
//! Which version was read about last is kept among the settings. At a first start nothing is new. Deliberately
//! absent: looking for newer versions.

mod editions;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use self::editions::{EDITIONS, Edition, numbers, unread};
use super::widgets;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::spoken::SayAloud;
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};

/// The panel's width.
const WIDTH: f32 = 760.0;
/// The name among the settings of the version that was read about last.
pub(super) const READ: &str = "news-read";
/// What is read of players who have settings from before there were news.
const BEFORE: &str = "0.0.0";

/// The version that is running.
#[derive(Resource)]
pub(super) struct ThisVersion(pub(super) &'static str);

impl Default for ThisVersion {
    fn default() -> Self {
        Self(env!("CARGO_PKG_VERSION"))
    }
}

/// Present while there are news to show.
#[derive(Resource)]
struct Unread;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThisVersion>()
        .add_message::<SayAloud>()
        .add_systems(OnEnter(Screen::Title), look)
        .add_systems(
            PostUpdate,
            offer.run_if(
                resource_exists::<Unread>
                    .and_then(in_state(Screen::Title))
                    .and_then(in_state(Overlay::None)),
            ),
        )
        .add_systems(OnEnter(Overlay::News), open_news)
        .add_systems(OnExit(Overlay::News), keep_read);
}

/// The button that opens the news.
pub(super) fn news_button() -> impl Bundle {
    (
        button("news-open", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::News)),
    )
}

/// The version that was read about last; `None` at a first start.
fn read_last(settings: &Settings) -> Option<&str> {
    let kept = settings.favourite(READ).filter(|kept| numbers(kept).is_some());
    kept.or((!settings.favourites.is_empty()).then_some(BEFORE))
}

/// Whether this version has news that were not shown yet.
fn look(this: Res<ThisVersion>, mut settings: ResMut<Settings>, mut commands: Commands) {
    let read = read_last(&settings);
    if read.is_some_and(|read| unread(EDITIONS, read, this.0).next().is_some()) {
        commands.insert_resource(Unread);
    } else if read.and_then(numbers) < numbers(this.0) {
        settings.keep(READ, this.0);
    }
}

/// Opens the news where nothing else opens: what the player is asked or has asked for comes first.
fn offer(
    (screen, mut overlay): (Res<NextState<Screen>>, ResMut<NextState<Overlay>>),
    mut commands: Commands,
) {
    if matches!((&*screen, &*overlay), (NextState::Unchanged, NextState::Unchanged)) {
        overlay.set(Overlay::News);
        commands.remove_resource::<Unread>();
    }
}

/// Closing them in any way counts as having read them.
fn keep_read(this: Res<ThisVersion>, mut settings: ResMut<Settings>) {
    if read_last(&settings).and_then(numbers) < numbers(this.0) {
        settings.keep(READ, this.0);
    }
}

fn open_news(this: Res<ThisVersion>, mut aloud: MessageWriter<SayAloud>, mut commands: Commands) {
    commands
        .spawn((DespawnOnExit(Overlay::News), theme::veil(30), MenuScope { layer: 4 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(WIDTH))).with_children(|paper| {
                paper.spawn(headlines::headline("news-title"));
                paper.spawn((widgets::sheet_list(space::M), ScrollArea)).with_children(|list| {
                    EDITIONS.iter().for_each(|edition| lay_edition(list, words(edition, this.0)));
                });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
    // All of it is text, of which a listener would hear only the button.
    aloud.write_batch(EDITIONS.iter().flat_map(|edition| words(edition, this.0)).map(SayAloud));
}

/// The heading and the sentences of a version. What the running one has before its release has no number yet.
fn words(edition: &Edition, this: &str) -> impl Iterator<Item = LocalText> + use<> {
    let heading = match numbers(edition.version) > numbers(this) {
        true => LocalText::new("news-this-version"),
        false => LocalText::new("news-version").with("version", edition.version),
    };
    std::iter::once(heading).chain(edition.lines.iter().map(|line| LocalText::new(*line)))
}

fn lay_edition(list: &mut ChildSpawnerCommands, words: impl Iterator<Item = LocalText>) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    };
    list.spawn(column).with_children(|column| {
        for (place, words) in words.enumerate() {
            let lettering = if place == 0 { Lettering::Heading } else { Lettering::Body };
            column.spawn(text(words, lettering, palette::INK));
        }
    });
}
