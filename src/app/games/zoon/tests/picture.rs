//! Trumps on screen frame by frame, and fallen cards that lie face down.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::{level, moves, until};
use crate::app::games::zoon::{scene, words};
use crate::app::hud::Explain;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::app::table;
use crate::app::table::contract::pieces::Appearance;
use crate::app::table::{
    Pawn, PlayAction, Playback, Seats, TablePlugin, Whereabouts, put_on_table,
};
use crate::referee::Match;
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{
    self, Action, Deployment, Position, Setup, Slot, Tables, Zoon, enemy, spots,
};
use crate::rules::{Actor, Dice, Game, Seat, Spot, Viewer, after};

/// A table that begins at a position, with a person against the computer and slow playback.
fn bench(tables: std::sync::Arc<Tables>, position: Position) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)))
        .insert_resource(Settings { playback: settings::Playback::Slow, ..default() })
        .insert_state(Screen::Play)
        .add_plugins((table::plugin, TablePlugin::<Zoon>::default()));
    let setup = Setup { position: Some(Box::new(position)), ..Setup::default() };
    let seat = |player| SeatPlan { name: "Ann".into(), player };
    let players = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
    let played = Match::<Zoon>::new(tables, setup, 1);
    put_on_table(app.world_mut(), played, Seats(players.map(seat).to_vec()));
    (0..4).for_each(|_| app.update());
    app
}

/// The badges on a card.
fn attachments(app: &mut App, id: u16) -> Vec<String> {
    let world = app.world_mut();
    let mut pawns = world.query::<(&Pawn, &Appearance)>();
    let found = pawns.iter(world).find(|(pawn, _)| pawn.id == Some(id));
    found.map(|(_, looks)| looks.attachments.clone()).unwrap_or_default()
}

#[test]
fn gear_is_on_its_bearer_when_the_trump_has_come_there_z59() {
    let tables = level("zoon/duel-of-tribes");
    let gear = |now: &Position| {
        let mut actions = Vec::new();
        Zoon::actions(&tables, now, &mut actions);
        actions.into_iter().find(|action| matches!(action, Action::Equip { .. }))
    };
    let (position, equip) = until(&tables, [0, 1], gear);
    let Action::Equip { trump, bearer } = equip else { panic!("{equip:?}") };
    let slot = position.field().slot_at(bearer).expect("a card");
    let mut app = bench(tables, position);
    app.world_mut().write_message(PlayAction::<Zoon> { action: equip, after: 0 });
    app.update();
    let mut flown = 0;
    while !app.world().resource::<Playback>().is_idle() {
        let world = app.world_mut();
        let mut pawns = world.query::<(&Pawn, &Transform, &Whereabouts)>();
        let id = Some(scene::number(spots::trump(trump)));
        let flies = pawns.iter(world).any(|(pawn, transform, place)| {
            pawn.id == id && *place == Whereabouts::Away && transform.scale.x > 0.0
        });
        flown += usize::from(flies);
        if flies {
            assert_eq!(
                attachments(&mut app, slot.0.into()),
                [""; 0],
                "the trump is still on its way"
            );
        }
        app.update();
    }
    assert!(flown > 3, "it flew for {flown} frames");
    assert_eq!(attachments(&mut app, slot.0.into()).len(), 1);
}

/// Random play until an enemy of seat 0 has fallen.
fn after_a_fall(tables: &Tables) -> (Position, Slot) {
    let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
    for seed in 0..50 {
        let mut dice = SmallDice::new(seed);
        let mut now = Zoon::start(tables, &setup);
        while !matches!(Zoon::actor(tables, &now), Actor::Nobody(_)) {
            let lies = |slot: &Slot| now.field().card(*slot).whereabouts == zoon::Whereabouts::Tomb;
            if let Some(fallen) = Slot::of(Seat(1)).find(lies) {
                return (now, fallen);
            }
            let attacks = moves(tables, &now, true);
            let mut actions = Vec::new();
            Zoon::actions(tables, &now, &mut actions);
            let from = if attacks.is_empty() { &actions } else { &attacks };
            let from: Vec<Action> =
                from.iter().copied().filter(|action| actions.contains(action)).collect();
            let from = if from.is_empty() { &actions } else { &from };
            let action = from[dice.below(from.len() as u32) as usize];
            now = after::<Zoon>(tables, &now, action);
        }
    }
    panic!("nobody falls");
}

#[test]
fn who_fell_lies_face_down_to_the_enemy_and_is_named_when_pointed_at_z36() {
    let tables = level("zoon/duel-of-tribes");
    let (position, fallen) = after_a_fall(&tables);
    let (spot, viewer) = (spots::kept(fallen), Viewer::Seat(Seat(0)));
    assert_eq!(fallen.seat(), enemy(Seat(0)));
    let known = Zoon::known_to(&tables, &position, viewer);
    let shown = Zoon::shown_to(&known);
    assert_eq!(shown.face(fallen), None, "its back is seen");
    assert!(Zoon::may_look(&tables, &known, spot));
    let kind = known.face(fallen).expect("everybody has seen it");
    let card = Zoon::card_at(&tables, &known, spot).expect("a card");
    assert_eq!(card.name, words::card_name(&tables, kind));
    assert!(!Zoon::may_look(&tables, &known, Spot::Button(3)));
}
