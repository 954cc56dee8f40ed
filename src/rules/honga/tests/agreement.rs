//! The rules and the naive implementation agree on positions of many random matches: on legal
//! actions, on possible draws with their weights, and on the results.
//!
//! The naive implementation counts the barter pile itself, from the start of the match; it finds
//! the piles of discs and bonus cards by elimination. Deliberately absent: the results of dealing
//! the first discs, and of a draw that is followed by another.

use super::fixture::{tables, with};
use super::naive::{Reader, State};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::honga::{Action, Area, Awaited, Effect, Honga, Position, Setup, Stock, Tables};
use crate::rules::{Actor, Dice, Game, after};

/// Compares the legal actions and their results.
fn compare(tables: &Tables, position: &Position, listed: &[Action], barter: &[u32]) {
    let reader = Reader { tables, position, state: State::of(tables, position) };
    match Honga::actor(tables, position) {
        Actor::Chance => {
            let found = listed.iter().map(|a| (*a, Honga::weight(tables, position, *a)));
            assert_eq!(found.collect::<Vec<_>>(), reader.draws(barter));
        }
        _ => {
            let mut all = Vec::new();
            Honga::action_space(tables, position, &mut all);
            all.retain(|action| reader.may(*action));
            all.sort_unstable();
            let mut listed = listed.to_vec();
            listed.sort_unstable();
            assert_eq!(listed, all, "{}", Honga::position_text(tables, position));
        }
    }
    for action in listed {
        let next = after::<Honga>(tables, position, *action);
        let found = State::of(tables, &next);
        let expected = match action {
            Action::DrawDisc(_) | Action::Keep { .. } => {
                if next.field().turn_state().awaited != Awaited::Placement
                    || position.field().turn_state().turns == 0
                {
                    continue;
                }
                reader.next_turn()
            }
            _ => reader.after(*action),
        };
        let text = Honga::action_text(tables, *action);
        assert_eq!(found, expected, "{text} in {}", Honga::position_text(tables, position));
    }
}

/// Compares some positions of random matches; returns their number.
fn agree(tables: &Tables, seats: u8, seed: u64) -> u32 {
    let mut dice = SmallDice::new(seed);
    let mut position = Honga::start(tables, &Setup { seats, ..Setup::default() });
    let all: Vec<u32> = tables.plan().barter.iter().map(|card| card.count.into()).collect();
    let (mut count, mut barter) = (0, all.clone());
    loop {
        let mut listed = Vec::new();
        Honga::actions(tables, &position, &mut listed);
        let follow_up =
            !matches!(position.field().turn_state().awaited, Awaited::Placement | Awaited::Deeds);
        if position.field().turn_state().awaited == Awaited::Barter
            && barter.iter().all(|n| *n == 0)
        {
            // H61: all but the topmost ones are shuffled.
            barter.clone_from(&all);
            State::of(tables, &position).open().for_each(|kind| barter[kind] -= 1);
        }
        if follow_up || dice.below(4) == 0 {
            compare(tables, &position, &listed, &barter);
            count += 1;
        }
        let weights = listed.iter().map(|action| Honga::weight(tables, &position, *action));
        let Some(drawn) = draw_weighted(weights, &mut dice) else { return count };
        if let Action::OpenBarter(kind) = listed[drawn] {
            barter[usize::from(kind.0)] -= 1;
        }
        position = after::<Honga>(tables, &position, listed[drawn]);
    }
}

#[test]
fn on_the_sheets_level() {
    let tables = tables();
    let count: u32 = (0..12).map(|seed| agree(&tables, 2 + seed as u8 % 4, seed)).sum();
    assert!(count > 1000, "{count}");
}

#[test]
fn where_cards_want_a_hand_at_honga() {
    let tables = with(|plan| plan.options.watched_bonus = true);
    let count: u32 = (0..4).map(|seed| agree(&tables, 2 + seed as u8, seed)).sum();
    assert!(count > 300, "{count}");
}

/// Many cards with choices, another board, more expensive mammoths.
#[test]
fn on_a_level_unlike_the_sheets() {
    let tables = with(|plan| {
        plan.places.truncate(3);
        plan.places[0].quarters = [7, 4, 8, 0].map(Area);
        plan.places[2].quarters = [4, 6, 3, 1].map(Area);
        plan.options.lure = Stock([2, 1, 1, 0]);
        plan.options.herd = [2, 4, 3, 6];
        plan.options.goals = [20; 4];
        plan.options.open = 5;
        plan.options.bonus_a_turn = 3;
        plan.mountain = vec![1, 0, 4];
        plan.bonus.retain(|card| !matches!(card.effect, Effect::Points(_)));
        for card in plan.bonus.iter_mut() {
            card.count = match card.effect {
                Effect::Docile | Effect::Swap(_) => 6,
                Effect::StepsOrChase(ref mut steps) => {
                    *steps = 1;
                    3
                }
                _ => 2,
            };
        }
        for card in plan.barter.iter_mut().skip(20) {
            card.mammoths = card.mammoths.max(1);
        }
    });
    let count: u32 = (0..12).map(|seed| agree(&tables, 2 + seed as u8 % 4, seed)).sum();
    assert!(count > 1000, "{count}");
}
