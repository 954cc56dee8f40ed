//! Windows of many sizes: at every size, language and text size, nothing lies outside the window,
//! nothing readable or pressable is covered, and what does not fit scrolls.

use std::fmt::{self, Write as _};

use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::ui_widgets::{Button, ScrollArea};
use bevy::window::{PrimaryWindow, WindowResized};

use super::reach::dead_buttons;
use super::settling::settle;
use super::{on_the_title, wait_until};
use crate::app::catalog::game_list::GameCard;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::games::GAMES;
use crate::app::kit::input::LastDevice;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::{Settings, largest_letters};
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::app::table::TurnNow;

/// How far neighbours may overlap, in interface units.
pub(super) const TOUCH: f32 = 1.5;

/// The space above and below a line of text, in interface units.
const AIR: f32 = 10.0;

/// A window in logical pixels, and texts in this language at this size in per cent.
#[derive(Clone, Copy, Debug)]
pub(super) struct WindowCase {
    pub size: Vec2,
    pub language: &'static str,
    pub texts: f32,
}

/// Shows the game in this window.
pub(super) fn see(app: &mut App, WindowCase { size, language, texts }: WindowCase) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut shape) = windows.single_mut(world).expect("a window");
    shape.resolution.set(size.x, size.y);
    world.write_message(WindowResized { window, width: size.x, height: size.y });
    let mut settings = world.resource_mut::<Settings>();
    settings.bypass_change_detection().text_size = texts as u32;
    if settings.language != language {
        settings.speak(language);
    }
    // The keyboard as the last device makes the screens show their key hints.
    world.resource_mut::<LastDevice>().set_if_neq(LastDevice::Keyboard);
    settle(app);
}

pub(super) fn go_to(app: &mut App, screen: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    settle(app);
}

pub(super) fn open(app: &mut App, overlay: Overlay) {
    app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
    settle(app);
}

/// Puts a match on this level on the table and waits until a human player has to decide.
pub(super) fn begin(app: &mut App, level: &str, seats: usize) {
    plan(app, level, seats);
    wait_until(app, |app| app.world().resource::<TurnNow>().awaits_human());
    settle(app);
}

/// Plans a match of one human player against computers and goes to the table.
pub(super) fn plan(app: &mut App, level: &str, seats: usize) {
    app.world_mut().insert_resource(planned(level, seats));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
}

pub(super) fn planned(level: &str, seats: usize) -> MatchPlan {
    let game = level.split('/').next().expect("a game").to_owned();
    let seat = |seat: usize| {
        let computer = PlayerKind::Computer(Skill::Easy);
        let player = if seat == 0 { PlayerKind::Human } else { computer };
        SeatPlan { name: ["Otter", "Heron", "Badger", "Marten", "Raven"][seat].into(), player }
    };
    MatchPlan {
        game,
        level: level.into(),
        options: Vec::new(),
        first: First::Seat(0),
        minutes: None,
        clock: None,
        seats: (0..seats).map(seat).collect(),
    }
}

/// Opens this game on the set-up sheet.
pub(super) fn set_up(app: &mut App, card: &GameCard, unfolded: bool) {
    app.world_mut().resource_scope(|world, mut sheet: Mut<SetUpSheet>| {
        sheet.open_game(card, world.resource::<LevelList>(), &Settings::default());
        sheet.unfolded = unfolded;
    });
}

/// Goes to the set-up sheet of this game.
pub(super) fn show_set_up(app: &mut App, card: &GameCard, unfolded: bool) {
    go_to(app, Screen::Title);
    set_up(app, card, unfolded);
    go_to(app, Screen::SetUp);
}

/// A text or a button on screen.
#[derive(Debug)]
pub(super) struct Thing {
    entity: Entity,
    root: Entity,
    above: Vec<Entity>,
    pub says: String,
    /// Where it lies, and the part of that which is visible.
    pub area: Rect,
    seen: Rect,
    /// Whether scrolling brings the hidden part into view.
    scrolls: bool,
    /// The background it lies on.
    paper: Option<Rect>,
}

impl Thing {
    /// The width and height that are hidden.
    pub(super) fn cut(&self) -> Vec2 {
        self.area.size() - self.seen.size().max(Vec2::ZERO)
    }

    pub(super) fn lies_in(&self, entity: Entity) -> bool {
        self.above.contains(&entity)
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rect { min, max } = self.area;
        let says: String = self.says.chars().take(24).collect();
        write!(to, "{says:?} ({:.0}, {:.0})-({:.0}, {:.0})", min.x, min.y, max.x, max.y)
    }
}

/// Every text and button that is laid out, in interface units.
pub(super) fn things(app: &mut App) -> Vec<Thing> {
    let world = app.world_mut();
    let window = window_of(world);
    let mut nodes = world.query::<(
        Entity,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&CalculatedClip>,
        (Option<&Text>, Option<&SpokenLabel>, Has<Button>),
    )>();
    let mut parents = world.query::<&ChildOf>();
    let mut areas = world.query_filtered::<&Node, With<ScrollArea>>();
    let mut found = Vec::new();
    let rows: Vec<_> = nodes
        .iter(world)
        .filter(|(_, node, _, visible, ..)| node.size().min_element() > 0.5 && visible.get())
        .filter_map(|(entity, node, place, _, clip, (text, label, is_button))| {
            let says = match (text, label) {
                (Some(text), _) if !text.0.trim().is_empty() => text.0.clone(),
                (_, Some(label)) if is_button => label.0.key.to_string(),
                _ => return None,
            };
            let scale = node.inverse_scale_factor;
            // The space around a line of text may overlap something else.
            let air = if is_button { 0.0 } else { AIR };
            let size = (node.size() * scale - Vec2::Y * air).max(Vec2::ZERO);
            let area = Rect::from_center_size(place.translation * scale, size);
            let seen = clip.map_or(area, |clip| {
                let clip = clip.clip;
                area.intersect(Rect { min: clip.min * scale, max: clip.max * scale })
            });
            Some((entity, says, area, seen.intersect(window)))
        })
        .collect();
    let mut papers = world.query::<(&BackgroundColor, &ComputedNode, &UiGlobalTransform)>();
    let papers = papers.query(world);
    let (parents, areas) = (parents.query(world), areas.query(world));
    for (entity, says, area, seen) in rows {
        let above: Vec<_> = parents.iter_ancestors(entity).collect();
        // The innermost area takes the wheel, whether it scrolls or not.
        let innermost = above.iter().find_map(|above| areas.get(*above).ok());
        let scrolls = innermost.is_some_and(|node| node.overflow.y == OverflowAxis::Scroll);
        let root = above.last().copied().unwrap_or(entity);
        let mut lying = above.iter().filter_map(|above| papers.get(*above).ok());
        let paper = lying.find(|(color, ..)| color.0.alpha() > 0.5).map(|(_, node, place)| {
            let scale = node.inverse_scale_factor;
            Rect::from_center_size(place.translation * scale, node.size() * scale)
        });
        found.push(Thing { entity, root, above, says, area, seen, scrolls, paper });
    }
    found
}

/// The window in interface units.
pub(super) fn window_of(world: &mut World) -> Rect {
    let scale = world.resource::<UiScale>().0;
    let size = world.query_filtered::<&Window, With<PrimaryWindow>>().single(world).expect("one");
    Rect::from_corners(Vec2::ZERO, size.size() / scale)
}

/// Everything that cannot be read or pressed where it lies, one per line.
pub(super) fn faults(app: &mut App) -> String {
    let all = things(app);
    let mut told = dead_buttons(app);
    for one in &all {
        let out = one.cut();
        let across = out.x > TOUCH;
        if across || out.y > TOUCH && !one.scrolls {
            let _ = writeln!(told, "out of sight: {one}");
        }
        let on_it = |paper: Rect| one.area.intersect(paper).size() + TOUCH;
        if one.paper.is_some_and(|paper| !one.scrolls && on_it(paper).cmplt(one.area.size()).any())
        {
            let _ = writeln!(told, "off its paper: {one}");
        }
    }
    for (index, one) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            let kin = one.above.contains(&other.entity) || other.above.contains(&one.entity);
            let common = one.seen.intersect(other.seen).size();
            if !kin && one.root == other.root && common.min_element() > TOUCH {
                let _ = writeln!(told, "over each other: {one} and {other}");
            }
        }
    }
    told
}

/// Common window sizes and the smallest one on a desktop, each with how many of [`KINDS`] are tried
/// there: the longest words in the largest letters always, the others where room is scarce.
const SIZES: [(Vec2, usize); 6] = [
    (Vec2::new(1280.0, 720.0), 4),
    (Vec2::new(800.0, 600.0), 4),
    (Vec2::new(800.0, 500.0), 3),
    (Vec2::new(1280.0, 800.0), 1),
    (Vec2::new(1920.0, 1080.0), 2),
    (Vec2::new(2560.0, 1440.0), 1),
];

/// The largest letters in a window of this size, in per cent.
fn largest(size: Vec2) -> f32 {
    largest_letters(size) * 100.0
}

/// Languages, and sizes of letters in per cent.
const KINDS: [(&str, f32); 4] = [("fr", 200.0), ("de", 200.0), ("fr", 100.0), ("en", 100.0)];

/// A level of each game, with its number of seats.
pub(super) const MATCHES: [(&str, usize); 4] = [
    ("jungle/combat", 2),
    ("arena/duel", 2),
    ("zoon/duel-of-tribes", 2),
    ("honga/feed-the-tiger", 5),
];

pub(super) fn cases() -> impl Iterator<Item = WindowCase> {
    SIZES.into_iter().flat_map(|(size, kinds)| {
        let kinds = KINDS.into_iter().take(kinds);
        kinds.map(move |(language, texts)| WindowCase {
            size,
            language,
            texts: texts.min(largest(size)),
        })
    })
}

/// The languages with the longest words.
const LONGEST: [&str; 2] = ["fr", "de"];

/// Those languages in a window of this size, with letters of this size.
pub(super) fn longest(size: Vec2, texts: f32) -> [WindowCase; 2] {
    LONGEST.map(|language| WindowCase { size, language, texts })
}

/// The longest words in the largest letters, in a window of each shape.
pub(super) fn hard_cases() -> impl Iterator<Item = WindowCase> {
    SIZES.into_iter().take(3).flat_map(|(size, _)| longest(size, largest(size)))
}

/// The lowest window and the largest one, for what looks alike in all others.
pub(super) fn extreme_cases() -> impl Iterator<Item = WindowCase> {
    let [low, large] = [SIZES[2].0, SIZES[5].0];
    let low = WindowCase { size: low, language: "fr", texts: largest(low) };
    [low, WindowCase { size: large, language: "en", texts: 100.0 }].into_iter()
}

/// Adds the faults found in every one of [`cases`].
pub(super) fn in_every_window(app: &mut App, what: &str, told: &mut String) {
    among(cases(), app, what, told);
}

pub(super) fn among(
    cases: impl Iterator<Item = WindowCase>,
    app: &mut App,
    what: &str,
    told: &mut String,
) {
    for case in cases {
        see(app, case);
        let faults = faults(app);
        if !faults.is_empty() {
            let few: Vec<&str> = faults.lines().take(6).collect();
            let _ = writeln!(told, "{what}, {case:?}:\n{}", few.join("\n"));
        }
    }
}

#[test]
fn every_card_and_button_of_the_title_can_be_read_and_pressed_in_every_window() {
    let (mut app, mut told) = (on_the_title(), String::new());
    in_every_window(&mut app, "title", &mut told);
    assert!(told.is_empty(), "{told}");
}

#[test]
fn every_choice_of_the_settings_can_be_read_and_pressed_in_every_window() {
    let (mut app, mut told) = (on_the_title(), String::new());
    open(&mut app, Overlay::Settings);
    in_every_window(&mut app, "settings", &mut told);
    assert!(told.is_empty(), "{told}");
}

#[test]
fn every_choice_of_every_set_up_can_be_read_and_pressed_in_every_window() {
    let (mut app, mut told) = (on_the_title(), String::new());
    for card in GAMES.0 {
        for unfolded in [false, true] {
            show_set_up(&mut app, card, unfolded);
            in_every_window(&mut app, &format!("set-up of {}", card.game), &mut told);
        }
    }
    assert!(told.is_empty(), "{told}");
}

/// A telephone in landscape and in portrait.
pub(super) const PHONES: [Vec2; 2] = [Vec2::new(640.0, 360.0), Vec2::new(360.0, 640.0)];

/// Adds the faults of the title, the settings and every set-up.
pub(super) fn before_a_match(app: &mut App, cases: &[WindowCase], told: &mut String) {
    let cases = || cases.iter().copied();
    among(cases(), app, "title", told);
    open(app, Overlay::Settings);
    among(cases(), app, "settings", told);
    open(app, Overlay::None);
    for card in GAMES.0 {
        show_set_up(app, card, true);
        among(cases(), app, &format!("set-up of {}", card.game), told);
    }
}

#[test]
fn on_a_telephone_title_settings_and_set_ups_can_be_read_and_pressed() {
    let (mut app, mut told) = (on_the_title(), String::new());
    let cases: Vec<_> = PHONES.into_iter().flat_map(|size| longest(size, 100.0)).collect();
    before_a_match(&mut app, &cases, &mut told);
    assert!(told.is_empty(), "{told}");
}

#[test]
fn panels_around_a_board_lie_beside_each_other_in_every_window() {
    let mut told = String::new();
    let mut app = on_the_title();
    for (level, seats) in MATCHES {
        go_to(&mut app, Screen::Title);
        begin(&mut app, level, seats);
        in_every_window(&mut app, level, &mut told);
        for overlay in [Overlay::Pause, Overlay::Powers] {
            open(&mut app, overlay);
            among(hard_cases(), &mut app, &format!("{overlay:?} on {level}"), &mut told);
            open(&mut app, Overlay::None);
        }
    }
    assert!(told.is_empty(), "{told}");
}
