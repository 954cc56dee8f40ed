//! The rules in a few pages with pictures, open at any time, from the first page.
//!
//! Pages are data: a game lists text keys and atlas cells. Deliberately absent: the full sheet of statements,
//! which belongs in the book.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::game_list::GameList;
use super::levels::LevelList;
use super::plan::MatchPlan;
use super::setup_sheet::SetUpSheet;
use super::{Overlay, Overlays, Screen, widgets};
use crate::app::form::Fit;
use crate::app::input::menus::FirstFocus;
use crate::app::input::{Intent, Intents, MenuScope};
use crate::app::locale::LocalText;
use crate::app::theme::buttons::SpokenLabel;
use crate::app::theme::panels::Tint;
use crate::app::theme::{self, ButtonKind, Icon, Lettering, button, palette, space, text};

/// One page: its texts are `KEY-title` and `KEY-text`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPage {
    /// The page's name.
    pub key: String,
    /// Pictures in reading order: sheet and cell.
    pub pictures: Vec<(&'static str, &'static str)>,
    /// The levels it is true for; empty means all.
    pub levels: Vec<&'static str>,
}

impl RulesPage {
    /// A page with cells of one sheet, true for all levels.
    pub fn new(key: &str, sheet: &'static str, cells: &[&'static str]) -> Self {
        Self {
            key: key.to_owned(),
            pictures: cells.iter().map(|cell| (sheet, *cell)).collect(),
            levels: Vec::new(),
        }
    }

    /// The same page for these levels alone.
    #[must_use]
    pub fn only_for(mut self, levels: &[&'static str]) -> Self {
        self.levels = levels.to_vec();
        self
    }
}

/// The pages of the game at hand, and the one that is open.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesPages {
    /// All pages, of every level.
    pub pages: Vec<RulesPage>,
    /// The open one among those of the level at hand.
    pub open: usize,
    /// The level at hand.
    pub level: String,
}

impl RulesPages {
    /// The pages that are true for the level at hand.
    pub fn at_hand(&self) -> impl Iterator<Item = &RulesPage> {
        let holds = |page: &&RulesPage| {
            page.levels.is_empty() || page.levels.contains(&self.level.as_str())
        };
        self.pages.iter().filter(holds)
    }

    fn turn(&mut self, by: isize) {
        let last = self.at_hand().count().saturating_sub(1);
        self.open = self.open.saturating_add_signed(by).min(last);
    }
}

/// Where the open page lies.
#[derive(Component)]
struct Leaf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesPages>().add_systems(OnEnter(Overlay::Rules), open_rules).add_systems(
        Update,
        (turn_by_keys, turn_page, name_turners).chain().run_if(in_state(Overlay::Rules)),
    );
}

/// The game and the level of the match on the table, else of the one that is set up: a saved match goes on past the sheet.
fn at_hand(played: Option<&MatchPlan>, sheet: &SetUpSheet, levels: &LevelList) -> (String, String) {
    match played {
        Some(plan) => (plan.game.clone(), plan.level.clone()),
        None => (sheet.game.clone(), sheet.level_id(levels)),
    }
}

fn open_rules(
    (sheet, levels, games): (Res<SetUpSheet>, Res<LevelList>, Res<GameList>),
    (screen, plan): (Res<State<Screen>>, Option<Res<MatchPlan>>),
    mut pages: ResMut<RulesPages>,
    mut commands: Commands,
) {
    let played = plan.as_deref().filter(|_| *screen.get() == Screen::Play);
    let (game, level) = at_hand(played, &sheet, &levels);
    pages.pages = games.menu(&game).map(|menu| (menu.pages)()).unwrap_or_default();
    pages.level = level;
    pages.open = 0;
    commands
        .spawn((DespawnOnExit(Overlay::Rules), theme::veil(30), MenuScope { layer: 3 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(760))).with_children(|paper| {
                paper.spawn(widgets::headline("rules-title"));
                paper.spawn((
                    Leaf,
                    // On a telephone a page is as high as its text, and scrolls.
                    Fit(|form, node| node.min_height = form.pick(px(330), auto())),
                    Node {
                        flex_direction: FlexDirection::Column,
                        row_gap: px(space::M),
                        min_height: px(330),
                        ..default()
                    },
                ));
                paper
                    .spawn(Node {
                        justify_content: JustifyContent::SpaceBetween,
                        ..theme::row(space::M)
                    })
                    .with_children(spawn_turners);
            });
            veil.spawn(widgets::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Up, "hint-move"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// How far through the pages one is.
#[derive(Component)]
struct PageNumber;

/// What turns the pages.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Turner {
    Previous,
    Next,
}

fn spawn_turners(row: &mut ChildSpawnerCommands) {
    row.spawn((
        button("rules-previous", ButtonKind::Secondary),
        Turner::Previous,
        observe(|_: On<Activate>, mut pages: ResMut<RulesPages>| pages.turn(-1)),
    ));
    row.spawn((text(LocalText::default(), Lettering::Body, palette::COCOA), PageNumber));
    row.spawn((
        button("rules-next", ButtonKind::Primary),
        Turner::Next,
        FirstFocus,
        observe(next_or_close),
    ));
}

fn next_or_close(_: On<Activate>, mut pages: ResMut<RulesPages>, mut overlays: Overlays) {
    if pages.open + 1 >= pages.at_hand().count() {
        overlays.back();
    } else {
        pages.turn(1);
    }
}

fn turn_by_keys(intents: Intents, mut pages: ResMut<RulesPages>) {
    if intents.just(Intent::TurnRight) || intents.just(Intent::Right) {
        pages.turn(1);
    } else if intents.just(Intent::TurnLeft) || intents.just(Intent::Left) {
        pages.turn(-1);
    }
}

fn turn_page(
    pages: Res<RulesPages>,
    leaf: Single<Entity, With<Leaf>>,
    mut number: Single<&mut LocalText, With<PageNumber>>,
    mut commands: Commands,
) {
    if !pages.is_changed() {
        return;
    }
    let Some(page) = pages.at_hand().nth(pages.open) else { return };
    **number = LocalText::new("rules-page")
        .with("page", pages.open as u32 + 1)
        .with("pages", pages.at_hand().count() as u32);
    let size = if page.pictures.len() > 4 { 76 } else { 112 };
    commands.entity(*leaf).despawn_children().with_children(|leaf| {
        leaf.spawn(text(format!("{}-title", page.key), Lettering::Heading, palette::INK));
        leaf.spawn(theme::row(space::S)).with_children(|row| {
            for (sheet, cell) in &page.pictures {
                let mut picture = row.spawn(Icon::of(sheet, *cell, size));
                if *sheet == "icons" {
                    picture.insert(Tint(palette::COCOA));
                }
            }
        });
        leaf.spawn(text(format!("{}-text", page.key), Lettering::Body, palette::INK));
    });
}

type Turning<'a> = (Entity, &'a Turner, &'a Children, &'a mut SpokenLabel);

/// There is nothing before the first page, and after the last one is done.
fn name_turners(
    pages: Res<RulesPages>,
    mut turners: Query<Turning>,
    mut texts: Query<&mut LocalText>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    if !pages.is_changed() {
        return;
    }
    let at_start = pages.open == 0;
    let done = pages.open + 1 >= pages.at_hand().count();
    let next = turners.iter().find(|turner| *turner.1 == Turner::Next).map(|turner| turner.0);
    for (entity, turner, children, mut spoken) in &mut turners {
        match turner {
            Turner::Previous if at_start => {
                commands.entity(entity).insert(InteractionDisabled);
                if let Some(next) = next.filter(|_| focus.get() == Some(entity)) {
                    focus.set(next, FocusCause::Navigated);
                }
            }
            Turner::Previous => drop(commands.entity(entity).remove::<InteractionDisabled>()),
            Turner::Next => {
                spoken.0 = LocalText::new(if done { "rules-done" } else { "rules-next" });
                let mut said = texts.iter_many_mut(children);
                while let Some(mut text) = said.fetch_next() {
                    text.clone_from(&spoken.0);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::GAMES;
    use crate::app::screens::First;
    use crate::app::screens::levels::tests::shipped_levels;

    fn pages(level: &str) -> RulesPages {
        let game = level.split('/').next().unwrap_or_default();
        let menu = GAMES.menu(game).expect("a game");
        RulesPages { pages: (menu.pages)(), open: 0, level: level.to_owned() }
    }

    #[test]
    fn every_level_has_the_same_number_of_true_pages() {
        for card in GAMES.0.iter().filter(|card| card.menu.is_some()) {
            let levels = shipped_levels();
            let levels = levels.of_game(card.game);
            let counts: Vec<usize> =
                levels.map(|level| pages(&level.id).at_hand().count()).collect();
            let same = counts.iter().all(|count| *count >= 4 && *count == counts[0]);
            assert!(same && !counts.is_empty(), "{}: {counts:?}", card.game);
        }
    }

    #[test]
    fn the_pages_are_those_of_the_match_on_the_table() {
        let levels = shipped_levels();
        let sheet = SetUpSheet { game: "jungle".into(), ..SetUpSheet::default() };
        let plan = MatchPlan {
            game: "honga".into(),
            level: "honga/feed-the-tiger".into(),
            options: Vec::new(),
            first: First::Lot,
            minutes: None,
            seats: Vec::new(),
        };
        let (game, level) = at_hand(Some(&plan), &sheet, &levels);
        assert_eq!((game.as_str(), level.as_str()), ("honga", "honga/feed-the-tiger"));
        let (game, level) = at_hand(None, &sheet, &levels);
        assert!(game == "jungle" && level.starts_with("jungle/"), "{level}");
    }

    #[test]
    fn pages_end_at_both_ends() {
        let mut pages = pages("jungle/combat");
        pages.turn(-1);
        assert_eq!(pages.open, 0);
        pages.turn(99);
        assert_eq!(pages.open, 3);
    }
}
