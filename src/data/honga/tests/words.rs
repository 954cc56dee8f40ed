//! The texts of the data: every name that a file needs has a text in every language.

use std::collections::BTreeSet;

use super::*;
use crate::data::tests::sentences::messages;
use crate::rules::honga::{Colour, Effect, Resource, Resources};

pub(super) const LANGUAGES: [(&str, &str); 4] = [
    ("en", include_str!("../../../../assets/locales/en/honga.ftl")),
    ("fr", include_str!("../../../../assets/locales/fr/honga.ftl")),
    ("de", include_str!("../../../../assets/locales/de/honga.ftl")),
    ("it", include_str!("../../../../assets/locales/it/honga.ftl")),
];

/// The message of a key, which has at least these forms and gaps.
fn written(language: &str, file: &str, key: &str, forms: &[&str]) {
    let messages = messages(file);
    let known = messages.get(key).unwrap_or_else(|| panic!("{language}: {key} is missing"));
    assert!(forms.iter().all(|form| known.contains(form)), "{language}: {key} {known:?}");
}

#[test]
fn every_name_of_the_shipped_files_is_written() {
    for (language, file) in LANGUAGES {
        let has = |label: &Label, forms: &[&str]| {
            let Label::Key(key) = label else { panic!("{label:?} is shown as it is") };
            written(language, file, key, forms);
        };
        for id in SHIPPED {
            let level = level(id);
            has(&level.about.title, &[]);
            has(&level.about.line, &[]);
            has(&Label::Key(id.replace('/', "-level-") + "-reconstructed"), &[]);
            level.areas.iter().for_each(|area| has(&area.name, &["the", "start", "gender"]));
            level.places.iter().for_each(|place| has(&place.name, &["the"]));
            level.bonus.iter().for_each(|card| has(&card.name, &[]));
        }
        for switch in switches() {
            let key = format!("switch-{}", switch.key);
            switch.choices.iter().for_each(|choice| {
                has(&Label::Key(format!("{key}-{choice}")), &[]);
            });
            has(&Label::Key(key), &[]);
        }
    }
}

/// The level's file has the same English sentence as the text.
#[test]
fn what_is_reconstructed_is_told_in_the_same_words() {
    for id in SHIPPED {
        let key = id.replace('/', "-level-") + "-reconstructed = ";
        let line = LANGUAGES[0].1.lines().find_map(|line| line.strip_prefix(key.as_str()));
        assert_eq!(line, level(id).about.reconstructed.as_deref());
    }
}

#[test]
fn every_raw_material_and_every_colour_of_discs_is_named() {
    for (language, file) in LANGUAGES {
        for resource in Resource::ALL {
            let id = resource.id();
            written(language, file, &format!("honga-resource-{id}"), &["plural"]);
            written(language, file, &format!("honga-units-{id}"), &["count"]);
        }
        written(language, file, "honga-units-mammoth", &["count"]);
        for colour in Colour::ALL {
            written(language, file, &format!("honga-disc-{}", colour.id()), &["a", "plural"]);
        }
    }
}

/// Each effect has a name and a line, so that any card has texts.
#[test]
fn every_kind_of_bonus_card_is_told() {
    let resources = Resources::of(&Resource::ALL);
    let effects = [
        (Effect::Barter(Stock::default()), &["goods"][..]),
        (Effect::Points(1), &["points"]),
        (Effect::Chase, &[]),
        (Effect::LuckyHand, &[]),
        (Effect::ExtraDisc, &[]),
        (Effect::LuckyHandOrChase, &[]),
        (Effect::Swap([Resource::Fish, Resource::Berry]), &["one", "other"]),
        (Effect::Docile, &[]),
        (Effect::StepsOrChase(1), &["steps"]),
        (Effect::BoughtPoints { resources, most: 1 }, &["goods", "most"]),
    ];
    let ids: BTreeSet<_> = effects.iter().map(|(effect, _)| bonus::effect_id(effect)).collect();
    assert_eq!(ids.len(), 10);
    for (language, file) in LANGUAGES {
        let messages = messages(file);
        for (effect, gaps) in &effects {
            let id = bonus::effect_id(effect);
            written(language, file, &format!("honga-bonus-{id}"), &[]);
            let line = &messages[format!("honga-bonus-{id}-line").as_str()];
            assert!(line.iter().eq(*gaps), "{language}: {id}: {line:?}");
        }
    }
}
