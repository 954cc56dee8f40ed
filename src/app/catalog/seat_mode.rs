//! Who sits at the table, as set up on the sheet: two sides, or one line for each seat.
//!
//! Each game chooses one of the two. Where every seat plays for itself, any mix of people and
//! computers is allowed, computers alone included; the player then watches. Deliberately absent:
//! colours, which follow from the seat number.

use super::characters::{Character, computer_names};
use super::setup_sheet::{SetUpSheet, SetUpSwitch};
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::session::plan::{First, PlayerKind, SeatPlan, Skill};

/// Who may sit at a game's table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum SeatMode {
    /// Two sides, against a computer or a friend.
    #[default]
    TwoSides,
    /// Every seat for itself.
    Each {
        /// The smallest number of seats.
        least: u8,
        /// The largest number of seats.
        most: u8,
    },
}

/// One seat on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// The index of its name (`player_names.rs`).
    pub name: usize,
    /// Who decides for it.
    pub player: PlayerKind,
}

/// Who may decide for a seat, in the order of the choices: a person, and the characters, the weakest first.
pub const PLAYERS: [PlayerKind; 1 + Skill::OPPONENTS.len()] = [
    PlayerKind::Human,
    PlayerKind::Computer(Skill::First),
    PlayerKind::Computer(Skill::Second),
    PlayerKind::Computer(Skill::Third),
    PlayerKind::Computer(Skill::Fourth),
    PlayerKind::Computer(Skill::Fifth),
    PlayerKind::Computer(Skill::Hard),
];

/// The character that sits at a first table: the weakest.
fn first_character() -> Character {
    Character::ALL[0]
}

/// The character nearest to one that is not taken, rather a weaker than a stronger one; itself when all are.
fn nearest_free(to: Character, taken: &[Character]) -> Character {
    let free = Character::ALL.into_iter().filter(|one| !taken.contains(one));
    free.min_by_key(|one| one.place().abs_diff(to.place())).unwrap_or(to)
}

/// The row that sets who begins.
pub const FIRST: &str = "first";
/// The prefix of a seat's row; the seat's number follows it.
const SEAT: &str = "seat-";

/// The key of a seat's row.
#[must_use]
pub fn seat_group(seat: usize) -> String {
    format!("{SEAT}{seat}")
}

impl SeatMode {
    /// The seats of a first match: one person against two characters next to each other.
    #[must_use]
    pub fn first_seats(self) -> Vec<SeatLine> {
        let Self::Each { least, most } = self else { return Vec::new() };
        let seats = 3_u8.clamp(least, most.max(least));
        let mut taken = Vec::new();
        let mut player = |seat| match seat {
            0 => PlayerKind::Human,
            _ => {
                taken.push(nearest_free(first_character(), &taken));
                PlayerKind::Computer(taken[taken.len() - 1].strength())
            }
        };
        (0..usize::from(seats)).map(|name| SeatLine { name, player: player(name) }).collect()
    }
}

impl SetUpSheet {
    /// Whether another seat may be added.
    #[must_use]
    pub fn may_add_seat(&self) -> bool {
        matches!(self.seat_mode, SeatMode::Each { most, .. } if self.seats.len() < usize::from(most))
    }

    /// Whether a seat may be taken away.
    #[must_use]
    pub fn may_remove_seat(&self) -> bool {
        matches!(self.seat_mode, SeatMode::Each { least, .. } if self.seats.len() > usize::from(least))
    }

    /// Adds a seat for the character that sits at no seat yet and is nearest to the last computer seat's, or to that of a
    /// first table where there is none.
    pub fn add_seat(&mut self) {
        if !self.may_add_seat() {
            return;
        }
        let characters = self.seats.iter().filter_map(|line| Character::of_player(line.player));
        let taken: Vec<Character> = characters.collect();
        let last = taken.last().copied().unwrap_or_else(first_character);
        let player = PlayerKind::Computer(nearest_free(last, &taken).strength());
        let Some(name) = (0..self.name_count()).find(|name| !self.is_taken(*name)) else { return };
        self.seats.push(SeatLine { name, player });
        self.offer_beginners();
    }

    /// Limits the seats to what a level takes, given as the fewest and the most. Missing seats are
    /// added; surplus seats are removed from the end.
    pub(in crate::app) fn seat_between(&mut self, [least, most]: [u8; 2]) {
        if self.seat_mode == SeatMode::TwoSides {
            return;
        }
        self.seat_mode = SeatMode::Each { least, most };
        while self.seats.len() < usize::from(least) && self.may_add_seat() {
            self.add_seat();
        }
        while self.seats.len() > usize::from(most) && self.may_remove_seat() {
            self.remove_seat(self.seats.len() - 1);
        }
    }

    /// Removes a seat. The seat that begins stays the same; the lot decides when it is gone.
    pub fn remove_seat(&mut self, seat: usize) {
        if !self.may_remove_seat() || seat >= self.seats.len() {
            return;
        }
        self.seats.remove(seat);
        if let Some(first) = self.rows.iter_mut().find(|row| row.key == FIRST) {
            first.picked = match first.picked {
                picked if picked == seat + 1 => 0,
                picked if picked > seat + 1 => picked - 1,
                picked => picked,
            };
        }
        self.offer_beginners();
    }

    /// Fills the row of who begins: by lot, or any of the seats.
    pub(in crate::app) fn offer_beginners(&mut self) {
        let seats = (1..=self.seats.len()).map(|seat| seat.to_string());
        let choices = std::iter::once("lot".to_owned()).chain(seats).collect();
        if let Some(first) = self.rows.iter_mut().find(|row| row.key == FIRST) {
            first.choices = choices;
        }
    }

    /// The rows of a table where every seat plays for itself.
    pub(in crate::app) fn rows_of_seats() -> Vec<SetUpSwitch> {
        vec![SetUpSwitch::new(FIRST, &["lot"])]
    }

    /// Gives a seat the next name that no seat has.
    pub(in crate::app) fn rename_line(&mut self, seat: usize) {
        let Some(line) = self.seats.get(seat).copied() else { return };
        let all = self.name_count();
        let others = (1..all).map(|step| (line.name + step) % all);
        let free = others.into_iter().find(|name| !self.is_taken(*name));
        if let (Some(name), Some(line)) = (free, self.seats.get_mut(seat)) {
            line.name = name;
        }
    }

    /// The names of all seats as they are at the table: a person's own, or the computer's.
    #[must_use]
    pub fn seat_names(&self, locale: &Locale) -> Vec<LocalText> {
        let computers = computer_names(&self.seat_plans(locale), locale);
        let own = self.seats.iter().map(|line| self.name(line.name));
        own.zip(computers).map(|(own, computer)| computer.unwrap_or(own)).collect()
    }

    fn is_taken(&self, name: usize) -> bool {
        self.seats.iter().any(|line| line.name == name)
    }

    /// The index of the player picked in a seat's row; `None` for any other row.
    pub(in crate::app) fn picked_player(&self, group: &str) -> Option<usize> {
        let line = self.seats.get(seat_of(group)?)?;
        PLAYERS.iter().position(|player| *player == line.player)
    }

    /// Picks who decides for a seat; does nothing for any other row.
    pub(in crate::app) fn pick_player(&mut self, group: &str, index: usize) {
        let line = seat_of(group).and_then(|seat| self.seats.get_mut(seat));
        if let (Some(line), Some(player)) = (line, PLAYERS.get(index)) {
            line.player = *player;
        }
    }

    /// Who begins: a seat by its number, counted from 1, or by lot.
    pub(in crate::app) fn first_seat(&self, choice: &str) -> First {
        let seat = choice.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        let seat = seat.filter(|seat| usize::from(*seat) < self.seats.len());
        seat.map_or(First::Lot, First::Seat)
    }

    /// The plan of every seat.
    pub(in crate::app) fn seat_plans(&self, locale: &Locale) -> Vec<SeatPlan> {
        let plan = |line: &SeatLine| SeatPlan {
            name: locale.say(&self.name(line.name)),
            player: line.player,
        };
        self.seats.iter().map(plan).collect()
    }
}

fn seat_of(group: &str) -> Option<usize> {
    group.strip_prefix(SEAT)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::levels::LevelList;
    use super::*;

    /// The sheet of a game for two to five.
    fn sheet() -> SetUpSheet {
        let mut sheet = SetUpSheet::default();
        sheet.sit_down(SeatMode::Each { least: 2, most: 5 });
        sheet
    }

    fn plan(sheet: &SetUpSheet) -> crate::app::session::plan::MatchPlan {
        sheet.plan(&LevelList::default(), &Locale::default())
    }

    #[test]
    fn a_first_match_is_one_person_against_the_two_weakest_computers() {
        let [pip, lotte] = [Skill::First, Skill::Second].map(PlayerKind::Computer);
        let players: Vec<_> = plan(&sheet()).seats.iter().map(|seat| seat.player).collect();
        assert_eq!(players, [PlayerKind::Human, pip, lotte]);
        assert_eq!(plan(&sheet()).first, First::Lot);
    }

    #[test]
    fn seats_that_are_added_are_other_characters_each() {
        let mut sheet = sheet();
        (0..2).for_each(|_| sheet.add_seat());
        let added: Vec<_> = sheet.seats[1..].iter().map(|line| line.player).collect();
        let expected = [Skill::First, Skill::Second, Skill::Third, Skill::Fourth];
        assert_eq!(added, expected.map(PlayerKind::Computer));
    }

    #[test]
    fn the_sheet_calls_every_seat_as_the_table_does() {
        let mut sheet = sheet();
        let locale = Locale::default();
        sheet.seats[2].player = sheet.seats[1].player;
        let at_table: Vec<String> = plan(&sheet).seats.into_iter().map(|seat| seat.name).collect();
        let on_sheet: Vec<String> =
            sheet.seat_names(&locale).iter().map(|name| locale.say(name)).collect();
        assert_eq!(on_sheet[1..], at_table[1..]);
        assert_ne!(on_sheet[1], on_sheet[2]);
    }

    #[test]
    fn seats_come_and_go_between_least_and_most() {
        let mut sheet = sheet();
        (0..9).for_each(|_| sheet.add_seat());
        assert_eq!(plan(&sheet).seats.len(), 5);
        assert!(!sheet.may_add_seat());
        (0..9).for_each(|_| sheet.remove_seat(0));
        assert_eq!(plan(&sheet).seats.len(), 2);
        assert!(!sheet.may_remove_seat());
    }

    #[test]
    fn a_level_for_fewer_takes_seats_away_and_one_for_more_adds_them() {
        let mut sheet = sheet();
        (0..2).for_each(|_| sheet.add_seat());
        sheet.pick(FIRST, 5);
        sheet.seat_between([2, 3]);
        assert_eq!((plan(&sheet).seats.len(), plan(&sheet).first), (3, First::Lot));
        assert!(!sheet.may_add_seat() && sheet.may_remove_seat());
        sheet.seat_between([4, 4]);
        assert_eq!(plan(&sheet).seats.len(), 4);
        assert!(!sheet.may_add_seat() && !sheet.may_remove_seat());
        let mut two_sides = SetUpSheet::default();
        two_sides.seat_between([3, 4]);
        assert_eq!(two_sides, SetUpSheet::default(), "where two sides play there are no lines");
    }

    #[test]
    fn any_mix_of_people_and_computers_reaches_the_plan() {
        let mut sheet = sheet();
        sheet.add_seat();
        for (seat, player) in [3, 0, 2, 0].into_iter().enumerate() {
            sheet.pick(&seat_group(seat), player);
            assert_eq!(sheet.picked(&seat_group(seat)), Some(player));
        }
        let players: Vec<_> = plan(&sheet).seats.iter().map(|seat| seat.player).collect();
        assert_eq!(players, [3, 0, 2, 0].map(|player: usize| PLAYERS[player]));
        (0..4).for_each(|seat| sheet.pick(&seat_group(seat), 6));
        let watched = plan(&sheet);
        assert!(watched.seats.iter().all(|seat| seat.player == PlayerKind::Computer(Skill::Hard)));
    }

    #[test]
    fn who_begins_stays_who_begins_when_somebody_leaves() {
        let mut sheet = sheet();
        sheet.add_seat();
        sheet.pick(FIRST, 4);
        assert_eq!(plan(&sheet).first, First::Seat(3));
        sheet.remove_seat(1);
        assert_eq!(plan(&sheet).first, First::Seat(2));
        sheet.remove_seat(2);
        assert_eq!(plan(&sheet).first, First::Lot);
    }

    #[test]
    fn no_two_of_five_seats_share_a_name() {
        let mut sheet = sheet();
        (0..2).for_each(|_| sheet.add_seat());
        for turn in 0..60 {
            sheet.rename(turn % 5);
            let mut names: Vec<usize> = sheet.seats.iter().map(|line| line.name).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 5);
        }
    }
}
