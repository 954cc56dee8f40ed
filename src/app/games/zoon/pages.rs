//! The pages of Zoon's rules for a level, with the tribes and variants chosen.
//!
//! What a turn offers, what a hand can hold and what cards can do is read from the two tribes that
//! play, so the pages are also right for a modder's level.

use std::borrow::Cow;

use super::TOUCH;
use super::card::faces_in_play;
use super::signs::Legend;
use super::words::{tribe_key, tribe_name, trump_key};
use crate::app::catalog::rules_pages::{RulesBook, RulesPage};
use crate::app::hud::handover_panel::TRUST;
use crate::app::kit::locale::LocalText;
use crate::app::session::plan::{MatchPlan, PlayerKind};
use crate::app::table::TableGame;
use crate::app::table::turns::handover::STAYS_OPEN;
use crate::data::zoon::{Level, load};
use crate::data::{Files, FromFiles, Label};
use crate::rules::zoon::{
    Deployment, Effect, Face, Mark, Peeking, Setup, Tables, TrumpKind, TrumpPlan, Zoon,
};

/// The pages of a planned or running match; none when its level cannot be read.
pub(super) fn of(files: &dyn Files, plan: &MatchPlan) -> RulesBook {
    let Ok(level) = load(files, &plan.level) else { return RulesBook::default() };
    let Ok(tables) = Zoon::tables(files, &plan.level, &plan.options) else {
        return RulesBook::default();
    };
    let setup = Zoon::setup(&tables, plan);
    let told = PageData { level: &level, tables: &tables, setup: &setup, plan };
    let most = [told.goal(), told.secret(), told.moving(), told.combat(), told.touch()];
    let others = [told.trumps(), told.screen(), told.draws()];
    let own = |key: String, label: &Label| match label {
        Label::Words(words) => Some((key, words.clone())),
        Label::Key(_) => None,
    };
    let names = level.tribes.iter().flat_map(|tribe| {
        let trumps = tribe.trumps.iter();
        let trumps = trumps.filter_map(|trump| own(trump_key(&tribe.id, &trump.id), &trump.name));
        own(tribe_key(&tribe.id), &tribe.name).into_iter().chain(trumps).collect::<Vec<_>>()
    });
    let pages = most.into_iter().chain(others.into_iter().flatten());
    let tribes: Vec<u8> = told.tribes().collect();
    let legend =
        Legend { level: &level, tables: &tables, tribes: &tribes, reserves: setup.reserves };
    let pages = pages.chain(legend.pages());
    RulesBook { pages: pages.collect(), names: names.collect() }
}

/// A level, and the match's variants and set-up.
struct PageData<'a> {
    level: &'a Level,
    tables: &'a Tables,
    setup: &'a Setup,
    plan: &'a MatchPlan,
}

/// A sentence that counts something.
fn counted(key: &'static str, name: &'static str, count: impl Into<u32>) -> LocalText {
    LocalText::new(key).with(name, count.into())
}

impl PageData<'_> {
    /// The tribes of the match, each once.
    fn tribes(&self) -> impl Iterator<Item = u8> + '_ {
        let [one, other] = self.setup.tribes;
        [Some(one), (one != other).then_some(other)].into_iter().flatten()
    }

    /// The faces of a tribe that take part.
    fn faces(&self, tribe: u8) -> impl Iterator<Item = &Face> {
        faces_in_play(self.tables, tribe, self.setup.reserves)
    }

    /// Whether a face that takes part satisfies `holds`.
    fn any(&self, holds: impl Fn(&Face) -> bool) -> bool {
        self.tribes().any(|tribe| self.faces(tribe).any(&holds))
    }

    /// The trumps of both tribes.
    fn all_trumps(&self) -> impl Iterator<Item = &TrumpPlan> {
        self.tribes().flat_map(|tribe| &self.tables.tribe(tribe).trumps)
    }

    fn has_trumps(&self) -> bool {
        self.all_trumps().next().is_some()
    }

    /// Z80: whether a tribe has a card besides those of its deployment.
    fn has_reserves(&self) -> bool {
        self.any(|face| face.reserve)
    }

    /// A picture of each tribe: its sheet and cell.
    fn pictured(
        &self,
        sheet: &'static str,
        cell: impl Fn(&str) -> String,
    ) -> Vec<(&'static str, Cow<'static, str>)> {
        let family = |tribe: u8| &self.level.tribes[usize::from(tribe)].picture;
        self.tribes().map(|tribe| (sheet, Cow::Owned(cell(family(tribe))))).collect()
    }

    /// Z2, Z12, Z45.
    fn goal(&self) -> RulesPage {
        let cards = |tribe| u32::from(self.tables.cards(tribe, self.setup.reserves));
        let counts: Vec<u32> = self.tribes().map(cards).collect();
        let mut text: Vec<LocalText> = if counts.iter().all(|count| *count == counts[0]) {
            vec![counted("rules-zoon-goal-zoons", "zoons", counts[0])]
        } else {
            let tribes = self.tribes().zip(counts);
            let of_tribe = |(tribe, zoons)| {
                let text = counted("rules-zoon-goal-tribe", "zoons", zoons);
                text.with("tribe", tribe_name(self.tables, tribe))
            };
            tribes.map(of_tribe).collect()
        };
        text.push(LocalText::new("rules-zoon-goal-text"));
        let pictures = self.pictured("zoon", |family| format!("{family}_emblem"));
        let page = RulesPage::new("rules-zoon-goal", "zoon", &[]).shown_by("zoon/grids");
        RulesPage { pictures, ..page.saying(text) }
    }

    /// Z7, Z13, Z27.
    fn secret(&self) -> RulesPage {
        let formations = |tribe| !self.level.tribes[usize::from(tribe)].plan.formations.is_empty();
        let ready = self.setup.deployment == Deployment::Formations;
        let laid = if ready && self.tribes().any(formations) {
            "rules-zoon-secret-ready"
        } else {
            "rules-zoon-secret-by-hand"
        };
        let seen = match self.setup.peeking {
            Peeking::OwnTurn => "rules-zoon-secret-own-turn",
            Peeking::OneByOne => "rules-zoon-secret-one-by-one",
            Peeking::Always => "rules-zoon-secret-always",
        };
        let rows = self.level.plan.zones.deployment;
        let text = [
            counted("rules-zoon-secret-text", "rows", rows),
            counted(laid, "changes", self.tables.options.rearrangements),
            LocalText::new(seen),
            LocalText::new("rules-zoon-secret-hints"),
        ];
        let pictures = self.pictured("cards", |family| format!("back_{family}"));
        RulesPage { pictures, ..RulesPage::new("rules-zoon-secret", "cards", &[]).saying(text) }
    }

    /// Z11, Z17-Z21, Z78, Z79.
    fn moving(&self) -> RulesPage {
        let turn = match (self.has_trumps(), self.has_reserves()) {
            (false, false) => "rules-zoon-moving-turn",
            (true, false) => "rules-zoon-moving-turn-trump",
            (false, true) => "rules-zoon-moving-turn-reserve",
            (true, true) => "rules-zoon-moving-turn-all",
        };
        let green = self.any(|face| !face.green.is_empty());
        let rows = self.level.plan.zones.reinforcement;
        let reserve = || counted("rules-zoon-moving-reserve", "rows", rows);
        let text = [
            Some(LocalText::new(turn)),
            Some(LocalText::new("rules-zoon-moving-text")),
            green.then(|| LocalText::new("rules-zoon-moving-green")),
            Some(LocalText::new("rules-zoon-moving-up")),
            self.has_reserves().then(reserve),
        ];
        let cells: &[_] =
            if green { &["start", "yellow", "green", "dot"] } else { &["start", "yellow", "dot"] };
        let page = RulesPage::new("rules-zoon-moving", "grid", cells);
        let page = if green { page.shown_by("zoon/flight") } else { page };
        page.saying(text.into_iter().flatten())
    }

    /// Z23, Z32-Z37.
    fn combat(&self) -> RulesPage {
        let duel = self.plan.option(TOUCH) == Some("duel") && self.are_human();
        let touched = if duel { "rules-zoon-combat-duel" } else { "rules-zoon-combat-one-by-one" };
        RulesPage::new("rules-zoon-combat", "marks", &["zoon_clash", "zoon_ready"])
            .shown_by("zoon/path")
            .saying(["rules-zoon-combat-text", touched].map(LocalText::new))
    }

    /// Z31, Z39-Z43. Single corners are touched only on a card that lies face up for good.
    fn touch(&self) -> RulesPage {
        let does = |wanted: fn(&Effect) -> bool| {
            self.any(|face| face.star.is_some_and(|star| wanted(&star)))
        };
        let starred = |face: &Face| face.corners.contains(&Mark::Star);
        let stars = self.any(starred);
        let both = self.tribes().all(|tribe| self.faces(tribe).any(starred));
        let star = if does(|star| *star == Effect::Devour) {
            "rules-zoon-touch-star-devours"
        } else {
            "rules-zoon-touch-star"
        };
        let text = [
            (true, "rules-zoon-touch-text"),
            (does(|star| *star == Effect::FaceUp), "rules-zoon-touch-open"),
            (stars, star),
            (both, "rules-zoon-touch-both"),
        ];
        let text = text.into_iter().filter(|(said, _)| *said);
        let text = text.map(|(_, key)| LocalText::new(key));
        let (key, cells): (_, &[&str]) = if stars {
            ("rules-zoon-touch", &["plate_lit", "plate_half", "star"])
        } else {
            ("rules-zoon-corners", &["plate_lit", "plate_half"])
        };
        RulesPage::new(key, "zoon", cells).shown_by("zoon/corners").saying(text)
    }

    /// Z54, Z59, Z64, Z68-Z74. `None` where no tribe has trumps.
    fn trumps(&self) -> Option<RulesPage> {
        let any = |holds: fn(&TrumpKind) -> bool| self.all_trumps().any(|trump| holds(&trump.kind));
        let crossed = |kind: &TrumpKind| match kind {
            TrumpKind::Shot { corners, .. } => corners.contains(&Mark::Cross),
            _ => false,
        };
        let shots = any(|kind| matches!(kind, TrumpKind::Shot { .. }));
        let beaten = if self.tables.options.beaten_shots_fall {
            "rules-zoon-trumps-beaten-lost"
        } else {
            "rules-zoon-trumps-beaten-kept"
        };
        let gear = any(|kind| matches!(kind, TrumpKind::Gear { .. }));
        let terrain = any(|kind| matches!(kind, TrumpKind::Terrain { .. }));
        let tactics = any(|kind| matches!(kind, TrumpKind::Tactic(_)));
        let text = [
            (shots, "rules-zoon-trumps-shot"),
            (any(crossed), "rules-zoon-trumps-cross"),
            (shots, beaten),
            (gear, "rules-zoon-trumps-gear"),
            (terrain, "rules-zoon-trumps-terrain"),
            (tactics, "rules-zoon-trumps-tactic"),
            (true, "rules-zoon-trumps-text"),
        ];
        let cells = [
            (shots, "zoon_kind_shot"),
            (gear, "zoon_kind_gear"),
            (terrain, "zoon_kind_terrain"),
            (tactics, "zoon_kind_tactic"),
        ];
        let said = |all: &[(bool, &'static str)]| {
            let said = all.iter().filter(|(said, _)| *said);
            said.map(|(_, key)| *key).collect::<Vec<_>>()
        };
        self.has_trumps().then(|| {
            RulesPage::new("rules-zoon-trumps", "marks", &said(&cells))
                .shown_by(if shots { "zoon/shot" } else { "zoon/gear" })
                .saying(said(&text).into_iter().map(LocalText::new))
        })
    }

    /// How two share a screen. `None` where only one person plays.
    fn screen(&self) -> Option<RulesPage> {
        let opened = if self.plan.option(TRUST.0) == Some(TRUST.1) {
            "rules-zoon-screen-tap"
        } else {
            "rules-zoon-screen-hold"
        };
        let minutes = (STAYS_OPEN.as_secs() / 60) as u32;
        let text = [
            LocalText::new("rules-zoon-screen-text"),
            LocalText::new(opened),
            counted("rules-zoon-screen-shuts", "minutes", minutes),
        ];
        let page = RulesPage::new("rules-zoon-screen", "marks", &["zoon_waiting", "zoon_open"]);
        self.are_human().then(|| page.saying(text))
    }

    /// Whether no computer plays.
    fn are_human(&self) -> bool {
        self.plan.seats.iter().all(|seat| seat.player == PlayerKind::Human)
    }

    /// Z82. `None` where quiet turns are not counted.
    fn draws(&self) -> Option<RulesPage> {
        let options = &self.tables.options;
        let stirs = if self.has_trumps() {
            "rules-zoon-draws-any"
        } else if self.has_reserves() {
            "rules-zoon-draws-placed"
        } else {
            "rules-zoon-draws-combat"
        };
        let after = |key, turns: u16| {
            (turns > 0).then(|| counted(key, "turns", turns).with("stirs", LocalText::new(stirs)))
        };
        let text: Vec<LocalText> = [
            after("rules-zoon-draws-advised", options.draw_advised),
            after("rules-zoon-draws-text", options.draw),
        ]
        .into_iter()
        .flatten()
        .collect();
        let page = RulesPage::new("rules-zoon-draws", "marks", &["zoon_waiting"]);
        (!text.is_empty()).then(|| page.saying(text))
    }
}
