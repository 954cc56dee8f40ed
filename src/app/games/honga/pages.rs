//! The pages of Honga's rules, for a level with the variants chosen.
//!
//! Numbers, decks and areas are read from the level, so the pages are true for a modder's level
//! too. Sentences are text keys.

use std::borrow::Cow;

use super::faces::{SHEET, effect_cell};
use super::signs;
use super::words::{area, area_key, goods, listed};
use crate::app::catalog::rules_pages::{RulesBook, RulesPage};
use crate::app::kit::locale::{LocalText, lists};
use crate::app::session::plan::MatchPlan;
use crate::data::honga::{Level, load};
use crate::data::{Files, FromFiles, Label};
use crate::rules::honga::{AreaKind, Colour, Effect, Honga, Options, Stock, Tables};

/// The pages of a planned or running match; empty if its level cannot be read.
pub(super) fn of(files: &dyn Files, plan: &MatchPlan) -> RulesBook {
    let Ok(level) = load(files, &plan.level) else { return RulesBook::default() };
    let Ok(tables) = Honga::tables(files, &plan.level, &plan.options) else {
        return RulesBook::default();
    };
    let told = PageData { tables: &tables };
    let pages = [
        told.goal(),
        told.disc(),
        told.tiger(),
        told.areas(),
        told.herd(),
        told.tusk(),
        told.points(),
        told.forest(),
        told.end(),
    ];
    let pages = pages.into_iter().chain(signs::pages(&tables));
    RulesBook { pages: pages.collect(), names: names(&level) }
}

/// The names of areas that the level brings along.
fn names(level: &Level) -> Vec<(String, String)> {
    let own = level.areas.iter().filter_map(|area| match &area.name {
        Label::Words(words) => Some((area_key(&area.id), words.clone())),
        Label::Key(_) => None,
    });
    own.collect()
}

/// A level's tables with the variants of the match applied.
struct PageData<'a> {
    tables: &'a Tables,
}

/// A sentence with a number.
fn counted(key: &'static str, count: impl Into<u32>) -> LocalText {
    LocalText::new(key).with("count", count.into())
}

/// A sentence about raw materials.
fn about(key: &'static str, stock: Stock) -> LocalText {
    LocalText::new(key).with("goods", goods(stock, 0))
}

impl PageData<'_> {
    fn options(&self) -> &Options {
        &self.tables.options
    }

    /// The numbers of players that the level allows.
    fn seats(&self) -> impl Iterator<Item = u8> + use<> {
        let [least, most] = self.options().seats;
        least..=most
    }

    /// A number that depends on the number of players: equal ones are grouped, and a number that is
    /// the same for all stands alone.
    fn by_seats(&self, number: impl Fn(u8) -> u8) -> LocalText {
        let seats: Vec<u8> = self.seats().collect();
        let groups = seats.chunk_by(|one, other| number(*one) == number(*other));
        let texts: Vec<LocalText> = groups
            .map(|group| {
                let players = lists::numbers(group.iter().copied());
                let text = counted("rules-honga-by-seats", number(group[0]));
                text.with("players", players)
            })
            .collect();
        match texts.len() {
            1 => lists::numbers(seats.first().map(|least| number(*least))),
            _ => listed(texts),
        }
    }

    /// The effects of the level's bonus cards.
    fn effects(&self) -> impl Iterator<Item = Effect> {
        self.tables.bonus_kinds().map(|kind| self.tables.bonus_card(kind).effect)
    }

    /// H51, H54, H57: whether a card that can be played chases HONGA.
    fn chases(&self) -> bool {
        let chases = |effect| {
            matches!(effect, Effect::Chase | Effect::LuckyHandOrChase | Effect::StepsOrChase(_))
        };
        self.options().bonus_a_turn > 0 && self.effects().any(chases)
    }

    /// The number of hands on a disc of this colour; `None` if there is no such disc.
    fn hands(&self, colour: Colour) -> Option<u8> {
        let mut discs = self.tables.disc_kinds().map(|kind| self.tables.disc(kind));
        discs.find(|disc| disc.colour == colour).map(|disc| disc.hands.iter().sum())
    }

    /// H6, H66.
    fn goal(&self) -> RulesPage {
        let mut text = vec![
            LocalText::new("rules-honga-goal-text"),
            about("rules-honga-goal-start", self.options().start),
        ];
        let ahead = self.ahead();
        if !ahead.is_empty() {
            text.push(LocalText::new("rules-honga-goal-ahead"));
            text.extend(ahead);
        }
        RulesPage::new("rules-honga-goal", SHEET, &["honga_awake", "bonus_points", "caveman_1"])
            .saying(text)
    }

    /// Which players begin with how much more, for each number of players.
    fn ahead(&self) -> Vec<LocalText> {
        let mut text = Vec::new();
        for seats in self.seats() {
            let mut given: Vec<(Stock, Vec<u8>)> = Vec::new();
            for nth in 0..seats {
                let more = self.tables.ahead(seats, nth);
                match given.iter_mut().find(|(stock, _)| *stock == more) {
                    Some((_, players)) => players.push(nth),
                    None => given.push((more, vec![nth])),
                }
            }
            for (more, players) in given.iter().filter(|(more, _)| !more.is_empty()) {
                let nth = |nth: &u8| LocalText::new(format!("rules-honga-nth-{}", nth + 1));
                let sentence = about("rules-honga-goal-more", *more)
                    .with("players", u32::from(seats))
                    .with("who", lists::names(players.iter().map(nth)))
                    .with("count", players.len() as u32);
                text.push(sentence);
            }
        }
        text
    }

    /// H11, H14, H22.
    fn disc(&self) -> RulesPage {
        let mut text = vec![LocalText::new("rules-honga-disc-text")];
        text.extend(self.hands(Colour::Grey).map(|hands| counted("rules-honga-disc-hands", hands)));
        text.push(LocalText::new(if self.options().open_discs {
            "rules-honga-disc-open"
        } else {
            "rules-honga-disc-hidden"
        }));
        RulesPage::new("rules-honga-disc", SHEET, &["disc_grey", "paw_grey", "rotate", "place"])
            .shown_by("honga/two")
            .saying(text)
    }

    /// H13-H21.
    fn tiger(&self) -> RulesPage {
        let stays =
            if self.chases() { "rules-honga-tiger-chased" } else { "rules-honga-tiger-stays" };
        let text = ["rules-honga-tiger-text", "rules-honga-tiger-again", stays];
        let cells = ["honga_asleep", "honga_awake", "honga_eating"];
        RulesPage::new("rules-honga-tiger", SHEET, &cells)
            .shown_by("honga/watch")
            .saying(text.map(LocalText::new))
    }

    /// H22-H25.
    fn areas(&self) -> RulesPage {
        let gathering = |at: &_| matches!(self.tables.area_kind(*at), AreaKind::Gathering(_));
        let areas: Vec<LocalText> =
            self.tables.areas().filter(gathering).map(|at| area(self.tables, at)).collect();
        let Options { track, joker, .. } = *self.options();
        let mut text = Vec::new();
        if !areas.is_empty() {
            text.push(LocalText::new("rules-honga-areas-text").with("areas", lists::names(areas)));
        }
        text.push(counted("rules-honga-areas-room", track));
        if joker > 0 {
            text.push(counted("rules-honga-areas-joker", joker));
        }
        text.push(LocalText::new("rules-honga-areas-order"));
        let cells = ["fish", "berry", "mushroom", "water", "joker"];
        let cells = &cells[..if joker > 0 { 5 } else { 4 }];
        RulesPage::new("rules-honga-areas", SHEET, cells).saying(text)
    }

    /// H27-H31, H44.
    fn herd(&self) -> RulesPage {
        let Options { lure, mammoths, .. } = *self.options();
        let spaces = self.by_seats(|seats| self.tables.herd(seats));
        let mut text = vec![
            about("rules-honga-herd-text", lure).with("mammoths", u32::from(mammoths)),
            LocalText::new("rules-honga-herd-push").with("spaces", spaces),
        ];
        let mut cards = self.tables.barter_kinds().map(|kind| self.tables.barter_card(kind));
        if cards.any(|card| card.mammoths > 0) {
            text.push(LocalText::new("rules-honga-herd-barter"));
        }
        RulesPage::new("rules-honga-herd", SHEET, &["mammoth_1", "mammoth_2", "herd_tablet"])
            .shown_by("honga/herd")
            .saying(text)
    }

    /// H32-H34, H60.
    fn tusk(&self) -> RulesPage {
        let red = self.hands(Colour::Red);
        let text = [
            LocalText::new("rules-honga-tusk-text"),
            match red {
                Some(hands) => counted("rules-honga-tusk-red", hands),
                None => LocalText::new("rules-honga-tusk-nothing"),
            },
            LocalText::new("rules-honga-tusk-counted"),
        ];
        let cells: &[_] = if red.is_some() { &["tusk", "disc_red", "paw_red"] } else { &["tusk"] };
        RulesPage::new("rules-honga-tusk", SHEET, cells).saying(text)
    }

    /// H35-H41.
    fn points(&self) -> RulesPage {
        let top = self.tables.top();
        let mountain = counted("rules-honga-points-mountain", top)
            .with("points", u32::from(self.tables.step_points(top)));
        let text = [
            counted("rules-honga-points-barter", self.options().open),
            mountain,
            LocalText::new("rules-honga-points-surplus"),
        ];
        RulesPage::new("rules-honga-points", SHEET, &["bonus_barter", "step", "step_last"])
            .shown_by("honga/barter")
            .saying(text)
    }

    /// H26, H46-H52.
    fn forest(&self) -> RulesPage {
        let Options { bonus_a_turn, watched_bonus, .. } = *self.options();
        let watched = if watched_bonus {
            "rules-honga-forest-watched"
        } else {
            "rules-honga-forest-unwatched"
        };
        let lucky = |effect| matches!(effect, Effect::LuckyHand | Effect::LuckyHandOrChase);
        let text = [
            Some(LocalText::new("rules-honga-forest-good")),
            Some(LocalText::new(watched)),
            self.effects().any(lucky).then(|| LocalText::new("rules-honga-forest-late")),
            self.chases().then(|| LocalText::new("rules-honga-forest-chase")),
        ];
        let text = text.into_iter().flatten().filter(|_| bonus_a_turn > 0);
        let drawn = counted("rules-honga-forest-text", bonus_a_turn);
        let text = std::iter::once(drawn).chain(text);
        let mut cells: Vec<&'static str> = self.effects().map(effect_cell).collect();
        cells.dedup();
        cells.truncate(4);
        let pictures = cells.into_iter().map(|cell| (SHEET, Cow::Borrowed(cell))).collect();
        let page =
            RulesPage::new("rules-honga-forest", SHEET, &[]).shown_by("honga/forest").saying(text);
        RulesPage { pictures, ..page }
    }

    /// H63-H66.
    fn end(&self) -> RulesPage {
        let goals = self.by_seats(|seats| self.tables.goal(seats));
        let mut text = vec![LocalText::new("rules-honga-end-goal").with("goals", goals)];
        if self.options().rounds > 0 {
            text.push(counted("rules-honga-end-rounds", self.options().rounds));
        }
        text.push(LocalText::new("rules-honga-end-text"));
        RulesPage::new("rules-honga-end", SHEET, &["bonus_points", "fire", "caveman_2"])
            .saying(text)
    }
}
