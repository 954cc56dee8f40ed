//! The bindings as data, and with real keys.

use std::collections::BTreeSet;

use bevy::ecs::system::RunSystemOnce;
use bevy::input::InputPlugin;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use leafwing_input_manager::user_input::Buttonlike;

use super::*;
use crate::app::kit::input::recording::{Place, Recording};
use crate::app::kit::input::{Intents, quick_taps, turn_into_intents};

const KEY: Press = Press::key(KeyCode::F8);
const DEVICES: [Device; 2] = [Device::Keyboard, Device::Pad];

fn bound(bindings: &Bindings, intent: Intent, device: Device) -> Vec<String> {
    bindings.of(intent, device).map(|press| press.to_string()).collect()
}

#[test]
fn no_ready_set_binds_a_key_twice_and_each_binds_what_the_usual_one_does() {
    let bound: BTreeSet<String> = intents().map(|intent| format!("{intent:?}")).collect();
    for set in KeySet::ALL {
        let mut bindings = Bindings::default();
        bindings.take_set(set);
        for (intent, device) in intents().flat_map(|one| DEVICES.map(|device| (one, device))) {
            assert_eq!(bindings.sharers(intent, device), [], "{set:?} {intent:?}");
            assert!(bindings.of(intent, device).count() <= SLOTS, "{set:?} {intent:?}");
        }
        let mut own: BTreeSet<_> = set.keys().iter().map(|(one, _)| format!("{one:?}")).collect();
        // Pause has a button and no key, because Back pauses too.
        own.insert("Pause".into());
        assert_eq!(own, bound, "{set:?}");
        assert_eq!(bindings.set(), Some(set));
    }
}

#[test]
fn one_hand_reaches_all_keys_of_its_set() {
    let halves = [
        (KeySet::LeftHand, "QWERTASDFGZXCVB12345", 1, "Escape Space Tab"),
        (KeySet::RightHand, "YUIOPHJKLBNM67890", 0, "Enter NumpadEnter Backspace Space Insert F11"),
    ];
    for (set, letters, other, more) in halves {
        for (intent, press) in
            set.keys().into_iter().filter(|(intent, _)| !Intent::CORNERS[other].contains(intent))
        {
            let Press::Key { key, .. } = press else { panic!("a key") };
            let name = format!("{key:?}");
            let letter = name.strip_prefix("Key").or(name.strip_prefix("Digit"));
            let near = letter.map_or(
                more.contains(&name) || name.starts_with("Arrow") && other == 0,
                |letter| letters.contains(letter),
            );
            assert!(near, "{set:?} {intent:?} {press}");
        }
    }
}

#[test]
fn what_is_written_is_read_again() {
    let mut bindings = Bindings::default();
    bindings.put(Intent::Hint, 0, KEY).expect("free");
    bindings.put(Intent::Hint, 1, Press::control(KeyCode::KeyJ)).expect("free");
    bindings.put(Intent::Mute, 0, Press::key(KeyCode::KeyM)).expect("taken away");
    bindings.put(Intent::Undo, 0, Press::Button(GamepadButton::Mode)).expect("free");
    let mut controls = Controls::default();
    bindings.write(&mut controls);
    assert_eq!(controls.keys, ["Hint: F8, Control+KeyJ", "Mute: "]);
    assert_eq!(controls.buttons, ["Undo: Mode"]);
    let (read, flaws) = Bindings::read(&controls);
    assert_eq!(flaws, Vec::<String>::new());
    for (intent, device) in intents().flat_map(|one| DEVICES.map(|device| (one, device))) {
        assert_eq!(bound(&read, intent, device), bound(&bindings, intent, device), "{intent:?}");
    }
}

#[test]
fn a_line_that_says_nothing_is_told_and_the_others_hold() {
    let lines = [
        "Hint: F8",
        "Fly: F9",
        "Undo: KeyÖ",
        "Redo",
        "Flip: Alt+KeyF",
        "Log: F1, F2, F3",
        "Mute: Unidentified",
        "Point: F4",
    ];
    let keys = lines.map(str::to_owned).to_vec();
    let (read, flaws) = Bindings::read(&Controls { keys, ..default() });
    assert_eq!(flaws, lines[1..]);
    for intent in intents() {
        assert_eq!(read.is_usual(intent, Device::Keyboard), intent != Intent::Hint, "{intent:?}");
    }
}

#[test]
fn nobody_is_locked_out_by_a_file_or_by_hand() {
    for (line, told) in [("Pick: ", "Pick: "), ("Back: Enter", "Back: Enter"), ("Up: KeyM", "")] {
        let (read, flaws) = Bindings::read(&Controls { keys: vec![line.into()], ..default() });
        assert_eq!(flaws.concat(), told);
        let needed = Intent::NEEDED.map(|intent| bound(&read, intent, Device::Keyboard));
        assert!(needed.iter().all(|own| !own.is_empty()), "{line}");
        assert_eq!(read.is_usual(Intent::Up, Device::Keyboard), !told.is_empty());
    }
    let mut bindings = Bindings::default();
    let escape = Press::key(KeyCode::Escape);
    assert_eq!(bindings.put(Intent::Back, 0, escape), Err(Refused::Last));
    assert_eq!(bindings.put(Intent::Pick, 0, escape), Err(Refused::Needed(Intent::Back)));
    assert_eq!(bindings, Bindings::default());
    // With another key it may lose that one, and never all.
    bindings.put(Intent::Back, 1, KEY).expect("free");
    bindings.put(Intent::Back, 0, escape).expect("not the last");
    assert_eq!(bindings.put(Intent::Back, 0, KEY), Err(Refused::Last));
    assert_eq!(bindings.put(Intent::Pick, 0, escape), Ok(()));
    assert_eq!(bindings.reset(Intent::Back, Device::Keyboard), Err(Refused::Needed(Intent::Pick)));
    bindings.reset_all(Device::Keyboard);
    assert!(intents().all(|intent| bindings.is_usual(intent, Device::Keyboard)));
}

#[test]
fn a_key_of_two_intents_is_a_conflict_of_both_unless_they_never_meet() {
    let mut bindings = Bindings::default();
    bindings.put(Intent::Hint, 1, Press::key(KeyCode::KeyF)).expect("shared");
    assert_eq!(bindings.sharers(Intent::Hint, Device::Keyboard), [Intent::Flip]);
    assert_eq!(bindings.sharers(Intent::Flip, Device::Keyboard), [Intent::Hint]);
    assert_eq!(bindings.sharers(Intent::Hint, Device::Pad), []);
    // A corner means something only in a fight, where the board has no hint.
    bindings.put(Intent::LeftUpperLeft, 0, Press::key(KeyCode::KeyH)).expect("no conflict");
    assert_eq!(bindings.sharers(Intent::LeftUpperLeft, Device::Keyboard), []);
    bindings.put(Intent::LeftUpperLeft, 0, Press::key(KeyCode::Enter)).expect("shared");
    assert_eq!(bindings.sharers(Intent::LeftUpperLeft, Device::Keyboard), [Intent::Pick]);
}

#[test]
fn confirming_with_the_right_button_goes_back_with_the_lower_one() {
    let mut bindings = Bindings::default();
    bindings.swap();
    assert!(bindings.is_swapped());
    assert_eq!(bound(&bindings, Intent::Pick, Device::Pad), ["East"]);
    assert_eq!(bound(&bindings, Intent::Back, Device::Pad), ["South"]);
    bindings.swap();
    assert_eq!(bindings, Bindings::default());
}

/// A keyboard and a pad.
struct Player {
    app: App,
    pad: Entity,
}

impl Player {
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, turn_into_intents));
        app.add_plugins(quick_taps::keys_and_buttons);
        app.world_mut().spawn(usual());
        let pad = app.world_mut().spawn_empty().id();
        let (vendor_id, product_id) = (None, None);
        let connection =
            GamepadConnection::Connected { name: "a pad".into(), vendor_id, product_id };
        app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
        (0..3).for_each(|_| app.update());
        Self { app, pad }
    }

    fn hold(&mut self, press: Press, down: bool) {
        let world = self.app.world_mut();
        let mut set = |key: KeyCode| if down { key.press(world) } else { key.release(world) };
        match press {
            Press::Key { key, control, shift } => {
                let held = [(control, KeyCode::ControlLeft), (shift, KeyCode::ShiftLeft)];
                held.into_iter().filter(|(on, _)| *on).for_each(|(_, key)| set(key));
                set(key);
            }
            Press::Button(button) if down => button.press_as_gamepad(world, Some(self.pad)),
            Press::Button(button) => button.release_as_gamepad(world, Some(self.pad)),
        }
    }

    /// Presses and lets go; whether the intent began meanwhile, on the pad in a corner too.
    fn begins(&mut self, press: Press, intent: Intent) -> bool {
        self.hold(press, true);
        self.app.update();
        let began =
            self.app.world_mut().run_system_once(move |intents: Intents| intents.just(intent));
        self.hold(press, false);
        (0..3).for_each(|_| self.app.update());
        began.expect("an answer")
    }

    /// Chooses the place and presses.
    fn rebind(&mut self, place: Place, press: Press) {
        self.app.world_mut().resource_mut::<Recording>().begin(place);
        self.app.update();
        assert!(!self.begins(press, place.intent), "the press only names the key");
        assert!(!self.app.world().resource::<Recording>().is_on());
    }

    fn bindings(&self) -> &Bindings {
        self.app.world().resource::<Bindings>()
    }
}

#[test]
fn every_intent_can_be_given_another_key_and_another_button() {
    for intent in intents() {
        for (device, press) in
            [(Device::Keyboard, KEY), (Device::Pad, Press::Button(GamepadButton::Mode))]
        {
            // A corner's button is heard by its game, on each pad for itself.
            let Some(old) = Bindings::default().of(intent, device).next() else { continue };
            if device == Device::Pad && intent.is_corner() {
                continue;
            }
            let mut player = Player::new();
            assert!(player.begins(old, intent), "{intent:?} by {old}");
            player.rebind(Place { intent, device, slot: 0 }, press);
            assert!(player.begins(press, intent), "{intent:?} by {press}");
            assert!(!player.begins(old, intent), "{intent:?} by {old} no more");
        }
    }
}

#[test]
fn back_cancels_on_any_device_and_the_same_key_takes_itself_away() {
    let mut player = Player::new();
    let hint = |slot| Place { intent: Intent::Hint, device: Device::Keyboard, slot };
    for back in [Press::key(KeyCode::Escape), Press::Button(GamepadButton::East)] {
        player.rebind(hint(0), back);
        assert_eq!(*player.bindings(), Bindings::default());
    }
    player.rebind(hint(1), KEY);
    assert_eq!(bound(player.bindings(), Intent::Hint, Device::Keyboard), ["KeyH", "F8"]);
    player.rebind(hint(0), Press::key(KeyCode::KeyH));
    assert_eq!(bound(player.bindings(), Intent::Hint, Device::Keyboard), ["F8"]);
}

#[test]
fn a_key_that_is_held_on_begins_nothing_until_it_is_let_go() {
    let mut player = Player::new();
    let place = Place { intent: Intent::Hint, device: Device::Keyboard, slot: 0 };
    player.app.world_mut().resource_mut::<Recording>().begin(place);
    player.hold(KEY, true);
    let mut began = Vec::new();
    for _ in 0..4 {
        player.app.update();
        let held =
            player.app.world_mut().run_system_once(|intents: Intents| intents.held(Intent::Hint));
        began.push(held.expect("an answer"));
    }
    assert_eq!(began, [false; 4]);
    player.hold(KEY, false);
    player.app.update();
    player.app.update();
    assert!(player.begins(KEY, Intent::Hint));
}
