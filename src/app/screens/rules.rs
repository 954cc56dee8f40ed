//! The rules on a few pages with pictures, which can be opened at any time.
//!
//! Pages are data: a game lists texts and atlas cells for the level and its variants, and a lesson that
//! is shown as a diagram where no variant is chosen. Deliberately
//! absent: the full rule sheet, which belongs in the book.

mod diagrams;

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use crate::app::catalog::game_list::GameList;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::moving_pictures::MovingPictures;
use crate::app::catalog::records::KnownFiles;
use crate::app::catalog::rules_pages::{RulesPage, page_of};
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::catalog::signs::Sign;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::key_words::KeyWords;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::{FirstFocus, MenuScope, OwnScroll};
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::MatchPlan;
use crate::app::session::rule::{AskedRules, Rule};
use crate::data::{Files, Trouble};

/// The pages of the current game, and which of them is open.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct RulesPages {
    /// All of them.
    pub pages: Vec<RulesPage>,
    /// The index of the open one.
    pub open: usize,
    /// The sentences that the player asked about.
    pub asked: Vec<Rule>,
}

impl RulesPages {
    /// The pages, open where the last of the sentences asked about stands.
    fn asked(pages: Vec<RulesPage>, asked: Vec<Rule>) -> Self {
        let open = asked.last().and_then(|rule| page_of(&pages, *rule)).unwrap_or_default();
        Self { pages, open, asked }
    }

    fn turn(&mut self, by: isize) {
        let last = self.pages.len().saturating_sub(1);
        self.open = self.open.saturating_add_signed(by).min(last);
    }
}

/// How far a key scrolls a page, in interface units.
const LINES: f32 = 75.0;

/// The node that holds the open page.
#[derive(Component)]
struct Leaf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesPages>()
        .init_resource::<MovingPictures>()
        .init_resource::<AskedRules>()
        .add_systems(OnEnter(Overlay::Rules), open_rules)
        .add_systems(
            Update,
            (
                turn_by_keys,
                turn_page,
                show_sought,
                name_turners,
                (diagrams::hang, diagrams::play_in_view, diagrams::show_moving).chain(),
            )
                .chain()
                .run_if(in_state(Overlay::Rules)),
        );
}

/// The plan of the match on the table, or of the one being set up. A saved match does not follow
/// the set-up sheet.
fn at_hand(
    played: Option<&MatchPlan>,
    sheet: &SetUpSheet,
    levels: &LevelList,
    locale: &Locale,
) -> MatchPlan {
    played.cloned().unwrap_or_else(|| sheet.plan(levels, locale))
}

fn open_rules(
    (sheet, levels, games): (Res<SetUpSheet>, Res<LevelList>, Res<GameList>),
    (screen, plan): (Res<State<Screen>>, Option<Res<MatchPlan>>),
    files: Option<Res<KnownFiles>>,
    (mut pages, mut asked): (ResMut<RulesPages>, ResMut<AskedRules>),
    mut locale: ResMut<Locale>,
    mut commands: Commands,
) {
    let played = plan.as_deref().filter(|_| *screen.get() == Screen::Play);
    let plan = at_hand(played, &sheet, &levels, &locale);
    let files = files.as_deref().map_or(&no_files as &dyn Files, |KnownFiles(files)| &**files);
    let book = games.menu(&plan.game).map(|menu| (menu.pages)(files, &plan)).unwrap_or_default();
    locale.bring("rules", book.names);
    let mut own = book.pages;
    if !plan.options.is_empty() {
        // Lessons are played without variants, so what they show may not hold.
        own.iter_mut().for_each(|page| page.example = None);
    }
    *pages = RulesPages::asked(own, std::mem::take(&mut asked.0));
    commands
        .spawn((DespawnOnExit(Overlay::Rules), theme::veil(30), MenuScope { layer: 3 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(760))).with_children(|paper| {
                paper.spawn(headlines::headline("rules-title"));
                paper.spawn((
                    Leaf,
                    (OwnScroll, ScrollArea),
                    Fit(fit_leaf),
                    Node {
                        flex_direction: FlexDirection::Column,
                        row_gap: px(space::M),
                        // Beside the words there is room for the bar that tells how far a page goes.
                        padding: UiRect::right(px(space::M)),
                        ..default()
                    },
                ));
                paper
                    .spawn(Node {
                        justify_content: JustifyContent::SpaceBetween,
                        flex_shrink: 0.0,
                        ..theme::row(space::M)
                    })
                    .with_children(spawn_turners);
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Up, "hint-move"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// All pages are of one height, as far as the window has room, so that the buttons stay where they are. A
/// longer one scrolls between headline and buttons; on a telephone the whole sheet does.
fn fit_leaf(form: Form, node: &mut Node) {
    node.height = form.pick(px(600), auto());
    node.min_height = form.pick(px(330), auto());
    node.overflow = form.pick(Overflow::scroll_y(), Overflow::visible());
}

/// Used until the levels' files are loaded.
fn no_files(_: &str) -> Result<Vec<u8>, Trouble> {
    Err(Trouble::Missing)
}

/// The text with the page's number.
#[derive(Component)]
struct PageNumber;

/// A button that turns pages.
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
    if pages.open + 1 >= pages.pages.len() {
        overlays.back();
    } else {
        pages.turn(1);
    }
}

/// Left and right turn pages, up and down move along a page that scrolls.
fn turn_by_keys(
    intents: Intents,
    mut pages: ResMut<RulesPages>,
    mut leaves: Query<(&ComputedNode, &mut ScrollPosition), With<Leaf>>,
) {
    let step = |intent, by: f32| if intents.just(intent) { by } else { 0.0 };
    let along = step(Intent::Down, LINES) - step(Intent::Up, LINES);
    for (leaf, mut place) in leaves.iter_mut().filter(|_| along != 0.0) {
        let more = (leaf.content_size().y - leaf.size().y) * leaf.inverse_scale_factor;
        place.y = (place.y + along).clamp(0.0, more.max(0.0));
    }
    if intents.just(Intent::TurnRight) || intents.just(Intent::Right) {
        pages.turn(1);
    } else if intents.just(Intent::TurnLeft) || intents.just(Intent::Left) {
        pages.turn(-1);
    }
}

/// The keys that rules name, in the words of their texts.
const NAMED: [(&str, Intent); 3] = [
    ("key-left", Intent::TurnLeft),
    ("key-right", Intent::TurnRight),
    ("key-reach", Intent::Reach),
];

/// A text with the keys that it may name.
fn naming_keys(words: LocalText, key: impl Fn(Intent) -> LocalText) -> LocalText {
    NAMED.into_iter().fold(words, |words, (name, intent)| words.with(name, key(intent)))
}

fn turn_page(
    (pages, keys): (Res<RulesPages>, KeyWords),
    mut moving: ResMut<MovingPictures>,
    leaf: Single<(Entity, &ChildOf, &mut ScrollPosition), With<Leaf>>,
    mut sheets: Query<&mut ScrollPosition, Without<Leaf>>,
    mut number: Single<&mut LocalText, With<PageNumber>>,
    mut commands: Commands,
) {
    if !pages.is_changed() {
        return;
    }
    moving.stop();
    let Some(page) = pages.pages.get(pages.open) else { return };
    **number = LocalText::new("rules-page")
        .with("page", pages.open as u32 + 1)
        .with("pages", pages.pages.len() as u32);
    // Long pages get smaller pictures.
    let long = page.pictures.len() > 4 || page.text.len() > 3 || page.example.is_some();
    let size = if long { 76 } else { 112 };
    let (leaf, sheet, mut place) = leaf.into_inner();
    place.y = 0.0;
    if let Ok(mut sheet) = sheets.get_mut(sheet.parent()) {
        sheet.y = 0.0;
    }
    commands.entity(leaf).despawn_children().with_children(|leaf| {
        leaf.spawn(text(page.title.clone(), Lettering::Heading, palette::INK));
        leaf.spawn(theme::row(space::S)).with_children(|row| {
            for (sheet, cell) in &page.pictures {
                let mut picture = row.spawn(Icon::of(sheet, cell.clone(), size));
                if *sheet == "icons" {
                    picture.insert(Tint(palette::COCOA));
                }
            }
        });
        for paragraph in &page.text {
            let words = naming_keys(paragraph.clone(), |intent| keys.of(intent));
            let words = text(words, Lettering::Body, palette::INK);
            if pages.asked.iter().any(|rule| rule.is(&paragraph.key)) {
                leaf.spawn((sought(), Sought, children![words]));
            } else {
                leaf.spawn(words);
            }
        }
        if !page.signs.is_empty() {
            lay_signs(leaf, &page.signs);
        }
        if let Some(lesson) = page.example {
            leaf.spawn(diagrams::place(lesson));
        }
    });
}

/// The size of a sign in the legend.
const SIGN: u16 = 40;

/// Signs with their sentences, two side by side where there is room.
fn lay_signs(leaf: &mut ChildSpawnerCommands, signs: &[Sign]) {
    let rows = Node { row_gap: px(space::S), flex_shrink: 0.0, ..theme::row(space::M) };
    leaf.spawn((rows, Pickable::IGNORE)).with_children(|rows| {
        for sign in signs {
            let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
            let half = Fit(|form, node| node.width = form.pick(percent(48), percent(100)));
            rows.spawn((line, half, Pickable::IGNORE)).with_children(|line| {
                let mut picture = line.spawn(Icon::of(sign.sheet, sign.cell.clone(), SIGN));
                if sign.sheet == "icons" {
                    picture.insert(Tint(palette::COCOA));
                }
                let words =
                    Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() };
                let says = text(sign.says.clone(), Lettering::Note, palette::INK);
                line.spawn((words, Pickable::IGNORE, children![says]));
            });
        }
    });
}

/// A paragraph that the player asked about.
#[derive(Component)]
struct Sought;

/// The strip under such a paragraph.
fn sought() -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(space::S), px(space::XS)),
        border_radius: BorderRadius::all(px(8)),
        flex_shrink: 0.0,
        ..default()
    };
    (node, BackgroundColor(palette::DEN_LAND), Pickable::IGNORE)
}

/// Scrolls to the first paragraph that was asked about, as soon as its place is known.
fn show_sought(
    leaf: Single<(&ComputedNode, &UiGlobalTransform, &mut ScrollPosition), With<Leaf>>,
    sought: Query<(Ref<Sought>, &ComputedNode, &UiGlobalTransform), Without<Leaf>>,
    mut shown: Local<bool>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let Some((mark, node, place)) = sought.iter().next() else { return };
    if mark.is_added() {
        *shown = false;
    }
    if *shown {
        return;
    }
    redraw.nudge();
    if node.size().y == 0.0 {
        return;
    }
    *shown = true;
    let (page, frame, mut scroll) = leaf.into_inner();
    let bottom = place.translation.y + node.size().y / 2.0;
    let below = bottom - (frame.translation.y + page.size().y / 2.0);
    if below > 0.0 && page.content_size().y > page.size().y {
        scroll.y += below * page.inverse_scale_factor();
    }
}

type Turning<'a> = (Entity, &'a Turner, &'a Children, &'a mut SpokenLabel);

/// Greys out the first button on the first page and renames the second one on the last.
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
    let done = pages.open + 1 >= pages.pages.len();
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
pub(in crate::app) mod tests;
