//! Whole matches played by listening and typing alone, and what listeners must not be told.

use std::sync::Arc;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;

use crate::app::catalog::levels::tests::shipped;
use crate::app::hud::spoken_places::Listens;
use crate::app::hud::{Explain, by_ear};
use crate::app::kit::input::{LastDevice, bindings, quick_taps, turn_into_intents};
use crate::app::kit::locale::tests::speaking;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::spoken::{self, Spoken};
use crate::app::opponent::{Thinks, draws::DrawAnswered};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::laws::table_without_window;
use crate::app::table::{
    Enact, Handover, OpenCurtain, PlayAction, Playing, Pointing, Seats, TablePlugin, Typed,
    put_on_table,
};
use crate::referee::Match;
use crate::rules::arena::Arena;
use crate::rules::dice::SmallDice;
use crate::rules::honga::Honga;
use crate::rules::jungle::Jungle;
use crate::rules::zoon::{Deployment, Setup, Zoon};
use crate::rules::{Actor, Dice, Game, Seat, Spot};

/// A player who hears what is said and has a keyboard.
struct Listener<G: Enact> {
    app: App,
    heard: usize,
    dice: SmallDice,
    game: std::marker::PhantomData<G>,
}

impl<G: Enact + Explain> Listener<G> {
    /// At a table of so many seats, the first of which are people.
    fn at(level: &str, setup: G::Setup, people: usize, seed: u64) -> Self {
        let tables = G::tables(&shipped, level, &[]).expect("a level");
        let played = Match::<G>::new(Arc::new(tables), setup, seed);
        let seat = |seat: usize| SeatPlan {
            name: ["Ann", "Ben", "Cem"][seat].into(),
            player: if seat < people {
                PlayerKind::Human
            } else {
                PlayerKind::Computer(Skill::Easy)
            },
        };
        let seats = (0..usize::from(G::seats(played.position()))).map(seat);
        let mut app = table_without_window(TablePlugin::<G>::default());
        app.insert_resource(speaking("en"))
            .insert_resource(LastDevice::Keyboard)
            .insert_resource(Listens(true))
            .init_resource::<Thinks>()
            .init_resource::<RedrawRequests>()
            .init_state::<Overlay>()
            .add_message::<DrawAnswered>()
            .add_plugins((InputPlugin, turn_into_intents, quick_taps::keys_and_buttons))
            .add_plugins((spoken::plugin, by_ear::<G>));
        app.world_mut().spawn(bindings::usual());
        put_on_table(app.world_mut(), played, Seats(seats.collect()));
        let dice = SmallDice::new(seed);
        let mut listener = Self { app, heard: 0, dice, game: std::marker::PhantomData };
        listener.wait();
        listener
    }

    fn wait(&mut self) {
        (0..3).for_each(|_| self.app.update());
    }

    fn spoken(&self) -> &Spoken {
        self.app.world().resource()
    }

    /// What was said since the last call.
    fn hears(&mut self) -> Vec<String> {
        let news = self.spoken().since(self.heard).map(str::to_owned).collect();
        self.heard = self.spoken().told();
        news
    }

    fn press(&mut self, logical_key: Key, text: Option<&str>) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(KeyboardInput {
                key_code: if logical_key == Key::Escape { KeyCode::Escape } else { KeyCode::KeyC },
                logical_key: logical_key.clone(),
                state,
                text: text.map(Into::into),
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
        }
    }

    /// Types letters and presses Enter.
    fn types(&mut self, text: &str) {
        for letter in text.chars().map(String::from) {
            self.press(Key::Character(letter.as_str().into()), Some(&letter));
        }
        self.press(Key::Enter, None);
        self.wait();
    }

    /// Closes the line, and opens it anew.
    fn opens_the_line(&mut self) {
        self.press(Key::Escape, None);
        self.wait();
        self.press(Key::Character("c".into()), Some("c"));
        self.wait();
    }

    /// Chooses among what is listed until a move is whole, and plays it. `false` if nothing is
    /// listed.
    fn plays(&mut self) -> bool {
        self.opens_the_line();
        self.hears();
        let mut typed = String::new();
        self.types("");
        for _ in 0..12 {
            let heard = self.hears();
            let Some((count, ways)) = heard.iter().rev().find_map(|news| listed(news)) else {
                return false;
            };
            let way = ways[self.dice.below(ways.len() as u32) as usize].clone();
            let rest = way.strip_prefix(&typed).expect("a way goes on from what is typed");
            self.types(rest);
            if ways.len() == count {
                // Grave moves are confirmed; of others the second Enter plays nothing.
                self.types("");
                return true;
            }
            typed = way;
        }
        panic!("{typed} never becomes a move");
    }

    /// What the computer would do, at random.
    fn opponent_acts(&mut self) {
        let playing = self.app.world().resource::<Playing<G>>();
        if !matches!(playing.actor(), Actor::Seat(_)) {
            return self.wait();
        }
        let (actions, after) = (playing.actions(), playing.entries().len());
        let action = actions[self.dice.below(actions.len() as u32) as usize];
        self.app.world_mut().write_message(PlayAction::<G> { action, after });
        self.wait();
    }

    /// Plays to the end, and returns what was said of it.
    fn plays_to_the_end(&mut self) -> Vec<String> {
        let mut last = Vec::new();
        for _ in 0..6_000 {
            let before = self.heard;
            if self.plays() {
                continue;
            }
            let heard: Vec<String> = self.spoken().since(before).map(str::to_owned).collect();
            if heard.iter().any(|news| news == "The match is over.") {
                return last;
            }
            self.opponent_acts();
            last = self.spoken().since(self.heard).map(str::to_owned).collect();
        }
        panic!("it never ends: {:?}", self.hears());
    }

    /// What is said of every place while it has the focus.
    fn looks_round(&mut self) -> Vec<(Spot, String)> {
        let places: Vec<Spot> = self.spoken().places().iter().map(|(spot, _)| *spot).collect();
        let says = |spot| {
            self.app.world_mut().resource_mut::<Pointing>().focus_on(spot);
            self.app.update();
            (spot, self.app.world().resource::<Spoken>().focus().to_owned())
        };
        places.into_iter().map(says).collect()
    }
}

/// A list of moves as it is said: how many there are, and how they go on.
fn listed(news: &str) -> Option<(usize, Vec<String>)> {
    let (count, ways) = news.split_once(": ")?;
    let count = match count.split_once(' ')? {
        ("One", "move") => 1,
        (count, "moves") => count.parse().ok()?,
        _ => return None,
    };
    Some((count, ways.split(", ").map(str::to_owned).collect()))
}

fn whole_match<G: Enact<Setup: Default> + Explain>(level: &str, people: usize) {
    let mut listener = Listener::<G>::at(level, G::Setup::default(), people, 5);
    let squares = listener.looks_round();
    assert!(squares.len() > 5 && squares.iter().all(|(_, words)| !words.is_empty()));
    listener.plays_to_the_end();
    let playing = listener.app.world().resource::<Playing<G>>();
    assert!(playing.outcome().is_some());
}

#[test]
fn a_match_of_jungle_is_played_by_ear() {
    whole_match::<Jungle>("jungle/first-steps", 2);
}

#[test]
fn a_match_of_arena_is_played_by_ear() {
    whole_match::<Arena>("arena/first-steps", 2);
}

#[test]
fn a_match_of_zoon_is_played_by_ear() {
    whole_match::<Zoon>("zoon/first-steps", 1);
}

#[test]
fn a_match_of_honga_is_played_by_ear() {
    whole_match::<Honga>("honga/first-steps", 1);
}

#[test]
fn a_square_says_what_it_is_whose_it_is_and_what_can_be_done() {
    let mut listener = Listener::<Jungle>::at("jungle/classic", default(), 2, 5);
    let said = listener.looks_round();
    let of = |name: &str| said.iter().find(|(_, words)| words.starts_with(name)).expect(name);
    assert_eq!(of("a3,").1, "a3, Elephant, of Ann, Rank 8");
    assert_eq!(of("g7,").1, "g7, Elephant, of Ben, Rank 8, 3 choices from here", "he begins");
    assert_eq!(of("d5,").1, "d5, empty");
    assert_eq!(of("b5,").1, "b5, empty, River");
}

#[test]
fn a_move_that_is_not_possible_says_why() {
    let mut listener = Listener::<Jungle>::at("jungle/classic", default(), 2, 5);
    listener.opens_the_line();
    listener.hears();
    listener.types("zz");
    assert_eq!(listener.hears(), ["No move begins with “zz”."]);
    listener.opens_the_line();
    listener.types("a1a4");
    assert_eq!(listener.hears(), ["You can only move your own animals."]);
}

/// Zoon after both seats have laid out a formation, the other seat this one.
fn against_formation(number: usize) -> Listener<Zoon> {
    let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
    let mut listener = Listener::<Zoon>::at("zoon/duel-of-tribes", setup, 1, 5);
    listener.opens_the_line();
    listener.types("formation:0");
    let playing = listener.app.world().resource::<Playing<Zoon>>();
    let (action, after) = (playing.actions()[number], playing.entries().len());
    listener.app.world_mut().write_message(PlayAction::<Zoon> { action, after });
    (0..4).for_each(|_| listener.wait());
    listener
}

#[test]
fn what_is_said_does_not_depend_on_what_the_other_seat_hides() {
    let said = |number| {
        let mut listener = against_formation(number);
        let round = listener.looks_round();
        let news: Vec<String> = listener.spoken().since(0).map(str::to_owned).collect();
        (round, listener.spoken().places().to_vec(), news)
    };
    let (first, second) = (said(0), said(1));
    assert!(first.0.len() > 20 && !first.2.is_empty());
    assert_eq!(first, second);
}

#[test]
fn behind_a_shut_curtain_nothing_is_said_and_nothing_can_be_typed() {
    let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
    let mut listener = Listener::<Zoon>::at("zoon/duel-of-tribes", setup, 2, 5);
    let waits = |listener: &Listener<Zoon>| listener.app.world().resource::<Handover>().waits_for;
    let first = waits(&listener).expect("somebody is asked");
    assert!(listener.hears().iter().any(|news| news.starts_with("Pass the screen to")));
    assert!(listener.spoken().places().is_empty());
    listener.opens_the_line();
    listener.types("");
    assert_eq!(listener.hears(), [""; 0]);
    listener.app.world_mut().write_message(OpenCurtain);
    listener.wait();
    assert!(!listener.spoken().places().is_empty());
    listener.opens_the_line();
    listener.types("formation:0");
    listener.wait();
    let second = waits(&listener).expect("the other is asked");
    assert_ne!(first, second);
    let left: Vec<&str> = listener.spoken().since(0).collect();
    assert!(left.iter().all(|news| news.contains("screen") || news.contains("look")), "{left:?}");
    assert!(listener.spoken().places().is_empty() && listener.spoken().focus().is_empty());
}

#[test]
fn who_opens_the_curtain_hears_what_all_may_know_of_what_happened_meanwhile() {
    let said = |formation: &str| {
        let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
        let mut listener = Listener::<Zoon>::at("zoon/duel-of-tribes", setup, 2, 5);
        let first = listener.app.world().resource::<Handover>().waits_for.expect("a seat");
        listener.app.world_mut().write_message(OpenCurtain);
        listener.wait();
        listener.opens_the_line();
        listener.types(formation);
        listener.wait();
        listener.hears();
        listener.app.world_mut().write_message(OpenCurtain);
        listener.wait();
        (["Ann", "Ben"][usize::from(first.0)], listener.hears())
    };
    let (first, heard) = said("formation:0");
    let ready = format!("{first}: ready");
    assert!(heard.contains(&ready), "{heard:?}");
    assert_eq!(heard, said("formation:1").1, "it is the same whatever is hidden");
}

#[test]
fn under_an_open_menu_no_typed_move_is_played() {
    let mut listener = Listener::<Jungle>::at("jungle/classic", default(), 2, 5);
    let playing = listener.app.world().resource::<Playing<Jungle>>();
    let text = Jungle::action_text(playing.tables(), playing.actions()[0]);
    let lots = playing.entries().len();
    let entered = |listener: &mut Listener<Jungle>, overlay| {
        listener.app.insert_resource(State::new(overlay));
        listener.hears();
        // As a page hands it over, beside whose canvas texts can be typed at any time.
        listener.app.world_mut().write_message(Typed { text: text.clone(), enter: true });
        listener.wait();
        listener.app.world().resource::<Playing<Jungle>>().entries().len() - lots
    };
    assert_eq!(entered(&mut listener, Overlay::Pause), 0);
    let menu = "A menu is open. Close it, then type the move again.";
    assert_eq!(listener.hears(), [menu]);
    assert_eq!(entered(&mut listener, Overlay::None), 1);
}

#[test]
fn that_the_first_move_is_taken_back_is_said_and_of_a_new_match_it_is_not() {
    use crate::rules::jungle::{First, Setup};
    for first in [First::Seat(Seat(0)), First::Lot] {
        let setup = Setup { first, ..default() };
        let mut listener = Listener::<Jungle>::at("jungle/classic", setup, 2, 5);
        let mut says_so = |command: Option<TableCommand>| {
            match command {
                Some(command) => drop(listener.app.world_mut().write_message(command)),
                None => drop(listener.plays()),
            }
            listener.wait();
            listener.hears().iter().any(|news| news == "Taken back.")
        };
        assert!(!says_so(None));
        assert!(says_so(Some(TableCommand::Undo)), "{first:?}");
        assert!(!says_so(Some(TableCommand::Redo)));
        assert!(!says_so(Some(TableCommand::Rematch)), "{first:?}");
    }
}
