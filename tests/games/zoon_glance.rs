//! What hasty players of Zoon notice: the Emblème that either side knows, steps to and fro, and terrain that hinders no enemy.

use menagerie::ai::ai_game::Question;
use menagerie::ai::thinking::Thinker;
use menagerie::ai::{AiGame, Glance, Observation, Skill, Strength, Thinking};
use menagerie::rules::zoon::{Action, Position, Tables, Zoon};
use menagerie::rules::{Actor, Game, Viewer};

use super::zoon_opponent::{PARAMS, observation, random_match, setup, tables};

/// A match in which seat 1 moves: an enemy Pyrolancier that it knows lies on c5, before its Emblème on c6, and its Doyen on d5.
const BESIEGED: &str = "playing:1 tribes=cendrelins,mousserocs first=lot faces=own-turn quiet=4 \
    0:cendrelins.escarbille#1=x?40,cendrelins.escarbille#2=x?80,cendrelins.escarbille#1@c1?1ff,cendrelins.pyrolancier#1@d1?1ff,\
    cendrelins.braise-mere@e1?1ff,cendrelins.flamboise@f3?1ff,cendrelins.souffle-suie@a2?4,cendrelins.escarbille#2=x?80,\
    cendrelins.pyrolancier#1@c5?10,cendrelins.grand-urodele@d2?1ff,cendrelins.tison-sauteur@b1?1ff,cendrelins.pyrolancier#2@f2?1ff,\
    .,.,.,. trumps0:hand,hand,hand,. \
    1:mousserocs.ours-talus@f6?1ff,mousserocs.galet#2@e6?1ff,mousserocs.spore-veille@d6?4,mousserocs.pierre-racine@c6?100,\
    mousserocs.galet#2@b6?1ff,mousserocs.carapacon#2@a6?1ff,mousserocs.galet#1@f5?1ff,mousserocs.galet#1=x?40,\
    mousserocs.doyen-lichen@d5?1ff,mousserocs.galet#1=x?40,mousserocs.carapacon#1=x?10,mousserocs.granitelle@a5?1ff,\
    .,.,.,. trumps1:hand,hand,hand,.";

fn position(tables: &Tables, text: &str) -> Position {
    Zoon::parse_position(tables, text).unwrap_or_else(|flaw| panic!("{flaw}: {text}"))
}

/// How often, out of 60 times, an opponent chooses one of these actions.
fn chosen(text: &str, skill: Skill, wanted: &[&str]) -> usize {
    let tables = tables();
    let observation = observation(&tables, &position(&tables, text)).expect("a decision");
    let wanted: Vec<Action> =
        wanted.iter().map(|text| Zoon::parse_action(&tables, text).unwrap()).collect();
    let decides = |seed: u64| {
        let thinker = Thinker { skill, params: PARAMS.clone() };
        let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        wanted
            .contains(&Thinking::of(&tables, &observation, thinker, seed).unwrap().decide(&tables))
    };
    (1..=60).filter(|seed| decides(*seed)).count()
}

/// What is noticed of every action.
fn glances(tables: &Tables, position: &Position) -> Vec<(Action, Glance)> {
    let Actor::Seat(seat) = Zoon::actor(tables, position) else { panic!("a seat decides") };
    let mut actions = Vec::new();
    Zoon::actions(tables, position, &mut actions);
    let observation = &Observation::fresh(tables, position, Viewer::Seat(seat));
    let skill = skill(Strength::First);
    let question =
        Question { tables, observation, position, seat, actions: &actions, skill, seed: 1 };
    let seen = Zoon::glances(&question, &PARAMS);
    actions.iter().copied().zip(seen).collect()
}

fn skill(strength: Strength) -> Skill {
    Zoon::skill(strength).expect("an opponent")
}

#[test]
fn even_the_weakest_opponent_attacks_a_known_enemy_before_its_emblem_that_the_enemy_knows() {
    for strength in [Strength::First, Strength::Second, Strength::Third] {
        assert_eq!(chosen(BESIEGED, skill(strength), &["d5-c5"]), 60, "{strength}");
    }
    // It sees nothing else that could be taken; and while the enemy cannot know which card is the Emblème, that is no
    // reason to attack.
    let blind = Skill { misses: 999, dares: 1_000, ..skill(Strength::First) };
    assert_eq!(chosen(BESIEGED, blind, &["d5-c5"]), 60);
    let hidden = BESIEGED.replace("pierre-racine@c6?100", "pierre-racine@c6?1ff");
    assert!(chosen(&hidden, blind, &["d5-c5"]) < 30);
    let unknown = BESIEGED.replace("pyrolancier#1@c5?10", "pyrolancier#1@c5?1ff");
    assert!(chosen(&unknown, blind, &["d5-c5"]) < 30);
}

#[test]
fn a_known_enemy_emblem_in_reach_is_attacked() {
    let text = BESIEGED
        .replace("braise-mere@e1?1ff", "braise-mere@d4?100")
        .replace("pyrolancier#1@c5?10", "pyrolancier#1@a1?10");
    assert_eq!(chosen(&text, skill(Strength::First), &["d5-d4"]), 60);
    let hidden = text.replace("braise-mere@d4?100", "braise-mere@d4?1ff");
    let blind = Skill { misses: 999, dares: 1_000, ..skill(Strength::First) };
    assert!(chosen(&hidden, blind, &["d5-d4"]) < 30);
}

#[test]
fn an_action_that_leaves_the_emblem_to_a_known_enemy_is_seen_to_do_so_if_another_saves_it() {
    let tables = tables();
    let leaves = |text: &str| {
        let seen = glances(&tables, &position(&tables, text)).into_iter();
        seen.filter(|(_, seen)| seen.leaves)
            .map(|(action, _)| Zoon::action_text(&tables, action))
            .collect::<Vec<_>>()
    };
    let left = leaves(BESIEGED);
    assert!(left.contains(&"f5-f4".to_owned()) && !left.contains(&"d5-c5".to_owned()), "{left:?}");
    // The Emblème of the Mousserocs cannot move, and no other card reaches the enemy.
    let lost = BESIEGED.replace("doyen-lichen@d5", "doyen-lichen@d3");
    assert_eq!(leaves(&lost), Vec::<String>::new());
}

#[test]
fn terrain_is_laid_where_an_enemy_could_go_or_beside_the_own_emblem() {
    let tables = tables();
    let text =
        BESIEGED.replace("playing:1", "playing:0").replace("braise-mere@e1", "braise-mere@f1");
    let seen = glances(&tables, &position(&tables, &text));
    let lava = |square: &str| {
        let lay = Zoon::parse_action(&tables, &format!("lay:0.2:{square}")).unwrap();
        let (_, seen) = seen.iter().find(|(action, _)| *action == lay).expect("a legal action");
        !seen.reverts
    };
    assert!(lava("d4") && lava("c4"), "what lies on d5 could go there");
    assert!(lava("e2"), "beside the Emblème");
    assert!(!lava("a1") && !lava("c2"), "in the own rows, far from everything");
}

#[test]
fn a_hasty_player_sees_that_a_card_would_go_back_to_where_it_came_from() {
    let tables = tables();
    let mut compared = 0;
    for (position, action) in random_match(&tables, &setup([0, 1]), 3) {
        let Action::Move { from, to, way } = action else { continue };
        let Some(observation) = observation(&tables, &position) else { continue };
        let Actor::Seat(seat) = Zoon::actor(&tables, &position) else { continue };
        if position.field().turn_state().pending().is_some()
            || position.field().slot_at(to).is_some()
        {
            continue;
        }
        let actions = [action];
        let reverts = |lately: &[Action]| {
            let observation = &observation.clone().after(lately);
            let skill = Zoon::skill(Strength::First).expect("a skill");
            let (tables, position, actions) = (&tables, &position, &actions[..]);
            let question =
                Question { tables, observation, position, seat, actions, skill, seed: 1 };
            Zoon::glances(&question, &PARAMS)[0].reverts
        };
        assert!(!reverts(&[]) && !reverts(&[action]));
        compared += u32::from(reverts(&[Action::Move { from: to, to: from, way }]));
    }
    assert!(compared > 5, "{compared}");
}
