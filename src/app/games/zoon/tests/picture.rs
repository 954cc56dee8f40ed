//! Trumps on screen frame by frame, and fallen cards that lie face down.

use bevy::prelude::*;

use super::{before_a_fight, level, moves, until};
use crate::app::catalog::levels::tests::shipped;
use crate::app::games::zoon::{faces, scene, words};
use crate::app::hud::Explain;
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
use crate::app::kit::sound::PlaySound;
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::app::table::contract::pieces::Appearance;
use crate::app::table::laws::table_without_window;
use crate::app::table::motion::staged::Staged;
use crate::app::table::{
    Pawn, PlayAction, Playback, Seats, TablePlugin, TurnTold, Whereabouts, put_on_table,
};
use crate::referee::Match;
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{
    self, Action, Deployment, Position, Setup, Slot, Tables, Zoon, enemy, spots,
};
use crate::rules::{Actor, Dice, Game, Seat, Spot, Viewer, after};

/// A table that begins at a position, with a person against the computer and slow playback.
pub(super) fn bench(tables: std::sync::Arc<Tables>, position: Position) -> App {
    let mut app = table_without_window(TablePlugin::<Zoon>::default());
    app.insert_resource(Settings { playback: settings::Playback::Slow, ..default() });
    let setup = Setup { position: Some(Box::new(position)), ..Setup::default() };
    let seat = |player| SeatPlan { name: "Ann".into(), player };
    let players = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
    let played = Match::<Zoon>::new(tables, setup, 1);
    put_on_table(app.world_mut(), played, Seats(players.map(seat).to_vec()));
    app.insert_resource(Staged::read(&shipped, Zoon::ID).0);
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
    let (mut flown, mut presented) = (0, 0);
    while !app.world().resource::<Playback>().is_idle() {
        let world = app.world_mut();
        let asked = &world.resource::<TurnTold>().line;
        assert_eq!(*asked, None, "what was decided is asked no longer");
        let mut pawns = world.query::<(&Pawn, &Transform, &Whereabouts, &Appearance)>();
        let id = Some(scene::number(spots::trump(trump)));
        let face = faces::trump_name(0, trump.index());
        let card = pawns.iter(world).find(|(pawn, ..)| pawn.id == id);
        let (_, transform, place, looks) = card.expect("a card");
        let flies = *place == Whereabouts::Away && transform.scale.x > 0.0;
        let reads = looks.large && looks.face == Some(face) && transform.scale.x > 2.0;
        presented += usize::from(reads);
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
    assert!(flown > presented + 3, "it flew for {flown} frames");
    // At slow pace a second lasts a hundred frames.
    assert!(presented > 75, "it could be read for {presented} frames");
    assert_eq!(attachments(&mut app, slot.0.into()).len(), 1);
}

#[test]
fn cards_that_wait_in_the_hand_to_be_dealt_lie_one_under_the_other() {
    let tables = level("zoon/duel-of-tribes");
    let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
    let mut app = bench(tables.clone(), Zoon::start(&tables, &setup));
    let action = Action::Formation { number: 0, mirrored: false };
    app.world_mut().write_message(PlayAction::<Zoon> { action, after: 0 });
    (0..2).for_each(|_| app.update());
    let world = app.world_mut();
    let mut pawns = world.query::<(&Pawn, &Transform, &Whereabouts)>();
    let own = pawns
        .iter(world)
        .filter(|(pawn, at, place)| pawn.side.0 == 0 && at.scale.x > 0.0 && place.spot().is_some());
    let mut heights: Vec<f32> = own.map(|(_, at, _)| at.translation.z).collect();
    heights.sort_by(f32::total_cmp);
    assert_eq!(heights.len(), 12, "they all wait");
    // Nothing of a card is drawn through the one above.
    let apart = heights.windows(2).filter(|pair| pair[1] - pair[0] > 0.6);
    assert_eq!(apart.count(), 11, "{heights:?}");
}

/// What was heard so far.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn listen(mut sounds: MessageReader<PlaySound>, mut heard: ResMut<Heard>) {
    heard.0.extend(sounds.read().map(|sound| sound.name.clone()));
}

#[test]
fn who_attacks_is_heard_by_its_tribe_only_and_not_covered_by_whom_it_strikes() {
    let tables = level("zoon/duel-of-tribes");
    let (position, attack) = before_a_fight(&tables);
    let Action::Move { from, to, .. } = attack else { panic!("{attack:?}") };
    let fighters = [from, to].map(|square| position.field().slot_at(square).expect("a card"));
    let tribe = tables.tribe(position.field().tribe(Seat(0))).id.clone();
    let mut app = bench(tables, position);
    app.init_resource::<Heard>().add_systems(Last, listen);
    app.world_mut().write_message(PlayAction::<Zoon> { action: attack, after: 0 });
    app.update();
    let mut struck = 0;
    while !app.world().resource::<Playback>().is_idle() {
        let world = app.world_mut();
        let mut pawns = world.query::<(&Pawn, &Transform)>();
        let [attacker, defender] = fighters.map(|slot| {
            let of = |(pawn, _): &(&Pawn, &Transform)| pawn.id == Some(slot.0.into());
            pawns.iter(world).find(of).map(|(_, at)| at.translation).expect("a card")
        });
        let apart = attacker.truncate().distance(defender.truncate());
        if apart < 0.9 {
            struck += 1;
            assert!(attacker.z > defender.z, "the attacker lies under the defender");
        }
        app.update();
    }
    assert!(struck > 5, "it struck for {struck} frames");
    let heard = &app.world().resource::<Heard>().0;
    let voices = heard.iter().filter(|name| name.contains('_') && !name.starts_with("hit"));
    assert_eq!(voices.collect::<Vec<_>>(), [&format!("tribe_{tribe}")]);
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
