//! Hard misses no forced win within seven actions. The wins are found by an independent solver:
//! plain minimax without memory, ordering or window.

use super::levels::level;
use crate::ai::alpha_beta::WON;
use crate::ai::{Observation, Shortcuts, Skill, Strength, Thinking};
use crate::rules::dice::SmallDice;
use crate::rules::jungle::{Action, Jungle, Tables};
use crate::rules::{Actor, Dice, Game, Seat, Viewer, after};

pub(super) type Position = <Jungle as Game>::Position;

/// Can the seat to decide force a win within `plies` actions?
fn wins(tables: &Tables, position: &Position, plies: u32) -> bool {
    plies > 0 && winning(tables, position, plies).next().is_some()
}

/// The actions that force a win within `plies`.
pub(super) fn winning<'a>(
    tables: &'a Tables,
    position: &'a Position,
    plies: u32,
) -> impl Iterator<Item = Action> + 'a {
    listed(tables, position)
        .into_iter()
        .filter(move |action| loses(tables, &after::<Jungle>(tables, position, *action), plies - 1))
}

/// Is the seat that does not decide here sure of a win within `plies` more actions?
fn loses(tables: &Tables, position: &Position, plies: u32) -> bool {
    match Jungle::actor(tables, position) {
        // The side that moved last has won: no action in Jungle loses the match for its own side.
        Actor::Nobody(outcome) => !outcome.is_draw(),
        _ if plies < 2 => false,
        _ => listed(tables, position)
            .into_iter()
            .all(|action| wins(tables, &after::<Jungle>(tables, position, action), plies - 1)),
    }
}

fn listed(tables: &Tables, position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    Jungle::actions(tables, position, &mut actions);
    actions
}

/// Positions late in random matches with few pawns left, the same ones every time.
pub(super) fn endgames(
    tables: &Tables,
    pawns: u32,
    seed: u64,
) -> impl Iterator<Item = Position> + '_ {
    let mut dice = SmallDice::new(seed);
    std::iter::from_fn(move || {
        let mut position = tables.start_with(crate::rules::Side(dice.below(2) as u8));
        for _ in 0..2_000 {
            let actions = listed(tables, &position);
            if actions.is_empty() {
                break;
            }
            let few = position.occupied().count_ones() <= pawns;
            if few && dice.below(8) == 0 {
                return Some(Some(position));
            }
            let action = actions[dice.below(actions.len() as u32) as usize];
            position = after::<Jungle>(tables, &position, action);
        }
        Some(None)
    })
    .flatten()
}

#[test]
fn hard_finds_every_forced_win_within_seven_actions() {
    let mut found = [0; 8];
    for combat in [false, true] {
        let tables = level(combat);
        for position in endgames(&tables, 5, 7 + u64::from(combat)).take(400) {
            // Short wins are too common and too easy, so their number is limited.
            let wins_in = [1, 3, 5, 7].into_iter().find(|plies| wins(&tables, &position, *plies));
            let Some(plies) = wins_in.filter(|plies| found[*plies as usize] < 5 + 5 * plies) else {
                continue;
            };
            found[plies as usize] += 1;
            let Actor::Seat(seat) = Jungle::actor(&tables, &position) else { continue };
            let action = decide(&tables, &position, seat);
            let good: Vec<Action> = winning(&tables, &position, plies).collect();
            let text = Jungle::position_text(&tables, &position);
            assert!(good.contains(&action), "{text}: {action:?} does not win within {plies}");
        }
    }
    println!("wins tried, by length: {found:?}");
    assert!(found[5] >= 10 && found[7] >= 10, "{found:?}");
}

fn decide(tables: &Tables, position: &Position, seat: Seat) -> Action {
    let observation = Observation::<Jungle>::fresh(tables, position, Viewer::Seat(seat));
    let mut thinking = Thinking::new(tables, &observation, Strength::Hard, None, 1).unwrap();
    while thinking.step(tables, 10_000) == crate::ai::Progress::Going {
        // Only the promised seven actions are tested, to save time.
        if thinking.depth() >= 7 {
            break;
        }
    }
    thinking.best()
}

#[test]
fn an_enemy_before_the_den_is_answered_before_a_line_is_judged() {
    let tables = level(false);
    let seen = |position: &Position, alarm| {
        let Actor::Seat(seat) = Jungle::actor(&tables, position) else { return false };
        let observation = Observation::<Jungle>::fresh(&tables, position, Viewer::Seat(seat));
        let hard = Strength::Hard.skill().unwrap();
        // Everything else is left as in a plain search of three actions.
        let shortcuts = Shortcuts { alarm, ..Shortcuts::FEW };
        let skill = Skill { depth: 3, wide: 0, nodes: 200_000, shortcuts, ..hard };
        let mut thinking = Thinking::with_skill(&tables, &observation, skill, 1).unwrap();
        thinking.decide(&tables);
        thinking.score() >= Some(WON)
    };
    let (mut tried, mut sooner) = (0, 0);
    for position in endgames(&tables, 5, 11).take(300) {
        if wins(&tables, &position, 3) || !wins(&tables, &position, 5) {
            continue;
        }
        tried += 1;
        assert!(!seen(&position, 0), "{}", Jungle::position_text(&tables, &position));
        sooner += u32::from(seen(&position, 4));
    }
    assert!(tried > 10 && 2 * sooner > tried, "{sooner} of {tried}");
}
