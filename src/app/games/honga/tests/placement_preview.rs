//! Badges agree with the outcome: every placement of many discs is carried out and compared.

use super::level;
use crate::app::games::honga::placement_preview::{Promise, preview};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::honga::{
    Action, Area, AreaKind, Awaited, First, Honga, Position, Resource, Setup, Tables, outlook,
};
use crate::rules::{Actor, Game, Viewer, after};

/// The positions of a random match in which a decision of that kind is awaited.
pub(super) fn positions(tables: &Tables, seats: u8, seed: u64, awaited: Awaited) -> Vec<Position> {
    let setup = Setup { seats, first: First::Lot, position: None };
    let (mut dice, mut position) = (SmallDice::new(seed), Honga::start(tables, &setup));
    let (mut actions, mut found) = (Vec::new(), Vec::new());
    loop {
        actions.clear();
        Honga::actions(tables, &position, &mut actions);
        let weights = actions.iter().map(|action| Honga::weight(tables, &position, *action));
        let Some(drawn) = draw_weighted(weights, &mut dice) else { return found };
        let decides = matches!(Honga::actor(tables, &position), Actor::Seat(_));
        if decides && position.field().turn_state().awaited == awaited {
            found.push(position.clone());
        }
        position = after::<Honga>(tables, &position, actions[drawn]);
    }
}

/// Carries out the same action as often as it is legal and there are hands.
fn repeat(tables: &Tables, from: &Position, action: Action, hands: u8) -> Position {
    let mut position = from.clone();
    for _ in 0..hands {
        let mut actions = Vec::new();
        Honga::actions(tables, &position, &mut actions);
        if actions.contains(&action) {
            position = after::<Honga>(tables, &position, action);
        }
    }
    position
}

/// Compares what a quarter promises with what its hands then do.
fn compare(
    tables: &Tables,
    before: &Position,
    laid: &Position,
    area: Area,
    hands: u8,
    promise: Option<&Promise>,
) {
    let seat = before.field().turn_state().turn;
    let tray = |position: &Position| *position.field().tray(seat);
    let kind = tables.area_kind(area);
    if kind == AreaKind::Honga {
        let said = promise.expect("always a word about HONGA");
        let came = laid.field().honga() == Some(seat) && before.field().honga() != Some(seat);
        let had = |tray: &crate::rules::honga::Tray| tray.stock.total() + tray.mammoths;
        let eaten = had(&tray(before)) - had(&tray(laid));
        assert_eq!(eaten, u8::from(said.short == "–1"), "{said:?}");
        assert_eq!(came, matches!(said.short.as_str(), "–1" | "!"), "{said:?}");
        // HONGA is drawn doing what he will do.
        let drawn = match (laid.field().honga(), eaten) {
            (None, _) => "honga_asleep",
            (Some(_), 0) => "honga_awake",
            (Some(_), _) if tray(before).stock.of(Resource::Fish) > 0 => "honga_eating",
            (Some(_), _) => "honga_munching",
        };
        assert_eq!(said.cell, drawn, "{said:?}");
        return;
    }
    let Some(said) = promise else {
        assert_eq!(hands, 0);
        return;
    };
    match kind {
        AreaKind::Gathering(one) => {
            let full = repeat(tables, laid, Action::Gather(area), hands);
            let gained = tray(&full).stock.of(one) - tray(laid).stock.of(one);
            assert_eq!(said.short, format!("+{gained}"));
        }
        AreaKind::Mountain => {
            let climbed = repeat(tables, laid, Action::Climb, hands);
            let won = tray(&climbed).points - tray(laid).points;
            let top = u16::from(tables.step_points(tables.top()));
            assert_eq!(said.says.key == "honga-badge-top", won >= top && won > 0, "{said:?}");
        }
        AreaKind::Mammoths if said.warns => {
            let gathered = gather_all(tables, laid);
            let lured = repeat(tables, &gathered, Action::Lure, 1);
            assert_eq!(lured, gathered, "nothing can be paid");
        }
        AreaKind::Barter => {
            let gathered = gather_all(tables, laid);
            let best = most_points(tables, &gathered);
            let promised = said.short.trim_start_matches("0–").parse::<u16>();
            assert!(best <= promised.expect("a number"), "{said:?} is {best}");
            assert_eq!(said.warns, best == 0, "{said:?} is {best}");
        }
        _ => {}
    }
}

fn gather_all(tables: &Tables, laid: &Position) -> Position {
    let gather = |now: Position, action| after::<Honga>(tables, &now, action);
    outlook::gathering(tables, laid).into_iter().fold(laid.clone(), gather)
}

/// The most points that barters and water can bring now.
fn most_points(tables: &Tables, position: &Position) -> u16 {
    let points =
        |position: &Position| position.field().tray(position.field().turn_state().turn).points;
    let mut actions = Vec::new();
    Honga::actions(tables, position, &mut actions);
    let trades = |action: &Action| {
        matches!(action, Action::Barter(_) | Action::Convert(_) | Action::Send(_) | Action::Give(_))
    };
    let best = actions.into_iter().filter(trades).map(|action| {
        let next = after::<Honga>(tables, position, action);
        points(&next) - points(position) + most_points(tables, &next)
    });
    best.max().unwrap_or_default()
}

#[test]
fn what_badges_promise_is_what_comes_of_it() {
    let mut compared = 0;
    for (name, seats, seed) in [
        ("honga/feed-the-tiger", 3, 1),
        ("honga/first-steps", 2, 2),
        ("honga/feed-the-tiger", 5, 3),
    ] {
        let tables = level(name);
        for position in positions(&tables, seats, seed, Awaited::Placement).iter().step_by(5) {
            let field = position.field();
            let seat = field.turn_state().turn;
            let Some(kind) = position.disc(seat, 0) else { continue };
            let view = Honga::known_to(&tables, position, Viewer::Seat(seat));
            for way in outlook::prospects(&tables, field, seat, kind) {
                let (place, rotation) = (way.place, way.rotation);
                let said = preview(&tables, &view, seat, kind, place, rotation);
                let laid = after::<Honga>(&tables, position, Action::Place { place, rotation });
                for ((area, hands), promise) in way.quarters.into_iter().zip(&said) {
                    compare(&tables, position, &laid, area, hands, promise.as_ref());
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 2_000, "{compared}");
}

/// Whether a hand can do something that is not lost, now or after water is converted.
fn some_hand_can_do_something(tables: &Tables, position: &Position) -> bool {
    let mut actions = Vec::new();
    Honga::actions(tables, position, &mut actions);
    actions.into_iter().any(|action| match action {
        Action::Gather(area) => !outlook::is_full(tables, position.field(), area),
        Action::Explore | Action::Climb | Action::Lure | Action::Barter(_) => true,
        Action::Convert(_) => {
            let next = after::<Honga>(tables, position, action);
            // Converting water must not count only because it makes room or fills the tray.
            let pays = |action: &Action| matches!(action, Action::Lure | Action::Barter(_));
            let mut then = Vec::new();
            Honga::actions(tables, &next, &mut then);
            then.iter().any(pays) || some_hand_can_do_something(tables, &next)
        }
        _ => false,
    })
}

#[test]
fn a_hand_is_useful_when_it_can_do_something() {
    let tables = level("honga/feed-the-tiger");
    let (mut useful, mut useless) = (0, 0);
    for seed in 1..4 {
        for position in positions(&tables, 3, seed, Awaited::Deeds) {
            let is_useful = outlook::has_useful_hand(&tables, &position);
            assert_eq!(is_useful, some_hand_can_do_something(&tables, &position));
            *(if is_useful { &mut useful } else { &mut useless }) += 1;
        }
    }
    assert!(useful > 50 && useless > 50, "{useful} and {useless}");
}
