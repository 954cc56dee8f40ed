//! The sentences for what the rules say no to, and for how a match ends: whatever the rules can say
//! is written in every language, with the gaps that its arguments fill.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::words::{LANGUAGES, messages};
use super::*;
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{Deployment, Effect, Setup, TrumpKind, Zoon};
use crate::rules::{Actor, Argument, Dice, Game, Refusal, Spot, Viewer, after};

/// How matches end is told at the table.
const TABLE: [&str; 2] = [
    include_str!("../../../../assets/locales/en/zoon-table.ftl"),
    include_str!("../../../../assets/locales/fr/zoon-table.ftl"),
];

fn is_sentence(key: &str) -> bool {
    ["zoon-why-", "zoon-end-"].iter().any(|family| key.starts_with(family))
}

/// Every sentence that stands in the sources of the rules, tests left out.
fn said_by_the_rules() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules/zoon")];
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
    let endings = said.iter().filter(|key| key.starts_with("zoon-end-")).count();
    assert!(endings == 4 && said.len() > 50, "{said:?}");
    for ((language, file), table) in LANGUAGES.iter().zip(TABLE) {
        let all = messages(file).into_keys().chain(messages(table).into_keys());
        let written: BTreeSet<String> =
            all.filter(|key| is_sentence(key)).map(str::to_owned).collect();
        let missing: Vec<_> = said.difference(&written).collect();
        assert!(missing.is_empty(), "{language}: {missing:?} is not written");
        let unsaid: Vec<_> = written.difference(&said).collect();
        assert!(unsaid.is_empty(), "{language}: nobody says {unsaid:?}");
    }
}

/// The argument that fills a gap: `$zoon-the` is filled by a form of `zoon`.
fn filled_by(gap: &str) -> &str {
    let forms = ["-the", "-start", "-gender", "-a", "-plural"];
    forms.iter().find_map(|form| gap.strip_suffix(form)).unwrap_or(gap)
}

/// Every language fills the gaps of a sentence with just the arguments that the rules hand out, and
/// knows what these name.
fn can_be_said(why: &Refusal) {
    for (language, file) in LANGUAGES {
        let messages = messages(file);
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

/// Picks that lead to a legal action and astray, in a random match: what is answered, one refusal
/// for each key.
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
    // Some tribes have two cards of gear, and who is stunned stays so for long.
    for tribe in &mut plan.tribes {
        let gear = tribe.trumps.iter().find(|trump| matches!(trump.kind, TrumpKind::Gear { .. }));
        tribe.trumps.extend(gear.cloned());
        for zoon in &mut tribe.zoons {
            if matches!(zoon.star, Some(Effect::Stun { .. } | Effect::FaceUp | Effect::Devour)) {
                zoon.star = Some(Effect::Stun { turns: 6 });
            }
        }
    }
    // Some Zoon goes to a square both ways, so that the way is asked for.
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
    found.values().for_each(can_be_said);
    let (_, english) = LANGUAGES[0];
    let messages = messages(english);
    let fills = |key: &&str| key.starts_with("zoon-why-") && !messages[*key].is_empty();
    let never: Vec<&str> =
        messages.keys().copied().filter(fills).filter(|key| !found.contains_key(key)).collect();
    assert!(never.is_empty(), "never heard, so not checked: {never:?}");
}
