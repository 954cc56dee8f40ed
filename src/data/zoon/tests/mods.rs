//! What RON alone can do: a fifth tribe made of effects and trumps that there are.

use super::*;
use crate::rules::zoon::{Effect, Mark, Ranks, Tactic, TrumpKind, Way};

/// A tribe unlike the shipped four: fewer cards, several stars, bent and crossing trajectories, a
/// square reached both ways, four trumps.
const FIFTH: &str = r#"(
    name: "The Marsh Lights", line: "They were never here.", picture: "toad",
    zoons: [
        (id: "wisp", name: "Wisp", rank: Hero, value: 30, cards: [(corners: ["9 *", "* 0"], letter: 'w')],
            grid: ["b...o", ".oo+.", "..@o.", ".....", "....."],
            paths: [[Cross(0, 1), Stop(1, 2)], [Stop(-1, 0), Cross(-2, 1), Stop(-2, 2)]],
            star: Devour),
        (id: "lantern", rank: Emblem, value: 20, cards: [(corners: ["1 1", "1 *"], letter: 'L')],
            star: Peek(count: 9)),
        (id: "moth", rank: Elite, value: 10, cards: [
            (corners: ["3 2", "1 0"], count: 4, letter: '1'), (corners: ["0 1", "2 3"], count: 4, letter: '2'),
        ], grid: ["...", "o@o", ".o."]),
    ],
    trumps: [
        (id: "a", strength: 1, kind: Leap(distance: 3)),
        (id: "b", strength: 1, uses: 9, kind: SeveralMoves(count: 2)),
        (id: "c", strength: 1, kind: Lure(asks: Chief)),
        (id: "d", name: "Fog", picture: "lure-song", strength: 3,
            kind: Gear(on: [Hero, Emblem], unpushable: true)),
    ],
    formations: [(id: "gap", name: "The gap", rows: ["112w..", "1L2221"])],
)"#;

#[test]
fn a_fifth_tribe_needs_only_ron() {
    let board = text("levels/zoon/duel-of-tribes.board.ron");
    let board = board.replace("\"vasards\"", "\"vasards\", \"lights\"");
    let files = shipped()
        .with("assets/zoon/lights.tribe.ron", FIFTH)
        .with("levels/zoon/mod.board.ron", board);
    let level = load(&files, "zoon/mod").unwrap_or_else(|flaws| panic!("{flaws}"));
    let tribe = &level.tribes[4];
    assert_eq!(tribe.name, Label::Words("The Marsh Lights".to_owned()));
    assert_eq!(tribe.zoons[0].name, Label::Words("Wisp".to_owned()));
    assert_eq!(tribe.zoons[1].name, Label::Key("zoon-card-lights-lantern".to_owned()));
    assert_eq!((tribe.picture.as_str(), tribe.trumps[3].picture.as_str()), ("toad", "lure-song"));
    assert_eq!(tribe.formations[0].name, Label::Words("The gap".to_owned()));
    assert!(!tribe.reconstructed);
    let plan = &tribe.plan;
    assert_eq!(plan.zoons[0].star, Some(Effect::Devour));
    assert_eq!(plan.zoons[0].corners[0].0[1..3], [Mark::Star, Mark::Number(0)]);
    let lure = Tactic::Lure { asks: Rank::Chief, singers: Ranks::default() };
    assert_eq!(plan.trumps[2].kind, TrumpKind::Tactic(lure));
    assert_eq!((plan.trumps[0].uses, plan.trumps[1].uses), (0, 9));
    assert_eq!(plan.formations[0].faces[10..], [None, None]);
    assert_eq!(level.tables.cards(4, true), 10);
    assert_eq!(
        ways_of_wisp(&level),
        "c2-a4 b3, c2-b3, c2-c3, c2-e4 d3, c2-d2, c2-d4 c3, c2-b2, c2-a4 b2 a3, c2^a4"
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
