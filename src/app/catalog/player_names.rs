//! The names that players may have: animals, and after them the names that were written here.
//!
//! The set-up sheet holds a name as its index among both. Deliberately absent: the writing, which is a
//! screen's.

use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::animal_names::NAMES;
use super::seat_mode::SeatMode;
use super::setup_sheet::SetUpSheet;
use crate::app::kit::locale::LocalText;
use crate::app::session::plan::PlayerKind;

/// What begins the word of a written name.
const WRITTEN: char = '~';

impl SetUpSheet {
    /// The number of names to choose from.
    #[must_use]
    pub fn name_count(&self) -> usize {
        NAMES.len() + self.own_names.len()
    }

    /// A name by its index.
    #[must_use]
    pub fn name(&self, index: usize) -> LocalText {
        match index.checked_sub(NAMES.len()).and_then(|own| self.own_names.get(own)) {
            Some(own) => LocalText::new("name-own").with("name", own.as_str()),
            None => LocalText::new(format!("name-{}", NAMES[index % NAMES.len()])),
        }
    }

    /// A name as a word without spaces, commas and equals signs.
    pub(super) fn name_word(&self, index: usize) -> String {
        match index.checked_sub(NAMES.len()).and_then(|own| self.own_names.get(own)) {
            Some(own) => format!("{WRITTEN}{}", utf8_percent_encode(own, NON_ALPHANUMERIC)),
            None => NAMES[index % NAMES.len()].to_owned(),
        }
    }

    /// The index of a name by its word.
    pub(super) fn name_of(&self, word: &str) -> Option<usize> {
        let Some(own) = word.strip_prefix(WRITTEN) else {
            return NAMES.iter().position(|name| *name == word);
        };
        let own = percent_decode_str(own).decode_utf8().ok()?;
        let place = self.own_names.iter().position(|name| *name == own)?;
        Some(NAMES.len() + place)
    }

    /// Gives a written name to the first person who is still named after an animal; the last person has
    /// it when all have written ones.
    pub fn give_name(&mut self, name: &str) {
        let place = self.own_names.iter().position(|known| known == name);
        let place = place.unwrap_or_else(|| {
            self.own_names.push(name.to_owned());
            self.own_names.len() - 1
        });
        let index = NAMES.len() + place;
        let held: Vec<usize> = self.people().into_iter().map(|seat| self.name_at(seat)).collect();
        if held.contains(&index) {
            return;
        }
        let first = held.iter().position(|name| *name < NAMES.len());
        let seat = first.or(held.len().checked_sub(1)).map(|place| self.people()[place]);
        if let Some(seat) = seat {
            self.put_name(seat, index);
        }
    }

    /// Takes a written name from the list; who had it gets the name of an animal.
    pub fn drop_name(&mut self, name: &str) {
        let Some(place) = self.own_names.iter().position(|known| known == name) else { return };
        self.own_names.remove(place);
        let dropped = NAMES.len() + place;
        let seats = match self.seat_mode {
            SeatMode::TwoSides => self.names.len(),
            SeatMode::Each { .. } => self.seats.len(),
        };
        for seat in 0..seats {
            let held = self.name_at(seat);
            if held > dropped {
                self.put_name(seat, held - 1);
            } else if held == dropped {
                let taken: Vec<usize> = (0..seats).map(|seat| self.name_at(seat)).collect();
                let free = (0..NAMES.len()).find(|name| !taken.contains(name));
                self.put_name(seat, free.unwrap_or_default());
            }
        }
    }

    /// The seats of people, whose names can be chosen.
    fn people(&self) -> Vec<usize> {
        match self.seat_mode {
            SeatMode::TwoSides => (0..=usize::from(self.with_friend())).collect(),
            SeatMode::Each { .. } => (0..self.seats.len())
                .filter(|seat| self.seats[*seat].player == PlayerKind::Human)
                .collect(),
        }
    }

    fn name_at(&self, seat: usize) -> usize {
        match self.seat_mode {
            SeatMode::TwoSides => self.names[seat.min(1)],
            SeatMode::Each { .. } => self.seats[seat].name,
        }
    }

    fn put_name(&mut self, seat: usize, name: usize) {
        match self.seat_mode {
            SeatMode::TwoSides => self.names[seat.min(1)] = name,
            SeatMode::Each { .. } => self.seats[seat].name = name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup_sheet::SetUpSheet;
    use super::*;

    fn for_two() -> SetUpSheet {
        let mut sheet = SetUpSheet::default();
        sheet.pick("opponent", 6);
        sheet
    }

    fn for_many() -> SetUpSheet {
        let mut sheet = SetUpSheet::default();
        sheet.sit_down(SeatMode::Each { least: 2, most: 5 });
        sheet.pick("seat-2", 0);
        sheet
    }

    fn names(sheet: &SetUpSheet) -> Vec<String> {
        sheet.people().into_iter().map(|seat| sheet.name_word(sheet.name_at(seat))).collect()
    }

    #[test]
    fn a_written_name_goes_to_the_first_person_who_has_none() {
        for mut sheet in [for_two(), for_many()] {
            let mut told = Vec::new();
            for name in ["Ann", "Ann", "Ben", "Cat"] {
                sheet.give_name(name);
                told.push(names(&sheet)[0].clone() + &names(&sheet)[1]);
            }
            assert_eq!(told[0], told[1]);
            assert!(told[0].starts_with("~Ann") && !told[0].contains("~Ben"), "{told:?}");
            assert_eq!((told[2].as_str(), told[3].as_str()), ("~Ann~Ben", "~Ann~Cat"));
        }
    }

    #[test]
    fn the_computer_gets_no_written_name() {
        let mut sheet = SetUpSheet::default();
        sheet.give_name("Ann");
        sheet.give_name("Ben");
        assert_eq!(sheet.name_word(sheet.names[0]), "~Ben");
        assert!(sheet.names[1] < NAMES.len());
    }

    #[test]
    fn who_had_a_dropped_name_is_an_animal_that_nobody_else_is() {
        for mut sheet in [for_two(), for_many()] {
            sheet.give_name("Ann");
            sheet.give_name("Ben");
            sheet.drop_name("Ann");
            let left = names(&sheet);
            assert_eq!(left[1], "~Ben");
            assert!(NAMES.contains(&left[0].as_str()) && left[0] != left[1], "{left:?}");
            sheet.drop_name("Cat");
            assert_eq!(names(&sheet), left);
        }
    }

    #[test]
    fn written_names_are_chosen_in_turn_after_the_animals() {
        let mut sheet = for_two();
        sheet.own_names = vec!["Ann".into(), "Ben".into()];
        let mut seen = Vec::new();
        for _ in 0..sheet.name_count() - 1 {
            sheet.rename(0);
            seen.push(sheet.name_word(sheet.names[0]));
        }
        assert!(seen.contains(&"~Ann".to_owned()) && seen.contains(&"~Ben".to_owned()), "{seen:?}");
        assert!(!seen.contains(&sheet.name_word(sheet.names[1])), "no two share a name");
    }

    #[test]
    fn any_written_name_is_found_by_its_word() {
        let mut sheet = for_two();
        sheet.own_names = ["a b", "x=1,2", "~", "é\u{1F98A}", "otter"].map(str::to_owned).to_vec();
        for index in 0..sheet.name_count() {
            let word = sheet.name_word(index);
            assert!(!word.contains([' ', '=', ',']), "{word}");
            assert_eq!(sheet.name_of(&word), Some(index), "{word}");
        }
        for word in ["~", "~nobody", "~%FF", "unicorn"] {
            assert_eq!(sheet.name_of(word), None, "{word}");
        }
    }
}
