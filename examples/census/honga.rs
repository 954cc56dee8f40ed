//! Counts of Honga, taken from the events of replayed matches.

use std::collections::BTreeMap;

use menagerie::ai::tournament::{Played, Player, play_match};
use menagerie::data;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::{Cause, Colour, Event, Honga, Setup, Tables};
use menagerie::rules::{Game, MAX_SEATS, Seat, play};

use crate::{Order, read};

/// Plays and counts what the command line asks for.
pub(crate) fn run(order: &Order) -> Result<(), String> {
    let id = order.level.as_str();
    let level = data::honga::load(&read, id)
        .map_err(|flaws| format!("the level `{id}` cannot be played:\n{flaws}"))?;
    let tables = &level.tables;
    let setup = match &order.setup {
        Some(text) => Honga::parse_setup(tables, text).map_err(|flaw| format!("set-up: {flaw}"))?,
        None => Setup::default(),
    };
    let seats = usize::from(Honga::seats(&Honga::start(tables, &setup)));
    let mut census = Census { seats, ..Census::default() };
    for number in 0..order.matches {
        let mut players: Vec<Box<dyn Player<Honga>>> = Vec::new();
        (0..seats).for_each(|_| players.push(Box::new(order.player)));
        let mut dice = SmallDice::new(order.seed.wrapping_add(u64::from(number)));
        let played = play_match(tables, &setup, &mut players, &mut dice, &mut |_, _| {});
        census.count(tables, &setup, &played);
        if order.every > 0 && (number + 1) % order.every == 0 && number + 1 < order.matches {
            census.report();
        }
    }
    census.report();
    Ok(())
}

/// Everything that is counted.
#[derive(Default)]
struct Census {
    seats: usize,
    matches: u32,
    decisions: u64,
    /// Matches won, by place in the order of play; in 60ths, to split shared victories.
    won: [u32; MAX_SEATS],
    shared: u32,
    endings: BTreeMap<&'static str, u32>,
    rounds: Vec<u32>,
    turns: u32,
    /// Points by their source.
    barter: u32,
    mountain: u32,
    bonus: u32,
    /// Turns that began with the tusk, and with HONGA on the tray.
    with_tusk: u32,
    with_honga: u32,
    lured: u32,
    explored: u32,
    played: u32,
    tops: u32,
    bartered: u32,
    reds: u32,
    points: [u32; 2],
}

/// The public state of a match, tracked from its events.
#[derive(Default)]
struct Told {
    first: Option<Seat>,
    tusk: Option<Seat>,
    honga: Option<Seat>,
    turns: u32,
    points: [u32; MAX_SEATS],
}

impl Census {
    /// Replays a match and counts its events.
    fn count(&mut self, tables: &Tables, setup: &Setup, played: &Played<Honga>) {
        let (mut position, mut told) = (Honga::start(tables, setup), Told::default());
        for action in &played.actions {
            let Ok((next, events)) = play::<Honga>(tables, &position, *action) else { break };
            events.iter().for_each(|event| self.learn(event, &mut told));
            position = next;
        }
        self.matches += 1;
        self.decisions += u64::from(played.decisions);
        self.turns += told.turns;
        self.rounds.push(told.turns / self.seats.max(1) as u32);
        let scored = &told.points[..self.seats];
        self.points[0] += scored.iter().max().copied().unwrap_or_default();
        self.points[1] += scored.iter().min().copied().unwrap_or_default();
        let reason = played.outcome.map_or("unfinished", |outcome| outcome.reason);
        *self.endings.entry(reason).or_default() += 1;
        let (Some(outcome), Some(first)) = (played.outcome, told.first) else { return };
        let winners = outcome.winners().count() as u32;
        self.shared += u32::from(winners > 1);
        for seat in outcome.winners() {
            let nth = (usize::from(seat.0) + self.seats - usize::from(first.0)) % self.seats;
            self.won[nth] += 60 / winners;
        }
    }

    fn learn(&mut self, event: &Event, told: &mut Told) {
        match *event {
            Event::TurnBegan { seat } => {
                told.first = told.first.or(Some(seat));
                told.turns += 1;
                self.with_tusk += u32::from(told.tusk == Some(seat));
                self.with_honga += u32::from(told.honga == Some(seat));
            }
            Event::TuskWent { to } => told.tusk = to,
            Event::Came { seat, .. } => told.honga = Some(seat),
            Event::Chased { .. } => told.honga = None,
            Event::Scored { seat, points, cause } => {
                told.points[usize::from(seat.0) % MAX_SEATS] += u32::from(points);
                let of = match cause {
                    Cause::Barter => &mut self.barter,
                    Cause::Mountain => &mut self.mountain,
                    Cause::Bonus => &mut self.bonus,
                };
                *of += u32::from(points);
            }
            Event::Lured { .. } => self.lured += 1,
            Event::BonusDrawn { .. } => self.explored += 1,
            Event::Played { .. } => self.played += 1,
            Event::CameDown => self.tops += 1,
            Event::Bartered { .. } => self.bartered += 1,
            Event::DiscDrawn { colour: Colour::Red, .. } => self.reds += 1,
            _ => {}
        }
    }

    /// Prints everything.
    fn report(&mut self) {
        self.rounds.sort_unstable();
        let matches = f64::from(self.matches.max(1));
        let turns = f64::from(self.turns.max(1));
        let at = |tenths: usize| {
            let last = self.rounds.len().saturating_sub(1);
            self.rounds.get(last * tenths / 10).copied().unwrap_or_default()
        };
        println!(
            "{} match{}, seats {}, decisions a match {:.1}, rounds 10 % {}, median {}, 90 % {}",
            self.matches,
            if self.matches == 1 { "" } else { "es" },
            self.seats,
            self.decisions as f64 / matches,
            at(1),
            at(5),
            at(9)
        );
        let won = self.won[..self.seats].iter().map(|won| {
            let share = f64::from(*won) / 60.0 / matches;
            let margin = 1.96 * (share * (1.0 - share) / matches).sqrt();
            format!("{:.1} % +- {:.1}", 100.0 * share, 100.0 * margin)
        });
        println!("won by who played first, second, ...: {}", won.collect::<Vec<_>>().join(", "));
        println!("shared victories {}", self.shared);
        self.endings.iter().for_each(|(reason, count)| println!("{reason} {count}"));
        let a_turn = |count: u32| f64::from(count) / turns;
        let all = f64::from((self.barter + self.mountain + self.bonus).max(1));
        let part = |count: u32| 100.0 * f64::from(count) / all;
        println!(
            "points a turn: barter {:.2} ({:.0} %), mountain {:.2} ({:.0} %), bonus {:.2} ({:.0} %)",
            a_turn(self.barter),
            part(self.barter),
            a_turn(self.mountain),
            part(self.mountain),
            a_turn(self.bonus),
            part(self.bonus)
        );
        println!(
            "turns that begin with the tusk {:.1} %, with HONGA on the tray {:.1} %",
            100.0 * a_turn(self.with_tusk),
            100.0 * a_turn(self.with_honga)
        );
        println!(
            "a turn: {:.2} mammoths lured, {:.2} barters, {:.2} cards taken, {:.2} played, {:.2} red \
             discs; a match: {:.1} times the top",
            a_turn(self.lured),
            a_turn(self.bartered),
            a_turn(self.explored),
            a_turn(self.played),
            a_turn(self.reds),
            f64::from(self.tops) / matches
        );
        println!(
            "points of the best {:.1}, of the last {:.1}",
            f64::from(self.points[0]) / matches,
            f64::from(self.points[1]) / matches
        );
    }
}
