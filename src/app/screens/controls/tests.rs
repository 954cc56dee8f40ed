//! The page of controls, with keys and a pad.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use leafwing_input_manager::user_input::Buttonlike;

use super::slots::{RowNote, Slot};
use super::*;
use crate::app::kit::input::recording::Place;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::prompts::Prompt;
use crate::app::screens::tests::{buttons, overlay, press, settle, shell, walk};

fn on_the_page() -> App {
    let mut app = shell(Screen::Title);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Controls);
    settle(&mut app);
    app
}

fn place(intent: Intent, slot: usize) -> Place {
    Place { intent, device: Device::Keyboard, slot }
}

/// Presses the button of a place.
fn choose(app: &mut App, wanted: Place) {
    let world = app.world_mut();
    let mut slots = world.query::<(Entity, &Slot)>();
    let slot = slots.iter(world).find(|(_, slot)| slot.0 == wanted).expect("a row").0;
    world.trigger(Activate { entity: slot });
    settle(app);
}

/// What a row says below its keys.
fn note(app: &mut App, intent: Intent) -> String {
    let world = app.world_mut();
    let mut notes = world.query::<(&RowNote, &LocalText)>();
    let (_, words) = notes.iter(world).find(|(note, _)| note.0 == intent).expect("a row");
    format!("{words:?}")
}

fn kept(app: &App) -> Vec<String> {
    app.world().resource::<Controls>().keys.clone()
}

#[test]
fn every_intent_of_a_device_has_its_row_with_all_its_places() {
    let mut app = on_the_page();
    for device in [Device::Keyboard, Device::Pad] {
        app.insert_resource(Listed(device));
        settle(&mut app);
        let world = app.world_mut();
        let mut laid: Vec<_> =
            world.query::<&Slot>().iter(world).map(|slot| (slot.0.intent, slot.0.slot)).collect();
        laid.sort_by_key(|(intent, slot)| (format!("{intent:?}"), *slot));
        let rows = rows::GROUPS.iter().flat_map(|(_, rows)| rows.iter().map(|(intent, _)| *intent));
        let mut wanted: Vec<_> = rows
            .filter(|intent| rows::is_on(*intent, device))
            .flat_map(|intent| [(intent, 0), (intent, 1)])
            .collect();
        wanted.sort_by_key(|(intent, slot)| (format!("{intent:?}"), *slot));
        assert_eq!(laid, wanted, "{device:?}");
        for (intent, _) in &laid {
            assert!(!rows::words(*intent).is_empty());
        }
        assert_eq!(laid.len(), 2 * if device == Device::Pad { 37 } else { 41 });
    }
    assert_eq!(walk(&mut app), buttons(&mut app));
}

#[test]
fn a_place_takes_the_next_key_and_prompts_show_it() {
    let mut app = on_the_page();
    let prompt = app.world_mut().spawn(Prompt(Intent::Hint)).id();
    choose(&mut app, place(Intent::Hint, 0));
    press(&mut app, KeyCode::Enter);
    // Enter was taken although the place has the focus, and the page is still there.
    assert_eq!((kept(&app), overlay(&app)), (vec!["Hint: Enter".to_owned()], Overlay::Controls));
    assert_eq!(app.world().resource::<Recording>().wanted(), None);
    choose(&mut app, place(Intent::Hint, 0));
    press(&mut app, KeyCode::F8);
    assert_eq!(kept(&app), ["Hint: F8"]);
    let world = app.world_mut();
    let texts: Vec<String> = world
        .query::<(Entity, &LocalText)>()
        .iter(world)
        .map(|(entity, text)| (entity, format!("{text:?}")))
        .filter(|(entity, _)| {
            let mut parents = world.get::<ChildOf>(*entity).map(ChildOf::parent);
            while let Some(parent) = parents {
                if parent == prompt {
                    return true;
                }
                parents = world.get::<ChildOf>(parent).map(ChildOf::parent);
            }
            false
        })
        .map(|(_, text)| text)
        .collect();
    assert!(texts.concat().contains("\"F8\""), "{texts:?}");
}

#[test]
fn both_rows_tell_of_a_key_they_share_until_one_is_as_usual() {
    let mut app = on_the_page();
    choose(&mut app, place(Intent::Hint, 0));
    press(&mut app, KeyCode::KeyF);
    assert!(note(&mut app, Intent::Hint).contains("bar-flip"));
    assert!(note(&mut app, Intent::Flip).contains("bar-hint"));
    assert!(!note(&mut app, Intent::Log).contains("controls-shared"));
    let world = app.world_mut();
    world.write_message(Chosen { group: SET.into(), index: 0 });
    settle(&mut app);
    assert!(!note(&mut app, Intent::Flip).contains("controls-shared"));
    assert_eq!(kept(&app), Vec::<String>::new());
}

#[test]
fn a_refusal_is_told_in_its_row() {
    let mut app = on_the_page();
    choose(&mut app, place(Intent::Pick, 0));
    press(&mut app, KeyCode::ArrowUp);
    assert!(note(&mut app, Intent::Pick).contains("intent-up"));
    assert_eq!(kept(&app), Vec::<String>::new());
    assert_eq!(overlay(&app), Overlay::Controls);
}

#[test]
fn the_place_that_waits_is_lit_and_deaf_until_its_key_is_let_go() {
    let mut app = on_the_page();
    let told = |app: &mut App| {
        let world = app.world_mut();
        let mut slots = world.query::<(&Slot, &ButtonKind, Has<InteractionDisabled>)>();
        let stand_out = slots.iter(world).filter(|(_, kind, deaf)| {
            assert_eq!(*deaf, **kind == ButtonKind::Waiting);
            *deaf
        });
        stand_out.map(|(slot, ..)| slot.0).collect::<Vec<_>>()
    };
    let hint = place(Intent::Hint, 0);
    choose(&mut app, hint);
    assert_eq!(told(&mut app), [hint]);
    Buttonlike::press(&KeyCode::F8, app.world_mut());
    settle(&mut app);
    assert_eq!((kept(&app), told(&mut app)), (vec!["Hint: F8".to_owned()], vec![hint]));
    Buttonlike::release(&KeyCode::F8, app.world_mut());
    settle(&mut app);
    assert_eq!(told(&mut app), []);
}

#[test]
fn back_cancels_first_and_then_leaves_the_page() {
    let mut app = on_the_page();
    choose(&mut app, place(Intent::Hint, 0));
    press(&mut app, KeyCode::Escape);
    assert_eq!((overlay(&app), kept(&app)), (Overlay::Controls, Vec::new()));
    press(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::None);
}

#[test]
fn keys_that_this_version_does_not_know_are_kept_until_other_keys_are_chosen() {
    let mut app = on_the_page();
    let keys = ["Fly: F9", "Hint: F8"].map(str::to_owned).to_vec();
    app.insert_resource(Controls { keys: keys.clone(), ..default() });
    settle(&mut app);
    app.world_mut().write_message(Chosen { group: POINTER.into(), index: 1 });
    settle(&mut app);
    assert_eq!(app.world().resource::<Controls>().pointer, PointerWay::Click);
    assert_eq!(kept(&app), keys);
    app.world_mut().write_message(Chosen { group: SET.into(), index: 0 });
    settle(&mut app);
    assert_eq!(kept(&app), Vec::<String>::new());
}
