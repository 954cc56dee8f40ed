//! The screens without a window: everything can be reached, and a match started, without a mouse.

mod flaws_of_packs;
pub(in crate::app) mod grace;
mod held_back;
mod locked_elsewhere;
pub(in crate::app) mod names;
mod news;
pub(in crate::app) mod saves;

use std::collections::BTreeSet;

use bevy::input::InputPlugin;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::input_focus::{InputDispatchPlugin, InputFocus, InputFocusPlugin};
use bevy::picking::pointer::PointerInput;
use bevy::state::app::StatesPlugin;
use bevy::ui_widgets::{Activate, Button, ButtonPlugin};
use leafwing_input_manager::user_input::Buttonlike;

use super::*;
use crate::app::catalog::game_list::{GameCard, GameList};
use crate::app::catalog::records::KnownFiles;
use crate::app::games::GAMES;
use crate::app::kit::content::Scenes;
use crate::app::kit::input;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::saving::SaveWorker;
use crate::app::session::plan::{MatchEnded, MatchPlan, Mood, Ranked};
use crate::app::{kit, saving};
use crate::saves::Memory;

/// An app with screens and input but no drawing, on this screen.
pub(in crate::app) fn shell(screen: Screen) -> App {
    shell_of(GAMES, screen)
}

fn shell_of(games: GameList, screen: Screen) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, WindowPlugin::default()))
        .add_plugins((InputFocusPlugin, InputDispatchPlugin, ButtonPlugin))
        .add_message::<PointerInput>()
        .insert_resource(Scenes { pictures: default() })
        .init_resource::<Locale>()
        .init_resource::<Settings>()
        .init_resource::<RedrawRequests>()
        .insert_resource(SaveWorker::new(Box::new(Memory::default())))
        .add_plugins((kit::screen_state::plugin, kit::hands, super::plugin, saving::plugin));
    let levels = crate::app::catalog::levels::tests::shipped_levels();
    let mut sheet = app.world_mut().resource_mut::<crate::app::catalog::setup_sheet::SetUpSheet>();
    sheet.open_game(GAMES.first().expect("a game"), &levels, &Settings::default());
    app.insert_resource(levels).insert_resource(games);
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    settle(&mut app);
    app
}

pub(in crate::app) fn settle(app: &mut App) {
    for _ in 0..4 {
        app.update();
    }
}

fn open(app: &mut App, overlay: Overlay) {
    app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
    settle(app);
}

pub(in crate::app) fn press(app: &mut App, key: KeyCode) {
    key.press(app.world_mut());
    app.update();
    key.release(app.world_mut());
    settle(app);
}

fn plug_in_pad(app: &mut App) -> Entity {
    let pad = app.world_mut().spawn_empty().id();
    let connection =
        GamepadConnection::Connected { name: "Pad".to_owned(), vendor_id: None, product_id: None };
    app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
    settle(app);
    pad
}

fn push(app: &mut App, pad: Entity, button: GamepadButton) {
    button.press_as_gamepad(app.world_mut(), Some(pad));
    app.update();
    button.release_as_gamepad(app.world_mut(), Some(pad));
    settle(app);
}

pub(in crate::app) fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

pub(in crate::app) fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

fn focused(app: &App) -> Option<Entity> {
    app.world().resource::<InputFocus>().get()
}

/// The spoken label of the focused entity.
pub(in crate::app) fn said(app: &App) -> Option<LocalText> {
    let entity = app.world().entity(focused(app)?);
    entity.get::<SpokenLabel>().map(|label| label.0.clone())
}

/// The buttons of the topmost menu.
pub(in crate::app) fn buttons(app: &mut App) -> BTreeSet<Entity> {
    let world = app.world_mut();
    let scopes: Vec<_> =
        world.query::<(Entity, &MenuScope)>().iter(world).map(|(e, s)| (s.layer, e)).collect();
    let (_, top) = scopes.into_iter().max().expect("a menu");
    let all: Vec<_> = world.query_filtered::<Entity, With<Button>>().iter(world).collect();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    all.into_iter().filter(|button| parents.iter_ancestors(*button).any(|a| a == top)).collect()
}

/// Presses Tab until the focus returns to where it was, and collects the focused entities.
pub(in crate::app) fn walk(app: &mut App) -> BTreeSet<Entity> {
    let mut seen = BTreeSet::new();
    while let Some(entity) = focused(app) {
        if !seen.insert(entity) {
            break;
        }
        press(app, KeyCode::Tab);
    }
    seen
}

#[test]
fn every_button_of_every_screen_is_reached_by_tab() {
    for place in [Screen::Title, Screen::SetUp, Screen::Saves] {
        let mut app = shell(place);
        assert_eq!(walk(&mut app), buttons(&mut app), "{place:?}");
    }
    use Overlay::{About, Confirm, Controls, News, Pause, Rules};
    for shown in [Pause, Confirm, Overlay::Settings, Controls, News, About, Rules] {
        let mut app = shell(Screen::Play);
        open(&mut app, shown);
        assert_eq!(walk(&mut app), buttons(&mut app), "{shown:?}");
    }
}

#[test]
fn the_first_focus_is_what_one_came_for() {
    for place in [Screen::Title, Screen::SetUp] {
        let app = shell(place);
        let entity = focused(&app).expect("a focus");
        assert!(app.world().entity(entity).contains::<FirstFocus>(), "{place:?}");
    }
}

#[test]
fn a_match_starts_with_two_presses_of_one_key() {
    let mut app = shell(Screen::Title);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::SetUp);
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Play);
    let plan = app.world().resource::<MatchPlan>();
    assert_eq!((plan.level.as_str(), plan.seats.len()), ("jungle/first-steps", 2));
}

#[test]
fn a_game_that_is_not_there_yet_answers_the_key_that_would_pick_it() {
    const COMING: GameList =
        GameList(&[GAMES.0[0], GameCard { game: "ludo", menu: None, ..GAMES.0[0] }]);
    let mut app = shell_of(COMING, Screen::Title);
    let why = |app: &mut App| {
        let world = app.world_mut();
        let texts = world.query::<&LocalText>().iter(world).cloned().collect::<Vec<_>>();
        texts.iter().filter(|text| text.key == "card-soon-why").count()
    };
    let soon = COMING.0.last().expect("a game").game;
    let name = LocalText::new(format!("game-{soon}"));
    while said(&app).is_none_or(|said| !format!("{said:?}").contains(&format!("{name:?}"))) {
        press(&mut app, KeyCode::Tab);
    }
    assert_eq!(why(&mut app), 0);
    press(&mut app, KeyCode::Enter);
    assert_eq!((screen(&app), why(&mut app)), (Screen::Title, 1));
    press(&mut app, KeyCode::Tab);
    assert_eq!(why(&mut app), 0, "it yields to the next look");
}

#[test]
fn a_pad_alone_starts_pauses_and_leaves() {
    let mut app = shell(Screen::Title);
    let pad = plug_in_pad(&mut app);
    push(&mut app, pad, GamepadButton::South);
    assert_eq!(screen(&app), Screen::SetUp);
    push(&mut app, pad, GamepadButton::South);
    assert_eq!(screen(&app), Screen::Play);
    push(&mut app, pad, GamepadButton::Start);
    assert_eq!(overlay(&app), Overlay::Pause);
    push(&mut app, pad, GamepadButton::East);
    assert_eq!((screen(&app), overlay(&app)), (Screen::Play, Overlay::None));
    assert_eq!(*app.world().resource::<input::LastDevice>(), input::LastDevice::Pad);
}

#[test]
fn back_is_back_everywhere() {
    let mut app = shell(Screen::SetUp);
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title);
    let mut app = shell(Screen::Play);
    press(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::Pause);
    app.world_mut().run_system_cached(|mut overlays: Overlays| overlays.open(Overlay::Rules)).ok();
    settle(&mut app);
    assert_eq!(overlay(&app), Overlay::Rules);
    press(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::Pause);
    press(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::None);
}

#[test]
fn a_closed_menu_gives_the_focus_back() {
    let mut app = shell(Screen::Play);
    press(&mut app, KeyCode::Escape);
    press(&mut app, KeyCode::Tab);
    let label = said(&app);
    press(&mut app, KeyCode::Enter);
    assert_eq!(overlay(&app), Overlay::Rules);
    press(&mut app, KeyCode::Escape);
    assert_eq!((overlay(&app), said(&app)), (Overlay::Pause, label.clone()));
    press(&mut app, KeyCode::Escape);
    press(&mut app, KeyCode::Escape);
    assert_ne!(said(&app), label);
}

#[test]
fn the_page_of_controls_leads_back_to_the_line_it_came_from() {
    let mut app = shell(Screen::Title);
    open(&mut app, Overlay::Settings);
    let door = LocalText::new("settings-open-controls");
    let world = app.world_mut();
    let mut labels = world.query::<(Entity, &SpokenLabel)>();
    let (button, _) = labels.iter(world).find(|(_, label)| label.0 == door).expect("a door");
    // A pointer presses without moving the focus.
    world.trigger(Activate { entity: button });
    settle(&mut app);
    assert_eq!(overlay(&app), Overlay::Controls);
    press(&mut app, KeyCode::Escape);
    assert_eq!((overlay(&app), said(&app)), (Overlay::Settings, Some(door)));
}

#[test]
fn the_table_steps_back_before_it_pauses() {
    let mut app = shell(Screen::Play);
    app.world_mut().resource_mut::<TableStepsBack>().0 = true;
    press(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::None);
}

#[test]
fn the_end_of_a_match_shows_its_result() {
    let mut app = shell(Screen::Play);
    let headline = vec![LocalText::new("end-draw")];
    let ranks = vec![
        Ranked { place: 1, token: "seat_2", name: "Ann".into(), points: Some(15), note: None },
        Ranked { place: 2, token: "seat_1", name: "Ben".into(), points: None, note: None },
    ];
    let animal = Some("rat".to_owned());
    app.world_mut().write_message(MatchEnded {
        headline,
        mood: Mood::Lost,
        winners: Vec::new(),
        animal,
        cards: Vec::new(),
        ranks,
    });
    settle(&mut app);
    assert_eq!(overlay(&app), Overlay::Result);
    grace::wait_for_grace(&mut app);
    assert_eq!(walk(&mut app), buttons(&mut app));
    press(&mut app, KeyCode::Escape);
    assert_eq!((screen(&app), overlay(&app)), (Screen::Play, Overlay::None));
}

#[test]
fn a_key_that_closes_a_menu_does_nothing_else() {
    #[derive(Resource, Default)]
    struct Heard(usize);
    let mut app = shell(Screen::Play);
    let hear = |intents: Intents, mut heard: ResMut<Heard>| {
        heard.0 += usize::from(intents.just(Intent::Pick));
    };
    app.init_resource::<Heard>()
        .add_systems(Update, hear.run_if(crate::app::kit::theme::menus::no_menu));
    open(&mut app, Overlay::Pause);
    press(&mut app, KeyCode::Enter);
    assert_eq!((overlay(&app), app.world().resource::<Heard>().0), (Overlay::None, 0));
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.world().resource::<Heard>().0, 1);
}

#[test]
fn after_the_end_the_menu_offers_a_rematch_and_leaves_unasked() {
    let mut app = shell(Screen::Play);
    app.world_mut().resource_mut::<crate::app::session::over::MatchOver>().0 = true;
    press(&mut app, KeyCode::Escape);
    assert_eq!(said(&app), Some(LocalText::new("result-rematch")));
    assert_eq!(walk(&mut app), buttons(&mut app));
    while said(&app) != Some(LocalText::new("result-title")) {
        press(&mut app, KeyCode::Tab);
    }
    press(&mut app, KeyCode::Enter);
    assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::None));
}

#[test]
fn the_rules_are_read_to_the_end_and_lead_back_to_their_button() {
    let mut app = shell(Screen::SetUp);
    app.insert_resource(KnownFiles(Box::new(crate::app::catalog::levels::tests::shipped)));
    let learn = Some(LocalText::new("setup-learn"));
    for _ in 0..2 {
        while said(&app) != learn {
            press(&mut app, KeyCode::Tab);
        }
        press(&mut app, KeyCode::Enter);
        let mut read = 1;
        while said(&app) != Some(LocalText::new("rules-done")) {
            assert_eq!(said(&app), Some(LocalText::new("rules-next")), "page {read}");
            press(&mut app, KeyCode::Enter);
            read += 1;
        }
        assert_eq!(
            read, 8,
            "five pages of rules and three of signs, of the first level of the first game"
        );
        press(&mut app, KeyCode::Enter);
        assert_eq!((overlay(&app), said(&app)), (Overlay::None, learn.clone()));
    }
}
