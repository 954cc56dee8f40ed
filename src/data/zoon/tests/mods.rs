//! What RON alone can do: a fifth tribe made of existing effects and trumps.

use super::*;
use crate::rules::zoon::{Effect, Mark, Ranks, Tactic, TrumpKind, Way};

/// A tribe unlike the shipped four; the laws are checked with it too.
const FIFTH: &str = include_str!("../../../../tests/tribes/marsh-lights.tribe.ron");

#[test]
fn a_fifth_tribe_needs_only_ron() {
    let board = text("levels/zoon/duel-of-tribes.board.ron");
    let board = board.replace("\"vasards\"", "\"vasards\", \"marsh-lights\"");
    let files = shipped()
        .with("assets/zoon/marsh-lights.tribe.ron", FIFTH)
        .with("levels/zoon/mod.board.ron", board);
    let level = load(&files, "zoon/mod").unwrap_or_else(|flaws| panic!("{flaws}"));
    let tribe = &level.tribes[4];
    assert_eq!(tribe.name, Label::Words("The Marsh Lights".to_owned()));
    assert_eq!(tribe.zoons[0].name, Label::Words("Wisp".to_owned()));
    assert_eq!(tribe.zoons[1].name, Label::Key("zoon-card-marsh-lights-lantern".to_owned()));
    assert_eq!((tribe.picture.as_str(), tribe.trumps[3].picture.as_str()), ("toad", "lure-song"));
    assert_eq!(tribe.formations[0].name, Label::Words("The gap".to_owned()));
    assert!(!tribe.reconstructed);
    let plan = &tribe.plan;
    assert_eq!(plan.zoons[0].star, Some(Effect::Devour));
    assert_eq!(plan.zoons[0].corners[0].0[1..3], [Mark::Star, Mark::Number(0)]);
    let lure = Tactic::Lure { asks: Rank::Soldier, singers: Ranks::default() };
    assert_eq!(plan.trumps[2].kind, TrumpKind::Tactic(lure));
    assert_eq!((plan.trumps[0].uses, plan.trumps[1].uses), (0, 9));
    assert_eq!(plan.formations[0].faces[10..], [None, None]);
    assert_eq!(level.tables.cards(4, true), 10);
    assert_eq!(
        ways_of_wisp(&level),
        "c2-b3, c2-a4 b3, c2-c3, c2-e4 d3, c2-d2, c2-d4 c3, c2-b2, c2-a4 b2 a3, c2^a4"
    );
}

/// The wisp's steps from c2, each with the squares it goes through.
fn ways_of_wisp(level: &Level) -> String {
    let (grid, tables) = (level.plan.grid, &level.tables);
    let wisp = tables.tribes()[4].kinds().next().unwrap();
    assert_eq!(tables.face(wisp).id, "wisp");
    let steps = tables.steps(wisp, SEATS[0], grid.square("c2").unwrap()).iter().map(|step| {
        let way = if step.way == Way::Path { '-' } else { '^' };
        let through = grid.squares().filter(|square| step.through & square.bit() != 0);
        let through: String = through.map(|square| format!(" {}", grid.name(square))).collect();
        format!("c2{way}{}{through}", grid.name(step.to))
    });
    steps.collect::<Vec<_>>().join(", ")
}
