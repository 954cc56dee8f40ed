//! A whole turn by gamepad alone: the disc is placed, turned and confirmed, goods are gathered in
//! one go, a card is bartered, the turn is ended.

use bevy::prelude::*;
use leafwing_input_manager::user_input::Buttonlike;

use super::level;
use super::placement_preview::positions;
use super::turns::Bench;
use crate::app::table::Pointing;
use crate::app::table::tests::hands::Hands;
use crate::rules::honga::outlook::{self, Prospect};
use crate::rules::honga::{Action, Awaited, Honga, Position, Setup, Space, Tables, spots};
use crate::rules::{Game, Seat, Spot};

const NEXT: GamepadButton = GamepadButton::RightTrigger;
const TAKE: GamepadButton = GamepadButton::South;

fn press(bench: &mut Bench, pad: Entity, button: GamepadButton) {
    Buttonlike::press_as_gamepad(&button, bench.app().world_mut(), Some(pad));
    bench.app().update();
    Buttonlike::release_as_gamepad(&button, bench.app().world_mut(), Some(pad));
    bench.wait();
}

/// Presses a button until something holds.
fn until(
    bench: &mut Bench,
    pad: Entity,
    button: GamepadButton,
    holds: impl Fn(&mut Bench) -> bool,
) {
    for _ in 0..40 {
        if holds(bench) {
            return;
        }
        press(bench, pad, button);
    }
    panic!("{button:?} never leads there");
}

/// A position, and a placement of its disc that gathers something and then pays for a card.
fn worthwhile(tables: &Tables) -> (Position, Prospect) {
    let all = (1..40).flat_map(|seed| positions(tables, 2, seed, Awaited::Placement));
    let mut found = all.filter_map(|position| {
        let (field, seat) = (position.field(), position.field().turn_state().turn);
        let kind = position.disc(seat, 0)?;
        let way = outlook::prospects(tables, field, seat, kind).find(|way| {
            let (place, rotation) = (way.place, way.rotation);
            let gathered = outlook::gathered(tables, &position, (place, rotation));
            let mut actions = Vec::new();
            Honga::actions(tables, &gathered, &mut actions);
            let stock = |position: &Position| position.field().tray(seat).stock.total();
            stock(&gathered) > stock(&position)
                && actions.iter().any(|action| matches!(action, Action::Barter(_)))
        })?;
        Some((position, way))
    });
    found.next().expect("some disc does both")
}

#[test]
fn a_whole_turn_by_pad() {
    let tables = level("honga/first-steps");
    let (position, way) = worthwhile(&tables);
    let seat = position.field().turn_state().turn;
    let setup = Setup { position: Some(Box::new(position)), ..Setup::default() };
    let mut bench = Bench::of(tables.clone(), setup);
    let pad = bench.plug_pad();
    let place = spots::place(&tables, way.place);
    until(&mut bench, pad, NEXT, |bench| bench.focus() == Some(place));
    press(&mut bench, pad, TAKE);
    assert_eq!(bench.picked(), [place]);
    let wanted = Some(spots::rotation(way.rotation));
    let turned = |bench: &mut Bench| bench.app().world().resource::<Pointing>().turned();
    until(&mut bench, pad, NEXT, |bench| turned(bench) == wanted);
    press(&mut bench, pad, TAKE);
    assert_eq!(bench.turn_state().awaited, Awaited::Deeds);
    let tray = |bench: &Bench| *bench.playing().position().field().tray(seat);
    let before = tray(&bench).stock.total();
    press(&mut bench, pad, GamepadButton::LeftTrigger2);
    assert!(tray(&bench).stock.total() > before, "all is gathered by one button");
    let points = tray(&bench).points;
    let card = |spot: Spot| (0..tables.options.open).any(|at| spots::open(Space(at)) == spot);
    until(&mut bench, pad, NEXT, |bench| bench.focus().is_some_and(card));
    press(&mut bench, pad, TAKE);
    assert!(tray(&bench).points > points, "a card is bartered");
    press(&mut bench, pad, GamepadButton::North);
    assert_eq!(bench.turn_state().turn, Seat(1 - seat.0));
}
