//! What a hasty player notices of an action without working anything out.
//!
//! A player that slips does not play just anything: it takes what it sees to be free, leaves no piece where it sees
//! that it could be taken, and does not go to and fro. What it overlooks, its strength says in numbers
//! ([`crate::ai::Skill::misses`] and those after it). Deliberately absent: any look beyond the enemy's next action.

use crate::ai::ai_game::{AiGame, Question};
use crate::rules::Dice;
use crate::rules::dice::SmallDice;
use crate::rules::hashing::mix;

/// Separates these dice from those that decide between equal actions.
const DOMAIN: u64 = 0x474C_414E_4345;

/// What an action looks like at a glance.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Glance {
    /// It takes or wins something, and nothing worth more is lost for it.
    pub gains: bool,
    /// It wins at once, or takes what stands before the own den or the like: even the weakest player sees that.
    pub presses: bool,
    /// The enemy's next action can take what acts for less than it is worth.
    pub risks: bool,
    /// The enemy's next action can take another piece, which stays where it stands.
    pub leaves: bool,
    /// It undoes what its seat did not long ago, and neither gains nor saves anything; or it leads nowhere.
    pub reverts: bool,
}

impl Glance {
    /// It wins.
    pub const WINS: Self =
        Self { gains: true, presses: true, risks: false, leaves: false, reverts: false };
}

/// The actions that a hasty player chooses among: what it sees to be free, else what it does not see to be wrong.
pub(super) fn noticed<G: AiGame>(
    question: &Question<'_, G>,
    params: &G::EvalParams,
) -> Vec<G::Action> {
    let skill = question.skill;
    let mut dice = SmallDice::new(mix(question.seed ^ DOMAIN));
    let mut happens = |often: i32| (dice.below(1000) as i32) < often;
    // What stays where it stands is in the same danger before most actions. Drawn for each of them, it would be
    // overlooked in one of them nearly always.
    let forgets = happens(skill.dares);
    let [mut pressing, mut free, mut sound, mut safe] = [const { Vec::new() }; 4];
    for (action, seen) in question.actions.iter().zip(G::glances(question, params)) {
        let [misses, dares, wanders] = [skill.misses, skill.dares, skill.wanders].map(&mut happens);
        if seen.presses && skill.misses < 1_000 {
            pressing.push(*action);
        }
        if seen.gains && !misses {
            free.push(*action);
        }
        if (dares || !seen.risks) && (forgets || !seen.leaves) {
            safe.push(*action);
            if wanders || !seen.reverts {
                sound.push(*action);
            }
        }
    }
    [pressing, free, sound, safe, question.actions.to_vec()]
        .into_iter()
        .find(|list| !list.is_empty())
        .unwrap_or_default()
}
