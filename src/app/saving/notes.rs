//! What a save holds besides the record: players, clocks and draw offer; and the plan of the match
//! that follows from both.
//!
//! Everything is written as words, so that people can read a save and a value unknown to a later
//! version does no harm. Deliberately absent: what the record holds already.

use std::time::Duration;

use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::app::session::seat_time::SideTimes;
use crate::app::table::Seats;
use crate::referee::Record;
use crate::rules::Seat;
use crate::saves::{Head, Save};

const MINUTES: &str = "minutes";
const LEFT: &str = "milliseconds-left";
/// The time of each side, and what is left of it, in seat order.
const CLOCK: &str = "clock";
const CLOCK_LEFT: &str = "clock-milliseconds-left";
const FIRST: &str = "first";
const OFFER: &str = "draw-offered-by";
const PLANNED: &str = "planned";
const RANKS: &str = "ranks";

/// What begins the word for a computer.
const COMPUTER: &str = "computer-";

/// The word for a player, such as `computer-third`.
#[must_use]
pub fn player_word(player: PlayerKind) -> String {
    match player {
        PlayerKind::Human => "human".to_owned(),
        PlayerKind::Computer(skill) => format!("{COMPUTER}{skill}"),
    }
}

/// The player of a word; a human for any unknown word, and for yardsticks that no table offers.
#[must_use]
pub fn player(word: &str) -> PlayerKind {
    let skill = word.strip_prefix(COMPUTER).and_then(Skill::named);
    let skill = skill.filter(|skill| !matches!(skill, Skill::Random | Skill::Greedy));
    skill.map_or(PlayerKind::Human, PlayerKind::Computer)
}

/// The state of the table that a save restores.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes {
    /// The rest of the agreed time.
    pub left: Option<Duration>,
    /// What is left of each side's own time.
    pub clocks: Option<[Duration; 2]>,
    /// The seat that offers a draw.
    pub offer: Option<Seat>,
}

impl Notes {
    /// As keys and values, with the parts of the plan that the record does not hold.
    #[must_use]
    pub fn words(&self, plan: &MatchPlan) -> Vec<(String, String)> {
        let mut words = Vec::new();
        let mut say = |key: &str, value: Option<String>| {
            words.extend(value.map(|value| (key.to_owned(), value)));
        };
        say(MINUTES, plan.minutes.map(|minutes| minutes.to_string()));
        say(LEFT, self.left.map(|left| left.as_millis().to_string()));
        if let (Some(time), Some(left)) = (plan.clock, self.clocks) {
            say(CLOCK, Some(time.word()));
            let left = left.map(|left| left.as_millis().to_string());
            say(CLOCK_LEFT, Some(left.join(" ")));
        }
        say(
            FIRST,
            match plan.first {
                First::Lot => None,
                First::Seat(seat) => Some(seat.to_string()),
            },
        );
        say(OFFER, self.offer.map(|seat| seat.0.to_string()));
        let planned: Vec<String> = plan.seats.iter().map(|seat| player_word(seat.player)).collect();
        say(PLANNED, Some(planned.join(" ")));
        words
    }

    /// The notes in a save.
    #[must_use]
    pub fn of(save: &Save) -> Self {
        let number = |key| value(save, key).and_then(|text| text.parse::<u64>().ok());
        Self {
            left: number(LEFT).map(Duration::from_millis),
            clocks: clock(save).and_then(Result::ok).map(|(_, left)| left),
            offer: number(OFFER).and_then(|seat| u8::try_from(seat).ok()).map(Seat),
        }
    }
}

/// More than any clock has.
const TOO_LONG: Duration = Duration::from_hours(24);

/// A note about the clocks that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadClock;

/// The time of each side in a save, and what is left of it; `None` in a save without clocks.
#[must_use]
pub fn clock(save: &Save) -> Option<Result<(SideTimes, [Duration; 2]), BadClock>> {
    let word = value(save, CLOCK)?;
    let read = || {
        let left = value(save, CLOCK_LEFT)?.split(' ').map(|left| left.parse().ok());
        let left: Vec<Duration> =
            left.map(|left| left.map(Duration::from_millis)).collect::<Option<_>>()?;
        let left = <[Duration; 2]>::try_from(left).ok()?;
        let fits = left.iter().all(|left| *left < TOO_LONG);
        Some((SideTimes::of_word(word)?, left)).filter(|_| fits)
    };
    Some(read().ok_or(BadClock))
}

fn value<'a>(save: &'a Save, key: &str) -> Option<&'a str> {
    save.table.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
}

/// The places of all seats in a finished match, 0 the best, for the list of saves.
#[must_use]
pub fn ranks(record: &Record) -> Option<(String, String)> {
    let (_, ranks) = record.result.as_ref()?;
    let words: Vec<String> = ranks.iter().map(u8::to_string).collect();
    Some((RANKS.to_owned(), words.join(" ")))
}

/// The indexes of the seats that won, none of them in a draw. `None` when the save does not say, as
/// earlier ones do not.
#[must_use]
pub fn winners(head: &Head) -> Option<Vec<usize>> {
    let (_, words) = head.table.iter().find(|(known, _)| known == RANKS)?;
    let ranks: Vec<u8> = words.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
    let won = |seat: &usize| ranks[*seat] == 0;
    let winners: Vec<usize> = (0..ranks.len()).filter(won).collect();
    Some(if winners.len() == ranks.len() { Vec::new() } else { winners })
}

/// The players of a save.
#[must_use]
pub fn seats(save: &Save) -> Seats {
    Seats(seat_plans(&save.record.seats, save.players.iter().map(String::as_str)))
}

/// The players of a save of which only the head was read.
#[must_use]
pub fn seats_told(head: &Head) -> Seats {
    Seats(seat_plans(&head.seats, head.players.iter().map(String::as_str)))
}

fn seat_plans<'a>(names: &[String], players: impl Iterator<Item = &'a str>) -> Vec<SeatPlan> {
    let players: Vec<&str> = players.collect();
    let plan = |(seat, name): (usize, &String)| SeatPlan {
        name: name.clone(),
        player: players.get(seat).map_or(PlayerKind::Human, |word| player(word)),
    };
    names.iter().enumerate().map(plan).collect()
}

/// The plan of a saved match.
#[must_use]
pub fn plan(save: &Save) -> MatchPlan {
    let planned = value(save, PLANNED).map(|words| words.split(' ').collect::<Vec<_>>());
    let players = || save.players.iter().map(String::as_str).collect::<Vec<_>>();
    let planned = planned.unwrap_or_else(players);
    let first = value(save, FIRST).and_then(|seat| seat.parse().ok());
    MatchPlan {
        game: save.record.game.clone(),
        level: save.record.level.clone(),
        options: save.record.options.clone(),
        first: first.map_or(First::Lot, First::Seat),
        minutes: value(save, MINUTES).and_then(|minutes| minutes.parse().ok()),
        clock: clock(save).and_then(Result::ok).map(|(time, _)| time),
        seats: seat_plans(&save.record.seats, planned.into_iter()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::blank;
    use super::*;
    use crate::app::session::seat_time::SeatTime;

    #[test]
    fn a_plan_and_its_notes_come_back() {
        let seat = |name: &str, player| SeatPlan { name: name.into(), player };
        let computer = PlayerKind::Computer(Skill::Hard);
        let five = SeatTime { minutes: 5, increment: 3 };
        let plan = MatchPlan {
            game: "ludo".into(),
            level: "ludo/round".into(),
            options: vec![("a".into(), "b".into())],
            first: First::Seat(1),
            minutes: Some(30),
            clock: Some(SideTimes([five, SeatTime { minutes: 10, increment: 0 }])),
            seats: vec![seat("Ann", PlayerKind::Human), seat("Ben", computer)],
        };
        let clocks = Some([Duration::from_millis(290_012), Duration::from_millis(7)]);
        let left = Some(Duration::from_millis(1234));
        let notes = Notes { left, clocks, offer: Some(Seat(1)) };
        let mut save = blank(&plan);
        save.table = notes.words(&plan);
        // Ann has left her seat to the computer since.
        save.players = vec!["computer-medium".into(), "computer-hard".into()];
        assert_eq!((super::plan(&save), Notes::of(&save)), (plan, notes));
        let players: Vec<_> = seats(&save).0.iter().map(|seat| seat.player).collect();
        assert_eq!(players, [PlayerKind::Computer(Skill::Medium), computer]);
    }

    #[test]
    fn every_strength_that_a_table_offers_or_offered_comes_back_as_it_was() {
        let (yardsticks, offered) = Skill::ALL.split_at(2);
        for skill in offered {
            let computer = PlayerKind::Computer(*skill);
            assert_eq!(player(&player_word(computer)), computer);
        }
        for skill in yardsticks {
            assert_eq!(player(&player_word(PlayerKind::Computer(*skill))), PlayerKind::Human);
        }
        let old = ["computer-easy", "computer-medium", "computer-hard"].map(player);
        assert_eq!(old, [Skill::Easy, Skill::Medium, Skill::Hard].map(PlayerKind::Computer));
        assert_eq!(player("computer-god"), PlayerKind::Human);
    }

    #[test]
    fn a_note_about_clocks_that_cannot_be_read_is_told_from_one_that_is_missing() {
        let mut save = blank(&crate::app::saving::tests::two_people("ludo"));
        let mut read = |words: &[(&str, &str)]| {
            let owned = |(key, word): &(&str, &str)| ((*key).to_owned(), (*word).to_owned());
            save.table = words.iter().map(owned).collect();
            (clock(&save), super::plan(&save).clock.is_some(), Notes::of(&save).clocks.is_some())
        };
        let time = SeatTime { minutes: 5, increment: 3 };
        let left = [Duration::from_secs(20), Duration::ZERO];
        let good = read(&[(CLOCK, "5-3"), (CLOCK_LEFT, "20000 0")]);
        assert_eq!(good, (Some(Ok((time.into(), left))), true, true));
        assert_eq!(read(&[(CLOCK_LEFT, "20000 0")]), (None, false, false));
        for (word, left) in [
            ("5+3", "20000 0"),
            ("0-3", "20000 0"),
            ("5-3 x", "20000 0"),
            ("5-3", "20000"),
            ("5-3", "20000 0 0"),
            ("5-3", "-1 0"),
            ("5-3", "18446744073709551615 0"),
            ("5-3", ""),
        ] {
            let bad = read(&[(CLOCK, word), (CLOCK_LEFT, left)]);
            assert_eq!(bad, (Some(Err(BadClock)), false, false), "{word} and {left}");
        }
        assert_eq!(read(&[(CLOCK, "5-3")]).0, Some(Err(BadClock)), "no time is left to read");
    }

    #[test]
    fn a_finished_save_tells_who_won() {
        let told = |ranks: &str| {
            let seats = vec![SeatPlan { name: "Ann".into(), player: PlayerKind::Human }];
            let plan = MatchPlan {
                game: "ludo".into(),
                level: "ludo/round".into(),
                options: Vec::new(),
                first: First::Lot,
                minutes: None,
                clock: None,
                seats,
            };
            let mut save = blank(&plan);
            let numbers = ranks.split(' ').filter_map(|word| word.parse().ok()).collect();
            save.record.result = Some(("den".into(), numbers));
            save.table.extend(super::ranks(&save.record));
            winners(&save.head())
        };
        assert_eq!(told("0 1"), Some(vec![0]));
        assert_eq!(told("2 0 1 0"), Some(vec![1, 3]));
        assert_eq!(told("0 0"), Some(Vec::new()), "a draw");
        assert_eq!(told(""), None);
    }

    #[test]
    fn a_save_that_tells_nothing_is_a_match_of_people() {
        let plan = MatchPlan {
            game: "ludo".into(),
            level: "ludo/round".into(),
            options: Vec::new(),
            first: First::Lot,
            minutes: None,
            clock: None,
            seats: vec![SeatPlan { name: "Ann".into(), player: PlayerKind::Human }],
        };
        let save = blank(&plan);
        assert_eq!((super::plan(&save), Notes::of(&save)), (plan, Notes::default()));
    }
}
