//! The pages of Jungle's rules for a level, with the variants chosen.
//!
//! Which animals swim, leap, take and spare which others is read from the level, so the pages are
//! also right for a modder's level.

use std::cmp::Reverse;

use super::card::{leaps, placed};
use super::signs;
use super::words::animal_key;
use crate::app::catalog::rules_pages::{RulesBook, RulesPage};
use crate::app::kit::locale::{LocalText, lists};
use crate::app::session::plan::MatchPlan;
use crate::data::jungle::{Level, load};
use crate::data::{Files, FromFiles, Label};
use crate::rules::jungle::{
    Ashore, BankCaptures, Jungle, Kind, KindPlan, Leaps, SIDES, Tables, TrapOwners,
};

/// The pages of a planned or running match; none when its level cannot be read.
pub(super) fn of(files: &dyn Files, plan: &MatchPlan) -> RulesBook {
    let Ok(level) = load(files, &plan.level) else { return RulesBook::default() };
    let Ok(tables) = Jungle::tables(files, &plan.level, &plan.options) else {
        return RulesBook::default();
    };
    let told = PageData { level: &level, tables: &tables };
    let goal = RulesPage::new("rules-jungle-goal", "squares", &["den_red", "den_blue"])
        .shown_by("jungle/den");
    let pages = [Some(goal), Some(told.ranks()), told.river(), told.traps(), Some(told.ending())];
    let names = level.animals.iter().filter_map(|animal| match &animal.name {
        Label::Words(words) => Some((animal_key(&animal.id), words.clone())),
        Label::Key(_) => None,
    });
    let pages = pages.into_iter().flatten().chain(signs::pages(&tables));
    RulesBook { pages: pages.collect(), names: names.collect() }
}

/// A level, and its tables with the variants of the match.
struct PageData<'a> {
    level: &'a Level,
    tables: &'a Tables,
}

impl PageData<'_> {
    fn plan(&self, kind: Kind) -> &KindPlan {
        &self.tables.kinds[kind.index()]
    }

    fn name(&self, kind: Kind) -> LocalText {
        LocalText::new(animal_key(&self.plan(kind).id))
    }

    /// The names of those animals that take part, in the order of the file.
    fn among(&self, kinds: &[Kind]) -> LocalText {
        let here = placed(self.tables).filter(|kind| kinds.contains(kind));
        lists::names(here.map(|kind| self.name(kind)))
    }

    /// The animals that take part and satisfy `holds`.
    fn those(&self, holds: impl Fn(&KindPlan) -> bool) -> Vec<Kind> {
        placed(self.tables).filter(|kind| holds(self.plan(*kind))).collect()
    }

    /// A sentence about some animals, with their number.
    fn about(&self, key: &'static str, kinds: &[Kind]) -> LocalText {
        LocalText::new(key).with("animals", self.among(kinds)).with("count", kinds.len() as u32)
    }

    /// A sentence about an animal and others; `None` when none of the others takes part.
    fn against(&self, key: &'static str, kind: Kind, others: &[Kind]) -> Option<LocalText> {
        let here = placed(self.tables).any(|other| others.contains(&other));
        here.then(|| {
            let text = LocalText::new(key).with("animal", self.name(kind));
            text.with("victims", self.among(others))
        })
    }

    fn heads(&self, kinds: &[Kind]) -> Vec<String> {
        kinds.iter().map(|kind| self.level.animals[kind.index()].picture.clone()).collect()
    }

    /// J7-J9.
    fn ranks(&self) -> RulesPage {
        let mut kinds = self.those(|_| true);
        kinds.sort_by_key(|kind| Reverse(self.plan(*kind).rank));
        let equal = |one: &Kind, other: &Kind| self.plan(*one).rank == self.plan(*other).rank;
        let groups = kinds.chunk_by(equal);
        let groups = groups.map(|group| group.iter().map(|kind| self.name(*kind)).collect());
        let order = LocalText::new("rules-jungle-ranks-order");
        let mut text = vec![
            LocalText::new(if self.tables.options.equal_captures {
                "rules-jungle-ranks-captures"
            } else {
                "rules-jungle-ranks-captures-lower"
            }),
            order.with("animals", lists::in_order(groups)),
        ];
        for kind in &kinds {
            let KindPlan { takes, spares, .. } = self.plan(*kind);
            text.extend(self.against("rules-jungle-ranks-takes", *kind, takes));
            text.extend(self.against("rules-jungle-ranks-spares", *kind, spares));
        }
        RulesPage::new("rules-jungle-ranks", "heads", &[])
            .shown_by("jungle/ranks")
            .showing_heads(self.heads(&kinds))
            .saying(text)
    }

    /// J12-J18. `None` on a board without water.
    fn river(&self) -> Option<RulesPage> {
        if self.tables.water == 0 {
            return None;
        }
        let swimmers = self.those(|plan| plan.swims);
        let mut text = Vec::new();
        if swimmers.is_empty() {
            text.push(LocalText::new("rules-jungle-river-none"));
        } else {
            text.push(self.about("rules-jungle-river-swims", &swimmers));
            text.push(LocalText::new(match self.tables.options.bank_captures {
                BankCaptures::IntoWaterToo => "rules-jungle-river-risky",
                BankCaptures::AsAnimals | BankCaptures::Never => "rules-jungle-river-safe",
            }));
            text.extend(swimmers.iter().map(|kind| self.ashore(*kind)));
        }
        let mut leapers = Vec::new();
        for (way, key) in [
            (Leaps::Both, "rules-jungle-river-leaps"),
            (Leaps::Lengthwise, "rules-jungle-river-leaps-lengthwise"),
            (Leaps::Across, "rules-jungle-river-leaps-across"),
        ] {
            let able = self.those(|plan| leaps(plan.leaps, self.tables.options.leaps) == way);
            if !able.is_empty() {
                text.push(self.about(key, &able));
            }
            leapers.extend(able);
        }
        if leapers.is_empty() {
            text.push(LocalText::new("rules-jungle-river-no-leaps"));
        } else if !swimmers.is_empty() {
            text.push(LocalText::new("rules-jungle-river-stops"));
        }
        leapers.retain(|kind| !swimmers.contains(kind));
        let heads = [swimmers, leapers].concat();
        let page = RulesPage::new("rules-jungle-river", "heads", &[]).shown_by("jungle/leap");
        Some(page.showing_heads(self.heads(&heads)).saying(text))
    }

    /// J13, J16: what an animal in the water takes on land.
    fn ashore(&self, kind: Kind) -> LocalText {
        let never = self.tables.options.bank_captures == BankCaptures::Never;
        let plain = |key| LocalText::new(key).with("animal", self.name(kind));
        match &self.plan(kind).ashore {
            Ashore::AllBut(spared) if !never => self
                .against("rules-jungle-river-ashore-but", kind, spared)
                .unwrap_or_else(|| plain("rules-jungle-river-ashore-all")),
            _ => plain("rules-jungle-river-ashore-nothing"),
        }
    }

    /// J10, J11. `None` on a board without traps.
    fn traps(&self) -> Option<RulesPage> {
        let options = &self.tables.options;
        let [red, blue] = SIDES.map(|side| self.tables.traps(side));
        (red | blue != 0).then(|| {
            let weak = match options.traps {
                TrapOwners::Anybody => "rules-jungle-traps-any",
                TrapOwners::Enemy => "rules-jungle-traps-enemy",
            };
            let attack = if options.trapped_attack_weakly {
                "rules-jungle-traps-attack-weakly"
            } else {
                "rules-jungle-traps-attack"
            };
            RulesPage::new("rules-jungle-traps", "squares", &["trap_red", "trap_blue"])
                .shown_by("jungle/trap")
                .saying([weak, attack].map(LocalText::new))
        })
    }

    /// J20-J23.
    fn ending(&self) -> RulesPage {
        let options = &self.tables.options;
        let mut text = vec![LocalText::new("rules-jungle-end-text")];
        if let Some(times) = options.repetitions_to_draw {
            let draw = LocalText::new("rules-jungle-end-repetition");
            text.push(draw.with("times", u32::from(times)));
        }
        if options.quiet_limit > 0 {
            let draw = LocalText::new("rules-jungle-end-quiet");
            text.push(draw.with("moves", u32::from(options.quiet_limit)));
        }
        RulesPage::new("rules-jungle-end", "squares", &["den_red", "den_blue"]).saying(text)
    }
}
