//! The pages of Arena's rules, for a level with the variants chosen.
//!
//! Which animals jump, bend, sweep or spin webs is read from the packs, and how many points win
//! from the options, so the pages are true for a modder's level too. Sentences are text keys.

use super::signs;
use super::words::animal_key;
use crate::app::catalog::rules_pages::{RulesBook, RulesPage};
use crate::app::kit::locale::{LocalText, lists};
use crate::app::session::plan::MatchPlan;
use crate::data::arena::{Level, load};
use crate::data::{Files, FromFiles, Label};
use crate::rules::arena::liberation::FREED_AT_MOST;
use crate::rules::arena::{
    Animal, Arena, BeforeBlocker, Kind, Options, Power, SIDES, Stride, Tables, WebPassing,
};

/// The pages of a planned or running match; empty if its level cannot be read.
pub(super) fn of(files: &dyn Files, plan: &MatchPlan) -> RulesBook {
    let Ok(level) = load(files, &plan.level) else { return RulesBook::default() };
    let Ok(tables) = Arena::tables(files, &plan.level, &plan.options) else {
        return RulesBook::default();
    };
    let told = PageData { level: &level, tables: &tables };
    let most = [told.goal(), told.turn(), told.moving(), told.hitting(), told.water(), told.area()];
    let pages = most.into_iter().chain([told.prison()]).chain(told.web());
    let pages = pages.chain(signs::pages(&tables));
    let names = level.animals.iter().filter_map(|animal| match &animal.name {
        Label::Words(words) => Some((animal_key(&animal.id), words.clone())),
        Label::Key(_) => None,
    });
    RulesBook { pages: pages.collect(), names: names.collect() }
}

/// The animals in either pack, each once, in the order of the level's file.
pub(in crate::app::games) fn packed(tables: &Tables) -> impl Iterator<Item = Kind> + '_ {
    let packed = |kind: &Kind| SIDES.into_iter().any(|side| tables.pack(side).contains(kind));
    (0..tables.animals().len() as u8).map(Kind).filter(packed)
}

/// The names of the animals in the packs that satisfy `holds`, and their number.
pub(in crate::app::games) fn those(
    tables: &Tables,
    holds: impl Fn(&Animal) -> bool,
) -> (LocalText, usize) {
    let animals = packed(tables).map(|kind| &tables.animals()[kind.index()]);
    let found: Vec<&Animal> = animals.filter(|animal| holds(animal)).collect();
    let names = found.iter().map(|animal| LocalText::new(animal_key(&animal.plan.id)));
    (lists::names(names), found.len())
}

/// A level, and its tables with the variants of the match applied.
struct PageData<'a> {
    level: &'a Level,
    tables: &'a Tables,
}

impl PageData<'_> {
    /// A sentence about the animals that satisfy `holds`; `None` if there are none.
    fn about(&self, key: &'static str, holds: impl Fn(&Animal) -> bool) -> Option<LocalText> {
        let (names, count) = those(self.tables, holds);
        let text = || LocalText::new(key).with("animals", names).with("count", count as u32);
        (count > 0).then(text)
    }

    /// A sentence about the animals with a power.
    fn with(&self, key: &'static str, power: Power) -> Option<LocalText> {
        self.about(key, |animal| animal.has(power))
    }

    /// A sentence about the animals with a stride that satisfies `suits`.
    fn striding(&self, key: &'static str, suits: fn(&Stride) -> bool) -> Option<LocalText> {
        let both = |animal: &Animal| {
            [false, true].into_iter().any(|water| animal.strides(water).iter().any(suits))
        };
        self.about(key, both)
    }

    /// The pictures of the animals that satisfy `holds`, at most four.
    fn heads(&self, holds: impl Fn(&Animal) -> bool) -> Vec<String> {
        let kinds = packed(self.tables).map(Kind::index);
        let kinds = kinds.filter(|kind| holds(&self.tables.animals()[*kind]));
        kinds.take(4).map(|kind| self.level.animals[kind].picture.clone()).collect()
    }

    /// R34, R93-R96.
    fn goal(&self) -> RulesPage {
        let target = |key| LocalText::new(key).with("target", u32::from(self.options().target));
        let mut text = vec![LocalText::new("rules-arena-goal-text")];
        for kind in packed(self.tables) {
            let plan = &self.tables.animals()[kind.index()].plan;
            if plan.points > 1 {
                let hunt = LocalText::new("rules-arena-goal-points");
                let hunt = hunt.with("animal", LocalText::new(animal_key(&plan.id)));
                text.push(hunt.with("points", u32::from(plan.points)));
            }
        }
        text.push(target("rules-arena-goal-wins"));
        let but = self.with("rules-arena-goal-prison-but", Power::Unjailable);
        text.push(but.unwrap_or_else(|| LocalText::new("rules-arena-goal-prison")));
        if self.options().quiet_turns > 0 {
            let quiet = LocalText::new("rules-arena-goal-quiet");
            text.push(quiet.with("turns", u32::from(self.options().quiet_turns)));
            text.extend(self.with("rules-arena-goal-quiet-web", Power::Web));
        }
        let squares = ["arena_hunt", "arena_defence_1", "arena_prison"];
        let page = RulesPage::new("rules-arena-goal", "squares", &squares).saying(text);
        RulesPage { title: target("rules-arena-goal-title"), ..page }
    }

    /// R10-R12, R17, R49.
    fn turn(&self) -> RulesPage {
        let mut text = vec![LocalText::new("rules-arena-turn-text")];
        text.extend(self.with("rules-arena-turn-rigid", Power::Rigid));
        if self.options().facings == 4 {
            text.push(LocalText::new("rules-arena-turn-facings"));
        }
        RulesPage::new("rules-arena-turn", "icons", &["action", "heading", "end_turn"])
            .shown_by("arena/headings")
            .saying(text)
    }

    /// R14-R16, R20-R23, R45, R71.
    fn moving(&self) -> RulesPage {
        let exact = self.options().exact_numbers;
        let cut = self.options().stop_before_blocker == BeforeBlocker::Cut;
        let text = [
            if exact { "rules-arena-moving-exact" } else { "rules-arena-moving-up-to" },
            "rules-arena-moving-ground",
            if exact && !cut {
                "rules-arena-moving-blocked-exact"
            } else {
                "rules-arena-moving-blocked"
            },
        ];
        let text = text.map(|key| Some(LocalText::new(key))).into_iter().chain([
            self.striding("rules-arena-moving-jumpers", |stride| stride.jumps),
            self.about("rules-arena-moving-benders", |animal| {
                [false, true].into_iter().any(|water| !animal.bends(water).is_empty())
            }),
            self.striding("rules-arena-moving-flyers", |stride| stride.flies),
            self.with("rules-arena-moving-never-back", Power::NeverBack),
        ]);
        let heads =
            self.heads(|animal| !animal.plan.jumps.is_empty() || animal.plan.bend.is_some());
        RulesPage::new("rules-arena-moving", "heads", &[])
            .shown_by("arena/bend")
            .showing_heads(heads)
            .saying(text.flatten())
    }

    /// R25-R33, R40-R54, R89-R90.
    fn hitting(&self) -> RulesPage {
        let shy = if self.options().rear_attack {
            "rules-arena-hitting-shy-front"
        } else {
            "rules-arena-hitting-shy"
        };
        let shy = self.with(shy, Power::Shy);
        let head_on =
            self.with("rules-arena-hitting-head-on", Power::HeadOn).filter(|_| shy.is_some());
        let text = [
            Some(LocalText::new("rules-arena-hitting-text")),
            self.with("rules-arena-hitting-sweepers", Power::Sweep),
            shy,
            head_on,
            self.with("rules-arena-hitting-unjailable", Power::Unjailable),
            self.with("rules-arena-hitting-harmless", Power::Harmless),
            self.with("rules-arena-hitting-armor", Power::Armor),
        ];
        RulesPage::new("rules-arena-hitting", "marks", &["ring", "spring"])
            .shown_by("arena/numbers")
            .saying(text.into_iter().flatten())
    }

    /// R60, R66-R70.
    fn water(&self) -> RulesPage {
        let never_one = |animal: &Animal| animal.enters_water() && !animal.numbers(true).has(1);
        let text = [
            Some(LocalText::new("rules-arena-water-text")),
            self.with("rules-arena-water-amphibious", Power::Amphibious),
            self.about("rules-arena-water-never-one", never_one),
            self.about("rules-arena-water-dry", |animal| !animal.enters_water()),
        ];
        RulesPage::new("rules-arena-water", "squares", &["arena_water_1", "arena_den_water_1"])
            .shown_by("arena/water")
            .saying(text.into_iter().flatten())
    }

    /// R54, R73-R80.
    fn area(&self) -> RulesPage {
        let guards = self.with("rules-arena-area-guards", Power::Guard);
        let raid = guards.is_some().then(|| LocalText::new("rules-arena-area-raid"));
        let defends = if guards.is_some() {
            "rules-arena-area-defends-guarded"
        } else {
            "rules-arena-area-defends"
        };
        let text = [
            Some(LocalText::new("rules-arena-area-text")),
            raid,
            Some(LocalText::new("rules-arena-area-own")),
            guards,
            Some(LocalText::new(defends)),
            self.with("rules-arena-area-home", Power::SafeAtHome),
        ];
        RulesPage::new("rules-arena-area", "squares", &["arena_defence_1", "arena_hunt"])
            .shown_by("arena/area")
            .saying(text.into_iter().flatten())
    }

    /// R82-R87.
    fn prison(&self) -> RulesPage {
        let most = LocalText::new("rules-arena-prison-text").with("most", u32::from(FREED_AT_MOST));
        let compensation = if self.tables.double_inside_three() {
            "rules-arena-prison-inside-three"
        } else {
            "rules-arena-prison-instead"
        };
        let text = [
            Some(most),
            self.with("rules-arena-prison-unjailable", Power::Unjailable),
            Some(LocalText::new(compensation)),
            Some(LocalText::new("rules-arena-prison-twice")),
        ];
        RulesPage::new("rules-arena-prison", "marks", &["chain", "free"])
            .shown_by("arena/rescue")
            .saying(text.into_iter().flatten())
    }

    /// R55, R58-R65. `None` on a level without webs.
    fn web(&self) -> Option<RulesPage> {
        let spinners = self.with("rules-arena-web-text", Power::Web)?;
        let passing = match self.options().web_passing {
            WebPassing::Free => "rules-arena-web-free",
            WebPassing::Deadly => "rules-arena-web-deadly",
        };
        let text = [
            Some(spinners),
            Some(LocalText::new(passing)),
            self.with("rules-arena-web-proof", Power::WebProof),
        ];
        let heads = self.heads(|animal| animal.has(Power::Web) || animal.has(Power::WebProof));
        let page = RulesPage::new("rules-arena-web", "heads", &[]).shown_by("arena/web");
        Some(page.showing_heads(heads).saying(text.into_iter().flatten()))
    }

    fn options(&self) -> &Options {
        &self.tables.options
    }
}
