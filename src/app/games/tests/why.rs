//! Every event of every game is explained by a sentence of the rules.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::play;
use crate::app::catalog::levels::tests::shipped;
use crate::app::catalog::rules_pages::page_of;
use crate::app::games::GAMES;
use crate::app::screens::rules::tests::plan;
use crate::app::session::rule::Rule;
use crate::app::table::Enact;
use crate::data;
use crate::rules::{arena, honga, jungle, zoon};

/// The sentences that explain the events of a few random matches on a level. Each stands on a page
/// of the level's rules.
fn explained<G: Enact>(level: &str, tables: Arc<G::Tables>, setup: &G::Setup) -> BTreeSet<Rule> {
    let menu = GAMES.menu(G::ID).expect("a game");
    let pages = (menu.pages)(&shipped, &plan(level)).pages;
    let (mut rules, mut missing) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..3 {
        play::<G>(tables.clone(), setup.clone(), seed, |tables, _, event| {
            let rule = G::rule(tables, event).unwrap_or_else(|| panic!("{level}: {event:?}"));
            let page = page_of(&pages, rule);
            let tells = page.is_some_and(|page| pages[page].tells(rule));
            if !tells {
                missing.insert(rule);
            }
            rules.insert(rule);
        });
    }
    assert!(missing.is_empty(), "{level}: {missing:?} stand on no page");
    rules
}

/// All texts of a language.
fn texts(language: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales");
    let files = std::fs::read_dir(format!("{folder}/{language}")).expect("a folder");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()));
    texts.map(|text| text.expect("a text")).collect()
}

#[test]
fn every_event_is_explained_by_a_sentence_that_stands_in_the_rules_in_every_language() {
    let jungle = data::jungle::load(&shipped, "jungle/combat").expect("it is shipped");
    let arena = data::arena::load(&shipped, "arena/duel").expect("it is shipped");
    let zoon = data::zoon::load(&shipped, "zoon/duel-of-tribes").expect("it is shipped");
    let honga = data::honga::load(&shipped, "honga/feed-the-tiger").expect("it is shipped");
    let by_hand = arena::Setup { packs: arena::Packs::ByHand, ..Default::default() };
    let all = [
        explained::<jungle::Jungle>("jungle/combat", Arc::new(jungle.tables), &Default::default()),
        explained::<arena::Arena>("arena/duel", Arc::new(arena.tables), &by_hand),
        explained::<zoon::Zoon>("zoon/duel-of-tribes", Arc::new(zoon.tables), &Default::default()),
        explained::<honga::Honga>(
            "honga/feed-the-tiger",
            Arc::new(honga.tables),
            &Default::default(),
        ),
    ];
    let counts = all.each_ref().map(BTreeSet::len);
    assert!(counts.iter().zip([4, 7, 10, 15]).all(|(seen, least)| *seen >= least), "{all:#?}");
    for language in ["en", "fr", "it", "de"] {
        let texts = texts(language);
        for rule in all.iter().flatten() {
            assert!(texts.contains(&format!("\n{} =", rule.0)), "{language}: {rule:?}");
        }
    }
}
