//! The sentences for refusals and for how a match ends: every sentence of the rules has a text in
//! every language, with gaps for its arguments.

use super::words::LANGUAGES;
use super::*;
use crate::data::tests::sentences::{
    Messages, are_written, can_be_said, messages, said_by_the_rules,
};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::honga::{Honga, Setup};
use crate::rules::{Actor, Argument, Dice, Game, Refusal, Spot, Viewer, after};

/// The texts of the table.
const TABLE: [&str; 4] = [
    include_str!("../../../../assets/locales/en/honga-table.ftl"),
    include_str!("../../../../assets/locales/fr/honga-table.ftl"),
    include_str!("../../../../assets/locales/de/honga-table.ftl"),
    include_str!("../../../../assets/locales/it/honga-table.ftl"),
];

/// All messages of a language, with their forms and gaps.
fn all_messages(language: usize) -> Messages {
    let mut all = messages(LANGUAGES[language].1);
    for (key, found) in messages(TABLE[language]) {
        assert!(key.is_empty() || all.insert(key, found).is_none(), "{key} stands in two files");
    }
    all
}

#[test]
fn every_refusal_and_every_ending_is_a_sentence_in_every_language() {
    let said = said_by_the_rules("honga");
    let endings = said.iter().filter(|key| key.starts_with("honga-end-")).count();
    assert!(endings == 3 && said.len() > 35, "{said:?}");
    for (number, (language, _)) in LANGUAGES.iter().enumerate() {
        are_written("honga", &said, language, all_messages(number).into_keys());
    }
}

/// Tries legal and illegal picks in a random match; returns every refusal, each once.
fn refusals(tables: &Tables, setup: &Setup, seed: u64) -> Vec<Refusal> {
    let (mut dice, mut position) = (SmallDice::new(seed), Honga::start(tables, setup));
    let (mut actions, mut found) = (Vec::new(), Vec::new());
    let cards = (0..4).chain(16..22).chain(96..106).map(Spot::Card);
    let squares = (0..14).map(Spot::Square);
    let rest = (0..12).flat_map(|number| [Spot::Marker(number), Spot::Button(number)]);
    let spots: Vec<Spot> = cards.chain(squares).chain(rest).collect();
    loop {
        actions.clear();
        Honga::actions(tables, &position, &mut actions);
        let weights = actions.iter().map(|action| Honga::weight(tables, &position, *action));
        let Some(drawn) = draw_weighted(weights, &mut dice) else { return found };
        if let Actor::Seat(seat) = Honga::actor(tables, &position) {
            let path = Honga::spots(tables, actions[drawn]);
            let view = Honga::known_to(tables, &position, Viewer::Seat(seat));
            for picked in (0..path.as_slice().len()).map(|depth| &path.as_slice()[..depth]) {
                for _ in 0..12 {
                    let spot = spots[dice.below(spots.len() as u32) as usize];
                    let why = Honga::refusal(tables, &view, picked, spot);
                    found.extend(why.filter(|why| !found.contains(why)));
                }
            }
        }
        position = after::<Honga>(tables, &position, actions[drawn]);
    }
}

#[test]
fn every_refusal_fills_the_gaps_of_its_sentence() {
    let mut found: Vec<Refusal> = Vec::new();
    for id in SHIPPED {
        let mut plan = level(id).plan;
        // Tracks that are soon full, and one card a turn.
        (plan.options.track, plan.options.bonus_a_turn) = (3, 1);
        let tables = Tables::build(&plan);
        for seed in 0..6 {
            let setup = Setup { seats: 2 + seed % 3, ..Setup::default() };
            let heard = refusals(&tables, &setup, seed.into());
            for why in heard {
                if !found.contains(&why) {
                    found.push(why);
                }
            }
        }
    }
    for (number, (language, _)) in LANGUAGES.iter().enumerate() {
        let messages = all_messages(number);
        found.iter().for_each(|why| can_be_said(language, &messages, why));
    }
    let barter = Argument::Key("honga-area-barter".into());
    let asked = |why: &Refusal| why.arguments.contains(&("area", barter.clone()));
    assert!(found.iter().any(asked), "a card without a hand at the barter");
    let messages = all_messages(0);
    let heard = |key: &str| found.iter().any(|why| why.key == key);
    let fills = |key: &&str| key.starts_with("honga-why-") && !messages[*key].is_empty();
    let never: Vec<&str> =
        messages.keys().copied().filter(fills).filter(|key| !heard(key)).collect();
    assert!(never.is_empty(), "never heard, so not checked: {never:?}");
}
