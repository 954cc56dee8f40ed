//! The rows of the log: one for each deed, whatever number of decisions it took.
//!
//! Deliberately absent: drawing them.

use std::borrow::Cow;
use std::ops::Range;

use crate::app::kit::locale::{LocalText, lists};
use crate::app::session::rule::Rule;
use crate::app::table::{Joins, Log, LogLine, Seats, TurnNow};
use crate::rules::{Seat, Side};

/// A deed in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The match's entries that it tells, counted from 0.
    pub entries: Range<usize>,
    /// The side whose token is shown.
    pub side: Option<Side>,
    /// The names of the side's players; empty if it is no side's deed.
    pub name: String,
    /// What happened, in order.
    pub lines: Vec<LocalText>,
    /// Whether it is about the players themselves.
    pub of_player: bool,
    /// What it speaks of: a sheet, and a cell of it. Two of a kind that meet are shown both; what
    /// several entries speak of is shown once.
    pub pictures: Vec<(&'static str, Cow<'static, str>)>,
    /// The sentences of the rules that explain it, the last line's last.
    pub rules: Vec<Rule>,
    /// What the last line counts, and how much of each.
    counted: Vec<(Cow<'static, str>, u32)>,
}

/// The rows of a log. What an action did to another side gets a row of its own; so do lines without
/// a side, which are whole sentences. What comes after the first so many entries is left out.
#[must_use]
pub fn rows(log: &Log, entries: usize, seats: &Seats, now: &TurnNow) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (entry, line) in log.lines().take_while(|(entry, _)| *entry < entries) {
        match rows.last_mut() {
            Some(row) if row.takes(entry, line) => row.add(entry, line),
            _ => {
                let name = line.side.map(|side| names(side, seats, now)).unwrap_or_default();
                rows.push(Row::new(entry, line, name));
            }
        }
    }
    rows
}

/// The names of a side's players.
fn names(side: Side, seats: &Seats, now: &TurnNow) -> String {
    let of_side = (0..seats.0.len() as u8).map(Seat).filter(|seat| now.side_of(*seat) == side);
    seats.names(of_side).join(" & ")
}

impl Row {
    fn new(entry: usize, line: &LogLine, name: String) -> Self {
        let mut row = Self {
            entries: entry..entry,
            side: line.side,
            name,
            lines: Vec::new(),
            of_player: line.of_player,
            pictures: Vec::new(),
            rules: Vec::new(),
            counted: Vec::new(),
        };
        row.add(entry, line);
        row
    }

    /// Whether a line belongs to this row.
    fn takes(&self, entry: usize, line: &LogLine) -> bool {
        let same_key = || self.lines.last().is_some_and(|last| last.key == line.text.key);
        let joins = match line.joins {
            _ if self.entries.end == entry + 1 => true,
            Joins::Apart => false,
            Joins::On => true,
            Joins::Instead | Joins::Counting(_) => same_key(),
        };
        joins && line.side.is_some() && line.side == self.side
    }

    fn add(&mut self, entry: usize, line: &LogLine) {
        let again = self.lines.last().is_some_and(|last| last.key == line.text.key);
        let goes_on = again || self.entries.end != entry + 1;
        let known = if goes_on { self.pictures.clone() } else { Vec::new() };
        let fresh = line.pictures.iter().filter(|picture| !known.contains(picture));
        self.pictures.extend(fresh.cloned());
        self.entries.end = entry + 1;
        self.rules.retain(|rule| Some(*rule) != line.rule);
        self.rules.extend(line.rule);
        if again && line.joins != Joins::Apart && line.joins != Joins::On {
            self.lines.pop();
        } else {
            self.counted.clear();
        }
        let text = match &line.joins {
            Joins::Counting(unit) => self.count(unit.clone(), line),
            _ => line.text.clone(),
        };
        self.lines.push(text);
    }

    /// The line with one more of this unit.
    fn count(&mut self, unit: Cow<'static, str>, line: &LogLine) -> LocalText {
        match self.counted.iter_mut().find(|(known, _)| *known == unit) {
            Some((_, count)) => *count += 1,
            None => self.counted.push((unit, 1)),
        }
        let units = self
            .counted
            .iter()
            .map(|(unit, count)| LocalText::new(unit.clone()).with("count", *count));
        LocalText::new(line.text.key.clone()).with("good", lists::plain(units))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::plan::{PlayerKind, SeatPlan};

    fn people(names: &[&str]) -> Seats {
        let person = |name: &&str| SeatPlan { name: (*name).into(), player: PlayerKind::Human };
        Seats(names.iter().map(person).collect())
    }

    fn line(side: Option<u8>) -> LogLine {
        LogLine::new(side.map(Side), "table-log-resigned")
    }

    fn logged(entries: Vec<Vec<LogLine>>) -> Log {
        let mut log = Log::default();
        entries.into_iter().for_each(|lines| log.enter(lines));
        log
    }

    #[test]
    fn names_and_not_seats_are_told_with_a_row() {
        let seats = people(&["Ann", "Ben", "Cem"]);
        let now = TurnNow { sides: vec![Side(1), Side(0), Side(1)], ..TurnNow::default() };
        assert!(rows(&Log::default(), usize::MAX, &seats, &now).is_empty());
        let log = logged([Some(0), Some(1), None].map(|side| vec![line(side)]).to_vec());
        let told = rows(&log, usize::MAX, &seats, &now);
        let told: Vec<_> = told.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(told, ["Ben", "Ann & Cem", ""]);
    }

    #[test]
    fn what_an_action_did_to_the_other_side_has_a_row_of_its_own() {
        let now = TurnNow { sides: vec![Side(0), Side(1)], ..TurnNow::default() };
        let log = logged(vec![[Some(0), None, Some(1), Some(1)].map(line).to_vec()]);
        let told = rows(&log, usize::MAX, &people(&["Ann", "Ben"]), &now);
        let told: Vec<_> = told.iter().map(|row| (row.name.as_str(), row.lines.len())).collect();
        assert_eq!(told, [("Ann", 1), ("", 1), ("Ben", 2)]);
    }

    fn of_one_side(lines: Vec<LogLine>) -> Vec<Row> {
        let log = logged(lines.into_iter().map(|line| vec![line]).collect());
        rows(&log, usize::MAX, &Seats::default(), &TurnNow::default())
    }

    #[test]
    fn a_deed_of_several_decisions_is_one_row() {
        let deed = |key: &'static str, joins| LogLine::new(Some(Side(0)), key).joining(joins);
        let told = of_one_side(vec![
            deed("attacks", Joins::Apart),
            deed("beats", Joins::On),
            deed("attacks", Joins::Apart),
            deed("climbs", Joins::Instead),
            deed("climbs", Joins::Instead),
        ]);
        let told: Vec<_> = told.into_iter().map(|row| (row.entries, row.lines)).collect();
        let row = |entries, keys: &[&'static str]| {
            (entries, keys.iter().map(|key| LocalText::new(*key)).collect::<Vec<_>>())
        };
        let wanted =
            [row(0..2, &["attacks", "beats"]), row(2..3, &["attacks"]), row(3..5, &["climbs"])];
        assert_eq!(told, wanted);
    }

    #[test]
    fn who_takes_an_animal_of_the_same_kind_is_pictured_beside_it() {
        let of = |key: &'static str| LogLine::new(Some(Side(0)), key).showing("heads", "leopard");
        let log = logged(vec![vec![of("moves"), of("takes")]]);
        let told = rows(&log, usize::MAX, &Seats::default(), &TurnNow::default());
        assert_eq!(told.iter().map(|row| row.pictures.len()).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn what_is_gathered_one_by_one_is_counted_and_pictured_once() {
        let gathers = |unit: &'static str| {
            let line = LogLine::new(Some(Side(0)), "gathers").showing("honga", unit);
            line.joining(Joins::Counting(unit.into()))
        };
        let told = of_one_side(["fish", "water", "fish"].map(gathers).to_vec());
        let [row] = told.as_slice() else { panic!("{told:?}") };
        let unit = |unit, count: u32| LocalText::new(unit).with("count", count);
        let list = LocalText::new("list-comma");
        let list = list.with("before", unit("fish", 2)).with("last", unit("water", 1));
        assert_eq!(row.lines, [LocalText::new("gathers").with("good", list)]);
        assert_eq!(row.pictures.len(), 2);
        assert_eq!(row.entries, 0..3);
    }
}
