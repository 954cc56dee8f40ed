//! The plan of a match in which a lesson or a puzzle is done.

use super::animal_names::NAMES;
use super::characters::name_computers;
use crate::app::kit::locale::Locale;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::rules::MAX_SEATS;

/// A plan that names the task in its options; the level, the number of seats and the learner's follow from the task's file. The
/// learner is the first of its players.
pub(super) fn plan(game: &str, options: Vec<(String, String)>, locale: &Locale) -> MatchPlan {
    let learner = locale.text(&format!("name-{}", NAMES[0]), &[]);
    let learner = SeatPlan { name: learner, player: PlayerKind::Human };
    let other = SeatPlan { name: String::new(), player: PlayerKind::Computer(Skill::Easy) };
    let mut seats = vec![other; MAX_SEATS];
    seats[0] = learner;
    name_computers(&mut seats, locale);
    MatchPlan {
        game: game.to_owned(),
        level: String::new(),
        options,
        first: First::Lot,
        minutes: None,
        clock: None,
        seats,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kit::locale::tests::speaking;

    #[test]
    fn the_learner_has_a_name_of_a_person_and_every_other_player_that_of_its_character() {
        let names: Vec<String> = plan("ludo", Vec::new(), &speaking("en"))
            .seats
            .into_iter()
            .map(|seat| seat.name)
            .collect();
        assert_eq!(names[..3], ["Otter", "Nico", "Nico 2"]);
    }
}
