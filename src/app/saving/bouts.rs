//! How matches of one person against one character ended, read from the list of saves.
//!
//! Deliberately absent: matches of lessons, matches against several characters, and those that keep no result.

use super::notes;
use super::shelved::Shelved;
use crate::app::catalog::characters::Character;
use crate::app::catalog::suggestion::Bout;
use crate::app::kit::settings::tally::Ending;
use crate::app::session::plan::PlayerKind;
use crate::data::lessons;
use crate::saves::Head;

/// The matches of a game on the list, the oldest first.
#[must_use]
pub fn of_game(shelved: &Shelved, game: &str) -> Vec<Bout> {
    let found = shelved.list.iter().rev().filter_map(|listed| listed.found.as_ref().ok());
    found.map(|found| &found.save).filter(|head| head.game == game).filter_map(bout).collect()
}

fn bout(head: &Head) -> Option<Bout> {
    let winners = notes::winners(head).filter(|_| head.over)?;
    if head.options.iter().any(|(key, _)| key == lessons::OPTION) {
        return None;
    }
    let players = notes::seats_told(head).0;
    let mut people = (0..players.len()).filter(|seat| players[*seat].player == PlayerKind::Human);
    let (person, None) = (people.next()?, people.next()) else { return None };
    let mut characters = players.iter().filter_map(|seat| Character::of_player(seat.player));
    let against = characters.next()?;
    let ending = match winners.as_slice() {
        [] => Ending::Drawn,
        winners if winners.contains(&person) => Ending::Won,
        _ => Ending::Lost,
    };
    characters.all(|other| other == against).then_some(Bout { against, ending })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{blank, name, two_people};
    use super::*;
    use crate::saves::{Found, Generation, Listed};

    fn found(save: Head) -> Found<Head> {
        Found { save, generation: Generation::Last, trouble: None }
    }

    /// A list of saves, the newest first: who played, and the ranks.
    fn shelved(saves: &[([&str; 2], &str)]) -> Shelved {
        let listed = |(players, ranks): &([&str; 2], &str)| {
            let mut save = blank(&two_people("ludo"));
            save.players = players.map(str::to_owned).to_vec();
            let numbers: Vec<u8> = ranks.split(' ').filter_map(|word| word.parse().ok()).collect();
            save.record.result = Some(("den".into(), numbers)).filter(|(_, all)| !all.is_empty());
            save.table.extend(notes::ranks(&save.record));
            Listed { name: name(), found: Ok(found(save.head())) }
        };
        Shelved { list: saves.iter().map(listed).collect(), ..Shelved::default() }
    }

    #[test]
    fn only_finished_matches_of_one_person_against_one_character_count_the_oldest_first() {
        let list = shelved(&[
            (["human", "computer-second"], "0 1"),
            (["human", "computer-second"], ""),
            (["human", "human"], "0 1"),
            (["computer-hard", "computer-hard"], "0 1"),
            (["computer-hard", "human"], "0 1"),
            (["human", "computer-medium"], "0 0"),
        ]);
        let [lotte, corvin, athena] = [1, 4, 5].map(|place| Character::ALL[place]);
        let expected = [
            Bout { against: corvin, ending: Ending::Drawn },
            Bout { against: athena, ending: Ending::Lost },
            Bout { against: lotte, ending: Ending::Won },
        ];
        assert_eq!(of_game(&list, "ludo"), expected);
        assert_eq!(of_game(&list, "acorns"), []);
    }

    #[test]
    fn lessons_are_no_matches_for_the_suggestion() {
        let mut list = shelved(&[(["human", "computer-second"], "0 1")]);
        let Ok(found) = &mut list.list[0].found else { panic!("a save") };
        found.save.options.push((lessons::OPTION.to_owned(), "ludo/one".to_owned()));
        assert_eq!(of_game(&list, "ludo"), []);
    }
}
