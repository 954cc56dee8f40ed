//! The sentence that tells, the first time it happens, that one's own cards lie face down again after a combat.

use bevy::prelude::*;

use super::{CombatShow, UNSEEN};
use crate::app::games::zoon::FACES;
use crate::app::kit::locale::LocalText;
use crate::app::kit::settings::Settings;
use crate::app::session::plan::MatchPlan;
use crate::app::session::remark::Remark;
use crate::app::table::Seats;
use crate::rules::Side;

/// A combat whose scene has ended, and which does not end the match.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct CombatSeen {
    /// Who attacked, which ends the turn of this side.
    pub(super) attacker: Side,
}

impl CombatShow {
    /// That it was seen to its end; `None` where the match ends with it, or only a card was looked at.
    pub(super) fn seen(&self) -> Option<CombatSeen> {
        let [attacker, _] = self.fighters.as_slice() else { return None };
        (!self.is_last).then_some(CombatSeen { attacker: attacker.side })
    }
}

/// The name under which the settings keep that the sentence was told.
const TOLD: &str = "zoon-covered";

/// Tells a person who plays alone that the own cards were turned over (Z14, Z44), unless they are always shown or
/// never. At a shared screen the curtain between two turns tells it.
pub(super) fn tell_covered(
    mut seen: MessageReader<CombatSeen>,
    (seats, plan): (Res<Seats>, Option<Res<MatchPlan>>),
    mut settings: ResMut<Settings>,
    mut remarks: MessageWriter<Remark>,
) {
    let alone = seats.only_human().map(|seat| Side(seat.0));
    let attacked = seen.read().any(|combat| Some(combat.attacker) == alone);
    let shown = plan.as_ref().and_then(|plan| plan.option(FACES));
    let is_covered = shown.is_none_or(|faces| faces == "own-turn");
    if attacked && is_covered && !settings.has_told(TOLD) {
        settings.keep_told(TOLD);
        let remark = Remark::new("eye", LocalText::new("zoon-covered"));
        remarks.write(Remark { stays: UNSEEN, outlasts_actions: true, ..remark });
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::app::session::plan::{First, PlayerKind, SeatPlan, Skill};

    /// The keys of the remarks after combats of these attackers, with the own cards shown like this.
    fn told(attackers: &[u8], faces: &str) -> usize {
        let mut world = World::new();
        world.init_resource::<Messages<CombatSeen>>();
        world.init_resource::<Messages<Remark>>();
        world.init_resource::<Settings>();
        let players = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
        let seats = players.map(|player| SeatPlan { name: String::new(), player });
        world.insert_resource(Seats(seats.to_vec()));
        world.insert_resource(MatchPlan {
            game: "zoon".into(),
            level: "zoon/first-steps".into(),
            options: vec![(FACES.into(), faces.into())],
            first: First::Lot,
            minutes: None,
            clock: None,
            seats: seats.to_vec(),
        });
        for side in attackers {
            world.write_message(CombatSeen { attacker: Side(*side) });
            world.run_system_once(tell_covered).expect("it runs");
            world.resource_mut::<Messages<CombatSeen>>().clear();
        }
        world.resource::<Messages<Remark>>().len()
    }

    #[test]
    fn the_first_own_attack_tells_that_the_own_cards_lie_face_down_again() {
        assert_eq!(told(&[0], "own-turn"), 1);
        assert_eq!(told(&[0, 0], "own-turn"), 1, "once");
        assert_eq!(
            told(&[1], "own-turn"),
            0,
            "after an attack of the other side the own turn begins"
        );
        assert_eq!(told(&[0], "always"), 0);
        assert_eq!(told(&[0], "one-by-one"), 0);
    }
}
