//! Which character suits a person, from how matches against the characters ended.
//!
//! A rating in whole numbers moves towards the characters that are beaten: a step between two of them counts as
//! `STEP`, about three matches in four. The same matches give the same suggestion everywhere. Deliberately absent:
//! where the matches are kept; nothing is kept of the rating itself.

use super::characters::Character;
use crate::app::kit::locale::LocalText;
use crate::app::kit::settings::tally::Ending;

/// A step between two characters.
const STEP: i32 = 200;
/// How far a match that was as likely won as lost moves the rating, twice over: the first ones, and later ones.
const MOVES: [i32; 2] = [220, 120];
/// How many matches are first ones.
const FIRST: usize = 4;
/// The least and the most share of matches, in thousandths, that any difference of ratings lets expect.
const LEAST: i32 = 40;
/// The most matches that count, the last ones.
const MOST: usize = 30;
/// The most matches that the reason counts.
const TOLD: usize = 5;

/// A finished match of one person against one character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bout {
    /// Who was played against.
    pub against: Character,
    /// How it ended for the person.
    pub ending: Ending,
}

/// The character that suits a person, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// Who is suggested.
    pub character: Character,
    /// Who was played against last.
    against: Character,
    /// How many of the last matches against that character were won.
    won: u32,
    /// How many they were.
    played: u32,
}

impl Suggestion {
    /// The suggestion after these matches, the oldest first; `None` without any.
    #[must_use]
    pub fn after(bouts: &[Bout]) -> Option<Self> {
        let against = bouts.last()?.against;
        let told = bouts.iter().rev().filter(|bout| bout.against == against).take(TOLD);
        let (mut won, mut played) = (0, 0);
        for bout in told {
            won += u32::from(bout.ending == Ending::Won);
            played += 1;
        }
        let place = (rating(bouts) + STEP / 2).div_euclid(STEP);
        let strongest = Character::ALL.len() - 1;
        let place = usize::try_from(place).unwrap_or_default().min(strongest);
        Some(Self { character: Character::ALL[place], against, won, played })
    }

    /// The longest words of suggestions that name this character.
    #[must_use]
    pub fn longest(character: Character) -> LocalText {
        let most = TOLD as u32;
        Self { character, against: character, won: most, played: most }.told()
    }

    /// The suggestion with its reason, in words.
    #[must_use]
    pub fn told(&self) -> LocalText {
        LocalText::new("character-suggested")
            .with("name", self.character.name())
            .with("other", self.against.name())
            .with("won", self.won)
            .with("played", self.played)
    }
}

/// The rating of a character.
fn rated(character: Character) -> i32 {
    i32::try_from(character.place()).unwrap_or_default() * STEP
}

/// The rating of a person after these matches; at first that of the first opponent.
fn rating(bouts: &[Bout]) -> i32 {
    let bouts = &bouts[bouts.len().saturating_sub(MOST)..];
    let mut rating = bouts.first().map_or(0, |bout| rated(bout.against));
    for (number, bout) in bouts.iter().enumerate() {
        let lead = rating - rated(bout.against);
        // 750 in 1,000 for a lead of a step.
        let expected = (500 + lead * 250 / STEP).clamp(LEAST, 1_000 - LEAST);
        let got = match bout.ending {
            Ending::Won => 1_000,
            Ending::Lost => 0,
            Ending::Drawn | Ending::Shared => 500,
        };
        rating += (got - expected) * MOVES[usize::from(number >= FIRST)] / 1_000;
    }
    rating
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bouts(against: usize, endings: &str) -> Vec<Bout> {
        let ending = |letter| match letter {
            'w' => Ending::Won,
            'l' => Ending::Lost,
            _ => Ending::Drawn,
        };
        let against = Character::ALL[against];
        endings.chars().map(|letter| Bout { against, ending: ending(letter) }).collect()
    }

    fn suggested(bouts: &[Bout]) -> usize {
        Suggestion::after(bouts).expect("a suggestion").character.place()
    }

    #[test]
    fn without_matches_nothing_is_suggested() {
        assert_eq!(Suggestion::after(&[]), None);
    }

    #[test]
    fn the_first_match_already_moves_the_suggestion_by_one_step() {
        let after = |against, ending| suggested(&bouts(against, ending));
        assert_eq!([after(2, "w"), after(2, "d"), after(2, "l")], [3, 2, 1]);
        assert_eq!([after(0, "l"), after(5, "w")], [0, 5], "there is none beyond");
    }

    #[test]
    fn even_results_suggest_the_same_character_again_and_a_row_of_them_a_far_one() {
        for against in 0..6 {
            assert_eq!(suggested(&bouts(against, "wlwlwlwl")), against);
            assert_eq!(suggested(&bouts(against, "dddddd")), against);
        }
        assert!(suggested(&bouts(1, "wwwww")) >= 3);
        assert!(suggested(&bouts(4, "lllll")) <= 2);
    }

    #[test]
    fn one_more_win_never_suggests_a_weaker_one_and_one_more_loss_never_a_stronger() {
        for pattern in 0..3_u32.pow(6) {
            let letter = |place: u32| ["w", "d", "l"][(pattern / 3_u32.pow(place) % 3) as usize];
            let before = bouts(2, &(0..6).map(letter).collect::<String>());
            for against in 0..6 {
                let with = |ending| suggested(&[before.clone(), bouts(against, ending)].concat());
                let now = suggested(&before);
                assert!(with("w") >= now && with("l") <= now, "{before:?} and {against}");
            }
        }
    }

    #[test]
    fn the_reason_counts_the_last_matches_against_the_last_opponent() {
        let all = [bouts(1, "ww"), bouts(3, "l"), bouts(1, "lww")].concat();
        let suggestion = Suggestion::after(&all).expect("a suggestion");
        assert_eq!((suggestion.against.place(), suggestion.won, suggestion.played), (1, 4, 5));
    }
}
