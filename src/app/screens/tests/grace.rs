//! The result takes no press in its first moment: it may come under a hand that is still playing.

use std::thread::sleep;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::{overlay, press, settle, shell};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::grace::Grace;
use crate::app::session::plan::{MatchEnded, Mood};
use crate::app::session::table_command::TableCommand;

/// The rematches that were asked for.
#[derive(Resource, Default)]
struct Rematches(usize);

fn hear(mut asked: MessageReader<TableCommand>, mut heard: ResMut<Rematches>) {
    heard.0 += asked.read().filter(|one| **one == TableCommand::Rematch).count();
}

/// Updates until the menu on top takes presses.
pub(in crate::app) fn wait_for_grace(app: &mut App) {
    for _ in 0..2_000 {
        let world = app.world_mut();
        if world.query::<&Grace>().iter(world).next().is_none() {
            return settle(app);
        }
        app.update();
        sleep_between_frames(app);
    }
    panic!("it takes no press for ever");
}

/// Where the real clock is waited for, more frames would change nothing.
pub(in crate::app) fn sleep_between_frames(app: &App) {
    let by_clock = matches!(app.world().resource(), TimeUpdateStrategy::Automatic);
    sleep(Duration::from_millis(if by_clock { 16 } else { 5 }));
}

#[test]
fn a_key_pressed_as_the_result_comes_asks_for_no_rematch_and_one_pressed_later_does() {
    let mut app = shell(Screen::Play);
    app.init_resource::<Rematches>().add_systems(Last, hear);
    // However slow the machine is.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(5)));
    app.world_mut().write_message(MatchEnded {
        headline: vec![LocalText::new("end-draw")],
        winners: Vec::new(),
        mood: Mood::Even,
        animal: None,
        cards: Vec::new(),
        ranks: Vec::new(),
    });
    settle(&mut app);
    for key in [KeyCode::Enter, KeyCode::Space, KeyCode::Tab, KeyCode::Enter] {
        press(&mut app, key);
    }
    assert_eq!((overlay(&app), app.world().resource::<Rematches>().0), (Overlay::Result, 0));
    wait_for_grace(&mut app);
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.world().resource::<Rematches>().0, 1);
}
