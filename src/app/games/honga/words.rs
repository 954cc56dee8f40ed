//! Honga's events and decisions as text keys.
//!
//! Seats are named by the colours of their tokens; the log itself puts the acting seat before a
//! line. Events that are obvious from others have no line, such as an exchanged card between its
//! price and its points.

use super::faces;
use crate::app::kit::locale::LocalText;
use crate::app::table::{Belonging, Belongings, Joins, LogLine};
use crate::rules::honga::{
    Area, AreaKind, Awaited, BonusKind, BonusPlan, Cause, Colour, Effect, Ending, Event, Field,
    Meal, Pile, Resource, Source, Stock, Tables, Tray, View,
};
use crate::rules::{MAX_SEATS, Seat, Side, Viewer};

/// A raw material's name.
pub(in crate::app::games) fn resource(resource: Resource) -> LocalText {
    LocalText::new(format!("honga-resource-{}", resource.id()))
}

/// A raw material's name in the plural.
pub(in crate::app::games) fn plural(one: Resource) -> LocalText {
    LocalText::new("honga-plural").with("good", resource(one))
}

/// An area's name.
pub(in crate::app::games) fn area(tables: &Tables, area: Area) -> LocalText {
    LocalText::new(area_key(tables.area_id(area)))
}

pub(super) fn area_key(id: &str) -> String {
    format!("honga-area-{id}")
}

/// A seat's name: its colour.
pub(in crate::app::games) fn seat(seat: Seat) -> LocalText {
    LocalText::new(format!("honga-seat-{}", usize::from(seat.0) % MAX_SEATS + 1))
}

/// The text key of an effect.
pub(super) fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::Barter(_) => "honga-bonus-barter",
        Effect::Points(_) => "honga-bonus-points",
        Effect::Chase => "honga-bonus-chase",
        Effect::LuckyHand => "honga-bonus-lucky-hand",
        Effect::ExtraDisc => "honga-bonus-extra-disc",
        Effect::LuckyHandOrChase => "honga-bonus-lucky-hand-or-chase",
        Effect::Swap(_) => "honga-bonus-swap",
        Effect::Docile => "honga-bonus-docile",
        Effect::StepsOrChase(_) => "honga-bonus-steps-or-chase",
        Effect::BoughtPoints { .. } => "honga-bonus-bought-points",
    }
}

/// A bonus card's name: the level's if it brings one, else that of its effect.
pub(in crate::app::games) fn bonus(tables: &Tables, kind: BonusKind) -> LocalText {
    LocalText::new(bonus_key(tables.bonus_card(kind)))
}

pub(super) fn bonus_key(plan: &BonusPlan) -> String {
    format!("{}/{}", effect_key(plan.effect), plan.id)
}

pub(super) fn place_key(id: &str) -> String {
    format!("honga-place-{id}")
}

/// A sentence about a bonus card's effect.
pub(in crate::app::games) fn bonus_line(plan: &BonusPlan) -> LocalText {
    let line = LocalText::new(format!("{}-line", effect_key(plan.effect)));
    match plan.effect {
        Effect::Barter(stock) => line.with("goods", goods(stock, 0)),
        Effect::Points(points) => line.with("points", u32::from(points)),
        Effect::StepsOrChase(steps) => line.with("steps", u32::from(steps)),
        Effect::Swap([one, other]) => line.with("one", plural(one)).with("other", plural(other)),
        Effect::BoughtPoints { resources, most } => {
            let all: Vec<LocalText> = resources.iter().map(plural).collect();
            line.with("goods", listed(all)).with("most", u32::from(most))
        }
        _ => line,
    }
}

/// A list of raw materials and mammoths: "2 fish, 1 berry".
pub(in crate::app::games) fn goods(stock: Stock, mammoths: u8) -> LocalText {
    let some = Resource::ALL.into_iter().filter(|one| stock.of(*one) > 0);
    let mut all: Vec<LocalText> = some.map(|one| counted(one, stock.of(one))).collect();
    if mammoths > 0 {
        all.push(LocalText::new("honga-units-mammoth").with("count", u32::from(mammoths)));
    }
    if all.is_empty() { LocalText::new("honga-nothing") } else { listed(all) }
}

/// A number of bonus cards.
const CARDS: &str = "honga-badge-forest";

/// A number of units of a raw material.
pub(super) fn counted(resource: Resource, count: u8) -> LocalText {
    LocalText::new(unit_key(resource)).with("count", u32::from(count))
}

fn unit_key(resource: Resource) -> String {
    format!("honga-units-{}", resource.id())
}

/// A list with commas between its entries.
pub(super) fn listed(all: Vec<LocalText>) -> LocalText {
    let mut names = all.into_iter();
    let first = names.next().unwrap_or_default();
    names.fold(first, |all, next| {
        LocalText::new("honga-list").with("first", all).with("second", next)
    })
}

/// The line that names the seat that begins, for the banner and the log.
pub(super) fn begins(who: Seat) -> LocalText {
    LocalText::new("honga-log-begins").with("side", seat(who))
}

/// The pending decision, or what is left of the turn; `None` for a viewer at another seat.
pub(super) fn turn_line(tables: &Tables, view: &View) -> Option<LocalText> {
    let moment = view.field().turn_state();
    let decider = moment.decider()?;
    if matches!(view.viewer(), Viewer::Seat(viewer) if viewer != decider) {
        return None;
    }
    let says = |key: &'static str| LocalText::new(key);
    Some(match moment.awaited {
        Awaited::Placement => says("honga-turn-place"),
        Awaited::Keep => says("honga-turn-keep"),
        Awaited::Spare { cost, left } => {
            says("honga-turn-spare").with("left", u32::from(left)).with("cost", goods(cost, 0))
        }
        Awaited::Payment { either, .. } if either > 0 => {
            let [one, other] = tables.swap()?;
            says("honga-turn-either")
                .with("left", u32::from(either))
                .with("one", plural(one))
                .with("other", plural(other))
        }
        Awaited::Payment { mammoths, .. } => {
            says("honga-turn-mammoths").with("left", u32::from(mammoths))
        }
        Awaited::Purchase { left, .. } => says("honga-turn-buy").with("left", u32::from(left)),
        Awaited::Deeds => deeds_line(tables, view),
        _ => return None,
    })
}

/// The hands left outside the lair, which do nothing there.
pub(super) fn hands_left(tables: &Tables, field: &Field) -> u32 {
    let moment = field.turn_state();
    let quarters = tables.place(moment.place).quarters.into_iter().zip(moment.hands);
    let useful = quarters.filter(|(area, _)| tables.area_kind(*area) != AreaKind::Honga);
    useful.map(|(_, hands)| u32::from(hands)).sum()
}

/// The hands left, and the effects of bonus cards played this turn.
fn deeds_line(tables: &Tables, view: &View) -> LocalText {
    let moment = view.field().turn_state();
    let left = LocalText::new("honga-turn-hands").with("hands", hands_left(tables, view.field()));
    let helps = !moment.help.is_empty();
    let begun = [
        helps.then(|| LocalText::new("honga-turn-help").with("goods", goods(moment.help, 0))),
        moment.swap.then(|| LocalText::new("honga-turn-swap")),
        (moment.docile > 0)
            .then(|| LocalText::new("honga-turn-docile").with("less", u32::from(moment.docile))),
    ];
    begun.into_iter().flatten().fold(left, |all, next| {
        LocalText::new("honga-sentences").with("first", all).with("second", next)
    })
}

/// What lies before a seat, for where there is no room for its tray.
pub(super) fn belongings(tables: &Tables, view: &View, who: Seat) -> Belongings {
    let field = view.field();
    let tray: &Tray = field.tray(who);
    let goods = Resource::ALL.map(|one| {
        let count = u32::from(tray.stock.of(one));
        Belonging::new(faces::SHEET, faces::resource_cell(one), resource(one)).times(count)
    });
    let thing = |cell: &'static str, key: &'static str| Belonging::new(faces::SHEET, cell, key);
    let climbed = thing("step", "honga-thing-step").times(u32::from(tray.step));
    let second = vec![
        thing("mammoth", "honga-thing-mammoths").times(u32::from(tray.mammoths)),
        climbed.of(u32::from(tables.top())),
    ];
    let badges = [
        (field.honga() == Some(who)).then(|| thing("honga_token", "honga-thing-tiger")),
        (field.tusk() == Some(who)).then(|| thing("tusk", "honga-thing-tusk")),
        (field.turn_state().first == who).then(|| thing("fire", "honga-thing-fire")),
    ];
    Belongings { rows: vec![goods.into(), second], badges: badges.into_iter().flatten().collect() }
}

/// An event as a line of the log; `None` for events that are obvious from others.
pub(super) fn log_line(tables: &Tables, event: &Event) -> Option<LogLine> {
    if let Event::Began { seat } = event {
        // No player drew the lot, so the line names no side.
        return Some(LogLine::new(None, begins(*seat)));
    }
    if let Some(text) = by_itself(event) {
        return Some(LogLine::new(None, text));
    }
    let (seat, text) = told(tables, event)?;
    let line = LogLine::new(Some(Side(seat.0)), text).joining(joins(event));
    let pictures = pictures(event).into_iter();
    Some(pictures.fold(line, |line, cell| line.showing(faces::SHEET, cell)))
}

/// How the line of an event continues the one before.
fn joins(event: &Event) -> Joins {
    match event {
        Event::Gathered { resource: one, lost: false, .. } | Event::Converted { to: one, .. } => {
            Joins::Counting(unit_key(*one).into())
        }
        Event::BonusDrawn { .. } => Joins::Counting(CARDS.into()),
        Event::Climbed { .. } => Joins::Instead,
        Event::Scored { .. } | Event::Sent { .. } | Event::Kept { .. } => Joins::On,
        _ => Joins::Apart,
    }
}

/// The drawings of what a line speaks of.
fn pictures(event: &Event) -> Vec<String> {
    let mammoth = |seat| faces::seat_cell("mammoth", seat);
    match *event {
        Event::Gathered { resource: one, .. } | Event::Converted { to: one, .. } => {
            vec![faces::resource_cell(one).to_owned()]
        }
        Event::Fed { meal, seat } => match meal {
            Meal::Unit(one) => {
                vec!["honga_eating".to_owned(), faces::resource_cell(one).to_owned()]
            }
            Meal::Mammoth => vec!["honga_eating".to_owned(), mammoth(seat)],
            Meal::Nothing => vec!["honga_eating".to_owned()],
        },
        Event::Chased { .. } => vec!["honga_startled".to_owned()],
        Event::Lured { seat, .. } | Event::Sent { seat, .. } => vec![mammoth(seat)],
        Event::TuskWent { .. } => vec!["tusk".to_owned()],
        Event::Climbed { seat, .. } => vec![faces::seat_cell("caveman", seat)],
        Event::Paid { paid, .. } | Event::Favoured { more: paid, .. } => {
            let some = Resource::ALL.into_iter().filter(|one| paid.of(*one) > 0);
            some.map(|one| faces::resource_cell(one).to_owned()).collect()
        }
        _ => Vec::new(),
    }
}

/// The line of an event that no seat causes.
fn by_itself(event: &Event) -> Option<LocalText> {
    Some(LocalText::new(match event {
        Event::Ended { ending } => ended(*ending),
        Event::Reshuffled { pile: Pile::Discs(Colour::Grey) } => "honga-log-reshuffled-grey",
        Event::Reshuffled { pile: Pile::Discs(Colour::Red) } => "honga-log-reshuffled-red",
        Event::Reshuffled { pile: Pile::Barter } => "honga-log-reshuffled-barter",
        Event::Reshuffled { pile: Pile::Bonus } => "honga-log-reshuffled-bonus",
        Event::TuskWent { to: None } => "honga-log-tusk-back",
        Event::CameDown => "honga-log-came-down",
        _ => return None,
    }))
}

fn ended(ending: Ending) -> &'static str {
    ending.reason()
}

/// The acting seat, and the line of its event.
fn told(tables: &Tables, event: &Event) -> Option<(Seat, LocalText)> {
    let says = |key: &'static str| LocalText::new(key);
    Some(match *event {
        Event::Placed { seat, kind, place, rotation } => {
            let hands = tables.turned(kind, rotation);
            let aimed = tables.place(place).quarters.into_iter().zip(hands);
            let aimed = aimed.filter(|(_, hands)| *hands > 0).map(|(at, hands)| {
                let count = u32::from(hands);
                LocalText::new("honga-aimed").with("area", area(tables, at)).with("hands", count)
            });
            (seat, says("honga-log-placed").with("hands", listed(aimed.collect())))
        }
        Event::Neglected { seat } => (seat, says("honga-log-neglected")),
        Event::Came { seat, .. } => (seat, says("honga-log-came")),
        Event::Fed { seat, meal } => (seat, fed(meal)),
        Event::Chased { seat } => (seat, says("honga-log-chased")),
        Event::BonusDrawn { seat, .. } => (
            seat,
            says("honga-log-explored").with("good", LocalText::new(CARDS).with("count", 1_u32)),
        ),
        Event::Gathered { seat, resource, lost: false, .. } => {
            (seat, says("honga-log-gathered").with("good", counted(resource, 1)))
        }
        Event::Gathered { seat, resource: one, lost: true, .. } => {
            (seat, says("honga-log-lost").with("good", plural(one)))
        }
        Event::Converted { seat, to } => {
            (seat, says("honga-log-converted").with("good", counted(to, 1)))
        }
        Event::Lured { seat, out: None } => (seat, says("honga-log-lured")),
        Event::Lured { seat, out: Some(owner) } => {
            (seat, says("honga-log-lured-out").with("owner", self::seat(owner)))
        }
        Event::TuskWent { to: Some(seat) } => (seat, says("honga-log-tusk")),
        Event::Climbed { seat, step } => {
            let top = u32::from(tables.top());
            (seat, says("honga-log-climbed").with("step", u32::from(step)).with("top", top))
        }
        Event::Scored { seat, points, cause } => {
            let key = match cause {
                Cause::Barter => "honga-log-points-barter",
                Cause::Mountain => "honga-log-points-mountain",
                Cause::Bonus => "honga-log-points-bonus",
            };
            (seat, says(key).with("points", u32::from(points)))
        }
        Event::Played { seat, kind, .. } => {
            (seat, says("honga-log-played").with("card", bonus(tables, kind)))
        }
        _ => return drawn_or_given(tables, event),
    })
}

/// The lines of events about drawing, giving and paying.
fn drawn_or_given(tables: &Tables, event: &Event) -> Option<(Seat, LocalText)> {
    let says = |key: &'static str| LocalText::new(key);
    Some(match *event {
        Event::DiscDrawn { seat, number: 1.., .. } => (seat, says("honga-log-second")),
        Event::DiscDrawn { seat, colour: Colour::Red, .. } => (seat, says("honga-log-red")),
        Event::Kept { seat, .. } => (seat, says("honga-log-kept")),
        Event::HandAdded { seat, area: at } => {
            (seat, says("honga-log-hand").with("area", area(tables, at)))
        }
        Event::Favoured { seat, more } => {
            (seat, says("honga-log-favoured").with("goods", goods(more, 0)))
        }
        Event::Paid { seat, paid } => (seat, says("honga-log-paid").with("goods", goods(paid, 0))),
        Event::Sent { seat, source: Source::Tray } => (seat, says("honga-log-sent-tray")),
        Event::Sent { seat, source: Source::Herd(_) } => (seat, says("honga-log-sent-herd")),
        _ => return None,
    })
}

fn fed(meal: Meal) -> LocalText {
    match meal {
        Meal::Unit(one) => LocalText::new("honga-log-fed").with("good", counted(one, 1)),
        Meal::Mammoth => LocalText::new("honga-log-fed-mammoth"),
        Meal::Nothing => LocalText::new("honga-log-fed-nothing"),
    }
}
