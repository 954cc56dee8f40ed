//! The opponents as characters: a face, a name and a line for each of the six strengths.
//!
//! Each has a place from 1, the weakest, to 6. The computer players of earlier versions, which saves may still
//! name, are shown as the character that plays most like them.

use std::collections::BTreeSet;

use crate::ai::Strength;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::theme::Icon;
use crate::app::session::plan::{Mood, PlayerKind, SeatPlan};

/// The sheet of faces.
const FACES: &str = "faces";
/// The cells of the six, the weakest first.
const CELLS: [&str; Strength::OPPONENTS.len()] =
    ["chick", "hare", "squirrel", "fox", "raven", "owl"];

/// How many lines each has for a match won and for one lost.
const LINES: usize = 2;

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character(Strength);

impl Character {
    /// The six, the weakest first.
    pub const ALL: [Self; Strength::OPPONENTS.len()] = [
        Self(Strength::First),
        Self(Strength::Second),
        Self(Strength::Third),
        Self(Strength::Fourth),
        Self(Strength::Fifth),
        Self(Strength::Hard),
    ];

    /// The one that plays with this strength, or most like it.
    #[must_use]
    pub fn of(strength: Strength) -> Self {
        Self(strength.opponent())
    }

    /// The one that decides for a seat; none for a person.
    #[must_use]
    pub fn of_player(player: PlayerKind) -> Option<Self> {
        match player {
            PlayerKind::Computer(strength) => Some(Self::of(strength)),
            PlayerKind::Human => None,
        }
    }

    /// The strength it plays with.
    #[must_use]
    pub fn strength(self) -> Strength {
        self.0
    }

    /// Its index, 0 for the weakest.
    #[must_use]
    pub fn place(self) -> usize {
        Self::ALL.iter().position(|one| *one == self).unwrap_or_default()
    }

    /// The next stronger one, or the next weaker one, if there is one.
    #[must_use]
    pub fn beside(self, stronger: bool) -> Option<Self> {
        let place = self.place();
        let place = if stronger { place + 1 } else { place.checked_sub(1)? };
        Self::ALL.get(place).copied()
    }

    /// Its face as an interface picture.
    #[must_use]
    pub fn face(self, size: u16) -> Icon {
        let (sheet, cell) = self.picture();
        Icon::of(sheet, cell, size)
    }

    /// The sheet and the cell of its face.
    #[must_use]
    pub fn picture(self) -> (&'static str, &'static str) {
        (FACES, CELLS[self.place()])
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> LocalText {
        LocalText::new(format!("switch-opponent-{}", self.0.id()))
    }

    /// Its name if it is the only one or the first of its kind at a table, else its name with a number.
    #[must_use]
    pub fn named(self, number: u32) -> LocalText {
        match number {
            1 => self.name(),
            _ => {
                let name = LocalText::new("character-numbered").with("name", self.name());
                name.with("number", number)
            }
        }
    }

    /// How strong it is: its place among the six.
    #[must_use]
    pub fn level(self) -> LocalText {
        let (place, all) = (self.place() as u32 + 1, Self::ALL.len() as u32);
        LocalText::new("character-level").with("place", place).with("all", all)
    }

    /// The same in fewer words, for a line that tells something else too.
    #[must_use]
    pub fn level_in_short(self) -> LocalText {
        LocalText::new("character-level-in-short").with("place", self.place() as u32 + 1)
    }

    /// What it says after a match that meant this to the only person who played; nothing where it meant nothing. The
    /// match chooses among its lines by a number.
    #[must_use]
    pub fn afterwards(self, mood: Mood, number: usize) -> Option<LocalText> {
        let (how, lines) = match mood {
            Mood::Plain => return None,
            Mood::Won => ("lost", LINES),
            Mood::Lost => ("won", LINES),
            Mood::Even => ("drawn", 1),
        };
        let line = number % lines + 1;
        Some(LocalText::new(format!("character-{}-{how}-{line}", self.0.id())))
    }

    /// Its name, its level, and what it says of itself.
    #[must_use]
    pub fn introduction(self) -> LocalText {
        LocalText::new(format!("character-{}", self.0.id())).with("level", self.level())
    }
}

/// Names every computer after its character; one that has the name of a person or of an earlier seat gets a number.
pub fn name_computers(seats: &mut [SeatPlan], locale: &Locale) {
    for (seat, name) in computer_names(seats, locale).into_iter().enumerate() {
        if let Some(name) = name {
            seats[seat].name = locale.say(&name);
        }
    }
}

/// The names of the computers by seat, of which no two are alike and none is a person's; `None` for a person.
#[must_use]
pub fn computer_names(seats: &[SeatPlan], locale: &Locale) -> Vec<Option<LocalText>> {
    let people = seats.iter().filter(|seat| seat.player == PlayerKind::Human);
    let mut taken: BTreeSet<String> = people.map(|seat| seat.name.clone()).collect();
    let mut name = |seat: &SeatPlan| {
        let PlayerKind::Computer(strength) = seat.player else { return None };
        let character = Character::of(strength);
        // One more than the names that may be taken.
        let mut named = (1..=seats.len() as u32 + 1).map(|number| character.named(number));
        let free = named.find(|name| !taken.contains(&locale.say(name)));
        taken.extend(free.as_ref().map(|name| locale.say(name)));
        Some(free.unwrap_or_default())
    };
    seats.iter().map(&mut name).collect()
}

#[cfg(test)]
mod tests {
    use super::super::levels::tests::shipped;
    use super::*;

    fn seats(players: &[PlayerKind]) -> Vec<SeatPlan> {
        players.iter().map(|player| SeatPlan { name: "Ann".into(), player: *player }).collect()
    }

    #[test]
    fn every_opponent_is_a_character_and_no_two_share_a_face() {
        let strengths = Character::ALL.map(Character::strength);
        assert_eq!(strengths, Strength::OPPONENTS);
        for (place, one) in Character::ALL.into_iter().enumerate() {
            assert_eq!((one.place(), Character::of(one.strength())), (place, one));
            assert_eq!(one.face(44).name, CELLS[place]);
            assert_eq!(one.beside(true).map(Character::place), Some(place + 1).filter(|p| *p < 6));
            assert_eq!(one.beside(false).map(Character::place), place.checked_sub(1));
        }
        let cells: BTreeSet<_> = CELLS.into_iter().collect();
        assert_eq!(cells.len(), CELLS.len());
    }

    #[test]
    fn every_character_has_a_line_for_each_end_of_a_match_in_every_language() {
        for language in ["en", "fr", "it", "de"] {
            let path = format!("assets/locales/{language}/characters.ftl");
            let texts = String::from_utf8(shipped(&path).expect("a text file")).expect("UTF-8");
            let mut known: BTreeSet<&str> =
                texts.lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
            for one in Character::ALL {
                for (mood, number) in [Mood::Won, Mood::Lost, Mood::Even]
                    .into_iter()
                    .flat_map(|mood| (0..2).map(move |number| (mood, number)))
                {
                    let line = one.afterwards(mood, number).expect("a line");
                    assert!(texts.contains(&format!("{} = ", line.key)), "{language}: {line:?}");
                    known.remove(line.key.as_ref());
                }
            }
            assert!(known.is_empty(), "{language}: never said: {known:?}");
        }
        assert_eq!(Character::ALL[0].afterwards(Mood::Plain, 0), None);
    }

    #[test]
    fn a_computer_beside_a_person_of_its_name_gets_a_number() {
        let mut all = seats(&[PlayerKind::Human, PlayerKind::Computer(Strength::Third)]);
        let nico = Character::of(Strength::Third);
        all[0].name = Locale::default().say(&nico.name());
        assert_eq!(computer_names(&all, &Locale::default()), [None, Some(nico.named(2))]);
    }

    #[test]
    fn no_two_computers_at_a_table_share_a_name() {
        let computer = PlayerKind::Computer;
        let (one, other) = (computer(Strength::Second), computer(Strength::Hard));
        let mut all = seats(&[one, PlayerKind::Human, one, other, one]);
        name_computers(&mut all, &Locale::default());
        assert_eq!(all[1].name, "Ann");
        let names: BTreeSet<_> = all.iter().map(|seat| seat.name.clone()).collect();
        assert_eq!(names.len(), all.len(), "{names:?}");
    }
}
