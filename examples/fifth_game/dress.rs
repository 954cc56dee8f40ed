//! Truffle's dress: boar, piglet and truffle stand at the trees that the viewer knows of, and wait
//! in their trays otherwise.

use bevy::prelude::*;
use menagerie::app::locale::LocalText;
use menagerie::app::screens::First;
use menagerie::app::table::{
    Anchor, BoardLook, Dress, LogLine, Mark, PawnSeen, Pawns, PhaseEvents, Playback, Scene, Stages,
    Standing, Step, Whereabouts,
};
use menagerie::data::Files;
use menagerie::rules::{Game, Grid, Side, Spot};

use super::truffle::{self, Decision, Fact, Rounds, TREES, Truffle, Wood};

const SIDES: [Side; 2] = [Side(0), Side(1)];
/// The boar, the piglet that digs, and the truffle that it smells.
const PAWNS: [(Side, &str); 3] = [(SIDES[0], "boar"), (SIDES[1], "piglet"), (SIDES[1], "truffle")];

impl Dress for Truffle {
    fn load(_: &dyn Files, _: &str, _: &[(String, String)]) -> Result<Rounds, String> {
        Ok(Rounds(5))
    }

    fn setup(_: First) {}

    fn board(_: &Rounds) -> BoardLook {
        let grid = Grid { width: TREES, height: 1 };
        BoardLook::new(grid, vec!["land_1".into(); TREES.into()])
    }

    fn stage(_: &Rounds, wood: &Wood) -> Scene {
        let trees = [wood.digs[0], wood.digs[1], wood.truffle];
        let pawns = PAWNS.into_iter().zip(trees).map(|((side, picture), tree)| {
            let place = tree.map_or(Whereabouts::Aside, |tree| Whereabouts::On(Spot::Square(tree)));
            PawnSeen::new(place, side, picture.into(), format!("truffle-{picture}"))
        });
        let to_move = match wood.step {
            truffle::Step::Hide | truffle::Step::Over => None,
            truffle::Step::Boar => Some(SIDES[0]),
            truffle::Step::Nose | truffle::Step::Squeal => Some(SIDES[1]),
        };
        let standing = Standing { to_move, ended: wood.step == truffle::Step::Over };
        Scene { pawns: pawns.collect(), standing }
    }

    fn enact(stages: &mut Stages<'_, Self>) {
        for (phase, _) in Self::TURN {
            stages.enact(*phase, follow);
        }
    }

    fn mark(_: &Rounds, _: &Wood, _: Decision) -> Mark {
        Mark::Dot
    }

    /// To squeal or to hush is no thing on the table, so both are buttons beside it.
    fn anchors(_: &Rounds, wood: &Wood, _: &[Spot]) -> Vec<(Spot, Anchor)> {
        let asked = wood.step == truffle::Step::Squeal;
        let button = |(number, key)| {
            let label = LocalText::new(key);
            (Spot::Button(number), Anchor::Button { label, ends_turn: false })
        };
        let buttons = [(1, "truffle-squeal"), (0, "truffle-hush")].map(button);
        buttons.into_iter().filter(|_| asked).collect()
    }

    fn log_line(_: &Rounds, fact: &Fact) -> Option<LogLine> {
        let (side, key) = match fact {
            Fact::Hidden(Some(_)) => (Some(SIDES[1]), "truffle-log-smelt"),
            Fact::Chosen(seat, Some(_)) => (Some(Side(seat.0)), "truffle-log-chosen"),
            Fact::Met => (None, "truffle-log-met"),
            _ => return None,
        };
        Some(LogLine { side, text: LocalText::new(key) })
    }
}

/// Shows the facts of whichever phase it stands behind.
fn follow(
    facts: Res<PhaseEvents<Truffle>>,
    mut pawns: Pawns,
    mut standing: ResMut<Standing>,
    mut playback: ResMut<Playback>,
) {
    let mut put = |which: usize, tree: Option<u8>| {
        let (side, picture) = PAWNS[which];
        if let (Some(tree), Some(pawn)) = (tree, pawns.beside(side, picture)) {
            let to = Spot::Square(tree);
            pawns.put(pawn, to);
            playback.push(Step::Slide { pawn, to });
        }
    };
    let mut over = None;
    for fact in facts.iter() {
        match *fact {
            Fact::Hidden(tree) => {
                put(2, tree);
                standing.to_move = Some(SIDES[0]);
            }
            Fact::Chosen(seat, tree) => {
                put(seat.0.into(), tree);
                standing.to_move = Some(SIDES[1]);
            }
            Fact::Dug { truffle, digs: [boar, nose] } => {
                [boar, nose, truffle].into_iter().enumerate().for_each(|(n, t)| put(n, Some(t)));
            }
            Fact::RoundEnded { over: last } => over = Some(last),
            Fact::Met | Fact::Scored(_) => {}
        }
    }
    if let Some(ended) = over {
        pawns.on_board().into_iter().for_each(|pawn| pawns.set_aside(pawn));
        *standing = Standing { to_move: None, ended };
    }
}
