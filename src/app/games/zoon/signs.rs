//! The legend of Zoon: every sign of the tribes that play, with the variants of the match.

use super::card::faces_in_play;
use super::faces;
use super::scene::look;
use super::words::{rank_name, star_line, tribe_name, trump_label};
use crate::app::catalog::rules_pages::RulesPage;
use crate::app::catalog::signs::{Sign, named};
use crate::app::hud::legend;
use crate::app::kit::locale::LocalText;
use crate::app::table::Mark as TableMark;
use crate::data::zoon::Level;
use crate::rules::zoon::{Effect, Face, Mark, Tables, Tactic, TrumpKind, TrumpPlan};

/// What the legend is made from.
pub(super) struct Legend<'a> {
    pub(super) level: &'a Level,
    pub(super) tables: &'a Tables,
    /// The tribes of the match, each once.
    pub(super) tribes: &'a [u8],
    /// Whether their reserves take part.
    pub(super) reserves: bool,
}

/// A sign, if it is seen.
fn seen(is: bool, sheet: &'static str, cell: &'static str, says: &'static str) -> Option<Sign> {
    is.then(|| Sign::new(sheet, cell, says))
}

impl Legend<'_> {
    /// Its pages.
    pub(super) fn pages(&self) -> impl Iterator<Item = RulesPage> + use<> {
        let pages = [
            RulesPage::legend("rules-legend-board", self.board()),
            RulesPage::legend("rules-legend-cards", self.cards().chain(self.trumps())),
            RulesPage::legend("rules-legend-marks", self.marks()),
        ];
        pages.into_iter().flatten()
    }

    fn faces(&self) -> impl Iterator<Item = &Face> {
        self.tribes.iter().flat_map(|tribe| faces_in_play(self.tables, *tribe, self.reserves))
    }

    fn any(&self, holds: impl Fn(&Face) -> bool) -> bool {
        self.faces().any(holds)
    }

    /// The trumps of the tribes, each with its tribe.
    fn plans(&self) -> impl Iterator<Item = (u8, &TrumpPlan)> {
        let of = |tribe: &u8| {
            let tribe = *tribe;
            self.tables.tribe(tribe).trumps.iter().map(move |plan| (tribe, plan))
        };
        self.tribes.iter().flat_map(of)
    }

    fn has(&self, kind: impl Fn(&TrumpKind) -> bool) -> bool {
        self.plans().any(|(_, plan)| kind(&plan.kind))
    }

    /// Zones, terrain and the backs of cards.
    fn board(&self) -> impl Iterator<Item = Sign> {
        let zone = |square| {
            let cell = look(self.tables, square);
            let says = ["deploy", "camp", "middle"].into_iter().find(|zone| cell.contains(zone))?;
            Some(Sign::new("squares", cell, format!("zoon-sign-{says}")))
        };
        let back = |tribe: &u8| {
            let family = &self.level.tribes[usize::from(*tribe)].picture;
            let says =
                LocalText::new("zoon-sign-back").with("tribe", tribe_name(self.tables, *tribe));
            Sign::new("cards", format!("back_{family}"), says)
        };
        let terrain = self.plans().filter_map(|(tribe, plan)| {
            let TrumpKind::Terrain { squares, owner_passes, .. } = plan.kind else { return None };
            // What covers several squares has a drawing for each of them.
            let cell = faces::terrain(owner_passes, (squares > 1).then_some("left"));
            let also: &[_] = if owner_passes { &[] } else { &["zoon_peat"] };
            let name = trump_label(self.tables, tribe, plan);
            let says = named(name, ["rules-zoon-trumps-terrain".into()]);
            Some(Sign::new("squares", cell, says).also_drawn(also))
        });
        self.tables
            .grid
            .squares()
            .filter_map(zone)
            .chain(terrain)
            .chain(self.tribes.iter().map(back))
    }

    /// What stands on the cards of Zoons.
    fn cards(&self) -> impl Iterator<Item = Sign> {
        let moves = self.any(|face| !face.paths.is_empty());
        let green = self.any(|face| !face.green.is_empty());
        let star = self.any(|face| face.corners.contains(&Mark::Star));
        let devours = self.any(|face| face.star == Some(Effect::Devour));
        let touched =
            if devours { "rules-zoon-touch-star-devours" } else { "rules-zoon-touch-star" };
        // A line in every direction, and what joins two of them.
        let path = seen(moves, "grid", "path_up", "zoon-sign-path");
        let path = path.map(|sign| sign.also_drawn(&["path", "joint"]));
        let signs = [
            seen(true, "icons", "card", "zoon-sign-card"),
            seen(true, "zoon", "plate", "zoon-sign-corner"),
            seen(true, "zoon", "plate_lit", "zoon-sign-corner-lit"),
            seen(star, "zoon", "star", touched),
            seen(moves || green, "grid", "start", "zoon-sign-start"),
            seen(moves, "grid", "yellow", "zoon-sign-yellow"),
            path,
            seen(moves || green, "grid", "dot", "zoon-sign-dot"),
            seen(green, "grid", "green", "zoon-sign-green"),
        ];
        let effects = self.faces().filter_map(|face| face.star);
        let effects =
            effects.map(|effect| Sign::new("marks", faces::effect_cell(effect), star_line(effect)));
        signs.into_iter().flatten().chain(effects)
    }

    /// What stands on trumps, and the badges of gear.
    fn trumps(&self) -> impl Iterator<Item = Sign> {
        let shot = self.has(|kind| matches!(kind, TrumpKind::Shot { .. }));
        let crossed = self.has(
            |kind| matches!(kind, TrumpKind::Shot { corners, .. } if corners.contains(&Mark::Cross)),
        );
        let leaps = self.has(|kind| matches!(kind, TrumpKind::Tactic(Tactic::Leap { .. })));
        let aim = [
            seen(shot, "grid", "shooter", "zoon-sign-shooter"),
            seen(shot, "grid", "aim", "zoon-sign-aim"),
            seen(crossed, "zoon", "cross", "rules-zoon-trumps-cross"),
            seen(leaps, "marks", "leap", "mark-leap"),
        ];
        let kinds = self.plans().map(|(_, plan)| {
            let (frame, name, says) = match plan.kind {
                TrumpKind::Shot { .. } => {
                    ("trump_shot", "zoon-kind-shot", "rules-zoon-trumps-shot")
                }
                TrumpKind::Gear { .. } => {
                    ("trump_gear", "zoon-kind-gear", "rules-zoon-trumps-gear")
                }
                TrumpKind::Terrain { .. } => {
                    ("trump_terrain", "zoon-kind-terrain", "rules-zoon-trumps-terrain")
                }
                TrumpKind::Tactic(_) => {
                    ("trump_tactic", "zoon-kind-tactic", "rules-zoon-trumps-tactic")
                }
            };
            Sign::new("cards", frame, named(name.into(), [says.into()]))
        });
        let own = self.plans().filter_map(|(tribe, plan)| self.own(tribe, plan));
        kinds.chain(aim.into_iter().flatten()).chain(own)
    }

    /// The sign that only one trump brings along.
    fn own(&self, tribe: u8, plan: &TrumpPlan) -> Option<Sign> {
        match plan.kind {
            TrumpKind::Tactic(Tactic::Lure { asks, .. }) => {
                let says = LocalText::new("zoon-sign-regalia").with("rank", rank_name(asks));
                Some(Sign::new("zoon", format!("regalia_{}", asks.id()), says))
            }
            TrumpKind::Gear { .. } => {
                let trumps = &self.level.tribes[usize::from(tribe)].trumps;
                let drawn = trumps.iter().find(|trump| trump.id == plan.id)?;
                let cell = format!("zoon_gear_{}", drawn.picture.replace('-', "_"));
                let label = trump_label(self.tables, tribe, plan);
                Some(Sign::new("marks", cell, named(label, ["rules-zoon-trumps-gear".into()])))
            }
            _ => None,
        }
    }

    fn marks(&self) -> impl Iterator<Item = Sign> {
        let does = |wanted: fn(&Effect) -> bool| {
            self.any(|face| face.star.is_some_and(|star| wanted(&star)))
        };
        let lures = self.has(|kind| matches!(kind, TrumpKind::Tactic(Tactic::Lure { .. })));
        let mut marks = vec![TableMark::Ring, TableMark::Leap, TableMark::Threat, TableMark::Ready];
        marks.extend(lures.then_some(TableMark::Lure));
        marks.extend(does(|star| matches!(star, Effect::Peek { .. })).then_some(TableMark::Look));
        let stuns = does(|star| matches!(star, Effect::Stun { .. }));
        let opens = does(|star| *star == Effect::FaceUp);
        let badges = [
            seen(true, "marks", "zoon_ready", "zoon-sign-ready"),
            seen(true, "marks", "zoon_waiting", "zoon-sign-waiting"),
            seen(stuns, "marks", "zoon_stunned", "zoon-note-stunned"),
            seen(opens, "marks", "zoon_open", "zoon-note-open"),
        ];
        legend::marks(&marks).into_iter().chain(badges.into_iter().flatten())
    }
}
