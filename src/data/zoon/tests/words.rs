//! The texts of the data: every name that a file needs has a text in every language.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::data::tests::sentences::{filled_by, messages};

pub(super) const LANGUAGES: [(&str, &str); 4] = [
    ("en", include_str!("../../../../assets/locales/en/zoon.ftl")),
    ("fr", include_str!("../../../../assets/locales/fr/zoon.ftl")),
    ("de", include_str!("../../../../assets/locales/de/zoon.ftl")),
    ("it", include_str!("../../../../assets/locales/it/zoon.ftl")),
];

/// Each language chooses for itself where it needs a gender, which article and which case.
fn without_grammar<'a>(
    messages: BTreeMap<&'a str, BTreeSet<&'a str>>,
) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let bare = |gaps: BTreeSet<&'a str>| {
        gaps.into_iter().filter(|form| !["acc", "dat"].contains(form)).map(filled_by).collect()
    };
    messages.into_iter().map(|(key, gaps)| (key, bare(gaps))).collect()
}

#[test]
fn every_language_has_the_same_messages_forms_and_gaps() {
    let [en, others @ ..] = LANGUAGES.map(|(_, file)| without_grammar(messages(file)));
    others.iter().for_each(|other| assert_eq!(&en, other));
    assert!(en.len() > 100, "{}", en.len());
}

#[test]
fn every_name_of_the_shipped_files_is_written() {
    for (language, file) in LANGUAGES {
        let messages = messages(file);
        let has = |label: &Label, forms: &[&str]| {
            let Label::Key(key) = label else { panic!("{label:?} is shown as it is") };
            let known = messages.get(key.as_str());
            let known = known.unwrap_or_else(|| panic!("{language}: {key} is missing"));
            assert!(forms.iter().all(|form| known.contains(form)), "{language}: {key} {known:?}");
        };
        for id in SHIPPED {
            let level = level(id);
            has(&level.about.title, &[]);
            has(&level.about.line, &[]);
            for tribe in &level.tribes {
                has(&tribe.name, &["the", "start"]);
                has(&tribe.line, &[]);
                let cards = tribe.zoons.iter().chain(&tribe.trumps);
                cards.for_each(|card| has(&card.name, &["the", "start", "gender"]));
                tribe.formations.iter().for_each(|formation| has(&formation.name, &[]));
            }
        }
        for rank in Rank::ALL {
            has(&Label::Key(format!("zoon-rank-{}", rank.id())), &["a", "plural"]);
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

/// Each effect and each kind of trump has a name and a line, so that any tribe has texts.
#[test]
fn every_effect_and_every_kind_of_trump_is_told() {
    let effects = [
        ("second-move", &[][..]),
        ("stun", &["turns"]),
        ("flee", &[]),
        ("push", &["cells"]),
        ("face-up", &[]),
        ("exchange-with", &["rank-a"]),
        ("peek", &["count"]),
        ("devour", &[]),
    ];
    let kinds = [
        ("shot", &["by"][..]),
        ("gear", &["on"]),
        ("gear-both", &["bonus"]),
        ("gear-attacking", &["bonus"]),
        ("gear-defending", &["bonus"]),
        ("gear-unpushable", &[]),
        ("terrain", &["squares"]),
        ("terrain-outside-enemy-deployment", &[]),
        ("terrain-own-camp", &[]),
        ("terrain-all", &[]),
        ("terrain-enemy", &[]),
        ("several-moves", &["count"]),
        ("lure", &["rank-a"]),
        ("lure-by", &["by"]),
        ("leap", &["distance"]),
        ("leap-not", &["not"]),
    ];
    for (_, file) in LANGUAGES {
        let messages = messages(file);
        for (name, gaps) in effects {
            assert!(messages.contains_key(format!("zoon-star-{name}").as_str()), "{name}");
            let line = &messages[format!("zoon-star-{name}-line").as_str()];
            let told = line.iter().copied().map(filled_by);
            assert!(told.eq(gaps.iter().copied().map(filled_by)), "{name}: {line:?}");
        }
        for (name, gaps) in kinds {
            let line = &messages[format!("zoon-kind-{name}-line").as_str()];
            assert!(line.iter().eq(gaps), "{name}: {line:?}");
        }
        for kind in ["shot", "gear", "terrain", "tactic"] {
            assert!(messages.contains_key(format!("zoon-kind-{kind}").as_str()), "{kind}");
        }
    }
}
