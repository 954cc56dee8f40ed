//! What a save holds besides the record: players, clock and draw offer; and the plan of the match
//! that follows from both.
//!
//! Everything is written as words, so that people can read a save and a value unknown to a later
//! version does no harm. Deliberately absent: what the record holds already.

use std::time::Duration;

use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::app::table::Seats;
use crate::referee::Record;
use crate::rules::Seat;
use crate::saves::{Head, Save};

const MINUTES: &str = "minutes";
const LEFT: &str = "milliseconds-left";
const FIRST: &str = "first";
const OFFER: &str = "draw-offered-by";
const PLANNED: &str = "planned";
const RANKS: &str = "ranks";

/// The word for a player, such as `computer-easy`.
#[must_use]
pub fn player_word(player: PlayerKind) -> &'static str {
    match player {
        PlayerKind::Human => "human",
        PlayerKind::Computer(Skill::Easy) => "computer-easy",
        PlayerKind::Computer(Skill::Medium) => "computer-medium",
        PlayerKind::Computer(Skill::Hard) => "computer-hard",
    }
}

/// The player of a word; a human for any unknown word.
#[must_use]
pub fn player(word: &str) -> PlayerKind {
    let skills = [Skill::Easy, Skill::Medium, Skill::Hard];
    let computers = skills.map(PlayerKind::Computer);
    computers.into_iter().find(|known| player_word(*known) == word).unwrap_or(PlayerKind::Human)
}

/// The state of the table that a save restores.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes {
    /// The rest of the agreed time.
    pub left: Option<Duration>,
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
        say(
            FIRST,
            match plan.first {
                First::Lot => None,
                First::Seat(seat) => Some(seat.to_string()),
            },
        );
        say(OFFER, self.offer.map(|seat| seat.0.to_string()));
        let planned: Vec<&str> = plan.seats.iter().map(|seat| player_word(seat.player)).collect();
        say(PLANNED, Some(planned.join(" ")));
        words
    }

    /// The notes in a save.
    #[must_use]
    pub fn of(save: &Save) -> Self {
        let number = |key| value(save, key).and_then(|text| text.parse::<u64>().ok());
        Self {
            left: number(LEFT).map(Duration::from_millis),
            offer: number(OFFER).and_then(|seat| u8::try_from(seat).ok()).map(Seat),
        }
    }
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
        seats: seat_plans(&save.record.seats, planned.into_iter()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::blank;
    use super::*;

    #[test]
    fn a_plan_and_its_notes_come_back() {
        let seat = |name: &str, player| SeatPlan { name: name.into(), player };
        let computer = PlayerKind::Computer(Skill::Hard);
        let plan = MatchPlan {
            game: "ludo".into(),
            level: "ludo/round".into(),
            options: vec![("a".into(), "b".into())],
            first: First::Seat(1),
            minutes: Some(30),
            seats: vec![seat("Ann", PlayerKind::Human), seat("Ben", computer)],
        };
        let notes = Notes { left: Some(Duration::from_millis(1234)), offer: Some(Seat(1)) };
        let mut save = blank(&plan);
        save.table = notes.words(&plan);
        // Ann has left her seat to the computer since.
        save.players = vec!["computer-medium".into(), "computer-hard".into()];
        assert_eq!((super::plan(&save), Notes::of(&save)), (plan, notes));
        let players: Vec<_> = seats(&save).0.iter().map(|seat| seat.player).collect();
        assert_eq!(players, [PlayerKind::Computer(Skill::Medium), computer]);
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
            seats: vec![SeatPlan { name: "Ann".into(), player: PlayerKind::Human }],
        };
        let save = blank(&plan);
        assert_eq!((super::plan(&save), Notes::of(&save)), (plan, Notes::default()));
    }
}
