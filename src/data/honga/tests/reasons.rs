//! The sentences for what the rules say no to, and for how a match ends: whatever the rules can say
//! is written in every language, with the gaps that its arguments fill.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::words::{LANGUAGES, messages};
use super::*;
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::honga::{Honga, Setup};
use crate::rules::{Actor, Argument, Dice, Game, Refusal, Spot, Viewer, after};

/// What is told at the table.
const TABLE: [&str; 2] = [
    include_str!("../../../../assets/locales/en/honga-table.ftl"),
    include_str!("../../../../assets/locales/fr/honga-table.ftl"),
];

/// All messages of a language, with their forms and gaps.
fn all_messages(language: usize) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut all = messages(LANGUAGES[language].1);
    for (key, found) in messages(TABLE[language]) {
        assert!(key.is_empty() || all.insert(key, found).is_none(), "{key} stands in two files");
    }
    all
}

fn is_sentence(key: &str) -> bool {
    ["honga-why-", "honga-end-"].iter().any(|family| key.starts_with(family))
}

/// Every sentence that stands in the sources of the rules, tests left out.
fn said_by_the_rules() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules/honga")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("tests") {
                folders.push(path);
            } else if path.is_file() {
                let text = std::fs::read_to_string(path).unwrap();
                found.extend(text.split('"').filter(|word| is_sentence(word)).map(str::to_owned));
            }
        }
    }
    found
}

#[test]
fn every_refusal_and_every_ending_is_a_sentence_in_every_language() {
    let said = said_by_the_rules();
    let endings = said.iter().filter(|key| key.starts_with("honga-end-")).count();
    assert!(endings == 3 && said.len() > 35, "{said:?}");
    for (number, (language, _)) in LANGUAGES.iter().enumerate() {
        let all = all_messages(number).into_keys();
        let written: BTreeSet<String> =
            all.filter(|key| is_sentence(key)).map(str::to_owned).collect();
        let missing: Vec<_> = said.difference(&written).collect();
        assert!(missing.is_empty(), "{language}: {missing:?} is not written");
        let unsaid: Vec<_> = written.difference(&said).collect();
        assert!(unsaid.is_empty(), "{language}: nobody says {unsaid:?}");
    }
}

/// The argument that fills a gap: `$area-the` is filled by a form of `area`.
fn filled_by(gap: &str) -> &str {
    let forms = ["-the", "-start", "-gender", "-a", "-plural"];
    forms.iter().find_map(|form| gap.strip_suffix(form)).unwrap_or(gap)
}

/// Every language fills the gaps of a sentence with just the arguments that the rules hand out, and
/// knows what these name.
fn can_be_said(why: &Refusal) {
    for (number, (language, _)) in LANGUAGES.iter().enumerate() {
        let messages = all_messages(number);
        let gaps = &messages[why.key];
        let filled: BTreeSet<&str> = gaps.iter().copied().map(filled_by).collect();
        let given: BTreeSet<&str> = why.arguments.iter().map(|(name, _)| *name).collect();
        assert_eq!(filled, given, "{language}: {}", why.key);
        for (name, argument) in &why.arguments {
            let Argument::Key(key) = argument else { continue };
            let known = messages.get(key.as_str());
            let known = known.unwrap_or_else(|| panic!("{language}: {key} is missing"));
            for form in gaps.iter().filter_map(|gap| gap.strip_prefix(name)?.strip_prefix('-')) {
                assert!(known.contains(form), "{language}: {key} has no .{form}");
            }
        }
    }
}

/// Picks that lead to a legal action and astray, in a random match: every refusal that is heard,
/// each once.
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
    found.iter().for_each(can_be_said);
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
