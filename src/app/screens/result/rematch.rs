//! A rematch: against the same players, or against computers a step weaker or stronger.
//!
//! Deliberately absent: beginning it, which the table does.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::app::catalog::characters::{Character, name_computers};
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::session::plan::{MatchPlan, Mood, PlayerKind, SeatPlan};
use crate::app::table::ReplayRequest;

/// A rematch against other characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rematch {
    Harder,
    Easier,
}

impl Rematch {
    /// The one to offer after a match of these seats: who has lost is offered an easier one. `None`
    /// if it brings no character that did not sit there, or no person plays against a computer.
    pub(super) fn for_mood(mood: Mood, seats: &[SeatPlan]) -> Option<Self> {
        let offered = if mood == Mood::Lost { Self::Easier } else { Self::Harder };
        let sits = |player| seats.iter().any(|seat| seat.player == player);
        let fresh = offered.players(seats).iter().any(|seat| !sits(seat.player));
        (sits(PlayerKind::Human) && fresh).then_some(offered)
    }

    pub(super) fn label(self, who: Option<Character>) -> LocalText {
        let (named, several) = match self {
            Self::Harder => ("result-harder-named", "result-harder"),
            Self::Easier => ("result-easier-named", "result-easier"),
        };
        match who {
            Some(character) => LocalText::new(named).with("name", character.name()),
            None => LocalText::new(several),
        }
    }

    /// The same players with every computer one character stronger or weaker, where there is one.
    pub(super) fn players(self, seats: &[SeatPlan]) -> Vec<SeatPlan> {
        let mut others = seats.to_vec();
        for seat in &mut others {
            if let PlayerKind::Computer(now) = seat.player
                && let Some(next) = Character::of(now).beside(self == Self::Harder)
            {
                seat.player = PlayerKind::Computer(next.strength());
            }
        }
        others
    }
}

/// The rematch that the button asks for takes its players from the plan.
pub(super) fn ask_for(
    rematch: Rematch,
) -> impl Fn(On<Activate>, Option<ResMut<MatchPlan>>, Res<Locale>) {
    move |_, plan, locale| {
        if let Some(mut plan) = plan {
            plan.seats = rematch.players(&plan.seats);
            name_computers(&mut plan.seats, &locale);
        }
    }
}

/// A rematch is no part of the replay from which it is asked for.
pub(super) fn leave_replay(_: On<Activate>, mut requests: MessageWriter<ReplayRequest>) {
    requests.write(ReplayRequest::Leave);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::plan::Skill;

    #[test]
    fn who_has_lost_is_offered_the_next_weaker_computer_and_others_the_next_stronger() {
        let seats = |players: [PlayerKind; 2]| {
            players.map(|player| SeatPlan { name: "Ann".into(), player }).to_vec()
        };
        let against = |mood, player| {
            let seats = seats([PlayerKind::Human, player]);
            Rematch::for_mood(mood, &seats).map(|rematch| rematch.players(&seats)[1].player)
        };
        let all = Skill::OPPONENTS.map(PlayerKind::Computer);
        for (place, player) in all.into_iter().enumerate() {
            let (weaker, stronger) = (place.checked_sub(1), all.get(place + 1));
            for mood in [Mood::Won, Mood::Even, Mood::Plain] {
                assert_eq!(against(mood, player), stronger.copied());
            }
            assert_eq!(against(Mood::Lost, player), weaker.map(|weaker| all[weaker]));
        }
        let easy = PlayerKind::Computer(Skill::Easy);
        let hard = Some(PlayerKind::Computer(Skill::Hard));
        assert!(against(Mood::Won, easy).is_some() && against(Mood::Won, easy) != hard);
        assert_eq!(against(Mood::Won, PlayerKind::Human), None);
        assert_eq!(Rematch::for_mood(Mood::Plain, &seats([easy; 2])), None, "all are computers");
    }

    #[test]
    fn no_rematch_is_offered_against_characters_that_sat_there_already() {
        let offered = |mood, others: &[Skill]| {
            let seat = |player| SeatPlan { name: "Ann".into(), player };
            let computers = others.iter().map(|skill| seat(PlayerKind::Computer(*skill)));
            let seats: Vec<_> = std::iter::once(seat(PlayerKind::Human)).chain(computers).collect();
            Rematch::for_mood(mood, &seats)
        };
        let [first, second, third, .., fifth, last] = Skill::OPPONENTS;
        assert_eq!(offered(Mood::Lost, &[first, second]), None, "two of the first");
        assert_eq!(offered(Mood::Won, &[last, fifth]), None, "two of the last");
        assert_eq!(offered(Mood::Lost, &[second, third]), Some(Rematch::Easier));
        assert_eq!(offered(Mood::Won, &[first, second, third]), Some(Rematch::Harder));
    }
}
