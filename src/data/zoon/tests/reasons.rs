//! The sentences for refusals and for how a match ends: every sentence of the rules has a text in
//! every language, with gaps for its arguments.

use std::collections::BTreeMap;

use super::words::LANGUAGES;
use super::*;
use crate::data::tests::sentences::{are_written, can_be_said, messages, said_by_the_rules};
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{Deployment, Effect, Setup, TrumpKind, Zoon};
use crate::rules::{Actor, Dice, Game, Refusal, Spot, Viewer, after};

/// The texts of the table, which include how matches end.
const TABLE: [&str; 4] = [
    include_str!("../../../../assets/locales/en/zoon-table.ftl"),
    include_str!("../../../../assets/locales/fr/zoon-table.ftl"),
    include_str!("../../../../assets/locales/de/zoon-table.ftl"),
    include_str!("../../../../assets/locales/it/zoon-table.ftl"),
];

#[test]
fn every_refusal_and_every_ending_is_a_sentence_in_every_language() {
    let said = said_by_the_rules("zoon");
    let endings = said.iter().filter(|key| key.starts_with("zoon-end-")).count();
    assert!(endings == 4 && said.len() > 50, "{said:?}");
    for ((language, file), table) in LANGUAGES.iter().zip(TABLE) {
        let all = messages(file).into_keys().chain(messages(table).into_keys());
        are_written("zoon", &said, language, all);
    }
}

/// Tries legal and illegal picks in a random match; returns one refusal for each key.
fn refusals(tables: &Tables, setup: &Setup, seed: u64) -> BTreeMap<&'static str, Refusal> {
    let (mut dice, mut position) = (SmallDice::new(seed), Zoon::start(tables, setup));
    let (mut actions, mut found) = (Vec::new(), BTreeMap::new());
    let squares = tables.grid.squares().map(|square| Spot::Square(square.0));
    let spots: Vec<Spot> =
        squares.chain((0..44).map(Spot::Card)).chain((0..9).map(Spot::Button)).collect();
    loop {
        actions.clear();
        Zoon::actions(tables, &position, &mut actions);
        if actions.is_empty() {
            return found;
        }
        let action = actions[dice.below(actions.len() as u32) as usize];
        if let Actor::Seat(seat) = Zoon::actor(tables, &position) {
            let path = Zoon::spots(tables, action);
            for viewer in SEATS.map(Viewer::Seat) {
                let view = Zoon::known_to(tables, &position, viewer);
                let depth = if viewer == Viewer::Seat(seat) { path.as_slice().len() } else { 1 };
                for picked in (0..depth).map(|depth| &path.as_slice()[..depth]) {
                    for _ in 0..16 {
                        let spot = spots[dice.below(spots.len() as u32) as usize];
                        let why = Zoon::refusal(tables, &view, picked, spot);
                        found.extend(why.map(|why| (why.key, why)));
                    }
                }
            }
        }
        position = after::<Zoon>(tables, &position, action);
    }
}

#[test]
fn every_refusal_fills_the_gaps_of_its_sentence() {
    let mut plan = level("zoon/duel-of-tribes").plan;
    plan.options.rearrangements = 6;
    // Some tribes get two cards of gear, and stuns last long.
    for tribe in &mut plan.tribes {
        let gear = tribe.trumps.iter().find(|trump| matches!(trump.kind, TrumpKind::Gear { .. }));
        tribe.trumps.extend(gear.cloned());
        for zoon in &mut tribe.zoons {
            if matches!(zoon.star, Some(Effect::Stun { .. } | Effect::FaceUp | Effect::Devour)) {
                zoon.star = Some(Effect::Stun { turns: 6 });
            }
        }
    }
    // Some Zoons reach a square both ways, so that the way must be chosen.
    for zoon in plan.tribes.iter_mut().flat_map(|tribe| &mut tribe.zoons) {
        zoon.green.extend(zoon.paths.iter().find(|path| path.len() > 1).map(|path| path[1].offset));
    }
    let tables = Tables::build(&plan);
    let mut found = BTreeMap::new();
    for seed in 0..48 {
        let deployment = if seed % 4 == 0 { Deployment::ByHand } else { Deployment::Formations };
        let tribes = [seed % 4, seed / 4 % 4];
        let setup = Setup { tribes, deployment, reserves: true, ..Setup::default() };
        found.extend(refusals(&tables, &setup, seed.into()));
    }
    for (language, file) in LANGUAGES {
        let messages = messages(file);
        found.values().for_each(|why| can_be_said(language, &messages, why));
    }
    let (_, english) = LANGUAGES[0];
    let messages = messages(english);
    let fills = |key: &&str| key.starts_with("zoon-why-") && !messages[*key].is_empty();
    let never: Vec<&str> =
        messages.keys().copied().filter(fills).filter(|key| !found.contains_key(key)).collect();
    assert!(never.is_empty(), "never heard, so not checked: {never:?}");
}
