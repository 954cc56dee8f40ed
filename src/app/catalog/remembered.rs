//! The set-up of the last match of each game, with which the sheet opens again: names, players, who
//! begins, and variants.
//!
//! It is kept in the settings as words such as `opponent=friend names=otter,fox`. Words that this
//! version does not know are skipped. Deliberately absent: the board, which is kept by itself.

use super::characters::Character;
use super::seat_mode::{PLAYERS, SeatLine, SeatMode};
use super::setup_sheet::{OPPONENT, SetUpSheet, WATCH};
use crate::app::session::plan::{PlayerKind, Skill};

/// The word for the names of the two sides.
const SIDES: &str = "names";
/// The word for a seat that plays for itself: its name and its player.
const SEAT: &str = "seat";

impl SetUpSheet {
    /// What is chosen on the sheet besides the board.
    #[must_use]
    pub fn words(&self) -> String {
        let mut words = match self.seat_mode {
            SeatMode::TwoSides => {
                vec![format!("{SIDES}={}", self.names.map(|name| self.name_word(name)).join(","))]
            }
            SeatMode::Each { .. } => self.seats.iter().map(|line| self.seat_word(line)).collect(),
        };
        // Words without an opponent are those of earlier versions.
        let picked = self
            .switches()
            .filter(|switch| (switch.picked > 0 || switch.key == OPPONENT) && switch.key != WATCH);
        words.extend(picked.map(|switch| format!("{}={}", switch.key, switch.choice())));
        words.join(" ")
    }

    /// Takes up what [`Self::words`] told. Variants that are not the level's own are unfolded.
    pub fn take_up(&mut self, words: &str) {
        let pairs = || words.split(' ').filter_map(|word| word.split_once('='));
        let named = pairs().find(|(key, _)| *key == SIDES);
        let named = named.is_some_and(|(_, names)| self.name_sides(names));
        if named && !pairs().any(|(key, _)| key == OPPONENT) {
            // A version whose first choice was the easy computer did not write it.
            self.pick(OPPONENT, Character::of(Skill::Easy).place());
        }
        let seats: Vec<SeatLine> = pairs()
            .filter(|(key, _)| *key == SEAT)
            .filter_map(|(_, seat)| self.seat_of(seat))
            .collect();
        self.seat_again(&seats);
        for (key, choice) in pairs() {
            let Some(switch) = self.switches().find(|switch| switch.key == key) else { continue };
            let choice = if key == OPPONENT { now_called(choice) } else { choice };
            let place = switch.choices.iter().position(|known| known == choice);
            if key != OPPONENT || place.is_some() {
                self.pick(key, place.unwrap_or_default());
            }
        }
        self.unfolded = self.variants.iter().any(|switch| switch.picked > 0);
    }

    /// Takes up the names of both sides; whether they are two that are known.
    fn name_sides(&mut self, names: &str) -> bool {
        let mut found = names.split(',').filter_map(|word| self.name_of(word));
        let pair = found.next().zip(found.next()).filter(|(one, other)| one != other);
        self.names = pair.map_or(self.names, |(one, other)| [one, other]);
        pair.is_some()
    }

    /// Takes up the seats if the level takes as many and no two share a name.
    fn seat_again(&mut self, seats: &[SeatLine]) {
        let SeatMode::Each { least, most } = self.seat_mode else { return };
        let fits = (usize::from(least)..=usize::from(most)).contains(&seats.len());
        let shared =
            |(at, line): (usize, &SeatLine)| seats[..at].iter().any(|one| one.name == line.name);
        if fits && !seats.iter().enumerate().any(shared) {
            self.seats = seats.to_vec();
            self.offer_beginners();
        }
    }

    fn seat_word(&self, line: &SeatLine) -> String {
        format!("{SEAT}={},{}", self.name_word(line.name), player_word(line.player))
    }

    fn seat_of(&self, word: &str) -> Option<SeatLine> {
        let (name, player) = word.split_once(',')?;
        let player = now_called(player);
        let player = PLAYERS.into_iter().find(|known| player_word(*known) == player)?;
        Some(SeatLine { name: self.name_of(name)?, player })
    }
}

/// The word for a player: `person`, or a strength.
fn player_word(player: PlayerKind) -> &'static str {
    match player {
        PlayerKind::Human => "person",
        PlayerKind::Computer(skill) => skill.id(),
    }
}

/// The strength that is offered now in place of one that was; any other word is itself.
fn now_called(word: &str) -> &str {
    Skill::named(word).map_or(word, |skill| skill.opponent().id())
}

#[cfg(test)]
mod tests {
    use super::super::levels::tests::shipped_levels;
    use super::*;
    use crate::app::games::GAMES;
    use crate::app::kit::settings::Settings;

    /// The sheet of a game after a match that was set up like this.
    fn reopened(game: &str, change: impl Fn(&mut SetUpSheet)) -> (SetUpSheet, SetUpSheet) {
        let card = GAMES.0.iter().find(|card| card.game == game).expect("a game");
        let mut settings = Settings::default();
        let open = |settings: &Settings| {
            let mut sheet = SetUpSheet::default();
            sheet.open_game(card, &shipped_levels(), settings);
            sheet
        };
        let mut before = open(&settings);
        change(&mut before);
        settings.keep_set_up(game, &before.words());
        (before, open(&settings))
    }

    #[test]
    fn the_sheet_opens_with_the_names_players_and_variants_of_the_last_match() {
        let (before, after) = reopened("jungle", |sheet| {
            sheet.rename(1);
            sheet.pick("opponent", 6);
            sheet.pick("first", 2);
            sheet.pick("leaps", 1);
            sheet.pick("time", 2);
            sheet.pick("clock", 3);
            sheet.unfolded = true;
        });
        assert_eq!(after, before);
        assert_ne!(after.names, SetUpSheet::default().names);
        assert_eq!(after.picked("clock"), Some(3));
    }

    #[test]
    fn every_seat_is_taken_again_by_whoever_had_it() {
        let (before, after) = reopened("honga", |sheet| {
            sheet.add_seat();
            sheet.rename(0);
            sheet.pick("seat-1", 0);
            sheet.pick("seat-3", 3);
            sheet.pick("first", 4);
        });
        assert_eq!(after, before);
        assert_eq!(after.seats.len(), 4);
    }

    #[test]
    fn the_weakest_character_is_chosen_again_as_any_other() {
        for opponent in 0..7 {
            let (before, after) = reopened("jungle", |sheet| sheet.pick("opponent", opponent));
            assert_eq!(after, before);
            assert_eq!(after.picked("opponent"), Some(opponent));
        }
    }

    #[test]
    fn the_strengths_of_earlier_versions_are_the_characters_that_play_like_them() {
        let picked = |words: &str| {
            let (mut sheet, _) = reopened("jungle", |_| {});
            sheet.take_up(words);
            sheet.picked("opponent").expect("a row")
        };
        let place = |skill: Skill| Skill::OPPONENTS.iter().position(|one| *one == skill);
        let easy = Some(picked("names=otter,heron first=red"));
        assert_eq!(easy, place(Skill::Easy.opponent()), "the first choice was not written");
        assert_eq!(Some(picked("opponent=easy")), easy);
        assert_eq!(Some(picked("opponent=medium")), place(Skill::Medium.opponent()));
        assert_eq!(picked("opponent=hard"), 5);
        assert_eq!(picked("opponent=friend"), 6);
        let (mut sheet, _) = reopened("honga", |_| {});
        sheet.take_up("seat=fox,person seat=owl,easy seat=hare,medium");
        let players: Vec<_> = sheet.seats.iter().map(|line| line.player).collect();
        let computer = |skill: Skill| PlayerKind::Computer(skill.opponent());
        assert_eq!(players, [PlayerKind::Human, computer(Skill::Easy), computer(Skill::Medium)]);
    }

    #[test]
    fn that_the_computer_played_all_seats_is_not_taken_up() {
        let (_, after) = reopened("jungle", |sheet| sheet.pick("watch", 1));
        assert_eq!(after.picked("watch"), Some(0));
    }

    #[test]
    fn words_that_are_not_known_leave_the_sheet_as_it_is() {
        for words in [
            "",
            "opponent",
            "opponent=god names=otter names=otter,otter",
            "names=otter,unicorn seat=fox,easy leaps=",
            "seat=,, ==== first=7",
        ] {
            for game in ["jungle", "honga"] {
                let (mut sheet, fresh) = reopened(game, |_| {});
                sheet.take_up(words);
                assert_eq!(sheet, fresh, "{words} in {game}");
            }
        }
    }
}
