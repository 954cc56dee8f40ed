//! Counts of Zoon: who wins, how long matches last, and where Emblèmes lie.

use std::collections::BTreeMap;

use menagerie::ai::tournament::{Player, play_match};
use menagerie::data;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::zoon::{Action, Position, Rank, SEATS, Setup, Slot, Stage, Tables, Zoon};
use menagerie::rules::{Game, Seat};

use crate::{Order, read};

/// Plays what the command line asks for: the pair of tribes that the set-up names, or every tribe
/// against every tribe in both seats.
pub(crate) fn run(order: &Order) -> Result<(), String> {
    let id = order.level.as_str();
    let level = data::zoon::load(&read, id)
        .map_err(|flaws| format!("the level `{id}` cannot be played:\n{flaws}"))?;
    let tables = &level.tables;
    let text = order.setup.as_deref().unwrap_or_default();
    let setup = Zoon::parse_setup(tables, text).map_err(|flaw| format!("set-up: {flaw}"))?;
    let tribes = 0..tables.tribes().len() as u8;
    let pairs: Vec<[u8; 2]> = match text.contains("tribes=") {
        true => vec![setup.tribes],
        false => tribes.clone().flat_map(|one| tribes.clone().map(move |two| [one, two])).collect(),
    };
    let mut whole = Census::default();
    let mut shares = vec![[0_u32; 2]; tables.tribes().len()];
    for pair in pairs {
        let setup = Setup { tribes: pair, ..setup.clone() };
        let census = count(tables, &setup, order);
        if pair[0] != pair[1] {
            for (tribe, won) in pair.into_iter().zip(census.won) {
                let share = &mut shares[usize::from(tribe)];
                *share = [share[0] + 2 * won + census.draws, share[1] + 2 * order.matches];
            }
        }
        census.report(&pair.map(|tribe| tables.tribe(tribe).id.as_str()).join(","));
        whole.add(census);
    }
    whole.report("all");
    for (tribe, [won, of]) in tables.tribes().iter().zip(shares) {
        if of > 0 {
            println!("{}: {:.1} % against others", tribe.id, f64::from(won * 100) / f64::from(of));
        }
    }
    Ok(())
}

/// Everything that is counted.
#[derive(Default)]
struct Census {
    matches: u32,
    /// Matches won by seat, and by the order of the first turn.
    won: [u32; 2],
    by_order: [u32; 2],
    draws: u32,
    endings: BTreeMap<&'static str, u32>,
    /// Turns of either side.
    lengths: Vec<u32>,
    /// Where Emblèmes first lay, by slot.
    emblems: BTreeMap<u8, u32>,
    /// Trumps played, and combats.
    trumps: u32,
    combats: u32,
}

/// Plays the matches of one pair.
fn count(tables: &Tables, setup: &Setup, order: &Order) -> Census {
    let mut census = Census::default();
    for number in 0..order.matches {
        let mut players: Vec<Box<dyn Player<Zoon>>> =
            vec![Box::new(order.player), Box::new(order.player)];
        let mut dice = SmallDice::new(order.seed.wrapping_add(u64::from(number)));
        let (mut turns, mut idle, mut first) = (0, false, None);
        let played = play_match(tables, setup, &mut players, &mut dice, &mut |position, action| {
            let moment = position.field().turn_state();
            turns += u32::from(idle && action.is_some());
            idle = moment.stage == Stage::Playing && moment.pending().is_none();
            match action {
                Some(Action::Begin(seat)) => first = Some(seat),
                Some(Action::Pivot(_)) => census.combats += 1,
                Some(
                    Action::Shoot { .. }
                    | Action::Equip { .. }
                    | Action::Lay { .. }
                    | Action::March(_)
                    | Action::Lure { .. }
                    | Action::Leap { .. },
                ) => census.trumps += 1,
                _ => {}
            }
            if turns == 0 && idle && matches!(action, Some(Action::Begin(_))) {
                census.look(tables, position);
            }
        });
        census.matches += 1;
        census.lengths.push(turns);
        let reason = played.outcome.map_or("unfinished", |outcome| outcome.reason);
        *census.endings.entry(reason).or_default() += 1;
        let winner = played.outcome.filter(|outcome| !outcome.is_draw());
        match winner.and_then(|outcome| outcome.winners().next()) {
            Some(seat) => {
                census.won[usize::from(seat.0 & 1)] += 1;
                census.by_order[usize::from(first != Some(seat))] += 1;
            }
            None => census.draws += 1,
        }
    }
    census
}

impl Census {
    /// Notes where the Emblèmes lie.
    fn look(&mut self, tables: &Tables, position: &Position) {
        let is_emblem = |slot: &Slot| {
            position.face(*slot).is_some_and(|kind| tables.face(kind).rank == Rank::Emblem)
        };
        let of = |seat: Seat| Slot::of(seat).find(is_emblem);
        for slot in SEATS.into_iter().filter_map(of) {
            *self.emblems.entry(slot.index()).or_default() += 1;
        }
    }

    fn add(&mut self, other: Self) {
        self.matches += other.matches;
        for side in 0..2 {
            self.won[side] += other.won[side];
            self.by_order[side] += other.by_order[side];
        }
        self.draws += other.draws;
        self.trumps += other.trumps;
        self.combats += other.combats;
        self.lengths.extend(other.lengths);
        for (reason, count) in other.endings {
            *self.endings.entry(reason).or_default() += count;
        }
        for (slot, count) in other.emblems {
            *self.emblems.entry(slot).or_default() += count;
        }
    }

    /// Prints everything in one line.
    fn report(&self, name: &str) {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let at = |tenths: usize| {
            let last = lengths.len().saturating_sub(1);
            lengths.get(last * tenths / 10).copied().unwrap_or_default()
        };
        let each = |count: u32| f64::from(count) / f64::from(self.matches.max(1));
        let list = |counts: Vec<String>| counts.join(" ");
        println!(
            "{name}: matches {}, won {}-{}, first {} second {}, draws {}, turns 10 % {} median {} 90 % {}, \
             combats {:.1}, trumps {:.1}, ends {}, emblems {}",
            self.matches,
            self.won[0],
            self.won[1],
            self.by_order[0],
            self.by_order[1],
            self.draws,
            at(1),
            at(5),
            at(9),
            each(self.combats),
            each(self.trumps),
            list(self.endings.iter().map(|(reason, n)| format!("{reason} {n}")).collect()),
            list(self.emblems.iter().map(|(slot, n)| format!("{slot}:{n}")).collect()),
        );
    }
}
